"""The undo history of the sweep's choices.

The rule: it compares the choices after each signal of `SweepChoices`; letters typed in a row into one field are one
change.
"""

from __future__ import annotations

from functools import partial

from PyQt6.QtCore import QObject, QTimer

from warplens.gui.models.sweep.choices import Choices, SweepChoices
from warplens.gui.toolkit.undo import Changes


class ChoicesHistory(QObject):
    """Records each change of the choices on the undo stack."""

    def __init__(self, choices: SweepChoices, changes: Changes, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._choices = choices
        self._changes = changes
        self._last = choices.state()
        self._is_restoring = False
        # one tick or command emits several signals; the change is recorded after the last one
        self._settled = QTimer(self)
        self._settled.setSingleShot(True)
        self._settled.timeout.connect(self.record)
        for changed in (
            choices.checked_changed,
            choices.axes_changed,
            choices.devices_changed,
            choices.budget_changed,
            choices.timing.changed,
            choices.checking.changed,
        ):
            changed.connect(lambda *_: self._settled.start(0))

    def record(self) -> None:
        """Record the change since the last recorded choices, if there is one."""
        self._settled.stop()
        before, after = self._last, self._choices.state()
        if after == before or self._is_restoring:
            return
        self._last = after
        text, subject = _description(before, after)
        self._changes.did(
            text, undo=partial(self._restore, before), redo=partial(self._restore, after), subject=subject
        )

    def _restore(self, state: Choices) -> None:
        self._is_restoring = True
        self._choices.restore(state)
        self._last = self._choices.state()
        self._is_restoring = False
        self._settled.stop()


def _description(before: Choices, after: Choices) -> tuple[str, str | None]:
    """Return the description of a change, and the field of a typed change."""
    axes = [axis for axis in {**before.texts, **after.texts} if before.texts.get(axis) != after.texts.get(axis)]
    if before.checked - after.checked and not after.checked:
        return "clear the choice of variants", None
    if before.checked != after.checked:
        return "choose other variants", None
    if len(axes) == 1:
        return f"change the axis {axes[0]}", f"axis {axes[0]}"
    if axes:
        return "change the axes", None
    if before.budget != after.budget:
        return "change the seconds a point", "budget"
    if before.reference != after.reference:
        return "change the reference", "reference"
    if before.chosen_devices != after.chosen_devices:
        return "choose other GPUs", None
    return ("choose other inputs" if before.inputs != after.inputs else "change the timing"), None
