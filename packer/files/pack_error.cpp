// SPDX-License-Identifier: GPL-3.0-or-later
#include "packer/files/pack_error.h"

#include <format>
#include <system_error>

namespace castwright::packer {

std::unexpected<PackError> refused(const std::filesystem::path& path, std::string_view reason) {
    return std::unexpected{PackError{PackFailure::Refused, path, std::format("Refused \"{}\": {}.", path.string(), reason)}};
}

std::unexpected<PackError> unreadable(const std::filesystem::path& path, std::string_view reason) {
    return std::unexpected{
        PackError{PackFailure::Unreadable, path, std::format("Cannot read \"{}\": {}.", path.string(), reason)}};
}

std::unexpected<PackError> unwritable(const std::filesystem::path& path, std::string_view reason) {
    return std::unexpected{
        PackError{PackFailure::Unwritable, path, std::format("Cannot write \"{}\": {}.", path.string(), reason)}};
}

std::unexpected<PackError> cancelled() {
    return std::unexpected{PackError{PackFailure::Cancelled, {}, "Stopped as asked; nothing was changed."}};
}

std::string systemReason(int errorNumber) { return std::generic_category().message(errorNumber); }

}  // namespace castwright::packer
