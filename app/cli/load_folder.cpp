// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/load_folder.h"

#include "parser/content_folder.h"

#include <filesystem>
#include <format>
#include <system_error>

namespace castwright::cli {

std::optional<parser::LoadResult> loadFolder(const std::string& folder, const parser::Profile& profile, Invocation& invocation) {
    std::error_code error;
    if (!std::filesystem::is_directory(folder, error)) {
        invocation.fail(std::format(
            "Cannot read \"{}\": {}.", folder,
            std::filesystem::exists(folder, error) ? "it is not a folder" : "it does not exist"));
        return std::nullopt;
    }
    const auto root = parser::contentRootOf(folder);
    if (!root) {
        invocation.err << std::format(
            "castwright-cli: note: There is no folder \"botfiles\" in \"{}\", so the game finds nothing there.\n", folder);
        return parser::load({}, profile);
    }
    auto inputs = parser::readContent(*root);
    if (!inputs) {
        invocation.fail(inputs.error().message);
        return std::nullopt;
    }
    return parser::load(std::move(*inputs), profile);
}

}  // namespace castwright::cli
