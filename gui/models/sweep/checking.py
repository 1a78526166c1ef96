"""How the results of the next sweep are checked: on which inputs beside the kernels' own, and against which reference.

The rule: the reference is stored as typed, as `--reference` takes it, and read on demand; an empty one is that of each
kernel file.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PyQt6.QtCore import QObject, pyqtSignal

from warplens.cuda.errors import InputError
from warplens.cuda.points import InputSet

OWN = "the kernels' own"
"""What is checked where nothing is chosen."""


class CheckingChoices(QObject):
    """The choices of checking.

    Signals:
        changed: the inputs or the reference changed.
    """

    changed = pyqtSignal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._inputs: tuple[InputSet, ...] = ()
        self._reference = ""

    @property
    def inputs(self) -> tuple[InputSet, ...]:
        """The inputs on which each point is tried beside its own, in the order of `InputSet`."""
        return self._inputs

    @property
    def reference(self) -> str:
        """The kernel, or `module.py:function`, that judges all variants; "" for what their files say."""
        return self._reference

    @property
    def summary(self) -> str:
        """What is chosen, in a few words."""
        tried = ", ".join(("own", *self._inputs)) if self._inputs else ""
        judge = f"against {Path(self._reference).name}" if self._reference else ""
        return " · ".join(part for part in (tried, judge) if part) or OWN

    def set_input(self, inputs: InputSet, *, is_on: bool) -> None:
        """Try the points on these inputs too, or do not."""
        self.set_inputs({*self._inputs, inputs} if is_on else set(self._inputs) - {inputs})

    def set_inputs(self, names: Iterable[str]) -> None:
        """Try the points on exactly these inputs beside their own; unknown names are ignored."""
        wanted = set(names)
        chosen = tuple(inputs for inputs in InputSet if inputs.value in wanted)
        if chosen != self._inputs:
            self._inputs = chosen
            self.changed.emit()

    def set_reference(self, text: str) -> None:
        """Set the text of the reference."""
        if text.strip() != self._reference:
            self._reference = text.strip()
            self.changed.emit()

    def problem(self) -> str:
        """Return why a function cannot be read, "" if it can; the name of a kernel is looked up by the plan."""
        from warplens.profiles.sweep_options import reference  # at the start the window has no time for it

        try:
            reference(self._reference or None, "a reference")
        except InputError as error:
            return str(error)
        return ""
