"""The registry of panels, one line each, and their named layouts, as trees of rows, columns and tabs.

The rule: plain values, made without Qt. A panel that a tree does not name is closed in that layout; a key of no panel
is skipped, so that a layout may be written before its panels.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from importlib import import_module

from warplens.gui.kit.theme import LECTURE, NORMAL, Theme
from warplens.gui.workspace.models import WindowModels
from warplens.gui.workspace.panel import Panel

WIDE = 1500  # from so many pixels on, the plots stand side by side, as do source and warp lens; else they share a place
NARROW = 1100  # below this width the point has no column of its own and stands beside the table
LOW = 600  # a narrow window that is lower than this shows plots and table in one place
HIGH = 900  # from this height in pixels on, sweep and profiles stand one above the other; else they share a place
SIDE = 290  # the width in pixels of the columns at the sides: the longest name of a GPU fits


class Direction(StrEnum):
    """The direction in which the parts of a split follow each other."""

    ROW = "row"
    COLUMN = "column"


@dataclass(frozen=True, slots=True, kw_only=True)
class Tabs:
    """Panels that share a place, the first in front; `share` is its part of the split around it."""

    keys: tuple[str, ...]
    share: float = 1.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Split:
    """Regions beside or below each other; `share` is the part of the split around it."""

    direction: Direction
    parts: "tuple[Split | Tabs, ...]"
    share: float = 1.0


Region = Split | Tabs


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """A named layout."""

    name: str
    help: str
    # the tree for a window of this width and height, in pixels for texts of 100 % (half of them if these are doubled)
    arrange: Callable[[int, int], Region]
    text_size: int = NORMAL  # the size of texts in percent with which it begins


def tabs(*keys: str, share: float = 1.0) -> Tabs:
    """Return panels that share a place."""
    return Tabs(keys=keys, share=share)


def row(*parts: Region, share: float = 1.0) -> Split:
    """Return regions beside each other."""
    return Split(direction=Direction.ROW, parts=parts, share=share)


def column(*parts: Region, share: float = 1.0) -> Split:
    """Return regions below each other."""
    return Split(direction=Direction.COLUMN, parts=parts, share=share)


def leaves(region: Region) -> Iterator[Tabs]:
    """Yield the regions that hold panels, from left to right and top to bottom."""
    if isinstance(region, Tabs):
        yield region
    else:
        for part in region.parts:
            yield from leaves(part)


def pruned(region: Region, panels: frozenset[str]) -> Region | None:
    """Return the tree without the keys of no panel, and without the regions that this leaves empty."""
    if isinstance(region, Tabs):
        keys = tuple(key for key in region.keys if key in panels)
        return replace(region, keys=keys) if keys else None
    parts = tuple(part for part in (pruned(part, panels) for part in region.parts) if part is not None)
    if len(parts) == 1:
        return replace(parts[0], share=region.share)
    return replace(region, parts=parts) if parts else None


def shape(region: Region) -> object:
    """Return which panels share a place and how places follow each other, without the shares of the room."""
    if isinstance(region, Tabs):
        return region.keys
    return (region.direction.value, *(shape(part) for part in region.parts))


_BELOW = ("points", "source", "lens", "compare")


def _default(width: int, height: int) -> Region:
    side = SIDE / max(width, 1)
    if height < HIGH:
        left: Region = tabs("sweep", "profiles", share=side)
    else:
        left = column(tabs("sweep", share=0.62), tabs("profiles", share=0.38), share=side)
    if width < NARROW and height < LOW:
        left = tabs("sweep", "point", "profiles", share=side)
        return row(left, tabs("size", "tile", *_BELOW, "occupancy", "roofline", share=1 - side))
    if width < NARROW:
        details = SIDE / (width - SIDE)
        beside = row(tabs(*_BELOW, share=1 - details), tabs("point", "occupancy", "roofline", share=details), share=0.5)
        return row(left, column(tabs("size", "tile", share=0.5), beside, share=1 - left.share))
    if width < WIDE:
        above = 0.55 if height >= HIGH else 0.6
        plots: Region = tabs("size", "tile", share=above)
        below: Region = tabs(*_BELOW, share=1 - above)
        right: Region = tabs("point", "occupancy", "roofline", share=side)
    else:
        plots = row(tabs("size"), tabs("tile"), share=0.55)
        below = row(tabs("source", "points", "compare", share=0.64), tabs("lens", share=0.36), share=0.45)
        right = column(tabs("point", share=0.56), tabs("occupancy", "roofline", share=0.44), share=side * 1.15)
    return row(left, column(plots, below, share=1 - left.share - right.share), right)


def _teaching(width: int, height: int) -> Region:
    del width
    if height < LOW:  # of four panels each would show three lines; source and lens state the verdict on the line
        return row(tabs("source", "size", "tile", share=0.46), tabs("lens", "point", share=0.54))
    return row(
        column(tabs("source", share=0.62), tabs("size", "tile", share=0.38), share=0.46),
        column(tabs("lens", share=0.74), tabs("point", share=0.26), share=0.54),
    )


def _compare(width: int, height: int) -> Region:
    del height
    side = SIDE / max(width, 1)
    return row(tabs("profiles", share=side), column(row(tabs("size"), tabs("tile")), tabs("compare")))


LESSON = Layout(name="Lesson", help="a lesson, as large as the window", arrange=lambda *_: tabs("lesson"))
LAYOUTS = (
    Layout(name="Default", help="choose, run, look, understand", arrange=_default),
    Layout(name="Teaching", help="large source and warp lens, for a projector", arrange=_teaching, text_size=LECTURE),
    Layout(
        name="Plots only",
        help="the two runtime plots, as large as the window",
        arrange=lambda *_: column(tabs("size"), tabs("tile")),
    ),
    Layout(name="Compare", help="profiles, the plots and the verdicts", arrange=_compare),
    LESSON,
)
DEFAULT = LAYOUTS[0]

# The rule: a view is a folder under `gui/views`, each panel of it a line here. Its module is imported when the panel
# is first seen, so that a start does not wait for hidden panels.

MakePanel = Callable[[WindowModels, Theme, int], Panel]  # makes it of models, theme and throttle delay in ms


class Area(StrEnum):
    """The part of the window in which a panel opens when the current layout does not name it."""

    LEFT = "left"
    CENTRE_TOP = "centre-top"
    CENTRE_BOTTOM = "centre-bottom"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class PanelEntry:
    """One panel of the window."""

    key: str
    title: str
    area: Area
    make: MakePanel


def panel(path: str) -> MakePanel:
    """Return a function that imports the panel class at `path` under `gui/views`, and makes a panel of the window."""

    def make(models: WindowModels, theme: Theme, delay_ms: int) -> Panel:
        module, _, name = path.rpartition(".")
        panel_class: type[Panel] = getattr(import_module(f"warplens.gui.views.{module}"), name)
        instance = panel_class.make(models, theme, delay_ms)
        instance.notified.connect(models.session.notified)
        return instance

    return make


PANELS = (  # in the order of the View menu
    PanelEntry("sweep", "Sweep", Area.LEFT, panel("sweep.panel.SweepPanel")),
    PanelEntry("profiles", "Profiles", Area.LEFT, panel("profiles.panel.ProfilesPanel")),
    PanelEntry("size", "Runtime against size", Area.CENTRE_TOP, panel("plots.runtime_panels.RuntimeSizePanel")),
    PanelEntry("tile", "Runtime against tile", Area.CENTRE_TOP, panel("plots.runtime_panels.RuntimeTilePanel")),
    PanelEntry("point", "Point", Area.RIGHT, panel("points.point_panel.PointPanel")),
    PanelEntry("occupancy", "Occupancy", Area.RIGHT, panel("occupancy.panel.OccupancyPanel")),
    PanelEntry("roofline", "Roofline", Area.RIGHT, panel("plots.figure_panels.RooflinePanel")),
    PanelEntry("source", "Source", Area.CENTRE_BOTTOM, panel("code.panel.SourcePanel")),
    PanelEntry("lens", "Warp lens", Area.CENTRE_BOTTOM, panel("lens.panel.LensPanel")),
    PanelEntry("points", "Points", Area.CENTRE_BOTTOM, panel("points.panel.PointsPanel")),
    PanelEntry("compare", "Compare", Area.CENTRE_BOTTOM, panel("compare.panel.ComparisonPanel")),
    PanelEntry("revisions", "Revisions", Area.CENTRE_BOTTOM, panel("revisions.panel.RevisionsPanel")),
    PanelEntry("lesson", "Lessons", Area.CENTRE_TOP, panel("lessons.panel.LessonPanel")),
    PanelEntry("walk", "Step a warp", Area.CENTRE_BOTTOM, panel("lessons.walk.WalkPanel")),
    PanelEntry("boxes", "Occupancy as boxes", Area.RIGHT, panel("occupancy.panel.BoxesPanel")),
    PanelEntry("ladder", "Ladder", Area.CENTRE_TOP, panel("ladders.panel.LadderPanel")),
    PanelEntry("tune", "Tune", Area.CENTRE_TOP, panel("tune.panel.TunePanel")),
    PanelEntry("residuals", "Why is it off?", Area.CENTRE_TOP, panel("plots.figure_panels.ResidualPanel")),
)
