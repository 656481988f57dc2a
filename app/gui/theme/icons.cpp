// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/theme/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QSvgRenderer>

#include <utility>

namespace castwright::gui {

namespace {

/// The colour in which all icons are drawn in their files.
constexpr QByteArrayView kDrawnColour = "#4d4d4d";

QColor textColour(QIcon::Mode mode) {
    const QPalette palette = QGuiApplication::palette();
    switch (mode) {
    case QIcon::Disabled: return palette.color(QPalette::Disabled, QPalette::WindowText);
    case QIcon::Selected: return palette.color(QPalette::Active, QPalette::HighlightedText);
    case QIcon::Normal:
    case QIcon::Active: break;
    }
    return palette.color(QPalette::Active, QPalette::WindowText);
}

class RecolouredIcon final : public QIconEngine {
public:
    RecolouredIcon(QByteArray drawing, QColor colour) : m_drawing{std::move(drawing)}, m_colour{colour} {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State /*state*/) override {
        const bool ownColour = m_colour.isValid() && mode != QIcon::Disabled && mode != QIcon::Selected;
        const QColor colour = ownColour ? m_colour : textColour(mode);
        QByteArray drawing = m_drawing;
        drawing.replace(kDrawnColour, colour.name().toLatin1());
        QSvgRenderer renderer{drawing};
        painter->setOpacity(painter->opacity() * qreal{colour.alphaF()});
        renderer.render(painter, rect);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap pixmap{size};
        pixmap.fill(Qt::transparent);
        QPainter painter{&pixmap};
        paint(&painter, QRect{QPoint{}, size}, mode, state);
        return pixmap;
    }

    [[nodiscard]] QIconEngine* clone() const override { return new RecolouredIcon{m_drawing, m_colour}; }
    bool isNull() override { return m_drawing.isEmpty(); }

private:
    QByteArray m_drawing;
    QColor m_colour;  ///< invalid: that of the text
};

}  // namespace

QIcon icon(const QString& name) { return icon(name, QColor{}); }

QIcon icon(const QString& name, const QColor& colour) {
    QFile file{QStringLiteral(":/castwright/icons/%1.svg").arg(name)};
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QIcon{new RecolouredIcon{file.readAll(), colour}};
}

QIcon applicationIcon() { return QIcon{QStringLiteral(":/castwright/icons/castwright.svg")}; }

}  // namespace castwright::gui
