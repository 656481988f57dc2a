// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/export/picture.h"
#include "app/gui/export/plain_table.h"

#include <QToolButton>

#include <functional>
#include <initializer_list>
#include <optional>

class QMenu;

namespace castwright::gui {

/// A button with a menu to copy or save the tables and pictures that a panel shows. What is exported is asked for when it is wanted;
/// nothing: there is nothing to export now.
class ExportButton final : public QToolButton {
    Q_OBJECT

public:
    using FileName = std::function<QString()>;
    using TableSource = std::function<std::optional<PlainTable>()>;
    using PictureSource = std::function<std::optional<Picture>()>;

    explicit ExportButton(QWidget* parent = nullptr);

    /// Adds what can be done with a table. `what` names it as in a menu, for instance “Table”; `fileName` is suggested without a suffix.
    void addTable(const QString& what, const FileName& fileName, const TableSource& source);
    /// Likewise for a picture, for instance “Curve”.
    void addPicture(const QString& what, const FileName& fileName, const PictureSource& source);

signals:
    /// Save these bytes where the author says; `suggestion` is a file name.
    void saveRequested(QString suggestion, QByteArray bytes);

private:
    /// A kind of file that a thing can be saved as.
    template<typename Thing>
    struct Format {
        QString text;  ///< in the menu
        QString suffix;
        QByteArray (*write)(const Thing&);
    };
    template<typename Thing>
    void
    add(const QString& what, const QString& copyText, void (*copy)(const Thing&), const FileName& fileName,
        const std::function<std::optional<Thing>()>& source, std::initializer_list<Format<Thing>> formats);

    QMenu* m_menu = nullptr;
};

/// A name that can be a file's on every system: without separators and other signs that some of them refuse.
[[nodiscard]] QString safeFileName(QString name);

}  // namespace castwright::gui
