"""Products of small matrices: elements have the positions of the manual, and integers are exact."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from warplens.cuda.ground.errors import KernelFault, UnsupportedError

Warps = Callable[..., Any]
RNG = np.random.default_rng(5)
WARPS = 6
LANE = np.arange(32)
BITS = {"f64": 64, "f16": 16, "bf16": 16, "tf32": 32, "e4m3": 8, "e5m2": 8, "s8": 8, "u8": 8, "s4": 4, "u4": 4, "b1": 1,
        "s32": 32, "f32": 32}  # fmt: skip


def words(count: int) -> np.ndarray:
    return RNG.integers(0, 1 << 32, count, dtype=np.uint64).astype(np.uint32)


def elements(registers: np.ndarray, type_: str) -> np.ndarray:
    """Return the numbers of each register, one more axis, the one in the lowest bits first."""
    match type_:
        case "f64" | "f32" | "s32":
            return registers.view({"f64": np.float64, "f32": np.float32, "s32": np.int32}[type_])[..., None]
        case "tf32":
            return (registers & np.uint32(0xFFFFE000)).view(np.float32)[..., None]
        case "f16":
            return registers.view(np.float16).reshape(*registers.shape, 2)
        case "bf16":
            high = registers & np.uint32(0xFFFF0000)
            return np.stack([(registers << np.uint32(16)).view(np.float32), high.view(np.float32)], -1)
    bits = BITS[type_]
    numbers = registers[..., None] >> np.arange(0, 32, bits, dtype=np.uint32) & np.uint32((1 << bits) - 1)
    numbers = numbers.astype(np.int64)
    return np.where(numbers >> bits - 1, numbers - (1 << bits), numbers) if type_[0] == "s" else numbers


def matrix(registers: np.ndarray, type_: str, part: str, rows: int) -> np.ndarray:
    """Gather a matrix of each warp from registers (warp, lane, register) as PTX ISA 9.7.14.5 draws it."""
    numbers = elements(registers, type_)
    _, _, count, each = numbers.shape
    cells: dict[tuple[int, int], np.ndarray] = {}
    for lane in range(32):
        group, in_group = lane // 4, lane % 4
        for register in range(count):
            for i in range(each):
                if part == "b":
                    at = each * in_group + i + 4 * each * register, group
                elif part == "a" and rows == 16:
                    at = group + 8 * (register % 2), each * in_group + i + 4 * each * (register // 2)
                elif part == "a":
                    at = group, each * in_group + i + 4 * each * register
                elif each == 1:
                    at = group + 8 * (register // 2), 2 * in_group + register % 2
                else:
                    at = group + 8 * register, 2 * in_group + i
                cells[at] = numbers[:, lane, register, i]
    height, width = (max(at[axis] for at in cells) + 1 for axis in (0, 1))
    return np.stack([np.stack([cells[row, column] for column in range(width)], -1) for row in range(height)], -2)


def moves(name: str, registers: int, array: int, type_: str) -> Iterator[str]:
    """Return PTX that loads a thread's registers from an array."""
    size = BITS[type_] // 8 if type_ == "f64" else 4
    yield f"mad.wide.u32 %q{array}, %r62, {size * registers}, %p{array};"
    for i in range(registers):
        yield f"ld.global.b{8 * size} {name}{i}, [%q{array}+{size * i}];"


def multiplied(warps: Warps, form: str, registers: Sequence[np.ndarray]) -> np.ndarray:
    """Run `mma` on registers of a, b and c (warp, lane, register) and return those of d."""
    _, a_type, _, c_type = (x for x in form.split(".") if x in BITS)
    names = ("%g1", "%g2", "%g3") if a_type == "f64" else ("%r1", "%r2", "%f" if c_type == "f32" else "%r3")
    lines: list[str] = []
    for index, (name, held) in enumerate(zip(names, registers, strict=True)):
        lines += moves(name, held.shape[2], index, a_type)
    counts = [held.shape[2] for held in registers]
    a, b, c = (
        f"{{{', '.join(f'{name}{i}' for i in range(count))}}}" for name, count in zip(names, counts, strict=True)
    )
    lines.append(f"mma.sync.aligned.{form} {c}, {a}, {b}, {c};")
    bits = 64 if a_type == "f64" else 32
    lines += [f"st.global.b{bits} [%q2+{i * bits // 8}], {names[2]}{i};" for i in range(counts[2])]
    return warps("\n".join(lines), *registers, grid=len(registers[0]))[1][2]


def random_registers(shape: str, bits: int) -> list[np.ndarray]:
    """Return registers of a, b and c for a shape of integers; every other warp has a c close to what overflows."""
    rows, depth = (int(x) for x in shape[1:].split("n8k"))
    sizes = [n * bits // 32 // 32 for n in (rows * depth, depth * 8)] + [rows * 8 // 32]
    a, b, c = (words(WARPS * 32 * n).reshape(WARPS, 32, n) for n in sizes)
    c[1::2] = (0x7FFFFFFF + RNG.integers(-500, 500, c[1::2].shape)).astype(np.uint32)
    return [a, b, c]


INTEGERS = [
    *[("m8n8k16", "s8", "u8"), ("m16n8k16", "u8", "s8"), ("m16n8k32", "s8", "s8")],
    *[("m8n8k32", "s4", "s4"), ("m16n8k32", "u4", "s4"), ("m16n8k64", "u4", "u4")],
]


@pytest.mark.parametrize("clamp", ["", ".satfinite"])
@pytest.mark.parametrize(("shape", "a_type", "b_type"), INTEGERS)
@pytest.mark.sample(3)
def test_product_of_integers(warps: Warps, shape: str, a_type: str, b_type: str, clamp: str) -> None:
    registers = random_registers(shape, BITS[a_type])
    product = multiplied(warps, f"{shape}.row.col{clamp}.s32.{a_type}.{b_type}.s32", registers)
    rows = int(shape[1:].partition("n")[0])
    first, second = matrix(registers[0], a_type, "a", rows), matrix(registers[1], b_type, "b", rows)
    exact = first @ second + matrix(registers[2], "s32", "c", rows).astype(np.int64)
    low, high = -(1 << 31), (1 << 31) - 1
    expected = np.clip(exact, low, high) if clamp else (exact - low) % (1 << 32) + low
    assert np.array_equal(matrix(product, "s32", "c", rows), expected)


@pytest.mark.parametrize("operation", ["xor", "and"])
@pytest.mark.parametrize("shape", ["m8n8k128", "m16n8k128", "m16n8k256"])
def test_product_of_bits(warps: Warps, shape: str, operation: str) -> None:
    registers = random_registers(shape, 1)
    product = multiplied(warps, f"{shape}.row.col.s32.b1.b1.s32.{operation}.popc", registers)
    rows = int(shape[1:].partition("n")[0])
    first, second = matrix(registers[0], "b1", "a", rows), matrix(registers[1], "b1", "b", rows)
    both = first @ second
    if operation == "xor":
        both = first.sum(2)[:, :, None] + second.sum(1)[:, None, :] - 2 * both
    expected = (both + matrix(registers[2], "s32", "c", rows)).astype(np.int32)
    assert np.array_equal(matrix(product, "s32", "c", rows), expected)


@pytest.mark.parametrize("shape", ["m8n8k4", "m16n8k4", "m16n8k8", "m16n8k16"])
def test_product_of_doubles_is_exact_for_whole_numbers(warps: Warps, shape: str) -> None:
    rows, depth = (int(x) for x in shape[1:].split("n8k"))
    counts = (rows * depth // 32, depth * 8 // 32, rows * 8 // 32)
    registers = [RNG.integers(-1000, 1000, (WARPS, 32, count)).astype(np.float64) for count in counts]
    product = multiplied(warps, f"{shape}.row.col.f64.f64.f64.f64", registers)
    a, b, c = (matrix(held, "f64", part, rows) for held, part in zip(registers, "abc", strict=True))
    assert np.array_equal(matrix(product, "f64", "c", rows), a @ b + c)


RECORDED = json.loads(Path(__file__).with_name("h200_products.json").read_text(encoding="utf-8"))["rows"]


@pytest.mark.parametrize("row", RECORDED, ids=lambda row: row["form"])
@pytest.mark.sample(2)
def test_sums_of_floats_are_those_of_an_h200_in_every_bit(warps: Warps, row: dict[str, Any]) -> None:
    dtype = np.uint64 if row["form"].endswith("f64") else np.uint32
    a, b, c, d = (
        np.stack([np.frombuffer(bytes.fromhex(text), dtype).reshape(32, -1) for text in row[part]]) for part in "abcd"
    )
    product = multiplied(warps, row["form"], [a, b, c])
    assert product.view(dtype).tolist() == d.tolist()


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32 {%f0, %f1}, {%r1}, {%r2}, {%f0, %f1}", ""),
        ("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%f0}, {%r1}, {%r2}, {%f0}", " (number of registers)"),
        ("mma.sync.aligned.m16n8k8.row.col.f32.bf16.f16.f32 {%f0}, {%r1}, {%r2}, {%f0}", ""),
        ("mma.sync.aligned.m16n8k8.col.col.f32.f16.f16.f32 {%f0}, {%r1}, {%r2}, {%f0}", ""),
    ],
)
def test_form_that_is_not_executed_is_named(warps: Warps, code: str, why: str) -> None:
    with pytest.raises(UnsupportedError) as caught:
        warps(f"mov.u32 %r1, 0; mov.u32 %r2, 0; mov.f32 %f0, 0f00000000; mov.f32 %f1, 0f00000000; {code};")
    assert str(caught.value) == f"k.ptx:0: the engine does not execute `{code}`{why}"


def test_product_by_part_of_a_warp_is_a_fault(warps: Warps) -> None:
    code = "m16n8k8.row.col.f32.bf16.bf16.f32 {%f0, %f1, %f2, %f3}, {%r1, %r2}, {%r3}, {%f0, %f1, %f2, %f3}"
    with pytest.raises(KernelFault, match="names threads that have taken another way and are not here"):
        warps(
            f"""{"".join(f"mov.f32 %f{i}, 0f00000000; mov.u32 %r{i}, 0; " for i in range(4))}
            setp.eq.u32 %t0, %r60, 3; @%t0 bra THERE;
            mma.sync.aligned.{code};
            THERE: bar.warp.sync -1; st.global.f32 [%p0], %f0;""",
            np.zeros(1, np.float32),
        )
