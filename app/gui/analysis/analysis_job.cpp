// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/analysis/analysis_job.h"

#include "app/gui/document/paths.h"
#include "parser/bytes.h"
#include "parser/content_folder.h"
#if __has_include("validators/check.h")
#include "validators/check.h"
#endif

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
};

class Job {
public:
    explicit Job(const AnalysisInput& input) : m_input{input}, m_snapshot{std::make_shared<Snapshot>()} {}

    AnalysisOutput run() {
        m_snapshot->generation = m_input.generation;
        m_snapshot->root = fromStdPath(m_input.root);
        m_snapshot->profile = m_input.profile;
        collectContent();
        collectBuffers();
        if (!readAll())
            return {};
        load();
        addOthers();
        if (cancelled())
            return {};
        return {m_snapshot, std::make_shared<const FileCache>(std::move(m_cache))};
    }

private:
    [[nodiscard]] bool cancelled() const { return m_input.cancelled && *m_input.cancelled; }

    void collectContent() {
        if (m_input.root.empty())
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
            m_sources.push_back({realFolder / file.path.filename(), fromStdPath(file.path), std::move(file.name), file.kind});
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
            Source source{.path = path, .shownPath = shownPath, .buffer = &buffer};
            source.inContent = placeInContent(source);
            m_sources.push_back(std::move(source));
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
            auto file = source.buffer != nullptr ? takeBuffer(*source.buffer, cached) : takeDisk(source.path, cached);
            if (file)
                m_cache.insert_or_assign(source.path, std::move(*file));
            else
                m_unreadable.emplace(source.path, std::move(file.error().message));
        }
        return true;
    }

    /// What follows from the bytes, taken over where they are the same as before.
    [[nodiscard]] CachedFile fromBytes(std::string bytes, const CachedFile* cached) const {
        if (cached != nullptr && cached->text->bytes() == bytes)
            return {.text = cached->text, .tree = cached->tree, .lines = cached->lines};
        auto text = std::make_shared<const parser::SourceText>(std::move(bytes));
        return {
            .text = text,
            .tree = std::make_shared<const parser::SyntaxTree>(text, *m_input.profile),
            .lines = std::make_shared<const parser::LineIndex>(text->bytes()),
        };
    }

    std::expected<CachedFile, parser::ReadError> takeBuffer(const OpenBuffer& buffer, const CachedFile* cached) const {
        CachedFile file = fromBytes(std::string{view(buffer.bytes)}, cached);
        file.revision = buffer.revision;
        return file;
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
#if __has_include("validators/check.h")
        m_snapshot->diagnostics = validators::check(m_snapshot->load, *m_input.profile);
#endif
    }

    void addFile(const Source& source) {
        const CachedFile& file = m_cache.at(source.path);
        m_snapshot->files.push_back(
            {source.shownPath, source.name, source.kind, file.text, file.tree, file.lines, file.revision});
    }

    void addOthers() {
        for (const Source& source : m_sources) {
            const auto reason = m_unreadable.find(source.path);
            if (reason != m_unreadable.end())
                addUnreadable(source, reason->second);
            else if (!source.inContent)
                addFile(source);
        }
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
    std::map<fs::path, std::string> m_unreadable;  ///< and why
    FileCache m_cache;
};

}  // namespace

AnalysisOutput analyse(const AnalysisInput& input) { return Job{input}.run(); }

}  // namespace castwright::gui
