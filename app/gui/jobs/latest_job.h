// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/jobs/latest_job_core.h"

#include <concepts>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace castwright::gui {

/// Work on another thread of which only the latest request counts. One job runs at a time, the newest request waits for it to end, and the
/// result of a job that was replaced is dropped. Requests and results are values: the job shares nothing with the thread that asks.
///
/// `Work` gets a stop token and may end early when it is told to stop: its result is not used then, unless it was stop() that
/// told it. It does not throw; what can fail says so in the result. A request that is made while a result is delivered is begun at once.
template<std::movable Request, std::movable Result>
class LatestJob final : public LatestJobCore {
public:
    using Work = std::function<Result(const Request&, const std::stop_token&)>;
    using Taker = std::function<void(const Request&, Result)>;

    /// What happens to a job that runs when another request comes.
    enum class Running : std::uint8_t {
        Replace,  ///< it is told to stop, and its result is dropped
        Finish,   ///< it goes on, and its result is delivered before the newer request is begun
    };

    /// `pool`: null for that of the application.
    LatestJob(Work work, Taker take, QObject* parent = nullptr, QThreadPool* pool = nullptr)
        : LatestJobCore{pool, parent}, m_work{std::move(work)}, m_take{std::move(take)} {}

    /// Gets the results that are not waited for any more, for what they say of the disk.
    void setStaleTaker(Taker take) { m_takeStale = std::move(take); }

    void request(Request request, Running running = Running::Replace) {
        auto shared = std::make_shared<const Request>(std::move(request));
        m_newest = shared;
        post(
            [this, work = m_work, shared](const std::stop_token& stop) -> Delivery {
                // `this` is looked at again only on its own thread, which does not deliver when it is gone.
                return [this, shared, result = std::optional<Result>{work(*shared, stop)}](bool wanted) mutable {
                    deliver(shared, *std::move(result), wanted);
                };
            },
            running == Running::Replace);
    }

    /// request(), unless a result for an equal request is on its way.
    void ensure(Request request)
        requires std::equality_comparable<Request>
    {
        if (const Request* const onItsWay = awaited(); onItsWay == nullptr || !(*onItsWay == request))
            this->request(std::move(request));
    }

    /// The newest request, until its result is delivered; null when nothing is awaited.
    [[nodiscard]] const Request* awaited() const { return isAwaited() ? m_newest.get() : nullptr; }

private:
    void deliver(const std::shared_ptr<const Request>& request, Result result, bool wanted) {
        // A copy: who takes the result may end all this.
        if (const Taker take = wanted ? m_take : m_takeStale)
            take(*request, std::move(result));
    }

    Work m_work;
    Taker m_take;
    Taker m_takeStale;
    std::shared_ptr<const Request> m_newest;
};

}  // namespace castwright::gui
