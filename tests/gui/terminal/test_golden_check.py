"""What a check against a golden profile prints: a line for each point that changed, with its costliest source
line.
"""

from __future__ import annotations

import warplens
from warplens.gui.views.check.text import CheckReport, check_rows, check_summary
from warplens.profiles.golden import CheckedPoint, GoldenOutcome


def test_check_rows_returns_what_is_said_of_each_point():
    points = warplens.load("reference:gtx-1080-ti").points[:2]
    left = [CheckedPoint(golden=p, new=None, outcome=GoldenOutcome.NOT_CHECKED, reason="old") for p in points]
    assert [(row.points, row.text) for row in check_rows(CheckReport(points=left))] == [((0, 1), "old")]


def test_check_summary_returns_how_many_points_have_which_outcome():
    points = warplens.load("reference:gtx-1080-ti").points
    same = [CheckedPoint(golden=point, new=point, outcome=GoldenOutcome.SAME) for point in points]
    assert check_summary(CheckReport(points=same)) == "8 points: 8 same"
    assert check_summary(CheckReport(points=(), added=["scale"])) == "1 kernel added"
