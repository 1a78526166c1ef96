"""What the two runtime panels have in common: heading, subtitle, provenance badge, the drawn figure.

The rule: a plot panel builds its figure anew from `Results` when a throttle says so, and hands it to the renderer.
"""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtWidgets import QWidget

from warplens.gui.models.results import Results
from warplens.gui.panels.controls import Card, Combo, ElidedLabel, Role, label
from warplens.gui.plots.figure import Figure
from warplens.gui.plots.renderer import FigureView
from warplens.gui.theme import SPACE, Theme
from warplens.gui.throttle import REDRAW_DELAY_MS, Throttle


class PlotCard(Card):
    """A card with one plot.

    Args:
        heading: of the card.
        results: the points.
        build: makes the figure, from what is chosen in the card's combo box (None for its first entry).
        theme: to draw in.
        delay_ms: of the throttle.
    """

    def __init__(
        self,
        heading: str,
        results: Results,
        *,
        build: Callable[[int | None], Figure],
        theme: Theme,
        delay_ms: int = REDRAW_DELAY_MS,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(heading, parent)
        self._results = results
        self._build = build
        self._subtitle = ElidedLabel(Role.FAINT)
        self._badge = label(role=Role.BADGE)
        self.choice = Combo(quiet=True)
        self.choice.currentIndexChanged.connect(self._on_chosen)
        self.head.addWidget(self._badge)
        self.head.addStretch(1)
        self.head.addWidget(self.choice)
        self.body.setSpacing(SPACE // 2)
        self.body.addWidget(self._subtitle)
        self.view = FigureView(theme)
        self.view.point_clicked.connect(results.select)
        self.view.points_chosen.connect(results.set_chosen)
        self.body.addWidget(self.view, 1)
        self._throttle = Throttle(delay_ms, self, shown_in=self)
        self._throttle.fell_due.connect(self.refresh)
        results.points_added.connect(lambda _: self._throttle.request())
        results.points_replaced.connect(self._on_points_replaced)
        results.hidden_changed.connect(self._throttle.request_now)
        results.overlays_changed.connect(self._throttle.request_now)
        results.selection_changed.connect(self.view.select)
        results.chosen_changed.connect(self.view.choose)

    @property
    def figure(self) -> Figure | None:
        """The figure that is shown."""
        return self.view.figure

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self.view.show_theme(theme)

    def refresh(self) -> None:
        """Build and draw the figure now."""
        self._throttle.cancel()
        self._show_choices()
        figure = self._build(self.choice.currentData())
        self.view.show_figure(figure)
        self._subtitle.set_whole(figure.subtitle)
        self._badge.setText(figure.badge)
        self._badge.setVisible(bool(figure.badge))
        self.choice.setVisible(self.choice.count() > 1)

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
