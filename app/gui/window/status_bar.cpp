// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/status_bar.h"

#include "app/gui/theme/icons.h"
#include "app/gui/theme/theme.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QLabel>
#include <QToolButton>

#include <utility>

namespace castwright::gui {

namespace {

/// From here on the counter warns; a `$word` can make the spoken line longer.
constexpr std::size_t kNearLimit = 16;

QString encodingText(const parser::TextFormat& format) {
    switch (format.encoding) {
    case parser::Encoding::Ascii:
    case parser::Encoding::Utf8: return format.byteOrderMark ? StatusBar::tr("UTF-8 with mark") : StatusBar::tr("UTF-8");
    case parser::Encoding::Bytes: return StatusBar::tr("8-bit bytes");
    }
    std::unreachable();
}

QString encodingToolTip(const parser::TextFormat& format) {
    QString text;
    switch (format.encoding) {
    case parser::Encoding::Ascii: text = StatusBar::tr("Plain ASCII, which is UTF-8 as well."); break;
    case parser::Encoding::Utf8:
        text = StatusBar::tr("UTF-8. The game counts bytes: a letter beyond ASCII takes two or more.");
        break;
    case parser::Encoding::Bytes:
        text = StatusBar::tr("Not UTF-8: bytes of an older character set. They are saved as they are.");
        break;
    }
    if (format.byteOrderMark)
        text += u'\n'
            + StatusBar::tr("The file starts with a byte order mark: the game cannot read it and loads nothing of this file.");
    if (format.holdsNul)
        text += u'\n' + StatusBar::tr("The file holds a NUL byte. The game reads nothing after it.");
    return text;
}

QString lineEndingText(const parser::TextFormat& format) {
    QString text;
    switch (format.lineEnding) {
    case parser::LineEnding::Lf: text = QStringLiteral("LF"); break;
    case parser::LineEnding::CrLf: text = QStringLiteral("CRLF"); break;
    case parser::LineEnding::Cr: text = QStringLiteral("CR"); break;
    }
    return format.mixedLineEndings ? StatusBar::tr("%1, mixed").arg(text) : text;
}

QLabel* addField(StatusBar& bar, const QString& description) {
    auto* label = new QLabel{&bar};
    label->setAccessibleDescription(description);
    label->setContentsMargins(kWideSpacing, 0, kWideSpacing, 0);
    label->setTextFormat(Qt::PlainText);
    label->hide();
    bar.addPermanentWidget(label);
    return label;
}

void setField(QLabel& label, const QString& text, const QString& toolTip = {}) {
    label.setText(text);
    label.setToolTip(toolTip);
    label.setVisible(!text.isEmpty());
}

}  // namespace

StatusBar::StatusBar(QWidget* parent) : QStatusBar{parent} {
    m_problems = new QToolButton{this};
    m_problems->setAutoRaise(true);
    m_problems->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_problems->setToolTip(tr("Show the problems"));
    m_problems->setObjectName(QStringLiteral("statusProblems"));
    m_problems->hide();
    connect(m_problems, &QToolButton::clicked, this, &StatusBar::problemsClicked);

    m_stale = new QToolButton{this};
    m_stale->setAutoRaise(true);
    m_stale->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_stale->setObjectName(QStringLiteral("statusStale"));
    m_stale->hide();
    connect(m_stale, &QToolButton::clicked, this, &StatusBar::stalePaksClicked);
    addPermanentWidget(m_stale);

    m_readOnly = addField(*this, tr("File access"));
    m_length = addField(*this, tr("Length of the chat line"));
    m_place = addField(*this, tr("Line and column"));
    m_encoding = addField(*this, tr("Encoding"));
    m_lineEnding = addField(*this, tr("Line ending"));
    m_profile = addField(*this, tr("Game"));
    addPermanentWidget(m_problems);
    // A label that grows and shrinks with each key is a nuisance.
    m_place->setMinimumWidth(fontMetrics().horizontalAdvance(tr("Line %1, column %2").arg(9999).arg(999)) + 2 * kWideSpacing);
}

void StatusBar::setPlace(std::optional<parser::LinePosition> place) {
    setField(
        *m_place, place ? tr("Line %1, column %2").arg(place->line).arg(place->column) : QString{},
        tr("The column counts bytes, as the game does."));
}

void StatusBar::setLineLength(std::optional<LineLength> length) {
    m_lineLength = length;
    QString text;
    if (length && length->bytes > length->limit) {
        text =
            tr("%1/%2 bytes, %n too many", "length of a chat line and its limit", static_cast<int>(length->bytes - length->limit))
                .arg(length->bytes)
                .arg(length->limit);
    } else if (length) {
        text = tr("%1/%2 bytes", "length of a chat line and its limit").arg(length->bytes).arg(length->limit);
    }
    setField(*m_length, text, tr("The game drops a chat line that is longer than its limit."));
    recolour();
}

void StatusBar::setFormat(std::optional<parser::TextFormat> format) {
    setField(*m_encoding, format ? encodingText(*format) : QString{}, format ? encodingToolTip(*format) : QString{});
    setField(*m_lineEnding, format ? lineEndingText(*format) : QString{}, tr("How lines end in this file."));
}

void StatusBar::setReadOnly(bool readOnly) {
    setField(
        *m_readOnly, readOnly ? tr("Read-only") : QString{},
        tr("The file cannot be written to. Save it under another name to keep changes."));
}

void StatusBar::setProblemCounts(std::optional<ProblemCounts> counts) {
    m_counts = counts;
    m_problems->setVisible(counts.has_value());
    if (!counts)
        return;
    const QString errors = tr("%n error(s)", nullptr, counts->errors);
    const QString warnings = tr("%n warning(s)", nullptr, counts->warnings);
    m_problems->setText(
        counts->errors == 0 && counts->warnings == 0 ? tr("No problems")
                                                     : tr("%1, %2", "errors, warnings").arg(errors, warnings));
    recolour();
}

void StatusBar::setProfile(const QString& title) { setField(*m_profile, title, tr("The game whose rules are applied.")); }

void StatusBar::setStalePaks(const std::vector<StalePak>& paks) {
    constexpr qsizetype kFilesShown = 8;
    m_stale->setVisible(!paks.empty());
    QStringList lines;
    for (const StalePak& pak : paks) {
        lines.append(tr("%1 differs from the folder in:").arg(QDir::toNativeSeparators(pak.path)));
        for (const QString& file : pak.files.first(qMin(pak.files.size(), kFilesShown)))
            lines.append(QStringLiteral("    ") + file);
        if (pak.files.size() > kFilesShown)
            lines.append(
                QStringLiteral("    ")
                + tr("and %n more", "files that are not listed", static_cast<int>(pak.files.size() - kFilesShown)));
    }
    lines.append(tr("Click to pack again."));
    if (paks.size() == 1)
        m_stale->setText(tr("%1 differs from the folder", "name of a pak").arg(QFileInfo{paks.front().path}.fileName()));
    else
        m_stale->setText(tr("%n paks differ from the folder", "two or more", static_cast<int>(paks.size())));
    m_stale->setToolTip(lines.join(u'\n'));
    recolour();
}

void StatusBar::changeEvent(QEvent* event) {
    QStatusBar::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_recolouring)
        recolour();
}

void StatusBar::recolour() {
    m_recolouring = true;
    QPalette colours = palette();
    if (m_lineLength && m_lineLength->bytes > m_lineLength->limit) {
        colours.setColor(QPalette::WindowText, errorColour(colours));
    } else if (m_lineLength && m_lineLength->bytes + kNearLimit > m_lineLength->limit) {
        colours.setColor(QPalette::WindowText, warningColour(colours));
    }
    m_length->setPalette(colours);
    m_stale->setIcon(icon(QStringLiteral("pack"), warningColour(palette())));
    if (m_counts && m_counts->errors > 0) {
        m_problems->setIcon(icon(QStringLiteral("error"), errorColour(palette())));
    } else if (m_counts && m_counts->warnings > 0) {
        m_problems->setIcon(icon(QStringLiteral("warning"), warningColour(palette())));
    } else {
        m_problems->setIcon(icon(QStringLiteral("check")));
    }
    m_recolouring = false;
}

}  // namespace castwright::gui
