// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/text/byte_text.h"

#include "parser/text/display_text.h"

#include <algorithm>
#include <array>

namespace castwright::gui {

namespace {

// Windows-1252 from 0x80 to 0x9F; the five bytes that it leaves open stay what Latin-1 makes of them.
constexpr std::array<char16_t, 32> kWindows1252{
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178,
};

constexpr char16_t kReplacement = 0xFFFD;

quint8 byteAt(QByteArrayView bytes, qsizetype index) { return static_cast<quint8>(bytes[index]); }

bool isAscii(QByteArrayView bytes) {
    return std::ranges::all_of(bytes, [](char c) { return static_cast<quint8>(c) < 0x80; });
}

char16_t singleByteCharacter(quint8 byte) { return byte >= 0x80 && byte < 0xA0 ? kWindows1252[byte - 0x80U] : byte; }

struct Utf8Character {
    char32_t value = kReplacement;
    int bytes = 1;
};

/// The character at `index`; shortest forms and scalar values only, as everywhere.
Utf8Character utf8Character(QByteArrayView bytes, qsizetype index) {
    const quint8 lead = byteAt(bytes, index);
    if (lead < 0x80)
        return {lead, 1};
    const int length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || index + length > bytes.size())
        return {};
    char32_t value = lead & (0x7FU >> static_cast<unsigned>(length));
    for (int i = 1; i < length; ++i) {
        const quint8 next = byteAt(bytes, index + i);
        if ((next & 0xC0U) != 0x80)
            return {};
        value = (value << 6U) | (next & 0x3FU);
    }
    constexpr std::array<char32_t, 5> kSmallest{0, 0, 0x80, 0x800, 0x10000};
    if (value < kSmallest[static_cast<std::size_t>(length)] || value > 0x10FFFF || (value >= 0xD800 && value <= 0xDFFF))
        return {};
    return {value, length};
}

DecodedText decodeUtf8(QByteArrayView bytes) {
    DecodedText result;
    result.text.reserve(bytes.size());
    result.byteOfUnit.reserve(static_cast<std::size_t>(bytes.size()) + 1);
    for (qsizetype i = 0; i < bytes.size();) {
        const Utf8Character character = utf8Character(bytes, i);
        for (const char16_t unit : QChar::fromUcs4(character.value)) {
            result.text += QChar{unit};
            result.byteOfUnit.push_back(static_cast<int>(i));
        }
        i += character.bytes;
    }
    result.byteOfUnit.push_back(static_cast<int>(bytes.size()));
    return result;
}

bool isUtf8(QByteArrayView bytes) {
    for (qsizetype i = 0; i < bytes.size();) {
        const Utf8Character character = utf8Character(bytes, i);
        if (character.bytes == 1 && byteAt(bytes, i) >= 0x80)
            return false;
        i += character.bytes;
    }
    return true;
}

}  // namespace

qsizetype DecodedText::byteAt(qsizetype unit) const {
    return byteOfUnit.empty() ? unit : byteOfUnit[static_cast<std::size_t>(unit)];
}

DecodedText decode(QByteArrayView bytes, CodePage codePage) {
    if (isAscii(bytes))
        return {QString::fromLatin1(bytes), {}};
    if (codePage == CodePage::Utf8)
        return decodeUtf8(bytes);
    QString text(bytes.size(), Qt::Uninitialized);
    std::ranges::transform(bytes, text.begin(), [](char c) { return QChar{singleByteCharacter(static_cast<quint8>(c))}; });
    return {text, {}};
}

std::optional<QByteArray> encode(QStringView text, CodePage codePage) {
    if (codePage == CodePage::Utf8)
        return text.toUtf8();
    QByteArray bytes;
    bytes.reserve(text.size());
    for (const QChar character : text) {
        const char16_t unit = character.unicode();
        const auto* const found = std::ranges::find(kWindows1252, unit);
        if (found != kWindows1252.end())
            bytes += static_cast<char>(0x80 + (found - kWindows1252.begin()));
        else if (unit < 0x100)  // the controls that Windows-1252 has replaced, too, so that copying loses nothing
            bytes += static_cast<char>(unit);
        else
            return std::nullopt;
    }
    return bytes;
}

QString displayText(QByteArrayView bytes) {
    QString text = decode(bytes, isUtf8(bytes) ? CodePage::Utf8 : CodePage::SingleByte).text;
    for (QChar& character : text) {
        const char16_t unit = character.unicode();
        if (unit < 0x20)
            character = QChar{static_cast<char16_t>(0x2400 + unit)};
        else if (unit == 0x7F)
            character = QChar{u'\u2421'};
        else if (!character.isSurrogate() && parser::isHidden(unit))
            character = QChar{kReplacement};
    }
    return text;
}

}  // namespace castwright::gui
