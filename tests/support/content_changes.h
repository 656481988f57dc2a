// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/loader.h"
#include "tests/support/random_text.h"

#include <algorithm>
#include <format>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace castwright::test {

/// A content folder in memory that changes at random, as under the hands of an author: bytes are typed and deleted, files come, go and get other
/// names. What did not change stays the same object, as in the editor.
class ChangingContent {
public:
    explicit ChangingContent(std::uint32_t seed) : m_random{seed} {
        for (int i = 0; i < 3; ++i)
            m_texts.emplace(std::format("botfiles/styles/s{}.style", i), text(style(i)));
        for (int i = 0; i < 4; ++i) {
            m_texts.emplace(std::format("botfiles/characters/c{}.bot", i), text(character(i)));
            m_texts.emplace(
                std::format("botfiles/chats/c{}.chat", i), text(bank(i) + bank(static_cast<int>(below(m_random, 5)))));
        }
    }

    [[nodiscard]] std::vector<parser::LoadInput> inputs() const {
        std::vector<parser::LoadInput> inputs;
        for (const auto& [path, bytes] : m_texts)
            inputs.push_back({path, parser::contentKindOf(path).value(), bytes});
        return inputs;
    }

    /// Does one thing to the content, and says what.
    std::string change() {
        const auto entry = std::next(m_texts.begin(), static_cast<std::ptrdiff_t>(below(m_random, m_texts.size())));
        const std::string path = entry->first;
        switch (below(m_random, 8)) {
        case 0:
            if (m_texts.size() > 3) {
                m_gone.push_back(*entry);
                m_texts.erase(entry);
                return "remove " + path;
            }
            [[fallthrough]];
        case 1:
            if (!m_gone.empty()) {
                auto [name, bytes] = std::move(m_gone.back());
                m_gone.pop_back();
                m_texts.insert_or_assign(name, bytes);
                return "bring back " + name;
            }
            [[fallthrough]];
        case 2: {
            auto bytes = entry->second;
            m_texts.erase(entry);
            const std::string renamed =
                path.substr(0, path.rfind('/') + 1) + std::format("r{}", below(m_random, 50)) + path.substr(path.rfind('.'));
            m_texts.insert_or_assign(renamed, std::move(bytes));
            return "rename " + path + " to " + renamed;
        }
        default: entry->second = text(edited(std::string{entry->second->bytes()})); return "edit " + path;
        }
    }

private:
    using Text = std::shared_ptr<const parser::SourceText>;

    static Text text(std::string bytes) { return std::make_shared<const parser::SourceText>(std::move(bytes)); }

    static std::string style(int i) {
        return std::format(
            "style \"s{0}\" {{\n\tset fov 90\n\tskill 2 {{\n\t\tadd fov 3\n\t}}\n{1}}}\n", i,
            i > 0 ? std::format("\tinherit \"s{}\"\n", i - 1) : "");
    }
    static std::string character(int i) {
        return std::format(
            "// castwright: allow trait/no-effect\ncharacter \"c{0}\" {{\n\tinherit \"s{1}\"\n\tskillBand 1 5\n\tadd fov 5\n"
            "\tchat kill {{ \"inline {0}\" }}\n}}\n",
            i, i % 3);
    }
    static std::string bank(int i) {
        return std::format(
            "characterChat \"c{0}\" {{\n\tchat death {{\n\t\t\"line {0} $other\"\n\t\t\"more {0}\"\n\t}}\n"
            "\treply help {{\n\t\tpriority 5\n\t\ttrigger \"help c{0}\"\n\t\t\"no $other\"\n\t}}\n}}\n",
            i);
    }

    std::string edited(std::string bytes) {
        const std::size_t at = below(m_random, bytes.size() + 1);
        if (below(m_random, 3) == 0)
            bytes.erase(at, below(m_random, 12));
        else
            bytes.insert(at, randomPieces(m_random, 1 + below(m_random, 2)));
        return bytes;
    }

    Random m_random;
    std::map<std::string, Text> m_texts;
    std::vector<std::pair<std::string, Text>> m_gone;
};

}  // namespace castwright::test
