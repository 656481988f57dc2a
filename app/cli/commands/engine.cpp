// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/engine_json.h"
#include "parser/content_folder.h"

#include <format>
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
        invocation.out << tokensToJson(file, parser::SourceText{std::move(*bytes)}).dump() << '\n';
    }
}

void addTokens(CLI::App& engine, Invocation& invocation) {
    auto files = std::make_shared<std::vector<std::string>>();
    CLI::App* tokens = engine.add_subcommand("tokens", "Print the tokens that the game sees, one JSON line for each file.");
    tokens->add_option("FILE", *files, "Files of any kind.")->required();
    tokens->callback([files, &invocation] { printTokens(*files, invocation); });
}

}  // namespace

void addEngineCommand(CLI::App& app, Invocation& invocation) {
    CLI::App* engine = app.add_subcommand("engine", "Show what the game sees, in a form that can be compared with the game.");
    engine->require_subcommand(1);
    addTokens(*engine, invocation);
}

}  // namespace castwright::cli
