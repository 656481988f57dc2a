// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/chat/chat_rules.h"
#include "validators/checking/diagnostic_sink.h"
#include "validators/wording/display_text.h"

namespace castwright::validators::chat {

using namespace parser;

namespace {

/// chat/hash-name: the game says no line that begins with `#`, once `$self` is replaced.
class HashName final : public Rule {
public:
    HashName()
        : Rule{
              "chat/hash-name", CASTWRIGHT_TR_NOOP("A character's name begins with \"#\", so some of its lines are never said."),
              Severity::Warning} {}

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        for (const Character* character : context.characters()) {
            if (!character->name.starts_with('#'))
                continue;
            Report report{.where = character->nameWhere};
            for (const auto& lines : character->events)
                addLines(lines, report);
            for (const ReplyRule& rule : character->replies)
                addLines(rule.lines, report);
            report.message = {
                CASTWRIGHT_TR_NOOP(
                    "The name \"%1\" begins with \"#\": the game does not say a line that begins with the name, since it "
                    "drops what begins with \"#\". Begin the name with another character."),
                {abbreviated(character->name)}};
            sink.report(*this, std::move(report));
        }
    }

private:
    static void addLines(const std::vector<ChatLine>& lines, Report& report) {
        constexpr std::size_t kMost = 8;
        for (const ChatLine& line : lines) {
            if (line.text.starts_with("$self") && report.related.size() < kMost)
                report.related.push_back({line.where, {CASTWRIGHT_TR_NOOP("This line is never said."), {}}});
        }
    }
};

}  // namespace

const Rule& hashName() {
    static const HashName rule;
    return rule;
}

}  // namespace castwright::validators::chat
