// SPDX-License-Identifier: GPL-3.0-or-later
#include "packer/files/kept_attributes.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/xattr.h>
#endif

#include <cerrno>
#include <string>

namespace castwright::packer {

namespace {

std::unexpected<WriteError> notReplaceable(std::errc reason) {
    return std::unexpected{WriteError{WriteStep::CheckFile, std::make_error_code(reason)}};
}

std::unexpected<WriteError> notReplaceable() {
    return std::unexpected{WriteError{WriteStep::CheckFile, {errno, std::generic_category()}}};
}

#ifdef __linux__
/// Access lists among others; those that only the system may set stay behind.
void copyExtendedAttributes(int descriptor, const std::filesystem::path& oldFile) {
    const ssize_t listBytes = ::listxattr(oldFile.c_str(), nullptr, 0);
    if (listBytes <= 0)
        return;
    std::string names(static_cast<std::size_t>(listBytes), '\0');
    const ssize_t got = ::listxattr(oldFile.c_str(), names.data(), names.size());
    names.resize(got > 0 ? static_cast<std::size_t>(got) : 0);
    for (std::size_t at = 0; at < names.size();) {
        const std::string name = names.c_str() + at;
        at += name.size() + 1;
        const ssize_t size = ::getxattr(oldFile.c_str(), name.c_str(), nullptr, 0);
        if (size < 0)
            continue;
        std::string value(static_cast<std::size_t>(size), '\0');
        if (::getxattr(oldFile.c_str(), name.c_str(), value.data(), value.size()) == size)
            static_cast<void>(::fsetxattr(descriptor, name.c_str(), value.data(), value.size(), 0));
    }
}
#endif

}  // namespace

WriteResult<void> checkReplaceable(const std::filesystem::path& target) {
    struct stat status{};
    if (::stat(target.c_str(), &status) != 0) {
        if (errno == ENOENT)
            return {};
        return notReplaceable();
    }
    if (S_ISDIR(status.st_mode))
        return notReplaceable(std::errc::is_a_directory);
    if (!S_ISREG(status.st_mode))
        return notReplaceable(std::errc::invalid_argument);
    if (::faccessat(AT_FDCWD, target.c_str(), W_OK, AT_EACCESS) != 0)
        return notReplaceable();
    // For an administrator every file can be written to.
    if ((status.st_mode & 0222U) == 0)
        return notReplaceable(std::errc::permission_denied);
    return {};
}

void keepAttributes(int descriptor, const std::filesystem::path& oldFile) {
    struct stat status{};
    if (::stat(oldFile.c_str(), &status) != 0)
        return;
    mode_t mode = status.st_mode & 07777U;
    // Another user's file in a shared folder becomes ours; the group is kept where we belong to it.
    if (::fchown(descriptor, status.st_uid, status.st_gid) != 0
        && ::fchown(descriptor, static_cast<uid_t>(-1), status.st_gid) != 0)
        mode &= 01777U;
#ifdef __linux__
    copyExtendedAttributes(descriptor, oldFile);
#endif
    // A file system without permissions says no; the bytes matter more.
    static_cast<void>(::fchmod(descriptor, mode));
}

}  // namespace castwright::packer
