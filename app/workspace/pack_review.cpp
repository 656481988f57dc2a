// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/pack_review.h"

#include "app/workspace/folder_check.h"
#include "app/workspace/pak_layers.h"
#include "parser/loader/content_folder.h"
#include "validators/checking/check.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <memory>

namespace castwright::workspace {

namespace {

namespace fs = std::filesystem;

/// What the game reads with the folder: its own files, and beneath them those of the paks.
struct Content {
    std::vector<parser::LoadInput> inputs;
    std::map<std::string, fs::path, std::less<>> paths;  ///< of the folder's own files, by name
};

packer::Result<Content> readContent(const fs::path& root, std::span<const fs::path> paks) {
    const auto files = parser::listContent(root);
    if (!files)
        return std::unexpected{packer::PackError{packer::PackFailure::Unreadable, files.error().path, files.error().message}};
    Content content;
    for (const parser::ContentFile& file : *files) {
        auto bytes = parser::readFile(file.path);
        if (!bytes)
            return std::unexpected{packer::PackError{packer::PackFailure::Unreadable, file.path, bytes.error().message}};
        content.paths.emplace(file.name, file.path);
        content.inputs.push_back({file.name, file.kind, std::make_shared<const parser::SourceText>(std::move(*bytes))});
    }
    // One that cannot be read has nothing for the game, either.
    addFromPaks(content.inputs, paks);
    return content;
}

packer::Result<void> addContentErrors(
    PackReview& review, std::span<const fs::path> ownPaks, const parser::Profile& profile, validators::RuleSettings settings) {
    const auto root = parser::contentRootOf(review.plan.source);
    if (!root)
        return {};
    auto content = readContent(*root, paksBeneath(*root, ownPaks));
    if (!content)
        return std::unexpected{std::move(content.error())};
    const parser::LoadResult loaded = parser::load(std::move(content->inputs), profile);
    for (const parser::LoadInput& input : loaded.inputs) {
        const auto path = content->paths.find(input.path);
        review.files.push_back({path == content->paths.end() ? fs::path{} : path->second, input.path, nullptr});
    }
    settings.level = validators::Level::Addon;
    for (validators::Diagnostic& diagnostic : validators::check(loaded, profile, settings)) {
        ReviewedFile& file = review.files[diagnostic.where.file];
        if (diagnostic.severity != validators::Severity::Error || file.path.empty())
            continue;
        if (!file.lines)
            file.lines = std::make_shared<const parser::LineIndex>(loaded.inputs[diagnostic.where.file].text->bytes());
        review.diagnostics.push_back(std::move(diagnostic));
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
