"""The plain numbers that metrics are computed from, grouped by where they come from."""

from __future__ import annotations

from warplens.cuda.ground.metrics import Traffic, rate, ratio


def test_traffic_add_returns_the_traffic_of_both():
    assert (Traffic(requests=2, sectors=8) + Traffic(requests=1, sectors=4)).sectors == 12


def test_ratio_returns_above_below():
    assert ratio(100 * 32, 32 * 4) == 25.0
    assert ratio(0, 0) is None


def test_rate_returns_work_per_nanosecond():
    assert rate(6000, 1500.0) == 4.0
    assert rate(0, 1500.0) is None
    assert rate(6000, 0.0) is None
