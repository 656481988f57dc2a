// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/analysis/pak_cache.h"

#include "app/gui/document/paths.h"
#include "packer/comparing/game_content.h"

#include <utility>

namespace castwright::gui {

namespace fs = std::filesystem;

std::shared_ptr<const CachedPak> lookAtPak(const fs::path& path, const PakCache& before) {
    const FileStamp stamp = stampOf(fromStdPath(path));
    if (const auto known = before.find(path); known != before.end() && known->second->stamp == stamp)
        return known->second;
    auto pak = std::make_shared<CachedPak>();
    pak->stamp = stamp;
    if (auto files = packer::readContentFrom(path))
        pak->files = std::move(*files);
    else
        pak->error = std::move(files.error().message);
    return pak;
}

}  // namespace castwright::gui
