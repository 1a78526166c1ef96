"""The one renderer: draws any `Figure` with pyqtgraph and tells what the pointer is at.

The rule: it knows nothing of kernels or sweeps. It keeps its items between figures and only changes their data, so that
a redraw while points arrive costs little.

Labels stand at the ends of the curves, in a gutter right of the plot, moved apart where they would overlap; a thin
leader joins a label to its curve where it had to move.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import cast

import numpy as np
import pyqtgraph as pg
from PyQt6.QtCore import QEvent, QPointF, QRectF, Qt, pyqtSignal
from PyQt6.QtGui import QColor, QFontMetricsF, QMouseEvent, QPainterPath, QPen
from PyQt6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsSimpleTextItem, QWidget

from warplens.gui.plots.axes import FigureAxis, HoverCard, no_menu
from warplens.gui.plots.figure import Figure, Gap, Mark, Marker, PointKey, Series, is_dashed, spread_labels
from warplens.gui.theme import SMALL_PIXELS, Theme, font

REACH_PIXELS = 18.0
"""How near to a mark the pointer must be to mean it."""
LABEL_PIXELS = 17.0
"""From one label's middle to the next."""
GUTTER_GAP = 12.0
WIDEST_GUTTER = 168.0
_SYMBOLS = {Marker.CIRCLE: "o", Marker.SQUARE: "s", Marker.DIAMOND: "d", Marker.TRIANGLE: "t1"}
_DASHES = {
    Marker.CIRCLE: (5.0, 3.0),
    Marker.SQUARE: (9.0, 3.0),
    Marker.DIAMOND: (3.0, 2.0),
    Marker.TRIANGLE: (9.0, 3.0, 2.0, 3.0),
}
"""Dashes of modelled curves, in pen widths; the variants beyond the eighth differ in marker and in dash."""


@dataclass(slots=True)
class _Drawn:
    """The items of one series: a path for each run of marks, the marks, the gaps, the label and its leader."""

    lines: list[pg.PlotCurveItem] = field(default_factory=list)
    marks: pg.ScatterPlotItem | None = None
    gaps: pg.ScatterPlotItem | None = None
    label: QGraphicsSimpleTextItem | None = None
    leader: QGraphicsPathItem | None = None
    shown: tuple[object, ...] = ()
    """What the items show; while a sweep runs, most series stay as they are."""


class FigureView(pg.GraphicsLayoutWidget):
    """Shows a figure.

    Signals:
        point_clicked: the key of the mark or gap that was clicked.
    """

    point_clicked = pyqtSignal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAntialiasing(True)
        self.setFrameShape(self.Shape.NoFrame)
        self.setMinimumSize(260, 180)
        self._theme = theme
        self._figure: Figure | None = None
        self._selected: PointKey | None = None
        self._pen_scale: float | None = None
        self._drawn: dict[tuple[int, str, str], _Drawn] = {}
        self._targets: list[Mark | Gap] = []
        self._gap_places: dict[PointKey, float] = {}
        self._positions = np.empty((0, 2))
        self._pressed_at = QPointF()
        self._bottom, self._left = FigureAxis("bottom"), FigureAxis("left")
        self._plot = self.ci.addPlot(axisItems={"bottom": self._bottom, "left": self._left})
        self._plot.hideButtons()
        self._plot.setContentsMargins(0, 8, 0, 0)
        self.ci.setContentsMargins(0, 0, 0, 0)
        self.ci.layout.setContentsMargins(0, 0, 0, 0)
        self._view = self._plot.getViewBox()
        no_menu(self._view)
        self._view.setDefaultPadding(0)
        self._view.sigRangeChanged.connect(self._on_range_changed)
        self._view.sigResized.connect(self._on_range_changed)
        self._ring = pg.ScatterPlotItem(size=17, symbol="o", brush=None, pxMode=True)
        self._ring.setZValue(40)
        self._plot.addItem(self._ring)
        self._hint = QGraphicsSimpleTextItem(self._plot)
        self._hint.setFont(font())
        self._y_name = QGraphicsSimpleTextItem(self._plot)
        self._y_name.setFont(font(SMALL_PIXELS))
        self._unlabelled = QGraphicsSimpleTextItem(self._plot)
        self._unlabelled.setFont(font(SMALL_PIXELS))
        self._card = HoverCard(self)
        self.viewport().setMouseTracking(True)
        self.viewport().installEventFilter(self)
        self.show_theme(theme)

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
        return self._unlabelled.text() if self._unlabelled.isVisible() else ""

    def label_rects(self) -> dict[str, QRectF]:
        """Return where the labels at the ends of the curves stand, in the scene."""
        labels = [drawn.label for drawn in self._drawn.values()]
        return {label.text(): label.sceneBoundingRect() for label in labels if label is not None and label.isVisible()}

    def pixel_of(self, key: PointKey) -> QPointF | None:
        """Return where the mark or gap of a point is drawn, in the widget; None if it is not."""
        pixels = self._target_pixels()
        for target, (x, y) in zip(self._targets, pixels, strict=True):
            if target.key == key:
                return QPointF(float(x), float(y))
        return None

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self._theme = theme
        self.setBackground(theme.panel)
        self._left.show_theme(theme)
        self._bottom.show_theme(theme)
        self._card.show_theme(theme)
        self._hint.setBrush(QColor(theme.muted))
        self._y_name.setBrush(QColor(theme.muted))
        self._unlabelled.setBrush(QColor(theme.muted))
        self._ring.setPen(pg.mkPen(theme.text, width=2 * self.devicePixelRatioF()))
        if self._figure is not None:
            self.show_figure(self._figure)

    def show_figure(self, figure: Figure) -> None:
        """Draw `figure` in place of the last; the part in view stays where the axes did not change."""
        last = self._figure
        self._figure = figure
        self._bottom.show_axis(figure.x)
        self._left.show_axis(figure.y)
        for axis, quantity in ((self._bottom, figure.x), (self._left, figure.y)):
            axis.setLabel(quantity.label, **{"color": self._theme.muted, "font-size": f"{SMALL_PIXELS}px"})
        self._left.showLabel(show=False)  # it stands level above the axis, where it is read without turning the head
        self._y_name.setText(figure.y.label)
        for item in (self._left, self._y_name):
            item.setVisible(not figure.empty)
        self._bottom.setVisible(not figure.empty or any(series.gaps for series in figure.series))
        keys = {(series.layer, series.name, series.label) for series in figure.series}
        for gone in set(self._drawn) - keys:
            self._remove(self._drawn.pop(gone))
        for series in figure.series:
            drawn = self._drawn.setdefault((series.layer, series.name, series.label), _Drawn())
            shown = (series, figure.x.scale, figure.y.scale, self._theme.name, self._pixel_scale)
            if drawn.shown != shown:
                self._draw(series, drawn)
                drawn.shown = shown
        self._draw_gaps(figure)
        self._aim(figure)
        self._reserve_gutter(figure)
        if last is None or (last.x, last.y) != (figure.x, figure.y):
            self.show_all()
        self._hint.setText(figure.empty)
        self._hint.setVisible(bool(figure.empty))
        self._show_selected()
        self._place_labels()

    @property
    def _pixel_scale(self) -> float:
        """Pixels of the device for one of the screen: pyqtgraph's pens are cosmetic, their widths count in those."""
        return self.devicePixelRatioF() if self._pen_scale is None else self._pen_scale

    def set_pen_scale(self, scale: float) -> None:
        """Draw lines for a picture of this many pixels a point; by default it is the screen's own."""
        self._pen_scale = scale
        self.show_theme(self._theme)

    def show_all(self) -> None:
        """Bring the whole figure into view."""
        if self._figure is not None:
            x, y = self._figure.x, self._figure.y
            self._view.setRange(
                xRange=(x.position(x.lower), x.position(x.upper)),
                yRange=(y.position(y.lower), y.position(y.upper)),
                padding=0,
            )

    def select(self, key: PointKey | None) -> None:
        """Mark the point with a ring, where it is in the figure."""
        self._selected = key
        self._show_selected()

    # Drawing.

    def _draw(self, series: Series, drawn: _Drawn) -> None:
        figure = cast("Figure", self._figure)
        colour = QColor(self._theme.hue_of(series.look, series.layer))
        width = 2.0 if series.layer == 0 else 1.3
        scale = self._pixel_scale
        segments = [run for run in series.segments if len(run) > 1]
        while len(drawn.lines) > len(segments):
            self._plot.removeItem(drawn.lines.pop())
        while len(drawn.lines) < len(segments):
            line = pg.PlotCurveItem(antialias=True)
            line.setZValue(10)
            self._plot.addItem(line)
            drawn.lines.append(line)
        for run, line in zip(segments, drawn.lines, strict=True):
            pen = pg.mkPen(colour, width=width * scale)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            if is_dashed(run[0].provenance):
                pen.setDashPattern(_DASHES[series.look.marker])
            line.setData(
                x=np.array([figure.x.position(mark.x) for mark in run]),
                y=np.array([figure.y.position(mark.y) for mark in run]),
                pen=pen,
            )
        if drawn.marks is None:
            drawn.marks = pg.ScatterPlotItem(pxMode=True)
            drawn.marks.setZValue(20)
            self._plot.addItem(drawn.marks)
        hollow = [is_dashed(mark.provenance) for mark in series.marks]
        drawn.marks.setData(
            x=[figure.x.position(mark.x) for mark in series.marks],
            y=[figure.y.position(mark.y) for mark in series.marks],
            symbol=_SYMBOLS[series.look.marker],
            size=(10 if series.look.marker in (Marker.DIAMOND, Marker.TRIANGLE) else 8)
            * (1.0 if series.layer == 0 else 0.75),
            pen=pg.mkPen(colour, width=2 * self.devicePixelRatioF()),
            brush=[pg.mkBrush(self._theme.panel if open_ else colour) for open_ in hollow],
        )
        self._draw_label(series, drawn, colour)

    def _draw_label(self, series: Series, drawn: _Drawn, colour: QColor) -> None:
        if drawn.label is None:
            drawn.label = QGraphicsSimpleTextItem(self._plot)
            drawn.label.setFont(font(SMALL_PIXELS))
            drawn.leader = QGraphicsPathItem(self._plot)
        metrics = QFontMetricsF(drawn.label.font())
        drawn.label.setText(metrics.elidedText(series.label, Qt.TextElideMode.ElideMiddle, WIDEST_GUTTER - GUTTER_GAP))
        drawn.label.setBrush(colour)
        if drawn.leader is not None:
            faded = QColor(colour)
            faded.setAlphaF(0.45)
            drawn.leader.setPen(QPen(faded, 1))

    def _draw_gaps(self, figure: Figure) -> None:
        """Draw a cross at the foot of the plot for each gap, those of one place above each other."""
        height = figure.y.position(figure.y.upper) - figure.y.position(figure.y.lower)
        level: dict[float, int] = {}
        self._gap_places = {}
        for series in figure.series:
            drawn = self._drawn[series.layer, series.name, series.label]
            if drawn.gaps is None and not series.gaps:
                continue
            if drawn.gaps is None:
                drawn.gaps = pg.ScatterPlotItem(pxMode=True, symbol="x", size=9)
                drawn.gaps.setZValue(15)
                self._plot.addItem(drawn.gaps)
            spots = []
            for gap in series.gaps:
                step = level.get(gap.x, 0)
                level[gap.x] = step + 1
                place = figure.y.position(figure.y.lower) + height * (0.025 + 0.04 * step)
                self._gap_places[gap.key] = place
                spots.append((figure.x.position(gap.x), place))
            drawn.gaps.setData(
                x=[x for x, _ in spots],
                y=[y for _, y in spots],
                pen=None,
                brush=pg.mkBrush(self._theme.hue_of(series.look, series.layer)),
            )

    def _remove(self, drawn: _Drawn) -> None:
        for item in (*drawn.lines, drawn.marks, drawn.gaps):
            if item is not None:
                self._plot.removeItem(item)
        for text in (drawn.label, drawn.leader):
            if text is not None and (scene := text.scene()) is not None:
                scene.removeItem(cast("QGraphicsItem", text))

    def _aim(self, figure: Figure) -> None:
        """Remember where marks and gaps are, for the pointer."""
        self._targets = [mark for series in figure.series for mark in series.marks]
        self._targets += [gap for series in figure.series for gap in series.gaps]
        places = [
            (
                figure.x.position(target.x),
                figure.y.position(target.y) if isinstance(target, Mark) else self._gap_places[target.key],
            )
            for target in self._targets
        ]
        self._positions = np.array(places, dtype=float).reshape(-1, 2)

    def _reserve_gutter(self, figure: Figure) -> None:
        metrics = QFontMetricsF(font(SMALL_PIXELS))
        widest = max((metrics.horizontalAdvance(series.label) for series in figure.series if series.marks), default=0.0)
        gutter = min(widest + GUTTER_GAP + 6, WIDEST_GUTTER) if widest else 16.0
        self._plot.layout.setContentsMargins(0, 28, gutter, 0)
        self._plot.layout.activate()  # at once: the labels are placed by where the plot is

    def _place_labels(self) -> None:
        if self._figure is None:
            return
        area = self._view.mapRectToItem(self._plot, self._view.boundingRect())
        self._hint.setPos(
            area.center() - QPointF(self._hint.boundingRect().width() / 2, self._hint.boundingRect().height() / 2)
        )
        self._y_name.setPos(area.left() - 9 - self._y_name.boundingRect().width(), 6)
        ends: list[tuple[_Drawn, QPointF]] = []
        for series in self._figure.series:
            drawn = self._drawn[series.layer, series.name, series.label]
            if drawn.label is None or drawn.leader is None:
                continue
            drawn.label.setVisible(False)
            drawn.leader.setVisible(False)
            if series.marks:
                last = series.marks[-1]
                place = QPointF(self._figure.x.position(last.x), self._figure.y.position(last.y))
                at = self._view.mapFromViewToItem(self._plot, place)
                if area.top() - 1 <= at.y() <= area.bottom() + 1 and at.x() >= area.left() - 1:
                    ends.append((drawn, QPointF(min(at.x(), area.right()), at.y())))
        room = max(1, int(area.height() // LABEL_PIXELS))
        self._unlabelled.setVisible(len(ends) > room)
        self._unlabelled.setText(f"+{len(ends) - room} in the legend")
        self._unlabelled.setPos(area.right() + GUTTER_GAP, 6)
        ends = ends[:room]
        heights = spread_labels([end.y() for _, end in ends], LABEL_PIXELS, area.top(), area.bottom())
        for (drawn, end), height in zip(ends, heights, strict=True):
            self._place_label(drawn, end, height, area.right() + GUTTER_GAP)

    def _place_label(self, drawn: _Drawn, end: QPointF, place: float, left: float) -> None:
        if drawn.label is None or drawn.leader is None:
            return
        drawn.label.setPos(left, place - drawn.label.boundingRect().height() / 2)
        drawn.label.setVisible(True)
        path = QPainterPath(end + QPointF(6, 0))
        path.cubicTo(QPointF(left - 8, end.y()), QPointF(left - 12, place), QPointF(left - 3, place))
        drawn.leader.setPath(path)
        drawn.leader.setVisible(left - end.x() > 8)

    def _show_selected(self) -> None:
        for target, (x, y) in zip(self._targets, self._positions, strict=True):
            if target.key == self._selected:
                self._ring.setData(x=[x], y=[y])
                return
        self._ring.setData(x=[], y=[])

    # The pointer.

    def _target_pixels(self) -> np.ndarray:
        """Return the places of marks and gaps in pixels of the widget, one a row."""
        if not len(self._positions):
            return self._positions
        area = self._view.mapRectToScene(self._view.boundingRect())
        (left, right), (low, high) = self._view.viewRange()
        x = area.left() + (self._positions[:, 0] - left) / (right - left) * area.width()
        y = area.bottom() - (self._positions[:, 1] - low) / (high - low) * area.height()
        return np.column_stack([x, y])

    def _target_at(self, at: QPointF) -> tuple[Mark | Gap, QPointF] | None:
        pixels = self._target_pixels()
        if not len(pixels):
            return None
        distances = np.hypot(pixels[:, 0] - at.x(), pixels[:, 1] - at.y())
        nearest = int(np.argmin(distances))
        if distances[nearest] > REACH_PIXELS:
            return None
        return self._targets[nearest], QPointF(float(pixels[nearest, 0]), float(pixels[nearest, 1]))

    def _on_range_changed(self, *_: object) -> None:
        self._place_labels()

    def _hover(self, at: QPointF) -> None:
        found = self._target_at(at)
        if found is None:
            self._card.hide()
            return
        target, place = found
        self._card.show_lines(target.card, place)

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Follow the pointer over the plot; pyqtgraph still pans and zooms."""
        kind = event.type()
        if kind == QEvent.Type.Leave:
            self._card.hide()
        elif isinstance(event, QMouseEvent):
            if kind == QEvent.Type.MouseMove and event.buttons() == Qt.MouseButton.NoButton:
                self._hover(event.position())
            elif kind == QEvent.Type.MouseButtonPress:
                self._pressed_at = event.position()
            elif kind == QEvent.Type.MouseButtonDblClick:
                self.show_all()
            elif kind == QEvent.Type.MouseButtonRelease and event.button() == Qt.MouseButton.LeftButton:
                moved = event.position() - self._pressed_at
                found = self._target_at(event.position()) if moved.manhattanLength() < 4 else None
                if found is not None:
                    self.point_clicked.emit(found[0].key)
        return bool(super().eventFilter(watched, event))
