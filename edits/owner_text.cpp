// SPDX-License-Identifier: GPL-3.0-or-later
#include "edits/owner_text.h"

#include <memory>
#include <utility>
#include <vector>

namespace castwright::previews {

using namespace parser;

OwnerText::OwnerText(const LoadResult& content, const Profile& profile, TraitOwner owner)
    : m_content{content},
      m_profile{profile},
      m_owner{owner},
      m_file{whereOf(content.cast, owner).file},
      m_tree{content.inputs[m_file].text, profile} {}

std::optional<std::uint32_t> OwnerText::node() const {
    const std::uint32_t begin = whereOf(m_content.cast, m_owner).range.begin;
    for (const std::uint32_t node : m_tree.children(0)) {
        if (m_tree.range(node).begin == begin)
            return node;
    }
    return std::nullopt;
}

std::optional<OwnerText::Changed> OwnerText::reload(std::span<const TextEdit> edits) const {
    const LoadInput& before = m_content.inputs[m_file];
    auto text = applyEdits(before.text->bytes(), edits);
    if (!text)
        return std::nullopt;
    // Other characters and all chats have no say.
    std::vector<LoadInput> inputs;
    for (std::uint32_t i = 0; i < m_content.inputs.size(); ++i) {
        if (i == m_file)
            inputs.push_back({before.path, before.kind, std::make_shared<const SourceText>(std::move(*text))});
        else if (m_content.inputs[i].kind == ContentKind::Style)
            inputs.push_back(m_content.inputs[i]);
    }
    LoadResult changed = load(std::move(inputs), m_profile);
    const std::string& name = nameOf(m_content.cast, m_owner);
    const auto index = m_owner.style ? changed.cast.findStyle(name) : changed.cast.findCharacter(name);
    if (!index)
        return std::nullopt;
    return Changed{std::move(changed), {m_owner.style, *index}};
}

}  // namespace castwright::previews
