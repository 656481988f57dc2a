// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/parts/trait_owner_key.h"

#include "parser/tree/syntax_views.h"

namespace castwright::gui {

using parser::NodeKind;

std::optional<TraitOwnerKey> traitOwnerAt(const Snapshot& snapshot, const QString& filePath, qsizetype byte) {
    const auto file = snapshot.find(filePath);
    if (!file || !snapshot.files[*file].tree)
        return std::nullopt;
    const parser::SyntaxTree& tree = *snapshot.files[*file].tree;
    std::optional<TraitOwnerKey> found;
    for (const std::uint32_t index : tree.children(0)) {
        const parser::BlockView block{tree, index};
        const NodeKind kind = block.kind();
        if (kind != NodeKind::Style && kind != NodeKind::Character && kind != NodeKind::ChatBank)
            continue;
        if (found && static_cast<qsizetype>(block.range().begin) > byte)
            break;
        if (auto name = block.name(); name && !name->empty())
            found = TraitOwnerKey{.style = kind == NodeKind::Style, .name = std::move(*name)};
    }
    return found;
}

std::optional<previews::TraitOwner> findTraitOwner(const parser::Cast& cast, const TraitOwnerKey& key) {
    const auto index = key.style ? cast.findStyle(key.name) : cast.findCharacter(key.name);
    if (!index)
        return std::nullopt;
    return previews::TraitOwner{.style = key.style, .index = *index};
}

}  // namespace castwright::gui
