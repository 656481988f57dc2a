// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/checking/diagnostic.h"

#include <QColor>
#include <QIcon>
#include <QPalette>
#include <QString>

namespace castwright::gui {

/// All severities, the gravest first.
inline constexpr validators::Severity kSeverities[] = {
    validators::Severity::Error, validators::Severity::Warning, validators::Severity::Information};

/// How a severity looks wherever it is shown.
[[nodiscard]] QColor severityColour(validators::Severity severity, const QPalette& palette);
[[nodiscard]] QIcon severityIcon(validators::Severity severity, const QPalette& palette);
/// "Error", for lists and for those who do not see the icon.
[[nodiscard]] QString severityName(validators::Severity severity);
/// "2 errors"
[[nodiscard]] QString severityCount(validators::Severity severity, int count);

}  // namespace castwright::gui
