"""One step of a lesson: its text, what stands beside it, the question, and the truth laid over the answer.

The rule: the model holds the lesson, the step and the answers; the view shows them, in a panel as in a lecture hall. A
text of a lesson is shown without anything from outside.
"""

from collections.abc import Mapping
from dataclasses import replace

from PyQt6 import QtGui, QtWidgets
from PyQt6.QtCore import QEvent, QObject, QSize, Qt, pyqtSignal

from warplens.cuda.device.gpus import load_device
from warplens.cuda.execute.inspection.records import Activity
from warplens.gui.figures import inspected_lines, listings, request_picture
from warplens.gui.kit import picture_view, scrolling, widgets
from warplens.gui.kit.theme import SPACE, Theme, at_text_size, scaled, text_size
from warplens.gui.kit.widgets import Role, configured, fill_layout, known, label, tool_button
from warplens.gui.views.lessons import answer_views, markdown, question_figure, truths, walk
from warplens.gui.views.lessons.model import Lessons
from warplens.gui.workspace import boxes_view, listing_view
from warplens.profiles.formats import short_device_name

TEXT_PIXELS = 15  # the text of a lesson is larger than that of the controls
NARROW = 620  # below this width in pixels the text stands above the picture
TEXT_SHARES = 0.3, 0.36, 0.42, 0.5  # of the width; beside a picture the text has the first in which it is whole
MOST_ABOVE, MOST_ABOVE_SOURCE = 0.5, 0.75  # the part of the height that a text may have above a picture, a source
EXPLANATION = "explanation-of-the-answer"  # the anchor of what stands below the text once the truth is shown
WAITING = "Executing the kernel of this step…"


class LessonText(scrolling.LineBrowser):
    """The text of a step."""

    def __init__(self) -> None:
        super().__init__("Text of the lesson")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.show_size()

    def show_size(self) -> None:
        """Draw in the present size of texts."""
        self.setStyleSheet(f"font-size: {scaled(TEXT_PIXELS)}px;")

    def resizeEvent(self, e: QtGui.QResizeEvent | None) -> None:
        """Fit the text in."""
        super().resizeEvent(e)
        self.fit_in()

    def fit_in(self) -> None:
        """Where not all of the text has room, have a scroll bar, and show the explanation from its beginning."""
        bar = Qt.ScrollBarPolicy
        is_whole = self.height_at(self.width()) <= self.height()
        self.setVerticalScrollBarPolicy(bar.ScrollBarAlwaysOff if is_whole else bar.ScrollBarAsNeeded)
        self.scrollToAnchor(EXPLANATION)

    def keyPressEvent(self, event: QtGui.QKeyEvent | None) -> None:
        """Leave the keys of the lesson to it."""
        if event is not None and event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Backspace):
            event.ignore()
        else:
            super().keyPressEvent(event)


class _Source(listing_view.ListingView):
    """A source that keeps the size of texts with which it was made, also on a screen of its own."""

    def __init__(self, name: str, theme: Theme) -> None:
        self._percent = text_size()
        super().__init__(name, theme)

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme and size of texts."""
        self._percent = text_size()
        super().show_theme(theme)

    def show_lines(self, listing: listings.Listing, line: int) -> None:
        """Show a listing, with this line in the middle."""
        with at_text_size(self._percent):
            self.show_listing(listing)
            self.set_current(line)

    def viewportEvent(self, event: QEvent | None) -> bool:
        """Draw, and find lines, in the size of this source."""
        with at_text_size(self._percent):
            return super().viewportEvent(event)


class LessonView(QtWidgets.QWidget):
    """A step of a lesson; in a lecture hall (`is_presented`) sources and lanes have the whole width below the text."""

    ended = pyqtSignal()  # the user goes on after the last step

    def __init__(self, model: Lessons, theme: Theme, *, is_presented: bool = False) -> None:
        super().__init__()
        self._model, self._theme, self._is_presented = model, theme, is_presented
        self._asked_lanes = self._is_moved = self._is_early = False
        configured(self, focusPolicy=Qt.FocusPolicy.StrongFocus, accessibleName="Lesson")
        self.title = configured(label(name="product"), wordWrap=True)
        self.progress = label(role=Role.MUTED)
        self.text = LessonText()
        self.stage = QtWidgets.QStackedWidget()
        self.hint = widgets.hint_label()
        self.source = _Source("Source of the lesson's kernel", theme)
        self.lens = picture_view.PictureView(theme, min_size=QSize(240, 150))
        self.lanes = answer_views.LanesView(theme)
        self.curve = answer_views.CurveView(theme)
        self.tile = walk.TileView(theme)
        self.boxes = boxes_view.BoxesView(theme)
        self.boxes_room = scrolling.LineScroll(self.boxes)
        self.boxes_room.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its sliders have it
        fill_layout(self.stage, self.hint, self.source, self.lens, self.lanes, self.curve, self.tile, self.boxes_room)
        self.split = widgets.splitter(Qt.Orientation.Horizontal, self.text, self.stage)
        self.split.splitterMoved.connect(self._on_moved)
        self.split.installEventFilter(self)
        self.text.setMinimumSize(120, 60)  # smaller than their contents ask for, so that the panel can be narrow
        self.stage.setMinimumSize(160, 120)
        self.ask = configured(label(name="heading"), wordWrap=True)
        self.number = answer_views.NumberField()
        self.number.returnPressed.connect(self.reveal)
        self.reveal_button = configured(QtWidgets.QPushButton("Reveal"), objectName="primary", clicked=self.reveal)
        self.reveal_button.setToolTip("Show what the engine counts (Space)")
        self.verdict = configured(label(name="verdict"), wordWrap=True)
        self.back = configured(QtWidgets.QPushButton("Back"), objectName="slim")
        configured(self.back, toolTip="The step before (Backspace)", clicked=lambda: self._model.move(-1))
        self.forward = configured(QtWidgets.QPushButton("Next"), objectName="slim")
        configured(self.forward, toolTip="The next step (Space)", clicked=lambda: self._model.move(1))
        self.score = label(role=Role.MUTED)
        help_text = "Hide the truths of this lesson, and begin another round"
        self.again = tool_button("chip", "Begin again", help_text, name="Begin the lesson again")
        self.again.clicked.connect(self._model.begin_again)
        self.number.setFixedWidth(scaled(120))
        self._compose()
        model.step_changed.connect(self.refresh)
        model.inspected.connect(self._on_inspected)
        model.revealed.connect(self._on_revealed)
        self.refresh()

    def _compose(self) -> None:
        head = fill_layout(QtWidgets.QHBoxLayout(), (self.title, 1), self.progress)
        self.foot = QtWidgets.QWidget()
        foot = QtWidgets.QHBoxLayout(self.foot)
        self.question_row = QtWidgets.QWidget()
        row = QtWidgets.QHBoxLayout(self.question_row)
        asked = (self.ask, 3), self.number, self.reveal_button, (self.verdict, 2)
        fill_layout(row, *asked, margins=(0, 0, 0, 0), spacing=SPACE)
        fill_layout(foot, self.back, self.forward, 1, self.score, self.again, margins=(0, 0, 0, 0))
        margins = (SPACE, SPACE // 2, SPACE, SPACE // 2)  # the frame of the focus touches no text
        column, parts = QtWidgets.QVBoxLayout(self), (head, (self.split, 1), self.question_row, self.foot)
        fill_layout(column, *parts, margins=margins, spacing=SPACE)

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self._theme = theme
        self.text.show_size()
        self.number.setFixedWidth(scaled(120))
        for part in (self.source, self.lens, self.lanes, self.curve, self.tile, self.boxes):
            part.show_theme(theme)
        self._show_text()

    def refresh(self) -> None:
        """Show the step from its beginning."""
        lesson, step = self._model.lesson, self._model.step
        self.question_row.setVisible(step is not None and step.question is not None)
        self.foot.setEnabled(step is not None)
        if lesson is None or step is None:
            self.title.setText("")
            self.stage.setCurrentWidget(self._hint("Reading the lessons…"))
            return
        self.title.setText(step.title)
        self.progress.setText(f"{lesson.title} · {self._model.index + 1} of {len(lesson.steps)}")
        self.tile.show_trace(None)
        self.number.clear()
        self._is_early = False
        if (question := step.question) is not None and question.kind is truths.QuestionKind.CURVE:
            self.curve.ask(question, self._model.shown)
        self._asked_lanes = False
        self._show_text()
        self._show_stage()
        self._show_question()
        self._pass_focus_on()

    def _show_text(self) -> None:
        step, shown = self._model.step, self._model.shown
        if step is None:
            return
        code, body = f"code {{ color: {self._theme.accent}; }}", f"body {{ color: {self._theme.text}; }}"
        known(self.text.document()).setDefaultStyleSheet(f"{code} td, th {{ padding: 3px 10px; }} {body}")
        why = "" if shown is None or step.question is None else markdown.html_of(step.question.why)
        why = f"<hr><a name='{EXPLANATION}'></a>{why}" if why else ""
        self.text.setHtml(f"<body>{markdown.html_of(step.text)}{why}</body>")
        self._share_out()
        self.text.fit_in()

    def _show_question(self) -> None:
        model, question, shown = self._model, self._model.question, self._model.shown
        # the parts may be hidden or disabled next, and Qt would give their focus to the next button of the window
        if any(part.hasFocus() for part in (self.number, self.reveal_button, self.back, self.forward, self.again)):
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.question_row.setVisible(question is not None)
        self.score.setText(model.score)
        self.again.setVisible(bool(model.score))
        lesson = model.lesson
        self.back.setEnabled(model.index > 0)
        self.forward.setEnabled(lesson is not None and model.index + 1 < len(lesson.steps))
        if question is None:
            return
        self.ask.setText(question.ask)
        self.number.setVisible(question.kind is truths.QuestionKind.NUMBER)
        self.number.setEnabled(shown is None)
        self.reveal_button.setVisible(shown is None)
        self._show_button()
        self.verdict.setVisible(shown is not None)
        if shown is not None:
            if isinstance(shown.answer, float):
                self.number.setText(truths.number_text(shown.answer))
            self.verdict.setText(shown.verdict.sentence)
            tone = "" if shown.answer is None else "good" if shown.verdict.is_right else "bad"
            widgets.restyle(self.verdict, tone=tone)

    def _show_stage(self) -> None:
        """Show what stands beside the text; nothing that a hidden truth decides."""
        step = self._model.step
        if step is None:
            return
        self.stage.setVisible(step.layout is not truths.Layout.TEXT or self._has_curve(step))
        self.stage.setCurrentWidget(self._page(step))
        self._show_button()
        self._share_out()
        self._pass_focus_on()

    def _has_curve(self, step: truths.Step) -> bool:
        return step.question is not None and step.question.kind is truths.QuestionKind.CURVE

    def _page(self, step: truths.Step) -> QtWidgets.QWidget:
        """Return what stands beside the text, filled."""
        model = self._model
        if self._has_curve(step):
            return self.curve
        if step.layout is truths.Layout.BOXES:
            question = step.question
            counts = None if question is None else question.counts
            is_asked = counts is not None and counts.subject is truths.Subject.MULTIPROCESSOR
            name, is_hidden = short_device_name(load_device(step.device).name), is_asked and self._model.shown is None
            self.boxes.show_usage(name, truths.limits_of_step(step), step.usage, is_hidden=is_hidden)
            return self.boxes_room
        if model.refusal:
            return self._hint(model.refusal)
        if model.inspection is None or (step.layout is truths.Layout.TILE and model.trace is None):
            return self._hint(WAITING if model.is_waiting or model.inspection is not None else "")
        match step.layout:
            case truths.Layout.SOURCE:
                # without its costs while a question on them is open
                inspection = known(model.inspection)
                is_hidden = step.question is not None and self._model.shown is None
                told = inspection.explanation
                listing = listings.source_listing(told.source, inspection, file_name=told.path)
                listing, lines = listings.without_heads(listing), inspection.lines
                rows = (replace(row, margin=None) if is_hidden else _with_lanes(row, lines) for row in listing.rows)
                self.source.show_lines(
                    replace(listing, rows=tuple(rows)), step.line or inspected_lines.worst_line(inspection)
                )
                return self.source
            case truths.Layout.LENS:
                return self._lens_page(step)
        self.tile.show_trace(model.trace, step.warp)
        return self.tile

    def _on_moved(self) -> None:
        self._is_moved = True

    def _hint(self, text: str) -> QtWidgets.QLabel:
        self.hint.setText(text)
        return self.hint

    def _lens_page(self, step: truths.Step) -> QtWidgets.QWidget:
        inspection, shown, question = known(self._model.inspection), self._model.shown, step.question
        lens = truths.lens_at(step, inspection)
        if lens is None:
            return self._hint(truths.no_request(step, inspection))
        if question is not None and question.kind is truths.QuestionKind.LANES:
            if not self._asked_lanes:
                self._asked_lanes = True
                self.lanes.ask(lens, question, shown)
            elif shown is not None:
                self.lanes.reveal(shown.truth)
            return self.lanes
        is_hidden = question is not None and shown is None
        make = question_figure.hidden_lens if is_hidden else request_picture.lens_picture
        self.lens.show_picture(lambda width, height: make(lens, width, height))
        return self.lens

    @property
    def answer(self) -> truths.Answer | None:
        """What was typed, dragged or sketched; None for nothing."""
        question = self._model.question
        if question is None:
            return None
        if question.kind is truths.QuestionKind.LANES:
            return self.lanes.answer or None
        if question.kind is truths.QuestionKind.CURVE:
            return self.curve.answer
        return self.number.number

    def reveal(self) -> None:
        """Show the truth beside the answer, as soon as it is counted."""
        self._is_early = self._model.question is not None and self._model.is_waiting
        self._model.reveal(self.answer)
        self._show_button()

    def _show_button(self) -> None:
        self.reveal_button.setEnabled(self._model.can_reveal)
        self.reveal_button.setText("Counting…" if self._is_early else "Reveal")

    def _on_inspected(self) -> None:
        self._show_stage()
        if self._is_early and not self._model.is_waiting:
            self.reveal()

    def advance(self) -> None:
        """Go on by one: a step of the warp, the truth of the question, or the next step of the lesson."""
        step = self._model.step
        if step is None:
            return
        if step.layout is truths.Layout.TILE and self.stage.currentWidget() is self.tile and self.tile.move_step(1):
            return
        if self._is_presented and self.text.scroll_on():
            return
        is_open = self._model.question is not None and self._model.shown is None
        if is_open and (self._model.can_reveal or (self._model.is_waiting and not self._is_early)):
            self.reveal()
        elif not self._model.move(1):
            self.ended.emit()

    def retreat(self) -> None:
        """Go back by one: a step of the warp, or the step of the lesson before."""
        is_tile = self.stage.currentWidget() is self.tile and self._model.step is not None
        if not (is_tile and self.tile.move_step(-1)):
            self._model.move(-1)

    def _on_revealed(self) -> None:
        shown = self._model.shown
        self._show_text()
        self._show_stage()
        self._show_question()
        step = self._model.step
        if shown is not None and step is not None and self._has_curve(step):
            self.curve.reveal(shown.truth)
        self._pass_focus_on()

    def eventFilter(self, a0: QObject | None, a1: QEvent | None) -> bool:
        """Share the room out again where text and picture together get another size."""
        if a1 is not None and a1.type() is QEvent.Type.Resize:
            self._share_out()
        return super().eventFilter(a0, a1)

    def _share_out(self) -> None:
        """Set the text beside the picture, or above it where there is no room beside it; all of it, if it has room."""
        step, width, height = self._model.step, self.split.width(), self.split.height()
        is_source = step is not None and step.layout is truths.Layout.SOURCE
        question = None if step is None else step.question
        is_wide = is_source or (question is not None and question.kind is truths.QuestionKind.LANES)
        is_above = (self._is_presented and is_wide) or self.width() < scaled(NARROW)
        self.split.setOrientation(Qt.Orientation.Vertical if is_above else Qt.Orientation.Horizontal)
        if self._is_moved:
            return
        if is_above:
            room, most = height, round(height * (MOST_ABOVE_SOURCE if is_source else MOST_ABOVE))
            size = min(most, self.text.height_at(width))
        else:
            room, sizes = width, [round(width * share) for share in TEXT_SHARES]
            size = next((size for size in sizes if self.text.height_at(size) <= height), sizes[-1])
        self.split.setSizes([size, room - size - self.split.handleWidth()])

    def focusInEvent(self, event: QtGui.QFocusEvent | None) -> None:
        """Give the focus to what the step asks for."""
        super().focusInEvent(event)
        if event is not None and event.reason() != Qt.FocusReason.OtherFocusReason:
            self._pass_focus_on()

    def _pass_focus_on(self) -> None:
        """Where the view has the focus, give it to what the next key is for: the answer, or the picture."""
        focused = QtWidgets.QApplication.focusWidget()
        if focused is None or not (focused is self or self.isAncestorOf(focused)):
            return
        page = self.stage.currentWidget()
        if self.number.isVisible() and self.number.isEnabled():
            self.number.setFocus()
        elif self.stage.isVisible() and page in (self.lanes, self.curve, self.tile) and page is not None:
            page.setFocus()
        else:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QtGui.QKeyEvent | None) -> None:
        """Go on by Space, back by Backspace."""
        if event is None:
            return
        keys = Qt.Key
        if event.key() in (keys.Key_Space, keys.Key_PageDown):
            self.advance()
        elif event.key() in (keys.Key_Backspace, keys.Key_PageUp):
            self.retreat()
        else:
            super().keyPressEvent(event)


def _with_lanes(row: listings.ListingRow, lines: Mapping[int, Activity]) -> listings.ListingRow:
    """Return a row that says how many lanes are active, also where it touches no memory."""
    activity = lines.get(row.number)
    if row.margin is not None or activity is None:
        return row
    return replace(row, margin=listings.Margin(lanes=activity.lanes, help=listings.activity_text(activity)))
