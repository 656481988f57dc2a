// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packer/comparing/comparison.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace castwright::packer {

/// The rules of the `pack` family, about files as a whole: what is in a folder, and whether its pak still matches it. Plain values; whoever
/// shows them gives them a severity from the list of rules.
struct PackRule {
    std::string_view id;        ///< "pack/symlink"
    bool isError = true;        ///< otherwise a warning
    std::string_view sentence;  ///< what it is about

    bool operator==(const PackRule&) const = default;
};

/// All rules of the family, in the order of their ids.
[[nodiscard]] std::span<const PackRule> packRules();

struct PackFinding {
    std::string_view rule;  ///< the id of a PackRule, or of a Refusal
    bool isError = true;
    std::string name;     ///< relative to the source folder; empty when it is about the whole
    std::string message;  ///< what is wrong and what the game will do, in whole sentences

    bool operator==(const PackFinding&) const = default;
};

/// What the rules say about a folder that is to be packed: the plan's refusals and what it leaves out among them. By name.
[[nodiscard]] std::vector<PackFinding> checkPlan(const PackPlan& plan);

/// pack/stale: one finding for each bot file in which the pak and the folder differ, from a comparison of the pak with the folder.
[[nodiscard]] std::vector<PackFinding> checkStale(const Comparison& comparison, const std::filesystem::path& pak);

}  // namespace castwright::packer
