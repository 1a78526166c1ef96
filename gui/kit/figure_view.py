"""The widget that draws any `Figure` with pyqtgraph and reports clicks and choices of points.

The rule: it knows nothing of kernels or sweeps. The same three graphics items draw every figure: another shows quickly.

Drag pans, the wheel zooms, a double click shows everything; Shift and drag, or a plain drag while `box_mode` is on,
draws a box around points. The left and right keys move along a curve, up and down between the curves at one x; with
Shift they choose more points; Ctrl+A chooses all points in view, Escape none; +, - and Home zoom; F brings what is
selected into the middle, and pressed again, nearer.
"""

import numpy as np
from PyQt6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QSize, Qt, pyqtSignal
from PyQt6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent, QShowEvent
from PyQt6.QtWidgets import QGraphicsItem, QGraphicsWidget

from warplens.gui.figures.figure import Figure, Gap, Mark, PointKey
from warplens.gui.kit.axes import FigureAxis, Projection, around, have_same_axes, span
from warplens.gui.kit.curves_item import CurvesItem
from warplens.gui.kit.hover_card import ARROW_STEPS, HoverCard, set_up_view
from warplens.gui.kit.plot_items import LabelsItem, PointerItem, Targets, read_out
from warplens.gui.kit.pyqtgraph_door import GraphicsLayoutWidget
from warplens.gui.kit.theme import Theme, scaled

REACH_PIXELS = 14.0  # the pointer hits a mark within this distance
DRAG_PIXELS = 4  # a button released within this distance of its press has clicked
HEAD_PIXELS = 22  # the name of the y axis above the plot takes this height
LOW_PIXELS = 270  # in a plot that is lower than this, the name of the x axis stands above it too
ZOOM_IN = 0.8  # one step of zooming in leaves this part of each axis in view
_ZOOMS = {Qt.Key.Key_Plus: ZOOM_IN, Qt.Key.Key_Equal: ZOOM_IN, Qt.Key.Key_Minus: 1 / ZOOM_IN}


class FigureView(GraphicsLayoutWidget):
    """Shows a figure."""

    point_clicked = pyqtSignal(object)  # the key of the mark or gap that was clicked or reached with an arrow key
    points_chosen = pyqtSignal(object)  # the keys of all chosen points (a frozenset)
    # the position on the screen where a menu is asked for; a mark under the pointer is clicked first
    menu_requested = pyqtSignal(QPoint)

    def __init__(self, theme: Theme, *, has_legend: bool = True) -> None:
        super().__init__()
        self.setAntialiasing(True)
        self.setFrameShape(self.Shape.NoFrame)
        set_up_view(self, "Plot", QSize(200, 100))
        self.box_mode = False  # whether a plain drag draws a box instead of panning
        self.theme = theme
        self.figure: Figure | None = None
        self._selected: PointKey | None = None
        self._stand_in: PointKey | None = None
        self._ring_row: int | None = None
        self._chosen: frozenset[PointKey] = frozenset()
        self._chosen_rows: list[int] = []
        self._targets = Targets([])
        self._pressed_at = QPointF()
        self._hovered_at: QPointF | None = None
        self._reached: PointKey | None = None
        self._box_from: QPointF | None = None
        self._bottom, self._left = FigureAxis("bottom"), FigureAxis("left")
        plot = self.ci.addPlot(axisItems={"bottom": self._bottom, "left": self._left})
        plot.hideButtons()
        plot.setContentsMargins(0, 8, 0, 0)
        self.ci.setContentsMargins(0, 0, 0, 0)
        self.ci.layout.setContentsMargins(0, 0, 0, 0)
        self._view, self._plot_layout = plot.getViewBox(), plot.layout
        self._plot: QGraphicsWidget = plot
        self._view.setMenuEnabled(False)  # a double click shows the whole figure instead
        self._view.setMouseEnabled(x=True, y=True)
        self._view.setDefaultPadding(0)
        self._projection = Projection()
        self._curves = CurvesItem(self._projection, self._plot)
        self._labels = LabelsItem(self._projection, self._plot, has_legend=has_legend)
        self._curves.names_unplaced.connect(self._labels.name_rules)
        self._pointer = PointerItem(self._projection, self._plot)
        self.card = HoverCard(self)
        self._view.sigRangeChanged.connect(self._on_range_changed)
        self._view.sigResized.connect(self._on_range_changed)
        viewport = self.viewport()
        assert viewport is not None, "a view has a viewport"
        viewport.setMouseTracking(True)
        viewport.installEventFilter(self)
        self.show_theme(theme)

    @property
    def unlabelled(self) -> str:
        """The note about labels that do not fit; "" if all do."""
        return self._labels.unlabelled

    @property
    def ring(self) -> QPointF | None:
        """The position of the selected point's ring in the widget; None if the point is not in the figure."""
        ring = self._pointer.ring
        return None if ring is None else ring + self._plot.scenePos()

    @property
    def halos(self) -> int:
        """The number of marked chosen points."""
        return len(self._pointer.halos)

    @property
    def x_view(self) -> tuple[float, float]:
        """The part of the x axis in view, as values."""
        low, high = self._view.viewRange()[0]
        return (self.figure.x.value_at(low), self.figure.x.value_at(high)) if self.figure else (low, high)

    @property
    def part(self) -> tuple[tuple[float, float], tuple[float, float]]:
        """The part of the axes in view, as positions."""
        x, y = self._view.viewRange()
        return (x[0], x[1]), (y[0], y[1])

    def pixel_of(self, key: PointKey) -> QPointF | None:
        """Return the position of a point's mark or gap in the widget; None if it is not in the figure."""
        row = self._targets.row_of(key)
        if row is None:
            return None
        return QPointF(*self._targets.pixels(self._projection)[row].tolist()) + self._plot.scenePos()

    def show_theme(self, theme: Theme) -> None:
        """Use this theme."""
        self.theme = theme
        self.setBackground(theme.panel)
        for part in (self._left, self._bottom, self.card, self._pointer):
            part.show_theme(theme)
        if self.figure is not None:
            self.show_figure(self.figure)

    def show_figure(self, figure: Figure) -> None:
        """Show a figure; a zoomed view is kept if the axes have the same meaning."""
        last = self.figure
        keeps_view = False
        if last is not None and have_same_axes(last, figure):
            ends = np.array([span(last.x), span(last.y)])
            keeps_view = bool(
                (np.abs(self._view.viewRange() - ends) > 1e-6 * np.ptp(ends, axis=1, keepdims=True)).any()
            )
        self.figure = figure
        self.setAccessibleName(f"Plot: {figure.title}")
        self._bottom.show_axis(figure.x)
        self._left.show_axis(figure.y)
        self._left.setVisible(not figure.empty)
        self._bottom.setVisible(not figure.empty or any(series.gaps for series in figure.series))
        self._name_axes()
        self._left.showLabel(show=False)  # the name is written horizontally above the axis instead
        self._curves.show_figure(figure, self.theme)
        self._labels.show_figure(figure, self._curves.series, self.theme)
        self._targets = Targets(self._curves.series)
        self._find_ring()
        self._chosen_rows = self._targets.rows_of(self._chosen)
        self._reserve_gutter()
        if not keeps_view:
            self.show_all()
        self._on_range_changed()
        self._read_again()

    def _name_axes(self) -> None:
        """Write the name of the x axis below it, or above a low plot, whose curves need the height."""
        figure = self.figure
        if figure is None:
            return
        is_above = self.height() < scaled(LOW_PIXELS) and not figure.empty
        # after it is visible: a hidden axis takes no room until its label is set again
        self._bottom.show_name("" if is_above else figure.x.label, self.theme)
        self._labels.y_name = "" if figure.empty else figure.y.label
        if is_above and figure.x.label:
            self._labels.y_name += f" · across: {figure.x.label}"

    def focusInEvent(self, event: QFocusEvent | None) -> None:
        """Have a summary ready for a screen reader, which reads it now."""
        super().focusInEvent(event)
        if self.figure is not None:
            from warplens.gui.figures.profile_figures import spoken_figure  # a start need not wait for it

            self.setAccessibleDescription(spoken_figure(self.figure))

    def show_all(self) -> None:
        """Bring the whole figure into view."""
        if self.figure is not None:
            x, y = self.figure.x, self.figure.y
            self._view.setRange(xRange=span(x), yRange=span(y), padding=0)

    def zoom(self, factor: float) -> None:
        """Bring `factor` times as much of each axis into view, around the middle."""
        self._view.scaleBy((factor, factor))

    def show_selected(self) -> None:
        """Bring the selected and the chosen points into the middle; where they are there already, bring them nearer."""
        rows = [*self._chosen_rows, *([] if self._ring_row is None else [self._ring_row])]
        if self.figure is not None and rows:
            pixels = self._targets.pixels(self._projection)[rows]
            positions = [self._projection.position(QPointF(*pixel)) for pixel in pixels.tolist()]
            wholes = (span(self.figure.x), span(self.figure.y))
            along = tuple(zip(*positions, strict=True))
            parts = [around(along[at], shown, wholes[at]) for at, shown in enumerate(self._view.viewRange())]
            are_in_the_middle = all(map(np.allclose, parts, self._view.viewRange()))
            if are_in_the_middle:
                parts = [around(along[at], None, whole) for at, whole in enumerate(wholes)]
            self.show_part(*parts)

    def show_part(self, x: tuple[float, float] | None, y: tuple[float, float] | None) -> None:
        """Bring a part of the figure into view, as positions along the axes; None leaves an axis unchanged."""
        if x is not None:
            self._view.setXRange(*x, padding=0)
        if y is not None:
            self._view.setYRange(*y, padding=0)

    def select(self, key: PointKey | None, stand_in: PointKey | None = None) -> None:
        """Draw a ring around a point, or a dashed ring around `stand_in` if the point is not in the figure."""
        self._selected, self._stand_in = key, stand_in
        self._find_ring()
        self._place_pointer()

    def _find_ring(self) -> None:
        self._ring_row = self._targets.row_of(self._selected)
        self._pointer.is_stand_in = self._ring_row is None and self._stand_in is not None
        if self._pointer.is_stand_in:
            self._ring_row = self._targets.row_of(self._stand_in)

    def choose(self, keys: frozenset[PointKey]) -> None:
        """Mark these points as chosen, if they are in the figure."""
        self._chosen = keys
        self._chosen_rows = self._targets.rows_of(keys)
        self._place_pointer()

    # Drawing.

    def _reserve_gutter(self) -> None:
        if self.figure is not None:
            gutter = self._labels.gutter(self.figure, self.width())
            self._plot_layout.setContentsMargins(0, scaled(HEAD_PIXELS), gutter, 0)
            self._plot_layout.activate()  # at once, as the labels depend on the position of the plot

    def _on_range_changed(self, *_: object) -> None:
        if self.figure is None:
            return
        self._projection.area = self._view.mapRectToItem(self._plot, self._view.boundingRect())
        self._projection.x_range, self._projection.y_range = map(tuple, self._view.viewRange())
        bounds = self._plot.boundingRect()
        self._curves.reshape()
        self._labels.lay_out(bounds, bounds.right() - self._projection.area.right())
        self._place_pointer()

    def _place_pointer(self) -> None:
        rows = [*self._chosen_rows, *([] if self._ring_row is None else [self._ring_row])]
        pixels = self._targets.pixels(self._projection)[rows] if rows else np.empty((0, 2))
        self._pointer.halos = pixels[: len(self._chosen_rows)]
        self._pointer.ring = None if self._ring_row is None else QPointF(*pixels[-1].tolist())
        self._pointer.reshape()

    # The pointer.

    def _in_plot(self, at: QPointF) -> QPointF:
        return at - self._plot.scenePos()

    def _read_again(self) -> None:
        """Show what the pointer or the last arrow key reads in another figure, as while a sweep adds points."""
        at = self.pixel_of(self._reached) if self._reached is not None else None
        row = self._targets.row_of(self._reached)
        if not self.isVisible():
            self._leave()
        elif self._hovered_at is not None:
            self._hover(self._hovered_at)
        elif at is not None and row is not None and self._projection.area.contains(self._in_plot(at)):
            self._show_target(self._targets.target(row), self._in_plot(at))
        else:
            self._leave()

    def _leave(self) -> None:
        self._hovered_at = self._reached = None
        self.card.hide()
        self._pointer.crosshair = None
        self._pointer.update()

    def _hover(self, at: QPointF) -> None:
        """Show the card of the mark under the pointer, else the readings of all curves at the nearest x."""
        inside = self._in_plot(at)
        if self.figure is None or not self._projection.area.contains(inside):
            self._leave()
            return
        self._hovered_at, self._reached = at, None
        target = self._targets.nearest(inside, REACH_PIXELS, self._projection)
        if target is not None:
            self._show_target(*target)
            return
        (lower, upper), positions = self._projection.x_range, self._targets.x_positions
        in_view = positions[np.searchsorted(positions, lower) : np.searchsorted(positions, upper, side="right")]
        if not len(in_view):
            self._leave()
            return
        nearest = in_view[[np.argmin(np.abs(in_view - self._projection.position(inside)[0]))]]
        self._pointer.crosshair = float(self._projection.x(nearest)[0])
        self._pointer.update()
        self.card.show_read_out(read_out(self.figure, float(nearest[0]), self.theme), at)

    def _show_target(self, target: Mark | Gap, pixel: QPointF) -> None:
        if self.figure is not None:
            self._pointer.crosshair = pixel.x()
            self._pointer.update()
            self.card.show_lines(self.figure.card_of(target), pixel + self._plot.scenePos())

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
            nearest = self._targets.nearest(self._in_plot(event.position()), REACH_PIXELS, self._projection)
            if nearest is not None and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                self._choose_another(nearest[0].key)
            elif nearest is not None:
                self.point_clicked.emit(nearest[0].key)
        self._box_from = self._pointer.box = None
        self._pointer.update()
        return was_box

    def _choose_another(self, key: PointKey) -> None:
        """Choose a point, or no longer; the first chosen one is the selected point, if it is one of the same curve."""
        chosen_keys = self._chosen
        rows = [row for row in (self._ring_row, self._targets.row_of(key)) if row is not None]
        if not chosen_keys and len({id(self._targets.series_of(row)) for row in rows}) == 1:
            chosen_keys = frozenset(self._targets.target(row).key for row in rows) - {key}
        self.points_chosen.emit(chosen_keys ^ {key})

    def showEvent(self, event: QShowEvent | None) -> None:
        """Cache the drawn curves on the screen, where crosshair and ring move over them; a picture has lines."""
        super().showEvent(event)
        self._curves.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Handle the pointer over the plot; pyqtgraph pans and zooms unless a box is drawn."""
        if event is None or self.closed:  # its graphics items are already deleted
            return False
        kind = event.type()
        is_handled = False
        if kind == QEvent.Type.Leave:
            self._leave()
        elif isinstance(event, QMouseEvent):
            if Qt.MouseButton.RightButton in event.buttons() | event.button():
                return True  # it opens the menu (`contextMenuEvent`); pyqtgraph would open one of its own
            if kind == QEvent.Type.MouseMove:
                if event.buttons() == Qt.MouseButton.NoButton:
                    self._hover(event.position())
                else:
                    is_handled = self._drag(event)
                    self._leave()
            elif kind == QEvent.Type.MouseButtonPress:
                is_handled = self._press(event)
            elif kind == QEvent.Type.MouseButtonDblClick:
                self.show_all()
            elif kind == QEvent.Type.MouseButtonRelease:
                is_handled = self._release(event)
        return is_handled or super().eventFilter(watched, event)

    def contextMenuEvent(self, event: QContextMenuEvent | None) -> None:
        """Ask for the menu; by the keyboard it opens at the selected point."""
        if event is None:
            return
        at = event.globalPos()
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            at = self.mapToGlobal((self.ring or QPointF(self.rect().center())).toPoint())
        else:
            inside = self._in_plot(QPointF(event.pos()))
            nearest = self._targets.nearest(inside, REACH_PIXELS, self._projection) if len(self._targets) else None
            if nearest is not None:
                self.point_clicked.emit(nearest[0].key)
        self._leave()
        self.menu_requested.emit(at)
        event.accept()

    # The keyboard.

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Move between points, choose points, or zoom."""
        if event is None:
            return
        key = Qt.Key(event.key())
        if key in ARROW_STEPS:
            self._step(*ARROW_STEPS[key], choosing=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif key in _ZOOMS:
            self.zoom(_ZOOMS[key])
        elif key == Qt.Key.Key_Home:
            self.show_all()
        elif key == Qt.Key.Key_F:
            self.show_selected()
        elif key == Qt.Key.Key_A and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.points_chosen.emit(self._targets.inside(self._projection.area, self._projection))
        elif key == Qt.Key.Key_Escape and self._chosen:
            self.points_chosen.emit(frozenset())
        else:
            event.ignore()
            return
        event.accept()

    def _step(self, down: int, right: int, *, choosing: bool) -> None:
        if not len(self._targets):
            return
        row = self._ring_row
        if row is None:
            target = self._targets.target(0)
        else:
            target = self._targets.beside(row, right) if right else self._targets.over(row, -down)
        if choosing:
            selected = frozenset() if self._selected is None else frozenset({self._selected})
            self.points_chosen.emit(self._chosen | selected | {target.key})
        self.point_clicked.emit(target.key)
        if self.figure is not None:
            self.setAccessibleDescription(". ".join(self.figure.card_of(target)))
        at = self.pixel_of(target.key)
        if at is not None and self._projection.area.contains(self._in_plot(at)):
            self._hovered_at, self._reached = None, target.key
            self._show_target(target, self._in_plot(at))

    def resizeEvent(self, ev: QResizeEvent | None) -> None:
        """Divide the new width between the plot and its labels."""
        super().resizeEvent(ev)
        if getattr(self, "figure", None) is not None and not self.closed:
            self._name_axes()
            self._reserve_gutter()
