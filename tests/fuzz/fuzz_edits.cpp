// SPDX-License-Identifier: GPL-3.0-or-later
//
// The input is a few edits of four bytes each, a zero byte, and the text they are made on.
#include "parser/text/line_index.h"
#include "parser/text/text_format.h"
#include "tests/support/edit_model.h"
#include "tests/support/require.h"

#include <algorithm>

using namespace castwright;

namespace {

std::vector<parser::TextEdit> readEdits(std::string_view& bytes) {
    constexpr std::size_t kEditBytes = 4;
    std::vector<parser::TextEdit> edits;
    while (bytes.size() >= kEditBytes && bytes.front() != '\0') {
        const auto byte = [&bytes](std::size_t i) { return static_cast<std::uint32_t>(static_cast<unsigned char>(bytes[i])); };
        edits.push_back({{byte(1), byte(2)}, std::string(byte(0) % 4, bytes[3])});
        bytes.remove_prefix(kEditBytes);
    }
    if (!bytes.empty())
        bytes.remove_prefix(1);
    return edits;
}

void checkEdits(const std::string& text, const std::vector<parser::TextEdit>& edits) {
    const auto result = parser::applyEdits(text, edits);
    const bool inside = std::ranges::all_of(edits, [&text](const parser::TextEdit& edit) {
        return edit.range.begin <= edit.range.end && edit.range.end <= text.size();
    });
    if (!inside) {
        test::require(!result, "an edit out of range is not refused");  // as either error, when others overlap
        return;
    }
    const auto wanted = test::applyNaively(text, edits);
    test::require(result.has_value() == wanted.has_value(), "edits are refused wrongly, or not refused");
    test::require(!result || *result == *wanted, "edits give another text");
}

void checkLines(const std::string& text) {
    const parser::LineIndex index{text};
    for (std::uint32_t offset = 0; offset <= text.size(); ++offset) {
        const parser::LinePosition position = index.position(offset);
        test::require(index.lineStart(position.line) + position.column - 1 == offset, "a place does not lead back to its offset");
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string bytes(data, data + size);
    std::string_view rest = bytes;
    const std::vector<parser::TextEdit> edits = readEdits(rest);
    const std::string text{rest};
    checkEdits(text, edits);
    checkLines(text);
    (void)parser::detectTextFormat(text);
    return 0;
}
