// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/checking/diagnostic.h"

#include <array>
#include <string_view>

namespace castwright::cli {

[[nodiscard]] constexpr std::string_view severityName(validators::Severity severity) {
    constexpr std::array<std::string_view, 3> kNames{"information", "warning", "error"};
    return kNames.at(static_cast<std::size_t>(severity));
}

[[nodiscard]] constexpr std::string_view levelName(validators::Level level) {
    return level == validators::Level::Addon ? "addon" : "shipped";
}

}  // namespace castwright::cli
