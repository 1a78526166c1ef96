"""The panel that steps a warp of the selected point through the shared memory of its block.

The rule: the inspector holds the point; its trace is made in the background, and only while the panel is visible.
"""

from dataclasses import replace
from functools import partial

from PyQt6.QtCore import QSize, Qt
from PyQt6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PyQt6.QtWidgets import QCheckBox, QStackedWidget, QVBoxLayout, QWidget

from warplens.cuda.execute.inspection.records import Inspection
from warplens.gui.figures import inspected_lines as inspected_requests
from warplens.gui.figures.picture import svg
from warplens.gui.kit import picture_view, tasks
from warplens.gui.kit.theme import SPACE, Theme, scaled
from warplens.gui.kit.widgets import Role, WrappingRow, configured, fill_layout, hint_label, known, label
from warplens.gui.views.lessons.tile_figure import Moment, tile_picture
from warplens.gui.views.lessons.tile_steps import TileTrace, tile_trace
from warplens.gui.workspace import listing_view, panel
from warplens.gui.workspace.inspector import Phase, SelectionInspector

# The steps of a warp through the shared memory of its block, one a key press.
# What is shown is a `Moment` of a trace; the view holds which one.

LOW = 300  # below this height in pixels there is no sentence under the picture


class TileView(QWidget):
    """A tile, its banks, and the steps of a warp."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.moment: Moment | None = None
        configured(self, focusPolicy=Qt.FocusPolicy.StrongFocus, accessibleName="Steps of a warp")
        self.step = listing_view.Stepper("step", "Right, Left; Home, End", self.move_step)
        self.warp = listing_view.Stepper("warp", "Down, Up", self.move_warp)
        self.all_warps = QCheckBox("all warps")
        self.all_warps.setToolTip("Let every warp make as many steps; a word with a race has two colours (A)")
        self.all_warps.toggled.connect(self._on_all_warps)
        self.view = picture_view.PictureView(theme, min_size=QSize(300, 120))
        self.show_theme = self.view.show_theme
        self.words = configured(label(role=Role.HINT), wordWrap=True)
        controls = QWidget()
        row = WrappingRow(controls, 2 * SPACE)
        fill_layout(row, self.step, self.warp, self.all_warps)
        fill_layout(QVBoxLayout(self), controls, (self.view, 1), self.words, margins=(SPACE // 2,) * 4, spacing=SPACE)

    def show_trace(self, trace: TileTrace | None, warp: int = 0) -> None:
        """Show a trace from its beginning on; the trace that is shown already stays where it is."""
        if trace is None:
            self.moment = None
            self.view.show_picture(None)
            self.words.setText("")
            return
        if self.moment is not None and self.moment.trace is trace:
            return
        self.moment = Moment(trace=trace, warp=min(warp, max(0, len(trace.warps) - 1)))
        self._draw()

    def move_step(self, by: int) -> bool:
        """Make the next step, or take back the last one (-1); return whether there was one."""
        moment = self.moment
        if moment is None or not 0 <= moment.done + by <= len(moment.steps):
            return False
        self.moment = replace(moment, done=moment.done + by)
        self._draw()
        return True

    def move_warp(self, by: int) -> None:
        """Follow the next warp, or the one before."""
        moment = self.moment
        if moment is not None and 0 <= moment.warp + by < len(moment.trace.warps):
            steps = len(moment.trace.warps[moment.warp + by])
            self.moment = replace(moment, warp=moment.warp + by, done=min(moment.done, steps))
            self._draw()

    def _on_all_warps(self, is_on: bool) -> None:
        if self.moment is not None:
            self.moment = replace(self.moment, all_warps=is_on)
            self._draw()

    def _draw(self) -> None:
        moment = known(self.moment)
        self.step.text.setText(f"step {moment.done} of {len(moment.steps)}")
        self.warp.text.setText(f"warp {moment.warp} of {len(moment.trace.warps)}")
        self.step.back.setEnabled(moment.done > 0)
        self.step.forward.setEnabled(moment.done < len(moment.steps))
        self.warp.setEnabled(len(moment.trace.warps) > 1)
        self.all_warps.setEnabled(len(moment.trace.warps) > 1)
        self.words.setText(moment.words)
        self.view.show_picture(lambda width, height: tile_picture(moment, width, height))

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Leave the sentence out where the picture needs its room, and have the texts above it on one line."""
        super().resizeEvent(event)
        self.all_warps.setMinimumHeight(self.step.sizeHint().height())
        self.words.setVisible(self.height() >= scaled(LOW))

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Step by left and right, to the ends by Home and End; choose the warp by up and down, all of them by A."""
        if event is None:
            return
        keys, key = Qt.Key, Qt.Key(event.key())
        match key:
            case keys.Key_Right:
                self.move_step(1)
            case keys.Key_Left:
                self.move_step(-1)
            case keys.Key_Home | keys.Key_End if self.moment is not None:
                done = self.moment.done
                self.move_step(-done if key is keys.Key_Home else len(self.moment.steps) - done)
            case keys.Key_Down:
                self.move_warp(1)
            case keys.Key_Up:
                self.move_warp(-1)
            case keys.Key_A if self.all_warps.isEnabled():
                self.all_warps.toggle()
            case _:
                super().keyPressEvent(event)


HINT = "Select a point of a kernel with shared memory: its warps go through their tile here, step by step."
WAITING = "Executing the point to see what its warps do…"
NO_SHARED = "This kernel uses no shared memory: there is no tile to go through."
SHEET = (1100.0, 640.0)  # the size of an exported picture in pixels


class WalkPanel(panel.InspectingPanel):
    """The steps of a warp."""

    def __init__(self, inspector: SelectionInspector, theme: Theme) -> None:
        super().__init__("Step a warp", theme, inspector)
        self._traced: Inspection | None = None
        self.trace: TileTrace | None = None
        self._problem = ""
        self.about = label(role=Role.FAINT)
        self.about.setToolTip("The steps of one block are recorded, those of the other blocks are not")
        self.export_button = panel.svg_button(self.export)
        fill_layout(self.head, (self.about, 1), self.export_button)
        self.hint = hint_label(HINT)
        self.tile = TileView(theme)
        self.pages = QStackedWidget()
        fill_layout(self.pages, self.hint, self.tile)
        self.body.addWidget(self.pages, 1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocusProxy(self.tile)
        inspector.inspected.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the selected point, and have its trace made where that is missing."""
        inspection = self._inspector.inspection if self._inspector.phase is Phase.READY else None
        if inspection is not None and inspection is not self._traced and self.isVisible():
            self._traced, self.trace, self._problem = inspection, None, ""
            then, otherwise = partial(self._on_traced, inspection), partial(self._on_failed, inspection)
            trace, doing = partial(tile_trace, inspection), "Tracing the tiles of a block"
            tasks.Task.begin(self, self._inspector.background, trace, then, otherwise, doing=doing)
        if inspection is None:
            self._traced = self.trace = None
        has_tile = self.trace is not None and bool(self.trace.tiles)
        self.tile.show_trace(self.trace if has_tile else None)
        self.hint.setText(self._hint())
        self.export_button.setEnabled(has_tile)
        self.about.setText("" if inspection is None else f"{inspection.explanation.kernel} · {self._block(inspection)}")
        self.pages.setCurrentWidget(self.tile if has_tile else self.hint)

    @staticmethod
    def _block(inspection: Inspection) -> str:
        """Return which block is shown: one is recorded, the others of the grid are not."""
        x, y, z = inspected_requests.block_position(inspection, inspection.record.block)
        place = f"block {x}, {y}, {z}" if inspection.explanation.grid[2] > 1 else f"block {x}, {y}"
        return f"{place} alone" if inspected_requests.blocks_of(inspection) > 1 else place

    def _hint(self) -> str:
        if self._problem:
            return self._problem
        if self.trace is not None:
            return NO_SHARED
        match self._inspector.phase:
            case Phase.REFUSED:
                return self._inspector.refusal.sentence
            case Phase.WAITING | Phase.READY:
                return WAITING
        return HINT

    def _on_traced(self, inspection: Inspection, trace: TileTrace) -> None:
        if inspection is self._traced:
            self.trace = trace
            self.refresh()

    def _on_failed(self, inspection: Inspection, sentence: str) -> None:
        if inspection is self._traced:
            self._problem = sentence
            self.refresh()

    def export(self) -> None:
        """Export the picture as SVG."""
        moment = self.tile.moment
        if moment is not None:
            picture = tile_picture(moment, *SHEET)
            self.exporter.save("steps-of-a-warp", "svg", lambda: svg(picture, self._theme).encode("utf-8"))

    def showEvent(self, event: QShowEvent | None) -> None:
        """Have the trace made where it is missing."""
        super().showEvent(event)
        self.refresh()
