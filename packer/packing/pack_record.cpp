// SPDX-License-Identifier: GPL-3.0-or-later
#include "packer/packing/pack_record.h"

#include "packer/files/replacement_file.h"

#include <algorithm>
#include <cstdlib>
#include <format>
#include <fstream>
#include <string>
#include <system_error>
#include <tuple>
#include <vector>

namespace castwright::packer {

namespace {

constexpr std::size_t kRemembered = 64;

std::string lineFor(std::string_view sha256, DeflateLevel level) { return std::string{sha256} + ' ' + compressorName(level); }

std::vector<std::string> linesOf(const std::filesystem::path& path) {
    std::ifstream file{path};
    std::vector<std::string> lines;
    for (std::string line; lines.size() < 2 * kRemembered && std::getline(file, line);)
        lines.push_back(std::move(line));
    return lines;
}

constexpr std::string_view kSourcesHeader = "castwright packed-from 1";

/// The same for every way to a folder or pak.
std::string canonicalText(const std::filesystem::path& path) {
    std::error_code error;
    const std::filesystem::path canonical = std::filesystem::canonical(path, error);
    return error ? std::string{} : canonical.string();
}

/// What a pak is recognised by as long as nothing else writes it: its size and the time of its last change, and the paths.
std::string sourceLine(const std::filesystem::path& pak, const std::filesystem::path& folder) {
    std::error_code sizeError;
    std::error_code timeError;
    const auto size = std::filesystem::file_size(pak, sizeError);
    const auto changed = std::filesystem::last_write_time(pak, timeError).time_since_epoch().count();
    const std::string pakText = canonicalText(pak);
    const std::string folderText = canonicalText(folder);
    const bool odd = (pakText + folderText).find_first_of("\t\n") != std::string::npos;
    if (sizeError || timeError || pakText.empty() || folderText.empty() || odd)
        return {};
    return std::format("{}\t{}\t{}\t{}", size, changed, pakText, folderText);
}

/// The pak of such a line.
std::string pakOfLine(std::string_view line) {
    const std::size_t begin = line.find('\t', line.find('\t') + 1) + 1;
    return std::string{line.substr(begin, line.rfind('\t') - begin)};
}

}  // namespace

std::filesystem::path defaultRecordFolder() {
    // NOLINTBEGIN(concurrency-mt-unsafe): nothing here sets variables
    if (const char* cache = std::getenv("XDG_CACHE_HOME"); cache != nullptr && *cache == '/')
        return std::filesystem::path{cache} / "castwright";
    if (const char* home = std::getenv("HOME"); home != nullptr && *home == '/')
        return std::filesystem::path{home} / ".cache" / "castwright";
    // NOLINTEND(concurrency-mt-unsafe)
    return {};
}

std::filesystem::path PackRecord::file() const { return m_folder / "packed.txt"; }

bool PackRecord::contains(std::string_view sha256) const {
    if (m_folder.empty())
        return false;
    const auto lines = linesOf(file());
    return std::ranges::find(lines, lineFor(sha256, m_level)) != lines.end();
}

void PackRecord::add(std::string_view sha256) const {
    if (m_folder.empty())
        return;
    std::error_code error;
    std::filesystem::create_directories(m_folder, error);
    auto lines = linesOf(file());
    std::erase(lines, lineFor(sha256, m_level));
    lines.push_back(lineFor(sha256, m_level));
    std::string text;
    for (std::size_t i = lines.size() > kRemembered ? lines.size() - kRemembered : 0; i < lines.size(); ++i)
        text += lines[i] + '\n';
    std::ignore = replaceFile(file(), text);
}

std::filesystem::path PackRecord::sourcesFile() const { return m_folder / "packed-from.txt"; }

void PackRecord::addSource(const std::filesystem::path& pak, const std::filesystem::path& folder) const {
    const std::string line = sourceLine(pak, folder);
    if (m_folder.empty() || line.empty())
        return;
    std::error_code error;
    std::filesystem::create_directories(m_folder, error);
    auto lines = linesOf(sourcesFile());
    const std::string path = pakOfLine(line);
    std::erase_if(lines, [&](const std::string& other) { return other == kSourcesHeader || pakOfLine(other) == path; });
    lines.push_back(line);
    std::string text = std::string{kSourcesHeader} + '\n';
    for (std::size_t i = lines.size() > kRemembered ? lines.size() - kRemembered : 0; i < lines.size(); ++i)
        text += lines[i] + '\n';
    std::ignore = replaceFile(sourcesFile(), text);
}

std::vector<std::filesystem::path> PackRecord::paksFrom(const std::filesystem::path& folder) const {
    std::vector<std::filesystem::path> paks;
    if (m_folder.empty())
        return paks;
    for (const std::string& line : linesOf(sourcesFile())) {
        if (line == kSourcesHeader)
            continue;
        const std::filesystem::path pak = pakOfLine(line);
        if (sourceLine(pak, folder) == line)
            paks.push_back(pak);
    }
    return paks;
}

}  // namespace castwright::packer
