// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/lexer/number.h"

#include "parser/text/bytes.h"

#include <algorithm>
#include <cmath>

namespace castwright::parser {

namespace {

/// The bytes of `#INF`, `#IND`, `#NAN`: the game looks for the words at the wrong place and always takes four.
constexpr std::uint32_t kFloatExceptionBytes = 4;

bool isHexDigit(char c) { return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }

template<typename Predicate>
std::uint32_t skipWhile(std::string_view bytes, std::uint32_t offset, Predicate accepts) {
    while (offset < bytes.size() && accepts(bytes[offset]))
        ++offset;
    return offset;
}

NumberExtent measurePrefixed(std::string_view bytes, std::uint32_t offset) {
    const char second = byteAt(bytes, offset + 1);
    NumberExtent extent;
    if (second == 'x' || second == 'X') {
        extent.kind = NumberKind::Hex;
        extent.digitsEnd = skipWhile(bytes, offset + 2, isHexDigit);
    } else if (second == 'b' || second == 'B') {
        extent.kind = NumberKind::Binary;
        extent.digitsEnd = skipWhile(bytes, offset + 2, [](char c) { return c == '0' || c == '1'; });
    } else {
        extent.kind = NumberKind::Octal;
        extent.digitsEnd = skipWhile(bytes, offset + 1, [](char c) { return c >= '0' && c <= '7'; });
    }
    return extent;
}

NumberExtent measureDecimal(std::string_view bytes, std::uint32_t offset) {
    NumberExtent extent;
    std::uint32_t dots = 0;
    std::uint32_t end = skipWhile(bytes, offset, [&dots](char c) {
        dots += c == '.' ? 1U : 0U;
        return c == '.' || isDigit(c);
    });
    if (byteAt(bytes, end) == 'e' && dots == 0)
        dots = 1;

    if (dots > 1) {
        extent.kind = NumberKind::TooManyDots;
    } else if (dots == 1) {
        extent.kind = NumberKind::Float;
        if (byteAt(bytes, end) == 'e') {
            ++end;
            if (byteAt(bytes, end) == '-' || byteAt(bytes, end) == '+')
                ++end;
            end = skipWhile(bytes, end, isDigit);
        } else if (byteAt(bytes, end) == '#') {
            extent.kind = NumberKind::FloatException;
            end = std::min(end + kFloatExceptionBytes, static_cast<std::uint32_t>(bytes.size()));
            end = skipWhile(bytes, end, isDigit);
        }
    }
    extent.digitsEnd = end;
    return extent;
}

std::uint32_t skipSuffix(std::string_view bytes, NumberExtent extent) {
    std::uint32_t end = extent.digitsEnd;
    const auto isLong = [](char c) { return c == 'l' || c == 'L'; };
    switch (extent.kind) {
    case NumberKind::TooManyDots: break;
    case NumberKind::Float:
    case NumberKind::FloatException:
        if (const char c = byteAt(bytes, end); c == 'f' || c == 'F' || isLong(c))
            ++end;
        break;
    default:
        for (int i = 0; i < 2; ++i) {
            if (const char c = byteAt(bytes, end); c == 'u' || c == 'U' || isLong(c))
                ++end;
            else
                break;
        }
    }
    return end;
}

/// Multiplies or divides by 10 to the power of `exponentText`. The power grows by repeated multiplication, as in the game; once it
/// is infinite it stays so, hence an exponent of a million digits costs no more than reading it.
double scaleByExponent(double value, std::string_view exponentText) {
    const bool divide = exponentText.starts_with('-');
    if (exponentText.starts_with('-') || exponentText.starts_with('+'))
        exponentText.remove_prefix(1);

    constexpr std::uint32_t kSurelyInfinite = 1000;
    std::uint32_t exponent = 0;
    for (const char c : exponentText) {
        if (exponent < kSurelyInfinite)
            exponent = exponent * 10 + static_cast<std::uint32_t>(c - '0');
    }
    double power = 1.0;
    for (std::uint32_t i = 0; i < exponent && !std::isinf(power); ++i)
        power *= 10.0;
    return divide ? value / power : value * power;
}

/// Bytes that are not digits (`#INF`) are taken for digits, as in the game.
double digitValue(char c) { return static_cast<double>(static_cast<signed char>(c) - '0'); }

double floatValue(std::string_view digits, NumberKind kind) {
    // The game ends the text of a float exception with a NUL byte that its own loop then stops at.
    if (kind == NumberKind::FloatException)
        digits = digits.substr(0, digits.find('\0'));
    double value = 0.0;
    std::size_t i = 0;
    for (; i < digits.size() && digits[i] != '.' && digits[i] != 'e'; ++i)
        value = value * 10.0 + digitValue(digits[i]);
    if (i < digits.size() && digits[i] == '.') {
        double weight = 0.1;
        for (++i; i < digits.size() && digits[i] != 'e'; ++i) {
            value = value + digitValue(digits[i]) * weight;
            weight *= 0.1;
        }
    }
    if (i < digits.size() && digits[i] == 'e')
        value = scaleByExponent(value, digits.substr(i + 1));
    return value;
}

std::uint32_t integerValue(std::string_view digits, std::uint32_t base) {
    std::uint32_t value = 0;
    for (const char c : digits) {
        const char lower = asciiLower(c);
        value = value * base + static_cast<std::uint32_t>(isDigit(c) ? c - '0' : lower - 'a' + 10);
    }
    return value;
}

}  // namespace

bool startsNumber(std::string_view bytes, std::uint32_t offset) {
    const char c = byteAt(bytes, offset);
    return isDigit(c) || (c == '.' && isDigit(byteAt(bytes, offset + 1)));
}

NumberExtent measureNumber(std::string_view bytes, std::uint32_t offset) {
    NumberExtent extent = byteAt(bytes, offset) == '0' && byteAt(bytes, offset + 1) != '.' ? measurePrefixed(bytes, offset)
                                                                                           : measureDecimal(bytes, offset);
    extent.end = skipSuffix(bytes, extent);
    return extent;
}

float numberValue(std::string_view digits, NumberKind kind) {
    switch (kind) {
    case NumberKind::Decimal: return static_cast<float>(integerValue(digits, 10));
    case NumberKind::Octal: return static_cast<float>(integerValue(digits, 8));
    case NumberKind::Hex: return static_cast<float>(integerValue(digits.substr(2), 16));
    case NumberKind::Binary: return static_cast<float>(integerValue(digits.substr(2), 2));
    case NumberKind::Float:
    case NumberKind::FloatException: return static_cast<float>(floatValue(digits, kind));
    case NumberKind::TooManyDots: break;
    }
    return 0.0F;
}

std::optional<std::int32_t> truncateToInt(float value) {
    // 2^31 is exact in float; everything below it that is a float fits.
    constexpr float kLimit = 2147483648.0F;
    if (!(value > -kLimit && value < kLimit))
        return std::nullopt;
    return static_cast<std::int32_t>(value);
}

}  // namespace castwright::parser
