// SPDX-License-Identifier: GPL-3.0-or-later
#include "packer/archive/pak_index.h"

#include "packer/archive/deflater.h"
#include "packer/archive/entry_name.h"
#include "parser/text/bytes.h"

#include <algorithm>
#include <format>
#include <numeric>

namespace castwright::packer {

namespace {

/// A deflate stream cannot unfold to more than this many times its size.
constexpr std::uint64_t kDeflateMaxRatio = 1032;

constexpr std::uint16_t kZip64Extra = 0x0001;
constexpr std::uint16_t kUnicodePathExtra = 0x7075;
constexpr std::uint16_t kKnownHarmlessFlags = 0b110 | kDescriptorBit | kUtf8Bit;  // bits 1 and 2 tell the level

/// The end of the archive: where its directory is.
struct EndRecord {
    std::uint64_t entries = 0;
    std::uint64_t directoryOffset = 0;
    std::uint64_t directoryBytes = 0;
};

/// A central header with what is checked against the local one.
struct CentralHeader {
    PakEntry entry;
    std::uint16_t version = 0;  ///< of zip, needed to read the entry, times ten
    std::uint16_t flags = 0;
    std::uint32_t externalAttributes = 0;
    bool hasDescriptor = false;
    std::uint64_t endOffset = 0;  ///< behind the data and its descriptor
};

std::string inQuotes(std::string_view name) { return '"' + printable(name) + '"'; }

class Indexer {
public:
    Indexer(const ByteSource& source, const std::filesystem::path& path) : m_source{source}, m_path{path} {}

    Result<PakIndex> run() {
        m_index.archiveBytes = m_source.size();
        return readEnd()
            .and_then([this](const EndRecord& end) { return readDirectory(end); })
            .and_then([this] { return checkNames(); })
            .and_then([this] { return checkSizes(); })
            .and_then([this] { return checkLocalHeaders(); })
            .and_then([this] { return checkLayout(); })
            .transform([this] { return finish(); });
    }

private:
    [[nodiscard]] std::unexpected<PackError> refuse(std::string_view reason) const { return refused(m_path, reason); }

    [[nodiscard]] Result<std::string> bytesAt(std::uint64_t offset, std::uint64_t count) const {
        std::string bytes = uninitialised(static_cast<std::size_t>(count));
        if (auto read = m_source.read(offset, bytes); !read)
            return std::unexpected{std::move(read.error())};
        return bytes;
    }

    void problem(std::string_view entry, std::string message) {
        m_index.problems.push_back({std::string{entry}, std::move(message)});
    }

    // --- the end of the archive ---

    [[nodiscard]] Result<EndRecord> readEnd() {
        if (m_source.size() > kMaxArchiveBytes)
            return refuse("it is larger than the 4 GiB that the game can read");
        if (m_source.size() < kEndBytes)
            return refuse("it is too short for an archive");
        const auto size = findEnd();
        if (!size)
            return std::unexpected{size.error()};
        auto end = bytesAt(*size - kEndBytes, kEndBytes);
        if (!end)
            return std::unexpected{std::move(end.error())};
        if (auto checked = refuseZip64(*size); !checked)
            return std::unexpected{std::move(checked.error())};
        const std::uint16_t count = readU16(*end, 10);
        if (readU16(*end, 4) != 0 || readU16(*end, 6) != 0 || readU16(*end, 8) != count)
            return refuse("it is one part of an archive in several parts");
        const EndRecord record{count, readU32(*end, 16), readU32(*end, 12)};
        if (count > kMaxEntries || record.directoryOffset == 0xFFFF'FFFF || record.directoryBytes == 0xFFFF'FFFF)
            return refuse("it needs zip64, which the game cannot read");
        if (record.directoryOffset + record.directoryBytes != *size - kEndBytes)
            return refuse("its directory is not where its end says; it is damaged, cut off, or has foreign bytes in front");
        if (record.directoryBytes > kMaxDirectoryBytes)
            return refuse("its directory is larger than that of any pak");
        if (record.entries * kCentralHeaderBytes > record.directoryBytes)
            return refuse("its directory is too short for the number of its entries");
        return record;
    }

    /// The size of the archive without the comment at its end.
    [[nodiscard]] Result<std::uint64_t> findEnd() {
        const std::uint64_t size = m_source.size();
        const std::uint64_t tailBytes = std::min<std::uint64_t>(size, kEndBytes + 0xFFFF);
        const auto tail = bytesAt(size - tailBytes, tailBytes);
        if (!tail)
            return std::unexpected{tail.error()};
        constexpr std::string_view kSignature = "PK\x05\x06";
        bool isAnywhere = false;
        for (std::size_t found = tail->rfind(kSignature); found != std::string::npos;
             found = found == 0 ? std::string::npos : tail->rfind(kSignature, found - 1)) {
            isAnywhere = true;
            if (found + kEndBytes > tail->size() || found + kEndBytes + readU16(*tail, found + 20) != tail->size())
                continue;
            const std::size_t comment = tail->size() - found - kEndBytes;
            if (comment > 0) {
                m_index.hasComment = true;
                problem("", "It has an archive comment, which the game cannot read.");
            }
            return size - comment;
        }
        return isAnywhere ? refuse("it has foreign bytes after its end, or its end is cut off")
                          : refuse("it is no archive, or its end is cut off");
    }

    [[nodiscard]] Result<void> refuseZip64(std::uint64_t size) const {
        if (size < kEndBytes + kZip64LocatorBytes)
            return {};
        const auto locator = bytesAt(size - kEndBytes - kZip64LocatorBytes, kZip64LocatorBytes);
        if (!locator)
            return std::unexpected{locator.error()};
        if (readU32(*locator, 0) == kZip64LocatorSignature)
            return refuse("it is a zip64 archive, which the game cannot read");
        return {};
    }

    // --- the directory ---

    [[nodiscard]] Result<void> readDirectory(const EndRecord& end) {
        m_directoryOffset = end.directoryOffset;
        const auto bytes = bytesAt(end.directoryOffset, end.directoryBytes);
        if (!bytes)
            return std::unexpected{bytes.error()};
        std::string_view rest = *bytes;
        m_headers.reserve(static_cast<std::size_t>(end.entries));
        for (std::uint64_t i = 0; i < end.entries; ++i) {
            if (auto read = readCentral(rest); !read)
                return read;
        }
        if (!rest.empty())
            return refuse("its directory has bytes behind its last entry");
        return {};
    }

    [[nodiscard]] Result<void> readCentral(std::string_view& rest) {
        if (rest.size() < kCentralHeaderBytes || readU32(rest, 0) != kCentralSignature)
            return refuse("its directory is damaged or cut off");
        const std::size_t nameBytes = readU16(rest, 28);
        const std::size_t extraBytes = readU16(rest, 30);
        const std::size_t commentBytes = readU16(rest, 32);
        const std::size_t wholeBytes = kCentralHeaderBytes + nameBytes + extraBytes + commentBytes;
        if (rest.size() < wholeBytes)
            return refuse("its directory is damaged or cut off");
        CentralHeader header{
            .entry =
                {.name = std::string{rest.substr(kCentralHeaderBytes, nameBytes)},
                 .method = readU16(rest, 10),
                 .crc = readU32(rest, 16),
                 .size = readU32(rest, 24),
                 .compressedSize = readU32(rest, 20),
                 .headerOffset = readU32(rest, 42)},
            .version = readU16(rest, 6),
            .flags = readU16(rest, 8),
            .externalAttributes = readU32(rest, 38)};
        header.hasDescriptor = (header.flags & kDescriptorBit) != 0;
        if (readU16(rest, 34) != 0)
            return refuse(std::format("{} lies in another part of an archive in several parts", inQuotes(header.entry.name)));
        if (auto checked = checkKind(header); !checked)
            return checked;
        if (auto checked = checkExtra(header.entry.name, rest.substr(kCentralHeaderBytes + nameBytes, extraBytes)); !checked)
            return checked;
        if (commentBytes > 0)
            problem(
                header.entry.name,
                std::format("{} has a comment, which a pak of the game has not.", inQuotes(header.entry.name)));
        rest.remove_prefix(wholeBytes);
        m_headers.push_back(std::move(header));
        return {};
    }

    /// What kind of entry it is: a file or a folder, stored or deflated, in clear. Takes the `/` off a folder's name.
    [[nodiscard]] Result<void> checkKind(CentralHeader& header) {
        PakEntry& entry = header.entry;
        const std::string name = inQuotes(entry.name);
        constexpr std::uint16_t kStrongEncryption = 1U << 6U;
        constexpr std::uint16_t kMaskedHeaders = 1U << 13U;
        if ((header.flags & (kEncryptedBit | kStrongEncryption | kMaskedHeaders)) != 0)
            return refuse(std::format("{} is encrypted", name));
        if ((header.flags & ~kKnownHarmlessFlags) != 0)
            return refuse(std::format("{} has flags (0x{:04X}) that the game cannot read", name, header.flags));
        if (entry.method != kStored && entry.method != kDeflated)
            return refuse(std::format(
                "{} is compressed by method {}, and the game reads store (0) and deflate (8) only", name, entry.method));
        if (entry.size == 0xFFFF'FFFF || entry.compressedSize == 0xFFFF'FFFF || entry.headerOffset == 0xFFFF'FFFF)
            return refuse(std::format("{} needs zip64, which the game cannot read", name));
        entry.isFolder = entry.name.ends_with('/');
        if (auto checked = checkAttributes(header, name); !checked)
            return checked;
        if (header.hasDescriptor)
            problem(entry.name, std::format("{} has its sizes behind its data (flag 3), where the game does not look.", name));
        if ((header.flags & kUtf8Bit) != 0)
            problem(entry.name, std::format("{} says that its name is UTF-8 (flag 11), which the game does not know.", name));
        reportOddities(header, name);
        if (entry.isFolder) {
            problem(entry.name, std::format("{} is an entry for a folder, which a pak of the game has not.", name));
            entry.name.pop_back();
        }
        return {};
    }

    /// Headers that are safe to read, but that neither a pak of the game nor a usual tool writes.
    void reportOddities(const CentralHeader& header, std::string_view name) {
        constexpr std::uint16_t kNewestVersion = 20;  // deflate, folders
        constexpr std::uint16_t kLevelBits = 0b110;
        constexpr std::uint32_t kSpecialModes = 07000U << 16U;
        constexpr std::uint32_t kDosHiddenSystemLabel = 0x2U | 0x4U | 0x8U;
        constexpr std::uint32_t kDosFolder = 0x10;
        const std::uint32_t attributes = header.externalAttributes;
        if (header.version > kNewestVersion)
            problem(
                header.entry.name,
                std::format(
                    "{} says that it needs version {}.{} of zip; the game reads 2.0.", name, header.version / 10,
                    header.version % 10));
        if (header.entry.method == kStored && (header.flags & kLevelBits) != 0)
            problem(header.entry.name, std::format("{} has flags (0x{:04X}) of deflate, but is stored.", name, header.flags));
        const bool isOddFolder = (attributes & kDosFolder) != 0 && !header.entry.isFolder;
        if (isOddFolder || (attributes & (kSpecialModes | kDosHiddenSystemLabel)) != 0)
            problem(header.entry.name, std::format("{} has attributes (0x{:08X}) that no file of a pak has.", name, attributes));
    }

    [[nodiscard]] Result<void> checkAttributes(const CentralHeader& header, std::string_view name) const {
        constexpr std::uint32_t kTypeMask = 0170000;
        constexpr std::uint32_t kRegular = 0100000;
        constexpr std::uint32_t kDirectory = 0040000;
        constexpr std::uint32_t kReparsePoint = 0x400;
        const std::uint32_t type = (header.externalAttributes >> 16U) & kTypeMask;
        if (type != 0 && type != kRegular && type != kDirectory)
            return refuse(std::format("{} is a link, a device or another thing that is not a file", name));
        if ((header.externalAttributes & kReparsePoint) != 0)
            return refuse(std::format("{} is a link", name));
        if ((type == kDirectory) != header.entry.isFolder && type != 0)
            return refuse(std::format("{} is a folder by its attributes or by its name, but not by both", name));
        if (header.entry.isFolder && (header.entry.size != 0 || header.entry.compressedSize > 2))
            return refuse(std::format("{} is a folder that holds data", name));
        return {};
    }

    /// Goes through extra fields for those that would change what the header says.
    [[nodiscard]] Result<void> checkExtra(std::string_view name, std::string_view extra) {
        if (!extra.empty())
            problem(name, std::format("{} has extra fields, which a pak of the game has not.", inQuotes(name)));
        while (!extra.empty()) {
            if (extra.size() < 4 || extra.size() - 4 < readU16(extra, 2))
                return refuse(std::format("{} has an extra field that is cut off", inQuotes(name)));
            const std::uint16_t id = readU16(extra, 0);
            if (id == kZip64Extra)
                return refuse(std::format("{} needs zip64, which the game cannot read", inQuotes(name)));
            if (id == kUnicodePathExtra)
                return refuse(std::format("{} has a second name in an extra field", inQuotes(name)));
            extra.remove_prefix(4 + std::size_t{readU16(extra, 2)});
        }
        return {};
    }

    // --- names and sizes ---

    [[nodiscard]] Result<void> checkNames() const {
        NameSet names;
        for (const CentralHeader& header : m_headers) {
            if (const auto unsafe = nameProblem(header.entry.name))
                return refuse(std::format("its entry {} is not safe: {}", inQuotes(header.entry.name), *unsafe));
        }
        for (const CentralHeader& header : m_headers) {
            // A folder may be there beside what is in it, so only its own name counts.
            const auto collision = header.entry.isFolder ? names.add(header.entry.name + "/.") : names.add(header.entry.name);
            if (collision)
                return refuse(
                    std::format("its entry {} cannot be told from another: {}", inQuotes(header.entry.name), *collision));
        }
        return {};
    }

    [[nodiscard]] Result<void> checkSizes() {
        std::uint64_t compressed = 0;
        for (const CentralHeader& header : m_headers) {
            const PakEntry& entry = header.entry;
            const std::string name = inQuotes(entry.name);
            if (entry.method == kStored && entry.size != entry.compressedSize)
                return refuse(std::format("{} is stored, but has two different sizes", name));
            if (entry.method == kDeflated && entry.size > entry.compressedSize * kDeflateMaxRatio)
                return refuse(std::format(
                    "{} claims to unfold from {} bytes to {}, which cannot be", name, entry.compressedSize, entry.size));
            if (entry.size >= kRatioMattersFrom && entry.size > entry.compressedSize * kMaxRatio)
                return refuse(std::format("{} looks like a bomb: {} bytes unfold to {}", name, entry.compressedSize, entry.size));
            if (entry.method == kDeflated && entry.size == 0 && !entry.isFolder)
                problem(entry.name, std::format("{} is empty but deflated, which the game's reader does not take.", name));
            m_index.totalBytes += entry.size;
            compressed += entry.compressedSize;
        }
        if (compressed > m_source.size())
            return refuse("its entries claim more bytes than it has");
        if (m_index.totalBytes > kMaxArchiveBytes)
            return refuse(std::format("it looks like a bomb: it unfolds to {} bytes", m_index.totalBytes));
        if (m_index.totalBytes >= 4 * kRatioMattersFrom && m_index.totalBytes > m_source.size() * kMaxRatio)
            return refuse(std::format("it looks like a bomb: {} bytes unfold to {}", m_source.size(), m_index.totalBytes));
        return {};
    }

    // --- local headers ---

    [[nodiscard]] Result<void> checkLocalHeaders() {
        for (CentralHeader& header : m_headers) {
            if (auto checked = checkLocal(header); !checked)
                return checked;
        }
        return {};
    }

    [[nodiscard]] Result<void> checkLocal(CentralHeader& header) {
        PakEntry& entry = header.entry;
        const std::string name = inQuotes(entry.name);
        const std::string fullName = entry.isFolder ? entry.name + '/' : entry.name;
        const std::uint64_t nameEnd = entry.headerOffset + kLocalHeaderBytes + fullName.size();
        if (nameEnd > m_directoryOffset)
            return refuse(std::format("{} lies outside of the archive's data", name));
        const auto local = bytesAt(entry.headerOffset, kLocalHeaderBytes + fullName.size());
        if (!local)
            return std::unexpected{local.error()};
        if (readU32(*local, 0) != kLocalSignature)
            return refuse(std::format("{} does not begin where the directory says", name));
        if (readU16(*local, 26) != fullName.size() || std::string_view{*local}.substr(kLocalHeaderBytes) != fullName)
            return refuse(std::format("{} has another name in its own header", name));
        if (readU16(*local, 4) > header.version)
            problem(entry.name, std::format("{} says in its own header that it needs another version of zip.", name));
        if (readU16(*local, 6) != header.flags || readU16(*local, 8) != entry.method)
            return refuse(std::format("{} has another method or other flags in its own header", name));
        if (auto checked = checkLocalSizes(header, *local); !checked)
            return checked;
        const std::uint64_t extraBytes = readU16(*local, 28);
        entry.dataOffset = nameEnd + extraBytes;
        if (entry.dataOffset + entry.compressedSize > m_directoryOffset)
            return refuse(std::format("{} runs into the archive's directory", name));
        const auto extra = bytesAt(nameEnd, extraBytes);
        if (!extra)
            return std::unexpected{extra.error()};
        if (auto checked = checkExtra(entry.name, *extra); !checked)
            return checked;
        return checkDescriptor(header);
    }

    [[nodiscard]] Result<void> checkLocalSizes(const CentralHeader& header, std::string_view local) const {
        const PakEntry& entry = header.entry;
        const std::uint32_t crc = readU32(local, 14);
        const std::uint32_t compressedSize = readU32(local, 18);
        const std::uint32_t size = readU32(local, 22);
        if (compressedSize == 0xFFFF'FFFF || size == 0xFFFF'FFFF)
            return refuse(std::format("{} needs zip64, which the game cannot read", inQuotes(entry.name)));
        const bool absent = header.hasDescriptor && crc == 0 && compressedSize == 0 && size == 0;
        if (!absent && (crc != entry.crc || compressedSize != entry.compressedSize || size != entry.size))
            return refuse(std::format("{} has another size or CRC in its own header", inQuotes(entry.name)));
        return {};
    }

    /// Behind the data: 12 bytes, or 16 with a signature.
    [[nodiscard]] Result<void> checkDescriptor(CentralHeader& header) const {
        const PakEntry& entry = header.entry;
        header.endOffset = entry.dataOffset + entry.compressedSize;
        if (!header.hasDescriptor)
            return {};
        const std::uint64_t room = std::min<std::uint64_t>(16, m_directoryOffset - header.endOffset);
        const auto descriptor = bytesAt(header.endOffset, room);
        if (!descriptor)
            return std::unexpected{descriptor.error()};
        for (const std::size_t skipped : {std::size_t{4}, std::size_t{0}}) {
            if (descriptor->size() < skipped + 12 || (skipped == 4 && readU32(*descriptor, 0) != kDescriptorSignature))
                continue;
            if (readU32(*descriptor, skipped) == entry.crc && readU32(*descriptor, skipped + 4) == entry.compressedSize
                && readU32(*descriptor, skipped + 8) == entry.size) {
                header.endOffset += skipped + 12;
                return {};
            }
        }
        return refuse(std::format("{} has other sizes or another CRC behind its data", inQuotes(entry.name)));
    }

    // --- where the entries lie ---

    [[nodiscard]] Result<void> checkLayout() {
        std::vector<std::size_t> order(m_headers.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::sort(order, {}, [this](std::size_t i) { return m_headers[i].entry.headerOffset; });
        std::uint64_t end = 0;
        std::uint64_t unused = 0;
        for (const std::size_t i : order) {
            const CentralHeader& header = m_headers[i];
            if (header.entry.headerOffset < end)
                return refuse(std::format("{} overlaps another entry", inQuotes(header.entry.name)));
            unused += header.entry.headerOffset - end;
            end = header.endOffset;
        }
        unused += m_directoryOffset - end;
        if (unused > 0)
            return refuse(std::format("{} bytes of it belong to no entry", unused));
        return {};
    }

    /// The order is part of the contract: the game's own checksum runs over the entries as they come.
    PakIndex finish() {
        std::string before;
        for (const auto& header : m_headers) {
            std::string lower = parser::toAsciiLower(header.entry.name);
            if (lower < before) {
                problem(
                    header.entry.name,
                    std::format("{} is out of order: entries are sorted by lower-cased path.", inQuotes(header.entry.name)));
                break;
            }
            before = std::move(lower);
        }
        m_index.entries.reserve(m_headers.size());
        for (CentralHeader& header : m_headers)
            m_index.entries.push_back(std::move(header.entry));
        return std::move(m_index);
    }

    const ByteSource& m_source;
    const std::filesystem::path& m_path;
    PakIndex m_index;
    std::vector<CentralHeader> m_headers;
    std::uint64_t m_directoryOffset = 0;
};

}  // namespace

Result<PakIndex> indexArchive(const ByteSource& source, const std::filesystem::path& path) { return Indexer{source, path}.run(); }

}  // namespace castwright::packer
