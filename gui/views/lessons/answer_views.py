"""How a question is answered: by a typed number, by dragged lanes, or by a sketched curve.

The rule: each answer can be given by mouse alone or by keyboard alone; the pictures are those of `question_figure`.
"""

from collections.abc import Mapping
from functools import partial
from math import isnan

from PyQt6.QtCore import QSize, Qt, pyqtSignal
from PyQt6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PyQt6.QtWidgets import QLineEdit, QWidget

from warplens.gui.figures import picture, request
from warplens.gui.kit import picture_view, widgets
from warplens.gui.kit.theme import Theme
from warplens.gui.views.lessons.model import Shown
from warplens.gui.views.lessons.question_figure import PLACE_TAG, curve_picture, curve_point, lanes_picture, scale_of
from warplens.gui.views.lessons.truths import Question, Truth

MIN_SIZE = QSize(240, 150)
REACH = 14.0  # a lane may be dropped this many pixels above or below a bank
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_MOVES = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}


class NumberField(QLineEdit):
    """A field for a number; Space, and Backspace while it is empty, are left to what is around it."""

    def __init__(self) -> None:
        super().__init__()
        widgets.configured(self, placeholderText="a number", accessibleName="Your answer, a number", maxLength=24)
        self.setObjectName("answer")

    @property
    def number(self) -> float | None:
        """The number, None where there is none."""
        text = self.text().strip().replace(",", "").removesuffix("%").strip()
        try:
            value = float(text)
        except ValueError:
            return None
        return value if abs(value) < 1e15 else None

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Leave the keys of the lesson to it."""
        if event is None:
            return
        if event.key() == Qt.Key.Key_Space or (event.key() == Qt.Key.Key_Backspace and not self.text()):
            event.ignore()
        else:
            super().keyPressEvent(event)


class _AnswerView(picture_view.PictureView):
    """A picture in which the user draws by mouse or keyboard."""

    changed = pyqtSignal()  # something was drawn

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, min_size=MIN_SIZE, parent=parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._question = Question(ask="")
        self._truth: Truth | None = None
        self._chosen: int | None = None

    def reveal(self, truth: Truth) -> None:
        """Lay the truth over what was drawn, which stays as it is from now on."""
        self._truth = truth
        self._chosen = None
        self._draw()

    def _draw(self) -> None:
        raise NotImplementedError

    def _move(self, chosen: int, step: int) -> None:
        raise NotImplementedError

    def _place(self, event: QMouseEvent) -> tuple[float, float]:
        return event.position().x() / self._factor, event.position().y() / self._factor

    def focusOutEvent(self, event: QFocusEvent | None) -> None:
        """Hide what the keyboard moves."""
        super().focusOutEvent(event)
        self._chosen = None
        self._draw()

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Choose a lane or place by left and right, and move it by up and down."""
        if event is None:
            return
        key, count = Qt.Key(event.key()), len(self._question.lanes or self._question.values)
        if self._truth is not None or not count or key not in {*_STEPS, *_MOVES}:
            super().keyPressEvent(event)
        elif key in _STEPS:
            self._chosen = 0 if self._chosen is None else (self._chosen + _STEPS[key]) % count
            self._draw()
        else:
            self._chosen = self._chosen or 0
            self._move(self._chosen, _MOVES[key])


class LanesView(_AnswerView):
    """Lanes that are dragged to banks or sectors; with the arrow keys, left and right choose, up and down move."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._lens: request.Lens | None = None
        self._placed: dict[int, int] = {}
        self._held: tuple[int, float, float] | None = None

    @property
    def answer(self) -> dict[int, int]:
        """The place of each lane that was dragged."""
        return dict(self._placed)

    def ask(self, lens: request.Lens, question: Question, shown: Shown | None = None) -> None:
        """Ask for the places of lanes, or show an answer that was given."""
        self._lens, self._question = lens, question
        self._truth = None if shown is None else shown.truth
        answer = None if shown is None else shown.answer
        self._placed, self._held, self._chosen = dict(answer) if isinstance(answer, Mapping) else {}, None, None
        self._draw()

    def place(self, lane: int, place: int) -> None:
        """Put a lane on a bank or sector."""
        if self._truth is None and lane in self._question.lanes:
            self._placed[lane] = place
            self._draw()
            self.changed.emit()

    def _draw(self) -> None:
        lens = self._lens
        if lens is None:
            return
        lane = None if self._chosen is None or not self._question.lanes else self._question.lanes[self._chosen]
        question, placed, truth, held = self._question, dict(self._placed), self._truth, self._held
        draw = partial(lanes_picture, lens, question, placed, truth=truth, held=held, chosen_place=lane)
        self.show_picture(draw)

    def _box_at(self, x: float, y: float) -> int | None:
        boxes = [] if self.picture is None else [item for item in self.picture.items if isinstance(item, picture.Box)]
        for box in boxes:
            reach = REACH if box.tag is not None and box.tag >= PLACE_TAG else 0.0
            is_inside = box.x <= x <= box.x + box.width and box.y - reach <= y <= box.y + box.height + reach
            if box.tag is not None and is_inside:
                return box.tag
        return None

    def mousePressEvent(self, event: QMouseEvent | None) -> None:
        """Take the lane under the pointer."""
        if event is None or self._truth is not None:
            return
        x, y = self._place(event)
        tag = self._box_at(x, y)
        if tag is not None and tag in self._question.lanes:
            self._held = tag, x, y
            self._draw()

    def mouseMoveEvent(self, event: QMouseEvent | None) -> None:
        """Draw the lane that is dragged."""
        super().mouseMoveEvent(event)
        if event is not None and self._held is not None:
            self._held = (self._held[0], *self._place(event))
            self._draw()

    def mouseReleaseEvent(self, event: QMouseEvent | None) -> None:
        """Drop the lane on the bank or sector under the pointer."""
        if event is None or self._held is None:
            return
        lane, self._held = self._held[0], None
        tag = self._box_at(*self._place(event))
        if tag is not None and tag >= PLACE_TAG:
            self.place(lane, tag - PLACE_TAG)
        else:
            self._draw()

    def _move(self, chosen: int, step: int) -> None:
        lane = self._question.lanes[chosen]
        places = self._lens.request.rules.banks if self._lens is not None and self._lens.request.is_shared else 32
        before = self._placed.get(lane)
        self.place(lane, 0 if before is None else (before + step) % places)


class CurveView(_AnswerView):
    """A curve that is sketched; with the arrow keys, left and right choose a place, up and down move it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._drawn: list[float | None] = []

    @property
    def answer(self) -> tuple[float, ...] | None:
        """The value at each place, NaN where nothing was drawn; None where nothing was drawn at all."""
        if all(value is None for value in self._drawn):
            return None
        return tuple(float("nan") if value is None else value for value in self._drawn)

    def ask(self, question: Question, shown: Shown | None = None) -> None:
        """Ask for a curve, or show an answer that was given."""
        self._question, self._chosen = question, None
        self._truth = None if shown is None else shown.truth
        self._drawn = [None] * len(question.values)
        answer = None if shown is None else shown.answer
        if isinstance(answer, tuple):
            self._drawn = [None if isnan(value) else value for value in answer]
        self._draw()

    def draw_point(self, place: int, value: float) -> None:
        """Set the value at a place."""
        if self._truth is None:
            self._drawn[place] = min(max(value, 0.0), scale_of(self._question))
            self._draw()
            self.changed.emit()

    def _draw(self) -> None:
        question, drawn, truth, place = self._question, tuple(self._drawn), self._truth, self._chosen
        self.show_picture(partial(curve_picture, question, drawn, truth=truth, chosen_place=place))

    def _sketch(self, event: QMouseEvent) -> None:
        width, height = self.width() / self._factor, self.height() / self._factor
        place, value = curve_point(self._question, *self._place(event), width, height)
        self.draw_point(place, value)

    def mousePressEvent(self, event: QMouseEvent | None) -> None:
        """Draw at the pointer."""
        if event is not None and self._drawn:
            self._sketch(event)

    def mouseMoveEvent(self, event: QMouseEvent | None) -> None:
        """Draw along the way."""
        if event is not None and self._drawn and event.buttons() & Qt.MouseButton.LeftButton:
            self._sketch(event)

    def _move(self, chosen: int, step: int) -> None:
        before = self._drawn[chosen]
        self.draw_point(chosen, 0.0 if before is None else before + step)
