// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/loader/content_folder.h"

#include "parser/text/bytes.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <format>
#include <memory>
#include <system_error>

namespace castwright::parser {

namespace fs = std::filesystem;

namespace {

struct ContentSubfolder {
    std::string_view name;
    ContentKind kind;
};
constexpr std::string_view kBotfiles = "botfiles";
constexpr std::array<ContentSubfolder, 3> kSubfolders{{
    {"styles", ContentKind::Style},
    {"characters", ContentKind::Character},
    {"chats", ContentKind::Chat},
}};

ReadError readError(const fs::path& path, std::string_view reason) {
    return {path, std::format("Cannot read \"{}\": {}.", path.string(), reason)};
}

bool isFolder(const fs::path& path) {
    std::error_code error;
    return fs::is_directory(path, error);
}

/// The child folder of that name in any case; the exact name is preferred.
std::optional<fs::path> childFolder(const fs::path& folder, std::string_view name) {
    if (fs::path exact = folder / name; isFolder(exact))
        return exact;
    std::error_code error;
    for (fs::directory_iterator entry{folder, error}, end; !error && entry != end; entry.increment(error)) {
        if (equalIgnoringCase(entry->path().filename().string(), name) && isFolder(entry->path()))
            return entry->path();
    }
    return std::nullopt;
}

/// Why the game cannot open what has the name of a content file: a link that leads nowhere, a folder, a pipe.
std::string_view notAFile(const fs::path& path) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    switch (status.type()) {
    case fs::file_type::regular: return {};
    case fs::file_type::directory: return "it is a folder";
    case fs::file_type::not_found: return "the link leads to a file that does not exist";
    default: return "it is not a plain file";
    }
}

std::expected<void, ReadError>
listSubfolder(const fs::path& folder, const ContentSubfolder& subfolder, std::vector<ContentFile>& files, bool usable) {
    std::error_code error;
    for (fs::directory_iterator entry{folder, error}, end; !error && entry != end; entry.increment(error)) {
        const std::string name = entry->path().filename().string();
        std::error_code typeError;
        if (contentKindOf(name) == subfolder.kind && entry->is_regular_file(typeError) == usable)
            files.push_back({entry->path(), std::format("{}/{}/{}", kBotfiles, subfolder.name, name), subfolder.kind});
    }
    if (error)
        return std::unexpected{readError(folder, error.message())};
    return {};
}

void collectRoots(const fs::path& folder, std::vector<fs::path>& roots) {
    if (childFolder(folder, kBotfiles))
        roots.push_back(folder);
    std::error_code error;
    fs::recursive_directory_iterator entry{folder, fs::directory_options::skip_permission_denied, error};
    for (; !error && entry != fs::recursive_directory_iterator{}; entry.increment(error)) {
        std::error_code typeError;
        if (entry->is_symlink(typeError) || !entry->is_directory(typeError))
            continue;
        if (equalIgnoringCase(entry->path().filename().string(), kBotfiles)) {
            entry.disable_recursion_pending();
            if (entry->path().parent_path() != folder)
                roots.push_back(entry->path().parent_path());
        }
    }
}

}  // namespace

std::optional<fs::path> contentRootOf(const fs::path& folder) {
    if (childFolder(folder, kBotfiles))
        return folder;
    // A path such as "." or "botfiles/" has no name of its own to look at.
    std::error_code error;
    fs::path named = fs::absolute(folder, error).lexically_normal();
    if (!named.has_filename())
        named = named.parent_path();
    for (int levels = 0; levels < 2 && named.has_parent_path(); ++levels) {
        if (equalIgnoringCase(named.filename().string(), kBotfiles) && isFolder(named))
            return named.parent_path();
        named = named.parent_path();
    }
    return std::nullopt;
}

std::vector<fs::path> findContentRoots(const fs::path& folder) {
    std::vector<fs::path> roots;
    if (const auto root = contentRootOf(folder); root && *root != folder)
        return {*root};
    collectRoots(folder, roots);
    std::ranges::sort(roots);
    return roots;
}

static std::expected<std::vector<ContentFile>, ReadError> listFiles(const fs::path& root, bool usable) {
    std::vector<ContentFile> files;
    const auto botfiles = childFolder(root, kBotfiles);
    if (!botfiles)
        return std::unexpected{readError(root, "there is no folder \"botfiles\" in it")};
    for (const ContentSubfolder& subfolder : kSubfolders) {
        const auto folder = childFolder(*botfiles, subfolder.name);
        if (!folder)
            continue;
        if (auto listed = listSubfolder(*folder, subfolder, files, usable); !listed)
            return std::unexpected{std::move(listed.error())};
    }
    std::ranges::sort(files, {}, &ContentFile::name);
    return files;
}

std::expected<std::vector<ContentFile>, ReadError> listContent(const fs::path& root) { return listFiles(root, true); }

std::vector<UnusableFile> listUnusable(const fs::path& root) {
    std::vector<UnusableFile> unusable;
    if (const auto files = listFiles(root, false)) {
        for (const ContentFile& file : *files)
            unusable.push_back({file, readError(file.path, notAFile(file.path)).message});
    }
    return unusable;
}

std::expected<std::string, ReadError> readFile(const fs::path& path) {
    const auto failed = [&path] { return std::unexpected{readError(path, std::generic_category().message(errno))}; };
    // A pipe would be waited for.
    std::error_code error;
    if (fs::exists(path, error) && !fs::is_regular_file(path, error))
        return std::unexpected{readError(path, notAFile(path))};
#ifdef _WIN32
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file{_wfopen(path.c_str(), L"rb"), &std::fclose};
#else
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file{std::fopen(path.c_str(), "rb"), &std::fclose};
#endif
    if (!file)
        return failed();
    std::string bytes;
    std::array<char, 65536> buffer{};
    for (;;) {
        const std::size_t count = std::fread(buffer.data(), 1, buffer.size(), file.get());
        bytes.append(buffer.data(), count);
        if (std::ferror(file.get()) != 0)
            return failed();
        if (bytes.size() > kMaxFileBytes)
            return std::unexpected{readError(path, "it is larger than 2 GiB")};
        if (count < buffer.size())
            return bytes;
    }
}

std::expected<std::vector<LoadInput>, ReadError> readContent(const fs::path& root) {
    auto files = listContent(root);
    if (!files)
        return std::unexpected{std::move(files.error())};
    std::vector<LoadInput> inputs;
    inputs.reserve(files->size());
    for (ContentFile& file : *files) {
        auto bytes = readFile(file.path);
        if (!bytes)
            return std::unexpected{std::move(bytes.error())};
        inputs.push_back({std::move(file.name), file.kind, std::make_shared<const SourceText>(std::move(*bytes))});
    }
    return inputs;
}

}  // namespace castwright::parser
