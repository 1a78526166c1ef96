"""The journal of a program's launches: each is in it as soon as it has ended, however the program ends.

The rule: a launch is written once, and again only when there is more to know of it: its counts come after its time
where a process of its own counts it, and its name changes with launches that differ in other ways. How often it was
made is known at the end of the program.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from warplens.cuda.ground.points import PointResult, PointSpec
from warplens.cuda.record.points import LaunchPoints, state_of
from warplens.cuda.record.recorder import LaunchRecord
from warplens.profiles.journal import Journal, journal_path
from warplens.profiles.records import Profile


class LaunchJournal:
    """Writes the launches of a program as they come.

    Args:
        path: the file of the profile, which the journal lies beside.
        profile: the profile of the run, without points.
        on_point: is called with each launch and its point before that is written.

    Raises:
        StorageError: the journal cannot be written.
    """

    def __init__(
        self, path: Path, profile: Profile, points: LaunchPoints, on_point: Callable[[LaunchRecord, PointResult], None]
    ) -> None:
        self._points = points
        self._on_point = on_point
        self._numbers: dict[int, int] = {}
        self._states: list[tuple[object, ...]] = []
        self._named: tuple[PointSpec, ...] = ()
        self._counting: set[int] = set()
        self._unwritten: set[int] = set()
        self._journal = Journal.begin_launches(journal_path(path), profile)

    def note(self, records: Sequence[LaunchRecord], record: LaunchRecord) -> bool:
        """Take a launch that has just ended; return whether there is something to write."""
        if len(records) > len(self._states):
            self._take(records)
        number = self._numbers[id(record)]
        if (state := state_of(record)) != self._states[number]:
            self._states[number] = state
            self._unwritten.add(number)
        for number in tuple(self._counting):
            if records[number].counting is None:
                self._counting.remove(number)
                self._unwritten.add(number)
        return bool(self._unwritten)

    def _take(self, records: Sequence[LaunchRecord]) -> None:
        """Take records that are new, and note them and those that have other names now."""
        self._points.take(records)
        for number, record in enumerate(records[len(self._states) :], start=len(self._states)):
            self._unwritten.add(number)
            self._numbers[id(record)] = number
            self._states.append(state_of(record))
            if record.counting is not None:
                self._counting.add(number)
        before, self._named = self._named, self._points.names
        self._unwritten |= {number for number, name in enumerate(before) if name is not self._named[number]}

    def write(self, records: Sequence[LaunchRecord]) -> None:
        """Write what is not on the disk yet."""
        points = {number: self._points[number] for number in sorted(self._unwritten)}
        for number, point in points.items():
            self._on_point(records[number], point)
        if points:
            self._journal.put(points)
        self._unwritten.clear()

    def close(self) -> None:
        """Close the journal, which stays."""
        self._journal.close()

    def remove(self) -> None:
        """Delete the journal: the profile has all of it."""
        self._journal.remove()
