// SPDX-License-Identifier: GPL-3.0-or-later
#include "packer/archive/extraction.h"

#include "packer/archive/entry_name.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <format>
#include <random>
#include <system_error>

namespace castwright::packer {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kPieceBytes = std::size_t{1} << 18U;

/// A new folder that goes away with all that is in it unless it was put in its place. A lock tells it from what killed runs left.
class FolderInTheMaking {
public:
    static Result<FolderInTheMaking> create(const fs::path& target) {
        const fs::path parent = target.has_parent_path() ? target.parent_path() : fs::path{"."};
        std::error_code error;
        fs::create_directories(parent, error);
        if (error)
            return unwritable(target, error.message());
        const std::string prefix = "." + target.filename().string() + ".castwright-";
        removeStrays(parent, prefix);
        std::random_device device;
        for (int attempt = 0; attempt < 100; ++attempt) {
            const fs::path path = parent / std::format("{}{:08x}.tmp", prefix, device());
            if (fs::create_directory(path, error)) {
                OpenFile lock{::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)};
                if (lock.isOpen() && ::flock(lock.descriptor(), LOCK_EX | LOCK_NB) == 0)
                    return FolderInTheMaking{path, std::move(lock)};
            } else if (error && error != std::errc::file_exists) {
                return unwritable(target, error.message());
            }
        }
        return unwritable(target, "no temporary folder could be made beside it");
    }

    FolderInTheMaking(FolderInTheMaking&& other) noexcept : m_path{std::move(other.m_path)}, m_lock{std::move(other.m_lock)} {
        other.m_path.clear();
    }
    FolderInTheMaking& operator=(FolderInTheMaking&&) = delete;
    ~FolderInTheMaking() {
        std::error_code error;
        if (!m_path.empty())
            fs::remove_all(m_path, error);
    }

    [[nodiscard]] const fs::path& path() const { return m_path; }

    /// rename() replaces an empty folder, and only an empty one.
    Result<void> commit(const fs::path& target) {
        if (std::rename(m_path.c_str(), target.c_str()) != 0)
            return unwritable(target, errno == ENOTEMPTY || errno == EEXIST ? "it is not empty" : systemReason(errno));
        m_path.clear();
        return syncFolder(target.has_parent_path() ? target.parent_path() : fs::path{"."});
    }

private:
    FolderInTheMaking(fs::path path, OpenFile lock) : m_path{std::move(path)}, m_lock{std::move(lock)} {}

    static void removeStrays(const fs::path& parent, std::string_view prefix) {
        std::error_code error;
        for (fs::directory_iterator entry{parent, error}, end; !error && entry != end; entry.increment(error)) {
            const std::string name = entry->path().filename().string();
            if (!name.starts_with(prefix) || !name.ends_with(".tmp"))
                continue;
            const OpenFile stray{::open(entry->path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)};
            std::error_code ignored;
            if (stray.isOpen() && ::flock(stray.descriptor(), LOCK_EX | LOCK_NB) == 0)
                fs::remove_all(entry->path(), ignored);
        }
    }

    fs::path m_path;
    OpenFile m_lock;
};

Result<void> checkTarget(const fs::path& folder) {
    std::error_code error;
    const fs::file_type type = fs::symlink_status(folder, error).type();
    if (type == fs::file_type::not_found)
        return {};
    if (type != fs::file_type::directory)
        return unwritable(folder, "it is not a folder");
    if (!fs::is_empty(folder, error) || error)
        return unwritable(folder, "it is not empty");
    return {};
}

Result<void> extractEntry(const Pak& pak, const PakEntry& entry, const fs::path& folder, const std::atomic<bool>* cancel) {
    const fs::path path = folder / entry.name;
    std::error_code error;
    fs::create_directories(path.parent_path(), error);
    if (error)
        return unwritable(path, error.message());
    auto stream = pak.stream(entry);
    if (!stream)
        return std::unexpected{std::move(stream.error())};
    // The folder is new and ours, so nothing in it can be a link; O_EXCL makes sure of that.
    const OpenFile file{::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0666)};
    if (!file.isOpen())
        return unwritable(path, systemReason(errno));
    std::string piece = uninitialised(kPieceBytes);
    for (std::uint64_t offset = 0;;) {
        if (cancel != nullptr && cancel->load(std::memory_order_relaxed))
            return cancelled();
        const auto count = stream->read(piece);
        if (!count)
            return std::unexpected{count.error()};
        if (*count == 0)
            return {};
        if (auto written = writeAt(file.descriptor(), offset, std::string_view{piece}.substr(0, *count), path); !written)
            return written;
        offset += *count;
    }
}

}  // namespace

Result<ExtractReport> extract(const Pak& pak, const fs::path& givenFolder, const ExtractOptions& options) {
    // "folder/" has no name of its own.
    const fs::path folder = givenFolder.has_filename() ? givenFolder : givenFolder.parent_path();
    if (auto checked = checkTarget(folder); !checked)
        return std::unexpected{std::move(checked.error())};
    for (const PakEntry& entry : pak.entries()) {
        if (const auto problem = extractionProblem(entry.name))
            return refused(pak.path(), std::format("\"{}\" cannot be extracted: {}", printable(entry.name), *problem));
    }
    auto making = FolderInTheMaking::create(folder);
    if (!making)
        return std::unexpected{std::move(making.error())};
    ExtractReport report;
    std::size_t done = 0;
    for (const PakEntry& entry : pak.entries()) {
        if (entry.isFolder) {
            std::error_code error;
            std::filesystem::create_directories(making->path() / entry.name, error);
            if (error)
                return unwritable(folder / entry.name, error.message());
        } else if (auto extracted = extractEntry(pak, entry, making->path(), options.cancel); !extracted) {
            return std::unexpected{std::move(extracted.error())};
        } else {
            ++report.files;
            report.bytes += entry.size;
        }
        if (options.progress)
            options.progress(++done, pak.entries().size());
    }
    if (auto committed = making->commit(folder); !committed)
        return std::unexpected{std::move(committed.error())};
    return report;
}

}  // namespace castwright::packer
