// SPDX-License-Identifier: GPL-3.0-or-later
#include "packer/archive/pak_writer.h"

#include "packer/archive/pak_format.h"

#include <zip.h>

#include <algorithm>
#include <cerrno>
#include <exception>
#include <format>
#include <memory>
#include <optional>

namespace castwright::packer {

namespace {

/// Writes at a place that moves, mostly forwards. libzip goes back to each local header once its entry is written; as long as that
/// lies in the buffer, it costs no system call.
class BufferedOutput {
public:
    BufferedOutput(int descriptor, const std::filesystem::path& path) : m_descriptor{descriptor}, m_path{path} {}

    [[nodiscard]] std::uint64_t position() const { return m_position; }
    [[nodiscard]] std::uint64_t end() const { return m_end; }
    void seek(std::uint64_t position) { m_position = position; }

    [[nodiscard]] Result<void> write(std::string_view bytes) {
        const bool touches = m_position >= m_start && m_position <= m_start + m_buffer.size();
        if (!touches || m_position + bytes.size() > m_start + kBufferBytes) {
            if (auto flushed = flush(); !flushed)
                return flushed;
            m_start = m_position;
        }
        const auto offset = static_cast<std::size_t>(m_position - m_start);
        m_buffer.resize(std::max(m_buffer.size(), offset + bytes.size()));
        std::ranges::copy(bytes, m_buffer.begin() + static_cast<std::ptrdiff_t>(offset));
        m_position += bytes.size();
        m_end = std::max(m_end, m_position);
        return {};
    }

    [[nodiscard]] Result<void> flush() {
        auto written = writeAt(m_descriptor, m_start, m_buffer, m_path);
        m_buffer.clear();
        return written;
    }

private:
    static constexpr std::uint64_t kBufferBytes = std::uint64_t{4} << 20U;

    int m_descriptor;
    const std::filesystem::path& m_path;
    std::string m_buffer;  ///< the bytes from m_start on that are not written yet
    std::uint64_t m_start = 0;
    std::uint64_t m_position = 0;
    std::uint64_t m_end = 0;
};

/// One archive in the making. libzip calls back: for the bytes of entries, which are made only then, and with the bytes of the archive.
class ArchiveWriter {
public:
    ArchiveWriter(
        int descriptor, const std::filesystem::path& path, const std::vector<EntryHead>& entries, const EntrySupplier& supply)
        : m_path{path}, m_entries{entries}, m_supply{supply}, m_output{descriptor, path} {
        zip_error_init(&m_callbackError);
        m_sources.reserve(entries.size());
        for (std::size_t i = 0; i < entries.size(); ++i)
            m_sources.push_back({this, i});
    }
    ArchiveWriter(const ArchiveWriter&) = delete;
    ArchiveWriter& operator=(const ArchiveWriter&) = delete;
    ~ArchiveWriter() { zip_error_fini(&m_callbackError); }

    Result<void> run() {
        zip_error_t error;
        zip_error_init(&error);
        zip_source_t* output = zip_source_function_create(&ArchiveWriter::outputCallback, this, &error);
        Archive archive{
            output == nullptr ? nullptr : zip_open_from_source(output, ZIP_CREATE | ZIP_TRUNCATE, &error), &zip_discard};
        if (!archive) {
            zip_source_free(output);
            auto failed = unwritable(m_path, zip_error_strerror(&error));
            zip_error_fini(&error);
            return failed;
        }
        zip_error_fini(&error);
        for (std::size_t i = 0; i < m_entries.size(); ++i) {
            if (!addEntry(archive.get(), i))
                return unwritable(m_path, zip_strerror(archive.get()));
        }
        if (zip_close(archive.get()) != 0) {
            if (m_failure)
                return std::unexpected{std::move(*m_failure)};
            return unwritable(m_path, zip_strerror(archive.get()));
        }
        std::ignore = archive.release();
        return {};
    }

private:
    using Archive = std::unique_ptr<zip_t, void (*)(zip_t*)>;

    /// What libzip holds of an entry.
    struct Source {
        ArchiveWriter* writer = nullptr;
        std::size_t index = 0;
    };

    bool addEntry(zip_t* archive, std::size_t index) {
        const EntryHead& entry = m_entries[index];
        zip_source_t* source = zip_source_function(archive, &ArchiveWriter::entryCallback, &m_sources[index]);
        if (source == nullptr)
            return false;
        const zip_int64_t added = zip_file_add(archive, entry.name.c_str(), source, ZIP_FL_ENC_GUESS);
        if (added < 0) {
            zip_source_free(source);
            return false;
        }
        const auto number = static_cast<zip_uint64_t>(added);
        // With the default method libzip takes over what the source says it is: deflated already.
        return (entry.deflated || zip_set_file_compression(archive, number, ZIP_CM_STORE, 0) == 0)
            && zip_file_set_dostime(archive, number, kDosTime, kDosDate, 0) == 0
            && zip_file_set_external_attributes(archive, number, 0, ZIP_OPSYS_UNIX, kExternalAttributes) == 0;
    }

    zip_int64_t fail(PackError error) {
        if (!m_failure)
            m_failure = std::move(error);
        zip_error_set(&m_callbackError, ZIP_ER_WRITE, EIO);
        return -1;
    }

    zip_int64_t orFail(Result<void> result, zip_int64_t value) { return result ? value : fail(std::move(result.error())); }

    /// Gets the bytes of an entry when libzip first asks for it.
    Result<void> supply(std::size_t index) {
        if (m_supplied == index)
            return {};
        auto body = m_supply(index);
        if (!body)
            return std::unexpected{std::move(body.error())};
        const EntryHead& entry = m_entries[index];
        m_body = std::move(*body);
        m_compressedBytes = entry.deflated ? m_body.stream.size() : entry.size;
        m_offset = 0;
        m_supplied = index;
        if (!m_size.add(entry.name.size(), m_compressedBytes))
            return refused(
                m_path,
                std::format(
                    "the pak would grow larger than the {} bytes and {} files that the game can read", kMaxArchiveBytes,
                    kMaxEntries));
        return {};
    }

    zip_int64_t stat(std::size_t index, void* data) {
        if (auto supplied = supply(index); !supplied)
            return fail(std::move(supplied.error()));
        auto* status = static_cast<zip_stat_t*>(data);
        zip_stat_init(status);
        status->valid = ZIP_STAT_SIZE | ZIP_STAT_COMP_METHOD | ZIP_STAT_COMP_SIZE;
        status->size = m_entries[index].size;
        status->comp_size = m_compressedBytes;
        status->comp_method = m_entries[index].deflated ? ZIP_CM_DEFLATE : ZIP_CM_STORE;
        if (m_entries[index].deflated) {
            status->valid |= ZIP_STAT_CRC;
            status->crc = m_body.crc;
        }
        return sizeof(zip_stat_t);
    }

    zip_int64_t read(std::size_t index, char* into, std::uint64_t room) {
        const auto count = static_cast<std::size_t>(std::min(room, m_compressedBytes - m_offset));
        if (m_entries[index].deflated)
            std::ranges::copy_n(m_body.stream.data() + m_offset, static_cast<std::ptrdiff_t>(count), into);
        else if (auto done = readAt(m_body.file.descriptor(), m_offset, std::span{into, count}, m_body.path); !done)
            return fail(std::move(done.error()));
        m_offset += count;
        return static_cast<zip_int64_t>(count);
    }

    /// No exception may cross C.
    template<typename Function>
    zip_int64_t guarded(Function function) noexcept {
        try {
            return function();
        } catch (const std::exception& exception) {
            return fail(
                {PackFailure::Unwritable, m_path, std::format("Cannot write \"{}\": {}.", m_path.string(), exception.what())});
        }
    }

    static zip_int64_t entryCallback(void* state, void* data, zip_uint64_t size, zip_source_cmd_t command) {
        const auto& source = *static_cast<Source*>(state);
        ArchiveWriter& writer = *source.writer;
        return writer.guarded([&] { return writer.answerForEntry(source.index, data, size, command); });
    }

    zip_int64_t answerForEntry(std::size_t index, void* data, zip_uint64_t size, zip_source_cmd_t command) {
        switch (command) {
        case ZIP_SOURCE_STAT: return stat(index, data);
        case ZIP_SOURCE_OPEN: return orFail(supply(index), 0);
        case ZIP_SOURCE_READ: return read(index, static_cast<char*>(data), size);
        case ZIP_SOURCE_CLOSE: m_body.stream = {}; return 0;
        case ZIP_SOURCE_ERROR: return zip_error_to_data(&m_callbackError, data, size);
        case ZIP_SOURCE_FREE: return 0;
        case ZIP_SOURCE_SUPPORTS:
            return zip_source_make_command_bitmap(
                ZIP_SOURCE_OPEN, ZIP_SOURCE_READ, ZIP_SOURCE_CLOSE, ZIP_SOURCE_STAT, ZIP_SOURCE_ERROR, ZIP_SOURCE_FREE, -1);
        default: zip_error_set(&m_callbackError, ZIP_ER_OPNOTSUPP, 0); return -1;
        }
    }

    static zip_int64_t outputCallback(void* state, void* data, zip_uint64_t size, zip_source_cmd_t command) {
        ArchiveWriter& writer = *static_cast<ArchiveWriter*>(state);
        return writer.guarded([&] { return writer.answerForOutput(data, size, command); });
    }

    zip_int64_t answerForOutput(void* data, zip_uint64_t size, zip_source_cmd_t command) {
        switch (command) {
        case ZIP_SOURCE_STAT:
            zip_stat_init(static_cast<zip_stat_t*>(data));
            static_cast<zip_stat_t*>(data)->valid = ZIP_STAT_SIZE;
            return sizeof(zip_stat_t);
        case ZIP_SOURCE_WRITE:
            return orFail(m_output.write({static_cast<const char*>(data), size}), static_cast<zip_int64_t>(size));
        case ZIP_SOURCE_SEEK_WRITE: return seek(data, size);
        case ZIP_SOURCE_TELL_WRITE: return static_cast<zip_int64_t>(m_output.position());
        case ZIP_SOURCE_COMMIT_WRITE: return orFail(m_output.flush(), 0);
        case ZIP_SOURCE_OPEN:
        case ZIP_SOURCE_CLOSE:
        case ZIP_SOURCE_BEGIN_WRITE:
        case ZIP_SOURCE_ROLLBACK_WRITE:
        case ZIP_SOURCE_REMOVE:
        case ZIP_SOURCE_FREE:
        case ZIP_SOURCE_READ:
        case ZIP_SOURCE_SEEK:
        case ZIP_SOURCE_TELL: return 0;
        case ZIP_SOURCE_ERROR: return zip_error_to_data(&m_callbackError, data, size);
        case ZIP_SOURCE_SUPPORTS: return ZIP_SOURCE_SUPPORTS_WRITABLE;
        default: zip_error_set(&m_callbackError, ZIP_ER_OPNOTSUPP, 0); return -1;
        }
    }

    zip_int64_t seek(void* data, zip_uint64_t size) {
        const zip_int64_t position =
            zip_source_seek_compute_offset(m_output.position(), m_output.end(), data, size, &m_callbackError);
        if (position < 0)
            return -1;
        m_output.seek(static_cast<std::uint64_t>(position));
        return 0;
    }

    const std::filesystem::path& m_path;
    const std::vector<EntryHead>& m_entries;
    const EntrySupplier& m_supply;
    BufferedOutput m_output;
    ArchiveSize m_size;
    std::vector<Source> m_sources;
    zip_error_t m_callbackError{};
    std::optional<PackError> m_failure;  ///< the first one, in our words

    // The one entry that is being written.
    std::optional<std::size_t> m_supplied;
    EntryBody m_body;
    std::uint64_t m_compressedBytes = 0;
    std::uint64_t m_offset = 0;
};

}  // namespace

Result<void> writeArchive(
    int descriptor, const std::filesystem::path& path, const std::vector<EntryHead>& entries, const EntrySupplier& supply) {
    return ArchiveWriter{descriptor, path, entries, supply}.run();
}

}  // namespace castwright::packer
