// SPDX-License-Identifier: GPL-3.0-or-later
#include "packer/archive/pak_header.h"

#include "parser/text/bytes.h"

#include <algorithm>
#include <format>

namespace castwright::packer {

namespace {

std::string pakName(const std::filesystem::path& target) {
    const std::string stem = parser::toAsciiLower(target.stem().string());
    const std::string_view number = std::string_view{stem}.substr(std::min<std::size_t>(3, stem.size()));
    if (stem.starts_with("pak") && !number.empty() && std::ranges::all_of(number, parser::isDigit))
        return std::format("PAK{}", number);
    return "PAK0";
}

}  // namespace

std::string pakHeader(const PackReport& report, std::string_view prefix) {
    const std::string name = std::format("{}_{}", prefix, pakName(report.target));
    return std::format(
        "/* Written by Castwright when it made {0}; do not edit. */\n"
        "#ifndef {1}_H\n"
        "#define {1}_H\n\n"
        "#define {1}_MD5 \"{2}\"\n"
        "#define {1}_SIZE_BYTES {3}\n"
        "#define {1}_FILE_COUNT {4}\n\n"
        "#endif\n",
        report.target.filename().string(), name, report.md5, report.size, report.files);
}

}  // namespace castwright::packer
