"""The bar at the top: the open profile, Run and Stop, the progress of the sweep, and the menu; below it the answer.

The rule: its buttons trigger the window's actions; it decides nothing.
"""

from collections.abc import Callable
from functools import partial

from PyQt6 import QtGui, QtWidgets
from PyQt6.QtCore import QPointF, QRect, QRectF, QSize, Qt, pyqtSignal

from warplens.cuda.sweep.progress import Progress, activity_text, compiling_text
from warplens.gui.figures.figure import DASHES, Look, Marker
from warplens.gui.kit import application, tasks, widgets
from warplens.gui.kit.theme import SMALL_PIXELS, SPACE, Theme, font, scaled
from warplens.gui.kit.widgets import ElidedLabel, Role, configured, draw_marker, fill_layout, label
from warplens.gui.workspace.models import WindowModels
from warplens.gui.workspace.results import Results
from warplens.gui.workspace.sweep_run import RunState
from warplens.profiles.formats import grouped, plain, waiting_text

PROGRESS_STEPS = 1000
RUN, QUEUE = "▶  Run", "+  Queue"
LONG = 32  # a button of more letters names no program
NO_ANSWER = "No answer yet"
NOT_ENDED = f"{NO_ANSWER}: it comes when the sweep has ended"
MIN_BAR, MAX_BAR, MIN_PROGRESS = 60, 220, 160  # the widths of the progress bar and of its text, in pixels


class HeaderBar(QtWidgets.QFrame):
    """The bar."""

    def __init__(
        self, models: WindowModels, *, start: QtGui.QAction, stop: QtGui.QAction, menu: QtWidgets.QMenu
    ) -> None:
        super().__init__()
        self.setObjectName("header")
        run, results, background = models.run, models.results, models.backend.background
        self._run, self._start, self._results = run, start, results
        self._said = ""  # what else the user waits for
        self.cancel = configured(widgets.quiet_button("Cancel", tasks.CANCEL, tasks.CANCEL), clicked=background.cancel)
        self.file, self.progress = (ElidedLabel(Role.MUTED, asks_for_width=True) for _ in range(2))
        self.run_button = _button(RUN, start, "primary", QUEUE)
        self.stop_button = _button("■  Stop", stop)
        self.bar = QtWidgets.QProgressBar()
        self.bar.setRange(0, PROGRESS_STEPS)
        configured(self.bar, textVisible=False, minimumWidth=MIN_BAR, maximumWidth=MAX_BAR)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        configured(self.progress, alignment=right, minimumWidth=MIN_PROGRESS)
        self.menu_button = configured(QtWidgets.QToolButton(), text="☰", toolTip="Menu", accessibleName="Menu")
        self.menu_button.setMenu(menu)
        self.menu_button.setPopupMode(QtWidgets.QToolButton.ToolButtonPopupMode.InstantPopup)
        margins = (2 * SPACE, SPACE - 3, 2 * SPACE - 4, SPACE - 3)
        product = label("Warplens", name="product")
        row = fill_layout(QtWidgets.QHBoxLayout(self), product, margins=margins, spacing=SPACE)
        row.addSpacing(SPACE)
        fill_layout(row, self.file, 1, self.progress, (self.bar, 4), self.cancel)
        row.addSpacing(SPACE)
        # what comes and goes stands before the buttons, so that they stay in place
        fill_layout(row, self.run_button, self.stop_button, self.menu_button)
        start.changed.connect(self._show_state)
        run.state_changed.connect(self._show_state)
        run.progressed.connect(lambda _: self._show_state())
        background.said.connect(self._show_said, Qt.ConnectionType.QueuedConnection)  # type: ignore[call-arg]
        results.file_changed.connect(self._show_file)
        self._show_state()
        self._show_file()

    def _show_state(self) -> None:
        state, progress = self._run.state, self._run.progress
        program, runs = self._start.text(), self._start.statusTip()
        is_busy, is_program = state is not RunState.IDLE, program.endswith(" again")
        again = program if len(program) <= LONG else "Run the program again"
        self.run_button.setText(QUEUE if is_busy else f"▶  {again}" if is_program else RUN)
        self.run_button.setToolTip(f"{program} ({self._start.shortcut().toString()})")
        self.stop_button.setEnabled(state in (RunState.STARTING, RunState.RUNNING) or bool(runs))
        texts = [self._said]
        if not is_busy:
            texts += [] if self._said else [runs]
        elif state is RunState.STARTING or progress is None:
            texts.append("planning")
        else:
            texts.append("stopping" if state is RunState.STOPPING else progress_text(progress))
        fraction = progress.fraction if progress is not None and state is not RunState.STARTING else None
        self.bar.setRange(0, 0 if fraction is None or not is_busy else PROGRESS_STEPS)  # without an end it moves
        self.bar.setValue(round((fraction or 0.0) * PROGRESS_STEPS))
        self.progress.set_whole(" · ".join(filter(None, texts)))
        for widget in (self.bar, self.progress):
            widget.setVisible(any(texts))
        self.cancel.setVisible(bool(self._said))

    def _show_said(self, text: str) -> None:
        self._said = text
        self._show_state()

    def _show_file(self) -> None:
        results = self._results
        devices = " · ".join(device.name for device in results.profile.devices) if results.profile else ""
        name = results.title
        mark = " (edited)" if results.name and results.is_unsaved else ""
        self.file.set_whole(" · ".join(part for part in (f"{name}{mark}", devices) if part))


class _AnswerLabel(widgets.FittingLabel):
    """Shows the longest wording that fits in two lines, not the longest in one."""

    def _fit(self) -> None:
        wordings = self._wordings
        for self._wordings in ((wording,) for wording in wordings):
            super()._fit()
            if self.text().replace("\n", " ") == self._wordings[0]:
                break
        self._wordings = wordings
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return a size in which nothing moves when an answer comes or grows: a narrow window shows one line of it."""
        lines = 2 if self.width() > 110 * self.fontMetrics().averageCharWidth() else 1  # of so many letters
        return super().sizeHint().expandedTo(QSize(0, lines * self.fontMetrics().lineSpacing()))


class AnswerBar(QtWidgets.QFrame):
    """The answer under the header, which has its place from the first point on; its button opens the reason."""

    def __init__(self, models: WindowModels, why: Callable[[], object]) -> None:
        super().__init__()
        self.setObjectName("answer")
        self._models = models
        self.text = _AnswerLabel()
        self.why = configured(widgets.quiet_button("Why?", "Show the difference step by step", "Why"), clicked=why)
        margins = (2 * SPACE, SPACE // 4, 2 * SPACE - 4, SPACE // 4)
        fill_layout(QtWidgets.QHBoxLayout(self), (self.text, 1), self.why, margins=margins, spacing=SPACE)
        self._show(())
        models.results.points_added.connect(lambda *_: None if self.why.isEnabled() else self._show(()))
        for signal in (models.results.points_replaced, models.run.ended):
            signal.connect(self._follow)

    def _follow(self) -> None:
        """Show the answers from now on: a start without points does not wait for what finds them."""
        if self._models.results.points:
            from warplens.gui.views.difference.model import DifferenceModel

            for signal in (self._models.results.points_replaced, self._models.run.ended):
                signal.disconnect(self._follow)
            model = self._models.of(DifferenceModel)
            model.changed.connect(lambda: self._show(model.wordings, model.missing))
            self._show(model.wordings, model.missing)

    def _show(self, wordings: tuple[str, ...], missing: str = "") -> None:
        why = ": ".join(filter(None, (NO_ANSWER, missing)))
        self.text.set_wordings(wordings or (why if self._models.run.state is RunState.IDLE else NOT_ENDED,))
        self.why.setAccessibleDescription(self.text.whole)
        self.why.setEnabled(bool(wordings))
        self.setVisible(bool(wordings or self._models.results.points))


def progress_text(progress: Progress) -> str:
    """Return the progress as a text: the points, the time left if it is known, and a kernel that compiles for long."""
    parts = [f"{grouped(progress.finished)} / {grouped(progress.total)} points"]
    if progress.seconds_left is not None and progress.finished != progress.total:
        parts.append(f"about {waiting_text(progress.seconds_left)} left")
    busy = activity_text(progress.activities) or compiling_text(progress.compiling)
    return " · ".join(filter(None, [*parts, busy]))


class SteadyButton(QtWidgets.QPushButton):
    """A button as wide as the longest of its `texts`, the first of which it has now."""

    def __init__(self, *texts: str) -> None:
        super().__init__(texts[0])
        self._texts = texts

    def sizeHint(self) -> QSize:
        """Return the size for the longest text."""
        option, size, style = QtWidgets.QStyleOptionButton(), super().sizeHint(), widgets.known(self.style())
        self.initStyleOption(option)
        for option.text in self._texts:
            contents = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, option.text)
            kind = QtWidgets.QStyle.ContentsType.CT_PushButton
            size = size.expandedTo(style.sizeFromContents(kind, option, contents, self))
        return size


def _button(text: str, action: QtGui.QAction, name: str = "", other: str = "") -> QtWidgets.QPushButton:
    button = SteadyButton(text, other)
    if name:
        button.setObjectName(name)
    configured(button, clicked=action.trigger, toolTip=f"{action.toolTip()} ({action.shortcut().toString()})")
    return button


MOST_TEXT = 180  # a name is cut in the middle to this width in pixels; the tool tip has all of it
LEAST_WIDTH = 34  # in a row with little room a name is cut to this width in pixels
LEAST_NAME = 8  # the least width in pixels that a name keeps beside "only", in a row with little room
VARIANT_BAR = ((-6.0, 12.0),)
BASELINE_BAR = ((-6.0, 7.0), (4.0, 2.0))  # the pieces of a chip's bar: left edge from the middle, and width, in pixels
SHORT_NAME = 64  # a name of at most this width in pixels is short
HEIGHT = 26
ONLY = "only"
HELP = "Click to hide or show; \u201conly\u201d, or a double click, for this one alone"


def single_out(results: Results, facet: str, value: str) -> None:
    """Show a value of a facet alone; of a variant alone its family goes with it."""
    if facet == "variants":
        results.set_filter(results.filter.only_variant(value, results.variants))
    else:
        results.set_filter(results.filter.only(facet, value, results.present(facet)))


class SwitchChip(QtWidgets.QAbstractButton):
    """A name with a sign before it, checked while it is shown: a click switches it.

    "only", which stands at its end under the pointer, a double click and the menu single it out.
    """

    singled_out = pyqtSignal()  # this alone is asked for, or all again
    sign_width = 4
    is_bold = False
    keeps_name = True  # whether a short name stays whole beside "only"; in the legend there are too many

    def __init__(self, text: str, theme: Theme, whole: str = "", parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._name = plain(text)
        self.setAccessibleName(plain(whole or text))
        hand = Qt.CursorShape.PointingHandCursor
        configured(self, checkable=True, checked=True, cursor=hand, mouseTracking=True, toolTip=HELP)
        self._pointed: QPointF | None = None
        self.fit()

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme, and in the size of texts that holds now."""
        self.theme = theme
        self.fit()
        self.update()

    def set_facet(self, results: Results, facet: str, value: str) -> None:
        """Switch a value of a facet of the filter, and single it out."""
        self.clicked.connect(lambda: results.set_filter(results.filter.toggled(facet, value)))
        self.singled_out.connect(partial(single_out, results, facet, value))

    def fit(self) -> None:
        """Cut the name for the present size of texts."""
        self.setFont(font(SMALL_PIXELS, bold=self.is_bold))
        self.setText(self.fontMetrics().elidedText(self.name, Qt.TextElideMode.ElideMiddle, scaled(MOST_TEXT)))

    @property
    def name(self) -> str:
        """The name before it is cut."""
        return self._name

    def draw_sign(self, painter: QtGui.QPainter, *, is_on: bool) -> None:
        """Draw what stands before the name."""

    @property
    def only_area(self) -> QRect:
        """The part of the chip in which "only" stands while the pointer is over it; nothing in one too narrow."""
        width = self.fontMetrics().horizontalAdvance(ONLY) + 10
        is_wide = self.width() - width > self.sign_width + LEAST_NAME
        return QRect(self.width() - width, 0, width, self.height()) if is_wide else QRect()

    def sizeHint(self) -> QSize:
        """Return the size of sign, name and padding; beside "only" at least half of it is sign and name."""
        metrics = self.fontMetrics()
        name, only = metrics.horizontalAdvance(self.text()), metrics.horizontalAdvance(ONLY)
        kept = max(LEAST_NAME, only + 10 - self.sign_width)  # so that a click on the middle switches it
        if self.keeps_name and name <= scaled(SHORT_NAME):
            kept = max(kept, name)
        least = only + 14 + kept
        return QSize(max(name + 13, least) + self.sign_width, scaled(HEIGHT))

    @property
    def name_width(self) -> int:
        """The width with a short name whole, or with as much of a long one, without "only"."""
        return min(self.fontMetrics().horizontalAdvance(self.text()), scaled(SHORT_NAME)) + 13 + self.sign_width

    def minimumSizeHint(self) -> QSize:
        """Return the size with the least of the name, for a row that has little room."""
        return QSize(self.sign_width + scaled(LEAST_WIDTH), scaled(HEIGHT))

    def enterEvent(self, event: QtGui.QEnterEvent | None) -> None:
        """Show that it can be clicked."""
        super().enterEvent(event)
        self._pointed = None if event is None else event.position()
        self.update()

    def mouseMoveEvent(self, event: QtGui.QMouseEvent | None) -> None:
        """Show whether "only" is pointed at."""
        super().mouseMoveEvent(event)
        if event is not None:
            self._pointed = event.position()
            self.update()

    def mouseReleaseEvent(self, event: QtGui.QMouseEvent | None) -> None:
        """Single it out where "only" is clicked."""
        is_only = event is not None and self.isDown() and self.only_area.contains(event.position().toPoint())
        if is_only and event is not None and event.button() is Qt.MouseButton.LeftButton:
            self.setDown(False)
            self.singled_out.emit()
            return
        super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QtGui.QMouseEvent | None) -> None:
        """Single it out."""
        if event is not None and not self.only_area.contains(event.position().toPoint()):
            self.singled_out.emit()

    def keyPressEvent(self, event: QtGui.QKeyEvent | None) -> None:
        """Single it out by the letter O, as Space switches it."""
        if event is not None and event.key() == Qt.Key.Key_O:
            self.singled_out.emit()
            return
        super().keyPressEvent(event)

    def contextMenuEvent(self, event: QtGui.QContextMenuEvent | None) -> None:
        """Offer what a click and a double click do."""
        if event is None:
            return
        menu = QtWidgets.QMenu(self)
        for text, call in (("Only this", self.singled_out.emit), ("Hide" if self.isChecked() else "Show", self.click)):
            action = menu.addAction(text)
            if action is not None:
                action.triggered.connect(lambda _checked=False, call=call: call())
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(event.globalPos())

    def paintEvent(self, _: QtGui.QPaintEvent | None) -> None:
        """Draw the chip, and "only" at its end while the pointer is over it; in a short one while it is at the end."""
        theme, is_on = self.theme, self.isChecked()
        with application.painting(self) as painter:
            painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
            is_pointed = self.underMouse()
            if is_pointed or self.hasFocus():
                painter.setPen(QtGui.QPen(QtGui.QColor(theme.accent), 1.2) if self.hasFocus() else Qt.PenStyle.NoPen)
                painter.setBrush(QtGui.QColor(theme.raised))
                painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 5, 5)
            self.draw_sign(painter, is_on=is_on)
            painter.setPen(QtGui.QColor(theme.text if is_on else theme.faint))
            room = self.rect().adjusted(self.sign_width + 4, 0, -4, 0)
            only = self.only_area
            is_aimed = self._pointed is not None and only.contains(self._pointed.toPoint())
            has_both = self.fontMetrics().horizontalAdvance(self.text()) <= only.left() - room.left()
            if is_pointed and not only.isEmpty() and (has_both or is_aimed):
                room.setRight(only.left())
                rest = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideMiddle, room.width())
                painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, rest)
                painter.setPen(QtGui.QColor(theme.accent_hover if is_aimed else theme.accent))
                painter.drawText(only, Qt.AlignmentFlag.AlignCenter, ONLY)
                return
            text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideMiddle, room.width())
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, text)


class VariantChip(SwitchChip):
    """The chip of a variant, with its marker; a bar of its colour alone where markers are those of GPUs."""

    keeps_name = False
    sign_width = 21

    def __init__(
        self, text: str, look: Look, theme: Theme, whole: str, *, has_marker: bool, parent: QtWidgets.QWidget
    ) -> None:
        super().__init__(text, theme, whole, parent)
        self._look = look
        self._has_marker = has_marker

    def draw_sign(self, painter: QtGui.QPainter, *, is_on: bool) -> None:
        """Draw the marker or the bar, hollow while the variant is hidden; the bar of a baseline is dash and dot."""
        middle = QPointF(13, self.height() / 2)
        colour = self.theme.hue(self._look) if is_on else self.theme.faint
        if not self._has_marker:
            painter.setPen(QtGui.QPen(QtGui.QColor(colour), 1.4))
            painter.setBrush(QtGui.QColor(colour) if is_on else Qt.BrushStyle.NoBrush)
            for left, width in BASELINE_BAR if self._look.is_reference else VARIANT_BAR:
                painter.drawRoundedRect(QRectF(middle.x() + left, middle.y() - 2, width, 4), 2, 2)
            return
        draw_marker(painter, middle, self._look, colour, hollow=not is_on)


class DeviceChip(SwitchChip):
    """The chip of a GPU, with the marker of its curves in grey, and their dashes where their times are modelled."""

    sign_width = 36

    def __init__(self, text: str, marker: Marker, theme: Theme, *, is_modelled: bool) -> None:
        super().__init__(text, theme)
        self._look = Look(hue=0, marker=marker, is_reference=True)
        self._is_modelled = is_modelled

    def draw_sign(self, painter: QtGui.QPainter, *, is_on: bool) -> None:
        """Draw a piece of a curve."""
        colour, middle = self.theme.muted if is_on else self.theme.faint, self.height() / 2
        pen = QtGui.QPen(QtGui.QColor(colour), 1.2)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        if self._is_modelled:
            pen.setDashPattern(DASHES[self._look.marker])
        painter.setPen(pen)
        painter.drawLine(QPointF(6, middle), QPointF(34, middle))
        draw_marker(painter, QPointF(20, middle), self._look, colour, hollow=not is_on)


class FamilyChip(SwitchChip):
    """The chip of a family, a word before its variants; a hidden one says how many it has."""

    is_bold = True
    keeps_name = False

    def __init__(self, family: str, count: int, theme: Theme, parent: QtWidgets.QWidget | None = None) -> None:
        self._count = count
        self._leads = True
        super().__init__(family, theme, parent=parent)
        self.toggled.connect(self.fit)

    @property
    def name(self) -> str:
        """The family before its variants, or with their number while they are hidden."""
        return f"{super().name}{':' * self._leads}" if self.isChecked() else f"{super().name} {self._count}"

    def lead(self, leads: bool) -> None:
        """Stand before variants of the family, or alone."""
        if leads != self._leads:
            self._leads = leads
            self.fit()
