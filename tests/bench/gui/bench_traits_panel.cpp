// SPDX-License-Identifier: GPL-3.0-or-later
//
// From a keystroke in the editor to the refreshed Traits panel, in a whole window: "Time" is all of it without the pause that the analysis
// waits for further keys, "main" the main thread's share of it. Median and 99th percentile over many keystrokes.
#include "app/gui/analysis/analysis_controller.h"
#include "app/gui/document/document.h"
#include "app/gui/editor/code_editor.h"
#include "app/gui/panels/traits/trait_panel.h"
#include "app/gui/tabs/document_tabs.h"
#include "app/gui/tabs/editor_pane.h"
#include "app/gui/window/main_window.h"
#include "tests/gui/support/files.h"
#include "tests/gui/support/scripted_prompter.h"
#include "tests/support/generated_cast.h"
#include "tests/support/golden.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

#include <ctime>

using namespace castwright;
using namespace castwright::gui;

namespace {

constexpr int kKeystrokes = 200;
/// So that the first pictures, the highlighter's and the disk's caches do not count.
constexpr int kWarmUp = 5;

double mainThreadSeconds() {
    timespec now{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

/// The value below which that part of the values lies.
double percentile(std::vector<double> values, double part) {
    std::ranges::sort(values);
    const auto index = static_cast<std::size_t>(part * static_cast<double>(values.size() - 1) + 0.5);
    return values[index];
}

/// A window with a character open and its traits in sight.
class Stage {
public:
    Stage(const QString& folder, const QString& file) {
        m_window.resize(1280, 800);
        m_window.show();
        m_window.openFolder(folder, MainWindow::Restore::Nothing);
        m_window.openPaths({file});
        m_window.analysis().setDelays(std::chrono::milliseconds{0}, std::chrono::milliseconds{0});
        m_panel = m_window.findChild<TraitPanel*>();
        CodeEditor& editor = m_window.tabs().currentPane()->editor();
        static const QRegularExpression decimals{QStringLiteral("\\.[0-9]")};
        m_place = QString::fromLatin1(editor.bytes()).indexOf(decimals) + 1;
        editor.goToByte(m_place, m_place);
        waitForPicture();
    }

    /// Each keystroke so far has made a new picture.
    [[nodiscard]] bool works() const { return m_works && m_panel->picture() != nullptr; }

    /// Types another digit over the one at the place, and waits for what the panel makes of it.
    void type() {
        CodeEditor& editor = m_window.tabs().currentPane()->editor();
        const auto before = m_panel->picture();
        m_digit = m_digit == '9' ? '1' : static_cast<char>(m_digit + 1);
        const std::string digit{m_digit};
        editor.SendScintilla(QsciScintilla::SCI_SETTARGETRANGE, static_cast<uintptr_t>(m_place), m_place + 1);
        editor.SendScintilla(QsciScintilla::SCI_REPLACETARGET, digit.size(), digit.c_str());
        waitForPicture();
        m_works = m_works && m_panel->picture() != before;
    }

private:
    void waitForPicture() const {
        QEventLoop loop;
        const EditorPane& pane = *m_window.tabs().currentPane();
        const auto wanted = [&] {
            const auto picture = m_panel->picture();
            const auto file = picture ? picture->snapshot->find(pane.document().path()) : std::nullopt;
            return file && picture->snapshot->files[*file].revision == pane.editor().revision();
        };
        QElapsedTimer timer;
        timer.start();
        constexpr qint64 kTooLong = 60'000;
        while (!wanted() && timer.elapsed() < kTooLong)
            loop.processEvents(QEventLoop::WaitForMoreEvents);
    }

    tests::ScriptedPrompter m_prompter;
    MainWindow m_window{m_prompter};
    TraitPanel* m_panel = nullptr;
    qsizetype m_place = 0;  ///< of the digit that is typed over
    char m_digit = '1';
    bool m_works = true;
};

void measure(benchmark::State& state, const QString& folder, const QString& file) {
    Stage stage{folder, file};
    for (int i = 0; i < kWarmUp; ++i)
        stage.type();
    if (!stage.works()) {
        state.SkipWithError("a keystroke made no new picture");
        return;
    }
    std::vector<double> total;
    std::vector<double> main;
    for ([[maybe_unused]] auto _ : state) {
        const double before = mainThreadSeconds();
        QElapsedTimer timer;
        timer.start();
        stage.type();
        total.push_back(static_cast<double>(timer.nsecsElapsed()) * 1e-9);
        main.push_back(mainThreadSeconds() - before);
        state.SetIterationTime(total.back());
    }
    constexpr double kMilliseconds = 1000.0;
    state.counters["total_p50_ms"] = percentile(total, 0.5) * kMilliseconds;
    state.counters["total_p99_ms"] = percentile(total, 0.99) * kMilliseconds;
    state.counters["main_p50_ms"] = percentile(main, 0.5) * kMilliseconds;
    state.counters["main_p99_ms"] = percentile(main, 0.99) * kMilliseconds;
}

void keystrokeOnTheSharedCast(benchmark::State& state) {
    const QString folder = QString::fromStdString(test::sharedCast().string());
    const QDir characters{folder + QStringLiteral("/botfiles/characters")};
    const QStringList files = characters.entryList({QStringLiteral("*.bot")});
    if (files.isEmpty()) {
        state.SkipWithError("the cast beside the checkout is not there");
        return;
    }
    // The original may be read-only, and is nobody's to change.
    const QTemporaryDir copy;
    std::filesystem::copy(folder.toStdString(), copy.path().toStdString(), std::filesystem::copy_options::recursive);
    measure(state, copy.path(), copy.filePath(QStringLiteral("botfiles/characters/") + files.front()));
}

void keystrokeAmongAThousand(benchmark::State& state) {
    const QTemporaryDir folder;
    QString first;
    for (const test::GeneratedFile& file : test::CastGenerator{parser::defaultProfile()}.files(1000)) {
        const QString path = folder.filePath(QString::fromStdString(file.path));
        tests::writeFile(path, QByteArray::fromStdString(file.bytes));
        if (first.isEmpty() && file.kind == parser::ContentKind::Character)
            first = path;
    }
    measure(state, folder.path(), first);
}

BENCHMARK(keystrokeOnTheSharedCast)->Iterations(kKeystrokes)->UseManualTime()->Unit(benchmark::kMillisecond);
BENCHMARK(keystrokeAmongAThousand)->Iterations(kKeystrokes)->UseManualTime()->Unit(benchmark::kMillisecond);

}  // namespace

int main(int argc, char* argv[]) {
    // Without a display, and without the settings of whoever measures.
    const QTemporaryDir home;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("XDG_CONFIG_HOME", home.path().toUtf8());
    qputenv("XDG_STATE_HOME", home.path().toUtf8());
    const QApplication application{argc, argv};
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
