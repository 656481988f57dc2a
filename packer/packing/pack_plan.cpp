// SPDX-License-Identifier: GPL-3.0-or-later
#include "packer/packing/pack_plan.h"

#include "packer/archive/entry_name.h"
#include "packer/archive/pak_format.h"
#include "packer/files/replacement_file.h"
#include "parser/text/bytes.h"

#include <algorithm>
#include <array>
#include <format>
#include <optional>
#include <system_error>

namespace castwright::packer {

namespace fs = std::filesystem;

namespace {

bool isOneOf(std::string_view name, std::span<const std::string_view> names) {
    return std::ranges::find(names, name) != names.end();
}

bool endsInOneOf(std::string_view name, std::span<const std::string_view> suffixes) {
    return std::ranges::any_of(suffixes, [name](std::string_view suffix) { return name.ends_with(suffix); });
}

bool isEditorBackup(std::string_view name) {
    constexpr std::array<std::string_view, 7> kSuffixes{"~", ".bak", ".orig", ".swp", ".swo", ".swx", ".rej"};
    return endsInOneOf(name, kSuffixes) || name.starts_with(".#")
        || (name.size() > 1 && name.starts_with('#') && name.ends_with('#'))
        || (name.starts_with('.') && name.contains(".castwright-"));
}

std::optional<LeftOutReason> reasonForFolder(std::string_view name) {
    if (name == "logs" || name == "screenshots")
        return LeftOutReason::GameOutput;
    if (name.starts_with(".git"))
        return LeftOutReason::VersionControl;
    return std::nullopt;
}

std::optional<LeftOutReason> reasonForFile(std::string_view name) {
    constexpr std::array<std::string_view, 4> kBuildFiles{"meson.build", "mod.json.in", "mod.json", "lore.json"};
    constexpr std::array<std::string_view, 2> kPaks{"pak0.pk4", "pak1.pk4"};
    constexpr std::array<std::string_view, 7> kPrograms{".dll", ".so", ".dylib", ".pdb", ".lib", ".exp", ".ilk"};
    if (isOneOf(name, kBuildFiles))
        return LeftOutReason::BuildFile;
    if (isOneOf(name, kPaks))
        return LeftOutReason::Pak;
    if (name == kProjectFileName)
        return LeftOutReason::ProjectFile;
    if (endsInOneOf(name, kPrograms))
        return LeftOutReason::Program;
    if (name.starts_with(".git"))
        return LeftOutReason::VersionControl;
    if (isEditorBackup(name))
        return LeftOutReason::EditorBackup;
    return std::nullopt;
}

std::optional<Refusal> refusalFor(const std::string& name, fs::file_type type) {
    const std::string shown = printable(name);
    if (type == fs::file_type::symlink)
        return Refusal{
            name,
            RefusalReason::NotAFile,
            {CASTWRIGHT_TR_NOOP("\"%1\" is a symbolic link. Only files can be in a pak."), {shown}}};
    if (type != fs::file_type::regular)
        return Refusal{
            name,
            RefusalReason::NotAFile,
            {CASTWRIGHT_TR_NOOP("\"%1\" is neither a file nor a folder. Only files can be in a pak."), {shown}}};
    const std::string lower = parser::toAsciiLower(name);
    if (lower == "addon.conf" || lower == "binary.conf")
        return Refusal{
            name,
            RefusalReason::ForbiddenFile,
            {CASTWRIGHT_TR_NOOP("\"%1\" would make the game take the pak for an add-on or for program code."), {shown}}};
    if (const auto problem = nameProblem(name))
        return Refusal{name, RefusalReason::UnsafePath, {CASTWRIGHT_TR_NOOP("\"%1\" cannot be packed: %2."), {shown, *problem}}};
    if (const auto problem = extractionProblem(name))
        return Refusal{name, RefusalReason::UnsafePath, {CASTWRIGHT_TR_NOOP("\"%1\" cannot be packed: %2."), {shown, *problem}}};
    return std::nullopt;
}

/// Walks a folder without recursion, so that no depth of folders is too much.
class Walk {
public:
    Walk(PackPlan& plan, fs::path canonicalTarget) : m_plan{plan}, m_canonicalTarget{std::move(canonicalTarget)} {}

    Result<void> run() {
        m_waiting.push_back({m_plan.source, ""});
        while (!m_waiting.empty()) {
            const Folder folder = std::move(m_waiting.back());
            m_waiting.pop_back();
            std::error_code error;
            for (fs::directory_iterator entry{folder.path, error}, end; !error && entry != end; entry.increment(error)) {
                if (auto visited = visit(*entry, folder.prefix); !visited)
                    return visited;
            }
            if (error)
                return unreadable(folder.path, error.message());
        }
        return {};
    }

private:
    struct Folder {
        fs::path path;
        std::string prefix;  ///< of the names in it, with a `/` at its end
    };

    Result<void> visit(const fs::directory_entry& entry, const std::string& prefix) {
        const std::string fileName = entry.path().filename().string();
        const std::string lower = parser::toAsciiLower(fileName);
        const std::string name = prefix + fileName;
        std::error_code error;
        const fs::file_type type = entry.symlink_status(error).type();
        if (error)
            return unreadable(entry.path(), error.message());
        if (type == fs::file_type::directory) {
            if (const auto reason = reasonForFolder(lower))
                m_plan.leftOut.push_back({name + '/', *reason});
            else
                m_waiting.push_back({entry.path(), name + '/'});
            return {};
        }
        if (const auto reason = isTarget(entry.path()) ? LeftOutReason::Pak : reasonForFile(lower)) {
            m_plan.leftOut.push_back({name, *reason});
            return {};
        }
        if (auto refusal = refusalFor(name, type)) {
            m_plan.refused.push_back(std::move(*refusal));
            return {};
        }
        const std::uint64_t size = entry.file_size(error);
        if (error)
            return unreadable(entry.path(), error.message());
        m_plan.entries.push_back({name, entry.path(), size});
        return {};
    }

    [[nodiscard]] bool isTarget(const fs::path& path) const { return !m_canonicalTarget.empty() && path == m_canonicalTarget; }

    PackPlan& m_plan;
    fs::path m_canonicalTarget;
    std::vector<Folder> m_waiting;
};

void sortLikeTheArchive(std::vector<PlannedEntry>& entries) {
    struct Keyed {
        std::string lower;
        PlannedEntry entry;
    };
    std::vector<Keyed> keyed;
    keyed.reserve(entries.size());
    for (PlannedEntry& entry : entries)
        keyed.push_back({parser::toAsciiLower(entry.name), std::move(entry)});
    std::ranges::sort(keyed, [](const Keyed& a, const Keyed& b) {
        return a.lower != b.lower ? a.lower < b.lower : a.entry.name < b.entry.name;
    });
    entries.clear();
    for (Keyed& one : keyed)
        entries.push_back(std::move(one.entry));
}

/// What can only be said about all entries together.
void refuseTheWhole(PackPlan& plan) {
    NameSet names;
    for (const PlannedEntry& entry : plan.entries) {
        if (const auto problem = names.add(entry.name))
            plan.refused.push_back(
                {entry.name,
                 RefusalReason::DuplicatePath,
                 {CASTWRIGHT_TR_NOOP("\"%1\" cannot be packed: %2."), {printable(entry.name), *problem}}});
        plan.totalBytes += entry.size;
    }
    if (plan.entries.empty() && plan.refused.empty())
        plan.refused.push_back(
            {"",
             RefusalReason::NothingToPack,
             {CASTWRIGHT_TR_NOOP("There is nothing to pack in \"%1\"."), {plan.source.string()}}});
    if (plan.entries.size() > kMaxEntries)
        plan.refused.push_back(
            {"",
             RefusalReason::TooManyFiles,
             {CASTWRIGHT_TR_NOOP("\"%1\" has %2 files. The game reads at most %3 from a pak."),
              {plan.source.string(), std::to_string(plan.entries.size()), std::to_string(kMaxEntries)}}});
}

}  // namespace

std::string_view toText(LeftOutReason reason) {
    switch (reason) {
    case LeftOutReason::GameOutput: return CASTWRIGHT_TR_NOOP("written by the game, not read by it");
    case LeftOutReason::BuildFile: return CASTWRIGHT_TR_NOOP("belongs to the build, not to the game");
    case LeftOutReason::Pak: return CASTWRIGHT_TR_NOOP("a pak does not go into a pak");
    case LeftOutReason::ProjectFile: return CASTWRIGHT_TR_NOOP("settings of Castwright");
    case LeftOutReason::Program: return CASTWRIGHT_TR_NOOP("program code does not go into a pak");
    case LeftOutReason::EditorBackup: return CASTWRIGHT_TR_NOOP("a backup or temporary file of an editor");
    case LeftOutReason::VersionControl: return CASTWRIGHT_TR_NOOP("belongs to version control");
    }
    return "";
}

Result<PackPlan> planPack(const fs::path& source, const fs::path& target) {
    std::error_code error;
    PackPlan plan;
    plan.target = target;
    plan.source = fs::canonical(source, error);
    if (error)
        return unreadable(source, error.message());
    if (!fs::is_directory(plan.source, error))
        return unreadable(source, "it is not a folder");
    fs::path canonicalTarget = fs::weakly_canonical(target, error);
    if (auto walked = Walk{plan, std::move(canonicalTarget)}.run(); !walked)
        return std::unexpected{std::move(walked.error())};
    sortLikeTheArchive(plan.entries);
    refuseTheWhole(plan);
    std::ranges::sort(plan.leftOut, {}, &LeftOut::name);
    std::ranges::stable_sort(plan.refused, {}, &Refusal::name);
    return plan;
}

}  // namespace castwright::packer
