"""One facet of a drawn figure, which is the whole plot where there is one, and how several share the room.

The rule: all facets show the same part of the same axes, so that what is higher in one is higher in all of them. Those
that have no room are left out, and their number is said.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

import numpy as np
from PyQt6.QtCore import QPointF, QRectF
from PyQt6.QtWidgets import QGraphicsItem

from warplens.gui.figures.figure import Figure, Gap, Mark, PointKey
from warplens.gui.kit.axes import LABEL_WIDTH, NAME_HEIGHT, NAMELESS_HEIGHT, AxesItem, Floats, Projection
from warplens.gui.kit.curves_item import CurvesItem, SeriesArrays, arrays_of
from warplens.gui.kit.plot_items import NO_GUTTER, LabelsItem, PointerItem, Targets
from warplens.gui.kit.theme import Theme, scaled

TOP_PIXELS, HEAD_PIXELS = 8, 22  # above the plot a margin, and the name of the y axis
LOW_PIXELS = 270  # in a plot that is lower than this, the name of the x axis stands above it too
CAPTION_PIXELS = 19  # above each of several facets stands its name
GAP_PIXELS = 22  # between two of them
SMALLER = 0.65  # the scale of marks and lines where there are several facets
LEAST_WIDTH, LEAST_HEIGHT = 80, 42  # a facet is at least so large
BEST_SHAPE = 1.5  # the width of a facet over its height that is aimed at


@dataclass(frozen=True, slots=True)
class FacetParts:
    """The figure of a facet, and what is made of its marks before it is drawn."""

    figure: Figure
    series: list[SeriesArrays]
    targets: Targets


def parts_of(figure: Figure) -> tuple[FacetParts, ...]:
    """Return the parts of each facet of a figure, in any thread: of many marks they take long."""
    arrays = ((part, arrays_of(part)) for part in figure.facets)
    return tuple(FacetParts(part, series, Targets(series)) for part, series in arrays)


class Facet:
    """The axes, curves, labels and marked points of one facet."""

    def __init__(self, parent: QGraphicsItem, *, has_legend: bool = True) -> None:
        self.projection = Projection()
        self.axes = AxesItem(self.projection, parent)
        self.curves = CurvesItem(self.projection, self.axes)
        self.labels = LabelsItem(self.projection, self.axes, has_legend=has_legend)
        self.curves.names_unplaced.connect(self.labels.name_rules)
        self.pointer = PointerItem(self.projection, self.axes)
        self.targets = Targets([])
        self.ring_row: int | None = None
        self._chosen_rows: list[int] = []
        self._running_rows: list[int] = []
        self._coming: list[tuple[float, str]] = []  # where along x points are to come, and their state
        self.gutter = NO_GUTTER  # the room for labels at its right

    @property
    def marked(self) -> Floats:
        """The pixels of the selected and the chosen points, one a row."""
        rows = [*self._chosen_rows, *([] if self.ring_row is None else [self.ring_row])]
        return self.targets.pixels(self.projection)[rows] if rows else np.empty((0, 2))

    def find(self, key: PointKey | None) -> tuple[Mark | Gap, QPointF] | None:
        """Return the mark or gap of a point and its pixel; None if it is not here."""
        if (row := self.targets.row_of(key)) is None:
            return None
        return self.targets.target(row), QPointF(*self.targets.pixels(self.projection)[row].tolist())

    def show_theme(self, theme: Theme) -> None:
        """Use this theme."""
        for part in (self.axes, self.labels, self.pointer):
            part.show_theme(theme)

    def show_figure(self, parts: FacetParts, theme: Theme, caption: tuple[str, ...]) -> None:
        """Show a figure, with the parts of a caption where it is one among several."""
        figure = parts.figure
        self.axes.figure = figure
        self.axes.is_facet = bool(caption)
        self.curves.size = SMALLER if caption else 1.0
        self.curves.show_figure(figure, theme, parts.series)
        self.labels.caption = caption
        self.labels.show_figure(figure, self.curves.series, theme)
        self.targets = parts.targets
        self._coming = [(figure.x.position(x), state) for x, state, _ in figure.coming]
        self.ring_row, self._chosen_rows, self._running_rows = None, [], []  # rows of the figure before

    def show_part(self, x: tuple[float, float], y: tuple[float, float], view: QRectF) -> None:
        """Show this part of the axes, as positions, in a view of these bounds."""
        self.projection.x_range, self.projection.y_range = x, y
        self.axes.reshape()
        self.curves.reshape()
        self.labels.lay_out(view, self.gutter)
        self._place_pointer()

    def select(self, key: PointKey | None, stand_in: PointKey | None) -> None:
        """Ring a point, or its stand-in where it is not here."""
        self.ring_row = self.targets.row_of(key)
        self.pointer.is_stand_in = self.ring_row is None and stand_in is not None
        if self.pointer.is_stand_in:
            self.ring_row = self.targets.row_of(stand_in)
        self._place_pointer()

    def choose(self, keys: frozenset[PointKey]) -> None:
        """Mark the chosen points that are here."""
        self._chosen_rows = self.targets.rows_of(keys)
        self._place_pointer()

    def show_running(self, keys: frozenset[PointKey]) -> None:
        """Mark the points that are executed now and are here."""
        self._running_rows = self.targets.rows_of(keys)
        self._place_pointer()

    def _place_pointer(self) -> None:
        pixels = self.marked
        all_pixels = self.targets.pixels(self.projection) if self._running_rows else pixels[:0]
        self.pointer.running = all_pixels[self._running_rows] if self._running_rows else all_pixels
        places = self.projection.x(np.array([x for x, _ in self._coming]))
        self.pointer.coming = [(x, state) for x, (_, state) in zip(places.tolist(), self._coming, strict=True)]
        self.pointer.halos = pixels[: len(self._chosen_rows)]
        self.pointer.ring = None if self.ring_row is None else QPointF(*pixels[-1].tolist())
        self.pointer.reshape()

    def point(self, crosshair: float | None, box: QRectF | None = None) -> None:
        """Draw the crosshair at this pixel, and a box."""
        self.pointer.crosshair, self.pointer.box = crosshair, box
        self.pointer.update()


def arrange(facets: Sequence[Facet], figure: Figure, width: float, height: float) -> int:
    """Place the facets of a figure in a view of this size; return how many of them have room."""
    count = max(1, len(figure.facet_names))
    first = facets[0].labels
    shows_y, shows_x = (
        not figure.empty,
        bool(not figure.empty or figure.coming or any(series.gaps for series in figure.series)),
    )
    is_above = shows_y and (height < scaled(LOW_PIXELS) or count > 1)
    foot = scaled(NAMELESS_HEIGHT if is_above else NAME_HEIGHT) if shows_x else 0
    left, head = scaled(LABEL_WIDTH) if shows_y else 0, TOP_PIXELS + scaled(HEAD_PIXELS)
    is_labelled = count == 1 or not first.has_legend
    gutter = first.gutter(figure, width / min(count, 2)) if is_labelled else NO_GUTTER
    gap = max(GAP_PIXELS, gutter if is_labelled else 0)
    room = QRectF(left, head, width - left - gutter, height - head - foot)
    caption = 0 if count == 1 else scaled(CAPTION_PIXELS)
    columns, rows, shown = _grid(count, room, caption, gap) if count > 1 else (1, 1, 1)
    cell_width, cell_height = (room.width() - gap * (columns - 1)) / columns, room.height() / rows
    for number, facet in enumerate(facets):
        row, column = divmod(number, columns)
        facet.axes.setVisible(number < shown)
        facet.axes.has_labels = (shows_x and number + columns >= shown, shows_y and column == 0)
        facet.axes.name = figure.x.label if count == 1 and shows_x and not is_above else ""
        facet.labels.y_name = ""
        top = room.top() + row * cell_height + caption
        start = room.left() + column * (cell_width + gap)
        facet.gutter = gutter
        facet.projection.area = QRectF(start, top, cell_width, cell_height - caption)
    if shows_y:
        across = f"across: {figure.x.label}" if is_above and figure.x.label else ""
        left_out = f"+{count - shown} in a larger plot" if shown < count else ""
        first.y_name = " · ".join(filter(None, (figure.y.label, across, left_out)))
    return shown


def _grid(count: int, room: QRectF, caption: float, gap: float) -> tuple[int, int, int]:
    """Return the columns and rows in which facets are largest, and how many of them have room."""
    most = max(1, min(count, int((room.width() + gap) // (scaled(LEAST_WIDTH) + gap))))
    most_down = max(1, int(room.height() // (scaled(LEAST_HEIGHT) + caption)))
    shown = min(count, most * most_down)
    rows = {columns: ceil(shown / columns) for columns in range(ceil(shown / most_down), most + 1)}
    sizes = {n: min(room.width() / n - gap, BEST_SHAPE * (room.height() / down - caption)) for n, down in rows.items()}
    columns = max(sizes, key=sizes.__getitem__)
    return columns, rows[columns], shown
