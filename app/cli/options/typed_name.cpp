// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/typed_name.h"

#include "parser/text/single_byte.h"
#include "validators/wording/display_text.h"

#include <format>
#include <optional>
#include <type_traits>

namespace castwright::cli {

namespace {

/// Looks for the bytes as they are, then for the text in one byte a character.
template<typename Find>
auto findTyped(std::string_view name, std::string_view folder, std::string_view kind, const Find& find)
    -> std::expected<typename std::invoke_result_t<Find, std::string_view>::value_type, std::string> {
    const auto asGiven = find(name);
    const std::optional<std::string> bytes = parser::singleByteText(name);
    const auto inOneByte = bytes ? find(*bytes) : std::nullopt;
    const std::string shown = validators::displayText(name);
    if (asGiven && inOneByte) {
        return std::unexpected{std::format(
            "\"{}\" names two: one whose name is in UTF-8, and one whose name has a byte for each character (\"{}\"). Name the "
            "first as "
            "`engine load` prints it, and the second by its bytes.",
            shown, validators::displayText(*bytes))};
    }
    if (asGiven)
        return *asGiven;
    if (inOneByte)
        return *inOneByte;
    return std::unexpected{std::format("There is no {} \"{}\" in \"{}\".", kind, shown, folder)};
}

}  // namespace

std::expected<std::size_t, std::string>
findTypedCharacter(const parser::Cast& cast, std::string_view name, std::string_view folder) {
    return findTyped(name, folder, "character", [&cast](std::string_view text) { return cast.findCharacter(text); });
}

std::expected<previews::TraitOwner, std::string>
findTypedOwner(const parser::Cast& cast, std::string_view name, std::string_view folder) {
    return findTyped(
        name, folder, "character or style", [&cast](std::string_view text) { return previews::findOwner(cast, text); });
}

}  // namespace castwright::cli
