// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/content_reader.h"

#include "app/workspace/pak_layers.h"
#include "packer/comparing/game_content.h"
#include "parser/loader/content_folder.h"
#include "parser/text/bytes.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <string_view>
#include <system_error>
#include <utility>

namespace castwright::workspace {

namespace fs = std::filesystem;
using parser::ContentKind;
using parser::SourceText;

namespace {

// File systems may give two writes in quick succession one time.
constexpr std::chrono::seconds kTimeGrain{2};

constexpr std::string_view kBotfiles = "botfiles";
constexpr std::array<std::string_view, 3> kFolders{"styles", "characters", "chats"};  ///< by ContentKind

/// A path by which spellings of one file are found equal: the folder without links, and the name in it.
fs::path identityOf(const fs::path& path) {
    std::error_code error;
    const fs::path folder = fs::weakly_canonical(path.parent_path(), error);
    return (error ? path.parent_path() : folder) / path.filename();
}

bool isFolder(const fs::path& path) {
    std::error_code error;
    return fs::is_directory(path, error);
}

}  // namespace

/// One reading. The paks and files are collected first, then it is decided which of a name wins, and then texts are read.
class ContentReading {
public:
    ContentReading(ContentReader& reader, const Source& source, const std::stop_token& stop)
        : m_reader{reader}, m_source{source}, m_stop{stop} {}

    Content run() {
        m_content.root = m_source.root;
        m_content.isPak = !m_source.root.empty() && !isFolder(m_source.root);
        collectPaks();
        collectFolder();
        collectUnusable();
        collectOpenTexts();
        shadow();
        if (!readTexts())
            return {};
        sort();
        m_reader.m_texts = std::move(m_texts);
        m_reader.m_paks = std::move(m_paks);
        return std::move(m_content);
    }

private:
    enum class Fate : std::uint8_t { Read, Shadowed, Outside, Unreadable };

    /// A file that takes part, wherever its bytes come from.
    struct Candidate {
        ContentFile file;
        fs::path identity;
        std::size_t layer = 0;  ///< a greater one wins; what is on the disk has the greatest
        const OpenText* open = nullptr;
        std::shared_ptr<const SourceText> packed;
        Fate fate = Fate::Read;
        std::size_t winner = 0;  ///< of a shadowed one
        std::string reason;      ///< of an unreadable one
    };

    void collectPaks() {
        if (m_content.root.empty())
            return;
        if (m_content.isPak) {
            const auto& pak = lookAtPak(m_content.root);
            m_content.rootError = pak.error;
            addPakFiles(m_content.root, pak);
            return;
        }
        m_content.layers = paksBeneath(m_content.root, m_source.ownPaks);
        for (const fs::path& path : m_content.layers) {
            const auto& pak = lookAtPak(path);
            if (!pak.error.empty()) {
                m_candidates.push_back(
                    {.file = {.path = path, .name = path.filename().string()},
                     .identity = identityOf(path),
                     .fate = Fate::Unreadable,
                     .reason = pak.error});
            }
            addPakFiles(path, pak);
            ++m_layers;
        }
    }

    const ContentReader::KnownPak& lookAtPak(const fs::path& path) {
        const ContentReader::Stamp stamp = stampOf(path);
        const auto known = m_reader.m_paks.find(path);
        if (known != m_reader.m_paks.end() && known->second->stamp == stamp && stamp.settled && known->second->error.empty())
            return *m_paks.emplace(path, known->second).first->second;
        auto pak = std::make_shared<ContentReader::KnownPak>();
        pak->stamp = stamp;
        if (auto files = packer::readContentFrom(path))
            pak->files = std::move(*files);
        else
            pak->error = std::move(files.error().message);
        return *m_paks.emplace(path, std::move(pak)).first->second;
    }

    void addPakFiles(const fs::path& path, const ContentReader::KnownPak& pak) {
        const fs::path identity = identityOf(path);
        for (const parser::LoadInput& file : pak.files) {
            m_candidates.push_back(
                {.file = {.path = path / file.path, .name = file.path, .kind = file.kind, .pak = path},
                 .identity = identity / file.path,
                 .layer = m_layers,
                 .packed = file.text});
        }
    }

    void collectFolder() {
        if (m_content.root.empty() || m_content.isPak)
            return;
        auto listed = parser::listContent(m_content.root);
        if (!listed) {
            m_content.rootError = std::move(listed.error().message);
            return;
        }
        fs::path folder;  // of the file before: most files share one with it
        fs::path realFolder;
        for (parser::ContentFile& file : *listed) {
            if (fs::path parent = file.path.parent_path(); parent != folder) {
                folder = std::move(parent);
                realFolder = identityOf(file.path).parent_path();
            }
            m_candidates.push_back(
                {.file = {.path = file.path, .name = std::move(file.name), .kind = file.kind},
                 .identity = realFolder / file.path.filename(),
                 .layer = m_layers});
        }
    }

    /// Links that lead nowhere, folders and pipes with the names of content files.
    void collectUnusable() {
        if (m_content.root.empty() || m_content.isPak)
            return;
        for (parser::UnusableFile& unusable : parser::listUnusable(m_content.root)) {
            m_candidates.push_back(
                {.file = {.path = unusable.file.path, .name = std::move(unusable.file.name), .kind = unusable.file.kind},
                 .identity = identityOf(unusable.file.path),
                 .layer = m_layers,
                 .fate = Fate::Unreadable,
                 .reason = std::move(unusable.reason)});
        }
    }

    /// The text of an open document counts, whether its file exists or not.
    void collectOpenTexts() {
        if (m_source.openTexts.empty())
            return;
        std::map<fs::path, std::size_t> known;
        for (std::size_t i = 0; i < m_candidates.size(); ++i)
            known.emplace(m_candidates[i].identity, i);
        for (const auto& [path, text] : m_source.openTexts) {
            fs::path identity = identityOf(path);
            if (const auto found = known.find(identity); found != known.end()) {
                m_candidates[found->second].file.path = path;
                m_candidates[found->second].open = &text;
                continue;
            }
            Candidate candidate{.file = {.path = path}, .identity = std::move(identity), .layer = m_layers, .open = &text};
            if (!placeInContent(candidate))
                candidate.fate = Fate::Outside;
            m_candidates.push_back(std::move(candidate));
        }
    }

    /// True when the game would read a file of that path; names it as the game does then.
    bool placeInContent(Candidate& candidate) const {
        const std::string file = candidate.identity.filename().string();
        const auto kind = parser::contentKindOf(file);
        candidate.file.name = file;
        candidate.file.kind = kind.value_or(ContentKind::Style);
        if (!kind || m_content.root.empty() || m_content.isPak || !m_content.rootError.empty())
            return false;
        const std::string_view wanted = kFolders.at(static_cast<std::size_t>(*kind));
        const fs::path folder = candidate.identity.parent_path();
        if (!parser::equalIgnoringCase(folder.filename().string(), wanted)
            || folder.parent_path().parent_path() != identityOf(m_content.root / kBotfiles).parent_path()
            || !parser::equalIgnoringCase(folder.parent_path().filename().string(), kBotfiles))
            return false;
        candidate.file.name = std::string{kBotfiles} + '/' + std::string{wanted} + '/' + file;
        return true;
    }

    /// Of the files with one name in several layers the game reads the topmost only.
    void shadow() {
        if (m_layers == 0)
            return;
        std::map<std::string, std::size_t> topmost;
        for (std::size_t i = 0; i < m_candidates.size(); ++i) {
            if (m_candidates[i].fate != Fate::Read)
                continue;
            std::size_t& top = topmost.try_emplace(parser::toAsciiLower(m_candidates[i].file.name), i).first->second;
            if (m_candidates[i].layer > m_candidates[top].layer)
                top = i;
        }
        for (Candidate& candidate : m_candidates) {
            if (candidate.fate != Fate::Read)
                continue;
            const std::size_t top = topmost.at(parser::toAsciiLower(candidate.file.name));
            if (m_candidates[top].layer > candidate.layer) {
                candidate.fate = Fate::Shadowed;
                candidate.winner = top;
            }
        }
    }

    /// False when it was stopped.
    bool readTexts() {
        for (Candidate& candidate : m_candidates) {
            if (m_stop.stop_requested())
                return false;
            if (candidate.fate == Fate::Unreadable)
                continue;
            const auto old = m_reader.m_texts.find(candidate.identity);
            const ContentReader::KnownText* const known = old == m_reader.m_texts.end() ? nullptr : &old->second;
            ContentReader::KnownText text;
            if (candidate.open != nullptr)
                text = takeOpen(*candidate.open, known);
            else if (candidate.packed != nullptr)
                text.text = sameAs(candidate.packed->bytes(), known) ? known->text : candidate.packed;
            else if (!takeDisk(candidate, known, text))
                continue;
            candidate.file.text = text.text;
            if (candidate.open != nullptr)
                candidate.file.revision = candidate.open->revision;
            m_texts.insert_or_assign(candidate.identity, std::move(text));
        }
        return true;
    }

    static bool sameAs(std::string_view bytes, const ContentReader::KnownText* known) {
        return known != nullptr && known->text->bytes() == bytes;
    }

    static std::shared_ptr<const SourceText> textOf(std::string bytes, const ContentReader::KnownText* known) {
        return sameAs(bytes, known) ? known->text : std::make_shared<const SourceText>(std::move(bytes));
    }

    static ContentReader::KnownText takeOpen(const OpenText& open, const ContentReader::KnownText* known) {
        if (known != nullptr && known->openBytes == open.bytes)
            return *known;
        return {.stamp = {}, .openBytes = open.bytes, .text = textOf(*open.bytes, known)};
    }

    static ContentReader::Stamp stampOf(const fs::path& path) {
        std::error_code sizeError;
        std::error_code timeError;
        ContentReader::Stamp stamp{.size = fs::file_size(path, sizeError), .modified = fs::last_write_time(path, timeError)};
        stamp.settled = !sizeError && !timeError && fs::file_time_type::clock::now() - stamp.modified > kTimeGrain;
        return stamp;
    }

    static bool takeDisk(Candidate& candidate, const ContentReader::KnownText* known, ContentReader::KnownText& text) {
        text.stamp = stampOf(candidate.identity);
        if (known != nullptr && known->stamp.settled && known->stamp == text.stamp) {
            text.text = known->text;
            return true;
        }
        auto bytes = parser::readFile(candidate.identity);
        if (!bytes) {
            std::error_code error;
            const bool gone = !fs::exists(fs::symlink_status(candidate.identity, error));
            candidate.fate = Fate::Unreadable;
            candidate.reason = gone ? std::string{} : std::move(bytes.error().message);
            return false;
        }
        text.text = textOf(std::move(*bytes), known);
        return true;
    }

    void sort() {
        for (Candidate& candidate : m_candidates) {
            switch (candidate.fate) {
            case Fate::Read: m_content.files.push_back(candidate.file); break;
            case Fate::Outside: m_content.outside.push_back(candidate.file); break;
            case Fate::Shadowed: addShadowed(candidate); break;
            case Fate::Unreadable:
                if (!candidate.reason.empty())  // else it is gone since the folder was listed
                    m_content.unreadable.push_back({candidate.file, candidate.reason});
                break;
            }
        }
    }

    void addShadowed(const Candidate& candidate) {
        const ContentFile& winner = m_candidates[candidate.winner].file;
        const bool same = candidate.file.text && winner.text && candidate.file.text->bytes() == winner.text->bytes();
        m_content.shadowed.push_back({candidate.file, winner.path, winner.pak, same});
    }

    ContentReader& m_reader;
    const Source& m_source;
    const std::stop_token& m_stop;
    Content m_content;
    std::vector<Candidate> m_candidates;
    std::size_t m_layers = 0;  ///< paks beneath
    std::map<fs::path, ContentReader::KnownText> m_texts;
    std::map<fs::path, std::shared_ptr<const ContentReader::KnownPak>> m_paks;
};

Content ContentReader::read(const Source& source, const std::stop_token& stop) {
    return ContentReading{*this, source, stop}.run();
}

Content readContent(const Source& source) { return ContentReader{}.read(source); }

}  // namespace castwright::workspace
