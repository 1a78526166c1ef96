"""Draws a `ChangeMap` and tells which cell is clicked.

The rule: it knows nothing of kernels; colours are the theme's, green and red for better and worse alone. Only what is
in view is drawn.
"""

from __future__ import annotations

from PyQt6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, pyqtSignal
from PyQt6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QRegion,
    QResizeEvent,
)
from PyQt6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from warplens.cuda.errors import StorageError
from warplens.gui.plots.change_map import ChangeMap, MapCell
from warplens.gui.plots.colours import Theme, mixed
from warplens.gui.plots.figure import PointKey
from warplens.gui.rendering.axes import HoverCard
from warplens.gui.rendering.curves_item import symbol
from warplens.gui.rendering.export import HEADING_PIXELS, Format, sheet_picture
from warplens.gui.toolkit.application import make_application
from warplens.gui.toolkit.theme import FONT_PIXELS, SMALL_PIXELS, SPACE, font
from warplens.profiles.comparison import Verdict

ROW_PIXELS = 26.0
MIN_COLUMN_WIDTH, MAX_COLUMN_WIDTH = 52.0, 104.0
HEAD_PIXELS = 26.0
FOOT_PIXELS = 24.0
"""The name of the columns' axis, and the scale of the colours."""
MAX_LABEL_SHARE = 0.42
"""Of the width, at most, for the names of the rows."""
MIN_LABEL_WIDTH = 150.0
"""In a narrow panel the cells scroll, and the names stay."""
GAP = 1.5
"""Between cells, on each side."""
SCALE = (-1.0, -0.6, -0.3, 0.0, 0.3, 0.6, 1.0)
"""Changes of which the foot shows the colours, as parts of the reach."""
MAX_ROWS = 500
"""Of a picture, which is no more than 32,767 pixels high."""
SWATCH = 14.0
MIN_STRENGTH = 0.16
"""Of the colour of the smallest change that is called one."""


class ChangeMapView(QAbstractScrollArea):
    """Shows a map.

    Signals:
        point_clicked: the key of the pair whose cell was clicked, or reached by a key.
    """

    point_clicked = pyqtSignal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName("Map of changes")
        self.setMinimumSize(200, 120)
        self._theme = theme
        self._map: ChangeMap | None = None
        self._cells: dict[tuple[int, int], MapCell] = {}
        self._places: dict[PointKey, tuple[int, int]] = {}
        self._selected: PointKey | None = None
        self._card = HoverCard(self.room)
        self.room.setMouseTracking(True)
        self.show_theme(theme)

    @property
    def room(self) -> QWidget:
        """What is drawn on."""
        viewport = self.viewport()
        if viewport is None:
            raise AssertionError("a scroll area has a viewport")
        return viewport

    @property
    def map(self) -> ChangeMap | None:
        """The map that is shown."""
        return self._map

    @property
    def card(self) -> HoverCard:
        """The card that a hover shows."""
        return self._card

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self._theme = theme
        self._card.show_theme(theme)
        self.room.update()

    def show_map(self, change_map: ChangeMap) -> None:
        """Draw this map."""
        self._map = change_map
        self._cells = {(cell.row, cell.column): cell for cell in change_map.cells}
        self._places = {cell.key: (cell.row, cell.column) for cell in change_map.cells}
        self._card.hide()
        self._share_out()
        self.room.update()

    def select(self, key: PointKey | None) -> None:
        """Mark the cell of a point, where it has one."""
        self._selected = key
        self.room.update()

    def cell_rect(self, key: PointKey) -> QRectF | None:
        """Return where the cell of a point is drawn, in the viewport; None if it has none."""
        place = self._places.get(key)
        return None if place is None else self._rect(*place)

    def whole_size(self) -> QSize:
        """Return the size at which nothing is scrolled."""
        rows, columns = (len(self._map.rows), len(self._map.columns)) if self._map is not None else (0, 0)
        labels = round(max(MIN_LABEL_WIDTH, self._names_width()))
        return QSize(
            labels + columns * round(MIN_COLUMN_WIDTH) + 2, round(HEAD_PIXELS + rows * ROW_PIXELS + FOOT_PIXELS) + 2
        )

    # Where things lie.

    def _names_width(self) -> float:
        if self._map is None:
            return 0.0
        metrics, small = QFontMetricsF(font()), QFontMetricsF(font(SMALL_PIXELS))
        widths = [
            metrics.horizontalAdvance(row.label) + small.horizontalAdvance(row.detail) + 34 for row in self._map.rows
        ]
        return max(widths, default=0.0)

    def _label_width(self) -> float:
        return min(self._names_width(), max(MIN_LABEL_WIDTH, MAX_LABEL_SHARE * self.room.width()))

    def _column_width(self) -> float:
        columns = len(self._map.columns) if self._map is not None else 0
        if not columns:
            return MIN_COLUMN_WIDTH
        return max(MIN_COLUMN_WIDTH, min(MAX_COLUMN_WIDTH, (self.room.width() - self._label_width()) / columns))

    def _rect(self, row: int, column: int) -> QRectF:
        width = self._column_width()
        x = self._label_width() + column * width - self._scrolled(Qt.Orientation.Horizontal)
        y = HEAD_PIXELS + row * ROW_PIXELS - self._scrolled(Qt.Orientation.Vertical)
        return QRectF(x, y, width, ROW_PIXELS)

    def _scrolled(self, orientation: Qt.Orientation) -> float:
        bar = self.horizontalScrollBar() if orientation is Qt.Orientation.Horizontal else self.verticalScrollBar()
        return float(bar.value()) if bar is not None else 0.0

    def _share_out(self) -> None:
        """Give the scroll bars their ranges."""
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        if self._map is None or across is None or down is None:
            return
        width = self._label_width() + len(self._map.columns) * self._column_width()
        height = HEAD_PIXELS + len(self._map.rows) * ROW_PIXELS + FOOT_PIXELS
        across.setRange(0, max(0, round(width - self.room.width())))
        across.setPageStep(self.room.width())
        down.setRange(0, max(0, round(height - self.room.height())))
        down.setPageStep(self.room.height())
        down.setSingleStep(round(ROW_PIXELS))

    def _cell_at(self, at: QPointF) -> MapCell | None:
        if at.x() < self._label_width() or not HEAD_PIXELS <= at.y() <= self.room.height() - FOOT_PIXELS:
            return None
        column = (at.x() - self._label_width() + self._scrolled(Qt.Orientation.Horizontal)) / self._column_width()
        row = (at.y() - HEAD_PIXELS + self._scrolled(Qt.Orientation.Vertical)) / ROW_PIXELS
        return self._cells.get((int(row), int(column)))

    # Drawing.

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Draw cells, then the names over what scrolls beneath them."""
        del event
        painter = QPainter(self.room)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.room.rect(), QColor(self._theme.panel))
        if self._map is None:
            return
        if self._map.empty:
            painter.setPen(QColor(self._theme.faint))
            painter.drawText(self.room.rect(), Qt.AlignmentFlag.AlignCenter, self._map.empty)
            return
        first = int(self._scrolled(Qt.Orientation.Vertical) / ROW_PIXELS)
        rows = range(first, min(len(self._map.rows), first + int(self.room.height() / ROW_PIXELS) + 2))
        for row in rows:
            for column in range(len(self._map.columns)):
                cell = self._cells.get((row, column))
                if cell is not None:
                    self._draw_cell(painter, cell)
        self._draw_names(painter, self._map, rows)
        self._draw_head(painter, self._map)
        self._draw_foot(painter, self._map)

    def _draw_cell(self, painter: QPainter, cell: MapCell) -> None:
        theme = self._theme
        box = self._rect(cell.row, cell.column).adjusted(GAP, GAP, -GAP, -GAP)
        if box.right() < self._label_width() or box.left() > self.room.width():
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(_fill(cell, theme)))
        if cell.verdict in (Verdict.AMBIGUOUS, Verdict.UNKNOWN):
            pen = QPen(QColor(theme.faint), 1)
            pen.setDashPattern([2.0, 2.0])
            painter.setPen(pen)
            box.adjust(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(box, 3, 3)
        if cell.key == self._selected:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.accent), 2))
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
        is_change = cell.verdict in (Verdict.FASTER, Verdict.SLOWER)
        painter.setFont(font(SMALL_PIXELS, bold=is_change))
        painter.setPen(QColor(theme.text if is_change else theme.muted))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, cell.text)

    def _draw_names(self, painter: QPainter, change_map: ChangeMap, rows: range) -> None:
        theme, width = self._theme, self._label_width()
        painter.fillRect(QRectF(0, 0, width, self.room.height()), QColor(theme.panel))
        metrics = QFontMetricsF(font())
        small = QFontMetricsF(font(SMALL_PIXELS))
        for row in rows:
            named = change_map.rows[row]
            box = self._rect(row, 0)
            middle = box.center().y()
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.hue(named.look)))
            outline = symbol(named.look.marker, 4.0)
            if outline is None:
                painter.drawEllipse(QPointF(5.0, middle), 4.0, 4.0)
            else:
                painter.drawPolygon(outline.translated(5.0, middle))
            detail = small.horizontalAdvance(named.detail)
            room = QRectF(16, box.top(), max(20.0, width - 32 - detail), box.height())
            painter.setFont(font(FONT_PIXELS))
            painter.setPen(QColor(theme.text))
            left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(room, left, metrics.elidedText(named.label, Qt.TextElideMode.ElideRight, room.width()))
            painter.setFont(font(SMALL_PIXELS))
            painter.setPen(QColor(theme.muted))
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(QRectF(0, box.top(), width - 10, box.height()), right, named.detail)

    def _draw_head(self, painter: QPainter, change_map: ChangeMap) -> None:
        theme = self._theme
        painter.fillRect(QRectF(0, 0, self.room.width(), HEAD_PIXELS), QColor(theme.panel))
        painter.setFont(font(SMALL_PIXELS))
        painter.setPen(QColor(theme.muted))
        painter.setClipRect(QRectF(self._label_width(), 0, self.room.width(), HEAD_PIXELS))
        for column, text in enumerate(change_map.columns):
            box = self._rect(0, column)
            place = QRectF(box.left(), 0, box.width(), HEAD_PIXELS)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)
        painter.setClipping(False)
        name = QRectF(0, 0, self._label_width() - 10, HEAD_PIXELS)
        painter.drawText(name, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, change_map.x_label)

    def _draw_foot(self, painter: QPainter, change_map: ChangeMap) -> None:
        """Draw the scale of the colours."""
        theme = self._theme
        top = self.room.height() - FOOT_PIXELS
        painter.fillRect(QRectF(0, top, self.room.width(), FOOT_PIXELS), QColor(theme.panel))
        small = font(SMALL_PIXELS)
        painter.setFont(small)
        percent = f"{100 * change_map.reach:.3g} %"
        faster, slower = f"faster, −{percent}", f"+{percent}, slower"
        width = QFontMetricsF(small).horizontalAdvance(faster)
        whole = width + QFontMetricsF(small).horizontalAdvance(slower) + len(SCALE) * SWATCH + 16
        x = max(0.0, min(self._label_width(), self.room.width() - whole))
        painter.setPen(QColor(theme.muted))
        painter.drawText(QPointF(x, top + 18), faster)
        x += width + 8
        for strength in SCALE:
            painter.fillRect(QRectF(x, top + 8, SWATCH, 12), QColor(_coloured(strength, theme)))
            x += SWATCH
        painter.drawText(QPointF(x + 8, top + 18), slower)

    # The pointer and the keyboard.

    def viewportEvent(self, event: QEvent | None) -> bool:
        """Show what is under the pointer, take clicks."""
        if event is not None and event.type() == QEvent.Type.Leave:
            self._card.hide()
        elif isinstance(event, QMouseEvent):
            cell = self._cell_at(event.position())
            if event.type() == QEvent.Type.MouseMove:
                if cell is None or self._map is None:
                    self._card.hide()
                else:
                    self._card.show_lines(self._map.make_card(cell.about), event.position())
            elif event.type() == QEvent.Type.MouseButtonPress and event.button() == Qt.MouseButton.LeftButton and cell:
                self.point_clicked.emit(cell.key)
        return super().viewportEvent(event)

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Go from cell to cell."""
        steps = {Qt.Key.Key_Left: (0, -1), Qt.Key.Key_Right: (0, 1), Qt.Key.Key_Up: (-1, 0), Qt.Key.Key_Down: (1, 0)}
        if event is None or self._map is None or Qt.Key(event.key()) not in steps:
            super().keyPressEvent(event)
            return
        row, column = self._places.get(self._selected, (0, -1)) if self._selected is not None else (0, -1)
        down, right = steps[Qt.Key(event.key())]
        for _ in range(max(len(self._map.rows), len(self._map.columns))):
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
        below = box.bottom() - (self.room.height() - FOOT_PIXELS)
        down.setValue(round(down.value() + max(0.0, below) + min(0.0, box.top() - HEAD_PIXELS)))
        beyond = box.right() - self.room.width()
        across.setValue(round(across.value() + max(0.0, beyond) + min(0.0, box.left() - self._label_width())))

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Draw anew: names stay while cells scroll."""
        del dx, dy
        self._card.hide()
        self.room.update()

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Share the room out anew."""
        super().resizeEvent(event)
        self._share_out()

    def sizeHint(self) -> QSize:
        """Return a size for some rows."""
        return QSize(420, 260)


def _fill(cell: MapCell, theme: Theme) -> str:
    if cell.verdict is Verdict.UNKNOWN:
        return theme.panel
    if cell.verdict in (Verdict.SAME, Verdict.AMBIGUOUS):
        return theme.raised
    sign = 1.0 if cell.verdict is Verdict.SLOWER else -1.0
    return _coloured(sign * max(MIN_STRENGTH, abs(cell.strength)), theme)


def _coloured(strength: float, theme: Theme) -> str:
    """Return the colour of a change: red for slower, green for faster, as strong as it is large."""
    if strength == 0:
        return theme.raised
    return mixed(theme.bad if strength > 0 else theme.good, theme.raised, 0.15 + 0.6 * abs(strength))


def change_map_picture(change_map: ChangeMap, theme: Theme, form: Format, width: int) -> bytes:
    """Return a picture of the whole map, so many points wide and as high as its rows need.

    Raises:
        StorageError: Qt cannot encode the picture, or it would have too many rows.
    """
    if len(change_map.rows) > MAX_ROWS:
        rows = len(change_map.rows)
        raise StorageError(
            f"a picture holds {MAX_ROWS} rows of the map, and this one has {rows:,}: switch some variants off"
        )
    make_application(offscreen=True)
    view = ChangeMapView(theme)
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.show_map(change_map)
    needed = view.whole_size()
    inside = QSize(max(width - 2 * SPACE, needed.width()), needed.height())
    view.resize(inside)
    view.show_map(change_map)

    def body(painter: QPainter, area: QRectF) -> None:
        view.render(painter, area.topLeft().toPoint(), QRegion(view.rect()))

    try:
        return sheet_picture(change_map, body, theme, form, inside + QSize(2 * SPACE, HEADING_PIXELS + SPACE))
    finally:
        view.close()
        view.deleteLater()
