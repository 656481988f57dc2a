// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/analysis/analysis_job.h"

#include "app/gui/document/pak_path.h"
#include "app/gui/document/paths.h"
#include "app/workspace/pak_layers.h"
#include "parser/loader/content_folder.h"
#include "parser/text/bytes.h"
#include "validators/checking/check.h"

#include <chrono>
#include <utility>

namespace castwright::gui {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kUnreadableRule = "io/unreadable";

// File systems may give two writes in quick succession one time.
constexpr std::chrono::seconds kTimeGrain{2};

std::string_view view(const QByteArray& bytes) { return {bytes.constData(), static_cast<std::size_t>(bytes.size())}; }

/// A path by which spellings of one file are found equal: the folder without links, and the name in it.
fs::path identity(const fs::path& path) {
    std::error_code error;
    const fs::path folder = fs::weakly_canonical(path.parent_path(), error);
    return (error ? path.parent_path() : folder) / path.filename();
}

/// A file that takes part, wherever its bytes come from.
struct Source {
    fs::path path;  ///< identity
    QString shownPath;
    std::string name;
    parser::ContentKind kind = parser::ContentKind::Style;
    const OpenBuffer* buffer = nullptr;  ///< null: on disk
    bool inContent = true;
    std::size_t layer = 0;                             ///< a greater one wins; of what is on the disk the greatest
    QString pak;                                       ///< empty: on disk
    std::shared_ptr<const parser::SourceText> packed;  ///< the text in the pak
};

class Job {
public:
    explicit Job(const AnalysisInput& input) : m_input{input}, m_snapshot{std::make_shared<Snapshot>()} {}

    AnalysisOutput run() {
        m_snapshot->generation = m_input.generation;
        m_snapshot->root = fromStdPath(m_input.root);
        m_snapshot->profile = m_input.profile;
        collectPaks();
        collectContent();
        collectBuffers();
        shadow();
        if (!readAll())
            return {};
        load();
        addOthers();
        if (cancelled())
            return {};
        return {m_snapshot, std::make_shared<const FileCache>(std::move(m_cache)), std::move(m_paks)};
    }

private:
    [[nodiscard]] bool cancelled() const { return m_input.cancelled && *m_input.cancelled; }

    [[nodiscard]] bool rootIsPak() const { return m_layers == 1 && m_paks.contains(m_input.root); }

    void collectPaks() {
        if (m_input.root.empty())
            return;
        const std::vector<fs::path> paks = isPakFile(fromStdPath(m_input.root))
            ? std::vector<fs::path>{m_input.root}
            : workspace::paksBeneath(m_input.root, m_input.ownPaks);
        for (const fs::path& path : paks) {
            const auto pak = m_paks.emplace(path, lookAtPak(path, m_input.pakCache)).first->second;
            std::error_code error;
            const fs::path real = fs::weakly_canonical(path, error);
            const QString shown = fromStdPath(path);
            if (!pak->error.empty()) {
                m_sources.push_back({.path = real, .shownPath = shown, .name = path.filename().string(), .inContent = false});
                m_unreadable.emplace(real, pak->error);
            }
            for (const parser::LoadInput& file : pak->files)
                m_sources.push_back(
                    {.path = real / file.path,
                     .shownPath = pathInPak(shown, fromStdPath(file.path)),
                     .name = file.path,
                     .kind = file.kind,
                     .layer = m_layers,
                     .pak = shown,
                     .packed = file.text});
            ++m_layers;
        }
        if (rootIsPak() && !m_paks.begin()->second->error.empty()) {
            m_snapshot->rootError = QString::fromStdString(m_paks.begin()->second->error);
            m_sources.clear();
        }
    }

    void collectContent() {
        if (m_input.root.empty() || rootIsPak())
            return;
        auto listed = parser::listContent(m_input.root);
        if (!listed) {
            m_snapshot->rootError = QString::fromStdString(listed.error().message);
            return;
        }
        fs::path folder;  // of the file before: most files share one with it
        fs::path realFolder;
        for (parser::ContentFile& file : *listed) {
            if (file.path.parent_path() != folder) {
                folder = file.path.parent_path();
                realFolder = identity(file.path).parent_path();
            }
            m_sources.push_back(
                {.path = realFolder / file.path.filename(),
                 .shownPath = fromStdPath(file.path),
                 .name = std::move(file.name),
                 .kind = file.kind,
                 .layer = m_layers});
        }
    }

    /// The text of an open document counts, whether its file is there or not.
    void collectBuffers() {
        std::map<fs::path, std::size_t> known;
        for (std::size_t i = 0; i < m_sources.size(); ++i)
            known.emplace(m_sources[i].path, i);
        for (const auto& [shownPath, buffer] : m_input.buffers) {
            const fs::path path = identity(toStdPath(shownPath));
            const auto found = known.find(path);
            if (found != known.end()) {
                m_sources[found->second].shownPath = shownPath;
                m_sources[found->second].buffer = &buffer;
                continue;
            }
            Source source{.path = path, .shownPath = shownPath, .buffer = &buffer, .layer = m_layers};
            source.inContent = placeInContent(source);
            m_sources.push_back(std::move(source));
        }
    }

    /// Of the files with one name in several layers the game reads the topmost only.
    void shadow() {
        if (m_layers == 0 || rootIsPak())
            return;
        std::map<std::string, std::size_t> topmost;
        for (std::size_t i = 0; i < m_sources.size(); ++i) {
            if (!m_sources[i].inContent)
                continue;
            std::size_t& top = topmost.try_emplace(parser::toAsciiLower(m_sources[i].name), i).first->second;
            if (m_sources[i].layer > m_sources[top].layer)
                top = i;
        }
        for (std::size_t i = 0; i < m_sources.size(); ++i) {
            const auto top = m_sources[i].inContent ? topmost.find(parser::toAsciiLower(m_sources[i].name)) : topmost.end();
            if (top != topmost.end() && m_sources[top->second].layer > m_sources[i].layer) {
                m_sources[i].inContent = false;
                m_shadowed.emplace_back(i, top->second);
            }
        }
    }

    /// True when the game would read a file of that path; names it as the game does then.
    [[nodiscard]] bool placeInContent(Source& source) const {
        constexpr std::string_view kFolders[] = {"styles", "characters", "chats"};  // by ContentKind
        const std::string file = source.path.filename().string();
        const auto kind = parser::contentKindOf(file);
        source.name = file;
        source.kind = kind.value_or(parser::ContentKind::Style);
        if (!kind || m_input.root.empty() || !m_snapshot->rootError.isEmpty())
            return false;
        const std::string_view wanted = kFolders[static_cast<std::size_t>(*kind)];
        const fs::path folder = source.path.parent_path();
        if (!parser::equalIgnoringCase(folder.filename().string(), wanted)
            || folder.parent_path().parent_path() != identity(m_input.root / "botfiles").parent_path()
            || !parser::equalIgnoringCase(folder.parent_path().filename().string(), "botfiles"))
            return false;
        source.name = "botfiles/" + std::string{wanted} + "/" + file;
        return true;
    }

    /// False when cancelled.
    bool readAll() {
        for (const Source& source : m_sources) {
            if (cancelled())
                return false;
            const auto old = m_input.cache->find(source.path);
            const CachedFile* const cached = old == m_input.cache->end() ? nullptr : &old->second;
            if (m_unreadable.contains(source.path))
                continue;
            auto file = source.buffer != nullptr ? takeBuffer(*source.buffer, cached)
                : source.packed != nullptr       ? takePacked(source.packed, cached)
                                                 : takeDisk(source.path, cached);
            if (file)
                m_cache.insert_or_assign(source.path, std::move(*file));
            else
                m_unreadable.emplace(source.path, std::move(file.error().message));
        }
        return true;
    }

    /// What follows from a text.
    [[nodiscard]] CachedFile fromText(const std::shared_ptr<const parser::SourceText>& text) const {
        return {
            .text = text,
            .tree = std::make_shared<const parser::SyntaxTree>(text, *m_input.profile),
            .lines = std::make_shared<const parser::LineIndex>(text->bytes()),
        };
    }

    /// What follows from the bytes, where they are the same as before; nothing otherwise.
    static std::optional<CachedFile> takenOver(std::string_view bytes, const CachedFile* cached) {
        if (cached == nullptr || cached->text->bytes() != bytes)
            return std::nullopt;
        return CachedFile{.text = cached->text, .tree = cached->tree, .lines = cached->lines};
    }

    [[nodiscard]] CachedFile fromBytes(std::string bytes, const CachedFile* cached) const {
        if (auto same = takenOver(bytes, cached))
            return std::move(*same);
        return fromText(std::make_shared<const parser::SourceText>(std::move(bytes)));
    }

    std::expected<CachedFile, parser::ReadError> takeBuffer(const OpenBuffer& buffer, const CachedFile* cached) const {
        CachedFile file = fromBytes(std::string{view(buffer.bytes)}, cached);
        file.revision = buffer.revision;
        return file;
    }

    std::expected<CachedFile, parser::ReadError>
    takePacked(const std::shared_ptr<const parser::SourceText>& text, const CachedFile* cached) const {
        if (auto same = takenOver(text->bytes(), cached))
            return std::move(*same);
        return fromText(text);
    }

    std::expected<CachedFile, parser::ReadError> takeDisk(const fs::path& path, const CachedFile* cached) const {
        std::error_code sizeError;
        std::error_code timeError;
        const std::uintmax_t size = fs::file_size(path, sizeError);
        const fs::file_time_type modified = fs::last_write_time(path, timeError);
        const bool known = !sizeError && !timeError;
        if (known && cached != nullptr && cached->settled && cached->size == size && cached->modified == modified)
            return *cached;
        const bool settled = known && fs::file_time_type::clock::now() - modified > kTimeGrain;
        auto bytes = parser::readFile(path);
        if (!bytes)
            return std::unexpected{std::move(bytes.error())};
        CachedFile file = fromBytes(std::move(*bytes), cached);
        file.size = size;
        file.modified = modified;
        file.settled = settled;
        return file;
    }

    void load() {
        std::vector<parser::LoadInput> inputs;
        std::map<std::string_view, const Source*> byName;
        for (const Source& source : m_sources) {
            if (!source.inContent || m_unreadable.contains(source.path))
                continue;
            inputs.push_back({source.name, source.kind, m_cache.at(source.path).text});
            byName.emplace(source.name, &source);
        }
        m_snapshot->load = parser::load(std::move(inputs), *m_input.profile);
        for (const parser::LoadInput& input : m_snapshot->load.inputs)
            addFile(*byName.at(input.path));
        m_snapshot->diagnostics = validators::check(m_snapshot->load, *m_input.profile, m_input.settings);
    }

    void addFile(const Source& source) {
        const CachedFile& file = m_cache.at(source.path);
        m_snapshot->files.push_back(
            {source.shownPath, source.name, source.kind, file.text, file.tree, file.lines, file.revision, source.pak});
    }

    void addOthers() {
        for (const Source& source : m_sources) {
            const auto reason = m_unreadable.find(source.path);
            if (reason != m_unreadable.end())
                addUnreadable(source, reason->second);
            else if (!source.inContent && source.buffer != nullptr)
                addFile(source);
        }
        for (const auto& [loser, winner] : m_shadowed)
            addShadowed(m_sources[loser], m_sources[winner]);
    }

    void addShadowed(const Source& loser, const Source& winner) {
        const auto below = m_cache.find(loser.path);
        const auto above = m_cache.find(winner.path);
        m_snapshot->shadowed.push_back(
            {.path = loser.shownPath,
             .pak = loser.pak,
             .winnerPath = winner.shownPath,
             .winnerPak = winner.pak,
             .same =
                 below != m_cache.end() && above != m_cache.end() && below->second.text->bytes() == above->second.text->bytes()});
    }

    void addUnreadable(const Source& source, const std::string& reason) {
        std::error_code error;
        if (!fs::exists(fs::symlink_status(source.path, error)))
            return;  // gone since the folder was listed
        const CachedFile nothing = fromBytes({}, nullptr);
        const auto index = static_cast<std::uint32_t>(m_snapshot->files.size());
        m_snapshot->files.push_back(
            {source.shownPath, source.name, source.kind, nothing.text, nothing.tree, nothing.lines, std::nullopt});
        m_snapshot->diagnostics.push_back({
            .where = {.file = index, .range = {}},
            .severity = validators::Severity::Error,
            .rule = kUnreadableRule,
            .message = {.text = CASTWRIGHT_TR_NOOP("The file cannot be read, and is left out here: %1"), .arguments = {reason}},
        });
    }

    const AnalysisInput& m_input;
    std::shared_ptr<Snapshot> m_snapshot;
    std::vector<Source> m_sources;
    std::map<fs::path, std::string> m_unreadable;                 ///< and why
    std::vector<std::pair<std::size_t, std::size_t>> m_shadowed;  ///< sources, and what the game reads instead
    std::size_t m_layers = 0;                                     ///< paks beneath
    FileCache m_cache;
    PakCache m_paks;
};

}  // namespace

AnalysisOutput analyse(const AnalysisInput& input) { return Job{input}.run(); }

}  // namespace castwright::gui
