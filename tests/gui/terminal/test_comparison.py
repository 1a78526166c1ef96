"""A comparison on a terminal, with rich."""

from __future__ import annotations

from rich.console import Console

import warplens
from warplens.gui.views.compare.text import comparisons_report


def test_comparisons_report_returns_each_comparison():
    comparison = warplens.compare("reference:gtx-1080-ti", "reference:gtx-1080-ti", threshold=0.05)
    parts = comparisons_report([comparison], Console(width=100)).renderables
    assert str(parts[0]) == "reference:gtx-1080-ti against reference:gtx-1080-ti (threshold 5 %)"
    assert str(parts[-1]) == "8 unknown"
