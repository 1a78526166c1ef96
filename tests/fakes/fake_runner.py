"""A runner that executes nothing: deterministic numbers at once, for tests and demonstrations of all that lies above.

The rule: the same point always gives the same result, in any process; any other outcome is asked for by the name of the
kernel, never random. The numbers look plausible and mean nothing, so the compiler is called `fake`.

It is also the example of a runner: a class with a method `run` that fills in a `ResultBuilder`.
"""

from __future__ import annotations

import os
import time
from dataclasses import dataclass, field
from enum import StrEnum
from math import prod

from warplens.cuda.execute.result_builder import ResultBuilder
from warplens.cuda.ground.errors import FailureKind
from warplens.cuda.ground.metrics import METRICS, Provenance
from warplens.cuda.ground.points import (
    CacheState,
    Check,
    Ending,
    LaunchShape,
    Measuring,
    PlannedVisit,
    PointResult,
    PointSpec,
    Time,
)


class FakeOutcome(StrEnum):
    """What a point can end in other than success."""

    SKIP = "skip"
    FAIL = "fail"
    RAISE = "raise"
    EXIT = "exit"
    LOOP = "loop"


class FakeDefectError(Exception):
    """What `FakeOutcome.RAISE` raises: a defect of a runner, as the engine of a sweep would meet it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FakeRunner:
    """Makes up results.

    `delay_s` is slept at each point; `outcomes` maps a kernel's name to what its points end in. `EXIT` ends the process
    at once, as a crash would; `LOOP` never returns. The runner pickles, so that its `run` can go to workers.
    """

    delay_s: float = 0.0
    outcomes: dict[str, FakeOutcome] = field(default_factory=dict)

    def run(self, point: PointSpec, visit: PlannedVisit | None = None) -> PointResult:
        """Return a made-up result for `point`, all of it in the first visit."""
        del visit
        if self.delay_s:
            time.sleep(self.delay_s)
        builder = ResultBuilder(point, title=f"Fake {point.kernel}", compiler="fake")
        match self.outcomes.get(point.kernel):
            case FakeOutcome.SKIP:
                builder.skip("N % TILE == 0")
            case FakeOutcome.FAIL:
                builder.fail("3 of 16 elements of out are wrong", FailureKind.WRONG)
            case FakeOutcome.RAISE:
                raise FakeDefectError(f"asked to raise at {point.kernel}")
            case FakeOutcome.EXIT:
                os._exit(3)
            case FakeOutcome.LOOP:
                while True:  # it works: what sleeps is not late
                    pass
            case None:
                _succeed(builder)
        return builder.result(self.delay_s)


def _succeed(builder: ResultBuilder) -> None:
    """Fill in a launch, a check, metrics and a time that depend on the point alone."""
    point = builder.point
    elements, tile = prod(point.problem.values()), prod(point.tune.values())
    side = max(1, min(32, tile))
    time_ns = 2000.0 + elements * 0.5 / (1 + tile % 7)
    builder.launch = LaunchShape(grid=(max(1, elements // side), 1, 1), block=(side, 1, 1))
    builder.judge([Check(array="out", checked=elements, wrong=0)])
    builder.time = _time(point, time_ns)
    counted: dict[str, float | str] = {
        "gld_efficiency": 100.0 * side / 32,
        "gst_efficiency": 12.5,
        "shared_efficiency": 50.0,
        "warp_execution_efficiency": 96.875,
        "theoretical_occupancy": 50.0,
        "occupancy_limiter": "registers",
        "registers_per_thread": 32,
    }
    for key, value in counted.items():
        builder.metrics[key] = METRICS[key].value(value, Provenance.COUNTED)
    builder.metrics["gflops"] = METRICS["gflops"].value(elements / time_ns, builder.time.provenance)


def _time(point: PointSpec, time_ns: float) -> Time:
    """Return a modelled time, or for a point of a GPU one that was measured, a tenth longer where it is cold."""
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
