// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/engine_json.h"
#include "parser/loader/content_folder.h"
#include "previews/traits/effective_skill.h"
#include "previews/traits/trait_trace.h"
#include "tests/support/golden_rows.h"

#include <QTest>

using namespace castwright;
namespace fs = std::filesystem;

/// Traits and weapons as the game itself computes them, in every digit.
class GoldenResolve : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void resolve_data() {
        QTest::addColumn<std::string>("results");
        QTest::addColumn<std::string>("tree");
        for (const test::GoldenSet& set : test::goldenSets()) {
            if (!set.present)
                QTest::newRow(set.name.c_str()) << std::string{} << std::string{};
            for (const fs::path& tree : test::foldersIn(set.folder / "random")) {
                const fs::path results = tree / "resolve.jsonl";
                const std::string name = set.name + " " + tree.filename().string();
                if (fs::exists(results))
                    QTest::newRow(name.c_str()) << results.string() << tree.string();
            }
            if (const fs::path results = set.folder / "resolve-corpus.jsonl"; fs::exists(results))
                QTest::newRow((set.name + " corpus").c_str()) << results.string() << test::sharedCast().string();
        }
    }

    void resolve() {
        QFETCH(const std::string, results);
        QFETCH(const std::string, tree);
        if (results.empty())
            QSKIP(test::kNoSharedSet);
        const parser::Profile& profile = parser::defaultProfile();
        auto inputs = parser::readContent(tree);
        QVERIFY2(inputs, inputs ? "" : inputs.error().message.c_str());
        const parser::Cast cast = parser::load(std::move(*inputs), profile).cast;
        const auto rows = test::readJsonLines(results);
        QVERIFY(!rows.empty());
        for (const nlohmann::json& wanted : rows) {
            const QByteArray name = QString::fromStdString(wanted["name"].get<std::string>()).toLatin1();
            const auto index = cast.findCharacter(name.toStdString());
            QVERIFY2(index, name.constData());
            const cli::SkillRequest request{
                wanted["skill"].get<float>(), wanted["variance"].get<float>(), wanted["seed"].get<std::uint32_t>()};
            const std::string difference = test::differences(wanted, resolved(profile, cast, cast.characters[*index], request));
            QVERIFY2(difference.empty(), qPrintable(QString::fromLatin1(name) + QString::fromStdString(difference)));
        }
    }

private:
    static nlohmann::json resolved(
        const parser::Profile& profile, const parser::Cast& cast, const parser::Character& character,
        const cli::SkillRequest& request) {
        const auto layers = previews::layersOf(cast, character);
        const previews::TraitResolver resolver{profile, layers};
        const float effective = previews::effectiveSkill(request.skill, request.variance, request.seed);
        const std::vector<float> traits = resolver.resolve(effective);
        // What a trace tells must be what is resolved.
        for (std::size_t trait = 0; trait < traits.size(); ++trait) {
            if (previews::traceTrait(resolver, effective, trait).value != traits[trait])
                throw std::runtime_error{"the trace of " + profile.traits[trait].name + " disagrees"};
        }
        const auto weapons = previews::mergeWeapons(layers, profile.limits);
        return cli::resolvedToJson(character.name, request, effective, traits, weapons, profile);
    }
};

QTEST_GUILESS_MAIN(GoldenResolve)
#include "tst_golden_resolve.moc"
