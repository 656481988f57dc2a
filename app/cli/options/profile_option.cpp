// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/profile_option.h"

#include "parser/loader/content_folder.h"

#include <filesystem>
#include <format>
#include <system_error>

namespace castwright::cli {

namespace {

std::string idList() {
    std::string list;
    for (const std::string& id : parser::builtInProfileIds())
        list += (list.empty() ? "" : ", ") + id;
    return list;
}

}  // namespace

std::shared_ptr<std::string> addProfileOption(CLI::App& command) {
    auto value = std::make_shared<std::string>();
    command
        .add_option(
            "--profile", *value,
            std::format(
                "Game to go by: {}, or the path of a profile in TOML (default: {}).", idList(), parser::defaultProfile().id))
        ->type_name("P");
    return value;
}

std::expected<parser::Profile, std::string> findProfile(const std::string& idOrPath) {
    if (idOrPath.empty())
        return parser::defaultProfile();
    if (const parser::Profile* profile = parser::findBuiltInProfile(idOrPath))
        return *profile;
    std::error_code error;
    if (!std::filesystem::exists(idOrPath, error)) {
        return std::unexpected{
            std::format("There is no profile \"{}\": it is neither one of {} nor the path of a file.", idOrPath, idList())};
    }
    const auto bytes = parser::readFile(idOrPath);
    if (!bytes)
        return std::unexpected{bytes.error().message};
    auto profile = parser::parseProfile(*bytes, idOrPath);
    if (!profile)
        return std::unexpected{profile.error().text()};
    return std::move(*profile);
}

}  // namespace castwright::cli
