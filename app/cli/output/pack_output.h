// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "packer/comparing/comparison.h"
#include "packer/packing/pack.h"
#include "validators/checking/diagnostic.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <string>
#include <string_view>

/// What `pack` and `pak` share: how their results are written.
namespace castwright::cli {

using Json = nlohmann::ordered_json;

/// Adds `--format text|json`; the string holds one of the two.
[[nodiscard]] std::shared_ptr<std::string> addFormatOption(CLI::App& command);

/// Reports a failure, which ends as ExitCode::WrongUse; with `json` also as `{"status": "failed", "path", "message"}`.
void report(const packer::PackError& error, Invocation& invocation, bool json = false);

/// One line of JSON. Bytes that are not UTF-8 are replaced, so that it is valid whatever a file is called.
void printJson(const Json& json, Invocation& invocation);

/// `{"rule", "severity", "path", "message"}` of a problem with a subject; the path is relative to its folder or pak.
[[nodiscard]] Json toJson(const validators::Diagnostic& diagnostic);
/// `{"same", "changes": [{"kind", "path", "sizeBefore", "sizeAfter", "diff"}]}`
[[nodiscard]] Json toJson(const packer::Comparison& comparison);

/// `path: severity: message [rule]`
[[nodiscard]] std::string toLine(const validators::Diagnostic& diagnostic);

/// One line for each change, each with its text difference behind it.
void printText(const packer::Comparison& comparison, Invocation& invocation);

/// "added", "removed", "changed"
[[nodiscard]] std::string_view toText(packer::ChangeKind kind);

}  // namespace castwright::cli
