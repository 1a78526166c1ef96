"""Lanes agree on what each of them combines from the same values, however it is rounded, and on nothing else."""

from __future__ import annotations

import pytest

from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.linking.calls import build_program
from warplens.cuda.simt.passes.harmless_reads import ITSELF, Agreement

HEAD = """.version 8.8 .target sm_90 .address_size 64
.entry k(.param .f32 a) { .reg .b32 %r<9>; .reg .f32 %f<40>; .reg .pred %p<4>;
mov.u32 %r1, %tid.x; cvt.rn.f32.u32 %f1, %r1; ld.param.f32 %f2, [a]; add.f32 %f3, %f1, %f2;
"""
ALL = (1 << 32) - 1


def exchanged(into: str, value: str, distance: int) -> str:
    return f"shfl.sync.bfly.b32 {into}, {value}, {distance}, 31, -1; "


def distances(body: str) -> int:
    """Return the distances over which lanes agree on what the last instruction stores."""
    module = parse_module(f"{HEAD}{body} st.shared.f32 [0], %f9; ret; }}")
    program = build_program(module, "k", "k.cu")
    [store] = [op for op in program.ops() if op.instruction.opcode == "st"]
    return Agreement(program).distances(store, store.instruction.operands[-1])


PRODUCT = f"mul.f32 %f4, %f1, %f3; {exchanged('%f5', '%f4', 16)}"
MERGED = f"{PRODUCT} fma.rn.f32 %f6, %f1, %f3, %f5; "
TWO_PRODUCTS = f"""mul.f32 %f4, %f1, %f1; fma.rn.f32 %f5, %f3, %f3, %f4; {exchanged("%f6", "%f5", 4)}
fma.rn.f32 %f7, %f1, %f1, %f6; fma.rn.f32 %f9, %f3, %f3, %f7;"""
WELFORD = f"""{exchanged("%f4", "%f1", 1)} {exchanged("%f5", "%f3", 1)}
sub.f32 %f6, %f4, %f1; add.f32 %f7, %f3, %f5; setp.eq.f32 %p1, %f7, 0f00000000; div.full.f32 %f8, %f5, %f7;
selp.f32 %f10, 0f00000000, %f8, %p1; fma.rn.f32 %f9, %f6, %f10, %f1;"""
"""A mean (%f1) with a weight (%f3) is moved towards the other lane's by that lane's share of both weights."""


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (MERGED + "mov.b32 %f9, %f6;", 1 | 1 << 16),
        (MERGED + exchanged("%f7", "%f6", 8) + "add.f32 %f9, %f6, %f7;", 1 | 1 << 8 | 1 << 16 | 1 << 24),
        (MERGED + "sqrt.rn.f32 %f7, %f6; mul.f32 %f9, %f7, %f2;", 1 | 1 << 16),
        (MERGED + "$label: mov.b32 %f9, %f6;", 1 | 1 << 16),
        (TWO_PRODUCTS, 1 | 1 << 4),
        (WELFORD, 1 | 1 << 1),
        (exchanged("%f4", "%f1", 2) + "max.f32 %f9, %f4, %f1;", 1 | 1 << 2),
        (exchanged("%f4|%p2", "%f1", 2) + "add.f32 %f9, %f4, %f1;", 1 | 1 << 2),
        (exchanged("%f4", "%f1", 2) + "mul.f32 %f9, %f2, %f2;", ALL),
    ],
    ids=[
        "sum-of-products", "two-steps", "computed-on", "behind-a-label", "two-products", "means", "maximum",
        "with-a-predicate", "uniform",
    ],
)  # fmt: skip
def test_lanes_agree_on_what_they_combine_alike(body: str, expected: int) -> None:
    assert distances(body) == expected


@pytest.mark.parametrize(
    "body",
    [
        exchanged("%f4", "%f1", 1) + "sub.f32 %f9, %f1, %f4;",
        "mul.f32 %f5, %f1, %f3;" + exchanged("%f4", "%f5", 1) + "add.f32 %f9, %f1, %f4;",
        f"{PRODUCT} fma.rn.f32 %f9, %f3, %f3, %f5;",
        f"{PRODUCT} mov.b32 %f3, %f2; fma.rn.f32 %f9, %f1, %f3, %f5;",
        MERGED + "add.f32 %f9, %f6, %f1;",
        MERGED + "cvt.rzi.s32.f32 %r2, %f6; cvt.rn.f32.s32 %f9, %r2;",
        "shfl.sync.bfly.b32 %f4, %f1, 1, 31, 15; add.f32 %f9, %f1, %f4;",
        "shfl.sync.down.b32 %f4, %f1, 1, 31, -1; add.f32 %f9, %f1, %f4;",
        "mov.b32 %f9, %f1;",
    ],
    ids=[
        "difference", "another-value", "another-product", "changed-meanwhile", "own-value-added", "cut-to-an-integer",
        "some-lanes", "down", "no-exchange",
    ],
)  # fmt: skip
def test_lanes_that_combine_other_values_do_not_agree(body: str) -> None:
    assert distances(body) == ITSELF
