"""Both runtime figures as values: the points of a curve, gaps, subtitles, cards."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from statistics import median

import numpy as np
import pytest

from warplens import load
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import Baseline as Kind
from warplens.cuda.ground.points import CacheState, Status, Time
from warplens.gui.figures.curves import Overlay, PlotChoice, SpeedupBaseline
from warplens.gui.figures.figure import Look, Marker, Quantity, Rank, Scale
from warplens.gui.figures.plots import most_complete_size, runtime_size, runtime_tile
from warplens.gui.figures.point_arrays import PointArrays, TakenPoints
from warplens.gui.figures.runtime import Context, card_of, sizes_of, tiles_of
from warplens.gui.figures.variant_looks import MEASURES, SPEEDUP
from warplens.profiles.journal import open_profile

LOOKS = {"transpose_tiled": Look(hue=3), "transpose_serial": Look(hue=5)}
CONTEXT = Context(looks=LOOKS, device_names={"gtx-1080-ti": "GTX 1080 Ti"})


def xy(series):
    return [(mark.x, mark.y) for mark in series.marks]


def test_size_figure_takes_the_best_tile_of_each_size(make_point):
    points = [make_point(n=n, tile=t, time_ns=n * 10 + t) for n in (256, 512) for t in (16, 8, 32)]
    figure = runtime_size(points, CONTEXT)
    assert [xy(series) for series in figure.series] == [[(256, 2568), (512, 5128)]]
    assert figure.subtitle == "best tile of 8, 16, 32"
    assert figure.x.label == "matrix size N"
    assert (figure.x.scale, figure.y.scale) == (Scale.LOG, Scale.LOG)
    assert figure.badge == "modelled"
    assert figure.empty == ""


def test_size_figure_takes_the_stated_tile_and_keeps_variants_without_one(make_point):
    points = [make_point(n=256, tile=t, time_ns=t) for t in (8, 16)]
    points.append(make_point("transpose_serial", n=256, tile=None, time_ns=9e6))
    figure = runtime_size(points, CONTEXT, 16)
    assert {series.name: xy(series) for series in figure.series} == {
        "transpose_tiled": [(256, 16)],
        "transpose_serial": [(256, 9e6)],
    }
    assert figure.subtitle == "tile 16"


def test_size_figure_lists_variants_in_the_order_of_their_looks(make_point):
    points = [make_point("transpose_serial"), make_point("unknown_kernel"), make_point("transpose_tiled")]
    figure = runtime_size(points, CONTEXT)
    assert [(series.name, series.label, series.look.hue) for series in figure.series] == [
        ("transpose_tiled", "tiled", 3),
        ("transpose_serial", "serial", 5),
        ("unknown_kernel", "unknown kernel", 0),
    ]


def test_size_figure_of_several_axes_takes_the_largest_problem(make_point):
    square = make_point(problem={"N": 512, "M": 512}, time_ns=900)
    flat = make_point(problem={"N": 512, "M": 16}, time_ns=10)
    figure = runtime_size([flat, square], CONTEXT)
    assert xy(figure.series[0]) == [(512, 900)]
    assert figure.x.label == "matrix size, the largest of M, N"
    assert figure.subtitle == "tile 8 · the largest problem of each size"


def test_a_failed_point_is_a_gap_with_its_reason_and_never_a_mark(make_point):
    points = [
        make_point(n=256),
        make_point(n=512, status=Status.FAILED, reason="3 of 16 elements of out are wrong\nmore"),
        make_point(n=1024),
    ]
    figure = runtime_size(points, CONTEXT)
    (series,) = figure.series
    assert [mark.x for mark in series.marks] == [256, 1024]
    (gap,) = series.gaps
    assert (gap.x, gap.status) == (512, Status.FAILED)
    assert figure.card_of(gap) == ("tiled · N 512 · TILE 8", "× Wrong result: 3 of 16 elements of out", "GTX 1080 Ti")
    assert len(series.segments) == 2


def test_a_size_with_one_good_tile_is_no_gap(make_point):
    points = [make_point(tile=8, status=Status.SKIPPED, reason="N % TILE == 0"), make_point(tile=16, time_ns=70)]
    (series,) = runtime_size(points, CONTEXT).series
    assert xy(series) == [(256, 70)]
    assert series.gaps == ()


def test_a_failed_point_tells_more_than_a_skipped_one(make_point):
    points = [make_point(tile=8, status=Status.SKIPPED), make_point(tile=16, status=Status.FAILED, reason="fault")]
    (series,) = runtime_size(points, CONTEXT).series
    assert series.gaps[0].status is Status.FAILED


@pytest.mark.parametrize("time_ns", [0.0, -0.0])
def test_a_time_of_nothing_cannot_stand_on_a_logarithmic_axis(make_point, time_ns):
    (series,) = runtime_size([make_point(time_ns=time_ns)], CONTEXT).series
    assert series.marks == ()
    assert len(series.gaps) == 1


def test_of_several_gpus_hue_is_the_variant_and_the_marker_is_the_gpu(make_point):
    context = Context(looks=LOOKS, device_markers={"gtx-1080-ti": Marker.CIRCLE, "h200": Marker.DIAMOND})
    points = [
        make_point(kernel, device=device)
        for kernel in ("transpose_tiled", "transpose_serial")
        for device in ("gtx-1080-ti", "h200")
    ]
    looks = {(curve.name, curve.marks[0].about.device): curve.look for curve in runtime_size(points, context).series}
    for kernel in ("transpose_tiled", "transpose_serial"):
        assert {looks[kernel, device].hue for device in ("gtx-1080-ti", "h200")} == {LOOKS[kernel].hue}
    assert [looks["transpose_tiled", device].marker for device in ("gtx-1080-ti", "h200")] == [
        Marker.CIRCLE,
        Marker.DIAMOND,
    ]


def test_baseline_that_is_not_shown_is_a_baseline_all_the_same(make_point):
    whole = PointArrays([make_point(time_ns=200.0), make_point("transpose_serial", time_ns=800.0)])
    choice = PlotChoice(measure=SPEEDUP, baseline=SpeedupBaseline(kernel="transpose_serial"))
    (series,) = runtime_size(TakenPoints(whole, np.array([0])), CONTEXT, choice=choice).series
    assert [mark.y for mark in series.marks] == [4.0]


def test_two_devices_are_two_curves_that_name_them(make_point):
    figure = runtime_size([make_point(), make_point(device="h200")], CONTEXT)
    assert [series.label for series in figure.series] == ["tiled · GTX 1080 Ti", "tiled · h200"]


def test_two_families_with_one_short_name_show_whole_names(make_point):
    figure = runtime_size([make_point(), make_point("matmul_tiled", family="matmul")], CONTEXT)
    assert [series.label for series in figure.series] == ["transpose_tiled", "matmul_tiled"]


def test_empty_figures_say_what_to_do():
    assert runtime_size([], CONTEXT).empty == "Choose variants in Sweep, then press Run"
    assert runtime_tile([], CONTEXT).empty == "Tile widths are compared here, at one size"


def test_a_figure_of_gaps_alone_says_where_to_read_why(make_point):
    figure = runtime_size([make_point(status=Status.FAILED, reason="fault")], CONTEXT)
    assert figure.empty == "No point has a time: the table says why"
    assert figure.x.values == (256,)


def test_tile_figure_shows_one_size_and_names_variants_without_tile(make_point):
    points = [make_point(n=n, tile=t, time_ns=n + t) for n in (256, 512) for t in (8, 16)]
    points.append(make_point("transpose_serial", n=512, tile=None))
    figure = runtime_tile(points, CONTEXT, 512)
    assert [xy(series) for series in figure.series] == [[(8, 520), (16, 528)]]
    assert figure.subtitle == "N 512 · serial: no tile width"
    assert figure.x.label == "tile width TILE"
    assert figure.y.scale is Scale.LINEAR


def test_tile_figure_is_logarithmic_where_times_are_far_apart(make_point):
    points = [make_point(tile=8, time_ns=1e3), make_point(tile=16, time_ns=1e6)]
    assert runtime_tile(points, CONTEXT).y.scale is Scale.LOG


def test_tile_figure_takes_the_best_of_further_tune_axes(make_point):
    points = [make_point(tune={"TI": i, "TJ": j}, time_ns=100 + i + j) for i in (8, 16) for j in (4, 8)]
    figure = runtime_tile(points, CONTEXT)
    assert xy(figure.series[0]) == [(8, 112), (16, 120)]
    assert (figure.title, figure.x.label) == ("Runtime against TI", "TI")
    assert figure.subtitle == "N 256 · best of the other tune values"


WARPS = PlotChoice(tune_axis="num_warps")


def configurations(make_point, **others):
    return [
        make_point(tune={"BLOCK": block, "num_warps": warps, **others}, time_ns=100 * block / warps)
        for block in (32, 64)
        for warps in (2, 4)
    ]


def test_tile_figure_along_a_chosen_axis_takes_the_best_of_the_others(make_point):
    figure = runtime_tile(configurations(make_point), CONTEXT, choice=WARPS)
    assert xy(figure.series[0]) == [(2, 1600), (4, 800)]
    assert (figure.title, figure.x.label) == ("Runtime against num_warps", "num_warps")
    assert figure.subtitle == "N 256 · best of the other tune values"


def test_tile_figure_names_the_variants_that_lack_the_chosen_axis(make_point):
    points = [*configurations(make_point), make_point("transpose_serial", tile=8), make_point("row_sum", tile=None)]
    figure = runtime_tile(points, CONTEXT, choice=WARPS)
    assert [series.name for series in figure.series] == ["transpose_tiled"]
    assert figure.subtitle == "N 256 · best of the other tune values · serial, row sum: no num_warps"


def test_tile_figure_shows_the_size_that_has_the_chosen_axis(make_point):
    others = [make_point("transpose_serial", n=512, tile=tile) for tile in range(1, 9)]
    figure = runtime_tile([*configurations(make_point), *others], CONTEXT, choice=WARPS)
    assert [mark.x for mark in figure.series[0].marks] == [2, 4]


def test_tile_figure_ignores_an_axis_that_no_point_has(make_point):
    points = [make_point(tile=8), make_point(tile=16)]
    assert runtime_tile(points, CONTEXT, choice=WARPS).x.label == "tile width TILE"


def test_tile_figure_chooses_the_first_axis_that_varies(make_point):
    figure = runtime_tile([make_point(tune={"ROWS": 1, "num_warps": warps}) for warps in (2, 4)], CONTEXT)
    assert figure.x.label == "num_warps"
    assert figure.subtitle == "N 256"


def test_tile_figure_of_a_truth_value_has_its_two_values(make_point):
    points = [make_point(tune={"BLOCK": 32, "EVEN": even}, time_ns=10 + even) for even in (0, 1)]
    figure = runtime_tile(points, CONTEXT, choice=PlotChoice(tune_axis="EVEN"))
    assert xy(figure.series[0]) == [(0, 10), (1, 11)]
    assert figure.x.scale is Scale.LINEAR


def test_tile_figure_of_a_thousand_configurations_has_one_mark_for_each_value(make_point):
    names = [f"axis_{number}" for number in range(5)]
    points = [
        make_point(tune=dict(zip(names, map(int, f"{number:05d}"[::-1]), strict=True)), time_ns=1 + number)
        for number in range(1000)
    ]
    arrays = PointArrays(points)
    assert arrays.axes_to_choose() == ("axis_0", "axis_1", "axis_2")
    marks = {
        name: len(runtime_tile(arrays, CONTEXT, choice=PlotChoice(tune_axis=name)).series[0].marks) for name in names
    }
    assert marks == {"axis_0": 10, "axis_1": 10, "axis_2": 10, "axis_3": 1, "axis_4": 1}


def test_overlays_are_drawn_along_the_chosen_axis(make_point):
    overlay = Overlay(name="before", points=tuple(configurations(make_point)))
    figure = runtime_tile(configurations(make_point)[:2], replace(CONTEXT, overlays=(overlay,)), choice=WARPS)
    assert [(series.layer, [mark.x for mark in series.marks]) for series in figure.series] == [(0, [2, 4]), (1, [2, 4])]


def test_tile_figure_accepts_a_tune_value_of_zero(make_point):
    figure = runtime_tile([make_point(tune={"PAD": 0}), make_point(tune={"PAD": 1})], CONTEXT)
    assert figure.x.scale is Scale.LINEAR
    assert [mark.x for mark in figure.series[0].marks] == [0, 1]


def test_most_complete_size_is_the_largest_with_most_points(make_point):
    points = [make_point(n=n, tile=t) for n in (256, 512) for t in (8, 16)] + [make_point(n=1024, tile=8)]
    assert most_complete_size(points) == 512
    assert most_complete_size([]) is None


def test_card_says_time_provenance_efficiencies_and_limiter(make_point):
    point = make_point(
        time_ns=33_900,
        gld_efficiency=100.0,
        gst_efficiency=12.5,
        shared_efficiency=6.06,
        theoretical_occupancy=50.0,
        occupancy_limiter="blocks",
    )
    assert card_of(point, {"gtx-1080-ti": "GTX 1080 Ti"}) == (
        "tiled · N 256 · TILE 8",
        "33.9 µs modelled · GTX 1080 Ti",
        "load 100 % · store 12.5 % (counted)",
        "shared 6.1 % (counted)",
        "occupancy 50 %, limited by blocks (counted)",
    )


def test_card_of_a_measured_point_does_not_say_modelled(make_point):
    card = card_of(make_point(provenance=Provenance.MEASURED), {})
    assert card[1] == "1.00 µs measured · gtx-1080-ti"


def test_card_of_a_published_point_says_its_time_and_efficiencies():
    document = open_profile(Path("reference:gtx-1080-ti"))
    figure = runtime_tile(document.points, CONTEXT, choice=PlotChoice(measure=MEASURES["gld_efficiency"]))
    mark = next(mark for series in figure.series for mark in series.marks if series.name == "transpose_tiled_padded")
    assert figure.card_of(mark) == (
        "tiled padded · N 1024 · TILE 16",
        "23.0 µs published · GTX 1080 Ti",
        "load 100 % · store 100 % (published)",
        "shared 50 % · warp execution 100 % (published)",
        "occupancy 100 %, limited by none (published)",
    )


def test_cold_and_warm_points_are_never_one_curve(make_point):
    times = {CacheState.WARM: 7.0, CacheState.COLD: 9.0}
    points = [replace(make_point(time_ns=time), cache=cache) for cache, time in times.items()]
    figure = runtime_size(points, CONTEXT)
    assert [(series.label, xy(series)) for series in figure.series] == [
        ("tiled · cold", [(256, 9)]),
        ("tiled · warm", [(256, 7)]),
    ]
    assert [figure.card_of(series.marks[0])[0] for series in figure.series] == [
        "tiled · N 256 · TILE 8 · cold",
        "tiled · N 256 · TILE 8 · warm",
    ]


@pytest.mark.parametrize("build", [runtime_size, runtime_tile])
def test_an_overlay_is_a_curve_of_its_own_in_the_same_hue(make_point, build):
    overlay = Overlay(name="yesterday", points=(make_point(time_ns=70.0),), device_names={"gtx-1080-ti": "a 1080"})
    figure = build([make_point(time_ns=50.0)], replace(CONTEXT, overlays=(overlay,)))
    assert [(series.label, series.layer, series.look, xy(series)[0][1]) for series in figure.series] == [
        ("tiled", 0, LOOKS["transpose_tiled"], 50.0),
        ("tiled · yesterday", 1, LOOKS["transpose_tiled"], 70.0),
    ]
    assert [figure.card_of(series.marks[0])[0] for series in figure.series] == [
        "tiled · N 256 · TILE 8",
        "tiled · N 256 · TILE 8 · yesterday",
    ]


def choice(key, baseline=None, **scales):
    return PlotChoice(measure=MEASURES[key], baseline=SpeedupBaseline(kernel=baseline or ""), **scales)


def measured(point, samples, overhead_ns=0.0):
    time = Time(
        value_ns=median(samples), provenance=Provenance.MEASURED, samples_ns=tuple(samples), overhead_ns=overhead_ns
    )
    return replace(point, time=time)


def test_measured_marks_carry_the_quartiles_of_their_samples(make_point):
    points = [
        measured(make_point(n=256), [10.0, 20.0, 30.0, 40.0, 50.0]),
        measured(make_point(n=512), [100.0, 110.0]),
        make_point(n=1024),
    ]
    (series,) = runtime_size(points, CONTEXT).series
    assert [(mark.low, mark.high) for mark in series.marks] == [(20.0, 40.0), (None, None), (None, None)]


def test_a_rate_has_the_quartiles_of_its_time_upside_down(make_point):
    point = measured(make_point(gflops=60.0), [10.0, 20.0, 30.0, 40.0, 60.0])
    (series,) = runtime_size([point], CONTEXT, choice=choice("gflops")).series
    assert (series.marks[0].low, series.marks[0].y, series.marks[0].high) == (45.0, 60.0, 90.0)


def test_a_metric_is_drawn_with_its_own_provenance_and_unit(make_point):
    points = [make_point(n=n, gld_efficiency=n / 8, time_ns=n) for n in (256, 512)]
    figure = runtime_size(points, CONTEXT, choice=choice("gld_efficiency"))
    assert [xy(series) for series in figure.series] == [[(256, 32), (512, 64)]]
    assert (figure.y.label, figure.y.quantity, figure.badge) == (
        "global load efficiency",
        Quantity.PERCENT,
        "counted",
    )


def test_a_metric_that_a_variant_does_not_have_is_no_gap(make_point):
    points = [make_point(shared_efficiency=50.0), make_point("transpose_serial"), make_point(status=Status.FAILED, n=1)]
    figure = runtime_size(points, CONTEXT, choice=choice("shared_efficiency"))
    assert [(series.name, len(series.marks), len(series.gaps)) for series in figure.series] == [
        ("transpose_tiled", 1, 1)
    ]


def test_a_metric_that_no_point_has_gives_a_hint(make_point):
    assert runtime_size([make_point()], CONTEXT, choice=choice("gflops")).empty == "No point here has a number for rate"


def test_a_point_of_a_document_without_times_is_no_gap(make_point):
    published = replace(make_point(n=512), time=None)
    (series,) = runtime_size([make_point(n=256), published], CONTEXT).series
    assert (len(series.marks), len(series.gaps)) == (1, 0)
    assert runtime_size([published], CONTEXT).empty == "No point here has a number for time"


def test_speedup_over_a_variant_is_over_its_best_at_the_same_problem(make_point):
    points = [make_point(n=256, tile=8, time_ns=50.0), make_point(n=512, time_ns=90.0)]
    points += [make_point("transpose_serial", n=256, tile=t, time_ns=100.0 + t) for t in (8, 16)]
    figure = runtime_size(points, CONTEXT, choice=choice("speedup", "transpose_serial"))
    assert {series.name: xy(series) for series in figure.series} == {
        "transpose_tiled": [(256, 108 / 50)],
        "transpose_serial": [(256, 1.0)],
    }
    assert figure.y.label == "speed-up over serial"
    assert figure.subtitle == "best tile of 8, 16 · 1 without a baseline left out"


def test_speedup_never_divides_a_measured_time_by_a_modelled_one(make_point):
    points = [make_point(time_ns=50.0, provenance=Provenance.MEASURED), make_point("transpose_serial", tile=None)]
    figure = runtime_size(points, CONTEXT, choice=choice("speedup", "transpose_serial"))
    assert [series.name for series in figure.series if series.marks] == ["transpose_serial"]


def test_speedup_over_a_profile_is_over_what_stood_at_the_same_place(make_point):
    before = Overlay(name="yesterday", points=(make_point(n=256, time_ns=90.0),), is_baseline=True)
    context = replace(CONTEXT, overlays=(before,))
    points = [make_point(n=256, time_ns=30.0), make_point(n=512, time_ns=30.0)]
    figure = runtime_size(points, context, choice=choice("speedup"))
    assert [(series.layer, xy(series)) for series in figure.series] == [(0, [(256, 3.0)]), (1, [(256, 1.0)])]
    assert figure.y.label == "speed-up over yesterday"


@pytest.mark.parametrize(
    ("baseline", "hint"),
    [
        (None, "Choose a baseline in the menu above: a variant, or a profile that is marked as the baseline"),
        ("transpose_copy", "The baseline has no time at these sizes: choose another in the menu above"),
    ],
)
def test_speedup_without_a_baseline_says_what_to_do(make_point, baseline, hint):
    assert runtime_size([make_point()], CONTEXT, choice=choice("speedup", baseline)).empty == hint


def test_the_floor_is_what_a_launch_costs(make_point):
    points = [measured(make_point(n=n), [4000.0 + n] * 5, overhead_ns=1900.0) for n in (256, 512)]
    figure = runtime_size(points, CONTEXT)
    assert [(rule.y, rule.label) for rule in figure.rules] == [(1900.0, "launch overhead 1.90 µs measured, taken off")]
    assert figure.y.lower < 1900
    assert runtime_size(points, CONTEXT, choice=choice("gflops")).rules == ()


def test_the_floor_of_cold_and_warm_points_is_that_of_a_launch_alone(make_point):
    points = [measured(make_point(n=n), [4000.0] * 5, overhead_ns=cost) for n, cost in ((256, 1280.0), (512, 25.6))]
    assert [rule.y for rule in runtime_size(points, CONTEXT).rules] == [1280.0]


def test_a_modelled_floor_says_so_and_one_far_below_is_left_out(make_point):
    def modelled(time_ns):
        time = Time(value_ns=time_ns, provenance=Provenance.MODELLED, terms_ns={"launch": 3000.0, "dram": 9.0})
        return replace(make_point(), time=time)

    assert [rule.label for rule in runtime_size([modelled(9e3)], CONTEXT).rules] == ["launch 3.00 µs modelled"]
    assert runtime_size([modelled(9e6)], CONTEXT).rules == ()


def test_the_axes_spread_as_they_are_asked_to(make_point):
    figure = runtime_size([make_point()], CONTEXT, choice=choice("time", x_scale=Scale.LINEAR, y_scale=Scale.LINEAR))
    assert (figure.x.scale, figure.y.scale) == (Scale.LINEAR, Scale.LINEAR)


def test_a_number_of_nothing_is_a_gap_on_a_logarithmic_axis_alone(make_point):
    points = [make_point(n=n, cgma_ratio=float(n - 256)) for n in (256, 512)]
    counts = [
        len(runtime_size(points, CONTEXT, choice=choice("cgma_ratio", y_scale=scale)).series[0].marks)
        for scale in (Scale.LINEAR, Scale.LOG)
    ]
    assert counts == [2, 1]


def test_points_that_join_later_are_in_the_figure(make_point):
    points = [make_point(n=256)]
    arrays = PointArrays(points)
    assert len(runtime_size(arrays, CONTEXT).series[0].marks) == 1
    points.append(measured(make_point("transpose_serial", n=512, tile=None), [5.0] * 4))
    figure = runtime_size(arrays, CONTEXT)
    assert [xy(series) for series in figure.series] == [[(256, 1000)], [(512, 5)]]
    assert figure.series[1].marks[0].low == 5.0


GREY = Context(looks={**LOOKS, "transpose_copy": Look(hue=0, is_reference=True)})


def of_copy(make_point, **changes):
    return replace(make_point("transpose_copy", tile=None, **changes), baseline=Kind.COPY)


def test_baseline_is_a_curve_of_its_own_rank(make_point):
    figure = runtime_size([make_point(n=256), of_copy(make_point, n=256, time_ns=5.0)], GREY)
    assert [(series.label, series.rank, xy(series)[-1][-1]) for series in figure.series] == [
        ("tiled", Rank.CURVE, figure.series[0].marks[0].y),
        ("copy", Rank.REFERENCE, 5.0),
    ]


def test_baseline_is_level_along_the_tile_widths(make_point):
    points = [*(make_point(n=256, tile=tile) for tile in (8, 16, 32)), of_copy(make_point, n=256, time_ns=5.0)]
    points += [of_copy(make_point, n=512, time_ns=7.0)]
    figure = runtime_tile(points, GREY, 256)
    assert [(series.name, series.rank) for series in figure.series] == [
        ("transpose_tiled", Rank.CURVE), ("transpose_copy", Rank.REFERENCE),
    ]  # fmt: skip
    assert xy(figure.series[1]) == [(8, 5.0), (32, 5.0)]
    assert figure.series[1].marks[0].key == points[3].key
    assert "no tile width" not in figure.subtitle


def test_baseline_without_a_tile_width_beside_it_draws_nothing(make_point):
    assert [series.marks for series in runtime_tile([of_copy(make_point, n=256)], GREY, 256).series] == [()]


def test_sizes_of_returns_the_matrix_sizes_that_occur():
    assert sizes_of(load("reference:h200").points) == (256, 512, 1024, 2048, 4096, 8192)


def test_tiles_of_returns_the_tile_widths_that_occur():
    assert tiles_of(load("reference:gtx-1080-ti").points) == (16, 32)
