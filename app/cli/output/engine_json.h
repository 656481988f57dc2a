// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/loader.h"
#include "previews/chat/reply_match.h"
#include "previews/traits/merged_weapons.h"
#include "previews/traits/trait_resolver.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <span>
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

/// What a bot was asked to play at.
struct SkillRequest {
    float skill = 1.0F;
    float variance = 0.0F;
    std::uint32_t seed = 0;
};

/// `{"name", "skill", "variance", "seed", "effective", "traits", "weapons"}` of `engine resolve`. `traits` are in the profile's order.
[[nodiscard]] Json resolvedToJson(
    std::string_view name, const SkillRequest& request, float effectiveSkill, std::span<const float> traits,
    std::span<const previews::MergedWeapon> weapons, const parser::Profile& profile);

/// `"result"` of `engine match`: `{"index", "normalized", "nameMatches"}` and, for a rule, `{"name", "priority", "triggerLength",
/// "trigger"}`; `{"error"}` when there is no such character, or two. Names and texts are tried as they are, and then as text with one byte for each
/// character, which is how this output writes them; `"alsoMatches"` is the rule that wins for the text read in the second way, when it is another.
[[nodiscard]] Json matchToJson(
    const parser::Cast& cast, std::string_view character, std::string_view text, previews::Speaker speaker, bool addressed);

/// Bytes from 0x80 up as `\xNN`, for `engine normalize`.
[[nodiscard]] std::string escapeHighBytes(std::string_view bytes);

}  // namespace castwright::cli
