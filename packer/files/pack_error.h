// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <expected>
#include <filesystem>
#include <string>
#include <string_view>

namespace castwright::packer {

enum class PackFailure : std::uint8_t {
    Refused,     ///< what was given breaks a rule: the author can mend it
    Unreadable,  ///< a file or folder could not be read
    Unwritable,  ///< the target could not be written
    Cancelled,   ///< the caller asked to stop
};

/// Why something could not be packed, read or extracted, as whole sentences with the path in them.
struct PackError {
    PackFailure kind = PackFailure::Refused;
    std::filesystem::path path;
    std::string message;
};

template<typename T>
using Result = std::expected<T, PackError>;

/// The errors of this library in the making; `reason` goes on after a colon and has no full stop of its own.
[[nodiscard]] std::unexpected<PackError> refused(const std::filesystem::path& path, std::string_view reason);
[[nodiscard]] std::unexpected<PackError> unreadable(const std::filesystem::path& path, std::string_view reason);
[[nodiscard]] std::unexpected<PackError> unwritable(const std::filesystem::path& path, std::string_view reason);
[[nodiscard]] std::unexpected<PackError> cancelled();

/// What errno says, in English.
[[nodiscard]] std::string systemReason(int errorNumber);

}  // namespace castwright::packer
