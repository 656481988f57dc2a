// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/engine.h"

namespace castwright::cli {

void addEngineCommand(CLI::App& app, Invocation& invocation) {
    CLI::App* engine = app.add_subcommand("engine", "Show what the game sees, in a form that can be compared with the game.");
    engine->require_subcommand(1);
    engine->footer(
        "Strings in the results are bytes: each stands as the character of its value, 0 to 255. Floats have 9 digits.\n"
        "\n"
        "Examples:\n"
        "  castwright-cli engine tokens mod/botfiles/characters/tommy.bot\n"
        "  castwright-cli engine load mod --profile openq4\n"
        "  castwright-cli engine resolve mod --name Tommy --skill 3.5\n"
        "  echo 'GG, ^1Tommy!' | castwright-cli engine normalize");
    addEngineTokens(*engine, invocation);
    addEngineLoad(*engine, invocation);
    addEngineResolve(*engine, invocation);
    addEngineNormalise(*engine, invocation);
    addEngineMatch(*engine, invocation);
}

}  // namespace castwright::cli
