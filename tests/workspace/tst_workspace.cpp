// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/workspace.h"
#include "packer/packing/pack.h"
#include "parser/text/bytes.h"
#include "tests/support/files.h"
#include "tests/support/random_text.h"
#include "tests/support/require.h"

#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <format>

using namespace castwright;
using namespace castwright::workspace;
namespace fs = std::filesystem;

namespace {

std::shared_ptr<const parser::Profile> profile() { return {std::shared_ptr<const void>{}, &parser::defaultProfile()}; }

OpenText open(std::string text, std::uint64_t revision = 1) {
    return {std::make_shared<const std::string>(std::move(text)), revision};
}

/// All of a snapshot that must not depend on what was looked at before.
std::string described(const Snapshot& snapshot) {
    std::string text = snapshot.content.rootError + '\n';
    for (const SnapshotFile& file : snapshot.files)
        text += std::format(
            "{} {} {} {} {}\n", file.content.path.string(), file.content.name, file.content.pak.string(),
            file.content.text ? file.content.text->bytes().size() : 0, file.tree ? file.tree->nodes().size() : 0);
    for (const ShadowedFile& file : snapshot.content.shadowed)
        text += std::format("shadowed {} by {} {}\n", file.file.path.string(), file.winnerPath.string(), file.same);
    for (const UnreadableFile& file : snapshot.content.unreadable)
        text += std::format("unreadable {} {}\n", file.file.path.string(), file.reason);
    for (const validators::Diagnostic& diagnostic : snapshot.diagnostics)
        text += std::format(
            "{}:{}-{} {} {}\n", diagnostic.where.file, diagnostic.where.range.begin, diagnostic.where.range.end, diagnostic.rule,
            diagnostic.message.english());
    return text;
}

/// A folder on the disk, with paks and open documents, that changes at random.
class ChangingFolder {
public:
    ChangingFolder(const fs::path& root, std::uint32_t seed) : m_root{root}, m_random{seed} {
        m_source.root = root;
        write("botfiles/styles/s.style", "style \"s\" { set fov 90 }\n");
        write("botfiles/characters/a.bot", "character \"A\" { inherit \"s\" }\n");
        write("botfiles/chats/a.chat", "characterChat \"A\" { chat kill { \"hi $other\" } }\n");
        pack(0);
    }

    [[nodiscard]] const Source& source() const { return m_source; }

    std::string change() {
        static constexpr std::array kNames{"botfiles/styles/s.style",   "botfiles/styles/t.style", "botfiles/characters/a.bot",
                                           "botfiles/characters/B.bot", "botfiles/chats/a.chat",   "botfiles/chats/b.chat",
                                           "botfiles/characters/b.bot"};
        const std::string name = kNames.at(test::below(m_random, kNames.size()));
        switch (test::below(m_random, 9)) {
        case 0: fs::remove(m_root / name); return "remove " + name;
        case 1: return pack(test::below(m_random, 2));
        case 2: {
            const fs::path pak = m_root / std::format("pak{}.pk4", test::below(m_random, 2));
            fs::remove(pak);
            return "remove " + pak.filename().string();
        }
        case 3: m_source.openTexts.erase(m_root / name); return "close " + name;
        case 4:
        case 5: m_source.openTexts.insert_or_assign(m_root / name, open(text(name), ++m_revision)); return "type in " + name;
        case 6: {
            const fs::path pak = m_root / "pak0.pk4";
            m_source.ownPaks = m_source.ownPaks.empty() ? std::vector{pak} : std::vector<fs::path>{};
            return "pak0 is ours or not";
        }
        default: write(name, text(name)); return "write " + name;
        }
    }

private:
    void write(const std::string& name, const std::string& bytes) { tests::writeFile(m_root / name, bytes); }

    /// Packs the folder as it is, under a name that makes it a layer.
    std::string pack(std::size_t number) {
        const fs::path pak = m_root / std::format("pak{}.pk4", number);
        const auto plan = packer::planPack(m_root, pak);
        if (plan && plan->refused.empty())
            (void)packer::pack(*plan, {});
        return "pack " + pak.filename().string();
    }

    std::string text(const std::string& name) {
        const std::string_view kind = name.ends_with(".style") ? "style" : name.ends_with(".bot") ? "character" : "characterChat";
        return std::format(
            "{} \"{}\" {{ {} }}\n", kind, std::array{"A", "B", "s", "t"}.at(test::below(m_random, 4)),
            test::below(m_random, 2) == 0 ? "" : test::randomPieces(m_random, 4));
    }

    fs::path m_root;
    test::Random m_random;
    Source m_source;
    std::uint64_t m_revision = 0;
};

}  // namespace

class TestWorkspace : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Over edits, renames, removals and other layers, a snapshot is what a first look would give.
    void eachLookEqualsAFirstLook_data() {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 4; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }
    void eachLookEqualsAFirstLook() {
        QFETCH(const unsigned, seed);
        const QTemporaryDir folder;
        ChangingFolder changing{folder.path().toStdString(), seed};
        Workspace workspace{profile()};
        std::string story;
        for (int step = 0; step < 120; ++step) {
            const auto stepwise = workspace.look(changing.source());
            const auto first = Workspace{profile()}.look(changing.source());
            QVERIFY2(stepwise->load.cast == first->load.cast, story.c_str());
            QVERIFY2(stepwise->load.notes == first->load.notes, story.c_str());
            QVERIFY2(stepwise->diagnostics == first->diagnostics, story.c_str());
            if (described(*stepwise) != described(*first))
                QFAIL((story + described(*stepwise) + "\ninstead of\n" + described(*first)).c_str());
            story += changing.change() + '\n';
        }
    }

    void whatDidNotChangeIsShared() {
        const QTemporaryDir folder;
        const fs::path root = folder.path().toStdString();
        tests::writeFile(root / "botfiles/styles/s.style", "style \"s\" { }\n");
        tests::writeFile(root / "botfiles/characters/a.bot", "character \"A\" { inherit \"s\" }\n");
        Workspace workspace{profile()};
        Source source{.root = root, .ownPaks = {}, .openTexts = {}};
        const auto before = workspace.look(source);
        source.openTexts.emplace(root / "botfiles/styles/s.style", open("style \"s\" { set fov 100 }\n"));
        const auto after = workspace.look(source);
        QCOMPARE(after->files[1].content.text, before->files[1].content.text);
        QCOMPARE(after->files[1].tree, before->files[1].tree);
        QCOMPARE(after->load.cast.characters.pointer(0), before->load.cast.characters.pointer(0));
        QVERIFY(after->files[0].content.text != before->files[0].content.text);
        QCOMPARE(after->files[0].content.revision, std::optional<std::uint64_t>{1});
    }

    void aStoppedLookChangesNothing() {
        const QTemporaryDir folder;
        ChangingFolder changing{folder.path().toStdString(), 9};
        Workspace workspace{profile()};
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(workspace.look(changing.source(), stop.get_token()) == nullptr);
        QCOMPARE(described(*workspace.look(changing.source())), described(*Workspace{profile()}.look(changing.source())));
    }

    void linksToNowhereFoldersAndPipesAreUnreadable() {
        const QTemporaryDir folder;
        const fs::path root = folder.path().toStdString();
        tests::writeFile(root / "botfiles/styles/good.style", "style \"s\" { }\n");
        fs::create_symlink("nowhere", root / "botfiles/styles/link.style");
        fs::create_directory(root / "botfiles/styles/folder.style");
        QCOMPARE(::mkfifo((root / "botfiles/styles/pipe.style").c_str(), 0600), 0);
        const auto snapshot = Workspace{profile()}.look({.root = root, .ownPaks = {}, .openTexts = {}});
        QCOMPARE(snapshot->content.files.size(), std::size_t{1});
        QCOMPARE(snapshot->content.unreadable.size(), std::size_t{3});
        QCOMPARE(snapshot->diagnostics.size(), std::size_t{3});
        QCOMPARE(std::string{snapshot->diagnostics[0].rule}, std::string{"io/unreadable"});
    }
};

QTEST_GUILESS_MAIN(TestWorkspace)
#include "tst_workspace.moc"
