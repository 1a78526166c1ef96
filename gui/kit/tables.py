"""What all tables share: their behaviour, and the drawing of a cell's ground, marker and text.

The rule: the table's own delegate decides the colour and font of a cell.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Protocol

from PyQt6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, Qt
from PyQt6.QtGui import QColor, QFontMetrics, QPainter
from PyQt6.QtWidgets import QAbstractItemView, QHeaderView, QStyle, QStyleOptionViewItem, QTableView

from warplens.gui.figures.figure import Look
from warplens.gui.kit.row_delegate import RowDelegate
from warplens.gui.kit.styling import draw_marker
from warplens.gui.kit.text_size import scaled
from warplens.gui.kit.theme import FONT_PIXELS, SMALL_PIXELS, Theme, font

ROW_HEIGHT = 27
MIN_WIDTH = 60
RIGHT = Qt.AlignmentFlag.AlignRight
NO_ROOM = "…"  # this stands in place of a number that is wider than its column


class CellDelegate(RowDelegate):
    """Draws the parts of a cell."""

    def __init__(self, theme: Theme, table: QTableView) -> None:
        super().__init__(theme, ROW_HEIGHT, table, MIN_WIDTH)
        self._table = table

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme and size of texts."""
        fit_rows(self._table)
        super().show_theme(theme)

    def draw_ground(self, painter: QPainter, option: QStyleOptionViewItem) -> QRect:
        """Draw the selection and the lower rule of a cell, and return the room for its text."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)  # the rule is one sharp pixel
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(option.rect, QColor(self._theme.selection))
        painter.setPen(QColor(self._theme.grid))
        painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight())
        return option.rect.adjusted(8, 0, -8, 0)

    def draw_look(self, painter: QPainter, room: QRect, look: Look | None, *, hollow: bool = False) -> QRect:
        """Draw the marker of a variant, if there is one, and return the room that is left."""
        if look is None:
            return room
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(room.left() + 5.0, room.center().y() + 0.5)
        draw_marker(painter, middle, look, self._theme.hue(look), hollow=hollow)
        return room.adjusted(20, 0, 0, 0)

    def draw_cell_text(
        self,
        painter: QPainter,
        room: QRect,
        index: QModelIndex,
        colour: str,
        *,
        is_small: bool,
        is_italic: bool,
        elide: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
    ) -> None:
        """Draw the cell's text, aligned as the model says and cut where there is no room.

        A number, which stands at the right, is not cut: the digits that are left would be another number.
        """
        pixels = SMALL_PIXELS if is_small else FONT_PIXELS
        text, is_number = index.data(), bool(index.data(Qt.ItemDataRole.TextAlignmentRole) & RIGHT)
        if is_number and QFontMetrics(font(pixels)).horizontalAdvance(text) > room.width():
            text = NO_ROOM
        self.draw_text(
            painter,
            QRectF(room),
            text,
            colour,
            pixels=pixels,
            italic=is_italic,
            side=index.data(Qt.ItemDataRole.TextAlignmentRole),
            elide=elide,
        )


def fit_rows(table: QTableView) -> None:
    """Give the rows the height that the present size of texts needs."""
    rows = table.verticalHeader()
    if rows is not None:
        rows.setDefaultSectionSize(scaled(ROW_HEIGHT))


def make_flat(table: QTableView) -> None:
    """Make a table plain: no grid, rows of one height that are selected whole, sorting by a click on a heading."""
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    table.setTabKeyNavigation(False)
    rows, columns = table.verticalHeader(), table.horizontalHeader()
    if rows is not None and columns is not None:
        rows.hide()
        fit_rows(table)
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        columns.setHighlightSections(False)
        columns.setMinimumSectionSize(44)
        columns.setStretchLastSection(True)
        columns.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        columns.setSortIndicatorClearable(True)


Index = QModelIndex | QPersistentModelIndex
NO_PARENT = QModelIndex()

LOOK_ROLE = Qt.ItemDataRole.UserRole  # this role gives the `Look` of the row's variant
STATE_ROLE = Qt.ItemDataRole.UserRole + 1
"""This role gives the state that a row is drawn by: the status of a point, the verdict of a pair."""
MODELLED_ROLE = Qt.ItemDataRole.UserRole + 2  # this role says whether the number comes from a model


class TableColumn(Protocol):
    """A column as its heading needs it."""

    @property
    def heading(self) -> str:
        """The words above the column."""

    @property
    def help(self) -> str:
        """What the column holds."""

    @property
    def is_number(self) -> bool:
        """Whether its cells are numbers."""


class TableModel(QAbstractTableModel):
    """A table that is described by columns; a subclass gives the columns, the number of rows and the cells."""

    @property
    @abstractmethod
    def columns(self) -> Sequence[TableColumn]:
        """The columns that are shown."""

    @abstractmethod
    def row_count(self) -> int:
        """Return the number of rows that are shown."""

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        """Return the number of rows."""
        return 0 if parent.isValid() else self.row_count()

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(self.columns)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the heading of a column, its help and its alignment."""
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(self.columns):
            return None
        column = self.columns[section]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return column.heading
            case Qt.ItemDataRole.ToolTipRole:
                return column.help
            case Qt.ItemDataRole.TextAlignmentRole:
                return alignment(column)
        return None


def alignment(column: TableColumn) -> Qt.AlignmentFlag:
    """Return the alignment of a column's text."""
    side = Qt.AlignmentFlag.AlignRight if column.is_number else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
