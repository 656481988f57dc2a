// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/workspace.h"

#include "validators/folder/folder_rules.h"

#include <string_view>
#include <utility>

namespace castwright::workspace {

Workspace::Workspace(std::shared_ptr<const parser::Profile> profile, validators::RuleSettings settings, Trees trees)
    : m_profile{std::move(profile)},
      m_settings{std::move(settings)},
      m_trees{trees},
      m_loader{*m_profile},
      m_checker{*m_profile, m_settings} {}

std::shared_ptr<const Snapshot> Workspace::look(const Source& source, const std::stop_token& stop) {
    auto snapshot = std::make_shared<Snapshot>();
    snapshot->profile = m_profile;
    snapshot->content = m_reader.read(source, stop);
    if (stop.stop_requested())
        return nullptr;
    const Content& content = snapshot->content;
    snapshot->load = m_loader.load(content.inputs());
    snapshot->diagnostics = m_checker.check(snapshot->load, stop);
    if (stop.stop_requested())
        return nullptr;

    DerivedByText derived;
    std::map<std::string_view, const ContentFile*> byName;
    for (const ContentFile& file : content.files)
        byName.emplace(file.name, &file);
    snapshot->files.reserve(content.files.size() + content.outside.size() + content.unreadable.size());
    for (const parser::LoadInput& input : snapshot->load.inputs)
        snapshot->files.push_back(fileOf(*byName.at(input.path), derived));
    for (const ContentFile& file : content.outside)
        snapshot->files.push_back(fileOf(file, derived));
    for (const UnreadableFile& file : content.unreadable)
        addUnreadable(file, *snapshot, derived);
    m_derived = std::move(derived);
    return snapshot;
}

SnapshotFile Workspace::fileOf(const ContentFile& file, DerivedByText& derived) const {
    const auto [entry, isNew] = derived.try_emplace(file.text);
    Derived& now = entry->second;
    if (isNew) {
        if (const auto before = m_derived.find(file.text); before != m_derived.end()) {
            now = before->second;
        } else {
            now.lines = std::make_shared<const parser::LineIndex>(file.text->bytes());
            if (m_trees == Trees::OfAllFiles)
                now.tree = std::make_shared<const parser::SyntaxTree>(file.text, *m_profile);
        }
    }
    return {file, now.tree, now.lines};
}

void Workspace::addUnreadable(const UnreadableFile& file, Snapshot& snapshot, DerivedByText& derived) const {
    ContentFile empty = file.file;
    empty.text = std::make_shared<const parser::SourceText>(std::string{});
    const auto index = static_cast<std::uint32_t>(snapshot.files.size());
    snapshot.files.push_back(fileOf(empty, derived));
    const validators::Subject subject{.container = snapshot.content.root, .name = file.file.name};
    if (auto problem = validators::folder::cannotRead(subject, file.reason, m_settings)) {
        // It has a place here: the file, of which nothing is known.
        problem->where = {.file = index, .range = {}};
        problem->subject.reset();
        snapshot.diagnostics.push_back(std::move(*problem));
    }
}

}  // namespace castwright::workspace
