// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/pack_review.h"

#include "app/workspace/folder_check.h"
#include "app/workspace/source_of.h"
#include "app/workspace/workspace.h"
#include "parser/loader/content_folder.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

namespace castwright::workspace {

namespace {

namespace fs = std::filesystem;

packer::Result<void> addContentErrors(
    PackReview& review, std::span<const fs::path> ownPaks, const parser::Profile& profile, validators::RuleSettings settings) {
    const auto root = parser::contentRootOf(review.plan.source);
    if (!root)
        return {};
    Source source = sourceOf(*root);
    source.ownPaks.insert(source.ownPaks.end(), ownPaks.begin(), ownPaks.end());
    settings.level = validators::Level::Addon;
    Workspace workspace{{std::shared_ptr<const void>{}, &profile}, std::move(settings), Workspace::Trees::None};
    const auto snapshot = workspace.look(source);
    // A pak that cannot be read has nothing for the game, either.
    for (const UnreadableFile& file : snapshot->content.unreadable) {
        if (parser::contentKindOf(file.file.name))
            return std::unexpected{packer::PackError{packer::PackFailure::Unreadable, file.file.path, file.reason}};
    }
    for (const SnapshotFile& file : snapshot->files) {
        const ContentFile& content = file.content;
        review.files.push_back({content.pak.empty() ? content.path : fs::path{}, content.name, file.lines});
    }
    for (const validators::Diagnostic& diagnostic : snapshot->diagnostics) {
        if (diagnostic.severity == validators::Severity::Error && !diagnostic.subject
            && !review.files[diagnostic.where.file].path.empty())
            review.diagnostics.push_back(diagnostic);
    }
    return {};
}

}  // namespace

std::size_t PackReview::errorCount() const {
    return static_cast<std::size_t>(
        std::ranges::count(diagnostics, validators::Severity::Error, &validators::Diagnostic::severity));
}

bool PackReview::hasProblemsOf(const PackReview& other) const {
    const auto sameName = [](const ReviewedFile& a, const ReviewedFile& b) { return a.name == b.name && a.path == b.path; };
    return diagnostics == other.diagnostics && std::ranges::equal(files, other.files, sameName);
}

packer::Result<PackReview> reviewPack(
    const fs::path& source, const fs::path& target, const parser::Profile& profile, std::span<const fs::path> ownPaks,
    const validators::RuleSettings& settings) {
    auto plan = packer::planPack(source, target);
    if (!plan)
        return std::unexpected{std::move(plan.error())};
    std::vector<fs::path> own{ownPaks.begin(), ownPaks.end()};
    own.push_back(target);
    PackReview review{.plan = std::move(*plan), .diagnostics = {}, .files = {}};
    if (auto added = addContentErrors(review, own, profile, settings); !added)
        return std::unexpected{std::move(added.error())};
    std::ranges::move(checkPlan(review.plan, settings), std::back_inserter(review.diagnostics));
    return review;
}

}  // namespace castwright::workspace
