"""The panel of the library: its profiles, which of them are drawn over the open one, and which is the baseline.

The rule: every row shows `Library` and writes to it. A tick draws a profile, Return opens it, what is dropped is added.
"""

from collections.abc import Iterable
from concurrent.futures import Executor
from functools import partial
from pathlib import Path

from PyQt6 import QtGui, QtWidgets
from PyQt6.QtCore import QAbstractListModel, QModelIndex, QObject, QPointF, QRectF, Qt, pyqtSignal

from warplens.cuda.ground.points import PointResult
from warplens.gui.figures import colours, point_arrays
from warplens.gui.kit.dialogs import FileKind, kind_of, paths_in
from warplens.gui.kit.rows import BOX_PIXELS, NO_PARENT, Index, TickDelegate, WordFilter
from warplens.gui.kit.tasks import PathWatch, Task, Throttle
from warplens.gui.kit.theme import SMALL_PIXELS, SPACE
from warplens.gui.kit.widgets import Role, configured, fill_layout, hint_label, known, label, tool_button, verbatim
from warplens.gui.workspace import kernel_files, panel
from warplens.gui.workspace.library import Library, LibraryItem, Source
from warplens.gui.workspace.results import Results
from warplens.profiles import kept_launches, store, writing
from warplens.profiles.formats import grouped, plain, points_text
from warplens.profiles.journal import with_later_launches
from warplens.profiles.records import Completeness, Profile

# The rule: a row has no state of its own; a tick goes to `Library` and comes back as its signal.

SEARCH_ROLE = Qt.ItemDataRole.UserRole  # gives the name, GPUs, date, note, tags and folder, which the filter searches
DETAIL_ROLE = Qt.ItemDataRole.UserRole + 1  # this role gives the second line of a row
STATE_ROLE = Qt.ItemDataRole.UserRole + 3  # this role gives the badge of a profile: open, baseline, shipped or ""
LAYER_ROLE = Qt.ItemDataRole.UserRole + 2  # the layer of a profile: 0 the open one, from 1 overlays, None if not drawn


class ProfileList(QAbstractListModel):
    """The library as a list for a view, one profile a row."""

    def __init__(self, library: Library, results: Results, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._results = results
        self._items = library.items
        library.items_changed.connect(self._reset)
        library.item_changed.connect(self._on_item_changed)
        results.overlays_changed.connect(self._on_display_changed)
        results.file_changed.connect(self._on_display_changed)

    def item(self, index: QModelIndex) -> LibraryItem | None:
        """Return the profile of a row."""
        return self._items[index.row()] if index.isValid() else None

    def row_of(self, path: Path) -> int | None:
        """Return the row of a file."""
        return next((row for row, item in enumerate(self._items) if item.path == path), None)

    def _reset(self) -> None:
        self.beginResetModel()
        self._items = self._library.items
        self.endResetModel()

    def _on_item_changed(self, path: Path) -> None:
        row, item = self.row_of(path), self._library.item(path)
        if row is not None and item is not None:
            self._items = (*self._items[:row], item, *self._items[row + 1 :])
            self.dataChanged.emit(self.index(row), self.index(row))

    def _on_display_changed(self) -> None:
        if self._items:
            self.dataChanged.emit(self.index(0), self.index(len(self._items) - 1))

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        """Return the number of profiles."""
        return 0 if parent.isValid() else len(self._items)

    def flags(self, index: QModelIndex) -> Qt.ItemFlag:
        """Return the flags of a row: a readable profile can be ticked."""
        flags = super().flags(index)
        item = self.item(index)
        return flags if item is None or item.problem else flags | Qt.ItemFlag.ItemIsUserCheckable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return name, second line, tick, layer and help of a profile."""
        if not index.isValid():
            return None
        item = self._items[index.row()]
        is_open = self._library.is_open(item.path)
        match role:
            case Qt.ItemDataRole.CheckStateRole:
                return Qt.CheckState.Checked if item.is_shown or is_open else Qt.CheckState.Unchecked
            case role if role == SEARCH_ROLE:
                return item.search_text
            case role if role == LAYER_ROLE:
                return 0 if is_open else self._library.layer(item.path)
        return _text(item, role, is_open=is_open)

    def setData(self, index: QModelIndex, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Set a tick; that of the open profile cannot be cleared."""
        item = self.item(index)
        if role != Qt.ItemDataRole.CheckStateRole or item is None or item.problem or self._library.is_open(item.path):
            return False
        self._library.set_shown(item.path, shown=Qt.CheckState(value) is Qt.CheckState.Checked)
        return True


def _text(item: LibraryItem, role: int, *, is_open: bool) -> str | None:
    match role:
        case Qt.ItemDataRole.DisplayRole:
            return plain(item.name)
        case Qt.ItemDataRole.ToolTipRole:
            note = item.summary.head.note if item.summary is not None else ""
            return verbatim(item.problem or "\n".join(filter(None, (str(item.path), note))))
        case role if role == DETAIL_ROLE:
            return plain(_detail(item))
        case role if role == STATE_ROLE:
            states = ["open"] * is_open + ["baseline"] * item.is_baseline
            return " · ".join(states) or ("shipped" if item.source is Source.SHIPPED else "")
    return None


def _detail(item: LibraryItem) -> str:
    if item.problem:
        return item.problem
    if item.summary is None:
        return "reading"
    head = item.summary.head
    parts = [
        " + ".join(item.device_names.values()),
        points_text(item.summary.points),
        head.started[:10],
        " ".join(f"#{tag}" for tag in head.tags),
    ]
    return " · ".join(part for part in parts if part)


# Only a profile that says that it is not complete is followed. The selection stays; the window's thread reads nothing.

SETTLE_MS = 200  # a file is read so long after a change: one that is moved into place changes its folder twice


class FollowedFile(QObject):
    """Follows the file of the open profile."""

    read = pyqtSignal(object)  # the `Profile` that was read anew and is shown now
    failed = pyqtSignal(str)  # one sentence: the file cannot be read any more, and is not followed

    def __init__(
        self, results: Results, background: Executor, delay_ms: int = SETTLE_MS, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._results = results
        self._background = background
        self.path: Path | None = None
        self._stamp: object = None
        self._due = configured(Throttle(delay_ms, self), fell_due=self._read_if_changed)
        self._paths = configured(PathWatch(self), changed=self._due.request)
        results.file_changed.connect(self._on_file_changed)
        results.points_replaced.connect(self._on_file_changed)

    def _on_file_changed(self) -> None:
        profile, path = self._results.profile, self._results.path
        is_open = profile is not None and profile.status is Completeness.PARTIAL and not self._results.is_unsaved
        wanted = path if is_open else None
        if wanted == self.path:
            return
        self.path, self._stamp = wanted, None
        self._paths.follow(() if wanted is None else [wanted.absolute().parent])
        if wanted is not None:
            self._due.request()  # it may have changed since it was read

    def _read_if_changed(self) -> None:
        path = self.path
        if path is None:
            return
        shown, journal = tuple(self._results.points), writing.journal_path(path)
        is_program = not shown or kept_launches.is_launch(shown[0])  # whose journal has each launch at once
        if is_program and journal.is_file():
            self._paths.follow([path.absolute().parent, journal])
        stamp = kernel_files.stamp_of(path), kernel_files.stamp_of(journal) if is_program else None
        if stamp[0] is None or stamp == self._stamp:
            return
        self._stamp = stamp

        def read() -> tuple[Profile, point_arrays.IndexedPoints] | None:
            profile = with_later_launches(store.read_profile(path), path)
            is_same = profile.status is Completeness.PARTIAL and _outcomes(profile.points) == _outcomes(shown)
            return None if is_same else (profile, self._results.indexed(profile.points))

        then, otherwise = partial(self._on_read, path), partial(self._on_failed, path)
        Task.begin(self, self._background, read, then, otherwise, doing=f"Reading {path.name} again")

    def _on_read(self, path: Path, read: tuple[Profile, point_arrays.IndexedPoints] | None) -> None:
        if path != self.path or read is None:
            return
        self._results.follow(*read)
        self.read.emit(read[0])

    def _on_failed(self, path: Path, sentence: str) -> None:
        if path == self.path:
            self.path = None
            self.failed.emit(sentence)


def _outcomes(points: Iterable[PointResult]) -> list[tuple[object, ...]]:
    """Return what differs where a point has run again; to compare all of a hundred thousand takes seconds."""
    return [(point.key, point.status, point.elapsed_s, point.time and point.time.value_ns) for point in points]


# A shipped profile has none of them; an edit goes to `Library`.
class NoteLine(QtWidgets.QWidget):
    """The fields of the note and the tags of the current profile."""

    def __init__(self, library: Library) -> None:
        super().__init__()
        self._library = library
        self._path: Path | None = None
        self.note = _field("Note", "Note: why it was made")
        self.tags = _field("Tags", "Tags, with commas")
        fill_layout(
            QtWidgets.QHBoxLayout(self), (self.note, 3), (self.tags, 2), margins=(0, SPACE // 2, 0, 0), spacing=SPACE
        )
        for field in (self.note, self.tags):
            field.editingFinished.connect(self._on_edited)
        self.show_item(None)

    def show_item(self, item: LibraryItem | None) -> None:
        """Show the note and the tags of this profile."""
        is_ours = item is not None and item.summary is not None and item.source is not Source.SHIPPED
        self.setVisible(is_ours)
        if not is_ours or item is None or item.summary is None:
            self._path = None
            return
        is_same, self._path = item.path == self._path, item.path
        for field, text in ((self.note, item.summary.head.note), (self.tags, ", ".join(item.summary.head.tags))):
            if not (is_same and field.hasFocus() and field.isModified()):
                field.setText(text)

    def _on_edited(self) -> None:
        if self._path is not None and (self.note.isModified() or self.tags.isModified()):
            self.note.setModified(False)
            self.tags.setModified(False)
            self._library.annotate(self._path, note=self.note.text(), tags=self.tags.text().split(","))


def _field(name: str, hint: str) -> QtWidgets.QLineEdit:
    return configured(QtWidgets.QLineEdit(), accessibleName=name, placeholderText=hint)


# The drawing of a row of the library, and the effect of clicks and keys on it.

RADIUS = 5
SWATCH = 18  # the width in pixels of the line that shows how a profile's curves are drawn


class ProfileDelegate(TickDelegate):
    """Draws a row: check box, a piece of the profile's curve, name, and below it the GPU, points and date."""

    def draw_row(self, painter: QtGui.QPainter, option: QtWidgets.QStyleOptionViewItem, index: QModelIndex) -> None:
        """Draw a row."""
        theme, row = self._theme, QRectF(option.rect).adjusted(0, 1, 0, -1)
        if option.state & QtWidgets.QStyle.StateFlag.State_Selected:
            self.draw_rounded(painter, row, theme.selection, RADIUS)
        is_bad = not index.flags() & Qt.ItemFlag.ItemIsUserCheckable
        layer = index.data(LAYER_ROLE)
        box = QRectF(row.left() + SPACE // 2, int(row.top() + 6), BOX_PIXELS, BOX_PIXELS)
        if not is_bad:
            self.draw_box(painter, box, index)
        if layer is not None:
            painter.setPen(QtGui.QPen(QtGui.QColor(theme.layered(theme.accent, layer)), 2.6 if layer == 0 else 1.8))
            start = QPointF(row.left() + 2 * SPACE + BOX_PIXELS, box.center().y())
            painter.drawLine(start, start + QPointF(SWATCH, 0))
        left = row.left() + 2 * SPACE + BOX_PIXELS + SWATCH + SPACE
        room = QRectF(left, row.top() + 4, row.right() - left - 4, row.height() - 8)
        sides, state = Qt.AlignmentFlag, index.data(STATE_ROLE)
        self.draw_text(painter, room, state, theme.faint, pixels=SMALL_PIXELS, side=sides.AlignTop | sides.AlignRight)
        first = room.adjusted(0, 0, -painter.fontMetrics().horizontalAdvance(f"{state}  "), 0)
        above, below = sides.AlignTop | sides.AlignLeft, sides.AlignBottom | sides.AlignLeft
        is_drawn, middle = layer is not None, Qt.TextElideMode.ElideMiddle
        colour = theme.text if is_drawn else theme.muted
        self.draw_text(painter, first, index.data(), colour, bold=is_drawn, side=above, elide=middle)
        colour = theme.bad if is_bad else theme.muted
        self.draw_text(painter, room, index.data(DETAIL_ROLE), colour, pixels=SMALL_PIXELS, side=below)


# The rows of the library, with their keys and their context menu.
# A row shows a `LibraryItem`; what is done to it goes to `Library`.

ROW_HEIGHT = 46


class ProfileView(QtWidgets.QListView):
    """The rows: Space ticks, Return opens, Delete removes from the library; the context menu has the rest."""

    def __init__(self, library: Library, rows: WordFilter, theme: colours.Theme) -> None:
        super().__init__()
        self._library = library
        self._rows = rows
        self.setModel(rows)
        self._delegate = ProfileDelegate(theme, ROW_HEIGHT, self)
        self.show_theme = self._delegate.show_theme
        self.setItemDelegate(self._delegate)
        configured(self, accessibleName="Profiles", doubleClicked=self._open)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QtWidgets.QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QtWidgets.QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QtWidgets.QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(lambda position: self.open_menu(self.indexAt(position)))

    def menu_of(self, index: QModelIndex) -> QtWidgets.QMenu | None:
        """Return the menu of a row."""
        item = self._item(index)
        if item is None:
            return None
        path = item.path
        menu = QtWidgets.QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if not item.problem:
            menu.addAction("Open", lambda: self._library.open_asked.emit(path))
            drawn = "Stop drawing" if item.is_shown else "Draw over the open profile"
            menu.addAction(drawn, lambda: self._library.set_shown(path, shown=not item.is_shown))
            baseline = "Remove as baseline" if item.is_baseline else "Use as baseline"
            menu.addAction(baseline, lambda: self._library.set_baseline(None if item.is_baseline else path))
            menu.addSeparator()
        menu.addAction("Remove from the library", lambda: self._library.remove([path]))
        return menu

    def open_menu(self, index: QModelIndex) -> None:
        """Open the menu of a row."""
        if (menu := self.menu_of(index)) is not None:
            menu.popup(known(self.viewport()).mapToGlobal(self.visualRect(index).center()))

    def _item(self, index: QModelIndex) -> LibraryItem | None:
        source = self._rows.sourceModel()
        return source.item(self._rows.mapToSource(index)) if isinstance(source, ProfileList) else None

    def _open(self, index: QModelIndex) -> None:
        item = self._item(index)
        if item is not None and not item.problem:
            self._library.open_asked.emit(item.path)

    def keyPressEvent(self, event: QtGui.QKeyEvent | None) -> None:
        """Open by Return, remove by Delete, open the context menu by the menu key."""
        item = self._item(self.currentIndex())
        key = event.key() if event is not None else None
        if item is not None and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._open(self.currentIndex())
        elif item is not None and key == Qt.Key.Key_Delete:
            self._library.remove([item.path])
        elif item is not None and key == Qt.Key.Key_Menu:
            self.open_menu(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def dragMoveEvent(self, event: QtGui.QDragMoveEvent | None) -> None:
        """Leave what is dragged over the rows to the panel."""
        if event is not None:
            event.ignore()


EMPTY = "Drop profiles or a folder here, or add them:\nany number can be drawn together"
NO_MATCH = "No profile has these words"


class ProfilesPanel(panel.Panel):
    """The list of profiles, its filter, and the note and tags of the current profile."""

    def __init__(self, library: Library, results: Results, theme: colours.Theme) -> None:
        super().__init__("Profiles", theme)
        self._library = library
        self._count = label(role=Role.FAINT)
        self.add_button = tool_button("small", "+", "Add profiles", name="Add profiles")
        self.add_button.setPopupMode(QtWidgets.QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QtWidgets.QMenu(self.add_button)
        menu.addAction("Add files…", library.files_asked.emit)
        menu.addAction("Add a folder…", library.folder_asked.emit)
        self.add_button.setMenu(menu)
        fill_layout(self.head, 1, self._count, self.add_button)
        self.search = configured(QtWidgets.QLineEdit(), placeholderText="Filter: name, GPU, tag, date")
        configured(self.search, clearButtonEnabled=True, accessibleName="Filter profiles")
        self.model = ProfileList(library, results, self)
        self.rows = WordFilter(self.model, SEARCH_ROLE, self)
        self.view = ProfileView(library, self.rows, theme)
        self._hint = hint_label(EMPTY)
        self._stack = fill_layout(QtWidgets.QStackedWidget(), self._hint, self.view)
        self.note_line = NoteLine(library)
        fill_layout(self.body, self.search, (self._stack, 1), self.note_line)
        self.setAcceptDrops(True)
        self.search.textChanged.connect(self._on_searched)
        for changed in (self.rows.rowsInserted, self.rows.rowsRemoved, self.rows.modelReset, self.rows.dataChanged):
            changed.connect(self._show_count)
        selection = self.view.selectionModel()
        if selection is not None:
            selection.currentChanged.connect(lambda current, _: self._show_note(current))
        self._show_count()

    def _on_searched(self, text: str) -> None:
        self.rows.search(text)
        self._show_count()

    def _show_count(self) -> None:
        total, shown = self.model.rowCount(), self.rows.rowCount()
        self._count.setText(grouped(total) if total == shown else f"{grouped(shown)} of {grouped(total)}")
        self.search.setVisible(bool(total))
        self._hint.setText(NO_MATCH if total else EMPTY)
        self._stack.setCurrentIndex(1 if shown else 0)
        self._show_note(self.view.currentIndex())

    def _show_note(self, index: QModelIndex) -> None:
        self.note_line.show_item(self.model.item(self.rows.mapToSource(index)) if index.isValid() else None)

    def showEvent(self, event: QtGui.QShowEvent | None) -> None:
        """Begin to read the profiles."""
        super().showEvent(event)
        self._library.start()

    def dragEnterEvent(self, event: QtGui.QDragEnterEvent | None) -> None:
        """Take profiles and folders; everything else is for the window."""
        paths = paths_in(event)
        if event is not None and paths and {FileKind.PROFILE, FileKind.FOLDER}.issuperset(map(kind_of, paths)):
            event.acceptProposedAction()

    def dropEvent(self, event: QtGui.QDropEvent | None) -> None:
        """Add what was dropped."""
        if event is not None and (paths := paths_in(event)):
            event.acceptProposedAction()
            self._library.add(paths)
