"""What a widget shows where it offers no reading of it: places of labels and cells, shown entries, a heading."""

from __future__ import annotations

from typing import Any

from PyQt6.QtCore import QRectF, Qt


def label_rects(view: Any) -> dict[str, QRectF]:
    """Return the rectangles of the labels at the ends of the curves of a figure view, in the scene."""
    return {label.text: label.room for facet in view.facets for label in facet.labels._labels}


def visible_keys(search_list: Any) -> tuple[str, ...]:
    """Return the keys of the entries of a search list that match the search."""
    items = [search_list.list.item(row) for row in range(search_list.list.count())]
    return tuple(item.data(Qt.ItemDataRole.UserRole) for item in items if not item.isHidden())


def count_text(panel: Any) -> str:
    """Return the number of points, and the estimate of the time, in the heading of the sweep panel."""
    return panel._count.text()
