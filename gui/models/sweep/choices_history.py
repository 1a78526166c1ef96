"""What was chosen before: each change of the sweep's choices can be taken back.

The rule: it listens to `SweepChoices` and compares; letters typed into one field, one after another, are one change.
"""

from __future__ import annotations

from functools import partial

from PyQt6.QtCore import QObject, QTimer

from warplens.gui.models.sweep.choices import Choices, SweepChoices
from warplens.gui.toolkit.undo import Changes


class ChoicesHistory(QObject):
    """Watches the choices and fills the stack of changes."""

    def __init__(self, choices: SweepChoices, changes: Changes, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._choices = choices
        self._changes = changes
        self._last = choices.state()
        self._is_restoring = False
        # one tick, or one command, is several signals; what they come to is seen when they are over
        self._settled = QTimer(self)
        self._settled.setSingleShot(True)
        self._settled.timeout.connect(self.take_note)
        for changed in (
            choices.checked_changed,
            choices.axes_changed,
            choices.devices_changed,
            choices.budget_changed,
            choices.timing.changed,
        ):
            changed.connect(lambda *_: self._settled.start(0))

    def take_note(self) -> None:
        """Remember the change from the last choices to those of now, if there is one."""
        self._settled.stop()
        before, now = self._last, self._choices.state()
        if now == before or self._is_restoring:
            return
        self._last = now
        text, subject = _said(before, now)
        self._changes.did(text, undo=partial(self._put, before), redo=partial(self._put, now), subject=subject)

    def _put(self, state: Choices) -> None:
        self._is_restoring = True
        self._choices.restore(state)
        self._last = self._choices.state()
        self._is_restoring = False
        self._settled.stop()


def _said(before: Choices, now: Choices) -> tuple[str, str | None]:
    """Return what changed, and the field in which it was typed, if it was."""
    axes = [axis for axis in {**before.texts, **now.texts} if before.texts.get(axis) != now.texts.get(axis)]
    if before.checked - now.checked and not now.checked:
        return "clear the choice of variants", None
    if before.checked != now.checked:
        return "choose other variants", None
    if len(axes) == 1:
        return f"change the axis {axes[0]}", f"axis {axes[0]}"
    if axes:
        return "change the axes", None
    if before.budget != now.budget:
        return "change the seconds a point", "budget"
    if before.chosen_devices != now.chosen_devices:
        return "choose other GPUs", None
    return "change the timing", None
