// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QString>
#include <QStringView>

#include <optional>
#include <vector>

/// Bytes of a file as text for people, and back. The game knows bytes only; what is shown here is a reading of them.
namespace castwright::gui {

enum class CodePage : quint8 {
    Utf8,
    SingleByte,  ///< Latin-1, with the letters and signs of Windows-1252 in 0x80 to 0x9F
};

/// A text whose every UTF-16 unit knows the byte it came from.
struct DecodedText {
    QString text;
    /// For each unit of `text` the offset of its character's first byte, and last the number of bytes. Empty when a unit is a byte.
    std::vector<int> byteOfUnit;

    [[nodiscard]] qsizetype byteAt(qsizetype unit) const;
};

/// Never fails: a byte that is not UTF-8 becomes one U+FFFD.
[[nodiscard]] DecodedText decode(QByteArrayView bytes, CodePage codePage);

/// The bytes of a text, or nothing when it holds a character that the code page has not got.
[[nodiscard]] std::optional<QByteArray> encode(QStringView text, CodePage codePage);

/// Bytes of unknown encoding in one line, for messages and lists: UTF-8 when they are valid, otherwise single bytes; control
/// characters as their pictures (U+2400 and on), other hidden ones (see parser::isHidden) as U+FFFD.
[[nodiscard]] QString displayText(QByteArrayView bytes);

}  // namespace castwright::gui
