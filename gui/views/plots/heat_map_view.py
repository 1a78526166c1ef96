"""The widget that draws a heat map and reports clicks on its cells.

The rule: the screen and a picture are painted by the same code; the colours are those of the cividis map, whose order
readers with any colour vision perceive.

Source: J. Nuñez, C. Anderton and R. Renslow, "Optimizing colormaps with consideration for color vision deficiency"
(2018), doi:10.1371/journal.pone.0199239; five of its colours, evenly spaced, mixed between.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from math import ceil

from PyQt6 import QtGui
from PyQt6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, pyqtSignal
from PyQt6.QtWidgets import QWidget

from warplens.cuda.ground.metrics import Provenance
from warplens.gui.figures import colours, profile_figures, spacing
from warplens.gui.figures.figure import PointKey
from warplens.gui.figures.plots import Facet, HeatCell, HeatMap
from warplens.gui.figures.states import SIGNS, STALE_DASH, TO_COME, State, colour_of, signed
from warplens.gui.kit import application, curves_item, hover_card, plot_items, widgets
from warplens.gui.kit.export import SIZE as PICTURE_SIZE
from warplens.gui.kit.export import Format, Sheet, sheet_picture
from warplens.gui.kit.theme import NORMAL, SMALL_PIXELS, Theme, ThemeName, at_text_size, font, mixed, scaled

_CIVIDIS = ("#00224e", "#434e6c", "#7d7c78", "#bcae6c", "#fee838")
HEAD_PIXELS = 19.0  # the name above a facet takes this height
FOOT_PIXELS = 20.0  # the tile widths under a facet take this height
SCALE_PIXELS = 26.0  # the colour scale under all facets takes this height
GAP_PIXELS = 18.0  # facets stand at this distance
SHARED_GAP_PIXELS = 10.0  # so do facets that share the labels of their rows
NAME_LEFT = 20.0  # the name of a facet stands this far from its left edge, behind its marker
MIN_FACET = (120.0, 84.0)  # a facet has at least this width and height
MIN_SHARED_WIDTH, MIN_ROW = 84.0, 9.0  # the least width of one that shares its labels, and height of each of its rows
NUMBER_PIXELS = (SMALL_PIXELS, 10, 9)  # numbers in cells have the first size that fits; smaller ones could not be read
BESIDE_NUMBER = 4  # a number leaves so much of the width of its cell free, in pixels
LONGEST_TEXTS = 12  # whether numbers fit is judged by this many texts with the most letters
ROW_PIXELS = 14.0  # a row of this height or more has a label of the size of other texts, others that of small numbers
MAX_CELL_WIDTH = 264.0
MAX_CELL_HEIGHT = 88.0
FLAT = 4.0  # what a cell is wider than so many times its height is no gain


def colour_at(strength: float, theme: Theme) -> QtGui.QColor:
    """Return the colour for 0 (worst) to 1 (best); the best has the most contrast to the theme's ground."""
    position = (strength if theme.name is ThemeName.DARK else 1 - strength) * (len(_CIVIDIS) - 1)
    below = min(int(position), len(_CIVIDIS) - 2)
    return QtGui.QColor(mixed(_CIVIDIS[below + 1], _CIVIDIS[below], position - below))


@dataclass(frozen=True, slots=True, kw_only=True)
class _PlacedFacet:
    """A facet with the width for its name, its left edge, the area of its cells, the size of a cell, and its labels."""

    facet: Facet
    room: float
    left: float
    cells: QRectF
    width: float
    height: float
    has_row_labels: bool
    has_column_labels: bool

    def rect_of(self, cell: HeatCell) -> QRectF:
        left = self.cells.left() + cell.column * self.width
        return QRectF(left, self.cells.top() + cell.row * self.height, self.width, self.height)


class HeatMapView(QWidget):
    """Shows a heat map."""

    point_clicked = pyqtSignal(object)  # the key of the point whose cell was clicked or reached with an arrow key
    # the position on the screen where a menu is asked for; a cell under the pointer is clicked first
    menu_requested = pyqtSignal(QPoint)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.heat_map: HeatMap | None = None
        self._selected: PointKey | None = None
        self._reached: PointKey | None = None  # where the arrow keys are: what is to come cannot be selected
        self._chosen: frozenset[PointKey] = frozenset()
        self._picture = QtGui.QPixmap()  # of the cells, which take long to draw
        self._picture_of: tuple[object, ...] = ()  # all that the picture depends on
        self.card = hover_card.HoverCard(self)
        self.card.show_theme(theme)
        self.setMouseTracking(True)
        hover_card.set_up_view(self, "Heat map", QSize(200, 100))

    def show_map(self, heat: HeatMap) -> None:
        """Show this heat map."""
        self.heat_map = heat
        self.setAccessibleName(f"Heat map: {heat.title}")
        self.setAccessibleDescription(profile_figures.spoken_map(heat))
        self.card.hide()
        self.update()

    def show_theme(self, theme: Theme) -> None:
        """Use this theme."""
        self._theme = theme
        self.card.show_theme(theme)
        self.update()

    def select(self, key: PointKey | None) -> None:
        """Mark the cell of a point."""
        self._selected, self._reached = key, key or self._reached
        self.update()

    def choose(self, keys: frozenset[PointKey]) -> None:
        """Mark the cells of these points as chosen."""
        self._chosen = keys
        self.update()

    def cells(self, keys: Collection[PointKey | None] | None = None) -> Iterator[tuple[HeatCell, QRectF]]:
        """Yield the cells that are drawn, of `keys` only those of these points, with their rectangles."""
        for placed in () if self.heat_map is None else _placed(self.heat_map, QRectF(self.rect()))[0]:
            cells = (cell for cell in placed.facet.cells if keys is None or cell.key in keys)
            yield from ((cell, placed.rect_of(cell)) for cell in cells)

    def _cell_at(self, pixel: QPointF) -> tuple[HeatCell, QRectF] | None:
        return next(((cell, rect) for cell, rect in self.cells() if rect.contains(pixel)), None)

    def paintEvent(self, _: QtGui.QPaintEvent | None) -> None:
        """Draw the heat map, the chosen cells and the selected cell."""
        if self.heat_map is None:
            return
        wanted = (self.heat_map, self._theme, self.size(), self.devicePixelRatioF(), scaled(100))
        if self._picture_of != wanted:
            self._picture = QtGui.QPixmap(self.size() * self.devicePixelRatioF())
            self._picture.setDevicePixelRatio(self.devicePixelRatioF())
            self._picture.fill(Qt.GlobalColor.transparent)
            with application.painting(self._picture) as painter:
                draw_heat_map(painter, self.heat_map, QRectF(self.rect()), self._theme, has_pointer=True)
            self._picture_of = wanted
        with application.painting(self) as painter:
            painter.drawPixmap(0, 0, self._picture)
            painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for cell, rect in self.cells(self._chosen | {self._selected}):
                is_selected = cell.key == self._selected
                if cell.key in self._chosen or is_selected:
                    colour = self._theme.text if is_selected else self._theme.accent
                    for ink, width in ((self._theme.panel, 5.0), (colour, 2.5)):  # the cell may have the frame's colour
                        painter.setPen(QtGui.QPen(QtGui.QColor(ink), width))
                        painter.drawRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), 3, 3)

    def mouseMoveEvent(self, a0: QtGui.QMouseEvent | None) -> None:
        """Show the card of the cell under the pointer."""
        target = self._cell_at(a0.position()) if a0 is not None else None
        if target is None or self.heat_map is None:
            self.card.hide()
        else:
            self.card.show_lines(self.heat_map.card_of(target[0]), target[1].center())

    def contextMenuEvent(self, a0: QtGui.QContextMenuEvent | None) -> None:
        """Ask for the menu."""
        if a0 is None:
            return
        target = self._cell_at(QPointF(a0.pos()))
        if target is not None and a0.reason() == QtGui.QContextMenuEvent.Reason.Mouse:
            self.point_clicked.emit(target[0].key)
        self.card.hide()
        self.menu_requested.emit(a0.globalPos())

    def leaveEvent(self, _: object) -> None:
        """Hide the card."""
        self.card.hide()

    def mouseReleaseEvent(self, a0: QtGui.QMouseEvent | None) -> None:
        """Select the cell that was clicked."""
        is_left = a0 is not None and a0.button() == Qt.MouseButton.LeftButton
        target = self._cell_at(a0.position()) if a0 is not None and is_left else None
        if target is not None:
            self.point_clicked.emit(target[0].key)

    def keyPressEvent(self, a0: QtGui.QKeyEvent | None) -> None:
        """Go from cell to cell with the arrow keys, from the last column to the next variant, and say what is there."""
        if a0 is None or self.heat_map is None:
            return
        step = hover_card.ARROW_STEPS.get(Qt.Key(a0.key()))
        facets = self.heat_map.facets
        if step is None or not facets:
            a0.ignore()
            return
        selected = ((at, cell) for at, facet in enumerate(facets) for cell in facet.cells if cell.key == self._reached)
        at, cell = next(selected, (0, None))
        row, column = (0, 0) if cell is None else (cell.row + step[0], cell.column + step[1])
        if not 0 <= column < len(facets[at].columns) and 0 <= at + step[1] < len(facets):
            cells = facets[at + step[1]].cells
            target = min(cells, key=lambda other: (abs(other.row - row), step[1] * other.column))
        else:
            beside = (other for other in facets[at].cells if (other.row, other.column) == (row, column))
            target = next(beside, cell or facets[0].cells[0])
        self._reached = target.key
        self.point_clicked.emit(target.key)
        self.setAccessibleDescription(". ".join(self.heat_map.card_of(target)))
        if rect := next((rect for drawn, rect in self.cells() if drawn is target), None):
            self.card.show_lines(self.heat_map.card_of(target), rect.center())


@at_text_size(NORMAL)
def heat_map_picture(
    heat: HeatMap, theme: Theme, form: Format, size: QSize = PICTURE_SIZE, sheet: Sheet | None = None
) -> bytes:
    """Return a picture of the heat map; a `sheet` gives size and heading on paper, in place of `size`."""
    size = size if sheet is None else sheet.pixels
    return sheet_picture(
        sheet or heat, lambda painter, area: draw_heat_map(painter, heat, area, theme), theme, form, size
    )


def draw_heat_map(
    painter: QtGui.QPainter, heat: HeatMap, area: QRectF, theme: Theme, *, has_pointer: bool = False
) -> None:
    """Draw a heat map into an area; where a pointer reads cells, it is said if their numbers have no room."""
    painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
    if heat.empty:
        painter.setFont(font())
        painter.setPen(QtGui.QColor(theme.muted))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, heat.empty)
        return
    placed, left_out = _placed(heat, area)
    for facet, name in zip(placed, _names(heat, placed), strict=True):
        _draw_facet(painter, facet, name, theme)
    _draw_scale(painter, heat, area, theme, left_out, are_on_hover=has_pointer and not all(map(_number_pixels, placed)))


def _labels_width(heat: HeatMap) -> float:
    metrics = QtGui.QFontMetricsF(font(SMALL_PIXELS))
    texts = [row for facet in heat.facets for row in facet.rows if facet.rows != ("0",)]
    return max(map(metrics.horizontalAdvance, texts), default=0.0) + 8


def _placed(heat: HeatMap, area: QRectF) -> tuple[list[_PlacedFacet], int]:
    """Return the facets that fit, with the largest cells in which numbers have room, and how many do not."""
    count = len(heat.facets)
    if not count:
        return [], 0
    room = area.adjusted(0, 4, -4, -scaled(SCALE_PIXELS))
    is_shared = len({(facet.rows, facet.columns) for facet in heat.facets}) == 1  # labels then stand at the edges alone
    labels = _labels_width(heat)
    least_shared = (MIN_SHARED_WIDTH, scaled(HEAD_PIXELS) + MIN_ROW * len(heat.facets[0].rows))
    least, gap = (least_shared, SHARED_GAP_PIXELS) if is_shared else (MIN_FACET, GAP_PIXELS)
    foot = scaled(FOOT_PIXELS) if is_shared else 0
    for_facets = room.width() - (labels if is_shared else 0.0)
    most_across = min(count, max(1, int((for_facets + gap) // (least[0] + gap))))
    most_down = max(1, int((room.height() - foot + gap / 2) // (least[1] + gap / 2)))
    by_rows = {ceil(count / across): across for across in range(most_across, 0, -1)}  # the least of each number of them
    fitting = [across for down, across in by_rows.items() if down <= most_down] or [most_across]
    wanted = ((across, min(ceil(count / across), most_down)) for across in fitting)
    options = [_in_columns(heat, room, *each, labels, is_shared=is_shared) for each in wanted]
    # by the area of a cell, as far as it is neither flat nor thin
    options.sort(key=lambda o: min(o[0].width, FLAT * o[0].height) * min(o[0].height, o[0].width), reverse=True)
    placed = next((option for option in options if all(map(_number_pixels, option))), options[0])
    return placed, count - len(placed)


def _in_columns(
    heat: HeatMap, room: QRectF, across: int, down: int, labels: float, *, is_shared: bool
) -> list[_PlacedFacet]:
    """Arrange facets side by side and below each other; those of the same rows and columns share their labels."""
    foot = scaled(FOOT_PIXELS)
    first_labels, each_labels = (labels, 0.0) if is_shared else (0.0, labels)
    last_foot, each_foot = (foot, 0.0) if is_shared else (0.0, foot)
    gap = SHARED_GAP_PIXELS if is_shared else GAP_PIXELS
    width = (room.width() - first_labels - gap * (across - 1)) / across
    height = (room.height() - last_foot - gap / 2 * (down - 1)) / down
    shown, placed = heat.facets[: across * down], []
    for number, facet in enumerate(shown):
        start = room.left() + first_labels + (number % across) * (width + gap)
        top = room.top() + (number // across) * (height + gap / 2) + scaled(HEAD_PIXELS)
        cell_width = min(scaled(MAX_CELL_WIDTH), (width - each_labels) / len(facet.columns))
        cell_height = min(scaled(MAX_CELL_HEIGHT), (height - scaled(HEAD_PIXELS) - each_foot) / len(facet.rows))
        size = cell_width * len(facet.columns), cell_height * len(facet.rows)
        placed.append(_PlacedFacet(
            facet=facet, room=width - NAME_LEFT, left=start, cells=QRectF(start + each_labels, top, *size),
            width=cell_width, height=cell_height,
            has_row_labels=facet.rows != ("0",) and (not is_shared or number % across == 0),
            has_column_labels=not is_shared or number + across >= len(shown),
        ))  # fmt: skip
    return placed


def _names(heat: HeatMap, placed: list[_PlacedFacet]) -> list[str]:
    """Return the names above facets, whole where all of the map have room."""
    metrics, width = QtGui.QFontMetricsF(font(SMALL_PIXELS)), min((part.room for part in placed), default=0.0)
    are_whole = all(metrics.horizontalAdvance(facet.label) <= width for facet in heat.facets)
    names = {} if are_whole else spacing.telling_labels(facet.label for facet in heat.facets)
    labels = [part.facet.label for part in placed]
    return plot_items.cut_labels([names.get(label, label) for label in labels], metrics, width)


def _number_pixels(placed: _PlacedFacet) -> int:
    """Return the size of the numbers in the cells of a facet; 0 where none fits into each cell."""
    heights = [pixels for pixels in NUMBER_PIXELS if placed.height >= scaled(pixels + 1)]
    cells = placed.facet.cells if heights else ()
    texts = {(cell.text, cell.is_best) for cell in cells if not cell.is_to_come}
    longest = sorted(texts, key=lambda pair: len(pair[0]))[-LONGEST_TEXTS:]
    for pixels in heights:
        if all(_fits(text, font(pixels), placed.width) for text, _ in longest):
            return pixels
    return 0


def _fits(number: str, of_font: QtGui.QFont, width: float) -> bool:
    return QtGui.QFontMetricsF(of_font).horizontalAdvance(number) <= width - scaled(BESIDE_NUMBER)


def _draw_facet(painter: QtGui.QPainter, placed: _PlacedFacet, name: str, theme: Theme) -> None:
    facet, area = placed.facet, placed.cells
    flags, small = Qt.AlignmentFlag, font(SMALL_PIXELS)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QtGui.QColor(theme.hue(facet.look)))
    widgets.draw_symbol(painter, facet.look.marker, QPointF(placed.left + 8.5, area.top() - scaled(10)), 4.2)
    painter.setFont(small)
    painter.setPen(QtGui.QColor(theme.text))
    room = QRectF(placed.left + NAME_LEFT - 1, area.top() - scaled(19), 1, scaled(18))
    painter.drawText(room, flags.AlignVCenter | Qt.TextFlag.TextDontClip, name)
    pixels = _number_pixels(placed)
    for cell in facet.cells:
        _draw_cell(painter, cell, placed.rect_of(cell).adjusted(0.75, 0.75, -0.75, -0.75), theme, pixels)
    painter.setPen(QtGui.QColor(theme.muted))
    painter.setFont(small if placed.height >= scaled(ROW_PIXELS) else font(NUMBER_PIXELS[-1]))
    step = max(1, ceil(scaled(NUMBER_PIXELS[-1] + 1) / placed.height))
    for row, text in enumerate(facet.rows if placed.has_row_labels else ()):
        if row % step == 0:
            room = QRectF(area.left() - 106, area.top() + row * placed.height, 100, placed.height)
            painter.drawText(room, flags.AlignRight | flags.AlignVCenter | Qt.TextFlag.TextDontClip, text)
    painter.setFont(small)
    widest = max(map(QtGui.QFontMetricsF(small).horizontalAdvance, facet.columns)) + 6
    step = max(1, ceil(widest / placed.width))
    for column, text in enumerate(facet.columns if placed.has_column_labels else ()):
        if column % step == 0:
            room = QRectF(area.left() + column * placed.width, area.bottom() + 1, placed.width, scaled(16))
            painter.drawText(room, flags.AlignCenter | Qt.TextFlag.TextDontClip, text)


def _draw_cell(painter: QtGui.QPainter, cell: HeatCell, room: QRectF, theme: Theme, pixels: int) -> None:
    if cell.strength is None:
        colour = QtGui.QColor(colour_of(cell.state, theme))
        pen = QtGui.QPen(QtGui.QColor(theme.border), 1)
        if cell.state is State.STALE:
            pen.setColor(colour)
            pen.setDashPattern(STALE_DASH)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(room)
        painter.setPen(QtGui.QPen(colour, 1.6))
        middle, reach = room.center(), min(4.0, room.height() / 3)
        if cell.state in TO_COME:
            draw = curves_item.draw_queued if cell.state is State.QUEUED else curves_item.draw_running
            draw(painter, [middle], theme)
        elif cell.state is State.STALE:
            painter.setFont(font(pixels or NUMBER_PIXELS[-1]))
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, cell.text if pixels else SIGNS[State.STALE][0])
        elif cell.state is State.FAILED:
            painter.drawLine(middle - QPointF(reach, reach), middle + QPointF(reach, reach))
            painter.drawLine(middle + QPointF(-reach, reach), middle + QPointF(reach, -reach))
        else:
            painter.drawLine(middle - QPointF(reach, 0), middle + QPointF(reach, 0))
        return
    ground = colour_at(round(cell.strength, 2), theme)  # more shades are not told apart, and take long to find
    ink = QtGui.QColor(colours.ink_on(ground.name()))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawRect(room)
    if cell.state is not None and not pixels:  # there is no room for its sign
        painter.fillRect(room, QtGui.QBrush(ink, Qt.BrushStyle.BDiagPattern))
    if pixels:
        bold = font(pixels, bold=True)
        cell_font = bold if cell.is_best and _fits(cell.text, bold, room.width()) else font(pixels)
        cell_font.setItalic(cell.provenance == Provenance.MODELLED)  # as in the table
        painter.setFont(cell_font)
        painter.setPen(ink)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, cell.text)
    if cell.is_best:
        painter.setBrush(ink)
        painter.setPen(Qt.PenStyle.NoPen)
        reach, corner = min(5.0, room.height() / 3), room.topRight()
        painter.drawPolygon(QtGui.QPolygonF([corner, corner - QPointF(reach, 0), corner + QPointF(0, reach)]))


def _draw_scale(
    painter: QtGui.QPainter, heat: HeatMap, area: QRectF, theme: Theme, left_out: int, *, are_on_hover: bool
) -> None:
    """Draw the colour scale with its labels, whether numbers have room, and the number of facets that do not fit."""
    flags = Qt.AlignmentFlag
    painter.setFont(font(SMALL_PIXELS))
    metrics = QtGui.QFontMetricsF(font(SMALL_PIXELS))
    y = area.bottom() - scaled(SCALE_PIXELS) + 6
    left = area.left() + _labels_width(heat)
    painter.setPen(QtGui.QColor(theme.muted))
    width = metrics.horizontalAdvance(heat.best)
    painter.drawText(QRectF(left, y, width + 2, scaled(16)), flags.AlignVCenter, heat.best)
    bar = QRectF(left + width + 8, y + 3, 96, 10)
    shade = QtGui.QLinearGradient(bar.topLeft(), bar.topRight())
    for step in range(9):
        shade.setColorAt(step / 8, colour_at(1 - step / 8, theme))
    painter.fillRect(bar, shade)
    painter.drawText(QRectF(bar.right() + 8, y, scaled(200), scaled(16)), flags.AlignVCenter, heat.worst)
    after = bar.right() + 8 + metrics.horizontalAdvance(heat.worst) + 20
    room = QRectF(after, y, area.right() - after - 4, scaled(16))
    cells = [cell for facet in heat.facets for cell in facet.cells]
    signs = [signed(state, state) for state in State if any(cell.state is state for cell in cells)]
    signs += ["italic: modelled"] * any(cell.provenance == Provenance.MODELLED for cell in cells)
    marks = "  ".join(signs)
    down, below = (f" · down: {heat.row_label}", f"  ↓ {heat.row_label}") if heat.row_label else ("", "")
    long, short = f"{heat.value_label} · across: {heat.column_label}{down}", f"→ {heat.column_label}{below}"
    where = "numbers: point at a cell" if are_on_hover else ""
    heads = dict.fromkeys((" · ".join(filter(None, (where, marks))), where, ""))
    wordings: tuple[str, ...] = tuple(
        " · ".join(filter(None, (head, text))) for head in heads for text in (long, short)
    )
    if left_out:
        wordings = f"{left_out} more variants do not fit: hide some in the legend", f"+{left_out}: hide some variants"
    fitting = (text for text in wordings if metrics.horizontalAdvance(text) <= room.width())
    shown = next(fitting, None) or metrics.elidedText(wordings[-1], Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, flags.AlignRight | flags.AlignVCenter, shown)
