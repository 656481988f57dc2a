// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/export/plain_table.h"
#include "app/gui/panels/parts/trait_picture.h"
#include "app/gui/panels/parts/trait_text.h"

#include <QString>
#include <QTreeWidget>

#include <memory>
#include <optional>
#include <vector>

namespace castwright::gui {

/// One step on the way to a value.
struct WhyRow {
    QString who;
    QString what;
    QString result;
    StatementPlace place;  ///< empty when there is none
    parser::ByteRange range;
    bool final = false;

    bool operator==(const WhyRow&) const = default;
};

/// From the baseline through each statement to the value; `skill` is from 1 to 5, `trait` an index into Profile::traits.
[[nodiscard]] std::vector<WhyRow> whyRows(const TraitPicture& picture, std::size_t trait, float skill);

/// Why a trait has its value at a skill. A row that is clicked or activated says where its statement stands.
class TraitWhyList final : public QTreeWidget {
    Q_OBJECT

public:
    explicit TraitWhyList(QWidget* parent = nullptr);

    /// Null: nothing to show.
    void setWhy(const TraitPicture* picture, std::size_t trait, float skill);

    /// What is listed, to be exported; nothing when nothing is.
    [[nodiscard]] std::optional<PlainTable> table() const;

signals:
    void placeActivated(QString filePath, qsizetype begin, qsizetype end);

private:
    std::vector<WhyRow> m_rows;
};

}  // namespace castwright::gui
