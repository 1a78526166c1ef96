"""What a search found out: its best configurations, what decides, and what the model was worth as a filter."""

from __future__ import annotations

from warplens.profiles.tuning import best_so_far


def test_best_so_far_returns_after_each_trial_the_shortest_time_until_then():
    assert best_so_far([None, 3.0, 5.0, 2.0]) == (None, 3.0, 3.0, 2.0)
