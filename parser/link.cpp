// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/load_context.h"

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

/// Cuts chains that come back to where they started or are too deep. The styles are taken in the order in which they were loaded, each
/// against the links that are left, so the outcome depends on that order.
void cutChains(LoadContext& context) {
    auto& styles = context.cast.styles;
    for (std::size_t i = 0; i < styles.size(); ++i) {
        std::uint32_t depth = 0;
        std::string chain = styles[i].name;
        for (auto ancestor = styles[i].parent; ancestor; ancestor = styles[*ancestor].parent) {
            chain += " → " + styles[*ancestor].name;
            const bool cycle = *ancestor == i;
            if (cycle || ++depth > context.profile.limits.inheritDepth) {
                note(
                    context, cycle ? LoadNoteKind::InheritCycle : LoadNoteKind::InheritTooDeep, styles[i].inheritWhere,
                    std::move(chain));
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
