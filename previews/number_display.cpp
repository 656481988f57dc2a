// SPDX-License-Identifier: GPL-3.0-or-later
#include "previews/number_display.h"

#include <cmath>
#include <format>

namespace castwright::previews {

std::string displayNumber(float value) { return std::isnan(value) ? "nan" : std::format("{}", value); }

}  // namespace castwright::previews
