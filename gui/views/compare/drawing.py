"""The widget that draws a `ChangeMap` and reports clicks on its cells.

The rule: it knows nothing of kernels; green and red mean better and worse alone. Only the part in view is drawn.
"""

from PyQt6 import QtGui
from PyQt6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, pyqtSignal
from PyQt6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from warplens.cuda.ground.errors import StorageError
from warplens.gui.figures.colours import Theme, ink_on, mixed
from warplens.gui.figures.figure import PointKey
from warplens.gui.figures.ratio import ChangeMap, MapCell, card_of
from warplens.gui.kit.application import make_application, painting
from warplens.gui.kit.curves_item import draw_symbol
from warplens.gui.kit.export import HEADING_PIXELS, Format, Sheet, sheet_picture
from warplens.gui.kit.hover_card import ARROW_STEPS, HoverCard, set_up_view
from warplens.gui.kit.theme import FONT_PIXELS, NORMAL, SMALL_PIXELS, SPACE, at_text_size, font, scaled
from warplens.gui.kit.widgets import configured
from warplens.profiles.conditions import Verdict

ROW_PIXELS = 26.0
MIN_COLUMN_WIDTH, MAX_COLUMN_WIDTH = 52.0, 104.0
HEAD_PIXELS = 26.0
FOOT_PIXELS = 24.0  # the foot, which holds the colour scale, is this high
MAX_LABEL_SHARE = 0.42  # the names of the rows take at most this share of the width
MIN_LABEL_WIDTH = 150.0  # of the names of the rows; in a narrow panel the cells scroll beside them
GAP = 1.5  # each cell has this margin on every side
SCALE = (-1.0, -0.6, -0.3, 0.0, 0.3, 0.6, 1.0)  # the foot shows the colours of these changes, as parts of the reach
MAX_ROWS = 500  # a picture holds at most this many rows, as Qt limits it to 32,767 pixels
SWATCH = 14.0  # a colour of the scale is this wide
MIN_STRENGTH = 0.16  # the smallest change that counts is drawn at least this strong


class ChangeMapView(QAbstractScrollArea):
    """Shows a change map."""

    point_clicked = pyqtSignal(object)  # the key of the point whose cell was clicked or reached with an arrow key
    # the position on the screen where a menu is asked for; a cell under the pointer is clicked first
    menu_requested = pyqtSignal(QPoint)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        set_up_view(self, "Map of changes", QSize(200, 120))
        self._theme = theme
        self.map: ChangeMap | None = None
        self._cells: dict[tuple[int, int], MapCell] = {}
        self._positions: dict[PointKey, tuple[int, int]] = {}
        self._selected: PointKey | None = None
        self.card = HoverCard(self.room)
        self.room.setMouseTracking(True)
        self.show_theme(theme)

    @property
    def room(self) -> QWidget:
        """The viewport, on which the map is drawn."""
        viewport = self.viewport()
        assert viewport is not None, "a scroll area has a viewport"
        return viewport

    def show_theme(self, theme: Theme) -> None:
        """Use this theme."""
        self._theme = theme
        self.card.show_theme(theme)
        self.room.update()

    def show_map(self, change_map: ChangeMap) -> None:
        """Show this map."""
        self.map = change_map
        self.setAccessibleName(f"Map of changes: {change_map.title}")
        self.setAccessibleDescription(change_map.subtitle)
        self._cells = {(cell.row, cell.column): cell for cell in change_map.cells}
        self._positions = {cell.key: (cell.row, cell.column) for cell in change_map.cells}
        self.card.hide()
        self._update_scroll_bars()
        self.room.update()

    def select(self, key: PointKey | None) -> None:
        """Mark the cell of a point, if it has one."""
        self._selected = key
        self.room.update()

    def whole_size(self) -> QSize:
        """Return the size at which nothing scrolls."""
        rows, columns = (len(self.map.rows), len(self.map.columns)) if self.map is not None else (0, 0)
        labels = round(max(scaled(MIN_LABEL_WIDTH), self._names_width()))
        return QSize(
            labels + columns * round(scaled(MIN_COLUMN_WIDTH)) + 2,
            round(scaled(HEAD_PIXELS) + rows * scaled(ROW_PIXELS) + scaled(FOOT_PIXELS)) + 2,
        )

    # Geometry.

    def _names_width(self) -> float:
        if self.map is None:
            return 0.0
        metrics, small = QtGui.QFontMetricsF(font()), QtGui.QFontMetricsF(font(SMALL_PIXELS))
        widths = [
            metrics.horizontalAdvance(row.label) + small.horizontalAdvance(row.detail) + 34 for row in self.map.rows
        ]
        return max(widths, default=0.0)

    def _label_width(self) -> float:
        return min(self._names_width(), max(scaled(MIN_LABEL_WIDTH), MAX_LABEL_SHARE * self.room.width()))

    def _column_width(self) -> float:
        columns = len(self.map.columns) if self.map is not None else 0
        if not columns:
            return scaled(MIN_COLUMN_WIDTH)
        return max(
            scaled(MIN_COLUMN_WIDTH), min(scaled(MAX_COLUMN_WIDTH), (self.room.width() - self._label_width()) / columns)
        )

    def _rect(self, row: int, column: int) -> QRectF:
        width = self._column_width()
        x = self._label_width() + column * width - self._scrolled(Qt.Orientation.Horizontal)
        y = scaled(HEAD_PIXELS) + row * scaled(ROW_PIXELS) - self._scrolled(Qt.Orientation.Vertical)
        return QRectF(x, y, width, scaled(ROW_PIXELS))

    def _scrolled(self, orientation: Qt.Orientation) -> float:
        bar = self.horizontalScrollBar() if orientation is Qt.Orientation.Horizontal else self.verticalScrollBar()
        return float(bar.value()) if bar is not None else 0.0

    def _update_scroll_bars(self) -> None:
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        if self.map is None or across is None or down is None:
            return
        width = self._label_width() + len(self.map.columns) * self._column_width()
        height = scaled(HEAD_PIXELS) + len(self.map.rows) * scaled(ROW_PIXELS) + scaled(FOOT_PIXELS)
        across.setRange(0, max(0, round(width - self.room.width())))
        across.setPageStep(self.room.width())
        down.setRange(0, max(0, round(height - self.room.height())))
        configured(down, pageStep=self.room.height(), singleStep=round(scaled(ROW_PIXELS)))

    def _cell_at(self, pixel: QPointF) -> MapCell | None:
        if pixel.x() < self._label_width() or not scaled(HEAD_PIXELS) <= pixel.y() <= self.room.height() - scaled(
            FOOT_PIXELS
        ):
            return None
        column = (pixel.x() - self._label_width() + self._scrolled(Qt.Orientation.Horizontal)) / self._column_width()
        row = (pixel.y() - scaled(HEAD_PIXELS) + self._scrolled(Qt.Orientation.Vertical)) / scaled(ROW_PIXELS)
        return self._cells.get((int(row), int(column)))

    # Drawing.

    def paintEvent(self, _: QtGui.QPaintEvent | None) -> None:
        """Draw the cells, then the names over the cells that scroll beneath them."""
        with painting(self.room) as painter:
            painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.room.rect(), QtGui.QColor(self._theme.panel))
            if self.map is None:
                return
            if self.map.empty:
                painter.setPen(QtGui.QColor(self._theme.faint))
                painter.drawText(self.room.rect(), Qt.AlignmentFlag.AlignCenter, self.map.empty)
                return
            first = int(self._scrolled(Qt.Orientation.Vertical) / scaled(ROW_PIXELS))
            rows = range(first, min(len(self.map.rows), first + int(self.room.height() / scaled(ROW_PIXELS)) + 2))
            for row in rows:
                for column in range(len(self.map.columns)):
                    cell = self._cells.get((row, column))
                    if cell is not None:
                        self._draw_cell(painter, cell)
            self._draw_names(painter, self.map, rows)
            self._draw_head(painter, self.map)
            self._draw_foot(painter, self.map)

    def _draw_cell(self, painter: QtGui.QPainter, cell: MapCell) -> None:
        theme = self._theme
        box = self._rect(cell.row, cell.column).adjusted(GAP, GAP, -GAP, -GAP)
        if box.right() < self._label_width() or box.left() > self.room.width():
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QtGui.QColor(_fill(cell, theme)))
        if cell.verdict in (Verdict.UNRESOLVED, Verdict.UNKNOWN):
            pen = QtGui.QPen(QtGui.QColor(theme.faint), 1)
            pen.setDashPattern([2.0, 2.0])
            painter.setPen(pen)
            box.adjust(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(box, 3, 3)
        if cell.key == self._selected:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QtGui.QPen(QtGui.QColor(theme.accent), 2))
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
        is_change = cell.verdict in (Verdict.FASTER, Verdict.SLOWER)
        painter.setFont(font(SMALL_PIXELS, bold=is_change))
        painter.setPen(QtGui.QColor(ink_on(_fill(cell, theme)) if is_change else theme.muted))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, cell.text)

    def _draw_names(self, painter: QtGui.QPainter, change_map: ChangeMap, rows: range) -> None:
        theme, width = self._theme, self._label_width()
        painter.fillRect(QRectF(0, 0, width, self.room.height()), QtGui.QColor(theme.panel))
        metrics = QtGui.QFontMetricsF(font())
        small = QtGui.QFontMetricsF(font(SMALL_PIXELS))
        for row in rows:
            map_row = change_map.rows[row]
            box = self._rect(row, 0)
            middle = box.center().y()
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QtGui.QColor(theme.hue(map_row.look)))
            draw_symbol(painter, map_row.look.marker, QPointF(5.0, middle), 4.0)
            detail = small.horizontalAdvance(map_row.detail)
            room = QRectF(16, box.top(), max(20.0, width - 32 - detail), box.height())
            painter.setFont(font(FONT_PIXELS))
            painter.setPen(QtGui.QColor(theme.text))
            left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(room, left, metrics.elidedText(map_row.label, Qt.TextElideMode.ElideRight, room.width()))
            painter.setFont(font(SMALL_PIXELS))
            painter.setPen(QtGui.QColor(theme.muted))
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(QRectF(0, box.top(), width - 10, box.height()), right, map_row.detail)

    def _draw_head(self, painter: QtGui.QPainter, change_map: ChangeMap) -> None:
        theme = self._theme
        painter.fillRect(QRectF(0, 0, self.room.width(), scaled(HEAD_PIXELS)), QtGui.QColor(theme.panel))
        painter.setFont(font(SMALL_PIXELS))
        painter.setPen(QtGui.QColor(theme.muted))
        painter.setClipRect(QRectF(self._label_width(), 0, self.room.width(), scaled(HEAD_PIXELS)))
        for column, text in enumerate(change_map.columns):
            box = self._rect(0, column)
            heading = QRectF(box.left(), 0, box.width(), scaled(HEAD_PIXELS))
            painter.drawText(heading, Qt.AlignmentFlag.AlignCenter, text)
        painter.setClipping(False)
        name = QRectF(0, 0, self._label_width() - 10, scaled(HEAD_PIXELS))
        painter.drawText(name, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, change_map.x_label)

    def _draw_foot(self, painter: QtGui.QPainter, change_map: ChangeMap) -> None:
        """Draw the colour scale."""
        theme = self._theme
        top = self.room.height() - scaled(FOOT_PIXELS)
        painter.fillRect(QRectF(0, top, self.room.width(), scaled(FOOT_PIXELS)), QtGui.QColor(theme.panel))
        small = font(SMALL_PIXELS)
        painter.setFont(small)
        percent = f"{100 * change_map.reach:.3g} %"
        faster, slower = f"faster, −{percent}", f"+{percent}, slower"
        width = QtGui.QFontMetricsF(small).horizontalAdvance(faster)
        total = width + QtGui.QFontMetricsF(small).horizontalAdvance(slower) + len(SCALE) * SWATCH + 16
        x = max(0.0, min(self._label_width(), self.room.width() - total))
        painter.setPen(QtGui.QColor(theme.muted))
        painter.drawText(QPointF(x, top + 18), faster)
        x += width + 8
        for strength in SCALE:
            painter.fillRect(QRectF(x, top + 8, SWATCH, 12), QtGui.QColor(_change_colour(strength, theme)))
            x += SWATCH
        painter.drawText(QPointF(x + 8, top + 18), slower)

    # The pointer and the keyboard.

    def viewportEvent(self, event: QEvent | None) -> bool:
        """Show the card of the cell under the pointer, and handle clicks."""
        if event is not None and event.type() == QEvent.Type.Leave:
            self.card.hide()
        elif isinstance(event, QtGui.QMouseEvent):
            cell = self._cell_at(event.position())
            if event.type() == QEvent.Type.MouseMove:
                if cell is None or self.map is None:
                    self.card.hide()
                else:
                    self.card.show_lines(card_of(cell.about), event.position())
            elif event.type() == QEvent.Type.MouseButtonPress and event.button() == Qt.MouseButton.LeftButton and cell:
                self.point_clicked.emit(cell.key)
        return super().viewportEvent(event)

    def contextMenuEvent(self, event: QtGui.QContextMenuEvent | None) -> None:
        """Ask for the menu."""
        if event is None:
            return
        cell = self._cell_at(QPointF(event.pos()))
        if cell is not None and event.reason() == QtGui.QContextMenuEvent.Reason.Mouse:
            self.point_clicked.emit(cell.key)
        self.card.hide()
        self.menu_requested.emit(event.globalPos())

    def keyPressEvent(self, event: QtGui.QKeyEvent | None) -> None:
        """Go from cell to cell with the arrow keys."""
        if event is None or self.map is None or Qt.Key(event.key()) not in ARROW_STEPS:
            super().keyPressEvent(event)
            return
        row, column = self._positions.get(self._selected, (0, -1)) if self._selected is not None else (0, -1)
        down, right = ARROW_STEPS[Qt.Key(event.key())]
        for _ in range(max(len(self.map.rows), len(self.map.columns))):
            row, column = row + down, column + right
            cell = self._cells.get((row, column))
            if cell is not None:
                self._bring_into_view(cell)
                self.point_clicked.emit(cell.key)
                break
        event.accept()

    def _bring_into_view(self, cell: MapCell) -> None:
        box = self._rect(cell.row, cell.column)
        down, across = self.verticalScrollBar(), self.horizontalScrollBar()
        if down is None or across is None:
            return
        below = box.bottom() - (self.room.height() - scaled(FOOT_PIXELS))
        down.setValue(round(down.value() + max(0.0, below) + min(0.0, box.top() - scaled(HEAD_PIXELS))))
        beyond = box.right() - self.room.width()
        across.setValue(round(across.value() + max(0.0, beyond) + min(0.0, box.left() - self._label_width())))

    def scrollContentsBy(self, *_: int) -> None:
        """Redraw everything, as the names stay while the cells scroll."""
        self.card.hide()
        self.room.update()

    def resizeEvent(self, event: QtGui.QResizeEvent | None) -> None:
        """Update the scroll bars."""
        super().resizeEvent(event)
        self._update_scroll_bars()

    def sizeHint(self) -> QSize:
        """Return a size that shows several rows."""
        return QSize(420, 260)


def _fill(cell: MapCell, theme: Theme) -> str:
    if cell.verdict is Verdict.UNKNOWN:
        return theme.panel
    if cell.verdict in (Verdict.SAME, Verdict.UNRESOLVED):
        return theme.raised
    sign = 1.0 if cell.verdict is Verdict.SLOWER else -1.0
    return _change_colour(sign * max(MIN_STRENGTH, abs(cell.strength)), theme)


def _change_colour(strength: float, theme: Theme) -> str:
    """Return the colour of a change: red for slower, green for faster, stronger for larger changes."""
    if strength == 0:
        return theme.raised
    return mixed(theme.bad if strength > 0 else theme.good, theme.raised, 0.15 + 0.6 * abs(strength))


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
    make_application(offscreen=True)
    view = ChangeMapView(theme)
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.show_map(change_map)
    needed = view.whole_size()
    width = width if sheet is None else sheet.pixels.width()
    inside = QSize(max(width - 2 * SPACE, needed.width()), needed.height())
    view.resize(inside)
    view.show_map(change_map)

    def body(painter: QtGui.QPainter, area: QRectF) -> None:
        view.render(painter, area.topLeft().toPoint(), QtGui.QRegion(view.rect()))

    try:
        return sheet_picture(sheet or change_map, body, theme, form, inside + QSize(2 * SPACE, HEADING_PIXELS + SPACE))
    finally:
        view.close()
        view.deleteLater()
