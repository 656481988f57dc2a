// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/engine.h"
#include "app/cli/output/engine_json.h"
#include "app/cli/output/json_text.h"
#include "parser/loader/content_folder.h"

#include <memory>
#include <string>
#include <vector>

namespace castwright::cli {

namespace {

void printTokens(const std::vector<std::string>& files, Invocation& invocation) {
    for (const std::string& file : files) {
        auto bytes = parser::readFile(file);
        if (!bytes) {
            invocation.fail(bytes.error().message);
            continue;
        }
        invocation.out << jsonText(tokensToJson(file, parser::SourceText{std::move(*bytes)})) << '\n';
    }
}

}  // namespace

void addEngineTokens(CLI::App& engine, Invocation& invocation) {
    auto files = std::make_shared<std::vector<std::string>>();
    CLI::App* tokens = engine.add_subcommand("tokens", "Print the tokens that the game sees, one JSON line for each file.");
    tokens->add_option("FILE", *files, "Files of any kind.")->required();
    tokens->footer("Example:\n  castwright-cli engine tokens mod/botfiles/styles/*.style");
    tokens->callback([files, &invocation] { printTokens(*files, invocation); });
}

}  // namespace castwright::cli
