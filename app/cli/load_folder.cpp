// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/load_folder.h"

#include "packer/comparing/game_content.h"
#include "parser/loader/content_folder.h"

#include <filesystem>
#include <format>
#include <system_error>

namespace castwright::cli {

std::optional<parser::LoadResult> loadFolder(const std::string& folder, const parser::Profile& profile, Invocation& invocation) {
    std::error_code error;
    if (!std::filesystem::exists(folder, error)) {
        invocation.fail(std::format("Cannot read \"{}\": it does not exist.", folder));
        return std::nullopt;
    }
    if (!std::filesystem::is_directory(folder, error)) {
        auto inputs = packer::readContentFrom(folder);
        if (!inputs) {
            invocation.fail(inputs.error().message);
            return std::nullopt;
        }
        return parser::load(std::move(*inputs), profile);
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
