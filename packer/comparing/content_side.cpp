// SPDX-License-Identifier: GPL-3.0-or-later
#include "packer/comparing/content_side.h"

#include "parser/text/bytes.h"

#include <algorithm>
#include <system_error>

namespace castwright::packer {

namespace {

Result<ContentSide::Reader> readerOf(const PlannedEntry& entry) {
    auto opened = openForReading(entry.source, Links::Refuse);
    if (!opened)
        return std::unexpected{std::move(opened.error())};
    auto file = std::make_shared<OpenFile>(std::move(*opened));
    const auto size = sizeOf(file->descriptor(), entry.source);
    if (!size)
        return std::unexpected{size.error()};
    return [file, path = entry.source, size = *size,
            offset = std::uint64_t{0}](std::span<char> into) mutable -> Result<std::size_t> {
        const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(into.size(), size - offset));
        if (auto read = readAt(file->descriptor(), offset, into.first(count), path); !read)
            return std::unexpected{std::move(read.error())};
        offset += count;
        return count;
    };
}

Result<ContentSide::Reader> readerOf(const Pak& pak, const PakEntry& entry) {
    auto opened = pak.stream(entry);
    if (!opened)
        return std::unexpected{std::move(opened.error())};
    return [stream = std::make_shared<EntryStream>(std::move(*opened))](std::span<char> into) { return stream->read(into); };
}

}  // namespace

Result<ContentSide> ContentSide::open(const std::filesystem::path& path) {
    std::error_code error;
    if (std::filesystem::is_directory(path, error)) {
        auto plan = planPack(path, {});
        if (!plan)
            return std::unexpected{std::move(plan.error())};
        return ContentSide{std::move(*plan)};
    }
    auto pak = Pak::open(path);
    if (!pak)
        return std::unexpected{std::move(pak.error())};
    return ContentSide{std::move(*pak)};
}

ContentSide::ContentSide(PackPlan plan) : m_path{plan.source}, m_plan{std::move(plan)} {
    for (std::size_t i = 0; i < m_plan->entries.size(); ++i)
        m_files.push_back({m_plan->entries[i].name, m_plan->entries[i].size, i});
}

ContentSide::ContentSide(Pak pak) : m_path{pak.path()}, m_pak{std::move(pak)} {
    for (std::size_t i = 0; i < m_pak->entries().size(); ++i) {
        const PakEntry& entry = m_pak->entries()[i];
        if (!entry.isFolder)
            m_files.push_back({entry.name, entry.size, i});
    }
    std::ranges::sort(m_files, {}, [](const File& file) { return parser::toAsciiLower(file.name); });
}

Result<ContentSide::Reader> ContentSide::read(const File& file) const {
    return m_plan ? readerOf(m_plan->entries[file.index]) : readerOf(*m_pak, m_pak->entries()[file.index]);
}

Result<std::string> ContentSide::bytes(const File& file) const {
    auto reader = read(file);
    if (!reader)
        return std::unexpected{std::move(reader.error())};
    std::string bytes = uninitialised(static_cast<std::size_t>(file.size) + 1);
    const auto count = (*reader)(bytes);
    if (!count)
        return std::unexpected{count.error()};
    bytes.resize(*count);
    return bytes;
}

}  // namespace castwright::packer
