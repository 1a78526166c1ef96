"""Level rules across a plot, as dotted lines with their names: the floor of a launch, the thresholds of a verdict.

The rule: lines are drawn under the curves; a name stands where no curve runs, with an outline in the colour of the
ground, and where there is no such place at its line, above the plot.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
from PyQt6.QtCore import QPointF, QRectF, Qt
from PyQt6.QtGui import QColor, QPainter, QPainterPath, QPen

from warplens.gui.figures.figure import Figure, Rule
from warplens.gui.kit.curve_paths import Projection
from warplens.gui.kit.text_size import scaled
from warplens.gui.kit.theme import SMALL_PIXELS, Theme, font

NAME_PIXELS = 16.0  # a name is this high
BEYOND_PIXELS = 6.0  # a name may extend beyond the plot by this much, since above its rule it would cover curves
LOW_PIXELS = 90.0  # a plot that is lower than this has no room for names at their lines
PLACES = 9  # so many places along a line are tried for its name
_FROM_THE_ENDS = (8, 0, 7, 1, 6, 2, 5, 3, 4)


class LevelRules:
    """The rules of the shown figure; `projection` gives their positions."""

    def __init__(self, projection: Projection) -> None:
        self._projection = projection
        self._rules: tuple[tuple[Rule, float], ...] = ()
        self.unplaced: tuple[Rule, ...] = ()  # those whose names found no place when they were last drawn

    def show_figure(self, figure: Figure) -> None:
        """Show the rules of this figure."""
        self._rules = tuple((rule, figure.y.position(rule.y)) for rule in figure.rules if rule.y > 0)

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Draw the lines."""
        area = self._projection.area
        for _, y in self._in_view():
            pen = QPen(QColor(theme.faint), 1.2)
            pen.setDashPattern([1.0, 3.0])
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))

    def name(self, painter: QPainter, theme: Theme, is_crossed: Callable[[QRectF], bool]) -> None:
        """Draw the names, if the plot is high enough: each at the first place at its line where no curve runs.

        One whose name has no such place is among `unplaced`: it stands above the plot, beside that of the axis.
        """
        area, unplaced = self._projection.area, []
        painter.setFont(font(SMALL_PIXELS))
        metrics = painter.fontMetrics()
        for rule, y in self._in_view():
            text = rule.name(metrics.horizontalAdvance, area.width() - 8)
            width, height = metrics.horizontalAdvance(text), scaled(NAME_PIXELS) - 1
            tops = [y + 1] if area.bottom() - y >= height + 1 - BEYOND_PIXELS else []
            tops += [y - height - 1]
            free = area.width() - 8 - width
            lefts = [area.left() + 4 + free * part / (PLACES - 1) for part in _FROM_THE_ENDS]
            places = [QRectF(left, top, width, height) for top in tops for left in lefts]
            has_none = area.height() < LOW_PIXELS or not text
            room = None if has_none else next((place for place in places if not is_crossed(place)), None)
            if room is None:
                unplaced.append(rule)
                continue
            edge = QPainterPath()
            base = room.center().y() + (metrics.ascent() - metrics.descent()) / 2
            edge.addText(room.left(), base, painter.font(), text)
            painter.strokePath(edge, QPen(QColor(theme.panel), 3, join=Qt.PenJoinStyle.RoundJoin))
            painter.setPen(QColor(theme.muted))
            painter.drawText(
                room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip, text
            )
        self.unplaced = tuple(unplaced)

    def _in_view(self) -> Iterator[tuple[Rule, float]]:
        area = self._projection.area
        for rule, position in self._rules:
            y = float(self._projection.y(np.array([position]))[0])
            if area.top() <= y <= area.bottom():
                yield rule, y
