// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/checking/diagnostic.h"

#include <QSortFilterProxyModel>

#include <array>

namespace castwright::gui {

/// Lets through the problems of the chosen severities whose message, rule or file holds a text. Unsorted, it keeps the model's order.
class ProblemsFilter final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit ProblemsFilter(QObject* parent = nullptr);

    void setShown(validators::Severity severity, bool shown);
    void setText(const QString& text);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    QString m_text;
    std::array<bool, 3> m_shown{true, true, true};  ///< by severity
};

}  // namespace castwright::gui
