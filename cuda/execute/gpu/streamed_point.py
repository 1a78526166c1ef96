"""Measures the plan of a product on a GPU: its whole schedule, and the parts of that.

The rule: the plan alone decides what is copied and multiplied, and in which order. The matrices lie in pinned memory,
and one thread queues all steps in order (`warplens.cuda.execute.gpu.on_gpu`).

The time is that of the whole schedule, from the first copy to the last, between two events around all streams. A short
schedule is queued ahead, as a single launch is. A long one cannot be: its time includes any in which Python queues more
slowly than the GPU works, and a note says so. `cold` and `warm` differ little: all data comes from the host, and only
the L2 cache is flushed before or not.

Two other times are measured: that of the copies without the products, both directions at once, and that of the products
without the copies. Neither is faster together than alone, so the longer, or the time of the bytes on the link, bounds.
"""

import statistics
import time
import zlib
from collections.abc import Mapping

import numpy as np

from warplens.cuda.catalogue.kernel_file import Array
from warplens.cuda.execute import achieved_metrics, result_builder, verification
from warplens.cuda.execute.gpu.on_gpu import Functions, GpuSteps, Script, StreamPlace
from warplens.cuda.execute.gpu.opened_gpu import OpenedGpu
from warplens.cuda.execute.gpu.point_arrays import FREE_FACTOR, KeptArrays
from warplens.cuda.execute.measurement import conditions, stopwatch
from warplens.cuda.execute.out_of_core.plan import Lane, StreamTimes, plan_capture, plan_of, stream_metrics
from warplens.cuda.execute.preparation import CompiledPoint, Preparer, launch_shape
from warplens.cuda.ground.errors import FailureKind
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import CacheState, Measuring, PlannedVisit

MAX_SAMPLES = 5
LONGEST_S = 1.0  # copies alone and products alone have this many samples, or as many as this time allows
POISON_BYTE = 0xFF  # every byte of the result has this value before: its elements are NaN or -1
HOST_SHARE = 0.9  # a note says if queueing takes at least this share of the time: it may be the bound then
QUEUE_SHARE = 2.0  # the GPU waits for this multiple of the time that queueing took once: Python is not always as fast


class StreamedPoint:
    """A point that streams: its plan, its matrices in pinned memory, and its steps on a GPU."""

    def __init__(
        self, gpu: OpenedGpu, arrays: KeptArrays, preparer: Preparer, code: CompiledPoint, measuring: Measuring
    ) -> None:
        assert code.kernel.stream is not None
        self._gpu = gpu
        self._arrays = arrays
        self._code = code
        self._measuring = measuring
        self._result = code.kernel.stream.result
        self._plan = plan_of(code.kernel, code.workload)
        arrays.make_room(gpu, self._plan.memory_bytes)
        self._capture = plan_capture(self._plan, code, preparer)
        self._script = Script(self._capture)
        self._hosts = arrays.on_host(code.workload, is_pinned=True)
        self._functions: Functions = {}
        self._places: list[tuple[StreamPlace, Mapping[str, Array]]] = []
        """All placements so far, with their matrices."""

    def run(self, builder: result_builder.ResultBuilder, visit: PlannedVisit | None) -> None:
        """Run the point to its end, or one visit to it."""
        shape = max(self._plan.shapes, key=lambda shape: self._plan.shapes[shape])
        builder.launch = launch_shape(self._code.kernel.panel_workload(self._code.workload, shape))
        try:
            schedule = self._steps(self._hosts)
            schedule()
            self._gpu.wait_for_all()
            workload = self._code.workload
            results = {name: self._hosts[name] for name in workload.expected}
            checks = verification.judge(results, workload, self._hosts)
            builder.add_notes(*verification.notes(checks, workload))
            if builder.judge(checks, verification.why_uncompared(workload)):
                self._measure(builder, schedule, visit)
        finally:
            self._gpu.wait_for_all()
            for place, _ in self._places:
                place.close()
            self._places.clear()

    def _steps(self, hosts: Mapping[str, Array]) -> GpuSteps:
        """Return steps with slots that the end of the point frees; what is never written of the result is wrong."""
        place = StreamPlace(self._gpu, self._capture, hosts, self._functions)
        self._places.append((place, hosts))
        hosts[self._result].reshape(-1).view(np.uint8).fill(POISON_BYTE)
        return GpuSteps(self._script, place)

    def _place(self, number: int) -> conditions.Placed | None:
        """Return the schedule with matrices and slots elsewhere; None where they are too large for that."""
        del number  # each is elsewhere
        has_room = self._gpu.has_room(FREE_FACTOR * self._plan.memory_bytes)
        hosts = self._arrays.pinned_elsewhere(self._code.workload) if has_room else None
        return None if hosts is None else conditions.Placed(launch=self._steps(hosts))

    def _measure(self, builder: result_builder.ResultBuilder, schedule: GpuSteps, visit: PlannedVisit | None) -> None:
        """Time the schedule and its parts; fail the point if its result changes meanwhile."""
        right = fingerprint(self._hosts[self._result])
        self._gpu.wait_for_all()
        started = time.perf_counter()
        schedule()
        queueing_ns = 1e9 * (time.perf_counter() - started)  # in which Python queues the schedule
        self._gpu.wait_for_all()
        queue_ns = max(conditions.QUEUE_NS, QUEUE_SHARE * queueing_ns)
        times = parts_of(self._gpu, schedule, queue_ns)
        cache = builder.point.cache or CacheState.COLD
        timing = stopwatch.Timing(self._gpu, conditions.Placed(launch=schedule), cache, visit, queue_ns, self._place)
        measured = timing.measure(self._measuring)
        builder.add_notes(*timing.notes, *queueing_note(timing, queueing_ns, measured.value_ns))
        self._gpu.wait_for_all()
        if any(fingerprint(hosts[self._result]) != right for _, hosts in self._places):
            builder.fail("the same schedule gave another result when it was run again", FailureKind.WRONG)
            return
        builder.time = measured
        kinds = achieved_metrics.kinds_in(self._code.compiled)
        builder.metrics |= achieved_metrics.achieved_metrics(measured, self._code.workload, self._code.spec, kinds)
        builder.metrics |= stream_metrics(self._plan, self._capture, times, measured.value_ns, Provenance.MEASURED)


def parts_of(gpu: OpenedGpu, schedule: GpuSteps, queue_ns: float) -> StreamTimes:
    """Measure the parts of the schedule: the link, all copies without the products, all products without the copies.

    They are queued ahead as the whole is, which takes up to `queue_ns`. The copies leave a wrong result in the matrix
    on the host: the schedule must be run once more.
    """
    link = gpu.link_rates()
    return StreamTimes(
        transfer_ns=_typical(gpu, schedule.only((Lane.UPLOAD, Lane.DOWNLOAD)), queue_ns),
        product_ns=_typical(gpu, schedule.only((Lane.PRODUCT,)), queue_ns),
        upload_bytes_per_s=link.upload,
        download_bytes_per_s=link.download,
        link=gpu.gauge.link() if gpu.gauge is not None else "",
    )


def queueing_note(timing: stopwatch.Timing, queueing_ns: float, time_ns: float) -> tuple[str, ...]:
    """Return a note if queueing the schedule was not hidden and takes about as long as executing it."""
    if timing.sampler.is_hidden or queueing_ns < HOST_SHARE * time_ns:
        return ()
    return (f"queueing the schedule took Python {queueing_ns / 1e6:.3g} ms: larger panels may be faster",)


def fingerprint(array: Array) -> int:
    """Return a checksum of an array."""
    return zlib.crc32(array.reshape(-1).view(np.uint8).data)


def _typical(gpu: OpenedGpu, schedule: conditions.Work, queue_ns: float) -> float:
    def keep_busy() -> None:
        if conditions.can_hide(queue_ns):
            gpu.wait(int(queue_ns))
        gpu.flush()

    samples: list[float] = []
    end = time.perf_counter() + LONGEST_S
    while len(samples) < MAX_SAMPLES and (not samples or time.perf_counter() < end):
        samples.append(max(0.0, gpu.between(keep_busy, schedule)[0] - gpu.overhead_ns))
    return statistics.median(samples)
