"""A runner that executes nothing: deterministic numbers at once, for tests and demonstrations of all that lies above.

The rule: the same point always gives the same result, in any process; misbehaviour is asked for by kernel name, never
random. Its numbers look plausible and mean nothing, so its compiler says `fake`.
"""

from __future__ import annotations

import os
import time
from dataclasses import dataclass, field, replace
from enum import StrEnum
from math import prod

from warplens.cuda.metrics import METRICS, MetricValue, Provenance
from warplens.cuda.points import (
    CacheState,
    Check,
    Ending,
    Launch,
    Measuring,
    PlannedVisit,
    PointResult,
    PointSpec,
    Status,
    Time,
    result_of,
)


class FakeOutcome(StrEnum):
    """What the fake can do instead of succeeding."""

    SKIP = "skip"
    FAIL = "fail"
    RAISE = "raise"
    EXIT = "exit"
    LOOP = "loop"


class FakeDefectError(Exception):
    """What `FakeOutcome.RAISE` raises: a defect of a runner, as the engine would meet it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FakeRunner:
    """Makes up results.

    `delay_s` is slept at each point; `outcomes` maps a kernel's name to what goes wrong with it. `EXIT` ends the
    process at once, as a crash would; `LOOP` never returns. The runner pickles, so that its `run` can go to workers.
    """

    delay_s: float = 0.0
    outcomes: dict[str, FakeOutcome] = field(default_factory=dict)

    def run(self, point: PointSpec, stay: PlannedVisit | None = None) -> PointResult:
        """Return a made-up result for `point`, all of it in the first visit."""
        del stay
        if self.delay_s:
            time.sleep(self.delay_s)
        match self.outcomes.get(point.kernel):
            case FakeOutcome.SKIP:
                return _result(point, Status.SKIPPED, "N % TILE == 0")
            case FakeOutcome.FAIL:
                return _result(point, Status.FAILED, "3 of 16 elements of out are wrong")
            case FakeOutcome.RAISE:
                raise FakeDefectError(f"asked to raise at {point.kernel}")
            case FakeOutcome.EXIT:
                os._exit(3)
            case FakeOutcome.LOOP:
                while True:
                    time.sleep(3600)
            case None:
                return _succeeded(point, self.delay_s)


def _succeeded(point: PointSpec, elapsed_s: float) -> PointResult:
    elements = prod(point.problem.values())
    tile = prod(point.tune.values())
    time_ns = 2000.0 + elements * 0.5 / (1 + tile % 7)
    side = max(1, min(32, tile))
    values: dict[str, tuple[float | int | str, Provenance]] = {
        "gld_efficiency": (100.0 * side / 32, Provenance.COUNTED),
        "gst_efficiency": (12.5, Provenance.COUNTED),
        "shared_efficiency": (50.0, Provenance.COUNTED),
        "warp_execution_efficiency": (96.875, Provenance.COUNTED),
        "theoretical_occupancy": (50.0, Provenance.COUNTED),
        "occupancy_limiter": ("registers", Provenance.COUNTED),
        "registers_per_thread": (32, Provenance.COUNTED),
        "gflops": (elements / time_ns, Provenance.MODELLED if point.cache is None else Provenance.MEASURED),
    }
    metrics: dict[str, MetricValue] = {
        key: METRICS[key].value(value, provenance) for key, (value, provenance) in values.items()
    }
    return _result(
        point,
        Status.OK,
        launch=Launch(grid=(max(1, elements // side), 1, 1), block=(side, 1, 1)),
        check=Check(array="out", checked=elements, wrong=0),
        time=_time(point, time_ns),
        metrics=metrics,
        elapsed_s=elapsed_s,
    )


def _time(point: PointSpec, time_ns: float) -> Time:
    """Return a modelled time, or for a point of a card one that was measured, a tenth longer where it is cold."""
    if point.cache is None:
        terms = {"dram": time_ns - 2000.0, "launch": 2000.0}
        return Time(value_ns=time_ns, provenance=Provenance.MODELLED, terms_ns=terms)
    measured_ns = time_ns * (1.1 if point.cache is CacheState.COLD else 1.0)
    return Time(
        value_ns=measured_ns,
        provenance=Provenance.MEASURED,
        samples_ns=(measured_ns,) * (point.measuring or Measuring()).least_samples,
        cache=point.cache,
        stopped_by=Ending.PRECISE,
        overhead_ns=1280.0,
    )


def _result(
    point: PointSpec,
    status: Status,
    reason: str = "",
    *,
    launch: Launch | None = None,
    check: Check | None = None,
    time: Time | None = None,
    metrics: dict[str, MetricValue] | None = None,
    elapsed_s: float = 0.0,
) -> PointResult:
    return replace(
        result_of(point, status, reason),
        title=f"Fake {point.kernel}",
        launch=launch,
        check=check,
        time=time,
        metrics=metrics or {},
        compiler="fake",
        elapsed_s=elapsed_s,
    )
