// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/pack/pack_controller.h"

#include <QDialog>
#include <QStringList>
#include <QTimer>

#include <filesystem>
#include <memory>
#include <vector>

class QCheckBox;
class QComboBox;
class QFrame;
class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QVBoxLayout;

namespace castwright::gui {

class ElidedLabel;
class PackPlanPage;
class PackResultPage;
class Prompter;

/// Packs a content folder: shows what would go into which pak, what speaks against it, how far it is, and what came of it. Closing it stops
/// a pack that is running, which leaves no trace.
class PackDialog final : public QDialog {
    Q_OBJECT

public:
    PackDialog(Prompter& prompter, std::shared_ptr<const parser::Profile> profile, QWidget* parent = nullptr);

    /// Begins with a plan for the folder. `targets` are the paks to choose from, the first one chosen.
    /// `ownPaks` are those of them that were packed from the folder before.
    void begin(const std::filesystem::path& source, const QStringList& targets, std::vector<std::filesystem::path> ownPaks);
    /// The files on the disk have changed.
    void filesChanged();
    /// Names of the folder's open files with changes that are not on the disk.
    void setUnsaved(const QStringList& names);

    [[nodiscard]] const PackController& controller() const { return *m_controller; }
    [[nodiscard]] PackPlanPage& planPage() const { return *m_plan; }
    /// The preview that is shown; null while there is none.
    [[nodiscard]] std::shared_ptr<const PackPreview> preview() const { return m_preview; }

Q_SIGNALS:
    void placeActivated(const QString& path, qsizetype begin, qsizetype end);
    void saveAllRequested();
    /// The pak of the folder `source` stands at that place now.
    void pakWritten(const QString& source, const QString& target);

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void build();
    void addPlaces(QVBoxLayout& layout);
    void addUnsavedBar(QVBoxLayout& layout);
    void addVerdict(QVBoxLayout& layout);
    void addProgress(QVBoxLayout& layout);
    void addButtons(QVBoxLayout& layout);
    void connectController();
    void browse();
    void refreshPreview();
    void takePreview(const std::shared_ptr<const PackPreview>& preview);
    void takeOutcome(const std::shared_ptr<const PackOutcome>& outcome);
    void pack();
    void showPlan();
    void showProgress();
    enum class Mood : quint8 { Plain, Warning, Error };
    void setVerdict(Mood mood, const QString& text);
    void judge();
    void recolour();
    void refreshButtons();
    [[nodiscard]] PackRequest request() const;
    /// Absolute; empty when none is given.
    [[nodiscard]] QString target() const;
    /// Why nothing can be packed to the target, as a sentence; empty when it can.
    [[nodiscard]] QString targetProblem() const;
    [[nodiscard]] QString planText() const;
    [[nodiscard]] bool losesForeignFiles() const;

    Prompter& m_prompter;
    std::shared_ptr<const parser::Profile> m_profile;
    std::filesystem::path m_source;
    std::vector<std::filesystem::path> m_ownPaks;
    std::shared_ptr<const PackPreview> m_preview;
    bool m_showsProblemsFirst = false;  ///< when there are some, which the next preview tells
    QTimer m_previewTimer;              ///< once for many keys in the name of the pak

    PackController* m_controller = nullptr;
    QWidget* m_places = nullptr;  ///< from where to where
    ElidedLabel* m_sourceLabel = nullptr;
    QComboBox* m_target = nullptr;
    QPushButton* m_browse = nullptr;
    QFrame* m_unsavedBar = nullptr;
    QLabel* m_unsavedText = nullptr;
    QStackedWidget* m_pages = nullptr;
    PackPlanPage* m_plan = nullptr;
    PackResultPage* m_result = nullptr;
    QLabel* m_verdictPicture = nullptr;
    QLabel* m_verdict = nullptr;
    QCheckBox* m_force = nullptr;
    QCheckBox* m_best = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_packButton = nullptr;
    QPushButton* m_stopButton = nullptr;
    QPushButton* m_againButton = nullptr;
    QPushButton* m_closeButton = nullptr;
    Mood m_mood = Mood::Plain;
};

}  // namespace castwright::gui
