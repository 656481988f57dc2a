// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/parts/trait_text.h"

#include "app/gui/panels/parts/trait_picture.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace castwright::gui {

namespace {

class Texts {
    Q_DECLARE_TR_FUNCTIONS(castwright::gui::TraitText)
};

}  // namespace

QString directionMark(parser::TraitDirection direction) {
    switch (direction) {
    case parser::TraitDirection::Higher: return QStringLiteral("↑");
    case parser::TraitDirection::Lower: return QStringLiteral("↓");
    case parser::TraitDirection::Flat: return QStringLiteral("=");
    case parser::TraitDirection::Taste: return QStringLiteral("~");
    }
    std::unreachable();
}

QString directionSentence(parser::TraitDirection direction) {
    switch (direction) {
    case parser::TraitDirection::Higher: return Texts::tr("Higher is better play.");
    case parser::TraitDirection::Lower: return Texts::tr("Lower is better play.");
    case parser::TraitDirection::Flat: return Texts::tr("The same at every skill unless somebody says otherwise.");
    case parser::TraitDirection::Taste: return Texts::tr("A matter of taste: neither way is better play.");
    }
    std::unreachable();
}

QString directionLegend() {
    return Texts::tr("Which way is better play: ↑ higher, ↓ lower, = the same at every skill, ~ a matter of taste.");
}

QStringList traitSummary(const parser::Trait& trait) {
    return {
        gameText(trait.name) + QStringLiteral(": ") + gameText(trait.meaning),
        //: %1 and %2 are numbers, %3 a unit.
        Texts::tr("The game allows %1 to %2, %3.").arg(numberText(trait.min), numberText(trait.max), gameText(trait.unit)),
        directionSentence(trait.direction)};
}

QString traitSearchText(const parser::Trait& trait) {
    return gameText(trait.name) + u'\n' + gameText(trait.group) + u'\n' + gameText(trait.meaning);
}

bool hasAllWords(const QString& text, const QStringList& words) {
    return std::ranges::all_of(words, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

std::vector<TraitGroup> traitGroups(const parser::Profile& profile) {
    std::vector<TraitGroup> groups;
    for (std::size_t trait = 0; trait < profile.traits.size(); ++trait) {
        const QString name = gameText(profile.traits[trait].group);
        auto group = std::ranges::find(groups, name, &TraitGroup::name);
        if (group == groups.end())
            group = groups.insert(groups.end(), TraitGroup{name, {}});
        group->traits.push_back(trait);
    }
    return groups;
}

QString ownerTitle(const QString& name, bool style) { return style ? Texts::tr("%1 (style)").arg(name) : name; }

StatementPlace statementPlace(const Snapshot& snapshot, const parser::SourceRange& where) {
    const QString path = snapshot.files[where.file].path;
    return {QFileInfo{path}.fileName() + u':' + QString::number(snapshot.position(where).line), path};
}

}  // namespace castwright::gui
