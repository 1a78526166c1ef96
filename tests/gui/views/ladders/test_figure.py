"""The staircase: a step for each rung that has a time, texts only where they fit, dashes where nothing was measured."""

from __future__ import annotations

from dataclasses import replace

import pytest
from built_in_ladder import built_in_ladder

from warplens import load
from warplens.cuda.ground.metrics import Provenance
from warplens.gui.figures.picture import Box, Ink, Line, TextAnchor, TextLabel
from warplens.gui.views.ladders.figure import Height, ladder_picture
from warplens.gui.views.ladders.text import ladder_page
from warplens.profiles.ladders.timed_ladder import Wanted

TIMED = built_in_ladder("transpose_tiled", [load("reference:h200")], Wanted(problem={"N": 4096}))


def texts(width: float, **more: object) -> list[str]:
    picture = ladder_picture(TIMED, width, 320, **more)  # type: ignore[arg-type]
    return [item.text for item in picture.items if isinstance(item, TextLabel)]


def steps(by: Height = Height.RATE) -> dict[int, Box]:
    items = ladder_picture(TIMED, 900, 320, by=by).items
    return {item.tag: item for item in items if isinstance(item, Box) and item.tag is not None}


def test_higher_rate_is_a_higher_step_and_a_shorter_time_a_lower_one() -> None:
    by_rate, by_time = steps(), steps(Height.TIME)
    assert set(by_rate) == set(TIMED.reached)
    numbers = sorted(TIMED.reached, key=lambda number: TIMED.rungs[number].time_ns or 0.0)
    assert [box.height for box in map(by_rate.get, numbers) if box] == sorted(
        (box.height for box in by_rate.values()), reverse=True
    )
    assert [box.height for box in map(by_time.get, numbers) if box] == sorted(box.height for box in by_time.values())


def test_wide_steps_have_the_counter_that_moved_and_narrow_ones_only_their_number() -> None:
    moved = TIMED.rungs[TIMED.reached[-1]].moved
    assert moved is not None
    assert moved.brief.split()[0] in " ".join(texts(1600)).split()
    narrow = texts(64 + 14 + 30 * len(TIMED.reached))
    assert {str(number + 1) for number in TIMED.reached} <= set(narrow)
    assert not any("tiled" in text for text in narrow)


def test_nothing_leaves_the_picture() -> None:
    for width, height in ((260, 140), (900, 320), (1800, 900)):
        for item in ladder_picture(TIMED, width, height, selected=1).items:
            edges = (item.x1, item.x2) if isinstance(item, Line) else (item.x,)
            tops = (item.y1, item.y2) if isinstance(item, Line) else (item.y,)
            assert all(0 <= x <= width for x in edges)
            assert all(0 <= y <= height for y in tops)


@pytest.mark.parametrize("width", [900, 1650])
@pytest.mark.parametrize("by", Height)
def test_no_level_line_runs_through_a_label(width: int, by: Height) -> None:
    """Rungs of the products go on from one that is not their neighbour: its level runs across those between."""
    profiles = [load("reference:h200"), load("reference:h200-products")]
    timed = built_in_ladder("matmul_tiled_any", profiles, Wanted(problem={"N": 4096}))
    items = ladder_picture(timed, width, 330, by=by).items
    lines = [item for item in items if isinstance(item, Line) and item.y1 == item.y2 and item.ink is not Ink.ACCENT]
    assert {Ink.EDGE, Ink.FAINT, Ink.MUTED} <= {line.ink for line in lines}
    struck = [
        label.text
        for label in items
        if isinstance(label, TextLabel) and label.anchor is TextAnchor.MIDDLE
        for line in lines
        if line.x1 < label.x < line.x2 and label.y - 0.7 * label.size < line.y1 < label.y
    ]
    assert struck == []


def test_roof_is_named_with_its_value_and_where_it_is_from() -> None:
    assert TIMED.roof is not None
    [label] = [text for text in texts(900) if text.startswith(TIMED.roof.name)]
    assert label.endswith(" measured")


@pytest.mark.parametrize(("provenance", "treads"), [(Provenance.MEASURED, 1), (Provenance.MODELLED, 10)])
def test_tread_of_a_modelled_step_is_dashed(provenance: Provenance, treads: int) -> None:
    timed = replace(TIMED, place=replace(TIMED.place, provenance=provenance))
    items = ladder_picture(timed, 900, 320).items
    level = [item for item in items if isinstance(item, Line) and item.y1 == item.y2 and item.ink is Ink.ACCENT]
    assert len(level) >= treads * len(timed.reached)
    assert (len(level) == len(timed.reached)) is (provenance is Provenance.MEASURED)


def test_page_holds_each_picture_and_each_difference() -> None:
    page = ladder_page([TIMED, TIMED], "reference:h200")
    assert page.count("<svg") == 2
    assert page.count("<details") == 2 * sum(rung.previous is not None for rung in TIMED.rungs)
    assert "reference:h200" in page
