"""The registry of panels, one line each.

The rule: a view is a folder under `gui/views`, each panel of it a line here. Its module is imported when the panel is
first seen, so that a start does not wait for hidden panels.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from importlib import import_module

from warplens.gui.kit.theme import Theme
from warplens.gui.workspace.models import WindowModels
from warplens.gui.workspace.panel import Panel

MakePanel = Callable[[WindowModels, Theme, int], Panel]
"""Makes a panel from the models, the theme and the delay of its throttle in ms."""


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


PANELS = (
    PanelEntry("sweep", "Sweep", Area.LEFT, panel("sweep.panel.SweepPanel")),
    PanelEntry("profiles", "Profiles", Area.LEFT, panel("profiles.panel.ProfilesPanel")),
    PanelEntry("size", "Runtime against size", Area.CENTRE_TOP, panel("plots.runtime_panels.RuntimeSizePanel")),
    PanelEntry("tile", "Runtime against tile", Area.CENTRE_TOP, panel("plots.runtime_panels.RuntimeTilePanel")),
    PanelEntry("point", "Point", Area.RIGHT, panel("points.point_panel.PointPanel")),
    PanelEntry("occupancy", "Occupancy", Area.RIGHT, panel("occupancy.panel.OccupancyPanel")),
    PanelEntry("roofline", "Roofline", Area.RIGHT, panel("plots.figure_panels.RooflinePanel")),
    PanelEntry("source", "Source", Area.CENTRE_BOTTOM, panel("code.panel.SourcePanel")),
    PanelEntry("lens", "Warp lens", Area.CENTRE_BOTTOM, panel("code.lens_panel.LensPanel")),
    PanelEntry("points", "Points", Area.CENTRE_BOTTOM, panel("points.panel.PointsPanel")),
    PanelEntry("compare", "Compare", Area.CENTRE_BOTTOM, panel("compare.panel.ComparisonPanel")),
    PanelEntry("lesson", "Lessons", Area.CENTRE_TOP, panel("lessons.panel.LessonPanel")),
    PanelEntry("walk", "Step a warp", Area.CENTRE_BOTTOM, panel("lessons.walk.WalkPanel")),
    PanelEntry("boxes", "Occupancy as boxes", Area.RIGHT, panel("occupancy.boxes.BoxesPanel")),
    PanelEntry("ladder", "Ladder", Area.CENTRE_TOP, panel("ladders.panel.LadderPanel")),
    PanelEntry("tune", "Tune", Area.CENTRE_TOP, panel("tune.panel.TunePanel")),
    PanelEntry("residuals", "Why is it off?", Area.CENTRE_TOP, panel("plots.figure_panels.ResidualPanel")),
)
"""The panels in the order of the View menu; `layouts.py` says where they stand."""
