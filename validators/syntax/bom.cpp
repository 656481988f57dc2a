// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/checking/diagnostic_sink.h"
#include "validators/syntax/syntax_rules.h"
#include "validators/wording/fixes.h"

namespace castwright::validators::syntax {

namespace {

/// An error, since the second byte of the mark is one that the game never gets past: it keeps nothing of the file.
class ByteOrderMark final : public Rule {
public:
    ByteOrderMark()
        : Rule{
              "syntax/bom", CASTWRIGHT_TR_NOOP("The file starts with a UTF-8 byte order mark, which the game cannot read."),
              Severity::Error} {}

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        constexpr std::string_view kMark = "\xEF\xBB\xBF";
        for (const CheckedFile& file : context.files()) {
            if (!file.bytes().starts_with(kMark))
                continue;
            const parser::ByteRange mark{0, static_cast<std::uint32_t>(kMark.size())};
            Report report{.where = file.at(mark)};
            report.message = {
                CASTWRIGHT_TR_NOOP(
                    "The file starts with a UTF-8 byte order mark: the game cannot read it and loads nothing of this file."),
                {}};
            report.fixes.push_back(replaceFix(file, mark, {}, {CASTWRIGHT_TR_NOOP("Remove the byte order mark"), {}}));
            report.explains = mark;
            sink.report(*this, std::move(report));
        }
    }
};

}  // namespace

const Rule& byteOrderMark() {
    static const ByteOrderMark rule;
    return rule;
}

}  // namespace castwright::validators::syntax
