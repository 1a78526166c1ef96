"""The panel that steps a warp of the selected point through the shared memory of its block.

The rule: the inspector holds the point; its trace is made in the background, and only while the panel is visible.
"""

from __future__ import annotations

from functools import partial
from typing import Self

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QHideEvent, QShowEvent
from PyQt6.QtWidgets import QStackedWidget, QWidget

from warplens.cuda.runners.inspection.records import Inspection
from warplens.gui.models.selection.inspector import Phase, SelectionInspector
from warplens.gui.models.window_models import WindowModels
from warplens.gui.panels.exporting import svg_button
from warplens.gui.panels.panel import Panel
from warplens.gui.panels.teaching.tile_view import TileView
from warplens.gui.plots.code import inspected_requests
from warplens.gui.plots.picture import svg
from warplens.gui.plots.teaching.tile_picture import tile_picture
from warplens.gui.plots.teaching.tile_steps import TileTrace, tile_trace
from warplens.gui.toolkit.dialogs import AskPath, ask_export_path
from warplens.gui.toolkit.styling import Role, hint_label, label
from warplens.gui.toolkit.tasks import Task, sentence_of
from warplens.gui.toolkit.theme import Theme

HINT = "Select a point of a kernel with shared memory: its warps go through their tile here, step by step."
WAITING = "Executing the point to see what its warps do…"
NO_SHARED = "This kernel uses no shared memory: there is no tile to go through."
SHEET = (1100.0, 640.0)
"""The size of an exported picture in pixels."""
KEY = "walk"


class WalkPanel(Panel):
    """The steps of a warp.

    Args:
        inspector: the inspection of the selected point.
        theme: to draw in.
        ask_path: asks for the file of an export.
    """

    def __init__(
        self,
        inspector: SelectionInspector,
        theme: Theme,
        *,
        ask_path: AskPath = ask_export_path,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__("Step a warp", theme, ask_path=ask_path, parent=parent)
        self._inspector = inspector
        self._traced: Inspection | None = None
        self._trace: TileTrace | None = None
        self._problem = ""
        self.about = label(role=Role.FAINT)
        self.about.setToolTip("The steps of one block are recorded, those of the other blocks are not")
        self.export_button = svg_button(self.export)
        self.head.addWidget(self.about, 1)
        self.head.addWidget(self.export_button)
        self.hint = hint_label(HINT)
        self.tile = TileView(theme)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.hint)
        self.pages.addWidget(self.tile)
        self.body.addWidget(self.pages, 1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocusProxy(self.tile)
        inspector.inspected.connect(self.refresh)
        self.refresh()

    @classmethod
    def make(cls, models: WindowModels, theme: Theme, delay_ms: int) -> Self:
        """Return a panel that shows these models."""
        del delay_ms
        return cls(models.inspector, theme)

    @property
    def trace(self) -> TileTrace | None:
        """The steps of the warps of the selected point."""
        return self._trace

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        super().show_theme(theme)
        self.tile.show_theme(theme)

    def refresh(self) -> None:
        """Show the selected point, and have its trace made where that is missing."""
        inspection = self._inspector.inspection if self._inspector.phase is Phase.READY else None
        if inspection is not None and inspection is not self._traced and self.isVisible():
            self._traced, self._trace, self._problem = inspection, None, ""
            task = Task(self)
            task.succeeded.connect(partial(self._on_traced, inspection))
            task.failed.connect(partial(self._on_failed, inspection))
            task.start(self._inspector.background, partial(tile_trace, inspection))
        if inspection is None:
            self._traced = self._trace = None
        has_tile = self._trace is not None and bool(self._trace.tiles)
        self.tile.show_trace(self._trace if has_tile else None)
        self.hint.setText(self._hint())
        self.export_button.setEnabled(has_tile)
        self.about.setText("" if inspection is None else f"{inspection.explanation.kernel} · {self._block(inspection)}")
        self.pages.setCurrentWidget(self.tile if has_tile else self.hint)

    @staticmethod
    def _block(inspection: Inspection) -> str:
        """Return which block is shown: one is recorded, and the others of the grid are not."""
        x, y, z = inspected_requests.block_position(inspection, inspection.record.block)
        place = f"block {x}, {y}, {z}" if inspection.explanation.grid[2] > 1 else f"block {x}, {y}"
        return f"{place} alone" if inspected_requests.blocks_of(inspection) > 1 else place

    def _hint(self) -> str:
        if self._problem:
            return self._problem
        if self._trace is not None:
            return NO_SHARED
        match self._inspector.phase:
            case Phase.REFUSED:
                return self._inspector.refusal.sentence
            case Phase.WAITING | Phase.READY:
                return WAITING
        return HINT

    def _on_traced(self, inspection: Inspection, trace: TileTrace) -> None:
        if inspection is self._traced:
            self._trace = trace
            self.refresh()

    def _on_failed(self, inspection: Inspection, error: Exception) -> None:
        if inspection is self._traced:
            self._problem = sentence_of(error)
            self.refresh()

    def export(self) -> None:
        """Export the picture as SVG."""
        moment = self.tile.moment
        if moment is not None:
            picture = tile_picture(moment, *SHEET)
            self.exporter.save("steps-of-a-warp", "svg", lambda: svg(picture, self._theme).encode("utf-8"))

    def showEvent(self, event: QShowEvent | None) -> None:
        """Have the point executed while the panel is visible."""
        super().showEvent(event)
        self._inspector.set_panel_visible(KEY, is_visible=True)
        self.refresh()

    def hideEvent(self, event: QHideEvent | None) -> None:
        """Execute nothing for a hidden panel."""
        super().hideEvent(event)
        self._inspector.set_panel_visible(KEY, is_visible=False)
