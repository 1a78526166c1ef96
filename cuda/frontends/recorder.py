"""Collects the launches of a program: equal ones are one record with a count.

The rule: every launch is executed, whatever is kept of it, since the program goes on with its result.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from warplens.cuda.errors import InputError, WarplensError
from warplens.cuda.frontends.launches import KernelLaunch, Place
from warplens.cuda.simt.counting.counts import LaunchCounts

Execute = Callable[[KernelLaunch], LaunchCounts]


@dataclass(slots=True, kw_only=True)
class LaunchRecord:
    """Equal launches of a program.

    Args:
        first: the first of them.
        count: how many there were, with those that failed.
        places: where they were launched, each place once, in the order of the program.
        counts: the counts of the first of them that ended well, as many as the recorder keeps of a kind.
        failures: one sentence for each that failed.
    """

    first: KernelLaunch
    count: int = 0
    places: list[Place] = field(default_factory=list)
    counts: list[LaunchCounts] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)


class Recorder:
    """Executes launches one after the other and keeps what equal ones share; `records` are in order of appearance."""

    def __init__(self, execute: Execute, *, kept: int = 1) -> None:
        """Begin with no records.

        Args:
            execute: executes a launch.
            kept: the counts of how many launches of a kind are kept, at least 1.

        Raises:
            InputError: `kept` is less than 1.
        """
        if kept < 1:
            raise InputError(f"the launches of a kind whose counts are kept are {kept}, and must be at least 1")
        self._execute = execute
        self._kept = kept
        self._records: dict[tuple[object, ...], LaunchRecord] = {}

    @property
    def records(self) -> tuple[LaunchRecord, ...]:
        """The records so far."""
        return tuple(self._records.values())

    def take(self, launch: KernelLaunch) -> None:
        """Execute a launch and record it.

        Raises:
            WarplensError: it failed; its record has the sentence.
        """
        record = self._records.setdefault(launch.kind, LaunchRecord(first=launch))
        record.count += 1
        if launch.launched_at not in record.places:
            record.places.append(launch.launched_at)
        try:
            counts = self._execute(launch)
        except WarplensError as error:
            record.failures.append(str(error))
            raise
        if len(record.counts) < self._kept:
            record.counts.append(counts)
