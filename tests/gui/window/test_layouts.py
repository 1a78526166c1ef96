"""The named layouts as values."""

from __future__ import annotations

import importlib
import inspect
from itertools import chain

import pytest

from warplens.gui.window.layouts import (
    DEFAULT,
    LAYOUTS,
    LESSON,
    PANELS,
    Split,
    Stage,
    column,
    leaves,
    pruned,
    row,
    shape,
    tabs,
    tree_of,
    without,
)
from warplens.gui.workspace.panel import Panel


def keys_of(region):
    return list(chain.from_iterable(leaf.keys for leaf in leaves(region)))


def test_pruning_drops_unknown_panels_and_the_places_left_empty():
    tree = row(tabs("a", "x"), column(tabs("x"), tabs("y")), column(tabs("b"), tabs("x"), share=3))
    assert pruned(tree, frozenset("ab")) == row(tabs("a"), tabs("b", share=3))


def test_pruning_a_tree_of_unknown_panels_leaves_nothing():
    assert pruned(row(tabs("x"), tabs("y")), frozenset("ab")) is None


def test_a_larger_window_has_more_places_and_the_same_panels():
    sizes = ((1280, 720, 120), (1366, 768, 90), (1920, 1080, 150), (3840, 2160, 150))
    places = [[leaf.keys for leaf in leaves(DEFAULT.arrange(*size))] for size in sizes]
    assert list(map(len, places)) == [1, 2, 4, 6]
    assert len({frozenset(chain(*keys)) for keys in places}) == 1


def test_the_form_is_there_before_results_and_folds_away_beside_them():
    first = {stage: next(leaves(tree_of(DEFAULT, stage, 1366, 768, 90))).keys for stage in Stage}
    assert first[Stage.START] == first[Stage.FORM] == ("sweep", "profiles")
    assert "start" in keys_of(tree_of(DEFAULT, Stage.START, 1366, 768, 90))
    assert not {"sweep", "start"} & set(keys_of(tree_of(DEFAULT, Stage.RESULTS, 1366, 768, 90)))
    for stage in Stage:
        assert keys_of(tree_of(LESSON, stage, 1366, 768, 90)) == ["lesson"]


def test_a_place_of_empty_panels_alone_stands_behind_the_one_beside_it():
    tree = row(tabs("a"), column(tabs("x"), tabs("b", "y"), share=3))
    assert without(tree, frozenset("xy")) == row(tabs("a"), tabs("b", "y", "x", share=3))
    assert without(row(tabs("a"), tabs("b")), frozenset("ab")) == row(tabs("a"), tabs("b"))
    assert without(row(tabs("x"), column(tabs("a"), tabs("b"))), frozenset("x")) == column(tabs("a", "x"), tabs("b"))


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.name)
@pytest.mark.parametrize("width", [960, 1280, 1920, 3840])
def test_each_panel_has_one_place_and_each_place_a_share(layout, width):
    tree = layout.arrange(width, 800, 90)
    keys = keys_of(tree)
    assert len(keys) == len(set(keys))

    def shares(region):
        yield region.share
        for part in region.parts if isinstance(region, Split) else ():
            yield from shares(part)

    assert all(share > 0 for share in shares(tree))


@pytest.mark.parametrize(
    ("name", "size", "places"),
    [
        ("Teaching", (683, 374), [("source", "lens", "size", "tile", "point")]),  # 1366x768 with texts of 200 %
        ("Teaching", (910, 500), [("source", "size", "tile"), ("lens", "point")]),
        ("Plots only", (683, 374), [("size", "tile")]),
        ("Plots only", (1366, 748), [("size",), ("tile",)]),
    ],
)
def test_large_texts_leave_as_many_places_as_can_be_read(name, size, places):
    [layout] = [layout for layout in LAYOUTS if layout.name == name]
    assert [leaf.keys for leaf in leaves(layout.arrange(*size, 0))] == places


def test_a_low_window_for_teaching_gives_source_and_lens_its_whole_height():
    [teaching] = [layout for layout in LAYOUTS if layout.name == "Teaching"]
    low, high = ([leaf.keys for leaf in leaves(teaching.arrange(900, height, 90))] for height in (480, 720))
    assert low == [("source", "size", "tile"), ("lens", "point")]
    assert sorted(chain(*low)) == sorted(chain(*high))


def test_shape_returns_which_panels_share_a_place_and_how_places_follow():
    assert shape(row(tabs("source"), tabs("lens", share=0.36))) == ("row", ("source",), ("lens",))


def test_every_panel_is_where_its_line_says() -> None:
    for entry in PANELS:
        module, _, name = inspect.getclosurevars(entry.make).nonlocals["path"].rpartition(".")
        assert issubclass(getattr(importlib.import_module(f"warplens.gui.views.{module}"), name), Panel)
