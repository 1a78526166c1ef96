"""The named arrangements of the panels, as trees of rows, columns and tabs.

The rule: plain values, made without Qt. A panel that a tree does not name is closed in that layout; a name that no
panel has is passed over, so a layout may be written before its panels are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

WIDE = 1500
"""Pixels from which the two plots, and source and warp lens, stand side by side; below it they share one place."""
HIGH = 900
"""Pixels from which sweep and profiles stand one above the other; below it they share one place."""
SIDE = 290
"""Pixels of the columns at the sides: the longest name of a GPU fits."""


class Direction(StrEnum):
    """How the parts of a split lie."""

    ROW = "row"
    COLUMN = "column"


@dataclass(frozen=True, slots=True, kw_only=True)
class Tabs:
    """Panels that share a place, the first in front. `share` is that of the split it stands in."""

    keys: tuple[str, ...]
    share: float = 1.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Split:
    """Places beside or below each other."""

    direction: Direction
    parts: tuple[Split | Tabs, ...]
    share: float = 1.0


Place = Split | Tabs


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """A named arrangement; `arrange` gives the tree for a window of a width and a height in pixels."""

    name: str
    help: str
    arrange: Callable[[int, int], Place]


def tabs(*keys: str, share: float = 1.0) -> Tabs:
    """Return panels that share a place."""
    return Tabs(keys=keys, share=share)


def row(*parts: Place, share: float = 1.0) -> Split:
    """Return places beside each other."""
    return Split(direction=Direction.ROW, parts=parts, share=share)


def column(*parts: Place, share: float = 1.0) -> Split:
    """Return places below each other."""
    return Split(direction=Direction.COLUMN, parts=parts, share=share)


def leaves(place: Place) -> Iterator[Tabs]:
    """Yield the places that hold panels, from left to right and top to bottom."""
    if isinstance(place, Tabs):
        yield place
    else:
        for part in place.parts:
            yield from leaves(part)


def pruned(place: Place, known: frozenset[str]) -> Place | None:
    """Return the tree without panels that there are not, and without the places that this leaves empty."""
    if isinstance(place, Tabs):
        keys = tuple(key for key in place.keys if key in known)
        return replace(place, keys=keys) if keys else None
    parts = tuple(part for part in (pruned(part, known) for part in place.parts) if part is not None)
    if len(parts) == 1:
        return replace(parts[0], share=place.share)
    return replace(place, parts=parts) if parts else None


def _default(width: int, height: int) -> Place:
    side = SIDE / max(width, 1)
    if height < HIGH:
        left: Place = tabs("sweep", "profiles", share=side)
    else:
        left = column(tabs("sweep", share=0.62), tabs("profiles", share=0.38), share=side)
    if width < WIDE:
        plots: Place = tabs("size", "tile", share=0.55)
        below: Place = tabs("points", "source", "lens", "compare", share=0.45)
        right: Place = tabs("point", "occupancy", "roofline", share=side)
    else:
        plots = row(tabs("size"), tabs("tile"), share=0.55)
        below = row(tabs("source", "points", "compare", share=0.64), tabs("lens", share=0.36), share=0.45)
        right = column(tabs("point", share=0.56), tabs("occupancy", "roofline", share=0.44), share=side * 1.15)
    return row(left, column(plots, below, share=1 - left.share - right.share), right)


def _teaching(width: int, height: int) -> Place:
    del width, height
    return row(
        column(tabs("source", share=0.62), tabs("size", "tile", share=0.38), share=0.46),
        column(tabs("lens", share=0.74), tabs("point", share=0.26), share=0.54),
    )


def _plots(width: int, height: int) -> Place:
    del width, height
    return column(tabs("size"), tabs("tile"))


def _compare(width: int, height: int) -> Place:
    del height
    side = SIDE / max(width, 1)
    return row(tabs("profiles", share=side), column(row(tabs("size"), tabs("tile")), tabs("compare")))


LAYOUTS = (
    Layout(name="Default", help="choose, run, look, understand", arrange=_default),
    Layout(name="Teaching", help="large source and warp lens, for a projector", arrange=_teaching),
    Layout(name="Plots only", help="the two runtime plots, as large as the window", arrange=_plots),
    Layout(name="Compare", help="profiles, the plots and the verdicts", arrange=_compare),
)
DEFAULT = LAYOUTS[0]
