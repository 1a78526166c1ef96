"""The steps of a warp through the shared memory of its block, one a key press.

The rule: what is shown is a `Moment` of a trace; the view holds which one.
"""

from __future__ import annotations

from dataclasses import replace

from PyQt6.QtCore import QSize, Qt
from PyQt6.QtGui import QKeyEvent, QResizeEvent
from PyQt6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from warplens.gui.panels.code.stepper import Stepper
from warplens.gui.plots.teaching.tile_picture import Moment, tile_picture
from warplens.gui.plots.teaching.tile_steps import TileTrace
from warplens.gui.toolkit.picture_view import PictureView
from warplens.gui.toolkit.styling import Role, label
from warplens.gui.toolkit.text_size import scaled
from warplens.gui.toolkit.theme import SPACE, Theme
from warplens.gui.toolkit.wrapping_row import WrappingRow

LOW = 300
"""Below this height in pixels there is no sentence under the picture."""


class TileView(QWidget):
    """A tile, its banks, and the steps of a warp.

    Args:
        theme: to draw in.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._moment: Moment | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName("Steps of a warp")
        self.step = Stepper("step", "Right, Left; Home, End", self.move_step)
        self.warp = Stepper("warp", "Down, Up", self.move_warp)
        self.all_warps = QCheckBox("all warps")
        self.all_warps.setToolTip("Let every warp make as many steps; a word with a race has two colours (A)")
        self.all_warps.toggled.connect(self._on_all_warps)
        self.all_warps.setMinimumHeight(self.step.sizeHint().height())  # so that their texts are aligned
        self.view = PictureView(theme, min_size=QSize(300, 120))
        self.words = label(role=Role.HINT)
        self.words.setWordWrap(True)
        controls = QWidget()
        row = WrappingRow(controls, SPACE // 2)
        for part in (self.step, self.warp, self.all_warps):
            row.addWidget(part)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE)
        column.addWidget(controls)
        column.addWidget(self.view, 1)
        column.addWidget(self.words)

    @property
    def moment(self) -> Moment | None:
        """What is shown."""
        return self._moment

    def show_trace(self, trace: TileTrace | None, warp: int = 0) -> None:
        """Show a trace from its beginning on; the trace that is shown already stays where it is."""
        if trace is None:
            self._moment = None
            self.view.show_picture(None)
            self.words.setText("")
            return
        if self._moment is not None and self._moment.trace is trace:
            return
        self._moment = Moment(trace=trace, warp=min(warp, max(0, len(trace.warps) - 1)))
        self._draw()

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self.view.show_theme(theme)

    def move_step(self, by: int) -> bool:
        """Make the next step, or take back the last one (-1); return whether there was one."""
        moment = self._moment
        if moment is None or not 0 <= moment.done + by <= len(moment.steps):
            return False
        self._moment = replace(moment, done=moment.done + by)
        self._draw()
        return True

    def move_warp(self, by: int) -> None:
        """Follow the next warp, or the one before."""
        moment = self._moment
        if moment is not None and 0 <= moment.warp + by < len(moment.trace.warps):
            steps = len(moment.trace.warps[moment.warp + by])
            self._moment = replace(moment, warp=moment.warp + by, done=min(moment.done, steps))
            self._draw()

    def _on_all_warps(self, is_on: bool) -> None:
        if self._moment is not None:
            self._moment = replace(self._moment, all_warps=is_on)
            self._draw()

    def _draw(self) -> None:
        moment = self._moment
        assert moment is not None, "there is something to draw"
        self.step.text.setText(f"step {moment.done} of {len(moment.steps)}")
        self.warp.text.setText(f"warp {moment.warp} of {len(moment.trace.warps)}")
        self.step.back.setEnabled(moment.done > 0)
        self.step.forward.setEnabled(moment.done < len(moment.steps))
        self.warp.setEnabled(len(moment.trace.warps) > 1)
        self.all_warps.setEnabled(len(moment.trace.warps) > 1)
        self.words.setText(moment.words)
        self.view.show_picture(lambda width, height: tile_picture(moment, width, height))

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Leave the sentence out where the picture needs its room."""
        super().resizeEvent(event)
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
            case keys.Key_Home | keys.Key_End if self._moment is not None:
                done = self._moment.done
                self.move_step(-done if key is keys.Key_Home else len(self._moment.steps) - done)
            case keys.Key_Down:
                self.move_warp(1)
            case keys.Key_Up:
                self.move_warp(-1)
            case keys.Key_A if self.all_warps.isEnabled():
                self.all_warps.toggle()
            case _:
                super().keyPressEvent(event)
