// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packer/files/pack_error.h"

#include <cstdint>
#include <span>
#include <string>

/// The few calls of POSIX that a packer needs and the standard library has not got.
namespace castwright::packer {

/// An open file that closes itself.
class OpenFile {
public:
    OpenFile() = default;
    explicit OpenFile(int descriptor) : m_descriptor{descriptor} {}
    OpenFile(OpenFile&& other) noexcept;
    OpenFile& operator=(OpenFile&& other) noexcept;
    ~OpenFile();

    [[nodiscard]] int descriptor() const { return m_descriptor; }
    [[nodiscard]] bool isOpen() const { return m_descriptor >= 0; }

private:
    int m_descriptor = -1;
};

enum class Links : std::uint8_t { Follow, Refuse };

/// Opens a regular file; anything else is an error, and never waited for.
[[nodiscard]] Result<OpenFile> openForReading(const std::filesystem::path& path, Links links);

/// The size of an open file in bytes.
[[nodiscard]] Result<std::uint64_t> sizeOf(int descriptor, const std::filesystem::path& path);

/// Fills `into` from `offset` on; a file that ends before is an error.
[[nodiscard]] Result<void> readAt(int descriptor, std::uint64_t offset, std::span<char> into, const std::filesystem::path& path);
/// The same, replacing `into` by `count` bytes.
[[nodiscard]] Result<void>
readAt(int descriptor, std::uint64_t offset, std::uint64_t count, std::string& into, const std::filesystem::path& path);

[[nodiscard]] Result<void>
writeAt(int descriptor, std::uint64_t offset, std::string_view bytes, const std::filesystem::path& path);

/// Makes what was written to a file or a folder outlast a power cut.
[[nodiscard]] Result<void> syncFile(int descriptor, const std::filesystem::path& path);
[[nodiscard]] Result<void> syncFolder(const std::filesystem::path& folder);

/// A string of `size` bytes whose values are not set yet.
[[nodiscard]] std::string uninitialised(std::size_t size);

/// The bytes behind an archive: a file, or memory for tests.
class ByteSource {
public:
    virtual ~ByteSource() = default;
    [[nodiscard]] virtual std::uint64_t size() const = 0;
    /// Fills `into`; [offset, offset + into.size()) must lie within size().
    [[nodiscard]] virtual Result<void> read(std::uint64_t offset, std::span<char> into) const = 0;
};

class FileSource final : public ByteSource {
public:
    FileSource(OpenFile file, std::uint64_t size, std::filesystem::path path)
        : m_file{std::move(file)}, m_size{size}, m_path{std::move(path)} {}

    [[nodiscard]] std::uint64_t size() const override { return m_size; }
    [[nodiscard]] Result<void> read(std::uint64_t offset, std::span<char> into) const override;
    [[nodiscard]] int descriptor() const { return m_file.descriptor(); }

private:
    OpenFile m_file;
    std::uint64_t m_size;
    std::filesystem::path m_path;
};

class MemorySource final : public ByteSource {
public:
    explicit MemorySource(std::string bytes) : m_bytes{std::move(bytes)} {}

    [[nodiscard]] std::uint64_t size() const override { return m_bytes.size(); }
    [[nodiscard]] Result<void> read(std::uint64_t offset, std::span<char> into) const override;

private:
    std::string m_bytes;
};

}  // namespace castwright::packer
