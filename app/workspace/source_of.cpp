// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/source_of.h"

#include "packer/packing/pack_record.h"

namespace castwright::workspace {

Source sourceOf(const std::filesystem::path& root) {
    return {.root = root, .ownPaks = packer::PackRecord{packer::defaultRecordFolder()}.paksFrom(root), .openTexts = {}};
}

}  // namespace castwright::workspace
