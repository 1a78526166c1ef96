"""Flushing of denormals, saturation and rounding modes, which all floating-point instructions share."""

from __future__ import annotations

from warplens.cuda.ptx.tree import Instruction
from warplens.cuda.simt.isa.floats.rounding import mode_of
from warplens.cuda.simt.program.blocks import Op


def test_mode_of_returns_the_rounding_mode_of_an_instruction():
    assert [
        mode_of(Op(Instruction("add", (*modifiers, "f32")), 1, 0)) for modifiers in ((), ("rz",), ("rp", "ftz"))
    ] == ["rn", "rz", "rp"]
