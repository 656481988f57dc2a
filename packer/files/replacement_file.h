// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packer/files/file_io.h"

namespace castwright::packer {

/// A new version of a file that grows beside it under another name and takes its place at once, or never.
///
/// The name is `.TARGET.castwright-XXXXXX.tmp`, and its writer holds a lock on it. A run that was killed leaves the file but not the
/// lock, and so the next run that replaces the same target knows it for dead and removes it.
class ReplacementFile {
public:
    /// Removes what killed runs left and makes an empty file beside `target`. A target that is a symbolic link is replaced where it
    /// leads to.
    [[nodiscard]] static Result<ReplacementFile> create(const std::filesystem::path& target);

    ReplacementFile(ReplacementFile&& other) noexcept = default;
    ReplacementFile& operator=(ReplacementFile&& other) = delete;
    /// Removes the file when it was not committed.
    ~ReplacementFile();

    [[nodiscard]] int descriptor() const { return m_file.descriptor(); }
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    [[nodiscard]] const std::filesystem::path& target() const { return m_target; }

    /// True when the target exists and holds the very bytes of the new file.
    [[nodiscard]] Result<bool> equalsTarget() const;
    /// Writes everything out and puts the file in the target's place. Somebody else's new target, put there since create(), is not
    /// overwritten: that is an error.
    [[nodiscard]] Result<void> commit();

private:
    /// Which file the target is, if any, and in which state.
    struct Identity {
        std::uint64_t device = 0;
        std::uint64_t inode = 0;
        std::uint64_t size = 0;
        std::int64_t seconds = 0;  ///< of its last change
        std::int64_t nanoseconds = 0;

        bool operator==(const Identity&) const = default;
    };
    [[nodiscard]] static Identity identityOf(const std::filesystem::path& path);

    ReplacementFile(OpenFile file, std::filesystem::path path, std::filesystem::path target);

    OpenFile m_file;
    std::filesystem::path m_path;  ///< empty when committed
    std::filesystem::path m_target;
    Identity m_before;
};

/// True for the names that ReplacementFile gives.
[[nodiscard]] bool isReplacementName(std::string_view fileName);

/// Replaces a small file by `bytes`; when it holds them already, it and its time stay.
[[nodiscard]] Result<void> replaceFile(const std::filesystem::path& target, std::string_view bytes);

}  // namespace castwright::packer
