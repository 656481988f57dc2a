// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/skill_list.h"

#include "parser/profile/profile.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <format>
#include <optional>

namespace castwright::cli {

namespace {

constexpr float kSmallestStep = 0.001F;

std::optional<float> parseFloat(std::string_view text) {
    float value = 0.0F;
    const auto result = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = result.ec == std::errc{} && result.ptr == text.data() + text.size();
    return whole && std::isfinite(value) ? std::optional{value} : std::nullopt;
}

}  // namespace

std::expected<std::vector<float>, std::string> parseSkills(std::string_view text) {
    const std::size_t colon = text.find(':');
    const std::string_view range = text.substr(0, colon);
    const std::size_t dots = range.find("..");
    const auto first = parseFloat(range.substr(0, dots));
    const auto last = dots == std::string_view::npos ? first : parseFloat(range.substr(dots + 2));
    const auto step = colon == std::string_view::npos ? std::optional{1.0F} : parseFloat(text.substr(colon + 1));
    constexpr auto kHighest = static_cast<float>(parser::kSkillLevels);
    if (!first || !last || !step || *first < 1.0F || *last > kHighest || *first > *last || *step < kSmallestStep) {
        return std::unexpected{std::format(
            "\"{}\" is no skill: write a number from 1 to {}, a range such as 1..{} or one with a step such as 1..{}:0.25.", text,
            parser::kSkillLevels, parser::kSkillLevels, parser::kSkillLevels)};
    }
    std::vector<float> skills;
    // A hair more than the end, so that 1..5:0.1 reaches it in spite of rounding.
    const auto count = static_cast<int>((*last - *first) / *step + kSmallestStep);
    for (int i = 0; i <= count; ++i)
        skills.push_back(std::min(*first + static_cast<float>(i) * *step, *last));
    return skills;
}

}  // namespace castwright::cli
