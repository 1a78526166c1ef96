"""The commands that copy a point, a sweep or a comparison as a command line or as Python.

The rule: each is a command of the window, so it is in the palette; the menu has them under one entry.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PyQt6.QtGui import QAction

from warplens.gui.models.comparison.reproducing import Reproducing, Wording

AddCommand = Callable[[str, str, str, Callable[[], object]], QAction]
"""Adds a command to the window: its group, its text, its keys, and what it does."""
_KEYS = {("point", Wording.COMMAND): "Ctrl+Shift+L"}


def add_copy_commands(add: AddCommand, reproducing: Reproducing) -> list[QAction]:
    """Add the commands and return them, for a menu."""
    calls = {
        "point": reproducing.copy_point,
        "sweep": reproducing.copy_sweep,
        "comparison": reproducing.copy_comparison,
    }
    return [
        add("Copy", f"Copy the {subject} as {wording.value}", _KEYS.get((subject, wording), ""), partial(call, wording))
        for subject, call in calls.items()
        for wording in Wording
    ]
