"""The values of parallel axes: each takes the pointer, and the texts of many stand apart."""

from __future__ import annotations

from itertools import pairwise

import pytest

import warplens
from warplens.cuda.ground.points import Provenance
from warplens.gui.figures.picture import Box, Ink, Line, TextAnchor, TextLabel
from warplens.gui.views.tune.figure import (
    LABEL_PIXELS,
    VALUE_HEIGHT,
    axes_picture,
    best_words,
    is_shown,
    progress_picture,
)
from warplens.profiles.tuning import Tuned, TunedTrial, tuned

WIDTHS = tuple(range(32, 513, 32))


@pytest.fixture
def search(make_point):
    """Return the trials of sixteen widths, each with both orders; the one of 352 in the second order is the best."""
    trials = tuple(
        TunedTrial(values=(width, order), point=make_point(), time_ns=1000.0 + abs(width - 352) + order)
        for width in WIDTHS
        for order in (0, 1)
    )
    return Tuned(
        kernel="stride", problem={}, device="h200", axes={"WIDTH": WIDTHS, "ORDER": (0, 1)}, trials=trials,
        provenance=Provenance.MODELLED,
    )  # fmt: skip


def values_of(picture, axis):
    boxes = [item for item in picture.items if isinstance(item, Box) and item.tag is not None]
    return [box for box in boxes if box.tag // 1000 == axis]


def labels_of(picture, texts):
    return [item for item in picture.items if isinstance(item, TextLabel) and item.text in texts]


def test_many_values_are_thin_boxes_with_texts_that_stand_apart(search):
    picture = axes_picture(search, 600, 190, importances={}, shown={}, current=(0, 5))
    boxes = sorted(values_of(picture, 0), key=lambda box: box.y)
    assert len(boxes) == len(WIDTHS)
    assert all(above.y + above.height <= below.y for above, below in pairwise(boxes))
    labels = sorted(labels_of(picture, set(map(str, WIDTHS))), key=lambda label: label.y)
    assert all(below.y - above.y >= LABEL_PIXELS for above, below in pairwise(labels))
    assert {"32", "512", "352", "192"} <= {label.text for label in labels}  # ends, best, current
    assert {label.anchor for label in labels} == {TextAnchor.END}


def test_few_values_have_their_texts_in_their_boxes(search):
    picture = axes_picture(search, 600, 190, importances={}, shown={"ORDER": frozenset({1})})
    boxes = values_of(picture, 1)
    assert [box.height for box in boxes] == [VALUE_HEIGHT] * 2
    labels = labels_of(picture, {"0", "1"})
    assert [label.anchor for label in labels] == [TextAnchor.MIDDLE] * 2
    assert [label.bold for label in labels] == [True, False]


def test_every_value_has_its_text_where_there_is_room(search):
    picture = axes_picture(search, 600, 700, importances={}, shown={})
    assert {label.text for label in labels_of(picture, set(map(str, WIDTHS)))} == set(map(str, WIDTHS))


def test_is_shown_tells_whether_a_trial_has_only_values_that_are_shown():
    found = tuned([p for p in warplens.load("reference:h200").points if p.kernel == "transpose_tiled"])
    assert [is_shown(found, trial, {"TILE": frozenset({16})}) for trial in found.trials] == [False, True, False]


def test_progress_picture_returns_the_best_time_so_far_against_the_trials():
    found = tuned([p for p in warplens.load("reference:h200").points if p.kernel == "transpose_tiled"])
    assert progress_picture(found, 400, 200).title[:55] == "Best time so far of 3 trials of transpose_tiled, measur"


def test_best_words_returns_the_fastest_trial_in_words():
    assert (
        best_words(tuned([p for p in warplens.load("reference:h200").points if p.kernel == "transpose_tiled"]))
        == "2.85 µs measured, trial 2 of 3: TILE=16"
    )


def test_ends_of_the_axis_of_trials_stand_below_the_first_and_the_last_dot():
    found = tuned([p for p in warplens.load("reference:h200").points if p.kernel == "transpose_tiled"])
    picture = progress_picture(found, 400, 200)
    dots = [item for item in picture.items if isinstance(item, Box) and item.tag is None]
    texts = {item.text: item.x for item in picture.items if isinstance(item, TextLabel)}
    assert [texts["1"], texts[str(len(found.trials))]] == [
        pytest.approx(dot.x + dot.width / 2) for dot in (dots[0], dots[-1])
    ]
    assert min(dot.width for dot in dots) >= 5


def test_line_of_the_slowest_trial_can_be_seen(search):
    picture = axes_picture(search, 400, 300, importances={}, shown={})
    lines = [item.strength for item in picture.items if isinstance(item, Line) and item.ink is Ink.HUE_0]
    assert min(lines) >= 0.2
