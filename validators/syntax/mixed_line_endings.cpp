// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/text/text_format.h"
#include "validators/checking/diagnostic_sink.h"
#include "validators/syntax/syntax_rules.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace castwright::validators::syntax {

using namespace parser;

namespace {

struct LineEnd {
    ByteRange range;
    LineEnding kind = LineEnding::Lf;
};

/// Line ends outside of strings, where a CR is a byte of the text.
std::vector<LineEnd> lineEnds(const CheckedFile& file) {
    const std::string_view bytes = file.bytes();
    std::vector<LineEnd> ends;
    for (const Token& token : file.tokens()) {
        for (std::uint32_t i = token.triviaBegin; i < token.begin; ++i) {
            const bool pair = bytes[i] == '\r' && i + 1 < token.begin && bytes[i + 1] == '\n';
            if (bytes[i] == '\n' || bytes[i] == '\r')
                ends.push_back(
                    {{i, i + (pair ? 2U : 1U)},
                     bytes[i] == '\n' ? LineEnding::Lf
                         : pair       ? LineEnding::CrLf
                                      : LineEnding::Cr});
            i += pair ? 1U : 0U;
        }
    }
    return ends;
}

/// LF and CRLF are the same to the game; a lone CR does not end a line for it, not even that of a comment.
class MixedLineEndings final : public Rule {
public:
    MixedLineEndings()
        : Rule{
              "syntax/mixed-line-endings", CASTWRIGHT_TR_NOOP("The lines of a file end in different ways, or in a lone CR."),
              Severity::Information} {}

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        for (const CheckedFile& file : context.files()) {
            const TextFormat& format = file.format();
            if (format.mixedLineEndings || format.lineEnding == LineEnding::Cr)
                checkFile(file, format.lineEnding == LineEnding::CrLf ? LineEnding::CrLf : LineEnding::Lf, sink);
        }
    }

private:
    void checkFile(const CheckedFile& file, LineEnding wanted, DiagnosticSink& sink) const {
        const std::vector<LineEnd> ends = lineEnds(file);
        const auto isLoneCr = [](const LineEnd& end) { return end.kind == LineEnding::Cr; };
        const auto differs = [wanted](const LineEnd& end) { return end.kind != wanted; };
        auto first = std::ranges::find_if(ends, isLoneCr);
        const bool loneCr = first != ends.end();
        if (!loneCr)
            first = std::ranges::find_if(ends, differs);
        if (first == ends.end())
            return;

        Report report{.where = file.at(first->range)};
        if (loneCr) {
            report.severity = Severity::Warning;
            report.message = {
                CASTWRIGHT_TR_NOOP(
                    "This line ends in a lone CR, which ends no line for the game: what follows still counts as the "
                    "same line, and as a part of a comment before it."),
                {}};
        } else {
            report.message = {
                CASTWRIGHT_TR_NOOP(
                    "Some lines of this file end in LF and some in CRLF. The game does not mind; some editors do."),
                {}};
        }
        Fix fix{{CASTWRIGHT_TR_NOOP("Let all lines end in %1"), {wanted == LineEnding::CrLf ? "CRLF" : "LF"}}, file.index(), {}};
        for (const LineEnd& end : ends) {
            if (differs(end))
                fix.edits.push_back({end.range, std::string{lineEndingBytes(wanted)}});
        }
        report.fixes.push_back(std::move(fix));
        sink.report(*this, std::move(report));
    }
};

}  // namespace

const Rule& mixedLineEndings() {
    static const MixedLineEndings rule;
    return rule;
}

}  // namespace castwright::validators::syntax
