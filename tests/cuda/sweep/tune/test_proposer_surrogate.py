"""A Gaussian process over the configurations that ran: which of the others promises most."""

from __future__ import annotations

from warplens.cuda.sweep.tune.proposer import scaled_positions


def test_scaled_positions_returns_the_position_of_each_value_on_its_axis():
    assert scaled_positions([(8, 1), (32, 1)], [(8, 16, 32), (1,)]).tolist() == [[0.0, 0.0], [1.0, 0.0]]
