"""Dialogs that show nothing and never wait."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from warplens.gui.kit.dialogs import KERNEL_FILTER, Answer, Dialogs


def _prepared(name: str, form: Callable[[Any], object] = lambda answer: answer) -> Callable[..., Any]:
    """Return a method that gives the prepared answer of this name, in this form, without asking."""
    return lambda dialogs, *_: form(getattr(dialogs, name))


@dataclass(slots=True, kw_only=True)
class NoDialogs(Dialogs):
    """Gives prepared answers without asking."""

    to_open: Path | None = None
    to_add: tuple[Path, ...] = ()
    kernels: tuple[Path, ...] = ()
    to_save: Path | None = None
    to_report: Path | None = None
    replace: bool = False
    write: bool = False
    answer: Answer = Answer.DISCARD
    times_asked: int = 0

    path_to_open = _prepared("to_open")
    path_to_save = _prepared("to_save")
    path_of_report = _prepared("to_report")
    may_replace = _prepared("replace")
    may_write = _prepared("write")
    folder_to_add = _prepared("to_add", lambda paths: next(iter(paths), None))

    def files_to_add(self, *asked: object) -> list[Path]:
        """Return the prepared kernels, or the prepared profiles."""
        return list(self.kernels if KERNEL_FILTER in asked else self.to_add)

    def unsaved(self, *_: object) -> Answer:
        """Return the prepared answer, and count the question."""
        self.times_asked += 1
        return self.answer
