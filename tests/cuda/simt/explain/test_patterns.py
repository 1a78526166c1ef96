"""Requests in words: each whole sentence, and properties that hold for any addresses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from warplens.cuda.device.spec import MemoryRules, memory_rules
from warplens.cuda.simt.counting import counts
from warplens.cuda.simt.counting.counts import (
    ideal_wavefronts,
)
from warplens.cuda.simt.counting.rules import (
    FULL_MASK,
    LANES,
)
from warplens.cuda.simt.explain.patterns import (
    MemoryOperation,
    Pattern,
    PatternKind,
    describe,
    repitch,
    worded,
)

WIDTHS = st.sampled_from([1, 2, 4, 8, 16])
MASKS = st.integers(1, FULL_MASK)


def _request(address: Callable[[int], int], width: int = 4, mask: int = FULL_MASK, **where: object) -> Pattern:
    return describe([address(lane) for lane in range(LANES)], width, mask, **where)  # type: ignore[arg-type]


GLOBAL = [
    (lambda lane: 4 * lane, "contiguous", "contiguous: 4 sectors, the minimum"),
    (lambda lane: 4 * (31 - lane), "contiguous", "contiguous backwards: 4 sectors, the minimum"),
    (
        lambda lane: 4 * lane + 12,
        "misaligned",
        "contiguous, but misaligned by 12 B: one sector more (5 sectors for a request that could be 4)",
    ),
    (lambda lane: 4096 * lane, "strided", "lane stride 4096 B: 32 sectors for a request that could be 4"),
    (lambda lane: 8 * lane, "strided", "lane stride 8 B: 8 sectors for a request that could be 4"),
    (lambda _lane: 64, "broadcast", "all lanes one word: broadcast, one sector"),
    (
        lambda lane: lane // 16 * 4096 + lane % 16 * 4,
        "rows",
        "2 rows of 16 lanes, each contiguous, 4096 B apart: 4 sectors, the minimum",
    ),
    (
        lambda lane: lane % 16 * 4096 + lane // 16 * 4,
        "rows",
        "2 rows of 16 lanes, lane stride 4096 B, 4 B apart: 16 sectors for a request that could be 4",
    ),
    (
        lambda lane: lane // 8 * 1024,
        "rows",
        "4 rows of 8 lanes, each one word, 1024 B apart: 4 sectors for a request that could be 1",
    ),
    (
        lambda lane: 4 * (lane ^ 5),
        "permuted",
        "lanes in another order, the bytes together: 4 sectors, the minimum",
    ),
    (
        lambda lane: lane**3 * 64,
        "scattered",
        "scattered, no stride fits: 32 sectors for a request that could be 4",
    ),
]


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        (lambda _lane: 64, "all lanes one word: broadcast"),
        (
            lambda lane: 4 * (lane % 9),
            "rows of up to 9 lanes, each contiguous, the same addresses in each: 9 words, one at a time",
        ),
        (lambda lane: 4096 * lane, "lane stride 4096 B: 32 words, one at a time"),
        (lambda lane: 4 * lane + 12, "contiguous: 32 words, one at a time"),
    ],
)
def test_request_to_constant_memory_costs_words_and_no_sectors(address, sentence) -> None:
    pattern = describe([address(lane) for lane in range(32)], 4, space="const")
    assert pattern.sentence.removeprefix("4 ") == sentence


@pytest.mark.parametrize(("address", "kind", "sentence"), GLOBAL)
def test_request_to_global_memory_in_words(address: Callable[[int], int], kind: str, sentence: str) -> None:
    pattern = _request(address)
    assert (pattern.kind, pattern.sentence) == (kind, sentence)


OF_TWO = "32 wavefronts for a request that could be 2"
COLUMNS = "2 rows of 16 lanes, lane stride 16 words, 1 word apart"
SHARED = [
    (lambda lane: 4 * lane, 4, "contiguous: no bank conflict"),
    (lambda _lane: 40, 4, "all lanes one word: broadcast"),
    (lambda lane: 128 * lane, 4, "32-way bank conflict: stride 32 words"),
    (lambda lane: 132 * lane, 4, "stride 33 words: no bank conflict"),
    (lambda lane: 8 * lane, 4, "2-way bank conflict: stride 2 words"),
    (
        lambda lane: lane % 16 * 64 + lane // 16 * 4,
        4,
        f"8-way bank conflict: {COLUMNS}",
    ),
    (lambda lane: lane // 16 * 64, 4, "2 rows of 16 lanes, each one word, 16 words apart: no bank conflict"),
    (lambda _lane: 32, 16, "all lanes one element of 16 B: broadcast, 2 wavefronts as its width needs"),
    (lambda lane: 16 * lane, 16, "contiguous: no bank conflict, 4 wavefronts as its width needs"),
    (
        lambda lane: 256 * lane,
        8,
        f"16-way bank conflict ({OF_TWO}): stride 64 words",
    ),
    (lambda lane: 32 * lane, 1, "8-way bank conflict: stride 8 words"),
]


@pytest.mark.parametrize(("address", "width", "sentence"), SHARED)
def test_request_to_shared_memory_in_words(address: Callable[[int], int], width: int, sentence: str) -> None:
    assert _request(address, width, space="shared").sentence == sentence


def test_one_lane_alone_says_what_its_sector_costs() -> None:
    pattern = _request(lambda lane: 4 * lane, mask=1)
    assert (pattern.kind, pattern.lanes, pattern.cost, pattern.ideal) == (PatternKind.SINGLE, 1, 1, 1)
    assert pattern.sentence == "one lane alone: a whole sector of 32 B for the 4 B it requests"


def test_no_active_lane_is_no_request() -> None:
    assert (_request(lambda lane: lane, mask=0).kind, _request(lambda lane: 4 * lane, mask=0).cost) == ("idle", 0)


@pytest.mark.parametrize(
    ("operation", "space", "sentence"),
    [
        (MemoryOperation.STORE, "global", "all lanes one word: only one of the values stays, one sector"),
        (MemoryOperation.ATOMIC, "global", "all lanes one word: they take turns, one sector"),
        (MemoryOperation.ATOMIC, "shared", "all lanes one word: they take turns"),
    ],
)
def test_lanes_that_meet_in_one_word(operation: MemoryOperation, space: str, sentence: str) -> None:
    assert _request(lambda _lane: 0, space=space, operation=operation).sentence == sentence


def test_atomic_operations_that_meet_in_rows_say_so() -> None:
    pattern = _request(lambda lane: lane // 8 * 4, operation=MemoryOperation.ATOMIC)
    assert pattern.sentence == (
        "4 rows of 8 lanes, each one word, 4 B apart: 1 sector, and lanes of one address take turns"
    )


@pytest.mark.parametrize(
    ("row_lanes", "row_stride", "sentence"),
    [
        (8, 1000, "4 rows of 8 lanes, each contiguous but not aligned to sectors, 1000 B apart: 7 sectors"),
        (4, 1024, "8 rows of 4 lanes, each contiguous and 16 B short, 1024 B apart: 8 sectors"),
    ],
)
def test_rows_that_do_not_fill_their_sectors(row_lanes: int, row_stride: int, sentence: str) -> None:
    pattern = _request(lambda lane: lane // row_lanes * row_stride + lane % row_lanes * 4)
    assert pattern.sentence == f"{sentence} for a request that could be 4"


def test_missing_lanes_do_not_hide_a_stride() -> None:
    pattern = _request(
        lambda lane: 4096 * lane if lane % 3 else 7, mask=sum(1 << lane for lane in range(32) if lane % 3)
    )
    assert (pattern.kind, pattern.stride_bytes, pattern.lanes) == ("strided", 4096, 21)


def test_rows_of_a_block_that_is_24_wide_are_found_where_they_begin() -> None:
    pattern = _request(lambda lane: (lane + 5) // 24 * 4096 + (lane + 5) % 24 * 4)
    assert (pattern.kind, pattern.rows, pattern.stride_bytes) == ("rows", 2, 4)


def test_local_memory_of_one_offset_is_contiguous() -> None:
    pattern = _request(lambda _lane: 16, space="local")
    assert (pattern.kind, pattern.cost) == ("contiguous", 4)
    assert pattern.sentence == "lanes at one element of their own stacks: 4 sectors, the minimum"
    assert _request(lambda lane: 4 * lane, space="local").sentence == (
        "lanes at different elements of their own stacks: 32 sectors for a request that could be 4"
    )


def test_wide_loads_that_are_not_paired_are_no_conflict() -> None:
    pattern = _request(lambda lane: lane % 8 * 8, 8, space="shared")
    assert pattern.sentence == (
        "no bank conflict, but neighbours that share an element would be served together: "
        "2 wavefronts for a request that could be 1"
    )


def test_values_beside_the_words() -> None:
    pattern = _request(lambda lane: 128 * lane + 8, space="shared", row_words=32)
    assert (pattern.stride_bytes, pattern.offset_bytes, pattern.cost, pattern.ideal) == (128, 8, 32, 1)
    assert (pattern.pitch_words, pattern.better_pitch_words, pattern.better_cost) == (32, 0, 0)


@pytest.mark.parametrize(
    ("distinct", "width", "lanes", "expected"),
    [
        (128, 4, 32, 1),
        (4, 4, 32, 1),
        (16, 16, 32, 2),
        (32, 16, 32, 2),
        (512, 16, 32, 4),
        (256, 8, 32, 2),
        (16, 16, 1, 1),
    ],
)
def test_ideal_wavefronts_are_those_of_elements_side_by_side(
    distinct: int, width: int, lanes: int, expected: int
) -> None:
    assert ideal_wavefronts(distinct, width, lanes) == expected


def test_repitch_moves_rows_and_keeps_columns() -> None:
    assert repitch([0, 4, 128, 132, 256 + 124], 32, 33) == (0, 4, 132, 136, 264 + 124)


@pytest.mark.parametrize(("pitch", "wavefronts"), [(32, 32), (33, 1), (34, 2), (36, 4), (40, 8), (48, 16), (64, 32)])
def test_column_of_a_tile_at_other_pitches(pitch: int, wavefronts: int) -> None:
    column = [128 * lane for lane in range(LANES)]
    assert counts.wavefronts(repitch(column, 32, pitch), 4) == wavefronts


@st.composite
def _addresses(draw: st.DrawFn) -> tuple[list[int], int, int]:
    width = draw(WIDTHS)
    scattered = st.lists(st.integers(0, 4095), min_size=LANES, max_size=LANES)
    stride, row, row_stride, base = (draw(st.integers(0, 300)) for _ in range(4))
    rows = st.just([base + stride * (n % (row % 31 + 1)) + row_stride * (n // (row % 31 + 1)) for n in range(LANES)])
    return [width * element for element in draw(scattered | rows)], width, draw(MASKS | st.just(FULL_MASK))


@given(_addresses(), st.sampled_from(["global", "shared"]), st.booleans())
def test_cost_is_that_of_the_rules_and_never_below_the_ideal(
    request_: tuple[list[int], int, int], space: str, is_store: bool
) -> None:
    addresses, width, mask = request_
    operation = MemoryOperation.STORE if is_store else MemoryOperation.LOAD
    pattern = describe(addresses, width, mask, space=space, operation=operation)
    if space == "shared":
        assert pattern.cost == counts.wavefronts(addresses, width, mask, is_store=is_store)
    else:
        assert pattern.cost == counts.sectors(addresses, mask)
    assert 1 <= pattern.ideal <= pattern.cost
    assert pattern.sentence
    assert (pattern.pitch_words, pattern.better_pitch_words) == (0, 0)


# --- GPUs before compute capability 5.0 -------------------------------------------------------------------------------

G80, GT200, FERMI = (memory_rules(capability) for capability in ((1, 0), (1, 3), (2, 0)))
OLDER = [
    (G80, "global", 4, lambda lane: 4 * lane, "contiguous: 128 B in 2 transactions, the minimum"),
    (
        G80, "global", 4, lambda lane: 4 * lane + 4,
        "contiguous, but misaligned by 4 B: 1024 B in 32 transactions for a request that could be 128 B",
    ),
    (
        G80, "global", 4, lambda lane: 124 - 4 * lane,
        "contiguous, but not in the order of the lanes: 1024 B in 32 transactions for a request that could be 128 B",
    ),
    (
        G80, "global", 4, lambda lane: 4096 * lane,
        "lane stride 4096 B: 1024 B in 32 transactions for a request that could be 128 B",
    ),
    (
        G80, "global", 4, lambda _: 0,
        ("all lanes one word: no broadcast, a transaction for each lane: 1024 B in 32 transactions for a request that "
        "could be 128 B"),
    ),
    (GT200, "global", 4, lambda _: 0, "all lanes one word: broadcast, 64 B in 2 transactions, the minimum"),
    (FERMI, "global", 4, lambda lane: 4096 * lane,
     "lane stride 4096 B: 4096 B in 32 transactions for a request that could be 128 B"),
    (G80, "shared", 4, lambda lane: 4 * lane,
     "contiguous: no bank conflict, 2 wavefronts: half-warps are served apart"),
    (G80, "shared", 4, lambda lane: 64 * lane,
     "16-way bank conflict (32 wavefronts for a request that could be 2): stride 16 words"),
    (FERMI, "shared", 16, lambda lane: 16 * lane, "contiguous: no bank conflict, 8 wavefronts as its width needs"),
]  # fmt: skip


@pytest.mark.parametrize(("held", "space", "width", "address", "sentence"), OLDER)
def test_sentence_on_a_request_on_an_older_gpu(
    held: MemoryRules, space: str, width: int, address: Callable[[int], int], sentence: str
) -> None:
    pattern = describe([address(lane) for lane in range(32)], width, space=space, rules=held)
    assert pattern.sentence == sentence


def test_the_ideal_of_a_request_is_wavefronts_or_sectors():
    wide = [16 * lane for lane in range(32)]
    assert describe(wide, 16, space="shared").ideal == 4
    assert describe(wide, 16).ideal == 16


def test_worded_returns_the_pattern_with_the_sentence_of_its_values():
    pattern = describe([128 * lane for lane in range(32)], 4, space="shared", row_words=32)
    assert (
        worded(replace(pattern, better_pitch_words=33, better_cost=1)).sentence
        == "32-way bank conflict: stride 32 words; a row pitch of 33 would remove it"
    )
