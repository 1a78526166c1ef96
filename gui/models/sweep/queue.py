"""Sweeps that wait for the one that runs.

The rule: they run in the order in which they stand, each when the one before has ended. Stop pauses the queue, so that
a machine that was stopped stays quiet; it goes on when the user says so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PyQt6.QtCore import QObject, pyqtSignal

from warplens.gui.models.sweep.choices import PlanRequest
from warplens.gui.toolkit.undo import Changes
from warplens.profiles.formats import assigned_axes, grouped


@dataclass(frozen=True, slots=True, kw_only=True)
class QueuedSweep:
    """A sweep that waits; `number` tells it from others that are alike, `text` says what it is."""

    number: int
    request: PlanRequest
    text: str


class SweepQueue(QObject):
    """The sweeps that wait.

    Signals:
        changed: other sweeps wait, or the queue was paused or goes on.
        went_on: the queue was paused and is no longer.
    """

    changed = pyqtSignal()
    went_on = pyqtSignal()

    def __init__(self, changes: Changes, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._changes = changes
        self._waiting: tuple[QueuedSweep, ...] = ()
        self._is_paused = False
        self._next_number = 1

    @property
    def waiting(self) -> tuple[QueuedSweep, ...]:
        """The sweeps, the next one first."""
        return self._waiting

    @property
    def is_paused(self) -> bool:
        """Whether the next sweep waits until the user lets it go on."""
        return self._is_paused

    def add(self, request: PlanRequest, points: int) -> QueuedSweep:
        """Put a sweep of so many points at the end."""
        queued = QueuedSweep(number=self._next_number, request=request, text=_text(request, points))
        self._next_number += 1
        self._put((*self._waiting, queued))
        return queued

    def remove(self, number: int) -> None:
        """Take a sweep out, which can be taken back."""
        before = self._waiting
        self._put(tuple(queued for queued in before if queued.number != number))
        gone = next((queued for queued in before if queued.number == number), None)
        if gone is not None:
            self._changes.did(
                "take a sweep out of the queue",
                undo=lambda: self._put_back(gone),
                redo=lambda: self._put(tuple(queued for queued in self._waiting if queued is not gone)),
            )

    def move(self, number: int, step: int) -> None:
        """Let a sweep run sooner (-1) or later (1)."""
        at = next((at for at, queued in enumerate(self._waiting) if queued.number == number), None)
        if at is not None and 0 <= at + step < len(self._waiting):
            order = list(self._waiting)
            order.insert(at + step, order.pop(at))
            self._put(tuple(order))

    def take(self) -> QueuedSweep | None:
        """Take out the next sweep, unless the queue is paused or empty."""
        if self._is_paused or not self._waiting:
            return None
        first, rest = self._waiting[0], self._waiting[1:]
        self._put(rest)
        return first

    def set_paused(self, paused: bool) -> None:
        """Let the next sweep wait, or go on; an empty queue is not paused."""
        paused = paused and bool(self._waiting)
        if paused is not self._is_paused:
            self._is_paused = paused
            self.changed.emit()
            if not paused:
                self.went_on.emit()

    def _put_back(self, gone: QueuedSweep) -> None:
        """Let a sweep wait again; the first one waits for the user, since nothing may run that it could follow."""
        is_first = not self._waiting
        self._put((*self._waiting, gone))
        self.set_paused(self._is_paused or is_first)

    def _put(self, waiting: Sequence[QueuedSweep]) -> None:
        if tuple(waiting) != self._waiting:
            self._waiting = tuple(waiting)
            self._is_paused = self._is_paused and bool(self._waiting)
            self.changed.emit()


def _text(request: PlanRequest, points: int) -> str:
    """Return `N 256 to 4096 · 7 variants · h200 · 24 points`: what tells sweeps apart comes first."""
    names = [kernel.name for kernel in request.kernels]
    told = ", ".join(names) if len(names) <= 2 else f"{len(names)} variants"
    axes = assigned_axes(request.problem | request.tune)
    parts = (axes, told, " + ".join(request.devices), f"{grouped(points)} point{'' if points == 1 else 's'}")
    return " · ".join(part for part in parts if part)
