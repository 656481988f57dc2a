// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/content.h"

namespace castwright::workspace {

std::vector<parser::LoadInput> Content::inputs() const {
    std::vector<parser::LoadInput> inputs;
    inputs.reserve(files.size());
    for (const ContentFile& file : files)
        inputs.push_back({file.name, file.kind, file.text});
    return inputs;
}

}  // namespace castwright::workspace
