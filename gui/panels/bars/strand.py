"""The strand of a profile in the legend: a piece of its curves, and its name.

The rule: it draws itself; the legend knows the results. The open profile has a strand that cannot be switched off, as
the table shows it.
"""

from __future__ import annotations

from PyQt6.QtCore import QPointF, Qt
from PyQt6.QtGui import QColor, QPainter, QPen
from PyQt6.QtWidgets import QWidget

from warplens.gui.panels.bars.switch_chip import SwitchChip
from warplens.gui.plots.figure import line_width
from warplens.gui.toolkit.metric_help import verbatim
from warplens.gui.toolkit.theme import Theme


class Strand(SwitchChip):
    """A chip with a piece of a profile's curve; `layer` 0 is the open profile, others are paler."""

    sign_width = 33

    def __init__(self, text: str, layer: int, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(text, theme, parent=parent)
        self._layer = layer
        help_text = self.toolTip() if layer else "The open profile"
        self.setToolTip(verbatim(f"{self.name}\n{help_text}"))
        if not layer:
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.setCursor(Qt.CursorShape.ArrowCursor)
            self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def draw_sign(self, painter: QPainter, *, is_on: bool) -> None:
        """Draw a piece of a curve, paler in a higher layer."""
        theme, middle = self.theme, self.height() / 2
        colour = QColor(theme.layered(theme.text, self._layer) if is_on else theme.faint)
        painter.setPen(QPen(colour, line_width(self._layer), Qt.PenStyle.SolidLine if is_on else Qt.PenStyle.DotLine))
        painter.drawLine(QPointF(10, middle), QPointF(30, middle))
