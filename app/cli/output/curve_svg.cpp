// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/curve_svg.h"

#include "previews/traits/number_display.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <format>
#include <vector>

namespace castwright::cli {

using previews::CurveJump;
using previews::CurvePoint;
using previews::TraitCurve;

namespace {

// Pixels.
constexpr double kWidth = 720.0;
constexpr double kHeight = 400.0;
constexpr double kLeft = 72.0;
constexpr double kRight = 176.0;  // room for names
constexpr double kTop = 48.0;
constexpr double kBottom = 48.0;
constexpr double kLabelHeight = 16.0;

/// Okabe and Ito's palette, told apart with any colour vision; each colour comes with a dash pattern, too.
struct Stroke {
    std::string_view colour;
    std::string_view dashes;
};
constexpr std::array<Stroke, 7> kStrokes{{
    {"#0072b2", "none"},
    {"#d55e00", "8 3"},
    {"#009e73", "2 3"},
    {"#cc79a7", "10 3 2 3"},
    {"#56b4e9", "5 5"},
    {"#e69f00", "14 4"},
    {"#000000", "1 2"},
}};

std::string escaped(std::string_view text) {
    std::string result;
    for (const char c : text) {
        switch (c) {
        case '&': result += "&amp;"; break;
        case '<': result += "&lt;"; break;
        case '>': result += "&gt;"; break;
        default: result += c;
        }
    }
    return result;
}

/// From skill and value to pixels.
class Scale {
public:
    Scale(double low, double high) : m_low{low}, m_high{high} {}

    [[nodiscard]] static double x(double skill) {
        return kLeft + (skill - 1.0) / (parser::kSkillLevels - 1) * (kWidth - kLeft - kRight);
    }
    [[nodiscard]] double y(double value) const {
        return kHeight - kBottom - (value - m_low) / (m_high - m_low) * (kHeight - kTop - kBottom);
    }
    [[nodiscard]] double low() const { return m_low; }
    [[nodiscard]] double high() const { return m_high; }

private:
    double m_low;
    double m_high;
};

/// The least and most of all curves with some room around them, never beyond the trait's range.
Scale scaleFor(const parser::Trait& trait, const TraitCurve& baseline, std::span<const NamedCurve> curves) {
    double low = static_cast<double>(trait.max);
    double high = static_cast<double>(trait.min);
    const auto include = [&](const TraitCurve& curve) {
        for (const auto& segment : curve.segments) {
            for (const CurvePoint& point : segment.points) {
                low = std::min(low, static_cast<double>(point.value));
                high = std::max(high, static_cast<double>(point.value));
            }
        }
    };
    include(baseline);
    for (const NamedCurve& named : curves)
        include(named.curve);
    const double range = static_cast<double>(trait.max) - static_cast<double>(trait.min);
    const double room = std::max((high - low) * 0.15, range * 0.02);
    return Scale{low - room, high + room};
}

/// A step of 1, 2 or 5 times a power of ten that gives four to nine lines.
double gridStep(double span) {
    const double power = std::pow(10.0, std::floor(std::log10(span / 4.0)));
    for (const double factor : {5.0, 2.0}) {
        if (power * factor <= span / 4.0)
            return power * factor;
    }
    return power;
}

void drawGrid(std::string& svg, const Scale& scale) {
    for (int skill = 1; skill <= parser::kSkillLevels; ++skill) {
        const double x = Scale::x(skill);
        svg += std::format(
            "<line x1='{0:.1f}' y1='{1:.1f}' x2='{0:.1f}' y2='{2:.1f}' stroke='#e0e0e0'/>\n"
            "<text x='{0:.1f}' y='{3:.1f}' text-anchor='middle'>{4}</text>\n",
            x, kTop, kHeight - kBottom, kHeight - kBottom + 18, skill);
    }
    const double step = gridStep(scale.high() - scale.low());
    const auto last = static_cast<int>(std::floor(scale.high() / step));
    for (auto line = static_cast<int>(std::ceil(scale.low() / step)); line <= last; ++line) {
        const double value = line * step;
        const double shown = std::abs(value) < step / 1000 ? 0.0 : value;
        svg += std::format(
            "<line x1='{0:.1f}' y1='{1:.1f}' x2='{2:.1f}' y2='{1:.1f}' stroke='#e0e0e0'/>\n"
            "<text x='{3:.1f}' y='{4:.1f}' text-anchor='end'>{5:.6g}</text>\n",
            kLeft, scale.y(value), kWidth - kRight, kLeft - 8, scale.y(value) + 4, shown);
    }
}

void drawCurve(std::string& svg, const Scale& scale, const TraitCurve& curve, std::string_view style) {
    for (const auto& segment : curve.segments) {
        svg += "<polyline fill='none' points='";
        for (const CurvePoint& point : segment.points)
            svg += std::format(
                "{:.2f},{:.2f} ", Scale::x(static_cast<double>(point.skill)), scale.y(static_cast<double>(point.value)));
        svg.back() = '\'';
        svg += std::format(" {}/>\n", style);
    }
}

void drawJumps(std::string& svg, const Scale& scale, const TraitCurve& curve, std::string_view colour) {
    for (const CurveJump& jump : previews::jumpsOf(curve)) {
        const double x = Scale::x(static_cast<double>(jump.skill));
        const double before = scale.y(static_cast<double>(jump.before));
        const double after = scale.y(static_cast<double>(jump.after));
        svg += std::format(
            "<line x1='{0:.2f}' y1='{1:.2f}' x2='{0:.2f}' y2='{2:.2f}' stroke='{3}' stroke-dasharray='1 2'/>\n"
            "<circle cx='{0:.2f}' cy='{1:.2f}' r='3' fill='#ffffff' stroke='{3}'/>\n"
            "<circle cx='{0:.2f}' cy='{2:.2f}' r='3' fill='{3}'/>\n",
            x, before, after, colour);
        const double below = before > after ? 14.0 : -6.0;
        svg += std::format(
            "<text x='{0:.2f}' y='{1:.2f}' text-anchor='end' font-size='10'>{3:.6g}</text>\n"
            "<text x='{2:.2f}' y='{4:.2f}' font-size='10'>{5:.6g}</text>\n",
            x - 5, before + below, x + 5, static_cast<double>(jump.before), after - below + 8, static_cast<double>(jump.after));
    }
}

/// Moves names apart that would lie over each other; `ys` are where the curves end.
std::vector<double> spreadLabels(std::vector<double> ys) {
    std::vector<std::size_t> order(ys.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::ranges::stable_sort(order, {}, [&ys](std::size_t i) { return ys[i]; });
    for (std::size_t i = 1; i < order.size(); ++i)
        ys[order[i]] = std::max(ys[order[i]], ys[order[i - 1]] + kLabelHeight);
    return ys;
}

}  // namespace

std::string curvesToSvg(const parser::Trait& trait, const TraitCurve& baseline, std::span<const NamedCurve> curves) {
    const Scale scale = scaleFor(trait, baseline, curves);
    std::string svg = std::format(
        "<svg xmlns='http://www.w3.org/2000/svg' width='{0}' height='{1}' viewBox='0 0 {0} {1}' "
        "font-family='sans-serif' font-size='12' fill='#202020' role='img'>\n"
        "<title>{2} over skill 1 to {3}</title>\n<rect width='{0}' height='{1}' fill='#ffffff'/>\n",
        kWidth, kHeight, escaped(trait.name), parser::kSkillLevels);
    const double bandTop = std::max(scale.y(static_cast<double>(trait.max)), kTop);
    const double bandBottom = std::min(scale.y(static_cast<double>(trait.min)), kHeight - kBottom);
    svg += std::format(
        "<rect x='{:.1f}' y='{:.1f}' width='{:.1f}' height='{:.1f}' fill='#f4f7fa'/>\n", kLeft, bandTop, kWidth - kLeft - kRight,
        std::max(bandBottom - bandTop, 0.0));
    svg += std::format(
        "<text x='{}' y='24' font-size='15' font-weight='bold'>{}</text>\n"
        "<text x='{}' y='40' fill='#606060'>{}, from {} to {}</text>\n"
        "<text x='{:.1f}' y='{}' text-anchor='middle'>skill</text>\n",
        kLeft, escaped(trait.name), kLeft, escaped(trait.unit), previews::displayNumber(trait.min),
        previews::displayNumber(trait.max), (kLeft + kWidth - kRight) / 2, kHeight - 10);
    drawGrid(svg, scale);
    drawCurve(svg, scale, baseline, "stroke='#808080' stroke-width='1' stroke-dasharray='4 3'");
    std::vector<double> ends{scale.y(static_cast<double>(baseline.segments.back().points.back().value))};
    for (std::size_t i = 0; i < curves.size(); ++i) {
        const Stroke& stroke = kStrokes[i % kStrokes.size()];
        drawCurve(
            svg, scale, curves[i].curve,
            std::format("stroke='{}' stroke-width='2.5' stroke-dasharray='{}'", stroke.colour, stroke.dashes));
        drawJumps(svg, scale, curves[i].curve, stroke.colour);
        ends.push_back(scale.y(static_cast<double>(curves[i].curve.segments.back().points.back().value)));
    }
    const std::vector<double> labels = spreadLabels(ends);
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const std::string_view colour = i == 0 ? "#606060" : kStrokes[(i - 1) % kStrokes.size()].colour;
        svg += std::format(
            "<text x='{:.1f}' y='{:.1f}' fill='{}'>{}</text>\n", kWidth - kRight + 8, labels[i] + 4, colour,
            escaped(i == 0 ? std::string{"baseline"} : curves[i - 1].name));
    }
    return svg + "</svg>\n";
}

}  // namespace castwright::cli
