"""NumPy's baseline on the processor."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from warplens.cuda.catalogue import builtin_kernels
from warplens.cuda.device.gpus import HOST, processor_name
from warplens.cuda.execute import numpy_runner
from warplens.cuda.execute.numpy_runner import HostRunner
from warplens.cuda.ground import host as host_memory
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import Baseline, CacheState, Measuring, Status
from warplens.cuda.sweep.plan import plan_sweep

KERNELS = {kernel.name: kernel for kernel in builtin_kernels()}
FEW = Measuring(least_samples=3, least_time_s=0.0, largest_deviation=1e9, longest_warm_up_s=0.0)


@pytest.fixture
def point(monkeypatch):
    """Make NumPy's point for a kernel's task, with small caches to be flushed."""
    monkeypatch.setattr(numpy_runner, "last_cache_bytes", lambda: 1 << 16)

    def make(name="matmul_naive", size=64, cache=CacheState.COLD):
        plan = plan_sweep(
            [KERNELS[name]], problem={"N": (size,)}, tune={}, devices=["h200"], baselines=[Baseline.NUMPY],
            caches=[cache], measuring=FEW,
        )  # fmt: skip
        [point] = (point for point in plan.points if point.device == HOST)
        return point

    return make


@pytest.mark.parametrize("cache", list(CacheState))
@pytest.mark.parametrize(("name", "suffix"), [("matmul_naive", ""), ("matmul_tiled_double", "_double")])
def test_product_is_measured_and_compared(point, name, suffix, cache):
    result = HostRunner(threads=1).run(point(name, cache=cache))
    assert (result.status, result.reason, result.kernel) == (Status.OK, "", f"matmul_numpy{suffix}")
    assert (result.check.checked, result.check.wrong) == (64 * 64, 0)
    assert (result.time.provenance, result.time.cache, len(result.time.samples_ns)) == (Provenance.MEASURED, cache, 3)
    assert result.metrics["gflops"].value == pytest.approx(2 * 64**3 / result.time.value_ns)
    assert "roofline_fraction" not in result.metrics
    assert result.compiler == f"NumPy {np.__version__}"
    assert result.notes[0].startswith(f"NumPy {np.__version__}")
    assert result.notes[0].endswith(f"1 thread on {processor_name()}")


def test_wrong_product_is_failed_and_not_timed(point, monkeypatch):
    monkeypatch.setattr(numpy_runner.np, "matmul", lambda *_, out: out.fill(-1.0))
    result = HostRunner().run(point())
    assert result.status is Status.FAILED
    assert "4,096 of 4,096 elements of 'C' are wrong" in result.reason
    assert result.time is None


def test_point_of_another_baseline_is_refused(point):
    result = HostRunner().run(replace(point(), baseline=Baseline.CUBLAS, kernel="matmul_cublas"))
    assert (result.status, result.reason) == (
        Status.FAILED,
        "matmul_cublas does not run on the processor: only products of NumPy do",
    )


def test_arrays_beyond_the_memory_are_skipped_before_they_are_made(point, monkeypatch):
    monkeypatch.setattr(host_memory, "available_bytes", lambda: 2.25 * 2**30)
    result = HostRunner().run(point(size=2**14))
    assert (result.status, result.reason) == (
        Status.SKIPPED,
        "needs 3.0 GiB of the host's memory for its arrays, 2.0 GiB free",
    )
