// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <filesystem>
#include <string>
#include <vector>

/// The golden results of the real engine: where they are, and how to compare with them.
namespace castwright::test {

/// One set of golden results.
struct GoldenSet {
    std::string name;  ///< for the names of test rows
    std::filesystem::path folder;
    bool present = true;
};

/// The copy in tests/golden and the whole set beside the checkout, which may be absent.
[[nodiscard]] std::vector<GoldenSet> goldenSets();

/// What a skipped test says of a set that is not there.
inline constexpr const char* kNoSharedSet = "../shared/oracle is not there: only the part of it in tests/golden is tested";

/// The openPREY cast that some results are about; only beside the checkout.
[[nodiscard]] std::filesystem::path sharedCast();

/// The folders in `folder`, sorted. Empty when it is not there.
[[nodiscard]] std::vector<std::filesystem::path> foldersIn(const std::filesystem::path& folder);

/// The bytes of a file; the test fails loudly when it cannot be read.
[[nodiscard]] std::string readBytes(const std::filesystem::path& path);

/// The documents of a file with one JSON document a line.
[[nodiscard]] std::vector<nlohmann::json> readJsonLines(const std::filesystem::path& path);

/// Where two documents differ, a line for each of the first few places: `/characters/0/name: wanted "a", got "b"`. Empty when they
/// are the same; the order of keys does not matter.
[[nodiscard]] std::string differences(const nlohmann::json& wanted, const nlohmann::json& got);

}  // namespace castwright::test
