// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the compare panel computes of a whole cast, by the number of characters: all traits at all skills and at one more, who is most
// like one of them, and who belongs together.
#include "parser/loader/content_folder.h"
#include "previews/traits/trait_resolver.h"
#include "previews/traits/trait_similarity.h"
#include "previews/traits/trait_subject.h"
#include "tests/support/generated_cast.h"

#include <benchmark/benchmark.h>

#include <filesystem>
#include <vector>

using namespace castwright;

namespace {

const std::filesystem::path kRealCast = std::filesystem::path{CASTWRIGHT_SHARED_DIR} / "corpus" / "openprey";
constexpr float kThreshold = 0.8F;

std::vector<std::vector<float>> fingerprints(const parser::Cast& cast) {
    std::vector<std::vector<float>> all;
    for (const previews::TraitOwner owner : previews::allCharacters(cast)) {
        const previews::TraitResolver resolver{parser::defaultProfile(), previews::layersOf(cast, owner)};
        all.push_back(previews::fingerprint(resolver));
        benchmark::DoNotOptimize(resolver.resolve(2.5F));
    }
    return all;
}

void comparePicture(benchmark::State& state, const parser::Cast& cast) {
    const parser::Profile& profile = parser::defaultProfile();
    for (auto _ : state) {
        const auto all = fingerprints(cast);
        benchmark::DoNotOptimize(previews::neighbours(profile, all, 0));
        benchmark::DoNotOptimize(previews::cluster(profile, all, kThreshold));
    }
    state.counters["characters"] = static_cast<double>(cast.characters.size());
}

void BM_CompareRealCast(benchmark::State& state) {
    auto inputs = parser::readContent(kRealCast);
    if (!inputs) {
        state.SkipWithMessage("the cast is not there");
        return;
    }
    comparePicture(state, parser::load(std::move(*inputs), parser::defaultProfile()).cast);
}
BENCHMARK(BM_CompareRealCast)->Unit(benchmark::kMicrosecond);

void BM_CompareGenerated(benchmark::State& state) {
    const auto characters = static_cast<std::size_t>(state.range(0));
    const auto files = test::CastGenerator{parser::defaultProfile()}.files(characters);
    comparePicture(state, parser::load(test::lexed(files), parser::defaultProfile()).cast);
}
BENCHMARK(BM_CompareGenerated)->Arg(19)->Arg(1000)->Arg(2000)->Unit(benchmark::kMillisecond);

/// The grouping alone, at thresholds from which little and much is joined.
void BM_Group(benchmark::State& state) {
    const auto files = test::CastGenerator{parser::defaultProfile()}.files(1000);
    const auto all = fingerprints(parser::load(test::lexed(files), parser::defaultProfile()).cast);
    const float threshold = static_cast<float>(state.range(0)) / 100.0F;
    for (auto _ : state)
        benchmark::DoNotOptimize(previews::cluster(parser::defaultProfile(), all, threshold));
}
BENCHMARK(BM_Group)->Arg(0)->Arg(50)->Arg(80)->Arg(95)->Unit(benchmark::kMillisecond);

}  // namespace
