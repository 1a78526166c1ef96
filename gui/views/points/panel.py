"""The table of the points that the filter of the window lets pass, and a list of its columns.

The rule: it shows `PointsTable` and writes the selection to `Results`; several selected rows are the chosen points.
"""

from functools import partial

import numpy as np
from PyQt6.QtCore import QMimeData, QModelIndex, QRect, QRectF, Qt
from PyQt6.QtGui import QAction, QColor, QGuiApplication, QKeySequence, QPainter, QResizeEvent
from PyQt6.QtWidgets import QAbstractItemView, QHBoxLayout, QStackedWidget, QStyleOptionViewItem, QWidget

from warplens.cuda.ground.points import Status
from warplens.gui.figures.figure import DATA_WORDS, DataFormat
from warplens.gui.figures.states import State, colour_of, legend, signed, state_of
from warplens.gui.kit import search_list, tasks, widgets
from warplens.gui.kit.rows import LOOK_ROLE, MODELLED_ROLE, ROW_HEIGHT, CellDelegate, Table
from warplens.gui.kit.theme import SMALL_PIXELS, SPACE, Theme, scaled
from warplens.gui.views.points.table import CHOSEN_ROLE, PointsTable
from warplens.gui.workspace import filters, panel, selected_points, session
from warplens.gui.workspace.point_columns import ALL_COLUMNS, AXIS, DEVICE, VisibleColumns, identifies, shown_outcome
from warplens.gui.workspace.results import Results
from warplens.profiles.formats import grouped, short_name

MEASURE, STOP = "Measure in turns", "Stop measuring"
HELP = "Both points in one process, A B B A, until the samples decide which is faster"


class AbRow(QWidget):
    """Measures the two chosen points in turns and has the verdict; hidden while there is neither."""

    def __init__(self, ab: selected_points.AbModel) -> None:
        super().__init__()
        self._ab = ab
        self.button = widgets.tool_button("chip", MEASURE, HELP)
        self.text = widgets.ElidedLabel(widgets.Role.MUTED)
        self.action = QAction(MEASURE)
        widgets.fill_layout(QHBoxLayout(self), self.button, (self.text, 1), margins=(0, 0, 0, 0), spacing=SPACE)
        self.button.clicked.connect(ab.measure_or_stop)
        self.action.triggered.connect(ab.measure_or_stop)
        ab.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        ab = self._ab
        reason = "" if ab.is_running else ab.hindrance
        self.button.setText(STOP if ab.is_running else MEASURE)
        self.button.setEnabled(not reason)
        self.button.setToolTip(widgets.verbatim(_sentence(reason)) if reason else HELP)
        self.action.setText(self.button.text())
        widgets.configured(self.action, enabled=not reason, toolTip=self.button.toolTip())
        is_bad = ab.is_bad and bool(ab.text)
        self.text.set_whole(ab.text or _sentence(reason))
        widgets.restyle(self.text, role=widgets.Role.BAD if is_bad else widgets.Role.MUTED)
        self.setVisible(bool(ab.text) or ab.count > 1)


def _sentence(reason: str) -> str:
    first = reason.partition(" ")[0]  # the name of a kernel is written as it is
    return reason if "_" in first else reason[:1].upper() + reason[1:]


# Failed, skipped and stale rows are muted, with their reason in place of numbers. The marker of a row that is not ok
# is hollow, modelled numbers are italic, and a chosen point has a bar at its left.
class PointDelegate(CellDelegate):
    """Draws a cell of a point."""

    def __init__(self, theme: Theme, table: Table, model: PointsTable) -> None:
        super().__init__(theme, table)
        self._table = table
        self._model = model

    def draw_row(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        """Draw the ground, the marker in the first column, and the text."""
        theme = self._theme
        room = self.draw_ground(painter, option)
        point, stale = self._model.cells(index.row())
        status, column = point.status, self._model.columns[index.column()]
        is_muted = bool(stale) or not status.is_usable
        if is_muted and not identifies(column.key):
            self._draw_reason(painter, option.rect, index)
            return
        if column.key == "kernel":
            if index.data(CHOSEN_ROLE):
                painter.fillRect(
                    QRect(option.rect.left(), option.rect.top() + 3, 3, scaled(ROW_HEIGHT) - 7), QColor(theme.accent)
                )
            room = self.draw_look(painter, room, index.data(LOOK_ROLE), hollow=is_muted or status is not Status.OK)
        colour = theme.faint if is_muted or column.key == "result" else theme.text
        if status is Status.UNCHECKED and column.key == "result":
            colour = theme.muted
        self.draw_cell_text(
            painter, room, index, colour,
            is_small=column.key == "result", is_italic=bool(index.data(MODELLED_ROLE)),
            elide=Qt.TextElideMode.ElideMiddle if column.key == "kernel" else Qt.TextElideMode.ElideRight,
        )  # fmt: skip

    def _draw_reason(self, painter: QPainter, cell: QRect, index: QModelIndex) -> None:
        """Draw the part of the row's reason that falls into this cell; for each of them it ends where the view does."""
        first = next(number for number, key in enumerate(self._model.keys) if not identifies(key))
        left = self._table.columnViewportPosition(first)
        room = QRectF(left + 16, cell.top(), widgets.known(self._table.viewport()).width() - left - 24, cell.height())
        painter.setClipRect(cell)
        point, stale = self._model.cells(index.row())
        state = state_of(point, stale)
        text, colour = signed(shown_outcome(point, stale), state), colour_of(state, self._theme)
        self.draw_text(painter, room, text, colour, pixels=SMALL_PIXELS)


EMPTY = "Each point of the sweep gets a row here: time, efficiencies, occupancy and what limits it"
MARKS = "  ".join((
    *(signed(state, state) for state in (State.RUNNING, State.STALE, State.FAILED, State.INVENTED)),
    f"italic: {State.MODELLED}",
    "~ sampled or inferred",
))  # fmt: skip
_WIDTHS = {"time": 124, "occupancy_limiter": 148, "result": 160}
_MIN_WIDTH, _MAX_WIDTH = 62, 190
_LEAST_NAME, _MOST_NAME, _BESIDE_NAME = 110, 176, 64
"""The least and the largest width of the names of variants, and that of the marker before them and the marks behind."""
_MOST_DEVICE = 150  # the largest width of the names of GPUs
MANY_ROWS = 2_000  # more rows than this are written for the clipboard in the background
_LEAST_AXIS, _BESIDE_NUMBER, _BESIDE_HEADING = 48, 20, 26


class PointsPanel(panel.Panel):
    """The table of all points; without `turns` and `reproducing` it offers neither to measure nor to run again."""

    def __init__(
        self,
        results: Results,
        theme: Theme,
        delay_ms: int = tasks.REDRAW_DELAY_MS,
        *,
        visible_columns: VisibleColumns | None = None,
        ab: selected_points.AbModel | None = None,
        reproducing: selected_points.Reproducing | None = None,
        backend: tasks.Backend | None = None,
    ) -> None:
        super().__init__("Points", theme)
        self._backend = backend
        self._results = results
        self._visible_columns = visible_columns or VisibleColumns(parent=self)
        self._count = widgets.label(role=widgets.Role.FAINT)
        self._failed = widgets.label(role=widgets.Role.BAD)
        self._count.setToolTip(legend())
        self.only_chosen = widgets.quiet_button(
            "Chosen", "Show only the points that were chosen together", "Only chosen points"
        )
        self.only_chosen.setCheckable(True)
        self.columns_button = widgets.quiet_button("Columns ▾", "Which columns are shown", "Columns")
        self._columns_list: search_list.SearchList | None = None
        self._marks = widgets.ElidedLabel(widgets.Role.FAINT)
        self._marks.set_whole(MARKS)
        widgets.fill_layout(
            self.head, (self._marks, 1), self.only_chosen, self.columns_button, self._count, self._failed
        )
        self.model = PointsTable(results, delay_ms, self)
        self.model.set_columns(self._visible_columns.columns)
        self.main_widget = self.table = Table(self.model, "Points")
        self._delegate = PointDelegate(theme, self.table, self.model)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self._wished = self._fitted = 0  # the width of names that is wished, and what they were given
        self._set_widths()
        self.table.setSortingEnabled(True)
        self._hint = widgets.hint_label(EMPTY)
        self._stack = widgets.fill_layout(QStackedWidget(), self._hint, self.table)
        self.body.addWidget(self._stack, 1)
        self.ab_row = None if ab is None else AbRow(ab)
        if self.ab_row is not None:
            self.body.addWidget(self.ab_row)
        widgets.fill_layout(self.body, margins=(16, 12, 8, 6), spacing=SPACE // 2)
        self.only_chosen.toggled.connect(self.model.set_only_chosen)
        self.columns_button.clicked.connect(self._open_columns)
        self._visible_columns.columns_changed.connect(lambda: self.model.set_columns(self._visible_columns.columns))
        self.model.columns_shown.connect(self._show_columns)
        self.model.modelReset.connect(lambda: self._show_selected(self._results.selected))
        self.model.rows_shown.connect(self._show_rows)
        self._results.selection_changed.connect(self._show_selected)
        self._results.chosen_changed.connect(self._show_chosen)
        self._results.running_changed.connect(lambda _: self._show_count())
        self._followed: tuple[object, int] | None = None  # what is selected, and scrolled to, while a sweep is followed
        self._results.file_changed.connect(partial(setattr, self, "_followed", None))  # another sweep
        self.table.selection.currentRowChanged.connect(self._on_row_chosen)
        self.table.selection.selectionChanged.connect(self._on_selection_changed)
        self.table.texts_resized.connect(self._set_widths)
        self._offer_menu(reproducing)
        self._show_count()
        self._show_chosen()
        self._show_selected(results.selected)

    def copy(self, *, as_markdown: bool = False) -> None:
        """Copy the selected rows, or all rows where none is selected."""
        rows = self._rows()
        write, put = self.model.text_of(rows, as_markdown=as_markdown), partial(self._put, len(rows), as_markdown)
        if self._backend is not None and len(rows) > MANY_ROWS:
            tasks.Task.begin(
                self, self._backend.background, write, put, doing=f"Copying {grouped(len(rows))} rows", at_once=True
            )
        elif rows:
            put(write())

    def _put(self, count: int, as_markdown: bool, text: str) -> None:
        data = QMimeData()
        data.setText(text)
        data.setData("text/markdown" if as_markdown else "text/csv", text.encode())
        widgets.known(QGuiApplication.clipboard()).setMimeData(data)
        words = "1 row" if count == 1 else f"{grouped(count)} rows"
        self.notified.emit(session.Notice(text=f"Copied {words} as {'Markdown' if as_markdown else 'CSV'}"))

    def save(self, form: DataFormat) -> None:
        """Save the selected rows, or all rows where none is selected."""
        self.exporter.save("points", form.value, lambda: self.model.data_of(self._rows()).written(form))

    def _rows(self) -> list[int]:
        return self.table.selected_rows() or list(range(self.model.rowCount()))

    def _offer_menu(self, reproducing: selected_points.Reproducing | None) -> None:
        for text, keys, as_markdown in (
            ("Copy as CSV", QKeySequence(QKeySequence.StandardKey.Copy), False),
            ("Copy as Markdown", QKeySequence("Ctrl+Shift+C"), True),
        ):
            action = widgets.configured(QAction(text, self.table), shortcut=keys)
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
            action.triggered.connect(lambda _=False, as_markdown=as_markdown: self.copy(as_markdown=as_markdown))
            self.table.addAction(action)
        if reproducing is not None:
            self.table.addActions(panel.point_actions(reproducing, self.table))
        if self.ab_row is not None:
            self.table.addAction(self.ab_row.action)
        for kind, word in DATA_WORDS.items():
            action = QAction(f"Save as {word}…", self.table)
            action.triggered.connect(lambda _=False, kind=kind: self.save(kind))
            self.table.addAction(action)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)

    def _set_widths(self) -> None:
        metrics = self.table.fontMetrics()
        widths = {key: scaled(width) for key, width in _WIDTHS.items()} | self._widths_of_points()
        for number, column in enumerate(self.model.columns):
            heading_width = metrics.horizontalAdvance(column.heading) + _BESIDE_HEADING
            fitting = max(scaled(_MIN_WIDTH), min(heading_width, scaled(_MAX_WIDTH)))
            self.table.setColumnWidth(number, widths.get(column.key, fitting))
        self._fit_names(widths["kernel"])

    def _fit_names(self, wished: int) -> None:
        """Leave names so much less than the `wished` width that the time is in view, as far as they stay readable."""
        self._wished, keys = wished, self.model.keys
        if not {"kernel", "time"} <= set(keys):
            return
        names = keys.index("kernel")
        others = sum(self.table.columnWidth(n) for n in range(keys.index("time") + 1)) - self.table.columnWidth(names)
        room = widgets.known(self.table.viewport()).width() - others
        self._fitted = max(scaled(_LEAST_NAME), min(wished, room))
        self.table.setColumnWidth(names, self._fitted)

    def resizeEvent(self, a0: QResizeEvent | None) -> None:
        """Give the time its place in another width."""
        super().resizeEvent(a0)
        self._fit_names_again()

    def _fit_names_again(self) -> None:
        """Fit the names to the other columns, unless the user has given them a width."""
        if "kernel" in self.model.keys and self._fitted == self.table.columnWidth(self.model.column_number("kernel")):
            self._fit_names(self._wished)

    def _widths_of_points(self) -> dict[str, int]:
        advance, arrays = self.table.fontMetrics().horizontalAdvance, self._results.point_arrays
        names = [short_name(kernel, family) for kernel, family in self._results.variants]
        self._sized_variants = len(names)
        longest = max(map(advance, names), default=scaled(_MOST_NAME)) + _BESIDE_NAME
        widths = {"kernel": max(scaled(_LEAST_NAME), min(longest, scaled(_MOST_NAME)))}
        longest = max(map(advance, self.model.device_names), default=0) + _BESIDE_NUMBER
        widths[DEVICE] = max(scaled(_MIN_WIDTH), min(longest, scaled(_MOST_DEVICE)))
        for column in self.model.columns:
            if column.numbers is not None and (column.key in ("size", "tile", "tune") or column.key.startswith(AXIS)):
                numbers = column.numbers(arrays)
                largest = np.max(numbers, where=np.isfinite(numbers), initial=0)
                least = max(scaled(_LEAST_AXIS), advance(column.heading) + _BESIDE_HEADING)
                text = grouped(int(largest))
                if column.key == "tune":
                    text = max((f"{name} {text}" for name in arrays.tune_names()), key=advance)
                widths[column.key] = max(least, advance(text) + _BESIDE_NUMBER)
        return widths

    def _open_columns(self) -> None:
        if self._columns_list is None:
            self._columns_list = search_list.SearchList(self.columns_button, several=True)
            self._columns_list.ticked.connect(self._visible_columns.set_columns)
        entries = [
            search_list.SearchEntry(key=key, text=column.heading, help=column.help, words=key)
            for key, column in ALL_COLUMNS.items()
        ]
        self._columns_list.open_below(self.columns_button, entries, self._visible_columns.columns)

    def _show_columns(self) -> None:
        self.table.show_order()
        self._set_widths()
        self._show_selected(self._results.selected)

    def _show_rows(self) -> None:
        are_new = len(self._results.variants) != self._sized_variants
        for key, width in self._widths_of_points().items():
            number = self.model.column_number(key) if key in self.model.keys else -1
            if number >= 0 and (are_new or (key != "kernel" and width > self.table.columnWidth(number))):
                self.table.setColumnWidth(number, width)
                if key == "kernel":
                    self._fit_names(width)
        self._fit_names_again()
        self._show_count()

    def _follow(self) -> None:
        """Keep the rows that are executed, or else the newest one, in view until the user scrolls or selects one."""
        results, table, bar = self._results, self.table, widgets.known(self.table.verticalScrollBar())
        selected, value = self._followed or (results.selected, bar.value())
        if results.running and results.selected == selected and bar.value() in (value, bar.maximum()):
            rows = [row for key in results.running if (row := self.model.row_of(key)) is not None]
            row, middle = max(rows, default=self.model.rowCount() - 1), table.columnAt(table.width() // 2)
            table.updateGeometries()  # a row that was just inserted can be scrolled to
            table.scrollTo(self.model.index(row, middle))
            self._followed = selected, bar.value()

    def _show_count(self) -> None:
        arrays = self._results.point_arrays
        total, statuses = len(arrays), (Status.OK, Status.UNCHECKED, Status.FAILED)
        ok, unchecked, failed = (int(arrays.has_status(status).sum()) if total else 0 for status in statuses)
        stale = int(arrays.is_stale.sum()) if total else 0
        skipped = total - ok - unchecked - stale - failed
        words = ((ok, Status.OK), (unchecked, State.UNCHECKED), (skipped, State.SKIPPED), (stale, State.STALE))
        parts = [f"{grouped(count)} {word}" for count, word in words if count]
        if self.model.hidden_rows:
            parts = [f"{grouped(self.model.rowCount())} of {grouped(total)}"]
        running, queued = len(self._results.running), self._results.queued
        coming = ((running, State.RUNNING), (queued, State.QUEUED)) if running else ()
        parts += [signed(f"{grouped(count)} {state}", state) for count, state in coming if count]
        self._count.setText(" · ".join(parts))
        self._failed.setText(f"{grouped(failed)} {State.FAILED}")
        self._failed.setVisible(bool(failed))
        left_out = filters.left_out_text(self._results.mask)
        self._hint.setText(left_out or EMPTY)
        self._stack.setCurrentIndex(1 if total and not left_out else 0)
        self._marks.setVisible(bool(total))
        self._follow()

    def _show_chosen(self) -> None:
        count = len(self._results.chosen_keys)
        self.only_chosen.setText(f"Chosen {grouped(count)}" if count else "Chosen")
        self.only_chosen.setVisible(bool(count) or self.only_chosen.isChecked())
        self.only_chosen.setChecked(self.only_chosen.isChecked() and bool(count))

    def _show_selected(self, key: object) -> None:
        self.table.select_row(self.model.row_of(key if isinstance(key, tuple) else None))

    def _on_row_chosen(self, current: QModelIndex) -> None:
        if current.isValid():
            self._results.select(self.model.point(current.row()).key)

    def _on_selection_changed(self) -> None:
        """Choose the points of several selected rows; a single row leaves the chosen points as they are."""
        rows = self.table.selected_rows()
        if len(rows) > 1:
            self.model.choose(rows)
