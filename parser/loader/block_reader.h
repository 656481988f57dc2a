// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/load_context.h"
#include "parser/loader/token_reader.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace castwright::parser {

/// What all readers of blocks need: the tokens, a place for notes, and the readings that every statement shares.
class BlockReader {
public:
    BlockReader(LoadContext& context, TokenReader& reader, std::uint32_t file)
        : m_context{context}, m_reader{reader}, m_file{file} {}

protected:
    [[nodiscard]] SourceRange at(ByteRange range) const { return {m_file, range}; }
    [[nodiscard]] SourceRange at(const Token& token) const { return {m_file, token.range()}; }
    /// From `first` to the token read last.
    [[nodiscard]] SourceRange from(const Token& first) const { return at(ByteRange{first.begin, m_reader.previousEnd()}); }

    void note(LoadNoteKind kind, SourceRange where, std::string text = {}, double value = 0.0, SourceRange related = {}) {
        m_context.notes.push_back({kind, where, std::move(text), value, related});
    }

    /// What was read of a number: with no `value`, a note has been made.
    struct NumberReading {
        std::optional<float> value;
        ByteRange range;  ///< the number with its sign, or what was taken for it
    };
    /// Reads an optional `-` and a number, all on the line. `keyword` is the statement it belongs to.
    NumberReading readNumber(const Token& keyword, LoadNoteKind bad = LoadNoteKind::NotANumber);
    /// Likewise; when it is none, the rest of the line goes with it.
    NumberReading readNumberOrSkipLine(const Token& keyword, LoadNoteKind bad = LoadNoteKind::NotANumber);

    /// Reads the next token on the line, or makes a note that nothing is there.
    const Token* readValue(const Token& keyword);

    /// Expects `{`, on any line; when something else stands there, the file is lost to the game.
    bool openBlock(const Token& keyword);
    /// Notes that the file ended inside the block of `keyword`.
    bool unterminated(const Token& keyword, int depth);
    /// A key that the game does not know: it and what belongs to it is skipped.
    void skipUnknown(const Token& key, LoadNoteKind kind = LoadNoteKind::UnknownKey);

    /// Takes a block that is whole into the reading of the file.
    template<typename T>
    void keep(std::vector<ReadBlock<T>>& blocks, T block) {
        blocks.push_back({std::make_shared<T>(std::move(block)), m_context.notes.size()});
    }

    LoadContext& m_context;
    TokenReader& m_reader;
    std::uint32_t m_file;
};

/// Reads what styles and characters have in common: modifiers, weapons, level blocks.
class LayerReader : protected BlockReader {
public:
    using BlockReader::BlockReader;

protected:
    enum class Outcome : std::uint8_t { NotMine, Read, Failed };

    Outcome readLayerStatement(const Token& keyword, Layer& layer);
    /// `description`, `inherit`, `model…`: an empty one erases the value that stood before.
    SourceRange readText(const Token& keyword, std::string& target);

private:
    [[nodiscard]] std::optional<ModifierVerb> modifierVerb(const Token& keyword) const;
    void readModifier(const Token& keyword, ModifierVerb verb, std::vector<Modifier>& modifiers);
    void readWeapon(const Token& keyword, std::vector<WeaponBias>& weapons);
    bool readSkillBlock(const Token& keyword, Layer& layer);
    bool readSkillStatements(const Token& keyword, std::vector<Modifier>& modifiers);
};

class StyleReader : private LayerReader {
public:
    using LayerReader::LayerReader;
    /// Reads one block, `keyword` being its first token. False when the file is lost to the game from there on.
    bool read(const Token& keyword);

private:
    bool readBody(const Token& keyword, Style& style);
};

/// Reads the event lines of both `chat` in a character and `chat` in a chat bank.
class ChatEventReader : protected BlockReader {
public:
    using BlockReader::BlockReader;
    /// `events` has a list for each event of the profile. False when the file is lost to the game.
    bool read(const Token& keyword, std::vector<std::vector<ChatLine>>& events);

protected:
    /// The checks that chat and reply lines share; false when the line is dropped, with a note made.
    bool keepsLine(const Token& token, const std::string& text);

private:
    void readLine(const Token& token, std::vector<ChatLine>& lines);
};

class CharacterReader : private LayerReader {
public:
    using LayerReader::LayerReader;
    bool read(const Token& keyword);

private:
    bool readBody(const Token& keyword, Character& character);
    bool readStatement(const Token& keyword, Character& character);
    void readSkillBand(const Token& keyword, Character& character);
    void readModelSlot(const Token& keyword, Character& character);
    bool readModelDeclaration(const Token& keyword, Character& character);
};

class ReplyReader : private ChatEventReader {
public:
    using ChatEventReader::ChatEventReader;
    /// Reads one rule; a rule that is kept is appended. False when the file is lost to the game.
    bool read(const Token& keyword, std::vector<ReplyRule>& rules);

private:
    bool readBody(const Token& keyword, ReplyRule& rule);
    void readStatement(const Token& token, ReplyRule& rule);
    void readPriority(const Token& keyword, ReplyRule& rule);
    void readSource(const Token& keyword, ReplyRule& rule);
    void readAddressed(const Token& keyword, ReplyRule& rule);
    void readTrigger(const Token& keyword, ReplyRule& rule);
    void readLine(const Token& token, ReplyRule& rule);
    /// False, with a note made, when the line holds a `$word` that replies cannot have.
    bool keepsTokens(const Token& token, const std::string& text);
};

class ChatBankReader : private BlockReader {
public:
    using BlockReader::BlockReader;
    bool read(const Token& keyword);

private:
    bool readBody(const Token& keyword, ChatBank& bank);
};

}  // namespace castwright::parser
