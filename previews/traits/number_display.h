// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace castwright::previews {

/// A number as every view prints it: the fewest digits that tell the float from all others, so that nothing is rounded away; "inf", "-inf"
/// and "nan" for the rest. Does not depend on the locale.
[[nodiscard]] std::string displayNumber(float value);

/// How far it is from one number to another as they are printed, with its sign: "+0.1" from 0.45 to 0.55, whatever the last bits of the
/// floats say; "0" between equals.
[[nodiscard]] std::string displayDifference(float from, float to);

}  // namespace castwright::previews
