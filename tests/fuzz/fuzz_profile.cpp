// SPDX-License-Identifier: GPL-3.0-or-later
#include "previews/traits/trait_resolver.h"
#include "tests/support/cast_invariants.h"
#include "tests/support/require.h"

using namespace castwright;

namespace {

/// A profile that is accepted can be worked with.
void use(const parser::Profile& profile) {
    const auto text = std::make_shared<const parser::SourceText>("style a { set x 1\nset fov 2\nweapon w 1\nskill 2 { add x 1\n} "
                                                                 "}\ncharacter A { inherit a\nmodelNum 3\nchat kill { \"x\" } }");
    const parser::LoadResult result =
        parser::load({{"a.style", parser::ContentKind::Style, text}, {"a.bot", parser::ContentKind::Character, text}}, profile);
    test::requireNone(test::brokenCast(result, profile));
    for (const parser::Character& character : result.cast.characters)
        (void)previews::TraitResolver{profile, previews::layersOf(result.cast, character)}.resolve(2.5F);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto profile = parser::parseProfile(std::string(data, data + size), "fuzz.toml");
    if (!profile) {
        test::require(!profile.error().message.empty(), "an error without a word");
        return 0;
    }
    test::require(!profile->traits.empty() && !profile->events.empty(), "a profile without traits or events");
    use(*profile);
    return 0;
}
