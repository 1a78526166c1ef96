"""Files and folders that are dragged over the window."""

from __future__ import annotations

from pathlib import Path

from warplens.gui.kit.dialogs import split_kernels


def test_split_kernels_returns_the_cuda_files_among_dropped_files():
    assert split_kernels([Path("scan.cu"), Path("h200.warplens.json")]) == (
        [Path("scan.cu")],
        [Path("h200.warplens.json")],
    )
