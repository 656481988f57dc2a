// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/theme/appearance.h"

#include "app/gui/theme/theme.h"

#include <QApplication>
#include <QPalette>
#include <QStyleHints>

namespace castwright::gui {

namespace {

struct Colours {
    QRgb window, windowText, base, alternateBase, button, light, midlight, mid, dark, shadow, highlight, link, placeholder,
        disabled;
};

constexpr Colours kLight{
    .window = 0xFFEFEFEF,
    .windowText = 0xFF000000,
    .base = 0xFFFFFFFF,
    .alternateBase = 0xFFF7F7F7,
    .button = 0xFFEFEFEF,
    .light = 0xFFFFFFFF,
    .midlight = 0xFFCACACA,
    .mid = 0xFFB8B8B8,
    .dark = 0xFF9F9F9F,
    .shadow = 0xFF767676,
    .highlight = 0xFF2B6A80,
    .link = 0xFF2B6A80,
    .placeholder = 0xFF707070,
    .disabled = 0xFFA0A0A0,
};

constexpr Colours kDark{
    .window = 0xFF2A2C2E,
    .windowText = 0xFFEDEDED,
    .base = 0xFF1E2022,
    .alternateBase = 0xFF26282A,
    .button = 0xFF36383A,
    .light = 0xFF4A4C4E,
    .midlight = 0xFF404244,
    .mid = 0xFF242628,
    .dark = 0xFF1A1B1C,
    .shadow = 0xFF0A0A0A,
    .highlight = 0xFF2B6A80,
    .link = 0xFF7FC4DC,
    .placeholder = 0xFF9A9C9E,
    .disabled = 0xFF7A7C7E,
};

QPalette paletteOf(const Colours& colours) {
    QPalette palette;
    const auto set = [&palette](QPalette::ColorRole role, QRgb colour) { palette.setColor(role, QColor::fromRgb(colour)); };
    set(QPalette::Window, colours.window);
    set(QPalette::WindowText, colours.windowText);
    set(QPalette::Base, colours.base);
    set(QPalette::AlternateBase, colours.alternateBase);
    set(QPalette::Text, colours.windowText);
    set(QPalette::Button, colours.button);
    set(QPalette::ButtonText, colours.windowText);
    set(QPalette::BrightText, 0xFFFFFFFF);
    set(QPalette::Light, colours.light);
    set(QPalette::Midlight, colours.midlight);
    set(QPalette::Mid, colours.mid);
    set(QPalette::Dark, colours.dark);
    set(QPalette::Shadow, colours.shadow);
    set(QPalette::Highlight, colours.highlight);
    set(QPalette::HighlightedText, 0xFFFFFFFF);
    set(QPalette::Link, colours.link);
    set(QPalette::LinkVisited, colours.link);
    set(QPalette::ToolTipBase, colours.button);
    set(QPalette::ToolTipText, colours.windowText);
    set(QPalette::PlaceholderText, colours.placeholder);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, QColor::fromRgb(colours.disabled));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, QColor::fromRgb(colours.mid));
    return palette;
}

}  // namespace

void applyAppearance(Appearance appearance) {
    QStyleHints& hints = *QGuiApplication::styleHints();
    QApplication::setPalette(QPalette{});
    switch (appearance) {
    case Appearance::System: hints.unsetColorScheme(); break;
    case Appearance::Light:
        hints.setColorScheme(Qt::ColorScheme::Light);
        if (isDark(QApplication::palette()))
            QApplication::setPalette(paletteOf(kLight));
        break;
    case Appearance::Dark:
        hints.setColorScheme(Qt::ColorScheme::Dark);
        if (!isDark(QApplication::palette()))
            QApplication::setPalette(paletteOf(kDark));
        break;
    }
}

}  // namespace castwright::gui
