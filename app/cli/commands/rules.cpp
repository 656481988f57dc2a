// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/rules.h"

#include "app/cli/command.h"
#include "app/cli/output/json_text.h"
#include "app/cli/output/severity_name.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <format>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace castwright::cli {

namespace {

/// By id.
std::vector<const validators::Rule*> sortedRules() {
    const auto all = validators::allRules();
    std::vector<const validators::Rule*> rules{all.begin(), all.end()};
    std::ranges::sort(rules, {}, &validators::Rule::id);
    return rules;
}

void printText(std::ostream& out) {
    const std::vector<const validators::Rule*> rules = sortedRules();
    std::size_t width = 0;
    for (const validators::Rule* rule : rules)
        width = std::max(width, rule->id().size());
    for (const validators::Rule* rule : rules) {
        out << std::format(
            "{:{}}  {:11}  {:7}  {}\n", rule->id(), width, severityName(rule->severity()), levelName(rule->level()),
            rule->title());
    }
}

void printJson(std::ostream& out) {
    nlohmann::ordered_json array = nlohmann::ordered_json::array();
    for (const validators::Rule* rule : sortedRules()) {
        array.push_back(
            {{"id", rule->id()},
             {"severity", severityName(rule->severity())},
             {"level", levelName(rule->level())},
             {"title", rule->title()}});
    }
    out << jsonText(array, kIndent) << '\n';
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
