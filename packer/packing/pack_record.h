// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packer/archive/deflater.h"

#include <filesystem>
#include <string_view>
#include <utility>
#include <vector>

namespace castwright::packer {

/// Where programs remember their paks: in the user's cache. Empty when there is no such folder.
[[nodiscard]] std::filesystem::path defaultRecordFolder();

/// Remembers which paks this compressor wrote, by the SHA-256 of the whole pak.
///
/// An entry of the pak before may be copied without being deflated again only when deflating would give the same bytes. That cannot be
/// seen from the pak: another tool, or another version of the compressor, writes other bytes for the same file. A pak in this list holds
/// what our compressor makes; the list may be lost at any time, and then everything is deflated afresh.
class PackRecord {
public:
    /// `folder` is where the list lies, usually the user's cache; empty: nothing is remembered.
    explicit PackRecord(std::filesystem::path folder, DeflateLevel level = DeflateLevel::Usual)
        : m_folder{std::move(folder)}, m_level{level} {}

    [[nodiscard]] bool contains(std::string_view sha256) const;
    /// Failures are ignored: they cost time at the next pack, nothing else.
    void add(std::string_view sha256) const;

    /// Remembers that the pak, as it is now, was packed from the folder. Failures are ignored: the pak then counts as one from elsewhere.
    void addSource(const std::filesystem::path& pak, const std::filesystem::path& folder) const;
    /// The paks that were packed from the folder and have not been written by anything else since.
    [[nodiscard]] std::vector<std::filesystem::path> paksFrom(const std::filesystem::path& folder) const;

private:
    [[nodiscard]] std::filesystem::path file() const;
    [[nodiscard]] std::filesystem::path sourcesFile() const;

    std::filesystem::path m_folder;
    DeflateLevel m_level;
};

}  // namespace castwright::packer
