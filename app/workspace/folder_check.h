// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packer/comparing/comparison.h"
#include "packer/packing/pack_plan.h"
#include "validators/checking/diagnostic.h"
#include "validators/checking/rule_settings.h"

#include <filesystem>
#include <vector>

namespace castwright::workspace {

/// What the rules of the `pack` family say about a folder that is to be packed: the plan's refusals and what it leaves out among them. By
/// the name of the file; each problem has a subject in the plan's source folder. A refusal that `settings` silence still stops the pack.
[[nodiscard]] std::vector<validators::Diagnostic>
checkPlan(const packer::PackPlan& plan, const validators::RuleSettings& settings = {});

/// pack/stale: one problem for each bot file in which the pak and the folder differ, from a comparison of the pak with the folder. Its
/// subject is in the folder, or in the pak for a file that is only there.
[[nodiscard]] std::vector<validators::Diagnostic> checkStale(
    const packer::Comparison& comparison, const std::filesystem::path& pak, const std::filesystem::path& folder,
    const validators::RuleSettings& settings = {});

}  // namespace castwright::workspace
