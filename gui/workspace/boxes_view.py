"""Occupancy as boxes: the blocks of a launch on one multiprocessor, with sliders for what a block takes.

The rule: the numbers are those of the sliders; what fits comes from the occupancy calculator.
"""

from PyQt6.QtCore import QSignalBlocker, QSize, Qt, pyqtSignal
from PyQt6.QtGui import QKeyEvent
from PyQt6.QtWidgets import QGridLayout, QSlider, QSpinBox, QVBoxLayout, QWidget

from warplens.cuda.device.occupancy import SmLimits
from warplens.cuda.device.what_if import Usage, Varied, fitting
from warplens.gui.figures.boxes import advice, boxes_picture
from warplens.gui.kit.picture_view import PictureView
from warplens.gui.kit.theme import SPACE, Theme, scaled
from warplens.gui.kit.widgets import Role, configured, fill_layout, label, tool_button

_NAMES = {Varied.THREADS: "threads", Varied.REGISTERS: "registers", Varied.SHARED: "shared bytes"}
_STEPS = {Varied.THREADS: 32, Varied.REGISTERS: 1, Varied.SHARED: 1024}


class BoxesView(QWidget):
    """A multiprocessor as boxes."""

    value_changed = pyqtSignal(object, int)  # the number that the user changed, and its value

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._machine: tuple[str, SmLimits] | None = None
        self.usage: Usage | None = None
        self._dropped: int | None = None
        self._is_hidden = False
        configured(self, focusPolicy=Qt.FocusPolicy.StrongFocus, accessibleName="Blocks on a multiprocessor")
        self.view = PictureView(theme, min_size=QSize(180, 220))
        self.show_theme = self.view.show_theme
        self.words = configured(label(role=Role.HINT), wordWrap=True)
        self.drop = tool_button("chip", "Drop a block", "Drop one block after the other, until one does not fit (D)")
        self.drop.clicked.connect(self.drop_block)
        self.sliders: dict[Varied, QSlider] = {}
        self.fields: dict[Varied, QSpinBox] = {}
        self._controls = QWidget()
        grid = QGridLayout(self._controls)
        grid.setHorizontalSpacing(SPACE)
        grid.setVerticalSpacing(SPACE // 2)
        grid.setContentsMargins(0, 0, 0, 0)
        for row, varied in enumerate(Varied):
            self._add_slider(grid, row, varied)
        parts = ((self.view, 1), self._controls, (self.drop, 0, Qt.AlignmentFlag.AlignLeft), self.words)
        fill_layout(QVBoxLayout(self), *parts, margins=(0, 0, 0, 0), spacing=SPACE)

    def _add_slider(self, grid: QGridLayout, row: int, varied: Varied) -> None:
        slider, field = QSlider(Qt.Orientation.Horizontal), QSpinBox()
        slider.setAccessibleName(f"{varied.value}, slider")
        configured(field, accessibleName=varied.value, minimumWidth=scaled(86))
        for control in (slider, field):
            control.setSingleStep(_STEPS[varied])
            control.valueChanged.connect(lambda value, varied=varied: self._on_value(varied, value))
        slider.setPageStep(8 * _STEPS[varied])
        self.sliders[varied], self.fields[varied] = slider, field
        grid.addWidget(label(_NAMES[varied], Role.MUTED), row, 0)
        grid.addWidget(slider, row, 1)
        grid.addWidget(field, row, 2)

    @property
    def blocks(self) -> int:
        """The blocks that fit."""
        fits = None if self._machine is None or self.usage is None else fitting(self._machine[1], self.usage)
        return 0 if fits is None else fits.blocks_per_sm

    def show_usage(self, name: str, limits: SmLimits, usage: Usage | None, *, is_hidden: bool = False) -> None:
        """Show a block on a GPU; where it `is_hidden`, not how many fit."""
        if usage is None:
            self._machine = self.usage = None
            self.view.show_picture(None)
            self.words.setText("")
            return
        self._machine, self.usage, self._is_hidden = (name, limits), usage, is_hidden
        self._dropped = None
        most = {
            Varied.THREADS: limits.threads_per_block,
            Varied.REGISTERS: limits.registers_per_thread,
            Varied.SHARED: limits.shared_per_block_bytes,
        }
        for varied in Varied:
            for control in (self.sliders[varied], self.fields[varied]):
                with QSignalBlocker(control):
                    control.setRange(0 if varied is Varied.SHARED else 1, most[varied])
                    control.setValue(usage.value(varied))
        self._controls.setEnabled(not is_hidden)
        self.drop.setEnabled(not is_hidden)
        self._draw()

    def drop_block(self) -> None:
        """Drop the next block; after the one that does not fit, begin with an empty multiprocessor."""
        if self.usage is None or self._is_hidden:
            return
        before = self.blocks if self._dropped is None else self._dropped
        self._dropped = 0 if self._dropped is not None and before > self.blocks else before + 1
        self._draw()

    def _on_value(self, varied: Varied, value: int) -> None:
        if self.usage is not None and self._machine is not None:
            self.show_usage(*self._machine, self.usage.with_value(varied, value))
            self.value_changed.emit(varied, value)

    def _draw(self) -> None:
        machine, usage, dropped, is_hidden = self._machine, self.usage, self._dropped, self._is_hidden
        if machine is None or usage is None:
            return
        self.words.setText("" if is_hidden else " ".join(advice(machine[1], usage)))
        self.view.show_picture(
            lambda width, height: boxes_picture(machine, usage, width, height, dropped=dropped, is_hidden=is_hidden)
        )

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Drop a block by D."""
        if event is not None and event.key() == Qt.Key.Key_D:
            self.drop_block()
        else:
            super().keyPressEvent(event)
