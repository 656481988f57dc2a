// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/run_program.h"
#include "tests/support/golden.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace castwright;
using namespace Qt::StringLiterals;
using castwright::test::Run;
using castwright::test::runProgram;
using nlohmann::json;

namespace {

/// A content folder made for one test.
class Project {
public:
    void write(const QString& path, const QByteArray& bytes) const {
        QVERIFY(QDir{m_folder.path()}.mkpath(QFileInfo{path}.path()));
        QFile file{m_folder.filePath(path)};
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    [[nodiscard]] Run check(const QStringList& arguments = {}) const {
        return runProgram(QStringList{u"check"_s} + arguments, m_folder.path());
    }
    [[nodiscard]] QString path(const QString& name = {}) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
};

constexpr const char* kStyle = "style \"a\" {\n\tset fov 90\n}\n";
constexpr const char* kBadStyle = "style \"b\" {\n\tset fow 90\n}\n";

}  // namespace

/// `castwright-cli check` and `rules` from end to end.
class CheckCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void clean() {
        const Project project;
        project.write(u"botfiles/styles/a.style"_s, kStyle);
        const Run result = project.check();
        QCOMPARE(result.out, QByteArray{"No problems in 1 file.\n"});
        QCOMPARE(result.err, QByteArray{});
        QCOMPARE(result.exitCode, 0);
    }

    void oneLineForEachProblem() {
        const Project project;
        project.write(u"botfiles/styles/a.style"_s, kStyle);
        project.write(u"botfiles/styles/b.style"_s, kBadStyle);
        const Run result = project.check();
        QCOMPARE(
            result.out,
            QByteArray{"botfiles/styles/b.style:2:6: error: There is no trait \"fow\": the game ignores this "
                       "statement. Is it \"fov\"? [load/unknown-trait]\n"
                       "1 error in 2 files.\n"});
        QCOMPARE(result.exitCode, 1);
    }

    void pathsAreShownAsGiven() {
        const Project project;
        project.write(u"mod/botfiles/styles/b.style"_s, kBadStyle);
        QVERIFY(project.check().out.startsWith("mod/botfiles/styles/b.style:2:6: "));
        QVERIFY(project.check({u"mod/botfiles"_s}).out.startsWith("mod/botfiles/styles/b.style:2:6: "));
        QVERIFY(runProgram({u"check"_s}, project.path(u"mod/botfiles"_s)).out.startsWith("styles/b.style:2:6: "));
        QVERIFY(runProgram({u"check"_s, u"../.."_s}, project.path(u"mod/botfiles"_s)).out.startsWith("styles/b.style:2:6: "));
        const QString file = project.path(u"mod/botfiles/styles/b.style"_s);
        QVERIFY(project.check({file}).out.startsWith(file.toUtf8() + ":2:6: "));
    }

    void relatedPlacesAreIndented() {
        const Project project;
        project.write(u"botfiles/styles/a.style"_s, "style \"a\" {\n\tdescription \"open\n}\nstyle \"b\" {\n}\n");
        const Run result = project.check({u"botfiles"_s});
        const QList<QByteArray> lines = result.out.split('\n');
        QCOMPARE(lines.at(0).left(37), QByteArray{"botfiles/styles/a.style:2:14: error: "});
        QCOMPARE(lines.at(1), QByteArray{"    botfiles/styles/a.style:1:1: This block is lost with it."});
        QVERIFY(lines.at(2).startsWith("    botfiles/styles/a.style:2:19: The game reads nothing"));
    }

    void aFileAmongOthers() {
        const Project project;
        project.write(u"botfiles/styles/a.style"_s, kStyle);
        project.write(u"botfiles/styles/b.style"_s, kBadStyle);
        project.write(u"botfiles/characters/t.bot"_s, "character \"T\" {\n\tinherit \"a\"\n}\n");
        const Run good = project.check({u"botfiles/characters/t.bot"_s});
        QCOMPARE(good.out, QByteArray{"No problems in 1 file.\n"});
        QCOMPARE(good.exitCode, 0);
        const Run bad = project.check({u"botfiles/characters/t.bot"_s, project.path(u"botfiles/styles/b.style"_s)});
        QVERIFY2(bad.out.endsWith("1 error in 2 files.\n"), bad.out.constData());
        QCOMPARE(bad.exitCode, 1);
    }

    void aFileByItself() {
        const Project project;
        project.write(u"t.bot"_s, "character \"T\" {\n\tinherit \"nowhere\"\n}\n");
        project.write(u"t.chat"_s, "characterChat \"T\" {\n\tchat kill {\n\t\tGone\n\t}\n}\n");
        QCOMPARE(project.check({u"t.bot"_s}).out, QByteArray{"No problems in 1 file.\n"});
        const Run chat = project.check({u"t.chat"_s});
        QVERIFY2(chat.out.startsWith("t.chat:3:3: error: "), chat.out.constData());
        QCOMPARE(chat.out.count('\n'), 2);
    }

    void informationIsNoFailure() {
        const Project project;
        project.write(u"botfiles/styles/a.style"_s, "style \"a\" {\n\tset fov 90\r\n}\r\n");
        const Run result = project.check();
        QVERIFY2(result.out.endsWith("1 note in 1 file.\n"), result.out.constData());
        QCOMPARE(result.exitCode, 0);
    }

    void warningsFail() {
        const Project project;
        project.write(u"botfiles/styles/a.style"_s, "style \"a\" {\n\tset fov 0132\n}\n");
        for (const QString& format : {u"text"_s, u"json"_s}) {
            const Run result = project.check({u"--format"_s, format});
            QVERIFY2(result.out.contains("syntax/octal"), result.out.constData());
            QCOMPARE(result.exitCode, 1);
        }
    }

    void colours() {
        const Project project;
        project.write(u"botfiles/styles/b.style"_s, kBadStyle);
        QVERIFY(!project.check().out.contains('\x1b'));
        QVERIFY(!project.check({u"--color"_s, u"never"_s}).out.contains('\x1b'));
        QVERIFY(project.check({u"--color"_s, u"always"_s}).out.contains("\x1b[31merror:\x1b[0m"));
    }

    void jsonObject() {
        const Project project;
        project.write(u"botfiles/styles/b.style"_s, kBadStyle);
        const json object = project.check({u"--format"_s, u"json"_s}).object();
        QCOMPARE(object["version"].get<int>(), 1);
        QVERIFY(object["tool"].get<std::string>().starts_with("castwright-cli "));
        QVERIFY(object["files"] == json::array({"botfiles/styles/b.style"}));
        QCOMPARE(object["summary"]["errors"].get<int>(), 1);
        const json& problem = object["problems"].at(0);
        QVERIFY(problem["file"] == "botfiles/styles/b.style");
        QVERIFY(problem["rule"] == "load/unknown-trait");
        QVERIFY(problem["severity"] == "error");
        QVERIFY(problem["line"] == 2 && problem["column"] == 6 && problem["endLine"] == 2 && problem["endColumn"] == 9);
        QVERIFY(problem["offset"] == 17 && problem["length"] == 3);
        const json& edit = problem["fixes"].at(0)["edits"].at(0);
        QVERIFY(edit["offset"] == 17 && edit["length"] == 3 && edit["replacement"] == "fov");
    }

    /// Whatever the files hold, the JSON can be read, and the terminal gets no control byte.
    void anyBytes() {
        const Project project;
        QByteArray all;
        for (int byte = 1; byte < 256; ++byte) {
            if (byte != '\n' && byte != '"')
                all += static_cast<char>(byte);
        }
        project.write(u"botfiles/styles/a.style"_s, "style \"a\" {\n\t\"" + all + "\" x\n\tset \"" + all + "\" 1\n}\n");
        project.write(u"botfiles/styles/b.style"_s, kBadStyle);
        const Run text = project.check();
        for (const char c : text.out)
            QVERIFY2(c == '\n' || (c & 0xE0) != 0, text.out.constData());
        QVERIFY(QString::fromUtf8(text.out).toUtf8() == text.out);
        const json object = project.check({u"--format"_s, u"json"_s}).object();
        QVERIFY(object["problems"].size() >= 3);
        QVERIFY(object["problems"].back()["file"] == "botfiles/styles/b.style");
    }

    void unreadableFileAmongOthers() {
        const Project project;
        project.write(u"botfiles/styles/b.style"_s, kBadStyle);
        const Run result = project.check({u"nowhere"_s, u"botfiles"_s});
        QVERIFY2(result.err.contains("Cannot read \"nowhere\""), result.err.constData());
        QVERIFY2(result.out.contains("load/unknown-trait"), result.out.constData());
        QCOMPARE(result.exitCode, 2);
    }

    void fileThatMayNotBeRead() {
        const Project project;
        project.write(u"botfiles/styles/b.style"_s, kBadStyle);
        project.write(u"botfiles/styles/a.style"_s, kStyle);
        QFile file{project.path(u"botfiles/styles/a.style"_s)};
        QVERIFY(file.setPermissions({}));
        if (file.open(QIODevice::ReadOnly))
            QSKIP("this user may read everything");
        const Run result = project.check();
        QVERIFY2(result.err.contains("a.style"), result.err.constData());
        QVERIFY2(result.out.contains("load/unknown-trait"), result.out.constData());
        QCOMPARE(result.exitCode, 2);
    }

    void noBotfiles() {
        const Project project;
        for (const QString& format : {u"text"_s, u"json"_s}) {
            const Run result = project.check({u"--format"_s, format});
            QVERIFY2(result.err.contains("There is no folder \"botfiles\""), result.err.constData());
            QCOMPARE(result.exitCode, 2);
        }
    }

    void otherFile() {
        const Project project;
        project.write(u"notes.txt"_s, "x");
        const Run result = project.check({u"notes.txt"_s});
        QVERIFY2(result.err.contains("Cannot check \"notes.txt\""), result.err.constData());
        QCOMPARE(result.exitCode, 2);
    }

    /// As the folder it was packed from, but for where things are.
    void pak() {
        const Project project;
        project.write(u"mod/botfiles/styles/b.style"_s, kBadStyle);
        project.write(u"mod/botfiles/characters/t.bot"_s, "character \"T\" {\n\tinherit \"b\"\n}\n");
        project.write(u"mod/botfiles/chats/t.chat"_s, "characterChat \"T\" {\n}\n");
        QCOMPARE(runProgram({u"pack"_s, u"mod"_s, u"-o"_s, u"pak0.pk4"_s, u"--force"_s}, project.path()).exitCode, 0);
        const Run folder = project.check({u"mod"_s});
        const Run pak = project.check({u"pak0.pk4"_s});
        QVERIFY(pak.out.startsWith("pak0.pk4/botfiles/styles/b.style:2:6: "));
        QCOMPARE(QByteArray{pak.out}.replace("pak0.pk4/", "mod/"), folder.out);
        QCOMPARE(pak.exitCode, folder.exitCode);
        QCOMPARE(pak.err, QByteArray{});
        QCOMPARE(project.check({u"pak0.pk4"_s, u"--format"_s, u"json"_s}).object().at("files").size(), 3U);

        project.write(u"pak1.pk4"_s, "no pak");
        const Run broken = project.check({u"pak1.pk4"_s});
        QVERIFY2(broken.err.contains("pak1.pk4"), broken.err.constData());
        QCOMPARE(broken.exitCode, 2);
    }

    /// What lies in a pak beneath the folder is there for the game.
    void buildsOnAPak() {
        const Project project;
        project.write(u"base/botfiles/styles/a.style"_s, kStyle);
        project.write(u"base/botfiles/styles/b.style"_s, kBadStyle);
        project.write(u"mod/botfiles/characters/t.bot"_s, "character \"T\" {\n\tinherit \"a\"\n}\n");
        project.write(u"mod/botfiles/chats/t.chat"_s, "characterChat \"T\" {\n}\n");
        const Run without = project.check({u"mod"_s});
        QVERIFY2(without.out.contains("[load/unknown-style]"), without.out.constData());
        QCOMPARE(runProgram({u"pack"_s, u"base"_s, u"-o"_s, u"mod/pak0.pk4"_s, u"--force"_s}, project.path()).exitCode, 0);
        const Run with = project.check({u"mod"_s});
        QCOMPARE(with.out, QByteArray{"No problems in 2 files.\n"});
        QCOMPARE(with.exitCode, 0);
        project.write(u"mod/pak1.pk4"_s, "no pak");
        const Run broken = project.check({u"mod"_s});
        QVERIFY2(broken.err.contains("pak1.pk4"), broken.err.constData());
        QCOMPARE(broken.exitCode, 2);
    }

    void otherProfile() {
        const Project project;
        project.write(u"botfiles/styles/a.style"_s, kStyle);
        project.write(u"botfiles/characters/t.bot"_s, "character \"T\" {\n\tinherit \"a\"\n\tmodelNum 3\n}\n");
        QCOMPARE(project.check().exitCode, 0);
        QCOMPARE(project.check({u"--profile"_s, u"openq4"_s}).exitCode, 1);
        const Run result = project.check({u"--profile"_s, u"doom"_s});
        QVERIFY2(result.err.contains("doom"), result.err.constData());
        QCOMPARE(result.exitCode, 2);
    }

    void theShippedCast() {
        if (!std::filesystem::exists(test::sharedCast()))
            QSKIP(test::kNoSharedSet);
        const Run result = runProgram({u"check"_s, QString::fromStdString(test::sharedCast().string())});
        // What a cast may well do on purpose is information.
        QVERIFY2(!result.out.contains(" error: ") && !result.out.contains(" warning: "), result.out.constData());
        QVERIFY2(result.out.endsWith(" in 44 files.\n"), result.out.constData());
        QCOMPARE(result.exitCode, 0);
    }

    void rules() {
        const Run text = runProgram({u"rules"_s});
        for (const char* rule : {"syntax/octal", "pack/symlink"})
            QVERIFY2(text.out.contains(rule), text.out.constData());
        QCOMPARE(text.exitCode, 0);
        const json array = runProgram({u"rules"_s, u"--format"_s, u"json"_s}).object();
        QCOMPARE(static_cast<qsizetype>(array.size()), text.out.count('\n'));
        for (const json& rule : array)
            QVERIFY(rule.contains("id") && rule.contains("severity") && rule.contains("level") && rule.contains("title"));
    }
};

QTEST_GUILESS_MAIN(CheckCommand)
#include "tst_check.moc"
