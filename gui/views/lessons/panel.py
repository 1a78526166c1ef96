"""The panel of lessons: which lesson, one step of it, the score, and the button for the lecture hall.

The rule: the model reads lessons and keeps answers; the panel chooses, exports and presents.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PyQt6.QtCore import QPointF, Qt
from PyQt6.QtGui import QColor, QCursor, QKeyEvent, QPainter, QPixmap, QRadialGradient, QShowEvent
from PyQt6.QtWidgets import QFileDialog, QMenu, QVBoxLayout, QWidget

from warplens.gui.kit.application import painting
from warplens.gui.kit.theme import SIZES, SPACE, Theme, at_text_size, stylesheet
from warplens.gui.kit.widgets import Combo, configured, fill_layout, quiet_button, tool_button
from warplens.gui.views.lessons.model import Lessons
from warplens.gui.views.lessons.step_view import LessonView
from warplens.gui.workspace.panel import Panel
from warplens.gui.workspace.session import Notice, NoticeTone
from warplens.profiles.formats import one_line
from warplens.profiles.lesson_scores import encoded, scores_csv

# A lesson that fills the screen of a lecture hall: large type, no chrome, Space and Backspace, a light pointer.
# It shows the same view of the same model as the panel, so nothing is lost, however it closes.

LINES_OF_TEXT = 618  # a screen of this height in pixels has texts of 100 %: 1080 pixels, as projectors have, 175 %
POINTER_PIXELS = 72
POINTER_STRENGTH = 150  # opacity of the middle of the light pointer, 0 to 255


class Presenter(QWidget):
    """A lesson on a whole screen; Escape leaves it, L switches the light pointer."""

    def __init__(self, model: Lessons, theme: Theme, owner: QWidget | None = None) -> None:
        super().__init__(owner, Qt.WindowType.Window | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("card")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setWindowTitle("Warplens lesson")
        self.has_light = True
        screen = self.screen()
        with at_text_size(presented_size(0 if screen is None else screen.geometry().height())):
            self.setStyleSheet(f"{stylesheet(theme)}\nQWidget#card {{ background: {theme.panel}; }}")
            self.view = LessonView(model, theme)
            fill_layout(QVBoxLayout(self), self.view, margins=(6 * SPACE, 4 * SPACE, 6 * SPACE, 3 * SPACE))
            self.view.show_theme(theme)
        self.view.foot.hide()
        self._light = light_pointer(theme)
        self.set_light(is_on=True)
        self.view.setFocus()

    def set_light(self, *, is_on: bool) -> None:
        """Switch the light pointer."""
        self.has_light = is_on
        for part in (self, *self.findChildren(QWidget)):
            if is_on:
                part.setCursor(self._light)
            else:
                part.unsetCursor()

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Leave by Escape, and switch the light by L."""
        if event is None:
            return
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        elif event.key() == Qt.Key.Key_L:
            self.set_light(is_on=not self.has_light)
        else:
            super().keyPressEvent(event)


def presented_size(height: int) -> int:
    """Return the size of texts, in percent, for a screen of this many pixels in height."""
    wanted = 100 * height / LINES_OF_TEXT
    return max((size for size in SIZES if size <= wanted + 1), default=SIZES[0])


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
    with painting(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(glow)
        painter.drawEllipse(middle, POINTER_PIXELS / 2, POINTER_PIXELS / 2)
    return QCursor(picture)


AskLessons = Callable[[QWidget], list[Path]]  # asks for files of lessons


def ask_lessons(parent: QWidget) -> list[Path]:
    """Return the lessons that the user chooses; none when cancelled."""
    paths, _ = QFileDialog.getOpenFileNames(parent, "Open lessons", "", "Lessons (*.toml);;All files (*)")
    return [Path(path) for path in paths]


def ask_folder(parent: QWidget) -> list[Path]:
    """Return the folder of lessons that the user chooses; none when cancelled."""
    folder = QFileDialog.getExistingDirectory(parent, "Open a folder of lessons")
    return [Path(folder)] if folder else []


class LessonPanel(Panel):
    """The lessons."""

    def __init__(self, model: Lessons, theme: Theme) -> None:
        super().__init__("Lessons", theme)
        self._model = model
        self.ask_lessons: AskLessons = ask_lessons
        self.ask_folder: AskLessons = ask_folder
        self.presenter: Presenter | None = None
        self.choice = configured(Combo(quiet=True), accessibleName="Lesson")
        self.choice.setSizeAdjustPolicy(Combo.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        configured(self.choice, minimumContentsLength=6, activated=lambda row: model.go_to(self.choice.itemData(row)))
        self.present_button = tool_button(
            "chip", "Present", "Fill the screen, in large type", name="Present the lesson"
        )
        self.present_button.clicked.connect(self.present)
        self.more = quiet_button("⤓", "Open lessons of yours; save the score or a handout", "Open and save")
        self.more.setMenu(self._menu())
        fill_layout(self.head, (self.choice, 1), self.present_button, self.more)
        self.view = LessonView(model, theme)
        self.body.addWidget(self.view, 1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocusProxy(self.view)
        model.lessons_changed.connect(self._show_lessons)
        model.step_changed.connect(self._show_lessons)
        model.failed.connect(lambda text: self.notified.emit(Notice(text=text, tone=NoticeTone.BAD)))
        model.handed_out.connect(self._on_handed_out)
        self._show_lessons()

    def _menu(self) -> QMenu:
        menu, model, save = QMenu(self), self._model, self.exporter.save
        menu.addAction("Open lessons…", lambda: model.open(self.ask_lessons(self)))
        menu.addAction("Open a folder of lessons…", lambda: model.open(self.ask_folder(self)))
        menu.addSeparator()
        menu.addAction("Save the handout as HTML…", model.hand_out)
        menu.addAction(
            "Save the score as CSV…", partial(save, "lesson-scores", "csv", lambda: scores_csv(model.answers).encode())
        )
        menu.addAction(
            "Save the score as JSON…", partial(save, "lesson-scores", "json", lambda: encoded(model.answers))
        )
        return menu

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
