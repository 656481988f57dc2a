// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/loader.h"
#include "validators/checking/diagnostic.h"
#include "validators/checking/rule_settings.h"

#include <vector>

namespace castwright::validators {

/// Checks loaded content against all rules that `settings` leave on. Sorted by file, place and rule; what a comment
/// `// castwright: allow rule/id` silences is left out. Total and pure: any content, any thread.
[[nodiscard]] std::vector<Diagnostic>
check(const parser::LoadResult& result, const parser::Profile& profile, const RuleSettings& settings = {});

}  // namespace castwright::validators
