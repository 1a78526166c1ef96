"""Collects the launches of a program: equal ones are one record with a count.

The rule: every launch is executed, whatever is kept of it, since the program goes on with its result.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from warplens.cuda.errors import InputError, WarplensError
from warplens.cuda.frontends.execution import ExecutedLaunch
from warplens.cuda.frontends.launches import KernelLaunch, Place, Pointer, Scalar

Execute = Callable[[KernelLaunch, bool], ExecutedLaunch]
"""This function executes a launch; the truth value says whether races are looked for."""


@dataclass(slots=True, kw_only=True)
class LaunchRecord:
    """Equal launches of a program.

    Args:
        launch: the first of them, without its arguments, which hold the program's data.
        numbers: the whole numbers among its arguments, by name.
        arrays: what its pointers lead to, as text: `x: float32[1000]`.
        allocated_bytes: the bytes of all its allocations.
        count: how many there were, with those that failed.
        places: where they were launched, each place once, in the order of the program.
        executed: the first of them that ended well; one that was executed whole takes the place of a sample.
        whole: how many were no part of a benchmark.
        remarks: what the front end says about them, each sentence once.
        failures: one sentence for each that failed, each sentence once.
        fault, notes: what the search for races says: the first fault, and the notes of the first search.
    """

    launch: KernelLaunch
    numbers: dict[str, int] = field(default_factory=dict)
    arrays: tuple[str, ...] = ()
    allocated_bytes: int = 0
    count: int = 0
    searched: int = 0
    whole: int = 0
    places: list[Place] = field(default_factory=list)
    executed: ExecutedLaunch | None = None
    failures: list[str] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)
    fault: str = ""
    notes: tuple[str, ...] = ()


class Recorder:
    """Executes launches one after the other and keeps what equal ones share; `records` are in order of appearance."""

    def __init__(self, execute: Execute, *, searched: int = 1) -> None:
        """Begin with no records.

        Args:
            execute: executes a launch.
            searched: in how many launches of a kind races are looked for, at least 0.

        Raises:
            InputError: `searched` is negative.
        """
        if searched < 0:
            raise InputError(f"the launches of a kind that are searched for races are {searched}, at least 0 is needed")
        self._execute = execute
        self._searched = searched
        self._records: dict[tuple[object, ...], LaunchRecord] = {}

    @property
    def records(self) -> tuple[LaunchRecord, ...]:
        """The records so far."""
        return tuple(self._records.values())

    def take(self, launch: KernelLaunch, *, is_benchmark: bool = False) -> LaunchRecord:
        """Execute a launch and return its record; no races are looked for in a launch of a benchmark.

        Raises:
            WarplensError: it failed; its record has the sentence.
        """
        record = self._records.get(launch.kind)
        if record is None:
            record = self._records[launch.kind] = _record_of(launch)
        record.count += 1
        if launch.launched_at not in record.places:
            record.places.append(launch.launched_at)
        if launch.remark and launch.remark not in record.remarks:
            record.remarks.append(launch.remark)
        record.whole += not is_benchmark
        is_searched = record.searched < self._searched and not is_benchmark
        try:
            executed = self._execute(launch, is_searched)
        except WarplensError as error:
            if str(error) not in record.failures:
                record.failures.append(str(error))
            raise
        if is_searched:
            record.searched += 1
            record.fault = record.fault or executed.fault
            record.notes = record.notes or executed.notes
        if record.executed is None or (record.executed.counts.sample and not executed.counts.sample):
            record.executed = executed
        return record


def _record_of(launch: KernelLaunch) -> LaunchRecord:
    """Return a record without launches."""
    numbers, arrays = dict.fromkeys(launch.ones, 1), []
    allocations = {id(item.allocation): item.allocation for item in launch.arguments if isinstance(item, Pointer)}
    for position, argument in enumerate(launch.arguments):
        name = launch.names[position] if position < len(launch.names) else f"argument {position}"
        if isinstance(argument, Scalar) and "int" in argument.dtype:
            numbers[name] = int.from_bytes(argument.data, "little", signed=not argument.dtype.startswith("u"))
        elif isinstance(argument, Pointer) and argument.dtype:
            arrays.append(f"{name}: {argument.dtype}{list(argument.shape)}")
    return LaunchRecord(
        launch=replace(launch, arguments=(), reachable=()),
        numbers=numbers,
        arrays=tuple(arrays),
        allocated_bytes=sum(allocation.data.nbytes for allocation in allocations.values()),
    )
