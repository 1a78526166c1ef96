"""The one renderer of curves: draws any `Figure` with pyqtgraph and tells what the pointer and the keys are at.

The rule: it knows nothing of kernels or sweeps. It keeps three graphics items for whatever figure comes, so figures can
come and go as often as they like.

Drag pans, the wheel zooms, a double click shows everything; Shift and drag, or a plain drag while `box_mode` is on,
draws a box around points. Left and right go along a curve, up and down across the curves at one place; with Shift they
choose more points; Ctrl+A chooses all in view, Escape none; +, - and Home zoom.
"""

from __future__ import annotations

from bisect import bisect_left

import numpy as np
import pyqtgraph as pg
from PyQt6.QtCore import QEvent, QPointF, QRectF, Qt, pyqtSignal
from PyQt6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent, QShowEvent
from PyQt6.QtWidgets import QGraphicsItem, QWidget

from warplens.gui.plots.figure import Axis, Figure, Gap, Mark, PointKey
from warplens.gui.rendering.axes import FigureAxis, HoverCard, ReadOut, no_menu
from warplens.gui.rendering.curves_item import CurvesItem, Projection, colour_of
from warplens.gui.rendering.labels import LabelsItem
from warplens.gui.rendering.pointer import PointerItem
from warplens.gui.rendering.targets import Targets
from warplens.gui.toolkit.theme import Theme

REACH_PIXELS = 14.0
"""How near to a mark the pointer must be to mean it."""
DRAG_PIXELS = 4
"""A button that is released nearer to where it was pressed has clicked."""
MAX_READINGS = 14
"""Curves that the read-out of one place lists."""
HEAD_PIXELS = 22
"""Room for the name of the y axis above the plot."""
_ZOOMS = {Qt.Key.Key_Plus: 0.8, Qt.Key.Key_Equal: 0.8, Qt.Key.Key_Minus: 1.25}
_STEPS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, 1), Qt.Key.Key_Down: (0, -1)}


class FigureView(pg.GraphicsLayoutWidget):
    """Shows a figure.

    Signals:
        point_clicked: the key of the mark or gap that was clicked, or reached by a key.
        points_chosen: the keys of the points that are chosen together now (a frozenset).
    """

    point_clicked = pyqtSignal(object)
    points_chosen = pyqtSignal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAntialiasing(True)
        self.setFrameShape(self.Shape.NoFrame)
        self.setMinimumSize(200, 150)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName("Plot")
        self.box_mode = False
        """Whether a plain drag draws a box instead of panning."""
        self._theme = theme
        self._figure: Figure | None = None
        self._selected: PointKey | None = None
        self._stand_in: PointKey | None = None
        self._ring_row: int | None = None
        self._chosen: frozenset[PointKey] = frozenset()
        self._chosen_rows: list[int] = []
        self._targets = Targets([])
        self._pressed_at = QPointF()
        self._box_from: QPointF | None = None
        self._bottom, self._left = FigureAxis("bottom"), FigureAxis("left")
        self._plot = self.ci.addPlot(axisItems={"bottom": self._bottom, "left": self._left})
        self._plot.hideButtons()
        self._plot.setContentsMargins(0, 8, 0, 0)
        self.ci.setContentsMargins(0, 0, 0, 0)
        self.ci.layout.setContentsMargins(0, 0, 0, 0)
        self._view = self._plot.getViewBox()
        no_menu(self._view)
        self._view.setDefaultPadding(0)
        self._projection = Projection()
        self._curves = CurvesItem(self._projection, self._plot)
        self._labels = LabelsItem(self._projection, self._plot)
        self._pointer = PointerItem(self._projection, self._plot)
        self._card = HoverCard(self)
        self._view.sigRangeChanged.connect(self._on_range_changed)
        self._view.sigResized.connect(self._on_range_changed)
        self.viewport().setMouseTracking(True)
        self.viewport().installEventFilter(self)
        self.show_theme(theme)

    @property
    def theme(self) -> Theme:
        """What it is drawn in."""
        return self._theme

    @property
    def figure(self) -> Figure | None:
        """The figure that is shown."""
        return self._figure

    @property
    def card(self) -> HoverCard:
        """The card that a hover shows."""
        return self._card

    @property
    def unlabelled(self) -> str:
        """What is said of curves whose labels found no room; empty if all did."""
        return self._labels.unlabelled

    @property
    def hint(self) -> str:
        """What stands in the place of curves where there are none."""
        return self._labels.hint

    @property
    def ring(self) -> QPointF | None:
        """Where the selected point is marked, in the widget; None where it is not in the figure."""
        ring = self._pointer.ring
        return None if ring is None else ring + self._plot.scenePos()

    @property
    def halos(self) -> int:
        """How many chosen points are marked."""
        return len(self._pointer.halos)

    @property
    def x_view(self) -> tuple[float, float]:
        """The part of the x axis in view, as values."""
        low, high = self._view.viewRange()[0]
        return (self._figure.x.value_at(low), self._figure.x.value_at(high)) if self._figure else (low, high)

    @property
    def part(self) -> tuple[tuple[float, float], tuple[float, float]]:
        """The part of the axes in view, as positions."""
        x, y = self._view.viewRange()
        return (x[0], x[1]), (y[0], y[1])

    def label_rects(self) -> dict[str, QRectF]:
        """Return where the labels at the ends of the curves stand, in the scene."""
        return {text: self._plot.mapRectToScene(rect) for text, rect in self._labels.rects.items()}

    def pixel_of(self, key: PointKey) -> QPointF | None:
        """Return where the mark or gap of a point is drawn, in the widget; None if it is not."""
        row = self._targets.row_of(key)
        if row is None:
            return None
        return QPointF(*self._targets.pixels(self._projection)[row].tolist()) + self._plot.scenePos()

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self._theme = theme
        self.setBackground(theme.panel)
        for part in (self._left, self._bottom, self._card, self._pointer):
            part.show_theme(theme)
        if self._figure is not None:
            self.show_figure(self._figure)

    def show_figure(self, figure: Figure) -> None:
        """Draw `figure` in place of the last; a part in view that was chosen stays where the axes mean the same."""
        last = self._figure
        stays = last is not None and not self._shows_all(last) and _mean_the_same(last, figure)
        self._figure = figure
        self._bottom.show_axis(figure.x)
        self._left.show_axis(figure.y)
        self._left.setVisible(not figure.empty)
        self._bottom.setVisible(not figure.empty or any(series.gaps for series in figure.series))
        # after they are visible: a hidden axis takes no room until its label is asked for again
        self._bottom.show_name(figure.x.label, self._theme)
        self._left.showLabel(show=False)  # it stands level above the axis, where it is read without turning the head
        self._curves.show_figure(figure, self._theme)
        self._labels.show_figure(figure, self._curves.prepared, self._theme)
        self._targets = Targets(self._curves.prepared)
        self._find_ring()
        self._chosen_rows = self._targets.rows_of(self._chosen)
        self._leave()
        self._reserve_gutter()
        if not stays:
            self.show_all()
        self._on_range_changed()

    def show_all(self) -> None:
        """Bring the whole figure into view."""
        if self._figure is not None:
            x, y = self._figure.x, self._figure.y
            self._view.setRange(xRange=_span(x), yRange=_span(y), padding=0)

    def show_part(self, x: tuple[float, float] | None, y: tuple[float, float] | None) -> None:
        """Bring a part of the figure into view; positions along the axes, None leaves an axis as it is."""
        if x is not None:
            self._view.setXRange(*x, padding=0)
        if y is not None:
            self._view.setYRange(*y, padding=0)

    def select(self, key: PointKey | None, stand_in: PointKey | None = None) -> None:
        """Ring the point where it is in the figure; else what stands in its place, with dashes."""
        self._selected, self._stand_in = key, stand_in
        self._find_ring()
        self._place_pointer()

    def _find_ring(self) -> None:
        self._ring_row = self._targets.row_of(self._selected)
        self._pointer.is_stand_in = self._ring_row is None and self._stand_in is not None
        if self._pointer.is_stand_in:
            self._ring_row = self._targets.row_of(self._stand_in)

    def choose(self, keys: frozenset[PointKey]) -> None:
        """Mark these points as chosen, where they are in the figure."""
        self._chosen = keys
        self._chosen_rows = self._targets.rows_of(keys)
        self._place_pointer()

    # Drawing.

    def _shows_all(self, figure: Figure) -> bool:
        spans = (_span(figure.x), _span(figure.y))
        return all(
            abs(shown - whole) <= 1e-6 * (high - low)
            for (low, high), view in zip(spans, self._view.viewRange(), strict=True)
            for shown, whole in zip(view, (low, high), strict=True)
        )

    def _reserve_gutter(self) -> None:
        if self._figure is not None:
            gutter = self._labels.gutter(self._figure, self.width())
            self._plot.layout.setContentsMargins(0, HEAD_PIXELS, gutter, 0)
            self._plot.layout.activate()  # at once: the labels are placed by where the plot is

    def _on_range_changed(self, *_: object) -> None:
        if self._figure is None:
            return
        self._projection.area = self._view.mapRectToItem(self._plot, self._view.boundingRect())
        self._projection.x_range, self._projection.y_range = map(tuple, self._view.viewRange())
        bounds = self._plot.boundingRect()
        self._curves.reshape()
        self._labels.place(bounds, bounds.right() - self._projection.area.right())
        self._place_pointer()

    def _place_pointer(self) -> None:
        rows = [*self._chosen_rows, *([] if self._ring_row is None else [self._ring_row])]
        places = self._targets.pixels(self._projection)[rows] if rows else np.empty((0, 2))
        self._pointer.halos = places[: len(self._chosen_rows)]
        self._pointer.ring = None if self._ring_row is None else QPointF(*places[-1].tolist())
        self._pointer.reshape()

    # The pointer.

    def _in_plot(self, at: QPointF) -> QPointF:
        return at - self._plot.scenePos()

    def _leave(self) -> None:
        self._card.hide()
        self._pointer.crosshair = None
        self._pointer.update()

    def _hover(self, at: QPointF) -> None:
        """Show the card of the mark at hand, else what every curve says at the nearest place along x."""
        inside = self._in_plot(at)
        if self._figure is None or not self._projection.area.contains(inside):
            self._leave()
            return
        found = self._targets.nearest(inside, REACH_PIXELS, self._projection)
        if found is not None:
            self._show_target(*found)
            return
        place = self._place_near(inside)
        if place is None:
            self._leave()
            return
        self._pointer.crosshair = float(self._projection.x(np.array([place]))[0])
        self._pointer.update()
        self._card.show_read_out(self._read_out(place), at)

    def _show_target(self, target: Mark | Gap, place: QPointF) -> None:
        if self._figure is not None:
            self._pointer.crosshair = place.x()
            self._pointer.update()
            self._card.show_lines(self._figure.card_of(target), place + self._plot.scenePos())

    def _place_near(self, at: QPointF) -> float | None:
        """Return the position along x, of those in view that have a mark or a gap, that is nearest to the pointer."""
        lower, upper = self._projection.x_range
        places = self._targets.places
        places = places[np.searchsorted(places, lower) : np.searchsorted(places, upper, side="right")]
        if not len(places):
            return None
        return float(places[np.argmin(np.abs(places - self._projection.position(at)[0]))])

    def _read_out(self, place: float) -> ReadOut:
        figure = self._figure
        if figure is None:
            return ReadOut(heading="", rows=(), more="")
        x = _exact(figure.x, place)
        readings = figure.readings_at(x)
        heading = f"{figure.x.label} {figure.x.words_for(x)}"
        if figure.badge and "+" not in figure.badge:
            heading += f" · {figure.badge}"
        rows = tuple((colour_of(r.series, self._theme).name(), r.series.label, r.text) for r in readings)
        left = len(rows) - MAX_READINGS
        return ReadOut(heading=heading, rows=rows[:MAX_READINGS], more=f"and {left} more" if left > 0 else "")

    def _press(self, event: QMouseEvent) -> bool:
        self._pressed_at = event.position()
        is_left = event.button() == Qt.MouseButton.LeftButton
        if is_left and (self.box_mode or event.modifiers() & Qt.KeyboardModifier.ShiftModifier):
            self._box_from = self._in_plot(event.position())
            self._leave()
            self.setFocus()
            return True
        return False

    def _drag(self, event: QMouseEvent) -> bool:
        if self._box_from is None:
            return False
        box = QRectF(self._box_from, self._in_plot(event.position())).normalized()
        self._pointer.box = box.intersected(self._projection.area)
        self._pointer.update()
        return True

    def _release(self, event: QMouseEvent) -> bool:
        if event.button() != Qt.MouseButton.LeftButton:
            return False
        was_box = self._box_from is not None
        moved = event.position() - self._pressed_at
        if was_box and moved.manhattanLength() >= DRAG_PIXELS:
            box = QRectF(self._box_from or QPointF(), self._in_plot(event.position())).normalized()
            self.points_chosen.emit(self._targets.inside(box, self._projection))
        elif moved.manhattanLength() < DRAG_PIXELS:
            found = self._targets.nearest(self._in_plot(event.position()), REACH_PIXELS, self._projection)
            if found is not None and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                self.points_chosen.emit(self._chosen ^ {found[0].key})
            elif found is not None:
                self.point_clicked.emit(found[0].key)
        self._box_from = self._pointer.box = None
        self._pointer.update()
        return was_box

    def showEvent(self, event: QShowEvent | None) -> None:
        """Keep the drawn curves on a screen, where crosshair and ring move over them; in a picture they stay lines."""
        super().showEvent(event)
        self._curves.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Follow the pointer over the plot; pyqtgraph still pans and zooms, but where a box is drawn."""
        kind = event.type()
        taken = False
        if self.closed:  # its items are gone, and it is about to go
            return False
        if kind == QEvent.Type.Leave:
            self._leave()
        elif isinstance(event, QMouseEvent):
            if kind == QEvent.Type.MouseMove:
                if event.buttons() == Qt.MouseButton.NoButton:
                    self._hover(event.position())
                else:
                    taken = self._drag(event)
                    self._leave()
            elif kind == QEvent.Type.MouseButtonPress:
                taken = self._press(event)
            elif kind == QEvent.Type.MouseButtonDblClick:
                self.show_all()
            elif kind == QEvent.Type.MouseButtonRelease:
                taken = self._release(event)
        return taken or bool(super().eventFilter(watched, event))

    # The keyboard.

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Go from point to point, choose, zoom."""
        if event is None:
            return
        key = Qt.Key(event.key())
        if key in _STEPS:
            self._step(*_STEPS[key], choosing=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif key in _ZOOMS:
            self._view.scaleBy((_ZOOMS[key], _ZOOMS[key]))
        elif key == Qt.Key.Key_Home:
            self.show_all()
        elif key == Qt.Key.Key_A and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.points_chosen.emit(self._targets.inside(self._projection.area, self._projection))
        elif key == Qt.Key.Key_Escape and self._chosen:
            self.points_chosen.emit(frozenset())
        else:
            event.ignore()
            return
        event.accept()

    def _step(self, along: int, over: int, *, choosing: bool) -> None:
        if not len(self._targets):
            return
        row = self._ring_row
        if row is None:
            target = self._targets.target(0)
        else:
            target = self._targets.beside(row, along) if along else self._targets.over(row, over)
        if choosing:
            before = frozenset() if self._selected is None else frozenset({self._selected})
            self.points_chosen.emit(self._chosen | before | {target.key})
        self.point_clicked.emit(target.key)
        at = self.pixel_of(target.key)
        if at is not None and self._projection.area.contains(self._in_plot(at)):
            self._show_target(target, self._in_plot(at))

    def resizeEvent(self, ev: QResizeEvent | None) -> None:
        """Share the width out anew between the plot and its labels."""
        super().resizeEvent(ev)
        if getattr(self, "_figure", None) is not None and not self.closed:
            self._reserve_gutter()


def _span(axis: Axis) -> tuple[float, float]:
    return axis.position(axis.lower), axis.position(axis.upper)


def _exact(axis: Axis, place: float) -> float:
    """Return the size whose position is `place`: logarithms do not come back exactly."""
    value = axis.value_at(place)
    after = bisect_left(axis.values, value)
    return min(axis.values[max(0, after - 1) : after + 1], key=lambda known: abs(known - value), default=value)


def _mean_the_same(last: Figure, figure: Figure) -> bool:
    """Say whether a part in view of one figure is a part of the other."""
    return all(
        (before.label, before.scale, before.quantity) == (now.label, now.scale, now.quantity)
        for before, now in ((last.x, figure.x), (last.y, figure.y))
    )
