"""The widget that shows a `ChangeMap` as a table of coloured cells and reports which one is chosen.

The rule: it knows nothing of kernels; green and red mean better and worse alone. A cell says its change in words too,
so that no colour has to be read.
"""

from PyQt6 import QtGui, QtWidgets
from PyQt6.QtCore import QAbstractTableModel, QEvent, QModelIndex, QPoint, QPointF, QRectF, QSize, Qt, pyqtSignal

from warplens.cuda.ground.errors import StorageError
from warplens.gui.figures.colours import Theme, ink_on, mixed
from warplens.gui.figures.figure import PointKey
from warplens.gui.figures.ratio import ChangeMap, MapCell, card_of
from warplens.gui.kit import application, hover_card
from warplens.gui.kit.export import HEADING_PIXELS, Format, Sheet, sheet_picture
from warplens.gui.kit.rows import NO_PARENT, STATE_ROLE, Index, RowDelegate
from warplens.gui.kit.theme import NORMAL, SMALL_PIXELS, SPACE, at_text_size, font, palette, scaled, stylesheet
from warplens.gui.kit.widgets import Role, configured, draw_marker, known, label
from warplens.profiles.conditions import Verdict

ROW_PIXELS = 26
MIN_COLUMN_WIDTH, MAX_COLUMN_WIDTH = 52, 104
MAX_LABEL_SHARE = 0.42  # the names of the rows take at most this share of the width
BESIDE = 14  # pixels for the edges and the scroll bar
GAP = 1.5  # each cell has this margin on every side
MAX_ROWS = 500  # a picture holds at most this many rows, as Qt limits it to 32,767 pixels
MIN_STRENGTH = 0.16  # the smallest change that counts is drawn at least this strong
_ALIGNMENTS = {
    Qt.Orientation.Horizontal: Qt.AlignmentFlag.AlignCenter,
    Qt.Orientation.Vertical: Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
}


class MapModel(QAbstractTableModel):
    """The cells of a map by row and column; `STATE_ROLE` gives the cell itself."""

    def __init__(self, theme: Theme, parent: QtWidgets.QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.map: ChangeMap | None = None
        self.cells: dict[tuple[int, int], MapCell] = {}

    def show_map(self, change_map: ChangeMap) -> None:
        """Take over another map."""
        self.beginResetModel()
        self.map = change_map
        self.cells = {(cell.row, cell.column): cell for cell in change_map.cells}
        self.endResetModel()

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        """Return the number of variants with their tune values."""
        return 0 if parent.isValid() or self.map is None else len(self.map.rows)

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        """Return the number of sizes."""
        return 0 if parent.isValid() or self.map is None else len(self.map.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the text of a cell, or the cell."""
        cell = self.cells.get((index.row(), index.column()))
        if cell is None:
            return None
        return {Qt.ItemDataRole.DisplayRole: cell.text, STATE_ROLE: cell}.get(role)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a size, or a variant with its marker."""
        if self.map is None:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _ALIGNMENTS[orientation]
        if orientation is Qt.Orientation.Horizontal:
            return self.map.columns[section] if role == Qt.ItemDataRole.DisplayRole else None
        row = self.map.rows[section]
        if role == Qt.ItemDataRole.DecorationRole:
            marker = QtGui.QPixmap(14, 14)
            marker.fill(Qt.GlobalColor.transparent)
            with application.painting(marker) as painter:
                painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
                draw_marker(painter, QPointF(7, 7), row.look, self.theme.hue(row.look))
            return marker
        return f"{row.label}   {row.detail}".strip() if role == Qt.ItemDataRole.DisplayRole else None


class CellPainter(RowDelegate):
    """Draws a cell in the colour of its verdict; a dashed edge where there is none."""

    def draw_row(self, painter: QtGui.QPainter, option: QtWidgets.QStyleOptionViewItem, index: QModelIndex) -> None:
        """Draw the box, the ring of the selected one, and the change."""
        cell, theme = index.data(STATE_ROLE), self._theme
        if not isinstance(cell, MapCell):
            return
        box = QRectF(option.rect).adjusted(GAP + 0.5, GAP + 0.5, -GAP - 0.5, -GAP - 0.5)
        pen = QtGui.QPen(Qt.PenStyle.NoPen)
        if option.state & QtWidgets.QStyle.StateFlag.State_Selected:
            pen = QtGui.QPen(QtGui.QColor(theme.accent), 2)
        elif cell.verdict in (Verdict.UNRESOLVED, Verdict.UNKNOWN):
            pen = QtGui.QPen(QtGui.QColor(theme.faint), 1, Qt.PenStyle.DotLine)
        painter.setPen(pen)
        painter.setBrush(QtGui.QColor(_fill(cell, theme)))
        painter.drawRoundedRect(box, 3, 3)
        is_change = cell.verdict in (Verdict.FASTER, Verdict.SLOWER)
        ink, centre = ink_on(_fill(cell, theme)) if is_change else theme.muted, Qt.AlignmentFlag.AlignCenter
        self.draw_text(painter, box, cell.text, ink, pixels=SMALL_PIXELS, bold=is_change, side=centre)


class ChangeMapView(QtWidgets.QTableView):
    """Shows a change map."""

    point_clicked = pyqtSignal(object)  # the key of the point whose cell was clicked or reached with an arrow key
    # the position on the screen where a menu is asked for; a cell under the pointer is chosen first
    menu_requested = pyqtSignal(QPoint)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        hover_card.set_up_view(self, "Map of changes", QSize(200, 120))
        self._model = MapModel(theme, self)
        self._positions: dict[PointKey, tuple[int, int]] = {}
        self._delegate = CellPainter(theme, ROW_PIXELS, self)
        self.setModel(self._model)
        self.setItemDelegate(self._delegate)
        self.card = hover_card.HoverCard(self.viewport() or self)
        configured(
            self, showGrid=False, mouseTracking=True, tabKeyNavigation=False, cornerButtonEnabled=False,
            selectionMode=QtWidgets.QAbstractItemView.SelectionMode.SingleSelection,
            horizontalScrollMode=QtWidgets.QAbstractItemView.ScrollMode.ScrollPerPixel,
        )  # fmt: skip
        self._corner = configured(label(role=Role.MUTED), alignment=Qt.AlignmentFlag.AlignCenter)
        self._corner.setParent(self)
        self._headers, self._names = known(self.horizontalHeader()), known(self.verticalHeader())
        for header in (self._headers, self._names):
            configured(header, highlightSections=False, minimumSectionSize=8, textElideMode=Qt.TextElideMode.ElideRight)
            header.setSectionResizeMode(QtWidgets.QHeaderView.ResizeMode.Fixed)
        self.show_theme(theme)

    @property
    def map(self) -> ChangeMap | None:
        """The map that is shown."""
        return self._model.map

    def show_theme(self, theme: Theme) -> None:
        """Use this theme."""
        self._model.theme = theme
        colours = palette(theme)
        colours.setColor(QtGui.QPalette.ColorRole.Base, QtGui.QColor(theme.panel))
        self.setPalette(colours)
        self._delegate.show_theme(theme)
        self.card.show_theme(theme)
        for header in (self._headers, self._names):
            header.setFont(font(SMALL_PIXELS))
        self._names.setDefaultSectionSize(scaled(ROW_PIXELS))
        self.fit()

    def show_map(self, change_map: ChangeMap) -> None:
        """Show this map."""
        self.setAccessibleName(f"Map of changes: {change_map.title}")
        self.setAccessibleDescription(change_map.subtitle)
        self._positions = {cell.key: (cell.row, cell.column) for cell in change_map.cells}
        self._model.show_map(change_map)
        self._corner.setText(change_map.x_label if change_map.cells else change_map.empty)
        self.card.hide()
        self.fit()

    def select(self, key: PointKey | None) -> None:
        """Mark the cell of a point, if it has one."""
        position = self._positions.get(key) if key is not None else None
        self.setCurrentIndex(QModelIndex() if position is None else self._model.index(*position))

    def rect_of(self, key: PointKey) -> QRectF | None:
        """Return where the cell of a point is in the viewport; None if it has none."""
        position = self._positions.get(key)
        return None if position is None else QRectF(self.visualRect(self._model.index(*position)))

    def whole_size(self) -> QSize:
        """Return the size at which nothing scrolls."""
        width = self._names.sizeHint().width() + self._model.columnCount() * scaled(MIN_COLUMN_WIDTH)
        height = self._headers.sizeHint().height() + self._model.rowCount() * scaled(ROW_PIXELS)
        return QSize(width + BESIDE, height + 4)

    def fit(self) -> None:
        """Share out the width: names as wide as they need, up to a part of it, columns in their limits."""
        names = min(self._names.sizeHint().width(), round(MAX_LABEL_SHARE * self.width()))
        self._names.setFixedWidth(max(names, 1))
        room = (self.width() - names - BESIDE) // max(1, self._model.columnCount())
        self._headers.setDefaultSectionSize(max(scaled(MIN_COLUMN_WIDTH), min(scaled(MAX_COLUMN_WIDTH), room)))
        self._corner.setGeometry(0, 0, names, self._headers.sizeHint().height())

    def currentChanged(self, current: QModelIndex, previous: QModelIndex) -> None:
        """Signal the point of a cell that was clicked or reached with an arrow key."""
        super().currentChanged(current, previous)
        if isinstance(cell := current.data(STATE_ROLE), MapCell):
            self.point_clicked.emit(cell.key)

    def viewportEvent(self, event: QEvent | None) -> bool:
        """Show the card of the cell under the pointer."""
        if isinstance(event, QtGui.QMouseEvent) and event.type() == QEvent.Type.MouseMove:
            cell = self.indexAt(event.position().toPoint()).data(STATE_ROLE)
            if isinstance(cell, MapCell):
                self.card.show_lines(card_of(cell.about), event.position())
            else:
                self.card.hide()
        elif event is not None and event.type() in (QEvent.Type.Leave, QEvent.Type.Wheel):
            self.card.hide()
        return super().viewportEvent(event)

    def contextMenuEvent(self, event: QtGui.QContextMenuEvent | None) -> None:
        """Ask for the menu."""
        if event is not None:
            self.card.hide()
            self.menu_requested.emit(event.globalPos())

    def resizeEvent(self, event: QtGui.QResizeEvent | None) -> None:
        """Share out the new width."""
        super().resizeEvent(event)
        self.fit()

    def sizeHint(self) -> QSize:
        """Return a size that shows several rows."""
        return QSize(420, 260)


def _fill(cell: MapCell, theme: Theme) -> str:
    """Return the colour of a change: red for slower, green for faster, stronger for larger changes."""
    if cell.verdict is Verdict.UNKNOWN:
        return theme.panel
    if cell.verdict in (Verdict.SAME, Verdict.UNCHECKED, Verdict.UNRESOLVED):
        return theme.raised
    strength = max(MIN_STRENGTH, abs(cell.strength))
    return mixed(theme.bad if cell.verdict is Verdict.SLOWER else theme.good, theme.raised, 0.15 + 0.6 * strength)


@at_text_size(NORMAL)
def change_map_picture(
    change_map: ChangeMap, theme: Theme, form: Format, width: int, sheet: Sheet | None = None
) -> bytes:
    """Return a picture of the whole map of this width in points, or with the width and heading of `sheet`."""
    if len(change_map.rows) > MAX_ROWS:
        rows = len(change_map.rows)
        raise StorageError(
            f"a picture holds at most {MAX_ROWS} rows of the map, and this map has {rows:,}: hide some variants"
        )
    application.make_application(offscreen=True)
    view = ChangeMapView(theme)
    view.setStyleSheet(stylesheet(theme))
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.show_map(change_map)
    width = width if sheet is None else sheet.pixels.width()
    needed = view.whole_size()
    inside = QSize(max(width - 2 * SPACE, needed.width()), needed.height())
    view.resize(inside)
    view.fit()

    def body(painter: QtGui.QPainter, area: QRectF) -> None:
        view.render(painter, area.topLeft().toPoint(), QtGui.QRegion(view.rect()))

    try:
        return sheet_picture(sheet or change_map, body, theme, form, inside + QSize(2 * SPACE, HEADING_PIXELS + SPACE))
    finally:
        view.close()
        view.deleteLater()
