// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/document/new_content.h"
#include "parser/loader/loader.h"

#include <QTest>

using namespace castwright;
using namespace castwright::gui;
using parser::ContentKind;

class TestNewContent : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fileNames() {
        QCOMPARE(contentFileName(ContentKind::Character, QStringLiteral("Tommy")), QStringLiteral("tommy.bot"));
        QCOMPARE(contentFileName(ContentKind::Chat, QStringLiteral("Dr. Kay")), QStringLiteral("dr_kay.chat"));
        QCOMPARE(contentFileName(ContentKind::Style, QStringLiteral("A - b!?c 7")), QStringLiteral("a_b_c_7.style"));
        QCOMPARE(contentFileName(ContentKind::Style, QStringLiteral("é")), QStringLiteral("_.style"));
    }

    void theGameTakesThem() {
        const auto input = [](const char* path, ContentKind kind, const QByteArray& bytes) {
            return parser::LoadInput{path, kind, std::make_shared<const parser::SourceText>(bytes.toStdString())};
        };
        const auto result = parser::load(
            {input("botfiles/styles/s.style", ContentKind::Style, newContent(ContentKind::Style, QStringLiteral("Brave one"))),
             input(
                 "botfiles/characters/c.bot", ContentKind::Character,
                 newContent(ContentKind::Character, QStringLiteral("Ann"), QStringLiteral("Brave one"))),
             input("botfiles/chats/c.chat", ContentKind::Chat, newContent(ContentKind::Chat, QStringLiteral("Ann")))},
            parser::defaultProfile());
        QCOMPARE(result.cast.styles.size(), 1U);
        QCOMPARE(result.cast.styles[0].name, "Brave one");
        QCOMPARE(result.cast.characters.size(), 1U);
        QCOMPARE(result.cast.characters[0].style, 0U);
        QCOMPARE(result.cast.characters[0].banks.size(), 1U);
    }

    void namesTheGameCannotRead() {
        QVERIFY(blockNameProblem(QStringLiteral("Ann")).isEmpty());
        QVERIFY(!blockNameProblem(QString{}).isEmpty());
        QVERIFY(!blockNameProblem(QStringLiteral("  ")).isEmpty());
        QVERIFY(!blockNameProblem(QStringLiteral("a\"b")).isEmpty());
        QVERIFY(!blockNameProblem(QStringLiteral("a\\b")).isEmpty());
        QVERIFY(!blockNameProblem(QStringLiteral("a\nb")).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestNewContent)
#include "tst_new_content.moc"
