// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/json_text.h"

#include <nlohmann/json.hpp>

#include <array>
#include <string_view>
#include <utility>

namespace castwright::cli {

std::string jsonText(const nlohmann::ordered_json& json, int indent) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 3> kLineEnds{
        {{"\xC2\x85", "\\u0085"}, {"\xE2\x80\xA8", "\\u2028"}, {"\xE2\x80\xA9", "\\u2029"}}};
    std::string text = json.dump(indent, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
    for (const auto& [raw, escaped] : kLineEnds) {
        for (std::size_t at = text.find(raw); at != std::string::npos; at = text.find(raw, at + escaped.size()))
            text.replace(at, raw.size(), escaped);
    }
    return text;
}

}  // namespace castwright::cli
