"""The registry of instructions that the engine executes."""

from __future__ import annotations

from types import SimpleNamespace

from warplens.cuda.ptx import tree
from warplens.cuda.simt.isa.registry import find_entry, flops_of, is_float, products_of, unit_of, work_of


def test_is_float_tells_whether_the_instruction_computes_in_f32_or_f64():
    assert is_float(tree.Instruction("add", ("rn", "f32")))


def test_unit_of_returns_the_unit_that_executes_the_instruction():
    assert [unit_of(tree.Instruction("add", (type_,))).value for type_ in ("s32", "f32", "f64")] == [
        "alu",
        "fma",
        "fp64",
    ]


def test_flops_of_returns_the_floating_point_operations_of_one_lane():
    assert flops_of(tree.Instruction("fma", ("rn", "f64"))) == (0, 2)


def test_products_of_returns_the_kind_of_a_product_of_matrices():
    assert products_of(
        tree.Instruction("mma", ("sync", "aligned", "m16n8k16", "row", "col", "f32", "f16", "f16", "f32"))
    ) == ("f16.f32", 2048)
    assert products_of(tree.Instruction("wgmma", ("mma_async", "sync", "aligned", "m64n64k32", "s32", "s8", "u8"))) == (
        "wgmma.s8.s32",
        32768,
    )


def test_work_of_returns_more_for_memory_and_products_than_for_additions():
    def work_ns(opcode, *words, times=1):
        op = SimpleNamespace(instruction=tree.Instruction(opcode, words))
        return work_of(SimpleNamespace(ops=[op] * times)) - work_of(SimpleNamespace(ops=[]))

    product = ("mma", "sync", "aligned", "m16n8k16", "row", "col", "f32", "f16", "f16", "f32")
    costs = [work_ns("add", "s32"), work_ns("ld", "shared", "u32"), work_ns("ld", "global", "u32"), work_ns(*product)]
    assert costs == sorted(set(costs))
    assert work_ns("add", "s32", times=100) == 100 * costs[0]
    assert work_ns("add", "s32", times=300) > 3 * work_ns("add", "s32", times=100)


def test_reads_carry_tells_whether_the_instruction_reads_the_carry_flag():
    assert find_entry(tree.Instruction("addc", ("u32",))).reads_carry
    assert not find_entry(tree.Instruction("add", ("cc", "u32"))).reads_carry
