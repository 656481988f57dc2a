// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace castwright::gui {

/// A path in one line, which loses its middle when there is not enough room, and is whole in its tool tip.
class ElidedLabel final : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    void setFullText(const QString& text);
    [[nodiscard]] const QString& fullText() const { return m_text; }

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();

    QString m_text;
};

}  // namespace castwright::gui
