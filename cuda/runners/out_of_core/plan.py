"""The plan of a matrix product whose matrices are larger than the memory it may use: panels, slots, and their order.

The rule: pure arithmetic; nothing here knows a card, a driver or an array. A plan says which blocks there are and in
which order they are copied and multiplied; `operations` says what waits for what. Whoever carries it out, in any order
that the lanes and the waits allow, gets the product.

C (rows x columns) is computed tile by tile. While a tile stays in the device's memory, panels of A and B stream through
it along the inner dimension: a panel of A (tile rows x depth), a panel of B (depth x tile columns), one product that
adds to the tile. There are two slots for each of the three, so that the next panels are uploaded during a product, and
a finished tile is downloaded during those of the next one. The order turns back at each edge (first left to right, then
right to left, and so along the depth), so that the last panel of one tile is still there for the next.

Source: Hong and Kung, "I/O complexity: the red-blue pebble game", STOC 1981: with room for S elements a product moves
in the order of rows * inner * columns / sqrt(S) elements at least, which square tiles that fill the memory come near.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property

import numpy as np

from warplens.cuda.catalogue import KernelFile, Workload
from warplens.cuda.catalogue.expressions import evaluate_whole
from warplens.cuda.errors import InputError, LaunchLimitError

SLOTS = 2
"""Buffers of each kind: one is used while the other is filled or emptied."""
GRAIN = 32
"""Panels are multiples of so many elements where the matrix allows it: rows of whole 128-byte lines."""
STEP_BYTES = 1 << 20
"""What one more product costs beside its bytes, as bytes: without it a plan would cut a small budget into ever thinner
panels. Queueing its copies, launch and events takes Python 21 us, in which the link moves as much.

Source: H200, N = 8192 in 2 MiB: 22,528 products were queued in 483 ms (tests/hardware/h200_out_of_core.json).
"""
MOST_PRODUCTS = 250_000
"""Products of a plan: four seconds to list and five to queue, in 200 MB of Python's memory."""
GROWTH = 1.12
"""Ratio of neighbouring numbers of tiles that are tried, above the first."""
ALL_TRIED = 12
"""Numbers of tiles up to which each is tried."""

Span = tuple[int, int]
"""First row or column of a block, and the one after its last."""


class Lane(StrEnum):
    """What is done in order: each lane is a stream of its own."""

    UPLOAD = "upload"
    PRODUCT = "product"
    DOWNLOAD = "download"


class Action(StrEnum):
    """What an operation does."""

    LEFT = "left"
    """Copy a panel of A to the device."""
    RIGHT = "right"
    """Copy a panel of B to the device."""
    CLEAR = "clear"
    """Fill a tile of C with zeros."""
    MULTIPLY = "multiply"
    """Add the product of the panels to a tile of C."""
    RESULT = "result"
    """Copy a tile of C to the host."""


LANES = {
    Action.LEFT: Lane.UPLOAD,
    Action.RIGHT: Lane.UPLOAD,
    Action.CLEAR: Lane.PRODUCT,
    Action.MULTIPLY: Lane.PRODUCT,
    Action.RESULT: Lane.DOWNLOAD,
}

Shape = tuple[int, int, int]
"""Rows, depth and columns of one product."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Operation:
    """One thing to do, in its lane after those before it, and after those that it `waits` for (places in the list).

    `rows` and `columns` place the block in its own matrix: A, B, or C for the last three deeds; `slot` is that of the
    block. A product has beside it the `depth` of its panels and their slots, the left one first.
    """

    action: Action
    rows: Span
    columns: Span
    slot: int
    waits: tuple[int, ...] = ()
    depth: int = 0
    panels: tuple[int, int] = (0, 0)

    @property
    def lane(self) -> Lane:
        """The lane that does it."""
        return LANES[self.action]

    @property
    def extent(self) -> tuple[int, int]:
        """Rows and columns of the block."""
        return self.rows[1] - self.rows[0], self.columns[1] - self.columns[0]

    @property
    def elements(self) -> int:
        """Elements of the block."""
        height, width = self.extent
        return height * width

    @property
    def shape(self) -> Shape:
        """Rows, depth and columns of a product."""
        height, width = self.extent
        return height, self.depth, width


@dataclass(frozen=True)
class StreamPlan:
    """A product of A (rows x inner) and B (inner x columns), cut up; sizes in elements of `itemsize` bytes."""

    rows: int
    inner: int
    columns: int
    itemsize: int
    tile_rows: int
    tile_columns: int
    depth: int

    @property
    def tiles(self) -> tuple[int, int]:
        """Tiles of C: down and across."""
        return _parts(self.rows, self.tile_rows), _parts(self.columns, self.tile_columns)

    @property
    def steps(self) -> int:
        """Products that a tile takes."""
        return _parts(self.inner, self.depth)

    @property
    def products(self) -> int:
        """Products of panels altogether."""
        down, across = self.tiles
        return down * across * self.steps

    @property
    def slots(self) -> Mapping[Action, int]:
        """Slots for panels of A and of B and for tiles of C; one where there is only one such block."""
        down, across = self.tiles
        return {
            Action.LEFT: min(SLOTS, down * self.steps),
            Action.RIGHT: min(SLOTS, across * self.steps),
            Action.RESULT: min(SLOTS, down * across),
        }

    @property
    def slot_bytes(self) -> Mapping[Action, int]:
        """Bytes of a slot of each kind."""
        return {
            Action.LEFT: self.itemsize * self.tile_rows * self.depth,
            Action.RIGHT: self.itemsize * self.depth * self.tile_columns,
            Action.RESULT: self.itemsize * self.tile_rows * self.tile_columns,
        }

    @property
    def memory_bytes(self) -> int:
        """Bytes of device memory that all slots take together."""
        return sum(count * self.slot_bytes[kind] for kind, count in self.slots.items())

    @cached_property
    def operations(self) -> tuple[Operation, ...]:
        """Everything there is to do, in an order in which it can be queued."""
        return tuple(_operations(self))

    @cached_property
    def shapes(self) -> Mapping[Shape, int]:
        """How often each product occurs: blocks at the edges are smaller."""
        found: dict[Shape, int] = {}
        for operation in self.operations:
            if operation.action is Action.MULTIPLY:
                found[operation.shape] = found.get(operation.shape, 0) + 1
        return found

    def moved_bytes(self, lane: Lane) -> int:
        """Return the bytes that a lane of copies moves."""
        return self.itemsize * sum(operation.elements for operation in self.operations if operation.lane is lane)


def plan_stream(rows: int, inner: int, columns: int, *, itemsize: int, budget_bytes: int) -> StreamPlan:
    """Return the plan for a budget of device memory that moves the fewest bytes, counting what each step costs beside.

    Raises:
        LaunchLimitError: not even the smallest panels fit into the budget, or there are far too many.
    """
    best, least = None, math.inf
    for steps in _counts(_parts(inner, GRAIN)):
        depth = _rounded(inner, steps)
        for down in _counts(_parts(rows, GRAIN)):
            height = _rounded(rows, down)
            whole = StreamPlan(rows, inner, columns, itemsize, height, columns, depth)
            for plan in _fitting(whole, budget_bytes):
                cost = _cost(plan)
                if cost < least:
                    best, least = plan, cost
    if best is None:
        smallest = StreamPlan(
            rows, inner, columns, itemsize, min(rows, GRAIN), min(columns, GRAIN), min(inner, GRAIN)
        ).memory_bytes
        raise LaunchLimitError(
            f"a budget of {budget_bytes:,} bytes is too small to stream through: the smallest panels take "
            f"{smallest:,} bytes"
        )
    if best.products > MOST_PRODUCTS:
        raise LaunchLimitError(
            f"a budget of {budget_bytes:,} bytes is too small to stream through: it takes {best.products:,} products "
            f"of panels, and at most {MOST_PRODUCTS:,} are queued"
        )
    return best


def plan_of(kernel: KernelFile, workload: Workload) -> StreamPlan:
    """Return the plan for a workload of a kernel that streams.

    Raises:
        InputError: the kernel does not stream.
        LaunchLimitError: its budget is too small.
        ExpressionError: the budget has no value here.
    """
    stream = kernel.stream
    if stream is None:
        raise InputError(f"{kernel.name} has no [stream]: its arrays are not cut into panels")
    names = workload.names
    return plan_stream(
        names[stream.rows],
        names[stream.inner],
        names[stream.columns],
        itemsize=np.dtype(kernel.arrays[stream.result].dtype).itemsize,
        budget_bytes=evaluate_whole(stream.budget, names, "the budget of [stream]", 1),
    )


def single_launch(kernel: KernelFile, workload: Workload) -> tuple[Workload, tuple[str, ...]]:
    """Return a workload that is a single launch, and what is to be said of it: of a product that streams one of panels.

    Raises:
        LaunchLimitError: the budget for panels is too small.
    """
    if kernel.stream is None:
        return workload, ()
    shapes = plan_of(kernel, workload).shapes
    shape = max(shapes, key=lambda shape: shapes[shape])
    listed = " x ".join(map(str, shape))
    return kernel.panel_workload(workload, shape), (f"one of {sum(shapes.values()):,} products of panels: {listed}",)


def _fitting(whole: StreamPlan, budget_bytes: int) -> Iterator[StreamPlan]:
    """Yield the plan with tiles as wide as the matrix, if it fits, and the one with the widest tiles that do."""
    if whole.memory_bytes <= budget_bytes:
        yield whole
    height, depth = whole.tile_rows, whole.depth
    elements = budget_bytes // whole.itemsize
    width = (elements - SLOTS * height * depth) // (SLOTS * height + SLOTS * depth) // GRAIN * GRAIN
    if 0 < width < whole.columns:
        yield replace(whole, tile_columns=min(width, _rounded(whole.columns, _parts(whole.columns, width))))


def _cost(plan: StreamPlan) -> float:
    """Return the bytes that a plan moves, those of its start and end that nothing hides, and its steps as bytes.

    A tile needs all of its rows of A and columns of B; the panel at each turn of the order is there already.
    """
    down, across = plan.tiles
    left, right, result = (plan.slot_bytes[kind] for kind in (Action.LEFT, Action.RIGHT, Action.RESULT))
    moved = plan.itemsize * (across * plan.rows * plan.inner + down * plan.inner * plan.columns)
    moved -= down * (across - 1) * left + (down - 1) * right
    return moved + left + right + result + STEP_BYTES * plan.products


def _operations(plan: StreamPlan) -> Iterator[Operation]:
    """Yield the operations of a plan.

    A slot of panels is filled again after the last product that used it, a tile is cleared after its slot's last
    download; a product waits for its panels, a download for the last product of its tile.
    """
    left, right = _Ring(plan.slots[Action.LEFT]), _Ring(plan.slots[Action.RIGHT])
    downloads: dict[int, int] = {}
    place = -1
    for number, (rows, columns) in enumerate(_tiles(plan)):
        slot = number % plan.slots[Action.RESULT]
        place += 1
        free = (downloads[slot],) if slot in downloads else ()
        yield Operation(action=Action.CLEAR, rows=rows, columns=columns, slot=slot, waits=free)
        for depth in _turned(_spans(plan.inner, plan.depth), number):
            waits: list[int] = []
            for action, ring, block in ((Action.LEFT, left, (rows, depth)), (Action.RIGHT, right, (depth, columns))):
                if ring.holds != block:
                    place += 1
                    yield Operation(
                        action=action, rows=block[0], columns=block[1], slot=ring.turn(block), waits=ring.last_use()
                    )
                    waits = [place]  # one lane: the later upload is the last to end
            place += 1
            yield Operation(
                action=Action.MULTIPLY, rows=rows, columns=columns, slot=slot, waits=tuple(waits),
                depth=depth[1] - depth[0], panels=(left.slot, right.slot),
            )  # fmt: skip
            left.used[left.slot] = right.used[right.slot] = place
        place += 1
        yield Operation(action=Action.RESULT, rows=rows, columns=columns, slot=slot, waits=(place - 1,))
        downloads[slot] = place


class _Ring:
    """The slots of one kind of panels: which is the newest, what it holds, and the last product that used each."""

    def __init__(self, slots: int) -> None:
        self._slots = slots
        self.slot = -1
        self.holds: tuple[Span, Span] | None = None
        self.used: dict[int, int] = {}

    def turn(self, block: tuple[Span, Span]) -> int:
        """Give the next slot to a block."""
        self.slot = (self.slot + 1) % self._slots
        self.holds = block
        return self.slot

    def last_use(self) -> tuple[int, ...]:
        """Return the last product that used the newest slot."""
        return (self.used[self.slot],) if self.slot in self.used else ()


def _tiles(plan: StreamPlan) -> Iterator[tuple[Span, Span]]:
    for number, rows in enumerate(_spans(plan.rows, plan.tile_rows)):
        for columns in _turned(_spans(plan.columns, plan.tile_columns), number):
            yield rows, columns


def _spans(size: int, part: int) -> list[Span]:
    return [(start, min(start + part, size)) for start in range(0, size, part)]


def _turned(spans: list[Span], number: int) -> Iterable[Span]:
    """Return the spans, every other time backwards."""
    return reversed(spans) if number % 2 else spans


def _parts(size: int, part: int) -> int:
    return -(-size // part)


def _rounded(size: int, parts: int) -> int:
    """Return the size of one of so many parts, a multiple of GRAIN unless it is the whole."""
    return min(size, _parts(_parts(size, parts), GRAIN) * GRAIN)


def _counts(most: int) -> Iterator[int]:
    """Yield numbers of parts from 1 to `most`: each at first, then ever fewer."""
    count = 1
    while count < most:
        yield count
        count = count + 1 if count < ALL_TRIED else math.ceil(count * GROWTH)
    yield most
