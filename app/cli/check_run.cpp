// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/check_run.h"

#include "app/workspace/lone_file.h"
#include "app/workspace/source_of.h"
#include "app/workspace/workspace.h"
#include "parser/text/bytes.h"
#include "validators/checking/check.h"

#include <algorithm>
#include <format>
#include <functional>
#include <memory>
#include <optional>
#include <system_error>

namespace castwright::cli {

namespace fs = std::filesystem;
using parser::ContentFile;

namespace {

/// A content folder with the files in it that were asked for.
struct Request {
    fs::path root;
    bool relative = false;     ///< paths are shown relative to the current folder
    bool all = false;          ///< the folder itself was asked for
    std::set<fs::path> files;  ///< else these, in canonical form
};

fs::path canonicalPath(const fs::path& path) {
    std::error_code error;
    fs::path result = fs::weakly_canonical(path, error);
    return error ? path : result;
}

std::string shownPath(const fs::path& path, bool relative) {
    std::error_code error;
    fs::path shown = relative ? fs::proximate(path, error) : path;
    if (error || shown.empty())
        shown = path;
    const auto text = shown.lexically_normal().generic_u8string();
    return {text.begin(), text.end()};
}

class Run {
public:
    Run(const parser::Profile& profile, Invocation& invocation) : m_profile{profile}, m_invocation{invocation} {}

    void add(const std::string& text) {
        const fs::path path{text};
        std::error_code error;
        const fs::file_status status = fs::status(path, error);
        if (!fs::exists(status))
            m_invocation.fail(
                std::format("Cannot read \"{}\": {}.", text, error ? error.message() : "there is no such file or folder"));
        else if (fs::is_directory(status))
            addFolder(path);
        else if (parser::toAsciiLower(path.extension().string()) == ".pk4")
            m_paks.push_back(path);
        else
            addFile(path);
    }

    std::vector<CheckedContent> check() {
        for (const Request& request : m_requests)
            checkFolder(request);
        for (const fs::path& pak : m_paks)
            checkPak(pak);
        for (const fs::path& file : m_loneFiles)
            checkLoneFile(file);
        return std::move(m_results);
    }

private:
    Request& requestFor(const fs::path& root, bool relative) {
        const auto same = [&root](const Request& request) { return canonicalPath(request.root) == canonicalPath(root); };
        const auto found = std::ranges::find_if(m_requests, same);
        return found == m_requests.end() ? m_requests.emplace_back(root, relative, false, std::set<fs::path>{}) : *found;
    }

    void addFolder(const fs::path& folder) {
        const std::vector<fs::path> roots = parser::findContentRoots(folder);
        if (roots.empty())
            m_invocation.fail(std::format("There is no folder \"botfiles\" in \"{}\" or below.", folder.string()));
        for (const fs::path& root : roots)
            requestFor(root, folder.is_relative()).all = true;
    }

    void addFile(const fs::path& file) {
        if (!parser::contentKindOf(file.filename().string())) {
            m_invocation.fail(
                std::format("Cannot check \"{}\": its name ends neither in .style nor .bot nor .chat nor .pk4.", file.string()));
            return;
        }
        const fs::path parent = canonicalPath(file).parent_path();
        const auto root = parser::contentRootOf(parent);
        const auto listed = root ? parser::listContent(*root) : std::vector<ContentFile>{};
        const auto isFile = [&file](const ContentFile& entry) { return canonicalPath(entry.path) == canonicalPath(file); };
        if (root && listed && std::ranges::any_of(*listed, isFile))
            requestFor(*root, file.is_relative()).files.insert(canonicalPath(file));
        else
            m_loneFiles.push_back(file);
    }

    /// The paks in the folder lie beneath its files, as in the game; what is in them counts, but is not what was asked about.
    void checkFolder(const Request& request) {
        const auto isWanted = [&request](const workspace::ContentFile& file) {
            return file.pak.empty() && (request.all || request.files.contains(canonicalPath(file.path)));
        };
        const std::size_t before = m_filesWanted;
        const bool readable = take(look(request.root), request.relative, isWanted);
        if (request.all && readable && m_filesWanted == before) {
            m_invocation.fail(std::format(
                "There is nothing to check in \"{}\": no .style, .bot or .chat file in the folders that the game reads.",
                request.root.string()));
        }
    }

    /// The files of a pak, named as if it were a folder.
    void checkPak(const fs::path& pak) {
        const std::size_t before = m_filesWanted;
        const bool readable = take(look(pak), pak.is_relative(), [](const workspace::ContentFile& /*file*/) { return true; });
        if (readable && m_filesWanted == before)
            m_invocation.fail(std::format("There is nothing to check in \"{}\": the pak has no bot files.", pak.string()));
    }

    [[nodiscard]] std::shared_ptr<const workspace::Snapshot> look(const fs::path& root) const {
        const std::shared_ptr<const parser::Profile> profile{std::shared_ptr<const void>{}, &m_profile};
        return workspace::Workspace{profile, {}, workspace::Workspace::Trees::None}.look(workspace::sourceOf(root));
    }

    /// False when something could not be read, which has been said then.
    bool take(
        const std::shared_ptr<const workspace::Snapshot>& snapshot, bool relative,
        const std::function<bool(const workspace::ContentFile&)>& isWanted) {
        const workspace::Content& all = snapshot->content;
        if (!all.rootError.empty()) {
            m_invocation.fail(all.rootError);
            return false;
        }
        for (const workspace::UnreadableFile& file : all.unreadable)
            m_invocation.fail(file.reason);
        CheckedContent content{.loaded = snapshot->load};
        for (std::uint32_t i = 0; i < content.loaded.inputs.size(); ++i) {
            const workspace::ContentFile& file = snapshot->files[i].content;
            content.paths.push_back(
                file.pak.empty() ? shownPath(file.path, relative) : shownPath(file.pak, relative) + '/' + file.name);
            if (isWanted(file))
                content.wanted.insert(i);
        }
        finish(std::move(content), snapshot->diagnostics);
        return all.unreadable.empty();
    }

    /// Outside of a `botfiles` folder nothing is known of other files: styles are not looked for, and the character that a chat bank
    /// speaks for is taken to exist.
    void checkLoneFile(const fs::path& path) {
        auto lone = workspace::loadLoneFile(path, m_profile);
        if (!lone) {
            m_invocation.fail(lone.error().message);
            return;
        }
        CheckedContent content{.loaded = std::move(lone->loaded)};
        content.paths.resize(content.loaded.inputs.size(), shownPath(path, path.is_relative()));
        content.wanted.insert(lone->file);
        std::vector<validators::Diagnostic> found = validators::check(content.loaded, m_profile, workspace::loneFileSettings());
        finish(std::move(content), std::move(found));
    }

    void finish(CheckedContent content, std::vector<validators::Diagnostic> diagnostics) {
        std::erase_if(diagnostics, [&content](const validators::Diagnostic& diagnostic) {
            return !content.wanted.contains(diagnostic.where.file);
        });
        content.diagnostics = std::move(diagnostics);
        m_filesWanted += content.wanted.size();
        m_results.push_back(std::move(content));
    }

    const parser::Profile& m_profile;
    Invocation& m_invocation;
    std::vector<Request> m_requests;
    std::vector<fs::path> m_paks;
    std::vector<fs::path> m_loneFiles;
    std::vector<CheckedContent> m_results;
    std::size_t m_filesWanted = 0;
};

}  // namespace

std::vector<CheckedContent>
checkPaths(const std::vector<std::string>& paths, const parser::Profile& profile, Invocation& invocation) {
    Run run{profile, invocation};
    for (const std::string& path : paths)
        run.add(path);
    return run.check();
}

}  // namespace castwright::cli
