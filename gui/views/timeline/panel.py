"""The panel of the timeline: the figure, zoomed by the wheel and dragged, with a card at the pointer.

The rule: the model holds the timeline and the figure is a value; here a part of the time is chosen and drawn.
"""

from functools import partial

import numpy as np
from PyQt6 import QtGui
from PyQt6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, pyqtSignal
from PyQt6.QtWidgets import QVBoxLayout, QWidget

from warplens.cuda.execute.inspection.records import Timeline
from warplens.gui.figures.figure import PointKey
from warplens.gui.figures.picture import Box, Picture, colour
from warplens.gui.kit import application, hover_card, picture_view, tasks
from warplens.gui.kit.theme import SPACE, Theme
from warplens.gui.kit.widgets import ElidedLabel, Role, configured, fill_layout, hint_label, label, tool_button
from warplens.gui.views.timeline.figure import Band, Hit, TimelineFigure, hit_at, timeline_figure
from warplens.gui.views.timeline.model import TimelineModel
from warplens.gui.views.timeline.program import FOOT, GUTTER, MOST_ROWS, ROW, ProgramTimeline, program_figure
from warplens.gui.workspace.inspector import SelectionInspector
from warplens.gui.workspace.panel import Panel
from warplens.gui.workspace.results import Results
from warplens.profiles import conditions, formats

ZOOM = 1.25  # a step of the wheel or of a key
STEP = 0.2  # of the time that is shown: what a key moves it by
LEAST_NS = 2.0  # the least part of the time that is shown: a few clocks
CLICK_PIXELS = 4  # a press that moves by less is a click
KEYS = "Plus, minus: zoom; left, right: move; up, down: height of warps; Home: all; Return: read the middle warp"


class TimelineView(picture_view.PictureView):
    """The figure of a timeline."""

    clicked = pyqtSignal(object)  # the `Hit` of a click on a warp whose line is known, or on a step of a program

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, min_size=QSize(220, 130))
        self.timeline: Timeline | None = None
        self.figure: TimelineFigure | None = None
        self.part_ns = (0.0, 1.0)
        self.lanes: tuple[int, int] | None = None  # of warps, as in `timeline_figure`
        self.line = 0
        self._pressed: tuple[QPointF, tuple[float, float]] | None = None
        self.card = hover_card.HoverCard(self)
        self.card.show_theme(theme)
        keys = Qt.Key
        self.set_keys(
            {
                **dict.fromkeys((keys.Key_Plus, keys.Key_Equal), partial(self.zoom, ZOOM)),
                keys.Key_Minus: partial(self.zoom, 1 / ZOOM),
                keys.Key_Left: partial(self._move, -STEP),
                keys.Key_Right: partial(self._move, STEP),
                keys.Key_Up: partial(self.zoom_lanes, ZOOM),
                keys.Key_Down: partial(self.zoom_lanes, 1 / ZOOM),
                keys.Key_Home: self.show_whole,
                **dict.fromkeys((keys.Key_Return, keys.Key_Enter), self._click_middle),
            }
        )
        self.setAccessibleDescription(KEYS)

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme and size of texts."""
        self.card.show_theme(theme)
        super().show_theme(theme)

    def show_timeline(self, timeline: Timeline | None) -> None:
        """Show all of a timeline."""
        self.timeline = timeline
        self.lanes = None
        self.card.hide()
        self.show_picture(None if timeline is None else self._picture)
        if timeline is not None:
            self.show_part((0.0, timeline.time_ns))

    def show_line(self, line: int) -> None:
        """Mark the spans of a line of the source."""
        self.line = line
        self._remake()

    @property
    def whole_ns(self) -> float:
        """The time of all that there is to show, 0 for nothing."""
        return 0.0 if self.timeline is None else self.timeline.time_ns

    def show_whole(self) -> None:
        """Show all of the time and all lanes."""
        self.lanes = None
        self.show_part((0.0, self.whole_ns))

    def show_part(self, part_ns: tuple[float, float]) -> None:
        """Show a part of the time, moved and shortened so that it is one of the launch."""
        if not (whole := self.whole_ns):
            return
        length = max(LEAST_NS, min(whole, part_ns[1] - part_ns[0]))
        begin = max(0.0, min(part_ns[0], whole - length))
        self.part_ns = begin, begin + length
        self._remake()

    def zoom(self, factor: float, at: float = 0.5) -> None:
        """Show the time `factor` times as large, around a place from 0 (the left edge) to 1."""
        begin, end = self.part_ns
        centre, length = begin + at * (end - begin), (end - begin) / factor
        self.show_part((centre - at * length, centre + (1 - at) * length))

    def zoom_lanes(self, factor: float, at: float = 0.5) -> None:
        """Show the lanes of warps `factor` times as high, around a place from 0 (the uppermost) to 1."""
        if self.timeline is None:
            return
        every = self.timeline.resident * self.timeline.warps
        first, behind = self.lanes or (0, every)
        count = max(1, min(every, round((behind - first) / factor)))
        begin = max(0, min(round(first + at * (behind - first - count)), every - count))
        self.lanes = None if count == every else (begin, begin + count)
        self._remake()

    def hit(self, position: QPointF) -> Hit | None:
        """Return what is at a position of the widget."""
        if self.timeline is None or self.figure is None:
            return None
        return hit_at(self.timeline, self.figure, position.x() / self._factor, position.y() / self._factor)

    def _picture(self, width: float, height: float) -> Picture:
        """Make the figure, and return what is drawn over its bands."""
        assert self.timeline is not None, "there is something to draw"
        scale = self._factor * self.devicePixelRatioF()
        size = max(width, GUTTER + 1), height
        self.figure = timeline_figure(self.timeline, self.part_ns, size, lanes=self.lanes, scale=scale, line=self.line)
        return self.figure.picture

    def _place(self, x: float) -> float:
        """Return how far right of the names a place of the widget is, from 0 to 1."""
        left = GUTTER * self._factor
        return max(0.0, min(1.0, (x - left) / max(1.0, self.width() - left)))

    def paintEvent(self, event: QtGui.QPaintEvent | None) -> None:
        """Draw the bands, and the picture over them."""
        figure = self.figure
        if figure is not None and self.picture is not None:
            with application.painting(self) as painter:
                painter.scale(self._factor, self._factor)
                for band in (figure.sms, figure.slots, figure.warps, figure.queues):
                    is_smooth = len(band.shares) > band.height  # else lanes have sharp edges
                    painter.setRenderHint(QtGui.QPainter.RenderHint.SmoothPixmapTransform, is_smooth)
                    area = QRectF(GUTTER, band.top, figure.picture.width - GUTTER, band.height)
                    painter.drawImage(area, _image(band, self._theme))
        super().paintEvent(event)

    def wheelEvent(self, event: QtGui.QWheelEvent | None) -> None:
        """Zoom into the time at the pointer, with Control into the lanes of warps."""
        if event is None or not event.angleDelta().y():
            return
        factor = ZOOM ** (event.angleDelta().y() / 120)
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and self.figure is not None:
            band = self.figure.warps
            self.zoom_lanes(factor, max(0.0, min(1.0, (event.position().y() / self._factor - band.top) / band.height)))
        else:
            self.zoom(factor, self._place(event.position().x()))
        event.accept()

    def mousePressEvent(self, event: QtGui.QMouseEvent | None) -> None:
        """Begin to drag, or a click."""
        if event is not None and event.button() is Qt.MouseButton.LeftButton:
            self._pressed = event.position(), self.part_ns

    def mouseMoveEvent(self, event: QtGui.QMouseEvent | None) -> None:
        """Drag the time, or say what is at the pointer."""
        if event is None:
            return
        if self._pressed is not None:
            at, self.part_ns = self._pressed
            self.card.hide()
            self._move(self._place(at.x()) - self._place(event.position().x()))
        elif (hit := self.hit(event.position())) is not None:
            self.card.show_lines(hit.lines, event.position())
        else:
            self.card.hide()

    def mouseReleaseEvent(self, event: QtGui.QMouseEvent | None) -> None:
        """Signal a click on a warp."""
        pressed, self._pressed = self._pressed, None
        if event is None or pressed is None or (event.position() - pressed[0]).manhattanLength() > CLICK_PIXELS:
            return
        hit = self.hit(event.position())
        if hit is not None and (hit.line or hit.step >= 0):
            self.clicked.emit(hit)

    def mouseDoubleClickEvent(self, _: QtGui.QMouseEvent | None) -> None:
        """Show all of the time."""
        self.show_whole()

    def leaveEvent(self, event: QEvent | None) -> None:
        """Say nothing more."""
        super().leaveEvent(event)
        self.card.hide()

    def _click_middle(self) -> None:
        """Say what the warp in the middle does, and click it where its line is known."""
        if self.figure is not None:
            warps, left = self.figure.warps, GUTTER * self._factor
            middle = QPointF((left + self.width()) / 2, (warps.top + warps.height / 2) * self._factor)
            if (hit := self.hit(middle)) is not None and hit.line:
                self.card.show_lines(hit.lines, middle)
                self.setAccessibleDescription(". ".join(hit.lines))
                self.clicked.emit(hit)

    def _move(self, by: float) -> None:
        """Show what is later by a part of the time that is shown."""
        begin, end = self.part_ns
        self.show_part((begin + by * (end - begin), end + by * (end - begin)))


def _image(band: Band, theme: Theme) -> QtGui.QImage:
    """Return the pixels of a band: its inks by their shares, over the panel."""
    inks = np.array([QtGui.QColor(colour(ink, theme)).getRgb()[:3] for ink in band.inks], np.float32)
    ground = np.array(QtGui.QColor(theme.panel).getRgb()[:3], np.float32)
    pixels = ground + band.shares.astype(np.float32) @ (inks - ground)
    rgb = np.zeros((*pixels.shape[:2], 4), np.uint8)
    rgb[..., :3] = np.clip(pixels, 0, 255)[..., ::-1]  # blue first, as 32-bit words of this processor
    return QtGui.QImage(rgb.tobytes(), rgb.shape[1], rgb.shape[0], 4 * rgb.shape[1], QtGui.QImage.Format.Format_RGB32)


class ProgramView(TimelineView):
    """The steps of a program; up and down go to the launch before and after."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.program: ProgramTimeline | None = None
        self._selected: PointKey | None = None
        self._at = -1
        self.setMinimumHeight(0)
        self.setAccessibleDescription("Plus and minus zoom, left and right move, up and down go from launch to launch")

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme, as high as this size of texts needs."""
        super().show_theme(theme)
        self.show_program(self.program, self._selected)

    def show_program(self, program: ProgramTimeline | None, selected: PointKey | None) -> None:
        """Show all of a program, or mark another launch of the same one."""
        is_other, self.program, self._selected = program is not self.program, program, selected
        rows = 0 if program is None else min(MOST_ROWS, len(program.lanes))
        self.show_picture(None if program is None else self._picture)
        self.setFixedHeight(round((rows * ROW + FOOT) * self._factor))
        self.setVisible(program is not None)
        if is_other:
            self._at = -1
            self.card.hide()
            self.show_whole()

    @property
    def whole_ns(self) -> float:
        """The time of all steps."""
        return 0.0 if self.program is None else max(LEAST_NS, self.program.time_ns)

    def zoom_lanes(self, factor: float, at: float = 0.5) -> None:  # noqa: ARG002 - rows stay as high as they are
        """Go to the launch before or after."""
        spans = () if self.program is None else self.program.spans
        places = range(self._at + 1, len(spans)) if factor < 1 else range(self._at - 1, -1, -1)
        self._at = next((at for at in places if spans[at].key is not None), self._at)
        if self._at >= 0:
            self.setAccessibleDescription(". ".join(spans[self._at].lines))
            self.clicked.emit(Hit(lines=spans[self._at].lines, step=self._at))

    def hit(self, position: QPointF) -> Hit | None:
        """Return the step at a position."""
        x, y = position.x() / self._factor, position.y() / self._factor
        boxes = [] if self.picture is None else [item for item in self.picture.items if isinstance(item, Box)]
        at = (box.tag for box in boxes if 0 <= x - box.x < box.width and 0 <= y - box.y < box.height)
        tag = next(at, None)
        return None if tag is None or self.program is None else Hit(lines=self.program.spans[tag].lines, step=tag)

    def _picture(self, width: float, height: float) -> Picture:
        assert self.program is not None, "there is something to draw"
        return program_figure(self.program, self.part_ns, (max(width, GUTTER + 1), height), self._selected)


class TimelinePanel(Panel):
    """The timeline of the selected point, below that of its program."""

    def __init__(
        self, model: TimelineModel, results: Results, inspector: SelectionInspector, theme: Theme, delay_ms: int
    ) -> None:
        super().__init__("Timeline", theme)
        self.model, self._results, self._inspector = model, results, inspector
        self.about = ElidedLabel(Role.FAINT)
        self.whole_button = configured(tool_button("chip", "Whole", "Show all of the launch"), clicked=self.refresh)
        self.save_button = configured(
            tool_button("chip", "Perfetto…", "Save a trace that ui.perfetto.dev opens"), clicked=self.save
        )
        fill_layout(self.head, (self.about, 1), self.whole_button, self.save_button)
        self.main_widget = self.view = TimelineView(theme)
        self.view.clicked.connect(self._on_clicked)
        self.note, self.program_note = (configured(label(role=Role.FAINT), wordWrap=True) for _ in range(2))
        self.hint = hint_label()
        self.content = QWidget()
        fill_layout(QVBoxLayout(self.content), (self.view, 1), self.note, margins=(0, 0, 0, 0), spacing=SPACE // 2)
        self.program_view = configured(ProgramView(theme), clicked=self._on_step)
        fill_layout(self.body, self.program_view, self.program_note, (self.hint, 1), (self.content, 1))
        self.model.changed.connect(self.refresh)
        inspector.line_selected.connect(self.view.show_line)
        inspector.inspected.connect(lambda: self.view.show_line(inspector.line))
        self._throttle = configured(tasks.Throttle(delay_ms, self, shown_in=self), fell_due=model.refresh)
        # that of the file comes after its points
        for changed in (results.points_replaced, results.file_changed, results.selection_changed, inspector.inspected):
            changed.connect(lambda *_: self._throttle.request())
        self._throttle.request()
        self.refresh()

    def refresh(self) -> None:
        """Show the timelines of the model, or its sentence."""
        timeline, program = self.model.timeline, self.model.program
        self.program_view.show_program(program, self._results.selected)
        self.program_note.setVisible(program is not None)
        self.program_note.setText("" if program is None else program.note)
        self.hint.setVisible(timeline is None)
        self.hint.setText(self.model.sentence)
        self.content.setVisible(timeline is not None)
        self.whole_button.setEnabled(timeline is not None)
        self.save_button.setEnabled(timeline is not None or program is not None)
        self.view.show_timeline(timeline)
        about = note = ""
        if timeline is not None:
            time = conditions.sourced(formats.time_text(timeline.time_ns), timeline.provenance)
            tail = f"tail {formats.time_text(timeline.tail_ns)}"
            about = f"{timeline.title}: {time} · {formats.significant(timeline.waves)} waves · {tail}"
            note = "; ".join(timeline.notes)
        self.about.set_whole(about)
        self.note.setText(f"{note[:1].upper()}{note[1:]}.")

    def save(self) -> None:
        """Save the trace."""
        timeline = self.model.timeline
        name = f"{'program' if timeline is None else timeline.kernel}-timeline"
        self.model.make_trace(lambda data: self.exporter.save(name, "json", lambda: data))

    def _on_step(self, hit: Hit) -> None:
        """Select the point of a step of the program, where it is a launch or a call."""
        program = self.model.program
        if program is not None and (key := program.spans[hit.step].key) is not None:
            self._results.select(key)

    def _on_clicked(self, hit: Hit) -> None:
        """Select the line of the source, and in the lens the request of the warp there."""
        self._inspector.select_line(hit.line)
        self._inspector.go_to(block=hit.block, warp=hit.warp)
