// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packer/files/file_identity.h"
#include "packer/files/file_io.h"
#include "packer/files/write_error.h"

#include <optional>
#include <string_view>

namespace castwright::packer {

/// A new version of a file that grows beside it and takes its place at once, or never. Saving and packing both write this way.
///
/// - A target that is a symbolic link stays a link, and the file it leads to is replaced; that file need not exist yet.
/// - A target that exists and is not a plain file, or that has no write permission, is refused, for an administrator too.
/// - Mode, extended attributes and, where allowed, owner and group are kept. A new file has the usual mode.
/// - A write of another program since the caller looked is noticed, at the latest when the files change places: that program's file stays.
/// - A file with several names (hard links) keeps them: when the new bytes are complete beside it, they are copied into it. Only there a
///   crash in the middle leaves a mixture; the whole new bytes are then in `.TARGET.castwright-unfinished`, until the next success.
/// - The new file has no name until it is complete where the system can do that, so that no signal leaves anything. Elsewhere its name is
///   `.TARGET.castwright-XXXXXXXX.tmp` with a lock on it. What a killed run leaves has no lock, and the next run removes it.
/// - A limit on the size of files (`ulimit -f`) is an error like a full disk: the signal SIGXFSZ is ignored from the first use on.
class ReplacementFile {
public:
    /// Looks at the target, removes what killed runs left, and makes an empty file. `seen` is the target as the caller knows it; without
    /// it, as it is now.
    [[nodiscard]] static WriteResult<ReplacementFile>
    create(const std::filesystem::path& target, const std::optional<FileIdentity>& seen = std::nullopt);

    ReplacementFile(ReplacementFile&& other) noexcept;
    ReplacementFile& operator=(ReplacementFile&& other) = delete;
    /// Removes the file when it was not committed.
    ~ReplacementFile();

    [[nodiscard]] int descriptor() const { return m_file.descriptor(); }
    /// Where the file will be, with links followed.
    [[nodiscard]] const std::filesystem::path& target() const { return m_target; }

    /// True when the target exists and holds the very bytes of the new file.
    [[nodiscard]] Result<bool> equalsTarget() const;
    /// Writes everything out and puts the file in the target's place. Gives what a look at the target finds now, if no other program
    /// writes. On an error the target is as it was, except for Torn and FlushFolder.
    [[nodiscard]] WriteResult<FileIdentity> commit();

private:
    ReplacementFile(std::filesystem::path target, const FileIdentity& before) : m_target{std::move(target)}, m_before{before} {}

    [[nodiscard]] WriteResult<void> makeFile();
    /// Gives the file a name, if it does not have one yet.
    [[nodiscard]] std::error_code nameIt(const std::filesystem::path& name);
    [[nodiscard]] WriteResult<void> takePlace();
    [[nodiscard]] WriteResult<void> makeNew();
    [[nodiscard]] WriteResult<void> exchange();
    [[nodiscard]] WriteResult<void> copyIntoTarget();

    OpenFile m_file;
    std::filesystem::path m_path;  ///< empty: without a name, or committed
    std::filesystem::path m_target;
    FileIdentity m_before;
};

/// Replaces a file by `bytes`, which are flushed to the disk, read back and compared before they take the old file's place. See
/// ReplacementFile for `seen` and the result.
[[nodiscard]] WriteResult<FileIdentity> writeFileAtomically(
    const std::filesystem::path& path, std::string_view bytes, const std::optional<FileIdentity>& seen = std::nullopt);

/// The same; when the file holds the bytes already, it and its time stay.
[[nodiscard]] Result<void> replaceFile(const std::filesystem::path& target, std::string_view bytes);

/// The file that a path leads to through symbolic links, which need not exist yet.
[[nodiscard]] WriteResult<std::filesystem::path> followLinks(std::filesystem::path path);

/// True for the names that ReplacementFile gives to files it removes again.
[[nodiscard]] bool isReplacementName(std::string_view fileName);

/// Removes what killed runs have left in `folder`, for any target. The files of runs that still write stay.
void removeStrayTemporaries(const std::filesystem::path& folder);

}  // namespace castwright::packer
