"""The widgets that all views are built of: labels, buttons, combo boxes, and layouts filled in one expression.

The rule: a widget names its role, and the style sheet says how the role looks. The properties of `configured` are Qt's
own, and they take effect in the order in which they stand.
"""

import re
from collections.abc import Callable, Sequence
from html import escape
from typing import Any, TypeVar

from PyQt6 import QtWidgets
from PyQt6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, QSignalBlocker, QSize, Qt
from PyQt6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen, QPolygonF, QResizeEvent, QShowEvent
from PyQt6.QtWidgets import QLayout, QLayoutItem, QWidget

from warplens.cuda.ground.metrics import METRICS, Better
from warplens.gui.figures.figure import CORNERS, Look, Marker
from warplens.gui.kit.theme import SPACE, Theme
from warplens.profiles.formats import plain

AnyObject = TypeVar("AnyObject", bound=QObject)
AnyLayout = TypeVar("AnyLayout", bound=Any)
AnyPart = TypeVar("AnyPart")
Part = (  # a widget or a layout, alone or with its stretch and its alignment; a number is a stretch with nothing in it
    QtWidgets.QWidget
    | QtWidgets.QLayout
    | int
    | tuple[QtWidgets.QWidget | QtWidgets.QLayout, int]
    | tuple[QtWidgets.QWidget, int, Qt.AlignmentFlag]
)


def configured(target: AnyObject, **properties: Any) -> AnyObject:
    """Return an object after its Qt properties were set; the name of a signal takes what is connected to it."""
    target.pyqtConfigure(**properties)
    return target


def known(part: AnyPart | None) -> AnyPart:
    """Return what is there by now, as each viewport of Qt is, though its type leaves it open."""
    assert part is not None, "it is there by now"
    return part


def fill_layout(
    layout: AnyLayout, *parts: Part, margins: tuple[int, int, int, int] | None = None, spacing: int | None = None
) -> AnyLayout:
    """Return a layout, a splitter or a stack after these parts were put into it, in their order."""
    if margins is not None:
        layout.setContentsMargins(*margins)
    if spacing is not None:
        layout.setSpacing(spacing)
    for part in parts:
        item, *rest = part if isinstance(part, tuple) else (part,)
        if isinstance(item, int):
            layout.addStretch(item)
        elif isinstance(item, QtWidgets.QLayout):
            layout.addLayout(item, *rest)
        else:
            layout.addWidget(item, *rest)
    return layout


def splitter(
    direction: Qt.Orientation, *parts: QtWidgets.QWidget, sizes: Sequence[int] = (), handle: int = 2 * SPACE
) -> QtWidgets.QSplitter:
    """Return parts with borders that the user moves, `handle` pixels wide, and their first sizes in pixels."""
    split = configured(QtWidgets.QSplitter(direction), childrenCollapsible=False, handleWidth=handle)
    fill_layout(split, *parts)
    if sizes:
        split.setSizes(sizes)
    return split


# A label of Qt takes text for rich text by its own guess, and files of others hold what cannot be seen: all labels of
# the window are of this class, which shows plain text with escapes.
class PlainLabel(QtWidgets.QLabel):
    """A label of plain text."""

    def __init__(self, text: str = "") -> None:
        super().__init__(plain(text))
        self.setTextFormat(Qt.TextFormat.PlainText)

    def setText(self, text: str | None) -> None:
        """Show a text."""
        super().setText(plain(text or ""))


TIP_WIDTH = 360  # the width of a tool tip in pixels: a line of some 60 letters is easy to read
_DIRECTIONS = {Better.HIGHER: "higher is better", Better.LOWER: "lower is better", Better.NEITHER: ""}


def metric_help(key: str) -> str:
    """Return the help of a metric as rich text; "" for a key of no metric."""
    metric = METRICS.get(key)
    if metric is None:
        return ""
    unit = f" ({metric.unit})" if metric.unit else ""
    rows = [
        ("Formula", metric.formula),
        ("nvprof", metric.nvprof),
        ("ncu", metric.ncu),
        ("Good", "; ".join(part for part in (metric.good, _DIRECTIONS[metric.better]) if part)),
    ]
    lines = "".join(
        # a long name of Nsight Compute may be broken
        f"<tr><td style='padding-right:8px'><i>{name}</i></td><td>"
        f"{escape(text).replace('_', '_&#8203;').replace('.', '.&#8203;')}</td></tr>"
        for name, text in rows
        if text
    )
    return (
        f"<table width='{TIP_WIDTH}'><tr><td><b>{escape(metric.label)}</b>{escape(unit)}<br>"
        f"{escape(sentence(metric.meaning))}<table>{lines}</table></td></tr></table>"
    )


def verbatim(text: str) -> str:
    """Return a text of a stranger as a tool tip: Qt would read tags as rich text, and load a picture that it names.

    Where Qt reads none, the text stays as it is: a screen reader reads a tool tip with its tags.
    """
    shown = plain(text)
    is_rich = Qt.mightBeRichText(shown)  # type: ignore[attr-defined]  # QtGui adds it
    return f"<p style='white-space:pre-wrap'>{escape(shown)}</p>" if is_rich else shown


def sentence(text: str) -> str:
    """Return a text of the registry as a sentence."""
    return f"{text[:1].upper()}{text[1:]}." if text else ""


LARGE = QRect(0, 0, 1000, 1000)


class ElidedLabel(PlainLabel):
    """A label that cuts its text with an ellipsis where there is no room; its tool tip then has the whole text.

    It takes what a layout gives it, or asks for the width of its text (`asks_for_width`).
    """

    def __init__(self, role: str = "", *, asks_for_width: bool = False) -> None:
        super().__init__()
        self.whole = ""
        if role:
            self.setProperty("role", role)
        self.setMinimumWidth(24)
        self._asks_for_width, policies = asks_for_width, QtWidgets.QSizePolicy.Policy
        self.setSizePolicy(policies.Maximum if asks_for_width else policies.Ignored, policies.Preferred)

    def set_whole(self, text: str) -> None:
        """Show `text`, or as much of it as there is room for."""
        self.whole = plain(text)
        self.setAccessibleName(self.whole)
        if self._asks_for_width:
            self.updateGeometry()
        self._fit()

    def _fit(self) -> None:
        shown = self._cut()
        self.setToolTip("" if shown == self.whole else verbatim(self.whole))
        if shown != self.text():
            self.setText(shown)

    def _cut(self) -> str:
        return self.fontMetrics().elidedText(self.whole, Qt.TextElideMode.ElideRight, self.width())

    def sizeHint(self) -> QSize:
        """Return the size of the text; without one the label is as high as with one."""
        hint = super().sizeHint()
        line = self.fontMetrics().boundingRect(LARGE, self.alignment().value, "X").height()
        width = self.fontMetrics().horizontalAdvance(self.whole) + 2 if self._asks_for_width else 0
        return hint.expandedTo(QSize(width, line + 2 * self.margin()))

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Cut the text for the new width."""
        super().resizeEvent(event)
        self._fit()


PAUSE = " · "  # a line is broken here, if it can be
UNIT = 6  # a word of fewer letters behind a number is its unit: no line is broken between them


class FittingLabel(ElidedLabel):
    """A label with several wordings of one text, the longest first; its tool tip has that one if another is shown."""

    def __init__(self, role: str = "", *, may_have_two: bool = True) -> None:
        super().__init__(role)
        self._may_have_two = may_have_two
        self._wordings: tuple[str, ...] = ()

    def set_wordings(self, wordings: Sequence[str]) -> None:
        """Show the first of the wordings for which there is room; () shows nothing."""
        self._wordings = tuple(map(plain, wordings))
        self.set_whole(next(iter(self._wordings), ""))

    def _cut(self) -> str:
        room, width_of = self.width(), self.fontMetrics().horizontalAdvance
        in_one = next((line for line in self._wordings if width_of(line) <= room), "")
        broken = (in_two_lines(line, width_of, room) for line in self._wordings if self._may_have_two)
        in_two = in_one or next(filter(None, broken), "")
        shortest = next(iter(self._wordings[-1:]), "")
        return in_two or self.fontMetrics().elidedText(shortest, Qt.TextElideMode.ElideRight, room)


def in_two_lines(text: str, width_of: Callable[[str], int], room: int) -> str:
    """Return a text in two lines of this room, broken at a pause if there is one for it; "" if it does not fit."""
    words = text.split(" ")
    pauses = [text.split(PAUSE, number) for number in range(1, text.count(PAUSE) + 1)]
    breaks = [(PAUSE.join(parts[:-1]), parts[-1]) for parts in reversed(pauses)]
    places = (at for at in range(len(words) - 1, 0, -1) if not (words[at - 1][-1:].isdigit() and len(words[at]) < UNIT))
    breaks += [(" ".join(words[:at]), " ".join(words[at:])) for at in places]
    fitting = (pair for pair in breaks if max(map(width_of, pair)) <= room)
    return "\n".join(next(fitting, ()))


# Qt cuts off both ends of a word wider than the panel, such as a long name of a kernel; this one cuts its middle.
class HintLabel(PlainLabel):
    """A centred text that wraps at words; `whole` is the text with its long words as they are."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.whole = self.text()
        configured(self, wordWrap=True, alignment=Qt.AlignmentFlag.AlignCenter)

    def setText(self, text: str | None) -> None:
        """Show a text."""
        self.whole = text or ""
        self._fit()

    def _fit(self) -> None:
        """Cut the words that are wider than the label, once it has its width."""
        room, cut = self.contentsRect().width(), self.fontMetrics().elidedText
        words = re.split(r"(\s)", self.whole)
        shown = [cut(word, Qt.TextElideMode.ElideMiddle, room) for word in words] if self.isVisible() else words
        if (text := "".join(shown)) != self.text():
            super().setText(text)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Cut words for the new width."""
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent | None) -> None:
        """Cut words for the width that the label is shown with."""
        super().showEvent(event)
        self._fit()


class Role:
    """The roles of labels, buttons and combo boxes in the style sheet."""

    MUTED = "muted"
    FAINT = "faint"
    BAD = "bad"
    WARN = "warn"
    BADGE = "badge"
    HINT = "hint"
    QUIET = "quiet"


def label(text: str = "", role: str = "", name: str = "") -> QtWidgets.QLabel:
    """Return a label of plain text that the style sheet draws in this role, or by this object name."""
    widget = configured(PlainLabel(text), objectName=name)
    if role:
        widget.setProperty("role", role)
    return widget


def hint_label(text: str = "") -> QtWidgets.QLabel:
    """Return the text that stands in the middle of an empty panel and says what to do."""
    hint = HintLabel(text)
    hint.setProperty("role", Role.HINT)
    return hint


def tool_button(look: str, text: str, tip: str, *, name: str = "", is_checkable: bool = False) -> QtWidgets.QToolButton:
    """Return a button that the style sheet knows as `look`; `name` is for one whose text is a sign."""
    return configured(
        QtWidgets.QToolButton(), objectName=look, text=text, toolTip=tip, accessibleName=name, checkable=is_checkable
    )


def quiet_button(text: str, tip: str, name: str) -> QtWidgets.QToolButton:
    """Return a small button that opens a menu or a list, drawn like the quiet combo boxes."""
    button = configured(_QuietButton(), text=text, toolTip=tip, accessibleName=name)
    button.setProperty("role", Role.QUIET)
    return button


class _QuietButton(QtWidgets.QToolButton):
    def setMenu(self, menu: QtWidgets.QMenu | None) -> None:
        """Have a menu, which opens at once; a button without one can be pressed by a screen reader."""
        super().setMenu(menu)
        self.setPopupMode(QtWidgets.QToolButton.ToolButtonPopupMode.InstantPopup)


def restyle(widget: QtWidgets.QWidget, **properties: str) -> None:
    """Apply the style sheet to a widget again, with these properties; not where it has all of them already."""
    if properties and all(widget.property(name) == value for name, value in properties.items()):
        return
    for name, value in properties.items():
        widget.setProperty(name, value)
    style = known(widget.style())
    style.unpolish(widget)
    style.polish(widget)


def symbol(marker: Marker, reach: float) -> QPolygonF | None:
    """Return the outline of a mark around the origin; None for a circle."""
    corners = CORNERS.get(marker)
    return None if corners is None else QPolygonF([QPointF(x * reach, y * reach) for x, y in corners])


def draw_symbol(painter: QPainter, marker: Marker, middle: QPointF, reach: float) -> None:
    """Draw a mark with the painter's pen and brush."""
    outline = symbol(marker, reach)
    if outline is None:
        painter.drawEllipse(middle, reach, reach)
    else:
        painter.drawPolygon(outline.translated(middle))


def draw_marker(painter: QPainter, middle: QPointF, look: Look, colour: str, *, hollow: bool = False) -> None:
    """Draw the marker of a variant as plots draw it, nine pixels wide."""
    painter.setPen(QPen(QColor(colour), 1.8))
    painter.setBrush(Qt.BrushStyle.NoBrush if hollow else QColor(colour))
    draw_symbol(painter, look.marker, middle, 4.0)


def draw_check_box(painter: QPainter, box: QRectF, state: Qt.CheckState, theme: Theme) -> None:
    """Draw a check box in a state."""
    if state is Qt.CheckState.Unchecked:
        painter.setPen(QPen(QColor(theme.faint), 1.2))
        painter.setBrush(QColor(theme.field))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.accent))
    painter.drawRoundedRect(box, 3, 3)
    painter.setPen(QPen(QColor(theme.on_accent), 1.8))
    tick = ((-3.4, 0.2), (-1.0, 2.8), (3.6, -2.8)) if state is Qt.CheckState.Checked else ((-3.4, 0), (3.4, 0))
    painter.drawPolyline(_polygon(box.center(), tick))


def draw_chevron(painter: QPainter, middle: QPointF, colour: QColor, *, is_down: bool = True) -> None:
    """Draw a chevron that points down, or to the right."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour, 1.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    down = ((-3.5, -1.75), (0, 1.75), (3.5, -1.75))
    right = ((-1.75, -3.5), (1.75, 0), (-1.75, 3.5))
    painter.drawPolyline(_polygon(middle, down if is_down else right))


def draw_dot(painter: QPainter, middle: QPointF, colour: QColor) -> None:
    """Draw the dot beside something that is assumed."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawEllipse(middle, 2.5, 2.5)
    painter.restore()


def _polygon(middle: QPointF, corners: tuple[tuple[float, float], ...]) -> QPolygonF:
    return QPolygonF([middle + QPointF(x, y) for x, y in corners])


SHORT_ROLE = Qt.ItemDataRole.UserRole + 1  # the role of the shorter text that a closed combo box shows of an entry


class Combo(QtWidgets.QComboBox):
    """A combo box with a drawn chevron; quiet ones stand in headings."""

    def __init__(self, *, quiet: bool = False, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        if quiet:
            self.setProperty("role", Role.QUIET)
        self.setSizeAdjustPolicy(QtWidgets.QComboBox.SizeAdjustPolicy.AdjustToContents)

    def showEvent(self, event: QShowEvent | None) -> None:
        """Describe the box by its name: a screen reader has the shown text for the name of a combo box."""
        super().showEvent(event)
        self.setAccessibleDescription(self.toolTip() or self.accessibleName())

    def paintEvent(self, _: QPaintEvent | None) -> None:
        """Draw the box, the text cut where it does not fit, and the chevron."""
        painter = QtWidgets.QStylePainter(self)
        option = QtWidgets.QStyleOptionComboBox()
        self.initStyleOption(option)
        text, option.currentText = self.currentData(SHORT_ROLE) or option.currentText, ""
        painter.drawComplexControl(QtWidgets.QStyle.ComplexControl.CC_ComboBox, option)
        room = self.rect().adjusted(9, 0, -24, 0)
        text = self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
        middle = QPointF(self.width() - 12.0, self.height() / 2)
        draw_chevron(painter, middle, self.palette().color(QPalette.ColorRole.PlaceholderText))


def fill(box: QtWidgets.QComboBox, entries: Sequence[tuple[str, object]], shown_data: object) -> None:
    """Give a box these entries, as text and data, with this data shown, else the first; no signal is emitted."""
    with QSignalBlocker(box):
        if [(box.itemText(row), box.itemData(row)) for row in range(box.count())] != list(entries):
            box.clear()
            for text, data in entries:
                box.addItem(text, data)
        box.setCurrentIndex(next((row for row, (_, data) in enumerate(entries) if data == shown_data), 0))


class WrappingRow(QLayout):
    """A layout that places widgets side by side and continues in the next line where they do not fit."""

    def __init__(self, parent: QWidget | None = None, spacing: int = SPACE) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = spacing
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, a0: QLayoutItem | None) -> None:
        """Append an item."""
        if a0 is not None:
            self._items.append(a0)

    def count(self) -> int:
        """Return the number of items."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Return the item at `index`."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Remove the item at `index` and return it."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def hasHeightForWidth(self) -> bool:
        """Return that the height depends on the width."""
        return True

    def heightForWidth(self, a0: int) -> int:
        """Return the height of all lines."""
        return self._arrange(QRect(0, 0, a0, 0), move=False)

    def setGeometry(self, a0: QRect) -> None:
        """Place the widgets."""
        super().setGeometry(a0)
        self._arrange(a0, move=True)

    def sizeHint(self) -> QSize:
        """Return the smallest size; `heightForWidth` gives the height."""
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        """Return the size of the largest widget."""
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.sizeHint())
        return size

    def _arrange(self, area: QRect, *, move: bool) -> int:
        x, y, line = area.x(), area.y(), 0
        for item in self._items:
            hint = item.sizeHint()
            if x > area.x() and x + hint.width() > area.right() + 1:
                x, y, line = area.x(), y + line + self._gap // 2, 0
            if move:
                item.setGeometry(QRect(QPoint(x, y), hint))
            x += hint.width() + self._gap
            line = max(line, hint.height())
        return y + line - area.y()
