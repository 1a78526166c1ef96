"""The choice of the one point that is executed to look at it, and of the request that is described."""

from __future__ import annotations

from warplens.cuda.catalogue import select
from warplens.cuda.execute.inspection.records import usual_sizes


def test_usual_sizes_returns_the_largest_default_size_up_to_largest_default():
    assert usual_sizes(select(["transpose_tiled"])[0]) == {"N": 1024}
