"""The conditions under which two times were measured: the parts of their samples, and what differs besides the
kernel.
"""

from __future__ import annotations

import warplens
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import Time
from warplens.profiles.conditions import aligned_parts, clock_ratio, differences, parts_of, visits_of
from warplens.profiles.matching import side_of


def test_parts_of_returns_the_samples_of_a_time_in_ns_by_placement():
    point = warplens.load("reference:h200").points[0]
    assert [len(part) for part in parts_of(point.time, steady=False)] == [54]


def test_aligned_parts_returns_the_samples_of_two_times_that_were_measured_in_turns():
    base, new = (Time(value_ns=ns, provenance=Provenance.MEASURED, samples_ns=(ns, ns + 1.0)) for ns in (10.0, 20.0))
    assert aligned_parts(base, new, steady=True) == (((10.0, 11.0),), ((20.0, 21.0),))


def test_visits_of_returns_in_how_many_visits_of_the_card_a_time_was_measured():
    assert visits_of(warplens.load("reference:h200").points[0].time) == 1


def test_clock_ratio_returns_the_mean_clock_of_the_sms_in_the_new_time_over():
    time = warplens.load("reference:h200").points[0].time
    assert clock_ratio(time, time) == 1.0


def test_differences_returns_the_conditions_other_than_the_clock_in_which_two_measured():
    side = side_of(warplens.load("reference:h200"), "mine")
    assert differences(side, side.points[0], side, side.points[0]) == ()
