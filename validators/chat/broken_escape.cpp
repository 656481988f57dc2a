// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/lexer/lexer.h"
#include "parser/text/normalise.h"
#include "validators/chat/chat_rules.h"
#include "validators/checking/diagnostic_sink.h"
#include "validators/wording/characters.h"
#include "validators/wording/display_text.h"
#include "validators/wording/fixes.h"

#include <algorithm>

namespace castwright::validators::chat {

using namespace parser;

namespace {

/// A `^` that begins no escape of the game.
struct Broken {
    std::size_t offset = 0;
    std::size_t length = 0;
    bool cutShort = false;
};

/// The first one in a text. A caret that ends the text is a caret.
std::optional<Broken> findBroken(std::string_view text) {
    for (std::size_t i = text.find('^'); i < text.size(); i = text.find('^', i)) {
        const std::string_view rest = text.substr(i);
        if (const std::size_t length = escapeLength(rest); length > 0) {
            i += length;
            continue;
        }
        if (rest.size() < 2)
            return std::nullopt;
        // What becomes an escape with bytes to come is one that is cut short.
        if (escapeLength(std::string{rest} + "xxx") > 0)
            return Broken{i, rest.size(), true};
        return Broken{i, 1 + characterAt(text, static_cast<std::uint32_t>(i + 1)).end - (i + 1), false};
    }
    return std::nullopt;
}

/// chat/broken-escape: `^x` of a kind that the game does not know, or an escape with too few bytes, in a line or trigger.
class BrokenEscape final : public Rule {
public:
    BrokenEscape()
        : Rule{
              "chat/broken-escape", CASTWRIGHT_TR_NOOP("A colour escape is cut short or unknown to the game."),
              Severity::Warning} {}

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        for (const Character* character : context.characters()) {
            for (const auto& lines : character->events)
                checkLines(context, lines, sink);
            for (const ReplyRule& rule : character->replies) {
                checkLines(context, rule.lines, sink);
                for (const Trigger& trigger : rule.triggers)
                    checkText(context, trigger.where, true, sink);
            }
        }
    }

private:
    void checkLines(const RuleContext& context, const std::vector<ChatLine>& lines, DiagnosticSink& sink) const {
        for (const ChatLine& line : lines)
            checkText(context, line.where, false, sink);
    }

    void checkText(const RuleContext& context, SourceRange where, bool trigger, DiagnosticSink& sink) const {
        const CheckedFile& file = context.file(where.file);
        const Token& token = file.tokens()[file.tokenFrom(where.range.begin)];
        const std::string text = file.text(token);
        const auto broken = findBroken(text);
        if (!broken)
            return;
        const std::size_t last = broken->offset + broken->length - 1;
        const ByteRange range{
            stringOffsetInFile(file.bytes(), token, broken->offset), stringOffsetInFile(file.bytes(), token, last) + 1};
        const std::string shown = abbreviated(std::string_view{text}.substr(broken->offset, broken->length));
        Report report{.where = file.at(range)};
        if (trigger)
            report.message = triggerMessage(shown, text, broken->cutShort);
        else
            report.message = lineMessage(shown, broken->cutShort);
        addFix(file, text, *broken, range, report);
        sink.report(*this, std::move(report));
    }

    static Message lineMessage(const std::string& shown, bool cutShort) {
        return cutShort
            ? Message{CASTWRIGHT_TR_NOOP("The colour escape \"%1\" is cut short by the end of the line: players see these letters as they are."), {shown}}
            : Message{CASTWRIGHT_TR_NOOP("\"%1\" is no colour escape of the game: players see it as it is."), {shown}};
    }

    static Message triggerMessage(const std::string& shown, std::string_view text, bool cutShort) {
        const std::string kept = abbreviated(normalise(text));
        return cutShort
            ? Message{CASTWRIGHT_TR_NOOP("The colour escape \"%1\" is cut short by the end of the trigger: the game looks for \"%2\"."), {shown, kept}}
            : Message{
                  CASTWRIGHT_TR_NOOP(
                      "\"%1\" is no colour escape of the game, which drops what follows \"^\" and looks for \"%2\"."),
                  {shown, kept}};
    }

    /// Takes out the carets, or the whole of an escape that is cut short, when something is left and what comes of it is no other escape.
    static void addFix(const CheckedFile& file, const std::string& text, const Broken& broken, ByteRange range, Report& report) {
        std::size_t length = broken.length;
        if (!broken.cutShort)
            length = std::min(text.find_first_not_of('^', broken.offset), text.size()) - broken.offset;
        std::string left = text;
        left.erase(broken.offset, length);
        if (normalise(left).empty() || findBroken(left) || left.starts_with('#'))
            return;
        // Inside one piece of a joined string the bytes are those of the file.
        const ByteRange removed{range.begin, range.begin + static_cast<std::uint32_t>(length)};
        if (slice(file.bytes(), removed) != std::string_view{text}.substr(broken.offset, length))
            return;
        report.fixes.push_back(
            replaceFix(file, removed, {}, {CASTWRIGHT_TR_NOOP("Remove \"%1\""), {abbreviated(slice(file.bytes(), removed))}}));
    }
};

}  // namespace

const Rule& brokenEscape() {
    static const BrokenEscape rule;
    return rule;
}

}  // namespace castwright::validators::chat
