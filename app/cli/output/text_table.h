// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ostream>
#include <string>
#include <vector>

namespace castwright::cli {

/// A table of cells in UTF-8. The first row is the head.
struct TextTable {
    std::vector<std::vector<std::string>> rows;
    std::size_t textColumns = 1;  ///< this many columns from the left hold words and are set to the left; the others hold numbers

    /// Lines it up with spaces.
    void print(std::ostream& out) const;
    /// Comma-separated values as RFC 4180 has them, with LF.
    void printCsv(std::ostream& out) const;
};

}  // namespace castwright::cli
