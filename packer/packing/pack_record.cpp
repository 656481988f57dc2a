// SPDX-License-Identifier: GPL-3.0-or-later
#include "packer/packing/pack_record.h"

#include "packer/files/replacement_file.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <string>
#include <system_error>
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

}  // namespace castwright::packer
