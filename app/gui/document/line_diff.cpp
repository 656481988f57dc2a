// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/document/line_diff.h"

#include <algorithm>
#include <format>
#include <optional>

namespace castwright::gui {

namespace {

using Lines = std::vector<std::string_view>;

/// More differing lines than this are shown as one replaced part.
constexpr std::ptrdiff_t kMaximumDistance = 1000;

/// Lines with their ends, so that a changed line ending is a change.
Lines splitLines(std::string_view text) {
    Lines lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
        lines.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return lines;
}

/// For each line of before and after, whether the other one has it, too.
struct Matching {
    std::vector<bool> keptBefore;
    std::vector<bool> keptAfter;
};

/// Myers' greedy algorithm ("An O(ND) Difference Algorithm and Its Variations", 1986), with the furthest points of each
/// distance remembered to walk back. Nothing when the distance is too large.
bool matchShortest(
    std::span<const std::string_view> before, std::span<const std::string_view> after, std::size_t offset, Matching& matching) {
    const auto beforeSize = std::ssize(before);
    const auto afterSize = std::ssize(after);
    const std::ptrdiff_t limit = std::min(beforeSize + afterSize, kMaximumDistance);
    std::vector<std::ptrdiff_t> furthest(static_cast<std::size_t>(2 * limit + 3), 0);
    const auto at = [limit](std::ptrdiff_t diagonal) { return static_cast<std::size_t>(diagonal + limit + 1); };
    const auto comesDown = [&at](const std::vector<std::ptrdiff_t>& row, std::ptrdiff_t diagonal, std::ptrdiff_t distance) {
        return diagonal == -distance || (diagonal != distance && row[at(diagonal - 1)] < row[at(diagonal + 1)]);
    };

    std::vector<std::vector<std::ptrdiff_t>> history;
    std::optional<std::ptrdiff_t> found;
    for (std::ptrdiff_t distance = 0; distance <= limit && !found; ++distance) {
        history.push_back(furthest);
        for (std::ptrdiff_t diagonal = -distance; diagonal <= distance; diagonal += 2) {
            std::ptrdiff_t x =
                comesDown(furthest, diagonal, distance) ? furthest[at(diagonal + 1)] : furthest[at(diagonal - 1)] + 1;
            while (x < beforeSize && x - diagonal < afterSize
                   && before[static_cast<std::size_t>(x)] == after[static_cast<std::size_t>(x - diagonal)])
                ++x;
            furthest[at(diagonal)] = x;
            if (x >= beforeSize && x - diagonal >= afterSize) {
                found = distance;
                break;
            }
        }
    }
    if (!found)
        return false;

    std::ptrdiff_t x = beforeSize;
    std::ptrdiff_t y = afterSize;
    for (std::ptrdiff_t distance = *found; distance >= 0; --distance) {
        const auto& row = history[static_cast<std::size_t>(distance)];
        const std::ptrdiff_t diagonal = x - y;
        const std::ptrdiff_t previous = comesDown(row, diagonal, distance) ? diagonal + 1 : diagonal - 1;
        const std::ptrdiff_t previousX = distance == 0 ? 0 : row[at(previous)];
        const std::ptrdiff_t previousY = distance == 0 ? 0 : previousX - previous;
        while (x > previousX && y > previousY) {
            matching.keptBefore[offset + static_cast<std::size_t>(--x)] = true;
            matching.keptAfter[offset + static_cast<std::size_t>(--y)] = true;
        }
        x = previousX;
        y = previousY;
    }
    return true;
}

Matching matchLines(const Lines& before, const Lines& after) {
    Matching matching{std::vector<bool>(before.size()), std::vector<bool>(after.size())};
    const std::size_t shorter = std::min(before.size(), after.size());
    std::size_t head = 0;
    while (head < shorter && before[head] == after[head]) {
        matching.keptBefore[head] = matching.keptAfter[head] = true;
        ++head;
    }
    std::size_t tail = 0;
    while (tail < shorter - head && before[before.size() - 1 - tail] == after[after.size() - 1 - tail]) {
        matching.keptBefore[before.size() - 1 - tail] = matching.keptAfter[after.size() - 1 - tail] = true;
        ++tail;
    }
    const std::span<const std::string_view> middleBefore{before.data() + head, before.size() - head - tail};
    const std::span<const std::string_view> middleAfter{after.data() + head, after.size() - head - tail};
    matchShortest(middleBefore, middleAfter, head, matching);
    return matching;
}

std::string withoutLineEnd(std::string_view line) {
    if (line.ends_with('\n'))
        line.remove_suffix(1);
    return std::string{line};
}

struct Step {
    DiffLineKind kind = DiffLineKind::Context;
    std::size_t before = 0;  ///< line number, from 0, at which the step is taken
    std::size_t after = 0;
};

std::vector<Step> stepsOf(const Matching& matching) {
    std::vector<Step> steps;
    std::size_t before = 0;
    std::size_t after = 0;
    while (before < matching.keptBefore.size() || after < matching.keptAfter.size()) {
        if (before < matching.keptBefore.size() && !matching.keptBefore[before]) {
            steps.push_back({DiffLineKind::Removed, before++, after});
        } else if (after < matching.keptAfter.size() && !matching.keptAfter[after]) {
            steps.push_back({DiffLineKind::Added, before, after++});
        } else {
            steps.push_back({DiffLineKind::Context, before++, after++});
        }
    }
    return steps;
}

DiffLine hunkLine(std::span<const Step> steps) {
    const auto onlyAfter = std::ranges::count(steps, DiffLineKind::Added, &Step::kind);
    const auto onlyBefore = std::ranges::count(steps, DiffLineKind::Removed, &Step::kind);
    return {
        DiffLineKind::Hunk,
        std::format(
            "@@ -{},{} +{},{} @@", steps.front().before + 1, std::ssize(steps) - onlyAfter, steps.front().after + 1,
            std::ssize(steps) - onlyBefore)};
}

}  // namespace

std::vector<DiffLine> diffLines(std::string_view before, std::string_view after, std::size_t context) {
    const Lines linesBefore = splitLines(before);
    const Lines linesAfter = splitLines(after);
    const std::vector<Step> steps = stepsOf(matchLines(linesBefore, linesAfter));

    std::vector<bool> shown(steps.size());
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (steps[i].kind == DiffLineKind::Context)
            continue;
        const std::size_t end = std::min(i + context + 1, steps.size());
        for (std::size_t near = i - std::min(i, context); near < end; ++near)
            shown[near] = true;
    }

    std::vector<DiffLine> lines;
    for (std::size_t i = 0; i < steps.size();) {
        if (!shown[i]) {
            ++i;
            continue;
        }
        std::size_t end = i;
        while (end < steps.size() && shown[end])
            ++end;
        const auto hunk = std::span{steps}.subspan(i, end - i);
        lines.push_back(hunkLine(hunk));
        for (const Step& step : hunk) {
            const std::string_view line = step.kind == DiffLineKind::Added ? linesAfter[step.after] : linesBefore[step.before];
            lines.push_back({step.kind, withoutLineEnd(line)});
        }
        i = end;
    }
    return lines;
}

std::vector<DiffLine> parseUnifiedDiff(std::string_view diff) {
    std::vector<DiffLine> lines;
    for (const std::string_view line : splitLines(diff)) {
        switch (line.front()) {
        case '@': lines.push_back({DiffLineKind::Hunk, withoutLineEnd(line)}); break;
        case '-': lines.push_back({DiffLineKind::Removed, withoutLineEnd(line.substr(1))}); break;
        case '+': lines.push_back({DiffLineKind::Added, withoutLineEnd(line.substr(1))}); break;
        case ' ': lines.push_back({DiffLineKind::Context, withoutLineEnd(line.substr(1))}); break;
        default: break;  // that the last line has no end
        }
    }
    return lines;
}

}  // namespace castwright::gui
