// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace castwright::validators {

/// How many single bytes have to be put in, taken out, changed or swapped with their neighbour to get from one word to the other,
/// without regard to the case of ASCII letters.
[[nodiscard]] std::size_t editDistance(std::string_view a, std::string_view b);

/// The candidates that `word` may be a slip of, nearest first, at most three. Nothing for words longer than any name.
[[nodiscard]] std::vector<std::string> nearestNames(std::string_view word, std::span<const std::string_view> candidates);

}  // namespace castwright::validators
