"""The widget that draws any `Figure` and reports clicks and choices of points.

The rule: it knows nothing of kernels or sweeps. The same graphics items draw every figure: another shows quickly.

Drag pans, the wheel zooms, a double click shows everything; Shift and drag, or a plain drag while `box_mode` is on,
draws a box around points, and with Control the box is all that is to be shown. The left and right keys move along a
curve, up and down between the curves at one x; with Shift they choose more points; Ctrl+A chooses all points in view,
Escape none; +, - and Home zoom; F brings what is selected into the middle, and pressed again, nearer. Backspace, with
Shift forward, and two buttons of the mouse go back between what was zoomed to. Facets pan and zoom together.
"""

import numpy as np
from PyQt6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QSize, Qt, QTimer, pyqtSignal
from PyQt6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent, QShowEvent, QWheelEvent
from PyQt6.QtWidgets import QGraphicsItem

from warplens.gui.figures.figure import Figure, Gap, Mark, PointKey
from warplens.gui.figures.profile_figures import facet_caption, spoken_figure
from warplens.gui.kit import plot_items, pyqtgraph_door, undo, widgets
from warplens.gui.kit.axes import around, have_same_axes, span
from warplens.gui.kit.facet import Facet, FacetParts, arrange, parts_of
from warplens.gui.kit.hover_card import ARROW_STEPS, HoverCard, set_up_view
from warplens.gui.kit.theme import Theme

REACH_PIXELS = 14.0  # the pointer hits a mark within this distance
DRAG_PIXELS = 4  # a button released within this distance of its press has clicked
MOST_OUT = 8  # a view reaches at most this many lengths of an axis beyond each of its ends
ZOOM_IN = 0.8  # one step of zooming in leaves this part of each axis in view
WHEEL_STEP = 120.0  # one notch of the wheel turns it so far
SETTLED_MS = 400  # what is in view for so long is a step of its history
_ZOOMS = {Qt.Key.Key_Plus: ZOOM_IN, Qt.Key.Key_Equal: ZOOM_IN, Qt.Key.Key_Minus: 1 / ZOOM_IN}
_STEPS = {Qt.MouseButton.BackButton: -1, Qt.MouseButton.ForwardButton: 1}
_Held = Qt.KeyboardModifier
_Part = tuple[tuple[float, float], tuple[float, float]]


class FigureView(pyqtgraph_door.GraphicsLayoutWidget):
    """Shows a figure."""

    point_clicked = pyqtSignal(object)  # the key of the mark or gap that was clicked or reached with an arrow key
    points_chosen = pyqtSignal(object)  # the keys of all chosen points (a frozenset)
    points_brushed = pyqtSignal(object)  # the keys of the points (a frozenset) that alone are to be shown everywhere
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
        self._has_legend = has_legend
        self._selected: PointKey | None = None
        self._stand_in: PointKey | None = None
        self._chosen: frozenset[PointKey] = frozenset()
        self._running: frozenset[PointKey] = frozenset()
        self._pressed_at = QPointF()
        self._hovered_at: QPointF | None = None
        self._reached: PointKey | None = None
        self._box_from: QPointF | None = None
        # it pans and zooms all facets, from the place of one of them; a double click shows the whole figure
        self._view = pyqtgraph_door.pg.ViewBox(parent=self.ci, enableMenu=False)
        self._view.setMouseEnabled(x=True, y=True)
        self._view.setDefaultPadding(0)
        self._facets = [Facet(self.ci, has_legend=has_legend)]
        self._filled = self._shown = 1  # the facets that have a part of the figure, and those of them that have room
        self._here = self._facets[0]
        self.card = HoverCard(self)
        self._history: undo.History[_Part] = undo.History()
        self._settled = widgets.configured(QTimer(self), singleShot=True, timeout=self._keep_part)
        self._settled.timeout.connect(self._describe)
        self._view.sigRangeChanged.connect(self._on_range_changed)
        viewport = widgets.known(self.viewport())
        widgets.configured(viewport, mouseTracking=True, accessibleName="Drawing").installEventFilter(self)
        self.show_theme(theme)

    @property
    def facets(self) -> list[Facet]:
        """The facets that are drawn."""
        return self._facets[: self._shown]

    @property
    def ring(self) -> QPointF | None:
        """The position of the selected point's ring in the widget; None if the point is not in the figure."""
        return next((facet.pointer.ring for facet in self.facets if facet.pointer.ring is not None), None)

    @property
    def x_view(self) -> tuple[float, float]:
        """The part of the x axis in view, as values."""
        low, high = self._view.viewRange()[0]
        return (self.figure.x.value_at(low), self.figure.x.value_at(high)) if self.figure else (low, high)

    @property
    def part(self) -> _Part:
        """The part of the axes in view, as positions."""
        x, y = self._view.viewRange()
        return (x[0], x[1]), (y[0], y[1])

    def pixel_of(self, key: PointKey) -> QPointF | None:
        """Return the position of a point's mark or gap in the widget; None if it is not in the figure."""
        return next((found[1] for facet in self.facets if (found := facet.find(key))), None)

    def show_theme(self, theme: Theme) -> None:
        """Use this theme."""
        self.theme = theme
        self.setBackground(theme.panel)
        self.card.show_theme(theme)
        for facet in self._facets:
            facet.show_theme(theme)
        if self.figure is not None:
            self.show_figure(self.figure)

    def show_figure(self, figure: Figure, parts: tuple[FacetParts, ...] = ()) -> None:
        """Show a figure, and its parts where they are made already; a zoomed view stays if the axes mean the same."""
        last = self.figure
        keeps_view = False
        if last is not None and have_same_axes(last, figure):
            ends = np.array([span(last.x), span(last.y)])
            keeps_view = bool(
                (np.abs(self._view.viewRange() - ends) > 1e-6 * np.ptp(ends, axis=1, keepdims=True)).any()
            )
        self.figure = figure
        self.setAccessibleName(f"Plot: {figure.title}")
        parts = parts or parts_of(figure)
        self._filled = len(parts)
        while len(self._facets) < len(parts):
            self._facets.append(Facet(self.ci, has_legend=self._has_legend))
            self._facets[-1].show_theme(self.theme)
            self._cache_curves()
        for facet, part in zip(self._facets, parts, strict=False):
            facet.show_figure(part, self.theme, facet_caption(part.figure) if figure.facet_names else ())
        self._lay_out()
        self.select(self._selected, self._stand_in)
        self.choose(self._chosen)
        self.show_running(self._running)
        if not keeps_view:
            self._history = undo.History()
            self.show_all()
        self._on_range_changed()
        if not keeps_view:
            self._keep_part()
        self._read_again()
        self._settled.start(SETTLED_MS)

    def focusInEvent(self, event: QFocusEvent | None) -> None:
        """Have a summary ready for a screen reader, which reads it now."""
        super().focusInEvent(event)
        self._describe()

    def _describe(self) -> None:
        """Say what the figure shows; another description is announced where the figure has the focus."""
        if self.figure is not None and self.isVisible() and self._reached is None:
            self.setAccessibleDescription(spoken_figure(self.figure))

    def show_all(self) -> None:
        """Bring the whole figure into view."""
        if self.figure is not None:
            x, y = self.figure.x, self.figure.y
            self._view.setRange(xRange=span(x), yRange=span(y), padding=0)

    def zoom(self, factor: float) -> None:
        """Bring `factor` times as much of each axis into view, around the middle."""
        self._view.scaleBy((factor, factor))

    def step_back(self, by: int) -> None:
        """Go back (-1) or forward (1) between what was zoomed to."""
        self._keep_part()
        self.show_part(*(self._history.step(by) or self.part))
        self._settled.stop()

    def _keep_part(self) -> None:
        self._settled.stop()
        self._history.keep(self.part)

    def show_selected(self) -> None:
        """Bring the selected and the chosen points into the middle; where they are there already, bring them nearer."""
        pixels = [(facet, pixel) for facet in self.facets for pixel in facet.marked.tolist()]
        if self.figure is not None and pixels:
            positions = [facet.projection.position(QPointF(*pixel)) for facet, pixel in pixels]
            wholes = (span(self.figure.x), span(self.figure.y))
            along = tuple(zip(*positions, strict=True))
            parts = [around(along[at], shown, wholes[at]) for at, shown in enumerate(self._view.viewRange())]
            are_in_the_middle = all(map(np.allclose, parts, self._view.viewRange()))
            if are_in_the_middle:
                parts = [around(along[at], None, whole) for at, whole in enumerate(wholes)]
            self.show_part(*parts)

    def show_part(self, x: tuple[float, float] | None, y: tuple[float, float] | None) -> None:
        """Bring a part of the figure into view, as positions along the axes; None leaves an axis unchanged."""
        for part, axis, show in ((x, "x", self._view.setXRange), (y, "y", self._view.setYRange)):
            if part is not None and self.figure is not None:
                least, most = span(getattr(self.figure, axis))
                reach = MOST_OUT * (most - least)
                low, high = max(part[0], least - reach), min(part[1], most + reach)
                if low < high:  # a view that was sent may say anything
                    show(low, high, padding=0)

    def select(self, key: PointKey | None, stand_in: PointKey | None = None) -> None:
        """Draw a ring around a point, or a dashed ring around `stand_in` if the point is not in the figure."""
        self._selected, self._stand_in = key, stand_in
        is_here = stand_in is None or any(facet.targets.row_of(key) is not None for facet in self.facets)
        for facet in self._facets[: self._filled]:
            facet.select(key, None if is_here else stand_in)

    def choose(self, keys: frozenset[PointKey]) -> None:
        """Mark these points as chosen, if they are in the figure."""
        self._chosen = keys
        for facet in self._facets[: self._filled]:
            facet.choose(keys)

    def show_running(self, keys: frozenset[PointKey]) -> None:
        """Mark these points as executed now, if they are in the figure."""
        self._running = keys
        for facet in self._facets[: self._filled]:
            facet.show_running(keys)

    def _lay_out(self) -> None:
        if self.figure is None:
            return
        self._shown = arrange(self._facets, self.figure, self.width(), self.height())
        if self._here not in self.facets:
            self._here = self._facets[0]
        self._view.setGeometry(self._here.projection.area)
        self.card.gutter = self._here.gutter

    def _on_range_changed(self, *_: object) -> None:
        if self.figure is None:
            return
        for facet in self.facets:
            facet.show_part(*self.part, QRectF(self.rect()))
        self._settled.start(SETTLED_MS)

    def _enter(self, at: QPointF) -> None:
        """Have the facet at a position, or the nearest one, taken by the pointer: it is panned and zoomed there."""
        here = min(self.facets, key=lambda facet: (facet.projection.area.center() - at).manhattanLength())
        if here is not self._here:
            self._here.point(None)
            self._here = here
            self._view.setGeometry(here.projection.area)

    def _read_again(self) -> None:
        """Show what the pointer or the last arrow key reads in another figure, as while a sweep adds points."""
        found = self._here.find(self._reached)
        if self.isVisible() and self._hovered_at is not None:
            self._hover(self._hovered_at)
        elif self.isVisible() and found and self._here.projection.area.contains(found[1]):
            self._show_target(*found)
        else:
            self._leave()

    def _leave(self) -> None:
        self._hovered_at = self._reached = None
        self.card.hide()
        self._here.point(None)

    def _hover(self, at: QPointF) -> None:
        """Show the card of the mark under the pointer, else the readings of all curves at the nearest x."""
        self._enter(at)
        here, figure = self._here, self._here.axes.figure
        if figure is None or not here.projection.area.contains(at):
            self._leave()
            return
        self._hovered_at, self._reached = at, None
        target = here.targets.nearest(at, REACH_PIXELS, here.projection)
        if target is not None:
            self._show_target(*target)
            return
        (lower, upper), positions = here.projection.x_range, here.targets.x_positions
        in_view = positions[np.searchsorted(positions, lower) : np.searchsorted(positions, upper, side="right")]
        if not len(in_view):
            self._leave()
            return
        nearest = in_view[[np.argmin(np.abs(in_view - here.projection.position(at)[0]))]]
        here.point(float(here.projection.x(nearest)[0]))
        self.card.show_read_out(plot_items.read_out(figure, float(nearest[0]), self.theme), at)

    def _show_target(self, target: Mark | Gap, pixel: QPointF) -> None:
        if self.figure is not None:
            self._here.point(pixel.x())
            self.card.show_lines(self.figure.card_of(target), pixel)

    def _press(self, event: QMouseEvent) -> bool:
        if event.button() in _STEPS:
            self.step_back(_STEPS[event.button()])
            return True
        self._pressed_at = event.position()
        is_left, held = event.button() == Qt.MouseButton.LeftButton, event.modifiers()
        if is_left and (self.box_mode or held & (_Held.ShiftModifier | _Held.ControlModifier)):
            self._box_from = event.position()
            self._leave()
            self.setFocus()
            return True
        return False

    def _drag(self, event: QMouseEvent) -> bool:
        if self._box_from is None:
            return False
        box = QRectF(self._box_from, event.position()).normalized()
        self._enter(box.center())  # it may begin beside the facet that it is of
        self._here.point(None, box.intersected(self._here.projection.area))
        return True

    def _release(self, event: QMouseEvent) -> bool:
        if event.button() != Qt.MouseButton.LeftButton:
            return False
        here, box_from, held = self._here, self._box_from, event.modifiers()
        moved = event.position() - self._pressed_at
        if box_from is not None and moved.manhattanLength() >= DRAG_PIXELS:
            box = QRectF(box_from, event.position()).normalized()
            keys = here.targets.inside(box, here.projection)
            chosen = self.points_brushed if held & _Held.ControlModifier and keys else self.points_chosen
            chosen.emit(keys)
        elif moved.manhattanLength() < DRAG_PIXELS:
            nearest = here.targets.nearest(event.position(), REACH_PIXELS, here.projection)
            if nearest is not None and held & _Held.ShiftModifier:
                self._choose_another(nearest[0].key)
            elif nearest is not None:
                self.point_clicked.emit(nearest[0].key)
        self._box_from = None
        self._here.point(self._here.pointer.crosshair)
        return box_from is not None

    def _choose_another(self, key: PointKey) -> None:
        """Choose a point, or no longer; the first chosen one is the selected point, if it is one of the same curve."""
        chosen_keys, targets = self._chosen, self._here.targets
        rows = [row for row in (self._here.ring_row, targets.row_of(key)) if row is not None]
        if not chosen_keys and len({id(targets.series_of(row)) for row in rows}) == 1:
            chosen_keys = frozenset(targets.target(row).key for row in rows) - {key}
        self.points_chosen.emit(chosen_keys ^ {key})

    def showEvent(self, event: QShowEvent | None) -> None:
        """Cache the drawn curves on the screen, where crosshair and ring move over them; a picture has lines."""
        super().showEvent(event)
        self._cache_curves()

    def _cache_curves(self) -> None:
        for facet in self._facets if self.isVisible() else ():
            facet.curves.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Handle the pointer over the plot; pyqtgraph pans and zooms unless a box is drawn."""
        if event is None or self.closed:  # its graphics items are already deleted
            return False
        kind = event.type()
        is_handled = False
        if kind == QEvent.Type.Leave:
            self._leave()
        elif isinstance(event, QWheelEvent):
            is_handled = self._zoom_axis(event)
        elif isinstance(event, QMouseEvent):
            if Qt.MouseButton.RightButton in event.buttons() | event.button():
                return True  # it opens the menu (`contextMenuEvent`); pyqtgraph would open one of its own
            if kind == QEvent.Type.MouseMove:
                if event.buttons() == Qt.MouseButton.NoButton:
                    self._hover(event.position())
                else:
                    is_handled = self._drag(event)
                    self._hovered_at = self._reached = None
                    self.card.hide()
            elif kind == QEvent.Type.MouseButtonPress:
                self._enter(event.position())
                is_handled = self._press(event)
            elif kind == QEvent.Type.MouseButtonDblClick:
                self.show_all()
            elif kind == QEvent.Type.MouseButtonRelease:
                is_handled = self._release(event)
        return is_handled or super().eventFilter(watched, event)

    def _zoom_axis(self, event: QWheelEvent) -> bool:
        """Zoom along one axis where the wheel is turned beside or below the plot; within it pyqtgraph zooms both."""
        self._enter(event.position())
        area, at = self._here.projection.area, event.position()
        if area.contains(at):
            return False
        factor = ZOOM_IN ** (event.angleDelta().y() / WHEEL_STEP)
        along = (1.0, factor) if at.x() < area.left() else (factor, 1.0) if at.y() > area.bottom() else (1.0, 1.0)
        self._view.scaleBy(along)
        return True

    def contextMenuEvent(self, event: QContextMenuEvent | None) -> None:
        """Ask for the menu; by the keyboard it opens at the selected point."""
        if event is None:
            return
        at = event.globalPos()
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            at = self.mapToGlobal((self.ring or QPointF(self.rect().center())).toPoint())
        else:
            self._enter(QPointF(event.pos()))
            nearest = self._here.targets.nearest(QPointF(event.pos()), REACH_PIXELS, self._here.projection)
            if nearest is not None:
                self.point_clicked.emit(nearest[0].key)
        self._leave()
        self.menu_requested.emit(at)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Move between points, choose points, or zoom."""
        if event is None:
            return
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Backspace:
            self.step_back(1 if event.modifiers() & _Held.ShiftModifier else -1)
        elif key in ARROW_STEPS:
            self._walk(*ARROW_STEPS[key], choosing=bool(event.modifiers() & _Held.ShiftModifier))
        elif key in _ZOOMS:
            self.zoom(_ZOOMS[key])
        elif key == Qt.Key.Key_Home:
            self.show_all()
        elif key == Qt.Key.Key_F:
            self.show_selected()
        elif key == Qt.Key.Key_A and event.modifiers() & _Held.ControlModifier:
            inside = (facet.targets.inside(facet.projection.area, facet.projection) for facet in self.facets)
            self.points_chosen.emit(frozenset().union(*inside))
        elif key == Qt.Key.Key_Escape and self._chosen:
            self.points_chosen.emit(frozenset())
        else:
            event.ignore()
            return
        event.accept()

    def _walk(self, down: int, right: int, *, choosing: bool) -> None:
        here = next((facet for facet in (self._here, *self.facets) if facet.ring_row is not None), self._here)
        if not len(here.targets):
            return
        self._enter(here.projection.area.center())
        row = here.ring_row
        if row is None:
            target = here.targets.target(0)
        else:
            target = here.targets.beside(row, right) if right else here.targets.over(row, -down)
        if choosing:
            selected = frozenset() if self._selected is None else frozenset({self._selected})
            self.points_chosen.emit(self._chosen | selected | {target.key})
        self.point_clicked.emit(target.key)
        if self.figure is not None:
            self.setAccessibleDescription(". ".join(self.figure.card_of(target)))
        found = here.find(target.key)
        if found and here.projection.area.contains(found[1]):
            self._hovered_at, self._reached = None, target.key
            self._show_target(*found)

    def focusOutEvent(self, event: QFocusEvent | None) -> None:
        """Show no longer what the keys showed; what the pointer shows goes with the pointer."""
        super().focusOutEvent(event)
        if self._hovered_at is None and not self.closed:
            self._leave()

    def resizeEvent(self, ev: QResizeEvent | None) -> None:
        """Divide the new size between the facets and their labels."""
        super().resizeEvent(ev)
        if getattr(self, "figure", None) is not None and not self.closed:
            self._lay_out()
            self._on_range_changed()
