// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/checking/checker.h"

#include "validators/checking/allow.h"
#include "validators/checking/rule_context.h"
#include "validators/rules.h"

#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

namespace castwright::validators {

using namespace parser;

std::vector<Diagnostic> Checker::check(const LoadResult& result, const std::stop_token& stop) {
    std::vector<FileContent> contents = contentByFile(result);
    FactsList facts;
    std::vector<CheckedBefore> files(contents.size());
    std::vector<std::uint32_t> changed;
    for (std::uint32_t i = 0; i < contents.size(); ++i) {
        if (stop.stop_requested())
            return {};
        const auto before = m_files.find(contents[i].input.path);
        const bool same = before != m_files.end() && before->second.facts->content().isSameAs(contents[i]);
        if (same)
            files[i] = before->second;
        else
            files[i].facts = std::make_shared<const FileFacts>(std::move(contents[i]));
        facts.push_back(files[i].facts);
        if (!same || facts.back()->dependsOnOtherNames())
            changed.push_back(i);
    }
    for (const std::uint32_t index : changed) {
        if (stop.stop_requested())
            return {};
        checkFile(result.cast, facts, index, files[index]);
    }
    std::map<std::uint32_t, std::vector<Diagnostic>> ofCast = checkCast(result.cast, facts, files);
    if (stop.stop_requested())
        return {};

    std::vector<Diagnostic> all;
    for (std::uint32_t i = 0; i < files.size(); ++i) {
        const auto more = ofCast.find(i);
        if (more == ofCast.end()) {
            all.insert(all.end(), files[i].left.begin(), files[i].left.end());
            continue;
        }
        std::vector<Diagnostic> both = files[i].found;
        std::ranges::move(more->second, std::back_inserter(both));
        std::ranges::move(finish(result.cast, facts, i, std::move(both)), std::back_inserter(all));
    }
    m_filesChecked = changed.size();
    m_files.clear();
    for (CheckedBefore& file : files) {
        std::string path = file.facts->content().input.path;
        m_files.insert_or_assign(std::move(path), std::move(file));
    }
    return all;
}

void Checker::checkFile(const Cast& cast, const FactsList& facts, std::uint32_t index, CheckedBefore& file) const {
    const RuleContext context{cast, *m_profile, facts, index};
    DiagnosticSink sink{context, m_settings};
    for (const Rule* rule : allRules()) {
        if (rule->scope() == RuleScope::File)
            rule->check(context, sink);
    }
    file.explained = sink.explained();
    file.found = sink.take();
    file.left = finish(cast, facts, index, file.found);
}

std::map<std::uint32_t, std::vector<Diagnostic>>
Checker::checkCast(const Cast& cast, const FactsList& facts, const std::vector<CheckedBefore>& files) const {
    const RuleContext context{cast, *m_profile, facts};
    DiagnosticSink::ExplainedByFile explained;
    for (const CheckedBefore& file : files)
        explained.insert(file.explained.begin(), file.explained.end());
    DiagnosticSink sink{context, m_settings, std::move(explained)};
    for (const Rule* rule : allRules()) {
        if (rule->scope() == RuleScope::Cast)
            rule->check(context, sink);
    }
    std::map<std::uint32_t, std::vector<Diagnostic>> byFile;
    for (Diagnostic& diagnostic : sink.take())
        byFile[diagnostic.where.file].push_back(std::move(diagnostic));
    return byFile;
}

std::vector<Diagnostic>
Checker::finish(const Cast& cast, const FactsList& facts, std::uint32_t index, std::vector<Diagnostic> diagnostics) const {
    const RuleContext context{cast, *m_profile, facts, index};
    std::vector<Diagnostic> left = silenceAllowed(context, m_settings, std::move(diagnostics));
    std::ranges::stable_sort(left, {}, [](const Diagnostic& diagnostic) {
        const SourceRange& where = diagnostic.where;
        return std::tuple{where.range.begin, where.range.end, diagnostic.rule};
    });
    return left;
}

}  // namespace castwright::validators
