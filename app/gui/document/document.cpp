// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/document/document.h"

#include "app/gui/document/paths.h"
#include "app/gui/document/write_error_text.h"
#include "packer/files/replacement_file.h"
#include "parser/lexer/lexer.h"
#include "parser/loader/content_folder.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

#include <utility>

namespace castwright::gui {

namespace {

std::string_view view(const QByteArray& bytes) { return {bytes.constData(), static_cast<std::size_t>(bytes.size())}; }

QByteArray digestOf(const QByteArray& bytes) { return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256); }

std::expected<QByteArray, QString> readBytes(const QString& path) {
    const std::filesystem::path file = toStdPath(path);
    const QFileInfo info{path};
    if (info.isFile() && info.size() > static_cast<qint64>(parser::kMaxFileBytes))
        return std::unexpected{Document::tr("“%1” is larger than 2 GiB, which is more than can be edited.").arg(path)};
    if (info.exists() && !info.isFile() && !info.isDir())
        return std::unexpected{Document::tr("“%1” is not a file with text in it.").arg(path)};
    const auto bytes = parser::readFile(file);
    if (!bytes)
        return std::unexpected{QString::fromStdString(bytes.error().message)};
    return QByteArray{bytes->data(), static_cast<qsizetype>(bytes->size())};
}

}  // namespace

QString canonicalPathOf(const QString& path) {
    if (path.isEmpty())
        return {};
    const QFileInfo info{path};
    if (const QString canonical = info.canonicalFilePath(); !canonical.isEmpty())
        return canonical;
    const QString folder = QFileInfo{info.absolutePath()}.canonicalFilePath();
    return folder.isEmpty() ? QDir::cleanPath(info.absoluteFilePath()) : QDir{folder}.filePath(info.fileName());
}

std::expected<Document::Opened, QString> Document::open(const QString& path) {
    std::unique_ptr<Document> document{new Document};
    document->m_path = QDir::cleanPath(QFileInfo{path}.absoluteFilePath());
    document->m_canonicalPath = canonicalPathOf(path);
    document->m_pakPlace = pakPlaceOf(document->m_path);
    if (document->m_pakPlace)
        document->m_canonicalPath = pathInPak(canonicalPathOf(document->m_pakPlace->pak), document->m_pakPlace->entry);
    else if (isPakFile(document->m_path))
        return std::unexpected{tr("“%1” is a pak, not a text.").arg(QDir::toNativeSeparators(document->m_path))};
    // The stamp first: a change while reading is then seen as one.
    document->m_stamp = stampOf(document->fileOnDisk());
    auto bytes = document->read();
    if (!bytes)
        return std::unexpected{bytes.error()};
    document->takeOver(*bytes);
    document->refreshReadOnly();
    return Opened{std::move(document), std::move(*bytes)};
}

std::unique_ptr<Document> Document::untitled(const QString& suggestedName) {
    std::unique_ptr<Document> document{new Document};
    document->m_suggestedName = suggestedName;
    return document;
}

QString Document::name() const { return isUntitled() ? m_suggestedName : QFileInfo{m_path}.fileName(); }

QString Document::title() const {
    if (!isInPak())
        return name();
    //: A file and the pak it is in.
    return tr("%1 — %2").arg(name(), QFileInfo{m_pakPlace->pak}.fileName());
}

void Document::setModified(bool modified) {
    if (m_modified == modified)
        return;
    m_modified = modified;
    Q_EMIT modifiedChanged(modified);
}

std::expected<void, QString> Document::save(const QByteArray& bytes) {
    if (m_diskState == DiskState::Same && !m_stamp.exists && lookAtDisk() != DiskState::Same)
        return std::unexpected{writeErrorText(m_path, {packer::WriteStep::OtherWriter, {}})};
    // Without a stamp of a file that could be read there is nothing to compare with.
    const bool known = m_stamp.exists || m_diskState == DiskState::Deleted;
    return write(m_path, bytes, known ? std::optional{m_stamp} : std::nullopt);
}

std::expected<void, QString> Document::saveAs(const QString& path, const QByteArray& bytes) {
    return write(path, bytes, std::nullopt);
}

std::expected<void, QString> Document::write(const QString& path, const QByteArray& bytes, const std::optional<FileStamp>& seen) {
    using packer::WriteStep;
    const QString absolute = QDir::cleanPath(QFileInfo{path}.absoluteFilePath());
    if (pakPlaceOf(absolute) || isPakFile(absolute))
        return std::unexpected{
            tr("“%1” is not saved, because a pak is not edited file by file. Save it under another name, or unpack the "
               "pak into a folder.")
                .arg(QDir::toNativeSeparators(absolute))};
    auto written = packer::writeFileAtomically(toStdPath(absolute), view(bytes), seen);
    // A file that was only touched, or replaced by one with the same bytes, is not another program's work.
    if (!written && written.error().step == WriteStep::OtherWriter && seen && lookAtDisk() == DiskState::Same && m_stamp != *seen)
        written = packer::writeFileAtomically(toStdPath(absolute), view(bytes), m_stamp);
    if (!written && written.error().step != WriteStep::FlushFolder)
        return std::unexpected{writeErrorText(absolute, written.error())};
    m_path = absolute;
    m_canonicalPath = canonicalPathOf(absolute);
    m_pakPlace.reset();
    // Not the stamp of now: another program may have written in the same moment. The next look compares the bytes.
    m_stamp = {};
    takeOver(bytes);
    refreshReadOnly();
    m_diskState = DiskState::Same;
    Q_EMIT stateChanged();
    if (!written)
        return std::unexpected{writeErrorText(absolute, written.error())};
    setModified(false);
    return {};
}

Document::DiskState Document::lookAtDisk() {
    if (isUntitled())
        return m_diskState;
    refreshReadOnly();
    const FileStamp stamp = stampOf(fileOnDisk());
    if (stamp == m_stamp && stamp.exists)
        return m_diskState;
    m_stamp = stamp;
    if (!stamp.exists) {
        setDiskState(DiskState::Deleted);
    } else if (const auto bytes = read()) {
        setDiskState(digestOf(*bytes) == m_digest ? DiskState::Same : DiskState::Changed);
    } else {
        // There, but unreadable for now: look again next time.
        m_stamp = {};
    }
    return m_diskState;
}

std::expected<QByteArray, QString> Document::readDisk() const { return read(); }

std::expected<QByteArray, QString> Document::read() const { return m_pakPlace ? readPakEntry(*m_pakPlace) : readBytes(m_path); }

void Document::reloaded(const QByteArray& bytes) {
    takeOver(bytes);
    refreshReadOnly();
    m_diskState = DiskState::Same;
    setModified(false);
    Q_EMIT stateChanged();
}

void Document::keepMine() {
    m_stamp = stampOf(fileOnDisk());
    if (const auto bytes = read())
        m_digest = digestOf(*bytes);
    m_kept = true;
    setDiskState(DiskState::Same);
}

void Document::takeOver(const QByteArray& bytes) {
    m_kept = false;
    m_format = parser::detectTextFormat(view(bytes));
    m_digest = digestOf(bytes);
}

void Document::refreshReadOnly() {
    const QFileInfo info{m_path};
    constexpr auto kAnyWrite = QFileDevice::WriteOwner | QFileDevice::WriteGroup | QFileDevice::WriteOther;
    const bool readOnly = isInPak() || (info.exists() && (!info.isWritable() || !(info.permissions() & kAnyWrite)));
    if (std::exchange(m_readOnly, readOnly) != readOnly)
        Q_EMIT stateChanged();
}

void Document::setDiskState(DiskState state) {
    if (std::exchange(m_diskState, state) != state)
        Q_EMIT stateChanged();
}

}  // namespace castwright::gui
