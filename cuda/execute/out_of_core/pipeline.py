"""The time of a plan whose operations overlap, and the metrics that follow from its bytes and times.

The rule: the bytes are exact, as the plan is; a time has the provenance of its durations.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from warplens.cuda.execute.derived_metrics import metrics_from
from warplens.cuda.execute.out_of_core.plan import Lane, Operation, StreamPlan
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

    def bounds_ns(self, plan: StreamPlan) -> dict[Lane, float]:
        """Return the least time of each lane: its bytes over the link, or all products."""
        return {
            Lane.UPLOAD: 1e9 * plan.moved_bytes(Lane.UPLOAD) / self.upload_bytes_per_s,
            Lane.PRODUCT: self.product_ns,
            Lane.DOWNLOAD: 1e9 * plan.moved_bytes(Lane.DOWNLOAD) / self.download_bytes_per_s,
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Pipeline:
    """The time of a whole plan, and the time that each lane is busy."""

    total_ns: float
    busy_ns: Mapping[Lane, float]


def pipeline(operations: Iterable[Operation], duration_ns: Callable[[Operation], float]) -> Pipeline:
    """Return the times of a plan whose operations start as soon as their lanes and waits allow."""
    ends: list[float] = []
    free = dict.fromkeys(Lane, 0.0)
    busy = dict.fromkeys(Lane, 0.0)
    for operation in operations:
        lane, duration = operation.lane, duration_ns(operation)
        start = max(free[lane], *(ends[index] for index in operation.waits), 0.0)
        free[lane] = start + duration
        busy[lane] += duration
        ends.append(free[lane])
    return Pipeline(total_ns=max(free.values()), busy_ns=busy)


def stream_metrics(
    plan: StreamPlan, times: StreamTimes, total_ns: float, provenance: Provenance
) -> dict[str, MetricValue]:
    """Return the metrics of a product that streams: exact bytes of the plan, and times of this provenance."""
    planned = PlanQuantities(
        memory_bytes=plan.memory_bytes,
        products=plan.products,
        uploaded_bytes=plan.moved_bytes(Lane.UPLOAD),
        downloaded_bytes=plan.moved_bytes(Lane.DOWNLOAD),
    )
    bounds = times.bounds_ns(plan)
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
