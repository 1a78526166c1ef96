"""Warplens with a probe beside it that says what is on the screen: texts, names and places, as a screen reader would.

The rule: the probe only reads. It takes no order, and whatever the window does comes from the mouse and the keyboard.
It reads for some milliseconds at a time, between the events of the window, which goes on meanwhile; of a plot with
very many marks it tells the first ones, and how many there are besides.

    python tests/story/window_probe.py SOCKET [ARGUMENTS OF WARPLENS...]

Each connection to the Unix socket gets one JSON object and is closed: `screen` is the size in pixels, `is_active`
whether a window gets the keys, `is_light` the theme, `text_size` that of texts in percent, `windows` are the top
windows, and `items` what can be seen in them, each with kind, name (the accessible one), text, place in pixels
of the screen, and whether it is enabled, checked, has the focus and is whole (nothing is cut off or hidden).
"""

from __future__ import annotations

import json
import re
import socket
import sys
import threading
import time
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

from PyQt6 import sip
from PyQt6.QtCore import QModelIndex, QObject, QPoint, QRect, QRectF, Qt, QTimer, pyqtSignal
from PyQt6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QHeaderView,
    QLabel,
    QMenu,
    QTabBar,
    QWidget,
)

MOST_ROWS = 80
"""No list shows more rows than this at once."""
MOST_MARKS = 4_000
"""Of a plot or a heat map so many marks are told one by one; the rest is counted."""
SLICE_S = 0.01
"""The window waits for the probe so long at a time."""
MIDDLE_GREY = 127
MARK_PIXELS = 6
"""A mark of a curve reaches this far around its place."""


class Probe(QObject):
    """Answers in the window's thread; `asked` carries a dictionary to fill and the event that says it is filled."""

    asked = pyqtSignal(object, object)

    def __init__(self, application: QApplication) -> None:
        super().__init__()
        self.moveToThread(application.thread())
        self.asked.connect(self._answer, Qt.ConnectionType.QueuedConnection)  # in the thread that it has by now

    def _answer(self, answer: dict[str, Any], answered: threading.Event) -> None:
        self._go_on(read_into(answer), answer, answered)

    def _go_on(self, reading: Iterator[None], answer: dict[str, Any], answered: threading.Event) -> None:
        """Read for a slice of time, and the rest after the events that wait."""
        end = time.monotonic() + SLICE_S
        try:
            for _ in reading:
                if time.monotonic() > end:
                    QTimer.singleShot(0, lambda: self._go_on(reading, answer, answered))
                    return
        except Exception as error:
            answer["error"] = repr(error)  # the story fails with it, and the window goes on
            answered.set()
            raise
        answered.set()


def serve(path: str) -> None:
    """Answer each connection as soon as there is an application."""
    server = socket.socket(socket.AF_UNIX)
    server.bind(path)
    server.listen(4)
    probe: Probe | None = None
    while True:
        connection, _ = server.accept()
        with connection:
            while (probe := probe or _probe_of(QApplication.instance())) is None:
                time.sleep(0.02)
            answer: dict[str, Any] = {}
            answered = threading.Event()
            try:
                probe.asked.emit(answer, answered)
            except RuntimeError:  # the program has ended, and the probe with it
                return
            answered.wait()
            connection.sendall(_written(answer).encode())


def _written(answer: dict[str, Any]) -> str:
    """Return the answer in JSON, written item by item: Python runs nothing else while it writes one value."""
    items = ", ".join(map(json.dumps, answer.pop("items", ())))
    return f'{json.dumps(answer)[:-1]}, "items": [{items}]}}'


def _probe_of(application: QApplication | None) -> Probe | None:
    """Return a probe beside the application; None while the program has none, or is only just making it."""
    try:
        return None if application is None else Probe(application)
    except RuntimeError:
        return None


def read_into(answer: dict[str, Any]) -> Iterator[None]:
    """Put what can be seen into `answer`, and yield after each item: what goes meanwhile is left out."""
    windows = [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]
    screen = QApplication.primaryScreen().geometry()
    scale = QApplication.primaryScreen().devicePixelRatio()
    active = QApplication.activeWindow()
    covering = active if active is not None and active.isFullScreen() else None
    front = QApplication.activePopupWidget() or QApplication.activeModalWidget() or covering
    items: list[dict[str, Any]] = []
    shown = (window for window in windows if front is None or window is front or _is_over(window, front))
    for widget in [widget for window in shown for widget in _widgets(window)]:
        if sip.isdeleted(widget):
            continue
        try:
            for item in _items(widget):
                items.append(item)
                yield
        except RuntimeError:
            if not sip.isdeleted(widget):
                raise
    for item in items:
        item["place"] = [round(number * scale) for number in item["place"]]
    from warplens.gui.kit.theme import text_size  # by now the program has imported it

    answer |= {
        "screen": [round(screen.width() * scale), round(screen.height() * scale)],
        "scale": scale,
        "is_active": active is not None,
        "text_size": text_size(),
        "is_light": QApplication.palette().window().color().lightness() > MIDDLE_GREY,
        "windows": [
            {
                "title": window.windowTitle(),
                "kind": type(window).__name__,
                "place": [round(number * scale) for number in window.frameGeometry().getRect()],
            }
            for window in windows
        ],
        "items": items,
    }


def _is_over(window: QWidget, front: QWidget) -> bool:
    """Return whether a window belongs to the menu, dialog or full screen that takes all clicks."""
    parent = window.parentWidget()
    return parent is not None and (parent is front or front.isAncestorOf(parent))


def _widgets(window: QWidget) -> Iterator[QWidget]:
    yield window
    for widget in window.findChildren(QWidget):
        if widget.isVisible() and widget.window() is window:
            yield widget


def _items(widget: QWidget) -> Iterator[dict[str, Any]]:
    region = _visible(widget)
    if region.isEmpty():
        return
    yield _item(widget, widget.rect(), _text(widget), region)
    for told, (area, text, kind) in enumerate(_parts(widget), start=1):
        if told > MOST_MARKS:
            yield _item(widget, widget.rect(), f"{_count(widget) - MOST_MARKS} more", region, kind="More", name="")
            return
        if region.intersects(area):
            yield _item(widget, area, text, region, kind=kind, name="")


def _count(widget: Any) -> int:
    """Return how many marks or cells a plot has, which its figure knows."""
    if getattr(widget, "heat_map", None) is not None:
        return sum(len(facet.cells) for facet in widget.heat_map.facets)
    return sum(len(facet.targets) for facet in getattr(widget, "facets", ()))


def _visible(widget: QWidget) -> QRect:
    """Return what can be seen of a widget: on the screen, and not cut off by what holds it.

    A viewport covers its scroll area, which would count as hidden.
    """
    shown = widget.viewport() if isinstance(widget, QAbstractScrollArea) else widget
    region = shown.visibleRegion().boundingRect().translated(shown.mapTo(widget, QPoint(0, 0)))
    screen = QApplication.primaryScreen().geometry()
    return region.intersected(QRect(widget.mapFromGlobal(screen.topLeft()), screen.size()))


def _item(
    widget: QWidget, area: QRect, text: str, region: QRect, *, kind: str = "", name: str | None = None
) -> dict[str, Any]:
    shown = area.intersected(region)
    corner = widget.mapToGlobal(shown.topLeft())
    is_checkable = isinstance(widget, QAbstractButton) and widget.isCheckable()
    return {
        "kind": kind or type(widget).__name__,
        "name": " ".join(dict.fromkeys(filter(None, _names(widget)))) if name is None else name,
        "text": text,
        "place": [corner.x(), corner.y(), shown.width(), shown.height()],
        "enabled": widget.isEnabled(),
        "checked": widget.isChecked() if is_checkable else None,
        "focus": widget.hasFocus(),
        "whole": region.contains(area.adjusted(1, 1, -1, -1)),
    }


def _names(widget: QWidget) -> tuple[str, str]:
    return widget.accessibleName(), widget.accessibleDescription()


def _text(widget: QWidget) -> str:
    """Return the text that a widget shows; a placeholder where a field is empty."""
    if isinstance(widget, QLabel):
        return _plain(widget.text())
    if isinstance(widget, QComboBox):
        return widget.currentText()
    for name in ("text", "toPlainText", "title"):
        found = getattr(widget, name, None)
        text = found() if callable(found) else found
        if isinstance(text, str) and text:
            return text
    placeholder = getattr(widget, "placeholderText", None)
    return placeholder() if callable(placeholder) else ""


def _plain(text: str) -> str:
    if "<" not in text:
        return text
    spaced = re.sub(r"<(?:br|/tr|/table|/p|/div)[^>]*>", "\n", re.sub(r"</td>", "  ", text))
    return unescape(re.sub(r"<[^>]+>", "", spaced)).strip()


def _parts(widget: QWidget) -> Iterator[tuple[QRect, str, str]]:
    """Yield the parts that a widget draws itself, as area, text and kind."""
    if isinstance(widget, QMenu):
        for action in widget.actions():
            yield widget.actionGeometry(action), action.text().replace("&", ""), "MenuEntry"
    elif isinstance(widget, QTabBar):
        for number in range(widget.count()):
            yield widget.tabRect(number), widget.tabText(number), "Tab"
    elif isinstance(widget.parentWidget(), QHeaderView):
        yield from _sections(widget.parentWidget())
    elif isinstance(widget.parentWidget(), QAbstractItemView) and widget is widget.parentWidget().viewport():
        yield from _rows(widget.parentWidget())
    elif hasattr(widget, "picture") and not callable(widget.picture):
        yield from _picture(widget)
    elif hasattr(widget, "pixel_of"):
        yield from _curves(widget)
    elif hasattr(widget, "heat_map"):
        yield from _cells(widget)
    elif hasattr(widget.parentWidget(), "listing") and widget is widget.parentWidget().viewport():
        yield from _lines(widget.parentWidget())


def _sections(header: QHeaderView) -> Iterator[tuple[QRect, str, str]]:
    for section in range(header.count()):
        if not header.isSectionHidden(section):
            left, width = header.sectionViewportPosition(section), header.sectionSize(section)
            text = header.model().headerData(section, header.orientation())
            yield QRect(left, 0, width, header.height()), str(text or ""), "Column"


def _rows(view: QAbstractItemView) -> Iterator[tuple[QRect, str, str]]:
    """Yield the cells in view: from the first index on, down to the end of the viewport."""
    height, model = view.viewport().height(), view.model()
    y = 2
    while y < height:
        index = view.indexAt(QPoint(12, y))
        if not index.isValid():
            return
        area = view.visualRect(index)
        columns = model.columnCount(index.parent()) if hasattr(view, "isColumnHidden") else 1
        for column in range(columns):
            cell = index.siblingAtColumn(column)
            text = cell.data()
            place = view.visualRect(cell)
            if text is not None and not place.isEmpty():
                yield place, str(text), _kind_of(cell)
        y = max(y + 4, area.bottom() + 3)


def _kind_of(cell: QModelIndex) -> str:
    state = cell.data(Qt.ItemDataRole.CheckStateRole)
    if state is None:
        return "Cell"
    return "CheckedCell" if Qt.CheckState(state) == Qt.CheckState.Checked else "UncheckedCell"


def _picture(view: Any) -> Iterator[tuple[QRect, str, str]]:
    """Yield the texts of a picture, and its boxes that can be pointed at, as `#` and their tag."""
    factor = view._factor  # how much larger than the picture it is drawn
    for item in view.picture.items if view.picture is not None else ():
        if hasattr(item, "text"):
            width = 8.0 * max(1, len(item.text))
            left = item.x - {"start": 0.0, "middle": width / 2, "end": width}[item.anchor.value]
            yield _scaled(left, item.y - 12, width, 16.0, factor), item.text, "Drawn"
        elif getattr(item, "tag", None) is not None:
            yield _scaled(item.x, item.y, item.width, item.height, factor), f"#{item.tag}", "Box"


def _scaled(x: float, y: float, width: float, height: float, factor: float) -> QRect:
    return QRectF(x * factor, y * factor, width * factor, height * factor).toAlignedRect()


def _curves(view: Any) -> Iterator[tuple[QRect, str, str]]:
    figure = view.figure
    if figure is None:
        return
    if figure.empty:
        yield view.rect(), figure.empty, "Hint"
    for facet in view.facets:
        for caption in facet.labels.caption[:1]:
            yield _whole(facet.projection.area), caption, "FacetName"
        foot = round(facet.projection.area.bottom())
        for (x, state), (value, *_) in zip(facet.pointer.coming, facet.axes.figure.coming, strict=False):
            yield QRect(round(x) - 4, foot - 10, 8, 8), f"{state} @ {value:g}", "Coming"
    for label in (label for facet in view.facets for label in facet.labels._labels):
        yield _whole(label.room), label.text, "CurveLabel"
    words_for = figure.x.words_for  # below, pixels of all at once: to look each of them up takes seconds
    for facet in view.facets:
        targets = facet.targets  # another figure may come while its marks are told
        for row, (x, y) in enumerate(targets.pixels(facet.projection).tolist()):
            series, target = targets.series_of(row), targets.target(row)
            if series.layer == 0 and x == x and y == y:  # noqa: PLR0124 - NaN, where a mark has no place
                area = QRect(round(x) - MARK_PIXELS, round(y) - MARK_PIXELS, 2 * MARK_PIXELS, 2 * MARK_PIXELS)
                yield area, f"{series.label} @ {words_for(target.x)}", type(target).__name__


def _cells(view: Any) -> Iterator[tuple[QRect, str, str]]:
    """Yield the cells one by one, in the order of the facets, of which the first ones are drawn."""
    facets = view.heat_map.facets if view.heat_map is not None else ()
    for facet, (cell, room) in zip((each for each in facets for _ in each.cells), view.cells(), strict=False):
        words = f"{facet.label} @ {facet.rows[cell.row]} x {facet.columns[cell.column]}: {cell.text}"
        yield _whole(room), words + (" (best)" if cell.is_best else ""), "HeatCell"


def _lines(view: Any) -> Iterator[tuple[QRect, str, str]]:
    first, height = view.verticalScrollBar().value(), view.viewport().height()
    rows = view.listing.rows
    pitch = max(1, (height - 20) // max(1, view.verticalScrollBar().pageStep()))
    for number, row in enumerate(rows[first : first + MOST_ROWS]):
        top = pitch * (number + 1)
        if top < height:
            kind = "WrongLine" if row.is_error else "CurrentLine" if row.number == view.current else "Line"
            yield QRect(0, top, view.viewport().width(), pitch), f"{row.number}: {row.text}", kind


def _whole(area: QRectF) -> QRect:
    return area.toAlignedRect()


def main() -> None:
    path, *arguments = sys.argv[1:]
    Path(path).unlink(missing_ok=True)
    threading.Thread(target=serve, args=(path,), daemon=True).start()
    from warplens.gui import cli

    sys.argv = ["warplens", *arguments]
    cli.main()


if __name__ == "__main__":
    main()
