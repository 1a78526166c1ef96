"""The numbers among the arguments of a program have names: those of their options, or of their places."""

from __future__ import annotations

from warplens.cuda.driver.observing import _others, _with_places


def test_numbers_are_called_by_their_options_or_their_places() -> None:
    assert _with_places(["{N}", "16", "--rows=8", "-k", "3", "x9", "-5", "1.5"]) == (
        ("{N}", "{argument 2}", "--rows={--rows}", "-k", "{-k}", "x9", "-5", "1.5"),
        {"argument 2": 16, "--rows": 8, "-k": 3},
    )


def test_other_values_are_smaller_ones_where_there_are_some() -> None:
    assert list(_others(4096)) == [(2049, 3073), (2048, 1024)]
    assert list(_others(3)) == [(4, 5), (6, 12)]
