"""Undo and redo: one stack of changes for the whole window; and steps back and forward between states.

The rule: a change is pushed after it has happened, with a function that undoes it and one that redoes it. Consecutive
changes of one subject (letters typed into one field) are merged.
"""

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from PyQt6 import QtGui, sip

MAX_CHANGES = 50  # the stack keeps this many changes


class Change(QtGui.QUndoCommand):
    """A change that has happened. Consecutive changes with the same `subject` are merged, unless it is None."""

    def __init__(
        self, text: str, undo: Callable[[], object], redo: Callable[[], object], subject: Hashable = None
    ) -> None:
        super().__init__(text)
        self.undo_call = undo
        self.redo_call = redo
        self.subject = subject
        # undoes and redoes what has come of it by itself, for the calls above
        self.rest: tuple[Callable[[], object], Callable[[], object]] | None = None
        self._is_new = True

    def undo(self) -> None:
        """Undo the change."""
        self.undo_call()

    def redo(self) -> None:
        """Redo the change; the stack's first call does nothing, as the change has happened already."""
        if self._is_new:
            self._is_new = False
        else:
            self.redo_call()

    def forget(self) -> None:
        """Release the functions; the change can no longer be undone."""
        self.undo_call = self.redo_call = lambda: None
        if not sip.isdeleted(self):
            self.setObsolete(True)

    def id(self) -> int:
        """Return 1 for changes that may be merged, -1 for others."""
        return -1 if self.subject is None else 1

    def mergeWith(self, other: QtGui.QUndoCommand | None) -> bool:
        """Merge a later change of the same subject into this one."""
        if not isinstance(other, Change) or other.subject != self.subject:
            return False
        self.redo_call = other.redo_call
        return True


class Changes(QtGui.QUndoStack):
    """The stack of changes."""

    def __init__(self) -> None:
        super().__init__()
        self.setUndoLimit(MAX_CHANGES)

    def did(
        self, text: str, *, undo: Callable[[], object], redo: Callable[[], object], subject: Hashable = None
    ) -> Change:
        """Push a change that has just happened, and return it; `text` follows `Undo:`."""
        change = Change(text, undo, redo, subject)
        self.push(change)
        return change


State = TypeVar("State")


class History(Generic[State]):
    """The last `MAX_CHANGES` states that were seen, and which of them is seen now."""

    def __init__(self) -> None:
        self._states: list[State] = []
        self._at = -1

    def keep(self, state: State) -> None:
        """Add the state that is seen now, unless it is that already; those that were ahead are forgotten."""
        if not self._states or state != self._states[self._at]:
            self._states[self._at + 1 :] = [state]
            self._states = self._states[-MAX_CHANGES:]
            self._at = len(self._states) - 1

    def can_step(self, by: int) -> bool:
        """Return whether there is a state so many steps ahead, or behind where that is negative."""
        return 0 <= self._at + by < len(self._states)

    def step(self, by: int) -> State | None:
        """Go so many steps ahead, or back, and return the state there; None where there is none."""
        self._at += by if self.can_step(by) else 0
        return self._states[self._at] if self._states else None
