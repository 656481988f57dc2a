// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/checking/check.h"

#include "validators/checking/allow.h"
#include "validators/checking/diagnostic_sink.h"
#include "validators/checking/rule_context.h"
#include "validators/rules.h"

#include <algorithm>
#include <tuple>

namespace castwright::validators {

std::vector<Diagnostic> check(const parser::LoadResult& result, const parser::Profile& profile, const RuleSettings& settings) {
    const RuleContext context{result, profile};
    DiagnosticSink sink{context, settings};
    for (const Rule* rule : allRules())
        rule->check(context, sink);
    std::vector<Diagnostic> diagnostics = silenceAllowed(context, settings, sink.take());
    std::ranges::stable_sort(diagnostics, {}, [](const Diagnostic& diagnostic) {
        const parser::SourceRange& where = diagnostic.where;
        return std::tuple{where.file, where.range.begin, where.range.end, diagnostic.rule};
    });
    return diagnostics;
}

}  // namespace castwright::validators
