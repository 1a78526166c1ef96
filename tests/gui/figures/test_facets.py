"""Many curves: facets with a shared scale, medians of several profiles, and curves by date."""

from __future__ import annotations

from dataclasses import replace

import pytest

from warplens.cuda.ground.metrics import Provenance
from warplens.gui.figures.curves import Overlay, PlotChoice, Split
from warplens.gui.figures.facets import MAX_FACETS, MOST_TOLD_APART, axes_to_split
from warplens.gui.figures.figure import Look, Quantity, date_of, day_of
from warplens.gui.figures.plots import BY_DATE, heat_map, runtime_size, runtime_tile
from warplens.gui.figures.point_arrays import PointArrays
from warplens.gui.figures.profile_figures import best_wordings, date_wordings, facet_caption, spoken_figure
from warplens.gui.figures.runtime import Context
from warplens.gui.figures.states import State
from warplens.profiles.records import Head, HostRecord

AUTOMATIC = PlotChoice(split=Split.AUTOMATIC, merges_profiles=None)
KERNELS = [f"variant_{number}" for number in range(8)]
LOOKS = {kernel: Look.numbered(number) for number, kernel in enumerate(KERNELS)}


@pytest.fixture
def points_of(make_point):
    """Return a function that makes the points of several GPUs, all `factor` times as slow as the first."""

    def points_of(devices=("a",), factor=1.0, kernels=KERNELS):
        return [
            make_point(
                kernel,
                n=n,
                tile=tile,
                device=device,
                time_ns=factor * (100.0 + n) * (1 + number) * (8 + tile),
                provenance=Provenance.MEASURED,
            )
            for device in devices
            for number, kernel in enumerate(kernels)
            for n in (256, 512)
            for tile in (8, 16)
        ]

    return points_of


def head(started):
    host = HostRecord(system="", machine="", processors=1, python="")
    return Head(program="", compiler="", devices=(), host=host, started=started)


def nights(points_of, factors, kernels=KERNELS):
    return tuple(
        Overlay(
            name=f"night{number}",
            points=tuple(points_of(factor=factor, kernels=kernels)),
            head=head(f"2026-11-{number + 10}T02:00:00+00:00"),
        )
        for number, factor in enumerate(factors, 1)
    )


def test_facets_share_both_axes_and_hold_each_curve_once(points_of):
    figure = runtime_size(points_of("abc"), Context(looks=LOOKS), choice=PlotChoice(split=Split.DEVICE))
    assert figure.facet_names == ("a", "b", "c")
    assert [len(facet.series) for facet in figure.facets] == [8, 8, 8]
    assert {(facet.x, facet.y) for facet in figure.facets} == {(figure.x, figure.y)}
    assert [facet.title for facet in figure.facets] == ["a", "b", "c"]
    for number, facet in enumerate(figure.facets):
        assert {curve.origin.device for curve in facet.series} == {"abc"[number]}
        assert {mark.key[4] for curve in facet.series for mark in curve.marks} == {"abc"[number]}


NAMES = ["variant 0", "variant 1"]


def places_to_come(points, coming, split, running=()):
    keys = {point.key: point for point in coming}
    context = Context(looks=LOOKS, coming=keys, running=frozenset(running))
    figure = runtime_size(points, context, choice=PlotChoice(split=split))
    return [(facet.title, [(x, state) for x, state, _ in facet.coming]) for facet in figure.facets]


@pytest.mark.parametrize("split", [Split.DEVICE, Split.KERNEL, "TILE"])
def test_marks_of_points_to_come_are_in_the_facet_they_belong_to(points_of, spec_of, split):
    *points, first, second = points_of("ab", kernels=KERNELS[:2])
    values = {Split.DEVICE: "ab", Split.KERNEL: NAMES, "TILE": ("TILE 8", "TILE 16")}[split]
    here = {Split.DEVICE: "b", Split.KERNEL: NAMES[1]}
    expected = {name: [] for name in values}
    for point, state in ((first, State.QUEUED), (second, State.RUNNING)):
        expected[here.get(split, f"TILE {point.tune['TILE']}")].append((512, state))
    coming = map(spec_of, (first, second))
    assert dict(places_to_come(points, coming, split, [second.key])) == expected


@pytest.mark.parametrize("split", [Split.DEVICE, Split.KERNEL, "TILE"])
def test_a_facet_is_there_before_its_first_result(points_of, spec_of, split):
    points = points_of("ab", kernels=KERNELS[:2])
    first = next(point for point in points if (point.kernel, point.device, point.tune["TILE"]) == (KERNELS[0], "a", 8))
    coming = [spec_of(point) for point in points if point is not first]
    facets = places_to_come([first], coming, split)
    names = {Split.DEVICE: ["a", "b"], Split.KERNEL: NAMES, "TILE": ["TILE 8", "TILE 16"]}[split]
    assert [name for name, _ in facets] == names
    assert all(places == [(256, State.QUEUED), (512, State.QUEUED)] for _, places in facets)


def test_a_figure_of_one_plot_is_its_only_facet(points_of):
    figure = runtime_size(points_of(), Context(looks=LOOKS), choice=AUTOMATIC)
    assert figure.facets == (figure,)
    assert figure.note == ""


def test_many_curves_of_several_gpus_are_split_and_the_plot_says_how_to_see_all(points_of):
    points, context = points_of("abcdef"), Context(looks=LOOKS, device_names={"a": "H100"})
    figure = runtime_size(points, context, choice=AUTOMATIC)
    assert figure.facet_names == ("b", "c", "d", "e", "f", "H100")
    assert figure.note == "a plot for each GPU · View ▾ has all 48 curves in one"
    assert {curve.look for curve in figure.series} == set(LOOKS.values())  # a variant has its own marker in each
    assert max(len(facet.series) for facet in figure.facets) <= MOST_TOLD_APART
    one = runtime_size(points, context, choice=PlotChoice())
    assert (len(one.series), one.facet_names, one.note) == (48, (), "")


def test_every_way_to_split_has_a_facet_for_each_value(points_of):
    points = points_of("ab")
    for split, names in {
        Split.KERNEL: tuple(kernel.replace("_", " ") for kernel in KERNELS),
        "TILE": ("TILE 8", "TILE 16"),
        Split.CACHE: (),
        "NO_SUCH_AXIS": (),
    }.items():
        figure = runtime_size(points, Context(looks=LOOKS), choice=PlotChoice(split=split))
        assert figure.facet_names == names, split
    assert axes_to_split(PointArrays(points)) == ("TILE",)


@pytest.mark.parametrize(
    ("split", "values", "names"),
    [
        (Split.DEVICE, ("v100", "a100", "h100"), ("A 2", "A 10", "V 100")),
        (Split.KERNEL, ("row 10", "tiled", "row 9"), ("row 9", "row 10", "tiled")),
        ("W", ("k W=16", "k W=128", "k", "k W=8"), ("8", "16", "128", "no W")),
        ("W", ("k W=0.5", "k W=-1", "k W=0.25"), ("-1", "0.25", "0.5")),
        ("W", ("k W=fp32", "k W=fp8", "k W=BF16"), ("BF16", "fp8", "fp32")),
    ],
)
def test_facets_stand_in_the_order_of_their_values_whatever_ran_first(make_point, split, values, names):
    field = "device" if split == Split.DEVICE else "kernel"
    points = [make_point(**{field: value}) for value in values]
    context = Context(looks={}, device_names={"a100": "A 10", "h100": "A 2", "v100": "V 100"})
    figure = runtime_size(points, context, choice=PlotChoice(split=split))
    assert figure.facet_names == names
    assert len({curve.facet for curve in figure.series}) == len(names)


def test_the_open_profile_comes_first_and_of_many_facets_the_last_values_are_left_out(points_of, make_point):
    overlays = tuple(replace(overlay, name=name) for overlay, name in zip(nights(points_of, (1, 2)), "ba", strict=True))
    choice = PlotChoice(split=Split.PROFILE)
    figure = runtime_size(points_of(), Context(looks=LOOKS, overlays=overlays), choice=choice)
    assert figure.facet_names == ("this profile", "a", "b")
    points = [make_point(f"k W={width}") for width in range(60, 0, -1)]
    figure = runtime_size(points, Context(looks={}), choice=PlotChoice(split="W"))
    assert figure.facet_names == tuple(map(str, range(1, MAX_FACETS + 1)))


def test_an_axis_has_in_each_facet_the_points_of_one_value(points_of):
    figure = runtime_size(points_of(), Context(looks=LOOKS), choice=PlotChoice(split="TILE"))
    for tile, facet in zip((8, 16), figure.facets, strict=True):
        assert {mark.about.tune["TILE"] for curve in facet.series for mark in curve.marks} == {tile}
    assert {curve.label for curve in figure.series} == {kernel.replace("_", " ") for kernel in KERNELS}


def test_median_of_profiles_is_exact_and_its_band_holds_the_middle_half(points_of):
    context = Context(looks=LOOKS, overlays=nights(points_of, (1.1, 1.2, 1.3, 9.0)))
    figure = runtime_size(points_of(), context, choice=AUTOMATIC)
    assert figure.note == "medians of 5 profiles · View ▾ has all 40 curves in one"
    assert figure.subtitle == "best tile of 8, 16"  # and not that a profile is not drawn
    assert [curve.label for curve in figure.series] == [kernel.replace("_", " ") for kernel in KERNELS]
    first = figure.series[0].marks[0]
    base = (100.0 + 256) * (8 + 8)
    assert (first.y, first.low, first.high) == pytest.approx((1.2 * base, 1.1 * base, 1.3 * base))
    assert (first.count, first.provenance, first.about.time.value_ns) == (5, Provenance.MEASURED, base)
    assert figure.card_of(first)[1] == "median of 5 profiles: 6.84 µs, middle half 6.27 µs to 7.40 µs"


def test_band_of_few_profiles_spans_them_and_numbers_of_two_provenances_are_not_mixed(points_of):
    slow, fast = nights(points_of, (2.0, 4.0))
    modelled = tuple(
        replace(point, time=replace(point.time, provenance=Provenance.MODELLED)) for point in points_of(factor=50.0)
    )
    overlays = (slow, fast, Overlay(name="model", points=modelled))
    figure = runtime_size(points_of(), Context(looks=LOOKS, overlays=overlays), choice=PlotChoice(merges_profiles=True))
    base = (100.0 + 256) * (8 + 8)
    first = figure.series[0].marks[0]
    assert (first.count, first.y, first.low, first.high) == pytest.approx((3, 2 * base, base, 4 * base))


def test_variants_of_one_profile_alone_keep_their_curves(points_of):
    (other,) = nights(points_of, (2.0,), KERNELS[:1])
    figure = runtime_size(
        points_of(kernels=KERNELS[:2]),
        Context(looks=LOOKS, overlays=(other,)),
        choice=PlotChoice(merges_profiles=True),
    )
    assert [(curve.label, curve.marks[0].count) for curve in figure.series] == [("variant 0", 2), ("variant 1", 0)]


def test_by_date_the_profiles_of_a_variant_are_one_curve(points_of):
    context = Context(
        looks=LOOKS, started="2026-11-10T02:00:00+00:00", overlays=nights(points_of, (1.5, 2.0), KERNELS[:1])
    )
    figure = runtime_tile(points_of(kernels=KERNELS[:1]), context, choice=PlotChoice(tune_axis=BY_DATE))
    (curve,) = figure.series
    assert figure.title == "Runtime by date"
    assert figure.subtitle == "N 512 · a mark each profile, the middle half of all as band · best tile of 8, 16"
    assert figure.x.quantity is Quantity.DATE
    assert [figure.x.text_at(mark.x) for mark in curve.marks] == ["11-10", "11-11", "11-12"]
    assert [mark.y / curve.marks[0].y for mark in curve.marks] == pytest.approx([1.0, 1.5, 2.0])
    assert figure.x.words_for(curve.marks[0].x) == "2026-11-10 02:00"
    assert curve.label == "variant 0"


def by_date(points_of, factors, kernels=KERNELS[:1], choice=None):
    context = Context(looks=LOOKS, started="2026-11-10T02:00:00+00:00", overlays=nights(points_of, factors, kernels))
    return runtime_tile(points_of(kernels=kernels), context, choice=PlotChoice(tune_axis=BY_DATE))


def test_band_by_date_is_the_middle_half_of_all_profiles_and_a_mark_one_of_them(points_of):
    figure = by_date(points_of, (1.1, 1.2, 1.3, 9.0))
    base = (100.0 + 512) * (8 + 8)
    (curve,) = figure.series
    for mark, factor in zip(curve.marks, (1.0, 1.1, 1.2, 1.3, 9.0), strict=True):
        assert (mark.y, mark.low, mark.high) == pytest.approx((factor * base, 1.1 * base, 1.3 * base))
    _, when, time, *_, last = figure.card_of(curve.marks[4])
    assert (when, time) == ("2026-11-14 02:00", "88.1 µs measured · a")
    assert last == "5 profiles: middle half 10.8 µs to 12.7 µs"


def test_by_date_a_line_says_how_many_profiles_there_are_and_of_which_days(points_of):
    figure = by_date(points_of, (1.0, 1.0, 2.0))
    assert date_wordings(figure) == ("4 profiles by date, 2026-11-10 to 2026-11-13", "4 profiles by date")
    assert "4 profiles by date, 2026-11-10 to 2026-11-13" in spoken_figure(figure)
    assert date_wordings(runtime_tile(points_of(), Context(looks=LOOKS))) == ()


def test_a_profile_without_a_date_has_no_place_by_date(points_of):
    overlays = (Overlay(name="old", points=tuple(points_of(kernels=KERNELS[:1]))),)
    context = Context(looks=LOOKS, started="2026-11-10T02:00:00+00:00", overlays=overlays)
    figure = runtime_tile(points_of(kernels=KERNELS[:1]), context, choice=PlotChoice(tune_axis=BY_DATE))
    assert [len(curve.marks) for curve in figure.series] == [1]


@pytest.mark.parametrize("started", ["", "2008", "yesterday", "2026-11-10T02:00:00"])
def test_a_text_that_is_no_time_with_a_zone_has_no_day(started):
    assert day_of(started) != day_of(started)


def test_a_day_is_read_back():
    assert f"{date_of(day_of('2026-11-10T02:30:00+00:00')):%Y-%m-%d %H:%M}" == "2026-11-10 02:30"


def test_heat_map_has_no_facets_of_another_kind(points_of):
    points, context = points_of("abc"), Context(looks=LOOKS)
    assert heat_map(points, context, choice=AUTOMATIC) == heat_map(points, context)


def test_caption_of_a_facet_names_its_best_curve_and_the_size_of_its_time(points_of):
    figure = runtime_size(points_of("ab"), Context(looks=LOOKS), choice=PlotChoice(split=Split.DEVICE))
    assert facet_caption(figure.facets[1]) == ("b", "variant 0", "9.79 µs at 512")


def test_caption_of_a_facet_over_tile_widths_agrees_with_the_answer_line(points_of):
    times = {8: 4000.0, 16: 2530.0}
    points = [
        replace(point, time=replace(point.time, value_ns=times[point.tune["TILE"]]))
        for point in points_of("ab", kernels=KERNELS[:1])
    ]
    points += [replace(points[0], tune={"TILE": tile}, time=replace(points[0].time, value_ns=time))
               for tile, time in ((24, 2470.0), (32, 2540.0))]  # fmt: skip
    figure = runtime_tile(points, Context(looks=LOOKS), choice=PlotChoice(split=Split.DEVICE))
    assert facet_caption(figure.facets[0]) == ("a", "variant 0", "2.47 µs at TILE 24")
    assert "TILE 24, 2.47 µs" in best_wordings(figure)[0]
