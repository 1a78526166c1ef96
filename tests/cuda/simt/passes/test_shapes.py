"""Which registers are held as scalars, and where lanes may part, on PTX small enough to judge by eye."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from warplens.cuda.ground.errors import UnsupportedError
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.isa.registry import Entry, entry_of
from warplens.cuda.simt.linking.calls import build_program
from warplens.cuda.simt.passes import control_flow, shapes
from warplens.cuda.simt.passes.shapes import Shapes
from warplens.cuda.simt.program.blocks import Op, Program
from warplens.cuda.simt.values.algebra import Algebra
from warplens.cuda.simt.values.value import Specialisation

FRAME = """.version 8.8
.target sm_90
.address_size 64
.visible .entry k(.param .u64 k_param_0, .param .u32 k_param_1)
{{
    .reg .pred %p<9>;
    .reg .b32 %r<20>;
    .reg .b64 %rd<9>;
{body}
    ret;
}}
"""
ARRAY = "ld.param.u64 %rd1, [k_param_0];\ncvta.to.global.u64 %rd2, %rd1;\n"


def _analysed(body: str, block: tuple[int, int, int] = (64, 1, 1), number: int = 7) -> tuple[Program, Shapes]:
    program = control_flow.ordered(build_program(parse_module(FRAME.format(body=body)), "k", "k.cu"))
    launch = Specialisation(
        block=block,
        grid=(4, 1, 1),
        parameters=bytes(8) + number.to_bytes(4, "little"),
        pointers={0: "out"},
        sizes={"out": 4096},
    )
    return program, shapes.shapes_of(program, launch, control_flow.live_registers(program))


def test_thread_index_is_affine_and_its_multiple_by_a_parameter_stays_so() -> None:
    _, analysis = _analysed("mov.u32 %r1, %tid.x;\nld.param.u32 %r2, [k_param_1];\nmul.lo.s32 %r3, %r1, %r2;")
    assert analysis.forms["%r1"].offsets == tuple(range(32))
    assert analysis.forms["%r2"].const == 7
    assert analysis.forms["%r3"].offsets == tuple(range(0, 7 * 32, 7))
    assert not analysis.forms["%r3"].varying


@pytest.mark.parametrize(("on_one_side", "on_the_other", "const"), [(7, 7, 7), (7, 8, None)])
def test_register_that_both_sides_of_a_branch_set_to_one_number_is_that_number(
    on_one_side: int, on_the_other: int, const: int | None
) -> None:
    body = (
        "mov.u32 %r1, %tid.x;\nsetp.lt.u32 %p1, %r1, 5;\n@%p1 bra LESS;\n"
        f"mov.u32 %r2, {on_one_side};\nbra MEET;\nLESS:\nmov.u32 %r2, {on_the_other};\nMEET:\n"
        "add.u32 %r3, %r2, %r1;"
    )
    form = _analysed(body)[1].forms["%r2"]
    assert (form.const, form.varying) == (const, const is None)


def test_register_that_a_guard_may_leave_unset_is_no_known_number() -> None:
    _, analysis = _analysed(
        "mov.u32 %r1, %tid.x;\nsetp.lt.u32 %p1, %r1, 5;\n@%p1 mov.u32 %r2, 7;\nadd.u32 %r3, %r2, 1;"
    )
    assert analysis.forms["%r2"].varying


def test_product_of_two_indices_varies() -> None:
    _, analysis = _analysed("mov.u32 %r1, %tid.x;\nmul.lo.s32 %r2, %r1, %r1;")
    assert analysis.forms["%r2"].varying


def test_thread_index_of_a_block_of_one_warp_is_known() -> None:
    _, analysis = _analysed("mov.u32 %r1, %tid.x;\nand.b32 %r2, %r1, 3;", block=(32, 1, 1))
    assert analysis.forms["%r2"].lanes() == [lane & 3 for lane in range(32)]


def test_loop_counter_stays_uniform_inside_a_divergent_guard() -> None:
    body = """
    mov.u32 %r1, %tid.x;
    setp.ge.s32 %p1, %r1, 5;
    @%p1 bra $END;
    mov.u32 %r2, 0;
    $LOOP:
    add.s32 %r2, %r2, 1;
    setp.lt.s32 %p2, %r2, 10;
    @%p2 bra $LOOP;
    $END:"""
    _, analysis = _analysed(body)
    assert analysis.forms["%r2"].uniform
    assert analysis.forms["%p2"].uniform
    assert analysis.divergent.bit_count() == 1


def test_value_that_leaves_a_loop_with_lanes_at_different_rounds_is_a_vector() -> None:
    body = (
        ARRAY
        + """
    mov.u32 %r1, %tid.x;
    mov.u32 %r2, 0;
    $LOOP:
    add.s32 %r2, %r2, 1;
    add.s32 %r4, %r2, 100;
    setp.lt.s32 %p1, %r2, %r1;
    @%p1 bra $LOOP;
    st.global.u32 [%rd2], %r4;"""
    )
    _, analysis = _analysed(body)
    assert analysis.forms["%r4"].varying
    assert "%r4" in analysis.hazards


def test_register_written_on_one_side_and_read_on_the_other_is_a_vector() -> None:
    body = (
        ARRAY
        + """
    mov.u32 %r1, %tid.x;
    mov.u32 %r2, 5;
    setp.ge.s32 %p1, %r1, 5;
    @%p1 bra $ELSE;
    mov.u32 %r2, 6;
    bra $END;
    $ELSE:
    st.global.u32 [%rd2], %r2;
    $END:"""
    )
    _, analysis = _analysed(body)
    assert analysis.forms["%r2"].varying


def test_blocks_after_a_uniform_branch_are_whole() -> None:
    body = "ld.param.u32 %r1, [k_param_1];\nsetp.gt.s32 %p1, %r1, 3;\n@%p1 bra $END;\nmov.u32 %r2, 1;\n$END:"
    _, analysis = _analysed(body)
    assert (analysis.divergent, analysis.partial) == (0, 0)


def test_address_keeps_the_array_that_it_points_into() -> None:
    body = ARRAY + "mov.u32 %r1, %tid.x;\nmul.wide.u32 %rd3, %r1, 4;\nadd.s64 %rd4, %rd2, %rd3;"
    _, analysis = _analysed(body)
    assert analysis.forms["%rd4"].root == "out"
    assert analysis.forms["%rd4"].offsets == tuple(range(0, 128, 4))


def test_loop_with_two_ways_back_gets_one_latch_before_its_exit() -> None:
    body = """
    mov.u32 %r1, %tid.x;
    mov.u32 %r2, 0;
    $LOOP:
    add.s32 %r2, %r2, 1;
    setp.eq.s32 %p1, %r2, %r1;
    @%p1 bra $LOOP;
    add.s32 %r3, %r2, 1;
    setp.lt.s32 %p2, %r2, 10;
    @%p2 bra $LOOP;"""
    program, analysis = _analysed(body)
    loops = control_flow.loops_of(program.blocks)
    assert len(loops) == 1
    ((header, inside),) = loops.items()
    assert sorted(inside) == list(range(header, header + len(inside)))
    back = [i for i in inside if header in program.blocks[i].successors()]
    assert len(back) == 1
    assert not program.irreducible
    assert analysis.joins


def test_unknown_instruction_is_named_with_its_line() -> None:
    with pytest.raises(UnsupportedError) as caught:
        _analysed("twiddle;")
    assert str(caught.value) == "k.cu:0: the engine does not execute `twiddle`"


def test_unknown_special_register_is_named() -> None:
    with pytest.raises(UnsupportedError) as caught:
        _analysed("mov.u32 %r1, %pm0;")
    assert str(caught.value) == "k.cu:0: the engine does not execute `mov.u32 %r1, %pm0` (unknown register %pm0)"


def test_instruction_is_executed_again_only_after_what_it_reads_has_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    executed: Counter[int] = Counter()

    def counted(op: Op, file_name: str) -> Entry:
        entry = entry_of(op, file_name)

        def lower(algebra: Algebra, op: Op) -> None:
            executed[op.index] += 1
            entry.lower(algebra, op)

        return replace(entry, lower=lower)

    monkeypatch.setattr(shapes, "entry_of", counted)
    chain = "\n".join(f"add.u32 %r{number}, %r{number - 1}, 1;" for number in range(2, 12))
    loop = "mov.u32 %r12, 0;\nLOOP:\nadd.u32 %r12, %r12, %r11;\nsetp.ne.u32 %p1, %r12, 90;\n@%p1 bra LOOP;"
    program, _ = _analysed(f"ld.param.u32 %r1, [k_param_1];\n{chain}\n{loop}")
    grown = next(op.index for op in program.ops() if op.text == "add.u32 %r12, %r12, %r11")
    assert {index for index, times in executed.items() if times > 1} <= {grown, grown + 1}
    assert executed[grown] > 1
