// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/text/bytes.h"
#include "validators/checking/diagnostic_sink.h"
#include "validators/syntax/syntax_rules.h"
#include "validators/wording/fixes.h"

#include <algorithm>

namespace castwright::validators::syntax {

using namespace parser;

namespace {

/// A NUL byte ends the file for the game, wherever it stands: inside a string or a comment, too. An error when content follows.
class Nul final : public Rule {
public:
    Nul() : Rule{"syntax/nul", CASTWRIGHT_TR_NOOP("A NUL byte ends the file for the game."), Severity::Warning} {}

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        for (const CheckedFile& file : context.files()) {
            if (const auto offset = endOfReading(file))
                reportNul(file, *offset, sink);
        }
    }

private:
    /// The NUL byte that ends the file, when the game comes as far as that.
    static std::optional<std::uint32_t> endOfReading(const CheckedFile& file) {
        const Token& last = file.tokensRead().back();
        std::uint32_t offset = last.begin;
        if (last.error == TokenError::UnterminatedString)
            offset = last.end;
        else if (last.type != TokenType::End)
            return std::nullopt;
        return offset < file.size() ? std::optional{offset} : std::nullopt;
    }

    void reportNul(const CheckedFile& file, std::uint32_t offset, DiagnosticSink& sink) const {
        const std::string_view rest = file.bytes().substr(offset);
        const bool losesContent = !std::ranges::all_of(rest, [](char c) { return c == '\0' || isWhiteSpace(c); });
        const auto end = static_cast<std::uint32_t>(std::min(rest.find_first_not_of('\0'), rest.size())) + offset;
        Report report{.where = file.at(ByteRange{offset, end})};
        report.message = losesContent
            ? Message{CASTWRIGHT_TR_NOOP("This is a NUL byte. To the game it is the end of the file, and what follows is lost."), {}}
            : Message{CASTWRIGHT_TR_NOOP("This is a NUL byte. To the game it is the end of the file."), {}};
        report.fixes.push_back(replaceFix(file, {offset, end}, {}, {CASTWRIGHT_TR_NOOP("Remove the NUL bytes"), {}}));
        // What is open at the NUL byte, a statement, a string or a comment, is open because of it.
        const std::size_t token = file.tokensRead().size() - 1;
        const Token& first = file.tokens()[file.firstOnLine(token)];
        report.explains = {std::min(first.begin, file.tokens()[token].triviaBegin), end};
        sink.report(*this, std::move(report));
    }
};

}  // namespace

const Rule& nul() {
    static const Nul rule;
    return rule;
}

}  // namespace castwright::validators::syntax
