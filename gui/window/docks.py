"""The panels as docks: movable, tabbed, floating, closable; each made when it is first seen.

The rule: a panel that nobody has seen costs nothing. A dock has one title row, the head of the card that it holds;
where panels share a place their tabs name them and the heading gives way. A state that cannot be restored means the
layout.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence

from PyQt6.QtCore import QByteArray, Qt, QTimer, pyqtSignal
from PyQt6.QtGui import QAction, QShowEvent
from PyQt6.QtWidgets import (
    QMainWindow,
    QTabBar,
    QTabWidget,
    QWidget,
)

from warplens.gui.models.window_models import WindowModels
from warplens.gui.toolkit.theme import Theme
from warplens.gui.window.dock import Dock
from warplens.gui.window.layouts import DEFAULT, Direction, Layout, Place, Split, leaves, pruned
from warplens.gui.window.panels import Area, PanelEntry

STATE_VERSION = 1
"""Of the remembered arrangement; another number, or another set of panels, means the default layout."""


_SIDES = {
    Area.LEFT: Qt.DockWidgetArea.LeftDockWidgetArea,
    Area.CENTRE_TOP: Qt.DockWidgetArea.TopDockWidgetArea,
    Area.CENTRE_BOTTOM: Qt.DockWidgetArea.BottomDockWidgetArea,
    Area.RIGHT: Qt.DockWidgetArea.RightDockWidgetArea,
}


class Docks(QMainWindow):
    """All docks, nested freely.

    Args:
        entries: the panels in the order in which the View menu lists them.
        models: what the panels show.
        theme: to draw in.
        delay_ms: of the panels' throttles.

    Signals:
        panel_made: the key of a panel that was seen for the first time.
    """

    panel_made = pyqtSignal(str)

    def __init__(
        self,
        entries: Sequence[PanelEntry],
        models: WindowModels,
        theme: Theme,
        delay_ms: int,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowFlags(Qt.WindowType.Widget)
        self.setObjectName("docks")
        self._models = models
        self._theme = theme
        self._delay_ms = delay_ms
        self._layout = DEFAULT
        self._is_sized = False
        self.setDockNestingEnabled(True)
        self.setDocumentMode(True)
        self.setTabPosition(Qt.DockWidgetArea.AllDockWidgetAreas, QTabWidget.TabPosition.North)
        self._docks = {entry.key: Dock(entry, lambda entry=entry: self._make(entry), self) for entry in entries}
        self._arranged: Place | None = None
        self._settled = QTimer(self)
        self._settled.setSingleShot(True)
        self._settled.timeout.connect(self._share_out_again)
        self._tabs_changed = QTimer(self)
        self._tabs_changed.setSingleShot(True)
        self._tabs_changed.timeout.connect(self._show_headings)
        for dock in self._docks.values():
            dock.visibilityChanged.connect(lambda _: self._tabs_changed.start(0))
            dock.dockLocationChanged.connect(lambda _: self._tabs_changed.start(0))
            dock.topLevelChanged.connect(lambda _: self._tabs_changed.start(0))
        self.apply(DEFAULT)

    @property
    def docks(self) -> Mapping[str, Dock]:
        """The docks by the key of their panel."""
        return self._docks

    @property
    def toggles(self) -> list[QAction]:
        """The actions that open and close a panel, checked while it is open."""
        return [action for action in (dock.toggleViewAction() for dock in self._docks.values()) if action is not None]

    def panel(self, key: str) -> QWidget:
        """Return a panel, which is made if it is not there yet."""
        return self._docks[key].panel()

    def go_to(self, key: str) -> None:
        """Open a panel, bring it to the front and give it the focus."""
        dock = self._docks[key]
        dock.show()
        dock.raise_()
        (_first_to_focus(dock.panel()) or dock).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def current(self) -> Dock | None:
        """Return the dock that has the focus."""
        return next((dock for dock in self._docks.values() if _holds_focus(dock)), None)

    def close_current(self) -> None:
        """Close the panel that has the focus."""
        dock = self.current()
        if dock is not None:
            dock.close()

    def float_current(self) -> None:
        """Make the panel that has the focus a window of its own, or put it back."""
        dock = self.current()
        if dock is not None:
            dock.setFloating(not dock.isFloating())

    def go_on(self, step: int) -> None:
        """Give the focus to the next visible panel, or to the one before (`step` -1)."""
        seen = [key for key, dock in self._docks.items() if dock.isVisible() and not dock.visibleRegion().isEmpty()]
        if not seen:
            return
        current = self.current()
        at = seen.index(current.entry.key) if current is not None and current.entry.key in seen else -step
        self.go_to(seen[(at + step) % len(seen)])

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self._theme = theme
        for dock in self._docks.values():
            made = dock.made
            if made is not None:
                made.show_theme(theme)  # type: ignore[attr-defined]

    # Arrangement.

    def apply(self, layout: Layout) -> None:
        """Arrange the panels as the layout says; the others are closed."""
        self._layout = layout
        window = self.window() or self
        tree = pruned(layout.arrange(window.width(), window.height()), frozenset(self._docks))
        for dock in self._docks.values():
            dock.setFloating(False)
            self.removeDockWidget(dock)
        if tree is None:
            return
        self.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, self._first(tree))
        self._split(tree)
        shown = [key for leaf in leaves(tree) for key in leaf.keys]
        for key in shown:
            self._docks[key].show()
        for key in self._docks:
            if key not in shown:
                self._put_beside_its_like(self._docks[key], shown)
        for leaf in leaves(tree):
            self._docks[leaf.keys[0]].raise_()
        if self._is_sized:
            self._share_out(tree, self.contentsRect().width(), self.contentsRect().height())
            self._arranged = tree
            self._settled.start(0)
        self._tabs_changed.start(0)

    def _share_out_again(self) -> None:
        """Share the room out once the docks have their new places: Qt forgets sizes that it is told before."""
        if self._arranged is not None:
            self._share_out(self._arranged, self.contentsRect().width(), self.contentsRect().height())
            self._arranged = None

    def state(self) -> bytes:
        """Return the arrangement, to be remembered."""
        return self.saveState(self._version()).data()

    def restore(self, state: bytes) -> bool:
        """Arrange as remembered; say whether that could be done. Otherwise everything stays as it is, at first the
        default layout.
        """
        if not state or not self.restoreState(QByteArray(state), self._version()):
            return False
        self._is_sized = True
        self._tabs_changed.start(0)
        return True

    def _version(self) -> int:
        return STATE_VERSION << 16 | zlib.crc32(" ".join(sorted(self._docks)).encode()) & 0xFFFF

    def _first(self, place: Place) -> Dock:
        return self._docks[next(leaves(place)).keys[0]]

    def _split(self, place: Place) -> None:
        first = self._first(place)
        if not isinstance(place, Split):
            for before, after in zip(place.keys, place.keys[1:], strict=False):
                self.tabifyDockWidget(self._docks[before], self._docks[after])
            return
        before = first
        for part in place.parts[1:]:
            self.splitDockWidget(before, self._first(part), _ORIENTATIONS[place.direction])
            before = self._first(part)
        for part in place.parts:
            self._split(part)

    def _share_out(self, place: Place, width: int, height: int) -> None:
        """Give each part of each split its share of the room."""
        if not isinstance(place, Split):
            return
        whole = sum(part.share for part in place.parts)
        is_row = place.direction is Direction.ROW
        sizes = [round((width if is_row else height) * part.share / whole) for part in place.parts]
        self.resizeDocks([self._first(part) for part in place.parts], sizes, _ORIENTATIONS[place.direction])
        for part, size in zip(place.parts, sizes, strict=True):
            self._share_out(part, size if is_row else width, height if is_row else size)

    def _put_beside_its_like(self, dock: Dock, shown: Sequence[str]) -> None:
        """Give a closed panel the place where it opens: with the first of its area, else at that side of the window."""
        like = next((d for d in map(self._docks.__getitem__, shown) if d.entry.area is dock.entry.area), None)
        if like is not None:
            self.tabifyDockWidget(like, dock)
        else:
            self.addDockWidget(_SIDES[dock.entry.area], dock)
        dock.hide()

    def _make(self, entry: PanelEntry) -> QWidget:
        made = entry.make(self._models, self._theme, self._delay_ms)
        self._tabs_changed.start(0)
        self.panel_made.emit(entry.key)
        return made

    def _show_headings(self) -> None:
        for dock in self._docks.values():
            shared = [other for other in self.tabifiedDockWidgets(dock) if not other.isHidden()]
            dock.show_heading(visible=dock.isFloating() or not shared)
        for bar in self.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
            bar.setDrawBase(False)
            bar.setExpanding(False)
            bar.setElideMode(Qt.TextElideMode.ElideNone)

    def showEvent(self, event: QShowEvent | None) -> None:
        """Share the room out once it is known."""
        super().showEvent(event)
        if not self._is_sized:
            self._is_sized = True
            self.apply(self._layout)


_ORIENTATIONS = {Direction.ROW: Qt.Orientation.Horizontal, Direction.COLUMN: Qt.Orientation.Vertical}


def _first_to_focus(panel: QWidget) -> QWidget | None:
    """Return the first widget of a panel that takes the focus by the keyboard."""
    if panel.focusPolicy() & Qt.FocusPolicy.TabFocus:
        return panel
    return next(
        (
            child
            for child in panel.findChildren(QWidget)
            if child.focusPolicy() & Qt.FocusPolicy.TabFocus and child.isVisible() and child.isEnabled()
        ),
        None,
    )


def _holds_focus(widget: QWidget) -> bool:
    inner = widget.window()
    focused = inner.focusWidget() if inner is not None else None
    return focused is not None and (focused is widget or widget.isAncestorOf(focused))
