"""What a check against a golden profile prints: a line for each point that changed, with its costliest source
line.
"""

from __future__ import annotations

import warplens
from warplens.gui.views.check.text import CheckReport, check_github, check_junit
from warplens.profiles.golden import CheckedPoint, GoldenOutcome


def test_check_github_returns_an_annotation_for_each_point_that_is_not_the_same():
    golden = warplens.load("reference:gtx-1080-ti").points[0]
    failed = CheckedPoint(golden=golden, new=None, outcome=GoldenOutcome.FAILED, reason="50 % of it is wrong")
    assert check_github(CheckReport(points=[failed], paths={golden.kernel: "a.cu"})) == (
        "::error file=a.cu,title=warplens check%3A failed::transpose_serial N=1024 on "
        "gtx-1080-ti: 50 %25 of it is wrong\n"
        "1 point: 1 failed\n"
    )


def test_check_junit_returns_the_check_as_a_suite_of_tests():
    golden = warplens.load("reference:gtx-1080-ti").points[0]
    same = CheckedPoint(golden=golden, new=golden, outcome=GoldenOutcome.SAME)
    assert check_junit(CheckReport(points=[same])) == (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<testsuite name="warplens check" tests="1" failures="0" errors="0" skipped="0">\n'
        '  <testcase classname="transpose_serial" name="transpose_serial N=1024 on '
        'gtx-1080-ti" />\n'
        "</testsuite>\n"
    )
