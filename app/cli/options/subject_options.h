// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "parser/loader/loader.h"
#include "previews/traits/trait_subject.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace castwright::cli {

/// What `resolve` and `compare` have in common: whose traits, which ones, from what content.
struct SubjectOptions {
    std::vector<std::string> names;
    std::string folder = ".";
    std::vector<std::string> traits;
    std::shared_ptr<std::string> profile;
};

void addSubjectOptions(CLI::App& command, SubjectOptions& options);

/// The content with what the options name in it.
struct Subjects {
    parser::Profile profile;
    parser::LoadResult content;
    std::vector<previews::TraitOwner> owners;  ///< all characters when no name was given
    std::vector<std::size_t> traits;           ///< all when none was given
};

/// Nothing, with Invocation::fail called, when a name is not there or something cannot be read.
[[nodiscard]] std::optional<Subjects> findSubjects(const SubjectOptions& options, Invocation& invocation);

}  // namespace castwright::cli
