// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/checking/check.h"

#include "validators/checking/checker.h"

namespace castwright::validators {

std::vector<Diagnostic> check(const parser::LoadResult& result, const parser::Profile& profile, const RuleSettings& settings) {
    return Checker{profile, settings}.check(result);
}

}  // namespace castwright::validators
