// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/loader/loader.h"

#include "parser/loader/block_reader.h"
#include "parser/loader/load_context.h"
#include "parser/loader/token_reader.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace castwright::parser {

namespace {

struct KindTraits {
    ContentKind kind;
    std::string_view suffix;
    std::string_view keyword;
    bool exactKeyword;  ///< the keyword is recognised in any case, and then refused unless it is exact
};
constexpr std::array<KindTraits, 3> kKinds{{
    {ContentKind::Style, ".style", "style", true},
    {ContentKind::Character, ".bot", "character", true},
    {ContentKind::Chat, ".chat", "characterChat", false},
}};

const KindTraits& traitsOf(ContentKind kind) { return kKinds[static_cast<std::size_t>(kind)]; }

/// Reads one file, block by block, until its end or until something makes the game give it up.
class FileReader {
public:
    FileReader(LoadContext& context, const LoadInput& input, std::uint32_t file)
        : m_context{context},
          m_reader{*input.text},
          m_kind{traitsOf(input.kind)},
          m_file{file},
          m_size{static_cast<std::uint32_t>(input.text->bytes().size())} {}

    void read() {
        while (const Token* token = m_reader.read()) {
            if (!m_reader.isKeyword(*token, m_kind.keyword)) {
                skipStray(*token);
            } else if (m_kind.exactKeyword && !m_reader.is(*token, m_kind.keyword)) {
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
        switch (m_kind.kind) {
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
    const KindTraits& m_kind;
    std::uint32_t m_file;
    std::uint32_t m_size;
};

}  // namespace

std::optional<ContentKind> contentKindOf(std::string_view path) {
    for (const KindTraits& kind : kKinds) {
        const std::size_t length = kind.suffix.size();
        if (path.size() > length && equalIgnoringCase(path.substr(path.size() - length), kind.suffix))
            return kind.kind;
    }
    return std::nullopt;
}

LoadResult load(std::vector<LoadInput> inputs, const Profile& profile) {
    LoadResult result;
    std::ranges::stable_sort(
        inputs, [](const LoadInput& a, const LoadInput& b) { return std::tie(a.kind, a.path) < std::tie(b.kind, b.path); });
    LoadContext context{profile, result.cast, result.notes, {}, {}};
    for (const LoadInput& input : inputs)
        result.cast.files.push_back(input.path);
    for (std::size_t i = 0; i < inputs.size(); ++i)
        FileReader{context, inputs[i], static_cast<std::uint32_t>(i)}.read();
    linkCast(context);
    result.inputs = std::move(inputs);
    return result;
}

}  // namespace castwright::parser
