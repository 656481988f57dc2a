// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interrupt.h"

#include <csignal>

namespace castwright::cli {

namespace {

std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may set it");

void onSignal(int /*signal*/) { interrupted = true; }

}  // namespace

InterruptFlag::InterruptFlag() : m_interrupt{std::signal(SIGINT, &onSignal)}, m_terminate{std::signal(SIGTERM, &onSignal)} {
    interrupted = false;
}

InterruptFlag::~InterruptFlag() {
    std::signal(SIGINT, m_interrupt);
    std::signal(SIGTERM, m_terminate);
}

const std::atomic<bool>* InterruptFlag::flag() const { return &interrupted; }

}  // namespace castwright::cli
