"""The queueing network: the cases whose answer is known in closed form."""

from __future__ import annotations

import pytest

from warplens.cuda.timing.traffic import circulate


def test_one_customer_pays_for_everything_in_turn():
    assert circulate(1, (3.0, 4.0), 5.0).time == pytest.approx(12.0)


def test_two_customers_at_one_station_without_delay_serve_one_another_in_turn():
    assert circulate(2, (3.0,), 0.0).time == pytest.approx(6.0)


def test_balanced_stations_take_customers_plus_stations_minus_one_services():
    # Balanced network of M stations with n customers: X = n / (D (n + M - 1)).
    assert circulate(4, (2.0, 2.0, 2.0), 0.0).time == pytest.approx(2.0 * (4 + 3 - 1))


def test_many_customers_approach_the_busiest_station():
    assert circulate(200, (3.0, 1.0), 50.0).time == pytest.approx(600.0, rel=0.001)


def test_customers_are_conserved():
    solution = circulate(7, (3.0, 1.0), 0.0)
    assert sum(solution.waiting) == pytest.approx(7.0)


@pytest.mark.parametrize("customers", [0, 3])
def test_nothing_to_do_takes_no_time(customers):
    assert circulate(customers, (0.0, 0.0), 0.0).time == 0.0
