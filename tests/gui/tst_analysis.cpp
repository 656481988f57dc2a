// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/analysis/analysis_controller.h"
#include "app/gui/editor/code_editor.h"
#include "app/gui/editor/features/squiggles.h"
#include "app/gui/editor/snapshot_marks.h"
#include "tests/gui/made_up_content.h"

#include <QSignalSpy>
#include <QTest>
#include <QThreadPool>

#include <array>

using namespace castwright;
using castwright::gui::AnalysisController;
using castwright::gui::AnalysisInput;
using castwright::gui::CodeEditor;
using castwright::gui::Snapshot;
using namespace std::chrono_literals;

namespace {

/// A controller that answers at once, and what it delivered.
struct Pipeline {
    AnalysisController controller;
    std::vector<std::shared_ptr<const Snapshot>> delivered;

    Pipeline() {
        controller.setDelays(0ms, 50ms);
        QObject::connect(
            &controller, &AnalysisController::snapshotReady, &controller,
            [this](const std::shared_ptr<const Snapshot>& snapshot) { delivered.push_back(snapshot); });
    }
    [[nodiscard]] bool settle() const {
        return QTest::qWaitFor([this] { return !controller.isBehind(); }, 20'000);
    }
    [[nodiscard]] const Snapshot& latest() const { return *delivered.back(); }
};

QByteArray textOf(const Snapshot& snapshot, const QString& path) {
    const auto index = snapshot.find(path);
    return index ? QByteArray::fromStdString(std::string{snapshot.files[*index].text->bytes()}) : QByteArray{};
}

}  // namespace

class AnalysisTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void readsAFolder();
    void buffersCountInsteadOfFiles();
    void aNewDocumentJoinsTheFolder();
    void documentsFromElsewhereStandApart();
    void onlyChangedFilesAreLexedAgain();
    void quickWritesOfTheSameSizeAreSeen();
    void unreadableFilesDoNotLoseTheOthers();
    void aVanishedFolderIsTold();
    void otherProfile();
    void ruleSettings();
    void staleResultsAreDropped();
    void typingOnAndOnIsNeverFarBehind();
    void typingNeverWaits();
    void reloadWhileEditing();
    void destroyedDuringAJob();
    void editorShowsASnapshot();

private:
    std::unique_ptr<MadeUpContent> m_content;
    QString m_bot;
    QString m_style;
};

void AnalysisTest::init() {
    m_content = std::make_unique<MadeUpContent>();
    m_content->write(QStringLiteral("styles/calm.style"), "style \"calm\" {\n}\n");
    m_content->write(QStringLiteral("characters/bo.bot"), "character \"Bo\" {\n\tinherit \"calm\"\n}\n");
    m_bot = m_content->path(QStringLiteral("characters/bo.bot"));
    m_style = m_content->path(QStringLiteral("styles/calm.style"));
}

void AnalysisTest::readsAFolder() {
    Pipeline pipeline;
    QVERIFY(!pipeline.controller.snapshot());
    pipeline.controller.setContentRoot(m_content->root());
    QVERIFY(pipeline.settle());
    QCOMPARE(pipeline.delivered.size(), 1U);
    const Snapshot& snapshot = pipeline.latest();
    QCOMPARE(snapshot.load.cast.characters.size(), 1U);
    QCOMPARE(snapshot.files.size(), 2U);
    QCOMPARE(snapshot.files[0].path, m_style);
    QCOMPARE(snapshot.files[0].name, std::string{"botfiles/styles/calm.style"});
    QVERIFY(!snapshot.files[0].revision);
    QCOMPARE(snapshot.files[1].lines->lineCount(), 4U);
    QCOMPARE(pipeline.controller.snapshot(), pipeline.delivered.back());

    pipeline.controller.setContentRoot({});
    QVERIFY(pipeline.settle());
    QVERIFY(pipeline.latest().files.empty());
}

void AnalysisTest::buffersCountInsteadOfFiles() {
    Pipeline pipeline;
    pipeline.controller.setContentRoot(m_content->root());
    pipeline.controller.setOpenBuffer(m_bot, "character \"Bea\" {\n}\n", 7);
    QVERIFY(pipeline.settle());
    QCOMPARE(pipeline.latest().load.cast.characters.at(0).name, std::string{"Bea"});
    QCOMPARE(pipeline.latest().files[1].revision, std::optional<quint64>{7});

    pipeline.controller.closeBuffer(m_bot);
    QVERIFY(pipeline.settle());
    QCOMPARE(pipeline.latest().load.cast.characters.at(0).name, std::string{"Bo"});

    // Another way to write the same path; panels get the document's.
    const QString roundabout = QFileInfo{m_bot}.path() + QStringLiteral("/../characters/bo.bot");
    pipeline.controller.setOpenBuffer(roundabout, "character \"Cleo\" {\n}\n", 1);
    QVERIFY(pipeline.settle());
    QCOMPARE(pipeline.latest().load.cast.characters.size(), 1U);
    QCOMPARE(pipeline.latest().load.cast.characters.at(0).name, std::string{"Cleo"});
    QVERIFY(pipeline.latest().find(roundabout));
    QVERIFY(!pipeline.latest().find(m_bot));
}

void AnalysisTest::aNewDocumentJoinsTheFolder() {
    Pipeline pipeline;
    pipeline.controller.setContentRoot(m_content->root());
    pipeline.controller.setOpenBuffer(m_content->path(QStringLiteral("characters/new.bot")), "character \"New\" {\n}\n", 1);
    QVERIFY(pipeline.settle());
    QCOMPARE(pipeline.latest().load.cast.characters.size(), 2U);
    QCOMPARE(pipeline.latest().load.cast.files.back(), std::string{"botfiles/characters/new.bot"});
}

void AnalysisTest::documentsFromElsewhereStandApart() {
    Pipeline pipeline;
    const QString elsewhere = QDir::tempPath() + QStringLiteral("/elsewhere.bot");
    const QString wrongFolder = m_content->path(QStringLiteral("styles/wrong.bot"));
    pipeline.controller.setContentRoot(m_content->root());
    pipeline.controller.setOpenBuffer(elsewhere, "character \"Far\" {\n}\n", 1);
    pipeline.controller.setOpenBuffer(wrongFolder, "character \"Wrong\" {\n}\n", 1);
    pipeline.controller.setOpenBuffer(QStringLiteral("untitled"), "style", 1);
    QVERIFY(pipeline.settle());
    QCOMPARE(pipeline.latest().load.cast.characters.size(), 1U);
    QVERIFY(*pipeline.latest().find(elsewhere) >= pipeline.latest().load.cast.files.size());
    QVERIFY(*pipeline.latest().find(wrongFolder) >= pipeline.latest().load.cast.files.size());
    QVERIFY(pipeline.latest().files[*pipeline.latest().find(elsewhere)].tree->nodes().size() > 1);
}

void AnalysisTest::onlyChangedFilesAreLexedAgain() {
    AnalysisInput input;
    input.root = m_content->root();
    input.profile = {std::shared_ptr<const void>{}, &parser::defaultProfile()};
    workspace::Workspace workspace{input.profile};
    const auto open = [](const char* text, quint64 revision) {
        return workspace::OpenText{std::make_shared<const std::string>(text), revision};
    };
    const auto first = gui::analyse(input, workspace);
    input.buffers.emplace(m_bot, open("character \"Bo\" {\n}\n", 2));
    const auto second = gui::analyse(input, workspace);
    QCOMPARE(second->files[0].text, first->files[0].text);
    QCOMPARE(second->files[0].tree, first->files[0].tree);
    QVERIFY(second->files[1].text != first->files[1].text);

    input.buffers.at(m_bot) = open("character \"Bo\" {\n}\n", 3);  // typed and taken back: the same bytes
    const auto third = gui::analyse(input, workspace);
    QCOMPARE(third->files[1].text, second->files[1].text);
    QCOMPARE(third->files[1].revision, std::optional<quint64>{3});
}

void AnalysisTest::quickWritesOfTheSameSizeAreSeen() {
    Pipeline pipeline;
    pipeline.controller.setContentRoot(m_content->root());
    for (char letter = 'a'; letter < 'k'; ++letter) {
        const QByteArray bytes = QByteArray{"character \"B"} + letter + "\" {\n}\n";
        m_content->write(QStringLiteral("characters/bo.bot"), bytes);
        pipeline.controller.filesOnDiskChanged();
        QVERIFY(pipeline.settle());
        QCOMPARE(textOf(pipeline.latest(), m_bot), bytes);
    }
}

void AnalysisTest::unreadableFilesDoNotLoseTheOthers() {
    const QString broken = m_content->path(QStringLiteral("styles/broken.style"));
    if (!QFile::link(QStringLiteral("/proc/self/mem"), broken))
        QSKIP("no file here that cannot be read");
    const auto snapshot = m_content->snapshot();
    QCOMPARE(snapshot->load.cast.characters.size(), 1U);
    const auto problem =
        std::ranges::find(snapshot->diagnostics, std::string_view{"io/unreadable"}, &validators::Diagnostic::rule);
    QVERIFY(problem != snapshot->diagnostics.end());
    QCOMPARE(snapshot->files.at(problem->where.file).path, broken);
    QVERIFY(gui::messageText(problem->message).contains(QStringLiteral("broken.style")));
}

void AnalysisTest::aVanishedFolderIsTold() {
    Pipeline pipeline;
    pipeline.controller.setContentRoot(m_content->root() / "nowhere");
    QVERIFY(pipeline.settle());
    QVERIFY(pipeline.latest().files.empty());
    QVERIFY(pipeline.latest().rootError.contains(QStringLiteral("nowhere")));
}

void AnalysisTest::otherProfile() {
    m_content->write(QStringLiteral("characters/bo.bot"), "character \"Bo\" {\n\tmodelMarine \"x\"\n}\n");
    Pipeline pipeline;
    pipeline.controller.setContentRoot(m_content->root());
    QVERIFY(pipeline.settle());
    QVERIFY(!pipeline.latest().load.notes.empty());
    const std::size_t notes = pipeline.latest().load.notes.size();
    pipeline.controller.setProfile({std::shared_ptr<const void>{}, parser::findBuiltInProfile("openq4")});
    QVERIFY(pipeline.settle());
    QCOMPARE(pipeline.latest().profile->id, std::string{"openq4"});
    QVERIFY(pipeline.latest().load.notes.size() < notes);
}

void AnalysisTest::ruleSettings() {
    m_content->write(QStringLiteral("characters/bo.bot"), "character \"Bo\" {\n\tset nonsense 1\n}\n");
    Pipeline pipeline;
    pipeline.controller.setContentRoot(m_content->root());
    QVERIFY(pipeline.settle());
    QVERIFY(!pipeline.latest().diagnostics.empty());
    const std::string rule{pipeline.latest().diagnostics.front().rule};
    validators::RuleSettings settings;
    settings.overrides[rule] = std::nullopt;
    pipeline.controller.setRuleSettings(settings);
    QVERIFY(pipeline.settle());
    QVERIFY(
        std::ranges::find(pipeline.latest().diagnostics, rule, &validators::Diagnostic::rule)
        == pipeline.latest().diagnostics.end());
}

void AnalysisTest::staleResultsAreDropped() {
    MadeUpContent other;
    other.write(QStringLiteral("styles/other.style"), "style \"other\" {\n}\n");
    Pipeline pipeline;
    for (int i = 0; i < 50; ++i) {
        pipeline.controller.setContentRoot(i % 2 == 0 ? m_content->root() : other.root());
        // Let a job begin, and sometimes end.
        for (int turn = 0; turn < i % 4; ++turn)
            QCoreApplication::processEvents();
        const QString wanted = gui::fromStdPath(i % 2 == 0 ? m_content->root() : other.root());
        const std::size_t before = pipeline.delivered.size();
        QCoreApplication::processEvents();
        for (std::size_t k = before; k < pipeline.delivered.size(); ++k)
            QCOMPARE(pipeline.delivered[k]->root, wanted);
    }
    QVERIFY(pipeline.settle());
    QCOMPARE(pipeline.latest().load.cast.styles.at(0).name, std::string{"other"});
    for (std::size_t i = 1; i < pipeline.delivered.size(); ++i)
        QVERIFY(pipeline.delivered[i]->generation > pipeline.delivered[i - 1]->generation);
}

void AnalysisTest::typingOnAndOnIsNeverFarBehind() {
    Pipeline pipeline;
    pipeline.controller.setDelays(1h, 30ms);  // nobody ever pauses
    pipeline.controller.setContentRoot(m_content->root());
    for (quint64 revision = 1; pipeline.delivered.size() < 3; ++revision) {
        pipeline.controller.setOpenBuffer(m_bot, "// " + QByteArray::number(revision) + "\n", revision);
        QTest::qWait(1);
        QVERIFY(revision < 20'000);
    }
}

void AnalysisTest::typingNeverWaits() {
    // A folder that takes a good while, and a key for each turn of the event loop: turns must go on while the job runs.
    for (int i = 0; i < 400; ++i)
        m_content->write(
            QStringLiteral("characters/many%1.bot").arg(i),
            "character \"M" + QByteArray::number(i) + "\" {\n" + QByteArray(200, '\n').replace("\n", "\tset fov 90\n") + "}\n");
    Pipeline pipeline;
    pipeline.controller.setContentRoot(m_content->root());
    int turns = 0;
    for (quint64 revision = 1; pipeline.delivered.empty() && revision < 1'000'000; ++revision) {
        pipeline.controller.setOpenBuffer(m_bot, "// " + QByteArray::number(revision), revision);
        QCoreApplication::processEvents();
        ++turns;
    }
    QVERIFY(!pipeline.delivered.empty());
    QVERIFY2(turns > 20, qPrintable(QString::number(turns)));
}

void AnalysisTest::reloadWhileEditing() {
    Pipeline pipeline;
    CodeEditor editor;
    editor.setBytes("style \"calm\" {\n}\n");
    pipeline.controller.setContentRoot(m_content->root());
    connect(&editor, &CodeEditor::bytesEdited, &pipeline.controller, [&] {
        pipeline.controller.setOpenBuffer(m_style, editor.bytes(), editor.revision());
    });
    for (int i = 0; i < 100; ++i) {
        const QByteArray bytes = "style \"calm\" {\n\tset fov " + QByteArray::number(60 + i) + "\n}\n";
        m_content->write(QStringLiteral("styles/calm.style"), bytes);
        pipeline.controller.filesOnDiskChanged();
        editor.replaceBytesKeepingPlace(bytes);
        QTest::keyClicks(&editor, QStringLiteral("/"));
        QCoreApplication::processEvents();
        if (pipeline.controller.snapshot())
            showSnapshot(editor, *pipeline.controller.snapshot(), m_style);
        if (i % 10 == 0)
            QVERIFY(pipeline.settle());
    }
    QVERIFY(pipeline.settle());
    QCOMPARE(textOf(pipeline.latest(), m_style), editor.bytes());
    QCOMPARE(pipeline.latest().files[*pipeline.latest().find(m_style)].revision, std::optional{editor.revision()});
}

void AnalysisTest::destroyedDuringAJob() {
    for (int i = 0; i < 100; ++i) {
        auto controller = std::make_unique<AnalysisController>();
        bool delivered = false;
        connect(controller.get(), &AnalysisController::snapshotReady, this, [&] { delivered = true; });
        controller->setDelays(0ms, 0ms);
        controller->setContentRoot(m_content->root());
        for (int turn = 0; turn <= i % 5; ++turn)
            QCoreApplication::processEvents();
        const bool before = delivered;
        controller.reset();
        QCoreApplication::processEvents();
        QCOMPARE(delivered, before);
    }
    QThreadPool::globalInstance()->waitForDone();
}

void AnalysisTest::editorShowsASnapshot() {
    auto snapshot = std::make_shared<Snapshot>(*m_content->snapshot());
    snapshot->diagnostics = {
        {.where = {.file = 1, .range = {10, 14}},
         .rule = "test/rule",
         .message = {.text = "Not %1 but %2", .arguments = {"%2", "\xE9"}}}};
    CodeEditor editor;
    editor.setBytes(textOf(*snapshot, m_bot));
    showSnapshot(editor, *snapshot, m_bot);
    QCOMPARE(editor.squiggles().diagnostics().size(), 1U);
    QCOMPARE(gui::messageText(editor.squiggles().diagnostics()[0].message), QStringLiteral("Not %2 but é"));
    QVERIFY(editor.squiggles().hoverText(11).contains(QStringLiteral("test/rule")));

    // Other bytes than those on disk: nothing of it is about them.
    editor.setBytes("something else");
    showSnapshot(editor, *snapshot, m_bot);
    QVERIFY(editor.squiggles().hoverText(11).isEmpty());
}

QTEST_MAIN(AnalysisTest)
#include "tst_analysis.moc"
