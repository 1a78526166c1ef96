"""Runs baselines of NumPy on the processor: makes the arrays, times the product, compares the result.

The rule: what is timed is one call of NumPy, with as many threads as there are processors; whoever runs it sees to it
that nothing else of the sweep runs meanwhile. The samples are taken as those of a card are. Cold means that as much
other data as twice the processor's last cache was read before.
"""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

import numpy as np

from warplens.cuda.catalogue.workload import Array
from warplens.cuda.device.host import last_cache_bytes, processor_name
from warplens.cuda.errors import InputError, LaunchLimitError, WarplensError
from warplens.cuda.points import Baseline, CacheState, Measuring, PointResult, PointSpec, Status, result_of
from warplens.cuda.runners import derived_metrics, verification
from warplens.cuda.runners.baselines import product_of, title_of, workload_of
from warplens.cuda.runners.host_memory import check_host_room
from warplens.cuda.runners.measurement.conditions import Gauge
from warplens.cuda.runners.measurement.stopwatch import Timing, Work
from warplens.cuda.runners.preparation import Preparer

FLUSHES = 2
"""The caches are flushed by reading so many times the size of the last one."""


class HostRunner:
    """Runs NumPy's baselines.

    Args:
        threads: how many NumPy's BLAS may use.
        measuring: how points are timed that do not say it themselves.
    """

    def __init__(self, threads: int = 1, measuring: Measuring | None = None) -> None:
        self._threads = threads
        self._measuring = measuring or Measuring()
        self._preparer = Preparer()
        self._processor = Processor()

    def run(self, point: PointSpec) -> PointResult:
        """Run one point; expected failures are part of the result."""
        from threadpoolctl import threadpool_limits

        started = time.perf_counter()
        known: dict[str, Any] = {}
        status, reason = Status.OK, ""
        try:
            with threadpool_limits(self._threads, user_api="blas"):
                status, reason = self._run(point, known)
        except LaunchLimitError as error:
            status, reason = Status.SKIPPED, str(error)
        except WarplensError as error:
            status, reason = Status.FAILED, str(error)
        except MemoryError:
            status, reason = Status.SKIPPED, "the arrays do not fit in this machine's memory"
        return replace(result_of(point, status, reason), **known, elapsed_s=time.perf_counter() - started)

    def _run(self, point: PointSpec, known: dict[str, Any]) -> tuple[Status, str]:
        kernel = self._preparer.read(point)
        product = product_of(kernel)
        if point.baseline is not Baseline.NUMPY or product is None:
            raise InputError(f"{point.kernel} is not for the processor: products of NumPy alone are")
        known["title"] = title_of(kernel, point.baseline)
        known["compiler"] = f"NumPy {np.__version__}"
        workload = workload_of(kernel, point.baseline, point.problem)
        check_host_room(workload.array_bytes())
        arrays = workload.make_arrays()
        left, right, out = (arrays[name] for name in (product.left, product.right, product.out))

        def launch() -> None:
            np.matmul(left, right, out=out)

        launch()
        checks = verification.judge({product.out: out}, workload, arrays)
        known["check"] = checks[0]
        known["notes"] = (f"{_blas()} on {processor_name()}", *verification.notes(checks, workload))
        if checks[0].wrong:
            return Status.FAILED, verification.describe(checks[0])
        timing = Timing(self._processor, launch, None, point.cache or CacheState.COLD)
        known["time"] = timing.measure(point.measuring or self._measuring)
        known["notes"] += timing.notes
        known["metrics"] = derived_metrics.achieved_metrics(known["time"], workload, None)
        return Status.OK, ""


class Processor:
    """The processor as what samples are taken on: nothing is queued, so all is hidden at once."""

    def __init__(self) -> None:
        self.gauge: Gauge | None = None
        self.overhead_ns = 0.0
        self.flush: Work = self._read_other
        self._other: Array | None = None

    def _read_other(self) -> None:
        if self._other is None:
            self._other = np.ones(FLUSHES * last_cache_bytes() // 8)
        self._other.sum()

    def wait(self, duration_ns: int) -> None:
        """Wait for nothing: what is timed begins at once."""

    def between(self, busy: Work, timed: Work) -> tuple[float, bool]:
        """Return the nanoseconds that `timed` takes after `busy`."""
        busy()
        began = time.perf_counter_ns()
        timed()
        return float(time.perf_counter_ns() - began), True


def _blas() -> str:
    """Say which BLAS NumPy has, and with how many threads."""
    from threadpoolctl import threadpool_info

    libraries = [one for one in threadpool_info() if one["user_api"] == "blas"]
    if not libraries:
        return f"NumPy {np.__version__}"
    found = min(libraries, key=lambda one: "numpy" not in one["filepath"].lower())  # SciPy brings one of its own
    threads = found["num_threads"]
    names = {"openblas": "OpenBLAS", "mkl": "MKL", "blis": "BLIS"}
    library = f"{names.get(found['internal_api'], found['internal_api'])} {found['version'] or ''}".strip()
    return f"NumPy {np.__version__} with {library}, {threads} {'thread' if threads == 1 else 'threads'}"
