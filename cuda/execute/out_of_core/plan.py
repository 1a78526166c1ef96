"""The plan of a matrix product whose matrices are larger than the memory it may use: panels, slots, and their order.

The rule: pure arithmetic; nothing here knows a GPU, a driver or an array. A plan gives the steps of a capture in the
order in which blocks are copied and multiplied; a step says which earlier ones it waits for. Every order of execution
that the lanes and the waits allow gives the product.

C (rows x columns) is computed tile by tile. While a tile stays in the device's memory, panels of A and B stream through
along the inner dimension: a panel of A (tile rows x depth), a panel of B (depth x tile columns), one product that adds
to the tile. There are two slots for each of the three, so that the next panels are uploaded during a product, and a
finished tile is downloaded during the products of the next one. The order reverses at each edge (left to right, then
right to left, and the same along the depth), so that the last panel of one tile is still there for the next.
"""

import itertools
import math
import operator
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache, cached_property
from typing import Generic, NamedTuple, TypeVar

import numpy as np
from msgspec.structs import replace as replace_step

from warplens.cuda.capture.memory import Buffer
from warplens.cuda.capture.value import Capture, Copy, Fill, Launch, PlanOrigin, Region, Step
from warplens.cuda.catalogue import KernelFile, Workload, sequence, values
from warplens.cuda.execute import preparation, result_builder
from warplens.cuda.ground.errors import InputError, LaunchLimitError
from warplens.cuda.ground.metrics import METRICS, MetricValue, PlanQuantities, Provenance, StreamQuantities, derived

SLOTS = 2  # each kind of block has this many buffers: one is used while the other is filled or emptied
GRAIN = 32  # sides of panels are multiples of so many elements where the matrix allows: rows are whole 128-byte lines
STEP_BYTES = 1 << 20
"""One more product costs as much as this many bytes, besides its own: without that a plan would cut a small budget into
ever thinner panels. Python queues the copies, the launch and the events in 21 us, in which the link moves these bytes.

Source: H200, N = 8192 in 2 MiB: 22,528 products were queued in 483 ms (tests/hardware/capacity/h200_out_of_core.json).
"""
MAX_PRODUCTS = 250_000  # the most of a plan: they take four seconds to list, five to queue, and 200 MB of memory
GROWTH = 1.12  # numbers of tiles above `ALL_TRIED` are tried in steps of this ratio
ALL_TRIED = 12  # every number of tiles up to this one is tried

Span = tuple[int, int]  # the first row or column of a block, and the one after its last


class Lane(StrEnum):
    """A queue of steps that run in order: each lane is a stream of its own."""

    UPLOAD = "upload"
    PRODUCT = "product"
    DOWNLOAD = "download"


_T = TypeVar("_T")


class PerMatrix(NamedTuple, Generic[_T]):
    """A value for each matrix of `result = left @ right`."""

    left: _T
    right: _T
    result: _T


Shape = tuple[int, int, int]  # rows, depth and columns of one product
LaunchOf = Callable[[Shape, PerMatrix[str]], Launch]  # adds a product of this shape, with its blocks in these buffers


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
    def slots(self) -> PerMatrix[int]:
        """Slots for panels of A and of B and for tiles of C; one where there is only one such block."""
        down, across = self.tiles
        return PerMatrix(min(SLOTS, down * self.steps), min(SLOTS, across * self.steps), min(SLOTS, down * across))

    @property
    def slot_bytes(self) -> PerMatrix[int]:
        """Bytes of a slot of each kind."""
        return PerMatrix(
            left=self.itemsize * self.tile_rows * self.depth,
            right=self.itemsize * self.depth * self.tile_columns,
            result=self.itemsize * self.tile_rows * self.tile_columns,
        )

    @property
    def memory_bytes(self) -> int:
        """Bytes of device memory that all slots take together."""
        return sum(map(operator.mul, self.slots, self.slot_bytes))

    @cached_property
    def shapes(self) -> Mapping[Shape, int]:
        """How often each product occurs, in the order of the plan: blocks at the edges are smaller."""
        return Counter(
            (_length(rows), _length(depth), _length(columns))
            for number, (rows, columns) in enumerate(_tiles(self))
            for depth in _alternating(_spans(self.inner, self.depth), number)
        )


def plan_stream(rows: int, inner: int, columns: int, *, itemsize: int, budget_bytes: int) -> StreamPlan:
    """Return the plan for a budget of device memory that moves the fewest bytes; each step counts as `STEP_BYTES` more.

    Source: Hong and Kung, "I/O complexity: the red-blue pebble game", STOC 1981: with room for S elements a product
    moves in the order of rows * inner * columns / sqrt(S) elements at least: square tiles that fill it come near.

    Raises:
        LaunchLimitError: not even the smallest panels fit into the budget, or there are more than `MAX_PRODUCTS`.

    Example:
        >>> plan = plan_stream(1024, 1024, 1024, itemsize=4, budget_bytes=4 << 20)
        >>> plan.memory_bytes <= 4 << 20, plan.products, plan.tiles
        (True, 16, (2, 2))
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
    if best.products > MAX_PRODUCTS:
        raise LaunchLimitError(
            f"a budget of {budget_bytes:,} bytes is too small to stream through: it takes {best.products:,} products "
            f"of panels, and at most {MAX_PRODUCTS:,} are queued"
        )
    return best


def plan_of(kernel: KernelFile, workload: Workload) -> StreamPlan:
    """Return the plan for a workload of a kernel that streams."""
    stream = kernel.stream
    if stream is None:
        raise InputError(f"{kernel.name} has no [stream]: its arrays are not cut into panels")
    names = workload.names
    return plan_stream(
        names[stream.rows],
        names[stream.inner],
        names[stream.columns],
        itemsize=np.dtype(kernel.arrays[stream.result].dtype).itemsize,
        budget_bytes=values.evaluate_whole(stream.budget, names, "the budget of [stream]", 1),
    )


def single_launch(kernel: KernelFile, workload: Workload) -> tuple[Workload, tuple[str, ...]]:
    """Return a workload that is a single launch, and notes on it: of a product that streams, one product of panels."""
    if kernel.stream is None:
        return workload, ()
    shapes = plan_of(kernel, workload).shapes
    shape = max(shapes, key=lambda shape: shapes[shape])
    listed = " x ".join(map(str, shape))
    return kernel.panel_workload(workload, shape), (f"one of {sum(shapes.values()):,} products of panels: {listed}",)


def _fitting(whole: StreamPlan, budget_bytes: int) -> Iterator[StreamPlan]:
    """Yield the plan with tiles as wide as the matrix, if it fits, and the one with the widest tiles that fit."""
    if whole.memory_bytes <= budget_bytes:
        yield whole
    height, depth = whole.tile_rows, whole.depth
    elements = budget_bytes // whole.itemsize
    width = (elements - SLOTS * height * depth) // (SLOTS * height + SLOTS * depth) // GRAIN * GRAIN
    if 0 < width < whole.columns:
        yield replace(whole, tile_columns=min(width, _rounded(whole.columns, _parts(whole.columns, width))))


def _cost(plan: StreamPlan) -> float:
    """Return the bytes that a plan moves, those at its start and end that no product hides, and its steps as bytes."""
    # A tile needs all of its rows of A and columns of B; the panel at each reversal of the order is there already.
    down, across = plan.tiles
    left, right, result = plan.slot_bytes
    moved = plan.itemsize * (across * plan.rows * plan.inner + down * plan.inner * plan.columns)
    moved -= down * (across - 1) * left + (down - 1) * right
    return moved + left + right + result + STEP_BYTES * plan.products


def steps_of(plan: StreamPlan, names: PerMatrix[str], launch_of: LaunchOf) -> Iterator[Step]:
    """Yield the steps of a plan in an order in which they can be queued; `names` are the buffers of the matrices.

    A slot of panels is filled again after the last product that used it, a tile is cleared after its slot's last
    download; a product waits for its panels, a download for the last product of its tile.
    """
    left = _Ring(plan, names.left, plan.slots.left, plan.inner)
    right = _Ring(plan, names.right, plan.slots.right, plan.columns)
    downloads: dict[str, int] = {}
    index = -1
    for number, (rows, columns) in enumerate(_tiles(plan)):
        height, width = _length(rows), plan.itemsize * _length(columns)
        tile = slot_name(names.result, number % plan.slots.result)
        index += 1
        free = (downloads[tile],) if tile in downloads else ()
        yield Fill(target=Region(buffer=tile), row_bytes=height * width, lane=Lane.PRODUCT, waits=free)
        for depth in _alternating(_spans(plan.inner, plan.depth), number):
            waits: tuple[int, ...] = ()
            for ring, block in ((left, (rows, depth)), (right, (depth, columns))):
                if ring.holds != block:
                    index += 1
                    yield ring.upload(block)
                    waits = (index,)  # one lane: the later upload is the last to end
            index += 1
            shape = height, _length(depth), _length(columns)
            launch = launch_of(shape, PerMatrix(left.buffer, right.buffer, tile))
            yield replace_step(launch, lane=Lane.PRODUCT, waits=waits)
            left.used[left.buffer] = right.used[right.buffer] = index
        index += 1
        target = _region(plan, names.result, plan.columns, (rows, columns))
        yield Copy(
            source=Region(buffer=tile), target=target, row_bytes=width, rows=height, lane=Lane.DOWNLOAD,
            waits=(index - 1,),
        )  # fmt: skip
        downloads[tile] = index


def slot_name(matrix: str, slot: int) -> str:
    """Return the name of the buffer that is a slot of a matrix."""
    return f"{matrix} {slot}"


def _region(plan: StreamPlan, matrix: str, row_elements: int, block: tuple[Span, Span]) -> Region:
    pitch = plan.itemsize * row_elements
    offset = block[0][0] * pitch + block[1][0] * plan.itemsize
    return Region(buffer=matrix, offset_bytes=offset, pitch_bytes=pitch)


class _Ring:
    """The slots of one kind of panels: the newest, its block, and the last product that used each slot."""

    def __init__(self, plan: StreamPlan, matrix: str, slots: int, row_elements: int) -> None:
        self._plan = plan
        self._matrix = matrix
        self._row_elements = row_elements
        self._names = itertools.cycle(slot_name(matrix, slot) for slot in range(slots))
        self.buffer = ""
        self.holds: tuple[Span, Span] | None = None
        self.used: dict[str, int] = {}

    def upload(self, block: tuple[Span, Span]) -> Copy:
        """Give the next slot to a block, and return the copy, which waits for the last product that used the slot."""
        self.buffer, self.holds = next(self._names), block
        rows, columns = block
        return Copy(
            source=_region(self._plan, self._matrix, self._row_elements, block),
            target=Region(buffer=self.buffer),
            row_bytes=self._plan.itemsize * _length(columns),
            rows=_length(rows),
            lane=Lane.UPLOAD,
            waits=(self.used[self.buffer],) if self.buffer in self.used else (),
        )


def _tiles(plan: StreamPlan) -> Iterator[tuple[Span, Span]]:
    for number, rows in enumerate(_spans(plan.rows, plan.tile_rows)):
        for columns in _alternating(_spans(plan.columns, plan.tile_columns), number):
            yield rows, columns


def _spans(size: int, part: int) -> list[Span]:
    return [(start, min(start + part, size)) for start in range(0, size, part)]


def _alternating(spans: list[Span], number: int) -> Iterable[Span]:
    return reversed(spans) if number % 2 else spans


def _length(span: Span) -> int:
    return span[1] - span[0]


def _parts(size: int, part: int) -> int:
    return -(-size // part)


def _rounded(size: int, parts: int) -> int:
    """Return the size of one of `parts` parts, a multiple of GRAIN unless it is the whole."""
    return min(size, _parts(_parts(size, parts), GRAIN) * GRAIN)


def _counts(most: int) -> Iterator[int]:
    """Yield numbers of parts from 1 to `most`: each up to ALL_TRIED, then in growing steps."""
    count = 1
    while count < most:
        yield count
        count = count + 1 if count < ALL_TRIED else math.ceil(count * GROWTH)
    yield most


@dataclass(frozen=True, slots=True, kw_only=True)
class StreamTimes:
    """The parts of a plan's time, with the provenance of its durations, and the rates of the link; bytes are exact."""

    transfer_ns: float  # all its copies alone
    product_ns: float  # all its products alone
    upload_bytes_per_s: float
    download_bytes_per_s: float
    link: str = ""  # describes the link, where it is known


@dataclass(frozen=True, slots=True, kw_only=True)
class Pipeline:
    """The time of a whole plan, and the time that each lane is busy."""

    total_ns: float
    busy_ns: Mapping[Lane, float]


def pipeline(steps: Iterable[Step], duration_ns: Callable[[Step], float]) -> Pipeline:
    """Return the times of a plan whose steps start as soon as their lanes and waits allow."""
    ends: list[float] = []
    free = dict.fromkeys(Lane, 0.0)
    busy = dict.fromkeys(Lane, 0.0)
    for step in steps:
        lane, duration = Lane(step.lane), duration_ns(step)
        start = max(free[lane], *(ends[index] for index in step.waits), 0.0)
        free[lane] = start + duration
        busy[lane] += duration
        ends.append(free[lane])
    return Pipeline(total_ns=max(free.values()), busy_ns=busy)


def moved_bytes(steps: Iterable[Step], lane: Lane) -> int:
    """Return the bytes that a lane of copies moves."""
    return sum(step.row_bytes * step.rows for step in steps if isinstance(step, Copy) and step.lane == lane)


def stream_metrics(
    plan: StreamPlan, capture: Capture, times: StreamTimes, total_ns: float, provenance: Provenance
) -> dict[str, MetricValue]:
    """Return the metrics of a product that streams: exact bytes of its steps, and times of this provenance."""
    uploaded, downloaded = (moved_bytes(capture.begin(), lane) for lane in (Lane.UPLOAD, Lane.DOWNLOAD))
    planned = PlanQuantities(
        memory_bytes=plan.memory_bytes, products=plan.products, uploaded_bytes=uploaded, downloaded_bytes=downloaded
    )
    bounds = {  # the least time of each lane: its bytes over the link, or all products
        Lane.UPLOAD: 1e9 * uploaded / times.upload_bytes_per_s,
        Lane.PRODUCT: times.product_ns,
        Lane.DOWNLOAD: 1e9 * downloaded / times.download_bytes_per_s,
    }
    limiter = max(bounds, key=lambda lane: bounds[lane])
    streamed = StreamQuantities(
        time_ns=total_ns,
        upload_bytes_per_s=times.upload_bytes_per_s,
        transfer_ns=times.transfer_ns,
        product_ns=times.product_ns,
        bound_ns=bounds[limiter],
        limiter=limiter.value,
    )
    notes = {"link_rate": times.link}
    return result_builder.metrics_from(planned, Provenance.COUNTED) | {
        key: METRICS[key].value(value, provenance, notes.get(key, "")) for key, value in derived(streamed).items()
    }


# A plan as a capture: copies of blocks, fills of tiles and products of panels, on lanes with waits.
# The matrices lie in the memory of the host; each slot is a buffer of its own.


def plan_capture(plan: StreamPlan, code: preparation.CompiledPoint, preparer: preparation.Preparer) -> Capture:
    """Return a plan as a capture of `code` (the whole product); a launch has the number of its shape in the plan."""
    stream, workload = code.kernel.stream, code.workload
    assert stream is not None
    names = PerMatrix(stream.left, stream.right, stream.result)
    slots = tuple(
        Buffer(name=slot_name(name, slot), size_bytes=size_bytes)
        for name, count, size_bytes in zip(names, plan.slots, plan.slot_bytes, strict=True)
        for slot in range(count)
    )
    of_shape: dict[Shape, preparation.PointLaunch] = {}
    for number, shape in enumerate(plan.shapes, 1):
        panel = code.kernel.panel_workload(workload, shape)
        step = sequence.StepLaunch(**panel.launch_fields(), number=number, workload=panel)
        of_shape[shape] = preparer.launch(replace(code, workload=panel), step)

    @cache
    def launch_of(shape: Shape, buffers: PerMatrix[str]) -> preparation.PointLaunch:
        bound = dict(zip(names, buffers, strict=True))
        launch = of_shape[shape]
        pointers = {offset: bound[name] for offset, name in launch.pointers.items()}
        return replace_step(launch, pointers=pointers, bound=bound)

    origin = PlanOrigin(path=str(code.kernel.path), plan="out of core", source_hash=code.kernel.source_hash)
    return Capture(origin=origin, codes=(), buffers=slots, steps=tuple(steps_of(plan, names, launch_of)))
