"""A window that Tab walks through in the order in which it is read, through what is seen alone.

The rule: the order is found anew at each step from where things stand: the header, the bars, the panels by columns from
left to right, and the notice. What lies in a panel behind another one is no stop.
"""

from __future__ import annotations

from collections.abc import Iterable

from PyQt6.QtCore import QPoint, QRect, Qt
from PyQt6.QtWidgets import QApplication, QMainWindow, QScrollArea, QTabBar, QWidget

from warplens.gui.toolkit.text_size import scaled
from warplens.gui.window.dock import Dock
from warplens.gui.window.docks import Docks

ROW_PIXELS = 12
"""Widgets whose middles are at most this far apart stand in one row."""
COLUMN_PIXELS = 24
"""Panels whose left edges are at most this far apart stand in one column."""


class OrderedWindow(QMainWindow):
    """The window; its panels are in a `Docks`."""

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 - the name is Qt's
        """Give the focus to the next or the previous stop; return whether there is one."""
        stops = focus_stops(self)
        if not stops:
            return False
        focused = QApplication.focusWidget()
        step = 1 if next else -1
        place = stops.index(focused) if focused in stops else -1 if next else 0
        target = stops[(place + step) % len(stops)]
        target.setFocus(Qt.FocusReason.TabFocusReason if next else Qt.FocusReason.BacktabFocusReason)
        for area in _ancestors(target):
            if isinstance(area, QScrollArea):
                area.ensureWidgetVisible(target)
        return True


def focus_stops(window: QWidget) -> list[QWidget]:
    """Return the widgets that take the focus by Tab, in the order in which they are read."""
    sections: dict[tuple[int, int, int], list[QWidget]] = {}
    for widget in window.findChildren(QWidget):
        takes_focus = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.focusProxy() is None
        if takes_focus and widget.isEnabled() and widget.isVisibleTo(window) and widget.window() is window:
            section = _section(window, widget)
            if section is not None:
                sections.setdefault(section, []).append(widget)
    return [widget for key in sorted(sections) for widget in _in_rows(window, sections[key])]


def _section(window: QWidget, widget: QWidget) -> tuple[int, int, int] | None:
    """Return the place of what a widget belongs to: above the panels, among them, or below; None if it is not seen."""
    ancestors = list(_ancestors(widget))
    dock = next((ancestor for ancestor in ancestors if isinstance(ancestor, Dock)), None)
    docks = next((ancestor for ancestor in ancestors if isinstance(ancestor, Docks)), None)
    if docks is None:
        top = _place(window, widget).y()
        panels = window.findChild(Docks)
        # the stubs leave out that there may be none
        is_below = panels is not None and top > _place(window, panels).y()  # type: ignore[redundant-expr]
        return (2 if is_below else 0), 0, 0
    part: QWidget | None = (
        dock if dock is not None else next(iter([*ancestors[: ancestors.index(docks)][::-1], widget]))
    )
    if part is None or not _is_seen(part, docks):
        return None
    at = part.mapTo(docks, QPoint(0, 0))
    return 1, at.x() // scaled(COLUMN_PIXELS), at.y()


def _is_seen(part: QWidget, docks: QWidget) -> bool:
    """Return whether a dock, or a bar of tabs, is in front: Qt moves those behind away from where they can be seen."""
    room = QRect(part.mapTo(docks, QPoint(0, 0)), part.size())
    if isinstance(part, QTabBar) and part.count() < 2:
        return False
    return docks.rect().intersects(room) and (isinstance(part, QTabBar) or not part.visibleRegion().isEmpty())


def _in_rows(window: QWidget, widgets: Iterable[QWidget]) -> list[QWidget]:
    """Return widgets row by row, each row from the left."""
    placed = sorted(((_middle(window, widget), widget) for widget in widgets), key=lambda pair: pair[0].y())
    rows: list[list[tuple[QPoint, QWidget]]] = []
    for middle, widget in placed:
        if rows and middle.y() - rows[-1][0][0].y() <= scaled(ROW_PIXELS):
            rows[-1].append((middle, widget))
        else:
            rows.append([(middle, widget)])
    return [widget for row in rows for _, widget in sorted(row, key=lambda pair: pair[0].x())]


def _place(window: QWidget, widget: QWidget) -> QPoint:
    return widget.mapTo(window, QPoint(0, 0))


def _middle(window: QWidget, widget: QWidget) -> QPoint:
    return widget.mapTo(window, widget.rect().center())


def _ancestors(widget: QWidget) -> Iterable[QWidget]:
    above = widget.parentWidget()
    while above is not None:
        yield above
        above = above.parentWidget()
