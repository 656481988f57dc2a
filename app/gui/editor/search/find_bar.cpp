// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editor/search/find_bar.h"

#include "app/gui/editor/highlighting/editor_theme.h"
#include "app/gui/editor/scintilla.h"
#include "app/gui/theme/icons.h"
#include "app/gui/theme/theme.h"

#include <QAction>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace castwright::gui {

namespace {

constexpr int kRefreshMilliseconds = 100;
constexpr qsizetype kLongestTakenSelection = 200;
constexpr std::size_t kMostDrawn = 20'000;

QToolButton* makeButton(const QString& name, QWidget* parent) {
    auto* button = new QToolButton{parent};
    button->setAutoRaise(true);
    button->setToolTip(name);
    button->setAccessibleName(name);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

}  // namespace

FindBar::FindBar(QWidget* parent) : QWidget{parent} {
    build();
    hide();
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(kRefreshMilliseconds);
    connect(&m_refresh, &QTimer::timeout, this, [this] {
        refresh();
        showCount();
    });
}

FindBar::~FindBar() = default;

void FindBar::build() {
    setAccessibleName(tr("Find and replace"));
    m_find = new QLineEdit{this};
    m_find->setPlaceholderText(tr("Find"));
    m_find->setAccessibleName(tr("Find"));
    m_find->setClearButtonEnabled(true);
    m_find->addAction(icon(u"search"_s), QLineEdit::LeadingPosition);
    m_find->setMinimumWidth(160);
    m_status = new QLabel{this};
    m_status->setTextFormat(Qt::PlainText);

    m_matchCase = addToggle(u"Aa"_s, tr("Match case"), u"Alt+C"_s);
    m_wholeWord = addToggle(u"ab"_s, tr("Whole words only"), u"Alt+W"_s);
    m_expression = addToggle(u".*"_s, tr("Regular expression"), u"Alt+X"_s);
    QFont underlined = m_wholeWord->font();
    underlined.setUnderline(true);
    m_wholeWord->setFont(underlined);
    m_previous = makeButton(tr("Previous match (Shift+F3)"), this);
    m_previous->setArrowType(Qt::UpArrow);
    m_next = makeButton(tr("Next match (F3)"), this);
    m_next->setArrowType(Qt::DownArrow);
    m_close = makeButton(tr("Close (Esc)"), this);
    m_close->setText(u"\u00D7"_s);

    m_replace = new QLineEdit{this};
    m_replace->setPlaceholderText(tr("Replace with"));
    m_replace->setAccessibleName(tr("Replace with"));
    m_replaceOne = new QPushButton{tr("&Replace"), this};
    m_replaceAll = new QPushButton{tr("Replace &All"), this};
    for (QPushButton* button : {m_replaceOne, m_replaceAll})
        button->setAutoDefault(false);

    auto* const grid = new QGridLayout{this};
    grid->setContentsMargins(kWideSpacing, kSpacing, kWideSpacing, kSpacing);
    grid->setHorizontalSpacing(kSpacing);
    grid->setVerticalSpacing(kSpacing);
    grid->addWidget(m_find, 0, 0);
    grid->addWidget(m_replace, 1, 0);
    auto* const findButtons = new QHBoxLayout;
    findButtons->setSpacing(2);
    for (QToolButton* button : {m_matchCase, m_wholeWord, m_expression, m_previous, m_next})
        findButtons->addWidget(button);
    findButtons->addSpacing(kWideSpacing);
    findButtons->addWidget(m_status, 1);
    findButtons->addWidget(m_close);
    grid->addLayout(findButtons, 0, 1);
    m_replaceRow = new QWidget{this};
    auto* const replaceButtons = new QHBoxLayout{m_replaceRow};
    replaceButtons->setContentsMargins(0, 0, 0, 0);
    replaceButtons->setSpacing(kSpacing);
    replaceButtons->addWidget(m_replaceOne);
    replaceButtons->addWidget(m_replaceAll);
    replaceButtons->addStretch(1);
    grid->addWidget(m_replaceRow, 1, 1);
    grid->setColumnStretch(0, 2);
    grid->setColumnStretch(1, 3);
    setTabOrder(
        {m_find, m_replace, m_matchCase, m_wholeWord, m_expression, m_previous, m_next, m_replaceOne, m_replaceAll, m_close});

    connect(m_find, &QLineEdit::textChanged, this, &FindBar::queryChanged);
    for (QToolButton* toggle : {m_matchCase, m_wholeWord, m_expression})
        connect(toggle, &QToolButton::toggled, this, &FindBar::queryChanged);
    connect(m_previous, &QToolButton::clicked, this, &FindBar::findPrevious);
    connect(m_next, &QToolButton::clicked, this, &FindBar::findNext);
    connect(m_close, &QToolButton::clicked, this, &FindBar::closeBar);
    connect(m_replaceOne, &QPushButton::clicked, this, &FindBar::replaceOne);
    connect(m_replaceAll, &QPushButton::clicked, this, &FindBar::replaceAll);
    for (QWidget* widget : findChildren<QWidget*>())
        widget->installEventFilter(this);
}

QToolButton* FindBar::addToggle(const QString& text, const QString& name, const QString& shortcut) {
    const QKeySequence keys{shortcut};
    //: %1: what an option does. %2: its keyboard shortcut.
    QToolButton* const toggle = makeButton(tr("%1 (%2)").arg(name, keys.toString(QKeySequence::NativeText)), this);
    toggle->setText(text);
    toggle->setAccessibleName(name);
    toggle->setCheckable(true);
    toggle->setShortcut(keys);
    return toggle;
}

void FindBar::setEditor(CodeEditor* editor) {
    if (editor == m_editor)
        return;
    if (m_editor) {
        eraseMatches();
        m_editor->removeEventFilter(this);
        disconnect(m_editor, nullptr, this, nullptr);
    }
    m_editor = editor;
    m_stale = true;
    m_matches = {};
    if (!editor)
        return;
    m_origin = editor->caretByte();
    editor->installEventFilter(this);
    connect(editor, &CodeEditor::bytesEdited, this, [this] {
        if (isVisible())
            m_refresh.start();
    });
    connect(editor, &CodeEditor::caretMoved, this, [this] {
        if (isVisible() && !m_refresh.isActive())
            showCount();
    });
    connect(editor, &CodeEditor::appearanceChanged, this, &FindBar::applyColours);
    applyColours();
    if (isVisible()) {
        refresh();
        showCount();
    }
}

void FindBar::openFind() { open(false); }

void FindBar::openReplace() { open(true); }

void FindBar::open(bool replacing) {
    m_replace->setVisible(replacing);
    m_replaceRow->setVisible(replacing);
    if (m_editor) {
        const parser::ByteRange selected = m_editor->selectedRange();
        m_origin = selected.begin;
        const QByteArray bytes =
            m_editor->bytes(selected.begin, std::min<qsizetype>(selected.end, selected.begin + kLongestTakenSelection + 1));
        if (!bytes.isEmpty() && bytes.size() <= kLongestTakenSelection && !bytes.contains('\n') && !bytes.contains('\r'))
            m_find->setText(decode(bytes, m_editor->codePage()).text);
        const bool writable = !m_editor->isReadOnly();
        m_replaceOne->setEnabled(writable);
        m_replaceAll->setEnabled(writable);
    }
    show();
    refresh();
    showCount();
    m_find->selectAll();
    m_find->setFocus(Qt::ShortcutFocusReason);
}

void FindBar::closeBar() {
    hide();
    if (m_editor)
        m_editor->setFocus(Qt::OtherFocusReason);
}

void FindBar::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    if (!event->spontaneous())
        eraseMatches();
}

void FindBar::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_stale = true;
}

void FindBar::queryChanged() {
    m_search = TextSearch{{
        .text = m_find->text(),
        .matchCase = m_matchCase->isChecked(),
        .wholeWord = m_wholeWord->isChecked(),
        .regularExpression = m_expression->isChecked(),
    }};
    m_stale = true;
    refresh();
    // As one types on, the match nearest to where one began.
    const auto found =
        std::ranges::lower_bound(m_matches.ranges, static_cast<std::uint32_t>(m_origin), {}, &parser::ByteRange::begin);
    if (m_editor && !m_matches.ranges.empty())
        select(found == m_matches.ranges.end() ? 0 : static_cast<std::size_t>(found - m_matches.ranges.begin()));
    showCount();
}

void FindBar::refresh() {
    m_refresh.stop();
    if (!m_editor || (!m_stale && m_revision == m_editor->revision()))
        return;
    m_stale = false;
    m_revision = m_editor->revision();
    m_matches = m_search.find(m_editor->bytes(), m_editor->codePage());
    drawMatches();
}

void FindBar::select(std::size_t match) {
    const parser::ByteRange range = m_matches.ranges[match];
    m_editor->selectBytes(range.begin, range.end);
}

std::optional<std::size_t> FindBar::selectedMatch() const {
    if (!m_editor)
        return std::nullopt;
    const auto found = std::ranges::find(m_matches.ranges, m_editor->selectedRange());
    if (found == m_matches.ranges.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - m_matches.ranges.begin());
}

void FindBar::findNext() { step(true); }

void FindBar::findPrevious() { step(false); }

void FindBar::step(bool forward) {
    refresh();
    const auto& ranges = m_matches.ranges;
    if (!m_editor || ranges.empty()) {
        showCount();
        return;
    }
    const parser::ByteRange selected = m_editor->selectedRange();
    const bool onMatch = selectedMatch().has_value();
    std::size_t match = 0;
    if (forward) {
        const auto next = std::ranges::find_if(ranges, [&](parser::ByteRange range) {
            return onMatch ? range.begin > selected.begin : range.begin >= selected.begin;
        });
        match = next == ranges.end() ? 0 : static_cast<std::size_t>(next - ranges.begin());
    } else {
        const auto next = std::ranges::lower_bound(ranges, selected.begin, {}, &parser::ByteRange::begin);
        match = next == ranges.begin() ? ranges.size() - 1 : static_cast<std::size_t>(next - ranges.begin()) - 1;
    }
    select(match);
    m_origin = ranges[match].begin;
    showCount();
}

void FindBar::replaceOne() {
    refresh();
    const auto match = selectedMatch();
    if (!match || m_editor->isReadOnly()) {
        step(true);
        return;
    }
    const parser::ByteRange range = m_matches.ranges[*match];
    const auto edits = m_search.replace(m_editor->bytes(), m_editor->codePage(), m_replace->text(), range);
    if (!edits) {
        showStatus(edits.error(), true);
        return;
    }
    if (edits->empty() || !m_editor->applyEdits(*edits))
        return;
    const auto end = range.begin + static_cast<qsizetype>(edits->front().replacement.size());
    m_editor->selectBytes(end, end);
    step(true);
}

void FindBar::replaceAll() {
    if (!m_editor || m_editor->isReadOnly() || m_search.isEmpty())
        return;
    const auto edits = m_search.replace(m_editor->bytes(), m_editor->codePage(), m_replace->text());
    if (!edits) {
        showStatus(edits.error(), true);
        return;
    }
    if (!m_editor->applyEdits(*edits))
        return;
    refresh();
    showStatus(tr("%n replaced", nullptr, static_cast<int>(edits->size())), false);
}

void FindBar::drawMatches() {
    eraseMatches();
    if (!isVisible() || !m_editor)
        return;
    send(*m_editor, Sci::SCI_SETINDICATORCURRENT, IndicatorMatch);
    for (std::size_t i = 0; i < std::min(m_matches.ranges.size(), kMostDrawn); ++i)
        send(*m_editor, Sci::SCI_INDICATORFILLRANGE, m_matches.ranges[i].begin, m_matches.ranges[i].size());
}

void FindBar::eraseMatches() {
    if (!m_editor)
        return;
    send(*m_editor, Sci::SCI_SETINDICATORCURRENT, IndicatorMatch);
    send(*m_editor, Sci::SCI_INDICATORCLEARRANGE, 0, m_editor->byteCount());
}

void FindBar::applyColours() {
    if (!m_editor)
        return;
    send(*m_editor, Sci::SCI_INDICSETSTYLE, IndicatorMatch, Sci::INDIC_STRAIGHTBOX);
    send(*m_editor, Sci::SCI_INDICSETFORE, IndicatorMatch, editorColours(m_editor->palette()).match);
    send(*m_editor, Sci::SCI_INDICSETALPHA, IndicatorMatch, 120);
    send(*m_editor, Sci::SCI_INDICSETOUTLINEALPHA, IndicatorMatch, 200);
    send(*m_editor, Sci::SCI_INDICSETUNDER, IndicatorMatch, 1);
}

void FindBar::showCount() {
    const auto count = static_cast<int>(m_matches.ranges.size());
    const auto selected = selectedMatch();
    if (!m_matches.error.isEmpty())
        showStatus(m_matches.error, true);
    else if (m_search.isEmpty())
        showStatus({}, false);
    else if (count == 0)
        showStatus(tr("No matches"), true);
    else if (m_matches.more)
        showStatus(tr("More than %n matches", nullptr, count), false);
    else if (selected)
        showStatus(tr("%1 of %n", nullptr, count).arg(*selected + 1), false);
    else
        showStatus(count == 1 ? tr("1 match") : tr("%n matches", nullptr, count), false);
}

void FindBar::showStatus(const QString& text, bool isError) {
    m_status->setText(text);
    m_status->setToolTip(text);
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, isError ? errorColour(palette()) : quietColour(palette()));
    m_status->setPalette(colours);
}

void FindBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_status != nullptr)
        showCount();
}

bool FindBar::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return false;
    const auto* const key = static_cast<QKeyEvent*>(event);
    const bool ours = key->key() == Qt::Key_F3 || (key->key() == Qt::Key_Escape && isVisible());
    if (event->type() == QEvent::ShortcutOverride) {
        if (ours)
            event->accept();
        return ours;
    }
    return handleKey(watched, key->key(), key->modifiers());
}

bool FindBar::handleKey(QObject* watched, int key, Qt::KeyboardModifiers modifiers) {
    const bool shift = (modifiers & Qt::ShiftModifier) != 0;
    const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (key == Qt::Key_Escape && isVisible())
        closeBar();
    else if (key == Qt::Key_F3 || (enter && watched == m_find))
        step(!shift);
    else if (enter && watched == m_replace)
        replaceOne();
    else
        return false;
    return true;
}

}  // namespace castwright::gui
