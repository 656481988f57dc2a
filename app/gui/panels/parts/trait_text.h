// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/snapshot.h"
#include "parser/profile/profile.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <vector>

/// What all panels say of traits and of those who have them, so that they say the same.
namespace castwright::gui {

/// Which way is better play, as a sign; and what the signs mean.
[[nodiscard]] QString directionMark(parser::TraitDirection direction);
[[nodiscard]] QString directionLegend();
/// Whether more or less of it makes a better bot, as a sentence.
[[nodiscard]] QString directionSentence(parser::TraitDirection direction);

/// What a trait is, what the game allows and which way is better: a line each.
[[nodiscard]] QStringList traitSummary(const parser::Trait& trait);

/// What a search for a trait looks into: its name, group and meaning.
[[nodiscard]] QString traitSearchText(const parser::Trait& trait);
/// Whether all words are in the text, in any case.
[[nodiscard]] bool hasAllWords(const QString& text, const QStringList& words);

/// Traits that belong together.
struct TraitGroup {
    QString name;
    std::vector<std::size_t> traits;  ///< indices into Profile::traits
};
/// The groups in the order in which the profile names them first, which need not have their traits in a row.
[[nodiscard]] std::vector<TraitGroup> traitGroups(const parser::Profile& profile);

/// A style is told from a character of the same name.
[[nodiscard]] QString ownerTitle(const QString& name, bool style);

/// Where a statement stands.
struct StatementPlace {
    QString text;  ///< "a.style:12"
    QString path;  ///< the file on disk

    bool operator==(const StatementPlace&) const = default;
};
[[nodiscard]] StatementPlace statementPlace(const Snapshot& snapshot, const parser::SourceRange& where);

}  // namespace castwright::gui
