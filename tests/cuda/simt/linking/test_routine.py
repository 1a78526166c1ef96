"""One function of a module as basic blocks, before `calls` resolves its calls."""

from __future__ import annotations

from warplens.cuda.ptx import tree
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.ptx.tree import Integer
from warplens.cuda.simt.linking.memory_layout import MemoryLayout
from warplens.cuda.simt.linking.routine import RoutineReader, chain, integer, symbols_of


def test_read_routine_regroups_a_function_into_basic_blocks():
    body = "{ .reg .pred %p; @%p bra $END; trap; $END: ret; }"
    module = parse_module(f".version 8.8 .target sm_90 .address_size 64 .entry k() {body}")
    routine = RoutineReader(module.items[0], MemoryLayout(module, {}), "k.cu", callable_=()).routine()
    assert [(block.label, block.successors()) for block in routine.blocks] == [
        ("entry", (2, 1)),
        ("entry+", (2,)),
        ("$END", ()),
    ]


def test_integer_returns_a_number_as_an_operand():
    assert integer(16) == Integer(value=16, text="16")


def test_chain_returns_blocks_numbered_from_first_that_compare_a_register():
    assert [block.label for block in chain("%r1", [(0, 5), (1, 6)], otherwise=9, first=2, label="table")] == [
        "table.case",
        "table.case",
    ]


def test_symbols_of_iterates_over_the_names_of_variables_and_functions_in_instructions():
    load = tree.Instruction("ld", ("shared", "f32"), (tree.Register("%f1"), tree.Address(tree.Symbol("tile"))))
    branch = tree.Instruction("bra", (), (tree.Symbol("$L_1"),))
    assert list(symbols_of([load, branch])) == ["tile"]
