// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/loader.h"
#include "validators/checking/diagnostic.h"

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

/// Many fixes as one change: "fix all of this rule", in one file or in the whole cast.
namespace castwright::validators {

/// The edits of one file, to be applied together and undone together.
struct FileEdits {
    std::uint32_t file = 0;               ///< index as in Fix::file
    std::vector<parser::TextEdit> edits;  ///< in the order of their ranges; none touches another

    bool operator==(const FileEdits&) const = default;
};

struct MergedFixes {
    std::vector<FileEdits> files;  ///< by index
    std::size_t applied = 0;       ///< problems whose fix is in the edits
    std::size_t leftOut =
        0;  ///< problems whose fix overlaps one that is in them, or is the same as one: the next check shows them anew

    bool operator==(const MergedFixes&) const = default;
};

/// The first fix of each of these problems, as one set of edits for each file. Fixes are taken in the order of the problems, whole or not at
/// all: one that overlaps a fix taken before it is left out, so that of two overlapping fixes that of the earlier problem wins.
[[nodiscard]] MergedFixes mergeFixes(std::span<const Diagnostic> diagnostics);

/// The same for the problems of one rule: those in `file`, or in all files without one. A fix may lead to another file than its problem.
[[nodiscard]] MergedFixes
mergeFixesOf(std::string_view rule, std::optional<std::uint32_t> file, std::span<const Diagnostic> diagnostics);

/// The inputs with the edits applied, which must be about these very texts. On an error nothing is applied.
[[nodiscard]] std::expected<std::vector<parser::LoadInput>, parser::EditError>
applyFixes(std::span<const parser::LoadInput> inputs, std::span<const FileEdits> files);

}  // namespace castwright::validators
