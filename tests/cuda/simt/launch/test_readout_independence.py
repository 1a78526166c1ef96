"""Whether the blocks of a kernel may be executed separately: in another order, side by side, or only some of them."""

from __future__ import annotations

from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.launch.readout import independence, registers_read
from warplens.cuda.simt.linking.calls import build_program


def test_independence_returns_how_the_blocks_of_a_launch_depend_on_each_other():
    module = parse_module(".version 8.8 .target sm_90 .address_size 64 .entry k() { fence.acq_rel.gpu; ret; }")
    blocks = independence(build_program(module, "k", "k.cu"), sites=(), grid=(4, 1, 1))
    assert not blocks.any_order
    assert not blocks.side_by_side


def test_registers_read_returns_the_registers_that_some_instruction_reads():
    body = "{ .reg .b32 %r<3>; mov.u32 %r1, %tid.x; add.u32 %r2, %r1, 1; ret; }"
    module = parse_module(".version 8.8 .target sm_90 .address_size 64 .entry k() " + body)
    assert sorted(registers_read(build_program(module, "k", "k.cu"))) == ["%r1", "%tid.x"]
