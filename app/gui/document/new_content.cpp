// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/document/new_content.h"

#include "parser/text/bytes.h"

#include <QCoreApplication>

#include <format>
#include <string>
#include <system_error>
#include <utility>

namespace castwright::gui {

namespace {

std::string_view extensionOf(parser::ContentKind kind) {
    switch (kind) {
    case parser::ContentKind::Style: return ".style";
    case parser::ContentKind::Character: return ".bot";
    case parser::ContentKind::Chat: return ".chat";
    }
    std::unreachable();
}

std::string_view subfolderOf(parser::ContentKind kind) {
    switch (kind) {
    case parser::ContentKind::Style: return "styles";
    case parser::ContentKind::Character: return "characters";
    case parser::ContentKind::Chat: return "chats";
    }
    std::unreachable();
}

std::filesystem::path childFolder(const std::filesystem::path& folder, std::string_view name) {
    std::error_code error;
    if (std::filesystem::is_directory(folder / name, error))
        return folder / name;
    for (std::filesystem::directory_iterator entry{folder, error}, end; !error && entry != end; entry.increment(error)) {
        if (parser::equalIgnoringCase(entry->path().filename().string(), name) && entry->is_directory(error))
            return entry->path();
    }
    return folder / name;
}

}  // namespace

QString contentFileName(parser::ContentKind kind, const QString& blockName) {
    std::string name;
    for (const char c : blockName.toStdString()) {
        if (parser::isAsciiLetter(c) || parser::isDigit(c)) {
            name += parser::asciiLower(c);
        } else if (!name.ends_with('_')) {
            name += '_';
        }
    }
    return QString::fromStdString(name.append(extensionOf(kind)));
}

std::filesystem::path contentSubfolder(const std::filesystem::path& root, parser::ContentKind kind) {
    return childFolder(childFolder(root, "botfiles"), subfolderOf(kind));
}

QByteArray newContent(parser::ContentKind kind, const QString& blockName, const QString& style) {
    const std::string name = blockName.toStdString();
    const std::string inherit = style.isEmpty() ? std::string{} : std::format("\tinherit\t\"{}\"\n", style.toStdString());
    switch (kind) {
    case parser::ContentKind::Style: return QByteArray::fromStdString(std::format("style \"{}\" {{\n}}\n", name));
    case parser::ContentKind::Character:
        return QByteArray::fromStdString(std::format("character \"{}\" {{\n{}}}\n", name, inherit));
    case parser::ContentKind::Chat: return QByteArray::fromStdString(std::format("characterChat \"{}\" {{\n}}\n", name));
    }
    std::unreachable();
}

QString blockNameProblem(const QString& blockName) {
    if (blockName.trimmed().isEmpty())
        return QCoreApplication::translate("NewContent", "Type a name.");
    for (const QChar c : blockName) {
        if (c == u'"')
            return QCoreApplication::translate("NewContent", "The game cannot read a name with a quotation mark in it.");
        if (c == u'\\')
            return QCoreApplication::translate("NewContent", "The game turns a backslash in a name into a slash.");
        if (c.unicode() < 0x20)
            return QCoreApplication::translate("NewContent", "The game cannot read a name with a control character in it.");
    }
    return {};
}

}  // namespace castwright::gui
