// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/load/load_rules.h"

namespace castwright::validators::load {

using namespace parser;

namespace {

/// Blanks are a part of a name, and hard to see.
class NameWhitespace final : public Rule {
public:
    NameWhitespace()
        : Rule{
              "load/name-whitespace", CASTWRIGHT_TR_NOOP("A name starts or ends with a blank, or has two in a row."),
              Severity::Warning} {}

    void check(const RuleContext& context, DiagnosticSink& sink) const override {
        for (const Style* style : context.styles())
            checkName(style->name, style->nameWhere, sink);
        for (const Character* character : context.characters())
            checkName(character->name, character->nameWhere, sink);
    }

private:
    void checkName(const std::string& name, SourceRange where, DiagnosticSink& sink) const {
        constexpr std::string_view kBlanks = " \t";
        const auto isBlank = [kBlanks](char c) { return kBlanks.contains(c); };
        bool odd = isBlank(name.front()) || isBlank(name.back());
        for (std::size_t i = 1; i < name.size() && !odd; ++i)
            odd = isBlank(name[i]) && (isBlank(name[i - 1]) || name[i] == '\t');
        if (!odd)
            return;
        Report report{.where = where};
        report.message = {
            CASTWRIGHT_TR_NOOP("The name \"%1\" has a blank at an end or two in a row: the game keeps them, and a statement that "
                               "names it must have them, too."),
            {abbreviated(name)}};
        sink.report(*this, std::move(report));
    }
};

}  // namespace

const Rule& nameWhitespace() {
    static const NameWhitespace rule;
    return rule;
}

}  // namespace castwright::validators::load
