"""What is drawn over the curves of a figure: its labels and hint, and ring, halos, crosshair and box of the pointer.

The rule: labels are in a gutter at the right, moved apart if they would overlap; a thin leader joins a moved label to
its curve, and never runs among the data, where it would look like a curve itself. Labels that do not fit are left out,
and their number is shown.
"""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from PyQt6.QtCore import QPointF, QRectF, Qt
from PyQt6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PyQt6.QtWidgets import QGraphicsItem

from warplens.cuda.ground.metrics import Better
from warplens.gui.figures.figure import Figure, Gap, Mark, PointKey, Rank, Rule, Series
from warplens.gui.figures.profile_figures import readings_at
from warplens.gui.figures.spacing import SEPARATOR, differing_parts, leader_start, spread_labels, telling_labels
from warplens.gui.figures.states import MARK_REACH, PEN, State
from warplens.gui.kit.axes import Floats, PlotPart, Projection, exact_value
from warplens.gui.kit.curves_item import SeriesArrays, colour_of, draw_queued, draw_running, gap_pixels, ink_of
from warplens.gui.kit.hover_card import ReadOut, ReadOutRow
from warplens.gui.kit.theme import SMALL_PIXELS, SPACE, Theme, font, scaled

LABEL_PIXELS = 17.0  # the middles of two labels are at least this far apart
GUTTER_GAP = 12.0  # the gutter begins at this distance from the plot
MAX_GUTTER = 190.0
GUTTER_SHARE = 0.34  # the gutter takes at most this share of the width; longer labels are elided
NARROW = 330.0  # a plot of less width is narrow
NARROW_SHARE = 0.5  # the gutter of a narrow plot takes at most this share, enough for `FP32 67 TFLOP/s`
LEAST_NAME = 48.0  # the name in a label keeps this width, in pixels, before the words behind it are left out
RULE_PIECE = 16.0  # the piece of a dotted line before its name above the plot is so long, in pixels
NO_GUTTER = 16.0  # a plot without labels has this margin


@dataclass(frozen=True, slots=True, kw_only=True)
class _Label:
    text: str
    colour: QColor
    room: QRectF
    leader: QPainterPath | None


class LabelsItem(PlotPart):
    """The texts, in the coordinates of the plot."""

    def __init__(self, projection: Projection, parent: QGraphicsItem, *, has_legend: bool = True) -> None:
        super().__init__(projection, parent)
        self.has_legend = has_legend  # whether a legend stands near the plot; a picture on its own has none
        self._better = Better.NEITHER
        self._ends: list[tuple[str, QColor, Floats, Floats]] = []  # with the curves' positions
        self._lone: frozenset[str] = frozenset()
        """The labels of single points: a level line beside one would look like a piece of a curve."""
        self._labels: list[_Label] = []
        self._bounds = QRectF()
        self.y_name = ""  # the name of the y axis, above the plot
        self.caption: tuple[str, ...] = ()  # of a facet its name, the best curve in it, and the value of that
        self.hint = ""
        self.unlabelled = ""
        self._rules: tuple[Rule, ...] = ()
        self.setZValue(30)

    def gutter(self, figure: Figure, width: float) -> float:
        """Return the width of the gutter for a figure's labels in a plot of this width."""
        metrics = QFontMetricsF(font(SMALL_PIXELS))
        labels = {series.label for series in figure.series if series.marks and series.rank is not Rank.CLOUD}
        if not any(labels):
            return NO_GUTTER
        share = NARROW_SHARE if width < NARROW else GUTTER_SHARE
        most = min(scaled(MAX_GUTTER), max(60.0, width * share))
        for texts in (labels, telling_labels(labels).values()):  # shorter ones leave the room to the plot
            widest = max(map(metrics.horizontalAdvance, texts)) + GUTTER_GAP + 6
            if widest <= most:
                return widest
        return most

    def show_figure(self, figure: Figure, series: list[SeriesArrays], theme: Theme) -> None:
        """Show the texts of this figure."""
        self._theme = theme
        self.hint = figure.empty
        self._better = figure.better
        self._ends = [
            (arrays.series.label, ink_of(arrays.series, theme), arrays.x, arrays.y)
            for arrays in (() if self.caption and self.has_legend else series)  # small facets leave them to it
            if len(arrays.x) and arrays.series.label and arrays.series.rank is not Rank.CLOUD
        ]
        self._lone = frozenset(arrays.series.label for arrays in series if len(arrays.x) == 1)

    def lay_out(self, bounds: QRectF, gutter: float) -> None:
        """Position the labels of the curves that end in view, in a plot of these bounds."""
        self.prepareGeometryChange()
        self._bounds = bounds
        area = self._projection.area
        lasts = [min(xs[-1], self._projection.x_range[1]) for *_, xs, _ in self._ends]  # a curve may leave the view
        heights_there = [np.interp(x, xs, ys, left=np.nan) for x, (*_, xs, ys) in zip(lasts, self._ends, strict=True)]
        x, y = self._projection.x(np.array(lasts)), self._projection.y(np.array(heights_there))
        ends = [
            (text, colour, QPointF(end_x, end_y))
            for (text, colour, *_), end_x, end_y in zip(self._ends, x.tolist(), y.tolist(), strict=True)
            if area.top() - 1 <= end_y <= area.bottom() + 1 and end_x >= area.left() - 1
        ]
        room = max(1, int(area.height() // scaled(LABEL_PIXELS)))
        where = "in the legend" if self.has_legend else "without a label"
        self.unlabelled = f"+{len(ends) - room} {where}" if len(ends) > room else ""
        # those of the best curves have room, as the answer names one of them; pixels rise downwards
        sign = {Better.LOWER: -1, Better.HIGHER: 1}.get(self._better, 0)
        kept = sorted(range(len(ends)), key=lambda number: sign * ends[number][2].y())[:room]
        ends = [ends[number] for number in sorted(kept)]
        heights = spread_labels([end.y() for _, _, end in ends], scaled(LABEL_PIXELS), area.top(), area.bottom())
        metrics = QFontMetricsF(font(SMALL_PIXELS))
        left = area.right() + GUTTER_GAP
        self._labels = []
        shorter = telling_labels(text for text, *_ in self._ends)
        most = max(24.0, gutter - GUTTER_GAP - 2)
        are_whole = all(metrics.horizontalAdvance(text) <= most for text, *_ in self._ends)
        texts = cut_labels([text if are_whole else shorter[text] for text, *_ in ends], metrics, most)
        for shown, (text, colour, end), height in zip(texts, ends, heights, strict=True):
            width = metrics.horizontalAdvance(shown)
            box = QRectF(left, height - metrics.height() / 2, width, metrics.height())
            is_near = text in self._lone and abs(height - end.y()) < 1
            leader = None if is_near else _leader(end, height, left, area)
            self._labels.append(_Label(text=shown, colour=colour, room=box, leader=leader))
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the whole plot."""
        return self._bounds

    def name_rules(self, rules: tuple[Rule, ...]) -> None:
        """Name the level rules that have no place at their lines, above the plot behind the name of the y axis."""
        self._rules = rules
        self.update()

    def paint(self, painter: QPainter | None, *_: object) -> None:
        """Draw the texts."""
        if painter is None or self._theme is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area, theme = self._projection.area, self._theme
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for label in self._labels:
            if label.leader is not None:
                faded = QColor(label.colour)
                faded.setAlphaF(0.45)
                painter.setPen(QPen(faded, 1))
                painter.drawPath(label.leader)
        painter.setFont(font(SMALL_PIXELS))
        flags = Qt.AlignmentFlag
        for label in self._labels:
            painter.setPen(label.colour)
            painter.drawText(label.room, flags.AlignLeft | flags.AlignVCenter | Qt.TextFlag.TextDontClip, label.text)
        painter.setPen(QColor(theme.muted))
        above = QRectF(2, 4, self._bounds.width() - 4, scaled(18))
        name = painter.fontMetrics().elidedText(self.y_name, Qt.TextElideMode.ElideRight, int(above.width()))
        painter.drawText(above, flags.AlignLeft | flags.AlignTop, name)
        self._draw_rule_names(painter, theme)
        self._draw_caption(painter, theme)
        painter.setPen(QColor(theme.muted))
        if self.unlabelled:
            width = QFontMetricsF(font(SMALL_PIXELS)).horizontalAdvance(self.unlabelled)
            left = min(area.right() + GUTTER_GAP, self._bounds.right() - width - 4)
            room = QRectF(left, area.top() - scaled(18) if self.caption else 4, width + 4, scaled(18))
            painter.drawText(room, flags.AlignLeft | flags.AlignTop, self.unlabelled)
        if self.hint:  # on the plot's own ground: no line of the grid runs through it
            middle = flags.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.setFont(font())
            room = painter.boundingRect(area, middle, self.hint).adjusted(-SPACE, -SPACE, SPACE, SPACE)
            painter.fillRect(room, QColor(theme.panel))
            painter.drawText(area, middle, self.hint)

    def _draw_caption(self, painter: QPainter, theme: Theme) -> None:
        """Write the name of a facet above it, and behind it what is best there, as far as there is room."""
        area, left = self._projection.area, self._projection.area.left()
        for number, text in enumerate(self.caption):
            painter.setFont(font(SMALL_PIXELS, bold=not number))
            metrics, room = painter.fontMetrics(), int(area.right() - left)
            if number and metrics.horizontalAdvance(text) > room:  # no number is cut
                break
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideMiddle, room)
            painter.setPen(QColor(theme.muted if number else theme.text))
            painter.drawText(QPointF(left, area.top() - metrics.descent() - 2), shown)
            left += metrics.horizontalAdvance(shown) + (SPACE if number else 1.5 * SPACE)
        painter.setFont(font(SMALL_PIXELS))

    def _draw_rule_names(self, painter: QPainter, theme: Theme) -> None:
        """Write the names of level rules above the plot, each behind a piece of its dotted line."""
        metrics = QFontMetricsF(font(SMALL_PIXELS))
        right = self._bounds.right() - NO_GUTTER if self.caption else self._projection.area.right()
        for rule in reversed(self._rules):
            left = 2 + metrics.horizontalAdvance(self.y_name) + 2 * RULE_PIECE
            room = right - left - RULE_PIECE - 4
            text = rule.name(metrics.horizontalAdvance, room)
            if not text:
                return
            start = right - metrics.horizontalAdvance(text)
            painter.setPen(QColor(theme.muted))
            painter.drawText(QRectF(start, 4, right - start, scaled(18)), Qt.TextFlag.TextDontClip, text)
            dotted = QPen(QColor(theme.muted), 1.2)
            dotted.setDashPattern([1.0, 3.0])
            painter.setPen(dotted)
            middle = 4 + metrics.height() / 2
            painter.drawLine(QPointF(start - RULE_PIECE - 4, middle), QPointF(start - 4, middle))
            right = start - RULE_PIECE - 16


def cut_labels(texts: Sequence[str], metrics: QFontMetricsF, width: float) -> list[str]:
    """Return labels for this width in pixels, in their order, each cut so that it differs from the others.

    Those that would read alike lose the words that they share, and are cut at the end that tells them apart.
    """
    shown = {text: cut_label(text, metrics, width) for text in texts}
    alike: dict[str, list[str]] = {}
    for text, cut in shown.items():
        alike.setdefault(cut, []).append(text)
    for group in (group for group in alike.values() if len(group) > 1):
        parts = differing_parts(group)
        for side in (Qt.TextElideMode.ElideMiddle, Qt.TextElideMode.ElideRight, Qt.TextElideMode.ElideLeft):
            cuts = [metrics.elidedText(part, side, width) for part in parts]
            if len(set(cuts)) == len(group):
                shown |= zip(group, cuts, strict=True)
                break
    return [shown[text] for text in texts]


def cut_label(text: str, metrics: QFontMetricsF, width: float) -> str:
    """Return a curve's label for this width in pixels.

    Its name is cut in the middle, as ends of names tell variants apart; of the words behind it the last are left out
    until the name has room, the first, which is the GPU of several, only where it would have less than half of that.
    """
    name, *words = text.split(SEPARATOR)
    least = min(scaled(LEAST_NAME), metrics.horizontalAdvance(name))
    while words and width - metrics.horizontalAdvance(_joined(words)) < least / (2 if len(words) == 1 else 1):
        words.pop()
    room = width - metrics.horizontalAdvance(_joined(words))
    return metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, room) + _joined(words)


def _joined(words: list[str]) -> str:
    return "".join(f"{SEPARATOR}{word}" for word in words)


def _leader(end: QPointF, height: float, left: float, area: QRectF) -> QPainterPath | None:
    """Return the line from the end of a curve to its label; None if the label is next to the end, or level with it."""
    start = leader_start(end.x(), area.left(), area.right())
    is_level = abs(height - end.y()) < 1
    if left - end.x() <= 8 or (is_level and (left - end.x() < 2 * GUTTER_GAP or start >= area.right())):
        return None
    path = QPainterPath(QPointF(start, end.y()))
    if start >= area.right():
        path.lineTo(QPointF(left - 3, height))
    else:
        path.cubicTo(QPointF(left - 8, end.y()), QPointF(left - 12, height), QPointF(left - 3, height))
    return path


# The overlay of a plot only draws what the view sets; an export leaves it out.

RING_PIXELS = 8.5
HALO_PIXELS = 6.5
COMING_STEP = 18.0  # where points are executed, the mark is so far above that of others which wait, and above a gap
MAX_HALOS = 500  # of more halos than this, those that nearly coincide are drawn once
_NONE = np.empty((0, 2))


class PointerItem(PlotPart):
    """The ring of the selected point, halos of the chosen ones, crosshair and box, in pixels of the plot."""

    def __init__(self, projection: Projection, parent: QGraphicsItem) -> None:
        super().__init__(projection, parent)
        self.ring: QPointF | None = None
        self.is_stand_in = False
        """Whether the ring marks another point at the x of the selected one, which is not drawn."""
        self.halos = _NONE
        self.running = _NONE  # what is executed now
        self.coming: list[tuple[float, str]] = []  # the pixels along x at which points are to come, and their state
        self.crosshair: float | None = None
        self.box: QRectF | None = None
        self.setZValue(40)

    def boundingRect(self) -> QRectF:
        """Return the part of the plot inside the axes, enlarged by a ring at its edge."""
        return self._projection.area.adjusted(-12, -12, 12, 12)

    def paint(self, painter: QPainter | None, *_: object) -> None:
        """Draw what is set."""
        theme = self._theme
        if painter is None or theme is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = self._projection.area
        if self.crosshair is not None and area.left() <= self.crosshair <= area.right():
            painter.setPen(QPen(QColor(theme.faint), 1))
            painter.drawLine(QPointF(self.crosshair, area.top()), QPointF(self.crosshair, area.bottom()))
        painter.setClipRect(self.boundingRect())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if len(self.halos):
            painter.setPen(QPen(QColor(theme.accent), 1.6))
            for x, y in _separate(self.halos, area).tolist():  # one path of many that overlap is slow to draw
                painter.drawEllipse(QPointF(x, y), HALO_PIXELS, HALO_PIXELS)
        running = [QPointF(x, y - HALO_PIXELS - 4) for x, y in _separate(self.running, area).tolist()]
        inside = [(x, state) for x, state in self.coming if area.left() <= x <= area.right()]
        foot = area.bottom() - MARK_REACH - PEN  # inside of the axes: below a facet is the name of another one
        draw_queued(painter, [QPointF(x, foot) for x, state in inside if state == State.QUEUED], theme)
        running += [QPointF(x, foot - COMING_STEP) for x, state in inside if state == State.RUNNING]
        draw_running(painter, running, theme)
        if self.ring is not None:
            pen = QPen(QColor(theme.text), 1.6 if self.is_stand_in else 2)
            if self.is_stand_in:
                pen.setDashPattern([2.0, 2.2])
            painter.setPen(pen)
            painter.drawEllipse(self.ring, RING_PIXELS, RING_PIXELS)
        if self.box is not None:
            ground = QColor(theme.accent)
            ground.setAlphaF(0.12)
            painter.setBrush(ground)
            painter.setPen(QPen(QColor(theme.accent), 1))
            painter.drawRect(self.box)


def _separate(pixels: Floats, area: QRectF) -> Floats:
    x, y = pixels[:, 0], pixels[:, 1]
    inside = pixels[(x >= area.left()) & (x <= area.right()) & (y >= area.top()) & (y <= area.bottom())]
    if len(inside) <= MAX_HALOS:
        return inside
    column, row = np.round(inside / (1.5 * HALO_PIXELS)).T
    _, first = np.unique(column + 1j * row, return_index=True)
    return inside[first]


def read_out(figure: Figure, position: float, theme: Theme) -> ReadOut:
    """Return the readings of all curves at a position along the x axis."""
    x = exact_value(figure.x, position)
    heading = f"{figure.x.label} {figure.x.words_for(x)}"
    if figure.badge and "+" not in figure.badge:
        heading += f" · {figure.badge}"
    rows = tuple(
        ReadOutRow(
            colour=colour_of(reading.series, theme).name(),
            name=" · ".join(filter(None, (reading.series.label, reading.detail))),
            value=reading.text,
            ratio=reading.ratio_text,
        )
        for reading in readings_at(figure, x)
    )
    return ReadOut(heading=heading, rows=rows)


class Targets:
    """Marks and gaps, and their pixels."""

    def __init__(self, series: list[SeriesArrays]) -> None:
        self._series = series
        curves = [arrays.series for arrays in series]
        self._targets: list[Mark | Gap] = [mark for curve in curves for mark in curve.marks]
        self._targets += (gap for curve in curves for gap in curve.gaps)
        self._curves = [curve for curve in curves for _ in curve.marks] + [c for c in curves for _ in c.gaps]
        self._keys = frozenset(target.key for target in self._targets)  # a set knows the hashes of its keys
        self._kernels = [target.key[0] for target in self._targets]  # a key takes long to compare
        x = [np.concatenate([arrays.x, arrays.gap_x]) for arrays in series]
        self.x_positions = np.unique(np.concatenate(x)) if x else np.empty(0)
        """The positions along x of all targets, in rising order."""

    def __len__(self) -> int:
        return len(self._targets)

    def pixels(self, projection: Projection) -> Floats:
        """Return the pixels of the targets in the plot, one a row."""
        if not self._targets:
            return np.empty((0, 2))
        gaps = [gap_pixels(projection, arrays) for arrays in self._series]
        x = [projection.x(arrays.x) for arrays in self._series] + [x for x, _ in gaps]
        y = [projection.y(arrays.y) for arrays in self._series] + [y for _, y in gaps]
        return np.column_stack([np.concatenate(x), np.concatenate(y)])

    def nearest(self, pixel: QPointF, reach: float, projection: Projection) -> tuple[Mark | Gap, QPointF] | None:
        """Return the target nearest to a pixel of the plot and its own pixel; None if none is within reach."""
        pixels = self.pixels(projection)
        if not len(pixels):
            return None
        distances = np.hypot(pixels[:, 0] - pixel.x(), pixels[:, 1] - pixel.y())
        row = int(np.nanargmin(distances))
        if distances[row] > reach:
            return None
        return self._targets[row], QPointF(*pixels[row].tolist())

    def inside(self, box: QRectF, projection: Projection) -> frozenset[PointKey]:
        """Return the keys of all targets in a box of the plot."""
        pixels = self.pixels(projection)
        x, y = pixels[:, 0], pixels[:, 1]
        is_inside = (x >= box.left()) & (x <= box.right()) & (y >= box.top()) & (y <= box.bottom())
        return frozenset(self._targets[row].key for row in np.flatnonzero(is_inside).tolist())

    def row_of(self, key: PointKey | None) -> int | None:
        """Return the number of the target with this key."""
        return None if key is None else next(iter(self.rows_of(frozenset({key}))), None)

    def rows_of(self, keys: frozenset[PointKey]) -> list[int]:
        """Return the numbers of the targets with these keys, of several with one key the open profile's."""
        here = self._keys & keys
        if len(here) == len(self._keys):
            rows = list(range(len(self._targets)))
        else:
            kernels = {key[0] for key in here}
            near = (row for row, kernel in enumerate(self._kernels) if kernel in kernels) if here else ()
            rows = [row for row in near if self._targets[row].key in here]
        are_own = [not isinstance(self._targets[row].about, tuple) for row in rows]
        if all(are_own):
            return rows
        pairs = list(zip(rows, are_own, strict=True))
        own = {self._targets[row].key for row, is_own in pairs if is_own}
        return [row for row, is_own in pairs if is_own or self._targets[row].key not in own]

    def target(self, row: int) -> Mark | Gap:
        """Return a target."""
        return self._targets[row]

    def series_of(self, row: int) -> Series:
        """Return the curve of a target."""
        return self._curves[row]

    def beside(self, row: int, step: int) -> Mark | Gap:
        """Return the next mark or gap of the same curve, to the right (step 1) or left (-1), or the last one."""
        series = self.series_of(row)
        targets: list[Mark | Gap] = sorted((*series.marks, *series.gaps), key=lambda target: target.x)
        index = bisect_left(targets, self._targets[row].x, key=lambda target: target.x)
        return targets[max(0, min(len(targets) - 1, index + step))]

    def over(self, row: int, step: int) -> Mark | Gap:
        """Return the mark of another curve at the same x, the next higher (step 1) or lower (-1) one."""
        x = self._targets[row].x
        stack = [target for arrays in self._series if (target := arrays.series.at(x)) is not None]
        stack.sort(key=lambda target: target.y if isinstance(target, Mark) else -np.inf)
        index = next((index for index, target in enumerate(stack) if target is self._targets[row]), 0)
        return stack[max(0, min(len(stack) - 1, index + step))]
