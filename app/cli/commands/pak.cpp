// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/interrupt.h"
#include "app/cli/output/pack_output.h"
#include "app/workspace/folder_check.h"
#include "packer/archive/entry_name.h"
#include "packer/archive/extraction.h"
#include "packer/archive/verification.h"

#include <filesystem>
#include <format>
#include <memory>
#include <string>
#include <vector>

namespace castwright::cli {

namespace {

bool isJson(const std::shared_ptr<std::string>& format) { return *format == "json"; }

/// The value, or nothing with the failure reported.
template<typename T>
std::optional<T> orReport(packer::Result<T> result, Invocation& invocation, bool json) {
    if (result)
        return std::move(*result);
    report(result.error(), invocation, json);
    return std::nullopt;
}

std::string hex(std::uint32_t crc) { return std::format("{:08x}", crc); }

/// A folder or a pak. Files of a folder that cannot be packed are left out of what follows, and named here.
std::optional<packer::ContentSide> openSide(const std::string& path, Invocation& invocation, bool json) {
    auto side = orReport(packer::ContentSide::open(path), invocation, json);
    if (side && side->plan() != nullptr) {
        for (const packer::Refusal& refusal : side->plan()->refused)
            invocation.err << "castwright-cli: warning: " << refusal.message.english() << '\n';
    }
    return side;
}

// --- list ---

void list(const packer::Pak& pak, bool json, Invocation& invocation) {
    if (json) {
        Json entries = Json::array();
        for (const packer::PakEntry& entry : pak.entries()) {
            entries.push_back(
                {{"path", entry.name},
                 {"folder", entry.isFolder},
                 {"size", entry.size},
                 {"packedSize", entry.compressedSize},
                 {"method", entry.method == packer::kStored ? "store" : "deflate"},
                 {"crc", hex(entry.crc)}});
        }
        printJson(
            {{"pak", pak.path().string()}, {"size", pak.index().archiveBytes}, {"entries", std::move(entries)}}, invocation);
        return;
    }
    invocation.out << std::format("{:>10}  {:>10}  {:<7}  {:<8}  {}\n", "size", "packed", "method", "CRC", "path");
    for (const packer::PakEntry& entry : pak.entries()) {
        invocation.out << std::format(
            "{:>10}  {:>10}  {:<7}  {}  {}{}\n", entry.size, entry.compressedSize,
            entry.method == packer::kStored ? "store" : "deflate", hex(entry.crc), packer::printable(entry.name),
            entry.isFolder ? "/" : "");
    }
    invocation.out << std::format(
        "{:>10}  {:>10}  {} entries\n", pak.index().totalBytes, pak.index().archiveBytes, pak.entries().size());
}

void addList(CLI::App& pak, Invocation& invocation) {
    auto file = std::make_shared<std::string>();
    CLI::App* command = pak.add_subcommand("list", "Print what is in a pak.");
    command->add_option("PAK", *file, "A .pk4 file.")->required();
    auto format = addFormatOption(*command);
    command->callback([file, format, &invocation] {
        if (const auto opened = orReport(packer::Pak::open(*file), invocation, isJson(format)))
            list(*opened, isJson(format), invocation);
    });
}

// --- verify ---

/// What is found about a pak: by its bytes, and against a folder when one is given.
struct Verdict {
    std::vector<packer::PakProblem> problems;
    std::optional<packer::Comparison> difference;
    std::vector<validators::Diagnostic> stale;  ///< the bot files in the difference
};

std::optional<Verdict> examine(const std::string& file, const std::string& folder, bool json, Invocation& invocation) {
    const InterruptFlag interrupt;
    auto pak = orReport(packer::Pak::open(file), invocation, json);
    if (!pak)
        return std::nullopt;
    auto problems = orReport(packer::verify(*pak, interrupt.flag()), invocation, json);
    if (!problems)
        return std::nullopt;
    Verdict verdict{std::move(*problems), std::nullopt, {}};
    if (folder.empty())
        return verdict;
    const auto side = openSide(folder, invocation, json);
    if (!side)
        return std::nullopt;
    verdict.difference =
        orReport(packer::compare(packer::ContentSide{std::move(*pak)}, *side, interrupt.flag()), invocation, json);
    if (!verdict.difference)
        return std::nullopt;
    verdict.stale = workspace::checkStale(*verdict.difference, file, folder);
    return verdict;
}

void printVerdict(const Verdict& verdict, const std::string& file, bool json, Invocation& invocation) {
    const bool differs = verdict.difference && !verdict.difference->changes.empty();
    const bool fine = verdict.problems.empty() && !differs;
    if (json) {
        Json problems = Json::array();
        for (const packer::PakProblem& problem : verdict.problems)
            problems.push_back({{"path", problem.entry}, {"message", problem.message}});
        Json result{{"pak", file}, {"status", fine ? "fine" : "problems"}, {"problems", std::move(problems)}};
        if (verdict.difference) {
            Json stale = Json::array();
            for (const validators::Diagnostic& finding : verdict.stale)
                stale.push_back(toJson(finding));
            result["findings"] = std::move(stale);
            result["difference"] = toJson(*verdict.difference);
        }
        printJson(result, invocation);
    } else {
        for (const packer::PakProblem& problem : verdict.problems)
            invocation.out << std::format("{}: error: {}\n", file, problem.message);
        if (verdict.difference) {
            for (const validators::Diagnostic& finding : verdict.stale)
                invocation.out << toLine(finding) << '\n';
            printText(*verdict.difference, invocation);
        }
        if (fine)
            invocation.out << std::format("{}: fine{}\n", file, verdict.difference ? ", and the same as the folder" : "");
    }
    if (!fine)
        invocation.exitCode = ExitCode::ProblemsFound;
}

void addVerify(CLI::App& pak, Invocation& invocation) {
    auto file = std::make_shared<std::string>();
    auto folder = std::make_shared<std::string>();
    CLI::App* command = pak.add_subcommand(
        "verify",
        "Read all of a pak and look for what the game cannot take; with --against, also for what differs from a folder.");
    command->add_option("PAK", *file, "A .pk4 file.")->required();
    command->add_option("--against", *folder, "The folder that the pak was made from.")->type_name("FOLDER");
    auto format = addFormatOption(*command);
    command->callback([file, folder, format, &invocation] {
        if (const auto verdict = examine(*file, *folder, isJson(format), invocation))
            printVerdict(*verdict, *file, isJson(format), invocation);
    });
}

// --- diff ---

void diff(const std::string& before, const std::string& after, bool json, Invocation& invocation) {
    const InterruptFlag interrupt;
    const auto a = openSide(before, invocation, json);
    if (!a)
        return;
    const auto b = openSide(after, invocation, json);
    if (!b)
        return;
    const auto comparison = orReport(packer::compare(*a, *b, interrupt.flag()), invocation, json);
    if (!comparison)
        return;
    if (json) {
        Json result{{"before", before}, {"after", after}};
        result.update(toJson(*comparison));
        printJson(result, invocation);
    } else {
        printText(*comparison, invocation);
        invocation.out << std::format("{} changed, {} the same\n", comparison->changes.size(), comparison->same);
    }
    if (!comparison->changes.empty())
        invocation.exitCode = ExitCode::ProblemsFound;
}

void addDiff(CLI::App& pak, Invocation& invocation) {
    auto before = std::make_shared<std::string>();
    auto after = std::make_shared<std::string>();
    CLI::App* command = pak.add_subcommand(
        "diff",
        "Print what was added, removed and changed between two paks, or a folder and a pak. Ends with 1 when they differ.");
    command->add_option("BEFORE", *before, "A .pk4 file or a folder.")->required();
    command->add_option("AFTER", *after, "A .pk4 file or a folder.")->required();
    auto format = addFormatOption(*command);
    command->callback([before, after, format, &invocation] { diff(*before, *after, isJson(format), invocation); });
}

// --- extract ---

void extract(const std::string& file, const std::string& folder, bool json, Invocation& invocation) {
    const InterruptFlag interrupt;
    const auto pak = orReport(packer::Pak::open(file), invocation, json);
    if (!pak)
        return;
    const std::filesystem::path target = folder.empty() ? std::filesystem::path{file}.stem() : std::filesystem::path{folder};
    const auto extracted = orReport(packer::extract(*pak, target, {.cancel = interrupt.flag()}), invocation, json);
    if (!extracted)
        return;
    if (json)
        printJson(
            {{"pak", file}, {"folder", target.string()}, {"files", extracted->files}, {"bytes", extracted->bytes}}, invocation);
    else
        invocation.out << std::format("{}: {} files, {} bytes\n", target.string(), extracted->files, extracted->bytes);
}

void addExtract(CLI::App& pak, Invocation& invocation) {
    auto file = std::make_shared<std::string>();
    auto folder = std::make_shared<std::string>();
    CLI::App* command =
        pak.add_subcommand("extract", "Unpack a pak into a folder that is empty or not there yet: all of it or nothing.");
    command->add_option("PAK", *file, "A .pk4 file.")->required();
    command->add_option("FOLDER", *folder, "Where to (default: the pak's name without .pk4, in the current folder).");
    auto format = addFormatOption(*command);
    command->callback([file, folder, format, &invocation] { extract(*file, *folder, isJson(format), invocation); });
}

}  // namespace

void addPakCommand(CLI::App& app, Invocation& invocation) {
    CLI::App* pak =
        app.add_subcommand("pak", "Look into paks, check, compare and unpack them. Foreign ones are taken for hostile.");
    pak->require_subcommand(1);
    addList(*pak, invocation);
    addVerify(*pak, invocation);
    addDiff(*pak, invocation);
    addExtract(*pak, invocation);
    pak->footer("Examples:\n"
                "  castwright-cli pak list pak0.pk4\n"
                "  castwright-cli pak verify pak0.pk4 --against content/basepr/pak0\n"
                "  castwright-cli pak diff old/pak0.pk4 pak0.pk4\n"
                "  castwright-cli pak extract pak0.pk4 work");
}

}  // namespace castwright::cli
