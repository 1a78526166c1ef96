"""The best variant and slopes in a line of text."""

from __future__ import annotations

from dataclasses import replace

import pytest

from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import Invention, Status
from warplens.gui.figures.curves import Overlay, PlotChoice
from warplens.gui.figures.figure import Look, Rank
from warplens.gui.figures.plots import runtime_size, runtime_tile
from warplens.gui.figures.profile_figures import best_of, best_wordings, slopes_wordings
from warplens.gui.figures.runtime import Context
from warplens.gui.figures.variant_looks import MEASURES


def best_text(figure, x=None):
    """Return the longest wording."""
    return next(iter(best_wordings(figure, x)), "")


def slopes_text(figure, keys):
    """Return the longest wording."""
    return next(iter(slopes_wordings(figure, keys)), "")


@pytest.fixture
def figure_of():
    def make(*points, looks=None, overlays=(), measure="time"):
        context = Context(looks=looks or {}, overlays=overlays)
        return runtime_size(points, context, choice=PlotChoice(measure=MEASURES[measure]))

    return make


def test_the_next_is_the_next_variant_by_its_best_tile(figure_of, make_point):
    points = [make_point("transpose_tiled", n=1024, tile=tile, time_ns=ns) for tile, ns in ((8, 900.0), (16, 400.0))]
    points += [make_point("transpose_serial", n=1024, tile=None, time_ns=524.0)]
    assert best_text(figure_of(*points), 1024.0) == (
        "fastest at 1024: tiled, TILE 16, 400 ns modelled · 1.31× the next, serial"
    )


def test_of_the_whole_figure_the_best_tile_is_named(make_point):
    points = [make_point("transpose_tiled", tile=tile, time_ns=ns) for tile, ns in ((8, 900.0), (16, 400.0))]
    points += [make_point("transpose_padded", tile=8, time_ns=500.0)]
    figure = runtime_tile(points, Context(looks={}))
    assert best_text(figure) == "fastest: tiled, TILE 16, 400 ns modelled · 1.25× the next, padded"


def test_kernels_of_one_file_that_do_different_things_and_invented_sizes_have_no_best(figure_of, make_point):
    first, second = (
        replace(
            make_point(name, time_ns=ns, family="mine"), notes=("launched by main(), line 7",), status=Status.UNCHECKED
        )
        for name, ns in (("saxpy", 100.0), ("down", 200.0))
    )
    assert best_of(figure_of(first, second), 256.0) is None
    assert best_of(figure_of(first), 256.0).next is None
    assert best_of(figure_of(replace(first, kernel="down_naive"), second), 256.0).ratio == 2.0
    invented = replace(make_point(time_ns=1.0), invented=(Invention(name="N", value="256"),))
    serial = make_point("transpose_serial", tile=None, time_ns=3.0)
    assert best_of(figure_of(invented, serial), 256.0).series.name == "transpose_serial"
    figure = figure_of(invented, replace(serial, invented=invented.invented))
    assert best_of(figure, 256.0).ratio == 3.0
    assert best_wordings(figure, 256.0)[0].startswith("fastest at 256 (sizes that Warplens chose): tiled")


def test_only_like_is_compared(figure_of, make_point):
    tiled = make_point("transpose_tiled", time_ns=900.0)
    others = [
        make_point("transpose_serial", time_ns=100.0, provenance=Provenance.MEASURED),
        make_point("scan_serial", time_ns=100.0, family="scan"),
    ]
    padded = make_point("transpose_padded", time_ns=1800.0)
    for other in others:
        best = best_of(figure_of(tiled, padded, other), 256.0)
        assert (best.series.name, best.next.name, best.ratio) == ("transpose_tiled", "transpose_padded", 2.0)
        assert best_of(figure_of(tiled, other), 256.0).next is None


def test_the_best_is_one_like_the_selected_point(figure_of, make_point):
    slow = [make_point(kernel, time_ns=900.0, family="walk") for kernel in ("walk_a", "walk_b")]
    fast = [make_point(kernel, time_ns=100.0) for kernel in ("transpose_a", "transpose_b")]
    figure = figure_of(*fast, *slow)
    assert best_of(figure, 256.0).mark.y == 100.0
    assert best_text(figure, 256.0).startswith("fastest of transpose at 256: a, ")
    assert best_of(figure, 256.0, like=slow[0]).mark.y == 900.0
    assert best_of(figure, 256.0, like=replace(slow[0], family="another")) is None


def test_the_slower_of_two_gpus_is_the_answer_only_of_its_own_point(figure_of, make_point):
    names = ("transpose_a", "transpose_b", "transpose_c")
    slow = [make_point(kernel, time_ns=900.0 + at, device="h200") for at, kernel in enumerate(names)]
    fast = [make_point(kernel, time_ns=100.0 + 50 * at) for at, kernel in enumerate(names[:2])]
    for figure in (figure_of(*slow, *fast), figure_of(*fast, *slow)):
        for like, y in ((None, 100.0), (slow[0], 900.0), (fast[0], 100.0)):
            assert best_of(figure, 256.0, like).mark.y == y
        assert best_text(figure, 256.0).endswith(" · 1.50× the next, b")  # on the same GPU, which is named once


def test_variants_with_the_same_time_are_as_fast_as_each_other(figure_of, make_point):
    points = [make_point("transpose_tiled", time_ns=900.0), make_point("transpose_serial", tile=None, time_ns=901.0)]
    assert best_text(figure_of(*points), 256.0).endswith("900 ns modelled · as fast as the next, serial")


def test_baselines_copies_and_overlays_are_not_the_best(figure_of, make_point):
    tiled = make_point("transpose_tiled", time_ns=900.0)
    copies = [make_point("copy_coalesced", time_ns=100.0), make_point("copy_strided", time_ns=200.0)]
    library = make_point("library", time_ns=10.0)
    looks = {"library": Look(hue=0, is_reference=True)}
    overlay = Overlay(name="yesterday", points=(make_point("transpose_padded", time_ns=5.0),))
    figure = figure_of(tiled, *copies, library, looks=looks, overlays=(overlay,))
    assert any(series.rank is Rank.REFERENCE for series in figure.series)
    assert best_of(figure, 256.0).series.name == "transpose_tiled"
    assert best_of(figure_of(*copies), 256.0).series.name == "copy_coalesced"


def test_of_an_efficiency_the_highest_is_best_and_no_ratio_is_told(figure_of, make_point):
    points = [make_point("transpose_a", gld_efficiency=25.0), make_point("transpose_b", gld_efficiency=100.0)]
    assert best_text(figure_of(*points, measure="gld_efficiency"), 256.0) == (
        "best global load efficiency at 256: b, TILE 8, 100 % counted · next a"
    )


def test_an_empty_figure_and_another_x_have_no_best(figure_of, make_point):
    assert best_text(figure_of()) == ""
    assert best_text(figure_of(make_point()), 999.0) == ""


def test_the_slope_is_that_between_the_first_and_the_last_picked_point(figure_of, make_point):
    times = {1000: 100.0, 1050: 500.0, 1100: 121.0}
    figure = figure_of(*(make_point(n=n, time_ns=ns) for n, ns in times.items()))
    keys = [mark.key for mark in figure.series[0].marks]
    assert slopes_text(figure, keys) == ("tiled, 1000 to 1100: 1.21× the time for 1.10× the size, exponent 2.00")
    assert slopes_text(figure, keys[:2]).startswith("tiled, 1000 to 1050: 5.00× the time for 1.05× the size")
    assert slopes_text(figure, keys[:1]) == ""


def test_a_slope_between_a_measured_and_a_modelled_time_says_so(figure_of, make_point):
    points = [make_point(n=1000, provenance=Provenance.MEASURED), make_point(n=2000)]
    figure = figure_of(*points)
    text = slopes_text(figure, [point.key for point in points])
    assert text.endswith("exponent 0.00 (measured and modelled)")


def test_a_time_that_does_not_change_has_no_negative_exponent(figure_of, make_point):
    points = [make_point(n=1000, time_ns=1000.0), make_point(n=2000, time_ns=999.0)]
    assert slopes_text(figure_of(*points), [point.key for point in points]).endswith("exponent 0.00")


def test_slopes_of_many_curves_are_counted(figure_of, make_point):
    points = [make_point(f"transpose_{name}", n=n) for name in "abcde" for n in (256, 512)]
    text = slopes_text(figure_of(*points), [point.key for point in points])
    assert text.count("exponent") == 3
    assert text.endswith("and 2 more")


def test_each_wording_is_shorter_and_the_ratio_goes_last(figure_of, make_point):
    points = [make_point("transpose_tiled", n=1024, tile=16, time_ns=400.0)]
    points += [make_point("transpose_serial", n=1024, tile=None, time_ns=524.0)]
    assert best_wordings(figure_of(*points), 1024.0) == (
        "fastest at 1024: tiled, TILE 16, 400 ns modelled · 1.31× the next, serial",
        "fastest at 1024: tiled, TILE 16 · 1.31× the next, serial",
        "fastest at 1024: tiled · 1.31× the next, serial",
        "fastest at 1024: tiled · 1.31× the next",
    )


def test_long_name_is_cut_in_its_middle_before_the_ratio_is(figure_of, make_point):
    points = [make_point("k" * 70, time_ns=400.0, family="long"), make_point("serial", time_ns=524.0, family="long")]
    *_, last = best_wordings(figure_of(*points), 256.0)
    assert last == "fastest at 256: kkkkkk…kkkkk · 1.31× the next"


def test_the_value_stays_where_nothing_is_compared(figure_of, make_point):
    wordings = best_wordings(figure_of(make_point("transpose_tiled", n=1024, tile=16, time_ns=400.0)), 1024.0)
    assert wordings == (
        "fastest at 1024: tiled, TILE 16, 400 ns modelled",
        "fastest at 1024: tiled, 400 ns modelled",
    )


def test_shorter_wordings_of_slopes_name_fewer_curves_and_end_with_the_exponent(figure_of, make_point):
    points = [
        make_point(f"transpose_{name}", n=size, tile=8, time_ns=float(size * size))
        for name in ("a", "b")
        for size in (512, 1024)
    ]
    wordings = slopes_wordings(figure_of(*points), [point.key for point in points])
    assert wordings[2] == "a, 512 to 1024: exponent 2.00 · b, 512 to 1024: exponent 2.00"
    assert wordings[-1] == "a, 512 to 1024: exponent 2.00 · and 1 more"
