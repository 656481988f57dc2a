// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

/// Marks a text for translation without translating it; the editor looks it up in the context "messages".
#define CASTWRIGHT_TR_NOOP(text) text

namespace castwright::parser {

/// A sentence for people with places for data: `%1`, `%2` … The sentence is what is translated; the data is never looked into, so that a
/// chat line with `%1` in it stays as it is. What the libraries say to people is of this kind.
struct Message {
    std::string_view text;               ///< English, from a literal marked with CASTWRIGHT_TR_NOOP
    std::vector<std::string> arguments;  ///< bytes of the author's file, or digits

    [[nodiscard]] std::string english() const { return fill(text); }
    /// Puts the arguments into a translation of `text`, in one pass.
    [[nodiscard]] std::string fill(std::string_view translation) const;

    bool operator==(const Message&) const = default;
};

}  // namespace castwright::parser
