"""An instruction gives the same for operands that are known when the kernel is compiled as for loaded ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from warplens.cuda.ptx import tree
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.isa.registry import function_of

Execute = Callable[..., Any]

FORMS = (
    "bfe.s32 {d}, {a}, 1, {b};",
    "bfi.b32 {d}, {a}, {b}, {a}, {b};",
    "bfind.s32 {d}, {a};",
    "fns.b32 {d}, 0x55AA1234, {a}, {b};",
    "bmsk.clamp.b32 {d}, {a}, {b};",
    "szext.wrap.s32 {d}, {b}, {a};",
    "cnot.b32 {d}, {a};",
    "lop3.b32 {d}, {a}, {b}, {a}, 0x96;",
    "shf.l.wrap.b32 {d}, {a}, {b}, {a};",
    "shf.r.clamp.b32 {d}, {a}, {b}, {a};",
    "prmt.b32 {d}, {a}, {b}, {a};",
    "mul24.hi.s32 {d}, {a}, {b};",
    "sad.u32 {d}, {a}, {b}, {a};",
    "dp4a.s32.u32 {d}, {a}, {b}, {a};",
    "add.sat.s32 {d}, {a}, {b};",
    "min.s16x2 {d}, {a}, {b};",
    "max.u32 {d}, {a}, {b};",
    "add.cc.u32 {d}, {a}, {b}; addc.u32 {d}, {d}, {a};",
    "setp.lt.u32 %p0, {a}, {b}; selp.u32 {d}, {a}, {b}, %p0;",
    "slct.u32.s32 {d}, {a}, {b}, {a};",
    "set.ge.u32.s32 {d}, {a}, {b};",
    "cvt.u32.u8 {d}, {a};",
    "cvt.sat.s8.s32 {d}, {b};",
    "popc.b32 {d}, {a};",
    "clz.b32 {d}, {a};",
    "brev.b32 {d}, {a};",
    "cvt.rz.f16.u32 %h0, {a}; mov.b32 {d}, {{%h0, %h0}};",
    "fma.rn.f16x2 {d}, {a}, {b}, {a};",
    "add.bf16x2 {d}, {a}, {b};",
    "cvt.rp.f32.u32 %f0, {a}; cvt.rp.f32.u32 %f1, {b}; div.rm.f32 %f0, %f0, %f1; mov.b32 {d}, %f0;",
    "mov.b32 {{%h0, %h1}}, {a}; mov.b32 {d}, {{%h1, %h0}};",
)


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.split()[0])
@pytest.mark.parametrize("second", [7, -300])
@pytest.mark.sample(2)
def test_known_operands_give_what_loaded_ones_give(execute: Execute, form: str, second: int) -> None:
    rows = [(lane - 5, second) for lane in range(32)]
    code = f"""mov.u32 %r9, %laneid; sub.u32 %r9, %r9, 5; mov.b32 %r1, 0; mov.b32 %r2, 0; mov.b32 %r3, 0;
    {form.format(d="%r1", a="%in0", b="%in1")}
    {form.format(d="%r2", a="%r9", b=second if "{b}, {b}" not in form else "%in1")}
    mov.b32 %r8, {second};
    {form.format(d="%r3", a="%r9", b="%r8")}
    xor.b32 %r2, %r1, %r2; xor.b32 %r3, %r1, %r3; or.b32 %out, %r2, %r3;"""
    varying, _ = execute(code, ("b32", "b32"), "b32", rows)
    assert varying == [0] * 32


def test_function_of_returns_the_function_of_its_operands_that_an_instruction_computes():
    body = "{ .reg .f32 %f<4>; fma.rn.f32 %f0, %f1, %f2, %f3; ret; }"
    module = parse_module(f".version 8.8 .target sm_90 .address_size 64 .entry k() {body}")
    fma = next(item for item in module.function("k").body if isinstance(item, tree.Instruction))
    assert function_of(fma, {"f32"})(2.0, 3.0, 4.0) == 10.0
