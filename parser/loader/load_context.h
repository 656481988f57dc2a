// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/file_reading.h"
#include "parser/loader/name_table.h"
#include "parser/profile/profile.h"

#include <string>
#include <string_view>
#include <vector>

namespace castwright::parser {

/// What the readers of one file share.
struct LoadContext {
    const Profile& profile;
    const NameTable& characters;  ///< all of them, once chat banks are read
    FileReading& reading;
    std::vector<LoadNote>& notes = reading.notes;

    /// Whether a chat bank has an owner; the reading remembers the answer.
    [[nodiscard]] bool hasOwner(std::string_view name) const {
        const bool exists = characters.find(name).has_value();
        reading.answers.push_back({std::string{name}, exists});
        return exists;
    }
};

}  // namespace castwright::parser
