// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/loader.h"
#include "tests/support/random_text.h"

#include <cstddef>
#include <format>
#include <memory>
#include <string>
#include <utility>
#include <vector>

/// Casts of any size, made up for measuring: each character is about as large as one of a shipped cast, in two files of its own. The
/// same for the same size. Without Qt.
namespace castwright::test {

/// A file before it is lexed.
struct GeneratedFile {
    std::string path;
    parser::ContentKind kind = parser::ContentKind::Style;
    std::string bytes;
};

/// Writes the files of one character after another.
class CastGenerator {
public:
    explicit CastGenerator(const parser::Profile& profile) : m_profile{profile} {}

    [[nodiscard]] std::vector<GeneratedFile> files(std::size_t characters) {
        std::vector<GeneratedFile> result;
        for (std::size_t i = 0; i < kStyles; ++i)
            result.push_back({std::format("botfiles/styles/style{}.style", i), parser::ContentKind::Style, style(i)});
        for (std::size_t i = 0; i < characters; ++i) {
            result.push_back({std::format("botfiles/characters/c{:05}.bot", i), parser::ContentKind::Character, character(i)});
            result.push_back({std::format("botfiles/chats/c{:05}.chat", i), parser::ContentKind::Chat, chatBank(i)});
        }
        return result;
    }

private:
    static constexpr std::size_t kStyles = 6;

    std::string modifiers(std::size_t count, const char* indent) {
        static constexpr std::array kVerbs{"set", "add", "scale"};
        std::string text;
        for (std::size_t i = 0; i < count; ++i) {
            const parser::Trait& trait = m_profile.traits[below(m_random, m_profile.traits.size())];
            const std::size_t verb = below(m_random, kVerbs.size());
            const float value = verb == 0 ? trait.baseline[2] : static_cast<float>(below(m_random, 40)) / 20.0F;
            text += std::format("{}{} {} {}\n", indent, kVerbs.at(verb), trait.name, value);
        }
        return text;
    }

    std::string layer(std::size_t count) {
        std::string text = modifiers(count, "\t");
        for (const parser::WeaponClass& weapon : m_profile.weapons)
            text += std::format("\tweapon \"{}\" {}\n", weapon.name, static_cast<double>(below(m_random, 30)) / 10.0);
        for (int level = 1; level <= parser::kSkillLevels; ++level)
            text += std::format("\tskill {} {{\n{}\t}}\n", level, modifiers(2, "\t\t"));
        return text;
    }

    std::string style(std::size_t i) {
        return std::format(
            "// A style made up for measuring.\nstyle \"style{}\" {{\n\tdescription \"made up\"\n{}{}}}\n", i,
            i > 2 ? std::format("\tinherit \"style{}\"\n", i - 3) : "", layer(12));
    }

    std::string character(std::size_t i) {
        return std::format(
            "// A character made up for measuring.\ncharacter \"Number {}\" {{\n\tdescription \"made up\"\n"
            "\tinherit \"style{}\"\n\tskillBand 1 5\n\tmodelNum {}\n{}}}\n",
            i, i % kStyles, i % 19, layer(10));
    }

    std::string words(std::size_t count) {
        static constexpr std::array kWords{"come",     "closer", "run",  "you",   "never", "had",  "a",
                                           "chance",   "nice",   "shot", "watch", "your",  "back", "again",
                                           "tomorrow", "maybe",  "the",  "door",  "$self", "$map"};
        std::string text;
        for (std::size_t i = 0; i < count; ++i)
            text += (i == 0 ? "" : " ") + std::string{kWords[below(m_random, kWords.size())]};
        return text;
    }

    std::string chatBank(std::size_t i) {
        std::string text = std::format("// A voice made up for measuring.\ncharacterChat \"Number {}\" {{\n", i);
        for (const parser::ChatEvent& event : m_profile.events) {
            text += std::format("\tchat {} {{\n", event.name);
            for (int line = 0; line < 6; ++line)
                text += std::format("\t\t\"{}\"\n", words(6));
            text += "\t}\n";
        }
        for (const std::string& category : m_profile.replyCategories) {
            text += std::format("\treply {} {{\n\t\tpriority {}\n\t\tsource any\n", category, below(m_random, 100));
            for (int trigger = 0; trigger < 8; ++trigger)
                text += std::format("\t\ttrigger \"{} {}\"\n", words(2), trigger);
            for (int line = 0; line < 5; ++line)
                text += std::format("\t\t\"{} {}\"\n", words(5), line);
            text += "\t}\n";
        }
        return text + "}\n";
    }

    const parser::Profile& m_profile;
    Random m_random{2024};
};

/// Lexes files, as opening them does.
[[nodiscard]] inline std::vector<parser::LoadInput> lexed(const std::vector<GeneratedFile>& files) {
    std::vector<parser::LoadInput> inputs;
    inputs.reserve(files.size());
    for (const GeneratedFile& file : files)
        inputs.push_back({file.path, file.kind, std::make_shared<const parser::SourceText>(file.bytes)});
    return inputs;
}

}  // namespace castwright::test
