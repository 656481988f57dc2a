// SPDX-License-Identifier: GPL-3.0-or-later
#include "packer/packing/pack.h"

#include "app/cli/command.h"
#include "app/cli/interrupt.h"
#include "app/cli/options/profile_option.h"
#include "app/cli/output/pack_output.h"
#include "app/cli/output/progress_line.h"
#include "app/workspace/pack_review.h"
#include "packer/archive/entry_name.h"
#include "packer/archive/pak_header.h"
#include "packer/files/replacement_file.h"
#include "packer/packing/output_check.h"
#include "packer/packing/pack_record.h"
#include "validators/folder/folder_rules.h"
#include "validators/wording/display_text.h"

#include <algorithm>
#include <filesystem>
#include <format>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

namespace castwright::cli {

namespace {

namespace fs = std::filesystem;

struct PackArguments {
    std::string source = ".";
    std::string target = "pak0.pk4";
    std::string header;
    bool force = false;
    bool best = false;
    bool dryRun = false;
    std::shared_ptr<std::string> format;
    std::shared_ptr<std::string> profile;
};

/// One run of `pack`: the checks, the pack, the report.
class PackRun {
public:
    PackRun(const PackArguments& arguments, Invocation& invocation) : m_arguments{arguments}, m_invocation{invocation} {}

    void run() {
        if (!m_arguments.header.empty() && sameFile(m_arguments.header, m_arguments.target)) {
            m_invocation.fail(std::format("The header and the pak cannot both be \"{}\".", m_arguments.target));
            return;
        }
        const auto profile = findProfile(*m_arguments.profile);
        if (!profile) {
            m_invocation.fail(profile.error());
            return;
        }
        if (!outputsMayBeWritten())
            return;
        auto review = workspace::reviewPack(m_arguments.source, m_arguments.target, *profile);
        if (!review) {
            report(review.error(), m_invocation, isJson());
            return;
        }
        m_review = std::move(*review);
        if (mayBePacked()) {
            if (m_arguments.dryRun)
                printDryRun();
            else
                pack(*profile);
        }
    }

private:
    static bool sameFile(const fs::path& a, const fs::path& b) {
        std::error_code error;
        return fs::weakly_canonical(a, error) == fs::weakly_canonical(b, error);
    }

    [[nodiscard]] bool isJson() const { return *m_arguments.format == "json"; }

    /// Says which output would overwrite what is not an older one.
    bool outputsMayBeWritten() {
        auto checked = packer::checkOutput(m_arguments.target, packer::OutputKind::Pak, m_arguments.source);
        if (checked && !m_arguments.header.empty())
            checked = packer::checkOutput(m_arguments.header, packer::OutputKind::Header, m_arguments.source);
        if (!checked)
            report(checked.error(), m_invocation, isJson());
        return checked.has_value();
    }

    /// Says what stops the pack.
    bool mayBePacked() {
        const std::size_t errors = m_review.errorCount();
        const bool stops = m_review.stops(m_arguments.force);
        printProblems();
        if (stops) {
            m_invocation.err << std::format(
                "castwright-cli: Nothing was packed: {} in \"{}\".{}\n", counted(errors, "error"), m_review.plan.source.string(),
                m_review.isRefused() ? "" : " With --force it is packed all the same.");
            m_invocation.exitCode = ExitCode::ProblemsFound;
            if (isJson())
                printJson(withProblems({{"status", "refused"}, {"target", m_arguments.target}}), m_invocation);
        } else if (errors > 0) {
            m_invocation.err << std::format("castwright-cli: warning: Packing with {}, as asked.\n", counted(errors, "error"));
        }
        return !stops;
    }

    static std::string counted(std::size_t count, std::string_view what) {
        return std::format("{} {}{}", count, what, count == 1 ? "" : "s");
    }

    void printProblems() {
        for (const validators::Diagnostic& diagnostic : m_review.diagnostics) {
            if (!diagnostic.subject)
                m_invocation.err << packer::printable(nameOf(diagnostic)) << ':' << placeOf(diagnostic).line << ':'
                                 << placeOf(diagnostic).column << ": " << toLine(diagnostic) << '\n';
            else if (diagnostic.rule != validators::folder::excludedFile().id())  // the result lists what is left out
                m_invocation.err << toLine(diagnostic) << '\n';
        }
        if (m_review.isRefused() && m_review.errorCount() == 0)  // the rule is off, and yet it cannot be packed
            m_invocation.err << "castwright-cli: " << m_review.plan.refused.front().message.english() << '\n';
    }

    [[nodiscard]] const std::string& nameOf(const validators::Diagnostic& diagnostic) const {
        return m_review.files[diagnostic.where.file].name;
    }

    [[nodiscard]] parser::LinePosition placeOf(const validators::Diagnostic& diagnostic) const {
        return m_review.files[diagnostic.where.file].lines->position(diagnostic.where.range.begin);
    }

    [[nodiscard]] Json withProblems(Json json) const {
        Json leftOut = Json::array();
        for (const packer::LeftOut& left : m_review.plan.leftOut)
            leftOut.push_back({{"path", left.name}, {"reason", packer::toText(left.reason)}});
        Json findings = Json::array();
        Json content = Json::array();
        for (const validators::Diagnostic& diagnostic : m_review.diagnostics) {
            if (diagnostic.subject) {
                findings.push_back(toJson(diagnostic));
                continue;
            }
            content.push_back(
                {{"path", nameOf(diagnostic)},
                 {"line", placeOf(diagnostic).line},
                 {"column", placeOf(diagnostic).column},
                 {"rule", diagnostic.rule},
                 {"message", validators::displayText(diagnostic.message.english())}});
        }
        json["leftOut"] = std::move(leftOut);
        json["findings"] = std::move(findings);
        json["contentErrors"] = std::move(content);
        json["forced"] = m_arguments.force && m_review.errorCount() > 0;
        return json;
    }

    void printLeftOut() {
        for (const packer::LeftOut& left : m_review.plan.leftOut)
            m_invocation.out << std::format("left out {} ({})\n", packer::printable(left.name), packer::toText(left.reason));
    }

    // --- dry run ---

    /// What differs from the pak that is there; nothing when there is none.
    std::optional<packer::Result<packer::Comparison>> compareWithTarget() const {
        std::error_code error;
        if (!fs::exists(m_arguments.target, error))
            return std::nullopt;
        auto before = packer::ContentSide::open(m_arguments.target);
        if (!before)
            return std::unexpected{std::move(before.error())};
        return packer::compare(*before, packer::ContentSide{m_review.plan});
    }

    void printDryRun() {
        const auto difference = compareWithTarget();
        if (difference && !*difference)
            m_invocation.err << "castwright-cli: note: " << difference->error().message << '\n';
        const packer::Comparison* changes = difference && *difference ? &**difference : nullptr;
        if (isJson()) {
            Json entries = Json::array();
            for (const packer::PlannedEntry& entry : m_review.plan.entries)
                entries.push_back({{"path", entry.name}, {"size", entry.size}});
            Json json = withProblems(
                {{"status", "planned"},
                 {"target", m_arguments.target},
                 {"files", m_review.plan.entries.size()},
                 {"sourceBytes", m_review.plan.totalBytes},
                 {"entries", std::move(entries)}});
            if (changes != nullptr)
                json["difference"] = toJson(*changes);
            printJson(json, m_invocation);
            return;
        }
        for (const packer::PlannedEntry& entry : m_review.plan.entries)
            m_invocation.out << std::format("goes in  {} ({} bytes)\n", entry.name, entry.size);
        printLeftOut();
        if (changes != nullptr)
            printText(*changes, m_invocation);
        m_invocation.out << std::format(
            "{}: {}, {} bytes, would be packed; nothing was written.\n", m_arguments.target,
            counted(m_review.plan.entries.size(), "file"), m_review.plan.totalBytes);
    }

    // --- packing ---

    void pack(const parser::Profile& profile) {
        const InterruptFlag interrupt;
        packer::PackOptions options;
        options.recordFolder = packer::defaultRecordFolder();
        options.cancel = interrupt.flag();
        options.level = m_arguments.best ? packer::DeflateLevel::Best : packer::DeflateLevel::Usual;
        const auto packed = packWithProgress(options);
        if (!packed) {
            report(packed.error(), m_invocation, isJson());
            return;
        }
        if (!m_arguments.header.empty()) {
            if (auto written = packer::replaceFile(m_arguments.header, packer::pakHeader(*packed, prefixOf(profile))); !written) {
                report(written.error(), m_invocation, isJson());
                return;
            }
        }
        printReport(*packed);
    }

    /// The line of the progress is gone before anything else is printed.
    packer::Result<packer::PackReport> packWithProgress(packer::PackOptions& options) {
        ProgressLine line{m_invocation.err, m_invocation.errIsTerminal};
        options.progress = [&line](const packer::PackProgress& progress) { line.show(progressText(progress)); };
        return packer::pack(m_review.plan, options);
    }

    static std::string progressText(const packer::PackProgress& progress) {
        switch (progress.stage) {
        case packer::PackStage::Writing: return std::format("Packing file {} of {}", progress.doneEntries, progress.entries);
        case packer::PackStage::Comparing:
            return std::format("Reading back file {} of {}", progress.doneEntries, progress.entries);
        case packer::PackStage::Finishing: return "Finishing";
        }
        return {};
    }

    /// OPENPREY for the profile "openprey".
    static std::string prefixOf(const parser::Profile& profile) {
        std::string prefix;
        for (const char c : profile.id)
            prefix += c >= 'a' && c <= 'z'                         ? static_cast<char>(c - 'a' + 'A')
                : (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') ? c
                                                                   : '_';
        return prefix;
    }

    void printReport(const packer::PackReport& packed) {
        if (isJson()) {
            printJson(
                withProblems(
                    {{"status", packed.changed ? "written" : "unchanged"},
                     {"target", m_arguments.target},
                     {"files", packed.files},
                     {"sourceBytes", packed.sourceBytes},
                     {"size", packed.size},
                     {"md5", packed.md5},
                     {"sha256", packed.sha256},
                     {"reused", packed.reused},
                     {"compressor", packed.compressor}}),
                m_invocation);
            return;
        }
        printLeftOut();
        m_invocation.out << std::format(
            "{}: {}, {} bytes from {}{}\nMD5      {}\nSHA-256  {}\n", m_arguments.target, counted(packed.files, "file"),
            packed.size, packed.sourceBytes, packed.changed ? "" : "; it was the same already and stays as it is", packed.md5,
            packed.sha256);
    }

    const PackArguments& m_arguments;
    Invocation& m_invocation;
    workspace::PackReview m_review;
};

}  // namespace

void addPackCommand(CLI::App& app, Invocation& invocation) {
    auto arguments = std::make_shared<PackArguments>();
    CLI::App* pack = app.add_subcommand("pack", "Make a pak: the same bytes from the same files, on every machine.");
    pack->add_option("SRC", arguments->source, "The folder whose files go into the pak (default: the current one).");
    pack->add_option("-o,--output", arguments->target, "The pak to write (default: pak0.pk4 in the current folder).")
        ->type_name("FILE");
    pack->add_option("--header", arguments->header, "Also write a C header with the pak's MD5, size and number of files.")
        ->type_name("FILE");
    pack->add_flag("--force", arguments->force, "Pack content that has errors.");
    pack->add_flag("--best", arguments->best, "Compress as well as possible, which takes about three times as long.");
    pack->add_flag("--dry-run", arguments->dryRun, "Say what would be packed, and write nothing.");
    arguments->format = addFormatOption(*pack);
    arguments->profile = addProfileOption(*pack);
    pack->footer("Examples:\n"
                 "  castwright-cli pack content/basepr/pak0 -o pak0.pk4\n"
                 "  castwright-cli pack mod -o pak1.pk4 --dry-run\n"
                 "  castwright-cli pack mod --header pak0_checksum.h --profile openq4");
    pack->callback([arguments, &invocation] { PackRun{*arguments, invocation}.run(); });
}

}  // namespace castwright::cli
