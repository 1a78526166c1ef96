"""Which registers are live at the entry of each block."""

from __future__ import annotations

from warplens.cuda.ptx.tree import Guard
from warplens.cuda.simt.passes.control_flow import read_at_end
from warplens.cuda.simt.program.blocks import Block, Branch


def test_read_at_end_returns_the_registers_that_the_terminator_of_a_block_reads():
    assert read_at_end(Block("loop", [], Branch(Guard("%p1"), target=1, otherwise=2, ptx_line=7), 2)) == {"%p1"}
