// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/text/bytes.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace castwright::parser {

/// Finds things by name, ignoring the case of ASCII letters, in constant time. The first one of a name stays.
class NameTable {
public:
    /// False when the name is taken.
    bool insert(std::string_view name, std::size_t index) { return m_indices.emplace(toAsciiLower(name), index).second; }
    [[nodiscard]] std::optional<std::size_t> find(std::string_view name) const {
        const auto entry = m_indices.find(toAsciiLower(name));
        return entry == m_indices.end() ? std::nullopt : std::optional{entry->second};
    }

private:
    std::unordered_map<std::string, std::size_t> m_indices;
};

}  // namespace castwright::parser
