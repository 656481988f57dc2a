// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/analysis/analysis_job.h"
#include "previews/traits/layers.h"
#include "previews/traits/trait_resolver.h"
#include "tests/cli/run_program.h"
#include "tests/support/files.h"

#include <QTemporaryDir>
#include <QTest>

#include <map>
#include <set>

using namespace castwright;
using test::Run;
using test::runProgram;
namespace fs = std::filesystem;

namespace {

constexpr int kSkill = 3;

using Answer = std::map<std::string, double>;  ///< by character: the field of view at skill 3

QString text(const fs::path& path) { return QString::fromStdString(path.string()); }

std::shared_ptr<const gui::Snapshot> editorSnapshot(const fs::path& root) {
    gui::AnalysisInput input;
    input.root = root;
    input.profile = {std::shared_ptr<const void>{}, &parser::defaultProfile()};
    return gui::analyse(input);
}

Answer editorAnswer(const fs::path& root) {
    const auto snapshot = editorSnapshot(root);
    const parser::Cast& cast = snapshot->load.cast;
    const std::size_t fov = snapshot->profile->findTrait("fov").value();
    Answer answer;
    for (const parser::Character& character : cast.characters) {
        const previews::TraitResolver resolver{*snapshot->profile, previews::layersOf(cast, character)};
        answer[character.name] = static_cast<double>(resolver.resolve(static_cast<float>(kSkill)).at(fov));
    }
    return answer;
}

Answer resolveAnswer(const fs::path& root) {
    const Run run = runProgram(
        {QStringLiteral("resolve"), QStringLiteral("--in"), text(root), QStringLiteral("--format"), QStringLiteral("json")});
    Answer answer;
    for (const nlohmann::json& subject : run.object())
        answer[subject["name"].get<std::string>()] = subject["skills"].at(kSkill - 1)["traits"]["fov"].get<double>();
    return answer;
}

std::set<std::string> namesOf(const Answer& answer) {
    std::set<std::string> names;
    for (const auto& [name, fov] : answer)
        names.insert(name);
    return names;
}

}  // namespace

/// Every program and the editor read the same files of a layered folder: loose ones over those of pak1 over those of pak0, whatever the case of
/// their names, and without the folder's own pak.
class TestOneAnswer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        const fs::path base = m_folder->path().toStdString();
        m_root = base / "game";
        tests::writeFile(base / "zero/botfiles/styles/base.style", "style \"base\" { set fov 100 }\n");
        tests::writeFile(base / "zero/botfiles/characters/paula.bot", "character \"Paula\" { inherit \"base\" }\n");
        tests::writeFile(base / "zero/botfiles/characters/quinn.bot", "character \"Quinn\" { set fov 80 }\n");
        tests::writeFile(base / "one/botfiles/styles/BASE.style", "style \"base\" { set fov 110 }\n");
        tests::writeFile(m_root / "botfiles/characters/Quinn.bot", "character \"Quinn\" { set fov 70 }\n");
        tests::writeFile(m_root / "botfiles/characters/loose.bot", "character \"Loose\" { inherit \"base\" add fov 1 }\n");
        tests::writeFile(m_root / "botfiles/characters/gone.bot", "character \"Gone\" { set fov 60 }\n");
        tests::writeFile(m_root / "botfiles/styles/own.style", "style \"own\" { set fov 75 }\n");
        tests::writeFile(m_root / "botfiles/chats/paula.chat", "characterChat \"Paula\" { chat kill { \"Found you.\" } }\n");
        // The folder's own pak is made before pak0 and pak1 lie beside it, with a file that the folder does not have any more.
        pack(m_root, m_root / "pak9.pk4");
        fs::remove(m_root / "botfiles/characters/gone.bot");
        pack(base / "zero", m_root / "pak0.pk4");
        pack(base / "one", m_root / "pak1.pk4");
    }

    void allAgree() {
        const Answer wanted{{"Paula", 110.0}, {"Loose", 111.0}, {"Quinn", 70.0}};
        QCOMPARE(editorAnswer(m_root), wanted);
        QCOMPARE(resolveAnswer(m_root), wanted);
    }

    void compareAgrees() {
        const Run run = runProgram(
            {QStringLiteral("compare"), QStringLiteral("Loose"), QStringLiteral("Paula"), QStringLiteral("--in"), text(m_root),
             QStringLiteral("--trait"), QStringLiteral("fov")});
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(run.out.contains("111") && run.out.contains("110"), run.out.constData());
    }

    void engineLoadAgrees() {
        const Run run = runProgram({QStringLiteral("engine"), QStringLiteral("load"), text(m_root)});
        QCOMPARE(run.exitCode, 0);
        std::set<std::string> names;
        const nlohmann::json kept = run.object();
        for (const nlohmann::json& character : kept["characters"])
            names.insert(character["name"].get<std::string>());
        QCOMPARE(names, namesOf(editorAnswer(m_root)));
    }

    void checkAgrees() {
        const Run run = runProgram({QStringLiteral("check"), text(m_root), QStringLiteral("--format"), QStringLiteral("json")});
        const auto snapshot = editorSnapshot(m_root);
        QVERIFY(run.exitCode == 0 || run.exitCode == 1);
        std::size_t ofFolder = 0;
        for (const validators::Diagnostic& diagnostic : snapshot->diagnostics)
            ofFolder += snapshot->files[diagnostic.where.file].pak.isEmpty() ? 1U : 0U;
        const nlohmann::json report = run.object();
        QCOMPARE(report["problems"].size(), ofFolder);
        for (const nlohmann::json& problem : report["problems"])
            QVERIFY(problem["rule"] != "load/unknown-style" && problem["rule"] != "load/unknown-chat-owner");
    }

    /// A voice for a character and a style that only the paks have are no errors for packing either.
    void packAgrees() {
        const Run run = runProgram({QStringLiteral("pack"), text(m_root), QStringLiteral("-o"), text(m_root / "pak9.pk4")});
        QVERIFY2(run.exitCode == 0, run.err.constData());
        QCOMPARE(editorAnswer(m_root), resolveAnswer(m_root));
    }

    void aPakFromElsewhereInTheSamePlaceCounts() {
        const fs::path elsewhere = m_folder->path().toStdString() + "/elsewhere";
        tests::writeFile(elsewhere / "botfiles/characters/new.bot", "character \"New\" { set fov 65 }\n");
        pack(elsewhere, m_root / "pak9.pk4");
        const Answer wanted{{"Paula", 110.0}, {"Loose", 111.0}, {"Quinn", 70.0}, {"New", 65.0}};
        QCOMPARE(editorAnswer(m_root), wanted);
        QCOMPARE(resolveAnswer(m_root), wanted);
    }

    void allSayWhatCannotBeRead() {
        fs::create_symlink("nowhere", m_root / "botfiles/characters/broken.bot");
        const auto snapshot = editorSnapshot(m_root);
        QVERIFY(std::ranges::any_of(
            snapshot->diagnostics, [](const validators::Diagnostic& diagnostic) { return diagnostic.rule == "io/unreadable"; }));
        for (const QStringList& command :
             {QStringList{QStringLiteral("check"), text(m_root)},
              QStringList{QStringLiteral("resolve"), QStringLiteral("--in"), text(m_root)},
              QStringList{QStringLiteral("engine"), QStringLiteral("load"), text(m_root)}}) {
            const Run run = runProgram(command);
            QVERIFY2(run.exitCode == 2, qPrintable(command.join(u' ')));
            QVERIFY2(run.err.contains("broken.bot"), run.err.constData());
        }
    }

private:
    static void pack(const fs::path& source, const fs::path& target) {
        const Run run =
            runProgram({QStringLiteral("pack"), text(source), QStringLiteral("--force"), QStringLiteral("-o"), text(target)});
        QVERIFY2(run.exitCode == 0, run.err.constData());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    fs::path m_root;
};

QTEST_GUILESS_MAIN(TestOneAnswer)
#include "tst_one_answer.moc"
