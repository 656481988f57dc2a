// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shared/pack_review.h"

#include "parser/content_folder.h"
#include "validators/check.h"

#include <algorithm>
#include <map>
#include <memory>

namespace castwright::shared {

namespace {

namespace fs = std::filesystem;

packer::Result<std::vector<ContentError>> contentErrors(const fs::path& folder, const parser::Profile& profile) {
    const auto root = parser::contentRootOf(folder);
    if (!root)
        return std::vector<ContentError>{};
    const auto files = parser::listContent(*root);
    if (!files)
        return std::unexpected{packer::PackError{packer::PackFailure::Unreadable, files.error().path, files.error().message}};
    std::map<std::string_view, const fs::path*> paths;
    std::vector<parser::LoadInput> inputs;
    for (const parser::ContentFile& file : *files) {
        auto bytes = parser::readFile(file.path);
        if (!bytes)
            return std::unexpected{packer::PackError{packer::PackFailure::Unreadable, file.path, bytes.error().message}};
        paths.emplace(file.name, &file.path);
        inputs.push_back({file.name, file.kind, std::make_shared<const parser::SourceText>(std::move(*bytes))});
    }
    const parser::LoadResult loaded = parser::load(std::move(inputs), profile);
    const validators::RuleSettings settings{.level = validators::Level::Addon};
    std::map<std::uint32_t, parser::LineIndex> lines;
    std::vector<ContentError> errors;
    for (validators::Diagnostic& diagnostic : validators::check(loaded, profile, settings)) {
        if (diagnostic.severity != validators::Severity::Error)
            continue;
        const parser::LoadInput& input = loaded.inputs[diagnostic.where.file];
        const auto [index, isNew] = lines.try_emplace(diagnostic.where.file, input.text->bytes());
        errors.push_back(
            {*paths.at(input.path), input.path, index->second.position(diagnostic.where.range.begin), diagnostic.where.range,
             diagnostic.rule, std::move(diagnostic.message)});
    }
    return errors;
}

}  // namespace

std::size_t PackReview::errorCount() const {
    return contentErrors.size() + static_cast<std::size_t>(std::ranges::count_if(findings, &packer::PackFinding::isError));
}

packer::Result<PackReview> reviewPack(const fs::path& source, const fs::path& target, const parser::Profile& profile) {
    auto plan = packer::planPack(source, target);
    if (!plan)
        return std::unexpected{std::move(plan.error())};
    auto errors = contentErrors(plan->source, profile);
    if (!errors)
        return std::unexpected{std::move(errors.error())};
    std::vector<packer::PackFinding> findings = packer::checkPlan(*plan);
    return PackReview{std::move(*plan), std::move(findings), std::move(*errors)};
}

}  // namespace castwright::shared
