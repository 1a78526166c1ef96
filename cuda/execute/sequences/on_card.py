"""Launches a sequence on a GPU: everything is queued in order, and only a flag that is read waits for the GPU.

The rule: nothing here knows the driver. What a launch needs (code, parameters, addresses) is made before it is timed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from warplens.cuda.catalogue.sequence import Clearing, StepLaunch
from warplens.cuda.catalogue.workload import Array
from warplens.cuda.execute.derived_metrics import resource_metrics
from warplens.cuda.execute.measurement.conditions import QUEUE_NS, Work
from warplens.cuda.execute.preparation import CompiledPoint, launch_shape
from warplens.cuda.execute.sequences.script import Script, Segment
from warplens.cuda.ground.metrics import MetricValue, Provenance
from warplens.cuda.ground.points import StepResult, Time

MAX_TIMED_LAUNCHES = 4096
"""The launches of a sequence are timed one by one, for the times of its steps, if there are at most this many."""

LaunchOf = Callable[[StepLaunch], Work]
"""Returns what queues a launch, on the arrays of one place."""
TimeOf = Callable[[Work], float]
"""Returns the nanoseconds that one launch takes on the GPU."""


class SequenceArrays(Protocol):
    """The arrays of one place on a GPU."""

    @property
    def digests(self) -> Mapping[str, int]:
        """Digests of the arrays that a launch reads, as they were before."""
        ...

    def digest(self, name: str) -> int:
        """Return the digest of an array as it is on the GPU."""
        ...

    def fetch(self, name: str) -> Array:
        """Return a copy of an array as it is on the GPU."""
        ...

    def clearing(self, name: str) -> Work:
        """Return the work that sets an array to zero."""
        ...

    def is_set(self, name: str) -> bool:
        """Wait for the GPU, and return whether an array of one element is not zero."""
        ...


class SequenceWork:
    """A sequence on the arrays of one place, ready to be launched again and again.

    `memory` has the array whose memory each array has after the last run.

    Args:
        script: its actions.
        arrays: the arrays.
        launch_of: makes its launches.
    """

    def __init__(self, script: Script, arrays: SequenceArrays, launch_of: LaunchOf) -> None:
        self._script = script
        self._arrays = arrays
        self._launch_of = launch_of
        self._queued: dict[Segment, tuple[Work, ...]] = {}
        self._path: tuple[bool, ...] = ()
        self.memory: Mapping[str, str] = {}

    def __call__(self) -> None:
        """Queue all launches; where a flag is read, wait for those before it."""
        segment, path = self._script.first, list[bool]()
        while True:
            for queue in self._works(segment):
                queue()
            if not segment.flag:
                break
            path.append(self._arrays.is_set(segment.flag))
            segment = segment.after.get(path[-1]) or self._script.after(tuple(path))
        self.memory, self._path = segment.memory, tuple(path)

    def _works(self, segment: Segment) -> tuple[Work, ...]:
        works = self._queued.get(segment)
        if works is None:
            works = self._queued[segment] = tuple(
                self._arrays.clearing(action.array) if isinstance(action, Clearing) else self._launch_of(action)
                for action in segment.actions
            )
        return works

    @property
    def segments(self) -> tuple[Segment, ...]:
        """The segments of the last run."""
        return tuple(self._script.after(self._path[:number]) for number in range(len(self._path) + 1))

    @property
    def launches(self) -> int:
        """The launches of the last run."""
        return sum(isinstance(action, StepLaunch) for segment in self.segments for action in segment.actions)

    @property
    def queue_ns(self) -> float:
        """The nanoseconds that queueing takes at most; infinite where a flag is read, which waits for the GPU."""
        if self._path:
            return float("inf")
        return QUEUE_NS * max(1, sum(len(segment.actions) for segment in self.segments))

    def step_times(self, time_of: TimeOf) -> dict[int, list[tuple[StepLaunch, float]]]:
        """Run once more, launch by launch; return each launch with its time in ns, by the numbers of the steps."""
        times: dict[int, list[tuple[StepLaunch, float]]] = {}
        for segment in self.segments:
            for action, queue in zip(segment.actions, self._works(segment), strict=True):
                if isinstance(action, Clearing):
                    queue()
                else:
                    times.setdefault(action.step, []).append((action, time_of(queue)))
        return times


@dataclass(frozen=True, slots=True)
class SequenceResults:
    """The arrays of a place after a sequence, under the names that they have then."""

    arrays: SequenceArrays
    memory: Mapping[str, str]

    @property
    def digests(self) -> Mapping[str, int]:
        """Digests of the arrays that launches read, as they were before."""
        return self.arrays.digests

    def digest(self, name: str) -> int:
        """Return the digest of an array."""
        return self.arrays.digest(self.memory[name])

    def fetch(self, name: str) -> Array:
        """Return a copy of an array."""
        return self.arrays.fetch(self.memory[name])


def measured_steps(
    times: Mapping[int, list[tuple[StepLaunch, float]]], code_of: Callable[[StepLaunch], CompiledPoint]
) -> tuple[StepResult, ...]:
    """Return the steps with their times, and the resources of the longest launch of each."""
    steps = []
    for number, launches in sorted(times.items()):
        longest = code_of(max(launches, key=lambda entry: entry[1])[0])
        time_ns = round(sum(launch_ns for _, launch_ns in launches), 2)
        steps.append(
            StepResult(
                number=number,
                kernel=longest.workload.kernel,
                launches=len(launches),
                launch=launch_shape(longest.workload),
                time=Time(value_ns=time_ns, provenance=Provenance.MEASURED),
                metrics=_resources(longest),
            )
        )
    return tuple(steps)


def _resources(code: CompiledPoint) -> dict[str, MetricValue]:
    return resource_metrics(code.compiled.resources, code.workload.dynamic_shared_bytes, code.fits, code.spec)
