// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace castwright::gui {

/// An open file and the place in it.
struct SessionFile {
    QString path;  ///< absolute
    qsizetype caretByte = 0;
    int firstVisibleLine = 0;  ///< from 0

    bool operator==(const SessionFile&) const = default;
};

/// What was open in a folder.
struct Session {
    std::vector<SessionFile> files;  ///< in the order of the tabs
    int active = -1;                 ///< index into `files`; -1: none

    bool operator==(const Session&) const = default;
};

/// The file in which the session of a folder is kept: in the author's state folder, never in the content.
[[nodiscard]] QString sessionPath(const QString& folder);

/// The session of a folder; an empty one when there is none, or when its file is broken, foreign or of a later version. Paths are stored
/// relative to the folder, so that it can be moved together with its state.
[[nodiscard]] Session loadSession(const QString& folder);

/// Writes it atomically. False when it could not be written, which is no reason to disturb the author.
bool saveSession(const QString& folder, const Session& session);

}  // namespace castwright::gui
