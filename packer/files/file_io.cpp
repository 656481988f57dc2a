// SPDX-License-Identifier: GPL-3.0-or-later
#include "packer/files/file_io.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cassert>
#include <cerrno>
#include <utility>

namespace castwright::packer {

OpenFile::OpenFile(OpenFile&& other) noexcept : m_descriptor{std::exchange(other.m_descriptor, -1)} {}

OpenFile& OpenFile::operator=(OpenFile&& other) noexcept {
    std::swap(m_descriptor, other.m_descriptor);
    return *this;
}

OpenFile::~OpenFile() {
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

Result<OpenFile> openForReading(const std::filesystem::path& path, Links links) {
    // Without O_NONBLOCK a named pipe would be waited for.
    const int flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | (links == Links::Refuse ? O_NOFOLLOW : 0);
    OpenFile file{::open(path.c_str(), flags)};
    if (!file.isOpen())
        return unreadable(path, errno == ELOOP ? "it is a symbolic link" : systemReason(errno));
    struct stat status{};
    if (::fstat(file.descriptor(), &status) != 0)
        return unreadable(path, systemReason(errno));
    if (S_ISDIR(status.st_mode))
        return unreadable(path, "it is a folder");
    if (!S_ISREG(status.st_mode))
        return unreadable(path, "it is not a regular file");
    return file;
}

Result<std::uint64_t> sizeOf(int descriptor, const std::filesystem::path& path) {
    struct stat status{};
    if (::fstat(descriptor, &status) != 0)
        return unreadable(path, systemReason(errno));
    return static_cast<std::uint64_t>(status.st_size);
}

Result<void> readAt(int descriptor, std::uint64_t offset, std::span<char> into, const std::filesystem::path& path) {
    while (!into.empty()) {
        const ssize_t count = ::pread(descriptor, into.data(), into.size(), static_cast<off_t>(offset));
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return unreadable(path, systemReason(errno));
        if (count == 0)
            return unreadable(path, "it became shorter while it was read");
        offset += static_cast<std::uint64_t>(count);
        into = into.subspan(static_cast<std::size_t>(count));
    }
    return {};
}

Result<void>
readAt(int descriptor, std::uint64_t offset, std::uint64_t count, std::string& into, const std::filesystem::path& path) {
    if (into.size() != count)
        into = uninitialised(static_cast<std::size_t>(count));
    return readAt(descriptor, offset, std::span{into}, path);
}

Result<void> writeAt(int descriptor, std::uint64_t offset, std::string_view bytes, const std::filesystem::path& path) {
    while (!bytes.empty()) {
        const ssize_t count = ::pwrite(descriptor, bytes.data(), bytes.size(), static_cast<off_t>(offset));
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return unwritable(path, count < 0 ? systemReason(errno) : "nothing more can be written");
        offset += static_cast<std::uint64_t>(count);
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return {};
}

Result<void> syncFile(int descriptor, const std::filesystem::path& path) {
    // Some file systems cannot, and say EINVAL; a full disk says so here at the latest.
    if (::fsync(descriptor) != 0 && errno != EINVAL && errno != ENOTSUP)
        return unwritable(path, systemReason(errno));
    return {};
}

Result<void> syncFolder(const std::filesystem::path& folder) {
    const OpenFile open{::open(folder.c_str(), O_RDONLY | O_CLOEXEC | O_DIRECTORY)};
    if (!open.isOpen())
        return unwritable(folder, systemReason(errno));
    return syncFile(open.descriptor(), folder);
}

std::string uninitialised(std::size_t size) {
    std::string bytes;
    bytes.resize_and_overwrite(size, [](char*, std::size_t count) { return count; });
    return bytes;
}

Result<void> FileSource::read(std::uint64_t offset, std::span<char> into) const {
    return readAt(m_file.descriptor(), offset, into, m_path);
}

Result<void> MemorySource::read(std::uint64_t offset, std::span<char> into) const {
    assert(offset + into.size() <= m_bytes.size());
    std::copy_n(m_bytes.data() + offset, into.size(), into.data());
    return {};
}

}  // namespace castwright::packer
