"""The warp lens as a value: pitches, sentences, and costs, which equal the engine's."""

from __future__ import annotations

from collections import Counter, defaultdict
from math import prod

import pytest

from warplens.cuda.catalogue import builtin_kernels, select
from warplens.cuda.device.spec import memory_rules
from warplens.cuda.execute.inspection.explanation import Inspector
from warplens.cuda.execute.inspection.records import Inspection, choose_point
from warplens.cuda.simt.counting.transactions import RecordedRequest
from warplens.cuda.simt.explain.patterns import MemoryOperation
from warplens.cuda.simt.explain.traffic import operation_of
from warplens.gui.figures.request import (
    LensRequest,
    at_better_pitch,
    at_rules,
    is_possible,
    lens_of,
    rules_of_other_gpus,
)

TODAY, OLDEST = memory_rules((9, 0)), memory_rules((1, 0))


def request(element, *, space="shared", array="tile", width=4, rules=TODAY, **more) -> LensRequest:
    addresses = tuple(width * element(lane) for lane in range(32))
    return LensRequest(addresses=addresses, space=space, array=array, width_bytes=width, rules=rules, **more)


@pytest.fixture(scope="module")
def inspector() -> Inspector:
    return Inspector()


COLUMN = request(lambda k: 32 * k + 3, row_words=32)


@pytest.mark.parametrize(
    ("asked", "cost", "ideal", "sentence"),
    [
        (COLUMN, 32, 1, "Lane k reads word 32·k + 3 of tile: stride 32 words, every lane on bank 3."),
        (
            request(lambda k: 33 * k + 3), 1, 1,
            "Lane k reads word 33·k + 3 of tile: stride 33 words, each on a bank of its own.",
        ),
        (request(lambda k: 2 * k), 2, 1,
         "Lane k reads word 2·k of tile: stride 2 words, 16 of 32 banks do the work, 2 passes the busiest."),
        (request(lambda _: 5), 1, 1, "Every lane reads word 5 of tile: one word for all, a broadcast."),
        (request(lambda k: k, operation=MemoryOperation.STORE), 1, 1,
         "Lane k writes word k of tile: each on a bank of its own."),
        (request(lambda k: k, width=16), 4, 4,
         "Lane k reads word 4·k of tile: no bank conflict, 4 passes as the width of the access needs."),
        (request(lambda k: 16 * (k % 16) + k // 16), 8, 1,
         "Lane k reads word 16·(k mod 16) + (k div 16) of tile: 4 of 32 banks do the work, 8 passes the busiest."),
        (request(lambda k: 2 * k, space="global", array="in"), 8, 4,
         "Lane k reads element 2·k of in: 256 B move for 128 B, 50 % of them wasted."),
        (request(lambda k: 31 - k, space="global", array="in"), 4, 4,
         "Lane k reads element 31 - k of in: 128 B move for 128 B, the minimum."),
        (request(lambda k: 1024 * k, space="global", array="", operation=MemoryOperation.STORE), 32, 4,
         "Lane k writes element 1024·k: 1024 B move for 128 B, 88 % of them wasted."),
        (request(lambda k: k * k * 7 % 101, mask=0xFF), 1, 1,
         "The lanes read words of tile in no regular order: each on a bank of its own. 24 lanes are idle."),
        (request(lambda k: k, mask=8), 1, 1,
         "Lane 3 alone reads word 3 of tile: a pass for it alone. 31 lanes are idle."),
        (request(lambda k: k, mask=0), 0, 0, "No lane is active: there is no request."),
        (request(lambda k: 31 - k, space="global", array="in", rules=OLDEST), 32, 4,
         "Lane k reads element 31 - k of in: 1024 B move for 128 B, 88 % of them wasted."),
    ],
)  # fmt: skip
def test_cost_and_sentence(asked, cost, ideal, sentence):
    lens = lens_of(asked)
    assert (lens.cost, lens.ideal, lens.sentence) == (cost, ideal, sentence)


def test_pitch_of_33_words_opens_the_column_up():
    lens = lens_of(COLUMN, 33)
    assert (lens.cost, lens.price, lens.short_price) == (1, "1 wavefront · ideal 1", "1 wavefront")
    assert lens.addresses == tuple(4 * (33 * k + 3) for k in range(32))
    assert lens.address_note == "as if rows had 33 words instead of 32"
    assert (lens.conflicting, set(lens.bank_passes)) == (frozenset(), {1})


def test_all_lanes_of_a_conflict_are_named_with_the_bank_they_meet_on():
    lens = lens_of(COLUMN)
    assert lens.conflicting == frozenset(range(32))
    assert lens.bank_passes == (0, 0, 0, 32, *[0] * 28)
    assert lens.lane_note(5) == "lane 5: word 163, bank 3, pass 6 of 32"


def test_addresses_are_shown_from_the_start_of_the_array_and_served_where_it_lies():
    lens = lens_of(request(lambda k: 1088 // 4 + k, origin=1088))
    assert lens.sentence.startswith("Lane k reads word k of tile")
    assert lens.lane_note(0) == "lane 0: word 0, bank 16, pass 1 of 1"


def test_smallest_padding_that_reaches_the_ideal_is_suggested():
    better = at_better_pitch(COLUMN)
    assert (better.pitch_words, better.cost) == (33, 1)


def test_pitch_that_is_good_for_all_lines_comes_first():
    assert at_better_pitch(request(lambda k: 32 * k, row_words=32, advised_words=35)).pitch_words == 35


@pytest.mark.parametrize(
    "asked",
    [
        request(lambda k: k, row_words=32),
        request(lambda k: 32 * k),
        request(lambda k: 1024 * k, space="global", row_words=1024),
    ],
    ids=["ideal", "no rows", "a column of a matrix, which no padding helps"],
)
def test_nothing_is_suggested_where_nothing_helps(asked):
    assert at_better_pitch(asked) is None


def test_rows_of_a_matrix_are_suggested_to_begin_at_sectors():
    better = at_better_pitch(request(lambda k: 1001 + k, space="global", array="in", row_words=1001))
    assert (better.pitch_words, better.cost) == (1008, 4)


def test_pitch_that_breaks_wide_accesses_is_passed_over():
    wide = request(lambda k: 16 * k, width=8, row_words=32)
    assert lens_of(wide, 33).pitch_words == 32
    assert at_better_pitch(wide).pitch_words == 34


def test_older_device_serves_half_warps():
    lens = lens_of(at_rules(request(lambda k: k), OLDEST))
    assert (lens.cost, lens.parts) == (2, (tuple(range(16)), tuple(range(16, 32))))
    assert lens.price == "2 wavefronts · ideal 2"


def test_transactions_of_an_older_device_are_shown_in_bytes():
    lens = lens_of(request(lambda k: 2 * k, space="global", rules=memory_rules((1, 3))))
    assert lens.price == "256 B in 2 transactions · ideal 128 B"


# --- the engine's counts ----------------------------------------------------------------------------------------------


def all_requests(kernel, device, inspector) -> tuple[Inspection, dict[int, Counter[RecordedRequest]]]:
    """Execute a small point and return every request of the launch by instruction, each with how often it was made."""
    tune = {axis: (min(values),) for axis, values in kernel.tune.items()}
    problem = dict.fromkeys(kernel.problem, (16,))
    point = choose_point([kernel], problem=problem, tune=tune, device=device, budget_s=float("inf"), limit=10**9)
    inspection = inspector.inspect(point)
    if not isinstance(inspection, Inspection):
        pytest.skip(inspection.sentence)
    made: dict[int, Counter[RecordedRequest]] = defaultdict(Counter)
    for block in range(prod(inspection.explanation.grid)):
        first = 0
        while True:
            record = inspector.record(point, block, first)
            kept = 0
            for index, instruction in record.instructions.items():
                for warp in range(len(instruction.times)):
                    made[index].update(instruction.request(warp, time) for time in instruction.kept(warp))
                    kept = max(kept, instruction.kept(warp).stop)
            if all(max(instruction.times) <= kept for instruction in record.instructions.values()):
                break
            first = kept
    return inspection, made


ON_THE_OLDEST = ("transpose_thread_per_element", "transpose_tiled", "matmul_tiled")
"""These kernels are counted by the rules of half-warps too."""


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    ("kernel", "device"),
    [(kernel, "h200") for kernel in builtin_kernels()] + [(kernel, "8800-gtx") for kernel in select(ON_THE_OLDEST)],
    ids=lambda value: getattr(value, "name", value),
)
def test_recorded_requests_cost_what_the_engine_counted(kernel, device, inspector):
    """The costs of every request of a whole launch add up to the engine's own counters."""
    inspection, made = all_requests(kernel, device, inspector)
    counts = [
        instruction.count for explained in inspection.explanation.accesses for instruction in explained.instructions
    ]
    assert counts
    for count in counts:
        lenses = {
            asked: lens_of(
                LensRequest(
                    addresses=asked.addresses, mask=asked.mask, width_bytes=count.width_bytes, space=count.space,
                    operation=operation_of(count), text=count.text, rules=inspection.explanation.rules,
                )
            )
            for asked in made[count.index]
        }  # fmt: skip
        each = made[count.index].items()
        assert sum(times for _, times in each) == count.requests
        assert sum(times * lenses[asked].cost for asked, times in each) == count.sectors + count.wavefronts, count.text
        if count.space == "shared":
            assert sum(times * len(lenses[asked].passes) for asked, times in each) == count.wavefronts
        else:
            moved = sum(times * piece.size for asked, times in each for piece in lenses[asked].transactions)
            assert moved == 32 * count.sectors


def test_is_possible_tells_whether_rows_can_have_this_pitch():
    addresses = tuple(range(0, 4096, 128))
    doubles = LensRequest(addresses=addresses, width_bytes=8, row_words=32, rules=memory_rules((9, 0)))
    assert not is_possible(doubles, 33)
    assert is_possible(doubles, 34)


def test_rules_of_other_gpus_returns_the_memory_rules_of_other_gpus_by_their_labels():
    column = LensRequest(addresses=tuple(range(0, 4096, 128)), rules=memory_rules((9, 0)))
    assert list(rules_of_other_gpus(column)) == [
        "as on 1.0 to 1.1",
        "as on 1.2 to 1.3",
        "as on 2.0 to 2.1",
        "as on 3.0 to 3.7",
    ]
