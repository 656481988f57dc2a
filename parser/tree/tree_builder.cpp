// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/tree/tree_builder.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string_view>

namespace castwright::parser {

namespace {

/// A statement that stands on one line: its keyword, where it may stand, and how many values follow it.
struct StatementForm {
    std::string_view keyword;
    NodeKind kind;
    std::uint32_t values;
    bool number;  ///< the last value is a number, which may have a sign of its own
};

constexpr std::array<StatementForm, 7> kLayerStatements{{
    {"set", NodeKind::Modifier, 2, true},
    {"add", NodeKind::Modifier, 2, true},
    {"scale", NodeKind::Modifier, 2, true},
    {"weapon", NodeKind::Weapon, 2, true},
    {"description", NodeKind::Description, 1, false},
    {"inherit", NodeKind::Inherit, 1, false},
    {"skillBand", NodeKind::SkillBand, 2, true},
}};
constexpr std::array<StatementForm, 4> kReplyStatements{{
    {"priority", NodeKind::Priority, 1, true},
    {"source", NodeKind::Source, 1, false},
    {"addressed", NodeKind::Addressed, 1, false},
    {"trigger", NodeKind::Trigger, 1, false},
}};

struct BlockForm {
    std::string_view keyword;
    NodeKind kind;
};
constexpr std::array<BlockForm, 3> kTopBlocks{{
    {"style", NodeKind::Style},
    {"character", NodeKind::Character},
    {"characterChat", NodeKind::ChatBank},
}};

class TreeBuilder {
public:
    TreeBuilder(const SourceText& text, const Profile& profile) : m_bytes{text.bytes()}, m_tokens{text.tokens()} {
        if (!profile.model.slotKey.empty())
            m_modelKeys.emplace_back(profile.model.slotKey);
        m_modelKeys.insert(m_modelKeys.end(), profile.model.declarationKeys.begin(), profile.model.declarationKeys.end());
    }

    std::vector<Node> build() {
        m_nodes.reserve(m_tokens.size() / 3 + 1);
        open(NodeKind::File);
        while (!atEnd())
            readNext();
        while (m_open.size() > 1)
            close(false);
        ++m_next;  // the end of the file belongs to the file
        close(true);
        return std::move(m_nodes);
    }

private:
    // Where the builder stands ------------------------------------------------------------------------------------------

    [[nodiscard]] bool atEnd() const { return m_next + 1 == m_tokens.size(); }
    [[nodiscard]] const Token& token() const { return m_tokens[m_next]; }
    [[nodiscard]] const Token& ahead(std::uint32_t count) const {
        return m_tokens[std::min<std::size_t>(m_next + count, m_tokens.size() - 1)];
    }
    [[nodiscard]] NodeKind context() const { return m_nodes[m_open.back()].kind; }
    [[nodiscard]] bool isMark(const Token& token, std::string_view mark) const { return tokenIsMark(m_bytes, token, mark); }
    [[nodiscard]] bool isKeyword(const Token& token, std::string_view word) const {
        return tokenIsIgnoringCase(m_bytes, token, word);
    }
    /// True for the first token of a line, as the author sees lines.
    [[nodiscard]] bool startsLine() const { return m_next == 0 || token().linesCrossed > 0; }
    /// True when the builder stands at a token of the line that it is reading, and that token does not end the block around it.
    [[nodiscard]] bool onLine() const { return !atEnd() && token().linesCrossed == 0 && !isMark(token(), "}"); }

    // Nodes -------------------------------------------------------------------------------------------------------------

    void open(NodeKind kind) {
        const auto index = static_cast<std::uint32_t>(m_nodes.size());
        const std::uint32_t parent = m_open.empty() ? 0 : m_open.back();
        m_nodes.push_back(
            {.kind = kind, .closed = false, .firstToken = m_next, .endToken = m_next, .parent = parent, .endNode = 0});
        m_open.push_back(index);
    }

    void close(bool closed) {
        Node& node = m_nodes[m_open.back()];
        node.closed = closed;
        node.endToken = m_next;
        node.endNode = static_cast<std::uint32_t>(m_nodes.size());
        m_open.pop_back();
    }

    // Reading -----------------------------------------------------------------------------------------------------------

    void readNext() {
        recover();
        if (m_open.size() > 1 && isMark(token(), "}")) {
            ++m_next;
            close(true);
            return;
        }
        switch (context()) {
        case NodeKind::File: readTopLevel(); break;
        case NodeKind::Style:
        case NodeKind::Character: readLayerStatement(); break;
        case NodeKind::SkillBlock: readStatement(std::span{kLayerStatements}.first(3)); break;
        case NodeKind::ChatBank: readBankStatement(); break;
        case NodeKind::ChatEvent:
            readSingle(token().type == TokenType::String ? NodeKind::ChatLine : NodeKind::UnknownStatement);
            break;
        default: readReplyStatement();
        }
    }

    /// A block that starts where none can start means that a `}` was forgotten before it.
    void recover() {
        if (m_open.size() < 2 || !startsLine())
            return;
        if (const auto* block = topBlock(true); block && looksLikeBlock()) {
            while (m_open.size() > 1)
                close(false);
            return;
        }
        const bool inner = context() == NodeKind::SkillBlock || context() == NodeKind::ChatEvent || context() == NodeKind::Reply;
        const bool innerKeyword = isKeyword(token(), "chat") || isKeyword(token(), "reply") || isKeyword(token(), "skill");
        if (inner && innerKeyword && token().type == TokenType::Name && looksLikeBlock())
            close(false);
    }

    /// The top-level block that the token starts, if any. While recovering only an exact keyword counts.
    [[nodiscard]] const BlockForm* topBlock(bool exact) const {
        if (exact && token().type != TokenType::Name)
            return nullptr;
        const auto* form = std::ranges::find_if(kTopBlocks, [&](const BlockForm& candidate) {
            return exact ? tokenIs(m_bytes, token(), candidate.keyword) : isKeyword(token(), candidate.keyword);
        });
        return form == kTopBlocks.end() ? nullptr : form;
    }

    /// `keyword name {`, the brace on the same line or the next token after it.
    [[nodiscard]] bool looksLikeBlock() const {
        const Token& name = ahead(1);
        const bool named = name.linesCrossed == 0 && name.type != TokenType::Punctuation && name.type != TokenType::End;
        return named && isMark(ahead(2), "{");
    }

    void readTopLevel() {
        if (const BlockForm* form = topBlock(false))
            openBlock(form->kind, true);
        else
            readUnknown();
    }

    void readLayerStatement() {
        const bool character = context() == NodeKind::Character;
        if (isKeyword(token(), "skill")) {
            openBlock(NodeKind::SkillBlock, false);
        } else if (character && isKeyword(token(), "chat")) {
            openBlock(NodeKind::ChatEvent, false);
        } else if (character && isModelKey()) {
            readValues({"", NodeKind::Model, 1, true});
        } else {
            const std::span<const StatementForm> forms{kLayerStatements};
            readStatement(character ? forms : forms.first(forms.size() - 1));
        }
    }

    void readBankStatement() {
        if (isKeyword(token(), "chat"))
            openBlock(NodeKind::ChatEvent, false);
        else if (isKeyword(token(), "reply"))
            openBlock(NodeKind::Reply, false);
        else
            readUnknown();
    }

    void readReplyStatement() {
        if (isMark(token(), ";"))
            readSingle(NodeKind::Separator);
        else if (token().type == TokenType::String)
            readSingle(NodeKind::ChatLine);
        else
            readStatement(kReplyStatements);
    }

    void readStatement(std::span<const StatementForm> forms) {
        const auto form = std::ranges::find_if(forms, [&](const StatementForm& f) { return isKeyword(token(), f.keyword); });
        if (form == forms.end())
            readUnknown();
        else
            readValues(*form);
    }

    void readValues(const StatementForm& form) {
        open(form.kind);
        ++m_next;
        for (std::uint32_t value = 0; value < form.values && onLine() && !isMark(token(), "{") && !isMark(token(), ";");
             ++value) {
            const bool sign = form.number && isMark(token(), "-");
            ++m_next;
            if (sign && onLine())
                ++m_next;
        }
        close(true);
    }

    void readSingle(NodeKind kind) {
        open(kind);
        ++m_next;
        close(true);
    }

    /// Opens a block: its keyword and all up to `{`, which may stand on the next line. Without a brace the node ends there.
    void openBlock(NodeKind kind, bool nameOnNextLine) {
        open(kind);
        ++m_next;
        // The name of a top-level block may stand on a line of its own, unless that line starts a block itself.
        const bool canBeName = token().type != TokenType::Punctuation && token().type != TokenType::End;
        if (nameOnNextLine && canBeName && !topBlock(false))
            ++m_next;
        while (onLine() && !isMark(token(), "{"))
            ++m_next;
        if (!atEnd() && isMark(token(), "{"))
            ++m_next;
        else
            close(false);
    }

    /// What is no statement here: a key with a block behind it, or the rest of the line.
    void readUnknown() {
        open(NodeKind::UnknownStatement);
        const std::uint32_t node = m_open.back();
        const bool startsWithBrace = isMark(token(), "{");
        if (!startsWithBrace)
            ++m_next;
        while (onLine() && !isMark(token(), "{"))
            ++m_next;
        const bool block = !atEnd() && isMark(token(), "{");
        if (!block) {
            close(true);
            return;
        }
        m_nodes[node].kind = NodeKind::UnknownBlock;
        close(skipBlock());
    }

    /// Goes behind the `}` that belongs to the `{` at hand; false when a new block or the end of the file comes first.
    bool skipBlock() {
        std::uint64_t depth = 0;
        while (!atEnd()) {
            if (depth > 0 && startsLine() && topBlock(true) && looksLikeBlock())
                return false;
            if (isMark(token(), "{"))
                ++depth;
            else if (isMark(token(), "}"))
                --depth;
            ++m_next;
            if (depth == 0)
                return true;
        }
        return false;
    }

    [[nodiscard]] bool isModelKey() const {
        return std::ranges::any_of(m_modelKeys, [&](const std::string& key) { return isKeyword(token(), key); });
    }

    std::string_view m_bytes;
    std::span<const Token> m_tokens;
    std::vector<std::string> m_modelKeys;
    std::vector<Node> m_nodes;
    std::vector<std::uint32_t> m_open;
    std::uint32_t m_next = 0;
};

}  // namespace

std::vector<Node> buildTree(const SourceText& text, const Profile& profile) { return TreeBuilder{text, profile}.build(); }

}  // namespace castwright::parser
