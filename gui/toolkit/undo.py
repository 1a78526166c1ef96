"""What can be taken back: one stack of changes for the whole window.

The rule: a change is pushed once it has happened, with how to take it back and how to make it again. Changes of the
same thing in a row (letters typed into one field) are one.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PyQt6 import sip
from PyQt6.QtGui import QUndoCommand, QUndoStack

MOST_CHANGES = 50
"""Kept."""


class Change(QUndoCommand):
    """Something that happened. Changes with the same `subject` in a row become one; None: never."""

    def __init__(
        self, text: str, undo: Callable[[], object], redo: Callable[[], object], subject: Hashable = None
    ) -> None:
        super().__init__(text)
        self.back = undo
        self.again = redo
        self.subject = subject
        self._is_new = True

    def undo(self) -> None:
        """Take it back."""
        self.back()

    def redo(self) -> None:
        """Make it again; it has happened already when the stack calls this first."""
        if self._is_new:
            self._is_new = False
        else:
            self.again()

    def forget(self) -> None:
        """Let go of what it holds; it can no longer be taken back."""
        self.back = self.again = _nothing
        if not sip.isdeleted(self):
            self.setObsolete(True)

    def id(self) -> int:
        """Return a number for changes that may become one; -1 for others."""
        return -1 if self.subject is None else 1

    def mergeWith(self, other: QUndoCommand | None) -> bool:
        """Become one with a later change of the same thing."""
        if not isinstance(other, Change) or other.subject != self.subject:
            return False
        self.again = other.again
        return True


class Changes(QUndoStack):
    """The stack."""

    def __init__(self) -> None:
        super().__init__()
        self.setUndoLimit(MOST_CHANGES)

    def did(
        self, text: str, *, undo: Callable[[], object], redo: Callable[[], object], subject: Hashable = None
    ) -> Change:
        """Remember a change that has just happened, and return it; `text` completes `Undo:`."""
        change = Change(text, undo, redo, subject)
        self.push(change)
        return change


def _nothing() -> None:
    """Stand for a change that was forgotten."""
