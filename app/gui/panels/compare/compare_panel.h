// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/jobs/latest_job.h"
#include "app/gui/panels/compare/compare_picture.h"
#include "app/gui/panels/parts/dock_panel.h"

#include <memory>
#include <optional>

class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QSpinBox;
class QStackedWidget;
class QTabBar;
class QToolButton;

namespace castwright::gui {

class CompareTable;
class ExportButton;
class HeatMapPage;
class LikenessView;
class OthersChooser;
class TraitOwnerChooser;

/// Characters and styles side by side: a table with differences, a heat map of the whole cast, and who fights like whom. Everything is
/// worked out on another thread, and only while the panel is seen. While the game does not read somebody's text any more, the last
/// picture stays.
class ComparePanel final : public DockPanel {
    Q_OBJECT

public:
    /// In the order of the tabs.
    enum Page { TablePage, HeatMapPageIndex, LikenessPage };

    explicit ComparePanel(QWidget* parent = nullptr);
    /// Does not wait for what is being worked out.
    ~ComparePanel() override;

    void showPage(Page page);

    /// What is shown; null for nothing.
    [[nodiscard]] const std::shared_ptr<const ComparePicture>& picture() const { return m_picture; }
    /// A picture is being worked out.
    [[nodiscard]] bool isBusy() const { return m_drawer.isBusy(); }

signals:
    /// The picture is another one.
    void pictureChanged();

protected:
    void bringUpToDate() override;

private:
    struct DrawRequest {
        CompareRequest request;
        std::shared_ptr<const ComparePicture> shown;  ///< work is taken over from it

        bool operator==(const DrawRequest& other) const { return request == other.request; }
    };

    void build();
    [[nodiscard]] QWidget* makeTop();
    [[nodiscard]] QWidget* makeBar();
    [[nodiscard]] QWidget* makeTableTools();
    [[nodiscard]] QWidget* makeGroupTools();
    void addExports();

    [[nodiscard]] std::optional<CompareRequest> wanted() const;
    void drawn(const CompareRequest& request, const Comparison& comparison);
    void setPicture(std::shared_ptr<const ComparePicture> picture);
    void refreshFilter();
    void refreshPage();
    void refreshNothing();
    void say(const QString& message);
    void compareWith(const std::vector<std::size_t>& subjects);
    void openSubject(std::size_t subject);
    [[nodiscard]] QString exportName(const QString& what) const;

    std::shared_ptr<const ComparePicture> m_picture;

    std::optional<CompareRequest> m_refused;  ///< what there is no picture of
    LatestJob<DrawRequest, Comparison> m_drawer;

    TraitOwnerChooser* m_reference = nullptr;
    OthersChooser* m_others = nullptr;
    QDoubleSpinBox* m_skill = nullptr;
    ExportButton* m_export = nullptr;
    QTabBar* m_tabs = nullptr;
    QStackedWidget* m_tools = nullptr;
    QLineEdit* m_search = nullptr;
    QToolButton* m_onlyDifferent = nullptr;
    QToolButton* m_acrossSkills = nullptr;
    QSpinBox* m_alike = nullptr;
    QLabel* m_message = nullptr;
    QLabel* m_nothing = nullptr;
    QStackedWidget* m_pages = nullptr;
    CompareTable* m_table = nullptr;
    HeatMapPage* m_heatMap = nullptr;
    LikenessView* m_likeness = nullptr;
};

}  // namespace castwright::gui
