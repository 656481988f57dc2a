// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pack/pack_threads.h"

#include <QCoreApplication>
#include <QThreadPool>

namespace castwright::gui {

namespace {

/// A pack, an unpacking and a look for stale paks can run at a time.
constexpr int kThreads = 3;

}  // namespace

QThreadPool& packThreads() {
    // The application waits for them when it ends.
    static QThreadPool* const pool = [] {
        auto* made = new QThreadPool{QCoreApplication::instance()};
        made->setMaxThreadCount(kThreads);
        return made;
    }();
    return *pool;
}

}  // namespace castwright::gui
