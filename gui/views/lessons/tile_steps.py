"""What the warps of a block do to shared memory, step by step: loads, stores and barriers in the order of the program.

The rule: every step is a recorded request of the engine, or a barrier that parts two of them; nothing is simulated
here, and no kernel is known by name. A race is two accesses to one word by different warps, at least one of them a
store, with no barrier of the block between them.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from warplens.cuda.execute.inspection.records import Inspection
from warplens.cuda.simt.counting import counts, transactions
from warplens.cuda.simt.counting.rules import BANK_BYTES
from warplens.cuda.simt.explain.patterns import SHARED, MemoryOperation
from warplens.gui.figures import inspected_lines as inspected_requests
from warplens.gui.figures.request import Lens, lens_of

ROW_WORDS = 32  # an array without rows is drawn in rows of this many words: as many as there are banks
_BARRIER = re.compile(r"\b(?:mbarrier|bar|barrier(?:\.cta)?)\.(?!warp)")
_PLAIN_BARRIER = re.compile(r"\b(?:bar|barrier(?:\.cta)?)\.sync(?:\.aligned)?\s+0\s*;")
NO_PHASES = "This kernel has barriers that are not of the whole block: they are not shown, and races are not judged."


class StepKind(StrEnum):
    """What a warp does in one step."""

    LOAD = "load"
    STORE = "store"
    ATOMIC = "atomic"
    BARRIER = "barrier"


_KINDS = {MemoryOperation.LOAD: StepKind.LOAD, MemoryOperation.STORE: StepKind.STORE}


@dataclass(frozen=True, slots=True, kw_only=True)
class SharedTile:
    """A shared array as it is drawn: a cell for each word of 4 bytes."""

    name: str
    start: int
    words: int
    row_words: int

    @property
    def rows(self) -> int:
        """The rows of the drawing."""
        return -(-self.words // self.row_words)


@dataclass(frozen=True, slots=True, kw_only=True)
class TileStep:
    """One step of a warp."""

    warp: int  # of the block
    kind: StepKind  # what it does
    phase: int  # how many barriers of the block lie before it
    line: int = 0  # of the kernel file, 0 where it is unknown
    index: int = -1  # the instruction of a request (`MemoryCount.index`)
    time: int = 0  # its execution
    space: str = ""  # what it touches; "" for a barrier
    array: str = ""  # in that space; "" for a barrier
    # for each active lane the words of shared memory that it touches, from the start of the space
    words: Mapping[int, tuple[int, ...]] = field(default_factory=dict, repr=False)

    @property
    def is_shared(self) -> bool:
        """Whether it touches shared memory."""
        return self.space == SHARED

    @property
    def writes(self) -> bool:
        """Whether it changes memory."""
        return self.kind in (StepKind.STORE, StepKind.ATOMIC)


@dataclass(frozen=True, slots=True, kw_only=True)
class Race:
    """A word that two warps touch without a barrier between them: the first two steps that do."""

    word: int
    first: TileStep
    second: TileStep


@dataclass(frozen=True, slots=True, kw_only=True)
class TileTrace:
    """What the warps of one block do."""

    inspection: Inspection = field(repr=False)  # of the point
    tiles: tuple[SharedTile, ...]  # the shared arrays
    warps: tuple[tuple[TileStep, ...], ...] = field(repr=False)  # the steps of each warp, in its order
    races: Mapping[int, Race] = field(repr=False)  # by word, from the lowest on; empty where barriers are not known
    notes: tuple[str, ...] = ()  # what is left out, a sentence each

    def lens(self, step: TileStep) -> Lens | None:
        """Return the request of a step; None for a barrier."""
        if step.index < 0:
            return None
        inspection = self.inspection
        request = inspected_requests.lens_request(inspection, inspection.record, step.index, step.warp, step.time)
        return None if request is None else lens_of(request)

    def tile_of(self, word: int) -> SharedTile | None:
        """Return the array that a word of shared memory belongs to."""
        byte = word * BANK_BYTES
        return next((tile for tile in self.tiles if tile.start <= byte < tile.start + tile.words * BANK_BYTES), None)

    def race_sentence(self) -> str:
        """Return what the first race is, and how many words have one; "" for none."""
        if not self.races:
            return ""
        race = next(iter(self.races.values()))
        tile = self.tile_of(race.word)
        place = f"Word {race.word - tile.start // BANK_BYTES} of {tile.name}" if tile else f"Word {race.word}"
        verbs = {StepKind.LOAD: "reads", StepKind.STORE: "writes"}
        first, second = (
            f"warp {step.warp} {verbs.get(step.kind, 'updates')} it in line {step.line}"
            for step in (race.first, race.second)
        )
        more = len(self.races) - 1
        rest = f" So it is with {more:,} more word{'' if more == 1 else 's'}." if more else ""
        return f"{place}: {first}, {second}, and no barrier lies between.{rest}"


def tile_trace(inspection: Inspection) -> TileTrace:
    """Return the steps of all warps of the block that was recorded."""
    barrier_lines, has_phases = _barriers(inspection)
    last, notes = _recorded_until(inspection)
    warps = tuple(
        tuple(_with_barriers(_steps_of(inspection, warp, last[warp]), barrier_lines, is_known=has_phases))
        for warp in range(inspected_requests.warps_of(inspection))
    )
    notes += () if has_phases else (NO_PHASES,)
    tiles, races = _tiles(inspection), _races(warps) if has_phases else {}
    return TileTrace(inspection=inspection, tiles=tiles, warps=warps, races=races, notes=notes)


def _tiles(inspection: Inspection) -> tuple[SharedTile, ...]:
    tiles = {}
    for explained in inspection.explanation.accesses:
        name = explained.access.array
        known = inspection.arrays.get(name)
        if explained.access.space == SHARED and known is not None and known.size_bytes >= BANK_BYTES:
            row, rest = divmod(known.row_bytes, BANK_BYTES)
            words, row_words = known.size_bytes // BANK_BYTES, row if row and not rest else ROW_WORDS
            tiles[name] = SharedTile(name=name, start=known.offset_bytes, words=words, row_words=row_words)
    return tuple(sorted(tiles.values(), key=lambda tile: tile.start))


def _barriers(inspection: Inspection) -> tuple[tuple[int, ...], bool]:
    """Return the lines of the source with a barrier, and whether all barriers are of the whole block."""
    lines, has_phases = [], True
    for line in inspection.ptx:
        if _BARRIER.search(line.text):
            lines.append(line.line)
            has_phases = has_phases and _PLAIN_BARRIER.search(line.text) is not None
    return tuple(lines), has_phases


def _recorded_until(inspection: Inspection) -> tuple[list[int | None], tuple[str, ...]]:
    """Return for each warp the order of the first request from which its record is incomplete, and a note on that."""
    warps = inspected_requests.warps_of(inspection)
    until: list[int | None] = [None] * warps
    most = 0
    for record in inspection.record.instructions.values():
        for warp in range(min(warps, len(record.times))):
            kept = record.kept(warp)
            if record.times[warp] > kept.stop and len(kept):
                request = record.request(warp, kept[-1])
                if request is not None and (until[warp] is None or request.order < (until[warp] or 0)):
                    until[warp] = request.order
                    most = len(kept)
    if not most:
        return until, ()
    return until, (f"The first {most} executions of a line are recorded; what a warp does later is left out.",)


def _steps_of(inspection: Inspection, warp: int, last: int | None) -> list[TileStep]:
    ordered: list[tuple[int, TileStep]] = []
    for explained in inspection.explanation.accesses:
        access = explained.access
        for instruction in explained.instructions:
            count = instruction.count
            record = inspection.record.instructions.get(count.index)
            if record is None or warp >= len(record.times):
                continue
            kind, is_shared = _KINDS.get(access.operation, StepKind.ATOMIC), access.space == SHARED
            for order, phase, time, words in _requests(record, warp, count.width_bytes, is_shared=is_shared):
                if last is None or order <= last:
                    step = TileStep(
                        warp=warp, kind=kind, phase=phase, line=access.line, index=count.index, time=time,
                        space=access.space, array=access.array, words=words,
                    )  # fmt: skip
                    ordered.append((order, step))
    ordered.sort(key=lambda entry: entry[0])
    return [step for _, step in ordered]


def _requests(
    record: transactions.InstructionRecord, warp: int, width_bytes: int, *, is_shared: bool
) -> Iterator[tuple[int, int, int, dict[int, tuple[int, ...]]]]:
    """Yield the order, the phase, the time and the words of each kept request of a warp."""
    for time in record.kept(warp):
        request = record.request(warp, time)
        if request is None:
            continue
        words = {}
        if is_shared:
            for lane in counts.active_lanes(request.mask):
                start = request.addresses[lane]
                words[lane] = tuple(range(start // BANK_BYTES, (start + width_bytes - 1) // BANK_BYTES + 1))
        yield request.order, request.phase, time, words


def _with_barriers(steps: Sequence[TileStep], lines: Sequence[int], *, is_known: bool) -> Iterator[TileStep]:
    """Yield the steps of a warp with a step for each barrier between them."""
    before: TileStep | None = None
    for step in steps:
        if is_known and before is not None:
            for phase in range(before.phase, step.phase):
                line = _line_between(before, step, lines)
                yield TileStep(warp=step.warp, kind=StepKind.BARRIER, phase=phase, line=line)
        before = step
        yield step


def _line_between(before: TileStep, after: TileStep, lines: Sequence[int]) -> int:
    """Return the line of the barrier between two requests: one between their lines, else the next or the first."""
    between = [line for line in lines if before.line <= line <= after.line]
    later = [line for line in lines if line >= before.line]
    return next(iter((*between, *later, *lines)), 0)


def _races(warps: Sequence[Sequence[TileStep]]) -> dict[int, Race]:
    """Return the words that different warps touch in one phase, at least one of them writing."""
    writers: dict[tuple[int, int], TileStep] = {}
    readers: dict[tuple[int, int], tuple[TileStep, ...]] = {}
    races: dict[int, Race] = {}
    for step in (step for steps in warps for step in steps if step.words):
        for word in set().union(*step.words.values()):
            if word in races:
                continue
            place = step.phase, word
            writer, before = writers.get(place), readers.get(place, ())
            others = (*before, writer) if step.writes and writer is not None else before if step.writes else (writer,)
            other = next((o for o in others if o is not None and o.warp != step.warp and _conflict(o, step)), None)
            if other is not None:
                races[word] = Race(word=word, first=other, second=step)
            elif step.writes:
                writers.setdefault(place, step)
            elif not before or (len(before) == 1 and before[0].warp != step.warp):
                readers[place] = (*before, step)
    return dict(sorted(races.items()))


def _conflict(first: TileStep, second: TileStep) -> bool:
    """Return whether two accesses to one word need an order: one writes, and they are not both atomic."""
    return (first.writes or second.writes) and not first.kind is second.kind is StepKind.ATOMIC
