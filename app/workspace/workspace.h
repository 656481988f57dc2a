// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/content_reader.h"
#include "app/workspace/snapshot.h"
#include "parser/loader/cast_loader.h"
#include "validators/checking/checker.h"

#include <map>
#include <memory>
#include <stop_token>

namespace castwright::workspace {

/// Reads, loads and checks a content folder or pak again and again, at the cost of what has changed: one instance for a game, a contract and an
/// author. Used by one thread at a time; what it gives may go to any.
class Workspace {
public:
    enum class Trees : std::uint8_t { None, OfAllFiles };

    /// The profile must not be null.
    explicit Workspace(
        std::shared_ptr<const parser::Profile> profile, validators::RuleSettings settings = {}, Trees trees = Trees::OfAllFiles);

    /// The content as it is now. Null when it was stopped; the workspace is as good as before then.
    [[nodiscard]] std::shared_ptr<const Snapshot> look(const Source& source, const std::stop_token& stop = {});

private:
    /// What follows from a text.
    struct Derived {
        std::shared_ptr<const parser::SyntaxTree> tree;
        std::shared_ptr<const parser::LineIndex> lines;
    };
    using DerivedByText = std::map<std::shared_ptr<const parser::SourceText>, Derived>;

    [[nodiscard]] SnapshotFile fileOf(const ContentFile& file, DerivedByText& derived) const;
    void addUnreadable(const UnreadableFile& file, Snapshot& snapshot, DerivedByText& derived) const;

    std::shared_ptr<const parser::Profile> m_profile;
    validators::RuleSettings m_settings;
    Trees m_trees;
    ContentReader m_reader;
    parser::CastLoader m_loader;
    validators::Checker m_checker;
    DerivedByText m_derived;
};

}  // namespace castwright::workspace
