// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/content.h"
#include "parser/loader/loader.h"
#include "parser/profile/profile.h"
#include "parser/text/line_index.h"
#include "parser/tree/syntax_tree.h"
#include "validators/checking/diagnostic.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace castwright::workspace {

/// One file as it was analysed.
struct SnapshotFile {
    ContentFile content;                             ///< its text is there, empty when the file cannot be read
    std::shared_ptr<const parser::SyntaxTree> tree;  ///< null unless trees were asked for
    std::shared_ptr<const parser::LineIndex> lines;

    bool operator==(const SnapshotFile&) const = default;
};

/// All that is known about a folder's or pak's content at one moment: an immutable value. Snapshots that follow each other share what
/// did not change.
struct Snapshot {
    Content content;
    std::shared_ptr<const parser::Profile> profile;
    parser::LoadResult load;
    /// First the files that the game reads, in the order of Cast::files; then those it does not: open documents outside of the content,
    /// and unreadable ones.
    std::vector<SnapshotFile> files;
    /// Where::file is an index into `files`, here and in what hangs on it.
    std::vector<validators::Diagnostic> diagnostics;

    [[nodiscard]] parser::LinePosition position(const parser::SourceRange& where) const {
        return where.file < files.size() ? files[where.file].lines->position(where.range.begin) : parser::LinePosition{};
    }
};

}  // namespace castwright::workspace
