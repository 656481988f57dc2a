// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/analysis/snapshot.h"

#include "app/gui/text/byte_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace castwright::gui {

void SeverityCounts::add(const SeverityCounts& other) {
    for (std::size_t i = 0; i < counts.size(); ++i)
        counts[i] += other.counts[i];
}

std::optional<std::size_t> Snapshot::find(const QString& path) const {
    const auto found = std::ranges::find(files, path, &SnapshotFile::path);
    if (found == files.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - files.begin());
}

parser::LinePosition Snapshot::position(const parser::SourceRange& where) const {
    return where.file < files.size() ? files[where.file].lines->position(where.range.begin) : parser::LinePosition{};
}

SeverityCounts Snapshot::counts() const {
    SeverityCounts counts;
    for (const validators::Diagnostic& diagnostic : diagnostics)
        counts.add(diagnostic.severity);
    return counts;
}

QString messageText(const parser::Message& message) {
    const QByteArray english{message.text.data(), static_cast<qsizetype>(message.text.size())};
    const QString sentence = QCoreApplication::translate("messages", english.constData());
    QString result;
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        const QChar next = i + 1 < sentence.size() ? sentence[i + 1] : QChar{};
        const auto index = static_cast<std::size_t>(next.unicode() - u'1');
        if (sentence[i] == u'%' && next >= u'1' && next <= u'9' && index < message.arguments.size()) {
            const std::string& argument = message.arguments[index];
            result += displayText(QByteArrayView{argument.data(), static_cast<qsizetype>(argument.size())});
            ++i;
        } else {
            result += sentence[i];
        }
    }
    return result;
}

}  // namespace castwright::gui
