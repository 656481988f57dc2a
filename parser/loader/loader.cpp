// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/loader/loader.h"

#include "parser/loader/cast_loader.h"
#include "parser/text/bytes.h"

#include <array>
#include <utility>

namespace castwright::parser {

namespace {

struct Suffix {
    ContentKind kind;
    std::string_view text;
};
constexpr std::array<Suffix, 3> kSuffixes{
    {{ContentKind::Style, ".style"}, {ContentKind::Character, ".bot"}, {ContentKind::Chat, ".chat"}}};

}  // namespace

std::optional<ContentKind> contentKindOf(std::string_view path) {
    for (const Suffix& suffix : kSuffixes) {
        const std::size_t length = suffix.text.size();
        if (path.size() > length && equalIgnoringCase(path.substr(path.size() - length), suffix.text))
            return suffix.kind;
    }
    return std::nullopt;
}

LoadResult load(std::vector<LoadInput> inputs, const Profile& profile) {
    return CastLoader{profile, CastLoader::Keeps::Nothing}.load(std::move(inputs));
}

}  // namespace castwright::parser
