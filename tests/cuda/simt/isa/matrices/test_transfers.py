"""Matrices of 8 by 8 numbers move between shared memory and registers as the manual draws it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from warplens.cuda.ground.errors import KernelFault, UnsupportedError
from warplens.cuda.simt.counting.counts import wavefronts

Warps = Callable[..., Any]
RNG = np.random.default_rng(8)
SHARED = 2048
FILL = "\n".join(
    ["mad.lo.u32 %r59, %r60, 4, %r63; mad.wide.u32 %q0, %r60, 4, %p0;"]
    + [f"ld.global.b32 %r58, [%q0+{at}]; st.shared.b32 [%r59+{at}], %r58;" for at in range(0, SHARED, 128)]
    + ["bar.sync 0;"]
)
"""Copies array 0 to shared memory."""
DUMP = "\n".join(
    ["bar.sync 0; mad.wide.u32 %q0, %r60, 4, %p0;"]
    + [f"ld.shared.b32 %r58, [%r59+{at}]; st.global.b32 [%q0+{at}], %r58;" for at in range(0, SHARED, 128)]
)


def halves(count: int) -> np.ndarray:
    return RNG.integers(0, 1 << 16, count).astype(np.uint16)


def registers(count: int) -> str:
    return "{" + ", ".join(f"%r{i}" for i in range(count)) + "}"


@pytest.mark.parametrize("trans", ["", ".trans"])
@pytest.mark.parametrize("count", [1, 2, 4])
def test_ldmatrix(warps: Warps, count: int, trans: str) -> None:
    memory, rows = halves(SHARED // 2), 16 * RNG.permutation(SHARED // 16)[:32].astype(np.uint32)
    counts, (_, _, actual) = warps(
        f"""{FILL}
        mad.wide.u32 %q1, %r60, 4, %p1; ld.global.b32 %r57, [%q1]; add.u32 %r57, %r57, %r63;
        ldmatrix.sync.aligned.m8n8.x{count}{trans}.shared.b16 {registers(count)}, [%r57];
        mad.wide.u32 %q2, %r60, {4 * count}, %p2;
        {" ".join(f"st.global.b32 [%q2+{4 * i}], %r{i};" for i in range(count))}""",
        memory, rows, np.zeros(64 * count, np.uint16), shared=SHARED,
    )  # fmt: skip
    for index, pair in enumerate(actual.reshape(32, count, 2).transpose(1, 0, 2)):
        matrix = np.stack([memory[row // 2 : row // 2 + 8] for row in rows[8 * index : 8 * index + 8]])
        assert pair.reshape(8, 8).tolist() == (matrix.T if trans else matrix).tolist()
    addresses = [int(row) for row in rows]
    assert counts.traffic("shared", is_store=False).wavefronts == wavefronts(
        addresses, 16, (1 << 8 * count) - 1, is_store=True
    )
    assert counts.traffic("shared", is_store=False).requests == 1
    assert counts.traffic("shared", is_store=False).distinct_bytes == 128 * count


@pytest.mark.parametrize("trans", ["", ".trans"])
@pytest.mark.parametrize("count", [1, 2, 4])
def test_stmatrix(warps: Warps, count: int, trans: str) -> None:
    memory, rows = halves(SHARED // 2), 16 * RNG.permutation(SHARED // 16)[:32].astype(np.uint32)
    held = halves(64 * count)
    _, (actual, _, _) = warps(
        f"""{FILL}
        mad.wide.u32 %q1, %r60, 4, %p1; ld.global.b32 %r57, [%q1]; add.u32 %r57, %r57, %r63;
        mad.wide.u32 %q2, %r60, {4 * count}, %p2;
        {" ".join(f"ld.global.b32 %r{i}, [%q2+{4 * i}];" for i in range(count))}
        stmatrix.sync.aligned.m8n8.x{count}{trans}.shared.b16 [%r57], {registers(count)};
        {DUMP}""",
        memory, rows, held, shared=SHARED,
    )  # fmt: skip
    expected = memory.copy()
    for index, pair in enumerate(held.reshape(32, count, 2).transpose(1, 0, 2)):
        matrix = pair.reshape(8, 8)
        for row, content in zip(rows[8 * index :], matrix.T if trans else matrix, strict=False):
            expected[row // 2 : row // 2 + 8] = content
    assert actual.tolist() == expected.tolist()


def test_movmatrix_transposes(warps: Warps) -> None:
    matrix = halves(64).reshape(8, 8)
    _, (_, actual) = warps(
        """mad.wide.u32 %q0, %r60, 4, %p0; mad.wide.u32 %q1, %r60, 4, %p1; ld.global.b32 %r0, [%q0];
        movmatrix.sync.aligned.m8n8.trans.b16 %r1, %r0; st.global.b32 [%q1], %r1;""",
        matrix, np.zeros((8, 8), np.uint16),
    )  # fmt: skip
    assert actual.tolist() == matrix.T.tolist()


@pytest.mark.parametrize(
    ("row", "why"),
    [
        (
            "mad.lo.u32 %r56, %r60, 16, 1936",
            "loads 16 bytes at byte 2048 of shared variable 'memory', which has 2048 bytes",
        ),
        ("mad.lo.u32 %r56, %r60, 16, 8", "loads 16 bytes at byte 8 of shared variable 'memory', misaligned"),
    ],
)
def test_row_outside_or_misaligned_is_a_fault(warps: Warps, row: str, why: str) -> None:
    with pytest.raises(KernelFault) as caught:
        warps(
            f"""{row}; add.u32 %r57, %r56, %r63;
            ldmatrix.sync.aligned.m8n8.x1.shared.b16 {{%r0}}, [%r57]; st.global.b32 [%p0], %r0;""",
            np.zeros(1, np.uint32), shared=SHARED,
        )  # fmt: skip
    assert why in str(caught.value)


def test_shape_of_other_cards_is_named(warps: Warps) -> None:
    code = "ldmatrix.sync.aligned.m16n16.x1.trans.shared.b8 {%r0, %r1}, [%r63]"
    with pytest.raises(UnsupportedError) as caught:
        warps(f"{code};")
    assert str(caught.value) == f"k.ptx:0: the engine does not execute `{code}` (only .m8n8 of .b16)"
