"""What is wrong with a program, or makes its own figures wrong: memory, ignored errors, times.

The rule: a finding is one sentence about something that the program did, with the line of the host; nothing is said of
what it might do. A finding about a time names what the program measures in fact.

Source: CUDA C++ Programming Guide, 3.2.8 (asynchronous execution); CUDA C++ Best Practices Guide, 9.1 (timing).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import PurePath
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from warplens.cuda.capture.value import Place
    from warplens.cuda.device.spec import GpuSpec

MOST_EVENTS = 4096  # the last events of a program; older ones have been read


def place_text(place: Place) -> str:
    """Return a place of the host's code as it is printed.

    Example:
        >>> from warplens.cuda.capture.value import Place
        >>> place_text(Place(file="/home/me/bench.cu", line=34))
        'bench.cu:34'
    """
    name = PurePath(place.file).name
    return f"{name}:{place.line}" if place.line else name


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """A sentence about a program, and where the host's code did it, "" where that is not known."""

    text: str
    place: str = ""

    def __str__(self) -> str:
        return f"{self.place}: {self.text}" if self.place else self.text


@dataclass(slots=True)
class Findings:
    """What is to say of a program when it has ended: sentences with how often, and functions that are not there."""

    sentences: Counter[Finding] = field(default_factory=Counter)
    unsupported: dict[str, None] = field(default_factory=dict)

    def add(self, text: str, place: str = "") -> None:
        """Add a sentence."""
        self.sentences[Finding(text=text, place=place)] += 1

    def lines(self) -> Iterator[str]:
        """Yield them as they are printed."""
        for finding, count in self.sentences.items():
            yield f"{finding} ({count:,} times)" if count > 1 else str(finding)
        if self.unsupported:
            yield f"the program called what is not executed here: {', '.join(self.unsupported)}"


@dataclass(slots=True)
class _Interval:
    """The launches between two events, as far as times depend on them."""

    counts: Counter[tuple[str, int]] = field(default_factory=Counter)  # of each kernel in each stream, first ones first
    firsts: list[str] = field(default_factory=list)  # the kernels that are launched for the first time
    arrays: dict[frozenset[int], int] = field(default_factory=dict)  # at most two sets of them, and their bytes
    calls: int = 0  # calls of libraries, whose stream and first time nothing is said of


class OwnTimes:
    """Looks at the times that a program takes with events and with the host's clock."""

    def __init__(self, spec: GpuSpec, findings: Findings) -> None:
        self._spec, self._findings = spec, findings
        self._intervals: dict[int, _Interval] = {0: _Interval()}  # the last of them, by their numbers
        self._number = 0
        self._seen: set[str] = set()
        self._marks: dict[int, tuple[int, int]] = {}  # of each event, the interval that it begins, and its stream
        self._start: tuple[int, int] | None = None
        self._awaited: dict[int, set[int]] = {}  # of each stream, those of whose events it has waited for

    def launch(self, kernel: str, *, stream: int, arrays: frozenset[int], array_bytes: int) -> None:
        """Note a launch that is given arrays at addresses; `array_bytes` is what these have together."""
        interval = self._intervals[self._number]
        if kernel not in self._seen:
            self._seen.add(kernel)
            interval.firsts.append(kernel)
        interval.counts[kernel, stream] += 1
        if len(interval.arrays) < 2:  # two are as good as more: the launches do not all use the same
            interval.arrays[arrays] = array_bytes

    def call(self) -> None:
        """Note a call of a library."""
        self._intervals[self._number].calls += 1

    def record(self, event: int, stream: int, *, is_apart: bool = False) -> None:
        """Note that an event was recorded in a stream; one that `is_apart` does not wait for the default stream."""
        interval = self._intervals[self._number]
        if interval.counts or interval.calls:
            self._number += 1
            self._intervals[self._number] = _Interval()
            self._intervals.pop(self._number - MOST_EVENTS, None)
        self._marks[event] = self._number, stream
        if not is_apart:
            self._awaited.setdefault(stream, {0})
        for held in (self._marks, self._awaited):
            while len(held) > MOST_EVENTS:
                del held[next(iter(held))]

    def wait(self, event: int, stream: int) -> None:
        """Note that a stream waits for an event, and so for what its stream was given before and had waited for."""
        if event in self._marks:
            other = self._marks[event][1]
            self._awaited.setdefault(stream, set()).update({other} | self._awaited.get(other, set()))

    def start(self, event: int) -> None:
        """Note the first event of a time that the program asks for."""
        self._start = self._marks.get(event)

    def end(self, event: int, place: Place) -> None:
        """Look at the time between the event that `start` named and this one, for which the program asks at a place."""
        start, end = self._start, self._marks.get(event)
        if start is None or end is None or end[0] < start[0] or start[0] not in self._intervals:
            return
        where = place_text(place)
        intervals = [self._intervals[number] for number in range(start[0], end[0])]
        if not intervals:
            self._findings.add("the time between two events has no launch in it", where)
            return
        counts = sum((interval.counts for interval in intervals), Counter[tuple[str, int]]())
        if not counts:
            return
        kernels = list(dict.fromkeys(kernel for kernel, _ in counts))
        streams = {start[1], end[1]}
        others = {stream for _, stream in counts} - streams - self._awaited.get(end[1], set())
        if others and 0 not in streams:  # the default stream waits for all others
            self._findings.add(
                f"the events are recorded in another stream than the launch of {kernels[0]}, which they do not wait "
                "for: the time is not that of the kernel", where,
            )  # fmt: skip
        if firsts := [kernel for interval in intervals for kernel in interval.firsts]:
            self._findings.add(
                f"the time has the first launch of {firsts[0]} in it: on a GPU it loads its code and fills caches; "
                "launch it once before the clock starts", where,
            )  # fmt: skip
        used = {arrays: size for interval in intervals for arrays, size in interval.arrays.items()}
        size_bytes = next(iter(used.values()))
        if counts.total() > 1 and len(kernels) == len(used) == 1 and 0 < size_bytes <= self._spec.l2_bytes:
            self._findings.add(
                f"all {counts.total():,} timed launches of {kernels[0]} use the same {size_bytes:,} bytes, which "
                f"stay in L2 ({self._spec.l2_bytes >> 20} MiB): the time is that of a warm cache", where,
            )  # fmt: skip

    def clock(self, place: Place, since: str) -> None:
        """Note that the program reads the host's clock before it has waited for a launch."""
        self._findings.add(
            f"the host's clock is read before anything waits for the launch of {since}: the time is that of the call, "
            "not of the kernel; call cudaDeviceSynchronize() before", place_text(place),
        )  # fmt: skip
