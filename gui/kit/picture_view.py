"""A widget that shows a picture made for its size, and signals which box the pointer is on.

The rule: it knows boxes, lines and texts, but not their meaning. When its size changes it has the picture made again.
"""

from collections.abc import Callable, Mapping

from PyQt6 import QtGui, QtWidgets
from PyQt6.QtCore import QEvent, QLineF, QPointF, QRectF, QSize, Qt, pyqtSignal

from warplens.gui.figures.colours import Theme, mixed
from warplens.gui.figures.picture import Box, Line, Picture, Shape, TextAnchor, TextLabel, colour
from warplens.gui.kit import application, widgets
from warplens.gui.kit.theme import NORMAL, text_size

NO_PICTURE = "No picture yet"
MakePicture = Callable[[float, float], Picture]  # makes a picture for a width and a height in pixels


class PictureView(QtWidgets.QWidget):
    """Shows one picture."""

    tag_hovered = pyqtSignal(object)  # the tag of the box under the pointer, or of one in its column; None for none
    tag_clicked = pyqtSignal(object)  # the tag of such a box when it is clicked

    def __init__(self, theme: Theme, *, min_size: QSize, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._make: MakePicture | None = None
        self._keys: Mapping[int, Callable[[], object]] = {}
        self.picture: Picture | None = None
        self._tag: int | None = None
        self._factor = text_size() / NORMAL
        """The whole picture is drawn this many times as large as it is made, so that its texts have their size."""
        widgets.configured(self, minimumSize=min_size, accessibleName=NO_PICTURE)
        self.setSizePolicy(QtWidgets.QSizePolicy.Policy.Expanding, QtWidgets.QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme and size of texts."""
        self._theme = theme
        self._factor = text_size() / NORMAL
        self._remake()

    def show_picture(self, make: MakePicture | None) -> None:
        """Show the picture that `make` makes; None shows nothing."""
        self._make = make
        self.picture = None
        self._remake()

    def _remake(self) -> None:
        width, height = self.width() / self._factor, self.height() / self._factor
        self.picture = None if self._make is None else self._make(width, height)
        self.setAccessibleName(NO_PICTURE if self.picture is None else self.picture.title)
        self.update()

    def paintEvent(self, _: QtGui.QPaintEvent | None) -> None:
        """Draw the picture."""
        if self.picture is None:
            return
        with application.painting(self) as painter:
            painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
            painter.scale(self._factor, self._factor)
            for item in self.picture.items:
                draw_item(painter, item, self._theme)

    def set_keys(self, keys: Mapping[int, Callable[[], object]]) -> None:
        """Take the focus of the keyboard, and do this for these keys."""
        self._keys = keys
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def keyPressEvent(self, event: QtGui.QKeyEvent | None) -> None:
        """Do what the key is for."""
        act = None if event is None else self._keys.get(event.key())
        if event is None or act is None:
            super().keyPressEvent(event)
        else:
            act()
            event.accept()

    def resizeEvent(self, event: QtGui.QResizeEvent | None) -> None:
        """Have the picture made for the new size."""
        super().resizeEvent(event)
        self._remake()

    def mouseMoveEvent(self, event: QtGui.QMouseEvent | None) -> None:
        """Signal the box under the pointer, or the box above it."""
        if event is not None:
            self._hover(self._tag_at(event.position()))

    def mousePressEvent(self, event: QtGui.QMouseEvent | None) -> None:
        """Signal the box that is clicked, or the box above the pointer."""
        super().mousePressEvent(event)
        if event is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        tag = self._tag_at(event.position())
        if tag is not None:
            self.tag_clicked.emit(tag)

    def _tag_at(self, position: QPointF) -> int | None:
        """Return the tag of the box at a position, or of one below it in the same column; None for none."""
        if self.picture is None:
            return None
        x, y = position.x() / self._factor, position.y() / self._factor
        boxes = [item for item in self.picture.items if isinstance(item, Box) and item.tag is not None]
        under = (box.tag for box in boxes if box.x <= x < box.x + box.width and y < box.y + box.height + 6)
        return next(under, None)

    def leaveEvent(self, event: QEvent | None) -> None:
        """Signal that the pointer is on no box."""
        super().leaveEvent(event)
        self._hover(None)

    def _hover(self, tag: int | None) -> None:
        if tag != self._tag:
            self._tag = tag
            self.tag_hovered.emit(tag)


def draw_item(painter: QtGui.QPainter, item: Shape, theme: Theme) -> None:
    """Draw one shape of a picture."""
    tone = QtGui.QColor(colour(item.ink, theme))
    match item:
        case Box():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QtGui.QColor(mixed(colour(item.ink, theme), theme.panel, item.strength)))
            area = QRectF(item.x, item.y, item.width, item.height)
            painter.drawRoundedRect(area, item.radius, item.radius)
        case Line():
            tone.setAlphaF(item.strength)
            painter.setPen(QtGui.QPen(tone, item.thickness, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(QLineF(item.x1, item.y1, item.x2, item.y2))
        case TextLabel():
            font = (
                QtGui.QFontDatabase.systemFont(QtGui.QFontDatabase.SystemFont.FixedFont) if item.mono else QtGui.QFont()
            )
            font.setPixelSize(round(item.size))
            font.setWeight(QtGui.QFont.Weight.DemiBold if item.bold else QtGui.QFont.Weight.Normal)
            painter.setFont(font)
            painter.setPen(tone)
            wide = QtGui.QFontMetricsF(font).horizontalAdvance(item.text)
            left = {TextAnchor.START: 0.0, TextAnchor.MIDDLE: wide / 2, TextAnchor.END: wide}[item.anchor]
            painter.drawText(QPointF(item.x - left, item.y), item.text)
