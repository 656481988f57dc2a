// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/checking/diagnostic.h"
#include "validators/checking/rule_context.h"
#include "validators/checking/rule_settings.h"

#include <vector>

namespace castwright::validators {

/// Leaves out what comments silence, and reports comments that silence nothing (syntax/unused-allow).
///
/// `// castwright: allow rule/id` works on its own line and on the next one; `/* … */` does as well. Several ids may follow each other,
/// with commas or blanks between; what comes behind them is for people. Such comments on directly following lines all reach the line
/// behind the last of them.
[[nodiscard]] std::vector<Diagnostic>
silenceAllowed(const RuleContext& context, const RuleSettings& settings, std::vector<Diagnostic> diagnostics);

/// The rule for comments that look like one of these and are not: `castwright allow`, `castwright: allowload/unknown-key`.
[[nodiscard]] const Rule& malformedAllow();

/// The rule that reports comments that silence nothing.
[[nodiscard]] const Rule& unusedAllow();

}  // namespace castwright::validators
