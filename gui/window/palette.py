"""The command palette: every command, found by a few letters.

The rule: it lists the entries that it gets when it opens, and only calls the one that is chosen.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PyQt6 import QtWidgets
from PyQt6.QtCore import QEvent, QModelIndex, QObject, QRectF, QSize, Qt
from PyQt6.QtGui import QAction, QKeyEvent, QKeySequence, QPainter

from warplens.cuda.ground import points, toml_beside
from warplens.gui.figures.colours import Theme
from warplens.gui.kit import figure_view, scrolling, search_list
from warplens.gui.kit.rows import RowDelegate
from warplens.gui.kit.theme import SMALL_PIXELS, SPACE, scaled
from warplens.gui.kit.widgets import Role, configured, fill_layout, label
from warplens.gui.window.commands import PANEL_KEYS
from warplens.gui.window.docks import Dock, Docks
from warplens.gui.workspace.filters import EVERYTHING, ShownFilter
from warplens.gui.workspace.library import Source
from warplens.gui.workspace.models import WindowModels
from warplens.profiles.formats import plain

PANEL_GROUP = "Here"  # the group of the commands of panels; each text begins with the title of the panel


@dataclass(frozen=True, slots=True, kw_only=True)
class PaletteEntry:
    """A command; `keys` is its shortcut, "" where it has none."""

    group: str
    text: str
    call: Callable[[], object]
    keys: str = ""
    is_enabled: bool = True


IN_PANELS = tuple(  # the keys that panels answer themselves; they are on the sheet of shortcuts alone
    PaletteEntry(group=group, text=text, call=lambda: None, keys=keys)
    for group, members in toml_beside(__file__).items()
    for text, keys in members.items()
)


def palette_entries(
    actions: Iterable[QAction], models: WindowModels, docks: Docks, open_profile: Callable[[Path], object]
) -> list[PaletteEntry]:
    """Return everything that can be done now, by commands and with the present panels, profiles, GPUs and variants."""
    choices, library = models.choices, models.library
    commands = [
        PaletteEntry(
            group=action.data(),
            text=action.text(),
            call=action.trigger,
            keys=action.shortcut().toString(QKeySequence.SequenceFormat.NativeText),
            is_enabled=action.isEnabled(),
        )
        for action in actions
    ]

    def of(group: str, offers: Iterable[tuple[str, Callable[[], object]]]) -> list[PaletteEntry]:
        return [PaletteEntry(group=group, text=text, call=call) for text, call in offers]

    later = [(dock.windowTitle(), partial(docks.go_to, key)) for key, dock in [*docks.docks.items()][len(PANEL_KEYS) :]]
    panels = [entry for dock in docks.docks.values() for entry in in_panel(dock)]
    profiles: list[tuple[str, Callable[[], object]]] = []
    for item in (item for item in library.items if not item.problem):
        name = f"reference:{item.name}" if item.source is Source.SHIPPED else item.name  # as on the command line
        drawn = "Stop drawing" if item.is_shown else "Draw over the open profile"
        based = "Remove as baseline" if item.is_baseline else "Use as baseline"
        profiles.append((f"Open {name}", partial(open_profile, item.path)))
        profiles.append((f"{drawn}: {name}", partial(library.set_shown, item.path, shown=not item.is_shown)))
        profiles.append((f"{based}: {name}", partial(library.set_baseline, None if item.is_baseline else item.path)))
    devices = [
        (f"{'Without' if device.key in choices.chosen_devices else 'With'} {device.name}",
         partial(choices.set_chosen_devices, {*choices.chosen_devices} ^ {device.key}))
        for device in choices.devices
    ]  # fmt: skip
    variants = [
        (f"{'Without' if kernel.name in choices.checked else 'With'} {kernel.name}",
         partial(choices.toggle, kernel.name))
        for kernel in choices.kernels
    ]  # fmt: skip
    return [
        *commands, *of("Panel", later), *panels, *in_plots(models), *of("Profile", profiles), *of("GPU", devices),
        *of("Variant", variants),
    ]  # fmt: skip


def in_plots(models: WindowModels) -> list[PaletteEntry]:
    """Return the commands that say which points are shown, in plots, table and reports."""
    results = models.results
    shown, variants = results.filter, results.variants

    def entry(text: str, wished: ShownFilter) -> PaletteEntry:
        return PaletteEntry(group="Shown", text=text, call=partial(results.set_filter, wished))

    entries = []
    for kernel, _ in variants:
        word = "Show" if kernel in shown.variants else "Hide"
        entries.append(entry(f"{word} {kernel}", shown.toggled("variants", kernel)))
        if len(variants) > 1:
            entries.append(entry(f"Show {kernel} alone", shown.only_variant(kernel, variants)))
    for facet, noun in (("families", "family"), ("devices", "GPU"), ("caches", "cache"), ("statuses", "points")):
        values = results.present(facet)
        names = results.device_names if facet == "devices" else {status.value: status.word for status in points.Status}
        for value in values if len(values) > 1 else ():
            name = names.get(value, value)
            text = f"Show only {name} points" if facet == "statuses" else f"Show only {noun} {name}"
            entries.append(entry(text, shown.only(facet, value, values)))
    if points.Status.FAILED.value not in results.present("statuses"):
        say, text = partial(models.session.say, "No point has failed"), "Show only failed points: there are none"
        entries.append(PaletteEntry(group="Shown", text=text, call=say))
    if not shown.shows_all:
        entries.append(entry("Show all points", EVERYTHING))
    return entries


def in_panel(dock: Dock) -> list[PaletteEntry]:
    """Return what the menus and the named buttons of a visible panel do, so that none of it needs the mouse."""
    if dock.existing_panel is None or dock.visibleRegion().isEmpty():
        return []
    own = dock.toggleViewAction()
    offers = [
        (f"{_path(action)}{action.text()}", action.trigger, action.isEnabled())
        for action in dock.findChildren(QAction)
        if action is not own and action.text() and action.menu() is None
    ]
    offers += [
        (button.accessibleName(), button.click, button.isEnabled() and button.isVisible())
        for button in dock.findChildren(QtWidgets.QToolButton)
        if button.accessibleName() and button.menu() is None
    ]
    for view in dock.findChildren(figure_view.FigureView):
        if view.isVisible():
            offers += [
                ("Zoom in", partial(view.zoom, figure_view.ZOOM_IN), True),
                ("Zoom out", partial(view.zoom, 1 / figure_view.ZOOM_IN), True),
                ("Zoom to everything", view.show_all, True),
            ]
    title = dock.windowTitle()
    return [
        PaletteEntry(group=PANEL_GROUP, text=f"{title}: {text}", call=call, is_enabled=is_enabled)
        for text, call, is_enabled in offers
    ]


def _path(action: QAction) -> str:
    """Return the title of an action's submenu; "" where it stands in no submenu."""
    menu = action.parent()
    return f"{menu.title()}: " if isinstance(menu, QtWidgets.QMenu) and menu.title() else ""


WIDTH = 560
ROW_HEIGHT = 30
MAX_ROWS = 12
GROUP_WIDTH = 72
NOTHING = PaletteEntry(group="", text="Nothing that can be done now has these letters", call=lambda: None)

_NUMBER_ROLE = Qt.ItemDataRole.UserRole
_GROUP_ROLE = Qt.ItemDataRole.UserRole + 1
_KEYS_ROLE = Qt.ItemDataRole.UserRole + 2


class Palette(QtWidgets.QFrame):
    """The palette, over the upper part of the window; Escape closes it."""

    def __init__(self, theme: Theme, parent: QtWidgets.QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("popup")
        self._entries: tuple[PaletteEntry, ...] = (NOTHING,)  # which stands last
        what = "What do you want to do?"
        self.field = configured(QtWidgets.QLineEdit(), placeholderText=what, accessibleName="Command")
        self.rows = configured(QtWidgets.QListWidget(), focusPolicy=Qt.FocusPolicy.NoFocus)
        self.rows.setVerticalScrollMode(QtWidgets.QListWidget.ScrollMode.ScrollPerPixel)
        self.rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.rows.setAccessibleName("Commands")
        self._delegate = PaletteDelegate(theme, ROW_HEIGHT, self.rows)
        self.rows.setItemDelegate(self._delegate)
        column, margins = QtWidgets.QVBoxLayout(self), (SPACE, SPACE, SPACE, SPACE)
        fill_layout(column, self.field, self.rows, margins=margins, spacing=SPACE)
        self.field.textChanged.connect(self._on_typed)
        self.field.installEventFilter(self)
        configured(self.rows, itemClicked=lambda _: self._call_chosen(), currentRowChanged=self._say_chosen)

    @property
    def texts(self) -> list[str]:
        """The texts of the listed entries."""
        return [item.text() for row in range(self.rows.count()) if (item := self.rows.item(row)) is not None]

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self._delegate.show_theme(theme)

    def open(self, entries: Iterable[PaletteEntry]) -> None:
        """List these entries and wait for input."""
        self._entries = (*(entry for entry in entries if entry.is_enabled), NOTHING)
        self.field.clear()
        self._on_typed("")
        window, screen = self.parentWidget(), self.screen()
        height = self.field.sizeHint().height() + 3 * SPACE + 2 * self.rows.frameWidth() + 2  # without the rows
        if window is not None and screen is not None:
            corner, room = window.mapToGlobal(window.rect().topLeft()), screen.availableGeometry()
            top = corner.y() + window.height() // 10
            rows = min(MAX_ROWS, (room.bottom() + 1 - top - height) // scaled(ROW_HEIGHT))
            self.setFixedSize(scaled(WIDTH), max(1, rows) * scaled(ROW_HEIGHT) + height)
            self.move(corner.x() + (window.width() - scaled(WIDTH)) // 2, top)
        self.show()
        self.field.setFocus()

    def _on_typed(self, query: str) -> None:
        self.rows.clear()
        texts = [f"{entry.group}: {entry.text}" for entry in self._entries[:-1]]
        for number in search_list.ranked(query, texts) or [len(texts)]:
            entry = self._entries[number]
            item = QtWidgets.QListWidgetItem(plain(entry.text), self.rows)
            item.setData(_NUMBER_ROLE, number)
            item.setData(_GROUP_ROLE, entry.group)
            item.setData(_KEYS_ROLE, entry.keys)
        self.rows.setCurrentRow(0)

    def _say_chosen(self, row: int) -> None:
        """Have a screen reader say which command Return calls: the focus stays in the field."""
        item = self.rows.item(row)
        said = "" if item is None else f"{item.data(_GROUP_ROLE)}: {item.text()} {item.data(_KEYS_ROLE)}".rstrip()
        self.field.setAccessibleDescription(said)

    def _call_chosen(self) -> None:
        item = self.rows.currentItem()
        self.close()
        if item is not None:
            self._entries[item.data(_NUMBER_ROLE)].call()

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Walk through the rows by keys of the field; Return calls the chosen entry."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: MAX_ROWS, Qt.Key.Key_PageUp: -MAX_ROWS}
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._call_chosen()
                return True
            if event.key() in steps and self.rows.count():
                step = steps[Qt.Key(event.key())]
                row, count = self.rows.currentRow() + step, self.rows.count()
                self.rows.setCurrentRow(row % count if abs(step) == 1 else min(max(row, 0), count - 1))
                return True
        return super().eventFilter(watched, event)


class PaletteDelegate(RowDelegate):
    """Draws a row: the group, the text, and at the right the shortcut."""

    def draw_row(self, painter: QPainter, option: QtWidgets.QStyleOptionViewItem, index: QModelIndex) -> None:
        """Draw a row."""
        theme, row = self._theme, QRectF(option.rect)
        if option.state & QtWidgets.QStyle.StateFlag.State_Selected:
            self.draw_rounded(painter, row, theme.selection)
        room = row.adjusted(SPACE, 0, -SPACE, 0)
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        self.draw_text(painter, room, index.data(_GROUP_ROLE), theme.faint, pixels=SMALL_PIXELS)
        keys = self.draw_text(painter, room, index.data(_KEYS_ROLE), theme.faint, pixels=SMALL_PIXELS, side=right)
        room.adjust(scaled(GROUP_WIDTH), 0, -painter.fontMetrics().horizontalAdvance(keys) - 2 * SPACE, 0)
        self.draw_text(painter, room, index.data(), theme.text)


# The sheet of shortcuts lists the entries of the palette that have keys, and the keys that panels answer themselves.

COLUMNS = (3, 2, 1)  # the groups stand in as many columns as there is room for
EDGE = 3 * SPACE


class ShortcutSheet(QtWidgets.QFrame):
    """All commands that have keys, by group; any key closes it."""

    def __init__(self, entries: Sequence[PaletteEntry], parent: QtWidgets.QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("popup")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        screen, self._window = parent.screen(), parent
        self._room = parent.geometry() if screen is None else screen.availableGeometry()
        self._most = self._room.size() - QSize(2 * EDGE, 2 * EDGE)
        sheets = [_sheet(entries, columns) for columns in COLUMNS]
        fitting = (sheet for sheet in sheets if sheet.sizeHint().width() <= self._most.width() - 2 * EDGE)
        self._sheet = next(fitting, sheets[-1])
        self._scroll = scrolling.LineScroll(self._sheet, name="Shortcuts")
        keys = (f"{entry.text}: {entry.keys}" for entry in (*entries, *IN_PANELS) if entry.keys)
        self._scroll.setAccessibleDescription("; ".join(keys))  # a popup is heard by what has the focus alone
        fill_layout(QtWidgets.QVBoxLayout(self), self._scroll, margins=(2 * SPACE, SPACE, SPACE, SPACE))

    def open(self) -> None:
        """Show the sheet in the middle of its window, on the screen as a whole."""
        self.resize((self._sheet.sizeHint() + QSize(2 * EDGE, 4 * SPACE + 2)).boundedTo(self._most))
        self.show()
        self._scroll.setFocus()
        place = self.geometry()
        place.moveCenter(self._window.mapToGlobal(self._window.rect().center()))
        place.moveRight(min(place.right(), self._room.right()))
        place.moveBottom(min(place.bottom(), self._room.bottom()))
        self.move(max(place.left(), self._room.left()), max(place.top(), self._room.top()))

    def keyPressEvent(self, _: QKeyEvent | None) -> None:
        """Close."""
        self.close()


def _sheet(entries: Sequence[PaletteEntry], columns: int) -> QtWidgets.QWidget:
    content = QtWidgets.QWidget()
    grid = fill_layout(QtWidgets.QGridLayout(content), margins=(SPACE, SPACE, SPACE, SPACE))
    grid.setHorizontalSpacing(2 * SPACE)
    grid.setVerticalSpacing(SPACE // 2)
    groups: dict[str, list[PaletteEntry]] = {}
    for entry in (*entries, *IN_PANELS):
        if entry.keys:
            groups.setdefault(entry.group, []).append(entry)
    lines = sum(len(members) + 2 for members in groups.values())
    row = column = 0
    for group, members in groups.items():
        if row and row + len(members) > -(-lines // columns) and column + 1 < columns:
            row, column = 0, column + 1
        grid.addWidget(label(group, name="heading"), row, 3 * column)
        for number, entry in enumerate(members, row + 1):
            grid.addWidget(label(entry.text), number, 3 * column)
            grid.addWidget(label(entry.keys, Role.MUTED), number, 3 * column + 1)
        row += len(members) + 2
        grid.setRowMinimumHeight(row - 1, SPACE)
    for gap in range(1, columns):
        grid.setColumnMinimumWidth(3 * gap - 1, 2 * SPACE)
    return content
