"""The curves of a figure, drawn by one graphics item: bands, lines, marks, gaps and level rules.

The rule: only the part in view is drawn, in pixels computed at each drawing, and a curve with more marks than the plot
has columns is drawn as the range of each column; so 100,000 marks cost no more than 1,000. Everything is drawn as
paths, so an export has lines and no pixels.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PyQt6.QtCore import QPointF, QRectF, Qt, pyqtSignal
from PyQt6.QtGui import QColor, QPainter, QPainterPath, QPen
from PyQt6.QtWidgets import QGraphicsItem

from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import Status
from warplens.gui.figures import figure as figures
from warplens.gui.figures import states
from warplens.gui.kit.axes import MANY_MARKS, Flags, Floats, PlotPart, Projection, are_inside, by_column, path_through
from warplens.gui.kit.pyqtgraph_door import pg
from warplens.gui.kit.theme import SMALL_PIXELS, Theme, font, mixed, scaled
from warplens.gui.kit.widgets import symbol

# Level rules, such as the floor of a launch, are dotted lines under the curves; a name stands at its line where no
# curve runs and no other rule, with an outline in the colour of the ground; else it stands above the plot.

NAME_PIXELS = 16.0  # a name is this high
BEYOND_PIXELS = 6.0  # a name may extend beyond the plot by this much, since above its rule it would cover curves
LOW_PIXELS = 90.0  # a plot that is lower than this has no room for names at their lines
PLACES = 9  # this many places along a line are tried for its name
_FROM_THE_ENDS = (8, 0, 7, 1, 6, 2, 5, 3, 4)


class LevelRules:
    """The rules of a figure; `projection` gives their positions."""

    def __init__(self, projection: Projection, figure: figures.Figure | None = None) -> None:
        self._projection = projection
        rules = () if figure is None else figure.rules
        self._rules = [(rule, figure.y.position(rule.y)) for rule in rules if figure is not None and rule.y > 0]
        self.unplaced: tuple[figures.Rule, ...] = ()  # those whose names found no place when they were last drawn

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Draw the lines."""
        area = self._projection.area
        for _, y in self._in_view():
            pen = QPen(QColor(theme.faint), 1.2)
            pen.setDashPattern([1.0, 3.0])
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))

    def name(
        self, painter: QPainter, theme: Theme, is_crossed: Callable[[QRectF], bool], *, is_facet: bool = False
    ) -> None:
        """Draw the names where no curve runs, if the plot is high enough; others stand above the plot (`unplaced`)."""
        area, unplaced = self._projection.area, []
        taken: list[QRectF] = []
        lines = [y for _, y in self._in_view()]
        painter.setFont(font(SMALL_PIXELS))
        metrics = painter.fontMetrics()
        for rule, y in self._in_view():
            text = rule.name(metrics.horizontalAdvance, area.width() - 8)
            width, height = metrics.horizontalAdvance(text), scaled(NAME_PIXELS) - 1
            tops = [y + 1] if area.bottom() - y >= height + 1 - BEYOND_PIXELS else []
            tops += [y - height - 1]
            free = area.width() - 8 - width
            lefts = [area.left() + 4 + free * part / (PLACES - 1) for part in _FROM_THE_ENDS]
            tops = [top for top in tops if not any(top < line < top + height for line in lines)]
            places = [QRectF(left, top, width, height) for top in tops for left in lefts]
            has_none = is_facet or area.height() < LOW_PIXELS or not text
            free_places = (each for each in places if not is_crossed(each) and not any(map(each.intersects, taken)))
            room = None if has_none else next(free_places, None)
            if room is None:
                unplaced.append(rule)
                continue
            taken.append(room)
            edge = QPainterPath()
            base = room.center().y() + (metrics.ascent() - metrics.descent()) / 2
            edge.addText(room.left(), base, painter.font(), text)
            painter.strokePath(edge, QPen(QColor(theme.panel), 3, join=Qt.PenJoinStyle.RoundJoin))
            painter.setPen(QColor(theme.muted))
            painter.drawText(
                room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip, text
            )
        self.unplaced = tuple(unplaced)

    def _in_view(self) -> Iterator[tuple[figures.Rule, float]]:
        area = self._projection.area
        for rule, position in self._rules:
            y = float(self._projection.y(np.array([position]))[0])
            if area.top() <= y <= area.bottom():
                yield rule, y


PIXELS_A_MARK = 6.0  # marks are drawn if they are at least this far apart on average
MARK_REACH = 5.0  # a mark reaches this far around its place, in pixels
GAP_FOOT_PIXELS = 9.0  # gaps stand this far above the lower edge of the plot
GAP_STEP_PIXELS = 11.0  # gaps at the same x stand above each other at this distance
_THIN = figures.GREY | {figures.Rank.FINE}
_REFERENCE_DASH = (8.0, 3.0, 1.5, 3.0)
_BAND_STRENGTH = 0.2
_FULL_BANDS = 3  # of more bands each is paler, so that curves are seen where all lie over each other
_STROKES = tuple(figures.Stroke)
_FILLS = tuple(figures.Fill)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class SeriesArrays:
    """A series as arrays of positions, computed once for all redraws."""

    series: figures.Series
    x: Floats
    y: Floats
    low: Floats
    high: Floats
    is_joined: Flags  # whether a line joins each mark to the next
    stroke: NDArray[np.int64]
    strokes: tuple[int, ...]  # those that there are, each once
    fill: NDArray[np.int64]
    gap_x: Floats
    gap_level: Floats
    has_failed: Flags

    @classmethod
    def of(cls, series: figures.Series, x: figures.Axis, y: figures.Axis, levels: dict[float, int]) -> "SeriesArrays":
        """Return the arrays of a series; `levels` counts the gaps at each x so far."""
        marks = series.marks
        count = len(marks)
        x_values = np.fromiter((mark.x for mark in marks), float, count)
        joined = np.zeros(count, dtype=bool)
        numbers: dict[Provenance, int] = {}
        number = np.fromiter((numbers.setdefault(mark.provenance, len(numbers)) for mark in marks), int, count)
        holes = np.array(sorted(gap.x for gap in series.gaps))
        if count > 1 and series.rank is not figures.Rank.CLOUD:
            before = np.searchsorted(holes, x_values, side="right")
            joined[:-1] = (number[1:] == number[:-1]) & (before[1:] == before[:-1])
        is_stale = np.fromiter((mark.is_stale for mark in marks), bool, count)
        joined &= ~is_stale
        joined[:-1] &= ~is_stale[1:]
        styles = [figures.style_of(provenance) for provenance in numbers] or [(figures.Stroke.SOLID, figures.Fill.FULL)]
        gap_level = []
        for gap in series.gaps:
            gap_level.append(levels.get(gap.x, 0))
            levels[gap.x] = gap_level[-1] + 1
        heights = np.array([(m.y, m.low, m.high) for m in marks], dtype=float).reshape(-1, 3)  # None becomes NaN
        fills = np.array([_FILLS.index(fill) for _, fill in styles])[number]
        strokes = [_STROKES.index(stroke) for stroke, _ in styles]
        return cls(
            series=series,
            x=_positions(x_values, x),
            **{name: _positions(column, y) for name, column in zip(("y", "low", "high"), heights.T, strict=True)},
            is_joined=joined,
            stroke=np.array(strokes)[number],
            strokes=tuple(sorted(set(strokes))),
            fill=np.where(is_stale, _FILLS.index(figures.Fill.STALE), fills),
            gap_x=_positions(np.array([gap.x for gap in series.gaps], dtype=float), x),
            gap_level=np.array(gap_level, dtype=float),
            has_failed=np.array([gap.status is Status.FAILED for gap in series.gaps], dtype=bool),
        )

    def visible(self, lower: float, upper: float) -> slice:
        """Return the marks between two positions along x, and one more on either side for the line beyond them."""
        first = max(0, int(np.searchsorted(self.x, lower)) - 1)
        return slice(first, int(np.searchsorted(self.x, upper, side="right")) + 1)


def arrays_of(figure: figures.Figure) -> list[SeriesArrays]:
    """Return the arrays of a figure's series, in any thread."""
    levels: dict[float, int] = {}
    return [SeriesArrays.of(series, figure.x, figure.y, levels) for series in figure.series]


def _positions(values: Floats, axis: figures.Axis) -> Floats:
    """Return `Axis.position` of many values; NaN for values that a logarithmic axis cannot show."""
    if axis.position(10.0) == 10.0:
        return values
    with np.errstate(invalid="ignore", divide="ignore"):
        logs = np.log10(values)
    return np.where(np.isneginf(logs), np.nan, logs)


def colour_of(series: figures.Series, theme: Theme) -> QColor:
    """Return the colour of a series."""
    if series.rank in figures.GREY:
        return QColor(theme.muted)
    return QColor(theme.hue_of(series.look, series.layer))


def ink_of(series: figures.Series, theme: Theme) -> QColor:
    """Return the colour of a text about a curve, whose layer its words say."""
    return QColor(theme.muted if series.rank in figures.GREY else theme.ink(series.look))


def draw_running(painter: QPainter, places: Iterable[QPointF], theme: Theme) -> None:
    """Draw the mark of points that are executed now: three dots in the accent, on the ground of the panel."""
    for place in places:
        painter.setPen(QPen(QColor(theme.accent), 1))
        painter.setBrush(QColor(theme.panel))
        painter.drawRoundedRect(QRectF(-9.0, -4.0, 18.0, 8.0).translated(place), 4.0, 4.0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.accent))
        for step in (-5.0, 0.0, 5.0):
            painter.drawEllipse(place + QPointF(step, 0.0), 1.5, 1.5)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def draw_queued(painter: QPainter, places: Iterable[QPointF], theme: Theme) -> None:
    """Draw the mark of points that wait for their turn: a ring in the accent, in which the cross of a gap is seen."""
    painter.setPen(QPen(QColor(theme.accent), states.PEN))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for place in places:
        painter.drawEllipse(place, states.MARK_REACH, states.MARK_REACH)


def _are_first(values: Floats) -> Flags:
    _, first = np.unique(values, axis=0, return_index=True)
    is_first = np.zeros(len(values), dtype=bool)
    is_first[first] = True
    return is_first


class CurvesItem(PlotPart):
    """The curves of a figure, in the coordinates of the plot."""

    names_unplaced = pyqtSignal(object)  # the level rules whose names found no place, where these have changed

    def __init__(self, projection: Projection, parent: QGraphicsItem) -> None:
        super().__init__(projection, parent)
        self.series: list[SeriesArrays] = []
        self.size = 1.0  # that of marks and lines
        self._rules = LevelRules(projection)
        self.setZValue(10)

    def show_figure(self, figure: figures.Figure, theme: Theme, series: list[SeriesArrays]) -> None:
        """Draw this figure, of which these are the arrays."""
        self.series = series
        unplaced, self._rules = self._rules.unplaced, LevelRules(self._projection, figure)
        self._rules.unplaced = unplaced
        self.show_theme(theme)

    def boundingRect(self) -> QRectF:
        """Return the part of the plot inside the axes."""
        return self._projection.area.adjusted(-8, -8, 8, 8)

    def crosses(self, room: QRectF) -> bool:
        """Return whether a curve or the spread of a mark runs through a rectangle of the plot."""
        across, is_crossed = np.linspace(room.left() - MARK_REACH, room.right() + MARK_REACH, 24), False
        for arrays in (arrays for arrays in self.series if len(arrays.x)):
            x, y = self._projection.x(arrays.x), self._projection.y(arrays.y)
            top, foot = np.fmin(y, self._projection.y(arrays.high)), np.fmax(y, self._projection.y(arrays.low))
            is_at = (x > across[0]) & (x < across[-1]) & (top <= room.bottom() + MARK_REACH)
            is_crossed |= bool((is_at & (foot >= room.top() - MARK_REACH)).any())
            if arrays.series.rank is figures.Rank.CLOUD:  # no line joins its marks
                continue
            down = np.interp(across, x, y, left=np.nan, right=np.nan)
            upper, lower = np.fmin(down[:-1], down[1:]), np.fmax(down[:-1], down[1:])  # of each piece
            is_crossed |= bool(((lower >= room.top() - 1) & (upper <= room.bottom() + 1)).any())
        return is_crossed

    def paint(self, painter: QPainter | None, *_unused: object) -> None:
        """Draw rules, bands, lines, marks and gaps, in this order."""
        if painter is None or self._theme is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._rules.draw(painter, self._theme)
        lower, upper = self._projection.x_range
        parts = [(arrays, arrays.visible(lower, upper)) for arrays in reversed(self.series)]
        bands = sum(bool(np.isfinite(arrays.low).any()) for arrays, _ in parts)
        strength = _BAND_STRENGTH * min(1.0, _FULL_BANDS / max(bands, 1))
        for arrays, part in parts:
            self._draw_band(painter, arrays, part, self._theme, strength)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for arrays, part in parts:
            self._draw_lines(painter, arrays, part, self._theme)
        for arrays, part in parts:
            is_sparse = (part.stop - part.start) * PIXELS_A_MARK <= self._projection.area.width() or len(arrays.x) < 3
            if is_sparse or arrays.series.rank is figures.Rank.CLOUD:
                self._draw_marks(painter, arrays, part, self._theme)
        before = self._rules.unplaced
        self._rules.name(painter, self._theme, self.crosses, is_facet=self.size < 1)
        if self._rules.unplaced != before:
            self.names_unplaced.emit(self._rules.unplaced)
        for arrays, _ in parts:
            if len(arrays.gap_x):
                self._draw_gaps(painter, arrays, self._theme)

    def _draw_band(self, painter: QPainter, arrays: SeriesArrays, part: slice, theme: Theme, strength: float) -> None:
        low, high = arrays.low[part], arrays.high[part]
        if arrays.series.rank in _THIN or not np.isfinite(low).any():
            return
        x, bottom, top = self._projection.x(arrays.x[part]), self._projection.y(low), self._projection.y(high)
        area = self._projection.area
        room = QPainterPath()
        room.addRect(area)
        runs = np.flatnonzero(~(arrays.is_joined[part] & np.isfinite(low))) + 1
        colour = colour_of(arrays.series, theme)
        edge = QColor(colour)
        edge.setAlphaF(0.55)
        whiskers = QPainterPath()
        colour.setAlphaF(strength if arrays.series.layer == 0 else strength / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        first = 0
        for end in (*runs.tolist(), len(x)):
            inside = slice(first, end)
            if end - first > 1 and np.isfinite(low[inside]).all() and (bottom[inside] - top[inside]).max() > 1:
                columns, lower, _ = by_column(x[inside], bottom[inside])
                _, _, upper = by_column(x[inside], top[inside])
                outline = np.concatenate([upper, lower[::-1]])
                band = pg.arrayToQPath(np.concatenate([columns, columns[::-1]]), outline, connect="all")
                band.closeSubpath()
                # of many columns smooth edges take five times as long, and are not seen in so pale a colour
                painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=len(columns) <= MANY_MARKS)
                painter.drawPath(band if area.contains(band.boundingRect()) else band.intersected(room))
            elif end - first == 1 and bottom[first] - top[first] > 1 and area.left() <= x[first] <= area.right():
                whiskers.moveTo(float(x[first]), min(float(bottom[first]), area.bottom()))
                whiskers.lineTo(float(x[first]), max(float(top[first]), area.top()))
            first = end
        if not whiskers.isEmpty():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(edge, 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
            painter.drawPath(whiskers)

    def _draw_lines(self, painter: QPainter, arrays: SeriesArrays, part: slice, theme: Theme) -> None:
        strokes = arrays.stroke[part]
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for number in arrays.strokes:
            pen = pen_of(arrays.series, _STROKES[number], theme)
            if pen is None:
                continue
            ours = np.flatnonzero(strokes == number)
            x = self._projection.x(arrays.x[part][ours])
            y = self._projection.y(arrays.y[part][ours])
            joined = arrays.is_joined[part][ours]
            path, is_noisy = path_through(x, y, joined, self._projection.area)
            if path is not None:
                pen.setWidthF(max(1.0, pen.widthF() * self.size))
                if is_noisy:
                    pen.setWidthF(1.0)
                elif len(x) > MANY_MARKS:
                    pen.setJoinStyle(Qt.PenJoinStyle.BevelJoin)  # twice as fast, and corners are too small to see
                painter.setPen(pen)
                painter.drawPath(path)

    def _draw_marks(self, painter: QPainter, arrays: SeriesArrays, part: slice, theme: Theme) -> None:
        if arrays.series.rank is figures.Rank.LIMIT:
            return
        colour = colour_of(arrays.series, theme)
        fills = arrays.fill[part]
        x, y = self._projection.x(arrays.x[part]), self._projection.y(arrays.y[part])
        small = self.size * (0.75 if arrays.series.layer or arrays.series.rank in _THIN else 1.0)
        for number in np.unique(fills).tolist():
            fill = _FILLS[number]
            path = QPainterPath()
            path.setFillRule(Qt.FillRule.WindingFill)
            reach = (states.SMALL_REACH if fill is figures.Fill.SMALL else states.MARK_REACH) * small
            outline = symbol(arrays.series.look.marker, reach)
            ours = (fills == number) & are_inside(x, y, self._projection.area)
            if arrays.series.rank is figures.Rank.CLOUD:  # of marks in a square of two by two pixels only one is seen
                ours &= _are_first(np.round(np.column_stack([x, y]) / 2.0))
            for at_x, at_y in zip(x[ours].tolist(), y[ours].tolist(), strict=True):
                if outline is None:
                    path.addEllipse(QPointF(at_x, at_y), reach, reach)
                else:
                    path.addPolygon(outline.translated(at_x, at_y))
                    path.closeSubpath()
            match fill:
                case figures.Fill.HOLLOW:
                    painter.setBrush(QColor(theme.panel))
                    painter.setPen(QPen(colour, 1.8))
                case figures.Fill.PALE:
                    painter.setBrush(QColor(mixed(colour.name(), theme.panel, 0.45)))
                    painter.setPen(QPen(colour, states.PEN))
                case figures.Fill.STALE:
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                    pen = QPen(QColor(theme.layered(colour.name(), 1)), states.PEN)
                    pen.setDashPattern(states.STALE_DASH)
                    painter.setPen(pen)
                case _:
                    painter.setBrush(colour)
                    painter.setPen(Qt.PenStyle.NoPen)
            painter.drawPath(path)

    def _draw_gaps(self, painter: QPainter, arrays: SeriesArrays, theme: Theme) -> None:
        x, y = gap_pixels(self._projection, arrays)
        area = self._projection.area
        shown = are_inside(x, y, area)
        if shown.sum() * 2 > area.width():  # as many as columns: draw one for each column
            shown &= _are_first(np.round(x / 5))
        path = QPainterPath()
        for *at, failed in zip(x[shown].tolist(), y[shown].tolist(), arrays.has_failed[shown].tolist(), strict=True):
            for dx, dy in ((3.5, 3.5), (3.5, -3.5)) if failed else ((4.0, 0.0),):
                path.moveTo(at[0] - dx, at[1] - dy)
                path.lineTo(at[0] + dx, at[1] + dy)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour_of(arrays.series, theme), 1.8))
        painter.drawPath(path)


def gap_pixels(projection: Projection, arrays: SeriesArrays) -> tuple[Floats, Floats]:
    """Return the pixels of a series' gaps."""
    foot = projection.area.bottom() - GAP_FOOT_PIXELS
    return projection.x(arrays.gap_x), foot - GAP_STEP_PIXELS * arrays.gap_level


def pen_of(series: figures.Series, stroke: figures.Stroke, theme: Theme) -> QPen | None:
    """Return the pen of a line; None if the marks are not joined."""
    if stroke is figures.Stroke.NONE and series.rank is not figures.Rank.LIMIT:
        return None
    width = figures.line_width(series.layer)
    if series.rank in _THIN:
        width = 1.2
    pen = QPen(colour_of(series, theme), width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if series.rank is figures.Rank.REFERENCE:
        pen.setDashPattern(_REFERENCE_DASH)
    elif stroke is figures.Stroke.DASHED:
        pen.setDashPattern(figures.DASHES[series.look.marker])
    elif stroke is figures.Stroke.DOTTED:
        pen.setDashPattern([1.2, 2.0])
    return pen
