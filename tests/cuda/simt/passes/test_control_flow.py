"""Order the blocks so that running the lowest pending block first makes diverged lanes meet again."""

from __future__ import annotations

from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.ptx.tree import Guard
from warplens.cuda.simt.linking.calls import build_program
from warplens.cuda.simt.passes.control_flow import only_from, reaches_sync
from warplens.cuda.simt.program.blocks import EXIT, Block, Branch, Jump


def test_only_from_returns_a_successor_of_a_branch_that_runs_once_for_each_execution():
    if_ = Block("if", [], Branch(Guard("%p1"), target=1, otherwise=2, ptx_line=7), 2)
    assert only_from([if_, Block("then", [], Jump(2), 5), Block("end", [], Jump(EXIT), 1)], 0) == 1


def test_reaches_sync_tells_whether_a_path_from_a_block_on_meets_a_barrier():
    module = parse_module(".version 8.8 .target sm_90 .address_size 64 .entry k() { bar.sync 0; ret; }")
    blocks = build_program(module, "k", "k.cu").blocks
    assert reaches_sync(blocks, 0)
    assert not reaches_sync(blocks, len(blocks) - 1)
