"""The drawing of rows, once for all lists: ground, check box, and texts that are cut where there is no room.

The rule: a list's own delegate decides what stands in a row; this module decides how it looks.
"""

from __future__ import annotations

from PyQt6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PyQt6.QtGui import QColor, QMouseEvent, QPainter
from PyQt6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem

from warplens.gui.kit.styling import draw_check_box
from warplens.gui.kit.text_size import scaled
from warplens.gui.kit.theme import FONT_PIXELS, Theme, font

BOX_PIXELS = 15  # the width and height of a check box
RADIUS = 4  # the radius in pixels of the corners of a row's ground

_CHECK_ROLE = Qt.ItemDataRole.CheckStateRole
_MIDDLE = Qt.AlignmentFlag.AlignVCenter


class RowDelegate(QStyledItemDelegate):
    """Draws rows of one height in a theme; a subclass draws the content of a row in `draw_row`.

    Args:
        height: of a row, in pixels for texts of 100 %.
        width: the smallest width that a row asks for, in pixels for texts of 100 %.
    """

    def __init__(self, theme: Theme, height: int, view: QAbstractItemView, width: int = 120) -> None:
        super().__init__(view)
        self._view = view
        self._theme = theme
        self._width, self._height = width, height

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self._theme = theme
        # the size of texts may have changed, and with it the height of rows
        self._view.doItemsLayout()  # type: ignore[attr-defined]  # a slot of Qt that the stubs leave out
        viewport = self._view.viewport()
        if viewport is not None:
            viewport.update()

    def draw_row(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        """Draw the content of a row; the painter's state is restored afterwards."""
        raise NotImplementedError

    def draw_rounded(self, painter: QPainter, row: QRectF, colour: str, radius: int = RADIUS) -> None:
        """Draw the rounded ground of a row."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(row, radius, radius)

    def draw_box(self, painter: QPainter, box: QRectF, index: QModelIndex) -> None:
        """Draw the check box of a row."""
        draw_check_box(painter, box, check_state(index), self._theme)

    def draw_text(
        self,
        painter: QPainter,
        room: QRectF,
        text: str,
        colour: str,
        *,
        pixels: int = FONT_PIXELS,
        bold: bool = False,
        italic: bool = False,
        side: Qt.AlignmentFlag = _MIDDLE,
        elide: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
    ) -> int:
        """Draw a text, cut where there is no room, and return the width in pixels of the whole text."""
        text_font = font(pixels, bold=bold)
        text_font.setItalic(italic)
        painter.setFont(text_font)
        painter.setPen(QColor(colour))
        metrics = painter.fontMetrics()
        painter.drawText(room, side, metrics.elidedText(text, elide, int(room.width())))
        return metrics.horizontalAdvance(text)

    def paint(self, painter: QPainter | None, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        """Draw a row."""
        if painter is not None:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.draw_row(painter, option, index)
            painter.restore()

    def sizeHint(self, *_: object) -> QSize:
        """Return the size that a row asks for."""
        return QSize(scaled(self._width), scaled(self._height))


def middle_box(left: float, row: QRectF) -> QRectF:
    """Return the place of a check box at the middle of a row's height."""
    return QRectF(int(left), int(row.center().y() - BOX_PIXELS / 2 + 0.5), BOX_PIXELS, BOX_PIXELS)


def check_state(index: QModelIndex | QPersistentModelIndex) -> Qt.CheckState:
    """Return whether a row is ticked."""
    return Qt.CheckState(index.data(_CHECK_ROLE))


def toggle(model: QAbstractItemModel, index: QModelIndex | QPersistentModelIndex) -> bool:
    """Tick or untick a row; return whether the model accepts it."""
    is_on = check_state(index) is Qt.CheckState.Checked
    state = Qt.CheckState.Unchecked if is_on else Qt.CheckState.Checked
    return model.setData(QModelIndex(index), state, _CHECK_ROLE)


def is_click(event: QEvent | None) -> bool:
    """Return whether an event is the end of a click with the left button."""
    return (
        isinstance(event, QMouseEvent)
        and event.type() == QEvent.Type.MouseButtonRelease
        and event.button() == Qt.MouseButton.LeftButton
    )
