// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>

namespace castwright::cli {

/// While one of these lives, Ctrl+C and a friendly kill do not end the program but set a flag, so that work can stop without a trace.
class InterruptFlag {
public:
    InterruptFlag();
    ~InterruptFlag();
    InterruptFlag(const InterruptFlag&) = delete;
    InterruptFlag& operator=(const InterruptFlag&) = delete;

    [[nodiscard]] const std::atomic<bool>* flag() const;

private:
    void (*m_interrupt)(int);
    void (*m_terminate)(int);
};

}  // namespace castwright::cli
