// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/document/atomic_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <string>
#include <utility>

namespace castwright::gui {

namespace fs = std::filesystem;

namespace {

/// No extension that the game reads, hidden, and recognisable after a crash.
constexpr std::string_view kTemporaryPrefix = ".castwright-save-";
constexpr int kMaximumLinks = 40;

std::error_code lastError() { return {errno, std::generic_category()}; }

std::unexpected<WriteError> failed(WriteStep step, std::error_code reason = lastError()) {
    return std::unexpected{WriteError{step, reason}};
}

class FileDescriptor {
public:
    explicit FileDescriptor(int descriptor = -1) : m_descriptor{descriptor} {}
    FileDescriptor(FileDescriptor&& other) noexcept : m_descriptor{std::exchange(other.m_descriptor, -1)} {}
    FileDescriptor& operator=(FileDescriptor&& other) noexcept {
        std::swap(m_descriptor, other.m_descriptor);
        return *this;
    }
    FileDescriptor(const FileDescriptor&) = delete;
    FileDescriptor& operator=(const FileDescriptor&) = delete;
    ~FileDescriptor() {
        if (m_descriptor >= 0)
            ::close(m_descriptor);
    }

    [[nodiscard]] int get() const { return m_descriptor; }
    [[nodiscard]] bool isOpen() const { return m_descriptor >= 0; }

private:
    int m_descriptor;
};

/// A new file that vanishes again unless it takes another one's place.
///
/// It is locked as long as it is open, so that removeStrayTemporaries can tell it from one that a killed process left.
class TemporaryFile {
public:
    static std::expected<TemporaryFile, std::error_code> create(const fs::path& folder) {
        for (;;) {
            std::string name = (folder / (std::string{kTemporaryPrefix} + "XXXXXX")).string();
            TemporaryFile file;
            file.m_descriptor = FileDescriptor{::mkostemp(name.data(), O_CLOEXEC)};
            if (!file.m_descriptor.isOpen())
                return std::unexpected{lastError()};
            file.m_path = name;
            if (::flock(file.descriptor(), LOCK_EX) != 0)
                return file;  // a file system without locks
            struct stat status{};
            if (::fstat(file.descriptor(), &status) != 0)
                return std::unexpected{lastError()};
            if (status.st_nlink > 0)
                return file;
            // Taken for a stray one before it was locked: try again.
            file.m_path.clear();
        }
    }

    TemporaryFile(TemporaryFile&& other) noexcept
        : m_descriptor{std::move(other.m_descriptor)}, m_path{std::exchange(other.m_path, {})} {}
    TemporaryFile& operator=(TemporaryFile&&) = delete;
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    ~TemporaryFile() {
        if (!m_path.empty())
            ::unlink(m_path.c_str());
    }

    [[nodiscard]] int descriptor() const { return m_descriptor.get(); }

    std::error_code replace(const fs::path& target) {
        if (::rename(m_path.c_str(), target.c_str()) != 0)
            return lastError();
        m_path.clear();
        return {};
    }

private:
    TemporaryFile() = default;

    FileDescriptor m_descriptor;
    fs::path m_path;
};

std::error_code writeAll(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t count = ::write(descriptor, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return lastError();
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return {};
}

/// No error when the file holds exactly `bytes`; `io_error` when it does not.
std::error_code compareContent(int descriptor, std::string_view bytes) {
    if (::lseek(descriptor, 0, SEEK_SET) != 0)
        return lastError();
    std::array<char, 65536> buffer{};
    for (;;) {
        const ssize_t count = ::read(descriptor, buffer.data(), buffer.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return lastError();
        const std::string_view piece{buffer.data(), static_cast<std::size_t>(count)};
        if (piece.empty())
            return bytes.empty() ? std::error_code{} : std::make_error_code(std::errc::io_error);
        if (!bytes.starts_with(piece))
            return std::make_error_code(std::errc::io_error);
        bytes.remove_prefix(piece.size());
    }
}

std::error_code flushFolder(const fs::path& folder) {
    const FileDescriptor file{::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)};
    if (!file.isOpen())
        return errno == EACCES ? std::error_code{} : lastError();  // a folder may be written to but not read
    if (::fsync(file.get()) == 0 || errno == EINVAL || errno == ENOTSUP)
        return {};
    return lastError();
}

/// What of the old file the new one is to keep.
struct Ownership {
    mode_t mode = 0;
    uid_t owner = 0;
    gid_t group = 0;
};

std::expected<Ownership, WriteError> ownershipFor(const fs::path& target) {
    struct stat status{};
    if (::stat(target.c_str(), &status) != 0) {
        if (errno != ENOENT)
            return failed(WriteStep::CheckFile);
        const mode_t mask = ::umask(0);
        ::umask(mask);
        return Ownership{static_cast<mode_t>(0666U & ~mask), ::geteuid(), ::getegid()};
    }
    if (!S_ISREG(status.st_mode))
        return failed(WriteStep::CheckFile, std::make_error_code(std::errc::invalid_argument));
    // The second look is for an administrator, for whom every file can be written to.
    if (::faccessat(AT_FDCWD, target.c_str(), W_OK, AT_EACCESS) != 0)
        return failed(WriteStep::CheckFile);
    if ((status.st_mode & 0222U) == 0)
        return failed(WriteStep::CheckFile, std::make_error_code(std::errc::permission_denied));
    return Ownership{static_cast<mode_t>(status.st_mode & 07777U), status.st_uid, status.st_gid};
}

void applyOwnership(int descriptor, Ownership ownership) {
    // Somebody else's file in a shared folder becomes ours; the group is kept where we belong to it.
    if (::fchown(descriptor, ownership.owner, ownership.group) != 0
        && ::fchown(descriptor, static_cast<uid_t>(-1), ownership.group) != 0)
        ownership.mode &= 01777U;
    // A file system without permissions says no; the bytes matter more.
    static_cast<void>(::fchmod(descriptor, ownership.mode));
}

}  // namespace

std::expected<fs::path, std::error_code> followLinks(fs::path path) {
    std::error_code error;
    for (int links = 0; links < kMaximumLinks; ++links) {
        if (!fs::is_symlink(fs::symlink_status(path, error)))
            return path;
        const fs::path target = fs::read_symlink(path, error);
        if (error)
            return std::unexpected{error};
        path = target.is_absolute() ? target : path.parent_path() / target;
    }
    return std::unexpected{std::make_error_code(std::errc::too_many_symbolic_link_levels)};
}

std::expected<void, WriteError> writeFileAtomically(const fs::path& path, std::string_view bytes) {
    std::error_code error;
    const auto target = followLinks(fs::absolute(path, error));
    if (error || !target)
        return failed(WriteStep::ResolvePath, error ? error : target.error());
    const auto ownership = ownershipFor(*target);
    if (!ownership)
        return std::unexpected{ownership.error()};

    auto temporary = TemporaryFile::create(target->parent_path());
    if (!temporary)
        return failed(WriteStep::CreateTemporary, temporary.error());
    if (const auto reason = writeAll(temporary->descriptor(), bytes))
        return failed(WriteStep::WriteBytes, reason);
    applyOwnership(temporary->descriptor(), *ownership);
    if (::fsync(temporary->descriptor()) != 0)
        return failed(WriteStep::Flush);
    if (const auto reason = compareContent(temporary->descriptor(), bytes))
        return failed(WriteStep::Compare, reason);
    if (const auto reason = temporary->replace(*target))
        return failed(WriteStep::ReplaceFile, reason);
    if (const auto reason = flushFolder(target->parent_path()))
        return failed(WriteStep::FlushFolder, reason);
    return {};
}

void removeStrayTemporaries(const fs::path& folder) {
    std::error_code error;
    for (fs::directory_iterator entry{folder, error}, end; !error && entry != end; entry.increment(error)) {
        const std::string name = entry->path().filename().string();
        if (!name.starts_with(kTemporaryPrefix) || name.size() != kTemporaryPrefix.size() + 6)
            continue;
        const FileDescriptor file{::open(entry->path().c_str(), O_RDONLY | O_NOFOLLOW | O_CLOEXEC)};
        if (file.isOpen() && ::flock(file.get(), LOCK_EX | LOCK_NB) == 0)
            ::unlink(entry->path().c_str());
    }
}

}  // namespace castwright::gui
