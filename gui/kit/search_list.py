"""A drop-down list with a search field: one entry is picked, or several are ticked.

The rule: it knows no model; it gets entries and signals their keys.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from PyQt6 import QtWidgets
from PyQt6.QtCore import QEvent, QModelIndex, QObject, QPoint, QRect, Qt, pyqtSignal
from PyQt6.QtGui import QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPalette

from warplens.gui.kit.theme import SMALL_PIXELS, SPACE, font, scaled
from warplens.gui.kit.widgets import Combo, configured, fill_layout, known
from warplens.profiles.formats import plain

_KEY = Qt.ItemDataRole.UserRole
ONLY = "only"
WIDTH = 300
HEIGHT = 360


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchEntry:
    """One line of the list: its text, its tool tip, and further words by which the search finds it."""

    key: str
    text: str
    help: str = ""
    words: str = ""


class SearchList(QtWidgets.QFrame):
    """The list, open until an entry is picked, Escape is pressed or a click falls outside; or `several` are ticked."""

    picked = pyqtSignal(str)  # the key of the entry that was clicked or taken with Return
    ticked = pyqtSignal(object)  # the keys of all ticked entries, a tuple in the order of the list
    singled_out = pyqtSignal(str)  # the key of the entry that is asked for alone, with "only" or Control and Return

    def __init__(self, parent: QtWidgets.QWidget, *, several: bool = False, offers_only: bool = False) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("card")
        self._several = several
        self._offers_only = offers_only
        self._most = scaled(HEIGHT)  # in pixels
        self.search = configured(
            QtWidgets.QLineEdit(), placeholderText="Search", clearButtonEnabled=True, textChanged=self._narrow
        )
        self.search.setAccessibleName("Search")
        self.search.installEventFilter(self)
        self.list = configured(QtWidgets.QListWidget(), frameShape=QtWidgets.QFrame.Shape.NoFrame)
        configured(self.list, itemClicked=self._take, textElideMode=Qt.TextElideMode.ElideMiddle, minimumHeight=1)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        if offers_only:
            self.list.setItemDelegate(_OnlyDelegate(self.list))
            self.list.setMouseTracking(True)
            known(self.list.viewport()).installEventFilter(self)
        self.list.itemChanged.connect(self._on_changed)
        fill_layout(QtWidgets.QVBoxLayout(self), self.search, (self.list, 1), margins=(SPACE, SPACE, SPACE, SPACE))

    def show_entries(self, entries: Sequence[SearchEntry], chosen_keys: Iterable[str]) -> None:
        """Offer these entries, with the chosen ones ticked, or the chosen one marked."""
        marked = set(chosen_keys)
        self.list.blockSignals(True)
        self.list.clear()
        for entry in entries:
            item = QtWidgets.QListWidgetItem(plain(entry.text))
            item.setData(_KEY, entry.key)
            item.setData(_KEY + 1, f"{entry.text} {entry.words} {entry.key}".lower())
            item.setToolTip(entry.help)
            if self._several:
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
                item.setCheckState(Qt.CheckState.Checked if entry.key in marked else Qt.CheckState.Unchecked)
            self.list.addItem(item)
            if not self._several and entry.key in marked:
                self.list.setCurrentItem(item)
        self.list.blockSignals(False)
        self.search.clear()

    def open_below(self, widget: QtWidgets.QWidget, entries: Sequence[SearchEntry], chosen: Iterable[str]) -> None:
        """Offer entries below a widget, flush with its right edge, with the focus in the search field.

        The list covers none of the widget where half of the screen is below it.
        """
        room = known(widget.screen()).availableGeometry()
        corner = widget.mapToGlobal(QPoint(widget.width() - scaled(WIDTH), widget.height() + 2))
        self.setFont(font(SMALL_PIXELS))
        self._most = min(scaled(HEIGHT), max(room.bottom() + 1 - corner.y(), room.height() // 2))
        self.show_entries(entries, chosen)
        self._narrow("")
        corner.setX(max(room.left(), min(corner.x(), room.right() + 1 - self.width())))
        corner.setY(max(room.top(), min(corner.y(), room.bottom() + 1 - self.height())))
        self.move(corner)
        self.show()
        self.search.setFocus()

    def _narrow(self, text: str) -> None:
        words, shown = text.lower().split(), list[QtWidgets.QListWidgetItem]()
        for row in range(self.list.count()):
            item = self.list.item(row)
            if item is not None:
                item.setHidden(not all(word in item.data(_KEY + 1) for word in words))
                shown += [] if item.isHidden() else [item]
        layout, row = self.layout(), self.list.sizeHintForRow(0)
        if layout is not None and row > 0:  # it ends with a whole row
            self.resize(scaled(WIDTH), self._most)
            layout.activate()
            room = self.list.height() - 2 * self.list.frameWidth()
            self.resize(self.width(), self._most - room + row * max(1, min(len(shown), room // row)))
        if words and shown:  # an entry that begins with these very words comes before one that contains them
            self.list.setCurrentItem(min(shown, key=lambda item: item.text().lower().split()[: len(words)] != words))

    def _take(self, item: QtWidgets.QListWidgetItem) -> None:
        if not self._several:
            self.close()
            self.picked.emit(item.data(_KEY))

    def _on_changed(self) -> None:
        items = [item for row in range(self.list.count()) if (item := self.list.item(row)) is not None]
        self.ticked.emit(tuple(item.data(_KEY) for item in items if item.checkState() is Qt.CheckState.Checked))

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Apply the arrows and Return of the search field to the list, and a click on "only"."""
        if watched is self.list.viewport() and isinstance(event, QMouseEvent):
            return self._on_mouse(event)
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            key, item = Qt.Key(event.key()), self.list.currentItem()
            if key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
                self._step(1 if key == Qt.Key.Key_Down else -1)
                return True
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and item is not None and not item.isHidden():
                if self._offers_only and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                    self._single_out(item)
                elif self._several:
                    is_on = item.checkState() is Qt.CheckState.Checked
                    item.setCheckState(Qt.CheckState.Unchecked if is_on else Qt.CheckState.Checked)
                else:
                    self._take(item)
                return True
        return super().eventFilter(watched, event)

    def _on_mouse(self, event: QMouseEvent) -> bool:
        item = self.list.itemAt(event.position().toPoint())
        if event.type() != QEvent.Type.MouseButtonPress or item is None:
            return False
        if not _only_area(self.list.visualItemRect(item), self.list.fontMetrics()).contains(event.position().toPoint()):
            return False
        self._single_out(item)
        return True

    def _single_out(self, item: QtWidgets.QListWidgetItem) -> None:
        self.close()
        self.singled_out.emit(item.data(_KEY))

    def _step(self, step: int) -> None:
        rows = [row for row in range(self.list.count()) if (i := self.list.item(row)) is not None and not i.isHidden()]
        if rows:
            at = rows.index(self.list.currentRow()) + step if self.list.currentRow() in rows else 0
            self.list.setCurrentRow(rows[max(0, min(len(rows) - 1, at))])


class SearchCombo(Combo):
    """A combo box whose list has a search."""

    def showPopup(self) -> None:
        """Open the list."""
        listed = SearchList(self)
        listed.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        listed.picked.connect(lambda row: self.setCurrentIndex(int(row)))
        listed.picked.connect(lambda row: self.activated.emit(int(row)))
        entries = [SearchEntry(key=str(row), text=self.itemText(row)) for row in range(self.count())]
        listed.open_below(self, entries, [str(self.currentIndex())])


class _OnlyDelegate(QtWidgets.QStyledItemDelegate):
    """Draws "only" at the end of the entry under the pointer, or of the current one."""

    def paint(self, painter: QPainter | None, option: QtWidgets.QStyleOptionViewItem, index: QModelIndex) -> None:
        super().paint(painter, option, index)
        states = QtWidgets.QStyle.StateFlag.State_MouseOver | QtWidgets.QStyle.StateFlag.State_Selected
        if painter is not None and option.state & states:
            painter.setPen(option.palette.color(QPalette.ColorRole.Link))
            painter.drawText(_only_area(option.rect, option.fontMetrics), Qt.AlignmentFlag.AlignCenter, ONLY)


def _only_area(row: QRect, metrics: QFontMetrics) -> QRect:
    width = metrics.horizontalAdvance(ONLY) + 14
    return QRect(row.right() - width, row.top(), width, row.height())


# The letters of each word of a query occur in the text in their order, the words in any. Letters that begin a word or
# follow each other score more; of equal scores the shorter text is first.

WORD_START_SCORE = 8  # a letter that begins a word scores this much more, so that `rs` finds `Run the sweep`
WHOLE_FROM = 4  # so many letters are words: where they occur as such, single letters of other texts are none
CONSECUTIVE_SCORE = 5  # a letter that follows the letter matched before it scores this much more


def score_of(query: str, text: str) -> int | None:
    """Return how well a query fits a text; None if it does not."""
    lower, score = text.lower(), 0
    for word in query.lower().split():
        scores = [found for at in _indices(word[0], lower) if (found := _word_score(word, lower, at)) is not None]
        if not scores:
            return None
        score += max(scores)
    return score


def ranked(query: str, texts: Sequence[str]) -> list[int]:
    """Return the indices of the texts that match, the best first; an empty query keeps all in their order."""
    if not (query := query.strip()):
        return list(range(len(texts)))
    words = query.lower().split()
    whole = [index for index, text in enumerate(texts) if all(word in text.lower() for word in words)]
    among = whole if whole and len(query) >= WHOLE_FROM else range(len(texts))
    scores = ((score_of(query, texts[index]), index) for index in among)
    order = sorted((-score, len(texts[index]), index) for score, index in scores if score is not None)
    return [index for _, _, index in order]


def _indices(letter: str, text: str) -> list[int]:
    return [at for at, other in enumerate(text) if other == letter]


def _word_score(word: str, text: str, first: int) -> int | None:
    """Match a word whose first letter is at `first`; a further letter is the next, begins a word, or is the nearest."""
    indices = [first]
    for letter in word[1:]:
        after = indices[-1] + 1
        if text[after : after + 1] == letter:
            indices.append(after)
            continue
        later = [at for at in _indices(letter, text) if at >= after]
        if not later:
            return None
        indices.append(next((at for at in later if _begins_word(text, at)), later[0]))
    score = sum(1 + WORD_START_SCORE * _begins_word(text, at) for at in indices)
    return score + sum(CONSECUTIVE_SCORE for before, at in pairwise(indices) if before == at - 1)


def _begins_word(text: str, at: int) -> bool:
    return text[at].isalnum() and (at == 0 or not text[at - 1].isalnum())
