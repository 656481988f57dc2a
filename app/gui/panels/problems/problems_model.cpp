// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/problems/problems_model.h"

#include "app/gui/document/pak_path.h"
#include "app/gui/document/paths.h"
#include "app/gui/panels/parts/row_merge.h"
#include "app/gui/theme/severity_style.h"

#include <QFileInfo>
#include <QFont>
#include <QHash>

#include <algorithm>
#include <iterator>
#include <utility>

using namespace Qt::StringLiterals;

namespace castwright::gui {

namespace {

QString placeText(parser::LinePosition place) { return u"%1:%2"_s.arg(place.line).arg(place.column); }

QString placeText(const ProblemRow& row) { return row.place ? placeText(*row.place) : QString{}; }

/// The path of a file, folder or pak that a problem is about, as the editor opens it.
QString pathOf(const validators::Subject& subject) {
    QString container = fromStdPath(subject.container);
    if (subject.name.empty())
        return container;
    return isPakFile(container) ? pathInPak(container, fromStdPath(subject.name)) : fromStdPath(subject.container / subject.name);
}

std::vector<ProblemRow> rowsOf(const Snapshot& snapshot) {
    std::vector<ProblemRow> rows;
    rows.reserve(snapshot.diagnostics.size());
    QHash<QString, int> seen;
    for (std::size_t i = 0; i < snapshot.diagnostics.size(); ++i) {
        const validators::Diagnostic& diagnostic = snapshot.diagnostics[i];
        if (!diagnostic.subject && diagnostic.where.file >= snapshot.files.size())
            continue;
        ProblemRow row{
            .severity = diagnostic.severity,
            .message = messageText(diagnostic.message),
            .rule = QString::fromUtf8(diagnostic.rule.data(), static_cast<qsizetype>(diagnostic.rule.size())),
            .path = diagnostic.subject ? pathOf(*diagnostic.subject) : snapshot.files[diagnostic.where.file].path,
            .range = diagnostic.where.range,
            .place = diagnostic.subject ? std::nullopt : std::optional{snapshot.position(diagnostic.where)},
            .diagnostic = i,
        };
        const QString name = row.path + u'\0' + row.rule + u'\0' + row.message;
        row.key = name + u'\0' + QString::number(seen[name]++);
        rows.push_back(std::move(row));
    }
    return rows;
}

/// Tells apart what is visible of a row; the index of its diagnostic changes with every problem before it.
bool looksTheSame(const ProblemRow& a, const ProblemRow& b) {
    return a.severity == b.severity && a.place == b.place && a.range == b.range;
}

}  // namespace

ProblemsModel::ProblemsModel(QObject* parent) : QAbstractTableModel{parent} {}

void ProblemsModel::setSnapshot(std::shared_ptr<const Snapshot> snapshot) {
    m_snapshot = std::move(snapshot);
    m_counts = m_snapshot ? m_snapshot->counts() : SeverityCounts{};
    merge(m_snapshot ? rowsOf(*m_snapshot) : std::vector<ProblemRow>{});
}

void ProblemsModel::merge(std::vector<ProblemRow> rows) {
    const auto keys = [](const std::vector<ProblemRow>& list) {
        std::vector<QString> result;
        std::ranges::transform(list, std::back_inserter(result), &ProblemRow::key);
        return result;
    };
    const auto iterator = [](std::vector<ProblemRow>& list, std::size_t row) {
        return list.begin() + static_cast<std::ptrdiff_t>(row);
    };
    const auto remove = [&](std::size_t begin, std::size_t end) {
        beginRemoveRows({}, static_cast<int>(begin), static_cast<int>(end) - 1);
        m_rows.erase(iterator(m_rows, begin), iterator(m_rows, end));
        endRemoveRows();
    };
    const auto insert = [&](std::size_t begin, std::size_t end) {
        beginInsertRows({}, static_cast<int>(begin), static_cast<int>(end) - 1);
        m_rows.insert(iterator(m_rows, begin), iterator(rows, begin), iterator(rows, end));
        endInsertRows();
    };
    const auto update = [&](std::size_t row) {
        const bool same = looksTheSame(m_rows[row], rows[row]);
        m_rows[row] = rows[row];
        if (!same)
            emit dataChanged(index(static_cast<int>(row), 0), index(static_cast<int>(row), ColumnCount - 1));
    };
    mergeRows(keys(m_rows), keys(rows), remove, insert, update);
}

void ProblemsModel::setPalette(const QPalette& palette) {
    for (const validators::Severity severity : kSeverities)
        m_icons[static_cast<std::size_t>(severity)] = severityIcon(severity, palette);
    if (!m_rows.empty())
        emit dataChanged(
            index(0, MessageColumn), index(static_cast<int>(m_rows.size()) - 1, MessageColumn), {Qt::DecorationRole});
}

QString ProblemsModel::asText(int number) const {
    const ProblemRow& problem = row(number);
    const QString severity = severityName(problem.severity).toLower();
    const QString place = problem.place ? u':' + placeText(*problem.place) : QString{};
    return u"%1%2: %3: %4 [%5]"_s.arg(problem.path, place, severity, problem.message, problem.rule);
}

int ProblemsModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(m_rows.size()); }

int ProblemsModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QString ProblemsModel::text(const ProblemRow& row, int column) const {
    switch (column) {
    case MessageColumn: return row.message;
    case RuleColumn: return row.rule;
    case FileColumn: return QFileInfo{row.path}.fileName();
    case PlaceColumn: return placeText(row);
    default: return {};
    }
}

QVariant ProblemsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const ProblemRow& problem = row(index.row());
    switch (role) {
    case Qt::DisplayRole: return text(problem, index.column());
    case Qt::DecorationRole:
        return index.column() == MessageColumn ? QVariant{m_icons[static_cast<std::size_t>(problem.severity)]} : QVariant{};
    case Qt::ToolTipRole: return toolTip(problem);
    case Qt::AccessibleTextRole:
        return index.column() == MessageColumn ? severityName(problem.severity) + u": "_s + problem.message
                                               : text(problem, index.column());
    case Qt::FontRole: {
        if (index.column() != PlaceColumn)
            return {};
        QFont font;
        font.setFeature("tnum", 1);
        return font;
    }
    default: return {};
    }
}

QString ProblemsModel::toolTip(const ProblemRow& row) const {
    // The rule has no column of its own where there is little room.
    QString tip = u"<p>%1</p><p>%2</p>"_s.arg(row.message.toHtmlEscaped(), row.rule.toHtmlEscaped());
    if (!m_snapshot || row.diagnostic >= m_snapshot->diagnostics.size())
        return tip;  // the rows are just being replaced
    for (const validators::RelatedPlace& related : m_snapshot->diagnostics[row.diagnostic].related) {
        if (related.where.file >= m_snapshot->files.size())
            continue;
        const QString place = QFileInfo{m_snapshot->files[related.where.file].path}.fileName() + u':'
            + placeText(m_snapshot->position(related.where));
        tip += u"<p>%1 (%2)</p>"_s.arg(messageText(related.message).toHtmlEscaped(), place.toHtmlEscaped());
    }
    return tip;
}

QVariant ProblemsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case MessageColumn: return tr("Problem");
    case RuleColumn: return tr("Rule");
    case FileColumn: return tr("File");
    case PlaceColumn: return tr("Place", "line and column");
    default: return {};
    }
}

}  // namespace castwright::gui
