"""Level rules across a plot, as dotted lines with their names: the floor of a launch, the thresholds of a verdict.

The rule: lines are drawn under the curves, names over them with an outline in the colour of the ground, so that neither
hides the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import numpy as np
from PyQt6.QtCore import QPointF, QRectF, Qt
from PyQt6.QtGui import QColor, QPainter, QPainterPath, QPen

from warplens.gui.plots.figure import Figure, Rule
from warplens.gui.toolkit.text_size import scaled
from warplens.gui.toolkit.theme import SMALL_PIXELS, Theme, font

if TYPE_CHECKING:
    from warplens.gui.rendering.curves_item import Projection

NAME_PIXELS = 16.0
"""A name is this high."""
BEYOND_PIXELS = 6.0
"""A name may extend beyond the plot by this much, since above its rule it would cover curves."""
LOW_PIXELS = 90.0
"""A plot that is lower than this shows no names."""


class LevelRules:
    """The rules of the shown figure; `projection` gives their positions."""

    def __init__(self, projection: Projection) -> None:
        self._projection = projection
        self._rules: tuple[tuple[Rule, float], ...] = ()

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

        Where curves run at all places it stands at the right below its line, outlined.
        """
        area = self._projection.area
        if area.height() < LOW_PIXELS:
            return
        painter.setFont(font(SMALL_PIXELS))
        metrics = painter.fontMetrics()
        for rule, y in self._in_view():
            text = metrics.elidedText(rule.label, Qt.TextElideMode.ElideRight, int(area.width() - 8))
            width, height = metrics.horizontalAdvance(text), scaled(NAME_PIXELS) - 1
            tops = [y + 1] if area.bottom() - y >= height + 1 - BEYOND_PIXELS else []
            tops += [y - height - 1]
            lefts = (area.right() - 4 - width, area.left() + 4, area.center().x() - width / 2)
            places = [QRectF(left, top, width, height) for top in tops for left in lefts]
            room = next((place for place in places if not is_crossed(place)), places[0])
            edge = QPainterPath()
            base = room.center().y() + (metrics.ascent() - metrics.descent()) / 2
            edge.addText(room.left(), base, painter.font(), text)
            painter.strokePath(edge, QPen(QColor(theme.panel), 3, join=Qt.PenJoinStyle.RoundJoin))
            painter.setPen(QColor(theme.muted))
            painter.drawText(
                room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip, text
            )

    def _in_view(self) -> Iterator[tuple[Rule, float]]:
        """Yield the rules in view, each with its y in pixels."""
        area = self._projection.area
        for rule, position in self._rules:
            y = float(self._projection.y(np.array([position]))[0])
            if area.top() <= y <= area.bottom():
                yield rule, y
