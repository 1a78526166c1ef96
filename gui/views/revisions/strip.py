"""The strip below the title: a tick for each revision and commit of a file, lettered and coloured by its verdict.

The rule: it shows `Revisions` and writes to it; ticks without room are counted in a sentence.
"""

from PyQt6.QtCore import QEvent, QPoint, QRect, QSize, Qt, pyqtSignal
from PyQt6.QtGui import QAction, QColor, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QMenu, QSizePolicy, QToolTip, QWidget

from warplens.gui.kit.application import painting
from warplens.gui.kit.theme import SMALL_PIXELS, SPACE, Theme, font, scaled
from warplens.gui.kit.widgets import ElidedLabel, Role, fill_layout, quiet_button, verbatim
from warplens.gui.views.revisions.journal import Outcome
from warplens.gui.views.revisions.model import Entry, Revisions
from warplens.gui.views.revisions.text import tip
from warplens.profiles.revisions import Commit

HEIGHT = 34  # of the strip in pixels
TICK, GAP = QSize(46, 22), 4  # a tick and what is between two, in pixels
MOST_WIDTH = 0.6  # the ticks take at most this part of the strip
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Home: -10_000, Qt.Key.Key_End: 10_000}


class Ticks(QWidget):
    """The ticks; arrow keys go through them, P pins the one that is shown."""

    def __init__(self, model: Revisions, theme: Theme) -> None:
        super().__init__()
        self._model, self.theme = model, theme
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName("Revisions: arrow keys show older and newer ones, P pins")

    def fit(self, room: int) -> int:
        """Take the width of the newest ticks that this room has; return how many have none."""
        pitch, ticks = scaled(TICK.width() + GAP), self._model.ticks
        count = min(len(ticks), max(1, room // pitch))
        current = self._model.current
        index = ticks.index(current) if current in ticks else len(ticks) - 1
        self._first = max(0, min(len(ticks) - count, index - count // 2))
        self._ticks = ticks[self._first : self._first + count]
        self.setFixedSize(max(1, count * pitch), scaled(TICK.height()))
        self.update()
        return len(ticks) - count

    def place(self, number: int) -> QRect:
        """Return the place of a tick that is seen, counted from 0."""
        return QRect(number * scaled(TICK.width() + GAP), 0, scaled(TICK.width()), scaled(TICK.height()))

    def tick_at(self, position: QPoint) -> Entry | Commit | None:
        """Return the tick at a position."""
        return next((tick for number, tick in enumerate(self._ticks) if self.place(number).contains(position)), None)

    def paintEvent(self, _: QPaintEvent | None) -> None:
        """Draw the ticks."""
        with painting(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for number, tick in enumerate(self._ticks):
                self._draw(painter, self.place(number).adjusted(1, 1, -1, -1), tick)

    def _draw(self, painter: QPainter, room: QRect, tick: Entry | Commit) -> None:
        theme, model = self.theme, self._model
        is_commit = isinstance(tick, Commit) or bool(tick.revision.commit)
        is_shown, is_pinned = tick is model.current, tick in model.pinned
        letter = "" if isinstance(tick, Commit) else model.state(tick)[0]
        name = (tick.name if isinstance(tick, Commit) else model.name(tick))[: 4 if letter else 5]
        tone = (
            theme.muted
            if isinstance(tick, Commit) or tick.judgement is None
            else tone_of(tick.judgement.outcome, theme)
        )
        pen = QPen(QColor(theme.accent if is_shown else tone if letter else theme.border), 2.0 if is_shown else 1.0)
        pen.setStyle(Qt.PenStyle.DashLine if is_commit and not is_shown else Qt.PenStyle.SolidLine)
        painter.setPen(pen)
        painter.setBrush(QColor(theme.selection if is_shown else theme.field))
        painter.drawRoundedRect(room, 4, 4)
        if is_pinned:
            painter.setBrush(QColor(theme.warn))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawRect(room.left() + 4, room.bottom() - 2, room.width() - 8, 3)
        inner = room.adjusted(scaled(5), 0, -scaled(5), 0)
        painter.setFont(font(SMALL_PIXELS - 1 if is_commit else SMALL_PIXELS))
        painter.setPen(QColor(theme.text if is_shown else theme.muted))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(
            inner, middle | (Qt.AlignmentFlag.AlignLeft if letter else Qt.AlignmentFlag.AlignHCenter), name
        )
        painter.setFont(font(SMALL_PIXELS, bold=True))
        painter.setPen(QColor(tone))
        painter.drawText(inner, middle | Qt.AlignmentFlag.AlignRight, letter)

    def event(self, event: QEvent | None) -> bool:
        """Say of a tick what it is, where the pointer rests."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            tick = self.tick_at(event.pos())
            text = ""
            if isinstance(tick, Commit):
                text = f"commit {tick.name[:12]}: {tick.subject}\nA click shows it"
            elif tick is not None:
                text = tip(self._model.name(tick), self._model.when(tick), self._model.state(tick)[1], tick.revision)
            QToolTip.showText(event.globalPos(), verbatim(text), self)
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent | None) -> None:
        """Show a revision; with Shift pin it."""
        tick = self.tick_at(event.position().toPoint()) if event is not None else None
        if event is not None and isinstance(tick, Entry) and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._model.toggle_pin(tick)
        elif tick is not None:
            self._model.show(tick)

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Go to another revision, or pin the one that is shown."""
        current = self._model.current
        if event is not None and event.key() in _STEPS:
            self._model.step(_STEPS[Qt.Key(event.key())])
        elif event is not None and event.key() == Qt.Key.Key_P and current is not None:
            self._model.toggle_pin(current)
        else:
            super().keyPressEvent(event)


def tone_of(outcome: Outcome, theme: Theme) -> str:
    """Return the colour of a verdict."""
    tones = {Outcome.FASTER: theme.good, Outcome.MIXED: theme.warn, Outcome.UNCLEAR: theme.warn}
    bad = (Outcome.SLOWER, Outcome.WRONG, Outcome.FAILED)
    return theme.bad if outcome in bad else tones.get(outcome, theme.muted)


class RevisionStrip(QFrame):
    """The file, its ticks, a sentence on the revision that is shown, and a menu with the commands."""

    compared = pyqtSignal()  # two revisions were pinned

    def __init__(self, model: Revisions, theme: Theme, actions: list[QAction]) -> None:
        super().__init__()
        self._model = model
        self.setObjectName("header")
        self.file = quiet_button("", "The file whose revisions are shown", "File whose revisions are shown")
        self._files = QMenu(self)
        self.file.setMenu(self._files)
        self._files.aboutToShow.connect(self._list_files)
        self.more = ElidedLabel(Role.FAINT)
        self.ticks = Ticks(model, theme)
        self.sentence = ElidedLabel(Role.MUTED)
        menu = QMenu(self)
        menu.addActions(actions)
        self.menu_button = quiet_button("⋯", "Restore, pin or run a revision", "Commands of revisions")
        self.menu_button.setMenu(menu)
        row = QHBoxLayout(self)
        margins = (2 * SPACE, 0, 2 * SPACE, 0)
        fill_layout(row, self.file, self.ticks, (self.sentence, 1), self.menu_button, margins=margins, spacing=SPACE)
        self._pins = len(model.pinned)
        model.changed.connect(self.show_model)
        self.show_model()

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self.ticks.theme = theme
        self.show_model()

    def show_model(self) -> None:
        """Show the revisions as they are now."""
        model, current = self._model, self._model.current
        self.setFixedHeight(scaled(HEIGHT))
        self.setVisible(bool(model.ticks))
        self.file.setText(model.path.rpartition("/")[2])
        hidden = self.ticks.fit(round(MOST_WIDTH * self.width()))
        text = ""
        if current is not None:
            older = "" if model.shown is None else " is shown"
            state = model.state(current)[1]
            text = f"{model.name(current)}{older} · {model.when(current)} · {state}"
        self.sentence.set_whole(f"{text} · {hidden} more at the ends" if hidden else text)
        self.ticks.setAccessibleDescription(text)
        if len(model.pinned) == 2 != self._pins:
            self.compared.emit()
        self._pins = len(model.pinned)

    def _list_files(self) -> None:
        self._files.clear()
        for path in self._model.paths:
            self._files.addAction(path, lambda path=path: self._model.set_path(path))

    def resizeEvent(self, event: object) -> None:
        """Show as many ticks as there is room for."""
        super().resizeEvent(event)  # type: ignore[arg-type]
        self.show_model()
