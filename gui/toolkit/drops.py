"""Files and folders that are dragged over the window."""

from __future__ import annotations

from pathlib import Path

from PyQt6.QtGui import QDropEvent


def dropped_paths(event: QDropEvent) -> list[Path]:
    """Return the local files and folders of a drop."""
    data = event.mimeData()
    urls = data.urls() if data is not None else []
    return [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]
