// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace castwright::packer {

/// Does pieces of work 0 … count-1 on several threads and hands the results out in order, holding no more than a budget of bytes at a
/// time: a piece is begun when its bytes fit beside those in flight, or when it is alone.
///
/// `Worker` is made once for each thread and called with the number of a piece. It must not throw.
template<typename Result>
class OrderedWork {
public:
    using Worker = std::function<Result(std::size_t)>;

    OrderedWork(
        std::vector<std::uint64_t> bytesOfPieces, std::uint64_t budget, unsigned threads,
        const std::function<Worker()>& makeWorker)
        : m_bytes{std::move(bytesOfPieces)}, m_budget{budget}, m_results(m_bytes.size()) {
        for (unsigned i = 0; i < threads && i < m_bytes.size(); ++i)
            m_threads.emplace_back([this, worker = makeWorker()] { run(worker); });
    }
    OrderedWork(const OrderedWork&) = delete;
    OrderedWork& operator=(const OrderedWork&) = delete;

    /// Finishes the pieces that are begun and drops all others.
    ~OrderedWork() {
        const std::scoped_lock lock{m_mutex};
        m_stopped = true;
        m_changed.notify_all();
    }

    /// The next result in order. Its bytes count as in flight until the next call.
    [[nodiscard]] Result take() {
        std::unique_lock lock{m_mutex};
        release();
        const std::size_t piece = m_taken++;
        m_changed.wait(lock, [&] { return m_results[piece].has_value(); });
        Result result = std::move(*m_results[piece]);
        m_results[piece].reset();
        m_held = m_bytes[piece];
        return result;
    }

private:
    void run(const Worker& worker) {
        while (const auto piece = claim()) {
            Result result = worker(*piece);
            const std::scoped_lock lock{m_mutex};
            m_results[*piece] = std::move(result);
            m_changed.notify_all();
        }
    }

    std::optional<std::size_t> claim() {
        std::unique_lock lock{m_mutex};
        m_changed.wait(lock, [this] { return m_stopped || m_next == m_bytes.size() || fits(); });
        if (m_stopped || m_next == m_bytes.size())
            return std::nullopt;
        m_inFlight += m_bytes[m_next];
        return m_next++;
    }

    [[nodiscard]] bool fits() const {
        // Pieces are begun in order, so the one that is waited for is always among those in flight, or may begin.
        return m_inFlight == 0 || m_inFlight + m_bytes[m_next] <= m_budget;
    }

    void release() {
        m_inFlight -= std::exchange(m_held, 0);
        m_changed.notify_all();
    }

    const std::vector<std::uint64_t> m_bytes;
    const std::uint64_t m_budget;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::vector<std::optional<Result>> m_results;
    std::size_t m_next = 0;
    std::size_t m_taken = 0;
    std::uint64_t m_inFlight = 0;
    std::uint64_t m_held = 0;
    bool m_stopped = false;
    std::vector<std::jthread> m_threads;  // last: joined before the rest goes
};

}  // namespace castwright::packer
