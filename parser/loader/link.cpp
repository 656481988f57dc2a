// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/loader/link.h"

#include <algorithm>
#include <string>
#include <utility>

namespace castwright::parser {

namespace {

void note(std::vector<LoadNote>& notes, LoadNoteKind kind, SourceRange where, std::string text) {
    notes.push_back({kind, where, std::move(text), 0.0, {}});
}

/// Finds the parents that styles name. A style that names itself gets none.
StyleLinks findParents(const SharedList<Style>& styles, const NameTable& names, std::vector<LoadNote>& notes) {
    StyleLinks parents(styles.size());
    for (std::size_t i = 0; i < styles.size(); ++i) {
        const Style& style = styles[i];
        if (style.inherit.empty())
            continue;
        const auto parent = names.find(style.inherit);
        if (!parent)
            note(notes, LoadNoteKind::UnknownStyle, style.inheritWhere, style.inherit);
        else if (*parent == i)
            note(notes, LoadNoteKind::InheritCycle, style.inheritWhere, style.name + " → " + style.name);
        else
            parents[i] = parent;
    }
    return parents;
}

/// "a → b → c" from a style up to an ancestor.
std::string chainText(const SharedList<Style>& styles, const StyleLinks& parents, std::size_t from, std::uint32_t steps) {
    std::string text = styles[from].name;
    std::size_t style = from;
    for (std::uint32_t i = 0; i < steps; ++i) {
        style = parents[style].value();
        text += " → " + styles[style].name;
    }
    return text;
}

/// Cuts chains that come back to where they started or are too deep. The styles are taken in the order in which they were loaded, each
/// against the links that are left, so the outcome depends on that order.
void cutChains(const SharedList<Style>& styles, StyleLinks& parents, const Profile& profile, std::vector<LoadNote>& notes) {
    // A profile may allow any depth; what is deeper than there are styles goes round in a cycle.
    const auto deepest = static_cast<std::uint32_t>(std::min<std::size_t>(profile.limits.inheritDepth, styles.size()));
    for (std::size_t i = 0; i < styles.size(); ++i) {
        std::uint32_t depth = 0;
        for (auto ancestor = parents[i]; ancestor; ancestor = parents[*ancestor]) {
            ++depth;
            const bool cycle = *ancestor == i;
            if (cycle || depth > deepest) {
                note(
                    notes, cycle ? LoadNoteKind::InheritCycle : LoadNoteKind::InheritTooDeep, styles[i].inheritWhere,
                    chainText(styles, parents, i, depth));
                parents[i].reset();
                break;
            }
        }
    }
}

}  // namespace

StyleLinks
linkParents(const SharedList<Style>& styles, const NameTable& names, const Profile& profile, std::vector<LoadNote>& notes) {
    StyleLinks parents = findParents(styles, names, notes);
    cutChains(styles, parents, profile, notes);
    return parents;
}

std::optional<std::size_t> linkStyle(const Character& character, const NameTable& names, std::vector<LoadNote>& notes) {
    if (character.inherit.empty()) {
        note(notes, LoadNoteKind::NoStyle, character.nameWhere, character.name);
        return std::nullopt;
    }
    const auto style = names.find(character.inherit);
    if (!style)
        note(notes, LoadNoteKind::UnknownStyle, character.inheritWhere, character.inherit);
    return style;
}

}  // namespace castwright::parser
