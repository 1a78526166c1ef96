"""The library as a list for a view, and the filter over it.

The rule: a row has no state of its own; a tick goes to `Library` and comes back as its signal.
"""

from concurrent.futures import Executor
from functools import partial
from pathlib import Path

from PyQt6.QtCore import (
    QAbstractListModel,
    QFileSystemWatcher,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
    pyqtSignal,
)

from warplens.gui.kit.tasks import Task, Throttle, sentence_of
from warplens.gui.kit.widgets import verbatim
from warplens.gui.workspace.kernel_watch import stamp_of
from warplens.gui.workspace.library import Library, LibraryItem, Source
from warplens.gui.workspace.results import Results
from warplens.profiles.cleaning import plain
from warplens.profiles.formats import points_text
from warplens.profiles.records import Completeness, Profile
from warplens.profiles.store import read_profile

ITEM_ROLE = Qt.ItemDataRole.UserRole
DETAIL_ROLE = Qt.ItemDataRole.UserRole + 1  # this role gives the second line of a row
STATE_ROLE = Qt.ItemDataRole.UserRole + 3  # this role gives the badge of a profile: open, baseline, shipped or ""
LAYER_ROLE = Qt.ItemDataRole.UserRole + 2
"""This role gives the layer of the profile: 0 for the open one, from 1 for overlays, None if it is not drawn."""

_NOWHERE = QModelIndex()


class ProfileList(QAbstractListModel):
    """The profiles, one a row."""

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

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NOWHERE) -> int:
        """Return the number of profiles."""
        return 0 if parent.isValid() else len(self._items)

    def flags(self, index: QModelIndex) -> Qt.ItemFlag:
        """Return the flags of a row: a readable profile can be ticked."""
        flags = super().flags(index)
        item = self.item(index)
        return flags if item is None or item.problem else flags | Qt.ItemFlag.ItemIsUserCheckable

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return name, second line, tick, layer and help of a profile."""
        if not index.isValid():
            return None
        item = self._items[index.row()]
        is_open = self._library.is_open(item.path)
        match role:
            case Qt.ItemDataRole.CheckStateRole:
                return Qt.CheckState.Checked if item.is_shown or is_open else Qt.CheckState.Unchecked
            case role if role == ITEM_ROLE:
                return item
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


class ProfileFilter(QSortFilterProxyModel):
    """Shows the rows that contain all words of a filter, in any order."""

    def __init__(self, profiles: ProfileList, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words: tuple[str, ...] = ()
        self.setSourceModel(profiles)

    def search(self, text: str) -> None:
        """Show the profiles whose name, devices, date, note, tags or folder contain these words."""
        self._words = tuple(text.lower().split())
        self.invalidate()

    def filterAcceptsRow(self, source_row: int, source_parent: QModelIndex) -> bool:
        """Return whether a row is shown."""
        model = self.sourceModel()
        item = model.data(model.index(source_row, 0, source_parent), ITEM_ROLE) if model is not None else None
        return isinstance(item, LibraryItem) and all(word in item.search_text for word in self._words)


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


# Only a profile that says that it is not complete is followed. What the user has selected stays selected, and nothing
# is read in the window's thread.

SETTLE_MS = 200
"""A file is read this long after a change: it is moved into its place in one step, and its folder changes twice."""


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
        self._stamp: tuple[int, int] | None = None
        self._watcher: QFileSystemWatcher | None = None
        self._due = Throttle(delay_ms, self)
        self._due.fell_due.connect(self._read_if_changed)
        results.file_changed.connect(self._on_file_changed)
        results.points_replaced.connect(self._on_file_changed)

    def _on_file_changed(self) -> None:
        profile, path = self._results.profile, self._results.path
        is_open = profile is not None and profile.status is Completeness.PARTIAL and not self._results.is_unsaved
        wanted = path if is_open else None
        if wanted == self.path:
            return
        self.path, self._stamp = wanted, None
        if self._watcher is not None:
            self._watcher.deleteLater()
            self._watcher = None
        if wanted is not None:
            self._watcher = QFileSystemWatcher([str(wanted.absolute().parent)], self)
            self._watcher.directoryChanged.connect(lambda _: self._due.request())
            self._due.request()  # it may have changed since it was read

    def _read_if_changed(self) -> None:
        path = self.path
        if path is None:
            return
        stamp = stamp_of(path)
        if stamp is None or stamp == self._stamp:
            return
        self._stamp = stamp
        read = partial(read_profile, path)
        Task.begin(self, self._background, read, partial(self._on_read, path), partial(self._on_failed, path))

    def _on_read(self, path: Path, profile: Profile) -> None:
        shown = (tuple(self._results.points), Completeness.PARTIAL)
        if path != self.path or (profile.points, profile.status) == shown:
            return
        self._results.follow(profile)
        self.read.emit(profile)

    def _on_failed(self, path: Path, error: Exception) -> None:
        if path == self.path:
            self.path = None
            self.failed.emit(sentence_of(error))
