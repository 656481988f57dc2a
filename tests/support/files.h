// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>

namespace castwright::tests {

/// Writes a file, with the folders above it.
void writeFile(const std::filesystem::path& path, std::string_view bytes);
[[nodiscard]] std::string readFile(const std::filesystem::path& path);

/// All files below a folder with their bytes, by relative path; folders end in `/`, links in `@`.
[[nodiscard]] std::map<std::string, std::string> snapshot(const std::filesystem::path& folder);

/// Bytes that no compressor shrinks, the same for the same seed.
[[nodiscard]] std::string noise(std::size_t size, std::uint32_t seed);
/// Text that looks like chat files, the same for the same seed.
[[nodiscard]] std::string prose(std::size_t size, std::uint32_t seed);

/// A small game folder: two styles, two characters, a chat bank, something empty, something that does not shrink.
void writeSampleTree(const std::filesystem::path& folder);

}  // namespace castwright::tests
