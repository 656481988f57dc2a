// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/loader/content_folder.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>

using namespace castwright::parser;
namespace fs = std::filesystem;
using namespace std::string_literals;

/// Each test has a folder of its own.
class ContentFolderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        m_temporary = std::make_unique<QTemporaryDir>();
        m_folder = m_temporary->path().toStdString();
    }

    void rootOf() {
        make("game/botfiles/styles/a.style");
        const fs::path root = m_folder / "game";
        QCOMPARE(contentRootOf(root).value(), root);
        QCOMPARE(contentRootOf(root / "botfiles").value(), root);
        QCOMPARE(contentRootOf(root / "botfiles" / "").value(), root);
        QCOMPARE(contentRootOf(root / "botfiles/styles").value(), root);
        QVERIFY(!contentRootOf(m_folder));
        QVERIFY(!contentRootOf(m_folder / "nowhere"));
    }

    void rootOfTheCurrentFolder() {
        make("game/botfiles/styles/a.style");
        const fs::path before = fs::current_path();
        fs::current_path(m_folder / "game/botfiles");
        const auto root = contentRootOf(".");
        fs::current_path(before);
        QVERIFY(root);
        QCOMPARE(fs::canonical(*root), fs::canonical(m_folder / "game"));
    }

    void filesAreListedSortedAndByKind() {
        make("botfiles/styles/b.style");
        make("botfiles/styles/a.STYLE");
        make("botfiles/styles/.style");  // has no name before the extension
        make("botfiles/styles/c.bot");
        make("botfiles/styles/deeper/d.style");
        make("botfiles/characters/a.bot");
        make("botfiles/chats/a.chat");
        make("botfiles/chats/a.chat~");
        make("botfiles/other/a.chat");
        fs::create_directories(m_folder / "botfiles/chats/folder.chat");
        const auto files = listContent(m_folder);
        QVERIFY(files);
        std::vector<std::string> names;
        for (const ContentFile& file : *files)
            names.push_back(file.name);
        QCOMPARE(
            names,
            (std::vector<std::string>{
                "botfiles/characters/a.bot", "botfiles/chats/a.chat", "botfiles/styles/a.STYLE", "botfiles/styles/b.style"}));
    }

    void folderNamesCountInAnyCase() {
        make("BotFiles/Styles/a.style");
        const auto files = listContent(m_folder);
        QVERIFY(files);
        QCOMPARE(files->size(), std::size_t{1});
        QCOMPARE(files->front().name, "botfiles/styles/a.style"s);
        QCOMPARE(contentRootOf(m_folder).value(), m_folder);
    }

    void noContent() {
        const auto files = listContent(m_folder);
        QVERIFY(!files);
        QVERIFY2(files.error().message.contains("there is no folder \"botfiles\" in it"), files.error().message.c_str());
    }

    void findsRootsBelow() {
        make("one/botfiles/styles/a.style");
        make("two/deep/botfiles/styles/a.style");
        make("two/deep/botfiles/botfiles/styles/a.style");  // inside content, not content of its own
        make("three/readme.txt");
        QCOMPARE(findContentRoots(m_folder), (std::vector<fs::path>{m_folder / "one", m_folder / "two/deep"}));
        QCOMPARE(findContentRoots(m_folder / "one"), (std::vector<fs::path>{m_folder / "one"}));
        QCOMPARE(findContentRoots(m_folder / "one/botfiles/styles"), (std::vector<fs::path>{m_folder / "one"}));
        QVERIFY(findContentRoots(m_folder / "three").empty());
        QVERIFY(findContentRoots(m_folder / "nowhere").empty());
    }

    void linksToFoldersAreNotFollowed() {
        make("one/botfiles/styles/a.style");
        std::error_code error;
        fs::create_directory_symlink(m_folder, m_folder / "one/loop", error);
        if (error)
            QSKIP("links cannot be made here");
        QCOMPARE(findContentRoots(m_folder), (std::vector<fs::path>{m_folder / "one"}));
    }

    void readsBytes() {
        const std::string bytes = "a\r\n\0\xFF\x1A"s + std::string(200'000, 'x');
        make("file", bytes);
        QCOMPARE(readFile(m_folder / "file").value(), bytes);
        make("empty", "");
        QCOMPARE(readFile(m_folder / "empty").value(), ""s);
    }

    void readErrorsAreSentences() {
        const auto absent = readFile(m_folder / "absent");
        QVERIFY(!absent);
        QVERIFY2(
            absent.error().message.starts_with("Cannot read \"" + (m_folder / "absent").string() + "\": "),
            absent.error().message.c_str());
        const auto folder = readFile(m_folder);
        QVERIFY(!folder);
        QVERIFY2(folder.error().message.ends_with("it is a folder."), folder.error().message.c_str());
    }

    void readsContent() {
        make("botfiles/styles/a.style", "style \"a\" { }");
        const auto inputs = readContent(m_folder);
        QVERIFY(inputs);
        QCOMPARE(inputs->size(), std::size_t{1});
        QCOMPARE(inputs->front().kind, ContentKind::Style);
        QCOMPARE(std::string{inputs->front().text->bytes()}, "style \"a\" { }"s);
    }

    void kinds() {
        QCOMPARE(contentKindOf("a.style"), std::optional{ContentKind::Style});
        QCOMPARE(contentKindOf("x/a.BOT"), std::optional{ContentKind::Character});
        QCOMPARE(contentKindOf("a.chat"), std::optional{ContentKind::Chat});
        QCOMPARE(contentKindOf("a.style.txt"), std::optional<ContentKind>{});
        QCOMPARE(contentKindOf("style"), std::optional<ContentKind>{});
    }

private:
    void make(const fs::path& name, const std::string& bytes = {}) const {
        fs::create_directories((m_folder / name).parent_path());
        std::ofstream{m_folder / name, std::ios::binary} << bytes;
    }

    std::unique_ptr<QTemporaryDir> m_temporary;
    fs::path m_folder;
};

QTEST_GUILESS_MAIN(ContentFolderTest)
#include "tst_content_folder.moc"
