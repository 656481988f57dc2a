// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/wording/nearest.h"

#include "parser/text/bytes.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace castwright::validators {

namespace {

constexpr std::size_t kLongestWord = 64;
constexpr std::size_t kMostNames = 3;

/// A third of the word may be wrong; of a short word, one letter.
std::size_t largestDistance(std::string_view word) { return std::max<std::size_t>(1, word.size() / 3); }

}  // namespace

std::size_t editDistance(std::string_view a, std::string_view b) {
    // Optimal string alignment, with the last two rows of its table.
    std::vector<std::size_t> beforeLast(b.size() + 1);
    std::vector<std::size_t> last(b.size() + 1);
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(last.begin(), last.end(), std::size_t{0});
    const auto same = [](char x, char y) { return parser::asciiLower(x) == parser::asciiLower(y); };
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed = last[j - 1] + (same(a[i - 1], b[j - 1]) ? 0U : 1U);
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, changed});
            if (i > 1 && j > 1 && same(a[i - 1], b[j - 2]) && same(a[i - 2], b[j - 1]))
                row[j] = std::min(row[j], beforeLast[j - 2] + 1);
        }
        std::swap(beforeLast, last);
        std::swap(last, row);
    }
    return last[b.size()];
}

std::vector<std::string> nearestNames(std::string_view word, std::span<const std::string_view> candidates) {
    std::vector<std::pair<std::size_t, std::string_view>> found;
    const std::size_t limit = largestDistance(word);
    for (const std::string_view candidate : candidates) {
        const std::size_t difference = std::max(word.size(), candidate.size()) - std::min(word.size(), candidate.size());
        if (word.empty() || word.size() > kLongestWord || difference > limit)
            continue;
        const std::size_t distance = editDistance(word, candidate);
        if (distance <= limit && distance < std::min(word.size(), candidate.size()))
            found.emplace_back(distance, candidate);
    }
    std::ranges::stable_sort(found, {}, &std::pair<std::size_t, std::string_view>::first);
    std::vector<std::string> names;
    for (const auto& [distance, name] : found) {
        if (names.size() < kMostNames)
            names.emplace_back(name);
    }
    return names;
}

}  // namespace castwright::validators
