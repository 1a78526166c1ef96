"""Bytes and halfwords of a register are added, subtracted and compared part by part."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from warplens.cuda.ground.errors import UnsupportedError

Execute = Callable[..., Any]
RANDOM = random.Random(12)
EDGES = [0, 0xFFFFFFFF, 0x80808080, 0x7F7F7F7F, 0x80008000, 0x7FFF7FFF, 0x00FF00FF]
ROWS = [(a, b, RANDOM.getrandbits(32)) for a in EDGES for b in EDGES]
ROWS += [tuple(RANDOM.getrandbits(32) for _ in range(3)) for _ in range(47)]
OPERATIONS: dict[str, Callable[[int, int], int]] = {
    "vadd": lambda a, b: a + b,
    "vsub": lambda a, b: a - b,
    "vabsdiff": lambda a, b: abs(a - b),
    "vmin": min,
    "vmax": max,
}


def parts_of(value: int, bits: int, *, signed: bool) -> list[int]:
    parts = [value >> at & (1 << bits) - 1 for at in range(0, 32, bits)]
    return [part - (1 << bits) if signed and part >> bits - 1 else part for part in parts]


@pytest.mark.parametrize("ending", ["", ".sat", ".add"])
@pytest.mark.parametrize("types", ["u32.u32.u32", "s32.s32.s32", "s32.u32.s32"])
@pytest.mark.parametrize("bits", [8, 16])
@pytest.mark.parametrize("name", OPERATIONS)
@pytest.mark.sample(3)
def test_parts(execute: Execute, name: str, bits: int, types: str, ending: str) -> None:
    to, *sources = (type_ == "s32" for type_ in types.split("."))
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if to else (0, (1 << bits) - 1)

    def expected(a: int, b: int, c: int) -> int:
        pairs = zip(parts_of(a, bits, signed=sources[0]), parts_of(b, bits, signed=sources[1]), strict=True)
        results = [OPERATIONS[name](x, y) for x, y in pairs]
        if ending == ".add":
            return (c + sum(results)) & 0xFFFFFFFF
        if ending == ".sat":
            results = [min(max(x, low), high) for x in results]
        return sum((x & (1 << bits) - 1) << bits * index for index, x in enumerate(results))

    code = f"{name}{32 // bits}.{types}{ending} %out, %in0, %in1, %in2;"
    varying, uniform = execute(code, ("b32", "b32", "b32"), "b32", ROWS)
    assert [expected(*row) for row in ROWS] == varying == uniform


def test_mask_is_refused(execute: Execute) -> None:
    code = "vadd4.u32.u32.u32 %out.b3210, %in0, %in1, %in2;"
    with pytest.raises(UnsupportedError, match="a selection of parts"):
        execute(code, ("b32", "b32", "b32"), "b32", ROWS)
