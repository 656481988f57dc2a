// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/text/bytes.h"
#include "validators/chat/chat_rules.h"
#include "validators/checking/diagnostic_sink.h"
#include "validators/wording/fixes.h"

#include <string>

namespace castwright::validators::chat {

using namespace parser;

namespace {

/// chat/whitespace: blanks at the ends, or two in a row.
class Whitespace final : public Rule {
public:
    Whitespace()
        : Rule{"chat/whitespace", CASTWRIGHT_TR_NOOP("A line has a blank at an end, or two in a row."), Severity::Warning} {}

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        for (const Character* character : context.characters()) {
            for (const auto& lines : character->events) {
                for (const ChatLine& line : lines) {
                    if (!sink.isExplained(line.where.file, line.where.range.begin))
                        checkLine(context, line, sink);
                }
            }
            for (const ReplyRule& reply : character->replies) {
                for (const ChatLine& line : reply.lines) {
                    if (!sink.isExplained(line.where.file, line.where.range.begin))
                        checkLine(context, line, sink);
                }
            }
        }
    }

private:
    /// True when a word touches the quotes: they are meant to be a part of a longer line, which is another rule's problem.
    static bool isGlued(const CheckedFile& file, ByteRange range) {
        const auto touches = [&file](std::uint32_t offset) { return offset < file.size() && isLetter(file.bytes()[offset]); };
        return touches(range.end) || (range.begin > 0 && touches(range.begin - 1));
    }

    void checkLine(const RuleContext& context, const ChatLine& line, DiagnosticSink& sink) const {
        std::string tidy;
        for (const char c : line.text) {
            if (c != ' ' || (!tidy.empty() && tidy.back() != ' '))
                tidy.push_back(c);
        }
        if (tidy.ends_with(' '))
            tidy.pop_back();
        if (tidy == line.text)
            return;
        const CheckedFile& file = context.file(line.where.file);
        if (isGlued(file, line.where.range))
            return;
        Report report{.where = line.where};
        report.message = {
            CASTWRIGHT_TR_NOOP("This line has a blank at an end, or two in a row: the game sends them as they are."), {}};
        // A joined string, or one with a backslash, is not in the file as the game has it.
        if (!tidy.empty() && !tidy.starts_with('#') && slice(file.bytes(), line.where.range) == '"' + line.text + '"')
            report.fixes.push_back(
                replaceFix(file, line.where.range, '"' + tidy + '"', {CASTWRIGHT_TR_NOOP("Remove the blanks"), {}}));
        sink.report(*this, std::move(report));
    }
};

}  // namespace

const Rule& whitespace() {
    static const Whitespace rule;
    return rule;
}

}  // namespace castwright::validators::chat
