// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>
#include <QString>

namespace castwright::gui {

/// Which traits are shown; a group is when one of its traits is.
class TraitFilter final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit TraitFilter(QObject* parent = nullptr);

    /// Words that all must be in a trait's name, group or meaning, in any case.
    void setText(const QString& text);
    void setOnlyTouched(bool only);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QStringList m_words;
    bool m_onlyTouched = false;
};

}  // namespace castwright::gui
