// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/check_run.h"

#include "app/workspace/pak_layers.h"
#include "packer/comparing/game_content.h"
#include "parser/text/bytes.h"
#include "validators/checking/check.h"

#include <algorithm>
#include <format>
#include <memory>
#include <optional>
#include <system_error>

namespace castwright::cli {

namespace fs = std::filesystem;
using parser::ContentFile;
using parser::ContentKind;
using parser::LoadInput;
using parser::SourceText;

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
        const auto files = parser::listContent(request.root);
        if (!files) {
            m_invocation.fail(files.error().message);
            return;
        }
        std::vector<LoadInput> inputs;
        std::map<std::string, const ContentFile*> byName;
        for (const ContentFile& file : *files) {
            const auto bytes = parser::readFile(file.path);
            if (!bytes) {
                m_invocation.fail(bytes.error().message);
                continue;
            }
            byName[file.name] = &file;
            inputs.push_back({file.name, file.kind, std::make_shared<const SourceText>(*bytes)});
        }
        const workspace::FromPaks beneath = workspace::addFromPaks(inputs, workspace::paksBeneath(request.root, {}));
        for (const std::string& sentence : beneath.unreadable)
            m_invocation.fail(sentence);
        CheckedContent content{.loaded = parser::load(std::move(inputs), m_profile)};
        for (std::uint32_t i = 0; i < content.loaded.inputs.size(); ++i) {
            const std::string& name = content.loaded.inputs[i].path;
            if (const auto pak = beneath.paks.find(name); pak != beneath.paks.end()) {
                content.paths.push_back(shownPath(pak->second, request.relative) + '/' + name);
                continue;
            }
            const ContentFile& file = *byName.at(name);
            content.paths.push_back(shownPath(file.path, request.relative));
            if (request.all || request.files.contains(canonicalPath(file.path)))
                content.wanted.insert(i);
        }
        finish(std::move(content), {});
    }

    /// The files of a pak, named as if it were a folder.
    void checkPak(const fs::path& pak) {
        auto inputs = packer::readContentFrom(pak);
        if (!inputs) {
            m_invocation.fail(inputs.error().message);
            return;
        }
        CheckedContent content{.loaded = parser::load(std::move(*inputs), m_profile)};
        for (std::uint32_t i = 0; i < content.loaded.inputs.size(); ++i) {
            content.paths.push_back(shownPath(pak, pak.is_relative()) + '/' + content.loaded.inputs[i].path);
            content.wanted.insert(i);
        }
        finish(std::move(content), {});
    }

    /// Outside of a `botfiles` folder nothing is known of other files: styles are not looked for, and whoever a chat bank speaks for is
    /// taken to be there.
    void checkLoneFile(const fs::path& path) {
        auto bytes = parser::readFile(path);
        if (!bytes) {
            m_invocation.fail(bytes.error().message);
            return;
        }
        const ContentKind kind = parser::contentKindOf(path.filename().string()).value_or(ContentKind::Style);
        LoadInput input{path.filename().string(), kind, std::make_shared<const SourceText>(std::move(*bytes))};
        std::vector<LoadInput> inputs;
        if (kind == ContentKind::Chat)
            inputs.push_back({"", ContentKind::Character, std::make_shared<const SourceText>(ownersOf(*input.text))});
        inputs.push_back(std::move(input));
        CheckedContent content{.loaded = parser::load(std::move(inputs), m_profile)};
        const auto last = static_cast<std::uint32_t>(content.loaded.inputs.size() - 1);
        content.paths.resize(content.loaded.inputs.size(), shownPath(path, path.is_relative()));
        content.wanted.insert(last);
        finish(std::move(content), {.overrides = {{"load/unknown-style", std::nullopt}, {"load/no-style", std::nullopt}}});
    }

    /// The text of a character file with everybody that a chat file speaks for.
    static std::string ownersOf(const SourceText& chat) {
        std::string characters;
        const auto tokens = chat.tokens();
        for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
            const bool named = tokens[i + 1].type == parser::TokenType::Name || tokens[i + 1].type == parser::TokenType::String;
            if (named && parser::tokenIsIgnoringCase(chat.bytes(), tokens[i], "characterChat"))
                characters += "character \"" + parser::tokenText(chat.bytes(), tokens[i + 1]) + "\" { }\n";
        }
        return characters;
    }

    void finish(CheckedContent content, const validators::RuleSettings& settings) {
        content.diagnostics = validators::check(content.loaded, m_profile, settings);
        std::erase_if(content.diagnostics, [&content](const validators::Diagnostic& diagnostic) {
            return !content.wanted.contains(diagnostic.where.file);
        });
        m_results.push_back(std::move(content));
    }

    const parser::Profile& m_profile;
    Invocation& m_invocation;
    std::vector<Request> m_requests;
    std::vector<fs::path> m_paks;
    std::vector<fs::path> m_loneFiles;
    std::vector<CheckedContent> m_results;
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
