"""The selected point, the shown sweep and the comparison as a command line or as Python, to be copied.

The rule: `warplens.profiles.reproduction` writes them; this model knows what is selected and where kernels lie.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

from PyQt6.QtCore import QObject, pyqtSignal

from warplens.cuda.ground.errors import InputError, WarplensError
from warplens.gui.workspace.comparison import ComparisonModel
from warplens.gui.workspace.library import Library
from warplens.gui.workspace.session import Notice, NoticeTone, Session
from warplens.profiles.shipped import reference_name

if TYPE_CHECKING:  # imported later, so that the window starts sooner
    from warplens.profiles.reproduction import Reproduction


class Wording(StrEnum):
    """How something that runs again is written."""

    COMMAND = "command line"
    PYTHON = "Python"


class Reproducing(QObject):
    """Writes what runs again.

    Signals:
        text_ready: the text to copy.
    """

    text_ready = pyqtSignal(str)

    def __init__(
        self, session: Session, library: Library, comparison: ComparisonModel, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._library = library
        self._comparison = comparison

    def copy_point(self, wording: Wording) -> None:
        """Write the selected point."""
        self._copy("the point", wording, self._point)

    def copy_sweep(self, wording: Wording) -> None:
        """Write the sweep that is shown."""
        self._copy("the sweep", wording, self._sweep)

    def copy_comparison(self, wording: Wording) -> None:
        """Write the comparison with the baseline."""
        self._copy("the comparison", wording, self._compared)

    def _copy(self, subject: str, wording: Wording, make: Callable[[], Reproduction]) -> None:
        try:
            reproduction = make()
        except WarplensError as error:
            self._session.notified.emit(Notice(text=f"Not copied: {error}", tone=NoticeTone.BAD))
            return
        self.text_ready.emit(reproduction.command if wording is Wording.COMMAND else reproduction.python)
        remark = f": {reproduction.remark}" if reproduction.remark else ""
        self._session.notified.emit(Notice(text=f"Copied {subject} as {wording.value}{remark}"))

    def _point(self) -> Reproduction:
        from warplens.profiles.reproduction import point_reproduction

        results = self._session.results
        point = results.point(results.selected)
        if point is None or results.profile is None:
            raise InputError("no point is selected: click one in a plot or in the table")
        return point_reproduction(results.profile, point, self._session.choices.kernels, results.points)

    def _sweep(self) -> Reproduction:
        from warplens.profiles.reproduction import sweep_reproduction

        profile = self._session.results.profile
        if profile is None:
            raise InputError("no sweep is shown: run one or open a profile")
        return sweep_reproduction(profile, self._session.choices.kernels)

    def _compared(self) -> Reproduction:
        from warplens.profiles.reproduction import comparison_reproduction

        comparison = self._comparison
        if not comparison.base or not comparison.chosen:
            raise InputError("no profiles are compared: mark one as the baseline in the Profiles panel")
        base, new = map(self._file_of, (comparison.base, comparison.chosen))
        reproduction = comparison_reproduction(base, new, preset=comparison.preset, ignore_devices=comparison.is_across)
        shows_all = self._session.results.filter.shows_all
        return (
            reproduction
            if shows_all
            else replace(reproduction, remark="it compares every point, not only those that are shown")
        )

    def _file_of(self, name: str) -> str | Path:
        """Return the file of a compared profile, as commands take it."""
        if name == self._comparison.open_name and self._session.results.points:
            results = self._session.results
            path = Path(results.origin) if results.origin and not results.is_unsaved else results.path
        else:
            path = next((item.path for item in self._library.items if item.name == name), None)
        if path is None:
            raise InputError("the command compares saved profiles: save the open one first")
        return reference_name(path) or path.absolute()
