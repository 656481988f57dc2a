// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packer/files/pack_error.h"
#include "parser/text/message.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace castwright::packer {

/// A file that goes into the pak.
struct PlannedEntry {
    std::string name;              ///< relative to the source folder, with `/`, spelled as on disk
    std::filesystem::path source;  ///< where its bytes are
    std::uint64_t size = 0;        ///< in bytes, when the plan was made

    bool operator==(const PlannedEntry&) const = default;
};

enum class LeftOutReason : std::uint8_t {
    GameOutput,   ///< logs, screenshots
    BuildFile,    ///< meson.build and the like
    Pak,          ///< pak0.pk4, pak1.pk4, the target itself
    ProjectFile,  ///< of Castwright
    Program,      ///< .dll, .so …
    EditorBackup,
    VersionControl,  ///< .git…
};

/// The reason in words, marked for translation: "written by the game, not read by it".
[[nodiscard]] std::string_view toText(LeftOutReason reason);

/// A file or a whole folder that stays out of the pak. A folder's name ends in `/`.
struct LeftOut {
    std::string name;
    LeftOutReason reason = LeftOutReason::BuildFile;

    bool operator==(const LeftOut&) const = default;
};

enum class RefusalReason : std::uint8_t {
    NotAFile,       ///< a symbolic link, device, pipe or socket
    ForbiddenFile,  ///< addon.conf, binary.conf
    UnsafePath,
    DuplicatePath,  ///< equal to another one but for case, or a file where another one needs a folder
    NothingToPack,  ///< about the whole
    TooManyFiles,   ///< about the whole
};

/// A file that must not be there, or cannot be packed: with one of these nothing is packed.
struct Refusal {
    std::string name;  ///< empty when it is about the whole
    RefusalReason reason = RefusalReason::NotAFile;
    parser::Message message;  ///< a whole sentence with the path in it

    bool operator==(const Refusal&) const = default;
};

/// What a pack would do. A plain value; making one writes nothing.
struct PackPlan {
    std::filesystem::path source;
    std::filesystem::path target;
    std::vector<PlannedEntry> entries;  ///< in the order of the archive: by the bytes of the lower-cased name, then of the name
    std::vector<LeftOut> leftOut;       ///< by name
    std::vector<Refusal> refused;       ///< by name
    std::uint64_t totalBytes = 0;       ///< of all entries, not compressed
};

/// The name that a project file of Castwright has, which stays out of the pak like a build file.
inline constexpr std::string_view kProjectFileName = "castwright.toml";

/// Walks `source` and decides about every file. Symbolic links are not followed (`source` itself may be one). The target, when it lies
/// in the source, stays out.
[[nodiscard]] Result<PackPlan> planPack(const std::filesystem::path& source, const std::filesystem::path& target);

}  // namespace castwright::packer
