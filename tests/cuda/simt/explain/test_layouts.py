"""Layouts of a shared array, judged by requests made by hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from warplens.cuda.simt.counting.counts import MemoryCount
from warplens.cuda.simt.counting.rules import FULL_MASK, LANES
from warplens.cuda.simt.counting.transactions import RecordedRequest
from warplens.cuda.simt.explain.layouts import Layout, SharedArray, Weighted


def _used(address: Callable[[int], int], width: int = 4, weight: int = 1, *, is_store: bool = False) -> Weighted:
    count = MemoryCount(
        index=0, text="ld.shared", space="shared", is_store=is_store, width_bytes=width, line=1, ptx_line=1,
        array="tile", requests=weight, active_lanes=32 * weight, distinct_bytes=0, sectors=0, wavefronts=0,
    )  # fmt: skip
    return Weighted(count, RecordedRequest(mask=FULL_MASK, addresses=tuple(map(address, range(LANES)))), weight)


COLUMN, ROW = _used(lambda lane: 128 * lane, weight=10), _used(lambda lane: 4 * lane, weight=10)


def test_column_of_a_tile_is_served_by_rows_of_33_words() -> None:
    tile = SharedArray(row_words=32, requests=(COLUMN, ROW))
    assert (tile.present().wavefronts, tile.longer_rows()) == (330, Layout(20.0, 33))


def test_row_pitch_keeps_the_widest_access_aligned() -> None:
    tile = SharedArray(row_words=32, requests=(COLUMN, _used(lambda lane: 16 * lane, width=16)))
    assert tile.longer_rows() == Layout(44.0, 36)
    assert tile.exchanged_columns() == Layout(44.0, 32, 4)


def test_column_is_served_by_exchanged_columns_without_more_memory() -> None:
    tile = SharedArray(row_words=32, requests=(COLUMN, ROW))
    assert tile.exchanged_columns() == Layout(20.0, 32, 1)


@pytest.mark.parametrize("row_words", [0, 1, 33])
def test_columns_of_rows_that_are_no_power_of_two_are_not_exchanged(row_words: int) -> None:
    assert SharedArray(row_words=row_words, requests=(COLUMN,)).exchanged_columns() is None


def test_array_without_rows_has_no_longer_ones() -> None:
    assert SharedArray(row_words=0, requests=(COLUMN,)).longer_rows() is None


def test_power_of_two_strides_are_served_by_gaps() -> None:
    strides = tuple(_used(lambda lane, step=step: 4 * step * lane) for step in (2, 4, 8, 16, 32))
    array = SharedArray(row_words=0, requests=strides)
    assert (array.present().wavefronts, array.gaps().wavefronts) == (62, 5)


@pytest.mark.parametrize(
    ("text", "width", "widths"),
    [
        ("ld.shared.f32 %f1, [%r1]", 8, [4, 4]),
        ("@%p1 st.volatile.shared.u8 [%r1], %r2", 2, [1, 1]),
        ("ld.shared.v2.f32 {%f1, %f2}, [%r1]", 16, [8, 8]),
        ("ld.shared.v4.f32 {%f1, %f2, %f3, %f4}, [%r1]", 16, [16]),
        ("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%r1, %r2, %r3, %r4}, [%r5]", 16, [16]),
    ],
)
def test_access_that_the_assembler_merged_falls_apart_again(text: str, width: int, widths: list[int]) -> None:
    used = _used(lambda lane: 16 * lane, width)
    parts = list(replace(used, count=replace(used.count, text=text)).parts())
    assert [part.count.width_bytes for part in parts] == widths
    assert [part.request.addresses[1] - 16 for part in parts] == [widths[0] * n for n in range(len(widths))]
