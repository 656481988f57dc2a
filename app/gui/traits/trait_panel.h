// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/traits/trait_edit_plan.h"
#include "app/gui/traits/trait_owner_key.h"
#include "app/gui/traits/trait_picture.h"
#include "parser/text_edit.h"

#include <QFutureWatcher>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QModelIndex;
class QStackedWidget;
class QToolButton;
class QTreeView;

namespace castwright::gui {

class TraitCurveView;
class TraitEditStrip;
class TraitFilter;
class TraitModel;
class TraitWhyList;

/// How the style or character at the caret fights: its traits from skill 1 to 5, why each is what it is, and a way to change them. It is
/// worked out on another thread, and only while the panel is seen. While the game does not read the text any more, the last picture
/// stays.
class TraitPanel final : public QWidget {
    Q_OBJECT

public:
    explicit TraitPanel(QWidget* parent = nullptr);
    /// Does not wait for what is being worked out.
    ~TraitPanel() override;

    /// Null: nothing is open.
    void setSnapshot(std::shared_ptr<const Snapshot> snapshot);
    /// Where the author is.
    void setCaret(const QString& filePath, qsizetype byte);

    /// What is shown; null for nothing.
    [[nodiscard]] const std::shared_ptr<const TraitPicture>& picture() const { return m_picture; }

signals:
    /// Show [begin, end) of the file.
    void placeActivated(QString filePath, qsizetype begin, qsizetype end);
    /// Apply these edits to the file in one undo step, if its revision is still this one. 0: it was checked as it is on disk, which must
    /// then still hold the bytes of the snapshot.
    void editRequested(QString filePath, std::vector<castwright::parser::TextEdit> edits, quint64 revision);
    /// Save these bytes where the author says.
    void saveRequested(QString fileName, QByteArray bytes);
    /// The picture is another one.
    void pictureChanged();
    /// It is known what the value that was typed takes.
    void planReady();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void build();
    [[nodiscard]] QWidget* makeTop();
    [[nodiscard]] QWidget* makeTable();
    [[nodiscard]] QWidget* makeWhy();

    void refresh();
    void follow();
    void rebuildChooser();
    void choose(int index);
    void start();
    void drawn();
    void setPicture(std::shared_ptr<const TraitPicture> picture);
    void say(const QString& message);
    void refreshFilter();
    void currentChanged(const QModelIndex& index);
    void refreshDetails();

    void valueEntered(std::size_t trait, int level, const QString& text);
    void plan();
    void planned();
    void apply();
    void closeStrip();

    std::shared_ptr<const Snapshot> m_snapshot;
    std::shared_ptr<const TraitPicture> m_picture;
    std::optional<TraitOwnerKey> m_owner;
    std::vector<TraitOwnerKey> m_choices;  ///< by row of the chooser
    QString m_caretPath;
    qsizetype m_caretByte = 0;
    std::size_t m_trait = 0;
    float m_skill = 3.0F;

    quint64 m_wanted = 0;   ///< grows with each picture that is wanted
    quint64 m_drawing = 0;  ///< the one that is being drawn
    bool m_running = false;
    QFutureWatcher<std::shared_ptr<const TraitPicture>> m_drawer;

    previews::TraitEditRequest m_request;  ///< the value that was typed
    bool m_asking = false;                 ///< the author is asked about it
    bool m_planAgain = false;
    bool m_planRunning = false;
    QFutureWatcher<TraitEditPlan> m_planner;

    QComboBox* m_chooser = nullptr;
    QToolButton* m_pin = nullptr;
    QLineEdit* m_search = nullptr;
    QToolButton* m_onlyChanged = nullptr;
    QLabel* m_message = nullptr;
    TraitModel* m_model = nullptr;
    TraitFilter* m_filter = nullptr;
    QTreeView* m_table = nullptr;
    TraitEditStrip* m_strip = nullptr;
    TraitCurveView* m_curve = nullptr;
    QLabel* m_whyTitle = nullptr;
    TraitWhyList* m_why = nullptr;
    QLabel* m_nothing = nullptr;
    QWidget* m_parts = nullptr;
    QStackedWidget* m_stack = nullptr;
};

}  // namespace castwright::gui
