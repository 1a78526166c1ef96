"""The steps of a program as it makes them: launches, copies, fills, calls of libraries and waits, each in its stream.

The rule: a step names the steps that it waits for, whether its stream, the default stream, an event or the host makes
it wait, so that a reader of the file needs no rules of CUDA. The host is a lane of its own, with its waits alone.

Source: CUDA C++ Programming Guide, "Default Stream" and "Explicit Synchronization".
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from warplens.cuda.capture.value import Copy, Fill, Launch, LibraryCall, Region, Wait
from warplens.cuda.ground.files import opened_regular

if TYPE_CHECKING:
    from warplens.cuda.record.recorder import LaunchRecord

FILE = "program.warplens-steps"  # in the folder of the kept launches, as `profiles.kept_launches.STEPS` says
MOST_BYTES = 1 << 26
MOST_STEPS = 10_000  # further ones are counted
HOST, DEFAULT, PROCESS = "host", "", "process "  # lanes, and how those of further processes begin
EVERY = 2**64 - 1  # in place of a stream: all of them
SIDES = ("host to host", "host to device", "device to host", "device to device")  # by cudaMemcpyKind

ProgramStep: TypeAlias = Launch | Copy | Fill | Wait | LibraryCall
SpanNs: TypeAlias = tuple[float, float]  # when something began and ended, by the clock of a GPU
MoveKey: TypeAlias = tuple[int, int]
"""The direction of a copy as in `SIDES`, for a fill the number after them, and the bytes."""


class ProgramSteps(msgspec.Struct, frozen=True, kw_only=True):
    """The steps of a program so far, and the files that it is made of.

    `launches` has the names of the files of launches and of calls of libraries (`capture.files.file_name`), and
    `spans_ns` when a step began and ended on a GPU, by that GPU's clock; both by the position of the step.
    """

    steps: tuple[ProgramStep, ...] = ()
    left_out: int = 0  # the steps after these
    launches: dict[int, str] = {}
    spans_ns: dict[int, SpanNs] = {}
    sources: tuple[str, ...] = ()


def read_steps(folder: Path) -> ProgramSteps | None:
    """Return the steps that are kept in a folder of launches, None where there are none or they are damaged."""
    try:
        with opened_regular(folder / FILE) as file:
            steps = msgspec.json.decode(file.read(MOST_BYTES), type=ProgramSteps)
    except (OSError, msgspec.MsgspecError, ValueError):
        return None
    is_whole = all(0 <= other < at for at, step in enumerate(steps.steps) for other in step.waits)
    return steps if is_whole else None


@dataclass(kw_only=True)
class StepLog:
    """The steps of a program, of all its processes; `lanes` are those of the process that launches next."""

    steps: list[ProgramStep] = field(default_factory=list)
    left_out: int = 0
    moves: dict[MoveKey, list[int]] = field(default_factory=dict)  # the positions of copies and fills
    _spans_ns: dict[int, SpanNs] = field(default_factory=dict)  # theirs, by these positions
    _places: dict[int, list[int]] = field(default_factory=dict)  # of the launches of a record, by its identity

    def __post_init__(self) -> None:
        """Begin with the default stream, which is all that a program without a stand-in has."""
        self.lanes = StepLanes(self)

    def add(self, step: ProgramStep) -> int | None:
        """Add a step; return its position, None where there are too many."""
        if len(self.steps) >= MOST_STEPS:
            self.left_out += 1
            return None
        self.steps.append(step)
        return len(self.steps) - 1

    def launch(self, record: LaunchRecord) -> None:
        """Add a launch, or a call of a library, in the stream that is named for it."""
        is_call = record.modelled is not None
        call = LibraryCall(library="", function=record.code.kernel)
        at = self.lanes.add(call if is_call else Launch(grid=record.launch.grid, block=record.launch.block))
        if at is not None:
            self._places.setdefault(id(record), []).append(at)

    def time(self, moves: Iterable[tuple[int, SpanNs, MoveKey]]) -> bool:
        """Take when copies and fills were made on a GPU, in their order there; return whether each has a time then.

        Where those of one direction and size were not made as often there, they have none.
        """
        timed: dict[MoveKey, list[SpanNs]] = {}
        for _, span, key in moves:
            timed.setdefault(key, []).append(span)
        alike = {key: places for key, places in self.moves.items() if len(places) == len(timed.get(key, ()))}
        for key, places in alike.items():
            self._spans_ns |= zip(places, timed[key], strict=True)
        return len(alike) == len(self.moves)

    def taken(self, records: Sequence[LaunchRecord], names: Iterable[str], sources: Iterable[str]) -> ProgramSteps:
        """Return the steps so far; `names` are those of the files of the records' launches, in their order."""
        launches, spans = dict[int, str](), dict(self._spans_ns)
        for record, name in zip(records, names, strict=True):
            places = self._places.get(id(record), [])
            launches |= dict.fromkeys(places, name)
            if len(places) == len(record.spans_ns):
                spans |= dict(zip(places, record.spans_ns, strict=True))
        return ProgramSteps(
            steps=tuple(self.steps),
            left_out=self.left_out,
            launches=launches,
            spans_ns=spans,
            sources=tuple(sources),
        )


class StepLanes:
    """The streams of the process with a number from 0: the last step of each, by which another step waits."""

    def __init__(self, log: StepLog, number: int = 0) -> None:
        self._log, self._prefix = log, f"{PROCESS}{number + 1}, " if number else ""
        self._names: dict[int, str] = {0: DEFAULT}
        self._apart: set[int] = set()  # streams that do not wait for the default one, nor it for them
        self._last: dict[int, int] = {}
        self._events: dict[int, int] = {}
        # a further run of the program begins after the one before it
        self._host: tuple[int, ...] = (len(log.steps) - 1,) if log.steps and not number else ()
        self.stream = 0  # of the next launch

    def add(self, step: ProgramStep, stream: int | None = None, waits: Iterable[int] = ()) -> int | None:
        """Add a step to a stream, by default to that of the next launch."""
        stream = self.stream if stream is None else stream
        others = self._last.keys() - self._apart if stream == 0 else {0} - ({0} if stream in self._apart else set())
        after = {self._last[other] for other in others if other in self._last and other != stream}
        name = self._names.setdefault(stream, f"stream {len(self._names)}")
        whole = tuple(sorted({*self._host, *after, *waits}))
        at = self._log.add(msgspec.structs.replace(step, lane=self._lane(name), waits=whole))
        if at is not None:
            self._last[stream] = at
        return at

    def _lane(self, name: str) -> str:
        return f"{self._prefix}{name or 'default stream'}" if self._prefix else name

    def name_next(self, stream: int, *, is_apart: bool = False) -> None:
        """Note the stream of the launch that follows."""
        if is_apart:
            self._apart.add(stream)
        self._log.lanes, self.stream = self, stream

    def note_step(self, what: str, stream: int, size: int, direction: int, *, is_apart: bool) -> None:
        """Take a step as the stand-in tells of it; `direction` is a cudaMemcpyKind."""
        if is_apart:
            self._apart.add(stream)
        if what in ("c", "f"):
            kind = direction & 3 if what == "c" else len(SIDES)
            source, _, target = SIDES[direction & 3].partition(" to ")
            copy = Copy(source=Region(buffer=source), target=Region(buffer=target), row_bytes=size)
            at = self.add(copy if what == "c" else Fill(target=Region(buffer="device"), row_bytes=size), stream)
            if at is not None and size:  # a GPU records no copy of nothing
                self._log.moves.setdefault((kind, size), []).append(at)
        elif what == "l":
            self.name_next(stream)
        else:
            self._wait_on_host(self._last.values() if stream == EVERY else map(self._last.get, [stream]))

    def note_event(self, what: str, event: int, stream: int, *, is_apart: bool) -> None:
        """Note that an event is recorded in a stream, or that a stream or the host waits for it."""
        if is_apart:
            self._apart.add(stream)
        if what == "r" and stream in self._last:
            self._events[event] = self._last[stream]
        elif what == "w" and event in self._events:
            self.add(Wait(), stream, (self._events[event],))
        elif what == "h":
            self._wait_on_host([self._events.get(event)])

    def _wait_on_host(self, ends: Iterable[int | None]) -> None:
        waits = {end for end in ends if end is not None}.union(self._host)
        if waits.difference(self._host):
            at = self._log.add(Wait(lane=self._lane(HOST), waits=tuple(sorted(waits))))
            self._host = self._host if at is None else (at,)
