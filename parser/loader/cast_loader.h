// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/loader/file_reading.h"
#include "parser/loader/loader.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace castwright::parser {

class NameTable;

/// Loads content again and again, as load() does, at the cost of what has changed since the last time: a file whose text is the same object as
/// before is not read again, and styles and characters that come out the same are shared between the casts.
///
/// The result is that of load(), whatever was loaded before.
class CastLoader {
public:
    /// For one load there is no point in keeping anything; texts and lines are moved instead of copied then.
    enum class Keeps : std::uint8_t { Nothing, LastLoad };

    /// The profile has to live as long as the loader.
    explicit CastLoader(const Profile& profile, Keeps keeps = Keeps::LastLoad) : m_profile{&profile}, m_keeps{keeps} {}

    [[nodiscard]] LoadResult load(std::vector<LoadInput> inputs);

private:
    using Reading = std::shared_ptr<FileReading>;

    /// A style or character as it is in a cast, and what it was made from.
    struct FinishedStyle {
        std::shared_ptr<const Style> read;
        std::optional<std::size_t> parent;
        std::shared_ptr<const Style> style;
    };
    struct FinishedCharacter {
        std::shared_ptr<const Character> read;
        std::vector<std::shared_ptr<const ChatBank>> banks;
        std::optional<std::size_t> style;
        std::shared_ptr<const Character> character;
    };
    using Banks = std::vector<std::vector<std::shared_ptr<ChatBank>>>;  ///< by character

    [[nodiscard]] Reading readingOf(const LoadInput& input, std::uint32_t file, const NameTable& characters);
    [[nodiscard]] Banks addBanks(const FileReading& reading, const NameTable& names, Banks banks, LoadResult& result) const;
    void finishStyles(const NameTable& names, LoadResult& result);
    void finishCharacters(const NameTable& styleNames, const Banks& banks, LoadResult& result);
    [[nodiscard]] std::shared_ptr<const Character> finish(
        const std::shared_ptr<const Character>& read, const std::vector<std::shared_ptr<ChatBank>>& banks,
        std::optional<std::size_t> style);

    const Profile* m_profile;
    Keeps m_keeps;
    // Of the last load, and while one runs, of the present one.
    std::map<std::string, Reading, std::less<>> m_readings;  ///< by path
    std::map<std::string, Reading, std::less<>> m_newReadings;
    std::map<const Style*, FinishedStyle> m_styles;  ///< by the style as read
    std::map<const Character*, FinishedCharacter> m_characters;
};

}  // namespace castwright::parser
