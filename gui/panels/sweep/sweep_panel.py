"""The sweep panel: the variants, axes, GPUs, timing and checking of the next sweep, and the number of its points.

The rule: every control shows `SweepChoices` and writes to it; the panel holds no choice itself.
"""

from __future__ import annotations

from typing import Self

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from warplens.gui.models.points.results import Results
from warplens.gui.models.sweep.choices import AxisChoice, SweepChoices
from warplens.gui.models.sweep.forecast import Forecast
from warplens.gui.models.sweep.queue import SweepQueue
from warplens.gui.models.window_models import WindowModels
from warplens.gui.panels.panel import Panel
from warplens.gui.panels.sweep.axis_line import AxisLine
from warplens.gui.panels.sweep.budget_line import BudgetLine
from warplens.gui.panels.sweep.checking_section import CheckingSection
from warplens.gui.panels.sweep.cluster_line import ClusterLine
from warplens.gui.panels.sweep.device_picker import DevicePicker
from warplens.gui.panels.sweep.queue_section import QueueSection
from warplens.gui.panels.sweep.timing_section import TimingSection
from warplens.gui.panels.sweep.variant_head import VariantHead
from warplens.gui.panels.sweep.variant_view import VariantView
from warplens.gui.plots.points.variant_looks import MATRIX_FAMILIES
from warplens.gui.toolkit.elided_label import ElidedLabel
from warplens.gui.toolkit.styling import Role, label
from warplens.gui.toolkit.theme import SPACE, Theme
from warplens.gui.toolkit.throttle import REDRAW_DELAY_MS, Throttle
from warplens.gui.toolkit.yielding_scroll import YieldingScroll
from warplens.profiles.formats import points_text

TREE_PIXELS = 118
"""The smallest height of the tree: four variants stay visible, and in a low window the form below scrolls."""
MAX_FULL_LINES = 4
"""Up to this many axes each get a whole line; with more, two share a line, so that the tree keeps its room."""
_AXIS_LABELS = {"N": "Matrix size N", "TILE": "Tile width TILE", "THREADS": "Threads a block THREADS"}


class SweepPanel(Panel):
    """The form of the next sweep.

    Args:
        choices: what the sweep is made of.
        results: give the looks of the variants.
        theme: to draw in.
        delay_ms: of the throttle.
        forecast: the estimate of the time.
        queue: the sweeps that wait.

    Signals:
        kernels_asked: the user wants to add kernels.
    """

    kernels_asked = pyqtSignal()

    def __init__(
        self,
        choices: SweepChoices,
        results: Results,
        theme: Theme,
        delay_ms: int = REDRAW_DELAY_MS,
        *,
        forecast: Forecast,
        queue: SweepQueue,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__("Sweep", theme, parent=parent)
        self._choices = choices
        self._forecast = forecast
        self._count = label(role=Role.FAINT)
        self.head.addStretch(1)
        self.head.addWidget(self._count)
        above = VariantHead()
        self.search, self.add_button = above.search, above.add_button
        self.add_button.clicked.connect(self.kernels_asked)
        self.tree = VariantView(choices, results, theme)
        self.search.textChanged.connect(self.tree.search)
        self._axes = QGridLayout()
        self._axes.setHorizontalSpacing(SPACE + 4)
        self._axes.setVerticalSpacing(SPACE)
        self._lines: dict[str, AxisLine] = {}
        self.devices = DevicePicker(choices, theme)
        self.budget = BudgetLine(choices)
        self.problem = ElidedLabel(Role.BAD)  # it keeps its line, so that nothing moves when there is a problem
        self._kind = ElidedLabel(Role.FAINT)
        self._kind.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        top = QHBoxLayout()
        top.addWidget(label("GPUs", Role.MUTED))
        top.addWidget(self._kind, 1)
        self.body.addWidget(above)
        self.body.addWidget(self.tree, 1)
        self.tree.setMinimumHeight(TREE_PIXELS)
        self.timing = TimingSection(choices)
        self.checking = CheckingSection(choices.checking)
        self.cluster = ClusterLine(choices)
        self.queue = QueueSection(queue)
        form = self._form(top)
        self.body.addWidget(YieldingScroll(form, keeps_height=True, name="Choices of the sweep"))
        self.body.addWidget(self.problem)
        # an estimate plans the sweep, so it waits until the typing pauses and the panel is visible
        self._throttle = Throttle(4 * delay_ms, self, shown_in=self)
        self._connect()
        self._show_axes()
        self._show_kind()

    def _form(self, above_gpus: QHBoxLayout) -> QWidget:
        """Return the lines below the variants, each a choice of the sweep."""
        form = QWidget()
        lines = QVBoxLayout(form)
        lines.setContentsMargins(0, SPACE // 2, 0, 0)
        lines.setSpacing(SPACE)
        lines.addLayout(self._axes)
        gpu = QVBoxLayout()
        gpu.setSpacing(SPACE // 2)
        gpu.addLayout(above_gpus)
        gpu.addWidget(self.devices)
        lines.addLayout(gpu)
        for part in (self.budget, self.timing, self.checking, self.cluster, self.queue):
            lines.addWidget(part)
        lines.addStretch(1)
        return form

    def _connect(self) -> None:
        choices, forecast = self._choices, self._forecast
        self._throttle.fell_due.connect(forecast.refresh)
        forecast.changed.connect(self._show_count_text)
        choices.axes_changed.connect(self._show_axes)
        choices.checked_changed.connect(self._show_axes)  # axes of the same names are called as their kernels call them
        choices.devices_changed.connect(self._show_kind)
        for changed in (
            choices.budget_changed,
            choices.cluster_changed,
            choices.timing.changed,
            choices.checking.changed,
        ):
            changed.connect(self._show_count)

    @classmethod
    def make(cls, models: WindowModels, theme: Theme, delay_ms: int) -> Self:
        """Return a panel that shows these models."""
        queue = models.session.queue
        panel = cls(models.choices, models.results, theme, delay_ms, forecast=models.forecast, queue=queue)
        panel.kernels_asked.connect(models.watch.files_asked)
        return panel

    @property
    def lines(self) -> dict[str, AxisLine]:
        """The lines of the axes by name."""
        return self._lines

    @property
    def count_text(self) -> str:
        """The number of points, and the estimate of the time, in the heading."""
        return self._count.text()

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        super().show_theme(theme)
        self.tree.show_theme(theme)
        self.devices.show_theme(theme)

    def _show_axes(self) -> None:
        axes = sorted(self._choices.axes(), key=self._place_of)
        if [axis.name for axis in axes] != list(self._lines):
            for line in self._lines.values():
                self._axes.removeWidget(line)
                line.deleteLater()
            columns = 1 if len(axes) <= MAX_FULL_LINES else 2
            self._lines = {
                axis.name: AxisLine(axis.name, axis.name, self._choices, is_half=columns > 1) for axis in axes
            }
            for number, line in enumerate(self._lines.values()):
                self._axes.addWidget(line, number // columns, number % columns)
            for column in (0, 1):
                self._axes.setColumnStretch(column, 1 if column < columns else 0)
        families = {kernel.family for kernel in self._choices.kernels if kernel.name in self._choices.checked}
        titles = _AXIS_LABELS if len(axes) <= MAX_FULL_LINES and families <= MATRIX_FAMILIES else {}
        for axis in axes:
            self._lines[axis.name].title.set_whole(titles.get(axis.name, axis.name))
            self._lines[axis.name].show_axis(axis)
        self._show_count()

    def _place_of(self, axis: AxisChoice) -> int:
        """Return the place of an axis: its present one, so that no line moves when another comes, else behind them."""
        shown = list(self._lines)
        return shown.index(axis.name) if axis.name in shown else len(shown)

    def _show_count(self) -> None:
        self._show_count_text()
        self._show_problem()
        self._throttle.request()

    def _show_count_text(self) -> None:
        count = self._choices.count()
        points = points_text(count)
        self._count.setText(" · ".join(part for part in (points, self._forecast.text if count else "") if part))
        self._count.setToolTip(self._forecast.help)

    def _show_problem(self) -> None:
        problem = self._choices.problem()
        self.problem.set_whole(problem)

    def _show_kind(self) -> None:
        chosen = [device for device in self._choices.devices if device.key in self._choices.chosen_devices]
        kinds = {device.label.partition(" · ")[2] for device in chosen}
        self._kind.set_whole(kinds.pop() if len(kinds) == 1 else f"{len(chosen)} chosen")
