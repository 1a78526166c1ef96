"""Asynchronous copies are done where they are issued, with zeros where fewer bytes are read, and every byte checked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from warplens.cuda.ground.errors import KernelFault, UnsupportedError
from warplens.cuda.simt.counting import rules
from warplens.cuda.simt.counting.counts import copy_wavefronts

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


@pytest.mark.parametrize("stride", [1, 2, 8, 32, 33])
@pytest.mark.parametrize("spread", [1, 4])
def test_words_leave_the_banks_of_their_sources(warps: Warps, stride: int, spread: int) -> None:
    body = f"""mad.lo.u32 %r59, %r60, {4 * spread}, %r63; mad.wide.u32 %q0, %r60, {4 * stride}, %p0;
    cp.async.ca.shared.global [%r59], [%q0], 4;"""
    counts, _ = warps(body, np.zeros(32 * stride, np.int32), shared=SHARED)
    expected = {1: 1, 2: 2, 8: 8, 32: 32, 33: 1}[stride]  # an H200's, for destinations side by side
    assert counts.copies("shared").wavefronts == max(expected, spread)
    assert counts.copies("shared").distinct_bytes == 128


@pytest.mark.parametrize("guard", ["", "setp.gt.u32 %t0, %r60, 12; @%t0 "])
@pytest.mark.parametrize("size", ["", ", %r57"])
def test_copy_of_scattered_words_is_counted_by_the_rules(warps: Warps, guard: str, size: str) -> None:
    draw = np.random.default_rng(7)
    words, sizes = draw.integers(0, 400, 32), draw.integers(0, 2, 32) * 4
    body = f"""mul.wide.u32 %q2, %r60, 4; add.u64 %q3, %q2, %p1; ld.global.u32 %r58, [%q3];
    add.u64 %q4, %q2, %p2; ld.global.u32 %r57, [%q4]; mad.lo.u32 %r59, %r60, 8, %r63;
    mad.wide.u32 %q0, %r58, 4, %p0; {guard}cp.async.ca.shared.global [%r59], [%q0], 4{size};"""
    arrays = (np.zeros(400, np.int32), words.astype(np.int32), sizes.astype(np.int32))
    counts, _ = warps(body, *arrays, shared=SHARED)
    mask = sum(1 << lane for lane in range(13, 32)) if guard else rules.FULL_MASK
    reading = sum(1 << lane for lane in range(32) if sizes[lane]) if size else rules.FULL_MASK
    sources, destinations = [4 * int(word) for word in words], [8 * lane for lane in range(32)]
    assert counts.copies("shared").wavefronts == copy_wavefronts(sources, destinations, mask, reading=reading)
    assert counts.copies("shared").distinct_bytes == 4 * mask.bit_count()


def test_copy_that_reads_nothing_takes_the_passes_of_its_destinations(warps: Warps) -> None:
    body = """mov.u32 %r57, 0; mad.lo.u32 %r59, %r60, 8, %r63; mad.wide.u32 %q0, %r60, 128, %p0;
    cp.async.ca.shared.global [%r59], [%q0], 4, %r57;"""
    counts, _ = warps(body, np.zeros(1024, np.int32), shared=SHARED)
    assert counts.copies("shared").wavefronts == 2


@pytest.mark.parametrize(("cache", "width"), [("ca", 8), ("cg", 16)])
def test_sources_of_wider_copies_add_no_passes(warps: Warps, cache: str, width: int) -> None:
    body = f"""mad.lo.u32 %r59, %r60, {width}, %r63; mad.wide.u32 %q0, %r60, 128, %p0;
    cp.async.{cache}.shared.global [%r59], [%q0], {width};"""
    counts, _ = warps(body, np.zeros(1024, np.int32), shared=SHARED)
    assert counts.copies("shared").wavefronts == width // 4


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
