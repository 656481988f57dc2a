// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/engine.h"
#include "app/cli/load_folder.h"
#include "app/cli/options/profile_option.h"
#include "app/cli/output/engine_json.h"
#include "app/cli/output/json_text.h"

#include <memory>
#include <string>
#include <vector>

namespace castwright::cli {

namespace {

void printCasts(const std::vector<std::string>& folders, const std::string& profileName, Invocation& invocation) {
    const auto profile = findProfile(profileName);
    if (!profile) {
        invocation.fail(profile.error());
        return;
    }
    for (const std::string& folder : folders) {
        if (const auto loaded = loadFolder(folder, *profile, invocation))
            invocation.out << jsonText(castToJson(loaded->cast, *profile)) << '\n';
    }
}

}  // namespace

void addEngineLoad(CLI::App& engine, Invocation& invocation) {
    auto folders = std::make_shared<std::vector<std::string>>();
    CLI::App* load = engine.add_subcommand("load", "Print what the game keeps of the files, one JSON line for each folder.");
    load->add_option("DIR", *folders, "Folders that hold botfiles/, or paks.")->required();
    auto profile = addProfileOption(*load);
    load->footer("Examples:\n"
                 "  castwright-cli engine load mod\n"
                 "  castwright-cli engine load pak0.pk4\n"
                 "  castwright-cli engine load mod other-mod --profile openq4");
    load->callback([folders, profile, &invocation] { printCasts(*folders, *profile, invocation); });
}

}  // namespace castwright::cli
