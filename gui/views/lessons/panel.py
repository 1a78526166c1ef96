"""The panel of lessons: which lesson, one step of it, the score, and the button for the lecture hall.

The rule: the model reads lessons and keeps answers; the panel chooses, exports and presents.
"""

from functools import partial
from math import ceil

from PyQt6.QtCore import QPointF, Qt
from PyQt6.QtGui import QColor, QCursor, QKeyEvent, QPainter, QPixmap, QRadialGradient, QResizeEvent, QShowEvent
from PyQt6.QtWidgets import QLabel, QMenu, QStackedWidget, QVBoxLayout, QWidget

from warplens.gui.kit import application, dialogs
from warplens.gui.kit.theme import SIZES, SMALL_PIXELS, SPACE, Theme, at_text_size, stylesheet
from warplens.gui.kit.widgets import Combo, Role, configured, fill_layout, known, label, quiet_button, tool_button
from warplens.gui.views.lessons import step_view, truths
from warplens.gui.views.lessons.model import Lessons
from warplens.gui.workspace import panel, session
from warplens.profiles.formats import for_page, one_line
from warplens.profiles.lesson_scores import encoded, scores_csv

# A lesson that fills the screen of a lecture hall: large type, no chrome, Space and Backspace, a light pointer.
# It shows the same view of the same model as the panel, so nothing is lost, however it closes.

TEXT_OF_HEIGHT = 0.03  # the smallest text has this part of the screen's height, which is read from the last row
POINTER_PIXELS = 72
POINTER_STRENGTH = 150  # opacity of the middle of the light pointer, 0 to 255
KEYS = "Space  on   ·   Backspace  back   ·   L  light   ·   Esc  leave"
TILE_KEYS = "→ ←  steps of the warp   ·   ↓ ↑  warps   ·   A  all warps   ·   "


class EndPage(QLabel):
    """What stands after the last step: the score, and each question with what was answered and what is true."""

    def __init__(self) -> None:
        super().__init__()
        configured(self, wordWrap=True, textFormat=Qt.TextFormat.RichText, alignment=Qt.AlignmentFlag.AlignTop)

    def show_score(self, model: Lessons, theme: Theme) -> None:
        """Show the score of the open lesson in this round."""
        lesson = model.lesson
        rows = []
        for ask, given in model.given():
            is_right = given is not None and given.share >= 1
            tone, mark = (theme.good, "✓") if is_right else (theme.bad, "✗") if given else (theme.muted, "–")
            answer = given.answer or "no answer" if given else "not asked yet"
            truth = f"; true is {given.truth}" if given and not is_right else ""
            words = f"{for_page(ask)} <b>{for_page(answer + truth)}</b>"
            rows.append(f'<tr><td style="color:{tone}">{mark} </td><td>{words}')
        title = "" if lesson is None else for_page(lesson.title)
        score = for_page(model.score or "This lesson asks nothing.")
        self.setText(f"<h2>{title}: the end</h2><h1>{score}</h1><table cellpadding=6>{''.join(rows)}</table>")
        self.setAccessibleName(f"The end. {model.score}")


class Presenter(QWidget):
    """A lesson on a whole screen; Escape leaves it, L switches the light pointer."""

    def __init__(self, model: Lessons, theme: Theme, owner: QWidget | None = None) -> None:
        super().__init__(owner, Qt.WindowType.Window | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("card")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setWindowTitle("Warplens lesson")
        self._model, self._theme = model, theme
        self.view, self.end = step_view.LessonView(model, theme, is_presented=True), EndPage()
        self.keys = configured(label(role=Role.MUTED), wordWrap=True)
        self.pages = QStackedWidget()
        fill_layout(self.pages, self.view, self.end)
        fill_layout(QVBoxLayout(self), (self.pages, 1), self.keys, margins=(5 * SPACE, 3 * SPACE, 5 * SPACE, 2 * SPACE))
        self.view.foot.hide()
        self.view.ended.connect(self._on_ended)
        model.step_changed.connect(self._show_step)
        self._light = light_pointer(theme)
        self.set_light(is_on=True)
        self._show_step()
        self.view.setFocus()

    def _on_ended(self) -> None:
        self.end.show_score(self._model, self._theme)
        self.pages.setCurrentWidget(self.end)
        self.keys.setText(_unbroken(f"B  begin again   ·   {KEYS.partition('·   ')[2]}"))
        self.setFocus()

    def _show_step(self) -> None:
        step = self._model.step
        self.pages.setCurrentWidget(self.view)
        keys = f"{TILE_KEYS if step is not None and step.layout is truths.Layout.TILE else ''}{KEYS}"
        self.keys.setText(_unbroken(keys))
        self.view.setFocus()

    def set_light(self, *, is_on: bool) -> None:
        """Switch the light pointer."""
        self.has_light = is_on
        for part in (self, *self.findChildren(QWidget)):
            if is_on:
                part.setCursor(self._light)
            else:
                part.unsetCursor()

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Draw texts in a size that follows from the height."""
        super().resizeEvent(event)
        theme = self._theme
        with at_text_size(presented_size(self.height())):
            self.setStyleSheet(f"{stylesheet(theme)}\nQWidget#card {{ background: {theme.panel}; }}")
            self.view.show_theme(theme)

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Leave by Escape, switch the light by L; from the end go back, or begin again by B."""
        if event is None:
            return
        keys, key, is_at_end = Qt.Key, event.key(), self.pages.currentWidget() is self.end
        if key == keys.Key_Escape:
            self.close()
        elif key == keys.Key_L:
            self.set_light(is_on=not self.has_light)
        elif is_at_end and key in (keys.Key_Backspace, keys.Key_PageUp):
            self._show_step()
        elif is_at_end and key == keys.Key_B:
            self._model.begin_again()
        else:
            super().keyPressEvent(event)


def _unbroken(keys: str) -> str:
    """Return a list of keys that is broken before a key alone, not before what it does."""
    return keys.replace(" ", "\xa0").replace("·\xa0\xa0\xa0", "·   ")


def presented_size(height: int) -> int:
    """Return the size of texts, in percent, for a screen of this many pixels in height."""
    return max(SIZES[0], ceil(100 * ceil(TEXT_OF_HEIGHT * height) / SMALL_PIXELS))


def light_pointer(theme: Theme) -> QCursor:
    """Return a pointer that is a soft light."""
    picture = QPixmap(POINTER_PIXELS, POINTER_PIXELS)
    picture.fill(Qt.GlobalColor.transparent)
    middle = QPointF(POINTER_PIXELS / 2, POINTER_PIXELS / 2)
    glow = QRadialGradient(middle, POINTER_PIXELS / 2)
    for at, strength in ((0.0, POINTER_STRENGTH), (0.35, POINTER_STRENGTH // 2), (1.0, 0)):
        tone = QColor(theme.bad)
        tone.setAlpha(strength)
        glow.setColorAt(at, tone)
    with application.painting(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(glow)
        painter.drawEllipse(middle, POINTER_PIXELS / 2, POINTER_PIXELS / 2)
    return QCursor(picture)


class LessonPanel(panel.Panel):
    """The lessons."""

    def __init__(self, model: Lessons, theme: Theme) -> None:
        super().__init__("Lessons", theme)
        self._model = model
        self.presenter: Presenter | None = None
        self.choice = configured(Combo(quiet=True), accessibleName="Lesson")
        self.choice.setSizeAdjustPolicy(Combo.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        configured(self.choice, minimumContentsLength=6, activated=lambda row: model.go_to(self.choice.itemData(row)))
        help_text = "Fill the screen, in large type"
        self.present_button = tool_button("chip", "Present", help_text, name="Present the lesson")
        self.present_button.clicked.connect(self.present)
        self.more = quiet_button("⤓", "Open lessons of yours; save the score or a handout", "Open and save")
        self.more.setMenu(self._menu())
        fill_layout(self.head, (self.choice, 1), self.present_button, self.more)
        self.view = step_view.LessonView(model, theme)
        self.body.addWidget(self.view, 1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocusProxy(self.view)
        model.lessons_changed.connect(self._show_lessons)
        model.step_changed.connect(self._show_lessons)
        model.failed.connect(lambda text: self.notified.emit(session.Notice(text=text, tone=session.NoticeTone.BAD)))
        model.handed_out.connect(self._on_handed_out)
        self._show_lessons()

    def _menu(self) -> QMenu:
        menu, save = QMenu(self), self.exporter.save
        menu.addAction("Open lessons…", self._open_files)
        menu.addAction("Open a folder of lessons…", self._open_folder)
        menu.addSeparator()
        menu.addAction("Save the handout as HTML…", self._model.hand_out)
        csv, json = (lambda: scores_csv(self._model.answers).encode()), (lambda: encoded(self._model.answers))
        menu.addAction("Save the score as CSV…", partial(save, "lesson-scores", "csv", csv))
        menu.addAction("Save the score as JSON…", partial(save, "lesson-scores", "json", json))
        return menu

    def _open_files(self) -> None:
        kinds = "Lessons (*.toml);;All files (*)"
        self._model.open(dialogs.Dialogs().files_to_add(self, "Open lessons", "", kinds))

    def _open_folder(self) -> None:
        folder = dialogs.Dialogs().folder_to_add(self, "Open a folder of lessons", "")
        if folder is not None:
            self._model.open([folder])

    def _show_lessons(self) -> None:
        lessons, shown = self._model.lessons, self._model.lesson
        if [self.choice.itemData(row) for row in range(self.choice.count())] != [lesson.path for lesson in lessons]:
            self.choice.clear()
            for lesson in lessons:
                self.choice.addItem(one_line(lesson.title, 60), lesson.path)
        self.choice.setCurrentIndex(-1 if shown is None else lessons.index(shown))
        self.present_button.setEnabled(shown is not None)

    def present(self) -> None:
        """Fill the screen with the lesson; the same step goes on there."""
        if self.presenter is None:
            self.presenter = Presenter(self._model, self._theme, self.window())
            self.presenter.destroyed.connect(self._on_presented)
            self.presenter.setGeometry(known(self.screen()).geometry())  # its first frame has the size of the next
        self.presenter.showFullScreen()
        self.presenter.activateWindow()

    def _on_presented(self) -> None:
        self.presenter = None

    def _on_handed_out(self, page: str) -> None:
        lesson = self._model.lesson
        if lesson is not None:
            self.exporter.save(lesson.key, "html", page.encode)

    def showEvent(self, event: QShowEvent | None) -> None:
        """Read the lessons when the panel is first seen."""
        super().showEvent(event)
        self._model.read_shipped()
