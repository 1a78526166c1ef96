"""What the target of a PTX text says about the GPU that it is for."""

from __future__ import annotations

from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.program.blocks import compute_capability, first_shared_address


def test_compute_capability_returns_the_compute_capability_of_a_modules_target():
    assert compute_capability(parse_module(".version 8.8 .target sm_103a .address_size 64")) == (10, 3)


def test_first_shared_address_returns_the_address_in_shared_memory_at_which_the_variables():
    assert [first_shared_address(parse_module(f".version 8.8 .target {target}")) for target in ("sm_75", "sm_90a")] == [
        0,
        1024,
    ]
