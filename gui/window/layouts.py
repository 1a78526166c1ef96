"""The registry of panels, one line each, and their named layouts, as trees of rows, columns and tabs.

The rule: plain values, made without Qt. A panel that a tree does not name is closed in that layout; a key of no panel
is skipped, so that a layout may be written before its panels. Plots have at least half of the window: what else there
is shares the rest, beside them where that is wide enough to be read, else behind them.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from importlib import import_module

from warplens.gui.kit.theme import LECTURE, NORMAL, Theme
from warplens.gui.workspace.models import WindowModels
from warplens.gui.workspace.panel import Panel
from warplens.gui.workspace.selected_points import standing_of

LOW = 600  # for teaching, and with plots only, a window that is lower than this shows fewer panels at once
SIDE = 290  # the width in pixels of the sweep's form: the longest name of a GPU fits
PLOTS = 0.515  # the share of the window that plots take at least, where anything stands beside them
CARD = 138  # the height in pixels around the drawing of a plot: tabs, head, answer, margins
HIGH = 800  # a window that is as high as this keeps room for notices
NOTICE = 34  # which takes so many pixels
BESIDE = 60  # the width around them: margins, borders and paddings
NARROW = 800  # below this width in pixels all panels share one place, and their tabs have short titles
COLUMN = 250  # the least width of a column of details
READABLE = 380  # in a column that is narrower than this, source, lens and table stand in the place of the plots
MOST = 640  # a column of details is as wide as this at most; where twice as much is left there are two
PLOT = 480  # two plots stand side by side where each is as wide as this
TWO_PLACES = 620  # a column of details that is as high as this has two places


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
    # the tree for a window of this width and height with panels from this height on, in pixels for texts of 100 % (half
    # of them if these are doubled)
    arrange: Callable[[int, int, int], Region]
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


class Stage(StrEnum):
    """What the window is at: its panels differ by it."""

    START = "start"  # no results: the ways to get some
    RESULTS = "results"  # results, with the form of the next sweep folded away
    FORM = "form"  # results, with the form beside them


_READ = ("source", "points", "lens", "difference", "compare")
_DRAWN = ("occupancy", "roofline")


def _spare(width: int, height: int, top: int) -> int:
    """Return the width that plots leave to a column beside them."""
    drawn = max(height - top - CARD - (NOTICE if height >= HIGH else 0), 1)
    return width - BESIDE - round(PLOTS * width * height / drawn)


def _plots_beside(details: Region, side: int, width: int) -> Region:
    left = width - side
    plots = row(tabs("size"), tabs("tile"), share=left) if left >= 2 * PLOT else tabs("size", "tile", share=left)
    return row(plots, replace(details, share=side))


def _default(width: int, height: int, top: int) -> Region:
    spare = _spare(width, height, top)
    if spare < COLUMN:
        return tabs("size", "tile", "points", "point", "source", "lens", "difference", "compare", *_DRAWN, "profiles")
    if spare < READABLE or height < TWO_PLACES:
        plots = tabs(
            "size", "tile", "points", "source", "lens", "difference", "compare", "profiles", share=width - spare
        )
        return row(plots, tabs("point", *_DRAWN, share=spare))
    if spare < 2 * MOST:
        details = column(tabs("point", *_DRAWN, "profiles", share=0.45), tabs(*_READ, share=0.55))
        return _plots_beside(details, min(spare, MOST), width)
    first = column(tabs("source", "points", "difference", "compare"), tabs("lens"))
    second = column(tabs("point", "profiles"), tabs(*_DRAWN))
    return _plots_beside(row(first, second), min(spare, 3 * MOST), width)


def tree_of(layout: Layout, stage: Stage, width: int, height: int, top: int) -> Region:
    """Return the tree of a layout at a stage, for a window as `Layout.arrange` takes it."""
    if layout is LESSON or layout not in LAYOUTS or stage is Stage.RESULTS:
        return layout.arrange(width, height, top)
    if stage is Stage.START:
        ways = row(tabs("sweep", "profiles", share=SIDE), tabs("start", share=width - SIDE))
        return ways if width >= 3 * SIDE else tabs("start", "sweep", "profiles")
    if width < NARROW:
        return tabs("sweep", "profiles")
    beside = layout.arrange(width - SIDE, height, top)
    others = frozenset(key for leaf in leaves(beside) for key in leaf.keys) - {"sweep", "profiles"}
    form = tabs("sweep", "profiles", share=SIDE)
    kept = pruned(beside, others)
    return form if kept is None else row(form, replace(kept, share=max(width - SIDE, SIDE)))


def without(region: Region, empty: frozenset[str]) -> Region:
    """Return the tree with no place of its own for panels that are all empty: they stand behind those beside them."""
    if isinstance(region, Tabs):
        return region
    parts = [without(part, empty) for part in region.parts]
    hidden = [part for part in parts if isinstance(part, Tabs) and empty.issuperset(part.keys)]
    if not hidden or len(hidden) == len(parts):
        return replace(region, parts=tuple(parts))
    keys = tuple(key for part in hidden for key in part.keys)
    first, *rest = (part for part in parts if part not in hidden)
    kept = (_with_behind(first, keys), *rest)
    return replace(kept[0], share=region.share) if len(kept) == 1 else replace(region, parts=kept)


def _with_behind(region: Region, keys: tuple[str, ...]) -> Region:
    """Return the tree with further panels behind those of its first place."""
    if isinstance(region, Tabs):
        return replace(region, keys=region.keys + keys)
    return replace(region, parts=(_with_behind(region.parts[0], keys), *region.parts[1:]))


def _teaching(width: int, height: int, top: int) -> Region:
    del top
    if width < NARROW:
        return tabs("source", "lens", "size", "tile", "point")
    if height < LOW:  # of four panels each would show three lines; source and lens state the verdict on the line
        return row(tabs("source", "size", "tile", share=0.46), tabs("lens", "point", share=0.54))
    return row(
        column(tabs("source", share=0.62), tabs("size", "tile", share=0.38), share=0.46),
        column(tabs("lens", share=0.74), tabs("point", share=0.26), share=0.54),
    )


def _compare(width: int, height: int, top: int) -> Region:
    spare = _spare(width, height, top)
    if spare < READABLE:
        return tabs("compare", "size", "tile", "profiles")
    return _plots_beside(column(tabs("compare", share=0.6), tabs("profiles", share=0.4)), min(spare, 2 * MOST), width)


LESSON = Layout(name="Lesson", arrange=lambda *_: tabs("lesson"))
LAYOUTS = (
    Layout(name="Default", arrange=_default),
    Layout(name="Teaching", arrange=_teaching, text_size=LECTURE),
    Layout(
        name="Plots only",
        arrange=lambda _, height, __: tabs("size", "tile") if height < LOW else column(tabs("size"), tabs("tile")),
    ),
    Layout(name="Compare", arrange=_compare),
    LESSON,
)
DEFAULT = LAYOUTS[0]

# The rule: a view is a folder under `gui/views`, each panel of it a line here. Its module is imported when the panel
# is first seen, so that a start does not wait for hidden panels.

# views whose heads say of what the selected point is: of an older revision, or stale
OF_POINT = {"points", "plots", "code", "lens", "occupancy", "timeline", "difference"}
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
    short: str = ""  # the title of its tab in a narrow window, if that is another one


def panel(path: str) -> MakePanel:
    """Return a function that imports the panel class at `path` under `gui/views`, and makes a panel of the window."""
    module, _, name = path.rpartition(".")

    def make(models: WindowModels, theme: Theme, delay_ms: int) -> Panel:
        panel_class: type[Panel] = getattr(import_module(f"warplens.gui.views.{module}"), name)
        instance = panel_class.make(models, theme, delay_ms)
        instance.notified.connect(models.session.notified)
        results = models.results

        def show_standing(*_: object) -> None:
            instance.show_standing(standing_of(results.point(results.selected), results))

        if path.partition(".")[0] in OF_POINT:
            for signal in (results.points_replaced, results.selection_changed, results.running_changed):
                signal.connect(show_standing)
            show_standing()
        return instance

    return make


PANELS = (  # in the order of the View menu
    PanelEntry("sweep", "Sweep", Area.LEFT, panel("sweep.panel.SweepPanel")),
    PanelEntry("profiles", "Profiles", Area.LEFT, panel("profiles.panel.ProfilesPanel")),
    PanelEntry("size", "Runtime against size", Area.CENTRE_TOP, panel("plots.runtime_panels.RuntimeSizePanel"), "Size"),
    PanelEntry("tile", "Runtime against tile", Area.CENTRE_TOP, panel("plots.runtime_panels.RuntimeTilePanel"), "Tile"),
    PanelEntry("point", "Point", Area.RIGHT, panel("points.point_panel.PointPanel")),
    PanelEntry("occupancy", "Occupancy", Area.RIGHT, panel("occupancy.panel.OccupancyPanel")),
    PanelEntry("roofline", "Roofline", Area.RIGHT, panel("plots.figure_panels.RooflinePanel")),
    PanelEntry("source", "Source", Area.CENTRE_BOTTOM, panel("code.panel.SourcePanel")),
    PanelEntry("lens", "Warp lens", Area.CENTRE_BOTTOM, panel("lens.panel.LensPanel"), "Lens"),
    PanelEntry("points", "Points", Area.CENTRE_BOTTOM, panel("points.panel.PointsPanel")),
    PanelEntry("compare", "Compare", Area.CENTRE_BOTTOM, panel("compare.panel.ComparisonPanel")),
    PanelEntry("difference", "Why", Area.CENTRE_BOTTOM, panel("difference.panel.DifferencePanel")),
    PanelEntry("revisions", "Revisions", Area.CENTRE_BOTTOM, panel("revisions.panel.RevisionsPanel")),
    PanelEntry("lesson", "Lessons", Area.CENTRE_TOP, panel("lessons.panel.LessonPanel")),
    PanelEntry("walk", "Step a warp", Area.CENTRE_BOTTOM, panel("lessons.walk.WalkPanel")),
    PanelEntry("boxes", "Occupancy as boxes", Area.RIGHT, panel("occupancy.panel.BoxesPanel")),
    PanelEntry("ladder", "Ladder", Area.CENTRE_TOP, panel("ladders.panel.LadderPanel")),
    PanelEntry("tune", "Tune", Area.CENTRE_TOP, panel("tune.panel.TunePanel")),
    PanelEntry("start", "Start", Area.CENTRE_TOP, panel("start.panel.StartPanel")),
    PanelEntry("residuals", "Why is it off?", Area.CENTRE_TOP, panel("plots.figure_panels.ResidualPanel")),
    PanelEntry("timeline", "Timeline", Area.CENTRE_TOP, panel("timeline.panel.TimelinePanel")),
)
