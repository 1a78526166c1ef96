"""Graphs of `cuda.core`: work that is recorded once and done as often as the graph is launched."""

from __future__ import annotations

from warplens.cuda.record.cuda_python.core.device import GraphBuilder, do


def test_do_does_work_at_once():
    done: list[int] = []
    builder = GraphBuilder().begin_building()
    do(builder, lambda: done.append(1))
    do(None, lambda: done.append(2))
    graph = builder.end_building().complete()
    graph.launch(None)
    graph.launch(None)
    assert done == [2, 1, 1]
