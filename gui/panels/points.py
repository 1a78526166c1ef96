"""The table of points.

The rule: it shows `PointsTable` and writes the selection to `Results`; failed and skipped rows are muted, modelled
numbers italic.
"""

from __future__ import annotations

from PyQt6.QtCore import QItemSelectionModel, QModelIndex, QPointF, QRect, QSize, Qt
from PyQt6.QtGui import QColor, QPainter
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStackedLayout,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from warplens.cuda.runners.result import Status
from warplens.gui.formats import grouped
from warplens.gui.models.points_table import COLUMNS, LOOK_ROLE, MODELLED_ROLE, PLACES, STATUS_ROLE, PointsTable
from warplens.gui.models.results import Results
from warplens.gui.panels.controls import Card, Role, draw_marker, label
from warplens.gui.theme import FONT_PIXELS, SMALL_PIXELS, SPACE, Theme, font
from warplens.gui.throttle import REDRAW_DELAY_MS

ROW_HEIGHT = 27
EMPTY = "Each point of the sweep gets a row here: time, efficiencies, occupancy and what limits it"
_WIDTHS = {
    "kernel": 176,
    "size": 64,
    "tile": 48,
    "time": 82,
    "gld_efficiency": 66,
    "gst_efficiency": 68,
    "shared_efficiency": 80,
    "warp_execution_efficiency": 68,
    "theoretical_occupancy": 86,
    "achieved_occupancy": 92,
    "occupancy_limiter": 148,
    "registers_per_thread": 52,
    "effective_bandwidth": 62,
    "gflops": 78,
}


class PointsPanel(Card):
    """All points."""

    def __init__(
        self, results: Results, theme: Theme, delay_ms: int = REDRAW_DELAY_MS, parent: QWidget | None = None
    ) -> None:
        super().__init__("Points", parent)
        self._results = results
        self._count = label(role=Role.FAINT)
        self.head.addStretch(1)
        self.head.addWidget(self._count)
        self.head.addSpacing(SPACE)
        self.model = PointsTable(results, delay_ms, self)
        self.table = QTableView()
        self.table.setModel(self.model)
        self._delegate = PointDelegate(theme, self.table)
        self.table.setItemDelegate(self._delegate)
        self._arrange_table()
        hint = label(EMPTY, Role.HINT)
        hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._stack = QStackedLayout()
        self._stack.addWidget(hint)
        self._stack.addWidget(self.table)
        self.body.addLayout(self._stack, 1)
        self.body.setContentsMargins(16, 12, 8, 6)
        self.model.rowsInserted.connect(self._show_count)
        self.model.modelReset.connect(self._show_count)
        results.selection_changed.connect(self._show_selected)
        selection = self.table.selectionModel()
        if selection is not None:
            selection.currentRowChanged.connect(self._on_row_chosen)
        self._show_count()

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self._delegate.show_theme(theme)
        viewport = self.table.viewport()
        if viewport is not None:
            viewport.update()

    def _arrange_table(self) -> None:
        table = self.table
        table.setAccessibleName("Points")
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.setTabKeyNavigation(False)
        rows, columns = table.verticalHeader(), table.horizontalHeader()
        if rows is not None and columns is not None:
            rows.hide()
            rows.setDefaultSectionSize(ROW_HEIGHT)
            rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            columns.setHighlightSections(False)
            columns.setMinimumSectionSize(44)
            columns.setStretchLastSection(True)
            columns.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
            columns.setSortIndicatorClearable(True)
            for key, width in _WIDTHS.items():
                table.setColumnWidth(PLACES[key], width)
        table.setSortingEnabled(True)

    def _show_count(self) -> None:
        points = self._results.points
        counts = {status: sum(point.status is status for point in points) for status in Status}
        parts = [f"{grouped(counts[status])} {status.value}" for status in Status if counts[status]]
        self._count.setText(" · ".join(parts))
        self._stack.setCurrentIndex(1 if points else 0)

    def _show_selected(self, key: object) -> None:
        row = self.model.row_of(key if isinstance(key, tuple) else None)
        selection = self.table.selectionModel()
        if selection is None:
            return
        if row is None:
            selection.clear()
        elif not self.table.currentIndex().isValid() or self.table.currentIndex().row() != row:
            index = self.model.index(row, 0)
            flags = QItemSelectionModel.SelectionFlag
            selection.setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
            self.table.scrollTo(index)

    def _on_row_chosen(self, current: QModelIndex) -> None:
        if current.isValid():
            self._results.select(self.model.point(current.row()).key)


class PointDelegate(QStyledItemDelegate):
    """Draws a cell."""

    def __init__(self, theme: Theme, table: QTableView) -> None:
        super().__init__(table)
        self._theme = theme
        self._table = table

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        """Return the height of a row."""
        del option, index
        return QSize(60, ROW_HEIGHT)

    def paint(self, painter: QPainter | None, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        """Draw the ground, the mark in the first column, and the text."""
        if painter is None:
            return
        theme = self._theme
        painter.save()
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        if is_selected:
            painter.fillRect(option.rect, QColor(theme.selection))
        painter.setPen(QColor(theme.grid))
        painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight())
        status = index.data(STATUS_ROLE)
        room = option.rect.adjusted(8, 0, -8, 0)
        column = COLUMNS[index.column()]
        if status is not Status.OK and index.column() >= PLACES["time"]:
            self._draw_reason(painter, option.rect, index, status)
            painter.restore()
            return
        if column.key == "kernel":
            room = self._draw_look(painter, room, index)
        colour = theme.text if status is Status.OK else theme.faint
        if column.key == "result":
            colour = theme.faint
        made = font(SMALL_PIXELS if column.key == "result" else FONT_PIXELS)
        made.setItalic(bool(index.data(MODELLED_ROLE)))
        painter.setFont(made)
        painter.setPen(QColor(colour))
        text = painter.fontMetrics().elidedText(
            index.data(Qt.ItemDataRole.DisplayRole), Qt.TextElideMode.ElideRight, room.width()
        )
        painter.drawText(room, index.data(Qt.ItemDataRole.TextAlignmentRole), text)
        painter.restore()

    def _draw_reason(self, painter: QPainter, cell: QRect, index: QModelIndex, status: Status) -> None:
        """Draw the slice of the row's reason that lies over this cell: it takes the room of the missing numbers."""
        left = self._table.columnViewportPosition(PLACES["time"])
        viewport = self._table.viewport()
        right = max(cell.right(), viewport.width() if viewport is not None else 0)
        room = QRect(left + 16, cell.top(), right - left - 24, cell.height())
        painter.setClipRect(cell)
        painter.setFont(font(SMALL_PIXELS))
        painter.setPen(QColor(self._theme.bad if status is Status.FAILED else self._theme.muted))
        outcome = index.siblingAtColumn(PLACES["result"]).data()
        text = painter.fontMetrics().elidedText(outcome, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)

    def _draw_look(self, painter: QPainter, room: QRect, index: QModelIndex) -> QRect:
        look = index.data(LOOK_ROLE)
        if look is None:
            return room
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(room.left() + 5.0, room.center().y() + 0.5)
        hollow = index.data(STATUS_ROLE) is not Status.OK
        draw_marker(painter, middle, look, self._theme.hue(look), hollow=hollow)
        return room.adjusted(20, 0, 0, 0)
