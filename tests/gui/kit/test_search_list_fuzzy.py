"""The matches of a few letters, and their order."""

from __future__ import annotations

import pytest

from warplens.gui.kit.search_list import ranked, score_of

TEXTS = [
    "Sweep: Run the sweep",
    "Sweep: Stop the sweep",
    "File: Save as…",
    "Panel: Runtime against size",
    "GPU: RTX 4090",
]


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("rts", "Sweep: Run the sweep"),
        ("stop", "Sweep: Stop the sweep"),
        ("run", "Sweep: Run the sweep"),
        ("size", "Panel: Runtime against size"),
        ("4090 gpu", "GPU: RTX 4090"),
        ("SAVE", "File: Save as…"),
    ],
)
def test_the_best_fit_stands_first(query, first):
    assert TEXTS[ranked(query, TEXTS)[0]] == first


def test_letters_that_do_not_occur_in_order_find_nothing():
    assert score_of("nur", "Run") is None
    assert score_of("run x", "Run") is None
    assert ranked("qqq", TEXTS) == []


@pytest.mark.parametrize(("query", "found"), [("time", [3]), ("tim", [3, 5]), ("rtim 4", []), ("stps", [1, 5])])
def test_where_four_letters_occur_together_no_scattered_ones_are_found(query, found):
    assert sorted(ranked(query, [*TEXTS, "Plot: Toggle its metrics panels"])) == found


def test_nothing_typed_finds_everything_in_its_order():
    assert ranked(" ", TEXTS) == [0, 1, 2, 3, 4]


def test_letters_that_begin_words_score_more():
    assert score_of("rs", "Run the sweep") > score_of("rs", "hours ago")


def test_of_equal_fits_the_shorter_is_first():
    assert ranked("open", ["Open yesterday's", "Open"]) == [1, 0]
