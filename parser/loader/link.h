// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/cast.h"
#include "parser/loader/load_note.h"
#include "parser/loader/name_table.h"
#include "parser/profile/profile.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace castwright::parser {

/// For each style or character, in the order of the cast, the style that it stands on.
using StyleLinks = std::vector<std::optional<std::size_t>>;

/// The parents of styles, once everything is read: cycles and chains that are too deep are cut (engine specification, sections 4.3 and 7).
/// `names` finds the styles. What is cut or not found is noted.
[[nodiscard]] StyleLinks
linkParents(const SharedList<Style>& styles, const NameTable& names, const Profile& profile, std::vector<LoadNote>& notes);

/// The style of one character.
[[nodiscard]] std::optional<std::size_t>
linkStyle(const Character& character, const NameTable& names, std::vector<LoadNote>& notes);

}  // namespace castwright::parser
