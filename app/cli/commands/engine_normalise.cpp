// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/engine.h"
#include "app/cli/output/engine_json.h"
#include "parser/text/normalise.h"

#include <string>

namespace castwright::cli {

void addEngineNormalise(CLI::App& engine, Invocation& invocation) {
    CLI::App* normalise = engine.add_subcommand(
        "normalize", "Normalise triggers, names or chat messages as the game does: a line of standard input, a line of output.");
    normalise->alias("normalise");
    normalise->footer("Bytes from 80 up are written as \\xNN.\n"
                      "\n"
                      "Example:\n"
                      "  echo 'GG, ^1Tommy!' | castwright-cli engine normalize");
    normalise->callback([&invocation] {
        for (std::string line; std::getline(invocation.in, line);)
            invocation.out << escapeHighBytes(parser::normalise(line)) << '\n';
    });
}

}  // namespace castwright::cli
