// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/editor/code_editor.h"
#include "app/gui/editor/search/text_search.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace castwright::gui {

/// Finds and replaces text in the open file, in a bar beside it. F3 and Shift+F3 go on from the editor, too; Esc closes the bar.
class FindBar : public QWidget {
    Q_OBJECT

public:
    explicit FindBar(QWidget* parent = nullptr);
    ~FindBar() override;

    /// Where to look; null for nowhere.
    void setEditor(CodeEditor* editor);
    /// Shows the bar and takes the focus. A selection within one line becomes what to look for.
    void openFind();
    void openReplace();

public slots:
    /// Goes to the next match, past the end to the first one.
    void findNext();
    void findPrevious();
    /// Replaces the match that is selected, and goes to the next one; only goes there when none is selected.
    void replaceOne();
    /// Replaces all matches, in one undo step.
    void replaceAll();
    /// Hides the bar and gives the focus to the editor.
    void closeBar();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void build();
    QToolButton* addToggle(const QString& text, const QString& name, const QString& shortcut);
    void open(bool replacing);
    void queryChanged();
    /// Looks again when the text or the query has changed since the last time.
    void refresh();
    void select(std::size_t match);
    void step(bool forward);
    [[nodiscard]] std::optional<std::size_t> selectedMatch() const;
    void drawMatches();
    void eraseMatches();
    void applyColours();
    void showCount();
    void showStatus(const QString& text, bool isError);
    bool handleKey(QObject* watched, int key, Qt::KeyboardModifiers modifiers);

    QPointer<CodeEditor> m_editor;
    TextSearch m_search;
    SearchMatches m_matches;
    quint64 m_revision = 0;  ///< of the text that m_matches is about
    bool m_stale = true;
    qsizetype m_origin = 0;  ///< where looking began: typing on in the field looks from there again
    QTimer m_refresh;

    QLineEdit* m_find = nullptr;
    QLineEdit* m_replace = nullptr;
    QWidget* m_replaceRow = nullptr;
    QToolButton* m_matchCase = nullptr;
    QToolButton* m_wholeWord = nullptr;
    QToolButton* m_expression = nullptr;
    QToolButton* m_previous = nullptr;
    QToolButton* m_next = nullptr;
    QToolButton* m_close = nullptr;
    QLabel* m_status = nullptr;
    QPushButton* m_replaceOne = nullptr;
    QPushButton* m_replaceAll = nullptr;
};

}  // namespace castwright::gui
