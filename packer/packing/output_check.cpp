// SPDX-License-Identifier: GPL-3.0-or-later
#include "packer/packing/output_check.h"

#include "packer/files/file_io.h"
#include "packer/files/kept_attributes.h"
#include "packer/files/replacement_file.h"
#include "parser/text/bytes.h"

#include <algorithm>
#include <string>
#include <system_error>

namespace castwright::packer {

namespace fs = std::filesystem;

namespace {

/// The beginning of a file, at most `count` bytes; empty when it cannot be read.
std::string beginningOf(const fs::path& path, std::uint64_t count) {
    const auto file = openForReading(path, Links::Follow);
    const auto size = file ? sizeOf(file->descriptor(), path) : Result<std::uint64_t>{0};
    std::string bytes;
    if (!file || !size || !readAt(file->descriptor(), 0, std::min(*size, count), bytes, path))
        return {};
    return bytes;
}

bool isEmptyOrMissing(const fs::path& path) {
    std::error_code error;
    return !fs::exists(path, error) || fs::file_size(path, error) == 0;
}

/// Ours, or one that another tool made for the engine's build.
bool looksLikeAHeader(const fs::path& path) {
    const std::string bytes = beginningOf(path, 4096);
    return bytes.contains("#define") && bytes.contains("_PAK") && bytes.contains("_MD5");
}

bool isInside(const fs::path& path, const fs::path& folder) {
    std::error_code error;
    const fs::path whole = fs::weakly_canonical(path, error);
    const fs::path root = fs::canonical(folder, error);
    if (error)
        return false;
    return std::ranges::mismatch(root, whole).in1 == root.end();
}

}  // namespace

bool beginsLikeAPak(const fs::path& path) {
    const std::string bytes = beginningOf(path, 4);
    return bytes == "PK\x03\x04" || bytes == "PK\x05\x06";
}

Result<void> checkOutput(const fs::path& target, OutputKind kind, const fs::path& source) {
    const auto file = followLinks(target);
    if (!file)
        return std::unexpected{toPackError(target, file.error())};
    if (auto checked = checkReplaceable(*file); !checked)
        return std::unexpected{toPackError(target, checked.error())};
    const bool isPak = kind == OutputKind::Pak;
    const std::string extension = parser::toAsciiLower(target.extension().string());
    if (extension != (isPak ? ".pk4" : ".h") && isInside(*file, source))
        return unwritable(
            target,
            isPak ? "it lies in the folder that is packed, where only a name that ends in .pk4 is not taken for content"
                  : "it lies in the folder that is packed, where only a name that ends in .h is not taken for content");
    if (!isEmptyOrMissing(*file) && !(isPak ? beginsLikeAPak(*file) : looksLikeAHeader(*file)))
        return unwritable(target, isPak ? "it exists and is not a pak" : "it exists and is not a header of a pak");
    return {};
}

}  // namespace castwright::packer
