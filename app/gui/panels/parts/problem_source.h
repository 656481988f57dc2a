// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/snapshot.h"

class QMenu;

namespace castwright::gui {

/// What the window asks of the panel that knows the problems.
class ProblemSource {
public:
    ProblemSource() = default;
    ProblemSource(const ProblemSource&) = delete;
    ProblemSource& operator=(const ProblemSource&) = delete;
    ProblemSource(ProblemSource&&) = delete;
    ProblemSource& operator=(ProblemSource&&) = delete;
    virtual ~ProblemSource() = default;

    /// Of all problems, whatever a filter hides.
    [[nodiscard]] virtual SeverityCounts counts() const = 0;
    /// Opens the next of the problems that are shown, after the last one the first; or the one before.
    virtual void nextProblem() = 0;
    virtual void previousProblem() = 0;
    /// Adds the fixes of the problems at `byte` of that revision of the file. Nothing while another revision is the one that was checked.
    virtual void addFixesAt(QMenu& menu, const QString& filePath, qsizetype byte, quint64 revision) = 0;
};

}  // namespace castwright::gui
