"""The named layouts as values."""

from __future__ import annotations

import importlib
import inspect
from itertools import chain

import pytest

from warplens.gui.window.layouts import DEFAULT, LAYOUTS, PANELS, Split, column, leaves, pruned, row, shape, tabs
from warplens.gui.workspace.panel import Panel


def keys_of(region):
    return list(chain.from_iterable(leaf.keys for leaf in leaves(region)))


def test_pruning_drops_unknown_panels_and_the_places_left_empty():
    tree = row(tabs("a", "x"), column(tabs("x"), tabs("y")), column(tabs("b"), tabs("x"), share=3))
    assert pruned(tree, frozenset("ab")) == row(tabs("a"), tabs("b", share=3))


def test_pruning_a_tree_of_unknown_panels_leaves_nothing():
    assert pruned(row(tabs("x"), tabs("y")), frozenset("ab")) is None


def test_a_wide_window_shows_source_and_lens_side_by_side_and_a_narrow_one_in_tabs():
    at = {width: [leaf.keys for leaf in leaves(DEFAULT.arrange(width, 1000))] for width in (1280, 1680)}
    assert any({"source", "lens"} <= set(keys) for keys in at[1280])
    assert not any({"source", "lens"} <= set(keys) for keys in at[1680])
    assert set(chain(*at[1280])) == set(chain(*at[1680]))


@pytest.mark.parametrize(("height", "places"), [(720, [("sweep", "profiles")]), (1000, [("sweep",), ("profiles",)])])
def test_a_low_window_has_sweep_and_profiles_in_one_place(height, places):
    shown = [leaf.keys for leaf in leaves(DEFAULT.arrange(1680, height))]
    assert shown[: len(places)] == places


@pytest.mark.parametrize("width", [1200, 1300])
def test_a_low_window_gives_the_plots_three_fifths_of_the_height(width):
    for height, share in ((720, 0.6), (1000, 0.55)):
        middle = DEFAULT.arrange(width, height).parts[1]
        assert [part.share for part in middle.parts] == pytest.approx([share, 1 - share])


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.name)
@pytest.mark.parametrize("width", [960, 1280, 1920, 3840])
def test_each_panel_has_one_place_and_each_place_a_share(layout, width):
    tree = layout.arrange(width, 800)
    keys = keys_of(tree)
    assert len(keys) == len(set(keys))

    def shares(region):
        yield region.share
        for part in region.parts if isinstance(region, Split) else ():
            yield from shares(part)

    assert all(0 < share <= 1 for share in shares(tree))


def test_a_low_window_for_teaching_gives_source_and_lens_its_whole_height():
    [teaching] = [layout for layout in LAYOUTS if layout.name == "Teaching"]
    low, high = ([leaf.keys for leaf in leaves(teaching.arrange(900, height))] for height in (480, 720))
    assert low == [("source", "size", "tile"), ("lens", "point")]
    assert sorted(chain(*low)) == sorted(chain(*high))


def test_shape_returns_which_panels_share_a_place_and_how_places_follow():
    assert shape(row(tabs("source"), tabs("lens", share=0.36))) == ("row", ("source",), ("lens",))


def test_every_panel_is_where_its_line_says() -> None:
    for entry in PANELS:
        module, _, name = inspect.getclosurevars(entry.make).nonlocals["path"].rpartition(".")
        assert issubclass(getattr(importlib.import_module(f"warplens.gui.views.{module}"), name), Panel)
