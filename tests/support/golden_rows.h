// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/golden.h"

#include <QTest>

#include <string>

/// Rows of Qt Test for golden sets.
namespace castwright::test {

/// In a `_data` function: a row for each golden set, with its folder in the column "folder", empty when the set is absent.
inline void addGoldenSetRows() {
    QTest::addColumn<std::string>("folder");
    for (const GoldenSet& set : goldenSets())
        QTest::newRow(set.name.c_str()) << (set.present ? set.folder.string() : std::string{});
}

}  // namespace castwright::test

/// At the start of a test function: takes the row's folder, or skips.
#define CASTWRIGHT_GOLDEN_FOLDER(folder) \
    QFETCH(const std::string, folder);   \
    if ((folder).empty())                \
    QSKIP(castwright::test::kNoSharedSet)
