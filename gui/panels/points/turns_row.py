"""The row below the table of points: measures the two chosen points in turns, and has the verdict.

The rule: it shows `TurnsModel`; a button that cannot be used has the reason as its tool tip, and beside it.
"""

from __future__ import annotations

from PyQt6.QtGui import QAction
from PyQt6.QtWidgets import QHBoxLayout, QWidget

from warplens.gui.models.sweep.turns_model import TurnsModel
from warplens.gui.toolkit.elided_label import ElidedLabel
from warplens.gui.toolkit.metric_help import verbatim
from warplens.gui.toolkit.styling import Role, restyle, tool_button
from warplens.gui.toolkit.theme import SPACE

MEASURE, STOP = "Measure in turns", "Stop measuring"
HELP = "Both points in one process, A B B A, until the samples decide which is faster"


class TurnsRow(QWidget):
    """The row; it is hidden while fewer than two points are chosen and nothing was measured.

    `action` is the same command for a menu.
    """

    def __init__(self, turns: TurnsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._turns = turns
        self.button = tool_button("chip", MEASURE, HELP)
        self.text = ElidedLabel(Role.MUTED)
        self.action = QAction(MEASURE)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SPACE)
        row.addWidget(self.button)
        row.addWidget(self.text, 1)
        self.button.clicked.connect(turns.measure_or_stop)
        self.action.triggered.connect(turns.measure_or_stop)
        turns.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        turns = self._turns
        reason = "" if turns.is_running else turns.hindrance
        self.button.setText(STOP if turns.is_running else MEASURE)
        self.button.setEnabled(not reason)
        self.button.setToolTip(verbatim(_sentence(reason)) if reason else HELP)
        self.action.setText(self.button.text())
        self.action.setEnabled(not reason)
        self.action.setToolTip(self.button.toolTip())
        is_bad = turns.is_bad and bool(turns.text)
        self.text.set_whole(turns.text or _sentence(reason))
        if self.text.property("role") != (role := Role.BAD if is_bad else Role.MUTED):
            self.text.setProperty("role", role)
            restyle(self.text)
        self.setVisible(bool(turns.text) or turns.count > 1)


def _sentence(reason: str) -> str:
    return reason[:1].upper() + reason[1:]
