"""The options that say how the launches of a program are timed on a GPU of this machine."""

from __future__ import annotations

from warplens.gui.terminal.option_values import launch_timing


def test_launch_timing_returns_how_the_launches_of_a_program_are_timed_on_a_card():
    assert launch_timing("warm", ["least_samples=20"], is_timed=True).measuring.least_samples == 20
    assert launch_timing(None, [], is_timed=False) is None
