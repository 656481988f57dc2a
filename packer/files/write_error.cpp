// SPDX-License-Identifier: GPL-3.0-or-later
#include "packer/files/write_error.h"

#include <format>
#include <string>

namespace castwright::packer {

namespace {

std::string reasonOf(const WriteError& error) {
    switch (error.step) {
    case WriteStep::ResolvePath: return std::format("its symbolic link cannot be followed ({})", error.reason.message());
    case WriteStep::CheckFile:
        if (error.reason == std::errc::permission_denied)
            return "it is read-only";
        if (error.reason == std::errc::is_a_directory)
            return "it is a folder";
        if (error.reason == std::errc::invalid_argument)
            return "it is not a plain file";
        return error.reason.message();
    case WriteStep::Compare: return "what arrived on the disk is not what was written";
    case WriteStep::OtherWriter: return "another program changed it meanwhile, and that change is kept";
    case WriteStep::Torn:
        return std::format(
            "writing stopped in the middle ({}); the whole new file is beside it, under a name that ends in \".unfinished\"",
            error.reason.message());
    case WriteStep::FlushFolder:
        return std::format("it is written, but the disk did not confirm it ({})", error.reason.message());
    case WriteStep::CreateTemporary:
    case WriteStep::WriteBytes:
    case WriteStep::Flush:
    case WriteStep::ReplaceFile: break;
    }
    return error.reason.message();
}

}  // namespace

PackError toPackError(const std::filesystem::path& target, const WriteError& error) {
    return unwritable(target, reasonOf(error)).error();
}

}  // namespace castwright::packer
