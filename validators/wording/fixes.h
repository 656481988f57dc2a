// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/checking/checked_file.h"
#include "validators/checking/diagnostic.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Quick fixes that several rules offer.
namespace castwright::validators {

[[nodiscard]] Fix replaceFix(const CheckedFile& file, parser::ByteRange range, std::string replacement, Message title);
[[nodiscard]] inline Fix insertFix(const CheckedFile& file, std::uint32_t offset, std::string text, Message title) {
    return replaceFix(file, {offset, offset}, std::move(text), std::move(title));
}

/// One fix for each name: it takes the place of `range`.
[[nodiscard]] std::vector<Fix> renameFixes(const CheckedFile& file, parser::ByteRange range, std::span<const std::string> names);

/// Removes `range`: with its whole line when nothing else stands on it, else with the blanks before it.
[[nodiscard]] Fix removeFix(const CheckedFile& file, parser::ByteRange range, Message title);

/// `"a", "b"` from names; for messages in any language.
[[nodiscard]] std::string quotedList(std::span<const std::string> names);

/// `text` in double quotes when it would not be read as one name.
[[nodiscard]] std::string quotedIfNeeded(std::string_view text);

}  // namespace castwright::validators
