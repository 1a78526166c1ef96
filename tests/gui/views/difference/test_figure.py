"""The waterfall as a value: levels that follow each other, and words that say what is modelled."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PyQt6.QtGui import QFont, QFontMetricsF

import warplens
from warplens.cuda.ground.metrics import Provenance
from warplens.gui.figures.picture import Box, Ink, TextLabel
from warplens.gui.views.difference.figure import ROW, difference_picture, least_height
from warplens.profiles.answers import answers_of
from warplens.profiles.difference import explained


@pytest.fixture(scope="module")
def padded():
    profile = warplens.load("reference:h200")
    points = [p for p in profile.points if p.family == "transpose" and p.problem["N"] == 4096 and p.cache == "cold"]
    profile = replace(profile, points=tuple(point for point in points if point.tune in ({"TILE": 32}, {})))
    return explained(profile, answers_of(profile)[0])


@pytest.mark.parametrize("width", [300.0, 900.0])
def test_each_step_begins_where_the_last_one_ends(padded, width):
    picture = difference_picture(padded, width, 1)
    bars = [item for item in picture.items if isinstance(item, Box) and item.tag is None]
    first, last, steps = bars[0], bars[-1], bars[1:-1]
    assert len(steps) == len(padded.steps)
    assert [bar.ink is Ink.GOOD for bar in steps] == [step.change_ns < 0 for step in padded.steps]
    edge = first.x + first.width
    for bar, step in zip(steps, padded.steps, strict=True):
        start, end = (bar.x + bar.width, bar.x) if step.change_ns < 0 else (bar.x, bar.x + bar.width)
        assert start == pytest.approx(edge, abs=2.0)
        edge = end
    assert edge == pytest.approx(last.x + last.width, abs=2.0)
    assert picture.height == least_height(padded)
    rows = [item for item in picture.items if isinstance(item, Box) and item.tag is not None]
    assert [row.strength > 0 for row in rows] == [number == 1 for number in range(len(rows))]
    words = [item for item in picture.items if isinstance(item, TextLabel)]
    assert {"tiled · measured", "tiled padded · measured"} <= {word.text for word in words} or width < 400
    assert all(box.x >= 0 and box.x + box.width <= width for box in bars)


@pytest.mark.parametrize(("width", "bars_from"), [(470.0, 0.5), (1300.0, 0.2)])
def test_steps_and_foot_are_whole_beside_bars_of_each_width(padded, width, bars_from):
    items = difference_picture(padded, width).items
    texts = {item.text for item in items if isinstance(item, TextLabel)}
    assert {step.words for step in padded.steps} <= texts
    assert any(text.startswith("steps: terms of the timing model") for text in texts)
    bars = [item for item in items if isinstance(item, Box) and item.tag is None]
    assert bars_from * width < min(bar.x for bar in bars) < width - 94 - 50


def test_what_a_step_is_about_is_whole_up_to_its_own_bar(padded):
    items = difference_picture(padded, 560.0).items
    [about, *_] = [item for item in items if isinstance(item, TextLabel) and item.text.startswith("its shared load")]
    assert about.text == padded.steps[0].why


def test_a_long_name_ends_before_the_bars(padded, qtbot):
    long = replace(padded.best, kernel="transpose_" + "of_a_square_matrix_" * 6)
    items = difference_picture(replace(padded, best=long), 900.0).items
    name = next(
        item for item in items if isinstance(item, TextLabel) and item.text.endswith("sured") and "…" in item.text
    )
    font = QFont()
    font.setPixelSize(round(name.size))
    font.setWeight(QFont.Weight.DemiBold)
    bars = [item for item in items if isinstance(item, Box) and item.tag is None]
    assert name.bold
    assert name.x + QFontMetricsF(font).horizontalAdvance(name.text) < min(bar.x for bar in bars)


def test_small_steps_begin_above_zero_and_modelled_totals_are_pale(padded):
    small = replace(padded, rival=replace(padded.rival, time=replace(padded.rival.time, value_ns=73_000.0)), steps=())
    texts = [item for item in difference_picture(small, 900.0).items if isinstance(item, TextLabel)]
    [said] = [item for item in texts if item.text.startswith("bars begin at ")]
    assert said.y < ROW  # in the first row, which is in view
    assert not any(
        "bars begin at " in item.text for item in difference_picture(padded, 900.0).items if isinstance(item, TextLabel)
    )
    modelled = replace(padded.best, time=replace(padded.best.time, provenance=Provenance.MODELLED))
    strong, pale = (
        [item for item in difference_picture(found, 900.0).items if isinstance(item, Box)][-1].strength
        for found in (padded, replace(padded, best=modelled))
    )
    assert strong > pale
