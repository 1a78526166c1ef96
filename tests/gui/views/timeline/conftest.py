"""The timeline of a launch of 256 blocks on two slots of each multiprocessor."""

from __future__ import annotations

import pytest


@pytest.fixture(scope="session")
def timeline(point_inspector):
    from warplens.gui.terminal.kernel_arguments import one_point

    return point_inspector.timeline(one_point("transpose_tiled", None, ["N=512"], ["TILE=32"], "h200"))
