// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <ostream>
#include <string_view>

namespace castwright::cli {

/// A line on a terminal that says how far something is. It appears when that takes longer than `delay`, changes ten times a second at
/// most, and goes away with this object, so that nothing of it is left above what is printed then.
class ProgressLine {
public:
    using Clock = std::chrono::steady_clock;

    /// Without a terminal nothing is ever written to `out`. `now` tells the time.
    ProgressLine(
        std::ostream& out, bool isTerminal, std::chrono::milliseconds delay = std::chrono::milliseconds{500},
        std::function<Clock::time_point()> now = Clock::now);
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    /// `text` is short and has no line end.
    void show(std::string_view text);

private:
    std::ostream& m_out;
    bool m_isTerminal;
    std::function<Clock::time_point()> m_now;
    Clock::time_point m_next;  ///< nothing is written before that
    bool m_shown = false;
};

}  // namespace castwright::cli
