// SPDX-License-Identifier: GPL-3.0-or-later
#include "packer/files/replacement_file.h"

#include "packer/files/kept_attributes.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <format>
#include <random>
#include <string>
#include <utility>

namespace castwright::packer {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kMark = ".castwright-";
constexpr std::string_view kEnding = ".tmp";
constexpr std::size_t kRandomLetters = 8;
constexpr int kMaximumLinks = 40;
constexpr int kAttempts = 100;
constexpr std::size_t kPieceBytes = std::size_t{1} << 20U;

std::error_code lastError() { return {errno, std::generic_category()}; }

std::unexpected<WriteError> failed(WriteStep step, std::error_code reason = lastError()) {
    return std::unexpected{WriteError{step, reason}};
}

fs::path folderOf(const fs::path& target) { return target.has_parent_path() ? target.parent_path() : fs::path{"."}; }

fs::path besideWith(const fs::path& target, std::string_view ending) {
    return folderOf(target) / ("." + target.filename().string() + std::string{kMark} + std::string{ending});
}

fs::path unfinishedPath(const fs::path& target) { return besideWith(target, "unfinished"); }

fs::path randomPath(const fs::path& target) {
    constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz0123456789";
    std::random_device device;
    std::uniform_int_distribution<std::size_t> letter{0, kLetters.size() - 1};
    std::string name;
    for (std::size_t i = 0; i < kRandomLetters; ++i)
        name += kLetters[letter(device)];
    return besideWith(target, name + std::string{kEnding});
}

/// A write beyond the limit of a shell's `ulimit -f` ends the program unless this signal is ignored; then it is an error.
void ignoreFileSizeSignal() {
    static const bool done = [] {
        struct sigaction action{};
        if (::sigaction(SIGXFSZ, nullptr, &action) == 0 && action.sa_handler == SIG_DFL)
            std::signal(SIGXFSZ, SIG_IGN);
        return true;
    }();
    static_cast<void>(done);
}

bool mayBeReached(const std::string& path) { return ::access(path.c_str(), F_OK) == 0; }

std::string descriptorPath(int descriptor) { return std::format("/proc/self/fd/{}", descriptor); }

/// A file without a name, where the file system has such; it can get one by descriptorPath().
OpenFile openWithoutName([[maybe_unused]] const fs::path& folder, [[maybe_unused]] mode_t mode) {
#ifdef O_TMPFILE
    OpenFile file{::open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, mode)};
    if (file.isOpen() && mayBeReached(descriptorPath(file.descriptor())))
        return file;
#endif
    return {};
}

/// Does `path` still name the open file, which was not removed or replaced meanwhile?
bool isNamed(int descriptor, const fs::path& path) {
    struct stat opened{};
    struct stat named{};
    return ::fstat(descriptor, &opened) == 0 && ::lstat(path.c_str(), &named) == 0 && opened.st_ino == named.st_ino
        && opened.st_dev == named.st_dev;
}

bool hasSeveralNames(const fs::path& path) {
    struct stat status{};
    return ::stat(path.c_str(), &status) == 0 && status.st_nlink > 1;
}

std::error_code writeAll(int descriptor, std::uint64_t offset, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t count = ::pwrite(descriptor, bytes.data(), bytes.size(), static_cast<off_t>(offset));
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return lastError();
        if (count == 0)
            return std::make_error_code(std::errc::no_space_on_device);
        offset += static_cast<std::uint64_t>(count);
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return {};
}

/// No error when the file holds exactly `bytes`; `io_error` when it does not.
std::error_code compareContent(int descriptor, std::string_view bytes) {
    std::string piece = uninitialised(std::min(kPieceBytes, bytes.size() + 1));
    for (std::uint64_t offset = 0;;) {
        const ssize_t count = ::pread(descriptor, piece.data(), piece.size(), static_cast<off_t>(offset));
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return lastError();
        const std::string_view got = std::string_view{piece}.substr(0, static_cast<std::size_t>(count));
        if (got.empty())
            return bytes.empty() ? std::error_code{} : std::make_error_code(std::errc::io_error);
        if (!bytes.starts_with(got))
            return std::make_error_code(std::errc::io_error);
        bytes.remove_prefix(got.size());
        offset += got.size();
    }
}

std::error_code flush(int descriptor) {
    // Some file systems cannot, and say EINVAL; a full disk says so here at the latest.
    return ::fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP ? std::error_code{} : lastError();
}

std::error_code flushFolder(const fs::path& folder) {
    const OpenFile open{::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)};
    if (!open.isOpen())
        return errno == EACCES ? std::error_code{} : lastError();  // a folder may be written to but not read
    return flush(open.descriptor());
}

/// Do two files hold the same bytes? False when one cannot be read.
Result<bool> sameBytes(int newer, const fs::path& newerPath, int older) {
    const auto newSize = sizeOf(newer, newerPath);
    const auto oldSize = sizeOf(older, newerPath);
    if (!newSize || !oldSize || *oldSize != *newSize)
        return false;
    std::string oldPiece;
    std::string newPiece;
    for (std::uint64_t offset = 0; offset < *newSize; offset += newPiece.size()) {
        const std::uint64_t count = std::min<std::uint64_t>(kPieceBytes, *newSize - offset);
        if (auto read = readAt(newer, offset, count, newPiece, newerPath); !read)
            return std::unexpected{std::move(read.error())};
        if (!readAt(older, offset, count, oldPiece, newerPath) || oldPiece != newPiece)
            return false;
    }
    return true;
}

}  // namespace

// --- a file in the making ---

WriteResult<ReplacementFile> ReplacementFile::create(const fs::path& target, const std::optional<FileIdentity>& seen) {
    ignoreFileSizeSignal();
    auto real = followLinks(target);
    if (!real)
        return std::unexpected{real.error()};
    if (auto checked = checkReplaceable(*real); !checked)
        return std::unexpected{checked.error()};
    const FileIdentity before = identityOf(*real);
    ReplacementFile file{std::move(*real), before};
    if (seen && *seen != file.m_before)
        return failed(WriteStep::OtherWriter, {});
    removeStrayTemporaries(folderOf(file.m_target));
    if (auto made = file.makeFile(); !made)
        return std::unexpected{made.error()};
    return file;
}

WriteResult<void> ReplacementFile::makeFile() {
    // What replaces a private file is private from its first byte on.
    const mode_t mode = m_before.exists ? 0600 : 0666;
    m_file = openWithoutName(folderOf(m_target), mode);
    if (m_file.isOpen()) {
        static_cast<void>(::flock(descriptor(), LOCK_EX));
        return {};
    }
    for (int attempt = 0; attempt < kAttempts; ++attempt) {
        const fs::path path = randomPath(m_target);
        m_file = OpenFile{::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode)};
        if (!m_file.isOpen() && errno == EEXIST)
            continue;
        if (!m_file.isOpen())
            return failed(WriteStep::CreateTemporary);
        // Another run may have removed it as a stray before it was locked.
        static_cast<void>(::flock(descriptor(), LOCK_EX));
        if (isNamed(descriptor(), path)) {
            m_path = path;
            return {};
        }
    }
    return failed(WriteStep::CreateTemporary, std::make_error_code(std::errc::file_exists));
}

ReplacementFile::ReplacementFile(ReplacementFile&& other) noexcept
    : m_file{std::move(other.m_file)},
      m_path{std::exchange(other.m_path, {})},
      m_target{std::move(other.m_target)},
      m_before{other.m_before} {}

ReplacementFile::~ReplacementFile() {
    if (!m_path.empty())
        ::unlink(m_path.c_str());
}

Result<bool> ReplacementFile::equalsTarget() const {
    if (!m_before.exists)
        return false;
    const auto old = openForReading(m_target, Links::Follow);
    // A target that cannot be read is replaced like any other.
    if (!old)
        return false;
    return sameBytes(descriptor(), m_target, old->descriptor());
}

// --- taking the target's place ---

std::error_code ReplacementFile::nameIt(const fs::path& name) {
    if (!m_path.empty())
        return std::rename(m_path.c_str(), name.c_str()) == 0 ? std::error_code{} : lastError();
    return ::linkat(AT_FDCWD, descriptorPath(descriptor()).c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0
        ? std::error_code{}
        : lastError();
}

WriteResult<FileIdentity> ReplacementFile::commit() {
    if (const auto reason = flush(descriptor()))
        return failed(WriteStep::Flush, reason);
    if (identityOf(m_target) != m_before)
        return failed(WriteStep::OtherWriter, {});
    const bool inPlace = m_before.exists && hasSeveralNames(m_target);
    if (auto placed = inPlace ? copyIntoTarget() : takePlace(); !placed)
        return std::unexpected{placed.error()};
    const FileIdentity now = inPlace ? identityOf(m_target) : identityOf(descriptor());
    ::unlink(unfinishedPath(m_target).c_str());
    if (const auto reason = flushFolder(folderOf(m_target)))
        return failed(WriteStep::FlushFolder, reason);
    return now;
}

WriteResult<void> ReplacementFile::takePlace() {
    if (!m_before.exists)
        return makeNew();
    keepAttributes(descriptor(), m_target);
    for (int attempt = 0; m_path.empty() && attempt < kAttempts; ++attempt) {
        const fs::path path = randomPath(m_target);
        const std::error_code reason = nameIt(path);
        if (!reason)
            m_path = path;
        else if (reason != std::errc::file_exists)
            return failed(WriteStep::ReplaceFile, reason);
    }
    return exchange();
}

/// A link to the target is made only where nothing has the name, so that no other program's new file is lost.
WriteResult<void> ReplacementFile::makeNew() {
    const int linked = m_path.empty()
        ? ::linkat(AT_FDCWD, descriptorPath(descriptor()).c_str(), AT_FDCWD, m_target.c_str(), AT_SYMLINK_FOLLOW)
        : ::link(m_path.c_str(), m_target.c_str());
    if (linked == 0) {
        if (!m_path.empty())
            ::unlink(std::exchange(m_path, {}).c_str());
        return {};
    }
    if (errno == EEXIST)
        return failed(WriteStep::OtherWriter, {});
    // A file system without hard links.
    if (m_path.empty() || std::rename(m_path.c_str(), m_target.c_str()) != 0)
        return failed(WriteStep::ReplaceFile);
    m_path.clear();
    return {};
}

/// The two files change names; then the old one is looked at once more, where no path leads to it for another program.
WriteResult<void> ReplacementFile::exchange() {
#ifdef RENAME_EXCHANGE
    const auto swap = [this] { return ::renameat2(AT_FDCWD, m_path.c_str(), AT_FDCWD, m_target.c_str(), RENAME_EXCHANGE); };
    if (swap() == 0) {
        if (identityOf(m_path) != m_before && swap() == 0)
            return failed(WriteStep::OtherWriter, {});
        ::unlink(std::exchange(m_path, {}).c_str());
        return {};
    }
    if (errno == ENOENT)
        return failed(WriteStep::OtherWriter, {});
#endif
    if (std::rename(m_path.c_str(), m_target.c_str()) != 0)
        return failed(WriteStep::ReplaceFile);
    m_path.clear();
    return {};
}

WriteResult<void> ReplacementFile::copyIntoTarget() {
    const OpenFile old{::open(m_target.c_str(), O_RDWR | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)};
    if (!old.isOpen())
        return failed(WriteStep::ReplaceFile);
    const auto size = sizeOf(descriptor(), m_target);
    if (!size)
        return failed(WriteStep::ReplaceFile, std::make_error_code(std::errc::io_error));
#ifdef FALLOC_FL_KEEP_SIZE
    // The room is there before the old bytes are touched.
    if (*size > 0 && ::fallocate(old.descriptor(), FALLOC_FL_KEEP_SIZE, 0, static_cast<off_t>(*size)) != 0 && errno == ENOSPC)
        return failed(WriteStep::ReplaceFile);
#endif
    const fs::path unfinished = unfinishedPath(m_target);
    ::unlink(unfinished.c_str());
    if (const auto reason = nameIt(unfinished))
        return failed(WriteStep::ReplaceFile, reason);
    m_path.clear();
    if (const auto reason = flushFolder(folderOf(m_target)))
        return failed(WriteStep::ReplaceFile, reason);
    std::string piece;
    for (std::uint64_t offset = 0; offset < *size; offset += piece.size()) {
        if (!readAt(descriptor(), offset, std::min<std::uint64_t>(kPieceBytes, *size - offset), piece, m_target))
            return failed(WriteStep::Torn, std::make_error_code(std::errc::io_error));
        if (const auto reason = writeAll(old.descriptor(), offset, piece))
            return failed(WriteStep::Torn, reason);
    }
    if (::ftruncate(old.descriptor(), static_cast<off_t>(*size)) != 0)
        return failed(WriteStep::Torn);
    if (const auto reason = flush(old.descriptor()))
        return failed(WriteStep::Torn, reason);
    if (!sameBytes(descriptor(), m_target, old.descriptor()).value_or(false))
        return failed(WriteStep::Torn, std::make_error_code(std::errc::io_error));
    return {};
}

// --- whole files, links, leavings ---

WriteResult<FileIdentity>
writeFileAtomically(const fs::path& path, std::string_view bytes, const std::optional<FileIdentity>& seen) {
    auto file = ReplacementFile::create(path, seen);
    if (!file)
        return std::unexpected{file.error()};
    if (const auto reason = writeAll(file->descriptor(), 0, bytes))
        return failed(WriteStep::WriteBytes, reason);
    if (const auto reason = flush(file->descriptor()))
        return failed(WriteStep::Flush, reason);
    if (const auto reason = compareContent(file->descriptor(), bytes))
        return failed(WriteStep::Compare, reason);
    return file->commit();
}

Result<void> replaceFile(const fs::path& target, std::string_view bytes) {
    if (const auto old = openForReading(target, Links::Follow); old && !compareContent(old->descriptor(), bytes))
        return {};
    if (const auto written = writeFileAtomically(target, bytes); !written)
        return std::unexpected{toPackError(target, written.error())};
    return {};
}

WriteResult<fs::path> followLinks(fs::path path) {
    std::error_code error;
    for (int links = 0; links < kMaximumLinks; ++links) {
        if (!fs::is_symlink(fs::symlink_status(path, error)))
            return path;
        const fs::path target = fs::read_symlink(path, error);
        if (error)
            return failed(WriteStep::ResolvePath, error);
        path = target.is_absolute() ? target : path.parent_path() / target;
    }
    return failed(WriteStep::ResolvePath, std::make_error_code(std::errc::too_many_symbolic_link_levels));
}

bool isReplacementName(std::string_view fileName) {
    if (!fileName.starts_with('.') || !fileName.ends_with(kEnding))
        return false;
    fileName.remove_suffix(kEnding.size());
    const std::size_t mark = fileName.rfind(kMark);
    return mark != std::string_view::npos && mark > 0 && fileName.size() == mark + kMark.size() + kRandomLetters;
}

void removeStrayTemporaries(const fs::path& folder) {
    std::error_code error;
    for (fs::directory_iterator entry{folder, error}, end; !error && entry != end; entry.increment(error)) {
        if (!isReplacementName(entry->path().filename().string()))
            continue;
        const OpenFile stray{::open(entry->path().c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)};
        if (stray.isOpen() && ::flock(stray.descriptor(), LOCK_EX | LOCK_NB) == 0)
            ::unlink(entry->path().c_str());
    }
}

}  // namespace castwright::packer
