// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/analysis/analysis_job.h"

#include "app/gui/document/pak_path.h"
#include "app/gui/document/paths.h"
#include "app/workspace/source_of.h"

#include <utility>

namespace castwright::gui {

namespace {

QString shownPath(const workspace::ContentFile& file) {
    return file.pak.empty() ? fromStdPath(file.path) : pathInPak(fromStdPath(file.pak), fromStdPath(file.name));
}

QString shownPak(const workspace::ContentFile& file) { return file.pak.empty() ? QString{} : fromStdPath(file.pak); }

SnapshotFile toFile(const workspace::SnapshotFile& file) {
    const workspace::ContentFile& content = file.content;
    return {shownPath(content), content.name, content.kind,     content.text,
            file.tree,          file.lines,   content.revision, shownPak(content)};
}

ShadowedFile toShadowed(const workspace::ShadowedFile& shadowed) {
    const QString winnerPak = shadowed.winnerPak.empty() ? QString{} : fromStdPath(shadowed.winnerPak);
    return {
        .path = shownPath(shadowed.file),
        .pak = shownPak(shadowed.file),
        .winnerPath = fromStdPath(shadowed.winnerPath),
        .winnerPak = winnerPak,
        .same = shadowed.same};
}

}  // namespace

std::shared_ptr<const Snapshot>
analyse(const AnalysisInput& input, workspace::Workspace& workspace, const std::stop_token& stop) {
    workspace::Source source = workspace::sourceOf(input.root);
    source.ownPaks.insert(source.ownPaks.end(), input.ownPaks.begin(), input.ownPaks.end());
    for (const auto& [path, text] : input.buffers)
        source.openTexts.emplace(toStdPath(path), text);
    const auto known = workspace.look(source, stop);
    if (!known)
        return nullptr;

    auto snapshot = std::make_shared<Snapshot>();
    snapshot->generation = input.generation;
    snapshot->root = fromStdPath(known->content.root);
    snapshot->rootError = QString::fromStdString(known->content.rootError);
    snapshot->profile = known->profile;
    snapshot->load = known->load;
    snapshot->diagnostics = known->diagnostics;
    snapshot->files.reserve(known->files.size());
    for (const workspace::SnapshotFile& file : known->files)
        snapshot->files.push_back(toFile(file));
    for (const workspace::ShadowedFile& shadowed : known->content.shadowed)
        snapshot->shadowed.push_back(toShadowed(shadowed));
    return snapshot;
}

std::shared_ptr<const Snapshot> analyse(const AnalysisInput& input) {
    workspace::Workspace workspace{input.profile, input.settings};
    return analyse(input, workspace);
}

}  // namespace castwright::gui
