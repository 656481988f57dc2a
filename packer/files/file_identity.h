// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>

namespace castwright::packer {

/// Which file a path leads to and in which state; tells cheaply whether another program may have written. Equal identities: it has not.
struct FileIdentity {
    bool exists = false;
    std::uint64_t device = 0;
    std::uint64_t inode = 0;
    std::int64_t size = 0;            ///< bytes
    std::int64_t changedSeconds = 0;  ///< of the time of the last change of the bytes
    std::int64_t changedNanoseconds = 0;

    bool operator==(const FileIdentity&) const = default;
};

/// Of the file that a path leads to through symbolic links; `exists` is false when there is none.
[[nodiscard]] FileIdentity identityOf(const std::filesystem::path& path);
/// Of an open file.
[[nodiscard]] FileIdentity identityOf(int descriptor);

}  // namespace castwright::packer
