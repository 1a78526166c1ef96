"""A view of a text with numbered lines and a margin of figures and bars: the source, or its PTX.

The rule: it draws the visible lines of a `Listing` and signals the chosen one; it knows no kernels and no other views.
"""

from collections.abc import Callable
from itertools import accumulate
from math import ceil

from PyQt6 import QtGui
from PyQt6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, pyqtSignal
from PyQt6.QtWidgets import QAbstractScrollArea, QFrame, QHBoxLayout, QScrollBar, QToolTip, QWidget

from warplens.gui.figures.colours import Theme, mixed
from warplens.gui.figures.inspected_lines import SpanKind
from warplens.gui.figures.listings import Listing, ListingRow, Margin, RowTone
from warplens.gui.kit.application import painting
from warplens.gui.kit.theme import SMALL_PIXELS, SPACE, scaled
from warplens.gui.kit.widgets import Role, configured, draw_dot, fill_layout, known, label, tool_button, verbatim
from warplens.profiles.formats import plain

ROW_PIXELS = 20
COLUMNS = (("traffic", 54), ("wavefronts", 54), ("share", 46), ("lanes", 40))  # of the margin, with widths in pixels
MARGIN_SHARE = 0.4  # the margin takes up to this share of the width; columns beyond that are left out
HELP = {  # the tool tips of the columns
    "sectors": "Sectors (32 B of global memory) that the mean request of a warp moves; red where fewer would suffice.",
    "bytes": "Bytes that the transactions of the mean request of a warp move; red where fewer would suffice.",
    "wavefronts": "Passes of the mean request through the banks of shared memory; red where fewer would suffice.",
    "share": "Part of all sectors, or of all wavefronts, above the fewest possible that this line causes.",
    "lanes": "Active lanes of the mean request, of 32; red where some are idle.",
}
LANES = 32


class ListingView(QAbstractScrollArea):
    """The view."""

    line_chosen = pyqtSignal(int)  # the number of the line that was clicked or reached by keyboard
    line_hovered = pyqtSignal(int)  # the number of the line under the pointer, 0 for none
    line_opened = pyqtSignal(int)  # the number of the line that was clicked twice

    def __init__(self, name: str, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.listing = Listing(rows=())
        self._current = -1
        self._hovered = 0
        self._follows_error = False
        self.linked: frozenset[int] = frozenset()  # the lines that are marked as counterparts of another view's line
        self._mono = QtGui.QFontDatabase.systemFont(QtGui.QFontDatabase.SystemFont.FixedFont)
        self._small = QtGui.QFont()
        self._set_fonts()
        configured(self, frameShape=QFrame.Shape.NoFrame, accessibleName=name, focusPolicy=Qt.FocusPolicy.StrongFocus)
        view = self._view
        configured(view, mouseTracking=True, autoFillBackground=False)
        self.setMinimumSize(120, 4 * scaled(ROW_PIXELS))

    @property
    def _view(self) -> QWidget:
        return known(self.viewport())

    @property
    def current(self) -> int:
        """The number of the current line, 0 for none."""
        return self.listing.rows[self._current].number if 0 <= self._current < len(self.listing.rows) else 0

    def show_listing(self, listing: Listing) -> None:
        """Show another text; the line with the same number stays current."""
        number, same_length = self.current, len(listing.rows) == len(self.listing.rows)
        self.listing = listing
        self._current = listing.row_of(number)
        self._follows_error = False
        self._fit()
        if not same_length:
            self._bar().setValue(0)
            self._scroll_to(self._current)
        self._view.update()

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self._theme = theme
        self._set_fonts()
        self._fit()
        self._view.update()

    def _set_fonts(self) -> None:
        self._mono.setPixelSize(scaled(SMALL_PIXELS))
        self._small.setPixelSize(scaled(SMALL_PIXELS))

    def set_current(self, number: int) -> None:
        """Make a line current and scroll to it; 0 for none."""
        index = self.listing.row_of(number)
        if index != self._current:
            self._current = index
            self._follows_error = False
            self._scroll_to(index)
            self._view.update()
            self.setAccessibleDescription(f"line {number}: {self.listing.rows[index].text}" if number else "")

    def show_from(self, number: int) -> None:
        """Make a line current and show it with what follows, below two lines of what comes before."""
        self.set_current(number)
        if self._current >= 0:
            self._bar().setValue(self._current - 2)

    def show_error(self) -> None:
        """Scroll to the first line that is marked as an error, if there is one, now and where the view is resized."""
        self._follows_error = True
        self._scroll_to(next((index for index, row in enumerate(self.listing.rows) if row.is_error), -1))

    def set_linked(self, numbers: frozenset[int], *, show: bool = False) -> None:
        """Mark the counterparts of another view's line; `show` scrolls to the first."""
        if numbers != self.linked:
            self.linked = numbers
            self._view.update()
        if show and numbers:
            indices = [index for index in map(self.listing.row_of, numbers) if index >= 0]
            if indices and not any(self._is_in_view(index) for index in indices):
                self._scroll_to(min(indices))

    # Geometry.

    @property
    def _letter(self) -> float:
        return QtGui.QFontMetricsF(self._mono).horizontalAdvance("0")

    @property
    def _gutter(self) -> int:
        digits = len(str(max((row.number for row in self.listing.rows), default=1)))
        return round(self._letter * max(2, digits)) + 2 * SPACE

    def _columns(self) -> list[tuple[str, int, int]]:
        """Return the columns that there is room for, as name, left edge and width.

        Where they would cut a line, those that warn of nothing are left out.
        """
        width, used, shown = self._view.width(), 0, []
        rows = [row for row in self.listing.rows if row.margin is not None]
        if not rows:
            return []
        has = {name: any(getattr(row.margin, name) for row in rows) for name, _ in COLUMNS}
        code = self._gutter + self._letter * max(len(row.text) for row in rows) + SPACE
        warned = [_wasteful(row.margin) for row in rows if row.margin is not None]
        warns = {name: any(each[name] for each in warned) for name in warned[0]}
        if any(warns.values()) and code + sum(scaled(wide) for name, wide in COLUMNS if has[name]) > width:
            has |= {name: has[name] and is_warning for name, is_warning in warns.items()}
        widths = {name: scaled(wide) for name, wide in COLUMNS}
        for name in ("share", "wavefronts", "traffic", "lanes"):
            if has[name] and used + widths[name] <= MARGIN_SHARE * width:
                used += widths[name]
                shown.append(name)
        names = [name for name in widths if name in shown]
        lefts = accumulate(map(widths.__getitem__, names), initial=width - used - SPACE // 2)
        return [(name, left, widths[name]) for name, left in zip(names, lefts, strict=False)]

    def _end_of(self, row: ListingRow, columns: list[tuple[str, int, int]]) -> float:
        """Return where the room of a row's text ends: before the first thing that this row has in the margin."""
        ends: list[float] = [self._view.width()]
        for name, left, width in columns:
            if row.margin is not None and (figure := _figure(row.margin, name)):
                ends.append(left if name == "share" else left + width - 4 - self._letter * len(figure))
        return min(ends) - SPACE

    def _bar(self) -> QScrollBar:
        return known(self.verticalScrollBar())

    def _fit(self) -> None:
        seen = max(1, (self._view.height() - scaled(ROW_PIXELS)) // scaled(ROW_PIXELS))
        self._bar().setRange(0, max(0, len(self.listing.rows) - seen))
        self._bar().setPageStep(seen)
        across = known(self.horizontalScrollBar())
        columns, gutter, letter = self._columns(), self._gutter, self._letter
        beyond = [gutter + letter * len(row.text) - self._end_of(row, columns) for row in self.listing.rows]
        across.setRange(0, round(letter * ceil(max([0.0, *beyond]) / letter)))
        across.setSingleStep(round(letter))
        across.setPageStep(max(1, (columns[0][1] if columns else self._view.width()) - gutter - SPACE))

    def _is_in_view(self, index: int) -> bool:
        first = self._bar().value()
        return first <= index < first + self._bar().pageStep()

    def _scroll_to(self, index: int) -> None:
        if index >= 0 and not self._is_in_view(index):
            self._bar().setValue(index - self._bar().pageStep() // 2)

    def _index_at(self, point: QPoint) -> int:
        index = self._bar().value() + (point.y() - scaled(ROW_PIXELS)) // scaled(ROW_PIXELS)
        return index if point.y() >= scaled(ROW_PIXELS) and 0 <= index < len(self.listing.rows) else -1

    # Drawing.

    def _draw(self, painter: QtGui.QPainter) -> None:
        theme, columns = self._theme, self._columns()
        width, gutter = self._view.width(), self._gutter
        room = (columns[0][1] if columns else width) - SPACE
        self._draw_head(painter, columns)
        painter.setClipRect(0, scaled(ROW_PIXELS), width, self._view.height() - scaled(ROW_PIXELS))
        first = self._bar().value()
        last = min(len(self.listing.rows), first + max(1, self._view.height() // scaled(ROW_PIXELS) - 1))  # whole ones
        for index in range(first, last):
            row, y = self.listing.rows[index], scaled(ROW_PIXELS) * (index - first + 1)
            self._draw_ground(painter, QRect(0, y, width, scaled(ROW_PIXELS)), row, index == self._current)
            painter.setFont(self._mono)
            painter.setPen(QtGui.QColor(theme.text if index == self._current else theme.faint))
            if row.number:
                painter.drawText(QRect(0, y, gutter - SPACE, scaled(ROW_PIXELS)), _RIGHT, str(row.number))
            if row.mark:
                draw_dot(painter, QPointF(SPACE / 2 + 0.5, y + scaled(ROW_PIXELS) / 2), QtGui.QColor(theme.accent))
            area = QRect(gutter, y, room - gutter, scaled(ROW_PIXELS))
            self._draw_text(painter, area, row, self._end_of(row, columns))
            if row.margin is not None:
                self._draw_margin(painter, row.margin, columns, y)
        painter.setClipping(False)

    def _draw_head(self, painter: QtGui.QPainter, columns: list[tuple[str, int, int]]) -> None:
        painter.setFont(self._small)
        painter.setPen(QtGui.QColor(self._theme.faint))
        names = {"traffic": self.listing.traffic, "wavefronts": "wavefr.", "share": "excess", "lanes": "lanes"}
        for name, left, width in columns:
            painter.drawText(QRect(left, 0, width - 4, scaled(ROW_PIXELS)), _RIGHT, names[name])

    def _draw_ground(self, painter: QtGui.QPainter, area: QRect, row: ListingRow, is_current: bool) -> None:
        theme = self._theme
        if row.tone is not RowTone.PLAIN:
            ink = theme.good if row.tone is RowTone.ADDED else theme.bad
            painter.fillRect(area, QtGui.QColor(mixed(ink, theme.panel, 0.16)))
        elif row.is_error:
            painter.fillRect(area, QtGui.QColor(mixed(theme.bad, theme.panel, 0.16)))
        elif is_current:
            is_bad = row.margin is not None and row.margin.is_worst
            painter.fillRect(area, QtGui.QColor(mixed(theme.bad if is_bad else theme.accent, theme.panel, 0.22)))
        elif row.number and row.number in self.linked:
            painter.fillRect(area, QtGui.QColor(mixed(theme.accent, theme.panel, 0.13)))
        elif row.margin is not None and row.margin.is_worst:
            painter.fillRect(area, QtGui.QColor(mixed(theme.bad, theme.panel, 0.09)))
        if is_current or (row.number and row.number in self.linked):
            painter.fillRect(QRect(area.left(), area.top(), 2, area.height()), QtGui.QColor(theme.accent))

    def _draw_text(self, painter: QtGui.QPainter, area: QRect, row: ListingRow, end: float) -> None:
        """Draw a row in whole letters up to `end`, and in the area what goes with it."""
        theme, letter, across = self._theme, self._letter, known(self.horizontalScrollBar())
        painter.save()
        room = letter * int(max(0.0, end - area.left()) / letter)
        painter.setClipRect(QRectF(area.left(), area.top(), room, area.height()))
        left = area.left() - letter * round(across.value() / letter)
        base = area.top() + (scaled(ROW_PIXELS) + QtGui.QFontMetricsF(self._mono).capHeight()) / 2
        plain = theme.bad if row.is_error and not row.number else theme.muted if row.is_quiet else theme.text
        at = 0
        for span in (*row.spans, None):
            stop = len(row.text) if span is None else span.start
            _draw_piece(painter, QPointF(left + at * letter, base), row.text[at:stop], plain)
            if span is not None:
                text = row.text[span.start : span.start + span.length]
                _draw_piece(painter, QPointF(left + span.start * letter, base), text, self._tone(span.token))
                at = span.start + span.length
        painter.restore()
        if row.aside:
            painter.setFont(self._small)
            wide = QtGui.QFontMetrics(self._small).horizontalAdvance(row.aside)
            if area.width() - letter * len(row.text) > wide + SPACE:
                painter.setPen(QtGui.QColor(theme.muted))
                painter.drawText(area, _RIGHT, row.aside)

    def _tone(self, token: SpanKind) -> str:
        theme = self._theme
        match token:
            case SpanKind.COMMENT:
                return theme.faint
            case SpanKind.KEYWORD:
                return theme.accent
            case SpanKind.BUILTIN:
                return mixed(theme.accent, theme.text, 0.5)
        return theme.muted

    def _draw_margin(
        self, painter: QtGui.QPainter, margin: Margin, columns: list[tuple[str, int, int]], y: int
    ) -> None:
        theme = self._theme
        painter.setFont(self._mono)
        wasteful = _wasteful(margin)
        for name, left, width in columns:
            area = QRect(left, y, width - 4, scaled(ROW_PIXELS))
            if name == "share":
                self._draw_share(painter, QRectF(left + 6, y + scaled(ROW_PIXELS) / 2 - 2.5, width - 10, 5), margin)
                continue
            few = theme.muted if name == "lanes" or self.listing.has_failed else theme.good
            painter.setPen(QtGui.QColor(theme.bad if wasteful[name] else few))
            painter.drawText(area, _RIGHT, _figure(margin, name))

    def _draw_share(self, painter: QtGui.QPainter, area: QRectF, margin: Margin) -> None:
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QtGui.QColor(mixed(self._theme.faint, self._theme.panel, 0.3)))
        painter.drawRoundedRect(area, 2.5, 2.5)
        if margin.share > 0:
            painter.setBrush(QtGui.QColor(self._theme.bad))
            painter.drawRoundedRect(QRectF(area.topLeft(), area.size()).adjusted(
                0, 0, -area.width() * (1 - max(0.06, margin.share)), 0), 2.5, 2.5)  # fmt: skip
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing, on=False)

    # Moving to a line.

    def _go(self, index: int) -> None:
        """Make the next line with a number current, from `row` on in the direction of the step."""
        rows = self.listing.rows
        if not rows:
            return
        index = max(0, min(index, len(rows) - 1))
        step = -1 if index < self._current else 1
        while 0 < index < len(rows) - 1 and not rows[index].number:
            index += step
        if rows[index].number and index != self._current:
            self.set_current(rows[index].number)
            self.line_chosen.emit(rows[index].number)

    def _go_costly(self, step: int) -> None:
        indices = [index for index, row in enumerate(self.listing.rows) if row.margin is not None]
        further = [index for index in indices if (index - self._current) * step > 0]
        if further:
            self._go(min(further) if step > 0 else max(further))

    # Qt.

    def sizeHint(self) -> QSize:
        """Return a size that shows some lines."""
        return QSize(360, 12 * scaled(ROW_PIXELS))

    def paintEvent(self, _: QtGui.QPaintEvent | None) -> None:
        """Draw the visible lines."""
        with painting(self._view) as painter:
            self._draw(painter)

    def resizeEvent(self, event: QtGui.QResizeEvent | None) -> None:
        """Adjust the scroll bars and keep the current line visible."""
        super().resizeEvent(event)
        self._fit()
        if self._follows_error:
            self.show_error()
        elif self._current >= 0:
            self._scroll_to(self._current)

    def wheelEvent(self, event: QtGui.QWheelEvent | None) -> None:
        """Scroll, and stay there where the view is resized."""
        self._follows_error = False
        super().wheelEvent(event)

    def mousePressEvent(self, event: QtGui.QMouseEvent | None) -> None:
        """Choose the line under the pointer."""
        if event is not None and event.button() is Qt.MouseButton.LeftButton:
            index = self._index_at(event.position().toPoint())
            if index >= 0:
                self._go(index)

    def mouseDoubleClickEvent(self, event: QtGui.QMouseEvent | None) -> None:
        """Open the line under the pointer."""
        index = -1 if event is None else self._index_at(event.position().toPoint())
        if index >= 0 and self.listing.rows[index].number:
            self.line_opened.emit(self.listing.rows[index].number)

    def mouseReleaseEvent(self, event: QtGui.QMouseEvent | None) -> None:
        """Accept the end of a click, which the press has handled."""
        if event is not None:
            event.accept()

    def mouseMoveEvent(self, event: QtGui.QMouseEvent | None) -> None:
        """Signal the line under the pointer."""
        index = -1 if event is None else self._index_at(event.position().toPoint())
        self._hover(self.listing.rows[index].number if index >= 0 else 0)

    def _hover(self, number: int) -> None:
        if number != self._hovered:
            self._hovered = number
            self.line_hovered.emit(number)

    def viewportEvent(self, event: QEvent | None) -> bool:
        """Show the tool tips of the margin, and notice when the pointer leaves."""
        if isinstance(event, QtGui.QHelpEvent):
            QToolTip.showText(event.globalPos(), self._help_at(event.pos()), self._view)
            return True
        if event is not None and event.type() is QEvent.Type.Leave:
            self._hover(0)
        return super().viewportEvent(event)

    def _help_at(self, point: QPoint) -> str:
        """Return the tool tip of a column at its head, and that of a line's mark or requests below."""
        index = self._index_at(point)
        row = self.listing.rows[index] if index >= 0 else None
        if row is not None and (row.mark or row.margin is not None):
            return verbatim(row.mark or (row.margin.help if row.margin is not None else ""))
        for name, left, width in self._columns():
            if point.y() < scaled(ROW_PIXELS) and left <= point.x() < left + width:
                return HELP.get(self.listing.traffic if name == "traffic" else name, "")
        return ""

    def keyPressEvent(self, event: QtGui.QKeyEvent | None) -> None:
        """Move by arrows, pages, Home and End, with Control to the next line that has requests; copy a line."""
        if event is None:
            return
        keys, control = Qt.Key, event.modifiers() & Qt.KeyboardModifier.ControlModifier
        steps = {keys.Key_Up: -1, keys.Key_Down: 1, keys.Key_PageUp: -self._bar().pageStep(),
                 keys.Key_PageDown: self._bar().pageStep()}  # fmt: skip
        key = Qt.Key(event.key())
        if event.matches(QtGui.QKeySequence.StandardKey.Copy) and self.current:
            line = "\t".join(map(plain, self.listing.rows[self._current].text.split("\t")))  # tabs are part of source
            known(QtGui.QGuiApplication.clipboard()).setText(line)
        elif control and key in (keys.Key_Up, keys.Key_Down):
            self._go_costly(steps[key])
        elif key in steps:
            self._go(self._current + steps[key])
        elif key in (keys.Key_Home, keys.Key_End):
            self._go(0 if key == keys.Key_Home else len(self.listing.rows) - 1)
        else:
            super().keyPressEvent(event)


def _wasteful(margin: Margin) -> dict[str, bool]:
    """Return for the columns with numbers whether theirs warns."""
    traffic, wavefronts = margin.is_traffic_wasteful, margin.are_wavefronts_wasteful
    return {"traffic": traffic, "wavefronts": wavefronts, "lanes": margin.lanes != LANES}


def _figure(margin: Margin, name: str) -> str:
    """Return what stands in a column of the margin."""
    return f"{margin.lanes:.3g}" if name == "lanes" else str(getattr(margin, name))


def _draw_piece(painter: QtGui.QPainter, position: QPointF, text: str, tone: str) -> None:
    if text.strip():
        painter.setPen(QtGui.QColor(tone))
        painter.drawText(position, text)


_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


class Stepper(QWidget):
    """A text between two buttons, and the `keys` that do the same; `step` is called with -1 or 1."""

    def __init__(self, name: str, keys: str, step: Callable[[int], object]) -> None:
        super().__init__()
        self.text = configured(label(role=Role.MUTED), alignment=Qt.AlignmentFlag.AlignCenter, minimumWidth=52)
        self.back = tool_button("step", "‹", f"Previous {name} ({keys})", name=f"Previous {name}")
        self.forward = tool_button("step", "›", f"Next {name} ({keys})", name=f"Next {name}")
        for button, by in ((self.back, -1), (self.forward, 1)):
            button.setAutoRepeat(True)
            button.setFixedWidth(18)
            button.clicked.connect(lambda _checked, by=by: step(by))
        fill_layout(QHBoxLayout(self), self.back, self.text, self.forward, margins=(0, 0, 0, 0), spacing=2)
