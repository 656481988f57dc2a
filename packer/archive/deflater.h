// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace castwright::packer {

/// How hard to deflate; each level has bytes of its own, the same on every machine. On 40 MB of bot files and one core: Usual takes 1.9 s
/// and makes 14.0 MB, Best 6.5 s and 13.4 MB; zip -9 takes 3.6 s and makes 14.1 MB.
enum class DeflateLevel : std::uint8_t { Usual = 9, Best = 12 };

/// libdeflate works on whole buffers, so this bounds the memory for one file (bytesInFlight). Larger files are stored.
inline constexpr std::uint64_t kLargestDeflated = std::uint64_t{64} << 20U;

/// The memory that deflating or comparing a file of `size` bytes takes at most: the file, the stream, and one copy of either.
[[nodiscard]] constexpr std::uint64_t bytesInFlight(std::uint64_t size) { return size > kLargestDeflated ? 0 : 3 * size + 4096; }

/// An archive that unfolds to more than this many times its size, from this size on, looks like a bomb: our reader refuses it, and
/// so our writer does not shrink a file further.
inline constexpr std::uint64_t kMaxRatio = 200;
inline constexpr std::uint64_t kRatioMattersFrom = std::uint64_t{16} << 20U;

/// What makes the bytes: "libdeflate 1.23, level 9". The same name gives the same bytes on every machine.
[[nodiscard]] std::string compressorName(DeflateLevel level);

/// Deflates whole files. Not for several threads at once.
class Deflater {
public:
    explicit Deflater(DeflateLevel level = DeflateLevel::Usual);
    ~Deflater();
    Deflater(Deflater&&) noexcept;
    Deflater& operator=(Deflater&&) = delete;

    /// The raw deflate stream of 1 to kLargestDeflated bytes. What does not shrink becomes a stream of stored blocks, 5 bytes for each
    /// 64 KiB longer than the file.
    [[nodiscard]] std::string deflate(std::string_view bytes);

private:
    struct State;
    std::unique_ptr<State> m_state;
};

/// Inflates whole entries. Not for several threads at once.
class Inflater {
public:
    Inflater();
    ~Inflater();
    Inflater(Inflater&&) noexcept;
    Inflater& operator=(Inflater&&) = delete;

    /// True when the deflate stream is whole, ends with the last byte of `stream`, and unfolds to exactly `expected`.
    [[nodiscard]] bool inflatesTo(std::string_view stream, std::string_view expected);
    /// What the deflate stream unfolds to, when it is whole, ends with the last byte of `stream`, and has `size` bytes.
    [[nodiscard]] std::optional<std::string> inflate(std::string_view stream, std::size_t size);

private:
    struct State;
    std::unique_ptr<State> m_state;
};

}  // namespace castwright::packer
