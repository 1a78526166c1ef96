"""The filter of what is shown: what it leaves out, what is singled out, and what a profile opens with."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import warplens
from warplens import load
from warplens.cuda.ground.points import CacheState, Status
from warplens.gui.figures.point_arrays import PointArrays, TakenPoints
from warplens.gui.workspace.filters import EVERYTHING, ShownFilter, brush_of, opening_filter, why_unreadable


@pytest.fixture
def points(make_point):
    return PointArrays(
        [
            make_point(),
            make_point("transpose_serial", tile=None, n=512),
            make_point("matmul_naive", family="matmul", device="h200"),
            replace(make_point("matmul_naive", family="matmul", n=512), cache=CacheState.WARM),
            make_point(n=1024, status=Status.FAILED, reason="3 wrong"),
        ]
    )


@pytest.mark.parametrize(
    ("shown", "rows"),
    [
        (EVERYTHING, [0, 1, 2, 3, 4]),
        (ShownFilter(variants=frozenset({"transpose_tiled"})), [1, 2, 3]),
        (ShownFilter(families=frozenset({"transpose"})), [2, 3]),
        (ShownFilter(devices=frozenset({"gtx-1080-ti"})), [2]),
        (ShownFilter(caches=frozenset({"warm"})), [0, 1, 2, 4]),
        (ShownFilter(statuses=frozenset({"ok"})), [4]),
        (ShownFilter(text="matmul N>=512"), [3]),
        (ShownFilter(text="transpose -tiled"), [1]),
        (ShownFilter(text="no_such_axis>1"), [0, 1, 2, 3, 4]),
        (ShownFilter(text="tiled", statuses=frozenset({"failed"})), [0]),
    ],
)
def test_each_facet_and_the_text_leave_out_their_own(points, shown, rows):
    assert np.flatnonzero(shown.mask(points)).tolist() == rows
    assert shown.mask(PointArrays([])).tolist() == []


def test_what_nobody_knew_when_it_was_set_is_shown(make_point):
    alone = EVERYTHING.only("variants", "a", ("a", "b"))
    assert alone.mask(PointArrays([make_point("b"), make_point("c")])).tolist() == [False, True]


def test_a_variant_alone_is_alone_among_families_and_then_in_its_own_again():
    variants = (("a", "one"), ("b", "one"), ("c", "two"))
    alone = ShownFilter(variants=frozenset({"a"}), text="N>2").only_variant("a", variants)
    assert (alone.variants, alone.families, alone.text) == ({"b"}, {"two"}, "N>2")
    again = alone.only_variant("a", variants)
    assert (again.variants, again.families) == (set(), {"two"})


@pytest.mark.parametrize("count", [8, 9])
def test_a_profile_opens_with_the_cold_ones_of_many_curves(make_point, count):
    cold = [replace(make_point(f"k{number}"), cache=CacheState.COLD) for number in range(count)]
    warm = [replace(point, cache=CacheState.WARM) for point in cold]
    opening = opening_filter(PointArrays([*cold, *warm]), ("transpose",))
    assert opening == (EVERYTHING if count == 8 else ShownFilter(caches=frozenset({"warm"})))


def test_many_variants_of_one_family_are_all_shown_and_warm_ones_where_there_are_no_others(make_point):
    warm = [replace(make_point(f"k{number}"), cache=CacheState.WARM) for number in range(40)]
    cold = [replace(point, cache=CacheState.COLD) for point in warm]
    assert opening_filter(PointArrays(warm), ("transpose",)) == EVERYTHING
    assert opening_filter(PointArrays(cold), ("transpose",)) == EVERYTHING
    assert opening_filter(PointArrays([]), ()) == EVERYTHING


def test_taken_points_are_those_of_arrays_made_anew():
    profile = load("reference:h200")
    whole = PointArrays(profile.points)
    rows = np.flatnonzero(ShownFilter(caches=frozenset({"warm"}), text="tiled N>=1024").mask(whole))
    taken, anew = TakenPoints(whole, rows), PointArrays([profile.points[row] for row in rows])
    assert [taken.curve_ids[number] for number in taken.curve] == [anew.curve_ids[number] for number in anew.curve]
    for name in ("size", "volume", "tile", "time", "is_usable", "is_baseline"):
        np.testing.assert_array_equal(getattr(taken, name), getattr(anew, name), err_msg=name)
    np.testing.assert_array_equal(taken.metric("gld_efficiency"), anew.metric("gld_efficiency"))
    every = np.arange(len(rows))
    np.testing.assert_array_equal(taken.time_quartiles(every), anew.time_quartiles(every))
    assert taken.tune_names() == anew.tune_names()
    assert taken.axes_to_choose() == anew.axes_to_choose()
    assert [taken.key(row) for row in range(3)] == [anew.key(row) for row in range(3)]
    assert len(TakenPoints(whole, np.array([], dtype=int))) == 0


def test_why_unreadable_returns_why_a_text_cannot_be_read_as_a_filter_of_these_points():
    points = PointArrays(warplens.load("reference:gtx-1080-ti").points)
    assert why_unreadable("tiled N>=1024", points) == ""
    assert why_unreadable("N>=many", points)[:20] == "'many' is no number "


def test_brushed_points_are_shown_alone_in_every_profile_and_revision(points):
    keys = [points.key(row) for row in (0, 2, 3)]
    shown = ShownFilter(brushed=brush_of(frozenset(keys)))
    assert np.flatnonzero(shown.mask(points)).tolist() == [0, 2, 3]
    assert np.flatnonzero(replace(shown, text="matmul").mask(points)).tolist() == [2, 3]
    again = PointArrays([replace(point, source_hash="1" * 64) for point in points.points])
    assert np.flatnonzero(shown.mask(again)).tolist() == [0, 2, 3]
    assert not ShownFilter(brushed=frozenset()).mask(points).any()


def test_brush_tells_points_of_one_curve_and_size_apart(make_point):
    tiles = PointArrays([make_point(tile=tile) for tile in (8, 16, 32)])
    assert ShownFilter(brushed=brush_of(frozenset([tiles.key(1)]))).mask(tiles).tolist() == [False, True, False]
