// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/text/message.h"

#include "parser/text/bytes.h"

namespace castwright::parser {

std::string Message::fill(std::string_view translation) const {
    std::string result;
    for (std::size_t i = 0; i < translation.size(); ++i) {
        const char next = i + 1 < translation.size() ? translation[i + 1] : '\0';
        const auto index = static_cast<std::size_t>(next - '1');
        if (translation[i] == '%' && isDigit(next) && index < arguments.size()) {
            result += arguments[index];
            ++i;
        } else {
            result += translation[i];
        }
    }
    return result;
}

}  // namespace castwright::parser
