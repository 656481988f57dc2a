// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <cstdint>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

namespace castwright::cli {

enum class ExitCode : std::uint8_t {  ///< the one table of exit codes, which docs/handbook.md repeats; every command keeps to it
    Fine = 0,                         ///< the command did what it was asked, and found nothing to complain of
    ProblemsFound = 1,                ///< the input was read, and has problems; or two things that were compared differ
    WrongUse = 2,  ///< wrong use, an input that cannot be read (a broken pak is one), or an output that cannot be written
};

/// Where one run of the program reads and writes, and how it ends. Results go to `out`, messages to `err`; every exit code but Fine is explained
/// on `err` or in the results.
struct Invocation {
    std::ostream& out;
    std::ostream& err;
    bool outIsTerminal = false;  ///< colours are for terminals only
    ExitCode exitCode = ExitCode::Fine;
    std::istream& in = std::cin;  ///< for commands that filter
    bool errIsTerminal = false;   ///< what comes and goes, such as progress, is for terminals only

    /// Prints `castwright-cli: message` on `err` and makes the run end as ExitCode::WrongUse.
    void fail(std::string_view message);
};

/// Runs the program with the arguments behind its name. Never throws.
[[nodiscard]] ExitCode run(const std::vector<std::string>& arguments, Invocation& invocation);

// Each command stands in a file of its own in commands/ and adds itself here: its options, its help, and what it does.
void addCheckCommand(CLI::App& app, Invocation& invocation);
void addEngineCommand(CLI::App& app, Invocation& invocation);
void addRulesCommand(CLI::App& app, Invocation& invocation);
void addResolveCommand(CLI::App& app, Invocation& invocation);
void addCompareCommand(CLI::App& app, Invocation& invocation);
void addPackCommand(CLI::App& app, Invocation& invocation);
void addPakCommand(CLI::App& app, Invocation& invocation);

}  // namespace castwright::cli
