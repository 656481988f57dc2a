// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/options/skill_list.h"
#include "app/cli/options/subject_options.h"
#include "app/cli/output/curve_svg.h"
#include "app/cli/output/engine_json.h"
#include "app/cli/output/json_text.h"
#include "app/cli/output/text_table.h"
#include "parser/text/line_index.h"
#include "previews/traits/effective_skill.h"
#include "previews/traits/feel.h"
#include "previews/traits/merged_weapons.h"
#include "previews/traits/number_display.h"
#include "previews/traits/trait_curve.h"
#include "previews/traits/trait_resolver.h"
#include "previews/traits/trait_trace.h"
#include "validators/wording/display_text.h"

#include <algorithm>
#include <format>
#include <map>
#include <memory>

namespace castwright::cli {

using previews::displayNumber;
using previews::TraitOwner;
using validators::displayText;

namespace {

/// The distance of the points of a curve; a pixel or less in the picture.
constexpr float kCurveStep = 0.01F;

struct ResolveOptions {
    SubjectOptions subjects;
    std::string skills = "1..5";
    float variance = 0.0F;
    std::uint32_t seed = 0;
    bool why = false;
    bool feel = false;
    bool onlyChanged = false;
    std::string format = "text";
};

/// One character or style, ready to be asked for any skill.
struct Subject {
    std::string name;
    bool style = false;
    std::vector<previews::LayerUse> layers;
    previews::TraitResolver resolver;
};

Subject makeSubject(const Subjects& all, TraitOwner owner) {
    auto layers = previews::layersOf(all.content.cast, owner);
    previews::TraitResolver resolver{all.profile, layers};
    return {displayText(previews::nameOf(all.content.cast, owner)), owner.style, std::move(layers), std::move(resolver)};
}

class Printer {
public:
    Printer(const ResolveOptions& options, const Subjects& subjects, std::vector<float> skills, Invocation& invocation)
        : m_options{options}, m_subjects{subjects}, m_skills{std::move(skills)}, m_invocation{invocation} {
        for (const TraitOwner owner : subjects.owners)
            m_all.push_back(makeSubject(subjects, owner));
        for (const float skill : m_skills)
            m_effective.push_back(previews::effectiveSkill(skill, options.variance, options.seed));
    }

    void print() {
        if (m_options.format == "json")
            printJson();
        else if (m_options.format == "csv")
            printCsv();
        else if (m_options.format == "svg")
            printSvg();
        else
            printText();
    }

private:
    [[nodiscard]] const parser::Trait& trait(std::size_t index) const { return m_subjects.profile.traits[index]; }

    /// The traits that are asked for and, with --only-changed, that some statement touches.
    [[nodiscard]] std::vector<std::size_t> shownTraits(const Subject& subject) const {
        std::vector<std::size_t> shown = m_subjects.traits;
        if (m_options.onlyChanged)
            std::erase_if(shown, [&](std::size_t index) { return !touched(subject, index); });
        return shown;
    }

    static bool touched(const Subject& subject, std::size_t index) {
        for (int level = 1; level <= parser::kSkillLevels; ++level) {
            const auto sameTrait = [index](const previews::TraitStep& step) { return step.modifier.trait == index; };
            if (std::ranges::any_of(subject.resolver.steps(level), sameTrait))
                return true;
        }
        return false;
    }

    // Text --------------------------------------------------------------------------------------------------------------

    void printText() {
        for (std::size_t i = 0; i < m_all.size(); ++i) {
            m_invocation.out << (i == 0 ? "" : "\n") << (m_all[i].style ? "style " : "") << m_all[i].name << '\n';
            printTraitTable(m_all[i]);
            printWeapons(m_all[i]);
            if (m_options.feel)
                printFeel(m_all[i]);
            if (m_options.why)
                printWhy(m_all[i]);
        }
    }

    void printTraitTable(const Subject& subject) {
        TextTable table{{{"trait", "unit"}}, 2};
        for (const float effective : m_effective)
            table.rows.front().push_back("skill " + displayNumber(effective));
        bool clamped = false;
        for (const std::size_t index : shownTraits(subject)) {
            std::vector<std::string> row{trait(index).name, trait(index).unit};
            for (const float effective : m_effective) {
                const auto trace = previews::traceTrait(subject.resolver, effective, index);
                const bool clamp = std::ranges::any_of(
                    trace.entries, [](const auto& entry) { return entry.change.outcome == previews::StepOutcome::Clamped; });
                row.push_back(displayNumber(trace.value) + (clamp ? "*" : " "));
                clamped = clamped || clamp;
            }
            table.rows.push_back(std::move(row));
        }
        table.print(m_invocation.out);
        if (clamped)
            m_invocation.out << "* a statement left the trait's range and was clamped\n";
    }

    void printWeapons(const Subject& subject) {
        const auto weapons = previews::mergeWeapons(subject.layers, m_subjects.profile.limits);
        if (weapons.empty())
            return;
        m_invocation.out << '\n';
        TextTable table{{{"weapon", "said by", "bias"}}, 2};
        for (const auto& weapon : weapons) {
            const std::string by =
                weapon.style ? "style " + displayText(m_subjects.content.cast.styles[*weapon.style].name) : subject.name;
            table.rows.push_back({displayText(weapon.bias.weaponClass), by, displayNumber(weapon.bias.bias)});
        }
        table.print(m_invocation.out);
    }

    void printFeel(const Subject& subject) {
        for (const float effective : m_effective) {
            m_invocation.out << "\nAt skill " << displayNumber(effective) << ":\n";
            for (const auto& sentence : previews::describeFeel(m_subjects.profile, subject.resolver.resolve(effective)))
                m_invocation.out << "  " << sentence.english() << '\n';
        }
    }

    void printWhy(const Subject& subject) {
        for (const std::size_t index : shownTraits(subject)) {
            for (const float effective : m_effective) {
                const auto trace = previews::traceTrait(subject.resolver, effective, index);
                m_invocation.out << std::format(
                    "\n{} at skill {}: {}\n", trait(index).name, displayNumber(effective), displayNumber(trace.value));
                TextTable table{{{"  baseline", "", displayNumber(trace.baseline), ""}}, 2};
                for (const auto& entry : trace.entries) {
                    table.rows.push_back(
                        {"  " + statementText(entry.step), placeText(entry.step.modifier.where),
                         displayNumber(entry.change.after), outcomeText(entry.change.outcome)});
                }
                if (trace.raisedToBurstMin)
                    table.rows.push_back({"  not below burstMinMsec", "", displayNumber(trace.value), ""});
                table.print(m_invocation.out);
            }
        }
    }

    static std::string statementText(const previews::TraitStep& step) {
        const std::string level = step.level == 0 ? "" : std::format("skill {}: ", step.level);
        return std::format("{}{} {}", level, keywordOf(step.modifier.verb), displayNumber(step.modifier.value));
    }

    static std::string outcomeText(previews::StepOutcome outcome) {
        switch (outcome) {
        case previews::StepOutcome::Applied: return "";
        case previews::StepOutcome::Clamped: return "clamped";
        case previews::StepOutcome::Undone: return "not a number: undone";
        }
        return "";
    }

    [[nodiscard]] std::string placeText(const parser::SourceRange& where) {
        const auto& input = m_subjects.content.inputs[where.file];
        const auto [lines, added] = m_lines.try_emplace(where.file, input.text->bytes());
        return std::format("{}:{}", displayText(input.path), lines->second.position(where.range.begin).line);
    }

    // Data --------------------------------------------------------------------------------------------------------------

    void printCsv() {
        TextTable table{{{"name", "kind", "skill", "effective"}}, 0};
        for (const std::size_t index : m_subjects.traits)
            table.rows.front().push_back(trait(index).name);
        for (const Subject& subject : m_all) {
            for (std::size_t i = 0; i < m_skills.size(); ++i) {
                std::vector<std::string> row{
                    subject.name, subject.style ? "style" : "character", displayNumber(m_skills[i]),
                    displayNumber(m_effective[i])};
                const auto values = subject.resolver.resolve(m_effective[i]);
                for (const std::size_t index : m_subjects.traits)
                    row.push_back(displayNumber(values[index]));
                table.rows.push_back(std::move(row));
            }
        }
        table.printCsv(m_invocation.out);
    }

    void printJson() {
        Json array = Json::array();
        for (const Subject& subject : m_all) {
            Json object;
            object["name"] = subject.name;
            object["kind"] = subject.style ? "style" : "character";
            object["skills"] = Json::array();
            for (std::size_t i = 0; i < m_skills.size(); ++i)
                object["skills"].push_back(skillToJson(subject, i));
            object["weapons"] = Json::array();
            for (const auto& weapon : previews::mergeWeapons(subject.layers, m_subjects.profile.limits))
                object["weapons"].push_back({displayText(weapon.bias.weaponClass), floatToJson(weapon.bias.bias)});
            array.push_back(std::move(object));
        }
        m_invocation.out << jsonText(array, kIndent) << '\n';
    }

    [[nodiscard]] Json skillToJson(const Subject& subject, std::size_t skill) {
        const auto values = subject.resolver.resolve(m_effective[skill]);
        Json object;
        object["skill"] = floatToJson(m_skills[skill]);
        object["effective"] = floatToJson(m_effective[skill]);
        object["traits"] = Json::object();
        for (const std::size_t index : shownTraits(subject))
            object["traits"][trait(index).name] = floatToJson(values[index]);
        for (const std::size_t index : m_options.why ? shownTraits(subject) : std::vector<std::size_t>{})
            object["why"][trait(index).name] = traceToJson(previews::traceTrait(subject.resolver, m_effective[skill], index));
        if (m_options.feel) {
            for (const auto& sentence : previews::describeFeel(m_subjects.profile, values))
                object["feel"].push_back(sentence.english());
        }
        return object;
    }

    [[nodiscard]] Json traceToJson(const previews::TraitTrace& trace) {
        Json object;
        object["baseline"] = floatToJson(trace.baseline);
        object["steps"] = Json::array();
        for (const auto& entry : trace.entries) {
            const auto& owner = entry.step.style ? m_subjects.content.cast.styles[*entry.step.style].name : std::string{};
            object["steps"].push_back(
                {{"statement", statementText(entry.step)},
                 {"place", placeText(entry.step.modifier.where)},
                 {"style", owner.empty() ? Json() : Json(displayText(owner))},
                 {"level", entry.step.level},
                 {"before", floatToJson(entry.change.before)},
                 {"after", floatToJson(entry.change.after)},
                 {"clamped", entry.change.outcome == previews::StepOutcome::Clamped}});
        }
        object["value"] = floatToJson(trace.value);
        return object;
    }

    void printSvg() {
        if (m_subjects.traits.size() != 1) {
            m_invocation.fail("A picture shows one trait: say which with --trait.");
            return;
        }
        const std::size_t index = m_subjects.traits.front();
        std::vector<NamedCurve> curves;
        for (const Subject& subject : m_all)
            curves.push_back({subject.name, previews::traitCurves(subject.resolver, kCurveStep)[index]});
        const previews::TraitResolver nobody{m_subjects.profile, {}};
        m_invocation.out << curvesToSvg(trait(index), previews::traitCurves(nobody, kCurveStep)[index], curves);
    }

    const ResolveOptions& m_options;
    const Subjects& m_subjects;
    std::vector<float> m_skills;
    std::vector<float> m_effective;
    std::vector<Subject> m_all;
    std::map<std::uint32_t, parser::LineIndex> m_lines;  ///< by file, of those that were asked for
    Invocation& m_invocation;
};

void printResolved(const ResolveOptions& options, Invocation& invocation) {
    auto skills = parseSkills(options.skills);
    if (!skills) {
        invocation.fail(skills.error());
        return;
    }
    if (const auto subjects = findSubjects(options.subjects, invocation))
        Printer{options, *subjects, std::move(*skills), invocation}.print();
}

}  // namespace

void addResolveCommand(CLI::App& app, Invocation& invocation) {
    auto options = std::make_shared<ResolveOptions>();
    CLI::App* resolve = app.add_subcommand("resolve", "Show how characters and styles fight: each trait at each skill, and why.");
    addSubjectOptions(*resolve, options->subjects);
    resolve->add_option("--skill", options->skills, "Skills: 3, 1..5 or 1..5:0.25 (default: 1..5).")->type_name("S");
    resolve->add_option("--variance", options->variance, "bot_skillVariance, 0 to 2 (default: 0).")->type_name("V");
    resolve->add_option("--seed", options->seed, "The bot's client number, for the variance (default: 0).")->type_name("N");
    resolve->add_flag("--why", options->why, "List the statements that made each number.");
    resolve->add_flag("--feel", options->feel, "Say in words what the numbers mean.");
    resolve->add_flag("--only-changed", options->onlyChanged, "Leave out traits that no statement touches.");
    resolve->add_option("--format", options->format, "text, json, csv or svg (default: text).")
        ->check(CLI::IsMember({"text", "json", "csv", "svg"}));
    resolve->footer("Examples:\n"
                    "  castwright-cli resolve Tommy --in mod --only-changed\n"
                    "  castwright-cli resolve Tommy --skill 3.5 --trait turnSpeed --why\n"
                    "  castwright-cli resolve --trait fov --format svg > fov.svg");
    resolve->callback([options, &invocation] { printResolved(*options, invocation); });
}

}  // namespace castwright::cli
