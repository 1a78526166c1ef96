"""Recorded products of matrices on the host on an H200: right, within their budget, and near their bound.

`record_out_of_core.py` wrote the figures. The matrices of N = 8192 take 768 MiB, those of N = 16384 3 GiB. The profile
is of `warplens run`: the same kernel in a sweep, beside the product in one launch.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from warplens.cuda.capture.value import Launch
from warplens.cuda.catalogue import builtin_kernels
from warplens.cuda.device.spec import load_spec
from warplens.cuda.execute.emulator import LINK_EFFICIENCY
from warplens.cuda.execute.out_of_core.plan import Lane, PerMatrix, moved_bytes, plan_of, steps_of
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import PointResult, Status
from warplens.profiles.store import read_profile

HERE = Path(__file__).parent
RECORDED = json.loads((HERE / "h200_out_of_core.json").read_text(encoding="utf-8"))["cases"]
STREAMED = [case for case in RECORDED if case["kernel"] == "matmul_out_of_core"]
[KERNEL] = (kernel for kernel in builtin_kernels() if kernel.name == "matmul_out_of_core")
SWEPT = read_profile(HERE / "h200_out_of_core_sweep.warplens.json.gz").points
MIB = 1 << 20


def case(size: int, **tune: int) -> dict[str, Any]:
    [record] = (record for record in STREAMED if record["problem"] == {"N": size} and record["tune"] == tune)
    return record


def in_one_launch(size: int) -> dict[str, Any]:
    [record] = (
        record for record in RECORDED if record["kernel"] == "matmul_tiled" and record["problem"] == {"N": size}
    )
    return record


@pytest.mark.parametrize("record", STREAMED, ids=lambda record: f"{record['problem']}-{record['tune']}")
def test_result_was_right_and_the_panels_those_of_the_plan(record):
    assert (record["status"], record["wrong"]) == ("ok", 0)
    assert record["checked"] == 65_536
    plan = plan_of(KERNEL, KERNEL.workload(record["problem"], record["tune"]))
    metrics = record["metrics"]
    assert metrics["panel_memory"] == plan.memory_bytes <= record["tune"]["MEMORY_MIB"] * MIB
    steps = steps_of(plan, PerMatrix("A", "B", "C"), lambda shape, _: Launch(grid=shape, block=(1, 1, 1)))
    assert metrics["uploaded_bytes"] == moved_bytes(steps, Lane.UPLOAD)
    assert record["time_ns"] > metrics["stream_bound"]


def test_twentieth_of_the_matrices_overlaps_copies_and_products():
    """Both take about 47 ms; one after the other they would take twice as long."""
    record = case(8192, TILE=16, WORK=4, MEMORY_MIB=38)
    parts = record["metrics"]["transfer_time"] + record["metrics"]["product_time"]
    assert 20 * record["metrics"]["panel_memory"] < 12 * 8192**2
    assert record["time_ns"] < 0.55 * parts
    assert record["metrics"]["stream_fraction"] > 90


@pytest.mark.parametrize(("tune", "fraction"), [({"TILE": 16, "WORK": 4}, 0.96), ({"TILE": 32}, 0.98)])
def test_gibibyte_at_16384_hides_the_transfers(tune, fraction):
    """Of 3 GiB, 3.6 GiB go up and 1 GiB comes down, in a quarter of the time of the products, or less."""
    record = case(16384, **tune, MEMORY_MIB=1024)
    assert record["metrics"]["stream_limiter"] == "product"
    assert record["metrics"]["product_time"] > fraction * record["time_ns"]
    assert record["metrics"]["transfer_time"] < 0.26 * record["metrics"]["product_time"]


@pytest.mark.parametrize("size", [8192, 16384])
def test_streaming_costs_little_beside_one_launch(size):
    record = case(size, TILE=32, MEMORY_MIB={8192: 38, 16384: 1024}[size])
    assert record["time_ns"] < 1.07 * in_one_launch(size)["time_ns"]


def test_bound_moves_from_the_link_to_the_products_as_the_budget_grows():
    by_budget = {
        record["tune"]["MEMORY_MIB"]: record["metrics"] for record in STREAMED if record["problem"] == {"N": 8192}
    }
    assert [by_budget[mib]["stream_limiter"] for mib in (4, 8, 16, 64, 128, 256)] == ["upload"] * 3 + ["product"] * 3
    uploads = [by_budget[mib]["uploaded_bytes"] for mib in (2, 4, 8, 16, 38, 64, 128, 256)]
    assert uploads == sorted(uploads, reverse=True)


def test_link_reaches_the_part_of_its_rate_that_is_modelled():
    nominal = load_spec("h200").link_bytes_per_s
    assert {record["metrics"]["link_rate"] for record in STREAMED} != set()
    for record in STREAMED:
        assert 1e9 * record["metrics"]["link_rate"] == pytest.approx(LINK_EFFICIENCY * nominal, rel=0.01)


def swept(kernel: str, size: int, tile: int) -> PointResult:
    [point] = (
        point for point in SWEPT if (point.kernel, point.problem, point.tune) == (kernel, {"N": size}, {"TILE": tile})
    )
    return point


def test_every_point_of_a_sweep_was_measured():
    assert len(SWEPT) == 2 * 2 * 2 + 2  # kernels, sizes, tile widths; cuBLAS
    assert {point.status for point in SWEPT} == {Status.OK}
    assert {point.time.provenance for point in SWEPT} == {Provenance.MEASURED}


@pytest.mark.parametrize("tile", [16, 32])
@pytest.mark.parametrize(("size", "reached"), [(2048, 0.92), (4096, 0.96)])
def test_streamed_point_of_a_sweep_comes_near_its_own_bound(size, tile, reached):
    point = swept("matmul_out_of_core", size, tile)
    bound_ns = point.metrics["stream_bound"].value
    assert reached * point.time.value_ns < bound_ns < point.time.value_ns
    assert swept("matmul_tiled", size, tile).time.value_ns < point.time.value_ns


@pytest.mark.parametrize(("tile", "shared"), [(16, 100 * 11 / 26), (32, 70.0)])
@pytest.mark.parametrize("size", [2048, 4096])
def test_panels_of_a_sweep_have_the_efficiencies_of_one_launch(size, tile, shared):
    """A TILE of 16: 1408 distinct bytes over 4 x 2 + 16 + 2 wavefronts a tile step."""
    for kernel in ("matmul_out_of_core", "matmul_tiled"):
        metric = swept(kernel, size, tile).metrics["shared_efficiency"]
        assert (metric.value, metric.provenance) == (pytest.approx(shared), Provenance.SAMPLED)
