// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/load_folder.h"

#include "app/workspace/content_reader.h"
#include "app/workspace/source_of.h"
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
    const bool isFolder = std::filesystem::is_directory(folder, error);
    const auto root = isFolder ? parser::contentRootOf(folder) : std::filesystem::path{folder};
    const workspace::Content content = workspace::readContent(workspace::sourceOf(root.value_or(folder)));
    for (const workspace::UnreadableFile& file : content.unreadable)
        invocation.fail(file.reason);
    if (root && !content.rootError.empty())
        invocation.fail(content.rootError);
    if (!content.unreadable.empty() || (root && !content.rootError.empty()))
        return std::nullopt;
    if (!root && content.files.empty()) {
        invocation.err << std::format(
            "castwright-cli: note: There is no folder \"botfiles\" in \"{}\", so the game finds nothing there.\n", folder);
    }
    return parser::load(content.inputs(), profile);
}

}  // namespace castwright::cli
