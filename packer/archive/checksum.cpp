// SPDX-License-Identifier: GPL-3.0-or-later
#include "packer/archive/checksum.h"

#include "packer/files/file_io.h"

#include <libdeflate.h>
#include <openssl/evp.h>

#include <array>
#include <future>
#include <new>

namespace castwright::packer {

namespace {

constexpr std::size_t kPieceBytes = std::size_t{1} << 20U;

Result<std::string> digestOf(DigestKind kind, int descriptor, std::uint64_t size, const std::filesystem::path& path) {
    Digest digest{kind};
    std::string piece;
    for (std::uint64_t offset = 0; offset < size; offset += piece.size()) {
        if (auto read = readAt(descriptor, offset, std::min<std::uint64_t>(kPieceBytes, size - offset), piece, path); !read)
            return std::unexpected{std::move(read.error())};
        digest.add(piece);
    }
    return digest.hex();
}

}  // namespace

std::uint32_t crc32(std::string_view bytes, std::uint32_t before) { return libdeflate_crc32(before, bytes.data(), bytes.size()); }

struct Digest::State {
    std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> context{EVP_MD_CTX_new(), &EVP_MD_CTX_free};
};

Digest::Digest(DigestKind kind) : m_state{std::make_unique<State>()} {
    if (!m_state->context
        || EVP_DigestInit_ex(m_state->context.get(), kind == DigestKind::Md5 ? EVP_md5() : EVP_sha256(), nullptr) != 1)
        throw std::bad_alloc{};
}

Digest::~Digest() = default;

void Digest::add(std::string_view bytes) { EVP_DigestUpdate(m_state->context.get(), bytes.data(), bytes.size()); }

std::string Digest::hex() {
    std::array<unsigned char, EVP_MAX_MD_SIZE> bytes{};
    unsigned size = 0;
    EVP_DigestFinal_ex(m_state->context.get(), bytes.data(), &size);
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    for (unsigned i = 0; i < size; ++i) {
        text += kDigits[bytes[i] >> 4U];
        text += kDigits[bytes[i] & 15U];
    }
    return text;
}

Result<FileDigests> digestsOf(int descriptor, std::uint64_t size, const std::filesystem::path& path) {
    auto md5 = std::async(std::launch::async, [&] { return digestOf(DigestKind::Md5, descriptor, size, path); });
    auto sha256 = digestOf(DigestKind::Sha256, descriptor, size, path);
    auto other = md5.get();
    if (!sha256)
        return std::unexpected{std::move(sha256.error())};
    if (!other)
        return std::unexpected{std::move(other.error())};
    return FileDigests{std::move(*other), std::move(*sha256)};
}

Result<std::string> sha256Of(int descriptor, std::uint64_t size, const std::filesystem::path& path) {
    return digestOf(DigestKind::Sha256, descriptor, size, path);
}

}  // namespace castwright::packer
