"""The rows of all lists and the cells of all tables: ground, check box, marker, and texts cut where there is no room.

The rule: a list's or table's own delegate decides what stands in a row and in which colour; this module draws it.
"""

from collections.abc import Sequence
from itertools import chain
from typing import Protocol

from PyQt6 import QtCore, QtWidgets
from PyQt6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QResizeEvent

from warplens.gui.figures.figure import Look
from warplens.gui.kit.theme import FONT_PIXELS, SMALL_PIXELS, SPACE, Theme, font, scaled
from warplens.gui.kit.widgets import configured, draw_check_box, draw_marker, known

BOX_PIXELS = 15  # the width and height of a check box
RADIUS = 4  # the radius in pixels of the corners of a row's ground

Index = QtCore.QModelIndex | QtCore.QPersistentModelIndex
Option = QtWidgets.QStyleOptionViewItem
NO_PARENT = QtCore.QModelIndex()

_CHECK_ROLE = QtCore.Qt.ItemDataRole.CheckStateRole
_MIDDLE = QtCore.Qt.AlignmentFlag.AlignVCenter


class RowDelegate(QtWidgets.QStyledItemDelegate):
    """Draws rows of one height, in pixels for texts of 100 %; a subclass draws the content of a row in `draw_row`."""

    def __init__(self, theme: Theme, height: int, view: QtWidgets.QAbstractItemView, width: int = 120) -> None:
        super().__init__(view)
        self._view = view
        self._theme = theme
        self._width, self._height = width, height

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self._theme = theme
        # the size of texts may have changed, and with it the height of rows
        self._view.doItemsLayout()  # type: ignore[attr-defined]  # a slot of Qt that the stubs leave out

    def draw_row(self, painter: QPainter, option: QtWidgets.QStyleOptionViewItem, index: QtCore.QModelIndex) -> None:
        """Draw the content of a row; the painter's state is restored afterwards."""
        raise NotImplementedError

    def draw_rounded(self, painter: QPainter, row: QtCore.QRectF, colour: str, radius: int = RADIUS) -> None:
        """Draw the rounded ground of a row."""
        painter.setPen(QtCore.Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(row, radius, radius)

    def draw_box(self, painter: QPainter, box: QtCore.QRectF, index: QtCore.QModelIndex) -> None:
        """Draw the check box of a row."""
        draw_check_box(painter, box, check_state(index), self._theme)

    def draw_text(
        self,
        painter: QPainter,
        room: QtCore.QRectF,
        text: str,
        colour: str,
        *,
        pixels: int = FONT_PIXELS,
        bold: bool = False,
        italic: bool = False,
        side: QtCore.Qt.AlignmentFlag = _MIDDLE,
        elide: QtCore.Qt.TextElideMode = QtCore.Qt.TextElideMode.ElideRight,
        is_number: bool = False,
    ) -> str:
        """Draw a text, cut where there is no room, and return what is drawn; of a number, which is not cut, a sign."""
        text_font = font(pixels, bold=bold)
        text_font.setItalic(italic)
        painter.setFont(text_font)
        painter.setPen(QColor(colour))
        metrics = painter.fontMetrics()
        if metrics.horizontalAdvance(text) > (most := int(room.width())):
            text = NO_ROOM if is_number else metrics.elidedText(text, elide, most)
            if metrics.horizontalAdvance(text) > most:
                text = ""
        painter.drawText(room, side, text)
        return text

    def paint(self, painter: QPainter | None, option: Option, index: QtCore.QModelIndex) -> None:
        """Draw a row, unless the view begins or ends in it."""
        row, viewport = option.rect, self._view.viewport()
        beyond = (-row.top(), row.bottom() - viewport.height()) if viewport is not None else ()
        is_cut = any(beyond) and max(beyond) > row.height() // 8 and min(beyond) < 0  # one higher than the view is not
        if painter is not None and not is_cut:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.draw_row(painter, option, index)
            painter.restore()

    def sizeHint(self, *_: object) -> QtCore.QSize:
        """Return the size that a row asks for."""
        return QtCore.QSize(scaled(self._width), scaled(self._height))


def middle_box(left: float, row: QtCore.QRectF) -> QtCore.QRectF:
    """Return the place of a check box at the middle of a row's height."""
    return QtCore.QRectF(int(left), int(row.center().y() - BOX_PIXELS / 2 + 0.5), BOX_PIXELS, BOX_PIXELS)


def check_state(index: Index) -> QtCore.Qt.CheckState:
    """Return whether a row is ticked."""
    return QtCore.Qt.CheckState(index.data(_CHECK_ROLE))


def toggle(model: QtCore.QAbstractItemModel, index: Index) -> bool:
    """Tick or untick a row; return whether the model accepts it."""
    is_on = check_state(index) is QtCore.Qt.CheckState.Checked
    state = QtCore.Qt.CheckState.Unchecked if is_on else QtCore.Qt.CheckState.Checked
    return model.setData(QtCore.QModelIndex(index), state, _CHECK_ROLE)


def is_click(event: QtCore.QEvent | None) -> bool:
    """Return whether an event is the end of a click with the left button."""
    return (
        isinstance(event, QMouseEvent)
        and event.type() == QtCore.QEvent.Type.MouseButtonRelease
        and event.button() == QtCore.Qt.MouseButton.LeftButton
    )


class TickDelegate(RowDelegate):
    """Draws rows that a click in the box at their left ticks, and the space bar; a click elsewhere selects the row."""

    def editorEvent(
        self, event: QtCore.QEvent | None, model: QtCore.QAbstractItemModel | None, option: Option, index: Index
    ) -> bool:
        """Tick a row that can be ticked."""
        if model is None or not index.flags() & QtCore.Qt.ItemFlag.ItemIsUserCheckable:
            return False
        end_of_box = option.rect.left() + 2 * SPACE + BOX_PIXELS
        is_in_box = isinstance(event, QMouseEvent) and is_click(event) and event.position().x() < end_of_box
        is_key = isinstance(event, QKeyEvent) and event.key() == QtCore.Qt.Key.Key_Space
        return (is_in_box or is_key) and toggle(model, index)


ROW_HEIGHT = 27
MIN_WIDTH = 60
RIGHT = QtCore.Qt.AlignmentFlag.AlignRight
NO_ROOM = "…"  # this stands in place of a number that is wider than its column


class CellDelegate(RowDelegate):
    """Draws the parts of a cell."""

    def __init__(self, theme: Theme, table: "Table") -> None:
        super().__init__(theme, ROW_HEIGHT, table, MIN_WIDTH)
        self._table = table
        table.setItemDelegate(self)

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme and size of texts."""
        self._table.fit_rows()
        super().show_theme(theme)

    def draw_ground(self, painter: QPainter, option: QtWidgets.QStyleOptionViewItem) -> QtCore.QRect:
        """Draw the selection and the lower rule of a cell, and return the room for its text: the part in view."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)  # the rule is one sharp pixel
        if option.state & QtWidgets.QStyle.StateFlag.State_Selected:
            painter.fillRect(option.rect, QColor(self._theme.selection))
        painter.setPen(QColor(self._theme.grid))
        painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight())
        return (option.rect & painter.viewport()).adjusted(8, 0, -8, 0)

    def draw_look(
        self, painter: QPainter, room: QtCore.QRect, look: Look | None, *, hollow: bool = False
    ) -> QtCore.QRect:
        """Draw the marker of a variant, if there is one, and return the room that is left."""
        if look is None:
            return room
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QtCore.QPointF(room.left() + 5.0, room.center().y() + 0.5)
        draw_marker(painter, middle, look, self._theme.hue(look), hollow=hollow)
        return room.adjusted(20, 0, 0, 0)

    def draw_cell_text(
        self,
        painter: QPainter,
        room: QtCore.QRect,
        index: QtCore.QModelIndex,
        colour: str,
        *,
        is_small: bool,
        is_italic: bool,
        elide: QtCore.Qt.TextElideMode = QtCore.Qt.TextElideMode.ElideRight,
    ) -> None:
        """Draw the cell's text, cut where there is no room, but not a number."""
        pixels, side = SMALL_PIXELS if is_small else FONT_PIXELS, index.data(QtCore.Qt.ItemDataRole.TextAlignmentRole)
        self.draw_text(
            painter, QtCore.QRectF(room), index.data(), colour,
            pixels=pixels, italic=is_italic, side=side, elide=elide, is_number=bool(side & RIGHT),
        )  # fmt: skip


class _Headings(QtWidgets.QHeaderView):
    """Headings that end with a sign where the table does."""

    def paintSection(self, painter: QPainter | None, rect: QtCore.QRect, column: int) -> None:
        """Draw the heading of a column in the part of it that is in view."""
        super().paintSection(painter, rect & self.rect(), column)


class Table(QtWidgets.QTableView):
    """A plain table: no grid, rows of one height that are selected whole, sorting by a click on a heading.

    It keeps the current row in view where it becomes lower, as under a scroll bar that comes.
    """

    texts_resized = QtCore.pyqtSignal()  # texts have another size, and columns need another width

    def __init__(self, model: "TableModel", name: str) -> None:
        super().__init__()
        self.setModel(model)
        columns = _Headings(QtCore.Qt.Orientation.Horizontal, self)
        self.setHorizontalHeader(columns)
        known(self.horizontalScrollBar()).valueChanged.connect(self._draw_cut_columns)
        self.selection, self._model = known(self.selectionModel()), model
        self._rows = rows = known(self.verticalHeader())
        self._columns = columns
        configured(self, accessibleName=name, minimumWidth=120, showGrid=False, wordWrap=False, tabKeyNavigation=False)
        self.setSelectionBehavior(QtWidgets.QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QtWidgets.QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QtWidgets.QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QtWidgets.QAbstractItemView.ScrollMode.ScrollPerPixel)
        rows.hide()
        rows.setSectionResizeMode(QtWidgets.QHeaderView.ResizeMode.Fixed)
        self.fit_rows()
        configured(columns, highlightSections=False, minimumSectionSize=44, stretchLastSection=True)
        configured(columns, sectionsClickable=True, textElideMode=QtCore.Qt.TextElideMode.ElideRight)
        columns.setSortIndicator(-1, QtCore.Qt.SortOrder.AscendingOrder)
        columns.setSortIndicatorClearable(True)
        # else a heading asks each row whether it is selected, to no effect
        columns.setSelectionModel(QtCore.QItemSelectionModel(model, columns))

    def _draw_cut_columns(self) -> None:
        """Draw anew what was in view in part: Qt moves its pixels alone."""
        for view in (self, self._columns):
            if (viewport := view.viewport()) is not None:
                viewport.update()

    def fit_rows(self) -> None:
        """Give the rows the height that the present size of texts needs."""
        if self._rows.defaultSectionSize() != scaled(ROW_HEIGHT):
            self._rows.setDefaultSectionSize(scaled(ROW_HEIGHT))
            self.texts_resized.emit()

    def show_order(self) -> None:
        """Have the arrow in the heading of the column by which the rows are sorted already."""
        with QtCore.QSignalBlocker(self._columns):
            self._columns.setSortIndicator(self._model.sorted_column, self._columns.sortIndicatorOrder())

    def selected_rows(self) -> list[int]:
        """Return the rows that are selected, in rising order; Qt's own list of them takes seconds for 100,000."""
        parts = self.selection.selection()
        rows = [range(parts[number].top(), parts[number].bottom() + 1) for number in range(len(parts))]
        return list(rows[0]) if len(rows) == 1 else sorted(set(chain.from_iterable(rows)))

    def select_row(self, row: int | None) -> None:
        """Make a row the selected one and scroll to it; None selects no row."""
        if row is None:
            self.selection.clear()
        elif self.currentIndex().row() != row or not self.selection.hasSelection():
            index, flags = self._model.index(row, 0), QtCore.QItemSelectionModel.SelectionFlag
            self.selection.setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
            self.scrollTo(index)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Scroll to the current row if the table ends in it, or above it, from now on."""
        super().resizeEvent(event)
        row = self.visualRect(self.currentIndex())
        if event is not None and event.size().height() < row.bottom() and row.top() < event.oldSize().height():
            self.scrollTo(self.currentIndex())


LOOK_ROLE = QtCore.Qt.ItemDataRole.UserRole  # this role gives the `Look` of the row's variant
STATE_ROLE = QtCore.Qt.ItemDataRole.UserRole + 1  # gives what a row is drawn by: a point's status, a pair's verdict
MODELLED_ROLE = QtCore.Qt.ItemDataRole.UserRole + 2  # this role says whether the number comes from a model


class WordFilter(QtCore.QSortFilterProxyModel):
    """Shows the rows of which the text of a role has all words of a search, in any order, and those around them."""

    def __init__(self, source: QtCore.QAbstractItemModel, role: int, parent: QtCore.QObject | None = None) -> None:
        super().__init__(parent)
        self._role = role
        self._words: tuple[str, ...] = ()
        self.setSourceModel(source)
        self.setRecursiveFilteringEnabled(True)

    def search(self, text: str) -> None:
        """Show the rows that have these words."""
        self._words = tuple(text.lower().split())
        self.invalidate()

    def filterAcceptsRow(self, source_row: int, source_parent: QtCore.QModelIndex) -> bool:
        """Return whether a row is shown."""
        model = self.sourceModel()
        text = "" if model is None else str(model.data(model.index(source_row, 0, source_parent), self._role)).lower()
        return all(word in text for word in self._words)


class TableColumn(Protocol):
    """A column as its heading needs it."""

    @property
    def key(self) -> str:
        """What tells it from others."""

    @property
    def heading(self) -> str:
        """The words above the column."""

    @property
    def help(self) -> str:
        """What the column holds."""

    @property
    def is_number(self) -> bool:
        """Whether its cells are numbers."""


class TableModel(QtCore.QAbstractTableModel):
    """A table that is described by the columns that are shown; a subclass gives the rows and the cells, and sorts."""

    columns: Sequence[TableColumn]
    _sorted: tuple[str, QtCore.Qt.SortOrder] | None = None  # the key of the column by which the rows are sorted

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of the columns."""
        return tuple(column.key for column in self.columns)

    @property
    def sorted_column(self) -> int:
        """The number of the column that the rows are sorted by; -1 for their own order."""
        return self.column_number(self._sorted[0]) if self._sorted is not None and self._sorted[0] in self.keys else -1

    def column_number(self, key: str) -> int:
        """Return the number of a column that is shown."""
        return self.keys.index(key)

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(self.columns)

    def headerData(
        self, section: int, orientation: QtCore.Qt.Orientation, role: int = QtCore.Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return the heading of a column, its help and its alignment."""
        if orientation is not QtCore.Qt.Orientation.Horizontal or not 0 <= section < len(self.columns):
            return None
        column, roles = self.columns[section], QtCore.Qt.ItemDataRole
        texts = {roles.DisplayRole: column.heading, roles.ToolTipRole: column.help}
        return alignment(column) if role == roles.TextAlignmentRole else texts.get(role)  # type: ignore[call-overload]


def alignment(column: TableColumn) -> QtCore.Qt.AlignmentFlag:
    """Return the alignment of a column's text."""
    side = QtCore.Qt.AlignmentFlag.AlignRight if column.is_number else QtCore.Qt.AlignmentFlag.AlignLeft
    return side | QtCore.Qt.AlignmentFlag.AlignVCenter
