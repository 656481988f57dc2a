// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/loader.h"
#include "parser/profile/profile.h"
#include "parser/text/line_index.h"
#include "parser/tree/syntax_tree.h"
#include "validators/checking/diagnostic.h"

#include <QString>

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace castwright::gui {

/// One file as it was analysed.
struct SnapshotFile {
    QString path;      ///< on disk, or in a pak (see PakPlace); as the open document spells it
    std::string name;  ///< as in Cast::files: "botfiles/styles/a.style"
    parser::ContentKind kind = parser::ContentKind::Style;
    std::shared_ptr<const parser::SourceText> text;
    std::shared_ptr<const parser::SyntaxTree> tree;
    std::shared_ptr<const parser::LineIndex> lines;
    std::optional<quint64> revision;  ///< of the open document; nothing when the bytes are those on disk
    QString pak;                      ///< the pak it is in; empty for a file on the disk

    bool operator==(const SnapshotFile&) const = default;
};

/// A file in a pak that the game does not read, because it finds one of that name on top of it.
struct ShadowedFile {
    QString path;
    QString pak;
    QString winnerPath;
    QString winnerPak;  ///< empty: the winner is a file on the disk
    bool same = false;  ///< both have the same bytes

    bool operator==(const ShadowedFile&) const = default;
};

/// How many problems of each severity.
struct SeverityCounts {
    std::array<int, 3> counts{};  ///< by severity

    [[nodiscard]] int of(validators::Severity severity) const { return counts[static_cast<std::size_t>(severity)]; }
    void add(validators::Severity severity) { ++counts[static_cast<std::size_t>(severity)]; }
    void add(const SeverityCounts& other);
    [[nodiscard]] bool empty() const { return *this == SeverityCounts{}; }

    bool operator==(const SeverityCounts&) const = default;
};

/// All that is known about a folder's content at one moment: an immutable value, shared by all panels.
struct Snapshot {
    quint64 generation = 0;  ///< later ones are greater
    QString root;            ///< the content folder, or the pak; empty when none is open
    QString rootError;       ///< why the folder cannot be read, as a sentence; empty when it can
    std::shared_ptr<const parser::Profile> profile;
    parser::LoadResult load;
    /// First the files that the game reads, in the order of Cast::files; then those it does not: unreadable ones, and open documents
    /// outside the content folder.
    std::vector<SnapshotFile> files;
    /// Where::file is an index into `files`, here and in what hangs on it.
    std::vector<validators::Diagnostic> diagnostics;
    /// In the order of the paks.
    std::vector<ShadowedFile> shadowed;

    /// The index of a file by its path on disk.
    [[nodiscard]] std::optional<std::size_t> find(const QString& path) const;
    [[nodiscard]] parser::LinePosition position(const parser::SourceRange& where) const;
    [[nodiscard]] SeverityCounts counts() const;
};

/// A diagnostic's message in the user's language.
[[nodiscard]] QString messageText(const parser::Message& message);

}  // namespace castwright::gui
