"""A label with several wordings shows the longest that fits, in one line or in two."""

from __future__ import annotations

import pytest

from warplens.gui.kit.widgets import FittingLabel, in_two_lines

WORDINGS = ("fastest at 4096: tiled, 63.1 us measured · 1.06x the next", "fastest: tiled · 1.06x the next")


@pytest.fixture
def label(qtbot):
    label = FittingLabel()
    qtbot.addWidget(label)
    label.set_wordings(WORDINGS)
    label.show()
    return label


def width_of(label, text):
    return label.fontMetrics().horizontalAdvance(text) + 2


def test_the_longest_wording_that_fits_in_a_line_is_shown(label):
    label.resize(width_of(label, WORDINGS[0]), 20)
    assert (label.text(), label.toolTip()) == (WORDINGS[0], "")
    label.resize(width_of(label, WORDINGS[1]), 20)
    assert label.text() == WORDINGS[1]
    assert "63.1" in label.toolTip()
    assert label.whole == WORDINGS[0]


def test_where_none_fits_in_a_line_there_are_two(label):
    label.resize(max(width_of(label, part) for part in WORDINGS[1].split(" · ")), 40)
    assert label.text() == "fastest: tiled\n1.06x the next"
    assert label.sizeHint().height() > label.fontMetrics().height() * 1.5


def test_where_nothing_fits_the_shortest_is_cut(label):
    label.resize(60, 40)
    assert label.text().endswith("…")
    assert "\n" not in label.text()


def test_no_wordings_are_no_text(label):
    label.set_wordings(())
    assert (label.text(), label.whole) == ("", "")


def test_a_break_is_at_a_pause_if_one_fits():
    assert in_two_lines("a b · c d", len, 5) == "a b\nc d"
    assert in_two_lines("a b c · d", len, 5) == "a b c\nd"
    assert in_two_lines("a b cc d", len, 5) == "a b\ncc d"
    assert in_two_lines("abcdefgh", len, 5) == ""


def test_a_label_of_one_line_says_less_before_it_breaks(qtbot):
    label = FittingLabel(may_have_two=False)
    qtbot.addWidget(label)
    label.set_wordings(("best tile of 8, 16", "best tile"))
    label.show()
    label.resize(width_of(label, "best tile of"), 40)
    assert label.text() == "best tile"
    assert label.toolTip() == "best tile of 8, 16"


def test_no_break_parts_a_number_from_its_unit():
    assert in_two_lines("takes 524 k more", len, 10) == "takes\n524 k more"
    assert in_two_lines("takes 65 % of it", len, 10) == "takes 65 %\nof it"
    assert in_two_lines("takes 524 wavefronts", len, 12) == "takes 524\nwavefronts"
