// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/profile.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace castwright::previews {

/// One sentence about how a bot plays, with places for numbers: `%1`, `%2` … `text` is English and what is translated; it lives as long as
/// the program.
struct FeelSentence {
    std::string_view text;
    std::vector<std::string> numbers;  ///< as they are printed

    /// Puts the numbers into `text` or into a translation of it.
    [[nodiscard]] std::string fill(std::string_view translation) const;
    [[nodiscard]] std::string english() const { return fill(text); }

    bool operator==(const FeelSentence&) const = default;
};

/// What a bot with these traits is like to meet, made from the numbers alone. `values` holds one for each of Profile::traits. A sentence
/// whose traits the profile does not have is left out.
[[nodiscard]] std::vector<FeelSentence> describeFeel(const parser::Profile& profile, std::span<const float> values);

}  // namespace castwright::previews
