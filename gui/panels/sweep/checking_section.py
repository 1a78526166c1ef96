"""The checking of the sweep: behind a fold the inputs beside the kernels' own, and the reference.

The rule: every control shows `CheckingChoices` and writes to it.
"""

from __future__ import annotations

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from warplens.cuda.points import InputSet
from warplens.gui.models.sweep.checking import CheckingChoices
from warplens.gui.toolkit.elided_label import ElidedLabel
from warplens.gui.toolkit.metric_help import verbatim
from warplens.gui.toolkit.styling import Role, label, mark, tool_button
from warplens.gui.toolkit.theme import SPACE

INPUT_TEXTS = {
    InputSet.ZEROS: ("0", "zeros", "Every number is 0: what the kernel does not write stays unnoticed"),
    InputSet.ONES: ("1", "ones", "Every number is 1"),
    InputSet.NAN: ("NaN", "not a number", "Every float is not a number: a maximum or a branch may lose it"),
    InputSet.HUGE: ("Huge", "huge numbers", "The largest numbers: a sum of eight overflows"),
    InputSet.RANDOM: ("Random", "other random numbers", "Other random numbers than the kernel's own"),
}
"""The text, the name and the help of each input."""
DIGIT_PIXELS = 26
"""A chip of a digit is this wide, so that all of them have room in a narrow panel."""
REFERENCE_HELP = (
    "What every result is compared with: a kernel, or a Python function as file.py:function, which takes the arrays "
    "and sizes by their names and returns what the kernel writes"
)


class CheckingSection(QWidget):
    """The inputs and the reference behind a button that opens them."""

    def __init__(self, choices: CheckingChoices, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices = choices
        self.fold = tool_button("fold", "Checking", "", name="Settings of the checking", is_checkable=True)
        self.fold.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.summary = ElidedLabel(Role.FAINT)
        self.summary.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        head = QHBoxLayout()
        head.addWidget(self.fold)
        head.addWidget(self.summary, 1)
        self.boxes = {
            inputs: tool_button("chip", text, tip, name=name, is_checkable=True)
            for inputs, (text, name, tip) in INPUT_TEXTS.items()
        }
        line = QHBoxLayout()
        line.setSpacing(SPACE // 2)
        for inputs, box in self.boxes.items():
            box.toggled.connect(lambda is_on, inputs=inputs: choices.set_input(inputs, is_on=is_on))
            if len(box.text()) == 1:
                box.setMaximumWidth(DIGIT_PIXELS)
            line.addWidget(box)
        line.addStretch(1)
        self.reference = QLineEdit()
        self.reference.setAccessibleName("Reference")
        self.reference.setPlaceholderText("that of each file, or ref.py:function")
        self.reference.textEdited.connect(choices.set_reference)
        self.rows = QWidget()
        column = QVBoxLayout(self.rows)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE // 2)
        column.addWidget(label("Inputs beside the kernel's own", Role.MUTED))
        column.addLayout(line)
        column.addWidget(label("Reference", Role.MUTED))
        column.addWidget(self.reference)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(SPACE // 2)
        whole.addLayout(head)
        whole.addWidget(self.rows)
        self.fold.toggled.connect(self._on_folded)
        choices.changed.connect(self._show)
        self._on_folded(is_open=bool(choices.inputs or choices.reference))
        self._show()

    def _on_folded(self, is_open: bool) -> None:
        self.fold.setChecked(is_open)
        self.fold.setArrowType(Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow)
        self.rows.setVisible(is_open)

    def _show(self) -> None:
        self.summary.set_whole(self._choices.summary)
        for inputs, box in self.boxes.items():
            box.setChecked(inputs in self._choices.inputs)
        if self.reference.text().strip() != self._choices.reference:
            self.reference.setText(self._choices.reference)
        problem = self._choices.problem()
        self.reference.setToolTip(verbatim(problem) or REFERENCE_HELP)
        mark(self.reference, is_bad=bool(problem))
