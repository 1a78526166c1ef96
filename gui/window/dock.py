"""The dock of one panel, with its title row.

The rule: a panel is made when it is first visible. The title row is the head of the panel's card and one button.
"""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtGui import QCloseEvent
from PyQt6.QtWidgets import QDockWidget, QHBoxLayout, QMenu, QToolButton, QVBoxLayout, QWidget

from warplens.gui.panels.panel import Panel
from warplens.gui.toolkit.styling import restyle, tool_button
from warplens.gui.toolkit.text_size import scaled
from warplens.gui.toolkit.theme import SPACE
from warplens.gui.window.panels import PanelEntry

MIN_WIDTH = 240
"""The width in pixels below which no panel shrinks; all of them look right in 280."""


class TitleBar(QWidget):
    """The title row of a dock: the head of the panel's card, and a button with the commands of the dock."""

    def __init__(self, dock: Dock, head: QWidget, heading: QWidget) -> None:
        super().__init__(dock)
        self.setObjectName("dockhead")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.heading = heading
        name = f"{dock.windowTitle()}: float or close"
        self.button = tool_button("small", "⋯", "Float or close this panel", name=name)
        self.button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the palette's commands do the same by keyboard
        self.button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self.button)
        menu.addAction("Float or dock", lambda: dock.setFloating(not dock.isFloating()))
        menu.addAction("Close", dock.close)
        self.button.setMenu(menu)
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * SPACE, SPACE, SPACE, 0)
        row.setSpacing(SPACE // 2)
        row.addWidget(head, 1)
        row.addWidget(self.button)


class Dock(QDockWidget):
    """The dock of one panel, empty until it is visible.

    Signals:
        closed: the user has closed the panel.
    """

    closed = pyqtSignal()

    def __init__(self, entry: PanelEntry, make: Callable[[], Panel], parent: QWidget) -> None:
        super().__init__(entry.title, parent)
        self.entry = entry
        self._make = make
        self._bar: TitleBar | None = None
        self._panel: Panel | None = None
        # a hidden panel keeps its room in the holder, so that the neighbours of a tab do not move
        self._room = QVBoxLayout(holder := QWidget())
        self._room.setContentsMargins(0, 0, 0, 0)
        self.setWidget(holder)
        self.setObjectName(entry.key)
        self.setAllowedAreas(Qt.DockWidgetArea.AllDockWidgetAreas)
        self.setTitleBarWidget(QWidget())
        self.topLevelChanged.connect(self._show_frame)
        self.visibilityChanged.connect(self._on_visibility_changed)

    @property
    def existing_panel(self) -> Panel | None:
        """The panel; None before it was first visible."""
        return self._panel

    def panel(self) -> Panel:
        """Return the panel; the first call makes it."""
        if self._panel is not None:
            return self._panel
        panel = self._panel = self._make()
        self._bar = TitleBar(self, panel.give_head(), panel.heading)
        self.setTitleBarWidget(self._bar)
        policy = panel.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        panel.setSizePolicy(policy)
        self._room.addWidget(panel)
        self.fit()
        panel.setVisible(not self.visibleRegion().isEmpty())
        return panel

    def fit(self) -> None:
        """Keep the least width that the present size of texts needs: else an opened tab may push its neighbours."""
        for part in (self._bar, self._panel):
            if part is not None:
                part.setMinimumWidth(scaled(MIN_WIDTH))

    def _on_visibility_changed(self, visible: bool) -> None:
        """Make the panel when it is first visible; hide it behind another tab, which Qt only moves out of sight."""
        panel = self.panel() if visible else self._panel
        if panel is not None:
            panel.setVisible(visible)

    def show_heading(self, *, visible: bool) -> None:
        """Show the heading, or hide it where a tab names the panel."""
        if self._bar is not None:
            self._bar.heading.setVisible(visible)

    def _show_frame(self) -> None:
        """Draw square corners in a floating window, which has a frame of the desktop."""
        self.setProperty("floating", self.isFloating())
        for part in (self._bar, self._panel):
            if part is not None:
                restyle(part)

    def closeEvent(self, event: QCloseEvent | None) -> None:
        """Signal it."""
        super().closeEvent(event)
        self.closed.emit()
