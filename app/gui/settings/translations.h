// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QCoreApplication;

namespace castwright::gui {

/// Installs the texts of the user's language, as far as there are any, above the English plural forms.
void installTranslations(QCoreApplication& application);

}  // namespace castwright::gui
