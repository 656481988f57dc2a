// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/lexer/lexer.h"
#include "parser/loader/cast.h"
#include "parser/loader/load_note.h"
#include "parser/profile/profile.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace castwright::parser {

enum class ContentKind : std::uint8_t { Style, Character, Chat };

/// The kind that a file's name gives it: `.style`, `.bot` or `.chat` in any case.
[[nodiscard]] std::optional<ContentKind> contentKindOf(std::string_view path);

/// The bytes of one file with their tokens: immutable, shared between snapshots, lexed once per revision.
class SourceText {
public:
    explicit SourceText(std::string bytes) : m_bytes{std::move(bytes)}, m_tokens{lex(m_bytes)} {}
    SourceText(const SourceText&) = delete;
    SourceText& operator=(const SourceText&) = delete;

    [[nodiscard]] std::string_view bytes() const { return m_bytes; }
    [[nodiscard]] const TokenList& tokenList() const { return m_tokens; }
    [[nodiscard]] std::span<const Token> tokens() const { return m_tokens.tokens; }

private:
    std::string m_bytes;
    TokenList m_tokens;
};

/// One file to load.
struct LoadInput {
    std::string path;  ///< relative to the content folder, with `/`, for instance "botfiles/styles/a.style"
    ContentKind kind = ContentKind::Style;
    std::shared_ptr<const SourceText> text;
};

struct LoadResult {
    Cast cast;                      ///< Cast::files are the inputs' paths in the order in which the game reads them
    std::vector<LoadNote> notes;    ///< in the order in which the game meets them
    std::vector<LoadInput> inputs;  ///< as read: styles, characters, chat banks, each sorted by the bytes of their paths
};

/// Loads content as the game does (engine specification, sections 3 and 7): styles, then characters, then chat banks, inside a
/// kind sorted by path, links between them afterwards. Total: any bytes are accepted.
[[nodiscard]] LoadResult load(std::vector<LoadInput> inputs, const Profile& profile);

}  // namespace castwright::parser
