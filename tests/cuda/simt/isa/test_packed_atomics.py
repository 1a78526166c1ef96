"""Sums of several floats side by side, and exchanges of 128 bits, in memory: element by element, lane after lane."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from warplens.cuda.ground.errors import UnsupportedError
from warplens.cuda.ground.metrics import Traffic

Warps = Callable[..., Any]
RNG = np.random.default_rng(3)


def bf16_patterns(numbers: np.ndarray) -> np.ndarray:
    """Return bf16 patterns of floats, rounded to nearest even."""
    bits = numbers.astype(np.float32).view(np.uint32)
    return ((bits + 0x7FFF + (bits >> 16 & 1)) >> 16).astype(np.uint16)


def added(type_: str, old: np.ndarray, b: np.ndarray) -> np.ndarray:
    if type_.startswith("bf"):
        first, second = ((x.astype(np.uint32) << 16).view(np.float32) for x in (old, b))
        return bf16_patterns(first + second)
    return old + b


FORMS = [
    ("add.noftz.f16", "h", 1), ("add.noftz.bf16", "h", 1), ("add.noftz.f16x2", "r", 1), ("add.noftz.bf16x2", "r", 1),
    ("v2.f32.add", "f", 2), ("v4.f32.add", "f", 4), ("v4.f16x2.add.noftz", "r", 4), ("v2.bf16x2.add.noftz", "r", 2),
    ("v8.f16.add.noftz", "h", 8),
]  # fmt: skip


@pytest.mark.parametrize(("form", "kind", "count"), FORMS)
def test_sums_side_by_side(warps: Warps, form: str, kind: str, count: int) -> None:
    type_ = next(part for part in form.split(".") if part[0] in "fb" and part[1:2] in {"1", "3", "f"})
    elements = count * (2 if type_.endswith("x2") else 1)
    values = RNG.normal(size=(33, elements)).astype(np.float32) * 2.0 ** RNG.integers(-3, 4, (33, elements))
    values = values.astype(np.float32)
    if "16" in type_:
        values = bf16_patterns(values) if type_.startswith("b") else values.astype(np.float16)
    memory, terms = values[:1].copy(), values[1:].copy()
    bits = {"h": 16, "r": 32, "f": 32}[kind]
    names = [f"%{'s' if kind == 'h' else kind}{i}" for i in range(count)]
    olds = [f"%{'s' if kind == 'h' else 'r' if kind == 'r' else 'f'}{i + count}" for i in range(count)]
    term, old = (x[0] if count == 1 else "{" + ", ".join(x) + "}" for x in (names, olds))
    size = count * bits // 8
    counts, (actual, _, seen) = warps(
        f"""{{.reg .b16 %s<16>; mad.wide.u32 %q1, %r60, {size}, %p1; mad.wide.u32 %q2, %r60, {size}, %p2;
        {" ".join(f"ld.global.b{bits} {name}, [%q1+{i * bits // 8}];" for i, name in enumerate(names))}
        atom.global.{form} {old}, [%p0], {term};
        {" ".join(f"st.global.b{bits} [%q2+{i * bits // 8}], {name};" for i, name in enumerate(olds))}
        red.global.{form} [%p0], {term};}}""",
        memory, terms, np.zeros_like(terms),
    )  # fmt: skip
    expected = memory[0]
    for lane, value in enumerate(terms):
        assert seen[lane].tolist() == expected.tolist()
        expected = added(type_, expected, value)
    for value in terms:
        expected = added(type_, expected, value)
    assert actual[0].tolist() == expected.tolist()
    assert counts.atomics("global") == Traffic(requests=2, active_lanes=64, distinct_bytes=2 * size, sectors=2)


def test_sums_of_float_vectors_flush_denormals_as_an_h200_does(warps: Warps) -> None:
    tiny = np.float32(1e-40)
    memory, least = np.zeros(8, np.float32), np.finfo(np.float32).tiny
    memory[4:] = [tiny, -tiny, least, -least]
    _, (actual, _) = warps(
        """{setp.eq.u32 %t0, %r60, 0; ld.global.v4.f32 {%f0, %f1, %f2, %f3}, [%p1];
        @%t0 red.global.v4.f32.add [%p0], {%f0, %f1, %f2, %f3};
        @%t0 red.global.v4.f32.add [%p0+16], {%f0, %f1, %f2, %f3};}""",
        memory, np.array([tiny, -tiny, -least * 0.5, least], np.float32),
    )  # fmt: skip
    assert (
        actual.view(np.uint32).tolist()
        == np.array([0, 0, 0, least, 0, -0.0, least, 0], np.float32).view(np.uint32).tolist()
    )


def test_exchange_and_comparison_of_128_bits(warps: Warps) -> None:
    memory, terms = (RNG.integers(0, 1 << 63, (32, 2)).astype(np.uint64) for _ in range(2))
    _, (actual, _, seen) = warps(
        """{.reg .b128 %w<4>; mad.wide.u32 %q0, %r60, 16, %p0; mad.wide.u32 %q1, %r60, 16, %p1;
        mad.wide.u32 %q2, %r60, 16, %p2; ld.global.b128 %w0, [%q1]; atom.global.exch.b128 %w1, [%q0], %w0;
        mov.b128 {%q3, %q4}, %w1; mov.b128 %w2, {%q4, %q3}; st.global.b128 [%q2], %w2;
        setp.lt.u32 %t0, %r60, 16; @%t0 atom.global.cas.b128 %w3, [%q0], %w0, %w1;
        @!%t0 atom.global.cas.b128 %w3, [%q0], %w1, %w2;}""",
        memory, terms, np.zeros_like(terms),
    )  # fmt: skip
    assert seen.tolist() == memory[:, ::-1].tolist()
    assert actual.tolist() == [*memory[:16].tolist(), *terms[16:].tolist()]


def test_wide_register_lives_through_a_barrier(warps: Warps) -> None:
    memory = RNG.integers(0, 1 << 63, (32, 2)).astype(np.uint64)
    _, (actual,) = warps(
        """{.reg .b128 %w<2>; mad.wide.u32 %q0, %r60, 16, %p0; ld.global.b128 %w0, [%q0]; xor.b32 %r1, %r60, 1;
        bar.sync 0; mad.wide.u32 %q1, %r1, 16, %p0; st.global.b128 [%q1], %w0;}""",
        memory,
    )
    assert actual.tolist() == memory.reshape(16, 2, 2)[:, ::-1].reshape(32, 2).tolist()


@pytest.mark.parametrize("code", ["red.global.v2.f32.min [%p0], {%f0, %f0}", "red.global.v8.f32.add [%p0], {%f0, %f0}"])
def test_form_that_is_not_executed_is_named(warps: Warps, code: str) -> None:
    with pytest.raises(UnsupportedError) as caught:
        warps(f"mov.f32 %f0, 0f00000000; {code};", np.zeros(4, np.float32))
    assert str(caught.value) == f"k.ptx:0: the engine does not execute `{code}`"
