"""The line of the machines that run a sweep.

The rule: it shows the cluster of `SweepChoices` and writes to it.
"""

from __future__ import annotations

from PyQt6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from warplens.cuda.sweep.places.addresses import FORMS
from warplens.gui.models.sweep.choices import SweepChoices
from warplens.gui.toolkit.metric_help import verbatim
from warplens.gui.toolkit.styling import Role, label, mark

CLUSTER_WIDTH = 180
CLUSTER_HELP = f"Where the points run: this machine, or a Dask cluster given as {FORMS}"


class ClusterLine(QWidget):
    """The line of the cluster."""

    def __init__(self, choices: SweepChoices, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices = choices
        self.field = QLineEdit()
        self.field.setAccessibleName("Run on")
        self.field.setPlaceholderText("this machine")
        self.field.setMaximumWidth(CLUSTER_WIDTH)
        self.field.textEdited.connect(choices.set_cluster)
        self.field.editingFinished.connect(choices.enter_cluster)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(label("Run on", Role.MUTED))
        line.addStretch(1)
        line.addWidget(self.field)
        choices.cluster_changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        if self.field.text().strip() != self._choices.cluster:
            self.field.setText(self._choices.cluster)
        problem = self._choices.cluster_problem()
        self.field.setToolTip(verbatim(problem) or CLUSTER_HELP)
        mark(self.field, is_bad=bool(problem))
