// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/compare/compare_picture.h"

#include "app/gui/panels/parts/trait_picture.h"
#include "parser/text/bytes.h"
#include "parser/tree/syntax_views.h"
#include "previews/traits/trait_resolver.h"
#include "previews/traits/trait_subject.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <span>
#include <tuple>

namespace castwright::gui {

namespace {

/// As the game compares names: the letters of ASCII without case.
TraitOwnerKey folded(TraitOwnerKey key) {
    key.name = parser::toAsciiLower(key.name);
    return key;
}

/// Where each of a cast is; a name that comes twice means the first.
class SubjectIndex {
public:
    explicit SubjectIndex(const parser::Cast& cast) {
        for (const previews::TraitOwner owner : previews::everybody(cast))
            m_subjects.try_emplace(
                folded({owner.style, previews::nameOf(cast, owner)}),
                owner.style ? cast.characters.size() + owner.index : owner.index);
    }

    [[nodiscard]] std::optional<std::size_t> find(const TraitOwnerKey& key) const {
        const auto found = m_subjects.find(folded(key));
        return found == m_subjects.end() ? std::nullopt : std::optional{found->second};
    }

private:
    struct Before {
        bool operator()(const TraitOwnerKey& a, const TraitOwnerKey& b) const {
            return std::tie(a.style, a.name) < std::tie(b.style, b.name);
        }
    };
    std::map<TraitOwnerKey, std::size_t, Before> m_subjects;
};

/// The names of all blocks, whether or not the game reads them.
std::vector<TraitOwnerKey> written(const Snapshot& snapshot) {
    std::vector<TraitOwnerKey> keys;
    for (const SnapshotFile& file : snapshot.files) {
        if (!file.tree)
            continue;
        for (const std::uint32_t index : file.tree->children(0)) {
            const parser::BlockView block{*file.tree, index};
            const parser::NodeKind kind = block.kind();
            if (kind != parser::NodeKind::Style && kind != parser::NodeKind::Character)
                continue;
            if (auto name = block.name())
                keys.push_back(folded({.style = kind == parser::NodeKind::Style, .name = std::move(*name)}));
        }
    }
    return keys;
}

/// Whether only the text is another one. Who asks for something else gets it, without those that cannot be read.
bool asksTheSame(const CompareRequest& request, const ComparePicture* shown) {
    if (shown == nullptr)
        return false;
    CompareRequest before = shown->request;
    before.snapshot = request.snapshot;
    return before == request;
}

/// The first of those that somebody wants or sees who is written and not read.
std::optional<TraitOwnerKey> findUnread(const CompareRequest& request, const SubjectIndex& index, const ComparePicture* shown) {
    if (!index.find(request.reference))
        return request.reference;
    std::vector<TraitOwnerKey> missing;
    const auto look = [&](const TraitOwnerKey& key) {
        if (!index.find(key))
            missing.push_back(key);
    };
    if (request.others)
        std::ranges::for_each(*request.others, look);
    for (std::size_t subject = 0; asksTheSame(request, shown) && subject < shown->subjects.size(); ++subject)
        look(shown->key(subject));
    if (missing.empty())
        return std::nullopt;
    const std::vector<TraitOwnerKey> blocks = written(*request.snapshot);
    const auto found = std::ranges::find_if(
        missing, [&](const TraitOwnerKey& key) { return std::ranges::find(blocks, folded(key)) != blocks.end(); });
    return found == missing.end() ? std::nullopt : std::optional{*found};
}

/// The largest group first, so that those who are like nobody come last; the first characters first among equals.
void sortGroups(std::vector<std::vector<std::size_t>>& groups) {
    std::ranges::stable_sort(groups, std::greater<>{}, &std::vector<std::size_t>::size);
}

std::shared_ptr<const Likeness> likenessOf(
    const CompareRequest& request, std::vector<std::vector<float>> fingerprints, const std::shared_ptr<const Likeness>& before,
    const std::stop_token& stop) {
    const std::size_t characters = request.snapshot->load.cast.characters.size();
    if (before && before->characters == characters && before->alikePercent == request.alikePercent
        && before->fingerprints == fingerprints)
        return before;
    auto likeness = std::make_shared<Likeness>();
    likeness->fingerprints = std::move(fingerprints);
    likeness->characters = characters;
    likeness->alikePercent = request.alikePercent;
    if (characters <= kMostGrouped) {
        const auto ofCharacters = std::span{likeness->fingerprints}.first(characters);
        const float threshold = static_cast<float>(request.alikePercent) / 100.0F;
        likeness->groups = previews::cluster(*request.snapshot->profile, ofCharacters, threshold, stop);
        sortGroups(likeness->groups);
    }
    return likeness;
}

std::vector<previews::Neighbour> nearestOf(const ComparePicture& picture) {
    const std::vector<std::vector<float>>& all = picture.likeness->fingerprints;
    std::vector<previews::Neighbour> nearest = previews::neighbours(picture.profile(), all, picture.reference);
    std::erase_if(nearest, [&](const auto& other) { return other.index >= picture.likeness->characters; });
    return nearest;
}

CompareColumn columnOf(const ComparePicture& picture, std::size_t subject) {
    CompareColumn column{.subject = subject, .skill = picture.request.skill, .similarity = {}, .values = {}};
    column.values = picture.subjects[subject].values;
    const std::vector<std::vector<float>>& all = picture.likeness->fingerprints;
    if (subject != picture.reference)
        column.similarity = previews::similarity(picture.profile(), all[picture.reference], all[subject]);
    return column;
}

std::vector<CompareColumn> columnsAcross(const ComparePicture& picture) {
    const std::vector<float>& values = picture.likeness->fingerprints[picture.reference];
    const auto traits = static_cast<std::ptrdiff_t>(picture.profile().traits.size());
    std::vector<CompareColumn> columns;
    for (int level = 1; level <= parser::kSkillLevels; ++level) {
        const auto begin = values.begin() + (level - 1) * traits;
        columns.push_back({picture.reference, static_cast<float>(level), {}, {begin, begin + traits}});
    }
    return columns;
}

std::vector<CompareColumn> columnsOf(const ComparePicture& picture, const SubjectIndex& index) {
    if (picture.request.acrossSkills)
        return columnsAcross(picture);
    std::vector<CompareColumn> columns{columnOf(picture, picture.reference)};
    if (picture.request.others) {
        for (const TraitOwnerKey& key : *picture.request.others) {
            const auto subject = index.find(key);
            if (subject && *subject != picture.reference)
                columns.push_back(columnOf(picture, *subject));
        }
    } else {
        for (std::size_t i = 0; i < std::min(kNearestCompared, picture.nearest.size()); ++i)
            columns.push_back(columnOf(picture, picture.nearest[i].index));
    }
    return columns;
}

}  // namespace

TraitOwnerKey ComparePicture::key(std::size_t subject) const {
    return {.style = subjects[subject].owner.style, .name = bytesName(subject)};
}

const std::string& ComparePicture::bytesName(std::size_t subject) const {
    return previews::nameOf(request.snapshot->load.cast, subjects[subject].owner);
}

Comparison
drawComparison(const CompareRequest& request, const std::shared_ptr<const ComparePicture>& shown, const std::stop_token& stop) {
    const parser::Cast& cast = request.snapshot->load.cast;
    const SubjectIndex index{cast};
    if (auto unread = findUnread(request, index, shown.get()))
        return {.picture = nullptr, .unread = std::move(unread)};
    auto picture = std::make_shared<ComparePicture>();
    picture->request = request;
    picture->reference = index.find(request.reference).value();
    std::vector<std::vector<float>> fingerprints;
    for (const previews::TraitOwner owner : previews::everybody(cast)) {
        if (stop.stop_requested())
            return {};
        const previews::TraitResolver resolver{picture->profile(), previews::layersOf(cast, owner)};
        picture->subjects.push_back({owner, gameText(previews::nameOf(cast, owner)), resolver.resolve(request.skill)});
        fingerprints.push_back(previews::fingerprint(resolver));
    }
    picture->likeness = likenessOf(request, std::move(fingerprints), shown ? shown->likeness : nullptr, stop);
    if (stop.stop_requested())
        return {};
    picture->nearest = nearestOf(*picture);
    picture->columns = columnsOf(*picture, index);
    return {.picture = std::move(picture), .unread = {}};
}

QString percentText(float share) {
    //: A share in percent.
    return QCoreApplication::translate("castwright::gui::ComparePanel", "%1 %").arg(std::lround(share * 100.0F));
}

}  // namespace castwright::gui
