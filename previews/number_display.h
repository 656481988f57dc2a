// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace castwright::previews {

/// A number as every view prints it: the fewest digits that tell the float from all others, so that nothing is rounded away; "inf", "-inf"
/// and "nan" for the rest. Does not depend on the locale.
[[nodiscard]] std::string displayNumber(float value);

}  // namespace castwright::previews
