// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/cast/cast_outline.h"

#include "app/gui/text/byte_text.h"
#include "parser/text/bytes.h"
#include "parser/tree/syntax_views.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

using namespace Qt::StringLiterals;

namespace castwright::gui {

namespace {

using parser::LoadNote;
using parser::LoadNoteKind;
using parser::NodeKind;

QString shown(const std::string& bytes) {
    return displayText(QByteArrayView{bytes.data(), static_cast<qsizetype>(bytes.size())});
}

/// A block at the top level of a file.
struct Block {
    std::size_t file = 0;
    std::uint32_t ordinal = 0;  ///< among the blocks of the file
    NodeKind kind = NodeKind::Style;
    parser::ByteRange range;
    parser::ByteRange reach;  ///< up to the next block, and from the start of the file for the first one
    parser::ByteRange nameRange;
    std::string name;
    std::string inherit;
    bool kept = false;
    SeverityCounts counts;
};

std::string inheritOf(const parser::SyntaxTree& tree, const parser::BlockView& block) {
    std::string style;
    for (const std::uint32_t index : block.statements()) {
        const parser::StatementView statement{tree, index};
        if (statement.kind() == NodeKind::Inherit)
            style = statement.value().value_or(std::string{});
    }
    return style;
}

class OutlineBuilder {
    Q_DECLARE_TR_FUNCTIONS(castwright::gui::CastTree)

public:
    explicit OutlineBuilder(const Snapshot& snapshot) : m_snapshot{snapshot} {}

    std::vector<CastItem> build() {
        collectKept();
        for (std::size_t file = 0; file < m_snapshot.files.size(); ++file)
            collectBlocks(file);
        countProblems();
        addStylesAndCharacters();
        addBanks();
        addEmptyFiles();
        std::vector<CastItem> result = groups();
        addShadowed(result);
        return result;
    }

private:
    static bool isBlock(NodeKind kind) {
        return kind == NodeKind::Style || kind == NodeKind::Character || kind == NodeKind::ChatBank;
    }

    /// Where the blocks begin that the game keeps.
    void collectKept() {
        const auto keep = [this](const parser::SourceRange& where) { m_kept.emplace(where.file, where.range.begin); };
        for (const parser::Style& style : m_snapshot.load.cast.styles)
            keep(style.where);
        for (const parser::Character& character : m_snapshot.load.cast.characters) {
            keep(character.where);
            std::ranges::for_each(character.banks, keep);
        }
    }

    [[nodiscard]] bool isContent(std::size_t file) const { return file < m_snapshot.load.cast.files.size(); }

    void collectBlocks(std::size_t file) {
        if (!isContent(file))
            return;
        const parser::SyntaxTree& tree = *m_snapshot.files[file].tree;
        const std::size_t first = m_blocks.size();
        for (const std::uint32_t index : tree.children(0)) {
            if (!isBlock(tree.node(index).kind))
                continue;
            const parser::BlockView view{tree, index};
            Block block{
                .file = file,
                .ordinal = static_cast<std::uint32_t>(m_blocks.size() - first),
                .kind = view.kind(),
                .range = view.range(),
                .nameRange = view.nameRange().value_or(view.keywordRange()),
                .name = view.name().value_or(std::string{}),
                .inherit = inheritOf(tree, view),
            };
            block.kept = m_kept.contains({static_cast<std::uint32_t>(file), block.range.begin});
            m_blocks.push_back(std::move(block));
        }
        for (std::size_t i = first; i < m_blocks.size(); ++i) {
            const bool last = i + 1 == m_blocks.size();
            m_blocks[i].reach = {
                .begin = i == first ? 0 : m_blocks[i].range.begin,
                .end = last ? static_cast<std::uint32_t>(tree.bytes().size()) : m_blocks[i + 1].range.begin,
            };
        }
    }

    void countProblems() {
        m_fileCounts.resize(m_snapshot.files.size());
        for (const validators::Diagnostic& diagnostic : m_snapshot.diagnostics) {
            if (Block* const block = blockAt(diagnostic.where))
                block->counts.add(diagnostic.severity);
            else if (diagnostic.where.file < m_fileCounts.size())
                m_fileCounts[diagnostic.where.file].add(diagnostic.severity);
        }
    }

    /// The block that a place belongs to: the one around it, or the one before.
    Block* blockAt(const parser::SourceRange& where) {
        const auto after = std::ranges::upper_bound(
            m_blocks, std::pair<std::size_t, std::uint32_t>{where.file, where.range.begin}, {},
            [](const Block& block) { return std::pair<std::size_t, std::uint32_t>{block.file, block.reach.begin}; });
        if (after == m_blocks.begin() || std::prev(after)->file != where.file)
            return nullptr;
        return &*std::prev(after);
    }

    CastItem itemFor(const Block& block, CastItemKind kind) const {
        const SnapshotFile& file = m_snapshot.files[block.file];
        return {
            .kind = kind,
            .key = u"%1|%2|%3"_s.arg(file.path).arg(static_cast<int>(kind)).arg(block.ordinal),
            .title = block.name.empty() ? tr("(no name)") : shown(block.name),
            .detail = shown(block.inherit),
            .dropped = block.kept ? QString{} : whyDropped(block),
            .origin = originOf(file),
            .note = noteFor(file),
            .counts = block.counts,
            .path = file.path,
            .place = block.nameRange,
        };
    }

    void addStylesAndCharacters() {
        for (const Block& block : m_blocks) {
            if (block.kind == NodeKind::Style) {
                m_styles.push_back(itemFor(block, CastItemKind::Style));
            } else if (block.kind == NodeKind::Character) {
                const std::string name = parser::toAsciiLower(block.name);
                // The one that the game keeps owns the chat banks.
                if (block.kept || !m_owners.contains(name))
                    m_owners[name] = m_characters.size();
                m_characters.push_back(itemFor(block, CastItemKind::Character));
            }
        }
    }

    void addBanks() {
        for (const Block& block : m_blocks) {
            if (block.kind != NodeKind::ChatBank)
                continue;
            CastItem item = itemFor(block, CastItemKind::ChatBank);
            const auto owner = m_owners.find(parser::toAsciiLower(block.name));
            if (owner == m_owners.end()) {
                item.detail = fileName(item.path);
                m_orphans.push_back(std::move(item));
                continue;
            }
            item.title = fileName(item.path);
            item.detail.clear();
            CastItem& character = m_characters[owner->second];
            character.counts.add(item.counts);
            character.children.push_back(std::move(item));
        }
    }

    void addEmptyFiles() {
        std::set<std::size_t> withBlocks;
        for (const Block& block : m_blocks)
            withBlocks.insert(block.file);
        for (std::size_t i = 0; i < m_snapshot.files.size(); ++i) {
            const SnapshotFile& file = m_snapshot.files[i];
            // Open documents from elsewhere are no part of this cast, but files that cannot be read are.
            const bool unreadable = !isContent(i) && !m_fileCounts[i].empty();
            if (withBlocks.contains(i) || (!isContent(i) && !unreadable))
                continue;
            m_files.push_back({
                .kind = CastItemKind::File,
                .key = file.path + u"|file"_s,
                .title = fileName(file.path),
                .dropped = unreadable ? tr("cannot be read") : tr("defines nothing"),
                .origin = originOf(file),
                .note = noteFor(file),
                .counts = m_fileCounts[i],
                .path = file.path,
            });
        }
    }

    /// In a folder, what is in a pak; of a pak all files are its own.
    [[nodiscard]] QString originOf(const SnapshotFile& file) const {
        return file.pak == m_snapshot.root ? QString{} : fileName(file.pak);
    }

    [[nodiscard]] QString noteFor(const SnapshotFile& file) const {
        QStringList paks;
        for (const ShadowedFile& loser : m_snapshot.shadowed) {
            if (loser.winnerPath == file.path)
                paks << fileName(loser.pak);
        }
        //: %1 are names of paks.
        return paks.isEmpty() ? QString{} : tr("The game reads this one instead of that in %1.").arg(paks.join(u", "_s));
    }

    void addShadowed(std::vector<CastItem>& result) const {
        std::map<QString, std::vector<CastItem>> byPak;
        std::vector<QString> paks;
        for (const ShadowedFile& loser : m_snapshot.shadowed) {
            if (!byPak.contains(loser.pak))
                paks.push_back(loser.pak);
            byPak[loser.pak].push_back(shadowedItem(loser));
        }
        for (const QString& pak : paks) {
            CastItem item = group(u"shadowed|"_s + pak, tr("Not read from %1").arg(fileName(pak)), std::move(byPak[pak]));
            item.startsClosed = true;
            result.push_back(std::move(item));
        }
    }

    static CastItem shadowedItem(const ShadowedFile& loser) {
        CastItem item{
            .kind = CastItemKind::File, .key = loser.path + u"|shadowed"_s, .title = fileName(loser.path), .path = loser.path};
        const QString winner = fileName(loser.winnerPak);
        if (winner.isEmpty())
            item.dropped = loser.same ? tr("the folder has the same") : tr("the folder has another");
        else
            item.dropped = loser.same ? tr("%1 has the same", "name of a pak").arg(winner)
                                      : tr("%1 has another", "name of a pak").arg(winner);
        item.note = tr("The game reads %1 instead.").arg(QDir::toNativeSeparators(loser.winnerPath));
        return item;
    }

    std::vector<CastItem> groups() {
        if (m_styles.empty() && m_characters.empty() && m_orphans.empty() && m_files.empty())
            return {};
        std::vector<CastItem> result;
        result.push_back(group(u"styles"_s, tr("Styles"), std::move(m_styles)));
        result.push_back(group(u"characters"_s, tr("Characters"), std::move(m_characters)));
        if (!m_orphans.empty())
            result.push_back(group(u"orphans"_s, tr("Chat without a character"), std::move(m_orphans)));
        if (!m_files.empty())
            result.push_back(group(u"files"_s, tr("Files without definitions"), std::move(m_files)));
        return result;
    }

    static CastItem group(const QString& key, const QString& title, std::vector<CastItem> children) {
        CastItem item{.key = key, .title = title, .detail = QString::number(children.size()), .children = std::move(children)};
        for (const CastItem& child : item.children)
            item.counts.add(child.counts);
        return item;
    }

    static QString fileName(const QString& path) { return QFileInfo{path}.fileName(); }

    /// Read in the order of the notes: the first one about the block says it.
    [[nodiscard]] QString whyDropped(const Block& block) const {
        for (const LoadNote& note : m_snapshot.load.notes) {
            if (note.where.file != block.file)
                continue;
            if (note.kind == LoadNoteKind::FileEndsHere && note.where.range.begin <= block.range.begin)
                return tr("the game stops reading the file before it");
            const bool within = note.where.range.begin >= block.range.begin && note.where.range.begin < block.reach.end;
            if (const QString reason = within ? reasonOf(note) : QString{}; !reason.isEmpty())
                return reason;
        }
        return tr("the game does not read it");
    }

    [[nodiscard]] QString reasonOf(const LoadNote& note) const {
        switch (note.kind) {
        case LoadNoteKind::DuplicateStyle:
        case LoadNoteKind::DuplicateCharacter:
            //: %1 is a file name. Said of a block whose name is taken.
            return tr("already defined in %1").arg(fileName(m_snapshot.files[note.related.file].path));
        case LoadNoteKind::EmptyName:
        case LoadNoteKind::NameMissing: return tr("has no name");
        case LoadNoteKind::BlockUnterminated: return tr("its closing brace is missing");
        case LoadNoteKind::BraceMissing: return tr("its opening brace is missing");
        case LoadNoteKind::KeywordCase: return tr("its keyword must be in lower case");
        case LoadNoteKind::UnknownChatOwner: return tr("there is no character of this name");
        default: return {};
        }
    }

    const Snapshot& m_snapshot;
    std::set<std::pair<std::uint32_t, std::uint32_t>> m_kept;  ///< file and offset
    std::vector<Block> m_blocks;                               ///< by file, then by place
    std::vector<SeverityCounts> m_fileCounts;                  ///< of problems outside of blocks
    std::map<std::string, std::size_t> m_owners;               ///< name in lower case to index in m_characters
    std::vector<CastItem> m_styles;
    std::vector<CastItem> m_characters;
    std::vector<CastItem> m_orphans;
    std::vector<CastItem> m_files;
};

}  // namespace

bool CastItem::sameRow(const CastItem& other) const {
    const auto row = [](const CastItem& item) {
        return std::tie(
            item.kind, item.title, item.detail, item.dropped, item.origin, item.note, item.counts.counts, item.path,
            item.place.begin, item.place.end);
    };
    return row(*this) == row(other);
}

std::vector<CastItem> castOutline(const Snapshot& snapshot) { return OutlineBuilder{snapshot}.build(); }

}  // namespace castwright::gui
