"""Runs baselines of NumPy on the processor: makes the arrays, times the product, compares the result.

The rule: one call of NumPy is timed, with as many threads as there are processors, and the sweep runs nothing else
meanwhile. Samples are taken as on a GPU. Before a cold one the runner reads other data, twice the last cache's size.
"""

import time

import numpy as np

from warplens.cuda.catalogue.kernel_file import Array
from warplens.cuda.device.gpus import last_cache_bytes, processor_name
from warplens.cuda.execute import achieved_metrics, baselines, preparation, result_builder, verification
from warplens.cuda.execute.measurement.conditions import Gauge, Placed, Work
from warplens.cuda.execute.measurement.stopwatch import Timing
from warplens.cuda.ground import errors, host, points

FLUSHES = 2  # the caches are flushed by reading this many times the size of the last one


class HostRunner:
    """Runs NumPy's baselines."""

    def __init__(self, threads: int = 1) -> None:
        self._threads = threads
        self._preparer = preparation.Preparer()
        self._processor = ProcessorTimer()

    def run(self, point: points.PointSpec) -> points.PointResult:
        """Run one point; expected failures are part of the result."""
        from threadpoolctl import threadpool_limits

        builder = result_builder.ResultBuilder(point)
        try:
            with builder.expected_failures(), threadpool_limits(self._threads, user_api="blas"):
                self._run(builder)
        except MemoryError:
            builder.skip("the arrays do not fit in this machine's memory")
        return builder.result()

    def _run(self, builder: result_builder.ResultBuilder) -> None:
        point = builder.point
        kernel = self._preparer.read(point)
        product = baselines.product_of(kernel)
        if point.baseline is not points.Baseline.NUMPY or product is None:
            raise errors.InputError(f"{point.kernel} does not run on the processor: only products of NumPy do")
        builder.title = baselines.title_of(kernel, point.baseline)
        builder.compiler = f"NumPy {np.__version__}"
        workload = baselines.workload_of(kernel, point.baseline, point.problem)
        host.check_host_room(workload.array_bytes())
        arrays = workload.make_arrays()
        left, right, out = (arrays[name] for name in (product.left, product.right, product.out))

        def launch() -> None:
            np.matmul(left, right, out=out)

        launch()
        checks = verification.judge({product.out: out}, workload, arrays)
        builder.add_notes(f"{_blas()} on {processor_name()}", *verification.notes(checks, workload))
        if not builder.judge(checks):
            return
        timing = Timing(self._processor, Placed(launch=launch), point.cache or points.CacheState.COLD)
        builder.time = timing.measure(point.measuring or points.Measuring())
        builder.add_notes(*timing.notes)
        builder.metrics |= achieved_metrics.achieved_metrics(builder.time, workload, None)


class ProcessorTimer:
    """The processor as a timer of samples: it queues nothing, so every sample counts as hidden."""

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
        """Return at once: the timed work begins when it is called."""

    def between(self, busy: Work, timed: Work) -> tuple[float, bool]:
        """Return the nanoseconds that `timed` takes after `busy`."""
        busy()
        began = time.perf_counter_ns()
        timed()
        return float(time.perf_counter_ns() - began), True


def _blas() -> str:
    from threadpoolctl import threadpool_info

    libraries = [library for library in threadpool_info() if library["user_api"] == "blas"]
    if not libraries:
        return f"NumPy {np.__version__}"
    blas = min(libraries, key=lambda library: "numpy" not in library["filepath"].lower())  # SciPy brings its own
    threads = blas["num_threads"]
    names = {"openblas": "OpenBLAS", "mkl": "MKL", "blis": "BLIS"}
    name = f"{names.get(blas['internal_api'], blas['internal_api'])} {blas['version'] or ''}".strip()
    return f"NumPy {np.__version__} with {name}, {threads} {'thread' if threads == 1 else 'threads'}"
