// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/options/skill_list.h"
#include "app/cli/options/subject_options.h"
#include "app/cli/output/engine_json.h"
#include "app/cli/output/json_text.h"
#include "app/cli/output/text_table.h"
#include "previews/traits/number_display.h"
#include "previews/traits/trait_resolver.h"
#include "previews/traits/trait_similarity.h"
#include "validators/wording/display_text.h"

#include <algorithm>
#include <cmath>
#include <format>
#include <functional>
#include <memory>

namespace castwright::cli {

using previews::displayNumber;
using validators::displayText;

namespace {

struct CompareOptions {
    SubjectOptions subjects;
    std::string skills = "3";
    std::string sort = "delta";
    std::string format = "text";
};

/// A column of the comparison: one subject at one skill.
struct Column {
    std::string title;
    std::vector<float> values;
};

class Comparison {
public:
    Comparison(const CompareOptions& options, const Subjects& subjects, const std::vector<float>& skills, Invocation& invocation)
        : m_options{options}, m_subjects{subjects}, m_invocation{invocation} {
        for (const previews::TraitOwner owner : subjects.owners) {
            const previews::TraitResolver resolver{subjects.profile, previews::layersOf(subjects.content.cast, owner)};
            const std::string name = displayText(previews::nameOf(subjects.content.cast, owner));
            for (const float skill : skills) {
                const std::string title = skills.size() == 1 ? name : std::format("{} {}", name, displayNumber(skill));
                m_columns.push_back({title, resolver.resolve(skill)});
            }
            m_fingerprints.push_back(previews::fingerprint(resolver));
            m_names.push_back(name);
        }
    }

    void print() {
        sortTraits();
        if (m_options.format == "json")
            printJson();
        else if (m_options.format == "csv")
            table().printCsv(m_invocation.out);
        else
            printText();
    }

private:
    /// The largest difference to the first column, as a share of the trait's range.
    [[nodiscard]] float largestDelta(std::size_t trait) const {
        float largest = 0.0F;
        const auto& row = m_subjects.profile.traits[trait];
        for (const Column& column : m_columns) {
            const float delta =
                previews::normalised(row, column.values[trait]) - previews::normalised(row, m_columns.front().values[trait]);
            largest = std::max(largest, std::abs(delta));
        }
        return largest;
    }

    void sortTraits() {
        m_traits = m_subjects.traits;
        if (m_options.sort == "delta")
            std::ranges::stable_sort(m_traits, std::greater<>{}, [this](std::size_t trait) { return largestDelta(trait); });
    }

    [[nodiscard]] TextTable table() const {
        TextTable table{{{"trait"}}, 1};
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            table.rows.front().push_back(m_columns[i].title);
            if (i > 0)
                table.rows.front().emplace_back("delta");
        }
        for (const std::size_t trait : m_traits) {
            std::vector<std::string> row{m_subjects.profile.traits[trait].name};
            for (std::size_t i = 0; i < m_columns.size(); ++i) {
                row.push_back(displayNumber(m_columns[i].values[trait]));
                if (i > 0)
                    row.push_back(previews::displayDifference(m_columns.front().values[trait], m_columns[i].values[trait]));
            }
            table.rows.push_back(std::move(row));
        }
        return table;
    }

    void printText() {
        table().print(m_invocation.out);
        if (m_names.size() < 2)
            return;
        m_invocation.out << '\n';
        for (std::size_t i = 0; i < m_names.size(); ++i) {
            if (const auto nearest = previews::nearestNeighbour(m_subjects.profile, m_fingerprints, i))
                m_invocation.out << std::format(
                    "{} fights most like {}: {:.0f} % alike.\n", m_names[i], m_names[nearest->index],
                    static_cast<double>(nearest->similarity) * 100.0);
        }
    }

    void printJson() {
        Json object;
        object["traits"] = Json::array();
        for (const std::size_t trait : m_traits) {
            Json row;
            row["trait"] = m_subjects.profile.traits[trait].name;
            row["values"] = Json::array();
            for (const Column& column : m_columns)
                row["values"].push_back(floatToJson(column.values[trait]));
            object["traits"].push_back(std::move(row));
        }
        object["columns"] = Json::array();
        for (const Column& column : m_columns)
            object["columns"].push_back(column.title);
        object["nearest"] = Json::array();
        for (std::size_t i = 0; i < m_names.size(); ++i) {
            if (const auto nearest = previews::nearestNeighbour(m_subjects.profile, m_fingerprints, i))
                object["nearest"].push_back(
                    {{"name", m_names[i]}, {"like", m_names[nearest->index]}, {"similarity", floatToJson(nearest->similarity)}});
        }
        m_invocation.out << jsonText(object, kIndent) << '\n';
    }

    const CompareOptions& m_options;
    const Subjects& m_subjects;
    Invocation& m_invocation;
    std::vector<Column> m_columns;
    std::vector<std::vector<float>> m_fingerprints;
    std::vector<std::string> m_names;
    std::vector<std::size_t> m_traits;
};

void printComparison(const CompareOptions& options, Invocation& invocation) {
    const auto skills = parseSkills(options.skills);
    if (!skills) {
        invocation.fail(skills.error());
        return;
    }
    const auto subjects = findSubjects(options.subjects, invocation);
    if (!subjects)
        return;
    if (subjects->owners.empty()) {
        invocation.fail("There is nobody to compare.");
        return;
    }
    Comparison{options, *subjects, *skills, invocation}.print();
}

}  // namespace

void addCompareCommand(CLI::App& app, Invocation& invocation) {
    auto options = std::make_shared<CompareOptions>();
    CLI::App* compare =
        app.add_subcommand("compare", "Compare characters and styles, each with the first one, and find who fights like whom.");
    addSubjectOptions(*compare, options->subjects);
    compare->add_option("--skill", options->skills, "Skills: 3, 1..5 or 1..5:0.25 (default: 3).")->type_name("S");
    compare->add_option("--sort", options->sort, "delta (largest share of the range first) or table (default: delta).")
        ->check(CLI::IsMember({"delta", "table"}));
    compare->add_option("--format", options->format, "text, json or csv (default: text).")
        ->check(CLI::IsMember({"text", "json", "csv"}));
    compare->footer("Examples:\n"
                    "  castwright-cli compare Tommy Jen --in mod --skill 4\n"
                    "  castwright-cli compare Tommy --skill 1..5");
    compare->callback([options, &invocation] { printComparison(*options, invocation); });
}

}  // namespace castwright::cli
