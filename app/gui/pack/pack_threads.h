// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QThreadPool;

namespace castwright::gui {

/// Threads for what may take as long as the disk needs: packing, unpacking, comparing. The analysis, which follows the author's keys, has
/// others, so that it never waits for a pak.
[[nodiscard]] QThreadPool& packThreads();

}  // namespace castwright::gui
