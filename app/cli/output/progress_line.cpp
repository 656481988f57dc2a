// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/progress_line.h"

#include <utility>

namespace castwright::cli {

namespace {

constexpr std::chrono::milliseconds kPause{100};
/// Goes to the start of the line and erases it.
constexpr std::string_view kErase = "\r\x1b[K";

}  // namespace

ProgressLine::ProgressLine(
    std::ostream& out, bool isTerminal, std::chrono::milliseconds delay, std::function<Clock::time_point()> now)
    : m_out{out}, m_isTerminal{isTerminal}, m_now{std::move(now)}, m_next{m_now() + delay} {}

ProgressLine::~ProgressLine() {
    if (m_shown)
        m_out << kErase << std::flush;
}

void ProgressLine::show(std::string_view text) {
    if (!m_isTerminal || m_now() < m_next)
        return;
    m_out << kErase << text << std::flush;
    m_shown = true;
    m_next = m_now() + kPause;
}

}  // namespace castwright::cli
