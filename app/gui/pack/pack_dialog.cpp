// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pack/pack_dialog.h"

#include "app/gui/dialogs/prompter.h"
#include "app/gui/document/paths.h"
#include "app/gui/pack/pack_files_model.h"
#include "app/gui/pack/pack_files_view.h"
#include "app/gui/pack/pack_plan_page.h"
#include "app/gui/pack/pack_result_page.h"
#include "app/gui/panels/parts/elided_label.h"
#include "app/gui/theme/icons.h"
#include "app/gui/theme/theme.h"
#include "packer/packing/pack_record.h"

#include <QCheckBox>
#include <QCloseEvent>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QFrame>
#include <QHideEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <utility>

namespace castwright::gui {

using namespace std::chrono_literals;

namespace {

constexpr int kProgressSteps = 1000;
constexpr QSize kPictureSize{16, 16};

}  // namespace

PackDialog::PackDialog(Prompter& prompter, std::shared_ptr<const parser::Profile> profile, QWidget* parent)
    : QDialog{parent}, m_prompter{prompter}, m_profile{std::move(profile)}, m_controller{new PackController{this}} {
    setWindowTitle(tr("Pack"));
    setObjectName(QStringLiteral("packDialog"));
    build();
    connectController();
    m_previewTimer.setSingleShot(true);
    m_previewTimer.setInterval(250ms);
    connect(&m_previewTimer, &QTimer::timeout, this, &PackDialog::refreshPreview);
    resize(720, 560);
}

void PackDialog::build() {
    auto* layout = new QVBoxLayout{this};
    layout->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    layout->setSpacing(kMargin);
    addPlaces(*layout);
    addUnsavedBar(*layout);
    m_plan = new PackPlanPage{this};
    m_result = new PackResultPage{this};
    m_pages = new QStackedWidget{this};
    m_pages->addWidget(m_plan);
    m_pages->addWidget(m_result);
    layout->addWidget(m_pages, 1);
    auto* below = new QVBoxLayout;
    below->setSpacing(kWideSpacing);
    addVerdict(*below);
    addProgress(*below);
    addButtons(*below);
    layout->addLayout(below);
    connect(m_plan, &PackPlanPage::placeActivated, this, &PackDialog::placeActivated);
    recolour();
}

void PackDialog::addPlaces(QVBoxLayout& layout) {
    m_places = new QWidget{this};
    m_sourceLabel = new ElidedLabel{m_places};
    m_target = new QComboBox{m_places};
    m_target->setObjectName(QStringLiteral("packTarget"));
    m_target->setEditable(true);
    m_target->setInsertPolicy(QComboBox::NoInsert);
    m_target->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_target->setMinimumContentsLength(24);
    m_target->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_browse = new QPushButton{tr("B&rowse…"), m_places};
    m_browse->setObjectName(QStringLiteral("packBrowse"));
    m_browse->setAutoDefault(false);
    auto* targetRow = new QHBoxLayout;
    targetRow->setSpacing(kWideSpacing);
    targetRow->addWidget(m_target, 1);
    targetRow->addWidget(m_browse);
    auto* form = new QFormLayout{m_places};
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(kMargin);
    form->setVerticalSpacing(kWideSpacing);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("Folder:"), m_sourceLabel);
    auto* targetLabel = new QLabel{tr("&Pak:"), m_places};
    targetLabel->setBuddy(m_target);
    form->addRow(targetLabel, targetRow);
    m_best = new QCheckBox{tr("S&mallest pak"), m_places};
    m_best->setObjectName(QStringLiteral("packBest"));
    m_best->setToolTip(tr("Compress as well as possible, which takes about three times as long."));
    form->addRow(QString{}, m_best);
    layout.addWidget(m_places);
    connect(m_browse, &QPushButton::clicked, this, &PackDialog::browse);
    connect(m_target, &QComboBox::editTextChanged, this, [this] {
        m_preview = nullptr;
        m_previewTimer.start();
        judge();
    });
}

void PackDialog::addUnsavedBar(QVBoxLayout& layout) {
    m_unsavedBar = new QFrame{this};
    m_unsavedBar->setAutoFillBackground(true);
    m_unsavedText = new QLabel{m_unsavedBar};
    m_unsavedText->setTextFormat(Qt::PlainText);
    m_unsavedText->setWordWrap(true);
    auto* save = new QPushButton{tr("&Save All"), m_unsavedBar};
    save->setObjectName(QStringLiteral("packSaveAll"));
    save->setAutoDefault(false);
    auto* row = new QHBoxLayout{m_unsavedBar};
    row->setContentsMargins(kMargin, kWideSpacing, kMargin, kWideSpacing);
    row->setSpacing(kWideSpacing);
    row->addWidget(m_unsavedText, 1);
    row->addWidget(save);
    m_unsavedBar->hide();
    layout.addWidget(m_unsavedBar);
    connect(save, &QPushButton::clicked, this, &PackDialog::saveAllRequested);
}

void PackDialog::addVerdict(QVBoxLayout& layout) {
    m_verdictPicture = new QLabel{this};
    m_verdict = new QLabel{this};
    m_verdict->setObjectName(QStringLiteral("packVerdict"));
    m_verdict->setTextFormat(Qt::PlainText);
    m_verdict->setWordWrap(true);
    m_force = new QCheckBox{tr("Pack &anyway"), this};
    m_force->setObjectName(QStringLiteral("packForce"));
    m_force->setToolTip(tr("The pak then holds what the game drops, changes or reads no further."));
    auto* row = new QHBoxLayout;
    row->setSpacing(kWideSpacing);
    row->addWidget(m_verdictPicture);
    row->addWidget(m_verdict, 1);
    row->addWidget(m_force);
    layout.addLayout(row);
    connect(m_force, &QCheckBox::toggled, this, &PackDialog::judge);
}

void PackDialog::addProgress(QVBoxLayout& layout) {
    m_progress = new QProgressBar{this};
    m_progress->setAccessibleName(tr("How far the pack is"));
    m_progress->setTextVisible(false);
    // What stands around it shall not jump when it comes and goes.
    QSizePolicy policy = m_progress->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_progress->setSizePolicy(policy);
    m_progress->setFixedHeight(kSpacing);
    m_progress->hide();
    layout.addWidget(m_progress);
}

void PackDialog::addButtons(QVBoxLayout& layout) {
    auto* row = new QHBoxLayout;
    row->setSpacing(kWideSpacing);
    row->addStretch(1);
    const auto add = [&](const QString& text, const char* name) {
        auto* button = new QPushButton{text, this};
        button->setObjectName(QLatin1StringView{name});
        button->setAutoDefault(false);
        row->addWidget(button);
        return button;
    };
    m_againButton = add(tr("Back to the &Plan"), "packAgain");
    m_packButton = add(tr("Pac&k"), "packStart");
    m_packButton->setIcon(icon(QStringLiteral("pack")));
    m_packButton->setDefault(true);
    m_stopButton = add(tr("St&op"), "packStop");
    m_closeButton = add(tr("&Close"), "packClose");
    layout.addLayout(row);
    connect(m_againButton, &QPushButton::clicked, this, &PackDialog::showPlan);
    connect(m_packButton, &QPushButton::clicked, this, &PackDialog::pack);
    connect(m_stopButton, &QPushButton::clicked, m_controller, &PackController::cancel);
    connect(m_closeButton, &QPushButton::clicked, this, &QWidget::close);
}

void PackDialog::connectController() {
    connect(m_controller, &PackController::previewReady, this, &PackDialog::takePreview);
    connect(m_controller, &PackController::packed, this, &PackDialog::takeOutcome);
    connect(m_controller, &PackController::progressed, this, &PackDialog::showProgress);
    connect(m_controller, &PackController::pakWritten, this, &PackDialog::pakWritten);
    connect(m_controller, &PackController::stopped, this, [this] {
        judge();
        setVerdict(Mood::Plain, tr("Stopped. Nothing was written."));
    });
    connect(m_controller, &PackController::failed, this, [this](const QString& message) {
        if (!m_preview)
            m_plan->showText(message);
        judge();
        setVerdict(Mood::Error, message);
    });
}

void PackDialog::begin(
    const std::filesystem::path& source, const QStringList& targets, std::vector<std::filesystem::path> ownPaks) {
    m_source = source;
    m_ownPaks = std::move(ownPaks);
    m_sourceLabel->setFullText(QDir::toNativeSeparators(fromStdPath(source)));
    {
        const QSignalBlocker blocker{m_target};
        m_target->clear();
        for (const QString& target : targets)
            m_target->addItem(QDir::toNativeSeparators(target));
        m_target->setCurrentIndex(0);
    }
    m_force->setChecked(false);
    m_preview = nullptr;
    showPlan();
    m_packButton->setFocus();
}

void PackDialog::showPlan() {
    m_pages->setCurrentWidget(m_plan);
    m_plan->showText(tr("Looking at the files…"));
    m_preview = nullptr;
    m_showsProblemsFirst = true;
    refreshPreview();
}

void PackDialog::filesChanged() {
    if (isVisible() && m_pages->currentWidget() == m_plan && !m_controller->isPacking())
        m_previewTimer.start();
}

void PackDialog::setUnsaved(const QStringList& names) {
    m_unsavedBar->setVisible(!names.isEmpty());
    m_unsavedText->setText(
        names.size() == 1 ? tr("“%1” has changes that are not saved. What is packed is what is on the disk.").arg(names.first())
                          : tr("%n files have changes that are not saved. What is packed is what is on the disk.",
                               "two files or more", static_cast<int>(names.size())));
    m_unsavedText->setToolTip(names.join(u'\n'));
}

void PackDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        recolour();
    } else if (event->type() == QEvent::ActivationChange && isActiveWindow()) {
        // Coming back from another program, which may have changed what nobody watches.
        filesChanged();
    }
}

void PackDialog::recolour() {
    QPalette colours = palette();
    colours.setColor(QPalette::Window, noticeGround(colours));
    m_unsavedBar->setPalette(colours);
    setVerdict(m_mood, m_verdict->text());
}

void PackDialog::closeEvent(QCloseEvent* event) {
    m_controller->forget();
    QDialog::closeEvent(event);
}

void PackDialog::hideEvent(QHideEvent* event) {
    // Escape hides a dialog without closing it. Minimising it is no reason to stop.
    if (!event->spontaneous())
        m_controller->forget();
    QDialog::hideEvent(event);
}

void PackDialog::browse() {
    const QString chosen = m_prompter.askPak(target());
    if (!chosen.isEmpty())
        m_target->setEditText(QDir::toNativeSeparators(chosen));
}

QString PackDialog::target() const {
    const QString text = QDir::fromNativeSeparators(m_target->currentText().trimmed());
    return text.isEmpty() ? QString{} : QDir::cleanPath(QDir{fromStdPath(m_source)}.absoluteFilePath(text));
}

QString PackDialog::targetProblem() const {
    const QString path = target();
    if (path.isEmpty())
        return tr("Say which pak to write.");
    if (!path.endsWith(QStringLiteral(".pk4"), Qt::CaseInsensitive))
        return tr("The game reads only paks whose names end in “.pk4”.");
    if (QFileInfo{path}.isDir())
        return tr("“%1” is a folder.").arg(QDir::toNativeSeparators(path));
    return {};
}

PackRequest PackDialog::request() const {
    return {
        .source = m_source,
        .target = toStdPath(target()),
        .profile = m_profile,
        .ownPaks = m_ownPaks,
        .force = m_force->isChecked(),
        .recordFolder = packer::defaultRecordFolder(),
        .level = m_best->isChecked() ? packer::DeflateLevel::Best : packer::DeflateLevel::Usual};
}

void PackDialog::refreshPreview() {
    m_previewTimer.stop();
    if (m_controller->isPacking() || m_pages->currentWidget() != m_plan)
        return;
    if (targetProblem().isEmpty())
        m_controller->preview(request());
    judge();
}

void PackDialog::takePreview(const std::shared_ptr<const PackPreview>& preview) {
    // The author may have named another pak meanwhile, whose preview comes in a moment.
    if (preview->review.plan.target != request().target)
        return;
    // Who wanted to pack in spite of some errors has not seen others.
    if (!m_preview || !m_preview->review.hasProblemsOf(preview->review))
        m_force->setChecked(false);
    // What is selected stays so when there is no news.
    if (!m_preview || !showTheSame(*m_preview, *preview))
        m_plan->setPreview(preview);
    m_preview = preview;
    if (std::exchange(m_showsProblemsFirst, false) && preview->review.errorCount() > 0)
        m_plan->showProblems();
    judge();
}

void PackDialog::pack() {
    if (!m_preview || m_preview->review.stops(m_force->isChecked()) || !targetProblem().isEmpty())
        return;
    m_previewTimer.stop();
    m_controller->pack(request());
    showProgress();
    judge();
}

void PackDialog::takeOutcome(const std::shared_ptr<const PackOutcome>& outcome) {
    if (!outcome->report) {
        // Somebody has changed the files since the preview.
        m_showsProblemsFirst = true;
        takePreview(std::shared_ptr<const PackPreview>{outcome, &outcome->preview});
        return;
    }
    m_result->setOutcome(outcome);
    m_pages->setCurrentWidget(m_result);
    judge();
    m_closeButton->setFocus();
}

void PackDialog::showProgress() {
    const auto progress = m_controller->progress();
    if (!progress) {
        m_progress->setRange(0, 0);
        setVerdict(Mood::Plain, tr("Looking at the files…"));
        return;
    }
    const double part =
        progress->bytes == 0 ? 1.0 : static_cast<double>(progress->doneBytes) / static_cast<double>(progress->bytes);
    m_progress->setRange(0, kProgressSteps);
    m_progress->setValue(static_cast<int>(part * kProgressSteps));
    const QLocale locale;
    const QString done = locale.toString(static_cast<qulonglong>(progress->doneEntries));
    const QString all = locale.toString(static_cast<qulonglong>(progress->entries));
    switch (progress->stage) {
    case packer::PackStage::Writing: setVerdict(Mood::Plain, tr("Packing file %1 of %2…").arg(done, all)); break;
    case packer::PackStage::Comparing: setVerdict(Mood::Plain, tr("Reading back file %1 of %2…").arg(done, all)); break;
    case packer::PackStage::Finishing: setVerdict(Mood::Plain, tr("Finishing…")); break;
    }
}

void PackDialog::setVerdict(Mood mood, const QString& text) {
    m_mood = mood;
    m_verdict->setText(text);
    m_verdictPicture->setVisible(mood != Mood::Plain);
    if (mood == Mood::Error)
        m_verdictPicture->setPixmap(
            icon(QStringLiteral("error"), errorColour(palette())).pixmap(kPictureSize, devicePixelRatioF()));
    else if (mood == Mood::Warning)
        m_verdictPicture->setPixmap(
            icon(QStringLiteral("warning"), warningColour(palette())).pixmap(kPictureSize, devicePixelRatioF()));
}

/// Says what can be done now, and allows just that.
void PackDialog::judge() {
    refreshButtons();
    if (m_controller->isPacking() || m_pages->currentWidget() == m_result) {
        if (!m_controller->isPacking())
            setVerdict(Mood::Plain, {});
        return;
    }
    if (const QString problem = targetProblem(); !problem.isEmpty()) {
        setVerdict(Mood::Error, problem);
    } else if (!m_preview) {
        setVerdict(Mood::Plain, tr("Looking at the files…"));
    } else if (m_preview->review.isRefused()) {
        setVerdict(Mood::Error, tr("This cannot be packed. The problems say why."));
    } else if (const auto errors = static_cast<int>(m_preview->review.errorCount()); errors > 0 && !m_force->isChecked()) {
        setVerdict(Mood::Error, tr("%n error(s) stop the pack. Mend them, or pack anyway.", nullptr, errors));
    } else if (errors > 0) {
        setVerdict(
            Mood::Warning,
            tr("The pak will hold %n error(s): the game drops, changes or does not read what they are about.", nullptr, errors));
    } else if (!m_preview->unreadablePak.empty()) {
        setVerdict(
            Mood::Warning,
            tr("The pak that is there cannot be read, and is replaced: %1")
                .arg(QString::fromStdString(m_preview->unreadablePak)));
    } else {
        setVerdict(losesForeignFiles() ? Mood::Warning : Mood::Plain, planText());
    }
}

/// A pak that was not packed from this folder may be somebody else's, and what only it has would be lost.
bool PackDialog::losesForeignFiles() const {
    return m_plan->files().model().count(PackFileState::Removed) > 0 && !std::ranges::contains(m_ownPaks, request().target);
}

QString PackDialog::planText() const {
    const auto bytes = QLocale{}.toString(static_cast<qulonglong>(m_preview->review.plan.totalBytes));
    const auto files = static_cast<int>(m_preview->review.plan.entries.size());
    const QString whole = tr("%n file(s) with %1 bytes go into the pak.", nullptr, files).arg(bytes);
    if (!m_preview->difference)
        return whole + u' ' + tr("There is no such pak yet.");
    const PackFilesModel& model = m_plan->files().model();
    if (m_preview->difference->changes.empty())
        return whole + u' ' + tr("They are the same as in the last pak.");
    return whole + u' '
        + tr("Since the last pak: %1 new, %2 changed, %3 no longer there.")
              .arg(model.count(PackFileState::New))
              .arg(model.count(PackFileState::Changed))
              .arg(model.count(PackFileState::Removed));
}

void PackDialog::refreshButtons() {
    const bool packing = m_controller->isPacking();
    const bool result = !packing && m_pages->currentWidget() == m_result;
    const bool errors = m_preview && !m_preview->review.isRefused() && m_preview->review.errorCount() > 0;
    const bool mayPack = m_preview && !m_preview->review.stops(m_force->isChecked()) && targetProblem().isEmpty();
    m_places->setVisible(!result);
    m_places->setEnabled(!packing);
    m_plan->setEnabled(!packing);
    m_force->setVisible(errors && !result);
    m_force->setEnabled(!packing);
    m_progress->setVisible(packing);
    m_packButton->setVisible(!packing && !result);
    m_packButton->setEnabled(mayPack);
    m_stopButton->setVisible(packing);
    m_againButton->setVisible(result);
    m_closeButton->setDefault(result);
    m_packButton->setDefault(!result);
}

}  // namespace castwright::gui
