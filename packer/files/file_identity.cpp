// SPDX-License-Identifier: GPL-3.0-or-later
#include "packer/files/file_identity.h"

#include <sys/stat.h>

namespace castwright::packer {

namespace {

FileIdentity identityFrom(const struct stat& status) {
    return {
        .exists = true,
        .device = static_cast<std::uint64_t>(status.st_dev),
        .inode = static_cast<std::uint64_t>(status.st_ino),
        .size = status.st_size,
        .changedSeconds = status.st_mtim.tv_sec,
        .changedNanoseconds = status.st_mtim.tv_nsec,
    };
}

}  // namespace

FileIdentity identityOf(const std::filesystem::path& path) {
    struct stat status{};
    return ::stat(path.c_str(), &status) == 0 ? identityFrom(status) : FileIdentity{};
}

FileIdentity identityOf(int descriptor) {
    struct stat status{};
    return ::fstat(descriptor, &status) == 0 ? identityFrom(status) : FileIdentity{};
}

}  // namespace castwright::packer
