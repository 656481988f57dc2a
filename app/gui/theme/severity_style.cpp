// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/theme/severity_style.h"

#include "app/gui/theme/icons.h"
#include "app/gui/theme/theme.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace castwright::gui {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(castwright::gui::Severity)
};

}  // namespace

QColor severityColour(validators::Severity severity, const QPalette& palette) {
    switch (severity) {
    case validators::Severity::Information: return informationColour(palette);
    case validators::Severity::Warning: return warningColour(palette);
    case validators::Severity::Error: break;
    }
    return errorColour(palette);
}

QIcon severityIcon(validators::Severity severity, const QPalette& palette) {
    const QColor colour = severityColour(severity, palette);
    switch (severity) {
    case validators::Severity::Information: return icon(u"info"_s, colour);
    case validators::Severity::Warning: return icon(u"warning"_s, colour);
    case validators::Severity::Error: break;
    }
    return icon(u"error"_s, colour);
}

QString severityName(validators::Severity severity) {
    switch (severity) {
    case validators::Severity::Information: return Texts::tr("Note");
    case validators::Severity::Warning: return Texts::tr("Warning");
    case validators::Severity::Error: break;
    }
    return Texts::tr("Error");
}

QString severityCount(validators::Severity severity, int count) {
    switch (severity) {
    case validators::Severity::Information: return count == 1 ? Texts::tr("1 note") : Texts::tr("%n notes", nullptr, count);
    case validators::Severity::Warning: return count == 1 ? Texts::tr("1 warning") : Texts::tr("%n warnings", nullptr, count);
    case validators::Severity::Error: break;
    }
    return count == 1 ? Texts::tr("1 error") : Texts::tr("%n errors", nullptr, count);
}

}  // namespace castwright::gui
