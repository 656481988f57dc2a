// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/snapshot.h"
#include "app/gui/panels/parts/trait_owner_key.h"
#include "edits/trait_edit.h"
#include "previews/traits/trait_similarity.h"

#include <QString>

#include <cstddef>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace castwright::gui {

/// A cast with more characters than this is not grouped: that takes time and memory by the square of them.
inline constexpr std::size_t kMostGrouped = 2000;
/// How many are compared with when nobody says with whom.
inline constexpr std::size_t kNearestCompared = 3;

/// What the author wants compared.
struct CompareRequest {
    std::shared_ptr<const Snapshot> snapshot;
    TraitOwnerKey reference;
    std::optional<std::vector<TraitOwnerKey>> others;  ///< nothing: those that fight most like the reference
    float skill = 3.0F;                                ///< from 1 to 5
    bool acrossSkills = false;                         ///< the reference alone, at skill 1 to 5
    int alikePercent = 80;                             ///< how alike those of a group are, on average

    bool operator==(const CompareRequest&) const = default;
};

/// Somebody who can be compared.
struct CompareSubject {
    previews::TraitOwner owner;
    QString name;
    std::vector<float> values;  ///< of each of Profile::traits at the skill of the request
};

/// A column of the comparison.
struct CompareColumn {
    std::size_t subject = 0;  ///< index into ComparePicture::subjects
    float skill = 0.0F;
    std::optional<float> similarity;  ///< with the reference, from 0 to 1; nothing for the reference itself
    std::vector<float> values;

    bool operator==(const CompareColumn&) const = default;
};

/// Who fights like whom in the whole cast, which needs no more than the traits at all skills. Kept from one picture to the next while
/// they stay the same.
struct Likeness {
    std::vector<std::vector<float>> fingerprints;  ///< of each subject
    std::size_t characters = 0;                    ///< the first so many subjects
    int alikePercent = 0;
    /// Of characters, by index: the largest first, those of one at the end. Empty when there are too many of them.
    std::vector<std::vector<std::size_t>> groups;
};

/// All that the compare panel shows: an immutable value.
struct ComparePicture {
    CompareRequest request;
    std::vector<CompareSubject> subjects;  ///< the characters, then the styles, each in the order of the cast
    std::size_t reference = 0;             ///< index into `subjects`
    std::vector<CompareColumn> columns;    ///< the first one is what the others are compared with
    std::vector<previews::Neighbour>
        nearest;  ///< all other characters, those most like the reference first; indices into `subjects`
    std::shared_ptr<const Likeness> likeness;

    [[nodiscard]] const parser::Profile& profile() const { return *request.snapshot->profile; }
    [[nodiscard]] TraitOwnerKey key(std::size_t subject) const;
    [[nodiscard]] const std::string& bytesName(std::size_t subject) const;
};

/// What came of a request. Neither: it was stopped.
struct Comparison {
    std::shared_ptr<const ComparePicture> picture;
    /// The one because of whom there is no picture: the game does not read it as the text is now.
    std::optional<TraitOwnerKey> unread;
};

/// Computes everything; may run on any thread. `shown` is the picture that is seen now, or null: work is taken over from it. There is no new
/// picture while the game does not read the reference, or one of the others though the author has a block for it, or anybody in `shown` if
/// the request asks for the same as that did: the text is broken then. Others that are gone for good are left out.
[[nodiscard]] Comparison
drawComparison(const CompareRequest& request, const std::shared_ptr<const ComparePicture>& shown, const std::stop_token& stop);

/// A share from 0 to 1 in whole percent: "92 %".
[[nodiscard]] QString percentText(float share);

}  // namespace castwright::gui
