// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/load/load_rules.h"

#include <vector>

namespace castwright::validators::load {

using namespace parser;

namespace {

/// A file with nothing in it but white space and comments.
class NoDefinition final : public Rule {
public:
    NoDefinition() : Rule{"load/no-definition", CASTWRIGHT_TR_NOOP("A file defines nothing."), Severity::Warning} {}

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        for (const CheckedFile& file : context.files()) {
            if (file.tokens().size() > 1 || sink.isExplained(file.index(), file.size()))
                continue;
            Report report{.where = file.at(ByteRange{})};
            report.message = {
                CASTWRIGHT_TR_NOOP("This file has no \"%1\" block: the game takes nothing from it."),
                {std::string{file.blockKeyword()}}};
            sink.report(*this, std::move(report));
        }
    }
};

}  // namespace

const Rule& noDefinition() {
    static const NoDefinition rule;
    return rule;
}

}  // namespace castwright::validators::load
