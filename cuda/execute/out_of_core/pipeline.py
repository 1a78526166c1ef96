"""The time of a plan whose operations overlap, and the metrics that follow from its bytes and times.

The rule: the bytes are exact, as the plan is; a time has the provenance of its durations.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from dataclasses import replace as replace_point
from functools import cache

from msgspec.structs import replace

from warplens.cuda.capture.memory import Buffer
from warplens.cuda.capture.value import Capture, Copy, PlanOrigin, Step
from warplens.cuda.catalogue.sequence import StepLaunch
from warplens.cuda.execute.derived_metrics import metrics_from
from warplens.cuda.execute.out_of_core.plan import Lane, PerMatrix, Shape, StreamPlan, slot_name, steps_of
from warplens.cuda.execute.preparation import CompiledPoint, PointLaunch, Preparer
from warplens.cuda.ground.metrics import METRICS, MetricValue, Provenance, derived
from warplens.cuda.ground.quantities import PlanQuantities, StreamQuantities


@dataclass(frozen=True, slots=True, kw_only=True)
class StreamTimes:
    """The parts of a plan's time: all its copies alone, all its products alone, and the rates of the link.

    `link` describes the link, where it is known.
    """

    transfer_ns: float
    product_ns: float
    upload_bytes_per_s: float
    download_bytes_per_s: float
    link: str = ""


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
    return metrics_from(planned, Provenance.COUNTED) | {
        key: METRICS[key].value(value, provenance, notes.get(key, "")) for key, value in derived(streamed).items()
    }


# A plan as a capture: copies of blocks, fills of tiles and products of panels, on lanes with waits.
# The rule: a step stands where its operation stands in the plan, so that the waits of operations are those of steps.
# The matrices lie in the memory of the host; each slot is a buffer of its own.


def plan_capture(plan: StreamPlan, code: CompiledPoint, preparer: Preparer) -> Capture:
    """Return a plan as a capture; the number of a launch is that of its shape among those of the plan.

    `code` has the workload of the whole product.
    """
    stream, workload = code.kernel.stream, code.workload
    assert stream is not None
    names = PerMatrix(stream.left, stream.right, stream.result)
    slots = tuple(
        Buffer(name=slot_name(name, slot), size_bytes=size_bytes)
        for name, count, size_bytes in zip(names, plan.slots, plan.slot_bytes, strict=True)
        for slot in range(count)
    )
    of_shape: dict[Shape, PointLaunch] = {}
    for number, shape in enumerate(plan.shapes, 1):
        panel = code.kernel.panel_workload(workload, shape)
        step = StepLaunch(**panel.launch_fields(), number=number, workload=panel)
        of_shape[shape] = preparer.launch(replace_point(code, workload=panel), step)

    @cache
    def launch_of(shape: Shape, buffers: PerMatrix[str]) -> PointLaunch:
        bound = dict(zip(names, buffers, strict=True))
        launch = of_shape[shape]
        pointers = {offset: bound[name] for offset, name in launch.pointers.items()}
        return replace(launch, pointers=pointers, bound=bound)

    origin = PlanOrigin(path=str(code.kernel.path), plan="out of core", source_hash=code.kernel.source_hash)
    return Capture(origin=origin, codes=(), buffers=slots, steps=tuple(steps_of(plan, names, launch_of)))
