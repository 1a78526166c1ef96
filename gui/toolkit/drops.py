"""Files and folders that are dragged over the window."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PyQt6.QtGui import QDropEvent

from warplens.cuda.catalogue.search import KERNEL_SUFFIXES


def dropped_paths(event: QDropEvent) -> list[Path]:
    """Return the local files and folders of a drop."""
    data = event.mimeData()
    urls = data.urls() if data is not None else []
    return [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]


def split_kernels(paths: Sequence[Path]) -> tuple[list[Path], list[Path]]:
    """Return the CUDA files among dropped files, and the others."""
    kernels = [path for path in paths if path.suffix in KERNEL_SUFFIXES]
    return kernels, [path for path in paths if path.suffix not in KERNEL_SUFFIXES]
