"""Reports of the shown profile against the baseline in the library: a page of HTML, or Markdown to copy.

The rule: points are executed for their sources one after another, in a worker of their own; reading, comparing, drawing
and writing run in the background.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import replace
from functools import partial
from itertools import compress
from pathlib import Path
from typing import TYPE_CHECKING

from PyQt6.QtCore import QObject, pyqtSignal

from warplens.cuda.capture.files import folder_of
from warplens.cuda.sweep.protocols import KillsWorkers
from warplens.gui.figures.figure import STALE, PointKey
from warplens.gui.figures.point_arrays import PointArrays
from warplens.gui.kit.tasks import Backend, Outcome, Task, sentence_of
from warplens.gui.workspace.filters import ShownFilter
from warplens.gui.workspace.library import Library
from warplens.gui.workspace.session import Notice, NoticeTone, Session
from warplens.profiles import journal
from warplens.profiles.formats import grouped, points_text
from warplens.profiles.outputs import Kind, write_output

if TYPE_CHECKING:
    from warplens.cuda.execute.inspection.records import Inspection, Refusal
    from warplens.gui.kit.frozen import Inspected
    from warplens.gui.kit.report import Named
    from warplens.profiles.records import Profile

OPEN_NAME = "this sweep"  # the open profile has this name while it has no file


class Reporting(QObject):
    """Writes one report at a time, of the open profile against the baseline in the library."""

    markdown_ready = pyqtSignal(str)  # the Markdown to copy

    def __init__(self, session: Session, library: Library, backend: Backend, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._library = library
        self._backend = backend
        self._path: Path | None = None
        self._overwrite = False
        self._executor: Executor | None = None  # the worker of the report that is being written

    def write(self, path: Path, *, overwrite: bool = False) -> None:
        """Write an HTML page about the shown profile; `overwrite` replaces a file that is no page of Warplens."""
        profile = self._profile()
        if profile is None:
            return
        if self._path is not None:
            self._notify(
                "A report is being written: wait until it is there before you write the next one", NoticeTone.BAD
            )
            return
        self._path, self._overwrite = path, overwrite
        shown = self._session.results.filter
        self._start(partial(_named, self._name(), profile, self._bases(), shown), self._look)

    def _look(self, named: tuple[Named, list[Named]]) -> None:
        """Execute the points whose sources the page shows, in a worker of their own, and then write it."""
        from warplens.gui.kit.frozen import points_to_look_at, told
        from warplens.gui.kit.report import variants_to_look_at

        profile, results, inspecting = named[0].profile, self._session.results, self._backend.inspecting
        folder = results.path and folder_of(results.path)
        wanted = points_to_look_at(profile, variants_to_look_at(profile), self._session.choices.kernels, folder)
        specs = {key: spec for key, spec in wanted.items() if not isinstance(spec, str)} if inspecting else {}
        seen: dict[PointKey, Inspection | str] = {key: spec for key, spec in wanted.items() if isinstance(spec, str)}

        def arrive(key: PointKey, outcome: Inspection | Refusal | Exception) -> None:
            seen[key] = told(outcome)
            if specs.keys() <= seen.keys():
                self.shut_down()
                self._finish(named, seen)

        if not specs or inspecting is None:
            self._finish(named, seen)
            return
        self._notify(f"Writing the report: {points_text(len(specs))} to be executed for the sources")
        self._executor = self._backend.inspecting_executor()
        for key, spec in specs.items():
            then = partial(arrive, key)
            Task.begin(self, self._executor, partial(inspecting.inspect, spec), then, then)

    def _finish(self, named: tuple[Named, list[Named]], seen: Inspected) -> None:
        path = self._path
        if path is not None:
            call = partial(_write, path, *named, seen, overwrite=self._overwrite)
            self._start(call, lambda _: self._on_written(path))

    def shut_down(self) -> None:
        """End the worker."""
        executor, self._executor = self._executor, None
        if executor is not None:
            if isinstance(executor, KillsWorkers):
                executor.kill_workers()
            executor.shutdown(wait=False)

    def copy(self) -> None:
        """Make the report as Markdown, for a pull request."""
        profile = self._profile()
        if profile is not None:
            shown = self._session.results.filter

            def copy(text: str) -> None:
                self.markdown_ready.emit(text)
                self._notify("Copied the report as Markdown")

            self._start(partial(_markdown, self._name(), profile, self._bases(), shown), copy)

    def _on_written(self, path: Path) -> None:
        self._path = None
        self._notify(f"Wrote the report {path.name}")

    def _on_failed(self, error: Exception) -> None:
        self._path = None
        self._notify(sentence_of(error), NoticeTone.BAD)

    def _profile(self) -> Profile | None:
        """Return what is reported; stale points are left out, as a report compares."""
        profile = self._session.profile()
        return None if profile is None else replace(profile, points=self._session.results.current_points)

    def _name(self) -> str:
        results = self._session.results
        stale = len(results.points) - len(results.current_points)
        return (results.name or OPEN_NAME) + (f", {points_text(stale)} left out as {STALE}" if stale else "")

    def _bases(self) -> dict[str, Path]:
        """Return the name and the file of the baseline, as the comparison chooses it."""
        base = self._library.base
        return {} if base is None or self._library.is_open(base.path) else {base.name: base.path}

    def _notify(self, text: str, tone: NoticeTone = NoticeTone.PLAIN) -> None:
        self._session.notified.emit(Notice(text=text, tone=tone))

    def _start(self, call: Callable[[], Outcome], then: Callable[[Outcome], object]) -> None:
        Task.begin(self, self._backend.background, call, then, self._on_failed)


def _named(name: str, profile: Profile, bases: dict[str, Path], shown: ShownFilter) -> tuple[Named, list[Named]]:
    """Return the shown points of the profile and of what it is compared with; the name says that others exist."""
    from warplens.gui.kit.report import Named

    part = _part(profile, shown)
    count, total = len(part.points), len(profile.points)
    named = Named(name if count == total else f"{name}, {grouped(count)} of {points_text(total)}", part)
    return named, [Named(base, _part(journal.open_profile(path), shown)) for base, path in bases.items()]


def _part(profile: Profile, shown: ShownFilter) -> Profile:
    kept = shown.mask(PointArrays(profile.points))
    return profile if kept.all() else replace(profile, points=tuple(compress(profile.points, kept)))


def _markdown(name: str, profile: Profile, bases: dict[str, Path], shown: ShownFilter) -> str:
    from warplens.gui.kit.report import markdown_report

    return markdown_report(*_named(name, profile, bases, shown))


def _write(path: Path, named: Named, bases: list[Named], seen: Inspected, *, overwrite: bool) -> None:
    from warplens.gui.kit.report import html_report

    write_output(path, html_report(named, bases, "", seen).encode("utf-8"), Kind.PAGE, overwrite=overwrite)
