// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/check_run.h"
#include "app/cli/command.h"
#include "app/cli/options/profile_option.h"
#include "app/cli/output/check_report.h"

#include <cstdlib>
#include <format>
#include <memory>
#include <string>
#include <vector>

namespace castwright::cli {

namespace {

constexpr const char* kFooter =
    R"(PATH is a .style, .bot or .chat file, a "botfiles" folder, any folder above one, or a pak. A file is checked
together with the botfiles folder it lies in, but only its own problems are shown.

Each problem is a line "file:line:column: severity: message [rule/id]"; columns count bytes. A comment
"// castwright: allow rule/id" on the line or the line before silences a rule there.

Exit code: 0 no problems, or nothing but information; 1 errors or warnings; 2 wrong use, or something
could not be read.

Examples:
  castwright-cli check
  castwright-cli check basepr/pak0/botfiles/chats/tommy.chat
  castwright-cli check pak0.pk4
  castwright-cli check --profile openq4 --format json baseoq4/pak0)";

struct Options {
    std::vector<std::string> paths;
    std::shared_ptr<std::string> profile;
    std::string format = "text";
    std::string colour = "auto";
};

bool usesColour(const Options& options, const Invocation& invocation) {
    if (options.colour != "auto")
        return options.colour == "always";
    return invocation.outIsTerminal && !std::getenv("NO_COLOR");
}

void runCheck(const Options& options, Invocation& invocation) {
    const auto profile = findProfile(*options.profile);
    if (!profile) {
        invocation.fail(profile.error());
        return;
    }
    const std::vector<CheckedContent> contents =
        checkPaths(options.paths.empty() ? std::vector<std::string>{"."} : options.paths, *profile, invocation);
    if (options.format == "json")
        printCheckJson(contents, invocation.out);
    else if (!contents.empty())
        printCheckText(contents, usesColour(options, invocation), invocation.out);
    const CheckSummary summary = summarise(contents);
    if (invocation.exitCode == ExitCode::Fine && summary.errors + summary.warnings > 0)
        invocation.exitCode = ExitCode::ProblemsFound;
}

}  // namespace

void addCheckCommand(CLI::App& app, Invocation& invocation) {
    auto options = std::make_shared<Options>();
    CLI::App* check = app.add_subcommand("check", "Check bot files, and say what the game will do with what is wrong in them.");
    check->footer(kFooter);
    check->add_option("PATH", options->paths, "Files, folders or paks; the current folder unless given.");
    options->profile = addProfileOption(*check);
    check->add_option("--format", options->format, "How to print what is found.")
        ->check(CLI::IsMember({"text", "json"}))
        ->capture_default_str();
    check->add_option("--color", options->colour, "Colours in text; auto: on a terminal, unless NO_COLOR is set.")
        ->check(CLI::IsMember({"auto", "always", "never"}))
        ->capture_default_str();
    check->callback([options, &invocation] { runCheck(*options, invocation); });
}

}  // namespace castwright::cli
