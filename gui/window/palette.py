"""The command palette: everything that can be done, found by a few letters; and the sheet of shortcuts.

The rule: it lists entries that it is given when it opens, and does nothing but call the one that is chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from pathlib import Path

from PyQt6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRectF, Qt
from PyQt6.QtGui import QAction, QColor, QKeyEvent, QKeySequence, QPainter
from PyQt6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QStyle,
    QStyleOptionViewItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from warplens.gui.models.window_models import WindowModels
from warplens.gui.plots.colours import Theme
from warplens.gui.toolkit.controls import Role, RowDelegate, label
from warplens.gui.toolkit.fuzzy import ranked
from warplens.gui.toolkit.theme import FONT_PIXELS, SMALL_PIXELS, SPACE, font
from warplens.gui.window.docks import KEYS_OF_PANELS, Dock, Docks

WIDTH = 560
ROW_HEIGHT = 30
MOST_ROWS = 12
SHEET_COLUMNS = 2
GROUP_OF_PANELS = "Here"
"""Of what panels do themselves; each says which panel."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """Something that can be done. `keys` is its shortcut, "" where it has none."""

    group: str
    text: str
    call: Callable[[], object]
    keys: str = ""
    is_enabled: bool = True


def _nothing() -> None:
    """Do nothing: what is listed here is done where the focus is, and not from a list."""


IN_PANELS = tuple(
    Entry(group=group, text=text, call=_nothing, keys=keys)
    for group, text, keys in (
        ("In a plot", "Go along a curve, across the curves", "← → ↑ ↓"),
        ("In a plot", "Choose more points on the way", "Shift+← → ↑ ↓"),
        ("In a plot", "Choose by a box", "Shift+drag"),
        ("In a plot", "Choose all in view, none", "Ctrl+A, Esc"),
        ("In a plot", "Zoom, show everything", "+ −, Home"),
        ("In the table", "Copy rows as CSV, as Markdown", "Ctrl+C, Ctrl+Shift+C"),
    )
)
"""Keys that panels answer themselves; on the sheet of shortcuts alone."""


def entries(
    actions: Iterable[QAction], models: WindowModels, docks: Docks, open_profile: Callable[[Path], object]
) -> list[Entry]:
    """Return everything that can be done now: the commands, and what they cannot know beforehand."""
    choices, library = models.choices, models.library
    commands = [
        Entry(
            group=action.data(),
            text=action.text(),
            call=action.trigger,
            keys=action.shortcut().toString(QKeySequence.SequenceFormat.NativeText),
            is_enabled=action.isEnabled(),
        )
        for action in actions
    ]
    later = [
        Entry(group="Panel", text=dock.windowTitle(), call=partial(docks.go_to, key))
        for key, dock in list(docks.docks.items())[KEYS_OF_PANELS:]
    ]
    panels = [entry for dock in docks.docks.values() for entry in in_panel(dock)]
    readable = [item for item in library.items if not item.problem]
    opened = [
        Entry(group="Profile", text=f"Open {item.name}", call=partial(open_profile, item.path)) for item in readable
    ]
    drawn = [
        Entry(
            group="Profile",
            text=f"{'Draw no longer' if item.is_shown else 'Draw over the open one'}: {item.name}",
            call=partial(library.set_shown, item.path, shown=not item.is_shown),
        )
        for item in readable
    ]
    drawn += [
        Entry(
            group="Profile",
            text=f"{'Baseline no longer' if item.is_baseline else 'Use as baseline'}: {item.name}",
            call=partial(library.set_baseline, None if item.is_baseline else item.path),
        )
        for item in readable
    ]
    devices = [
        Entry(
            group="GPU",
            text=f"{'Without' if device.key in choices.chosen_devices else 'With'} {device.name}",
            call=partial(choices.toggle_device, device.key),
        )
        for device in choices.devices
    ]
    variants = [
        Entry(
            group="Variant",
            text=f"{'Without' if kernel.name in choices.checked else 'With'} {kernel.name}",
            call=partial(choices.toggle, kernel.name),
        )
        for kernel in choices.kernels
    ]
    return [*commands, *later, *panels, *in_plots(models), *opened, *drawn, *devices, *variants]


def in_plots(models: WindowModels) -> list[Entry]:
    """Return what the legend does by clicks and double clicks."""
    results = models.results
    hidden, kernels = results.hidden, [kernel for kernel, _ in results.variants]
    found = []
    for kernel in kernels:
        others = frozenset(kernels) - {kernel}
        word = "Show" if kernel in hidden else "Hide"
        found.append(Entry(group="Plots", text=f"{word} {kernel}", call=partial(results.set_hidden, hidden ^ {kernel})))
        if others and hidden != others:
            found.append(Entry(group="Plots", text=f"Show {kernel} alone", call=partial(results.set_hidden, others)))
    if hidden:
        found.append(Entry(group="Plots", text="Show all variants", call=partial(results.set_hidden, ())))
    return found


def in_panel(dock: Dock) -> list[Entry]:
    """Return what the menus and the named buttons of a panel do, where it is seen: none needs the mouse."""
    if dock.made is None or dock.visibleRegion().isEmpty():
        return []
    own = dock.toggleViewAction()
    found = [
        (f"{_path(action)}{action.text()}", action.trigger, action.isEnabled())
        for action in dock.findChildren(QAction)
        if action is not own and action.text() and action.menu() is None
    ]
    found += [
        (button.accessibleName(), button.click, button.isEnabled() and button.isVisible())
        for button in dock.findChildren(QToolButton)
        if button.accessibleName() and button.menu() is None
    ]
    title = dock.windowTitle()
    return [
        Entry(group=GROUP_OF_PANELS, text=f"{title}: {text}", call=call, is_enabled=is_enabled)
        for text, call, is_enabled in found
    ]


def _path(action: QAction) -> str:
    """Return the title of the menu within a menu that an action stands in."""
    menu = action.parent()
    return f"{menu.title()}: " if isinstance(menu, QMenu) and menu.title() else ""


class Palette(QFrame):
    """The palette, over the upper part of the window; Escape closes it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("popup")
        self._entries: tuple[Entry, ...] = ()
        self.field = QLineEdit()
        self.field.setPlaceholderText("What do you want to do?")
        self.field.setAccessibleName("Command")
        self.rows = QListWidget()
        self.rows.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.rows.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.rows.setAccessibleName("Commands")
        self._delegate = EntryDelegate(theme, ROW_HEIGHT, self.rows)
        self.rows.setItemDelegate(self._delegate)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE, SPACE, SPACE, SPACE)
        column.setSpacing(SPACE)
        column.addWidget(self.field)
        column.addWidget(self.rows)
        self.field.textChanged.connect(self._on_typed)
        self.field.installEventFilter(self)
        self.rows.itemClicked.connect(lambda _: self._do())

    @property
    def texts(self) -> list[str]:
        """What is listed now."""
        return [item.text() for row in range(self.rows.count()) if (item := self.rows.item(row)) is not None]

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self._delegate.show_theme(theme)

    def open(self, entries: Iterable[Entry]) -> None:
        """List these entries and wait for letters."""
        self._entries = tuple(entry for entry in entries if entry.is_enabled)
        self.field.clear()
        self._on_typed("")
        self.setFixedSize(WIDTH, MOST_ROWS * ROW_HEIGHT + self.field.sizeHint().height() + 3 * SPACE + 4)
        window = self.parentWidget()
        if window is not None:
            corner = window.mapToGlobal(window.rect().topLeft())
            self.move(corner.x() + (window.width() - WIDTH) // 2, corner.y() + window.height() // 10)
        self.show()
        self.field.setFocus()

    def _on_typed(self, query: str) -> None:
        self.rows.clear()
        for number in ranked(query, [f"{entry.group}: {entry.text}" for entry in self._entries]):
            entry = self._entries[number]
            item = QListWidgetItem(entry.text, self.rows)
            item.setData(Qt.ItemDataRole.UserRole, number)
            item.setData(Qt.ItemDataRole.UserRole + 1, entry.group)
            item.setData(Qt.ItemDataRole.UserRole + 2, entry.keys)
        self.rows.setCurrentRow(0)

    def _do(self) -> None:
        item = self.rows.currentItem()
        self.close()
        if item is not None:
            self._entries[item.data(Qt.ItemDataRole.UserRole)].call()

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Walk through the rows while letters are typed; Return does what is chosen."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            steps = {
                Qt.Key.Key_Down: 1,
                Qt.Key.Key_Up: -1,
                Qt.Key.Key_PageDown: MOST_ROWS,
                Qt.Key.Key_PageUp: -MOST_ROWS,
            }
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._do()
                return True
            if event.key() in steps and self.rows.count():
                step = steps[Qt.Key(event.key())]
                row = self.rows.currentRow() + step
                last = self.rows.count() - 1
                self.rows.setCurrentRow(row % (last + 1) if abs(step) == 1 else min(max(row, 0), last))
                return True
        return super().eventFilter(watched, event)


class EntryDelegate(RowDelegate):
    """Draws a row: the group, the text, and at the right the shortcut."""

    def paint(
        self, painter: QPainter | None, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw a row."""
        if painter is None:
            return
        theme, row = self._theme, QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.selection))
            painter.drawRoundedRect(row, 4, 4)
        room = row.adjusted(SPACE, 0, -SPACE, 0)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(font(SMALL_PIXELS))
        painter.setPen(QColor(theme.faint))
        painter.drawText(room, middle, index.data(Qt.ItemDataRole.UserRole + 1))
        keys = index.data(Qt.ItemDataRole.UserRole + 2)
        painter.drawText(room, middle | Qt.AlignmentFlag.AlignRight, keys)
        taken = painter.fontMetrics().horizontalAdvance(keys) + 2 * SPACE
        painter.setFont(font(FONT_PIXELS))
        painter.setPen(QColor(theme.text))
        room.adjust(72, 0, -taken, 0)
        text = painter.fontMetrics().elidedText(index.data(), Qt.TextElideMode.ElideRight, int(room.width()))
        painter.drawText(room, middle, text)
        painter.restore()


class ShortcutSheet(QFrame):
    """All shortcuts, by group; any key closes it."""

    def __init__(self, entries: Sequence[Entry], parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("popup")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        grid = QGridLayout(self)
        grid.setContentsMargins(3 * SPACE, 2 * SPACE, 3 * SPACE, 2 * SPACE)
        grid.setHorizontalSpacing(2 * SPACE)
        grid.setVerticalSpacing(SPACE // 2)
        listed = [entry for entry in (*entries, *IN_PANELS) if entry.keys]
        groups = [(group, list(found)) for group, found in groupby(listed, key=lambda entry: entry.group)]
        lines = sum(len(found) + 2 for _, found in groups)
        row = column = 0
        for group, found in groups:
            if row and row + len(found) > -(-lines // SHEET_COLUMNS) and column + 1 < SHEET_COLUMNS:
                row, column = 0, column + 1
            grid.addWidget(label(group, name="heading"), row, 3 * column)
            for number, entry in enumerate(found, row + 1):
                grid.addWidget(label(entry.text), number, 3 * column)
                grid.addWidget(label(entry.keys, Role.MUTED), number, 3 * column + 1)
            row += len(found) + 2
            grid.setRowMinimumHeight(row - 1, SPACE)
        for place in range(1, SHEET_COLUMNS):
            grid.setColumnMinimumWidth(3 * place - 1, 2 * SPACE)

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Close."""
        del event
        self.close()
