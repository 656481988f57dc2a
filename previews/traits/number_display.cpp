// SPDX-License-Identifier: GPL-3.0-or-later
#include "previews/traits/number_display.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <format>
#include <optional>

namespace castwright::previews {

namespace {

struct Decimal {
    double value = 0.0;
    std::size_t places = 0;  ///< behind the point
};

/// A printed number, unless it is one with an exponent or none at all.
std::optional<Decimal> decimal(const std::string& text) {
    if (text.find_first_not_of("-.0123456789") != std::string::npos)
        return std::nullopt;
    Decimal number;
    std::from_chars(text.data(), text.data() + text.size(), number.value);
    if (const std::size_t point = text.find('.'); point != std::string::npos)
        number.places = text.size() - point - 1;
    return number;
}

}  // namespace

std::string displayNumber(float value) { return std::isnan(value) ? "nan" : std::format("{}", value); }

std::string displayDifference(float from, float to) {
    if (from == to)
        return "0";
    const auto a = decimal(displayNumber(from));
    const auto b = decimal(displayNumber(to));
    if (!a || !b)
        return to > from ? "+" + displayNumber(to - from) : displayNumber(to - from);
    // A float has nine digits at most, so that a double holds the difference well enough to round it to what it is.
    std::string text = std::format("{:+.{}f}", b->value - a->value, std::max(a->places, b->places));
    if (text.contains('.'))
        text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.'))
        text.pop_back();
    return text;
}

}  // namespace castwright::previews
