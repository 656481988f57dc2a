// SPDX-License-Identifier: GPL-3.0-or-later
#include "packer/packing/pack.h"

#include "packer/archive/checksum.h"
#include "packer/archive/deflater.h"
#include "packer/archive/pak_writer.h"
#include "packer/files/replacement_file.h"
#include "packer/packing/ordered_work.h"
#include "packer/packing/output_check.h"
#include "packer/packing/pack_record.h"
#include "packer/packing/previous_pak.h"
#include "packer/packing/source_check.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <exception>
#include <format>
#include <thread>

namespace castwright::packer {

namespace {

bool isDeflated(const PlannedEntry& entry) {
    // The game's reader takes an empty file only stored.
    return entry.size > 0 && entry.size <= kLargestDeflated;
}

/// An entry ready to be written.
struct Prepared {
    EntryBody body;
    bool reused = false;
};

/// One pack from its beginning to its end.
class Packing {
public:
    Packing(const PackPlan& plan, const PackOptions& options)
        : m_plan{plan},
          m_options{options},
          m_record{options.recordFolder, options.level},
          m_threads{options.threads != 0 ? options.threads : std::max(1U, std::thread::hardware_concurrency())} {}

    Result<PackReport> run() {
        if (!m_plan.refused.empty())
            return std::unexpected{PackError{PackFailure::Refused, m_plan.source, m_plan.refused.front().message.english()}};
        if (auto checked = checkOutput(m_plan.target, OutputKind::Pak, m_plan.source); !checked)
            return std::unexpected{std::move(checked.error())};
        auto file = ReplacementFile::create(m_plan.target);
        if (!file)
            return std::unexpected{toPackError(m_plan.target, file.error())};
        return write(*file).and_then([&] { return compare(*file); }).and_then([&] { return finish(*file); });
    }

private:
    [[nodiscard]] bool isCancelled() const {
        return m_options.cancel != nullptr && m_options.cancel->load(std::memory_order_relaxed);
    }

    Result<void> advance(PackStage stage, std::size_t entry) {
        if (m_options.progress) {
            if (entry == 0)
                m_doneBytes = 0;
            m_doneBytes += m_plan.entries[entry].size;
            m_options.progress({stage, entry + 1, m_plan.entries.size(), m_doneBytes, m_plan.totalBytes});
        }
        if (isCancelled())
            return cancelled();
        return {};
    }

    Result<void> write(const ReplacementFile& file) {
        const PreviousPak previous{file.target(), m_record};
        std::vector<EntryHead> heads;
        std::vector<std::uint64_t> bytes;
        for (const PlannedEntry& entry : m_plan.entries) {
            heads.push_back({entry.name, entry.size, isDeflated(entry)});
            bytes.push_back(bytesInFlight(entry.size));
        }
        OrderedWork<Result<Prepared>> work{
            std::move(bytes), m_options.memoryBudget, m_threads, [&] { return makePreparer(previous); }};
        return writeArchive(file.descriptor(), m_plan.target, heads, [&](std::size_t i) -> Result<EntryBody> {
            auto prepared = work.take();
            if (!prepared)
                return std::unexpected{std::move(prepared.error())};
            if (prepared->reused)
                ++m_report.reused;
            if (auto going = advance(PackStage::Writing, i); !going)
                return std::unexpected{std::move(going.error())};
            return std::move(prepared->body);
        });
    }

    /// What one thread does with an entry.
    OrderedWork<Result<Prepared>>::Worker makePreparer(const PreviousPak& previous) {
        struct Tools {
            explicit Tools(DeflateLevel level) : deflater{level} {}
            Deflater deflater;
            Inflater inflater;
        };
        return [this, &previous, tools = std::make_shared<Tools>(m_options.level)](std::size_t i) -> Result<Prepared> {
            const PlannedEntry& entry = m_plan.entries[i];
            try {
                return isDeflated(entry) ? prepareDeflated(entry, previous, tools->deflater, tools->inflater)
                                         : prepareStored(entry);
            } catch (const std::exception& exception) {
                return unreadable(entry.source, exception.what());
            }
        };
    }

    static Result<Prepared> prepareStored(const PlannedEntry& entry) {
        auto file = openSource(entry);
        if (!file)
            return std::unexpected{std::move(file.error())};
        return Prepared{.body = {.file = std::move(*file), .path = entry.source}};
    }

    Result<Prepared>
    prepareDeflated(const PlannedEntry& entry, const PreviousPak& previous, Deflater& deflater, Inflater& inflater) const {
        if (isCancelled())
            return cancelled();
        const auto bytes = readSource(entry);
        if (!bytes)
            return std::unexpected{bytes.error()};
        const std::uint32_t crc = crc32(*bytes);
        if (auto stream = previous.streamFor(*bytes, crc, inflater))
            return Prepared{.body = {.stream = std::move(*stream), .crc = crc}, .reused = true};
        return Prepared{.body = {.stream = deflater.deflate(*bytes), .crc = crc}};
    }

    Result<void> compare(const ReplacementFile& file) {
        const auto size = sizeOf(file.descriptor(), file.target());
        if (!size)
            return std::unexpected{size.error()};
        m_report.size = *size;
        const FileSource archive{OpenFile{::fcntl(file.descriptor(), F_DUPFD_CLOEXEC, 0)}, *size, file.target()};
        return compareWithSources(archive, m_plan, m_threads, m_options.memoryBudget, [this](std::size_t i) {
            return advance(PackStage::Comparing, i);
        });
    }

    Result<PackReport> finish(ReplacementFile& file) {
        if (m_options.progress)
            m_options.progress(
                {PackStage::Finishing, m_plan.entries.size(), m_plan.entries.size(), m_plan.totalBytes, m_plan.totalBytes});
        auto digests = digestsOf(file.descriptor(), m_report.size, file.target());
        if (!digests)
            return std::unexpected{std::move(digests.error())};
        const auto equal = file.equalsTarget();
        if (!equal)
            return std::unexpected{equal.error()};
        if (isCancelled())
            return cancelled();
        if (!*equal) {
            if (auto done = file.commit(); !done)
                return std::unexpected{toPackError(m_plan.target, done.error())};
        }
        m_record.add(digests->sha256);
        m_record.addSource(m_plan.target, m_plan.source);
        m_report.target = m_plan.target;
        m_report.files = m_plan.entries.size();
        m_report.sourceBytes = m_plan.totalBytes;
        m_report.md5 = std::move(digests->md5);
        m_report.sha256 = std::move(digests->sha256);
        m_report.compressor = compressorName(m_options.level);
        m_report.changed = !*equal;
        return std::move(m_report);
    }

    const PackPlan& m_plan;
    const PackOptions& m_options;
    PackRecord m_record;
    unsigned m_threads;
    PackReport m_report;
    std::uint64_t m_doneBytes = 0;
};

}  // namespace

Result<PackReport> pack(const PackPlan& plan, const PackOptions& options) {
    try {
        return Packing{plan, options}.run();
    } catch (const std::exception& exception) {
        return unwritable(plan.target, exception.what());
    }
}

}  // namespace castwright::packer
