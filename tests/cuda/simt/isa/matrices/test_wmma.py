"""Products of matrices as `nvcuda::wmma` computes them: loaded, multiplied and stored in every layout."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from warplens.cuda.ground.errors import UnsupportedError
from warplens.cuda.ground.metrics import Traffic

Warps = Callable[..., Any]
RNG = np.random.default_rng(4)
REGISTERS = {
    ("m16n16k16", "f16"): (8, 8), ("m32n8k16", "f16"): (8, 8), ("m8n32k16", "f16"): (8, 8),
    ("m16n16k16", "bf16"): (4, 4), ("m32n8k16", "bf16"): (8, 2), ("m8n32k16", "bf16"): (2, 8),
    ("m16n16k16", "s8"): (2, 2), ("m32n8k16", "u8"): (4, 1), ("m8n32k16", "s8"): (1, 4),
    ("m16n16k8", "tf32"): (4, 4), ("m8n8k4", "f64"): (1, 1),
}  # fmt: skip
"""Registers of a and b."""
STRIDE = 48
NUMPY = {"f16": np.float16, "f32": np.float32, "tf32": np.float32, "f64": np.float64, "s8": np.int8, "u8": np.uint8,
         "s32": np.int32}  # fmt: skip


def stored(numbers: np.ndarray, type_: str, layout: str) -> np.ndarray:
    """Return a matrix of small whole numbers as it lies in memory, rows (columns) `STRIDE` elements apart."""
    lines = numbers if layout == "row" else numbers.T
    memory = np.zeros((len(lines), STRIDE), np.int32)
    memory[:, : lines.shape[1]] = lines
    if type_ == "bf16":
        return (memory.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16)
    return memory.astype(NUMPY[type_])


def registers(name: str, first: int, count: int) -> str:
    return "{" + ", ".join(f"{name}{i}" for i in range(first, first + count)) + "}"


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    "form",
    [
        "m16n16k16 f16 f32 row col row global", "m16n16k16 f16 f32 col row col shared",
        "m32n8k16 f16 f16 row row col shared", "m8n32k16 f16 f16 col col row global",
        "m16n16k16 bf16 f32 col col row global", "m32n8k16 bf16 f32 col row row global",
        "m8n32k16 bf16 f32 row row col shared", "m16n16k16 s8 s32 row col row shared",
        "m32n8k16 u8 s32 col row row global", "m8n32k16 s8 s32 row row col global",
        "m16n16k8 tf32 f32 col row row global", "m8n8k4 f64 f64 row col col global",
    ],
)  # fmt: skip
def test_product(warps: Warps, form: str) -> None:
    shape, type_, sum_, a_layout, b_layout, c_layout, space = form.split()
    rows, columns, depth = (int(x) for x in shape.replace("n", " ").replace("k", " ")[1:].split())
    low = 0 if type_ == "u8" else -7
    a, b, c = (RNG.integers(low, 8, size) for size in ((rows, depth), (depth, columns), (rows, columns)))
    arrays = [stored(a, type_, a_layout), stored(b, type_, b_layout), stored(c, sum_, c_layout)]
    name = "%g" if type_ == "f64" else "%r"
    counts = (*REGISTERS[shape, type_], 2 if type_ == "f64" else 4 if sum_ == "f16" else 8)
    first, second, third = (registers(name, 10 * i, n) for i, n in enumerate(counts))
    if sum_ == "f32":
        third = registers("%f", 0, 8)
    lines, places = ["mov.u32 %r40, 48;"], ["%p0", "%p1", "%p2"]
    if space == "shared":
        start = 0
        for i, array in enumerate(arrays):
            lines.append(f"add.u32 %r{41 + i}, %r63, {start}; mad.wide.u32 %q0, %r60, 4, %p{i};")
            lines.append(f"mad.lo.u32 %r{45 + i}, %r60, 4, %r{41 + i};")
            places_of = range(0, array.nbytes, 128)
            lines += [f"ld.global.b32 %r44, [%q0+{at}]; st.shared.b32 [%r{45 + i}+{at}], %r44;" for at in places_of]
            places[i], start = f"%r{41 + i}", start + array.nbytes
        lines.append("bar.sync 0;")
    named = type_ if type_ != "f16" else ""
    types = f"{sum_}.{named}.{named}.{sum_}".replace("...", ".")
    lines += [
        f"wmma.load.a.sync.aligned.{a_layout}.{shape}.{space}.{type_} {first}, [{places[0]}], %r40;",
        f"wmma.load.b.sync.aligned.{b_layout}.{shape}.{space}.{type_} {second}, [{places[1]}], %r40;",
        f"wmma.load.c.sync.aligned.{c_layout}.{shape}.{space}.{sum_} {third}, [{places[2]}], %r40;",
        f"wmma.mma.sync.aligned.{a_layout}.{b_layout}.{shape}.{types} {third}, {first}, {second}, {third};",
        f"wmma.store.d.sync.aligned.{c_layout}.{shape}.global.{sum_} [%p2], {third}, %r40;",
    ]
    padded = [
        np.concatenate([array.ravel().view(np.uint8), np.zeros(-array.nbytes % 128, np.uint8)]) for array in arrays
    ]
    shared = sum(array.nbytes for array in padded)
    _, (_, _, actual) = warps("\n".join(lines), *padded, shared=shared)
    expected = stored(a @ b + c, sum_, c_layout)
    assert actual[: expected.nbytes].view(expected.dtype).reshape(expected.shape).tolist() == expected.tolist()


def test_requests_are_those_of_the_machine_code(warps: Warps) -> None:
    code = """mov.u32 %r40, 64; wmma.load.a.sync.aligned.row.m16n16k16.global.f16 {}, [%p0], %r40;
    wmma.load.c.sync.aligned.row.m16n16k16.global.f32 {}, [%p1], %r40;
    wmma.load.a.sync.aligned.col.m16n16k16.shared.f16 {}, [%r63], %r40;
    wmma.store.d.sync.aligned.col.m16n16k16.global.f32 [%p1], {}, %r40;""".format(
        registers("%r", 0, 8), registers("%f", 0, 8), registers("%r", 8, 8), registers("%f", 0, 8)
    )
    counts, _ = warps(code, np.zeros(1024, np.float16), np.zeros(1024, np.float32), shared=2048)
    assert counts.traffic("global", is_store=False) == Traffic(
        requests=8, active_lanes=256, distinct_bytes=1536, sectors=64
    )
    assert (counts.traffic("global", is_store=True).requests, counts.traffic("global", is_store=True).sectors) == (
        8,
        32,
    )
    assert (counts.traffic("shared", is_store=False).requests, counts.traffic("shared", is_store=False).wavefronts) == (
        1,
        32,
    )


@pytest.mark.parametrize(
    "code",
    [
        "wmma.load.a.sync.aligned.row.m8n8k32.global.s4 {%r0}, [%p0]",
        "wmma.load.a.sync.aligned.row.m16n16k16.global.f32 {%r0}, [%p0]",
        "wmma.mma.sync.aligned.row.col.m16n16k8.f32.f32 {%f0}, {%r0}, {%r1}, {%f0}",
    ],
)
def test_form_that_is_not_executed_is_named(warps: Warps, code: str) -> None:
    with pytest.raises(UnsupportedError) as caught:
        warps(f"mov.u32 %r0, 0; mov.u32 %r1, 0; mov.f32 %f0, 0f00000000; {code};", np.zeros(64, np.uint32))
    assert str(caught.value) == f"k.ptx:0: the engine does not execute `{code}`"
