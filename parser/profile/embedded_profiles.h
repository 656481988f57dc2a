// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace castwright::parser {

/// A file of resources/profiles, built into the library.
struct EmbeddedFile {
    std::string_view name;
    std::string_view bytes;
};

/// Sorted by name.
[[nodiscard]] std::span<const EmbeddedFile> embeddedProfiles();

}  // namespace castwright::parser
