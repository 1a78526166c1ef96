"""The pictures of questions: a request whose lanes are still hidden, lanes on the way to banks, and a sketched
curve.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from warplens.cuda.device.spec import memory_rules
from warplens.gui.figures.picture import Ink, Line
from warplens.gui.figures.request import Lens, LensRequest
from warplens.gui.views.lessons.question_figure import curve_picture, curve_point, hidden_lens, lanes_picture, scale_of
from warplens.gui.views.lessons.truths import Along, Quantity, Question, QuestionKind, Truth


def test_hidden_lens_returns_the_picture_of_a_request_without_what_it_costs():
    column = LensRequest(addresses=tuple(range(0, 4096, 128)), row_words=32, rules=memory_rules((9, 0)))
    assert hidden_lens(Lens(column, 32), 640, 240).title == "32 lanes, and what serves them is hidden."


def test_lanes_picture_returns_the_picture_of_lanes_that_are_dragged_to_banks_or_sectors():
    column = LensRequest(addresses=tuple(range(0, 4096, 128)), row_words=32, rules=memory_rules((9, 0)))
    question = Question(ask="Where?", kind=QuestionKind.LANES, lanes=(0, 1))
    picture = lanes_picture(Lens(column, 32), question, {1: 1}, 640, 240, truth=Truth(places={0: 0, 1: 0}))
    assert [item.ink.value for item in picture.items if isinstance(item, Line)] == ["good", "good", "bad"]


def test_scale_of_returns_the_upper_end_of_the_scale_on_which_a_curve_is_sketched():
    assert scale_of(Question(ask="?", counts=Quantity.OCCUPANCY)) == 100.0
    assert scale_of(Question(ask="?")) == 32.0


def test_curve_point_returns_which_place_of_a_curve_is_under_the_pointer():
    question = Question(ask="?", counts=Quantity.OCCUPANCY, values=(32, 64))
    assert curve_point(question, 60, 16, 400, 300) == (0, 100.0)
    assert curve_point(question, 390, 260, 400, 300) == (1, 0.0)


REGISTERS = Question(ask="?", counts=Quantity.OCCUPANCY, along=Along.REGISTERS, values=(32, 40, 48, 64, 128), within=5)


def lines_of(picture, ink):
    return [
        (item.x1, item.y1, item.x2, item.y2) for item in picture.items if isinstance(item, Line) and item.ink is ink
    ]


def test_blocks_that_leave_one_by_one_are_drawn_as_stairs_on_an_axis_to_scale():
    picture = curve_picture(REGISTERS, (100,) * 5, 500, 300, truth=Truth(curve=(100, 75, 62, 50, 25)))
    true = lines_of(picture, Ink.GOOD)
    assert len(true) == 2 * 4
    assert all(x1 == x2 or y1 == y2 for x1, y1, x2, y2 in true), "no line is slanted"
    assert true[0][0] == true[0][2], "it falls right after a value that still fits"
    places = [x1 for x1, _, x2, _ in true if x1 == x2] + [true[-1][2]]
    widths = [after - before for before, after in pairwise(places)]
    assert widths == pytest.approx([widths[0], widths[0], 2 * widths[0], 8 * widths[0]])
    assert [curve_point(REGISTERS, x, 16, 500, 300)[0] for x in places] == [0, 1, 2, 3, 4]


def test_values_that_would_stand_on_each_other_are_at_equal_distances():
    question = replace(REGISTERS, values=(32, 64, 1024, 65536))
    places = [item.x for item in curve_picture(question, (), 400, 300).items if getattr(item, "text", "") in
              ("32", "64", "1,024", "65,536")]  # fmt: skip
    assert {round(after - before, 6) for before, after in pairwise(places)} == {87.0}


def test_curve_picture_returns_the_picture_of_a_curve_that_is_sketched():
    question = Question(ask="?", counts=Quantity.OCCUPANCY, values=(32, 64, 96), within=5)
    picture = curve_picture(question, (100, 40, None), 400, 300, truth=Truth(curve=(100, 50, 25)))
    assert picture.title == "at 32: 100, true 100; at 64: 40, true 50; at 96: nothing, true 25."
