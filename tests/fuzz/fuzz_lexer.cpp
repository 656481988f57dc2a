// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/require.h"
#include "tests/support/token_invariants.h"

using namespace castwright;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string bytes(data, data + size);
    test::requireNone(test::brokenCover(bytes));
    test::requireNone(test::brokenTexts(bytes));
    const parser::TokenList list = parser::lex(bytes);
    (void)list.stoppedLine();
    (void)list.messagesUntilStop(bytes);
    for (const parser::Token& token : list.seenByGame()) {
        if (token.type == parser::TokenType::Number)
            (void)parser::tokenNumber(bytes, token);
    }
    return 0;
}
