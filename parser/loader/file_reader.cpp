// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/loader/file_reader.h"

#include "parser/loader/block_reader.h"
#include "parser/loader/load_context.h"
#include "parser/loader/token_reader.h"

#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace castwright::parser {

namespace {

struct TopLevel {
    std::string_view keyword;
    bool exact;  ///< the keyword is recognised in any case, and then refused unless it is exact
};
constexpr std::array<TopLevel, 3> kTopLevels{{{"style", true}, {"character", true}, {"characterChat", false}}};

/// Reads one file, block by block, until its end or until something makes the game give it up.
class FileReader {
public:
    FileReader(LoadContext& context, const LoadInput& input, std::uint32_t file)
        : m_context{context},
          m_reader{*input.text},
          m_kind{input.kind},
          m_top{kTopLevels.at(static_cast<std::size_t>(input.kind))},
          m_file{file},
          m_size{static_cast<std::uint32_t>(input.text->bytes().size())} {}

    void read() {
        while (const Token* token = m_reader.read()) {
            if (!m_reader.isKeyword(*token, m_top.keyword)) {
                skipStray(*token);
            } else if (m_top.exact && !m_reader.is(*token, m_top.keyword)) {
                note(LoadNoteKind::KeywordCase, token->range(), m_reader.text(*token));
                note(LoadNoteKind::FileEndsHere, token->range());
                return;
            } else if (!readBlock(*token)) {
                noteEnd(m_reader.previousEnd());
                return;
            }
        }
        noteEnd(m_reader.failedAt().begin);
    }

private:
    bool readBlock(const Token& keyword) {
        switch (m_kind) {
        case ContentKind::Style: return StyleReader{m_context, m_reader, m_file}.read(keyword);
        case ContentKind::Character: return CharacterReader{m_context, m_reader, m_file}.read(keyword);
        case ContentKind::Chat: return ChatBankReader{m_context, m_reader, m_file}.read(keyword);
        }
        return false;
    }

    void skipStray(const Token& token) {
        note(LoadNoteKind::StrayTopLevel, token.range(), m_reader.text(token));
        m_reader.skipUnknownStatement();
    }

    void note(LoadNoteKind kind, ByteRange range, std::string text = {}) {
        m_context.notes.push_back({kind, {m_file, range}, std::move(text), 0.0, {}});
    }

    /// Where the game stops reading, when that is before the last byte.
    void noteEnd(std::uint32_t offset) {
        if (offset < m_size)
            note(LoadNoteKind::FileEndsHere, {offset, offset});
    }

    LoadContext& m_context;
    TokenReader m_reader;
    ContentKind m_kind;
    const TopLevel& m_top;
    std::uint32_t m_file;
    std::uint32_t m_size;
};

}  // namespace

FileReading readBlocks(const LoadInput& input, std::uint32_t file, const Profile& profile, const NameTable& characters) {
    FileReading reading;
    reading.text = input.text;
    reading.file = file;
    LoadContext context{profile, characters, reading};
    FileReader{context, input, file}.read();
    return reading;
}

}  // namespace castwright::parser
