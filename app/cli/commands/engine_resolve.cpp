// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/engine.h"
#include "app/cli/load_folder.h"
#include "app/cli/options/profile_option.h"
#include "app/cli/options/typed_name.h"
#include "app/cli/output/engine_json.h"
#include "app/cli/output/json_text.h"
#include "previews/traits/effective_skill.h"

#include <cstdint>
#include <format>
#include <memory>
#include <optional>
#include <string>

namespace castwright::cli {

namespace {

struct ResolveOptions {
    std::string folder;
    bool all = false;
    std::string name;
    std::optional<float> skill;
    std::optional<float> variance;
    std::uint32_t seed = 0;
};

/// Prints one character at one skill after another.
class ResolvePrinter {
public:
    ResolvePrinter(
        const parser::Profile& profile, const parser::Cast& cast, const parser::Character& character, std::ostream& out)
        : m_profile{profile},
          m_character{character},
          m_layers{previews::layersOf(cast, character)},
          m_resolver{profile, m_layers},
          m_weapons{previews::mergeWeapons(m_layers, profile.limits)},
          m_out{out} {}

    void print(const SkillRequest& request) const {
        const float effective = previews::effectiveSkill(request.skill, request.variance, request.seed);
        const Json json =
            resolvedToJson(m_character.name, request, effective, m_resolver.resolve(effective), m_weapons, m_profile);
        m_out << jsonText(json) << '\n';
    }

    /// The skills at which the golden results stand.
    void printAll() const {
        constexpr std::uint32_t kSeeds = 8;
        constexpr float kVariance = 2.0F;
        for (int level = 1; level <= parser::kSkillLevels; ++level) {
            print({static_cast<float>(level), 0.0F, 0});
            for (std::uint32_t seed = 0; seed < kSeeds; ++seed)
                print({static_cast<float>(level), kVariance, seed});
        }
    }

private:
    const parser::Profile& m_profile;
    const parser::Character& m_character;
    std::vector<previews::LayerUse> m_layers;
    previews::TraitResolver m_resolver;
    std::vector<previews::MergedWeapon> m_weapons;
    std::ostream& m_out;
};

void printResolved(const ResolveOptions& options, const std::string& profileName, Invocation& invocation) {
    const auto profile = findProfile(profileName);
    if (!profile) {
        invocation.fail(profile.error());
        return;
    }
    const auto loaded = loadFolder(options.folder, *profile, invocation);
    if (!loaded)
        return;
    const parser::Cast& cast = loaded->cast;
    if (options.all) {
        for (const parser::Character& character : cast.characters)
            ResolvePrinter{*profile, cast, character, invocation.out}.printAll();
        return;
    }
    const auto index = findTypedCharacter(cast, options.name, options.folder);
    if (!index) {
        invocation.fail(std::format("{} --all prints all characters.", index.error()));
        return;
    }
    const SkillRequest request{
        options.skill.value_or(profile->cvars.botSkill), options.variance.value_or(profile->cvars.botSkillVariance),
        options.seed};
    ResolvePrinter{*profile, cast, cast.characters[*index], invocation.out}.print(request);
}

}  // namespace

void addEngineResolve(CLI::App& engine, Invocation& invocation) {
    auto options = std::make_shared<ResolveOptions>();
    CLI::App* resolve =
        engine.add_subcommand("resolve", "Print traits and weapons as the game computes them, a JSON line for each.");
    resolve->add_option("DIR", options->folder, "Folder that holds botfiles/.")->required();
    CLI::Option_group* which = resolve->add_option_group("which", "What to resolve");
    which->require_option(1);
    which->add_flag("--all", options->all, "Each character at each skill, without variance and with it at seeds 0 to 7.");
    CLI::Option* name = which->add_option("--name", options->name, "One character.")->type_name("N");
    const auto ofOne = [name](CLI::Option* option, const char* type) { option->type_name(type)->needs(name); };
    ofOne(resolve->add_option("--skill", options->skill, "bot_skill, 1 to 5, fractions allowed (default: the profile's)."), "S");
    ofOne(resolve->add_option("--variance", options->variance, "bot_skillVariance, 0 to 2 (default: the profile's)."), "V");
    ofOne(resolve->add_option("--seed", options->seed, "The bot's client number (default: 0)."), "N");
    auto profile = addProfileOption(*resolve);
    resolve->footer("Examples:\n"
                    "  castwright-cli engine resolve mod --all\n"
                    "  castwright-cli engine resolve mod --name Tommy --skill 3.5 --variance 1 --seed 4");
    resolve->callback([options, profile, &invocation] { printResolved(*options, *profile, invocation); });
}

}  // namespace castwright::cli
