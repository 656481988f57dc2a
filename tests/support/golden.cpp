// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/golden.h"

#include "parser/loader/content_folder.h"

#include <algorithm>
#include <format>
#include <stdexcept>

namespace castwright::test {

namespace fs = std::filesystem;
using nlohmann::json;

namespace {

constexpr int kMostDifferences = 8;
constexpr std::size_t kLongestValue = 200;

std::string shown(const json& value) {
    std::string text = value.dump(-1, ' ', false, json::error_handler_t::replace);
    if (text.size() > kLongestValue)
        text = text.substr(0, kLongestValue) + "…";
    return text;
}

class Comparison {
public:
    void compare(const json& wanted, const json& got, const json::json_pointer& at) {
        if (m_count > kMostDifferences || wanted == got)
            return;
        if (wanted.is_object() && got.is_object())
            compareObjects(wanted, got, at);
        else if (wanted.is_array() && got.is_array())
            compareArrays(wanted, got, at);
        else
            add(std::format("{}: wanted {}, got {}", at.to_string(), shown(wanted), shown(got)));
    }

    [[nodiscard]] const std::string& text() const { return m_text; }

private:
    void compareObjects(const json& wanted, const json& got, const json::json_pointer& at) {
        for (const auto& [key, value] : wanted.items()) {
            if (got.contains(key))
                compare(value, got[key], at / key);
            else
                add(std::format("{}: wanted {}, got nothing", (at / key).to_string(), shown(value)));
        }
        for (const auto& [key, value] : got.items()) {
            if (!wanted.contains(key))
                add(std::format("{}: wanted nothing, got {}", (at / key).to_string(), shown(value)));
        }
    }

    void compareArrays(const json& wanted, const json& got, const json::json_pointer& at) {
        if (wanted.size() != got.size())
            add(std::format("{}: wanted {} elements, got {}", at.to_string(), wanted.size(), got.size()));
        for (std::size_t i = 0; i < std::min(wanted.size(), got.size()); ++i)
            compare(wanted[i], got[i], at / i);
    }

    void add(const std::string& line) {
        if (++m_count <= kMostDifferences)
            m_text += "\n  " + line;
        else
            m_text += "\n  …";
    }

    std::string m_text;
    int m_count = 0;
};

}  // namespace

std::vector<GoldenSet> goldenSets() {
    const fs::path shared = fs::path{CASTWRIGHT_SHARED_DIR} / "oracle";
    return {{"copy", fs::path{CASTWRIGHT_TESTS_DIR} / "golden", true}, {"shared", shared, fs::is_directory(shared)}};
}

fs::path sharedCast() { return fs::path{CASTWRIGHT_SHARED_DIR} / "corpus" / "openprey"; }

std::vector<fs::path> foldersIn(const fs::path& folder) {
    std::vector<fs::path> folders;
    std::error_code error;
    for (fs::directory_iterator entry{folder, error}, end; !error && entry != end; entry.increment(error)) {
        if (entry->is_directory())
            folders.push_back(entry->path());
    }
    std::ranges::sort(folders);
    return folders;
}

std::string readBytes(const fs::path& path) {
    auto bytes = parser::readFile(path);
    if (!bytes)
        throw std::runtime_error{bytes.error().message};
    return std::move(*bytes);
}

std::vector<json> readJsonLines(const fs::path& path) {
    std::vector<json> documents;
    const std::string bytes = readBytes(path);
    for (std::size_t begin = 0; begin < bytes.size();) {
        const std::size_t end = std::min(bytes.find('\n', begin), bytes.size());
        documents.push_back(json::parse(std::string_view{bytes}.substr(begin, end - begin)));
        begin = end + 1;
    }
    return documents;
}

std::string differences(const json& wanted, const json& got) {
    Comparison comparison;
    comparison.compare(wanted, got, json::json_pointer{});
    return comparison.text();
}

}  // namespace castwright::test
