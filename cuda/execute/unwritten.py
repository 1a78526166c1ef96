"""Finds reads of device memory that nobody wrote, in the launches of a program that keeps what is written.

The rule: a launch is looked at where an array of it has bytes that nobody wrote and the kernel reads or writes it: it
is executed once more before the launch, with code that marks what it writes, and the arrays are put back. Where that
did not come to its end, or is not asked for, what the kernel writes counts as written: reads are missed, none invented.
"""

from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from contextlib import suppress
from typing import TypeAlias

import numpy as np

from warplens.cuda.capture import memory, value
from warplens.cuda.execute import on_engine, race_search, verification
from warplens.cuda.ground import errors, files
from warplens.cuda.simt.launch import engine, unwritten
from warplens.cuda.simt.values.value import Mode

MOST_READ = 8  # of launches of a kind that have read so many arrays no later ones are looked at

Looked: TypeAlias = tuple[tuple[on_engine.UnwrittenRead, ...], tuple[str, ...]]  # the reads of a launch, and notes


class UnwrittenSearch:
    """Looks at the launches of a program, one after the other; at most `threads` execute blocks.

    It looks at those that are searched for races, and at a few later ones of the same kind that read an array for the
    first time: a loop that swaps two arrays reads in its second trip what it has written in its first.
    """

    def __init__(self, code_cache: files.BlobFolder, threads: int) -> None:
        self._code_cache, self._threads = code_cache, threads
        self._read: dict[object, set[int]] = {}  # the addresses of arrays that launches of a kind have read

    def find(self, capture: value.Capture, launch: engine.Launch, *, is_searched: bool) -> Looked:
        """Return the reads of a launch that is about to be executed, and notes on how much of it was looked at."""
        kept = {buffer.name: (written, buffer) for buffer in capture.buffers if (written := _written(buffer))}
        is_looked_at = is_searched or self._is_new(capture, kept.keys() & launch.loaded)
        marks: dict[str, np.ndarray] = {}
        outcome: unwritten.Outcome | None = None
        if is_looked_at:
            self._read.setdefault(capture.kind, set()).update(_addresses(capture, kept.keys() & launch.loaded))
            used = kept.keys() & (launch.written | launch.loaded)
            missing = {name: kept[name][0].missing() for name in sorted(used)}
            marks = {name: own for name, own in missing.items() if own is not None}
            if not marks:
                return (), ()
            outcome = self._looked_at(launch, marks)
        if outcome is None or outcome.executed < outcome.blocks:
            take_as_whole(capture.buffers, launch.written)
        if outcome is None:
            return (), ()
        file = launch.request.file_name
        reads = tuple(
            on_engine.UnwrittenRead(
                array=read.array, where=kept[read.array][0].where(), read_bytes=read.read_bytes,
                size_bytes=kept[read.array][1].size_bytes, place=f"{file}:{read.line}" if read.line else file,
            )
            for read in outcome.reads
        )  # fmt: skip
        notes = [*(read.note for read in reads), _extent(outcome)]
        if outcome.executed == outcome.blocks:
            stored = sorted(marks.keys() & launch.written)
            notes += [_left(name, marks[name][: kept[name][1].size_bytes]) for name in stored]
        return reads, tuple(filter(None, notes))

    def _is_new(self, capture: value.Capture, loaded: AbstractSet[str]) -> bool:
        """Return whether a launch reads an array that those of its kind that were looked at have not read."""
        read = self._read.get(capture.kind)
        return read is not None and len(read) <= MOST_READ and not read >= _addresses(capture, loaded)

    def _looked_at(self, launch: engine.Launch, marks: Mapping[str, np.ndarray]) -> unwritten.Outcome | None:
        """Execute a launch with code that looks; None where it fails, which shows when it is executed."""
        with suppress(errors.WarplensError), race_search.restored(launch):
            looking = engine.Launch(launch.request, self._code_cache, mode=Mode.UNWRITTEN, like=launch)
            return looking.find_unwritten(marks, verification.MIN_SECONDS, threads=self._threads)
        return None


def _addresses(capture: value.Capture, names: AbstractSet[str]) -> set[int]:
    return {buffer.address for buffer in capture.buffers if buffer.name in names}


def _left(array: str, marks: np.ndarray) -> str:
    """Return the note on the bytes of an array that a launch which writes it leaves unwritten, "" for none."""
    places = np.flatnonzero(marks & 1 == 0)
    if not 0 < places.size < marks.size:
        return ""
    first, last = int(places[0]), int(places[-1])
    which = f"{first:,} to {last:,}" if last - first + 1 == places.size else f"{first:,} and {places.size - 1:,} others"
    return f"{array}: of its {marks.size:,} bytes {which} are not written, by this launch or before it"


def take_as_whole(buffers: Iterable[memory.Buffer], names: AbstractSet[str]) -> None:
    """Take the arrays of these names as written."""
    for buffer in buffers:
        if buffer.name in names and (written := _written(buffer)) is not None:
            written.take_as_whole()


def _written(buffer: memory.Buffer) -> memory.Written | None:
    return buffer.contents.written if isinstance(buffer.contents, memory.Allocation) else None


def _extent(outcome: unwritten.Outcome) -> str:
    """Return the note on how much of a launch was looked at, "" where that is all of it and something was found."""
    which = "the first" if outcome.are_first else "a sample of"
    part = "" if outcome.executed == outcome.blocks else f"{which} {outcome.executed:,} of {outcome.blocks:,} blocks"
    if outcome.reads:
        return f"reads of bytes that nobody wrote are looked for in {part}" if part else ""
    return f"global memory: no read of bytes that nobody wrote in {part or 'any block'}"
