// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/parts/panel_parts.h"

#include "app/gui/theme/icons.h"
#include "app/gui/theme/theme.h"

#include <QEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace castwright::gui {

namespace {

/// A label on the ground of lists, in a quiet colour that follows the palette.
class EmptyState final : public QLabel {
public:
    explicit EmptyState(QWidget* parent) : QLabel{parent} {
        setAlignment(Qt::AlignCenter);
        setWordWrap(true);
        setTextFormat(Qt::PlainText);
        setMargin(kMargin);
        setAutoFillBackground(true);
        setBackgroundRole(QPalette::Base);
        setForegroundRole(QPalette::WindowText);
        recolour();
    }

protected:
    void changeEvent(QEvent* event) override {
        QLabel::changeEvent(event);
        // What is not a window learns of new colours by its own change only.
        if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
            recolour();
    }

private:
    void recolour() {
        // Not the palette of what is above, which may learn of a change later than this; and no colour but this one is set, so that the
        // others, and with them the news of a change, still come from there.
        const QColor quiet = quietColour(QGuiApplication::palette());
        if (palette().color(QPalette::WindowText) == quiet)
            return;
        QPalette colours;
        colours.setResolveMask(0);
        colours.setColor(QPalette::WindowText, quiet);
        setPalette(colours);
    }
};

}  // namespace

QLineEdit* makeFilterBox(const QString& placeholder, QWidget* parent) {
    auto* const box = new QLineEdit{parent};
    box->setPlaceholderText(placeholder);
    box->setAccessibleName(placeholder);
    box->setClearButtonEnabled(true);
    box->addAction(icon(u"search"_s), QLineEdit::LeadingPosition);
    return box;
}

QLabel* makeEmptyState(QWidget* parent) { return new EmptyState{parent}; }

QSize RoomyRows::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QSize size = QStyledItemDelegate::sizeHint(option, index);
    return {size.width(), std::max(option.decorationSize.height(), option.fontMetrics.height()) + 2 * kSpacing};
}

}  // namespace castwright::gui
