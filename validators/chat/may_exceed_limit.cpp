// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/chat/chat_rules.h"
#include "validators/checking/diagnostic_sink.h"

#include <array>
#include <format>

namespace castwright::validators::chat {

using namespace parser;

namespace {

/// chat/may-exceed-limit: with long names in it, the line is cut.
class MayExceedLimit final : public Rule {
public:
    MayExceedLimit()
        : Rule{
              "chat/may-exceed-limit", CASTWRIGHT_TR_NOOP("A line may become too long once its tokens are replaced."),
              Severity::Warning} {}

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
    void checkLine(const RuleContext& context, const ChatLine& line, DiagnosticSink& sink) const {
        // The longest names that are likely, in the order of ChatToken.
        constexpr std::array<std::size_t, kChatTokenNames.size()> kLongest{32, 32, 24, 32, 24};
        std::size_t length = line.text.size();
        for (std::size_t i = 0; i < kChatTokenNames.size(); ++i) {
            const std::string_view name = kChatTokenNames.at(i);
            for (std::size_t at = line.text.find(name); at != std::string::npos; at = line.text.find(name, at + name.size()))
                length += kLongest.at(i) - name.size();
        }
        const std::size_t limit = context.profile().limits.lineBytes;
        if (length <= limit)
            return;
        Report report{.where = line.where};
        report.message = {
            CASTWRIGHT_TR_NOOP(
                "With long names this line has %1 bytes, and the game cuts it at %2: the end is lost. Make it shorter."),
            {std::format("{}", length), std::format("{}", limit)}};
        sink.report(*this, std::move(report));
    }
};

}  // namespace

const Rule& mayExceedLimit() {
    static const MayExceedLimit rule;
    return rule;
}

}  // namespace castwright::validators::chat
