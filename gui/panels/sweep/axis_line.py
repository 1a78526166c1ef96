"""The line of one axis in the sweep's form: its name, the number of its values, and their text.

The rule: it shows an `AxisChoice`, and what is typed goes to `SweepChoices`.
"""

from __future__ import annotations

from PyQt6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from warplens.gui.models.sweep.choices import AxisChoice, AxisKind, SweepChoices
from warplens.gui.toolkit.elided_label import ElidedLabel
from warplens.gui.toolkit.metric_help import verbatim
from warplens.gui.toolkit.styling import Role, label, mark
from warplens.gui.toolkit.theme import SPACE
from warplens.profiles.formats import listed


class AxisLine(QWidget):
    """The line of one axis.

    Args:
        name: of the axis.
        title: the label of the line.
        choices: take what is typed.
        is_half: whether the line shares the width with another one.
    """

    def __init__(
        self, name: str, title: str, choices: SweepChoices, *, is_half: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._is_half = is_half
        self.count = label(role=Role.FAINT)
        self.field = QLineEdit()
        self.field.setAccessibleName(name)
        self.field.textEdited.connect(lambda text: choices.set_text(name, text))
        self.title = ElidedLabel(Role.MUTED)
        self.title.set_whole(title)
        top = QHBoxLayout()
        top.addWidget(self.title, 1)
        top.addWidget(self.count)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE // 2)
        column.addLayout(top)
        column.addWidget(self.field)

    def show_axis(self, axis: AxisChoice) -> None:
        """Show the present state of the axis."""
        if self.field.text().strip() != axis.text.strip():
            self.field.setText(axis.text)
        noun = ("value", "values") if axis.kind is AxisKind.TUNE else ("size", "sizes")
        if axis.problem:
            self.count.setText("")
        elif axis.values:
            self.count.setText(f"{len(axis.values)} {noun[len(axis.values) != 1]}")
        else:
            self.count.setText("" if self._is_half else "follows")  # the field names the axis that it follows
        defaults = listed(axis.defaults) if axis.defaults else f"= {axis.follows}"
        self.field.setPlaceholderText(defaults)
        self.field.setToolTip(
            verbatim(
                axis.problem
                or f"{_help(axis)}\nEmpty: {'each variant’s own values, ' if axis.defaults else ''}{defaults}"
            )
        )
        mark(self.field, is_bad=bool(axis.problem))


def _help(axis: AxisChoice) -> str:
    example = "256:4096:*2 or 250,256,1000" if axis.kind is AxisKind.PROBLEM else "8,16,32 or 8:32:+8"
    return f"{axis.name}: for example {example}"
