// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pack/pack_job.h"

#include <system_error>
#include <utility>

namespace castwright::gui {

namespace {

packer::Result<void> compareWithTarget(PackPreview& preview, const std::filesystem::path& target, const PackFlow& flow) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(target, error))
        return {};
    auto before = packer::ContentSide::open(target);
    if (!before) {
        preview.unreadablePak = before.error().message;
        return {};
    }
    auto difference = packer::compare(*before, packer::ContentSide{preview.review.plan}, &flow.cancel);
    if (difference) {
        preview.difference = std::move(*difference);
    } else if (difference.error().kind == packer::PackFailure::Cancelled) {
        return std::unexpected{std::move(difference.error())};
    } else {
        preview.unreadablePak = difference.error().message;
    }
    return {};
}

void note(PackFlow& flow, const packer::PackProgress& progress) {
    flow.stage = progress.stage;
    flow.doneEntries = progress.doneEntries;
    flow.entries = progress.entries;
    flow.doneBytes = progress.doneBytes;
    flow.bytes = progress.bytes;
    flow.packs = true;
}

}  // namespace

bool showTheSame(const PackPreview& a, const PackPreview& b) {
    const auto changes = [](const PackPreview& preview) {
        return preview.difference ? std::optional{preview.difference->changes} : std::nullopt;
    };
    return a.review.plan.source == b.review.plan.source && a.review.plan.target == b.review.plan.target
        && a.review.plan.entries == b.review.plan.entries && a.review.plan.leftOut == b.review.plan.leftOut
        && a.review.hasProblemsOf(b.review) && a.unreadablePak == b.unreadablePak && changes(a) == changes(b);
}

packer::Result<PackPreview> previewPack(const PackRequest& request, const PackFlow& flow) {
    auto review = workspace::reviewPack(request.source, request.target, *request.profile, request.ownPaks);
    if (!review)
        return std::unexpected{std::move(review.error())};
    PackPreview preview{.review = std::move(*review)};
    if (auto compared = compareWithTarget(preview, request.target, flow); !compared)
        return std::unexpected{std::move(compared.error())};
    return preview;
}

packer::Result<PackOutcome> runPack(const PackRequest& request, PackFlow& flow) {
    // The disk may have changed since the author saw a preview: what is packed is what is judged now.
    auto preview = previewPack(request, flow);
    if (!preview)
        return std::unexpected{std::move(preview.error())};
    PackOutcome outcome{.preview = std::move(*preview)};
    if (outcome.preview.review.stops(request.force))
        return outcome;
    const packer::PackOptions options{
        .level = request.level,
        .recordFolder = request.recordFolder,
        .progress = [&flow](const packer::PackProgress& progress) { note(flow, progress); },
        .cancel = &flow.cancel,
    };
    auto report = packer::pack(outcome.preview.review.plan, options);
    if (!report)
        return std::unexpected{std::move(report.error())};
    outcome.report = std::move(*report);
    return outcome;
}

}  // namespace castwright::gui
