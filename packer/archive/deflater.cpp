// SPDX-License-Identifier: GPL-3.0-or-later
#include "packer/archive/deflater.h"

#include "packer/files/file_io.h"

#include <libdeflate.h>

#include <cassert>
#include <format>
#include <new>
#include <utility>

namespace castwright::packer {

namespace {

using Compressor = std::unique_ptr<libdeflate_compressor, decltype(&libdeflate_free_compressor)>;

Compressor makeCompressor(int level) {
    Compressor compressor{libdeflate_alloc_compressor(level), &libdeflate_free_compressor};
    if (!compressor)
        throw std::bad_alloc{};
    return compressor;
}

/// Empty when the stream would not fit into `room` bytes.
std::string compress(Compressor& compressor, std::string_view bytes, std::size_t room) {
    std::string stream = uninitialised(room);
    stream.resize(libdeflate_deflate_compress(compressor.get(), bytes.data(), bytes.size(), stream.data(), room));
    stream.shrink_to_fit();
    return stream;
}

}  // namespace

std::string compressorName(DeflateLevel level) {
    return std::format("libdeflate {}, level {}", LIBDEFLATE_VERSION_STRING, std::to_underlying(level));
}

struct Deflater::State {
    explicit State(DeflateLevel level) : best{makeCompressor(std::to_underlying(level))} {}

    Compressor quick = makeCompressor(1);
    Compressor best;
    Compressor stored = makeCompressor(0);
};

Deflater::Deflater(DeflateLevel level) : m_state{std::make_unique<State>(level)} {}
Deflater::~Deflater() = default;
Deflater::Deflater(Deflater&&) noexcept = default;

std::string Deflater::deflate(std::string_view bytes) {
    assert(bytes.size() <= kLargestDeflated);
    // The best levels take long to find out that noise does not shrink; level 1 knows at once.
    const bool shrinks = !compress(m_state->quick, bytes, bytes.size()).empty();
    std::string stream = shrinks ? compress(m_state->best, bytes, bytes.size()) : std::string{};
    const bool looksLikeABomb = bytes.size() >= kRatioMattersFrom && stream.size() * kMaxRatio < bytes.size();
    if (stream.empty() || looksLikeABomb)
        stream = compress(m_state->stored, bytes, libdeflate_deflate_compress_bound(m_state->stored.get(), bytes.size()));
    return stream;
}

struct Inflater::State {
    std::unique_ptr<libdeflate_decompressor, decltype(&libdeflate_free_decompressor)> decompressor{
        libdeflate_alloc_decompressor(), &libdeflate_free_decompressor};
};

Inflater::Inflater() : m_state{std::make_unique<State>()} {
    if (!m_state->decompressor)
        throw std::bad_alloc{};
}
Inflater::~Inflater() = default;
Inflater::Inflater(Inflater&&) noexcept = default;

bool Inflater::inflatesTo(std::string_view stream, std::string_view expected) {
    return inflate(stream, expected.size()) == expected;
}

std::optional<std::string> Inflater::inflate(std::string_view stream, std::size_t size) {
    std::string bytes = uninitialised(size);
    std::size_t streamBytes = 0;
    const libdeflate_result result = libdeflate_deflate_decompress_ex(
        m_state->decompressor.get(), stream.data(), stream.size(), bytes.data(), bytes.size(), &streamBytes, nullptr);
    if (result != LIBDEFLATE_SUCCESS || streamBytes != stream.size())
        return std::nullopt;
    return bytes;
}

}  // namespace castwright::packer
