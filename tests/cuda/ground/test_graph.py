"""Loops and dominators of small graphs."""

from __future__ import annotations

import pytest

from warplens.cuda.ground import graph
from warplens.cuda.ground.graph import reachable


@pytest.mark.parametrize(
    ("successors", "loops"),
    [
        pytest.param([[1], [-1]], {}, id="no loop"),
        pytest.param([[1], [1, 2], [-1]], {1: {1}}, id="a block that repeats itself"),
        pytest.param([[1], [2, 3], [1], [-1]], {1: {1, 2}}, id="test before the body"),
        pytest.param([[1], [2], [2, 3], [1, 4], [-1]], {1: {1, 2, 3}, 2: {2}}, id="a loop in a loop"),
        pytest.param([[1, 2], [2], [1, -1]], {}, id="entered at two places"),
    ],
)
def test_natural_loops(successors: list[list[int]], loops: dict[int, set[int]]) -> None:
    assert graph.natural_loops(successors) == loops


def test_dominators_of_a_diamond_are_its_corners() -> None:
    assert graph.dominators([[1, 2], [3], [3], [-1]]) == [0b0001, 0b0011, 0b0101, 0b1001]


def test_predecessors_leave_the_end_out() -> None:
    assert graph.predecessors([[1, -1], [0]]) == [[1], [0]]


def test_reachable_returns_the_nodes_that_control_reaches():
    assert sorted(reachable([[2], [2], [-1]])) == [0, 2]
