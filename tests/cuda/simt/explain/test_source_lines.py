"""Counters joined with recorded requests, both made by hand: the text under a line, and the advice."""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping
from dataclasses import replace

import pytest

from warplens.cuda.simt.counting.counts import (
    LaunchCounts,
    MemoryCount,
    wavefronts,
)
from warplens.cuda.simt.counting.rules import (
    FULL_MASK,
    LANES,
)
from warplens.cuda.simt.counting.transactions import InstructionRecord, RecordedRequest
from warplens.cuda.simt.explain.source_lines import ExplainedAccess, KnownArray, explain_counts, variable_name

TILE = {"tile": KnownArray(size_bytes=4096, row_bytes=128)}


def _request(address: Callable[[int], int]) -> RecordedRequest:
    return RecordedRequest(mask=FULL_MASK, addresses=tuple(address(lane) for lane in range(LANES)))


def _shared(index: int, trace: RecordedRequest, *, line: int = 10, is_store: bool = False) -> MemoryCount:
    cost = wavefronts(trace.addresses, 4, trace.mask, is_store=is_store)
    return MemoryCount(
        index=index, text="ld.shared.f32", space="shared", is_store=is_store, width_bytes=4, line=line, ptx_line=1,
        array="tile", requests=10, active_lanes=320, distinct_bytes=4 * 10 * len(set(trace.addresses)), sectors=0,
        wavefronts=10 * cost,
    )  # fmt: skip


def _launch(*memory: MemoryCount) -> LaunchCounts:
    return LaunchCounts(
        blocks=1, warps=1, warp_instructions=0, thread_instructions=0, thread_instructions_on=0,
        unit_warp_instructions={}, unit_thread_instructions={}, flops_single=0, flops_double=0, memory=memory,
        basic_blocks=(),
    )  # fmt: skip


def _explained(
    counts: LaunchCounts, traces: Mapping[int, RecordedRequest], arrays: Mapping[str, KnownArray]
) -> tuple[ExplainedAccess, ...]:
    """Return the accesses of a launch of one warp, whose only recorded requests are these."""
    records = {
        index: InstructionRecord(first=0, times=(1,), data=(struct.pack("=34q", trace.mask, 0, *trace.addresses),))
        for index, trace in traces.items()
    }
    return explain_counts(counts, traces, arrays, records)[1]


COLUMN = _request(lambda lane: 128 * lane)
ROW = _request(lambda lane: 4 * lane)
DIAGONAL = _request(lambda lane: 128 * lane + 4 * (31 - lane))


def test_pitch_that_helps_all_lines_is_advised() -> None:
    (store, load) = _explained(
        _launch(_shared(0, ROW, is_store=True, line=9), _shared(1, COLUMN)), {0: ROW, 1: COLUMN}, TILE
    )
    assert store.sentences == ("contiguous: no bank conflict",)
    assert load.sentences == ("32-way bank conflict: stride 32 words; a row pitch of 33 would remove it",)


def test_array_without_rows_is_given_no_pitch() -> None:
    (load,) = _explained(_launch(_shared(0, COLUMN)), {0: COLUMN}, {"tile": KnownArray(size_bytes=4096)})
    assert load.sentences == ("32-way bank conflict: stride 32 words",)


def test_pitch_that_would_ruin_another_line_is_not_advised() -> None:
    # The diagonal has 31 words from lane to lane; 33 words a row would put it into one bank.
    memory = (_shared(0, COLUMN), _shared(1, DIAGONAL, line=11))
    (column, diagonal) = _explained(_launch(*memory), {0: COLUMN, 1: DIAGONAL}, TILE)
    assert "row pitch of 33" not in column.sentences[0]
    assert diagonal.sentences == ("stride 31 words: no bank conflict",)


def test_patterns_of_the_other_instructions_of_a_line_are_listed() -> None:
    (access,) = _explained(_launch(_shared(0, ROW), _shared(1, COLUMN)), {0: ROW, 1: COLUMN}, TILE)
    assert access.sentences == (
        "32-way bank conflict: stride 32 words; a row pitch of 33 would remove it",
        "also contiguous: no bank conflict",
    )
    assert [instruction.count.index for instruction in access.instructions] == [1, 0]


def test_request_unlike_the_mean_says_so() -> None:
    (access,) = _explained(_launch(_shared(0, COLUMN)), {0: ROW}, TILE)
    assert access.sentences == ("contiguous: no bank conflict", "that is this request; the mean one takes 32")


def test_copy_whose_sources_collide_says_that_its_store_is_but_one_side() -> None:
    copy = replace(_shared(0, COLUMN, is_store=True), is_copy=True)
    (access,) = _explained(_launch(copy), {0: ROW}, TILE)
    assert access.sentences == (
        "contiguous: no bank conflict",
        "that is where this request stores; with its sources the mean one takes 32",
    )


def test_addresses_are_counted_from_the_start_of_the_variable() -> None:
    moved = RecordedRequest(mask=FULL_MASK, addresses=tuple(address + 1024 for address in COLUMN.addresses))
    arrays = {"tile": KnownArray(size_bytes=4096, offset_bytes=1024)}
    (access,) = _explained(_launch(_shared(0, COLUMN)), {0: moved}, arrays)
    assert access.trace == COLUMN


def test_instruction_without_a_request_says_how_to_choose_another() -> None:
    (access,) = _explained(_launch(_shared(0, COLUMN)), {}, TILE)
    assert (access.pattern, access.trace) == (None, None)
    assert access.sentences[0].endswith("choose another request with --trace")


@pytest.mark.parametrize(
    ("symbol", "name"),
    [("_ZZ15transpose_tiledE4tile", "tile"), ("_ZZ1fIiEvPT_E2As_0", "As"), ("C", "C"), ("__local_depot0", "")],
)
def test_variables_go_by_their_names_in_the_source(symbol: str, name: str) -> None:
    assert variable_name(symbol) == name
