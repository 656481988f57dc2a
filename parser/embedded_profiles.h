// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace castwright::parser {

/// A file that was built into the program: its name without a folder, and its bytes.
struct EmbeddedFile {
    std::string_view name;
    std::string_view bytes;
};

/// The profiles in resources/profiles, sorted by file name. The build writes this function (cmake/Embed.cmake).
[[nodiscard]] std::span<const EmbeddedFile> embeddedProfiles();

}  // namespace castwright::parser
