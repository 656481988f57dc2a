// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/pack/stale_watch.h"
#include "parser/text/line_index.h"
#include "parser/text/text_format.h"

#include <QStatusBar>

#include <cstddef>
#include <optional>
#include <vector>

class QLabel;
class QToolButton;

namespace castwright::gui {

/// The chat line at the caret against the game's limit, in bytes.
struct LineLength {
    std::size_t bytes = 0;
    std::size_t limit = 0;

    bool operator==(const LineLength&) const = default;
};

/// Counts of problems by severity.
struct ProblemCounts {
    int errors = 0;
    int warnings = 0;

    bool operator==(const ProblemCounts&) const = default;
};

/// Where the caret is and what kind of file it is in.
class StatusBar final : public QStatusBar {
    Q_OBJECT

public:
    explicit StatusBar(QWidget* parent = nullptr);

    /// Nothing: no file is open.
    void setPlace(std::optional<parser::LinePosition> place);
    void setLineLength(std::optional<LineLength> length);
    void setFormat(std::optional<parser::TextFormat> format);
    void setReadOnly(bool readOnly);
    /// Nothing: nothing is checked.
    void setProblemCounts(std::optional<ProblemCounts> counts);
    void setProfile(const QString& title);
    /// Paks that no longer match the folder.
    void setStalePaks(const std::vector<StalePak>& paks);

Q_SIGNALS:
    void problemsClicked();
    void stalePaksClicked();

protected:
    void changeEvent(QEvent* event) override;

private:
    void recolour();

    QToolButton* m_problems = nullptr;
    QToolButton* m_stale = nullptr;
    QLabel* m_readOnly = nullptr;
    QLabel* m_length = nullptr;
    QLabel* m_place = nullptr;
    QLabel* m_encoding = nullptr;
    QLabel* m_lineEnding = nullptr;
    QLabel* m_profile = nullptr;
    std::optional<LineLength> m_lineLength;
    std::optional<ProblemCounts> m_counts;
    bool m_recolouring = false;
};

}  // namespace castwright::gui
