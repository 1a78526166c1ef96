"""The queue of sweeps that wait for the running one.

The rule: they run in order, each after the previous one has ended. Stop pauses the queue, so that a stopped machine
stays quiet until the user resumes it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PyQt6.QtCore import QObject, QTimer, pyqtSignal

from warplens.gui.kit.undo import Changes
from warplens.gui.kit.widgets import configured
from warplens.gui.workspace.choices import Choices, PlanRequest, SweepChoices
from warplens.profiles.formats import assigned_axes, points_text


@dataclass(frozen=True, slots=True, kw_only=True)
class QueuedSweep:
    """A waiting sweep; `number` is unique, `text` is such as `N 256 to 4096 · 7 variants · h200 · 24 points`."""

    number: int
    request: PlanRequest
    text: str


class SweepQueue(QObject):
    """The waiting sweeps."""

    changed = pyqtSignal()  # the waiting sweeps changed, or the queue was paused or resumed
    resumed = pyqtSignal()  # the queue was resumed

    def __init__(self, changes: Changes, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._changes = changes
        self.waiting: tuple[QueuedSweep, ...] = ()  # the waiting sweeps, the next one first
        self.is_paused = False  # whether the next sweep waits until the user resumes the queue
        self._next_number = 1

    def add(self, request: PlanRequest, points: int) -> QueuedSweep:
        """Append a sweep with this number of points."""
        names = [kernel.name for kernel in request.kernels]
        variants = ", ".join(names) if len(names) <= 2 else f"{len(names)} variants"
        axes = assigned_axes(request.problem | request.tune)
        parts = (axes, variants, " + ".join(request.devices), points_text(points))
        queued = QueuedSweep(number=self._next_number, request=request, text=" · ".join(filter(None, parts)))
        self._next_number += 1
        self._put((*self.waiting, queued))
        return queued

    def remove(self, number: int) -> None:
        """Remove a sweep; this can be undone."""
        removed = next((queued for queued in self.waiting if queued.number == number), None)
        if removed is None:
            return

        def undo() -> None:
            is_first = not self.waiting
            self._put((*self.waiting, removed))
            self.set_paused(self.is_paused or is_first)  # no sweep may be running

        def redo() -> None:
            self._put(tuple(queued for queued in self.waiting if queued is not removed))

        redo()
        self._changes.did("take a sweep out of the queue", undo=undo, redo=redo)

    def move(self, number: int, step: int) -> None:
        """Move a sweep one position forward (-1) or back (1)."""
        index = next((index for index, queued in enumerate(self.waiting) if queued.number == number), None)
        if index is not None and 0 <= index + step < len(self.waiting):
            order = list(self.waiting)
            order.insert(index + step, order.pop(index))
            self._put(tuple(order))

    def take(self) -> QueuedSweep | None:
        """Remove and return the next sweep; None if the queue is paused or empty."""
        if self.is_paused or not self.waiting:
            return None
        first, rest = self.waiting[0], self.waiting[1:]
        self._put(rest)
        return first

    def set_paused(self, paused: bool) -> None:
        """Pause or resume the queue; an empty queue is never paused."""
        paused = paused and bool(self.waiting)
        if paused is not self.is_paused:
            self.is_paused = paused
            self.changed.emit()
            if not paused:
                self.resumed.emit()

    def _put(self, waiting: Sequence[QueuedSweep]) -> None:
        if tuple(waiting) != self.waiting:
            self.waiting = tuple(waiting)
            self.is_paused = self.is_paused and bool(self.waiting)
            self.changed.emit()


# The history compares the choices after each signal of `SweepChoices`; letters typed on in a field are one change.
class ChoicesHistory(QObject):
    """Records each change of the choices on the undo stack."""

    def __init__(self, choices: SweepChoices, changes: Changes, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._choices = choices
        self._changes = changes
        self._last = choices.state()
        self._is_restoring = False
        # one tick or command emits several signals; the change is recorded after the last one
        self._settled = configured(QTimer(self), singleShot=True, timeout=self.record)
        of_choices = (choices.checked_changed, choices.axes_changed, choices.devices_changed, choices.budget_changed)
        for changed in (*of_choices, choices.timing.changed, choices.checking.changed):
            changed.connect(lambda *_: self._settled.start(0))

    def record(self) -> None:
        """Record the change since the last recorded choices, if there is one."""
        self._settled.stop()
        before, after = self._last, self._choices.state()
        if after == before or self._is_restoring:
            return
        self._last = after
        text, subject = _description(before, after)
        undo, redo = partial(self._restore, before), partial(self._restore, after)
        self._changes.did(text, undo=undo, redo=redo, subject=subject)

    def _restore(self, state: Choices) -> None:
        self._is_restoring = True
        self._choices.restore(state)
        self._last = self._choices.state()
        self._is_restoring = False
        self._settled.stop()


def _description(before: Choices, after: Choices) -> tuple[str, str | None]:
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
