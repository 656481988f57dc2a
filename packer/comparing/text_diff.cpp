// SPDX-License-Identifier: GPL-3.0-or-later
#include "packer/comparing/text_diff.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <format>
#include <vector>

namespace castwright::packer {

namespace {

constexpr std::ptrdiff_t kMostEdits = 2000;  ///< bounds time and memory: the search keeps kMostEdits²/2 numbers
constexpr std::size_t kContextLines = 3;

using Lines = std::vector<std::string_view>;

Lines linesOf(std::string_view text) {
    Lines lines;
    while (!text.empty()) {
        const std::size_t end =
            std::min(text.size(), text.find('\n') == std::string_view::npos ? text.size() : text.find('\n') + 1);
        lines.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return lines;
}

enum class Kind : char { Same = ' ', Removed = '-', Added = '+' };

struct Step {
    Kind kind;
    std::string_view line;
};

/// The shortest way from one list of lines to the other, by Myers' greedy search along diagonals; nothing when it is too long.
class Search {
public:
    Search(const Lines& before, const Lines& after) : m_before{before}, m_after{after} {}

    /// True when a way was found.
    bool run() {
        const auto total = static_cast<std::ptrdiff_t>(m_before.size() + m_after.size());
        const std::ptrdiff_t limit = std::min(total, kMostEdits);
        m_furthest.assign(static_cast<std::size_t>(2 * limit + 3), 0);
        m_middle = limit + 1;
        for (std::ptrdiff_t edits = 0; edits <= limit; ++edits) {
            m_history.push_back(slice(edits));
            for (std::ptrdiff_t diagonal = -edits; diagonal <= edits; diagonal += 2) {
                if (advance(edits, diagonal))
                    return true;
            }
        }
        return false;
    }

    /// The steps of the way that was found, from its end to its beginning.
    [[nodiscard]] std::vector<Step> stepsBackwards() const {
        std::vector<Step> steps;
        auto x = static_cast<std::ptrdiff_t>(m_before.size());
        auto y = static_cast<std::ptrdiff_t>(m_after.size());
        for (auto edits = static_cast<std::ptrdiff_t>(m_history.size()) - 1; edits >= 0; --edits) {
            const auto& furthest = m_history[static_cast<std::size_t>(edits)];
            const auto at = [&](std::ptrdiff_t diagonal) { return furthest[static_cast<std::size_t>(diagonal + edits + 1)]; };
            const std::ptrdiff_t diagonal = x - y;
            const bool down = diagonal == -edits || (diagonal != edits && at(diagonal - 1) < at(diagonal + 1));
            const std::ptrdiff_t startX = edits == 0 ? 0 : (down ? at(diagonal + 1) : at(diagonal - 1) + 1);
            while (x > startX)
                steps.push_back({Kind::Same, m_before[static_cast<std::size_t>((--y, --x))]});
            if (edits == 0)
                break;
            if (down)
                steps.push_back({Kind::Added, m_after[static_cast<std::size_t>(--y)]});
            else
                steps.push_back({Kind::Removed, m_before[static_cast<std::size_t>(--x)]});
        }
        return steps;
    }

private:
    std::ptrdiff_t& furthest(std::ptrdiff_t diagonal) { return m_furthest[static_cast<std::size_t>(m_middle + diagonal)]; }

    /// The state before a round of edits, as far as the round reads it.
    std::vector<std::ptrdiff_t> slice(std::ptrdiff_t edits) const {
        const auto first = m_furthest.begin() + (m_middle - edits - 1);
        return {first, first + 2 * edits + 3};
    }

    bool advance(std::ptrdiff_t edits, std::ptrdiff_t diagonal) {
        const bool down = diagonal == -edits || (diagonal != edits && furthest(diagonal - 1) < furthest(diagonal + 1));
        std::ptrdiff_t x = edits == 0 ? 0 : (down ? furthest(diagonal + 1) : furthest(diagonal - 1) + 1);
        std::ptrdiff_t y = x - diagonal;
        const auto beforeCount = static_cast<std::ptrdiff_t>(m_before.size());
        const auto afterCount = static_cast<std::ptrdiff_t>(m_after.size());
        while (x < beforeCount && y < afterCount
               && m_before[static_cast<std::size_t>(x)] == m_after[static_cast<std::size_t>(y)]) {
            ++x;
            ++y;
        }
        furthest(diagonal) = x;
        return x >= beforeCount && y >= afterCount;
    }

    const Lines& m_before;
    const Lines& m_after;
    std::vector<std::ptrdiff_t> m_furthest;  ///< by diagonal: the furthest line of `before` reached
    std::ptrdiff_t m_middle = 0;
    std::vector<std::vector<std::ptrdiff_t>> m_history;
};

std::vector<Step> stepsBetween(const Lines& before, const Lines& after) {
    Search search{before, after};
    if (search.run()) {
        std::vector<Step> steps = search.stepsBackwards();
        std::ranges::reverse(steps);
        return steps;
    }
    std::vector<Step> steps;
    for (const std::string_view line : before)
        steps.push_back({Kind::Removed, line});
    for (const std::string_view line : after)
        steps.push_back({Kind::Added, line});
    return steps;
}

/// The end of the hunk that begins with the change at `first`: where enough equal lines follow.
std::size_t hunkEnd(const std::vector<Step>& steps, std::size_t first) {
    std::size_t end = first + 1;
    for (std::size_t i = first; i < steps.size() && i <= end + 2 * kContextLines; ++i) {
        if (steps[i].kind != Kind::Same)
            end = i + 1;
    }
    return end;
}

std::size_t countOf(const std::vector<Step>& steps, std::size_t first, std::size_t end, Kind other) {
    return static_cast<std::size_t>(std::count_if(
        steps.begin() + static_cast<std::ptrdiff_t>(first), steps.begin() + static_cast<std::ptrdiff_t>(end),
        [other](const Step& step) { return step.kind != other; }));
}

/// "12,7": where the lines of a hunk begin and how many they are; an empty one stands behind the line before.
std::string rangeText(std::size_t linesBefore, std::size_t count) {
    return std::format("{},{}", count == 0 ? linesBefore : linesBefore + 1, count);
}

void appendHunk(std::string& text, const std::vector<Step>& steps, std::size_t first, std::size_t end) {
    const std::size_t from = first - std::min(first, kContextLines);
    const std::size_t to = std::min(steps.size(), end + kContextLines);
    text += std::format(
        "@@ -{} +{} @@\n", rangeText(countOf(steps, 0, from, Kind::Added), countOf(steps, from, to, Kind::Added)),
        rangeText(countOf(steps, 0, from, Kind::Removed), countOf(steps, from, to, Kind::Removed)));
    for (std::size_t i = from; i < to; ++i) {
        text += static_cast<char>(steps[i].kind);
        text += steps[i].line;
        if (!steps[i].line.ends_with('\n'))
            text += "\n\\ No newline at end of file\n";
    }
}

}  // namespace

std::string textDiff(std::string_view before, std::string_view after) {
    if (before == after)
        return {};
    const Lines beforeLines = linesOf(before);
    const Lines afterLines = linesOf(after);
    const std::vector<Step> steps = stepsBetween(beforeLines, afterLines);
    std::string text;
    for (std::size_t i = 0; i < steps.size();) {
        if (steps[i].kind == Kind::Same) {
            ++i;
            continue;
        }
        const std::size_t end = hunkEnd(steps, i);
        appendHunk(text, steps, i, end);
        i = end;
    }
    return text;
}

}  // namespace castwright::packer
