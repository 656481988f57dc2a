// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/checking/rule.h"

#include <functional>
#include <map>
#include <optional>
#include <string>

namespace castwright::validators {

/// What a project says about the rules.
struct RuleSettings {
    Level level = Level::Shipped;
    /// By rule id: the severity of everything that the rule reports, or nothing to switch it off.
    std::map<std::string, std::optional<Severity>, std::less<>> overrides;

    [[nodiscard]] bool isOn(const Rule& rule) const {
        const auto entry = overrides.find(rule.id());
        const bool off = entry != overrides.end() && !entry->second;
        return !off && (rule.level() == Level::Addon || level == Level::Shipped);
    }

    /// The severity of a report of a rule that is on. `reported` is what the rule itself gives to the report.
    [[nodiscard]] Severity severityOf(const Rule& rule, Severity reported) const {
        const auto entry = overrides.find(rule.id());
        return entry == overrides.end() ? reported : entry->second.value_or(reported);
    }

    bool operator==(const RuleSettings&) const = default;
};

}  // namespace castwright::validators
