"""A search from what a user chose."""

from __future__ import annotations

from warplens.cuda.catalogue import select
from warplens.cuda.sweep.tune.search import planned_search


def test_planned_search_returns_a_search():
    [kernel] = select(["transpose_tiled"])
    search = planned_search(kernel, problem={"N": (64,)}, tune={}, devices=["h200"], trials=2)
    assert search.total == 2
    assert len(search.space.plan.points) == 3
