"""Two kernels measured in turns by the runner of a GPU, on a stand-in for PyCUDA."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from warplens.cuda.catalogue import select
from warplens.cuda.execute.measurement.interleaved import goes_on
from warplens.cuda.ground.points import Ending, Measuring, Pair, PairSide, PlannedVisit, PointResult, PointSpec, Status

MEASURING = Measuring(least_samples=1, least_time_s=0.0, longest_warm_up_s=0.0, placements=2, most_samples=8)
VISIT = PlannedVisit(card=0, turn=0)
TURNS = "measured in turns with k: A B B A"


def pair_of(a: PointSpec, b: PointSpec) -> tuple[PointSpec, PointSpec]:
    sides = zip((a, b), PairSide, strict=True)
    return tuple(replace(spec, measuring=MEASURING, pair=Pair(id="1", side=side)) for spec, side in sides)  # type: ignore[return-value]


@pytest.fixture
def two(make_point, tmp_path):
    """Return a function that writes two kernel files and returns the pair of their points."""

    def make(*second, **more):
        a = make_point()
        (tmp_path / "a.cu").write_text((tmp_path / "k.cu").read_text())
        return pair_of(replace(a, path=str(tmp_path / "a.cu")), make_point(*second, **more))

    return make


def outcomes(results: tuple[PointResult, ...]) -> list[tuple[Status, str, bool]]:
    return [(result.status, result.reason, result.time is not None) for result in results]


def test_both_have_a_time_of_as_many_samples_at_the_same_placements(runner, driver, two):
    a, b = runner.run_interleaved(two("out", "B[i] = 1.0f + A[i]"), VISIT, goes_on)
    assert outcomes((a, b)) == [(Status.OK, "", True)] * 2
    assert (a.pair, b.pair) == (Pair(id="1", side=PairSide.A), Pair(id="1", side=PairSide.B))
    assert a.key != b.key
    assert (a.time.value_ns, a.time.stopped_by, len(a.time.samples_ns)) == (driver.LAUNCH_NS, Ending.COUNT, 8)
    assert a.time.conditions == b.time.conditions
    assert [part.placement for part in a.time.conditions] == [0, 1, 2, 3]
    assert (a.notes, b.notes) == ((TURNS,), (TURNS,))
    assert a.metrics["effective_bandwidth"].value == pytest.approx(8 * 64 / driver.LAUNCH_NS)


def test_kernel_against_itself_has_two_points(runner, make_point):
    spec = make_point()
    a, b = runner.run_interleaved(pair_of(spec, spec), VISIT, goes_on)
    assert outcomes((a, b)) == [(Status.OK, "", True)] * 2
    assert a.key != b.key


def test_kernels_with_the_same_arrays_share_them(runner, driver, two):
    runner.run_interleaved(two("out", "B[i] = 1.0f + A[i]"), VISIT, goes_on)
    assert len(set(driver.read_from)) == 2 * MEASURING.placements


def test_kernels_of_other_arrays_have_their_own(runner, driver, two):
    results = runner.run_interleaved(two(size=32), VISIT, goes_on)
    assert outcomes(results) == [(Status.OK, "", True)] * 2
    assert len(set(driver.read_from)) == 2 * 2 * MEASURING.placements


def test_other_kernel_is_not_timed_where_one_fails(runner, two):
    results = runner.run_interleaved(two("out", "B[i] = nonsense"), VISIT, goes_on)
    assert [(result.status, result.time) for result in results] == [(Status.SKIPPED, None), (Status.FAILED, None)]
    assert results[0].reason == "not timed, since k (B) is failed"
    assert "nonsense" in results[1].reason


@pytest.mark.parametrize("side", PairSide)
def test_kernel_that_takes_the_card_away_is_named_and_the_other_is_not_blamed(runner, driver, make_point, side):
    def kernel(a, b):
        launched.append(1)
        if len(launched) == 1 + list(PairSide).index(side):
            raise driver.Error("cuCtxSynchronize failed: an illegal memory access was encountered")
        np.add(a, 1, out=b)

    launched, driver.kernel = [], kernel
    results = dict(
        zip(PairSide, runner.run_interleaved(pair_of(make_point(), make_point()), VISIT, goes_on), strict=True)
    )
    [other] = set(PairSide) - {side}
    assert (results[side].status, results[side].time) == (Status.FAILED, None)
    assert (results[other].status, results[other].time) == (Status.SKIPPED, None)
    assert results[other].reason == f"not timed, since k ({side}) is failed"
    assert runner.lost == results[side].reason


def test_kernel_that_is_wrong_at_another_placement_fails(runner, driver, make_point):
    driver.kernel = lambda a, b: np.add(a, 1 + (len(set(driver.read_from)) == 2), out=b)
    results = runner.run_interleaved(pair_of(make_point(), make_point()), VISIT, goes_on)
    assert [(result.status, result.time) for result in results] == [(Status.SKIPPED, None), (Status.FAILED, None)]
    assert results[1].reason.startswith("with its arrays elsewhere in the GPU's memory, 64 of 64 elements of 'B'")


def test_fault_while_both_are_timed_fails_both_and_loses_the_card(runner, driver, make_point):
    def kernel(a, b):
        if len(driver.read_from) == 3:
            driver.fault = "misaligned address"
        np.add(a, 1, out=b)

    driver.kernel, spec = kernel, make_point()
    results = runner.run_interleaved(pair_of(spec, spec), VISIT, goes_on)
    assert {result.status for result in results} == {Status.FAILED}
    assert results[0].reason == results[1].reason == runner.lost
    assert runner.lost.startswith("CUDA_ERROR_MISALIGNED_ADDRESS: ")
    driver.fault = ""
    again = runner.run_interleaved(pair_of(spec, spec), VISIT, goes_on)
    assert {result.reason for result in again} == {f"the GPU is lost to this process: {runner.lost}"}


def test_kernels_whose_arrays_do_not_fit_together_are_skipped(runner, driver, two, monkeypatch):
    placed = runner._arrays._placed
    monkeypatch.setattr(driver, "mem_get_info", lambda: (0 if placed else driver.FREE_BYTES, driver.FREE_BYTES))
    results = runner.run_interleaved(two(size=32), VISIT, goes_on)
    assert outcomes(results) == [
        (Status.SKIPPED, "the arrays of both kernels together do not fit into the memory of the GPU", False),
        (Status.SKIPPED, "not timed, since k (A) is skipped", False),
    ]


def test_product_out_of_core_is_refused(runner, make_point):
    [kernel] = select(["matmul_out_of_core"])
    product = replace(
        make_point(), kernel=kernel.name, path=kernel.path, source_hash=kernel.source_hash, problem={"N": 64},
        tune={"TILE": 16, "MEMORY_MIB": 1},
    )  # fmt: skip
    results = runner.run_interleaved(pair_of(make_point(), product), VISIT, goes_on)
    assert results[1].reason == "matmul_out_of_core keeps its matrices on the host: it cannot be timed in turns"
    assert results[0].reason == "not timed, since matmul_out_of_core (B) is failed"
