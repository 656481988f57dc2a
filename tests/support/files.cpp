// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/files.h"

#include <array>
#include <cstdint>
#include <format>
#include <fstream>
#include <iterator>
#include <random>
#include <stdexcept>

namespace castwright::tests {

namespace fs = std::filesystem;

void writeFile(const fs::path& path, std::string_view bytes) {
    fs::create_directories(path.parent_path());
    std::ofstream file{path, std::ios::binary | std::ios::trunc};
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    if (!file.flush())
        throw std::runtime_error{"cannot write " + path.string()};
}

std::string readFile(const fs::path& path) {
    std::ifstream file{path, std::ios::binary};
    if (!file)
        throw std::runtime_error{"cannot read " + path.string()};
    return {std::istreambuf_iterator<char>{file}, {}};
}

std::map<std::string, std::string> snapshot(const fs::path& folder) {
    std::map<std::string, std::string> files;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator{folder}) {
        const std::string name = entry.path().lexically_relative(folder).generic_string();
        if (entry.is_symlink())
            files[name + '@'] = fs::read_symlink(entry.path()).string();
        else if (entry.is_directory())
            files[name + '/'] = "";
        else
            files[name] = readFile(entry.path());
    }
    return files;
}

std::string noise(std::size_t size, std::uint32_t seed) {
    std::mt19937 random{seed};
    std::string bytes(size, '\0');
    for (char& c : bytes)
        c = static_cast<char>(random() & 0xFFU);
    return bytes;
}

std::string prose(std::size_t size, std::uint32_t seed) {
    constexpr std::array<std::string_view, 16> kWords{"$other", "corner", "again", "rocket", "never", "the",   "a",    "you",
                                                      "hides",  "behind", "walks", "into",   "light", "still", "here", "was"};
    std::mt19937 random{seed};
    std::string text;
    while (text.size() < size) {
        text += "        \"";
        for (auto words = 3 + random() % 9; words > 0; --words)
            text += std::format("{} ", kWords[random() % kWords.size()]);
        text += std::format("{}\"\n", random() % 1000);
    }
    text.resize(size);
    return text;
}

void writeSampleTree(const fs::path& folder) {
    writeFile(folder / "botfiles/styles/calm.style", "style \"calm\" {\n    set aimLead 0.5\n}\n");
    writeFile(folder / "botfiles/styles/Wild.style", "style \"wild\" {\n    inherit \"calm\"\n}\n");
    writeFile(folder / "botfiles/characters/ada.bot", "character \"Ada\" {\n    inherit \"calm\"\n    skillBand 1 5\n}\n");
    writeFile(folder / "botfiles/characters/bo.bot", "character \"Bo\" {\n    inherit \"wild\"\n    skillBand 2 4\n}\n");
    writeFile(
        folder / "botfiles/chats/ada.chat",
        "characterChat \"Ada\" {\n    chat kill {\n        \"There you are, $other.\"\n    }\n}\n");
    writeFile(folder / "botfiles/chats/empty.chat", "");
    writeFile(folder / "textures/noise.tga", noise(200'000, 1));
    writeFile(folder / "docs/long.txt", prose(100'000, 2));
    writeFile(folder / "README", "A mod.\n");
}

}  // namespace castwright::tests
