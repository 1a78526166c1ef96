"""Requests are compared by the pattern of their addresses: a shift by whole periods changes no price."""

from __future__ import annotations

import struct

import pytest

from warplens.cuda.catalogue import select
from warplens.cuda.device.spec import all_rules
from warplens.cuda.execute.inspection.explanation import Inspector
from warplens.cuda.execute.inspection.records import choose_point
from warplens.cuda.simt.counting.transactions import REQUEST_WORDS, InstructionRecord
from warplens.cuda.simt.explain.patterns import MemoryOperation
from warplens.gui.figures.inspected_lines import (
    PERIOD,
    RatedRequest,
    RequestPlace,
    _distinct,
    by_excess,
    find_instruction,
    worst_place,
    worst_request,
)
from warplens.gui.figures.request import LensRequest, lens_of

RULES = {rules.name: rules for rules in all_rules().values()}
ODD = (1 << 32) - 1 ^ 0b1010
LAYOUTS = {"column": 132, "row": 1, "pairs": 2, "backwards": -1, "scattered": 37}


@pytest.mark.parametrize("space", ["global", "shared", "local"])
@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_a_shift_by_periods_leaves_cost_and_ideal(rules, space):
    for width in (1, 2, 4, 8, 16):
        for steps in LAYOUTS.values():
            for operation in MemoryOperation:
                offsets = [width * (steps * lane % 4096 + lane // 5) for lane in range(32)]
                here, there = (
                    lens_of(
                        LensRequest(
                            addresses=tuple(shift + offset for offset in offsets),
                            width_bytes=width,
                            mask=ODD,
                            space=space,
                            operation=operation,
                            rules=rules,
                        )
                    )
                    for shift in (3 * width, 3 * width + 7 * PERIOD)
                )
                assert (here.cost, here.ideal) == (there.cost, there.ideal), (width, steps, operation)


def requests(*rows):
    """Return the kept requests of a warp, each from its mask and its addresses."""
    return b"".join(struct.pack(f"={REQUEST_WORDS}q", mask, 0, *addresses) for mask, addresses in rows)


def test_each_pattern_is_looked_at_once_and_the_described_warp_first():
    row = [4 * lane for lane in range(32)]
    beyond = [address + 5 * PERIOD for address in row]
    half = [*row[:16], *(999_999 for _ in range(16))]
    recorded = InstructionRecord(
        first=4,
        times=(7, 8),
        data=(
            requests((ODD, row), (0, row), (0xFFFF, half)),
            requests((0xFFFF, [*row[:16], *(5 for _ in range(16))]), (ODD, beyond), (ODD, row[::-1])),
        ),
    )
    places = [(warp, time, mask) for warp, time, mask, _ in _distinct(recorded, 1)]
    assert places == [(1, 4, 0xFFFF), (1, 5, ODD), (1, 6, ODD)]
    assert [place[:2] for place in _distinct(recorded, 0)] == [(0, 4), (0, 6), (1, 6)]


def test_an_instruction_that_the_block_never_executes_has_no_request():
    assert list(_distinct(InstructionRecord(first=0, times=(0, 0), data=(b"", b"")), 0)) == []


def test_by_excess_returns_the_key_by_which_the_worst_request_is_the_largest_one():
    assert by_excess(RatedRequest(excess=31, cost=32, place=RequestPlace(index=2, warp=0, time=0))) == (31, 32)


def test_worst_place_returns_the_recorded_request_of_these_instructions_with_the_most():
    axes = {"problem": {"N": (64,)}, "tune": {"TILE": (32,)}}
    point = choose_point(select(["transpose_tiled"]), **axes, device="h200", budget_s=10.0, limit=10**9)
    inspection = Inspector().inspect(point)
    assert worst_place(inspection, inspection.record, [2]) == RequestPlace(index=2, warp=0, time=0)


def test_worst_request_returns_the_recorded_request_of_one_instruction_with_the_most():
    axes = {"problem": {"N": (64,)}, "tune": {"TILE": (32,)}}
    point = choose_point(select(["transpose_tiled"]), **axes, device="h200", budget_s=10.0, limit=10**9)
    inspection = Inspector().inspect(point)
    column = find_instruction(inspection, 2)
    assert worst_request(inspection, inspection.record, *column).cost == 32
