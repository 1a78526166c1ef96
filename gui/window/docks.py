"""The panels as docks: movable, tabbed, floating, closable.

The rule: a panel that was never visible costs nothing. Where panels share a place their tabs name them, and their
headings are hidden. The layout follows the size of the window and of texts until the user moves, closes or resizes a
panel; what the user arranged comes back with the stage in which it was. A state that cannot be restored leaves the
default layout.
"""

import zlib
from collections.abc import Callable, Collection, Sequence
from functools import partial
from itertools import pairwise

from PyQt6 import QtWidgets
from PyQt6.QtCore import QByteArray, QEvent, QPoint, Qt, QTimer, pyqtSignal
from PyQt6.QtGui import QAction, QCloseEvent, QResizeEvent, QShowEvent

from warplens.gui.kit.tasks import Throttle
from warplens.gui.kit.theme import LECTURE, NORMAL, SPACE, TextSizes, Theme, scaled, text_size
from warplens.gui.kit.widgets import configured, fill_layout, restyle, tool_button
from warplens.gui.window import layouts
from warplens.gui.workspace.models import WindowModels
from warplens.gui.workspace.panel import Panel

LARGE_LESSON = 2400  # in a window of this width, in pixels, lessons begin with the texts of a lecture
MIN_WIDTH = 240  # the width in pixels below which no panel shrinks; all of them look right in 280


class TitleBar(QtWidgets.QWidget):
    """The title row of a dock: the head of the panel's card, and a button with the commands of the dock."""

    def __init__(self, dock: "Dock", head: QtWidgets.QWidget, heading: QtWidgets.QWidget) -> None:
        super().__init__(dock)
        self.setObjectName("dockhead")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.heading = heading
        name = f"{dock.windowTitle()}: float or close"
        self.button = tool_button("small", "⋯", "Float or close this panel", name=name)
        self.button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the palette's commands do the same by keyboard
        self.button.setPopupMode(QtWidgets.QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QtWidgets.QMenu(self.button)
        menu.addAction("Float or dock", lambda: dock.setFloating(not dock.isFloating()))
        menu.addAction("Close", dock.close)
        self.button.setMenu(menu)
        row, margins = QtWidgets.QHBoxLayout(self), (2 * SPACE, SPACE, SPACE, 0)
        fill_layout(row, (head, 1), self.button, margins=margins, spacing=SPACE // 2)


class Dock(QtWidgets.QDockWidget):
    """The dock of one panel, empty until it is visible."""

    closed = pyqtSignal()  # the user has closed the panel

    def __init__(
        self, entry: layouts.PanelEntry, make: Callable[[], Panel], parent: QtWidgets.QWidget, delay_ms: int
    ) -> None:
        super().__init__(entry.title, parent)
        self.entry = entry
        self._make = make
        self._is_awaited = False  # whether the panel takes the focus when it is shown
        self.makes_later = False  # whether a panel is made after what shows it, as are those of a window that is seen
        self._making = configured(Throttle(delay_ms, self, shown_in=self), fell_due=self._show_panel)
        self._bar: TitleBar | None = None
        self.existing_panel: Panel | None = None  # None before it was first visible
        # a hidden panel keeps its room in the holder, so that the neighbours of a tab do not move
        self._room = fill_layout(QtWidgets.QVBoxLayout(holder := QtWidgets.QWidget()), margins=(0, 0, 0, 0))
        self.setWidget(holder)
        self.setObjectName(entry.key)
        self.setAllowedAreas(Qt.DockWidgetArea.AllDockWidgetAreas)
        self.setTitleBarWidget(QtWidgets.QWidget())
        self.topLevelChanged.connect(self._show_frame)
        self.visibilityChanged.connect(self._on_visibility_changed)

    def panel(self) -> Panel:
        """Return the panel; the first call makes it."""
        if (panel := self.existing_panel) is None:
            panel = self._add_panel()
            panel.setVisible(not self.visibleRegion().isEmpty())
        return panel

    def _add_panel(self) -> Panel:
        panel = self.existing_panel = self._make()
        panel.hide()
        self._bar = TitleBar(self, panel.give_head(), panel.heading)
        self.setTitleBarWidget(self._bar)
        policy = panel.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        panel.setSizePolicy(policy)
        self._room.addWidget(panel)
        self.fit()
        return panel

    def fit(self) -> None:
        """Keep the least width that the present size of texts needs: else an opened tab may push its neighbours."""
        for part in filter(None, (self._bar, self.existing_panel)):
            part.setMinimumWidth(scaled(MIN_WIDTH))

    def _on_visibility_changed(self, visible: bool) -> None:
        """Make the panel when it is first visible; hide it behind another tab, which Qt only moves out of sight."""
        if visible and self.makes_later and self.existing_panel is None:
            self._making.request_soon()
        elif visible:
            self._show_panel()
        else:
            self._making.cancel()
            if self.existing_panel is not None:
                self.existing_panel.hide()

    def _show_panel(self) -> None:
        if self.existing_panel is None and self.makes_later:
            self._add_panel()
            self._making.request_soon()  # another turn lays it out and draws it
            return
        panel = self.panel()
        panel.show()
        for layout in (self._room, panel.body):
            layout.activate()  # at once: else a busy window paints a new panel before its parts have places
        if self._is_awaited:
            self.take_focus()

    def take_focus(self) -> None:
        """Give the panel the focus, or as soon as it is there, where one is made after what shows it."""
        self._is_awaited = self.makes_later and self.existing_panel is None
        if not self._is_awaited:
            (_first_to_focus(self.panel()) or self).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def show_heading(self, *, visible: bool) -> None:
        """Show the heading, or hide it where a tab names the panel."""
        if self._bar is not None:
            self._bar.heading.setVisible(visible)

    def _show_frame(self) -> None:
        """Draw square corners in a floating window, which has a frame of the desktop."""
        self.setProperty("floating", self.isFloating())
        for part in filter(None, (self._bar, self.existing_panel)):
            restyle(part)

    def closeEvent(self, event: QCloseEvent | None) -> None:
        """Signal it."""
        super().closeEvent(event)
        self.closed.emit()


STATE_VERSION = 1  # of the saved arrangement; a state with another version, or of other panels, is not restored


class Docks(QtWidgets.QMainWindow):
    """All docks, nested freely."""

    stage_changed = pyqtSignal()  # another stage or another layout is shown

    def __init__(
        self,
        entries: Sequence[layouts.PanelEntry],
        models: WindowModels,
        theme: Theme,
        delay_ms: int,
        parent: QtWidgets.QWidget | None = None,
        *,
        stage: layouts.Stage = layouts.Stage.RESULTS,
    ) -> None:
        super().__init__(parent)
        self.setWindowFlags(Qt.WindowType.Widget)
        self.setObjectName("docks")
        self._models = models
        self._theme = theme
        self._delay_ms = delay_ms
        self.shown_layout = layouts.DEFAULT
        self.texts = TextSizes(layouts.DEFAULT.name, self)
        self._is_sized = self._is_arranging = self._is_own = False
        self.bars: list[QtWidgets.QWidget] = []  # what else of the window `focus_next` goes to
        self.stage = stage
        self._own: dict[layouts.Stage, bytes] = {}  # what the user arranged at other stages
        self._empty: frozenset[str] = frozenset()
        self._before = layouts.DEFAULT
        self._shape: object = None
        configured(self, dockNestingEnabled=True, documentMode=True, animated=False)
        self.setTabPosition(Qt.DockWidgetArea.AllDockWidgetAreas, QtWidgets.QTabWidget.TabPosition.North)
        self.docks = {entry.key: Dock(entry, partial(self._make, entry), self, delay_ms) for entry in entries}
        self._arranged: layouts.Region | None = None
        self._settled = configured(QTimer(self), singleShot=True, timeout=self._share_out_again)
        self._tabs_changed = configured(QTimer(self), singleShot=True, timeout=self._show_headings)
        self._resized = configured(QTimer(self), singleShot=True, timeout=self._follow_size)
        for dock in self.docks.values():
            dock.visibilityChanged.connect(lambda _: self._tabs_changed.start(0))
            for moved in (dock.dockLocationChanged, dock.topLevelChanged):
                moved.connect(lambda _: self._tabs_changed.start(0))
                moved.connect(lambda _: self._on_moved())
            dock.closed.connect(partial(self._on_closed, dock))
            if (toggle := dock.toggleViewAction()) is not None:
                toggle.triggered.connect(self._on_moved)
        self.apply(layouts.DEFAULT)

    @property
    def toggles(self) -> list[QAction]:
        """The actions that open and close a panel, checked while it is open."""
        return [action for action in (dock.toggleViewAction() for dock in self.docks.values()) if action is not None]

    def panel(self, key: str) -> Panel:
        """Return a panel; the first call makes it."""
        return self.docks[key].panel()

    def go_to(self, key: str) -> None:
        """Open a panel, bring it to the front and give it the focus."""
        dock = self.docks[key]
        if dock.isHidden() and key == "sweep":
            self.fold_form(is_folded=False)
        if dock.isHidden():
            self._on_moved()
        dock.show()
        dock.raise_()
        dock.take_focus()

    def current(self) -> Dock | None:
        """Return the dock that has the focus."""
        return next((dock for dock in self.docks.values() if _holds_focus(dock)), None)

    def close_current(self) -> None:
        """Close the panel that has the focus."""
        if (dock := self.current()) is not None:
            dock.close()

    def float_current(self) -> None:
        """Float the panel that has the focus, or dock it again."""
        if (dock := self.current()) is not None:
            dock.setFloating(not dock.isFloating())

    def focus_next(self, step: int) -> None:
        """Move the focus to the next bar or visible panel in the order of reading, or by -1 to the previous one."""
        panes = [*filter(_first_to_focus, self.bars), *map(self.docks.__getitem__, self.in_front())]
        panes.sort(key=lambda pane: (pane.mapToGlobal(QPoint()).y(), pane.mapToGlobal(QPoint()).x()))
        at = next((number for number, pane in enumerate(panes) if _holds_focus(pane)), -1 if step > 0 else 0)
        pane = panes[(at + step) % len(panes)]
        if isinstance(pane, Dock):
            self.go_to(pane.entry.key)
        elif (target := _first_to_focus(pane)) is not None:
            target.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme and size of texts."""
        self._theme = theme
        for dock in self.docks.values():
            if (panel := dock.existing_panel) is not None:
                panel.show_theme(theme)
            dock.fit()
        self._resized.start(0)  # as does the room for texts

    # Arrangement.

    def apply(self, layout: layouts.Layout) -> None:
        """Arrange the panels of a layout, and close the others."""
        if layout is layouts.LESSON is not self.shown_layout:  # what is left for a lesson comes back behind it
            self._before = self.shown_layout
            self._keep_own()
        else:
            self._own.clear()
        self._apply(layout)
        for leaf in layouts.leaves(tree) if (tree := self._tree()) is not None else ():
            self._bring_forward(leaf, ())  # what the layout is for, whatever was in front before
        self.stage_changed.emit()

    def set_stage(self, stage: layouts.Stage, empty: frozenset[str] | None = None) -> None:
        """Arrange another stage, with these panels `empty`: as the user did the last time, else as the layout says."""
        if stage is self.stage:
            return
        self._empty = self._empty if empty is None else empty
        self._keep_own()
        self.stage, current, focused = stage, self.current(), (self.window() or self).focusWidget()
        self._arrange_stage()
        is_in_tabs = current is None and (focused is None or self.isAncestorOf(focused))  # Qt makes these anew
        if (is_in_tabs or (current is not None and current.isHidden())) and (tree := self._tree()) is not None:
            front = self.in_front() if self._is_own else ()
            self.go_to(next(filter(front.__contains__, self.docks), self._first(tree).entry.key))  # else Qt leaves it
        self.stage_changed.emit()

    def fold_form(self, *, is_folded: bool) -> None:
        """Fold the form of the next sweep away beside results, or show it."""
        if self.stage is not layouts.Stage.START:
            self.set_stage(layouts.Stage.RESULTS if is_folded else layouts.Stage.FORM)

    def _keep_own(self) -> None:
        if self._is_own:
            self._own[self.stage] = self.saveState(self._version()).data()

    def _arrange_stage(self) -> None:
        if not self._restore(self._own.pop(self.stage, b"")):
            self._apply(self.shown_layout)

    def set_empty(self, empty: frozenset[str]) -> None:
        """Keep panels with nothing to show behind others; the selected point comes in front as soon as there is one."""
        if empty == self._empty:
            return
        filled, self._empty = self._empty - empty, empty
        self._follow_size()
        if not self._is_own and (tree := self._tree()) is not None:
            front = self.in_front()
            for leaf in layouts.leaves(tree):
                is_first_filled = leaf.keys[0] in filled and not filled.intersection(leaf.keys) & front
                self._bring_forward(leaf, {leaf.keys[0]} if is_first_filled else front)

    def in_front(self) -> frozenset[str]:
        """Return the keys of the panels that are seen."""
        return frozenset(
            key for key, dock in self.docks.items() if dock.isVisible() and not dock.visibleRegion().isEmpty()
        )

    def _bring_forward(self, leaf: layouts.Tabs, front: Collection[str]) -> None:
        """Show the panel of a place that is in front already, else the first; one that is empty, only if all are."""
        filled = [key for key in leaf.keys if key not in self._empty] or leaf.keys
        self.docks[next((key for key in filled if key in front), filled[0])].raise_()

    def _apply(self, layout: layouts.Layout) -> None:
        front = self.in_front() if layout is self.shown_layout else frozenset()
        self.shown_layout = layout
        self._is_own = False
        is_large = layout is layouts.LESSON and (self.window() or self).width() >= LARGE_LESSON
        self.texts.show_layout(layout.name, LECTURE if is_large else layout.text_size)
        self._shape = None if (tree := self._tree()) is None else layouts.shape(tree)
        focused = (self.window() or self).focusWidget()
        self._is_arranging = True
        try:
            self._arrange(tree, front)
        finally:
            self._is_arranging = False
        if focused is not None and self.isAncestorOf(focused) and focused.isVisible():
            focused.setFocus()  # its panel was taken out and shown again: what is typed still goes where it went

    def _tree(self) -> layouts.Region | None:
        """Return the layout's tree for the present size of the window, in pixels for texts of 100 %."""
        window, enlarged = self.window() or self, text_size() / NORMAL
        top = self.mapTo(window, QPoint(0, 0)).y()
        width, height, top = (round(length / enlarged) for length in (window.width(), window.height(), top))
        for dock in self.docks.values():
            title = dock.entry.short if width < layouts.NARROW else ""
            dock.setWindowTitle(title or dock.entry.title)
        tree = layouts.pruned(layouts.tree_of(self.shown_layout, self.stage, width, height, top), frozenset(self.docks))
        return None if tree is None else layouts.without(tree, self._empty)

    def _follow_size(self) -> None:
        tree = self._tree()
        if self._is_sized and not self._is_own and tree is not None and layouts.shape(tree) != self._shape:
            self._apply(self.shown_layout)

    def _on_closed(self, dock: Dock) -> None:
        if self.shown_layout is layouts.LESSON and dock.entry.key == "lesson":
            self.shown_layout = self._before
            self._arrange_stage()
            self.stage_changed.emit()
        else:
            self._on_moved()

    def _on_moved(self) -> None:
        """Leave the arrangement to the user from now on."""
        if not self._is_arranging and self._is_sized:
            self._is_own = True

    def _arrange(self, tree: layouts.Region | None, front: frozenset[str]) -> None:
        shown = [] if tree is None else [key for leaf in layouts.leaves(tree) for key in leaf.keys]
        staying = self.in_front().intersection(shown)
        for key, dock in self.docks.items():
            if dock.isFloating():
                dock.setFloating(False)  # it hides and shows one that does not float, too
            if key not in staying:
                self.removeDockWidget(dock)  # it hides it: one that stays in view would draw all that it has anew
        if tree is None:
            return
        self.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, self._first(tree))
        self._split(tree)
        for key in shown:
            self.docks[key].show()
        for dock in (dock for key, dock in self.docks.items() if key not in shown):
            # it opens with the first panel of its area, else in the first place
            alike = (self.docks[key] for key in shown if self.docks[key].entry.area is dock.entry.area)
            self.tabifyDockWidget(next(alike, self.docks[shown[0]]), dock)
            dock.hide()
        for leaf in layouts.leaves(tree):
            self._bring_forward(leaf, front)
        if self._is_sized:
            self._share_out(tree, self.contentsRect().width(), self.contentsRect().height())
            self._arranged = tree
            self.setUpdatesEnabled(False)  # the next turn draws all of it, with the sizes that it keeps
            self._settled.start(0)
        self._tabs_changed.start(0)

    def _share_out_again(self) -> None:
        """Set the sizes again once the docks have their new places: Qt forgets sizes that are set before."""
        self.setUpdatesEnabled(True)
        if self._arranged is not None:
            self._share_out(self._arranged, self.contentsRect().width(), self.contentsRect().height())
            self._arranged = None

    def state(self) -> bytes:
        """Return the user's arrangement as Qt encodes it; empty where the layout stands as it was applied."""
        if self._is_own and self.stage is layouts.Stage.RESULTS:
            return self.saveState(self._version()).data()
        return self._own.get(layouts.Stage.RESULTS, b"")

    def restore(self, state: bytes, layout: str = "") -> bool:
        """Restore a layout, and the user's own arrangement of it; return whether there is one that can be restored."""
        named = next((known for known in layouts.LAYOUTS if known.name == layout), self.shown_layout)
        if named is not self.shown_layout:
            self.apply(named)
        if self.stage is not layouts.Stage.RESULTS or self.shown_layout is layouts.LESSON:
            self._own[layouts.Stage.RESULTS] = state  # it is restored when there are results
            return False
        return self._restore(state)

    def _restore(self, state: bytes) -> bool:
        self._is_arranging = True
        try:
            is_restored = bool(state) and self.restoreState(QByteArray(state), self._version())
        finally:
            self._is_arranging = False
        if is_restored:
            self._is_sized = self._is_own = True
            self._tabs_changed.start(0)
        return is_restored

    def _version(self) -> int:
        return STATE_VERSION << 16 | zlib.crc32(" ".join(sorted(self.docks)).encode()) & 0xFFFF

    def _first(self, region: layouts.Region) -> Dock:
        return self.docks[next(layouts.leaves(region)).keys[0]]

    def _split(self, region: layouts.Region) -> None:
        first = self._first(region)
        if not isinstance(region, layouts.Split):
            for key, following in pairwise(region.keys):
                self.tabifyDockWidget(self.docks[key], self.docks[following])
            return
        before = first
        for part in region.parts[1:]:
            self.splitDockWidget(before, self._first(part), _ORIENTATIONS[region.direction])
            before = self._first(part)
        for part in region.parts:
            self._split(part)

    def _share_out(self, region: layouts.Region, width: int, height: int) -> None:
        if not isinstance(region, layouts.Split):
            return
        whole = sum(part.share for part in region.parts)
        is_row = region.direction is layouts.Direction.ROW
        sizes = [round((width if is_row else height) * part.share / whole) for part in region.parts]
        self.resizeDocks([self._first(part) for part in region.parts], sizes, _ORIENTATIONS[region.direction])
        for part, size in zip(region.parts, sizes, strict=True):
            self._share_out(part, size if is_row else width, height if is_row else size)

    def _make(self, entry: layouts.PanelEntry) -> Panel:
        panel = entry.make(self._models, self._theme, self._delay_ms)
        self._tabs_changed.start(0)
        return panel

    def _show_headings(self) -> None:
        for dock in self.docks.values():
            shared = [other for other in self.tabifiedDockWidgets(dock) if not other.isHidden()]
            dock.show_heading(visible=dock.isFloating() or not shared)
        for bar in self.findChildren(QtWidgets.QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
            bar.setAccessibleName("Panels in this place")
            bar.setDrawBase(False)
            bar.setExpanding(False)
            bar.setElideMode(Qt.TextElideMode.ElideNone)

    def event(self, event: QEvent | None) -> bool:
        """Notice that the user drags the border between two panels, which are all that this widget shows of itself."""
        if event is not None and event.type() == QEvent.Type.MouseButtonPress:
            self._on_moved()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Arrange the layout for this size, once it has settled."""
        super().resizeEvent(event)
        self._resized.start(0)

    def showEvent(self, event: QShowEvent | None) -> None:
        """Set the sizes when the window is first shown and its size is known."""
        super().showEvent(event)
        if not self._is_sized:
            self._is_sized = True
            self._apply(self.shown_layout)
            for dock in self.docks.values():
                dock.makes_later = True


_ORIENTATIONS = {layouts.Direction.ROW: Qt.Orientation.Horizontal, layouts.Direction.COLUMN: Qt.Orientation.Vertical}


def _first_to_focus(pane: QtWidgets.QWidget) -> QtWidgets.QWidget | None:
    if pane.focusPolicy() & Qt.FocusPolicy.TabFocus:
        return pane
    main: QtWidgets.QWidget | None = getattr(pane, "main_widget", None)  # of panels, and of some bars
    if main is not None and main.isVisibleTo(pane):
        return main
    usable = (child for child in pane.findChildren(QtWidgets.QWidget) if child.isVisible() and child.isEnabled())
    return next((child for child in usable if child.focusPolicy() & Qt.FocusPolicy.TabFocus), None)


def _holds_focus(widget: QtWidgets.QWidget) -> bool:
    inner = widget.window()
    focused = inner.focusWidget() if inner is not None else None
    return focused is not None and (focused is widget or widget.isAncestorOf(focused))
