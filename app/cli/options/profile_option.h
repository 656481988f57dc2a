// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/profile/profile.h"

#include <CLI/CLI.hpp>

#include <expected>
#include <memory>
#include <string>

namespace castwright::cli {

/// Adds `--profile P` to a command; the string holds what was given and is to be passed to findProfile().
[[nodiscard]] std::shared_ptr<std::string> addProfileOption(CLI::App& command);

/// The profile of that id among those that the program brings along, or else the one in the TOML file at that path. An empty text is the
/// default profile. The error is a sentence for people, with `file:line:column` where it is about a place in a file.
[[nodiscard]] std::expected<parser::Profile, std::string> findProfile(const std::string& idOrPath);

}  // namespace castwright::cli
