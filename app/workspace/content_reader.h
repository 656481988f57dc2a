// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/content.h"

#include <cstdint>
#include <expected>
#include <filesystem>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace castwright::workspace {

/// Decides which files the game reads, for every program and panel: the folder's own files, and beneath them those of the paks beside
/// `botfiles`, the later pak on top of the earlier (see packer::layersOf()); of the files with one name in any case only the topmost. The
/// texts of open documents count instead of what is on disk.
///
/// Reads again and again at the cost of what has changed: a text whose bytes are the same as before is the same object. One that
/// could not be read is tried again each time.
class ContentReader {
public:
    /// Reads the disk; never fails as a whole. A reading that was stopped gives an empty content, and the reader stays as good as before.
    [[nodiscard]] Content read(const Source& source, const std::stop_token& stop = {});

private:
    friend class ContentReading;

    /// What tells cheaply that a file may have changed.
    struct Stamp {
        std::uintmax_t size = 0;
        std::filesystem::file_time_type modified;
        bool settled = false;  ///< old enough when read that a later change must show in its time

        bool operator==(const Stamp&) const = default;
    };
    struct KnownText {
        Stamp stamp;  ///< of no meaning for an open document
        std::shared_ptr<const std::string> openBytes;
        std::shared_ptr<const parser::SourceText> text;
    };
    struct KnownPak {
        Stamp stamp;
        std::vector<parser::LoadInput> files;
        std::string error;  ///< why it cannot be read, as a sentence; empty when it can
    };

    std::map<std::filesystem::path, KnownText> m_texts;  ///< by the path without links
    std::map<std::filesystem::path, std::shared_ptr<const KnownPak>> m_paks;
};

/// The same for one look.
[[nodiscard]] Content readContent(const Source& source);

}  // namespace castwright::workspace
