// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/checking/allow.h"

#include "validators/checking/diagnostic_sink.h"
#include "validators/rules.h"
#include "validators/wording/display_text.h"
#include "validators/wording/fixes.h"
#include "validators/wording/nearest.h"

#include <algorithm>
#include <map>
#include <utility>

namespace castwright::validators {

using namespace parser;

namespace {

/// One rule id in such a comment.
struct Allow {
    ByteRange idRange;
    ByteRange commentRange;
    std::string_view id;
    std::uint32_t lastLine = 0;  ///< the last line it reaches
    bool onlyId = false;         ///< the comment names no other
    bool ownLine = false;        ///< nothing stands before the comment on its line
    bool used = false;
};

/// The allows of one file, by the line on which their comment ends.
using Allows = std::multimap<std::uint32_t, Allow>;

class UnusedAllow final : public Rule {
public:
    UnusedAllow()
        : Rule{
              "syntax/unused-allow", CASTWRIGHT_TR_NOOP("A comment allows a problem that does not occur."),
              Severity::Information} {}

    /// Only known once all other rules have run: silenceAllowed() reports it.
    void check(const RuleContext& /*context*/, DiagnosticSink& /*sink*/) const override {}
};

bool isIdByte(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '/'; }

std::size_t skipBlanks(std::string_view text, std::size_t offset) {
    const std::size_t next = text.find_first_not_of(" \t,", offset);
    return next == std::string_view::npos ? text.size() : next;
}

/// The ids in a comment, as ranges of the file; nothing when it is another comment.
std::vector<ByteRange> allowedIds(std::string_view bytes, ByteRange comment) {
    constexpr std::string_view kMark = "castwright:";
    constexpr std::string_view kVerb = "allow";
    const std::string_view text = slice(bytes, comment);
    std::size_t offset = skipBlanks(text, 2);
    if (!text.substr(offset).starts_with(kMark))
        return {};
    offset = skipBlanks(text, offset + kMark.size());
    if (!text.substr(offset).starts_with(kVerb))
        return {};
    offset = skipBlanks(text, offset + kVerb.size());

    std::vector<ByteRange> ids;
    while (offset < text.size()) {
        const std::size_t begin = offset;
        while (offset < text.size() && isIdByte(text[offset]))
            ++offset;
        const std::string_view id = text.substr(begin, offset - begin);
        if (id.starts_with('/') || !id.contains('/') || id == "*/")
            break;
        ids.push_back({comment.begin + static_cast<std::uint32_t>(begin), comment.begin + static_cast<std::uint32_t>(offset)});
        offset = skipBlanks(text, offset);
    }
    return ids;
}

Allows findAllows(const CheckedFile& file) {
    Allows allows;
    for (const Trivia& piece : file.commentsRead()) {
        if (piece.kind == TriviaKind::SwallowedByte)
            continue;
        const std::vector<ByteRange> ids = allowedIds(file.bytes(), piece.range);
        const std::uint32_t line = file.lineOf(piece.range.end - 1);
        const ByteRange before{file.textLineStart(piece.range.begin), piece.range.begin};
        const bool ownLine = slice(file.bytes(), before).find_first_not_of(" \t") == std::string_view::npos;
        for (const ByteRange id : ids)
            allows.emplace(line, Allow{id, piece.range, slice(file.bytes(), id), line + 1, ids.size() == 1, ownLine});
    }
    // From the last line to the first, so that each takes over the reach of the one below it.
    for (auto allow = allows.rbegin(); allow != allows.rend(); ++allow) {
        if (const auto below = allows.find(allow->first + 1); below != allows.end() && below->second.ownLine)
            allow->second.lastLine = below->second.lastLine;
    }
    return allows;
}

bool silence(Allows& allows, std::uint32_t line, std::string_view rule) {
    bool found = false;
    // A comment reaches the line behind it, and farther only across lines that hold such comments.
    for (std::uint32_t commentLine = line; commentLine > 0; --commentLine) {
        const auto [begin, end] = allows.equal_range(commentLine);
        bool reaches = commentLine == line;
        for (auto entry = begin; entry != end; ++entry) {
            Allow& allow = entry->second;
            if (line > allow.lastLine)
                continue;
            reaches = true;
            if (allow.id == rule) {
                allow.used = true;
                found = true;
            }
        }
        if (!reaches)
            break;
    }
    return found;
}

void reportUnused(const CheckedFile& file, const Allow& allow, const RuleSettings& settings, DiagnosticSink& sink) {
    const Rule* rule = findRule(allow.id);
    if (allow.used || (rule && !settings.isOn(*rule)))
        return;
    Report report{.where = file.at(allow.idRange)};
    if (rule) {
        report.message = {
            CASTWRIGHT_TR_NOOP("Nothing here breaks the rule %1: this comment silences nothing."), {std::string{rule->id()}}};
    } else {
        std::vector<std::string_view> ids;
        for (const Rule* known : allRules())
            ids.push_back(known->id());
        const std::vector<std::string> nearest = nearestNames(allow.id, ids);
        report.message = nearest.empty()
            ? Message{CASTWRIGHT_TR_NOOP("There is no rule %1: this comment silences nothing."), {abbreviated(allow.id)}}
            : Message{
                  CASTWRIGHT_TR_NOOP("There is no rule %1: this comment silences nothing. Is it %2?"),
                  {abbreviated(allow.id), quotedList(nearest)}};
    }
    if (allow.onlyId)
        report.fixes.push_back(removeFix(file, allow.commentRange, {CASTWRIGHT_TR_NOOP("Remove the comment"), {}}));
    sink.report(unusedAllow(), std::move(report));
}

}  // namespace

const Rule& unusedAllow() {
    static const UnusedAllow rule;
    return rule;
}

std::vector<Diagnostic>
silenceAllowed(const RuleContext& context, const RuleSettings& settings, std::vector<Diagnostic> diagnostics) {
    std::map<std::uint32_t, Allows> allows;
    for (const CheckedFile& file : context.files())
        allows.emplace(file.index(), findAllows(file));
    std::erase_if(diagnostics, [&](const Diagnostic& diagnostic) {
        const CheckedFile& file = context.file(diagnostic.where.file);
        return silence(allows.at(file.index()), file.lineOf(diagnostic.where.range.begin), diagnostic.rule);
    });
    DiagnosticSink sink{context, settings};
    for (const CheckedFile& file : context.files()) {
        for (const auto& [line, allow] : allows.at(file.index()))
            reportUnused(file, allow, settings, sink);
    }
    std::ranges::move(sink.take(), std::back_inserter(diagnostics));
    return diagnostics;
}

}  // namespace castwright::validators
