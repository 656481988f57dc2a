// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/loader.h"
#include "parser/profile/profile.h"
#include "parser/text/text_edit.h"
#include "parser/tree/syntax_tree.h"
#include "previews/traits/trait_subject.h"

#include <cstdint>
#include <optional>
#include <span>

namespace castwright::previews {

/// The file that a style or character is written in, for edits that are proven by loading what they make. The content and the profile
/// must outlive it.
class OwnerText {
public:
    OwnerText(const parser::LoadResult& content, const parser::Profile& profile, TraitOwner owner);

    /// Index into Cast::files.
    [[nodiscard]] std::uint32_t file() const { return m_file; }
    [[nodiscard]] const parser::SyntaxTree& tree() const { return m_tree; }
    /// The owner's block.
    [[nodiscard]] std::optional<std::uint32_t> node() const;

    /// What the game would keep of the changed file and all styles, which is all that decides about traits and weapons.
    struct Changed {
        parser::LoadResult content;
        TraitOwner owner;  ///< the same one, in the changed content
    };
    /// Nothing when the edits overlap or the game would not know the owner any more.
    [[nodiscard]] std::optional<Changed> reload(std::span<const parser::TextEdit> edits) const;

private:
    const parser::LoadResult& m_content;
    const parser::Profile& m_profile;
    TraitOwner m_owner;
    std::uint32_t m_file;
    parser::SyntaxTree m_tree;
};

}  // namespace castwright::previews
