// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/version.h"

#include <algorithm>
#include <exception>
#include <format>

namespace castwright::cli {

void Invocation::fail(std::string_view message) {
    err << "castwright-cli: " << message << '\n';
    exitCode = ExitCode::WrongUse;
}

ExitCode run(const std::vector<std::string>& arguments, Invocation& invocation) {
    try {
        CLI::App app{"Checks, explains and packs bot personalities for openPREY and openQ4.", "castwright-cli"};
        app.set_version_flag("--version", std::string{"castwright-cli "} + std::string{kVersion});
        app.require_subcommand(1);
        app.footer("Examples:\n"
                   "  castwright-cli check mod\n"
                   "  castwright-cli resolve Tommy --in mod --why\n"
                   "  castwright-cli pack mod -o pak0.pk4\n"
                   "\n"
                   "Exit code: 0 fine, 1 problems found, 2 wrong use, or something could not be read or written.");
        addCheckCommand(app, invocation);
        addRulesCommand(app, invocation);
        addResolveCommand(app, invocation);
        addCompareCommand(app, invocation);
        addEngineCommand(app, invocation);
        addPackCommand(app, invocation);
        addPakCommand(app, invocation);
        try {
            // CLI11 takes a vector from its end.
            std::vector<std::string> reversed{arguments.rbegin(), arguments.rend()};
            app.parse(std::move(reversed));
        } catch (const CLI::ParseError& error) {
            const int code = app.exit(error, invocation.out, invocation.err);
            invocation.exitCode = code == 0 ? ExitCode::Fine : ExitCode::WrongUse;
        }
    } catch (const std::exception& error) {
        invocation.fail(std::format("Something unexpected happened: {}.", error.what()));
    }
    // A full disk or a closed pipe may only say so here.
    if (!invocation.out.flush())
        invocation.fail("The results could not be written.");
    return invocation.exitCode;
}

}  // namespace castwright::cli
