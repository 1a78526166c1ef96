"""Points as arrays: what each array holds, and how it grows with the points."""

from __future__ import annotations

from dataclasses import replace
from math import inf, isnan
from types import SimpleNamespace

import numpy as np
import pytest

from warplens import load
from warplens.cuda.ground.metrics import METRICS, Provenance
from warplens.cuda.ground.points import Status, Time
from warplens.gui.figures.point_arrays import (
    CurveId,
    PointArrays,
    _quartiles,
    has_several,
    indexed,
    place_of,
    point_arrays,
    size_of,
)


@pytest.fixture
def points(make_point):
    return [
        make_point(n=256, tile=8, time_ns=70.0, gld_efficiency=12.5),
        make_point("transpose_serial", n=512, tile=None, time_ns=90.0),
        make_point(problem={"M": 4, "N": 8}, tune={"TI": 2, "TJ": 3}, status=Status.FAILED),
        replace(make_point(n=1, status=Status.SKIPPED), device="h200"),
    ]


def same(column, expected):
    return np.array_equal(column, np.array(expected, dtype=float), equal_nan=True)


def test_each_column_is_that_of_the_points(points):
    arrays = PointArrays(points)
    nan = float("nan")
    assert same(arrays.size, [256, 512, 8, 1])
    assert same(arrays.volume, [256, 512, 32, 1])
    assert same(arrays.tile, [8, nan, 2, 8])
    assert same(arrays.time, [70, 90, nan, nan])
    assert same(arrays.metric("gld_efficiency"), [12.5, nan, nan, nan])
    assert arrays.has_status(Status.OK).tolist() == [True, True, False, False]
    assert arrays.has_status(Status.FAILED).tolist() == [False, False, True, False]
    assert arrays.curve.tolist() == [0, 1, 0, 2]
    assert arrays.curve_ids[2] == CurveId("transpose_tiled", "h200", "")
    assert arrays.problem_names() == ("N", "M")
    assert arrays.tune_names("transpose_tiled") == ("TILE", "TI", "TJ")
    assert same(arrays.axis("M"), [nan, nan, 4, nan])
    assert same(arrays.tune("TJ"), [nan, nan, 3, nan])
    assert same(arrays.tune(""), [0, 0, 0, 0])


def test_unchecked_point_keeps_its_numbers(make_point):
    arrays = PointArrays([make_point(n=8, time_ns=70.0, status=Status.UNCHECKED, gld_efficiency=12.5)])
    assert (arrays.has_status(Status.OK).tolist(), arrays.is_usable.tolist()) == ([False], [True])
    assert (arrays.time.tolist(), arrays.metric("gld_efficiency").tolist()) == ([70.0], [12.5])


def test_point_without_a_problem_has_the_size_one(make_point):
    assert PointArrays([make_point(problem={}, tune={})]).size.tolist() == [1]


def test_columns_go_on_as_points_are_added(points, make_point):
    growing = points[:1]
    arrays = PointArrays(growing)
    assert (arrays.size.tolist(), arrays.metric("gld_efficiency").tolist()) == ([256], [12.5])
    growing.extend([points[1], make_point(n=64, gld_efficiency=50.0)])
    assert arrays.size.tolist() == [256, 512, 64]
    assert same(arrays.metric("gld_efficiency"), [12.5, float("nan"), 50.0])


def test_a_time_of_nothing_differs_from_none(make_point):
    arrays = PointArrays([make_point(time_ns=0.0), replace(make_point(), time=None)])
    assert arrays.time[0] == -inf
    assert isnan(arrays.time[1])


def test_a_metric_that_is_a_word_is_no_number(make_point):
    strange = replace(make_point(), metrics={"gflops": METRICS["gflops"].value("much", Provenance.IMPORTED)})
    assert isnan(PointArrays([strange]).metric("gflops")[0])


def test_quartiles_of_very_many_points_are_those_of_each():
    taken = [(at, at + 1.0, at + 2.0, at + 3.0) for at in map(float, range(25_001))]
    points = [SimpleNamespace(time=SimpleNamespace(samples_ns=samples)) for samples in taken]
    assert _quartiles(points).tolist() == np.percentile(np.array(taken), (25, 75), axis=1).T.tolist()


def test_quartiles_are_of_those_with_enough_samples_and_the_same_when_asked_again(make_point):
    def timed(*samples):
        return replace(make_point(), time=Time(value_ns=1.0, provenance=Provenance.MEASURED, samples_ns=samples))

    arrays = PointArrays([timed(1.0, 2.0, 3.0, 4.0, 5.0), timed(1.0, 2.0), timed(8.0, 8.0, 8.0, 16.0), make_point()])
    for rows in ([0, 1, 2, 3], [2, 0, 3, 1]):
        quartiles = arrays.time_quartiles(np.array(rows))
        expected = {0: (2.0, 4.0), 1: (np.nan, np.nan), 2: (8.0, 10.0), 3: (np.nan, np.nan)}
        assert np.array_equal(quartiles, [expected[row] for row in rows], equal_nan=True)


def test_keys_are_those_that_were_given_or_the_points_own(points):
    assert PointArrays(points).key(1) == points[1].key
    assert PointArrays(points, ["a", "b", "c", "d"]).key(1) == "b"
    arrays = PointArrays(points)
    assert point_arrays(arrays) is arrays


def test_size_of_returns_the_matrix_size():
    assert size_of(load("reference:gtx-1080-ti").points[0]) == 1024


def test_place_of_returns_the_family_and_the_size_of_a_point():
    assert place_of(load("reference:gtx-1080-ti").points[0]) == ("transpose", 1024)


def test_has_several_tells_whether_these_values_differ():
    assert not has_several(np.array([4.0, np.nan, 4.0]))
    assert has_several(np.array([4.0, 8.0]))


def test_indexed_points_keep_the_last_of_a_key_and_stay_while_a_list_of_them_grows(points):
    again = replace(points[0], time=Time(value_ns=5.0, provenance=Provenance.MEASURED))
    index = indexed([*points, again])
    assert index.points == (again, *points[1:])
    assert list(index.keys.items()) == [(point.key, number) for number, point in enumerate(index.points)]
    grown, keys = list(index.points), list(index.keys)
    arrays = index.arrays.of_list(grown, keys)
    grown.append(replace(points[0], device="l4"))
    keys.append(grown[-1].key)
    assert (len(arrays.time), len(index.arrays.time)) == (5, 4)
    assert arrays.keys_of(np.array([4, 1])) == [grown[4].key, points[1].key]
    assert same(arrays.axis("N"), [256, 512, 8, 1, 256])
    assert same(index.arrays.metric("gld_efficiency"), [12.5, *[float("nan")] * 3])
