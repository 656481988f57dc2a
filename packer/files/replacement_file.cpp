// SPDX-License-Identifier: GPL-3.0-or-later
#include "packer/files/replacement_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <format>
#include <random>
#include <system_error>

namespace castwright::packer {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kMark = ".castwright-";
constexpr std::string_view kEnding = ".tmp";
constexpr std::size_t kCompareBytes = std::size_t{1} << 20U;

std::string prefixFor(const fs::path& target) { return "." + target.filename().string() + std::string{kMark}; }

/// Where the target really is: what a symbolic link leads to, or the path itself.
Result<fs::path> resolved(const fs::path& target) {
    std::error_code error;
    if (fs::is_symlink(fs::symlink_status(target, error))) {
        fs::path real = fs::canonical(target, error);
        if (error)
            return unwritable(target, "it is a symbolic link that leads nowhere");
        return real;
    }
    return target;
}

fs::path folderOf(const fs::path& target) { return target.has_parent_path() ? target.parent_path() : fs::path{"."}; }

/// Still the file that `path` names, and not removed or replaced meanwhile?
bool isStillThere(int descriptor, const fs::path& path) {
    struct stat opened{};
    struct stat named{};
    return ::fstat(descriptor, &opened) == 0 && ::lstat(path.c_str(), &named) == 0 && opened.st_ino == named.st_ino
        && opened.st_dev == named.st_dev;
}

/// Removes the leavings of killed runs. What cannot be removed stays: it harms nobody.
void removeStrays(const fs::path& target) {
    const std::string prefix = prefixFor(target);
    std::error_code error;
    for (fs::directory_iterator entry{folderOf(target), error}, end; !error && entry != end; entry.increment(error)) {
        const std::string name = entry->path().filename().string();
        if (!name.starts_with(prefix) || !name.ends_with(kEnding))
            continue;
        const OpenFile stray{::open(entry->path().c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)};
        if (stray.isOpen() && ::flock(stray.descriptor(), LOCK_EX | LOCK_NB) == 0)
            ::unlink(entry->path().c_str());
    }
}

std::string randomName() {
    constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz0123456789";
    std::random_device device;
    std::uniform_int_distribution<std::size_t> letter{0, kLetters.size() - 1};
    std::string name;
    for (int i = 0; i < 8; ++i)
        name += kLetters[letter(device)];
    return name;
}

}  // namespace

Result<ReplacementFile> ReplacementFile::create(const fs::path& givenTarget) {
    auto target = resolved(givenTarget);
    if (!target)
        return std::unexpected{std::move(target.error())};
    std::error_code error;
    if (fs::is_directory(*target, error))
        return unwritable(givenTarget, "it is a folder");
    if (!fs::is_directory(folderOf(*target), error))
        return unwritable(givenTarget, std::format("there is no folder \"{}\"", folderOf(*target).string()));
    removeStrays(*target);
    for (int attempt = 0; attempt < 100; ++attempt) {
        const fs::path path = folderOf(*target) / (prefixFor(*target) + randomName() + std::string{kEnding});
        OpenFile file{::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666)};
        if (!file.isOpen() && errno == EEXIST)
            continue;
        if (!file.isOpen())
            return unwritable(givenTarget, systemReason(errno));
        // Another run may have taken it for a stray before it was locked.
        ::flock(file.descriptor(), LOCK_EX);
        if (isStillThere(file.descriptor(), path))
            return ReplacementFile{std::move(file), path, std::move(*target)};
    }
    return unwritable(givenTarget, "no temporary file could be made beside it");
}

ReplacementFile::ReplacementFile(OpenFile file, fs::path path, fs::path target)
    : m_file{std::move(file)}, m_path{std::move(path)}, m_target{std::move(target)}, m_before{identityOf(m_target)} {}

ReplacementFile::Identity ReplacementFile::identityOf(const fs::path& path) {
    struct stat status{};
    if (::stat(path.c_str(), &status) != 0)
        return {};
    return {
        .device = static_cast<std::uint64_t>(status.st_dev),
        .inode = static_cast<std::uint64_t>(status.st_ino),
        .size = static_cast<std::uint64_t>(status.st_size),
        .seconds = status.st_mtim.tv_sec,
        .nanoseconds = status.st_mtim.tv_nsec};
}

ReplacementFile::~ReplacementFile() {
    // A moved-from path is empty.
    if (m_file.isOpen() && !m_path.empty())
        ::unlink(m_path.c_str());
}

Result<bool> ReplacementFile::equalsTarget() const {
    std::error_code error;
    if (!fs::exists(m_target, error))
        return false;
    auto old = openForReading(m_target, Links::Follow);
    // A target that cannot be read is replaced like any other.
    if (!old)
        return false;
    const auto oldSize = sizeOf(old->descriptor(), m_target);
    const auto newSize = sizeOf(descriptor(), m_path);
    if (!oldSize || !newSize || *oldSize != *newSize)
        return false;
    std::string oldPiece;
    std::string newPiece;
    for (std::uint64_t offset = 0; offset < *newSize; offset += newPiece.size()) {
        const std::uint64_t count = std::min<std::uint64_t>(kCompareBytes, *newSize - offset);
        if (auto read = readAt(descriptor(), offset, count, newPiece, m_path); !read)
            return std::unexpected{std::move(read.error())};
        if (!readAt(old->descriptor(), offset, count, oldPiece, m_target) || oldPiece != newPiece)
            return false;
    }
    return true;
}

Result<void> ReplacementFile::commit() {
    if (auto synced = syncFile(descriptor(), m_target); !synced)
        return synced;
    if (identityOf(m_target) != m_before)
        return unwritable(m_target, "somebody else changed it meanwhile");
    if (std::rename(m_path.c_str(), m_target.c_str()) != 0)
        return unwritable(m_target, systemReason(errno));
    m_path.clear();
    return syncFolder(folderOf(m_target));
}

bool isReplacementName(std::string_view fileName) {
    return fileName.starts_with('.') && fileName.contains(kMark) && fileName.ends_with(kEnding);
}

Result<void> replaceFile(const fs::path& target, std::string_view bytes) {
    auto file = ReplacementFile::create(target);
    if (!file)
        return std::unexpected{std::move(file.error())};
    if (auto written = writeAt(file->descriptor(), 0, bytes, target); !written)
        return written;
    const auto equal = file->equalsTarget();
    if (!equal)
        return std::unexpected{equal.error()};
    if (*equal)
        return {};
    return file->commit();
}

}  // namespace castwright::packer
