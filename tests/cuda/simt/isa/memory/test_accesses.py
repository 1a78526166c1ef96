"""Loads and stores (PTX ISA 9.7.9.8 and 9.7.9.11)."""

from __future__ import annotations

from warplens.cuda.ptx import tree
from warplens.cuda.simt.isa.everyday import elements_of


def test_elements_of_returns_the_number_of_elements_that_a_load_or_store_moves():
    assert elements_of(tree.Instruction("ld", ("global", "v4", "f32"))) == 4
