// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/pack_review.h"

#include "app/workspace/pak_layers.h"
#include "parser/loader/content_folder.h"
#include "validators/checking/check.h"

#include <algorithm>
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

packer::Result<std::vector<ContentError>>
contentErrors(const fs::path& folder, std::span<const fs::path> ownPaks, const parser::Profile& profile) {
    const auto root = parser::contentRootOf(folder);
    if (!root)
        return std::vector<ContentError>{};
    auto content = readContent(*root, paksBeneath(*root, ownPaks));
    if (!content)
        return std::unexpected{std::move(content.error())};
    const parser::LoadResult loaded = parser::load(std::move(content->inputs), profile);
    const validators::RuleSettings settings{.level = validators::Level::Addon};
    std::map<std::uint32_t, parser::LineIndex> lines;
    std::vector<ContentError> errors;
    for (validators::Diagnostic& diagnostic : validators::check(loaded, profile, settings)) {
        const parser::LoadInput& input = loaded.inputs[diagnostic.where.file];
        const auto path = content->paths.find(input.path);
        if (diagnostic.severity != validators::Severity::Error || path == content->paths.end())
            continue;
        const auto [index, isNew] = lines.try_emplace(diagnostic.where.file, input.text->bytes());
        errors.push_back(
            {path->second, input.path, index->second.position(diagnostic.where.range.begin), diagnostic.where.range,
             diagnostic.rule, std::move(diagnostic.message)});
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
    auto errors = contentErrors(plan->source, own, profile);
    if (!errors)
        return std::unexpected{std::move(errors.error())};
    std::vector<packer::PackFinding> findings = packer::checkPlan(*plan);
    return PackReview{std::move(*plan), std::move(findings), std::move(*errors)};
}

}  // namespace castwright::workspace
