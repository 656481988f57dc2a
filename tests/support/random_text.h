// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <random>
#include <string>
#include <string_view>

/// Made-up file contents for property tests; the same for the same seed. Without Qt, since benchmarks use it as well.
namespace castwright::test {

using Random = std::mt19937;

/// A number from 0 to `end` - 1. Unlike the standard's distributions it is the same everywhere.
[[nodiscard]] inline std::size_t below(Random& random, std::size_t end) { return random() % end; }

[[nodiscard]] inline std::string randomBytes(Random& random, std::size_t count) {
    std::string bytes(count, '\0');
    for (char& c : bytes)
        c = static_cast<char>(below(random, 256));
    return bytes;
}

/// Pieces of content files, whole and broken, one after the other: gets deeper into the readers than random bytes do.
[[nodiscard]] inline std::string randomPieces(Random& random, std::size_t count) {
    using namespace std::string_view_literals;
    static constexpr std::array kPieces{
        "style"sv,
        "character"sv,
        "characterChat"sv,
        "skill"sv,
        "set"sv,
        "add"sv,
        "scale"sv,
        "weapon"sv,
        "inherit"sv,
        "description"sv,
        "skillBand"sv,
        "modelNum"sv,
        "chat"sv,
        "reply"sv,
        "trigger"sv,
        "priority"sv,
        "source"sv,
        "addressed"sv,
        "player"sv,
        "kill"sv,
        "fov"sv,
        "aimLead"sv,
        "\"a\""sv,
        "\"b\""sv,
        "\"\""sv,
        "\"hi $other\""sv,
        "\"#x\""sv,
        "{"sv,
        "{"sv,
        "}"sv,
        "}"sv,
        ";"sv,
        "-"sv,
        "\\"sv,
        "1"sv,
        "2"sv,
        "0.5"sv,
        "9e9"sv,
        "1.2.3"sv,
        "1.#INF"sv,
        "0x1F"sv,
        "\n"sv,
        "\n"sv,
        "\r\n"sv,
        "// c\n"sv,
        "/* c */"sv,
        "/*"sv,
        "\""sv,
        "'"sv,
        "\x80"sv,
        "\xE9"sv,
        "\0"sv};
    std::string text;
    for (std::size_t i = 0; i < count; ++i) {
        text += kPieces[below(random, kPieces.size())];
        if (below(random, 5) != 0)
            text += ' ';
    }
    return text;
}

}  // namespace castwright::test
