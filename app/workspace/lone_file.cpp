// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/lone_file.h"

#include "parser/text/bytes.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace castwright::workspace {

using parser::ContentKind;
using parser::SourceText;

namespace {

/// The text of a character file with all that a chat file speaks for.
std::string ownersOf(const SourceText& chat) {
    std::string characters;
    const auto tokens = chat.tokens();
    for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
        const bool named = tokens[i + 1].type == parser::TokenType::Name || tokens[i + 1].type == parser::TokenType::String;
        if (named && parser::tokenIsIgnoringCase(chat.bytes(), tokens[i], "characterChat"))
            characters += "character \"" + parser::tokenText(chat.bytes(), tokens[i + 1]) + "\" { }\n";
    }
    return characters;
}

}  // namespace

std::expected<LoneFile, parser::ReadError> loadLoneFile(const std::filesystem::path& path, const parser::Profile& profile) {
    auto bytes = parser::readFile(path);
    if (!bytes)
        return std::unexpected{std::move(bytes.error())};
    const std::string name = path.filename().string();
    const ContentKind kind = parser::contentKindOf(name).value_or(ContentKind::Style);
    parser::LoadInput input{name, kind, std::make_shared<const SourceText>(std::move(*bytes))};
    std::vector<parser::LoadInput> inputs;
    if (kind == ContentKind::Chat)
        inputs.push_back({"", ContentKind::Character, std::make_shared<const SourceText>(ownersOf(*input.text))});
    inputs.push_back(std::move(input));
    LoneFile lone{.loaded = parser::load(std::move(inputs), profile)};
    lone.file = static_cast<std::uint32_t>(lone.loaded.inputs.size() - 1);
    return lone;
}

validators::RuleSettings loneFileSettings() {
    return {.overrides = {{"load/unknown-style", std::nullopt}, {"load/no-style", std::nullopt}}};
}

}  // namespace castwright::workspace
