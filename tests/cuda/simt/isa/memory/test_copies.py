"""Asynchronous copies are done where they are issued, with zeros where fewer bytes are read, and every byte checked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from warplens.cuda.errors import KernelFault, UnsupportedError

Warps = Callable[..., Any]
SHARED = 512
WAYS = [("ca", 4), ("ca", 8), ("ca", 16), ("cg", 16)]
DUMP = """cp.async.commit_group; cp.async.wait_group 0; bar.sync 0;
mad.wide.u32 %q9, %r60, 16, %p1; mad.lo.u32 %r59, %r60, 16, %r63;
ld.shared.v4.b32 {%r50, %r51, %r52, %r53}, [%r59]; st.global.v4.b32 [%q9], {%r50, %r51, %r52, %r53};"""


def copied(warps: Warps, copy: str, bytes_: int) -> tuple[Any, np.ndarray, np.ndarray]:
    """Run one copy, lane l from 16 * l to 16 * l; return counts, source and shared memory (at first 0xFF)."""
    source = np.arange(1, bytes_ + 1).astype(np.uint8)
    counts, (_, actual) = warps(
        f"""mad.lo.u32 %r59, %r60, 16, %r63; mov.u32 %r58, -1; st.shared.v4.b32 [%r59], {{%r58, %r58, %r58, %r58}};
        bar.sync 0; mad.wide.u32 %q0, %r60, 16, %p0; {copy} {DUMP}""",
        source, np.zeros(SHARED, np.uint8), shared=SHARED,
    )  # fmt: skip
    return counts, source, actual.reshape(32, 16)


@pytest.mark.parametrize(("cache", "width"), WAYS)
def test_copy(warps: Warps, cache: str, width: int) -> None:
    counts, source, actual = copied(warps, f"cp.async.{cache}.shared.global [%r59], [%q0], {width};", SHARED)
    expected = np.full((32, 16), 255)
    expected[:, :width] = source.reshape(32, 16)[:, :width]
    assert actual.tolist() == expected.tolist()
    assert (counts.copies("global").requests, counts.copies("global").distinct_bytes) == (1, 32 * width)
    assert counts.copies("global").sectors == 16


@pytest.mark.parametrize(("cache", "width"), WAYS)
def test_copy_of_fewer_bytes_is_filled_up_with_zeros_and_reads_no_more(warps: Warps, cache: str, width: int) -> None:
    copy = f"rem.u32 %r57, %r60, {width + 1}; cp.async.{cache}.shared.global [%r59], [%q0], {width}, %r57;"
    last = 16 * 31 + 31 % (width + 1)
    _, source, actual = copied(warps, copy, last)
    expected = np.full((32, 16), 255)
    expected[:, :width] = 0
    for lane in range(32):
        size = lane % (width + 1)
        expected[lane, :size] = source[16 * lane : 16 * lane + size]
    assert actual.tolist() == expected.tolist()


def test_copy_that_ignores_its_source_may_point_anywhere(warps: Warps) -> None:
    copy = "setp.gt.u32 %t0, %r60, 7; cp.async.cg.shared.global [%r59], [%q0], 16, %t0;"
    counts, source, actual = copied(warps, copy, 128)
    assert actual[:8].ravel().tolist() == source.tolist()
    assert not actual[8:].any()
    assert counts.copies("global").sectors == 4


@pytest.mark.parametrize(
    ("copy", "size", "why"),
    [
        ("cp.async.cg.shared.global [%r59], [%q0], 16;", 508, "thread=(31,0,0)"),
        ("mov.u32 %r57, 13; cp.async.cg.shared.global [%r59], [%q0], 16, %r57;", 508, "thread=(31,0,0)"),
        ("add.u64 %q0, %q0, 4; mov.u32 %r57, 4; cp.async.cg.shared.global [%r59], [%q0], 16, %r57;", 512, "misaligned"),
        (
            "cp.async.cg.shared.global [%r59+16], [%q0], 16;",
            512,
            "stores 16 bytes at byte 512 of shared variable 'memory'",
        ),
    ],
)
def test_copy_outside_is_a_fault(warps: Warps, copy: str, size: int, why: str) -> None:
    with pytest.raises(KernelFault) as caught:
        copied(warps, copy, size)
    assert "cp.async" in str(caught.value)
    assert why in str(caught.value)


BULK = "copies in bulk, by the tensor memory accelerator, are not executed: use cp.async of 4, 8 or 16 bytes"


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r59], [%q0], 16, [%r63]", f" ({BULK})"),
        ("cp.async.bulk.commit_group", f" ({BULK})"),
        ("cp.async.mbarrier.arrive.shared.b64 [%r63]", ""),
        ("cp.async.cg.shared.global [%r59], [%q0], 8", ""),
    ],
)
def test_form_that_is_not_executed_is_named(warps: Warps, code: str, why: str) -> None:
    with pytest.raises(UnsupportedError) as caught:
        copied(warps, f"{code};", SHARED)
    assert str(caught.value) == f"k.ptx:0: the engine does not execute `{code}`{why}"
