"""The line of the seconds that a point may execute.

The rule: it shows the budget of `SweepChoices` and writes to it.
"""

from __future__ import annotations

from PyQt6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QWidget,
)

from warplens.cuda.sweep.places.card import CARD_BUDGET_S
from warplens.cuda.sweep.places.place import DEFAULT_BUDGET_S
from warplens.gui.models.sweep.choices import SweepChoices
from warplens.gui.toolkit.styling import Role, label, mark

BUDGET_WIDTH = 96
BUDGET_HELP = "The time that a point may execute; a longer launch executes a sample of its blocks. inf: every block"


class BudgetLine(QWidget):
    """The line of the budget."""

    def __init__(self, choices: SweepChoices, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices = choices
        self.field = QLineEdit()
        self.field.setAccessibleName("Seconds a point")
        self.field.setToolTip(BUDGET_HELP)
        self.field.setMaximumWidth(BUDGET_WIDTH)
        self.field.textEdited.connect(choices.set_budget)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(label("Seconds a point", Role.MUTED))
        line.addStretch(1)
        line.addWidget(self.field)
        choices.budget_changed.connect(self._show)
        choices.devices_changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        self.field.setPlaceholderText(f"{CARD_BUDGET_S if self._choices.is_on_card else DEFAULT_BUDGET_S:g}")
        if self.field.text().strip() != self._choices.budget:
            self.field.setText(self._choices.budget)
        mark(self.field, is_bad=bool(self._choices.budget_problem()))
