"""The panel of the comparison: how many of each verdict, the ratio plot or the map, and the table of pairs.

The rule: everything shows `ComparisonModel` and writes to it or to the selection. In a wide panel the picture stands
beside the table; in a narrow one either of them is shown.
"""

from enum import StrEnum
from functools import partial

from PyQt6 import QtGui, QtWidgets
from PyQt6.QtCore import QModelIndex, QObject, QPoint, Qt

from warplens.gui.figures.figure import DATA_WORDS, DataFormat, DataTable, Figure, comparison_data
from warplens.gui.figures.ratio import ChangeMap
from warplens.gui.figures.spacing import subject_of, with_subject
from warplens.gui.kit import export, figure_view, widgets
from warplens.gui.kit.rows import LOOK_ROLE, MODELLED_ROLE, STATE_ROLE, CellDelegate, Table
from warplens.gui.kit.theme import SPACE, Theme, scaled
from warplens.gui.views.compare import drawing, pairs
from warplens.gui.views.compare.model import ComparisonModel
from warplens.gui.workspace.panel import ExportedPlot, Exporter, Panel
from warplens.gui.workspace.point_columns import AXIS
from warplens.gui.workspace.results import Results
from warplens.gui.workspace.selected_points import Reproducing, Wording
from warplens.profiles import comparison_table, formats, matching
from warplens.profiles.conditions import Verdict
from warplens.profiles.exporters.comparison import comparisons_to_json, comparisons_to_markdown


class ComparisonMenu(QObject):
    """The button and the menu; an export has the whole comparison, a picture is that of the front view."""

    def __init__(
        self,
        panel: QtWidgets.QWidget,
        comparison: ComparisonModel,
        plot: ExportedPlot,
        exporter: Exporter,
        reproducing: Reproducing | None = None,
    ) -> None:
        super().__init__(panel)
        self._comparison = comparison
        self._exporter = exporter
        self._plot = plot
        self.button = widgets.quiet_button("View ▾", "Other GPUs, copying, saving", "What is compared, and export")
        self._menu = menu = QtWidgets.QMenu(self.button)
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
                menu.addAction(f"Copy as {wording.value}", partial(reproducing.copy, "comparison", wording))
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
        compared = self._comparison.result
        if compared is None:
            return b""
        match suffix:
            case "md":
                return comparisons_to_markdown([compared.comparison]).encode()
            case "json":
                return comparisons_to_json([compared.comparison]).encode()
        return comparison_data(compared.comparison).written(DataFormat(suffix))


# Green and red mean only faster and slower; a pair without a change is muted, a modelled number italic.

_COLOURED = {"verdict", "change"}
_SMALL = {"why", "changes", "interval"}


class PairDelegate(CellDelegate):
    """Draws a cell of the table of pairs."""

    def draw_row(self, painter: QtGui.QPainter, option: QtWidgets.QStyleOptionViewItem, index: QModelIndex) -> None:
        """Draw the ground, the marker in the first column, and the text."""
        model = index.model()
        assert isinstance(model, pairs.ComparisonTable), "the delegate is that of the table of pairs"
        theme, column = self._theme, model.columns[index.column()]
        verdict = index.data(STATE_ROLE)
        room = self.draw_ground(painter, option)
        if column.key == "kernel":
            room = self.draw_look(painter, room, index.data(LOOK_ROLE))
        is_small = column.key in _SMALL
        colour = theme.muted if is_small else theme.text
        if column.key in _COLOURED:
            colour = {Verdict.SLOWER: theme.bad, Verdict.FASTER: theme.good}.get(verdict, theme.muted)
        self.draw_cell_text(
            painter, room, index, colour, is_small=is_small, is_italic=bool(index.data(MODELLED_ROLE)),
            elide=Qt.TextElideMode.ElideMiddle if column.key == "kernel" else Qt.TextElideMode.ElideRight,
        )  # fmt: skip


WIDE = 900  # from this width in pixels on, picture and table stand side by side
MIN_COMBO_WIDTH, MAX_PRESET_WIDTH = 58, 66
BASELINE_NAME_FROM = 400  # from this width in pixels on, the heading has room for the name of the baseline
CHIP_PIXELS = 22  # the height in pixels of the row of chips
_BESIDE_HEADING, _BESIDE_NUMBER = 26, 20
_ROWS_MEASURED = 500  # the columns of sizes and axes are as wide as this many rows need
_TONES = {Verdict.SLOWER: "bad", Verdict.FASTER: "good"}


class ComparisonView(StrEnum):
    """The views of a comparison."""

    TABLE = "Table"
    RATIO = "Ratios"
    MAP = "Map"


class ComparisonPanel(Panel):
    """Verdicts, pictures and table; without `reproducing` no command that compares again is offered."""

    def __init__(
        self, comparison: ComparisonModel, results: Results, theme: Theme, *, reproducing: Reproducing | None = None
    ) -> None:
        super().__init__("Compare", theme)
        self._comparison = comparison
        self._results = results
        self._shown: object = None
        self.which = widgets.configured(
            widgets.Combo(quiet=True), accessibleName="Profile that is compared with the baseline"
        )
        self.against = widgets.ElidedLabel(widgets.Role.FAINT)
        self.preset = widgets.configured(widgets.Combo(quiet=True), accessibleName="What counts as a change")
        self.preset.setToolTip("The smallest change of a time that counts")
        for name, preset in matching.PRESETS.items():
            self.preset.addItem(f"{name}: {100 * preset.change:g} %", name)
            self.preset.setItemData(self.preset.count() - 1, f"{100 * preset.change:g} %", widgets.SHORT_ROLE)
        self.preset.setCurrentIndex(self.preset.findData(comparison.preset))
        entries = self.preset.view()
        if entries is not None:
            entries.setMinimumWidth(self.preset.sizeHint().width())
        for combo in (self.which, self.preset):
            combo.setSizePolicy(QtWidgets.QSizePolicy.Policy.Maximum, QtWidgets.QSizePolicy.Policy.Fixed)
            combo.setMinimumWidth(MIN_COMBO_WIDTH)
        self.badge = widgets.label(role=widgets.Role.BADGE)
        widgets.fill_layout(self.head, self.which, (self.against, 1), 0)
        self.menu = ComparisonMenu(self, comparison, self._exported(), self.exporter, reproducing)
        self.head.addWidget(self.menu.button)
        self.chips = {verdict: _chip(verdict) for verdict in Verdict}
        self.unmatched = widgets.label(role=widgets.Role.FAINT)
        self.views = {
            view: widgets.tool_button("view", view.value, f"Show the {view.value.lower()}", is_checkable=True)
            for view in ComparisonView
        }
        self.model = pairs.ComparisonTable(comparison, results, self)
        self.table = Table(self.model, "Pairs")
        self._delegate = PairDelegate(theme, self.table)
        self.ratio = figure_view.FigureView(theme)
        self.map = drawing.ChangeMapView(theme)
        self._pictures = QtWidgets.QStackedWidget()
        self._hint = widgets.hint_label()
        self._stack = QtWidgets.QStackedWidget()
        self._fit_texts()
        self.table.setSortingEnabled(True)
        self._arrange()
        self._connect()
        self._show_layout()
        self._on_changed()

    def picture(self, form: export.Format, sheet: export.Sheet | None = None, theme: Theme | None = None, /) -> bytes:
        """Return a picture of the map where it is in front, else of the ratio plot; b"" without a comparison."""
        compared = self._comparison.result
        if compared is None:
            return b""
        if self.views[ComparisonView.MAP].isChecked():
            width = max(export.SIZE.width(), self.map.width())
            return drawing.change_map_picture(compared.map, theme or self._theme, form, width, sheet)
        x, y = self.ratio.part
        return export.figure_picture(compared.ratio, theme or self._theme, form, x_view=x, y_view=y, sheet=sheet)

    def _exported(self) -> ExportedPlot:
        def shown() -> ChangeMap | Figure | None:
            compared = self._comparison.result
            if compared is None:
                return None
            return compared.map if self.views[ComparisonView.MAP].isChecked() else compared.ratio

        def subtitle() -> str:
            compared = self._comparison.result
            keys = (pair.new.key for pair in compared.rows) if compared else ()
            return with_subject(getattr(shown(), "subtitle", ""), subject_of(keys, self._results.device_names))

        return ExportedPlot(
            title=lambda: getattr(shown(), "title", "comparison"),
            subtitle=subtitle,
            badge=lambda: getattr(shown(), "badge", ""),
            picture=self.picture,
            data=lambda: (
                comparison_data(self._comparison.result.comparison) if self._comparison.result else DataTable((), ())
            ),
        )

    def _arrange(self) -> None:
        line = QtWidgets.QWidget()
        row = widgets.WrappingRow(line, spacing=6)
        widgets.fill_layout(row, *self.chips.values(), self.unmatched)
        views = QtWidgets.QWidget()
        choices = widgets.fill_layout(QtWidgets.QHBoxLayout(views), margins=(0, 0, 0, 0), spacing=2)
        self._group = QtWidgets.QButtonGroup(self)
        for button in self.views.values():
            self._group.addButton(button)
            choices.addWidget(button)
        self.views[ComparisonView.RATIO].setChecked(True)
        widgets.fill_layout(row, self.badge, views, self.preset)
        widgets.fill_layout(self._pictures, self.ratio, self.map)
        split = widgets.splitter(Qt.Orientation.Horizontal, self._pictures, self.table, sizes=(440, 560))
        content = QtWidgets.QWidget()
        widgets.fill_layout(QtWidgets.QVBoxLayout(content), line, (split, 1), margins=(0, 0, 0, 0), spacing=SPACE // 2)
        widgets.fill_layout(self._stack, self._hint, content)
        self.body.addWidget(self._stack, 1)

    def _fit_texts(self) -> None:
        """Give columns, chips and the list of thresholds the room that texts of the present size need."""
        self.preset.setMaximumWidth(scaled(MAX_PRESET_WIDTH))
        for part in (self.unmatched, self.badge):
            part.setMinimumHeight(scaled(CHIP_PIXELS))
        self._set_widths()

    def _set_widths(self) -> None:
        metrics = self.table.fontMetrics()
        for number, column in enumerate(self.model.columns):
            width = scaled(column.width) or metrics.horizontalAdvance(column.heading) + _BESIDE_HEADING
            if column.key in ("size", "tune") or column.key.startswith(AXIS):
                rows = range(min(self.model.rowCount(), _ROWS_MEASURED))
                texts = (self.model.index(row, number).data() for row in rows)
                width = max([width, *(metrics.horizontalAdvance(text) + _BESIDE_NUMBER for text in texts)])
            self.table.setColumnWidth(number, width)

    def _show_columns(self) -> None:
        self.table.show_order()
        self._set_widths()

    def _connect(self) -> None:
        self.model.columns_shown.connect(self._show_columns)
        self.which.currentIndexChanged.connect(lambda: self._comparison.set_chosen(self.which.currentData()))
        self.preset.currentIndexChanged.connect(lambda: self._comparison.set_preset(self.preset.currentData()))
        self._group.buttonToggled.connect(lambda *_: self._show_layout())
        for chip in self.chips.values():
            chip.toggled.connect(self._on_filtered)
        self.ratio.point_clicked.connect(self._results.select)
        self.ratio.points_chosen.connect(self._results.set_chosen)
        self.ratio.points_brushed.connect(self._results.brush)
        self.map.point_clicked.connect(self._results.select)
        self.ratio.menu_requested.connect(self.menu.open_at)
        self.map.menu_requested.connect(self.menu.open_at)
        self.table.selection.currentRowChanged.connect(self._on_row_chosen)
        self.table.texts_resized.connect(self._fit_texts)
        self.model.modelReset.connect(lambda: self._show_selected(self._results.selected))
        self._results.selection_changed.connect(self._show_selected)
        self._results.chosen_changed.connect(self.ratio.choose)
        self._comparison.changed.connect(self._on_changed)

    def _show_layout(self) -> None:
        """Show the chosen view; a wide panel shows the table as well."""
        front = next((view for view, button in self.views.items() if button.isChecked()), ComparisonView.RATIO)
        is_wide = self.width() >= WIDE
        self.against.setVisible(self.width() >= BASELINE_NAME_FROM)
        self._pictures.setCurrentIndex(1 if front is ComparisonView.MAP else 0)
        self._pictures.setVisible(front is not ComparisonView.TABLE)
        self.table.setVisible(is_wide or front is ComparisonView.TABLE)

    def resizeEvent(self, event: QtGui.QResizeEvent | None) -> None:
        """Put picture and table side by side where both fit."""
        super().resizeEvent(event)
        self._show_layout()

    def showEvent(self, event: QtGui.QShowEvent | None) -> None:
        """Begin to compare when the panel is first shown."""
        super().showEvent(event)
        self._comparison.start()

    def _on_changed(self) -> None:
        names, base = list(self._comparison.names), self._comparison.base
        widgets.fill(self.which, [(formats.plain(name), name) for name in names], self._comparison.chosen_profile)
        self.which.setVisible(bool(names))
        self.menu.button.setVisible(bool(names))
        self.against.set_whole(f"against {base}" if base else "")
        compared = self._comparison.result
        if compared is None:
            self._shown = None
            self._hint.setText(self._comparison.hint or "Comparing…")
            self._stack.setCurrentIndex(0)
            return
        self._stack.setCurrentIndex(1)
        if compared is self._shown:
            return
        self._shown = compared
        counts = compared.comparison.counts()
        for verdict, chip in self.chips.items():
            reasons = {pair.reason.value for pair in compared.rows if pair.verdict is verdict is Verdict.UNKNOWN}
            why = f": {reasons.pop()}" if len(reasons) == 1 else ""
            chip.setText(f"{formats.grouped(counts[verdict])} {verdict.value}{why}")
            chip.setVisible(counts[verdict] > 0 or chip.isChecked())
        unmatched = compared.comparison.unmatched
        self.unmatched.setText(f"{formats.grouped(len(unmatched))} not matched" if unmatched else "")
        self.unmatched.setVisible(bool(unmatched))
        self.unmatched.setToolTip(widgets.verbatim("\n\n".join(comparison_table.unmatched_lines(compared.comparison))))
        self.badge.setText(compared.ratio.badge)
        self.badge.setVisible(bool(compared.ratio.badge))
        self.ratio.show_figure(compared.ratio)
        self.map.show_map(compared.map)
        self._show_selected(self._results.selected)

    def _show_selected(self, key: object) -> None:
        point_key = key if isinstance(key, tuple) else None
        self.ratio.select(point_key)
        self.map.select(point_key)
        self.table.select_row(self.model.row_of(point_key))

    def _on_filtered(self) -> None:
        self.model.set_verdicts(verdict for verdict, chip in self.chips.items() if chip.isChecked())

    def _on_row_chosen(self, current: QModelIndex) -> None:
        if current.isValid():
            self._results.select(self.model.pair(current.row()).new.key)


def _chip(verdict: Verdict) -> QtWidgets.QToolButton:
    """Return the button that counts the pairs of a verdict and filters the table by it."""
    chip = widgets.tool_button("chip", verdict.value, pairs.VERDICTS[verdict.value], is_checkable=True)
    chip.setProperty("tone", _TONES.get(verdict, ""))
    return chip
