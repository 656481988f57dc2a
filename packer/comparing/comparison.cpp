// SPDX-License-Identifier: GPL-3.0-or-later
#include "packer/comparing/comparison.h"

#include "packer/comparing/text_diff.h"
#include "parser/loader/loader.h"
#include "parser/text/bytes.h"

#include <algorithm>

namespace castwright::packer {

namespace {

/// Larger texts than this are called changed without saying how.
constexpr std::uint64_t kLargestDiffed = std::uint64_t{1} << 20U;
constexpr std::size_t kPieceBytes = std::size_t{1} << 18U;

Result<bool>
equalBytes(const ContentSide& before, const ContentSide::File& a, const ContentSide& after, const ContentSide::File& b) {
    if (a.size != b.size)
        return false;
    auto readA = before.read(a);
    if (!readA)
        return std::unexpected{std::move(readA.error())};
    auto readB = after.read(b);
    if (!readB)
        return std::unexpected{std::move(readB.error())};
    std::string pieceA = uninitialised(kPieceBytes);
    std::string pieceB = uninitialised(kPieceBytes);
    while (true) {
        const auto countA = (*readA)(pieceA);
        if (!countA)
            return std::unexpected{countA.error()};
        const auto countB = (*readB)(pieceB);
        if (!countB)
            return std::unexpected{countB.error()};
        if (*countA != *countB || std::string_view{pieceA}.substr(0, *countA) != std::string_view{pieceB}.substr(0, *countB))
            return false;
        if (*countA == 0)
            return true;
    }
}

Result<std::string>
diffOf(const ContentSide& before, const ContentSide::File& a, const ContentSide& after, const ContentSide::File& b) {
    if (!parser::contentKindOf(a.name) || std::max(a.size, b.size) > kLargestDiffed)
        return std::string{};
    const auto textA = before.bytes(a);
    if (!textA)
        return std::unexpected{textA.error()};
    const auto textB = after.bytes(b);
    if (!textB)
        return std::unexpected{textB.error()};
    return textDiff(*textA, *textB);
}

}  // namespace

Result<Comparison> compare(const ContentSide& before, const ContentSide& after, const std::atomic<bool>* cancel) {
    Comparison result;
    auto a = before.files().begin();
    auto b = after.files().begin();
    while (a != before.files().end() || b != after.files().end()) {
        if (cancel != nullptr && cancel->load(std::memory_order_relaxed))
            return cancelled();
        const std::string nameA = a == before.files().end() ? std::string{} : parser::toAsciiLower(a->name);
        const std::string nameB = b == after.files().end() ? std::string{} : parser::toAsciiLower(b->name);
        if (b == after.files().end() || (a != before.files().end() && nameA < nameB)) {
            result.changes.push_back({ChangeKind::Removed, a->name, a->size, 0, {}});
            ++a;
            continue;
        }
        if (a == before.files().end() || nameB < nameA) {
            result.changes.push_back({ChangeKind::Added, b->name, 0, b->size, {}});
            ++b;
            continue;
        }
        const auto equal = equalBytes(before, *a, after, *b);
        if (!equal)
            return std::unexpected{equal.error()};
        if (*equal) {
            ++result.same;
        } else {
            auto diff = diffOf(before, *a, after, *b);
            if (!diff)
                return std::unexpected{std::move(diff.error())};
            result.changes.push_back({ChangeKind::Changed, b->name, a->size, b->size, std::move(*diff)});
        }
        ++a;
        ++b;
    }
    return result;
}

}  // namespace castwright::packer
