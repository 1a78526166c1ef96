"""The bound of points that stream: a limit below their curve, and its card."""

from __future__ import annotations

from dataclasses import replace

import pytest

from warplens import load
from warplens.cuda.ground.metrics import METRICS, Provenance
from warplens.cuda.ground.points import PointResult, Status, Time
from warplens.gui.figures.curves import PlotChoice
from warplens.gui.figures.figure import Look, Rank
from warplens.gui.figures.plots import runtime_size, runtime_tile
from warplens.gui.figures.runtime import Context, bound_line, bounds_of, card_of
from warplens.gui.figures.variant_looks import MEASURES, TIME

STREAM = {
    "stream_bound": 40e6, "stream_limiter": "upload", "stream_fraction": 80.0, "link_rate": 50.0, "uploaded_bytes": 2e9,
}  # fmt: skip
CONTEXT = Context(looks={"matmul_out_of_core": Look(hue=1), "matmul_tiled": Look(hue=2)})


def point(kernel: str, size: int, time_ns: float, tile: int = 16, **metrics: float | str) -> PointResult:
    return PointResult(
        kernel=kernel, title=kernel, source_hash="0" * 64, family="matmul", problem={"N": size}, tune={"TILE": tile},
        device="h200", status=Status.OK, time=Time(value_ns=time_ns, provenance=Provenance.MODELLED),
        metrics={key: METRICS[key].value(value, Provenance.MEASURED) for key, value in metrics.items()},
    )  # fmt: skip


POINTS = (
    point("matmul_tiled", 1024, 30e6),
    point("matmul_out_of_core", 1024, 50e6, **STREAM),
    point("matmul_out_of_core", 2048, 400e6, **(STREAM | {"stream_bound": 390e6, "stream_limiter": "product"})),
)


def test_bound_is_a_limit_under_the_curve_of_its_variant():
    figure = runtime_size(POINTS, CONTEXT)
    [bound] = [series for series in figure.series if series.rank is Rank.LIMIT]
    assert (bound.name, bound.label) == ("matmul_out_of_core", "bound of out of core")
    assert [(mark.x, mark.y, mark.provenance) for mark in bound.marks] == [
        (1024, 40e6, Provenance.MEASURED),
        (2048, 390e6, Provenance.MEASURED),
    ]
    assert figure.card_of(bound.marks[0]) == (
        "bound",
        "bound 40.0 ms by the link to the host, 80 % reached (measured)",
        "2 GB uploaded at 50.0 GB/s (measured)",
    )
    assert figure.y.lower < 40e6
    assert figure.badge == "modelled"


def test_bound_stands_against_tile_width_too():
    figure = runtime_tile((*POINTS, point("matmul_out_of_core", 2048, 500e6, 32, **STREAM)), CONTEXT, 2048)
    [bound] = [series for series in figure.series if series.rank is Rank.LIMIT]
    assert [mark.x for mark in bound.marks] == [16, 32]


def test_card_of_the_point_names_its_bound():
    assert card_of(POINTS[2], {})[-1] == "bound 390 ms by the products, 80 % reached (measured)"
    assert not any("bound" in line for line in card_of(POINTS[0], {}))


def test_other_measures_have_no_bound():
    rate = METRICS["gflops"].value(5.0, Provenance.MODELLED)
    points = tuple(replace(point, metrics=point.metrics | {"gflops": rate}) for point in POINTS)
    figure = runtime_size(points, CONTEXT, choice=PlotChoice(measure=MEASURES["gflops"]))
    assert figure.series
    assert {series.rank for series in figure.series} == {Rank.CURVE}


@pytest.mark.parametrize("hidden", ["", "matmul_out_of_core"])
def test_hidden_variant_takes_its_bound_along(hidden):
    figure = runtime_size([point for point in POINTS if point.kernel != hidden], CONTEXT)
    assert any(series.rank is Rank.LIMIT for series in figure.series) == (not hidden)


def test_bounds_of_returns_a_limit_for_each_curve_of_the_open_profile_whose_points():
    points = [point for point in load("reference:h200").points if point.kernel == "matmul_out_of_core"]
    curves = runtime_size(points, Context(looks={}), choice=PlotChoice(measure=TIME)).series
    assert [(bound.label, len(bound.marks)) for bound in bounds_of(curves, PlotChoice())] == [
        ("bound of out of core · cold", 6),
        ("bound of out of core · warm", 6),
    ]


def test_bound_line_returns_the_bound_of_a_point_that_streams_as_a_line_of_text():
    numbers = {"stream_bound": 24_640.0, "stream_limiter": "product", "stream_fraction": 44.8}
    metrics = {key: METRICS[key].value(number, Provenance.MEASURED) for key, number in numbers.items()}
    assert (
        bound_line(replace(load("reference:gtx-1080-ti").points[0], metrics=metrics))
        == "bound 24.6 µs by the products, 44.8 % reached (measured)"
    )
