"""Other layouts of a shared array: longer rows, columns exchanged by row, and a gap after every 32 words.

The rule: a layout is judged by the recorded requests of all lines that use the array, counted again with the addresses
that it gives; it moves whole elements of the widest access, so that none loses its alignment.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain

from warplens.cuda.device.spec import MemoryRules
from warplens.cuda.simt.counting.counts import MemoryCount, active_lanes, wavefronts
from warplens.cuda.simt.counting.rules import BANK_BYTES, CURRENT, LANES
from warplens.cuda.simt.counting.transactions import InstructionRecord, RecordedRequest

WORTHWHILE = 0.9  # a layout is worth changing the source if requests take at most this part of the present wavefronts
MAX_REQUESTS = 384  # so many different requests to an array are counted for each layout: 33 row pitches take a second
_ACCESS = re.compile(r"\b(?:ld|st)\.[\w.:]*?(?:\.v([248]))?\.[bfsu](8|16|32|64)\b")  # its width: elements and bits


@dataclass(frozen=True, slots=True)
class Weighted:
    """A recorded request of an instruction, and the number of requests of the launch that it stands for."""

    count: MemoryCount
    request: RecordedRequest
    weight: float

    def cost(self, addresses: Sequence[int], rules: MemoryRules) -> int:
        """Return the wavefronts of the request at these addresses."""
        count = self.count
        return wavefronts(addresses, count.width_bytes, self.request.mask, is_store=count.is_store, rules=rules)

    def parts(self) -> "Iterator[Weighted]":
        """Iterate over the requests of the accesses that the PTX has, where the assembler merged several into one."""
        kind = _ACCESS.search(self.count.text)
        width = int(kind[1] or 1) * int(kind[2]) // 8 if kind else self.count.width_bytes
        count = replace(self.count, width_bytes=min(width, self.count.width_bytes))
        for start in range(0, self.count.width_bytes, count.width_bytes):
            addresses = tuple(address + start for address in self.request.addresses)
            yield Weighted(count, replace(self.request, addresses=addresses), self.weight)


@dataclass(frozen=True, slots=True)
class Layout:
    """A layout of an array, and what all recorded requests to it cost with it, in wavefronts of the launch."""

    wavefronts: float
    pitch_words: int = 0  # the row pitch; 0: none
    unit_words: int = 0  # the words that columns are exchanged in or that a gap has; 0: none


@dataclass(frozen=True, slots=True, kw_only=True)
class SharedArray:
    """A shared array with recorded requests to it; `row_words` from a row to the next, 0 where no rows are shown."""

    row_words: int
    requests: tuple[Weighted, ...]
    rules: MemoryRules = CURRENT

    @property
    def unit_words(self) -> int:
        """The words of the widest access; row pitches are multiples of it."""
        return max((max(1, used.count.width_bytes // BANK_BYTES) for used in self.requests), default=1)

    def present(self) -> Layout:
        """Return the layout that the array has."""
        return Layout(self.total(lambda address: address), self.row_words)

    def longer_rows(self) -> Layout | None:
        """Return the row pitch with the fewest wavefronts, among equals the smallest; None without rows."""
        if not self.row_words:
            return None
        first = self.row_words + -self.row_words % self.unit_words
        pitches = range(first, self.row_words + self.rules.banks + 1, self.unit_words)
        layouts = (Layout(self.wavefronts_at(pitch), pitch) for pitch in pitches if pitch > self.row_words)
        return min(layouts, key=lambda layout: (layout.wavefronts, layout.pitch_words), default=None)

    def exchanged_columns(self) -> Layout | None:
        """Return the layout `column ^ row`, in units of the widest access; None unless a row is 2^n of them."""
        units, rest = divmod(self.row_words, self.unit_words)
        if units < 2 or rest or units & (units - 1):
            return None
        unit_bytes = self.unit_words * BANK_BYTES
        row_bytes = self.row_words * BANK_BYTES

        def moved(address: int) -> int:
            row, column = divmod(address, row_bytes)
            return row * row_bytes + ((column // unit_bytes) ^ (row % units)) * unit_bytes + column % unit_bytes

        return Layout(self.total(moved), self.row_words, self.unit_words)

    def gaps(self) -> Layout:
        """Return the layout with a gap, of the widest access in the source, after 32 words: a division merges none."""
        apart = replace(self, requests=tuple(part for used in self.requests for part in used.parts()))
        every, gap = LANES * BANK_BYTES, apart.unit_words * BANK_BYTES
        return Layout(apart.total(lambda address: address + address // every * gap), 0, apart.unit_words)

    def wavefronts_at(self, pitch_words: int) -> float:
        """Return the wavefronts with another row pitch."""
        old, new = BANK_BYTES * self.row_words, BANK_BYTES * pitch_words
        return self.total(lambda address: address // old * new + address % old)

    def total(self, moved: Callable[[int], int]) -> float:
        """Return the wavefronts of the launch with each address, in bytes from the start of the array, moved."""
        costs = (used.weight * used.cost([*map(moved, used.request.addresses)], self.rules) for used in self.requests)
        return float(sum(costs))


def weighted(
    counts: Iterable[MemoryCount], records: Mapping[int, InstructionRecord], offset_bytes: int = 0
) -> tuple[Weighted, ...]:
    """Return up to `MAX_REQUESTS` requests to an array at `offset_bytes`, with addresses from there, idle ones 0."""
    executed = [count for count in counts if count.requests and count.index in records]
    most = max(1, MAX_REQUESTS // max(1, len(executed)))
    weighted_requests: list[Weighted] = []
    for count in executed:
        alike = Counter(kept_requests(records[count.index]))
        step = -(-len(alike) // most)
        kept = list(alike.items())[::step] if alike else []
        recorded = sum(times for _, times in kept)
        for request, times in kept:
            addresses = [0] * LANES
            for lane in active_lanes(request.mask):
                addresses[lane] = request.addresses[lane] - offset_bytes
            moved = RecordedRequest(mask=request.mask, addresses=tuple(addresses))
            weighted_requests.append(Weighted(count, moved, count.requests * times / recorded))
    return tuple(weighted_requests)


def kept_requests(record: InstructionRecord) -> Iterator[RecordedRequest]:
    """Iterate over the kept requests of an instruction, warp by warp; those without an active lane are left out."""
    return (request for warp in range(len(record.data)) for _, request in record.active(warp))


# A fit reproduces the address of every active lane exactly, or there is none.
USUAL_ROWS = (16, 8, 4, 2)  # these widths of a thread block, which divide a warp into rows, are tried before all others


@dataclass(frozen=True, slots=True)
class Fit:
    """Address of lane n: base + stride * ((n + phase) % row_lanes) + row_stride * ((n + phase) // row_lanes)."""

    stride: int
    row_lanes: int = LANES
    rows: int = 1
    row_stride: int = 0


def fit_lanes(addresses: Sequence[int], lanes: Sequence[int]) -> Fit | None:
    """Return strides that reproduce every address, None if none do: one stride first, then usual rows, then others."""
    if len(lanes) == 1:
        return Fit(0)
    usual = ((row_lanes, 0) for row_lanes in (LANES, *USUAL_ROWS))
    # in blocks of other widths rows begin anywhere in the warp
    others = ((row_lanes, phase) for row_lanes in range(3, LANES) for phase in range(row_lanes))
    fits = (_fit_rows(addresses, lanes, *form) for form in chain(usual, others))
    return next((fit for fit in fits if fit is not None), None)


def _fit_rows(addresses: Sequence[int], lanes: Sequence[int], row_lanes: int, phase: int) -> Fit | None:
    """Fit rows of one width. A row with a single lane determines no stride, and a single row no row stride."""
    coordinates = [divmod(lane + phase, row_lanes) for lane in lanes]
    stride: int | None = None
    first_of_row: dict[int, tuple[int, int]] = {}
    for (row, column), lane in zip(coordinates, lanes, strict=True):
        column0, address0 = first_of_row.setdefault(row, (column, addresses[lane]))
        if column == column0:
            continue
        step, rest = divmod(addresses[lane] - address0, column - column0)
        if rest or step != (step if stride is None else stride):
            return None
        stride = step
    if stride is None:
        return None
    starts = {row: address - stride * column for row, (column, address) in first_of_row.items()}
    rows = sorted(starts)
    if len(rows) == 1:
        return Fit(stride, min(row_lanes, LANES))
    row_stride, rest = divmod(starts[rows[1]] - starts[rows[0]], rows[1] - rows[0])
    if rest or any(starts[row] != starts[rows[0]] + row_stride * (row - rows[0]) for row in rows):
        return None
    return Fit(stride, row_lanes, len(rows), row_stride)
