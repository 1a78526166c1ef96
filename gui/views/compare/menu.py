"""The menu of the comparison: whether different GPUs are compared, and its exports.

The rule: an export has the whole comparison, whatever the table shows of it; a picture is that of the front view.
"""

from __future__ import annotations

from PyQt6.QtCore import QObject, QPoint
from PyQt6.QtWidgets import QMenu, QWidget

from warplens.gui.figures.figure import DATA_WORDS, DataFormat, comparison_data
from warplens.gui.kit.widgets import quiet_button
from warplens.gui.workspace.comparison import ComparisonModel
from warplens.gui.workspace.panel import ExportedPlot, Exporter
from warplens.gui.workspace.selected_points import Reproducing, Wording
from warplens.profiles.exporters.comparison import comparisons_to_json, comparisons_to_markdown


class ComparisonMenu(QObject):
    """The button and the menu behind it."""

    def __init__(
        self,
        panel: QWidget,
        comparison: ComparisonModel,
        plot: ExportedPlot,
        exporter: Exporter,
        reproducing: Reproducing | None = None,
    ) -> None:
        super().__init__(panel)
        self._comparison = comparison
        self._exporter = exporter
        self._plot = plot
        self.button = quiet_button("View ▾", "Other GPUs, copying, saving", "What is compared, and export")
        self._menu = menu = QMenu(self.button)
        menu.setToolTipsVisible(True)
        self.button.setMenu(menu)
        self.across = menu.addAction("Compare different GPUs")
        if self.across is not None:
            self.across.setCheckable(True)
            self.across.setToolTip("Points of different GPUs are compared like those of one")
            self.across.toggled.connect(lambda on: comparison.set_across(across=on))
        menu.addSeparator()
        menu.addAction("Copy as Markdown", self.copy_markdown)
        if reproducing is not None:
            for wording in Wording:
                menu.addAction(f"Copy as {wording.value}", lambda wording=wording: reproducing.copy_comparison(wording))
        menu.addAction("Copy picture", self.copy_picture)
        menu.addSeparator()
        menu.addAction("Export picture…", self.export_picture)
        for kind, word in DATA_WORDS.items():
            menu.addAction(f"Save as {word}…", lambda kind=kind: self.save(kind.value))
        menu.addAction("Save as Markdown…", lambda: self.save("md"))
        menu.addAction("Save as JSON…", lambda: self.save("json"))

    def copy_markdown(self) -> None:
        """Copy the comparison as a table for a pull request."""
        if self._comparison.result is not None:
            self._exporter.copy_text("the comparison as Markdown", self._content("md").decode())

    def open_at(self, position: QPoint) -> None:
        """Open the menu at a position of the screen."""
        self._menu.popup(position)

    def export_picture(self) -> None:
        """Open the dialog that exports a picture of the front view."""
        if self._comparison.result is not None:
            self._exporter.open_dialog(self._plot)

    def copy_picture(self) -> None:
        """Copy a picture of the front view."""
        if self._comparison.result is not None:
            self._exporter.copy_picture("a picture of the comparison", self._plot.picture)

    def save(self, suffix: str) -> None:
        """Ask for a path, then write the comparison there in the format of the suffix."""
        if self._comparison.result is not None:
            self._exporter.save("comparison", suffix, lambda: self._content(suffix))

    def _content(self, suffix: str) -> bytes:
        """Return the comparison in the format of a suffix."""
        compared = self._comparison.result
        if compared is None:
            return b""
        match suffix:
            case "md":
                return comparisons_to_markdown([compared.comparison]).encode()
            case "json":
                return comparisons_to_json([compared.comparison]).encode()
        return comparison_data(compared.comparison).written(DataFormat(suffix))
