// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/subject_options.h"

#include "app/cli/load_folder.h"
#include "app/cli/options/profile_option.h"
#include "app/cli/options/typed_name.h"

#include <format>

namespace castwright::cli {

void addSubjectOptions(CLI::App& command, SubjectOptions& options) {
    command.add_option(
        "NAME", options.names, "Characters or styles; style:NAME where both have the name (default: all characters).");
    command.add_option("--in", options.folder, "Folder that holds botfiles/ (default: the current one).")->type_name("DIR");
    command.add_option("--trait", options.traits, "Only these traits.")->type_name("T")->delimiter(',');
    options.profile = addProfileOption(command);
}

std::optional<Subjects> findSubjects(const SubjectOptions& options, Invocation& invocation) {
    auto profile = findProfile(*options.profile);
    if (!profile) {
        invocation.fail(profile.error());
        return std::nullopt;
    }
    auto content = loadFolder(options.folder, *profile, invocation);
    if (!content)
        return std::nullopt;
    Subjects subjects{std::move(*profile), std::move(*content), {}, {}};
    for (const std::string& name : options.names) {
        if (const auto owner = findTypedOwner(subjects.content.cast, name, options.folder))
            subjects.owners.push_back(*owner);
        else
            invocation.fail(owner.error());
    }
    for (const std::string& name : options.traits) {
        if (const auto trait = subjects.profile.findTrait(name))
            subjects.traits.push_back(*trait);
        else
            invocation.fail(std::format("There is no trait \"{}\" in the profile \"{}\".", name, subjects.profile.id));
    }
    if (invocation.exitCode != ExitCode::Fine)
        return std::nullopt;
    if (options.names.empty())
        subjects.owners = previews::allCharacters(subjects.content.cast);
    if (subjects.owners.empty()) {
        invocation.fail(std::format("The game finds no character in \"{}\".", options.folder));
        return std::nullopt;
    }
    for (std::size_t i = 0; options.traits.empty() && i < subjects.profile.traits.size(); ++i)
        subjects.traits.push_back(i);
    return subjects;
}

}  // namespace castwright::cli
