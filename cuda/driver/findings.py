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

from warplens.cuda.capture.value import Place
from warplens.cuda.device.spec import GpuSpec

MOST_EVENTS = 4096  # the last events of a program; older ones have been read


def place_text(place: Place) -> str:
    """Return a place of the host's code as it is printed.

    Example:
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


@dataclass(frozen=True, slots=True, kw_only=True)
class TimedLaunch:
    """A launch as far as times of the program depend on it."""

    kernel: str
    stream: int
    is_first: bool
    bytes: int


@dataclass(frozen=True, slots=True, kw_only=True)
class _Mark:
    """Where an event was recorded: how many launches came before, in which stream."""

    launches: int
    stream: int


class OwnTimes:
    """Looks at the times that a program takes with events and with the host's clock."""

    def __init__(self, spec: GpuSpec, findings: Findings) -> None:
        self._spec, self._findings = spec, findings
        self._launches: list[TimedLaunch] = []
        self._seen: set[str] = set()
        self._marks: dict[int, _Mark] = {}
        self._start: _Mark | None = None

    def launch(self, kernel: str, *, stream: int, array_bytes: int) -> None:
        """Note a launch; `array_bytes` are those of the arrays that it is given."""
        is_first = kernel not in self._seen
        self._seen.add(kernel)
        self._launches.append(TimedLaunch(kernel=kernel, stream=stream, is_first=is_first, bytes=array_bytes))

    def call(self) -> None:
        """Note a call of a library, whose stream and first time nothing is said of."""
        self._launches.append(TimedLaunch(kernel="", stream=0, is_first=False, bytes=0))

    def record(self, event: int, stream: int) -> None:
        """Note that an event was recorded in a stream."""
        self._marks[event] = _Mark(launches=len(self._launches), stream=stream)
        while len(self._marks) > MOST_EVENTS:
            del self._marks[next(iter(self._marks))]

    def start(self, event: int) -> None:
        """Note the first event of a time that the program asks for."""
        self._start = self._marks.get(event)

    def end(self, event: int, place: Place) -> None:
        """Look at the time between the event that `start` named and this one, for which the program asks at a place."""
        start, end = self._start, self._marks.get(event)
        if start is None or end is None or end.launches < start.launches:
            return
        where = place_text(place)
        launches = self._launches[start.launches : end.launches]
        if not launches:
            self._findings.add("the time between two events has no launch in it", where)
            return
        launches = [launch for launch in launches if launch.kernel]
        if not launches:
            return
        streams = {start.stream, end.stream}
        others = {launch.stream for launch in launches} - streams
        if others and 0 not in streams:  # the default stream waits for all others
            self._findings.add(
                f"the events are recorded in another stream than the launch of {launches[0].kernel}, which they do not "
                "wait for: the time is not that of the kernel", where,
            )  # fmt: skip
        firsts = [launch.kernel for launch in launches if launch.is_first]
        if firsts:
            self._findings.add(
                f"the time has the first launch of {firsts[0]} in it: on a GPU it loads its code and fills caches; "
                "launch it once before the clock starts", where,
            )  # fmt: skip
        largest = max(launch.bytes for launch in launches)
        if (
            len(launches) > 1
            and len({launch.kernel for launch in launches}) == 1
            and 0 < largest <= self._spec.l2_bytes
        ):
            self._findings.add(
                f"all {len(launches):,} timed launches of {launches[0].kernel} use the same {largest:,} bytes, which "
                f"stay in L2 ({self._spec.l2_bytes >> 20} MiB): the time is that of a warm cache", where,
            )  # fmt: skip

    def clock(self, place: Place, since: str) -> None:
        """Note that the program reads the host's clock before it has waited for a launch."""
        where = place_text(place)
        self._findings.add(
            f"the host's clock is read before anything waits for the launch of {since}: the time is that of the call, "
            "not of the kernel; call cudaDeviceSynchronize() before", where,
        )  # fmt: skip
