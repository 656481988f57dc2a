// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/snapshot.h"
#include "app/workspace/workspace.h"
#include "validators/checking/rule_settings.h"

#include <QByteArray>
#include <QString>

#include <filesystem>
#include <map>
#include <memory>
#include <stop_token>
#include <vector>

namespace castwright::gui {

/// All that an analysis needs. It is copied to the job's thread, and shares its parts.
struct AnalysisInput {
    std::filesystem::path root;                  ///< a content folder or a pak; empty: none
    std::vector<std::filesystem::path> ownPaks;  ///< packed from the folder, beside those that the user's record knows
    std::shared_ptr<const parser::Profile> profile;
    validators::RuleSettings settings;
    std::map<QString, workspace::OpenText> buffers;  ///< the texts of open documents, by their paths
    quint64 generation = 0;
};

/// Reads, loads and checks what `input` names, with what `workspace` knows from before; it has to be made for the input's profile and
/// settings. Null when it was stopped. May run on any thread, one at a time for a workspace.
[[nodiscard]] std::shared_ptr<const Snapshot>
analyse(const AnalysisInput& input, workspace::Workspace& workspace, const std::stop_token& stop = {});

/// The same for one look.
[[nodiscard]] std::shared_ptr<const Snapshot> analyse(const AnalysisInput& input);

}  // namespace castwright::gui
