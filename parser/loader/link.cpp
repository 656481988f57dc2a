// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/loader/load_context.h"

#include <algorithm>

namespace castwright::parser {

namespace {

void note(LoadContext& context, LoadNoteKind kind, SourceRange where, std::string text) {
    context.notes.push_back({kind, where, std::move(text), 0.0, {}});
}

/// Finds the parents that styles name. A style that names itself gets none.
void findParents(LoadContext& context) {
    auto& styles = context.cast.styles;
    for (std::size_t i = 0; i < styles.size(); ++i) {
        Style& style = styles[i];
        if (style.inherit.empty())
            continue;
        const auto parent = context.styles.find(style.inherit);
        if (!parent)
            note(context, LoadNoteKind::UnknownStyle, style.inheritWhere, style.inherit);
        else if (*parent == i)
            note(context, LoadNoteKind::InheritCycle, style.inheritWhere, style.name + " → " + style.name);
        else
            style.parent = parent;
    }
}

/// "a → b → c" from a style up to an ancestor.
std::string chainText(const std::vector<Style>& styles, std::size_t from, std::uint32_t steps) {
    std::string text = styles[from].name;
    std::size_t style = from;
    for (std::uint32_t i = 0; i < steps; ++i) {
        style = styles[style].parent.value();
        text += " → " + styles[style].name;
    }
    return text;
}

/// Cuts chains that come back to where they started or are too deep. The styles are taken in the order in which they were loaded, each
/// against the links that are left, so the outcome depends on that order.
void cutChains(LoadContext& context) {
    auto& styles = context.cast.styles;
    // A profile may allow any depth; what is deeper than there are styles goes round in a cycle.
    const auto deepest = static_cast<std::uint32_t>(std::min<std::size_t>(context.profile.limits.inheritDepth, styles.size()));
    for (std::size_t i = 0; i < styles.size(); ++i) {
        std::uint32_t depth = 0;
        for (auto ancestor = styles[i].parent; ancestor; ancestor = styles[*ancestor].parent) {
            ++depth;
            const bool cycle = *ancestor == i;
            if (cycle || depth > deepest) {
                note(
                    context, cycle ? LoadNoteKind::InheritCycle : LoadNoteKind::InheritTooDeep, styles[i].inheritWhere,
                    chainText(styles, i, depth));
                styles[i].parent.reset();
                break;
            }
        }
    }
}

void findStyles(LoadContext& context) {
    for (Character& character : context.cast.characters) {
        if (character.inherit.empty()) {
            note(context, LoadNoteKind::NoStyle, character.nameWhere, character.name);
            continue;
        }
        character.style = context.styles.find(character.inherit);
        if (!character.style)
            note(context, LoadNoteKind::UnknownStyle, character.inheritWhere, character.inherit);
    }
}

}  // namespace

void linkCast(LoadContext& context) {
    findParents(context);
    cutChains(context);
    findStyles(context);
}

}  // namespace castwright::parser
