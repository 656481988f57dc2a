// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/pak_cache.h"
#include "app/gui/analysis/snapshot.h"
#include "validators/checking/rule_settings.h"

#include <QByteArray>
#include <QString>

#include <atomic>
#include <filesystem>
#include <map>
#include <memory>

namespace castwright::gui {

/// The text of an open document.
struct OpenBuffer {
    QByteArray bytes;
    quint64 revision = 0;
};

/// What is known of a file's text, kept from one job to the next so that only what changed is read and lexed again.
struct CachedFile {
    // What was seen on disk; of no meaning for an open document.
    std::uintmax_t size = 0;
    std::filesystem::file_time_type modified;
    bool settled = false;  ///< old enough when read that a later change must show in its time
    std::optional<quint64> revision;

    std::shared_ptr<const parser::SourceText> text;
    std::shared_ptr<const parser::SyntaxTree> tree;
    std::shared_ptr<const parser::LineIndex> lines;
};
using FileCache = std::map<std::filesystem::path, CachedFile>;

/// All that a job needs. It is copied to the job's thread, and shares its parts.
struct AnalysisInput {
    std::filesystem::path root;                  ///< a content folder or a pak; empty: none
    std::vector<std::filesystem::path> ownPaks;  ///< packed from the folder, so that it does not build on them
    std::shared_ptr<const parser::Profile> profile;
    validators::RuleSettings settings;
    std::map<QString, OpenBuffer> buffers;
    std::shared_ptr<const FileCache> cache;
    PakCache pakCache;
    quint64 generation = 0;
    std::shared_ptr<const std::atomic<bool>> cancelled;
};

struct AnalysisOutput {
    std::shared_ptr<const Snapshot> snapshot;  ///< nothing when the job was cancelled
    std::shared_ptr<const FileCache> cache;
    PakCache pakCache;
};

/// Reads, loads and checks. Pure but for reading the disk; may run on any thread.
[[nodiscard]] AnalysisOutput analyse(const AnalysisInput& input);

}  // namespace castwright::gui
