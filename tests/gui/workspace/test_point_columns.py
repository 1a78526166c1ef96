"""The columns that the table of points can have: what identifies a point, its time, and every metric of the
registry.
"""

from __future__ import annotations

import warplens
from warplens.gui.figures.point_arrays import PointArrays
from warplens.gui.workspace.point_columns import AXIS, columns_of, columns_of_axes, identifies, shown_outcome


def test_shown_outcome_returns_how_a_point_ended():
    point = warplens.load("reference:hochberg").points[0]
    assert shown_outcome(point) == "ok"
    assert shown_outcome(point, "k.cu has changed") == "stale: k.cu has changed"


def test_identifies_tells_whether_every_point_has_a_column():
    assert identifies("size")
    assert identifies(f"{AXIS}n")
    assert not identifies("time")


def test_columns_of_returns_the_columns_with_these_keys_in_the_tables_order():
    assert [column.key for column in columns_of(("gld_efficiency", "no such column"))] == ["kernel", "gld_efficiency"]


def test_columns_of_axes_returns_the_columns_in_place_of_that_of_all_sizes():
    assert columns_of_axes("tile", PointArrays(warplens.load("reference:8800-gtx").points)) == []
    assert columns_of_axes("size", PointArrays(warplens.load("reference:gtx-1080-ti").points)) == []
    named = columns_of_axes("tile", PointArrays(warplens.load("reference:gtx-1080-ti").points))
    assert [column.heading for column in named] == ["Tune"]
