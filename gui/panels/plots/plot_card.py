"""What the two runtime panels have in common: heading, subtitle, provenance badge, the drawn figure, what is saved.

The rule: a plot panel builds its figure anew from `Results` when a throttle says so, and hands it to the renderer.
"""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QSize, pyqtSignal
from PyQt6.QtGui import QResizeEvent
from PyQt6.QtWidgets import QGridLayout, QHBoxLayout, QStackedLayout, QWidget

from warplens.cuda.points import PointResult
from warplens.gui.models.points.plot_memory import PlotMemory
from warplens.gui.models.points.results import Results
from warplens.gui.panels.exporting import Exported, Saving
from warplens.gui.panels.panel import Panel
from warplens.gui.panels.plots.plot_menu import PlotMenu
from warplens.gui.plots.curves import PlotChoice
from warplens.gui.plots.figure import Figure
from warplens.gui.plots.plot_data import DataTable, figure_data
from warplens.gui.plots.point_arrays import size_of
from warplens.gui.rendering.export import SIZE, Format, figure_picture
from warplens.gui.rendering.figure_view import FigureView
from warplens.gui.toolkit.combo import Combo
from warplens.gui.toolkit.dialogs import AskPath, ask_export_path
from warplens.gui.toolkit.elided_label import ElidedLabel
from warplens.gui.toolkit.styling import Role, label
from warplens.gui.toolkit.theme import SPACE, Theme
from warplens.gui.toolkit.throttle import REDRAW_DELAY_MS, Throttle
from warplens.profiles.formats import short_name

NARROW = 460
"""Pixels of a card below which its tools stand under the subtitle."""
LEAST_CHOICE = 36


def _shares(about: object) -> tuple[object, ...]:
    return (about.kernel, about.device, about.cache) if isinstance(about, PointResult) else ()


class PlotCard(Panel):
    """A card with one plot.

    Args:
        heading: of the card.
        results: the points.
        build: makes the figure, from what is chosen in the card's combo box (None for its first entry) and what the
            plot's menu says of its axes.
        theme: to draw in.
        delay_ms: of the throttle.
        ask_path: asked for the file to write, with the suggested name and the suffix.
        memory: remembers what the plot draws, under the card's `key`.
    """

    notified = pyqtSignal(object)
    key = ""

    def __init__(
        self,
        heading: str,
        results: Results,
        *,
        build: Callable[[int | None, PlotChoice], Figure],
        theme: Theme,
        delay_ms: int = REDRAW_DELAY_MS,
        ask_path: AskPath = ask_export_path,
        memory: PlotMemory | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(heading, parent)
        self._results = results
        self._build = build
        self._theme = theme
        self._subtitle = ElidedLabel(Role.FAINT)
        self._badge = label(role=Role.BADGE)
        self.choice = Combo(quiet=True)
        self.choice.currentIndexChanged.connect(self._on_chosen)
        self._memory = memory or PlotMemory()
        self.saving = Saving(self, ask_path)
        self.saving.notified.connect(self.notified)
        exported = Exported(self.heading.text, self.picture, self.visible_data)
        self.menu = PlotMenu(self, self._variants, self.saving, exported)
        self.menu.choice = self._memory.choice(self.key)
        self.head.addWidget(self._badge)
        self.head.addStretch(1)
        self.tools = QHBoxLayout()
        self.tools.setSpacing(0)
        for part in (self.menu.measure_button, self.choice, self.menu.view_button):
            self.tools.addWidget(part)
        self.choice.setMinimumWidth(LEAST_CHOICE)
        self._row = QGridLayout()
        self._row.setHorizontalSpacing(SPACE)
        self._row.setVerticalSpacing(0)
        self._row.setColumnStretch(0, 1)
        self._is_narrow: bool | None = None
        self._arrange_row()
        self.body.setSpacing(SPACE // 2)
        self.body.addLayout(self._row)
        self.view = FigureView(theme)
        self.view.point_clicked.connect(results.select)
        self.view.points_chosen.connect(results.set_chosen)
        self.stack = QStackedLayout()
        self.stack.addWidget(self.view)
        self.body.addLayout(self.stack, 1)
        self.menu.choice_changed.connect(lambda: self._memory.keep(self.key, self.menu.choice))
        self.menu.choice_changed.connect(self.refresh)
        self.menu.box_mode_changed.connect(self._on_box_mode_changed)
        self.menu.all_wanted.connect(self.view.show_all)
        self._throttle = Throttle(delay_ms, self, shown_in=self)
        self._throttle.fell_due.connect(self.refresh)
        results.points_added.connect(lambda _: self._throttle.request())
        results.points_replaced.connect(self._on_points_replaced)
        results.hidden_changed.connect(self._throttle.request_now)
        results.overlays_changed.connect(self._throttle.request_now)
        results.selection_changed.connect(lambda _: self._show_selected())
        results.chosen_changed.connect(self.view.choose)

    @property
    def figure(self) -> Figure | None:
        """The figure that is shown."""
        return self.view.figure

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self._theme = theme
        self.view.show_theme(theme)

    def refresh(self) -> None:
        """Build and draw the figure now."""
        self._throttle.cancel()
        self._show_choices()
        figure = self._build(self.choice.currentData(), self.menu.choice)
        self.view.show_figure(figure)
        self._show_selected()
        self._show_said(figure.title, figure.subtitle, figure.badge)
        self.menu.show_figure(figure)

    def picture(self, form: Format) -> bytes:
        """Return what is shown as a picture, without the pointer.

        Raises:
            StorageError: Qt cannot encode it.
        """
        if self.view.figure is None:
            return b""
        x, y = self.view.part
        return figure_picture(self.view.figure, self._theme, form, self._picture_size(), x_view=x, y_view=y)

    def visible_data(self) -> DataTable:
        """Return what is in view as numbers."""
        return DataTable((), ()) if self.view.figure is None else figure_data(self.view.figure, *self.view.x_view)

    def _show_said(self, title: str, subtitle: str, badge: str) -> None:
        self.heading.setText(title)
        self._subtitle.set_whole(subtitle)
        self._badge.setText(badge)
        self._badge.setVisible(bool(badge))
        self.choice.setVisible(self.choice.count() > 1)

    def _arrange_row(self) -> None:
        """Put the tools beside the subtitle, or under it where both do not fit."""
        is_narrow = self.width() < NARROW
        if is_narrow != self._is_narrow:
            self._is_narrow = is_narrow
            self._row.removeWidget(self._subtitle)
            self._row.removeItem(self.tools)
            self._row.addWidget(self._subtitle, 0, 0)
            self._row.addLayout(self.tools, 1 if is_narrow else 0, 0 if is_narrow else 1)

    def _variants(self) -> list[tuple[str, str]]:
        """Return the variants that have points, as kernel and the name that curves show."""
        return [(kernel, short_name(kernel, family)) for kernel, family in self._results.variants]

    def _show_selected(self) -> None:
        """Ring the selected point; where another one of its variant stands at its place, ring that one with dashes."""
        point, figure = self._results.point(self._results.selected), self.view.figure
        stand_in = None
        if point is not None and figure is not None:
            place = self.place_of(point)
            shares = (point.kernel, point.device, point.cache)
            targets = (one.at(place) for one in figure.series if one.name == point.kernel and one.layer == 0)
            alike = (one for one in targets if one is not None and _shares(one.about) == shares)
            stand_in = next((one.key for one in alike), None)
        self.view.select(self._results.selected, stand_in)

    def place_of(self, point: PointResult) -> float:
        """Return where a point stands along the x axis; panels whose axis is no size override this."""
        return float(size_of(point))

    def _picture_size(self) -> QSize:
        return QSize(max(SIZE.width(), self.view.width()), max(SIZE.height(), self.view.height()))

    def _on_box_mode_changed(self, on: bool) -> None:
        self.view.box_mode = on

    def set_choices(self, choices: list[tuple[str, int | None]]) -> None:
        """Offer these entries; what is chosen stays chosen where it still exists."""
        present = [(self.choice.itemText(at), self.choice.itemData(at)) for at in range(self.choice.count())]
        if present == choices:
            return
        chosen = self.choice.currentData()
        self.choice.blockSignals(True)
        self.choice.clear()
        for text, value in choices:
            self.choice.addItem(text, value)
        self.choice.setCurrentIndex(next((at for at, (_, value) in enumerate(choices) if value == chosen), 0))
        self.choice.blockSignals(False)

    def _show_choices(self) -> None:
        """Fill the combo box from the points; panels that offer a choice override this."""

    def _on_chosen(self) -> None:
        self.refresh()

    def _on_points_replaced(self) -> None:
        self.choice.blockSignals(True)
        self.choice.setCurrentIndex(0)
        self.choice.blockSignals(False)
        self._throttle.request_now()

    def resizeEvent(self, a0: QResizeEvent | None) -> None:
        """Arrange the tools for this width."""
        super().resizeEvent(a0)
        self._arrange_row()
