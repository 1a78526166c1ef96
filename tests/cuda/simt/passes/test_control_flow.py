"""Order the blocks so that running the lowest pending block first makes diverged lanes meet again."""

from __future__ import annotations

import pytest

from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.ptx.tree import Guard
from warplens.cuda.simt.linking.calls import build_program
from warplens.cuda.simt.passes.control_flow import (
    dominators,
    natural_loops,
    only_from,
    predecessors,
    reachable,
    reaches_sync,
)
from warplens.cuda.simt.program.blocks import EXIT, Block, Branch, Jump


def test_only_from_returns_a_successor_of_a_branch_that_runs_once_for_each_execution():
    if_ = Block("if", [], Branch(Guard("%p1"), target=1, otherwise=2, ptx_line=7), 2)
    assert only_from([if_, Block("then", [], Jump(2), 5), Block("end", [], Jump(EXIT), 1)], 0) == 1


def test_reaches_sync_tells_whether_a_path_from_a_block_on_meets_a_barrier():
    module = parse_module(".version 8.8 .target sm_90 .address_size 64 .entry k() { bar.sync 0; ret; }")
    blocks = build_program(module, "k", "k.cu").blocks
    assert reaches_sync(blocks, 0)
    assert not reaches_sync(blocks, len(blocks) - 1)


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
    assert natural_loops(successors) == loops


def test_dominators_of_a_diamond_are_its_corners() -> None:
    assert dominators([[1, 2], [3], [3], [-1]]) == [0b0001, 0b0011, 0b0101, 0b1001]


def test_predecessors_leave_the_end_out() -> None:
    assert predecessors([[1, -1], [0]]) == [[1], [0]]


def test_reachable_returns_the_nodes_that_control_reaches():
    assert sorted(reachable([[2], [2], [-1]])) == [0, 2]
