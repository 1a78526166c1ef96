"""Counters of several launches as those of one: plain sums, and a sample where some blocks stand for others."""

from __future__ import annotations

from dataclasses import replace

import pytest

from warplens.cuda.simt.counting.counts import (
    BlockCount,
    LaunchCounts,
    MemoryCount,
    Sample,
    Share,
    SlowCount,
    TripCount,
)
from warplens.cuda.simt.counting.sums import (
    joined,
    total,
)


def counts(scale: int, **more: object) -> LaunchCounts:
    memory = MemoryCount(
        index=3, text="ld.global.f32", space="global", is_store=False, width_bytes=4, line=7, ptx_line=70, array="A",
        requests=1 * scale, active_lanes=2 * scale, distinct_bytes=3 * scale, sectors=4 * scale, wavefronts=5 * scale,
        ideal_sectors=6 * scale, lines=7 * scale,
    )  # fmt: skip
    block = BlockCount(
        label="$L1", instructions=9, executions=10 * scale, lanes=11 * scale, lines=(70, 71), successors=(1,),
        taken=12 * scale, went=13 * scale, parted=14 * scale, guarded={70: 15 * scale},
        slow={71: SlowCount(25 * scale, 26 * scale, 27 * scale)}, corrected={70: 28 * scale},
    )  # fmt: skip
    rounds = {(4, 0): Share(*(number * scale for number in range(29, 34)))}
    repeats = {(4, 0): Share(*(number * scale for number in range(34, 39)))}
    whole = LaunchCounts(
        blocks=16 * scale, warps=17 * scale, warp_instructions=18 * scale, thread_instructions=19 * scale,
        thread_instructions_on=20 * scale, unit_warp_instructions={"fma": 21 * scale},
        unit_thread_instructions={"alu": 22 * scale}, flops_single=23 * scale, flops_double=24 * scale,
        memory=(memory,), basic_blocks=(block,), loops=(TripCount(header=2, rounds=rounds, repeats=repeats),),
    )  # fmt: skip
    return replace(whole, **more)


def test_two_launches_are_the_sum_of_both():
    assert total([(counts(1), 1), (counts(100), 1)]) == counts(101)


def test_single_launch_is_itself():
    assert total([(counts(5), 1)]) == counts(5)


def test_launch_that_stands_for_several_is_a_sample_of_them():
    assert total([(counts(1), 3)]) == counts(3, sample=Sample(executed=16, blocks=48, classes=1))


def test_samples_add_up():
    half = counts(2, sample=Sample(executed=8, blocks=32, classes=4))
    summed = total([(half, 2), (counts(1), 1)])
    assert summed == counts(5, sample=Sample(executed=24, blocks=80, classes=5))


def test_units_that_one_launch_alone_used_are_kept():
    other = counts(1, unit_warp_instructions={"sfu": 5})
    assert total([(counts(1), 1), (other, 1)]).unit_warp_instructions == {"fma": 21, "sfu": 5}


def test_lines_that_one_launch_did_not_count_are_not_counted():
    other = counts(1)
    other = replace(other, memory=(replace(other.memory[0], lines=None),))
    assert total([(counts(1), 1), (other, 1)]).memory[0].lines is None


def test_printed_text_follows_in_order():
    assert total([(counts(1, printed="a\n"), 1), (counts(1, printed="b\n"), 1)]).printed == "a\nb\n"


def test_launches_of_other_kernels_do_not_add_up():
    with pytest.raises(ValueError, match="zip"):
        total([(counts(1), 1), (counts(1, memory=()), 1)])


def test_loops_that_one_launch_did_not_count_are_not_counted():
    assert total([(counts(1), 1), (counts(1, loops=()), 1)]).loops == ()


def test_loops_of_kernels_stand_side_by_side():
    assert joined([counts(1), counts(100)]).loops == counts(1).loops + counts(100).loops
