// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QString>

namespace castwright::tests {

/// Begins as on a machine where the program never ran. Only within the folder that ctest gives to each test: a test that is run by itself
/// must not take away the settings of whoever runs it.
inline void forgetSettings() {
    const QString home = qEnvironmentVariable("XDG_CONFIG_HOME");
    if (home.contains(QStringLiteral("/tests/home/")))
        QFile::remove(home + QStringLiteral("/castwright/castwright.ini"));
}

}  // namespace castwright::tests
