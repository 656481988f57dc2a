// SPDX-License-Identifier: GPL-3.0-or-later
#include "packer/archive/pak.h"

#include "packer/archive/deflater.h"
#include "packer/archive/entry_name.h"

#include <zip.h>

#include <algorithm>
#include <cerrno>
#include <format>

namespace castwright::packer {

namespace {

using Archive = std::unique_ptr<zip_t, decltype(&zip_discard)>;
using File = std::unique_ptr<zip_file_t, decltype(&zip_fclose)>;

/// What libzip reads an archive from: always the file that was judged, never its name again.
class ArchiveInput {
public:
    explicit ArchiveInput(const ByteSource& source) : m_source{source} { zip_error_init(&m_error); }
    ArchiveInput(const ArchiveInput&) = delete;
    ArchiveInput& operator=(const ArchiveInput&) = delete;
    ~ArchiveInput() { zip_error_fini(&m_error); }

    static zip_int64_t callback(void* state, void* data, zip_uint64_t size, zip_source_cmd_t command) {
        return static_cast<ArchiveInput*>(state)->answer(data, size, command);
    }

private:
    zip_int64_t answer(void* data, zip_uint64_t size, zip_source_cmd_t command) {
        switch (command) {
        case ZIP_SOURCE_OPEN: m_offset = 0; return 0;
        case ZIP_SOURCE_READ: return read(static_cast<char*>(data), size);
        case ZIP_SOURCE_SEEK: return seek(data, size);
        case ZIP_SOURCE_TELL: return static_cast<zip_int64_t>(m_offset);
        case ZIP_SOURCE_STAT:
            zip_stat_init(static_cast<zip_stat_t*>(data));
            static_cast<zip_stat_t*>(data)->valid = ZIP_STAT_SIZE;
            static_cast<zip_stat_t*>(data)->size = m_source.size();
            return sizeof(zip_stat_t);
        case ZIP_SOURCE_CLOSE:
        case ZIP_SOURCE_FREE: return 0;
        case ZIP_SOURCE_ERROR: return zip_error_to_data(&m_error, data, size);
        case ZIP_SOURCE_SUPPORTS: return ZIP_SOURCE_SUPPORTS_SEEKABLE;
        default: zip_error_set(&m_error, ZIP_ER_OPNOTSUPP, 0); return -1;
        }
    }

    zip_int64_t read(char* into, std::uint64_t room) {
        const auto count = static_cast<std::size_t>(std::min(room, m_source.size() - m_offset));
        if (!m_source.read(m_offset, std::span{into, count})) {
            zip_error_set(&m_error, ZIP_ER_READ, EIO);
            return -1;
        }
        m_offset += count;
        return static_cast<zip_int64_t>(count);
    }

    zip_int64_t seek(void* data, zip_uint64_t size) {
        const zip_int64_t position = zip_source_seek_compute_offset(m_offset, m_source.size(), data, size, &m_error);
        if (position < 0)
            return -1;
        m_offset = static_cast<std::uint64_t>(position);
        return 0;
    }

    const ByteSource& m_source;
    std::uint64_t m_offset = 0;  ///< up to size()
    zip_error_t m_error{};
};

}  // namespace

struct Pak::State {
    State(std::unique_ptr<ByteSource> bytes, std::filesystem::path name)
        : source{std::move(bytes)}, path{std::move(name)}, input{*source} {}

    std::unique_ptr<ByteSource> source;
    std::filesystem::path path;
    ArchiveInput input;
    PakIndex index;
    Archive archive{nullptr, &zip_discard};
};

namespace {

/// libzip reads the archive by itself; what it sees must be what was judged.
bool seesTheSame(zip_t* archive, const PakIndex& index) {
    if (zip_get_num_entries(archive, 0) != static_cast<zip_int64_t>(index.entries.size()))
        return false;
    for (std::size_t i = 0; i < index.entries.size(); ++i) {
        const PakEntry& entry = index.entries[i];
        zip_stat_t status;
        if (zip_stat_index(archive, i, ZIP_FL_ENC_RAW, &status) != 0)
            return false;
        const std::string name = entry.isFolder ? entry.name + '/' : entry.name;
        if (status.name != name || status.size != entry.size || status.comp_size != entry.compressedSize
            || status.crc != entry.crc || status.comp_method != entry.method)
            return false;
    }
    return true;
}

}  // namespace

Pak::Pak(std::unique_ptr<State> state) : m_state{std::move(state)} {}
Pak::~Pak() = default;
Pak::Pak(Pak&&) noexcept = default;

Result<Pak> Pak::open(const std::filesystem::path& path) {
    auto file = openForReading(path, Links::Follow);
    if (!file)
        return std::unexpected{std::move(file.error())};
    const auto size = sizeOf(file->descriptor(), path);
    if (!size)
        return std::unexpected{size.error()};
    return make(std::make_unique<FileSource>(std::move(*file), *size, path), path);
}

Result<Pak> Pak::fromBytes(std::string bytes, const std::filesystem::path& path) {
    return make(std::make_unique<MemorySource>(std::move(bytes)), path);
}

Result<Pak> Pak::make(std::unique_ptr<ByteSource> source, const std::filesystem::path& path) {
    auto state = std::make_unique<State>(std::move(source), path);
    auto index = indexArchive(*state->source, path);
    if (!index)
        return std::unexpected{std::move(index.error())};
    state->index = std::move(*index);
    // libzip has no archives without entries.
    if (state->index.entries.empty())
        return Pak{std::move(state)};

    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* input = zip_source_function_create(&ArchiveInput::callback, &state->input, &error);
    if (input != nullptr)
        state->archive.reset(zip_open_from_source(input, ZIP_RDONLY, &error));
    const std::string reason = state->archive ? std::string{} : zip_error_strerror(&error);
    zip_error_fini(&error);
    if (!state->archive) {
        zip_source_free(input);
        return refused(path, std::format("it is damaged ({})", reason));
    }
    if (!seesTheSame(state->archive.get(), state->index))
        return refused(path, "its structure can be read in two ways");
    return Pak{std::move(state)};
}

const std::filesystem::path& Pak::path() const { return m_state->path; }

const PakIndex& Pak::index() const { return m_state->index; }

struct EntryStream::State {
    const PakEntry& entry;
    const std::filesystem::path& path;
    const ByteSource& source;
    File file;
    std::uint64_t read = 0;

    /// libzip does not mind when a deflate stream ends before its size says so; two readers could then disagree.
    [[nodiscard]] Result<void> checkEnd() const {
        if (entry.method != kDeflated || entry.size > kLargestDeflated)
            return {};
        std::string stream = uninitialised(static_cast<std::size_t>(entry.compressedSize));
        if (auto got = source.read(entry.dataOffset, stream); !got)
            return got;
        if (!Inflater{}.inflate(stream, static_cast<std::size_t>(entry.size)))
            return refused(
                path, std::format("the deflate stream of \"{}\" does not end where its size says", printable(entry.name)));
        return {};
    }
};

EntryStream::EntryStream(std::unique_ptr<State> state) : m_state{std::move(state)} {}
EntryStream::~EntryStream() = default;
EntryStream::EntryStream(EntryStream&&) noexcept = default;

Result<EntryStream> Pak::stream(const PakEntry& entry) const {
    const auto number = static_cast<zip_uint64_t>(&entry - m_state->index.entries.data());
    File file{zip_fopen_index(m_state->archive.get(), number, 0), &zip_fclose};
    if (!file)
        return refused(
            path(), std::format("\"{}\" cannot be read ({})", printable(entry.name), zip_strerror(m_state->archive.get())));
    return EntryStream{std::make_unique<EntryStream::State>(entry, path(), *m_state->source, std::move(file))};
}

Result<std::size_t> EntryStream::read(std::span<char> into) {
    State& state = *m_state;
    std::size_t count = 0;
    while (count < into.size()) {
        const zip_int64_t got = zip_fread(state.file.get(), into.data() + count, into.size() - count);
        if (got < 0)
            return refused(
                state.path,
                std::format(
                    "the data of \"{}\" is damaged or not what its size and CRC say ({})", printable(state.entry.name),
                    zip_file_strerror(state.file.get())));
        count += static_cast<std::size_t>(got);
        state.read += static_cast<std::uint64_t>(got);
        if (state.read > state.entry.size || (got == 0 && state.read < state.entry.size))
            return refused(state.path, std::format("the size of \"{}\" is a lie", printable(state.entry.name)));
        if (got == 0) {
            if (auto exact = count == 0 ? state.checkEnd() : Result<void>{}; !exact)
                return std::unexpected{std::move(exact.error())};
            break;
        }
    }
    return count;
}

Result<std::string> Pak::bytes(const PakEntry& entry, std::uint64_t limit) const {
    if (entry.size > limit)
        return refused(
            path(), std::format("\"{}\" has {} bytes, and at most {} are read", printable(entry.name), entry.size, limit));
    auto reading = stream(entry);
    if (!reading)
        return std::unexpected{std::move(reading.error())};
    // One byte more, so that an entry that goes on after its size is found out.
    std::string bytes = uninitialised(static_cast<std::size_t>(entry.size) + 1);
    const auto count = reading->read(bytes);
    if (!count)
        return std::unexpected{count.error()};
    if (const auto end = reading->read(std::span{bytes}.last(1)); !end)
        return std::unexpected{end.error()};
    bytes.resize(*count);
    return bytes;
}

Result<std::string> Pak::compressedBytes(const PakEntry& entry) const {
    std::string bytes = uninitialised(static_cast<std::size_t>(entry.compressedSize));
    if (auto read = m_state->source->read(entry.dataOffset, bytes); !read)
        return std::unexpected{std::move(read.error())};
    return bytes;
}

}  // namespace castwright::packer
