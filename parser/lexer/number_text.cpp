// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/lexer/number_text.h"

#include "parser/lexer/number.h"

#include <array>
#include <charconv>
#include <cmath>

namespace castwright::parser {

namespace {

/// Beyond these a number is easier to read with an exponent.
constexpr float kLargestPlain = 1e9F;
constexpr float kSmallestPlain = 1e-6F;
/// Enough digits to tell any two doubles apart.
constexpr int kMaxDigits = 17;

std::string withoutPlus(std::string text) {
    if (const std::size_t plus = text.find('+'); plus != std::string::npos)
        text.erase(plus, 1);
    return text;
}

/// The shortest text for `magnitude` by the rules of IEEE arithmetic.
std::string shortest(float magnitude, std::chars_format format) {
    std::array<char, 128> buffer{};
    const auto result = std::to_chars(buffer.data(), buffer.data() + buffer.size(), magnitude, format);
    return withoutPlus({buffer.data(), result.ptr});
}

std::string withDigits(float magnitude, int digits) {
    std::array<char, 128> buffer{};
    const auto result = std::to_chars(
        buffer.data(), buffer.data() + buffer.size(), static_cast<double>(magnitude), std::chars_format::general, digits);
    return withoutPlus({buffer.data(), result.ptr});
}

}  // namespace

std::optional<std::string> numberText(float value) {
    if (!std::isfinite(value))
        return std::nullopt;
    const float magnitude = std::abs(value);
    const bool plain = magnitude == 0.0F || (magnitude >= kSmallestPlain && magnitude < kLargestPlain);
    const auto signedText = [value](std::string text) { return value < 0.0F ? "-" + text : text; };
    if (std::string text = shortest(magnitude, plain ? std::chars_format::fixed : std::chars_format::scientific);
        readNumberText(text) == magnitude)
        return signedText(std::move(text));
    // The game adds up digits with errors of its own; a digit more or less gets around them.
    for (int digits = 1; digits <= kMaxDigits; ++digits) {
        if (std::string text = withDigits(magnitude, digits); readNumberText(text) == magnitude)
            return signedText(std::move(text));
    }
    return std::nullopt;
}

std::optional<float> readNumberText(std::string_view text) {
    const bool negative = text.starts_with('-');
    if (negative)
        text.remove_prefix(1);
    if (!startsNumber(text, 0))
        return std::nullopt;
    const NumberExtent extent = measureNumber(text, 0);
    if (extent.end != text.size() || extent.kind == NumberKind::TooManyDots)
        return std::nullopt;
    const float value = numberValue(text.substr(0, extent.digitsEnd), extent.kind);
    return negative ? -value : value;
}

}  // namespace castwright::parser
