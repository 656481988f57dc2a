// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/checking/diagnostic_sink.h"

#include "parser/text/bytes.h"

#include <algorithm>
#include <utility>

namespace castwright::validators {

using namespace parser;

namespace {

/// What the loader notes when blocks and braces are not where the author thinks they are.
bool comesOfStructure(LoadNoteKind kind) {
    switch (kind) {
    case LoadNoteKind::StrayTopLevel:
    case LoadNoteKind::NameMissing:
    case LoadNoteKind::BraceMissing:
    case LoadNoteKind::BlockUnterminated:
    case LoadNoteKind::UnknownKey:
    case LoadNoteKind::SkillBlockLeaks:
    case LoadNoteKind::ChatBlockLeaks:
    case LoadNoteKind::WeaponInSkill:
    case LoadNoteKind::MissingEvent:
    case LoadNoteKind::MissingReplyName:
    case LoadNoteKind::UnquotedLine:
    case LoadNoteKind::RuleWithoutTrigger:
    case LoadNoteKind::RuleWithoutLine: return true;
    default: return false;
    }
}

/// NUL bytes and white space: losing them loses nothing.
bool isBlank(char c) { return c == '\0' || isWhiteSpace(c); }

}  // namespace

void DiagnosticSink::report(const Rule& rule, Report report) {
    if (!m_context.covers(report.where.file))
        return;
    explain(report.where.file, report);
    addStop(report);
    if (!m_settings.isOn(rule))
        return;
    const Severity severity = m_settings.severityOf(rule, report.severity.value_or(rule.severity()));
    m_diagnostics.push_back(
        {report.where, severity, rule.id(), std::move(report.message), std::move(report.related), std::move(report.fixes)});
}

void DiagnosticSink::explain(std::uint32_t file, const Report& report) {
    Explained& explained = m_explained[file];
    explained.consequences.add(report.explains);
    if (report.disturbs) {
        const std::uint32_t begin = report.explains.end;
        // One byte more than the file has: a block that is not closed may be noted there.
        const CheckedFile& checked = m_context.file(file);
        const std::uint32_t next = m_context.nextBlock(checked, begin);
        explained.disturbed.add({begin, next == checked.size() ? next + 1 : next});
    }
}

void DiagnosticSink::addStop(Report& report) {
    const CheckedFile& file = m_context.file(report.where.file);
    if (!file.stop() || !report.explains.contains(file.tokens()[file.stop()->token].begin))
        return;
    const FileStop& stop = *file.stop();
    if (stop.note && stop.note->kind == LoadNoteKind::BlockUnterminated && stop.note->where != report.where)
        report.related.push_back({stop.note->where, {CASTWRIGHT_TR_NOOP("This block is lost with it."), {}}});
    const bool losesRest = !std::ranges::all_of(file.bytes().substr(stop.offset), isBlank);
    const ByteRange place = report.where.range;
    if (losesRest && (stop.offset < place.begin || stop.offset > place.end)) {
        report.related.push_back(
            {file.at(ByteRange{stop.offset, stop.offset}),
             {CASTWRIGHT_TR_NOOP("The game reads nothing of this file from here on."), {}}});
    }
    if (stop.note || losesRest)
        report.severity = Severity::Error;
}

bool DiagnosticSink::isExplained(std::uint32_t file, std::uint32_t offset) const {
    const auto found = m_explained.find(file);
    return found != m_explained.end() && found->second.consequences.contains(offset);
}

bool DiagnosticSink::isExplained(const LoadNote& note) const {
    // The end of a block is missing where the file ends, however early the block begins.
    const bool atEnd = note.kind == LoadNoteKind::BlockUnterminated || note.kind == LoadNoteKind::NameMissing;
    const SourceRange& where = atEnd ? note.related : note.where;
    if (isExplained(where.file, where.range.begin))
        return true;
    const auto found = m_explained.find(where.file);
    return found != m_explained.end() && comesOfStructure(note.kind) && found->second.disturbed.contains(where.range.begin);
}

}  // namespace castwright::validators
