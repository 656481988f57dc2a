// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/theme/theme.h"

namespace castwright::gui {

namespace {

QColor mixed(const QColor& a, const QColor& b, float partOfB) {
    const auto mix = [partOfB](float x, float y) { return x * (1.0F - partOfB) + y * partOfB; };
    return QColor::fromRgbF(mix(a.redF(), b.redF()), mix(a.greenF(), b.greenF()), mix(a.blueF(), b.blueF()));
}

QColor forGround(const QPalette& palette, QRgb onLight, QRgb onDark) {
    return QColor::fromRgb(isDark(palette) ? onDark : onLight);
}

}  // namespace

bool isDark(const QPalette& palette) {
    return palette.color(QPalette::Window).lightnessF() < palette.color(QPalette::WindowText).lightnessF();
}

QColor errorColour(const QPalette& palette) { return forGround(palette, 0xFFB3261E, 0xFFFF8A80); }

QColor warningColour(const QPalette& palette) { return forGround(palette, 0xFF8A5A00, 0xFFF4B942); }

QColor informationColour(const QPalette& palette) { return forGround(palette, 0xFF2B6A80, 0xFF7FC4DC); }

QColor addedColour(const QPalette& palette) { return forGround(palette, 0xFF2E6B2E, 0xFF8FD18F); }

QColor accentColour(const QPalette& palette) {
    constexpr int kLighter = 170;
    const QColor accent = palette.color(QPalette::Highlight);
    return isDark(palette) ? accent.lighter(kLighter) : accent;
}

QColor quietColour(const QPalette& palette) {
    return mixed(palette.color(QPalette::WindowText), palette.color(QPalette::Window), 0.3F);
}

QColor noticeGround(const QPalette& palette) {
    return mixed(palette.color(QPalette::Base), QColor::fromRgb(0xFFF4B942), isDark(palette) ? 0.2F : 0.25F);
}

}  // namespace castwright::gui
