// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editor/highlighting/syntax_repository.h"

#include "app/gui/theme/theme.h"

#include <KSyntaxHighlighting/Repository>

using namespace Qt::StringLiterals;

namespace castwright::gui {

namespace {

KSyntaxHighlighting::Repository& repository() {
    static KSyntaxHighlighting::Repository* const instance = [] {
        auto* made = new KSyntaxHighlighting::Repository;  // lives as long as the program: definitions point into it
        made->addCustomSearchPath(u":/castwright"_s);
        return made;
    }();
    return *instance;
}

}  // namespace

const KSyntaxHighlighting::Definition& botFileDefinition() {
    static const KSyntaxHighlighting::Definition definition = repository().definitionForName(u"Bot Personality"_s);
    return definition;
}

KSyntaxHighlighting::Theme textTheme(const QPalette& palette) {
    using KSyntaxHighlighting::Repository;
    const bool dark = isDark(palette);
    const KSyntaxHighlighting::Theme theme = repository().theme(dark ? u"Castwright Dark"_s : u"Castwright Light"_s);
    return theme.isValid() ? theme : repository().defaultTheme(dark ? Repository::DarkTheme : Repository::LightTheme);
}

}  // namespace castwright::gui
