// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

/// "What the game sees" as JSON, in the form of the golden results, so that anybody can compare it with the game. Strings are bytes,
/// each written as the code point of its value, 0 to 255; floats have 9 significant digits, and "inf", "-inf", "nan" stand for the others.
namespace castwright::cli {

using Json = nlohmann::ordered_json;

/// Each byte as one code point, in UTF-8.
[[nodiscard]] std::string latin1ToUtf8(std::string_view bytes);

[[nodiscard]] Json floatToJson(float value);

/// `{"file", "tokens", "stopped_line", "errors"}` of `engine tokens`.
[[nodiscard]] Json tokensToJson(std::string_view fileName, const parser::SourceText& text);

/// `{"styles", "characters"}` of `engine load`.
[[nodiscard]] Json castToJson(const parser::Cast& cast, const parser::Profile& profile);

}  // namespace castwright::cli
