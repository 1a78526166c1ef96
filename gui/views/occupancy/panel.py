"""The panel of occupancy: how many warps of the selected launch fit on an SM, and how many would with other numbers.

The rule: the user changes numbers in the fields or by a click on a curve; `OccupancyModel` and
`figure.py` compute the result.
"""

from __future__ import annotations

from typing import Self

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QResizeEvent
from PyQt6.QtWidgets import QAbstractSpinBox, QHBoxLayout, QSizePolicy, QSpinBox, QToolButton, QVBoxLayout, QWidget

from warplens.cuda.device.what_if import Varied
from warplens.gui.figures.figure import PointKey
from warplens.gui.kit.dialogs import AskPath, ask_export_path
from warplens.gui.kit.figure_view import FigureView
from warplens.gui.kit.tasks import REDRAW_DELAY_MS, Throttle
from warplens.gui.kit.theme import SPACE, Theme
from warplens.gui.kit.widgets import Combo, ElidedLabel, PlainLabel, Role, configured, fill_layout, label
from warplens.gui.views.occupancy.figure import OWN, TITLE, occupancy_figure
from warplens.gui.workspace.models import WindowModels
from warplens.gui.workspace.occupancy import OccupancyModel
from warplens.gui.workspace.panel import Panel, export_button

ROOM_FOR_ALL = 560
"""From this height in pixels on, all three curves are shown, one below the other."""
MIN_COMBO_LETTERS, MIN_COMBO_WIDTH = 7, 52
"""A combo box asks for room for this many letters, and shrinks to this width in pixels."""
_SHORT = {Varied.THREADS: "threads", Varied.REGISTERS: "registers", Varied.SHARED: "shared B"}
_MAX_VALUES = {Varied.THREADS: 1024, Varied.REGISTERS: 255, Varied.SHARED: 1 << 20}
_STEPS = {Varied.THREADS: 32, Varied.REGISTERS: 1, Varied.SHARED: 128}


class OccupancyPanel(Panel):
    """The occupancy of one launch."""

    def __init__(
        self,
        model: OccupancyModel,
        theme: Theme,
        delay_ms: int = REDRAW_DELAY_MS,
        *,
        ask_path: AskPath = ask_export_path,
    ) -> None:
        super().__init__(TITLE, theme, ask_path=ask_path)
        self._model = model
        model.setParent(self)
        self.choice = Combo(quiet=True)
        for varied in Varied:
            self.choice.addItem(_SHORT[varied], varied)
        self.choice.setToolTip("The number along the curve: threads a block, registers a thread, shared memory a block")
        self.other = Combo(quiet=True)
        self.other.addItem("beside…", "")
        for key, name in model.others:
            self.other.addItem(name, key)
        self.other.setToolTip("Another GPU, whose curve is drawn too")
        for combo in (self.choice, self.other):  # a narrow panel cuts their texts rather than widen
            combo.setSizeAdjustPolicy(Combo.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            configured(combo, minimumContentsLength=MIN_COMBO_LETTERS, minimumWidth=MIN_COMBO_WIDTH)
        fill_layout(self.head, 1, self.choice, self.other)
        self.sentences = configured(PlainLabel(), wordWrap=True)
        self.sentences.setProperty("role", Role.HINT)
        self.sentences.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.body.addWidget(self.sentences)
        self.fields: dict[Varied, QSpinBox] = {}
        self._numbers = self._make_numbers()
        self.body.addWidget(self._numbers)
        self.views: dict[Varied, FigureView] = {}
        self._subtitles: dict[Varied, ElidedLabel] = {}
        self._plots: dict[Varied, QWidget] = {}
        for varied in Varied:
            self._add_plot(varied, theme)
        self.save_button = export_button(self.exporter, {varied.value: view for varied, view in self.views.items()})
        self.head.addWidget(self.save_button)
        self.choice.currentIndexChanged.connect(self._show_chosen)
        self.other.currentIndexChanged.connect(lambda: model.set_other(self.other.currentData()))
        self._throttle = configured(Throttle(delay_ms, self, shown_in=self), fell_due=self.refresh)
        model.changed.connect(self._throttle.request_soon)
        self._show_chosen()
        self.refresh()

    @classmethod
    def make(cls, models: WindowModels, theme: Theme, delay_ms: int) -> Self:
        """Return a panel that shows these models."""
        return cls(OccupancyModel(models.results, models.specs), theme, delay_ms)

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        super().show_theme(theme)
        for view in self.views.values():
            view.show_theme(theme)

    def refresh(self) -> None:
        """Show the launch."""
        model, usage = self._model, self._model.usage
        self.sentences.setText(" ".join(model.sentences))
        self.sentences.setVisible(bool(model.sentences))
        self._numbers.setVisible(usage is not None)
        self.reset.setVisible(model.is_changed)
        for varied, field in self.fields.items():
            if usage is not None and field.value() != usage.value(varied):
                field.blockSignals(True)
                field.setValue(usage.value(varied))
                field.blockSignals(False)
        for varied, view in self.views.items():
            figure = occupancy_figure(model.machines, usage, varied, model.look, model.provenance)
            view.show_figure(figure)
            view.select((OWN,))  # ringed like the selected point elsewhere
            self._subtitles[varied].set_whole(figure.subtitle)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Show all curves where there is room, else the chosen one."""
        super().resizeEvent(event)
        self._show_chosen()

    def _make_numbers(self) -> QWidget:
        """Return the row of fields."""
        numbers = QWidget()
        row = fill_layout(QHBoxLayout(numbers), margins=(0, 0, 0, 0), spacing=SPACE)
        for varied in Varied:
            field = QSpinBox()
            field.setRange(1 if varied is Varied.THREADS else 0, _MAX_VALUES[varied])
            configured(field, singleStep=_STEPS[varied], buttonSymbols=QAbstractSpinBox.ButtonSymbols.NoButtons)
            field.setKeyboardTracking(False)
            field.setMinimumWidth(48)
            field.setToolTip(f"{varied.value}: change it to see what would fit (arrow keys: by {_STEPS[varied]})")
            field.setAccessibleName(varied.value)
            field.valueChanged.connect(lambda value, varied=varied: self._model.set_value(varied, value))
            column = fill_layout(QVBoxLayout(), label(_SHORT[varied], Role.FAINT), field, spacing=2)
            row.addLayout(column, 1)
            self.fields[varied] = field
        self.reset = QToolButton()
        self.reset.setText("as it is")
        configured(self.reset, toolTip="Back to the numbers of the selected point", clicked=self._model.reset)
        row.addWidget(self.reset, 0, Qt.AlignmentFlag.AlignBottom)
        return numbers

    def _add_plot(self, varied: Varied, theme: Theme) -> None:
        """Make the plot of one number."""
        view = configured(FigureView(theme), minimumHeight=130)
        view.point_clicked.connect(self._on_clicked)
        subtitle = ElidedLabel(Role.FAINT)
        plot = QWidget()
        fill_layout(QVBoxLayout(plot), subtitle, (view, 1), margins=(0, 0, 0, 0), spacing=0)
        self.views[varied], self._subtitles[varied], self._plots[varied] = view, subtitle, plot
        self.body.addWidget(plot, 1)

    def _show_chosen(self) -> None:
        has_room = self.height() >= ROOM_FOR_ALL
        self.choice.setVisible(not has_room)
        for varied, plot in self._plots.items():
            plot.setVisible(has_room or varied is self.choice.currentData())

    def _on_clicked(self, key: PointKey) -> None:
        """Take the number of the clicked mark."""
        if len(key) == 2 and isinstance(key[1], int):
            self._model.set_value(Varied(str(key[0])), key[1])
