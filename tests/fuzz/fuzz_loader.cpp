// SPDX-License-Identifier: GPL-3.0-or-later
//
// Loads the input, cut into files at each byte FE, then resolves and matches what came of it. Each piece is loaded as a style, a
// character and a chat file at once, so that any content file is a seed as it is.
#include "previews/chat/reply_match.h"
#include "previews/traits/effective_skill.h"
#include "previews/traits/merged_weapons.h"
#include "previews/traits/trait_trace.h"
#include "tests/support/cast_invariants.h"
#include "tests/support/require.h"

#include <algorithm>
#include <cmath>

using namespace castwright;

namespace {

std::vector<parser::LoadInput> inputsOf(std::string_view bytes) {
    constexpr std::size_t kMostFiles = 8;
    std::vector<parser::LoadInput> inputs;
    for (std::size_t i = 0; i < kMostFiles; ++i) {
        const std::size_t end = std::min(bytes.find('\xFE'), bytes.size());
        const auto text = std::make_shared<const parser::SourceText>(std::string{bytes.substr(0, end)});
        for (const char* extension : {".style", ".bot", ".chat"}) {
            const std::string path = std::to_string(i) + extension;
            inputs.push_back({path, *parser::contentKindOf(path), text});
        }
        if (end == bytes.size())
            break;
        bytes.remove_prefix(end + 1);
    }
    return inputs;
}

void resolveAll(const parser::Cast& cast, const parser::Character& character, const parser::Profile& profile) {
    const auto layers = previews::layersOf(cast, character);
    const previews::TraitResolver resolver{profile, layers};
    for (const float skill : {1.0F, 2.5F, 3.3F, 5.0F}) {
        const std::vector<float> values = resolver.resolve(skill);
        for (std::size_t i = 0; i < values.size(); ++i) {
            const parser::Trait& trait = profile.traits[i];
            // burstMaxMsec may be raised, but burstMinMsec's range lies in its own
            test::require(values[i] >= trait.min && values[i] <= trait.max, "a trait out of its range: " + trait.name);
        }
        const std::size_t trait = character.name.size() % values.size();
        test::require(previews::traceTrait(resolver, skill, trait).value == values[trait], "a trace that disagrees");
    }
    test::require(previews::mergeWeapons(layers, profile.limits).size() <= profile.limits.weapons, "too many weapons");
}

void matchAll(const parser::Character& character) {
    for (const parser::ReplyRule& rule : character.replies) {
        for (const parser::Trigger& trigger : rule.triggers) {
            const auto match = previews::matchReply(character, trigger.text, previews::Speaker::Player, true);
            const bool fits = rule.source != parser::ReplySource::Bot && rule.addressed != parser::ReplyAddressed::Forbidden;
            test::require(!fits || match, "a trigger that does not match itself");
            test::require(
                !match || character.replies[match->rule].priority >= rule.priority || !fits, "a better rule is passed over");
        }
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string bytes(data, data + size);
    const parser::Profile& profile = size % 2 == 0 ? parser::defaultProfile() : *parser::findBuiltInProfile("openq4");
    const parser::LoadResult result = parser::load(inputsOf(bytes), profile);
    test::requireNone(test::brokenCast(result, profile));
    for (const parser::Character& character : result.cast.characters) {
        resolveAll(result.cast, character, profile);
        matchAll(character);
    }
    return 0;
}
