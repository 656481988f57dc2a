// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/checking/allow.h"

#include "parser/text/bytes.h"
#include "validators/checking/diagnostic_sink.h"
#include "validators/rules.h"
#include "validators/wording/display_text.h"
#include "validators/wording/fixes.h"
#include "validators/wording/nearest.h"

#include <algorithm>
#include <map>
#include <optional>
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

class MalformedAllow final : public Rule {
public:
    MalformedAllow()
        : Rule{
              "syntax/malformed-allow",
              CASTWRIGHT_TR_NOOP("A comment for Castwright is not written as one, and silences nothing."), Severity::Warning} {}

    void check(const RuleContext& context, DiagnosticSink& sink) const override;
};

/// Ids have small letters only; a capital or high letter is taken in as well, so that a slip is an unknown id and not another one.
bool isIdByte(char c) { return isLetter(c) || isDigit(c) || c == '-' || c == '_' || c == '/'; }

std::size_t skipBlanks(std::string_view text, std::size_t offset) {
    const std::size_t next = text.find_first_not_of(" \t,", offset);
    return next == std::string_view::npos ? text.size() : next;
}

/// A comment that is meant for this program.
struct AllowComment {
    std::vector<ByteRange> ids;      ///< as ranges of the file
    std::optional<ByteRange> wrong;  ///< the word that keeps it from being understood
};

constexpr std::string_view kMark = "castwright";
constexpr std::string_view kVerb = "allow";

/// The word at `offset`, up to a blank, comma or the end of the comment.
std::size_t wordEnd(std::string_view text, std::size_t offset) {
    return std::min({text.find_first_of(" \t,\r\n", offset), text.find("*/", offset), text.size()});
}

/// Nothing when it is another comment: one that does not begin with `castwright:`, in any case, or `castwright allow`.
std::optional<AllowComment> readAllowComment(std::string_view bytes, ByteRange comment) {
    const std::string_view text = slice(bytes, comment);
    const std::size_t mark = skipBlanks(text, 2);
    if (!equalIgnoringCase(text.substr(mark, kMark.size()), kMark))
        return std::nullopt;
    const auto rangeOf = [&](std::size_t begin, std::size_t end) {
        return ByteRange{comment.begin + static_cast<std::uint32_t>(begin), comment.begin + static_cast<std::uint32_t>(end)};
    };
    const bool exact = text.substr(mark).starts_with("castwright:");
    const std::size_t colon = skipBlanks(text, mark + kMark.size());
    const bool hasColon = colon < text.size() && text[colon] == ':';
    const std::size_t verb = skipBlanks(text, hasColon ? colon + 1 : colon);
    const std::size_t verbEnd = wordEnd(text, verb);
    const bool saysAllow = text.substr(verb, verbEnd - verb) == kVerb;
    if (!hasColon && !saysAllow)
        return std::nullopt;
    if (!exact || !saysAllow)
        return AllowComment{{}, exact ? rangeOf(verb, verbEnd) : rangeOf(mark, verb == verbEnd ? colon : verbEnd)};

    AllowComment result;
    std::size_t offset = skipBlanks(text, verbEnd);
    while (offset < text.size()) {
        const std::size_t begin = offset;
        while (offset < text.size() && isIdByte(text[offset]) && !text.substr(begin).starts_with('/'))
            ++offset;
        const std::string_view id = text.substr(begin, offset - begin);
        if (!id.contains('/'))
            break;
        result.ids.push_back(rangeOf(begin, offset));
        offset = skipBlanks(text, offset);
    }
    if (result.ids.empty())
        result.wrong = rangeOf(verb, verbEnd);
    return result;
}

void MalformedAllow::check(const RuleContext& context, DiagnosticSink& sink) const {
    for (const CheckedFile& file : context.files()) {
        for (const Trivia& piece : file.commentsRead()) {
            if (piece.kind == TriviaKind::SwallowedByte)
                continue;
            const auto comment = readAllowComment(file.bytes(), piece.range);
            if (!comment || !comment->wrong)
                continue;
            const std::string_view word = slice(file.bytes(), *comment->wrong);
            Report report{.where = file.at(*comment->wrong)};
            report.message = {
                CASTWRIGHT_TR_NOOP(
                    "\"%1\" is not understood here, and the comment silences nothing: it must begin with \"castwright: "
                    "allow\", with rules such as load/unknown-key after it."),
                {abbreviated(word)}};
            if (word.starts_with(kVerb) && word.size() > kVerb.size() && findRule(word.substr(kVerb.size())))
                report.fixes.push_back(insertFix(
                    file, comment->wrong->begin + static_cast<std::uint32_t>(kVerb.size()), " ",
                    {CASTWRIGHT_TR_NOOP("Put a blank after \"allow\""), {}}));
            sink.report(*this, std::move(report));
        }
    }
}

Allows findAllows(const CheckedFile& file) {
    Allows allows;
    for (const Trivia& piece : file.commentsRead()) {
        if (piece.kind == TriviaKind::SwallowedByte)
            continue;
        const auto comment = readAllowComment(file.bytes(), piece.range);
        if (!comment)
            continue;
        const std::vector<ByteRange>& ids = comment->ids;
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

const Rule& malformedAllow() {
    static const MalformedAllow rule;
    return rule;
}

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
