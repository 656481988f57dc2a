// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/profile/profile.h"
#include "previews/traits/trait_curve.h"

#include <span>
#include <string>

namespace castwright::cli {

/// A curve with what it is called. Names are valid UTF-8.
struct NamedCurve {
    std::string name;
    previews::TraitCurve curve;
};

/// A picture of one trait over skill 1 to 5 as SVG: the allowed band shaded, the baseline thin and dashed, each curve with a colour, a
/// dash pattern and its name at its end, jumps drawn as jumps with both values.
[[nodiscard]] std::string
curvesToSvg(const parser::Trait& trait, const previews::TraitCurve& baseline, std::span<const NamedCurve> curves);

}  // namespace castwright::cli
