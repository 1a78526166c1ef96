"""Vectors are packed into one register and taken apart again, the first element in the lowest bits."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from warplens.cuda.ground.errors import UnsupportedError

Execute = Callable[..., Any]
RANDOM = random.Random(7)


@pytest.mark.parametrize(("whole", "part", "count"), [(64, 32, 2), (64, 16, 4), (32, 16, 2), (32, 8, 4), (16, 8, 2)])
@pytest.mark.parametrize("order", ["same", "reversed"])
def test_vector_of_parts(execute: Execute, whole: int, part: int, count: int, order: str) -> None:
    rows = [(RANDOM.getrandbits(whole),) for _ in range(64)]
    names = [f"%part{i}" for i in range(count)]
    back = names if order == "same" else names[::-1]
    code = f"""{{ .reg .b{part} %part<4>;
    mov.b{whole} {{{", ".join(names)}}}, %in0;
    mov.b{whole} %out, {{{", ".join(back)}}}; }}"""

    def expected(value: int) -> int:
        parts = [value >> part * i & (1 << part) - 1 for i in range(count)]
        return sum(x << part * i for i, x in enumerate(parts if order == "same" else parts[::-1]))

    varying, uniform = execute(code, (f"b{whole}",), f"b{whole}", rows)
    assert [expected(value) for (value,) in rows] == varying == uniform


def test_parts_may_be_floats_constants_or_dropped(execute: Execute) -> None:
    rows = [(RANDOM.getrandbits(64),) for _ in range(32)]
    code = "mov.b64 {_, %f0}, %in0; mov.b64 {%r0, _}, %in0; mov.b64 %d0, {%f0, %r0}; mov.b64 %out, %d0;"
    varying, uniform = execute(code, ("b64",), "b64", rows)
    assert [x >> 32 | (x & 0xFFFFFFFF) << 32 for (x,) in rows] == varying == uniform


def test_isspacep_of_a_pointer_parameter(execute: Execute) -> None:
    code = """ld.param.u64 %d0, [p0]; isspacep.global %p0, %d0; isspacep.shared %p1, %d0;
    selp.u32 %r0, 1, 0, %p0; selp.u32 %r1, 2, 0, %p1; or.b32 %out, %r0, %r1;"""
    assert execute(code, ("b32",), "b32", [(0,)]) == [[1], [1]]


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("mov.b32 %r0, {%in0, %in0, %in0}", " (3 parts of b32)"),
        ("isspacep.const %p0, %d0", " (an address of an unknown array)"),
    ],
)
def test_form_that_is_not_executed_is_named(execute: Execute, code: str, why: str) -> None:
    with pytest.raises(UnsupportedError) as caught:
        execute(f"mov.b64 %d0, %in0; {code};", ("b64",), "b64", [(0,)])
    assert str(caught.value) == f"k.ptx:0: the engine does not execute `{code}`{why}"
