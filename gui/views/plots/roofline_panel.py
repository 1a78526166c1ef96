"""The panel of the roofline: the selected point under the ceilings of its GPU, with the other variants at its size.

The rule: `gui.figures.roofline` makes the figure; the panel chooses the ceilings and the points.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from warplens.cuda.device.cards import sheet_like
from warplens.cuda.device.roofs import Roof, roofs
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.ground.points import PointResult
from warplens.gui.figures.figure import Figure
from warplens.gui.figures.roofline import TITLE, companions, roofline
from warplens.gui.kit.tasks import REDRAW_DELAY_MS
from warplens.gui.kit.theme import Theme
from warplens.gui.views.plots.figure_panel import FigurePanel
from warplens.gui.workspace.results import Results


class RooflinePanel(FigurePanel):
    """The roofline of the selected point's GPU.

    Args:
        theme, delay_ms, options: as of `FigurePanel`.
    """

    title = TITLE

    def __init__(
        self,
        results: Results,
        specs: Mapping[str, GpuSpec],
        theme: Theme,
        delay_ms: int = REDRAW_DELAY_MS,
        **options: Any,
    ) -> None:
        super().__init__(results, theme, delay_ms, **options)
        self._specs = specs
        self.refresh()

    def make_figure(self) -> Figure:
        """Return the roofline of the selected point."""
        results = self._results
        point = results.point(results.selected)
        others = companions(point, results.shown_points) if point is not None and not results.is_stale(point) else ()
        return roofline(point, others, self._roofs(point), results.context())

    def _roofs(self, point: PointResult | None) -> tuple[Roof, ...]:
        """Return the ceilings of a point's GPU; one that is not in this machine has the sheet of its model."""
        if point is None:
            return ()
        profile = self._results.profile
        spec = self._specs.get(point.device)
        if spec is None and profile is not None:
            spec = sheet_like(profile.device(point.device))
        return roofs(spec) if spec is not None else ()
