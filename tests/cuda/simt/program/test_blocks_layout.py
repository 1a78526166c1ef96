"""The offsets of the variables and parameters of a module."""

from __future__ import annotations

from warplens.cuda.ptx import tree
from warplens.cuda.simt.program.blocks import parameters, stack_addresses


def test_stack_addresses_returns_how_many_addresses_the_frames_of_a_thread_take_at_most():
    assert stack_addresses([16, 128]) - stack_addresses([16, 16]) == 16384


def test_parameters_lays_parameters_out_as_the_driver_does():
    of_kernel = [tree.Variable(tree.Space.PARAM, type_, name) for name, type_ in (("n", "u32"), ("out", "u64"))]
    assert [(parameter.name, parameter.offset, parameter.size) for parameter in parameters(of_kernel).values()] == [
        ("n", 0, 4),
        ("out", 8, 8),
    ]
