// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packer/archive/pak.h"
#include "packer/packing/pack_plan.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace castwright::packer {

/// The files of a folder as they would be packed, or of a pak: one side of a comparison.
class ContentSide {
public:
    struct File {
        std::string name;
        std::uint64_t size = 0;
        std::size_t index = 0;  ///< in the plan or in the pak

        bool operator==(const File&) const = default;
    };
    /// Fills what it is given from its beginning; 0 at the end of the file.
    using Reader = std::function<Result<std::size_t>(std::span<char>)>;

    /// A folder, or an archive when `path` is a file.
    [[nodiscard]] static Result<ContentSide> open(const std::filesystem::path& path);
    explicit ContentSide(PackPlan plan);
    explicit ContentSide(Pak pak);

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    /// Sorted by lower-cased name.
    [[nodiscard]] std::span<const File> files() const { return m_files; }
    /// The pak, or nothing for a folder.
    [[nodiscard]] const Pak* pak() const { return m_pak ? &*m_pak : nullptr; }
    /// The plan of a folder, or nothing for a pak.
    [[nodiscard]] const PackPlan* plan() const { return m_plan ? &*m_plan : nullptr; }

    [[nodiscard]] Result<Reader> read(const File& file) const;
    [[nodiscard]] Result<std::string> bytes(const File& file) const;

private:
    std::filesystem::path m_path;
    std::optional<PackPlan> m_plan;
    std::optional<Pak> m_pak;
    std::vector<File> m_files;
};

}  // namespace castwright::packer
