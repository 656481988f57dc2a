// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/document/file_stamp.h"
#include "app/gui/document/pak_path.h"
#include "parser/text/text_format.h"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <expected>
#include <memory>
#include <optional>

namespace castwright::gui {

/// An open file: where it is, how its bytes are laid out, and what became of it on disk. The text itself is the editor's.
///
/// Bytes are neither decoded nor mended on the way in or out: saving what was loaded gives the same file.
class Document : public QObject {
    Q_OBJECT

public:
    /// What is on disk, compared with what was last loaded or saved here.
    enum class DiskState : std::uint8_t { Same, Changed, Deleted };

    struct Opened;
    /// Reads a file of at most parser::kMaxFileBytes, or a bot file in a pak (see PakPlace), which cannot be written. The error is a
    /// sentence.
    [[nodiscard]] static std::expected<Opened, QString> open(const QString& path);
    /// A document without a file yet; `suggestedName` is the file name that Save As will propose.
    [[nodiscard]] static std::unique_ptr<Document> untitled(const QString& suggestedName);

    /// Absolute, as the author opened it; empty without a file.
    [[nodiscard]] const QString& path() const { return m_path; }
    /// The path with all links followed: the same for each way to the file. Empty without a file.
    [[nodiscard]] const QString& canonicalPath() const { return m_canonicalPath; }
    [[nodiscard]] bool isUntitled() const { return m_path.isEmpty(); }
    /// The file name, or the suggested one.
    [[nodiscard]] QString name() const;
    /// The same, of a file in a pak with the pak's name: "tommy.bot — pak0.pk4".
    [[nodiscard]] QString title() const;
    /// The file is in a pak, which nothing here ever changes.
    [[nodiscard]] bool isInPak() const { return m_pakPlace.has_value(); }
    /// The file on the disk that holds the text: the pak, if it is in one.
    [[nodiscard]] QString fileOnDisk() const { return m_pakPlace ? m_pakPlace->pak : m_path; }
    /// Of the bytes last loaded or saved.
    [[nodiscard]] const parser::TextFormat& format() const { return m_format; }
    [[nodiscard]] bool isReadOnly() const { return m_readOnly; }
    /// The author chose to keep the text here instead of another one on disk, and has not saved it yet.
    [[nodiscard]] bool isKeptInsteadOfDisk() const { return m_kept; }
    [[nodiscard]] DiskState diskState() const { return m_diskState; }
    [[nodiscard]] bool isModified() const { return m_modified; }
    /// The editor says whether its text differs from what was last loaded or saved.
    void setModified(bool modified);

    /// Writes the file; see packer::writeFileAtomically. On an error, a sentence, the document is as modified as it was. A change of
    /// the file since the last look at it is an error; diskState() tells of it then.
    [[nodiscard]] std::expected<void, QString> save(const QByteArray& bytes);
    /// Writes another file, and is that file's document from then on.
    [[nodiscard]] std::expected<void, QString> saveAs(const QString& path, const QByteArray& bytes);

    /// Brings diskState() up to date. Cheap while the file is untouched. A file written with the same bytes counts as unchanged.
    DiskState lookAtDisk();
    /// What is on disk now, without taking it over.
    [[nodiscard]] std::expected<QByteArray, QString> readDisk() const;
    /// The editor has taken over `bytes` from the disk.
    void reloaded(const QByteArray& bytes);
    /// The author keeps the text of the editor: what is on disk now counts as known, and the document as modified.
    void keepMine();

Q_SIGNALS:
    void modifiedChanged(bool modified);
    /// Another path, format, read-only mark or disk state.
    void stateChanged();

private:
    Document() = default;
    [[nodiscard]] std::expected<void, QString>
    write(const QString& path, const QByteArray& bytes, const std::optional<FileStamp>& seen);
    void takeOver(const QByteArray& bytes);
    void refreshReadOnly();
    [[nodiscard]] std::expected<QByteArray, QString> read() const;
    void setDiskState(DiskState state);

    QString m_path;
    QString m_canonicalPath;
    std::optional<PakPlace> m_pakPlace;
    QString m_suggestedName;
    parser::TextFormat m_format;
    bool m_readOnly = false;
    bool m_modified = false;
    bool m_kept = false;  ///< see isKeptInsteadOfDisk()
    DiskState m_diskState = DiskState::Same;
    FileStamp m_stamp;    ///< when the disk was last looked at
    QByteArray m_digest;  ///< of the bytes last loaded, saved, or known to be on disk
};

struct Document::Opened {
    std::unique_ptr<Document> document;
    QByteArray bytes;
};

/// The path with all links followed, for a file that need not exist.
[[nodiscard]] QString canonicalPathOf(const QString& path);

}  // namespace castwright::gui
