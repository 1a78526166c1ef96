"""The legend: a chip for each variant that has points; a click hides or shows its curves in every plot.

The rule: `Results` holds what is hidden; the legend shows it and writes to it.
"""

from __future__ import annotations

from PyQt6.QtWidgets import QSizePolicy, QWidget

from warplens.gui.models.points.results import Results
from warplens.gui.panels.bars.legend_parts import Chip, Strand
from warplens.gui.toolkit.metric_help import verbatim
from warplens.gui.toolkit.theme import SPACE, Theme
from warplens.gui.toolkit.throttle import REDRAW_DELAY_MS, Throttle
from warplens.gui.toolkit.wrapping_row import WrappingRow
from warplens.profiles.formats import short_name


class Legend(QWidget):
    """The chips in a row that wraps, and behind them the profiles where several are drawn."""

    def __init__(
        self, results: Results, theme: Theme, delay_ms: int = REDRAW_DELAY_MS, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._results = results
        self._theme = theme
        self._chips: dict[str, Chip] = {}
        self._strands: list[Strand] = []
        self._row = WrappingRow(self, SPACE // 2)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._throttle = Throttle(delay_ms, self)
        self._throttle.fell_due.connect(self._show_variants)
        results.points_added.connect(lambda _: self._throttle.request())
        results.points_replaced.connect(self._show_variants)
        results.overlays_changed.connect(self._show_variants)
        results.file_changed.connect(self._show_variants)
        results.hidden_changed.connect(self._show_hidden)
        self._show_variants()

    @property
    def chips(self) -> dict[str, Chip]:
        """The chips by kernel."""
        return self._chips

    @property
    def strands(self) -> list[Strand]:
        """The strands of the profiles; none where the open profile is alone."""
        return self._strands

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self._theme = theme
        for chip in self._chips.values():
            chip.show_theme(theme)
        for strand in self._strands:
            strand.show_theme(theme)

    def _show_variants(self) -> None:
        variants, names = self._results.variants, self._profile_names()
        shown = [*self._chips], [strand.text for strand in self._strands]
        if ([kernel for kernel, _ in variants], names) != shown:
            for part in (*self._chips.values(), *self._strands):
                self._row.removeWidget(part)
                part.deleteLater()
            self._chips = {kernel: self._make_chip(kernel, family) for kernel, family in variants}
            self._strands = [Strand(name, layer, self._theme, self) for layer, name in enumerate(names)]
            for part in (*self._chips.values(), *self._strands):
                self._row.addWidget(part)
                part.show()
            self.updateGeometry()
        self.setVisible(bool(variants))
        self._show_hidden()

    def _make_chip(self, kernel: str, family: str) -> Chip:
        chip = Chip(short_name(kernel, family), self._results.looks[kernel], self._theme, self)
        chip.setToolTip(verbatim(f"{kernel}\n{chip.toolTip()}"))  # two families may have variants of one short name
        chip.clicked.connect(self._on_clicked)
        chip.singled_out.connect(lambda: self._on_singled_out(kernel))
        return chip

    def _profile_names(self) -> list[str]:
        overlays = self._results.overlays
        if not overlays:
            return []
        path = self._results.path
        own = path.name.split(".", 1)[0] if path is not None else "this profile"
        return [own, *(f"{overlay.name} · baseline" if overlay.is_baseline else overlay.name for overlay in overlays)]

    def _show_hidden(self) -> None:
        for kernel, chip in self._chips.items():
            chip.setChecked(kernel not in self._results.hidden)

    def _on_clicked(self) -> None:
        self._results.set_hidden(kernel for kernel, chip in self._chips.items() if not chip.isChecked())

    def _on_singled_out(self, kernel: str) -> None:
        others = set(self._chips) - {kernel}
        self._results.set_hidden(() if others == self._results.hidden else others)
