// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packer/files/pack_error.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace castwright::packer {

/// The CRC-32 of zip; pass the CRC of the bytes before to go on.
[[nodiscard]] std::uint32_t crc32(std::string_view bytes, std::uint32_t before = 0);

enum class DigestKind : std::uint8_t { Md5, Sha256 };

/// A digest over bytes that come in pieces.
class Digest {
public:
    explicit Digest(DigestKind kind);
    ~Digest();
    Digest(const Digest&) = delete;
    Digest& operator=(const Digest&) = delete;

    void add(std::string_view bytes);
    /// The digest in lower-case hexadecimal; nothing may be added afterwards.
    [[nodiscard]] std::string hex();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

struct FileDigests {
    std::string md5;
    std::string sha256;

    bool operator==(const FileDigests&) const = default;
};

/// Both digests of an open file's first `size` bytes, each computed by a thread of its own.
[[nodiscard]] Result<FileDigests> digestsOf(int descriptor, std::uint64_t size, const std::filesystem::path& path);

/// The SHA-256 of an open file's first `size` bytes.
[[nodiscard]] Result<std::string> sha256Of(int descriptor, std::uint64_t size, const std::filesystem::path& path);

}  // namespace castwright::packer
