"""The figure of a timeline as a value: shares of pixels, what is at a place, and texts that fit."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

from warplens.gui.figures.colours import contrast
from warplens.gui.figures.picture import LETTER, Ink, Line, TextAnchor, TextLabel, colour
from warplens.gui.kit.theme import DARK, LIGHT
from warplens.gui.views.timeline.figure import GUTTER, INKS, UNKNOWN, WAVES, hit_at, timeline_figure

SIZE = (900.0, 500.0)


def test_pixels_of_warps_hold_all_of_their_time(timeline):
    figure = timeline_figure(timeline, (0.0, timeline.time_ns), SIZE)
    per_pixel = timeline.time_ns / figure.warps.shares.shape[1]
    spans = timeline.spans
    by_kind = np.bincount(spans.kind, spans.end_ns - spans.begin_ns, len(timeline.kinds))
    assert figure.warps.shares.shape == (64, 808, 11)
    assert figure.warps.shares.sum(axis=(0, 1)) * per_pixel == pytest.approx(by_kind, rel=1e-6)
    assert figure.warps.shares.sum(axis=2).max() <= 1 + 1e-6
    begins, ends, _ = timeline.placed
    assert figure.slots.shares.sum() * per_pixel == pytest.approx((ends - begins).sum(), rel=1e-6)
    assert figure.sms.shares[131].sum() * 2 * per_pixel == pytest.approx(ends[0] - begins[0], rel=1e-6)
    assert 0 < figure.queues.shares.max() <= 1


@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=lambda theme: theme.name.value)
def test_no_state_of_a_warp_has_the_ink_of_blocks_or_is_hard_to_see(theme):
    assert not set(INKS.values()) & set(WAVES)
    assert len(set(INKS.values())) == len(INKS)
    swatches = {kind: contrast(colour(ink, theme), theme.panel) for kind, ink in INKS.items()}
    assert {kind: ratio for kind, ratio in swatches.items() if ratio < 2.5} == {}


def test_part_of_the_time_shows_the_same_spans_larger(timeline):
    middle = timeline.launch_ns + 500
    near = timeline_figure(timeline, (middle, middle + 40), SIZE, lanes=(4, 8), line=40)
    assert near.warps.shares.shape[0] == 4
    assert near.warps.height > timeline_figure(timeline, (0.0, timeline.time_ns), SIZE).warps.height / 16
    column = near.warps.shares[0, 400]
    at = hit_at(timeline, near, near.x_of(middle + 40 * 400.5 / 808), near.warps.top + 1)
    assert at.block in {timeline.sm, timeline.sm + 132}
    assert (at.warp, column.max()) == (4, pytest.approx(1.0))
    assert f"{timeline.kinds[int(column.argmax())]}" in timeline.kinds
    assert any(f"transpose_tiled.cu:{at.line} " in line for line in at.lines)


def test_each_band_says_what_is_at_a_place(timeline):
    figure = timeline_figure(timeline, (0.0, timeline.time_ns), SIZE)
    x = figure.x_of(timeline.launch_ns + 600)
    assert hit_at(timeline, figure, x, figure.sms.top + 1).lines == (
        "SM 0, placed by the simulated one", "2 of 2 blocks are resident at 2.12 µs", "block 0, 132",
    )  # fmt: skip
    assert hit_at(timeline, figure, x, figure.slots.top + 1).lines[0] == "block 60 on SM 60, slot 0, wave 1"
    assert hit_at(timeline, figure, x, figure.queues.top + 1).lines[0].startswith("load/store unit: ")
    assert hit_at(timeline, figure, GUTTER - 1, figure.warps.top + 1) is None
    assert hit_at(timeline, figure, x, SIZE[1] - 1) is None
    assert hit_at(timeline, figure, figure.x_of(timeline.launch_ns / 2), figure.warps.top + 1) is None


@pytest.mark.parametrize("size", [(260.0, 130.0), (600.0, 260.0), (1800.0, 900.0)])
def test_nothing_of_the_picture_is_outside_of_it(timeline, size):
    for part in ((0.0, timeline.time_ns), (2000.0, 2020.0)):
        figure = timeline_figure(timeline, part, size)
        edges = [figure.sms, figure.slots, figure.warps, figure.queues]
        assert all(one.top + one.height < two.top for one, two in pairwise(edges))
        for item in figure.picture.items:
            if isinstance(item, TextLabel):
                assert 0 <= item.y <= size[1]


def test_where_no_warps_are_known_a_text_says_so(timeline):
    texts = [
        [
            item.text
            for item in timeline_figure(of, (0.0, of.time_ns), SIZE).picture.items
            if isinstance(item, TextLabel)
        ]
        for of in (timeline, replace(timeline, spans=replace(timeline.spans, end_ns=timeline.spans.end_ns / 4)))
    ]
    assert [UNKNOWN in of for of in texts] == [False, True]


def test_queues_without_events_are_empty(timeline):
    silent = replace(timeline, queues=np.zeros((4, 0)))
    assert timeline_figure(silent, (0.0, 100.0), SIZE).queues.shares.max() == 0


@pytest.mark.parametrize("size", [(600.0, 260.0), (1040.0, 560.0), (1800.0, 900.0)])
def test_no_line_of_the_grid_runs_through_a_text(timeline, size):
    crossed, cut = [], 0
    for part in ((0.0, timeline.time_ns), (1500.0, 2600.0), (2000.0, 2060.0)):
        items = timeline_figure(timeline, part, size, lanes=(4, 8)).picture.items
        grid = [item for item in items if isinstance(item, Line) and item.ink is Ink.EDGE]
        texts = [item for item in items if isinstance(item, TextLabel) and item.anchor is TextAnchor.START]
        cut += len(grid) - len({line.x1 for line in grid})
        crossed += [
            (line.x1, text.text)
            for line in grid
            for text in texts
            if text.x <= line.x1 <= text.x + len(text.text) * LETTER * 11 and line.y1 < text.y and line.y2 > text.y - 8
        ]
    assert crossed == []
    assert cut > 0, "no text stood in the way"
