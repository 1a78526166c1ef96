"""The journal of a program's launches: each is on the disk as soon as it has ended, however the program ends.

The rule: a launch is written once, and again only when there is more to know of it: its counts come after its time
where a process of its own counts it, and its name changes with launches that differ in other ways. How often it was
made is known at the end of the program.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.frontends.naming import PointNames
from warplens.cuda.frontends.points import point_of
from warplens.cuda.frontends.recorder import LaunchRecord
from warplens.cuda.points import PointResult
from warplens.profiles.journal import Journal, journal_path
from warplens.profiles.records import Profile


class LaunchJournal:
    """Writes the launches of a program as they come.

    Args:
        path: the file of the profile, which the journal lies beside.
        spec: the device that the launches are counted and modelled for.
        profile: the profile of the run, without points.
        on_point: is called with each launch and its point before that is written.

    Raises:
        StorageError: the journal cannot be written.
    """

    def __init__(
        self, path: Path, spec: GpuSpec, profile: Profile, on_point: Callable[[LaunchRecord, PointResult], None]
    ) -> None:
        self._spec = spec
        self._on_point = on_point
        self._names = PointNames(spec)
        self._numbers: dict[int, int] = {}
        self._states: list[tuple[object, ...]] = []
        self._counting: set[int] = set()
        self._unwritten: set[int] = set()
        self._journal = Journal.begin_launches(journal_path(path), profile)

    def note(self, records: Sequence[LaunchRecord], record: LaunchRecord) -> bool:
        """Take a launch that has just ended; return whether there is something to write.

        Args:
            records: those of all launches so far, in the order of the program.
            record: that of the launch.
        """
        for new in records[len(self._states) :]:
            self._add(new)
        number = self._numbers[id(record)]
        if (state := _state(record)) != self._states[number]:
            self._states[number] = state
            self._unwritten.add(number)
        if record.counting is not None:
            self._counting.add(number)
        for number in tuple(self._counting):
            if records[number].counting is None:
                self._counting.remove(number)
                self._unwritten.add(number)
        return bool(self._unwritten)

    def _add(self, record: LaunchRecord) -> None:
        before = self._names.all
        number = self._numbers[id(record)] = len(self._states)
        self._states.append(_state(record))
        self._unwritten.add(number)
        if self._names.add(record):
            self._unwritten |= {one for one, name in enumerate(before) if name != self._names[one]}

    def write(self, records: Sequence[LaunchRecord]) -> None:
        """Write what is not on the disk yet.

        Raises:
            StorageError: it cannot be written; it stays to be written.
        """
        points = {}
        for number in sorted(self._unwritten):
            points[number] = point_of(records[number], self._names[number], self._spec)
            self._on_point(records[number], points[number])
        if points:
            self._journal.put(points)
        self._unwritten.clear()

    def close(self) -> None:
        """Close the journal, which stays."""
        self._journal.close()

    def remove(self) -> None:
        """Delete the journal: the profile has all of it."""
        self._journal.remove()


def _state(record: LaunchRecord) -> tuple[object, ...]:
    """Return what a point has of a record, but for how often it was launched, and where."""
    executed, measured = record.executed, record.measured
    return (
        id(executed),
        executed is not None and executed.counts.sample is None,
        None if measured is None else measured.value_ns,
        len(record.failures),
        record.difference,
        record.hindrance,
        record.uncounted,
        record.fault,
        record.notes,
    )
