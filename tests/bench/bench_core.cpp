// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lexing, loading and resolving. Loads are measured with the lexing of their files, as a program that starts does it; `per_character`
// is in seconds. `peak_MiB` is the most memory the whole program has had so far.
#include "parser/loader/content_folder.h"
#include "parser/text/normalise.h"
#include "previews/chat/reply_match.h"
#include "previews/traits/trait_resolver.h"
#include "tests/support/generated_cast.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <ctime>
#include <limits>
#include <map>

#ifndef _WIN32
#include <sys/resource.h>
#endif

using namespace castwright;

namespace {

const std::filesystem::path kSampleCast = std::filesystem::path{CASTWRIGHT_RESOURCES_DIR} / "sample";
const std::filesystem::path kRealCast = std::filesystem::path{CASTWRIGHT_SHARED_DIR} / "corpus" / "openprey";

double peakMiB() {
#ifdef _WIN32
    return 0.0;
#else
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024.0;
#endif
}

/// Made once for each size.
const std::vector<test::GeneratedFile>& generatedFiles(std::size_t characters) {
    static std::map<std::size_t, std::vector<test::GeneratedFile>> made;
    const auto found = made.find(characters);
    if (found != made.end())
        return found->second;
    return made.emplace(characters, test::CastGenerator{parser::defaultProfile()}.files(characters)).first->second;
}

std::int64_t sizeOf(const std::vector<test::GeneratedFile>& files) {
    std::int64_t size = 0;
    for (const test::GeneratedFile& file : files)
        size += static_cast<std::int64_t>(file.bytes.size());
    return size;
}

void BM_LexGenerated(benchmark::State& state) {
    const auto& files = generatedFiles(1000);
    for (auto _ : state) {
        for (const test::GeneratedFile& file : files)
            benchmark::DoNotOptimize(parser::lex(file.bytes));
    }
    state.SetBytesProcessed(state.iterations() * sizeOf(files));
}
BENCHMARK(BM_LexGenerated)->Unit(benchmark::kMillisecond);

/// One text over and over, for what no author writes.
void lexRepeated(benchmark::State& state, std::string_view piece) {
    constexpr std::size_t kSize = 10'000'000;
    std::string bytes;
    while (bytes.size() < kSize)
        bytes += piece;
    for (auto _ : state)
        benchmark::DoNotOptimize(parser::lex(bytes));
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(bytes.size()));
    state.counters["peak_MiB"] = peakMiB();
}
BENCHMARK_CAPTURE(lexRepeated, one_name, "a")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(lexRepeated, braces, "{")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(lexRepeated, comments, "/* a */ // b\n")->Unit(benchmark::kMillisecond);

void loadFolder(benchmark::State& state, const std::filesystem::path& folder) {
    if (!parser::contentRootOf(folder)) {
        state.SkipWithMessage("the cast is not there");
        return;
    }
    std::size_t characters = 0;
    for (auto _ : state) {
        auto inputs = parser::readContent(folder);
        if (!inputs) {
            state.SkipWithError(inputs.error().message.c_str());
            return;
        }
        const parser::LoadResult result = parser::load(std::move(*inputs), parser::defaultProfile());
        characters = result.cast.characters.size();
    }
    state.counters["characters"] = static_cast<double>(characters);
}
BENCHMARK_CAPTURE(loadFolder, sample_from_disk, kSampleCast)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(loadFolder, openprey_from_disk, kRealCast)->Unit(benchmark::kMicrosecond);

void BM_LoadGenerated(benchmark::State& state) {
    const auto characters = static_cast<std::size_t>(state.range(0));
    const auto& files = generatedFiles(characters);
    for (auto _ : state)
        benchmark::DoNotOptimize(parser::load(test::lexed(files), parser::defaultProfile()));
    state.SetBytesProcessed(state.iterations() * sizeOf(files));
    state.counters["per_character"] = benchmark::Counter(
        static_cast<double>(characters), benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
    state.counters["peak_MiB"] = peakMiB();
}
// Warmed up, since the first run of each size pays for fresh memory.
BENCHMARK(BM_LoadGenerated)->Arg(1000)->Arg(10'000)->MinWarmUpTime(0.5)->MinTime(2.0)->Unit(benchmark::kMillisecond);

/// Only the loader, the files being lexed already.
void BM_LoadGeneratedLexed(benchmark::State& state) {
    const auto characters = static_cast<std::size_t>(state.range(0));
    const auto inputs = test::lexed(generatedFiles(characters));
    for (auto _ : state)
        benchmark::DoNotOptimize(parser::load(inputs, parser::defaultProfile()));
    state.counters["per_character"] = benchmark::Counter(
        static_cast<double>(characters), benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}
BENCHMARK(BM_LoadGeneratedLexed)->Arg(1000)->Arg(10'000)->Unit(benchmark::kMillisecond);

/// Processor seconds that loading takes for each character: the best of a few runs, which other work on the machine disturbs least.
double secondsPerCharacter(std::size_t characters) {
    constexpr int kRuns = 5;
    const auto& files = generatedFiles(characters);
    double best = std::numeric_limits<double>::infinity();
    for (int run = 0; run < kRuns; ++run) {
        const std::clock_t start = std::clock();
        benchmark::DoNotOptimize(parser::load(test::lexed(files), parser::defaultProfile()));
        best = std::min(best, static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
    }
    return best / static_cast<double>(characters);
}

/// What ten times as many characters cost each, compared with the smaller cast; fails above 1.3.
void BM_LoadRatio(benchmark::State& state) {
    constexpr double kMost = 1.3;
    double ratio = 0.0;
    for (auto _ : state)
        ratio = secondsPerCharacter(10'000) / secondsPerCharacter(1000);
    state.counters["ratio"] = ratio;
    if (ratio > kMost)
        state.SkipWithError("loading 10,000 characters costs more than 1.3 times as much for each as loading 1,000");
}
BENCHMARK(BM_LoadRatio)->Iterations(1)->Unit(benchmark::kMillisecond);

/// A curve of 401 points for each of 19 characters: every trait at skills 1.00, 1.01 … 5.00.
void BM_ResolveCurves(benchmark::State& state) {
    constexpr std::size_t kCharacters = 19;
    constexpr int kSteps = 401;
    const parser::Profile& profile = parser::defaultProfile();
    const parser::Cast cast = parser::load(test::lexed(generatedFiles(kCharacters)), profile).cast;
    std::vector<float> values(profile.traits.size());
    for (auto _ : state) {
        for (const parser::Character& character : cast.characters) {
            const previews::TraitResolver resolver{profile, previews::layersOf(cast, character)};
            for (int step = 0; step < kSteps; ++step) {
                resolver.resolve(1.0F + static_cast<float>(step) / 100.0F, values);
                benchmark::DoNotOptimize(values.data());
            }
        }
    }
    state.counters["per_resolution"] = benchmark::Counter(
        static_cast<double>(kCharacters) * kSteps, benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}
BENCHMARK(BM_ResolveCurves)->Unit(benchmark::kMicrosecond);

/// One message, asked of a thousand characters.
void BM_MatchReplies(benchmark::State& state) {
    const parser::Cast cast = parser::load(test::lexed(generatedFiles(1000)), parser::defaultProfile()).cast;
    const std::string text = parser::normalise("Nice shot, ^1you never had a chance 3");
    for (auto _ : state) {
        for (const parser::Character& character : cast.characters)
            benchmark::DoNotOptimize(previews::matchReply(character, text, previews::Speaker::Player, false));
    }
}
BENCHMARK(BM_MatchReplies)->Unit(benchmark::kMicrosecond);

}  // namespace
