"""Products of matrices that stay on the host: right at any size, within their budget, and copies behind products."""

from __future__ import annotations

import os

import numpy as np
import pytest

from warplens.cuda.catalogue import builtin_kernels
from warplens.cuda.execute import verification
from warplens.cuda.execute.gpu.runner import GpuRunner
from warplens.cuda.ground import host as host_memory
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import CacheState, Measuring, PointResult, PointSpec, Status

DEVICE = os.environ.get("WARPLENS_TEST_DEVICE", "h200")
SHORT = Measuring(least_samples=3, least_time_s=0.02, longest_time_s=0.5)
[KERNEL] = (kernel for kernel in builtin_kernels() if kernel.name == "matmul_out_of_core")
MIB = 1 << 20


@pytest.fixture(scope="module")
def runner():
    runner = GpuRunner(measuring=SHORT)
    yield runner
    runner.close()


def run(runner: GpuRunner, problem: dict[str, int], tune: dict[str, int], cache=CacheState.COLD) -> PointResult:
    return runner.run(
        PointSpec(
            kernel=KERNEL.name, path=KERNEL.path, source_hash=KERNEL.source_hash, family=KERNEL.family, problem=problem,
            tune=tune, device=DEVICE, budget_s=1.0, limit=10**9, cache=cache,
        )
    )  # fmt: skip


@pytest.mark.gpu
@pytest.mark.parametrize("cache", list(CacheState))
@pytest.mark.parametrize(
    ("problem", "tune"),
    [
        ({"N": 64}, {"TILE": 16, "MEMORY_MIB": 1}),
        ({"N": 1000}, {"TILE": 8, "MEMORY_MIB": 1}),
        ({"N": 1025}, {"TILE": 32, "MEMORY_MIB": 2}),
        ({"N": 777, "M": 1501, "K": 333}, {"TILE": 16, "WORK": 4, "MEMORY_MIB": 1}),
        ({"N": 1, "M": 700, "K": 900}, {"TILE": 16, "MEMORY_MIB": 1}),
        ({"N": 3000, "M": 3, "K": 700}, {"TILE": 32, "WORK": 2, "MEMORY_MIB": 1}),
    ],
)
def test_product_of_any_shape_is_right_in_every_element(runner, monkeypatch, problem, tune, cache):
    monkeypatch.setattr(verification, "WHOLE_FLOPS", 1e12)
    result = run(runner, problem, tune, cache)
    assert (result.status, result.reason) == (Status.OK, "")
    rows, columns = problem.get("M", problem["N"]), problem.get("K", problem["N"])
    assert (result.check.checked, result.check.wrong) == (rows * columns, 0)
    assert result.time.provenance is Provenance.MEASURED
    assert len(result.time.samples_ns) >= SHORT.least_samples
    assert result.metrics["panel_memory"].value <= tune["MEMORY_MIB"] * MIB


@pytest.mark.gpu
def test_product_of_the_whole_result_with_a_vector_agrees(runner):
    """Freivalds' check: C x = A (B x) for a random x, in whole numbers, over every element of a large result."""
    result = run(runner, {"N": 4096}, {"TILE": 16, "WORK": 4, "MEMORY_MIB": 8})
    assert result.status is Status.OK
    a, b, c = (runner._arrays._host[name].astype(np.float64) for name in "ABC")
    x = np.random.default_rng(7).integers(0, 100, 4096).astype(np.float64)
    np.testing.assert_array_equal(c @ x, a @ (b @ x))


@pytest.mark.gpu
def test_card_gives_no_more_than_the_budget(runner):
    from pycuda import driver

    run(runner, {"N": 2048}, {"TILE": 16, "MEMORY_MIB": 4})
    before, least = driver.mem_get_info()[0], []
    allocate = driver.mem_alloc

    def watched(size: int) -> object:
        memory = allocate(size)
        least.append(driver.mem_get_info()[0])
        return memory

    driver.mem_alloc = watched
    try:
        assert run(runner, {"N": 2048}, {"TILE": 16, "MEMORY_MIB": 4}).status is Status.OK
    finally:
        driver.mem_alloc = allocate
    assert before - min(least) <= 4 * MIB + 6 * 2 * MIB  # each of six slots is rounded up to the driver's 2 MiB
    assert driver.mem_get_info()[0] == before


@pytest.mark.gpu
def test_more_pinned_memory_than_the_host_has_is_skipped(runner, monkeypatch):
    monkeypatch.setattr(host_memory, "available_bytes", lambda: 1.5 * 2**30)
    result = run(runner, {"N": 10_000}, {"TILE": 16, "MEMORY_MIB": 64})
    assert result.status is Status.SKIPPED
    assert result.reason == "needs 1.1 GiB of the host's memory for its arrays, 0.5 GiB free"


@pytest.mark.gpu
def test_copies_and_products_overlap(runner):
    result = run(runner, {"N": 8192}, {"TILE": 16, "WORK": 4, "MEMORY_MIB": 38})
    assert (result.status, result.reason) == (Status.OK, "")
    assert result.metrics["overlap"].value < 0.8
