"""Reports of the shown profile against the baseline in the library: a page of HTML, or Markdown to copy.

The rule: reading, comparing, drawing and writing run in the background, points are executed in a worker of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import compress
from pathlib import Path
from typing import TYPE_CHECKING

from PyQt6.QtCore import QObject, pyqtSignal

from warplens.cuda.capture.files import folder_of
from warplens.gui.figures import point_arrays, states
from warplens.gui.workspace.filters import ShownFilter
from warplens.gui.workspace.library import Library
from warplens.gui.workspace.results import Results
from warplens.gui.workspace.session import Session
from warplens.profiles import formats, journal, outputs, records

if TYPE_CHECKING:
    from warplens.cuda.catalogue import KernelFile
    from warplens.gui.kit.report import Named
    from warplens.profiles.records import Profile


def open_name(results: Results) -> str:
    """Return the name of the open points beside other profiles: that of the older revision shown, or of their file."""
    return results.revision or records.stem_of(results.name) or "this sweep"


class Reporting(QObject):
    """Writes one report at a time, of the open profile against the baseline in the library."""

    markdown_ready = pyqtSignal(str)  # the Markdown to copy

    def __init__(self, session: Session, library: Library, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._library = library

    def write(self, path: Path, *, overwrite: bool = False) -> None:
        """Write an HTML page about the shown profile; `overwrite` replaces a file that is no page of Warplens."""
        profile = self._profile()
        if profile is None:
            return
        results, kernels = self._session.results, self._session.choices.kernels
        folder = results.path and folder_of(results.path)
        named = partial(_named, self._name(), profile, self._bases(), results.filter)
        write = partial(_write, path, named, kernels, folder, overwrite=overwrite)
        doing, done = "Writing the report: the variants are executed for their sources", f"Wrote the report {path.name}"
        self._session.in_background(write, lambda _: self._session.say(done), doing=doing)

    def copy(self) -> None:
        """Make the report as Markdown, for a pull request."""
        profile = self._profile()
        if profile is not None:
            shown = self._session.results.filter

            def copy(text: str) -> None:
                self.markdown_ready.emit(text)
                self._session.say("Copied the report as Markdown")

            make = partial(_markdown, self._name(), profile, self._bases(), shown)
            self._session.in_background(make, copy, doing="Writing the report")

    def _profile(self) -> Profile | None:
        """Return what is reported; stale points are left out, as a report compares."""
        profile = self._session.profile()
        return None if profile is None else replace(profile, points=self._session.results.current_points)

    def _name(self) -> str:
        results = self._session.results
        stale = len(results.points) - len(results.current_points)
        name = results.revision or results.title or open_name(results)
        return name + (f", {formats.points_text(stale)} left out as {states.State.STALE}" if stale else "")

    def _bases(self) -> dict[str, Path]:
        """Return the name and the file of the baseline, as the comparison chooses it."""
        base = self._library.base
        return {} if base is None or self._library.is_open(base.path) else {base.name: base.path}


def _named(name: str, profile: Profile, bases: dict[str, Path], shown: ShownFilter) -> tuple[Named, list[Named]]:
    """Return the shown points of the profile and of what it is compared with; the name says that others exist."""
    from warplens.gui.kit.report import Named

    part = _part(profile, shown)
    count, total = len(part.points), len(profile.points)
    named = Named(name if count == total else f"{name}, {formats.grouped(count)} of {formats.points_text(total)}", part)
    return named, [Named(base, _part(journal.open_profile(path), shown)) for base, path in bases.items()]


def _part(profile: Profile, shown: ShownFilter) -> Profile:
    kept = shown.mask(point_arrays.PointArrays(profile.points))
    return profile if kept.all() else replace(profile, points=tuple(compress(profile.points, kept)))


def _markdown(name: str, profile: Profile, bases: dict[str, Path], shown: ShownFilter) -> str:
    from warplens.gui.kit.report import markdown_report

    return markdown_report(*_named(name, profile, bases, shown))


def _write(
    path: Path,
    named: Callable[[], tuple[Named, list[Named]]],
    kernels: Sequence[KernelFile],
    folder: Path | None,
    *,
    overwrite: bool,
) -> None:
    from warplens.gui.kit.frozen import looked_at
    from warplens.gui.kit.report import html_report, variants_to_look_at

    subject, bases = named()
    seen = looked_at(subject.profile, variants_to_look_at(subject.profile), kernels, folder)
    page = html_report(subject, bases, "", seen).encode("utf-8")
    outputs.write_output(path, page, outputs.Kind.PAGE, overwrite=overwrite)
