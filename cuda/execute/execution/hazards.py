"""Finds memory errors and races that would fail on a GPU: executes the launch again, with checked code.

The rule: a report says how many blocks were checked, and a point takes at most about twice as long as without the
search (`MIN_SECONDS` aside), one of which a sample was executed a quarter longer, unless `CheckLevel.FULL` is asked
for. The arrays start as they were before the launch; checked code counts nothing, and its results are discarded.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from warplens.cuda.catalogue import Workload
from warplens.cuda.catalogue.workload import Array, ArrayRole
from warplens.cuda.execute import verification
from warplens.cuda.execute.preparation import PreparedLaunch
from warplens.cuda.ground.blobs import BlobFolder
from warplens.cuda.ground.errors import KernelFault
from warplens.cuda.ground.points import Check, CheckLevel
from warplens.cuda.ptx import tree
from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.simt.launch.block_choice import Independence, classes
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.execution import Budget
from warplens.cuda.simt.values.value import Mode

# Finds the elements that the executed blocks of a sampled launch wrote, so that they can be compared.
# An array that the kernel only stores to is filled with a pattern before blocks are sampled; an element that differs
# from the pattern afterwards was written. In an array that the kernel also loads, an element that differs from before
# was written. An array that blocks update together (atomic operations) holds sums over all blocks, of which some are
# missing: it is not checked. Only windows of the written elements are compared, at the corners and edges and in the
# interior of the array, so that memory stays bounded.

Indices = npt.NDArray[np.int64]

PATTERN_BYTE = 0xA5  # the pattern repeats this byte: as a number of any type it is no likely result
SIDE = 32  # a window has at least this many rows and columns: about as many as a block writes
MIN_BAND_ELEMENTS = 2**15  # a band of rows, which is searched in one pass, has at least this many elements
MAX_PIECE_COLUMNS = 2**20  # a pass over a band takes at most this many columns, a multiple of the width of a window
MAX_WORD = 8  # numPy's largest unsigned integer has this many bytes; elements of more are compared as raw bytes
MAX_WINDOWS = 32  # at most this many windows of each class (corner, edge, interior) are compared


class WrittenElements:
    """The elements that the executed blocks of a launch wrote; arrays that are only written hold zeros before."""

    def __init__(
        self,
        arrays: Mapping[str, Array],
        before: Mapping[str, Array],
        roles: Mapping[str, ArrayRole],
        blocks: Independence,
    ) -> None:
        self._arrays = arrays
        self._before = before
        self._marked = [name for name in arrays if name in blocks.stored and roles[name] is ArrayRole.OUT]
        self._mixed = blocks.updated
        self._is_marked = False

    def mark(self) -> None:
        """Fill the arrays that the kernel only stores to with the pattern, wherever they hold zeros."""
        self._replace(0, PATTERN_BYTE)
        self._is_marked = True

    def clear(self) -> None:
        """Put the zeros back where nothing was written."""
        if self._is_marked:
            self._replace(PATTERN_BYTE, 0)
            self._is_marked = False

    def are_separate(self, name: str) -> bool:
        """Whether each element of an array is written by one block alone."""
        return name not in self._mixed and "" not in self._mixed

    def indices(self, name: str) -> Indices:
        """Return flat C-order indices of written elements, ascending: of all, or of windows of them."""
        array = self._arrays[name]
        columns = array.shape[-1] if array.ndim > 1 else array.size
        rows = array.size // columns if columns else 0
        height = max(SIDE, MIN_BAND_ELEMENTS // max(1, columns))
        width = SIDE if rows > 1 else SIDE * SIDE
        indices = [np.zeros(0, np.int64)]
        windows = self._windows(name, rows, columns, height, width)
        for part in classes((windows.shape[1], windows.shape[0], 1), [range(windows.size)]) if windows.size else ():
            across, down, _ = part.along
            written = np.argwhere(windows[down.start : down.stop, across.start : across.stop])
            spread = np.linspace(0, len(written) - 1, min(len(written), MAX_WINDOWS)).astype(np.int64)
            for row, column in written[spread] + (down.start, across.start):
                first, start = int(row) * height, int(column) * width
                mask = self._mask(name, columns, slice(first, first + height), slice(start, start + width))
                within = np.argwhere(mask)
                indices.append((within[:, 0] + first) * columns + within[:, 1] + start)
        return np.sort(np.concatenate(indices))

    def _windows(self, name: str, rows: int, columns: int, height: int, width: int) -> npt.NDArray[np.bool_]:
        """Return which windows of an array hold a written element."""
        windows = np.zeros((-(-rows // height), -(-columns // width)), bool)
        for band in range(windows.shape[0]):
            for start in range(0, columns, MAX_PIECE_COLUMNS):
                piece = slice(start, min(columns, start + MAX_PIECE_COLUMNS))
                mask = self._mask(name, columns, slice(band * height, (band + 1) * height), piece)
                any_row = np.logical_or.reduce(mask, axis=0)
                any_column = np.logical_or.reduceat(any_row, np.arange(0, len(any_row), width))
                windows[band, start // width : start // width + len(any_column)] = any_column
        return windows

    def _mask(self, name: str, columns: int, rows: slice, across: slice) -> npt.NDArray[np.bool_]:
        part = _bits(self._arrays[name]).reshape(-1, columns)[rows, across]
        if name in self._marked and self._is_marked:
            return np.asarray(part != _pattern(part.dtype, PATTERN_BYTE))
        before = self._before[name]
        if not any(before.strides):  # a broadcast zero
            return np.asarray(part != _pattern(part.dtype, 0))
        return np.asarray(part != _bits(before).reshape(-1, columns)[rows, across])

    def _replace(self, old: int, new: int) -> None:
        for name in self._marked:
            for piece in _pieces(_bits(self._arrays[name])):
                np.putmask(piece, piece == _pattern(piece.dtype, old), _pattern(piece.dtype, new))


def _bits(array: Array) -> Array:
    """Return the elements of a contiguous array as their bits, flat and not copied."""
    return array.reshape(-1).view(f"u{array.itemsize}" if array.itemsize <= MAX_WORD else f"V{array.itemsize}")


def _pattern(dtype: np.dtype[Any], byte: int) -> Any:
    return np.frombuffer(bytes([byte]) * dtype.itemsize, dtype)[0]


def _pieces(flat: Array) -> Iterator[Array]:
    for start in range(0, flat.size, MAX_PIECE_COLUMNS):
        yield flat[start : start + MAX_PIECE_COLUMNS]


MIN_SECONDS = 0.2  # the search may take this many seconds however fast the point was: that is little beside compiling
SAMPLE_SHARE = 0.25  # of the time of a sampled point, the search takes this share: most races are in every block
MIN_EXECUTION_SHARE = 0.1
"""Execution gets at least this share of the allowed time, even where compiling the checked code took longer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HazardReport:
    """The result of a search: the sentence of a fault, if there is one, and notes on how much was checked.

    `unwritten` are sentences on the outputs that no thread writes.
    """

    fault: str = ""
    notes: tuple[str, ...] = ()
    unwritten: tuple[str, ...] = ()


def find_hazards(
    launch: Launch,
    prepared: PreparedLaunch,
    code_cache: BlobFolder,
    level: CheckLevel,
    spent_s: float,
    *,
    is_sample: bool = False,
    threads: int = 1,
    outputs: Sequence[str] = (),
) -> HazardReport:
    """Find memory errors and races of a launch; its arrays are restored first, and then changed.

    The point has taken `spent_s` seconds so far. `outputs` are arrays that the kernel only writes: elements that no
    thread writes are looked for there.
    """
    if level is CheckLevel.FAST:
        return HazardReport()
    if not launch.may_race:  # very large arrays are not restored for nothing
        return HazardReport(notes=tuple(filter(None, [SearchExtent(left_out=launch.why_global_is_left_out).note()])))
    started_s = time.perf_counter()
    checked_launch = Launch(prepared.request, code_cache, mode=Mode.CHECKED, like=launch)
    prepared.restore()
    allowed_s = max(MIN_SECONDS, spent_s * SAMPLE_SHARE if is_sample else spent_s)
    left_s = max(MIN_EXECUTION_SHARE * allowed_s, allowed_s - (time.perf_counter() - started_s))
    extent = SearchExtent()
    if fault := extent.search(checked_launch, math.inf if level is CheckLevel.FULL else left_s, threads):
        return HazardReport(fault=fault)
    is_whole = extent.executed == extent.blocks and tree.Space.GLOBAL in extent.spaces
    return HazardReport(
        notes=(*filter(None, [extent.note()]), *extent.notes),
        unwritten=tuple(filter(None, _unwritten(checked_launch, prepared, outputs))) if is_whole else (),
    )


def _unwritten(launch: Launch, prepared: PreparedLaunch, outputs: Sequence[str]) -> Iterator[str]:
    """Yield a sentence on each output with elements that no thread has written; `launch` has run whole, checked."""
    for name in outputs:
        array = prepared.request.arrays[name]
        missing = launch.unwritten(name)
        if missing is not None:  # what a store without a trace wrote is not zero, as seldom as it may be
            yield unwritten_sentence(name, missing.reshape(array.shape) & (array == 0))


def unwritten_sentence(name: str, missing: np.ndarray) -> str:
    """Return the sentence on the elements of an array that no thread has written, which are `missing`; "" for none."""
    places = np.flatnonzero(missing)
    if not places.size:
        return ""
    if places.size == missing.size:
        return f"{name} is not written by any thread"
    first, last = int(places[0]), int(places[-1])
    if missing.ndim == 1 and last - first + 1 == places.size:
        return f"{name}[{first}{f'..{last}' if last > first else ''}] is not written by any thread"
    index = "".join(f"[{axis}]" for axis in np.unravel_index(first, missing.shape))
    return (
        f"{places.size:,} of {missing.size:,} elements of {name} are not written by any thread, "
        f"the first of them {name}{index}"
    )


@dataclass(slots=True, kw_only=True)
class SearchExtent:
    """How much was searched: by default nothing.

    `launches` are those that came to their end without a fault, `executed` so many of their `blocks`, which `are_first`
    or a sample. `spaces` are those whose accesses were compared; `left_out` says why global memory is not among them.
    """

    launches: int = 0
    executed: int = 0
    blocks: int = 0
    spaces: frozenset[tree.Space] = frozenset()
    left_out: str = ""
    are_first: bool = True
    notes: dict[str, None] = field(default_factory=dict)

    def search(self, checked: Launch, seconds: float, threads: int) -> str:
        """Search a launch for so long, and add what was searched; return the sentence of a fault, "" for none."""
        try:
            outcome = checked.inspect(seconds, threads=threads)
        except KernelFault as fault:
            return str(fault)
        self.launches += 1
        self.executed += outcome.executed
        self.blocks += outcome.blocks
        self.spaces |= set(outcome.looked_at)
        self.left_out = self.left_out or outcome.left_out
        self.are_first &= outcome.are_first
        self.notes |= dict.fromkeys(outcome.notes)
        return ""

    def note(self) -> str:
        """Return the note on it."""
        which = "the first" if self.are_first else "a sample of"
        part = "" if self.executed == self.blocks else f"{which} {self.executed:,} of {self.blocks:,} blocks"
        parts = []
        if tree.Space.SHARED in self.spaces:
            parts.append(f"shared memory: no race and no read of unwritten bytes in {part or 'any block'}")
        if tree.Space.GLOBAL in self.spaces:
            parts.append(f"global memory: no race in or between {part or 'any blocks'}")
        if self.left_out:
            parts.append(f"global memory: races are not looked for, since {self.left_out}")
        return "; ".join(parts)


# Executes a launch within its budget, and compares the result with the reference.
# A note on a sample says that it is one: how many elements were compared, and what was not checked.

OVERRUN = 1.5  # a launch that took more than this multiple of its budget has a note that says why


@dataclass(frozen=True, slots=True, kw_only=True)
class ExecutedLaunch:
    """An executed launch: its counts, a comparison for each array of the reference, and notes.

    `changed` says which inputs the kernel wrote to, "" for none.
    """

    counts: LaunchCounts
    checks: tuple[Check, ...]
    notes: tuple[str, ...] = ()
    changed: str = ""


def execute(
    launch: Launch,
    prepared: PreparedLaunch,
    workload: Workload,
    budget: Budget,
    threads: int = 1,
    *,
    values: Mapping[str, Array] | None = None,
) -> ExecutedLaunch:
    """Execute a launch, or a sample of its blocks if all would take longer than the budget.

    `values` stand beside the arrays before the launch in the expressions of its reference.
    """
    arrays, before = prepared.request.arrays, prepared.before
    inputs = prepared.digests(launch.written)
    written = WrittenElements(arrays, before, prepared.roles, launch.independence)
    counts = launch.run(budget, threads=threads, before_sampling=written.mark)
    notes = (*filter(None, [launch.waited]), *_overrun(launch, budget.seconds))
    before = {**before, **(values or {})}
    if counts.sample is None:
        written.clear()
        checks = verification.compare(arrays, workload, before)
        return ExecutedLaunch(counts=counts, checks=checks, notes=notes, changed=prepared.changed_inputs(inputs))
    indices = {name: written.indices(name) for name in workload.expected if written.are_separate(name)}
    checks = verification.compare(arrays, workload, before, indices)
    notes += tuple(
        f"{check.checked:,} elements of {check.array!r} that the sampled blocks wrote were compared" for check in checks
    )
    notes += tuple(
        f"{name!r} was not checked: it is made by all blocks together, and only a sample was executed"
        for name in workload.expected
        if name not in indices
    )
    return ExecutedLaunch(counts=counts, checks=checks, notes=notes, changed=prepared.changed_inputs(inputs))


def _overrun(launch: Launch, budget_s: float) -> tuple[str, ...]:
    if math.isinf(budget_s) or launch.elapsed_s <= OVERRUN * budget_s:
        return ()
    reason = (
        "a block is executed to its end, and at least one of each class"
        if launch.independence.any_order
        else "its blocks may depend on each other, so all were executed"
    )
    return (f"executing took {launch.elapsed_s:.1f} s, above its budget of {budget_s:g} s: {reason}",)
