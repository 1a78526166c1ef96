"""Draws a heat map and tells what the pointer and the keys are at.

The rule: what is painted on the screen is what is painted into a picture; colours are those of the cividis map, which
readers with any colour vision see in the same order.

Source: J. Nuñez, C. Anderton and R. Renslow, "Optimizing colormaps with consideration for color vision deficiency"
(2018), doi:10.1371/journal.pone.0199239; five of its colours, evenly spaced, mixed between.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from PyQt6.QtCore import QPointF, QRectF, QSize, Qt, pyqtSignal
from PyQt6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PyQt6.QtWidgets import QWidget

from warplens.cuda.metrics import Provenance
from warplens.cuda.points import Status
from warplens.gui.plots.figure import PointKey
from warplens.gui.plots.heat_map import Facet, HeatCell, HeatMap
from warplens.gui.rendering.axes import HoverCard
from warplens.gui.rendering.curves_item import symbol
from warplens.gui.rendering.export import SIZE as PICTURE_SIZE
from warplens.gui.rendering.export import Format, sheet_picture
from warplens.gui.toolkit.theme import SMALL_PIXELS, Theme, ThemeName, font, mixed

_CIVIDIS = ("#00224e", "#434e6c", "#7d7c78", "#bcae6c", "#fee838")
HEAD_PIXELS = 22.0
"""Above a facet: its name."""
FOOT_PIXELS = 20.0
"""Under a facet: the tile widths."""
SCALE_PIXELS = 26.0
"""Under all facets: the colour scale."""
GAP_PIXELS = 18.0
MIN_FACET = (120.0, 84.0)
MAX_CELL_WIDTH = 132.0
MAX_CELL_HEIGHT = 44.0


def colour_at(strength: float, theme: Theme) -> QColor:
    """Return the colour for 0 (worst) to 1 (best): the best stands out from the ground of the theme."""
    place = (strength if theme.name is ThemeName.DARK else 1 - strength) * (len(_CIVIDIS) - 1)
    below = min(int(place), len(_CIVIDIS) - 2)
    return QColor(mixed(_CIVIDIS[below + 1], _CIVIDIS[below], place - below))


@dataclass(frozen=True, slots=True, kw_only=True)
class _Placed:
    """A facet, where it begins, the room of its cells, and their width and height."""

    facet: Facet
    left: float
    whole: float
    cells: QRectF
    width: float
    height: float

    def room_of(self, cell: HeatCell) -> QRectF:
        left = self.cells.left() + cell.column * self.width
        return QRectF(left, self.cells.top() + cell.row * self.height, self.width, self.height)


class HeatMapView(QWidget):
    """Shows a heat map.

    Signals:
        point_clicked: the key of the cell that was clicked, or reached by a key.
    """

    point_clicked = pyqtSignal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._map: HeatMap | None = None
        self._selected: PointKey | None = None
        self._chosen: frozenset[PointKey] = frozenset()
        self._card = HoverCard(self)
        self._card.show_theme(theme)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(200, 150)
        self.setAccessibleName("Heat map")

    @property
    def card(self) -> HoverCard:
        """The card that a hover shows."""
        return self._card

    @property
    def heat_map(self) -> HeatMap | None:
        """What is shown."""
        return self._map

    def show_map(self, heat: HeatMap) -> None:
        """Draw this heat map."""
        self._map = heat
        self._card.hide()
        self.update()

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self._theme = theme
        self._card.show_theme(theme)
        self.update()

    def select(self, key: PointKey | None) -> None:
        """Mark the cell of a point."""
        self._selected = key
        self.update()

    def choose(self, keys: frozenset[PointKey]) -> None:
        """Mark the cells of these points as chosen."""
        self._chosen = keys
        self.update()

    def room_of(self, key: PointKey) -> QRectF | None:
        """Return where the cell of a point is drawn; None if it is not."""
        if self._map is None:
            return None
        for placed in _placed(self._map, QRectF(self.rect()))[0]:
            for cell in placed.facet.cells:
                if cell.key == key:
                    return placed.room_of(cell)
        return None

    def _at(self, at: QPointF) -> tuple[HeatCell, QRectF] | None:
        if self._map is not None:
            for placed in _placed(self._map, QRectF(self.rect()))[0]:
                if placed.cells.contains(at):
                    for cell in placed.facet.cells:
                        room = placed.room_of(cell)
                        if room.contains(at):
                            return cell, room
        return None

    def paintEvent(self, a0: QPaintEvent | None) -> None:
        """Draw the heat map, the chosen and the selected cell."""
        del a0
        if self._map is None:
            return
        painter = QPainter(self)
        draw_heat_map(painter, self._map, QRectF(self.rect()), self._theme)
        for placed in _placed(self._map, QRectF(self.rect()))[0]:
            for cell in placed.facet.cells:
                if cell.key in self._chosen or cell.key == self._selected:
                    is_selected = cell.key == self._selected
                    painter.setPen(QPen(QColor(self._theme.text if is_selected else self._theme.accent), 2.5))
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                    painter.drawRoundedRect(placed.room_of(cell).adjusted(1.5, 1.5, -1.5, -1.5), 3, 3)

    def mouseMoveEvent(self, a0: QMouseEvent | None) -> None:
        """Show the card of the cell under the pointer."""
        found = self._at(a0.position()) if a0 is not None else None
        if found is None or self._map is None:
            self._card.hide()
        else:
            self._card.show_lines(self._map.card_of(found[0]), found[1].center())

    def leaveEvent(self, a0: object) -> None:
        """Take the card away."""
        del a0
        self._card.hide()

    def mouseReleaseEvent(self, a0: QMouseEvent | None) -> None:
        """Select the cell that was clicked."""
        found = self._at(a0.position()) if a0 is not None and a0.button() == Qt.MouseButton.LeftButton else None
        if found is not None:
            self.point_clicked.emit(found[0].key)

    def keyPressEvent(self, a0: QKeyEvent | None) -> None:
        """Go from cell to cell by the arrows."""
        if a0 is None or self._map is None:
            return
        steps = {Qt.Key.Key_Left: (0, -1), Qt.Key.Key_Right: (0, 1), Qt.Key.Key_Up: (-1, 0), Qt.Key.Key_Down: (1, 0)}
        step = steps.get(Qt.Key(a0.key()))
        facets = self._map.facets
        if step is None or not facets:
            a0.ignore()
            return
        for facet in facets:
            for cell in facet.cells:
                if cell.key == self._selected:
                    wanted = (cell.row + step[0], cell.column + step[1])
                    beside = next((one for one in facet.cells if (one.row, one.column) == wanted), cell)
                    self.point_clicked.emit(beside.key)
                    return
        self.point_clicked.emit(facets[0].cells[0].key)


def heat_map_picture(heat: HeatMap, theme: Theme, form: Format, size: QSize = PICTURE_SIZE) -> bytes:
    """Return a picture of the heat map, as `export.figure_picture` does of a figure.

    Raises:
        StorageError: Qt cannot encode the picture.
    """
    return sheet_picture(heat, lambda painter, area: draw_heat_map(painter, heat, area, theme), theme, form, size)


def draw_heat_map(painter: QPainter, heat: HeatMap, area: QRectF, theme: Theme) -> None:
    """Draw a heat map into an area."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if heat.empty:
        painter.setFont(font())
        painter.setPen(QColor(theme.muted))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, heat.empty)
        return
    placed, left_out = _placed(heat, area)
    for one in placed:
        _draw_facet(painter, one, theme)
    _draw_scale(painter, heat, area, theme, left_out)


def _labels_width(heat: HeatMap) -> float:
    metrics = QFontMetricsF(font(SMALL_PIXELS))
    texts = [row for facet in heat.facets for row in facet.rows if facet.rows != ("0",)]
    return max(map(metrics.horizontalAdvance, texts), default=0.0) + 8


def _placed(heat: HeatMap, area: QRectF) -> tuple[list[_Placed], int]:
    """Share the area out between the facets; return them with their places, and how many found none."""
    count = len(heat.facets)
    if not count:
        return [], 0
    room = area.adjusted(0, 4, -4, -SCALE_PIXELS)
    most = max(1, int((room.width() + GAP_PIXELS) // (MIN_FACET[0] + GAP_PIXELS)))
    deepest = max(1, int((room.height() + GAP_PIXELS / 2) // (MIN_FACET[1] + GAP_PIXELS / 2)))
    across = min(most, count)
    # as many side by side as make cells of the best proportion, a little wider than high
    for tried in range(1, min(most, count) + 1):
        down = ceil(count / tried)
        if down <= deepest and room.width() / tried <= 2.6 * room.height() / down:
            across = tried
            break
    down = min(ceil(count / across), deepest)
    shown = min(count, across * down)
    width = (room.width() - GAP_PIXELS * (across - 1)) / across
    height = (room.height() - GAP_PIXELS / 2 * (down - 1)) / down
    labels = _labels_width(heat)
    made = []
    for number, facet in enumerate(heat.facets[:shown]):
        left = room.left() + (number % across) * (width + GAP_PIXELS) + labels
        top = room.top() + (number // across) * (height + GAP_PIXELS / 2) + HEAD_PIXELS
        cell_width = min(MAX_CELL_WIDTH, (width - labels) / len(facet.columns))
        cell_height = min(MAX_CELL_HEIGHT, (height - HEAD_PIXELS - FOOT_PIXELS) / len(facet.rows))
        cells = QRectF(left, top, cell_width * len(facet.columns), cell_height * len(facet.rows))
        made.append(
            _Placed(facet=facet, left=left - labels, whole=width, cells=cells, width=cell_width, height=cell_height)
        )
    return made, count - shown


def _draw_facet(painter: QPainter, placed: _Placed, theme: Theme) -> None:
    facet, area = placed.facet, placed.cells
    flags = Qt.AlignmentFlag
    small, bold = font(SMALL_PIXELS), font(SMALL_PIXELS, bold=True)
    colour = QColor(theme.hue(facet.look))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    middle = QPointF(placed.left + 8.5, area.top() - 12)
    outline = symbol(facet.look.marker, 4.2)
    if outline is None:
        painter.drawEllipse(middle, 4.2, 4.2)
    else:
        painter.drawPolygon(outline.translated(middle))
    painter.setFont(small)
    painter.setPen(QColor(theme.text))
    name = QFontMetricsF(small).elidedText(facet.label, Qt.TextElideMode.ElideRight, placed.whole - 20)
    painter.drawText(QRectF(placed.left + 19, area.top() - 21, placed.whole, 18), flags.AlignVCenter, name)
    metrics = QFontMetricsF(bold)
    fits = placed.height >= 15 and all(metrics.horizontalAdvance(one.text) <= placed.width - 6 for one in facet.cells)
    for cell in facet.cells:
        room = placed.room_of(cell).adjusted(0.75, 0.75, -0.75, -0.75)
        _draw_cell(painter, cell, room, theme, text=cell.text if fits else "")
    painter.setFont(small)
    painter.setPen(QColor(theme.muted))
    step = max(1, ceil(15 / placed.height))
    for row, text in enumerate(facet.rows):
        if row % step == 0 and facet.rows != ("0",):
            room = QRectF(area.left() - 106, area.top() + row * placed.height, 100, placed.height)
            painter.drawText(room, flags.AlignRight | flags.AlignVCenter | Qt.TextFlag.TextDontClip, text)
    widest = max(map(QFontMetricsF(small).horizontalAdvance, facet.columns)) + 6
    step = max(1, ceil(widest / placed.width))
    for column, text in enumerate(facet.columns):
        if column % step == 0:
            room = QRectF(area.left() + column * placed.width, area.bottom() + 1, placed.width, 16)
            painter.drawText(room, flags.AlignCenter | Qt.TextFlag.TextDontClip, text)


def _draw_cell(painter: QPainter, cell: HeatCell, room: QRectF, theme: Theme, text: str) -> None:
    if cell.strength is None:
        painter.setPen(QPen(QColor(theme.border), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(room)
        painter.setPen(QPen(QColor(theme.bad if cell.status is Status.FAILED else theme.faint), 1.6))
        middle, reach = room.center(), min(4.0, room.height() / 3)
        if cell.status is Status.FAILED:
            painter.drawLine(middle - QPointF(reach, reach), middle + QPointF(reach, reach))
            painter.drawLine(middle + QPointF(-reach, reach), middle + QPointF(reach, -reach))
        else:
            painter.drawLine(middle - QPointF(reach, 0), middle + QPointF(reach, 0))
        return
    ground = colour_at(cell.strength, theme)
    ink = QColor("#10141a" if ground.lightnessF() > 0.45 else "#f4f6f8")
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawRect(room)
    painter.setPen(ink)
    if text:
        told = font(SMALL_PIXELS, bold=cell.is_best)
        told.setItalic(cell.provenance == Provenance.MODELLED)  # as in the table
        painter.setFont(told)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)
    if cell.is_best:
        painter.setBrush(ink)
        painter.setPen(Qt.PenStyle.NoPen)
        reach = min(5.0, room.height() / 3)
        corner = room.topRight()
        painter.drawPolygon(QPolygonF([corner, corner - QPointF(reach, 0), corner + QPointF(0, reach)]))


def _draw_scale(painter: QPainter, heat: HeatMap, area: QRectF, theme: Theme, left_out: int) -> None:
    """Draw the colour scale at the foot, with what its ends mean and how many facets found no room."""
    flags = Qt.AlignmentFlag
    painter.setFont(font(SMALL_PIXELS))
    metrics = QFontMetricsF(font(SMALL_PIXELS))
    y = area.bottom() - SCALE_PIXELS + 6
    left = area.left() + _labels_width(heat)
    painter.setPen(QColor(theme.muted))
    width = metrics.horizontalAdvance(heat.best)
    painter.drawText(QRectF(left, y, width + 2, 16), flags.AlignVCenter, heat.best)
    bar = QRectF(left + width + 8, y + 3, 96, 10)
    shade = QLinearGradient(bar.topLeft(), bar.topRight())
    for step in range(9):
        shade.setColorAt(step / 8, colour_at(1 - step / 8, theme))
    painter.fillRect(bar, shade)
    text = heat.worst
    painter.drawText(QRectF(bar.right() + 8, y, 200, 16), flags.AlignVCenter, text)
    after = bar.right() + 8 + metrics.horizontalAdvance(text) + 20
    axes = f"{heat.value_label} · across: {heat.column_label}"
    axes += f" · down: {heat.row_label}" if heat.row_label else ""
    if left_out:
        axes = f"{left_out} more variants find no room: hide some in the legend"
    room = QRectF(after, y, area.right() - after - 4, 16)
    shown = metrics.elidedText(axes, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, flags.AlignRight | flags.AlignVCenter, shown)
