// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packer/archive/pak_index.h"

#include <memory>
#include <optional>
#include <span>
#include <string>

namespace castwright::packer {

/// Reads the bytes of one entry piece by piece, in bounded memory. Ends with an error when they are not what the headers promise.
class EntryStream {
public:
    ~EntryStream();
    EntryStream(EntryStream&&) noexcept;
    EntryStream& operator=(EntryStream&&) = delete;

    /// Fills `into` from its beginning as far as there is something; 0 at the end, when size and CRC have been found right.
    [[nodiscard]] Result<std::size_t> read(std::span<char> into);

private:
    friend class Pak;
    struct State;
    explicit EntryStream(std::unique_ptr<State> state);

    std::unique_ptr<State> m_state;
};

/// An archive open for reading. Its structure has been judged by indexArchive(); its data is read through libzip, which must see the
/// same entries. Not for several threads at once.
class Pak {
public:
    [[nodiscard]] static Result<Pak> open(const std::filesystem::path& path);
    /// For tests: an archive in memory. `path` is for messages.
    [[nodiscard]] static Result<Pak> fromBytes(std::string bytes, const std::filesystem::path& path);

    ~Pak();
    Pak(Pak&&) noexcept;
    Pak& operator=(Pak&&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const;
    [[nodiscard]] const PakIndex& index() const;
    [[nodiscard]] std::span<const PakEntry> entries() const { return index().entries; }

    /// Must not outlive the pak.
    [[nodiscard]] Result<EntryStream> stream(const PakEntry& entry) const;
    /// All bytes of an entry; refused when they are more than `limit`.
    [[nodiscard]] Result<std::string> bytes(const PakEntry& entry, std::uint64_t limit) const;
    /// The bytes of an entry as they stand in the archive.
    [[nodiscard]] Result<std::string> compressedBytes(const PakEntry& entry) const;

private:
    struct State;
    explicit Pak(std::unique_ptr<State> state);
    [[nodiscard]] static Result<Pak> make(std::unique_ptr<ByteSource> source, const std::filesystem::path& path);

    std::unique_ptr<State> m_state;
};

}  // namespace castwright::packer
