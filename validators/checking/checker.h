// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/loader.h"
#include "validators/checking/diagnostic.h"
#include "validators/checking/diagnostic_sink.h"
#include "validators/checking/file_facts.h"
#include "validators/checking/rule_settings.h"

#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace castwright::validators {

/// Checks content again and again, as check() does, at the cost of what has changed since the last time: rules about files (RuleScope::File)
/// are run again for the files of which the loaded content differs, rules about the cast always. The result is that of check(), whatever was
/// checked before.
class Checker {
public:
    /// The profile has to live as long as the checker.
    Checker(const parser::Profile& profile, RuleSettings settings) : m_profile{&profile}, m_settings{std::move(settings)} {}

    /// A check that was stopped gives nothing, and leaves the checker as good as before.
    [[nodiscard]] std::vector<Diagnostic> check(const parser::LoadResult& result, const std::stop_token& stop = {});

    /// How many files the last check looked at again. For tests and benchmarks.
    [[nodiscard]] std::size_t filesChecked() const { return m_filesChecked; }

private:
    /// A file, and what the rules about files say of it.
    struct CheckedBefore {
        std::shared_ptr<const FileFacts> facts;
        std::vector<Diagnostic> found;  ///< silenced ones among them
        DiagnosticSink::ExplainedByFile explained;
        std::vector<Diagnostic> left;  ///< without the silenced ones, sorted; when no rule about the cast had something to say
    };
    using FactsList = std::vector<std::shared_ptr<const FileFacts>>;

    void checkFile(const parser::Cast& cast, const FactsList& facts, std::uint32_t index, CheckedBefore& file) const;
    [[nodiscard]] std::map<std::uint32_t, std::vector<Diagnostic>>
    checkCast(const parser::Cast& cast, const FactsList& facts, const std::vector<CheckedBefore>& files) const;
    [[nodiscard]] std::vector<Diagnostic>
    finish(const parser::Cast& cast, const FactsList& facts, std::uint32_t index, std::vector<Diagnostic> diagnostics) const;

    const parser::Profile* m_profile;
    RuleSettings m_settings;
    std::map<std::string, CheckedBefore, std::less<>> m_files;  ///< by path
    std::size_t m_filesChecked = 0;
};

}  // namespace castwright::validators
