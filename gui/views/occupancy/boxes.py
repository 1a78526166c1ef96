"""The panel of occupancy as boxes: the blocks of the selected launch on one multiprocessor, with sliders.

The rule: `OccupancyModel` holds the launch with the numbers that the user changed; the view draws them.
"""

from typing import Self

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QStackedWidget

from warplens.gui.figures.boxes import boxes_picture
from warplens.gui.figures.picture import svg
from warplens.gui.kit.tasks import REDRAW_DELAY_MS, Throttle
from warplens.gui.kit.theme import Theme
from warplens.gui.kit.widgets import configured, fill_layout, hint_label, tool_button
from warplens.gui.views.occupancy.model import OccupancyModel
from warplens.gui.workspace.boxes_view import BoxesView, scrolling
from warplens.gui.workspace.models import WindowModels
from warplens.gui.workspace.panel import Panel, svg_button

HINT = "Select a point that was launched: its blocks fill a multiprocessor here."
SHEET = (900.0, 380.0)  # the size of an exported picture in pixels


class BoxesPanel(Panel):
    """The blocks of one launch."""

    def __init__(self, model: OccupancyModel, theme: Theme, delay_ms: int = REDRAW_DELAY_MS) -> None:
        super().__init__("Occupancy as boxes", theme)
        self._model = model
        model.setParent(self)
        self.reset = tool_button("chip", "as launched", "Take the numbers of the launch again")
        self.reset.clicked.connect(model.reset)
        self.export_button = svg_button(self.export)
        fill_layout(self.head, 1, self.reset, self.export_button)
        self.hint = hint_label(HINT)
        self.boxes = BoxesView(theme)
        self.boxes.value_changed.connect(model.set_value)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.hint)
        self.boxes_room = scrolling(self.boxes)
        self.pages.addWidget(self.boxes_room)
        self.body.addWidget(self.pages, 1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocusProxy(self.boxes)
        self._throttle = configured(Throttle(delay_ms, self, shown_in=self), fell_due=self.refresh)
        model.changed.connect(self._throttle.request_now)
        self.refresh()

    @classmethod
    def make(cls, models: WindowModels, theme: Theme, delay_ms: int) -> Self:
        """Return a panel that shows these models."""
        return cls(OccupancyModel(models.results, models.specs), theme, delay_ms)

    def refresh(self) -> None:
        """Show the launch."""
        model, usage = self._model, self._model.usage
        machine = model.machines[0] if model.machines else None
        has_launch = usage is not None and machine is not None
        self.pages.setCurrentWidget(self.boxes_room if has_launch else self.hint)
        self.reset.setVisible(model.is_changed)
        self.export_button.setEnabled(has_launch)
        if usage is not None and machine is not None and self.boxes.usage != usage:
            self.boxes.show_usage(*machine, usage)

    def export(self) -> None:
        """Export the picture as SVG."""
        usage, machines = self._model.usage, self._model.machines
        if usage is not None and machines:
            picture = boxes_picture(machines[0], usage, *SHEET)
            self.exporter.save("occupancy-as-boxes", "svg", lambda: svg(picture, self._theme).encode("utf-8"))
