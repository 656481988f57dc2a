// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/cast.h"
#include "parser/loader/load_note.h"
#include "parser/loader/name_table.h"
#include "parser/profile/profile.h"

#include <vector>

namespace castwright::parser {

/// What the parts of the loader share while one content folder is read.
struct LoadContext {
    const Profile& profile;
    Cast& cast;
    std::vector<LoadNote>& notes;
    NameTable styles;
    NameTable characters;
};

/// Sets parents of styles and styles of characters, once everything is read (engine specification, sections 4.3 and 7).
void linkCast(LoadContext& context);

}  // namespace castwright::parser
