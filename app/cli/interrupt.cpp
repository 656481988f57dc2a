// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interrupt.h"

#include <array>
#include <csignal>
#include <cstddef>

namespace castwright::cli {

namespace {

std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may set it");

#ifdef SIGHUP
constexpr std::array kSignals{SIGINT, SIGTERM, SIGHUP};
#else
constexpr std::array kSignals{SIGINT, SIGTERM};
#endif

void onSignal(int /*signal*/) { interrupted = true; }

}  // namespace

InterruptFlag::InterruptFlag() {
    interrupted = false;
    for (std::size_t i = 0; i < kSignals.size(); ++i) {
        m_before[i] = std::signal(kSignals[i], &onSignal);
        // What the caller ignores stays ignored, such as the hang-up under nohup.
        if (m_before[i] == SIG_IGN)
            std::signal(kSignals[i], SIG_IGN);
    }
}

InterruptFlag::~InterruptFlag() {
    for (std::size_t i = 0; i < kSignals.size(); ++i)
        std::signal(kSignals[i], m_before[i]);
}

const std::atomic<bool>* InterruptFlag::flag() const { return &interrupted; }

}  // namespace castwright::cli
