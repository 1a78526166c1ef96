"""Which registers lie in the frame of a warp, and which of them share a place."""

from __future__ import annotations

import pytest

from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.linking.calls import build_program
from warplens.cuda.simt.passes import control_flow, shapes
from warplens.cuda.simt.passes.shapes import Places
from warplens.cuda.simt.values.value import Specialisation

FRAME = """.version 8.8
.target sm_90
.address_size 64
.visible .entry k()
{{
    .reg .pred %p<9>;
    .reg .b32 %r<20>;
    .reg .f64 %d<30>;
{body}
    ret;
}}
"""
START = "mov.u32 %r1, %tid.x;\ncvt.rn.f64.u32 %d1, %r1;\n"
BYTES = 32 * 8


def product(d: int, c: int) -> str:
    """Return a product of %d1 and itself, from two registers to two registers."""
    form = "mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64"
    return f"{form} {{%d{d}, %d{d + 1}}}, {{%d1}}, {{%d1}}, {{%d{c}, %d{c + 1}}};\n"


def placed(body: str) -> Places:
    program = control_flow.ordered(build_program(parse_module(FRAME.format(body=body)), "k", "k.cu"))
    launch = Specialisation(block=(64, 1, 1), grid=(1, 1, 1), parameters=b"", pointers={}, sizes={})
    live = control_flow.live_registers(program)
    return shapes.places_of(program, shapes.shapes_of(program, launch, live), live)


def test_registers_of_a_chain_of_products_share_the_places_of_two() -> None:
    body = START + "mov.f64 %d2, %d1;\nmov.f64 %d3, %d1;\n" + "".join(product(d, d - 2) for d in range(4, 24, 2))
    found = placed(body)
    assert set(found.of) == {f"%d{number}" for number in range(1, 24)}
    assert found.bytes == BYTES * 5
    for d in range(4, 24, 2):
        operands = (1, d - 2, d - 1, d, d + 1)
        assert len({found.of[f"%d{number}"] for number in operands}) == len(operands)


def test_register_of_a_scalar_has_no_place() -> None:
    found = placed(START + "mov.f64 %d2, 0d3FF0000000000000;\nmov.f64 %d3, %d2;\n" + product(4, 2))
    assert set(found.of) == {"%d1", "%d4", "%d5"}


def test_register_that_may_be_read_before_it_is_written_has_no_place() -> None:
    loop = f"LOOP:\n{product(4, 2)}mov.f64 %d2, %d4;\nmov.f64 %d3, %d5;\nadd.u32 %r2, %r2, 1;\n"
    found = placed(START + "mov.u32 %r2, 0;\n" + loop + "setp.lt.u32 %p1, %r2, 3;\n@%p1 bra LOOP;")
    assert set(found.of) == {"%d1", "%d4", "%d5"}


@pytest.mark.parametrize(("condition", "shared"), [("%r1", False), ("%r2", True)], ids=["lanes part", "lanes agree"])
def test_register_that_lanes_need_while_others_execute_shares_its_place_with_none(
    condition: str, *, shared: bool
) -> None:
    one = "".join(product(d, 2) for d in (4, 6))
    other = "".join(product(d, 2) for d in (8, 10))
    body = (
        f"{START}ld.param.u32 %r2, [k_param_0];\n"
        "mov.f64 %d2, %d1;\nmov.f64 %d3, %d1;\n"
        f"setp.lt.u32 %p1, {condition}, 9;\n@%p1 bra OTHER;\n{one}mov.f64 %d20, %d6;\nbra END;\n"
        f"OTHER:\n{other}mov.f64 %d20, %d10;\nEND:\n" + product(22, 20)
    ).replace("ld.param.u32 %r2, [k_param_0];", "mov.u32 %r2, %ctaid.x;")
    found = placed(body + "mov.f64 %d21, %d20;")
    others = [place for name, place in found.of.items() if name != "%d20"]
    assert (found.of["%d20"] in others) is shared


def test_vectors_that_barriers_would_save_lie_in_the_frame_where_they_are_very_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    body = START + "bar.sync 0;\nadd.f64 %d2, %d1, %d1;\nbar.sync 0;\nadd.f64 %d3, %d2, %d1;"
    assert placed(body) == Places({}, 0)
    monkeypatch.setattr(shapes, "MOST_SAVED", 2)
    assert placed(body) == Places({"%d1": 0, "%d2": BYTES}, 2 * BYTES)
