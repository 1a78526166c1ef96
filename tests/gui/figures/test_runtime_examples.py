"""The shared parts of the runtime plots and the heat map: layers, curves, the y axis, launch floors, cards."""

from __future__ import annotations

from dataclasses import replace

from warplens import load
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import Status, Time
from warplens.gui.figures.curves import Curves, Overlay, PlotChoice, SpeedupBaseline
from warplens.gui.figures.figure import Gap, Look, Mark, Rule, Scale, Series, size_axis
from warplens.gui.figures.plots import runtime_size
from warplens.gui.figures.point_arrays import PointArrays
from warplens.gui.figures.runtime import (
    Context,
    axis_title,
    card_maker,
    floors,
    hint,
    layered_curves,
    layers_of,
    runtime_figure,
    title_of,
    without_axis,
    x_values_of,
    y_axis,
    y_label,
)
from warplens.gui.figures.variant_looks import SPEEDUP


def test_axis_title_returns_what_the_values_along_these_tune_axes_are_called():
    assert axis_title(("TILE", "THREADS")) == "tile width"
    assert axis_title(("num_warps",)) == "num_warps"
    assert axis_title((), "tile") == "tile"


def test_without_axis_returns_the_words_of_a_subtitle_about_variants_that_have_no_such():
    points = PointArrays(load("reference:gtx-1080-ti").points)
    assert without_axis(points, points.size == 1024, "TILE") == "serial, thread per row: no tile width"


def test_layers_of_returns_the_points_as_layer_0():
    points = load("reference:gtx-1080-ti").points
    context = Context(looks={}, overlays=(Overlay(name="yesterday", points=points),))
    assert [(layer.number, len(layer.points)) for layer in layers_of(points[:3], context)] == [(0, 3), (1, 8)]


def test_layered_curves_returns_the_curves_of_the_points_and_of_the_overlays():
    points = [point for point in load("reference:h200").points if point.kernel == "transpose_tiled"]
    context = Context(looks={}, overlays=(Overlay(name="yesterday", points=tuple(points[:6])),))
    shown = {"x_of": lambda layer: layer.size, "may_draw": lambda layer: layer.tile == 16}
    curves = layered_curves(PointArrays(points), context, PlotChoice(), **shown)
    assert [(curve.label, curve.layer) for curve in curves.series] == [
        ("tiled · cold", 0),
        ("tiled · warm", 0),
        ("tiled · cold · yesterday", 1),
        ("tiled · warm · yesterday", 1),
    ]


def test_runtime_figure_returns_the_figure_of_a_measure_with_bounds():
    figure = runtime_figure(
        Curves(series=()),
        PointArrays([]),
        Context(looks={}),
        PlotChoice(),
        against="threads a block",
        subtitle="N 1024",
        x=size_axis("threads a block", (64, 128, 256), Scale.LOG),
        empty="No point yet",
        wide=True,
    )
    assert figure.title == "Runtime against threads a block"
    assert figure.y.label == "time"
    assert figure.empty == "No point yet"


def test_x_values_of_returns_the_x_of_all_marks_and_gaps_in_rising_order():
    mark = Mark(x=512.0, y=3e3, key=(), provenance=Provenance.MEASURED)
    gap = Gap(x=256.0, key=(), status=Status.FAILED)
    assert x_values_of([Series(name="tiled", label="tiled", look=Look(hue=0), marks=(mark,), gaps=(gap,))]) == (
        256.0,
        512.0,
    )


def test_hint_returns_the_hint_in_place_of_curves():
    assert hint("Press Run", Curves(series=()), PlotChoice(), has_points=False) == "Press Run"
    assert hint("Press Run", Curves(series=(), unmatched=4), PlotChoice(), has_points=True) == (
        "Choose a baseline in the menu above: a variant, or a profile that is marked as the baseline"
    )


def test_y_axis_returns_the_axis_for_the_marks_of_these_curves():
    marks = [Mark(x=x, y=y, key=(), provenance=Provenance.MEASURED) for x, y in ((256.0, 3e3), (512.0, 3e5))]
    curve = Series(name="tiled", label="tiled", look=Look(hue=0), marks=tuple(marks))
    assert y_axis([curve], PlotChoice(), "time", (), wide=False).scale.value == "log"
    assert y_axis([curve], PlotChoice(y_scale=Scale.LINEAR), "time", (), wide=False).lower == 0.0


def test_title_of_returns_the_title_of_a_plot():
    assert title_of(PlotChoice(), "matrix size") == "Runtime against matrix size"


def test_y_label_returns_the_label_of_the_y_axis():
    over_naive = PlotChoice(measure=SPEEDUP, baseline=SpeedupBaseline(kernel="matmul_naive"))
    assert [y_label(choice, Context(looks={}), PointArrays([])) for choice in (PlotChoice(), over_naive)] == [
        "time",
        "speed-up over matmul naive",
    ]


def test_floors_returns_the_cost_of_a_launch_as_a_rule():
    time = Time(value_ns=3_000.0, provenance=Provenance.MEASURED, overhead_ns=1_700.0)
    point = replace(load("reference:gtx-1080-ti").points[0], time=time)
    mark = Mark(x=1024.0, y=3_000.0, key=point.key, provenance=Provenance.MEASURED, about=point)
    assert floors([Series(name="tiled", label="tiled", look=Look(hue=0), marks=(mark,))], PlotChoice()) == (
        Rule(y=1700.0, label="launch overhead 1.70 µs measured, taken off", short="launch 1.70 µs measured"),
    )


def test_card_maker_returns_the_function_that_makes_the_card_of_a_mark_or_gap():
    point = load("reference:gtx-1080-ti").points[-1]
    make_card = card_maker({"gtx-1080-ti": "GTX 1080 Ti"})
    assert make_card(point)[0] == "tiled padded · N 1024 · TILE 16"
    assert make_card((point, "yesterday"))[0] == "tiled padded · N 1024 · TILE 16 · yesterday"


def test_the_subtitle_says_what_the_bands_of_modelled_times_are(make_point):
    modelled = [replace(make_point(n=n), device="h200") for n in (256, 512)]
    assert runtime_size(modelled, Context(looks={})).subtitle.endswith(" · bands: error of the model")
    unknown = [replace(point, device="gtx-1080-ti") for point in modelled]  # of which no error is known
    time = Time(value_ns=30.0, provenance=Provenance.MEASURED, samples_ns=(10.0, 20.0, 30.0, 40.0, 50.0))
    timed = [replace(point, time=time) for point in modelled]
    others = runtime_size(unknown, Context(looks={})), runtime_size(timed, Context(looks={}))
    assert [figure.subtitle for figure in others if "bands" in figure.subtitle] == []
