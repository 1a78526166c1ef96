"""Executes the plan of a product on a GPU: a stream for each lane, events between them, matrices in pinned memory.

The rule: the plan alone decides what is copied and multiplied, and in which order. The GPU passes in the driver: only
`gpu.card` loads PyCUDA. One thread queues all operations in order; a wait of the plan is an event, recorded after one
operation and waited for before another.

The time is that of the whole schedule, from the first copy to the last, between two events around all streams. A short
schedule is queued ahead, as a single launch is. A long one cannot be: its time includes any in which Python queues more
slowly than the GPU works, and a note says so. `cold` and `warm` differ little: all data comes from the host, and only
the L2 cache is flushed before or not.

Two other times are measured: that of the copies without the products, both directions at once, and that of the products
without the copies. Neither is faster together than alone, so the longer of them, or the time of the bytes at the rate
of the link, is the bound.
"""

from __future__ import annotations

import statistics
import time
import zlib
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol

import numpy as np

from warplens.cuda.catalogue import KernelFile, Workload
from warplens.cuda.catalogue.kernel_file import StreamSpec
from warplens.cuda.catalogue.workload import Array
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute import derived_metrics, verification
from warplens.cuda.execute.arguments import ParameterBlock, with_addresses
from warplens.cuda.execute.draft import ResultDraft
from warplens.cuda.execute.measurement.conditions import QUEUE_NS, Placed, Timer, Work, can_hide
from warplens.cuda.execute.measurement.stopwatch import Timing
from warplens.cuda.execute.out_of_core.pipeline import StreamTimes, stream_metrics
from warplens.cuda.execute.out_of_core.plan import Lane, Operation, OperationKind, Shape, StreamPlan
from warplens.cuda.execute.preparation import launch_shape
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import CacheState, Measuring, PlannedVisit

LINK_BYTES = 32 << 20
"""The link is measured by copies of this many bytes: half a millisecond, a hundred times the latency of a copy."""
LINK_COPIES = 7
"""The link is measured by this many copies; the first warms up."""
MAX_SAMPLES = 5
LONGEST_S = 1.0
"""Copies alone and products alone have this many samples, or as many as this time allows."""
POISON_BYTE = 0xFF
"""Every byte of the result has this value before: its elements are NaN or -1."""
HOST_SHARE = 0.9
"""A note says if queueing takes at least this share of the time: it may be the bound then."""
QUEUE_SHARE = 2.0
"""The GPU waits for this multiple of the time that queueing took once: Python is not always as fast."""
LaunchOf = Callable[[Operation, Mapping[str, int], Any], Work]
"""Returns what launches a product on a stream, given the addresses of its arrays."""


class Launcher(Protocol):
    """Makes launches of the kernel of a point."""

    def __call__(
        self,
        grid: tuple[int, int, int],
        block: tuple[int, int, int],
        parameters: bytes,
        shared_bytes: int,
        *,
        stream: Any,
    ) -> Work:
        """Return a launch with a block of parameters on a stream."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class LinkRates:
    """The rates of large copies from and to pinned memory, in bytes per second."""

    upload: float
    download: float


def measure_link(driver: Any, card: StreamingCard) -> LinkRates:
    """Measure how fast a GPU's link to the host is."""
    host = driver.pagelocked_empty(LINK_BYTES, np.uint8)
    host.fill(0)
    memory = driver.mem_alloc(LINK_BYTES)
    upload = _rate(card, lambda: driver.memcpy_htod_async(memory, host))
    download = _rate(card, lambda: driver.memcpy_dtoh_async(host, memory))
    memory.free()
    return LinkRates(upload=upload, download=download)


def _rate(card: StreamingCard, copy: Work) -> float:
    samples = [card.between(card.flush, copy)[0] - card.overhead_ns for _ in range(LINK_COPIES)]
    return 1e9 * LINK_BYTES / statistics.median(samples[1:])


class StreamedProduct:
    """The slots and streams of a plan on a GPU.

    Args:
        driver: the driver module of PyCUDA.
        plan: the plan of the product.
        names: the names of A, B and C.
        hosts: the matrices, in pinned memory.
        launch_of: makes the launches.
    """

    def __init__(
        self,
        driver: Any,
        plan: StreamPlan,
        names: Mapping[OperationKind, str],
        hosts: Mapping[str, Array],
        launch_of: LaunchOf,
    ) -> None:
        """Allocate the slots."""
        self._driver = driver
        self._plan = plan
        self._names = names
        self._hosts = {action: hosts[name] for action, name in names.items()}
        sizes = plan.slot_bytes
        self._memory = {
            (kind, slot): driver.mem_alloc(sizes[kind]) for kind, count in plan.slots.items() for slot in range(count)
        }
        self._streams = {lane: driver.Stream() for lane in Lane}
        self._launch_of = launch_of
        self._launches: dict[object, Work] = {}
        self._work = [self._work_of(operation) for operation in plan.operations]

    def close(self) -> None:
        """Free the slots."""
        for memory in self._memory.values():
            memory.free()

    def schedule(self, lanes: Collection[Lane] = tuple(Lane)) -> Work:
        """Return what queues the operations of these lanes; waits for other lanes are left out."""
        operations = self._plan.operations
        chosen = [index for index, step in enumerate(operations) if step.lane in lanes]
        last_use = {
            wait: index for index in chosen for wait in operations[index].waits if operations[wait].lane in lanes
        }
        free: list[Any] = []
        events: dict[int, Any] = {}
        steps: list[tuple[Any, list[Any], Work, Any]] = []
        for index in chosen:
            step = operations[index]
            waits = [wait for wait in step.waits if wait in last_use]
            # A queued wait is bound to the last record of its event so far: the event may be recorded again after it.
            waited = [events[wait] for wait in waits]
            free += [events.pop(wait) for wait in waits if last_use[wait] == index]
            if index in last_use:
                events[index] = free.pop(0) if free else self._event()
            steps.append((self._streams[step.lane], waited, self._work[index], events.get(index)))

        def queue() -> None:
            for stream, waited, work, event in steps:
                for other in waited:
                    stream.wait_for_event(other)
                work()
                if event is not None:
                    event.record(stream)

        return queue

    def _event(self) -> Any:
        return self._driver.Event(self._driver.event_flags.DISABLE_TIMING)

    def _work_of(self, step: Operation) -> Work:
        """Return what queues an operation on the stream of its lane."""
        stream = self._streams[step.lane]
        match step.action:
            case OperationKind.CLEAR:
                memory, size = self._memory[OperationKind.RESULT, step.slot], step.elements * self._plan.itemsize
                return partial(self._driver.memset_d8_async, memory, 0, size, stream)
            case OperationKind.MULTIPLY:
                key = (step.shape, step.slot, step.panels)
                if key not in self._launches:
                    self._launches[key] = self._launch_of(step, self._addresses(step), stream)
                return self._launches[key]
            case _:
                return partial(self._copy(step), stream)

    def _addresses(self, step: Operation) -> dict[str, int]:
        slots = {
            OperationKind.LEFT: step.panels[0],
            OperationKind.RIGHT: step.panels[1],
            OperationKind.RESULT: step.slot,
        }
        return {self._names[kind]: int(self._memory[kind, slot]) for kind, slot in slots.items()}

    def _copy(self, step: Operation) -> Any:
        """Return the copy of a block between its matrix, where rows are far apart, and its slot, where they adjoin."""
        host, memory, itemsize = self._hosts[step.action], self._memory[step.action, step.slot], self._plan.itemsize
        height, width = step.extent
        copy = self._driver.Memcpy2D()
        copy.width_in_bytes, copy.height = width * itemsize, height
        left, top, pitch = step.columns[0] * itemsize, step.rows[0], host.shape[1] * itemsize
        if step.lane is Lane.UPLOAD:
            copy.set_src_host(host)
            copy.src_x_in_bytes, copy.src_y, copy.src_pitch = left, top, pitch
            copy.set_dst_device(int(memory))
            copy.dst_pitch = width * itemsize
        else:
            copy.set_src_device(int(memory))
            copy.src_pitch = width * itemsize
            copy.set_dst_host(host)
            copy.dst_x_in_bytes, copy.dst_y, copy.dst_pitch = left, top, pitch
        return copy


class StreamingCard(Timer, Protocol):
    """A GPU that executes plans in streams."""

    def wait_for_all(self) -> None:
        """Wait until the GPU has finished all queued work."""
        ...

    def link_rates(self) -> LinkRates:
        """Return the rates of the link to the host."""
        ...

    def product(
        self, plan: StreamPlan, names: Mapping[OperationKind, str], hosts: Mapping[str, Array], launch_of: LaunchOf
    ) -> StreamedProduct:
        """Return the product of a plan on this GPU, its slots allocated."""
        ...


@dataclass(slots=True, kw_only=True)
class StreamedPoint:
    """A point that streams: its plan, its matrices in pinned memory, and the launches of its kernel on a card.

    `hosts_elsewhere` copies the matrices to other pinned memory, or returns None where there is no room for that, on
    the host or for other slots on the card. `pack` lays out the parameters of a launch on panels; `measuring` has the
    timing settings. `kinds` are the kinds of arithmetic of the kernel's code (`cuda.execute.derived_metrics`).
    """

    card: StreamingCard
    spec: GpuSpec
    kernel: KernelFile
    workload: Workload
    plan: StreamPlan
    hosts: Mapping[str, Array]
    hosts_elsewhere: Callable[[], Mapping[str, Array] | None]
    pack: Callable[[Workload], ParameterBlock]
    launcher: Launcher
    measuring: Measuring
    kinds: frozenset[str] = frozenset()
    _packed: dict[Shape, tuple[Workload, ParameterBlock]] = field(default_factory=dict)
    _products: list[tuple[StreamedProduct, Mapping[str, Array]]] = field(default_factory=list)
    """The products at all placements so far, with their matrices."""

    def run(self, draft: ResultDraft, visit: PlannedVisit | None) -> None:
        """Run the point to its end, or one visit to it."""
        shape = max(self.plan.shapes, key=lambda shape: self.plan.shapes[shape])
        draft.launch = launch_shape(self._panel(shape)[0])
        try:
            product = self._product(self.hosts)
            schedule = product.schedule()
            if self._run_and_compare(draft, schedule):
                self._measure(draft, product, schedule, visit)
        finally:
            self.card.wait_for_all()
            for product, _ in self._products:
                product.close()
            self._products.clear()

    def _product(self, hosts: Mapping[str, Array]) -> StreamedProduct:
        """Return the product of these matrices, with slots of its own that are freed when the point ends."""
        names = {
            OperationKind.LEFT: self._stream.left,
            OperationKind.RIGHT: self._stream.right,
            OperationKind.RESULT: self._stream.result,
        }
        product = self.card.product(self.plan, names, hosts, self._launch)
        self._products.append((product, hosts))
        return product

    @property
    def _stream(self) -> StreamSpec:
        assert self.kernel.stream is not None
        return self.kernel.stream

    def _run_and_compare(self, draft: ResultDraft, schedule: Work) -> bool:
        """Run the schedule once, and return whether its result is right."""
        _fill(self.hosts[self._stream.result])
        schedule()
        self.card.wait_for_all()
        results = {name: self.hosts[name] for name in self.workload.expected}
        checks = verification.judge(results, self.workload, self.hosts)
        draft.add_notes(*verification.notes(checks, self.workload))
        return draft.judge(checks, verification.why_uncompared(self.workload))

    def _place(self, number: int) -> Placed | None:
        """Return the schedule with matrices and slots elsewhere; None where they are too large for that."""
        del number  # each is elsewhere
        hosts = self.hosts_elsewhere()
        if hosts is None:
            return None
        _fill(hosts[self._stream.result])
        return Placed(launch=self._product(hosts).schedule())

    def _measure(
        self, draft: ResultDraft, product: StreamedProduct, schedule: Work, visit: PlannedVisit | None
    ) -> None:
        """Time the schedule and its parts; fail the point if its result changes meanwhile."""
        right = fingerprint(self.hosts[self._stream.result])
        queueing_ns = queueing(self.card, schedule)
        queue_ns = max(QUEUE_NS, QUEUE_SHARE * queueing_ns)
        times = parts_of(self.card, product, queue_ns)
        cache = draft.point.cache or CacheState.COLD
        timing = Timing(self.card, Placed(launch=schedule), cache, visit, queue_ns, self._place)
        measured = timing.measure(self.measuring)
        draft.add_notes(*timing.notes, *queueing_note(timing, queueing_ns, measured.value_ns))
        self.card.wait_for_all()
        if any(fingerprint(hosts[self._stream.result]) != right for _, hosts in self._products):
            draft.fail("the same schedule gave another result when it was run again")
            return
        draft.time = measured
        draft.metrics |= derived_metrics.achieved_metrics(measured, self.workload, self.spec, self.kinds)
        draft.metrics |= stream_metrics(self.plan, times, measured.value_ns, Provenance.MEASURED)

    def _panel(self, shape: Shape) -> tuple[Workload, ParameterBlock]:
        """Return the launch on panels of a shape, with its parameters."""
        if shape not in self._packed:
            panel = self.kernel.panel_workload(self.workload, shape)
            self._packed[shape] = panel, self.pack(panel)
        return self._packed[shape]

    def _launch(self, step: Operation, addresses: Mapping[str, int], stream: Any) -> Work:
        panel, parameters = self._panel(step.shape)
        block = with_addresses(parameters.data, parameters.pointers, addresses)
        return self.launcher(panel.grid, panel.block, block, panel.dynamic_shared_bytes, stream=stream)


def _fill(result: Array) -> None:
    """Write a matrix full of what no product is, so that an element never written is wrong."""
    result.reshape(-1).view(np.uint8).fill(POISON_BYTE)


def parts_of(card: StreamingCard, product: StreamedProduct, queue_ns: float) -> StreamTimes:
    """Measure the parts of the schedule: the link, all copies without the products, all products without the copies.

    They are queued ahead as the whole is, which takes up to `queue_ns`. The copies leave a wrong result in the matrix
    on the host: the schedule must be run once more.
    """
    link = card.link_rates()
    return StreamTimes(
        transfer_ns=_typical(card, product.schedule((Lane.UPLOAD, Lane.DOWNLOAD)), queue_ns),
        product_ns=_typical(card, product.schedule((Lane.PRODUCT,)), queue_ns),
        upload_bytes_per_s=link.upload,
        download_bytes_per_s=link.download,
        link=card.gauge.link() if card.gauge is not None else "",
    )


def queueing(card: StreamingCard, queue: Work) -> float:
    """Return the nanoseconds in which Python queues a schedule."""
    card.wait_for_all()
    started = time.perf_counter()
    queue()
    queueing_ns = 1e9 * (time.perf_counter() - started)
    card.wait_for_all()
    return queueing_ns


def queueing_note(timing: Timing, queueing_ns: float, time_ns: float) -> tuple[str, ...]:
    """Return a note if queueing the schedule was not hidden and takes about as long as executing it."""
    if timing.is_hidden or queueing_ns < HOST_SHARE * time_ns:
        return ()
    return (f"queueing the schedule took Python {queueing_ns / 1e6:.3g} ms: larger panels may be faster",)


def fingerprint(array: Array) -> int:
    """Return a checksum of an array."""
    return zlib.crc32(array.reshape(-1).view(np.uint8).data)


def _typical(card: StreamingCard, schedule: Work, queue_ns: float) -> float:
    """Return the median time of a schedule, of fewer samples if it takes long."""

    def keep_busy() -> None:
        if can_hide(queue_ns):
            card.wait(int(queue_ns))
        card.flush()

    samples: list[float] = []
    end = time.perf_counter() + LONGEST_S
    while len(samples) < MAX_SAMPLES and (not samples or time.perf_counter() < end):
        samples.append(max(0.0, card.between(keep_busy, schedule)[0] - card.overhead_ns))
    return statistics.median(samples)
