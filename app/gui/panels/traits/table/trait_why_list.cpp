// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/traits/table/trait_why_list.h"

#include "app/gui/theme/fonts.h"
#include "previews/traits/trait_trace.h"

#include <QHeaderView>

#include <utility>

namespace castwright::gui {

namespace {

WhyRow statementRow(const TraitPicture& picture, const previews::TraceEntry& entry) {
    const parser::Cast& cast = picture.snapshot->load.cast;
    const previews::TraitStep& step = entry.step;
    const parser::SourceRange& where = step.modifier.where;
    WhyRow row;
    row.who = step.style ? gameText(cast.styles[*step.style].name) : picture.name;
    if (step.level > 0) {
        //: %1 is a style or character, %2 the skill whose block it is.
        row.who = TraitWhyList::tr("%1, skill %2").arg(row.who).arg(step.level);
    }
    row.what = gameText(keywordOf(step.modifier.verb)) + u' ' + numberText(step.modifier.value);
    row.result = numberText(entry.change.after);
    if (entry.change.outcome == previews::StepOutcome::Clamped)
        row.result = TraitWhyList::tr("%1, held by the range").arg(row.result);
    else if (entry.change.outcome == previews::StepOutcome::Undone)
        row.result = TraitWhyList::tr("%1, as before: that is no number").arg(row.result);
    row.place = statementPlace(*picture.snapshot, where);
    row.range = where.range;
    return row;
}

}  // namespace

std::vector<WhyRow> whyRows(const TraitPicture& picture, std::size_t trait, float skill) {
    const previews::TraitTrace trace = previews::traceTrait(picture.resolver, skill, trait);
    std::vector<WhyRow> rows;
    rows.push_back(
        {.who = TraitWhyList::tr("The game"), .what = TraitWhyList::tr("baseline"), .result = numberText(trace.baseline)});
    for (const previews::TraceEntry& entry : trace.entries)
        rows.push_back(statementRow(picture, entry));
    const float value = trace.value;
    if (trace.clampedAtEnd)
        rows.push_back(
            {.who = TraitWhyList::tr("The game"), .what = TraitWhyList::tr("held by the range"), .result = numberText(value)});
    if (trace.raisedToBurstMin)
        rows.push_back(
            {.who = TraitWhyList::tr("The game"),
             .what = TraitWhyList::tr("raised to burstMinMsec"),
             .result = numberText(value)});
    rows.push_back({.who = TraitWhyList::tr("Value"), .result = numberText(value), .final = true});
    return rows;
}

TraitWhyList::TraitWhyList(QWidget* parent) : QTreeWidget{parent} {
    setColumnCount(4);
    setHeaderLabels({tr("Who"), tr("Says"), tr("Result"), tr("Place")});
    setAccessibleName(tr("Why this number"));
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setFrameShape(QFrame::NoFrame);
    header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    header()->setStretchLastSection(true);
    const auto jump = [this](QTreeWidgetItem* item) {
        const WhyRow& row = m_rows[static_cast<std::size_t>(indexOfTopLevelItem(item))];
        if (!row.place.path.isEmpty())
            emit placeActivated(row.place.path, row.range.begin, row.range.end);
    };
    connect(this, &QTreeWidget::itemClicked, this, jump);
    connect(this, &QTreeWidget::itemActivated, this, jump);
}

void TraitWhyList::setWhy(const TraitPicture* picture, std::size_t trait, float skill) {
    std::vector<WhyRow> rows = picture != nullptr ? whyRows(*picture, trait, skill) : std::vector<WhyRow>{};
    if (rows == m_rows)
        return;
    m_rows = std::move(rows);
    clear();
    for (const WhyRow& row : m_rows) {
        auto* const item = new QTreeWidgetItem{this, {row.who, row.what, row.result, row.place.text}};
        for (int column = 0; column < columnCount(); ++column)
            item->setFont(column, digitFont(font(), row.final));
        if (!row.place.path.isEmpty())
            item->setToolTip(3, tr("Click, or press Enter, to see the statement in its file."));
    }
}

std::optional<PlainTable> TraitWhyList::table() const {
    if (m_rows.empty())
        return std::nullopt;
    PlainTable table{.header = {tr("Who"), tr("Says"), tr("Result"), tr("Place")}, .rows = {}};
    for (const WhyRow& row : m_rows)
        table.rows << QStringList{row.who, row.what, row.result, row.place.text};
    return table;
}

}  // namespace castwright::gui
