// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/pack_review.h"

#include "app/workspace/source_of.h"
#include "app/workspace/workspace.h"
#include "parser/loader/content_folder.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace castwright::workspace {

namespace {

namespace fs = std::filesystem;

packer::Result<std::vector<ContentError>>
contentErrors(const fs::path& folder, std::vector<fs::path> ownPaks, const parser::Profile& profile) {
    const auto root = parser::contentRootOf(folder);
    if (!root)
        return std::vector<ContentError>{};
    Source source = sourceOf(*root);
    source.ownPaks.insert(source.ownPaks.end(), ownPaks.begin(), ownPaks.end());
    Workspace workspace{{std::shared_ptr<const void>{}, &profile}, {.level = validators::Level::Addon}, Workspace::Trees::None};
    const auto snapshot = workspace.look(source);
    // A pak that cannot be read has nothing for the game, either.
    for (const UnreadableFile& file : snapshot->content.unreadable) {
        if (parser::contentKindOf(file.file.name))
            return std::unexpected{packer::PackError{packer::PackFailure::Unreadable, file.file.path, file.reason}};
    }
    std::vector<ContentError> errors;
    for (const validators::Diagnostic& diagnostic : snapshot->diagnostics) {
        const SnapshotFile& file = snapshot->files[diagnostic.where.file];
        if (diagnostic.severity != validators::Severity::Error || !file.content.pak.empty())
            continue;
        errors.push_back(
            {file.content.path, file.content.name, snapshot->position(diagnostic.where), diagnostic.where.range, diagnostic.rule,
             diagnostic.message});
    }
    return errors;
}

}  // namespace

std::size_t PackReview::errorCount() const {
    return contentErrors.size() + static_cast<std::size_t>(std::ranges::count_if(findings, &packer::PackFinding::isError));
}

packer::Result<PackReview>
reviewPack(const fs::path& source, const fs::path& target, const parser::Profile& profile, std::span<const fs::path> ownPaks) {
    auto plan = packer::planPack(source, target);
    if (!plan)
        return std::unexpected{std::move(plan.error())};
    std::vector<fs::path> own{ownPaks.begin(), ownPaks.end()};
    own.push_back(target);
    auto errors = contentErrors(plan->source, std::move(own), profile);
    if (!errors)
        return std::unexpected{std::move(errors.error())};
    std::vector<packer::PackFinding> findings = packer::checkPlan(*plan);
    return PackReview{std::move(*plan), std::move(findings), std::move(*errors)};
}

}  // namespace castwright::workspace
