"""The queue of sweeps that wait for the running one.

The rule: they run in order, each after the previous one has ended. Stop pauses the queue, so that a stopped machine
stays quiet until the user resumes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PyQt6.QtCore import QObject, pyqtSignal

from warplens.gui.models.sweep.choices import PlanRequest
from warplens.gui.toolkit.undo import Changes
from warplens.profiles.formats import assigned_axes, points_text


@dataclass(frozen=True, slots=True, kw_only=True)
class QueuedSweep:
    """A waiting sweep; `number` is unique, `text` describes it."""

    number: int
    request: PlanRequest
    text: str


class SweepQueue(QObject):
    """The waiting sweeps.

    Signals:
        changed: the waiting sweeps changed, or the queue was paused or resumed.
        resumed: the queue was resumed.
    """

    changed = pyqtSignal()
    resumed = pyqtSignal()

    def __init__(self, changes: Changes, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._changes = changes
        self._waiting: tuple[QueuedSweep, ...] = ()
        self._is_paused = False
        self._next_number = 1

    @property
    def waiting(self) -> tuple[QueuedSweep, ...]:
        """The waiting sweeps, the next one first."""
        return self._waiting

    @property
    def is_paused(self) -> bool:
        """Whether the next sweep waits until the user resumes the queue."""
        return self._is_paused

    def add(self, request: PlanRequest, points: int) -> QueuedSweep:
        """Append a sweep with this number of points."""
        queued = QueuedSweep(number=self._next_number, request=request, text=_text(request, points))
        self._next_number += 1
        self._put((*self._waiting, queued))
        return queued

    def remove(self, number: int) -> None:
        """Remove a sweep; this can be undone."""
        before = self._waiting
        self._put(tuple(queued for queued in before if queued.number != number))
        removed = next((queued for queued in before if queued.number == number), None)
        if removed is not None:
            self._changes.did(
                "take a sweep out of the queue",
                undo=lambda: self._put_back(removed),
                redo=lambda: self._put(tuple(queued for queued in self._waiting if queued is not removed)),
            )

    def move(self, number: int, step: int) -> None:
        """Move a sweep one position forward (-1) or back (1)."""
        index = next((index for index, queued in enumerate(self._waiting) if queued.number == number), None)
        if index is not None and 0 <= index + step < len(self._waiting):
            order = list(self._waiting)
            order.insert(index + step, order.pop(index))
            self._put(tuple(order))

    def take(self) -> QueuedSweep | None:
        """Remove and return the next sweep; None if the queue is paused or empty."""
        if self._is_paused or not self._waiting:
            return None
        first, rest = self._waiting[0], self._waiting[1:]
        self._put(rest)
        return first

    def set_paused(self, paused: bool) -> None:
        """Pause or resume the queue; an empty queue is never paused."""
        paused = paused and bool(self._waiting)
        if paused is not self._is_paused:
            self._is_paused = paused
            self.changed.emit()
            if not paused:
                self.resumed.emit()

    def _put_back(self, removed: QueuedSweep) -> None:
        """Append a removed sweep; if it is the only one the queue is paused, as no sweep may be running."""
        is_first = not self._waiting
        self._put((*self._waiting, removed))
        self.set_paused(self._is_paused or is_first)

    def _put(self, waiting: Sequence[QueuedSweep]) -> None:
        if tuple(waiting) != self._waiting:
            self._waiting = tuple(waiting)
            self._is_paused = self._is_paused and bool(self._waiting)
            self.changed.emit()


def _text(request: PlanRequest, points: int) -> str:
    """Return the description of a sweep: `N 256 to 4096 · 7 variants · h200 · 24 points`."""
    names = [kernel.name for kernel in request.kernels]
    variants = ", ".join(names) if len(names) <= 2 else f"{len(names)} variants"
    axes = assigned_axes(request.problem | request.tune)
    parts = (axes, variants, " + ".join(request.devices), points_text(points))
    return " · ".join(part for part in parts if part)
