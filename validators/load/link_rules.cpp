// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/load/load_rules.h"
#include "validators/wording/fixes.h"
#include "validators/wording/nearest.h"

#include <array>
#include <format>

/// What `inherit` leads to.
namespace castwright::validators::load {

using namespace parser;

namespace {

Message unknownStyle(const NoteView& view, Report& report) {
    if (const auto lost = view.context.lostBlock(ContentKind::Style, view.note.text)) {
        report.severity = Severity::Information;
        report.related.push_back({*lost, {CASTWRIGHT_TR_NOOP("The style is here."), {}}});
        return {CASTWRIGHT_TR_NOOP("Since the game does not keep the style \"%1\", nothing is inherited."), {view.text()}};
    }
    std::vector<std::string_view> names;
    for (const Style& style : view.context.cast().styles)
        names.push_back(style.name);
    const std::vector<std::string> nearest = nearestNames(view.note.text, names);
    report.fixes = renameFixes(view.file, view.note.where.range, nearest);
    if (nearest.empty())
        return {CASTWRIGHT_TR_NOOP("There is no style \"%1\": nothing is inherited."), {view.text()}};
    return {CASTWRIGHT_TR_NOOP("There is no style \"%1\": nothing is inherited. Is it %2?"), {view.text(), quotedList(nearest)}};
}

Message inheritCycle(const NoteView& view, Report& /*report*/) {
    return {
        CASTWRIGHT_TR_NOOP(
            "This style inherits itself (%1): the game cuts the chain here, so that this style inherits nothing. Where it "
            "cuts depends on the order of the files."),
        {abbreviated(view.note.text)}};
}

Message inheritTooDeep(const NoteView& view, Report& /*report*/) {
    return {
        CASTWRIGHT_TR_NOOP(
            "A style can have %1 ancestors: the game cuts the chain here, so that this style inherits nothing (%2)."),
        {std::format("{}", view.context.profile().limits.inheritDepth), abbreviated(view.note.text)}};
}

Message noStyle(const NoteView& view, Report& /*report*/) {
    return {CASTWRIGHT_TR_NOOP("\"%1\" inherits no style: it plays as the game's baseline with its own changes."), {view.text()}};
}

}  // namespace

std::span<const NoteRule> linkRules() {
    static const std::array<NoteRule, 4> rules{
        NoteRule{
            "load/unknown-style",
            CASTWRIGHT_TR_NOOP("\"inherit\" names a style that does not exist."),
            Severity::Error,
            {LoadNoteKind::UnknownStyle},
            unknownStyle},
        NoteRule{
            "load/inherit-cycle",
            CASTWRIGHT_TR_NOOP("A style inherits itself."),
            Severity::Error,
            {LoadNoteKind::InheritCycle},
            inheritCycle},
        NoteRule{
            "load/inherit-too-deep",
            CASTWRIGHT_TR_NOOP("A style has too many ancestors."),
            Severity::Error,
            {LoadNoteKind::InheritTooDeep},
            inheritTooDeep},
        NoteRule{
            "load/no-style",
            CASTWRIGHT_TR_NOOP("A character inherits no style."),
            Severity::Warning,
            {LoadNoteKind::NoStyle},
            noStyle},
    };
    return rules;
}

}  // namespace castwright::validators::load
