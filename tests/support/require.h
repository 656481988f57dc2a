// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>

/// How fuzz targets say that something does not hold.
namespace castwright::test {

inline void require(bool holds, const std::string& what) {
    if (holds)
        return;
    std::fprintf(stderr, "%s\n", what.c_str());
    std::abort();
}

/// For checks that return what is wrong.
inline void requireNone(const std::string& problem) { require(problem.empty(), problem); }

}  // namespace castwright::test
