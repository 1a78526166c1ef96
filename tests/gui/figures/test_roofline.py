"""The roofline as a figure."""

from __future__ import annotations

from dataclasses import replace

import pytest

from warplens import load
from warplens.cuda.device.spec import load_spec
from warplens.cuda.device.what_if import Roof, RoofKind, roofs
from warplens.cuda.ground.points import Status
from warplens.gui.figures.figure import Look, Rank
from warplens.gui.figures.roofline import companions, roofline
from warplens.gui.figures.runtime import Context

CONTEXT = Context(looks={"matmul_tiled": Look(hue=4)})
ROOFS = (
    Roof(name="float32", kind=RoofKind.ARITHMETIC, per_s=1e12),
    Roof(name="DRAM", kind=RoofKind.BANDWIDTH, per_s=1e11),
)


@pytest.fixture
def product(make_point):
    return make_point("matmul_tiled", family="matmul", gflops=500.0, arithmetic_intensity=4.0, least_intensity=40.0)


def test_ideal_and_as_coded_dot_are_joined_at_one_rate(product) -> None:
    figure = roofline(product, (), ROOFS, CONTEXT)
    dots = figure.series[0]
    assert [(mark.x, mark.y) for mark in dots.marks] == [(4.0, 500.0), (40.0, 500.0)]
    assert dots.marks[0].key == product.key
    assert dots.look.hue == 4
    assert dots.marks[1].card == ("ideal: every byte moved once", "40.0 flop/byte counted, 10.0 times as much")


def test_ceilings_of_tensor_cores_are_those_of_the_products_that_are_shown(make_point, product) -> None:
    spec = load_spec("h200")
    assert not any(
        series.name.endswith("tensor cores") for series in roofline(product, (), roofs(spec), CONTEXT).series
    )
    metrics = {"gflops": 3e5, "arithmetic_intensity": 40.0, "flops": 0, "tensor_flops": 10**9}
    rounded = make_point("tf32gemm_wgmma", tensor_products="tf32.f32", **metrics)
    for point, others in ((rounded, ()), (product, (rounded,))):
        figure = roofline(point, others, roofs(spec), CONTEXT)
        [roof] = [series for series in figure.series if series.name.endswith("tensor cores")]
        assert (roof.name, roof.label) == ("TF32 tensor cores", "TF32 tensor 535 TFLOP/s")


def test_ceilings_meet_at_the_ridge(product) -> None:
    figure = roofline(product, (), ROOFS, CONTEXT)
    level, slope = (series for series in figure.series if series.rank is Rank.LIMIT)
    assert [(mark.x, mark.y) for mark in level.marks] == [(10.0, 1000.0), (120.0, 1000.0)]
    assert slope.marks[-1].x == pytest.approx(10.0)
    assert slope.marks[-1].y == pytest.approx(1000.0)
    assert slope.marks[0].y == pytest.approx(100 * slope.marks[0].x)
    assert (level.label, slope.label) == ("FP32 1.00 TFLOP/s", "DRAM 0.100 TB/s")


def test_kernel_that_only_moves_bytes_says_how_near_it_is_to_dram(make_point) -> None:
    copy = make_point("copy_coalesced", effective_bandwidth=990.0, roofline_fraction=20.6, arithmetic_intensity=0.0)
    figure = roofline(copy, (), ROOFS, CONTEXT)
    assert (figure.series, figure.empty) == ((), "This kernel performs no floating-point operations")
    assert figure.subtitle == "effective bandwidth 990 GB/s · 20.6 % of what DRAM allows (counted)"


@pytest.fixture
def copies(make_point):
    """Return a point that moves as many bytes as it must, and one that moves four times as many."""
    sectors = {"gld_transactions": 1000, "gst_transactions": 1000}
    good = make_point("copy_coalesced", time_ns=1000.0, effective_bandwidth=64.0, arithmetic_intensity=0.0, **sectors)
    sectors = {"gld_transactions": 1000, "gst_transactions": 7000}
    bad = make_point("copy_strided", time_ns=4000.0, effective_bandwidth=16.0, arithmetic_intensity=0.0, **sectors)
    return good, bad


def test_kernel_that_only_moves_bytes_stands_under_the_roofs_of_the_bandwidth(copies) -> None:
    good, bad = copies
    figure = roofline(bad, (good,), ROOFS, CONTEXT)
    own, other, dram = figure.series
    assert [(mark.x, mark.y) for mark in own.marks] == [(0.25, 16.0), (1.0, 16.0)]
    assert own.marks[1].card == ("ideal: every byte moved once", "4.00 times as many bytes are moved counted")
    assert [(mark.x, mark.y) for mark in other.marks] == [(1.0, 64.0)]
    assert (dram.label, dram.rank) == ("DRAM 0.100 TB/s", Rank.LIMIT)
    assert all(mark.y == pytest.approx(100 * mark.x) for mark in dram.marks)
    assert dram.marks[-1].x == pytest.approx(1)
    assert 1 < figure.x.upper < 1.1  # no share is above 1
    assert figure.empty == ""


def test_without_a_time_only_the_reason_is_shown(copies) -> None:
    figure = roofline(replace(copies[0], time=None), (), ROOFS, CONTEXT)
    assert (figure.series, figure.empty) == ((), "This kernel performs no floating-point operations")


@pytest.mark.parametrize("number", [0, 1])
def test_failed_point_has_its_failure_in_place_of_a_dot(product, copies, number) -> None:
    point = replace((product, copies[0])[number], status=Status.FAILED, reason="2 of 9 elements of 'out' are wrong")
    figure = roofline(point, [], roofs(load_spec("h200")), Context(looks={}))
    assert (figure.series, figure.subtitle) == ((), "")
    assert figure.empty == "Wrong result: 2 of 9 elements of 'out'"
    assert companions(copies[1], [replace(copies[0], status=Status.FAILED), copies[1]]) == ()


def test_companions_are_the_fastest_of_each_other_variant_at_the_same_place(make_point, product) -> None:
    slow = make_point("matmul_naive", family="matmul", tile=8, time_ns=900.0)
    fast = make_point("matmul_naive", family="matmul", tile=16, time_ns=500.0)
    larger = make_point("matmul_naive", family="matmul", n=512, time_ns=1.0)
    other = make_point("column_sum", family="reduction")
    points = [slow, fast, larger, other, product, replace(product, tune={"TILE": 32})]
    assert companions(product, points) == (fast,)


def test_peaks_are_those_of_the_sheet() -> None:
    spec = load_spec("h200")
    rates = {roof.name: roof.per_s for roof in roofs(spec)}
    assert rates["float32"] == spec.fp32_flops_per_s
    assert rates["float64"] == pytest.approx(spec.fp32_flops_per_s / 2)  # 64 of 128 lanes
    assert rates["shared memory"] == pytest.approx(128 * 132 * spec.clock_hz)  # 32 banks of 4 bytes a clock and SM
    assert rates["DRAM"] == spec.memory_bandwidth_bytes_per_s


def test_gpu_without_double_precision_and_l2_cache_has_no_such_ceilings() -> None:
    assert {roof.name for roof in roofs(load_spec("8800-gtx"))} == {"float32", "shared memory", "DRAM"}


@pytest.mark.parametrize(
    ("kernel", "dots", "ceilings"),
    [
        (
            "matmul_tiled",
            [1.97, 42.67],
            ["FP32 67 TFLOP/s", "FP64 33 TFLOP/s", "shared 33.5 TB/s", "L2 10.2 TB/s", "DRAM 4.80 TB/s"],
        ),
        ("transpose_thread_per_element", [0.67, 1.0], ["L2 10.2 TB/s", "DRAM 4.80 TB/s"]),
    ],
)
def test_measured_point_stands_under_the_ceilings_of_its_gpu(kernel, dots, ceilings) -> None:
    point = next(point for point in load("reference:h200").points if point.kernel == kernel)
    figure = roofline(point, [], roofs(load_spec("h200")), Context(looks={}))
    assert [round(mark.x, 2) for mark in figure.series[0].marks] == dots
    assert [ceiling.label for ceiling in figure.series[1:]] == ceilings


def test_effective_bandwidth_of_a_measured_copy_is_the_subtitle() -> None:
    point = next(point for point in load("reference:h200").points if point.kernel == "copy_coalesced")
    figure = roofline(point, [], roofs(load_spec("h200")), Context(looks={}))
    assert figure.subtitle == "effective bandwidth 171 GB/s · 3.6 % of what DRAM allows (measured)"


def test_companions_of_a_measured_reduction_are_the_other_variants_of_its_family() -> None:
    points = [point for point in load("reference:h200").points if point.family == "reduction"]
    point = next(point for point in points if point.kernel == "column_sum")
    assert [other.kernel for other in companions(point, points)] == ["reduction_copy", "column_sum_register"]
