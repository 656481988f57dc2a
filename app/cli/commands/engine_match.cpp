// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/engine.h"
#include "app/cli/load_folder.h"
#include "app/cli/options/profile_option.h"
#include "app/cli/output/engine_json.h"
#include "app/cli/output/json_text.h"
#include "parser/loader/content_folder.h"
#include "previews/chat/reply_match.h"

#include <expected>
#include <format>
#include <iterator>
#include <memory>
#include <string>

namespace castwright::cli {

namespace {

struct MatchQuery {
    std::string character;
    previews::Speaker speaker = previews::Speaker::Player;
    bool addressed = false;
    std::string text;
};

std::expected<std::string, std::string> stringMember(const Json& object, const char* key) {
    const auto member = object.find(key);
    if (member == object.end() || !member->is_string())
        return std::unexpected{std::format("\"{}\" must be a string", key)};
    return member->get<std::string>();
}

std::expected<previews::Speaker, std::string> speakerMember(const Json& object) {
    const auto source = stringMember(object, "source");
    if (source == "player")
        return previews::Speaker::Player;
    if (source == "bot")
        return previews::Speaker::Bot;
    return std::unexpected{R"("source" must be "player" or "bot")"};
}

std::expected<bool, std::string> addressedMember(const Json& object) {
    const auto member = object.find("addressed");
    if (member != object.end() && member->is_boolean())
        return member->get<bool>();
    if (member != object.end() && (*member == 0 || *member == 1))
        return *member == 1;
    return std::unexpected{"\"addressed\" must be 0 or 1"};
}

/// The error is the part of a sentence behind a place.
std::expected<MatchQuery, std::string> queryFromJson(const Json& object) {
    if (!object.is_object())
        return std::unexpected{"a JSON object with \"character\", \"source\", \"addressed\" and \"text\" is expected"};
    auto character = stringMember(object, "character");
    auto text = stringMember(object, "text");
    const auto speaker = speakerMember(object);
    const auto addressed = addressedMember(object);
    if (!character || !text)
        return std::unexpected{!character ? character.error() : text.error()};
    if (!speaker || !addressed)
        return std::unexpected{!speaker ? speaker.error() : addressed.error()};
    return MatchQuery{std::move(*character), *speaker, *addressed, std::move(*text)};
}

void printMatches(const std::string& folder, const std::string& batch, const std::string& profileName, Invocation& invocation) {
    const auto profile = findProfile(profileName);
    if (!profile) {
        invocation.fail(profile.error());
        return;
    }
    const auto loaded = loadFolder(folder, *profile, invocation);
    if (!loaded)
        return;
    std::expected<std::string, parser::ReadError> bytes;
    if (batch == "-")
        bytes = std::string{std::istreambuf_iterator<char>{invocation.in}, {}};
    else
        bytes = parser::readFile(batch);
    if (!bytes) {
        invocation.fail(bytes.error().message);
        return;
    }
    std::istringstream lines{*bytes};
    std::size_t number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        if (line.find_first_not_of(" \t\r") == std::string::npos)
            continue;
        Json object = Json::parse(line, nullptr, false);
        const auto query = queryFromJson(object);
        if (!query) {
            invocation.fail(std::format("{}:{}: {}.", batch, number, object.is_discarded() ? "this is not JSON" : query.error()));
            continue;
        }
        object["result"] = matchToJson(loaded->cast, query->character, query->text, query->speaker, query->addressed);
        invocation.out << jsonText(object) << '\n';
    }
}

}  // namespace

void addEngineMatch(CLI::App& engine, Invocation& invocation) {
    auto folder = std::make_shared<std::string>();
    auto batch = std::make_shared<std::string>();
    CLI::App* match = engine.add_subcommand("match", "Print which reply rule answers each message of a file.");
    match->add_option("DIR", *folder, "Folder that holds botfiles/.")->required();
    match->add_option("--batch", *batch, "File with one message a line, - for standard input.")->required()->type_name("FILE");
    auto profile = addProfileOption(*match);
    match->footer("A line of the file is JSON; it comes back with its \"result\":\n"
                  R"(  {"character": "Tommy", "source": "player", "addressed": 0, "text": "hello there"})"
                  "\n\"source\" is player or bot; \"addressed\" tells whether the message names the character.\n"
                  "\n"
                  "Example:\n"
                  "  castwright-cli engine match mod --batch messages.jsonl");
    match->callback([folder, batch, profile, &invocation] { printMatches(*folder, *batch, *profile, invocation); });
}

}  // namespace castwright::cli
