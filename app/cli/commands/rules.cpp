// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/rules.h"

#include "app/cli/command.h"
#include "app/cli/output/severity_name.h"
#include "packer/packing/pack_rules.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <format>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace castwright::cli {

namespace {

/// What is told of a rule, whoever applies it.
struct RuleLine {
    std::string_view id;
    validators::Severity severity;
    validators::Level level;
    std::string_view title;
};

/// By id: those of "check", and those of files as a whole, which "pack" applies.
std::vector<RuleLine> sortedRules() {
    std::vector<RuleLine> rules;
    for (const validators::Rule* rule : validators::allRules())
        rules.push_back({rule->id(), rule->severity(), rule->level(), rule->title()});
    for (const packer::PackRule& rule : packer::packRules()) {
        const auto severity = rule.isError ? validators::Severity::Error : validators::Severity::Warning;
        rules.push_back({rule.id, severity, validators::Level::Addon, rule.sentence});
    }
    std::ranges::sort(rules, {}, &RuleLine::id);
    return rules;
}

void printText(std::ostream& out) {
    const std::vector<RuleLine> rules = sortedRules();
    std::size_t width = 0;
    for (const RuleLine& rule : rules)
        width = std::max(width, rule.id.size());
    for (const RuleLine& rule : rules) {
        out << std::format(
            "{:{}}  {:11}  {:7}  {}\n", rule.id, width, severityName(rule.severity), levelName(rule.level), rule.title);
    }
}

void printJson(std::ostream& out) {
    nlohmann::ordered_json array = nlohmann::ordered_json::array();
    for (const RuleLine& rule : sortedRules()) {
        array.push_back(
            {{"id", rule.id},
             {"severity", severityName(rule.severity)},
             {"level", levelName(rule.level)},
             {"title", rule.title}});
    }
    out << array.dump(2) << '\n';
}

}  // namespace

void addRulesCommand(CLI::App& app, Invocation& invocation) {
    auto format = std::make_shared<std::string>("text");
    CLI::App* rules = app.add_subcommand("rules", "List the rules that \"check\" and \"pack\" apply.");
    rules->add_option("--format", *format, "text: id, severity, level and a sentence on a line each. json: an array of objects.")
        ->check(CLI::IsMember({"text", "json"}))
        ->capture_default_str();
    rules->callback([format, &invocation] {
        if (*format == "json")
            printJson(invocation.out);
        else
            printText(invocation.out);
    });
}

}  // namespace castwright::cli
