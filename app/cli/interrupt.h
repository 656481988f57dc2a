// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <atomic>

namespace castwright::cli {

/// While one of these lives, Ctrl+C, a friendly kill and a closed terminal do not end the program but set a flag, so that work can stop without a trace.
class InterruptFlag {
public:
    InterruptFlag();
    ~InterruptFlag();
    InterruptFlag(const InterruptFlag&) = delete;
    InterruptFlag& operator=(const InterruptFlag&) = delete;

    [[nodiscard]] const std::atomic<bool>* flag() const;

private:
    std::array<void (*)(int), 3> m_before{};
};

}  // namespace castwright::cli
