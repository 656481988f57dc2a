// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/cast.h"
#include "previews/traits/trait_subject.h"

#include <cstddef>
#include <expected>
#include <string>
#include <string_view>

/// Names as people type them, or as JSON output has them: in UTF-8, while a file may have one byte for a character.
namespace castwright::cli {

/// The character of that name: of these bytes, or else of this text in one byte a character. `folder` is for the error, which is a whole sentence: there is none, or
/// there are two.
[[nodiscard]] std::expected<std::size_t, std::string>
findTypedCharacter(const parser::Cast& cast, std::string_view name, std::string_view folder);

/// Likewise a character or style, `style:` and `character:` in front of the name allowed.
[[nodiscard]] std::expected<previews::TraitOwner, std::string>
findTypedOwner(const parser::Cast& cast, std::string_view name, std::string_view folder);

}  // namespace castwright::cli
