// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/loader/chat_words.h"

#include "parser/text/bytes.h"

#include <algorithm>

namespace castwright::parser {

std::vector<ChatWord> chatWords(std::string_view line) {
    std::vector<ChatWord> words;
    for (std::size_t begin = line.find('$'); begin != std::string_view::npos; begin = line.find('$', begin)) {
        std::size_t end = begin + 1;
        while (end < line.size() && (isLetter(line[end]) || isDigit(line[end]) || line[end] == '_'))
            ++end;
        if (end - begin > 1) {
            ChatWord word{line.substr(begin, end - begin), begin, std::nullopt};
            if (const auto* name = std::ranges::find(kChatTokenNames, word.text); name != kChatTokenNames.end())
                word.token = static_cast<ChatToken>(name - kChatTokenNames.begin());
            words.push_back(word);
        }
        begin = end;
    }
    return words;
}

}  // namespace castwright::parser
