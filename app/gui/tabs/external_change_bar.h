// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace castwright::gui {

/// A bar above the text that tells what another program did to the file, and offers what can be done.
class ExternalChangeBar final : public QFrame {
    Q_OBJECT

public:
    explicit ExternalChangeBar(QWidget* parent = nullptr);

    void showChanged(const QString& name);
    void showReplaced(const QString& name);
    void showDeleted(const QString& name);
    /// The pak that the file is in is no longer there.
    void showGoneWithPak(const QString& name);

    /// It is shown and says that the file was deleted and made again.
    [[nodiscard]] bool tellsOfReplacement() const { return m_replaced && !isHidden(); }

Q_SIGNALS:
    void reloadRequested();
    void keepRequested();
    void compareRequested();
    void saveRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void recolour();

    QLabel* m_picture = nullptr;
    QLabel* m_text = nullptr;
    QPushButton* m_compare = nullptr;
    QPushButton* m_reload = nullptr;
    QPushButton* m_keep = nullptr;
    QPushButton* m_save = nullptr;
    bool m_recolouring = false;
    bool m_replaced = false;
};

}  // namespace castwright::gui
