// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

class QWidget;

namespace castwright::gui {

/// Takes files and folders that are dropped on widgets, before the widgets take them for text.
class FileDrop final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    void installOn(QWidget& widget);

Q_SIGNALS:
    void dropped(const QStringList& paths);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
};

}  // namespace castwright::gui
