// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace castwright::cli {

// The parts of `castwright-cli engine`, each in a file of its own.
void addEngineTokens(CLI::App& engine, Invocation& invocation);
void addEngineLoad(CLI::App& engine, Invocation& invocation);
void addEngineResolve(CLI::App& engine, Invocation& invocation);
void addEngineNormalise(CLI::App& engine, Invocation& invocation);
void addEngineMatch(CLI::App& engine, Invocation& invocation);

}  // namespace castwright::cli
