"""The parts that panels are made of: a card with a heading, quiet labels, a combo box, a row that wraps.

The rule: nothing here knows a model. Spacing is counted in the theme's grid.
"""

from __future__ import annotations

from pathlib import Path

from PyQt6.QtCore import QEvent, QModelIndex, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PyQt6.QtGui import QColor, QDropEvent, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLayout,
    QLayoutItem,
    QLineEdit,
    QScrollArea,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionComboBox,
    QStyleOptionViewItem,
    QStylePainter,
    QTableView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from warplens.gui.plots.figure import Look, Marker
from warplens.gui.toolkit.metric_help import verbatim
from warplens.gui.toolkit.theme import SPACE, Theme

SHORT_ROLE = Qt.ItemDataRole.UserRole + 1
"""What a closed combo box shows of an entry, where that is shorter than in its list."""


class Role:
    """Names that the style sheet knows labels and combo boxes by."""

    MUTED = "muted"
    FAINT = "faint"
    BAD = "bad"
    BADGE = "badge"
    HINT = "hint"
    QUIET = "quiet"


def label(text: str = "", role: str = "", name: str = "") -> QLabel:
    """Return a label that the style sheet draws in this role, never wider than it must be."""
    made = QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    if role:
        made.setProperty("role", role)
    if name:
        made.setObjectName(name)
    return made


def quiet_button(text: str, tip: str, name: str) -> QToolButton:
    """Return a small button that opens something, as the quiet combo boxes look."""
    button = QToolButton()
    button.setText(text)
    button.setToolTip(tip)
    button.setAccessibleName(name)
    button.setProperty("role", Role.QUIET)
    button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
    return button


def restyle(widget: QWidget) -> None:
    """Make the style sheet look at a widget's properties again."""
    style = widget.style()
    if style is not None:
        style.unpolish(widget)
        style.polish(widget)


def mark(field: QLineEdit, *, is_bad: bool) -> None:
    """Show whether the text of a field can be read."""
    state = "bad" if is_bad else ""
    if field.property("state") != state:
        field.setProperty("state", state)
        restyle(field)


class ElidedLabel(QLabel):
    """A label that cuts its text with an ellipsis where there is no room, and then shows it all as a tool tip."""

    def __init__(self, role: str = "") -> None:
        super().__init__()
        self._whole = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        if role:
            self.setProperty("role", role)
        self.setMinimumWidth(24)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def set_whole(self, text: str) -> None:
        """Show `text`, or its beginning."""
        self._whole = text
        self._fit()

    @property
    def whole(self) -> str:
        """The text without any cut."""
        return self._whole

    def _fit(self) -> None:
        shown = self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, self.width())
        self.setToolTip("" if shown == self._whole else verbatim(self._whole))
        if shown != self.text():
            self.setText(shown)

    def resizeEvent(self, event: object) -> None:
        """Cut anew."""
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._fit()


class Heading(QLabel):
    """The heading of a card, cut with an ellipsis where there is no room."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setObjectName("heading")
        self.setTextFormat(Qt.TextFormat.PlainText)

    def minimumSizeHint(self) -> QSize:
        """Return the size of a few letters."""
        return QSize(min(40, self.sizeHint().width()), super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Draw as much as there is room for."""
        del event
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)


class Card(QFrame):
    """A panel: a row with the heading and what belongs to it, then the content in `body`.

    In a dock the row becomes the dock's title bar (`give_head`).
    """

    def __init__(self, heading: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.heading = Heading(heading)
        self._head_bar = QWidget()
        self.head = QHBoxLayout(self._head_bar)
        self.head.setContentsMargins(0, 0, 0, 0)
        self.head.setSpacing(SPACE)
        self.head.addWidget(self.heading)
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(2 * SPACE, SPACE + 4, 2 * SPACE, SPACE + 4)
        self.body.setSpacing(SPACE)
        self.body.addWidget(self._head_bar)

    def give_head(self) -> QWidget:
        """Hand over the row with the heading; the card goes on below it, without an upper edge of its own."""
        self.body.removeWidget(self._head_bar)
        margins = self.body.contentsMargins()
        self.body.setContentsMargins(margins.left(), SPACE // 2, margins.right(), margins.bottom())
        self.setProperty("docked", True)
        return self._head_bar


class YieldingScroll(QScrollArea):
    """Shows its content as high as that is, or less of it with a scroll bar where there is no room."""

    def __init__(self, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setWidgetResizable(True)
        self.setWidget(content)
        content.installEventFilter(self)

    def sizeHint(self) -> QSize:
        """Return the size of the content."""
        content = self.widget()
        return content.sizeHint() if content is not None else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the width that the content needs beside a scroll bar; of its height any part will do."""
        content, bar = self.widget(), self.verticalScrollBar()
        width = content.minimumSizeHint().width() if content is not None else 0
        return QSize(width + (bar.sizeHint().width() if bar is not None else 0), 10 * SPACE)

    def eventFilter(self, a0: QObject | None, a1: QEvent | None) -> bool:
        """Take another height when the content does."""
        if a1 is not None and a1.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(a0, a1)


class Combo(QComboBox):
    """A combo box that opens by a drawn chevron; `quiet` ones stand in headings."""

    def __init__(self, *, quiet: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        if quiet:
            self.setProperty("role", Role.QUIET)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Draw the box, the text cut where it does not fit, and the chevron."""
        del event
        painter = QStylePainter(self)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        text, option.currentText = self.currentData(SHORT_ROLE) or option.currentText, ""
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        room = self.rect().adjusted(9, 0, -24, 0)
        text = self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.PlaceholderText), 1.6))
        middle = QPointF(self.width() - 12.0, self.height() / 2)
        painter.drawPolyline(
            QPolygonF([middle + QPointF(-3.5, -1.75), middle + QPointF(0, 1.75), middle + QPointF(3.5, -1.75)])
        )


class WrappingRow(QLayout):
    """A row of widgets that goes on in the next line where it does not fit."""

    def __init__(self, parent: QWidget | None = None, spacing: int = SPACE) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = spacing
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, a0: QLayoutItem | None) -> None:
        """Take a widget at the end."""
        if a0 is not None:
            self._items.append(a0)

    def count(self) -> int:
        """Return the number of widgets."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Return the widget's item at `index`."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Take one out."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def hasHeightForWidth(self) -> bool:
        """The height follows from the width."""
        return True

    def heightForWidth(self, a0: int) -> int:
        """Return the height of all lines."""
        return self._arrange(QRect(0, 0, a0, 0), move=False)

    def setGeometry(self, a0: QRect) -> None:
        """Place the widgets."""
        super().setGeometry(a0)
        self._arrange(a0, move=True)

    def sizeHint(self) -> QSize:
        """Return the smallest size; the height is asked for with the width."""
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


def dropped(event: QDropEvent) -> list[Path]:
    """Return the local files and folders of a drop."""
    data = event.mimeData()
    urls = data.urls() if data is not None else []
    return [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]


def draw_marker(painter: QPainter, middle: QPointF, look: Look, colour: str, *, hollow: bool = False) -> None:
    """Draw the mark of a variant, as plots draw it, nine pixels wide."""
    painter.setPen(QPen(QColor(colour), 1.8))
    painter.setBrush(Qt.BrushStyle.NoBrush if hollow else QColor(colour))
    reach = 4.0
    match look.marker:
        case Marker.CIRCLE:
            painter.drawEllipse(middle, reach, reach)
        case Marker.SQUARE:
            painter.drawPolygon(_polygon(middle, ((-3.5, -3.5), (3.5, -3.5), (3.5, 3.5), (-3.5, 3.5))))
        case Marker.DIAMOND:
            painter.drawPolygon(_polygon(middle, ((0, -4.6), (4.6, 0), (0, 4.6), (-4.6, 0))))
        case Marker.TRIANGLE:
            painter.drawPolygon(_polygon(middle, ((0, -4.2), (4.4, 3.6), (-4.4, 3.6))))


def draw_check_box(painter: QPainter, box: QRectF, state: Qt.CheckState, theme: Theme) -> None:
    """Draw a check box, as lists of variants and profiles have it."""
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


def _polygon(middle: QPointF, corners: tuple[tuple[float, float], ...]) -> QPolygonF:
    return QPolygonF([middle + QPointF(x, y) for x, y in corners])


class RowDelegate(QStyledItemDelegate):
    """Draws rows of one height in a theme; what a row shows is painted by the delegates made from it.

    Args:
        theme: to draw in.
        height: of a row, in pixels.
        view: whose rows they are.
        width: the least that a row asks for.
    """

    def __init__(self, theme: Theme, height: int, view: QWidget, width: int = 120) -> None:
        super().__init__(view)
        self._theme = theme
        self._size = QSize(width, height)

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        """Return the size that a row asks for."""
        del option, index
        return self._size


def make_flat(table: QTableView, row_height: int) -> None:
    """Make a table calm: no grid, rows of one height that are selected whole, sorted by a click on a heading."""
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    table.setTabKeyNavigation(False)
    rows, columns = table.verticalHeader(), table.horizontalHeader()
    if rows is not None and columns is not None:
        rows.hide()
        rows.setDefaultSectionSize(row_height)
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        columns.setHighlightSections(False)
        columns.setMinimumSectionSize(44)
        columns.setStretchLastSection(True)
        columns.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        columns.setSortIndicatorClearable(True)
