// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/loader.h"

#include <QString>

#include <filesystem>

namespace castwright::gui {

class DocumentTabs;
class Prompter;
struct Snapshot;

/// Where a new file goes.
struct NewFilePlace {
    std::filesystem::path root;  ///< a content folder; empty: the file gets a place when it is saved
};

/// Asks what the new file is to be, and makes it. Returns the path to open; nothing when the author has thought better of it, when it could
/// not be made and the author knows why, or when it is a tab without a file. `snapshot` may be null.
[[nodiscard]] QString makeNewFile(
    parser::ContentKind kind, const NewFilePlace& place, const Snapshot* snapshot, DocumentTabs& tabs, Prompter& prompter);

}  // namespace castwright::gui
