"""The offsets of the variables and parameters of a module."""

from __future__ import annotations

from warplens.cuda.ptx import tree
from warplens.cuda.simt.program.blocks import align, call_target, parameters, size_of, stack_addresses


def test_size_of_is_open_where_a_declaration_leaves_it_so():
    sizes = [size_of(tree.Variable(tree.Space.SHARED, "f32", "tile", dimensions=d)) for d in ((32, 33), (None,), ())]
    assert sizes == [4224, None, 4]
    assert align(300, 256) == 512


def test_call_target_stands_in_front_of_the_arguments_or_behind_the_results():
    calls = ((tree.Arguments(()), tree.Symbol("f")), (tree.Register("%rd1"), tree.Arguments(())))
    targets = [call_target(tree.Instruction("call", (), operands)) for operands in calls]
    assert targets == [tree.Symbol("f"), tree.Register("%rd1")]


def test_stack_addresses_returns_how_many_addresses_the_frames_of_a_thread_take_at_most():
    assert stack_addresses([16, 128]) - stack_addresses([16, 16]) == 16384


def test_parameters_lays_parameters_out_as_the_driver_does():
    of_kernel = [tree.Variable(tree.Space.PARAM, type_, name) for name, type_ in (("n", "u32"), ("out", "u64"))]
    assert [(parameter.name, parameter.offset, parameter.size) for parameter in parameters(of_kernel).values()] == [
        ("n", 0, 4),
        ("out", 8, 8),
    ]
