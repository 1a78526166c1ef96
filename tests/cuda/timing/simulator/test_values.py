"""Banks of registers: what a scheduler waits for them, and what an instruction holds, counted by hand."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import pytest

from warplens.cuda.compiler.machine import NO_REGISTER
from warplens.cuda.timing.simulator.values import Stall

sys.path.append(str(Path(__file__).parent))

from small_programs import END, reading, run


@pytest.mark.parametrize(
    ("steps", "clocks"),
    [
        ([reading(2, 5)], 1.0),
        ([reading(2, 4)], 2.0),
        ([reading(2, 4, 6)], 3.0),
        ([reading(2, 4, 5)], 2.0),
        ([reading(2, 2, 5)], 1.0),
        ([reading(2, 4), reading(3, 5)], 1.0),
        ([reading(2, 4, 5), reading(3, 5, 6)], 1.5),
        ([reading(2, 4), reading(255, 255)], 1.0),
    ],
    ids=["both banks", "one bank", "three", "two of three", "one twice", "in turns", "three in turns", "with a pause"],
)
def test_bank_of_registers_gives_one_in_a_clock(steps, clocks):
    # The last operands of the last instruction may come while others are issued.
    assert run([*steps * (40 // len(steps)), END]).done[0] == pytest.approx(40 * clocks, abs=3)


@pytest.mark.parametrize(
    ("between", "clocks"),
    [
        ([], 3),
        ([reading(NO_REGISTER, 5)], 3),
        ([reading(5, 5)], 3),
        ([reading(6, 5)], 5),
        ([reading(2, 5)], 4),
        ([reading(2, 5, hold=0b001)], 3),
    ],
    ids=[
        "next",
        "place not read",
        "other bank",
        "other register of the bank",
        "itself, given up",
        "itself, held again",
    ],
)
def test_register_that_is_held_stays_for_its_place_until_its_bank_is_read_there(between, clocks):
    # The even bank gives 2 and 4, then 6, and 2 once more where it is not held.
    rounds = [reading(2, 4, hold=0b001), *between, reading(2, 6)] * 20
    assert run([*rounds, END]).done[0] == pytest.approx(20 * clocks, abs=3)


def test_register_is_held_for_one_operand_only():
    assert run([*[reading(2, 5, hold=0b001), reading(5, 2)] * 20, END]).done[0] == pytest.approx(40, abs=3)
    assert run([*[reading(2, 4, hold=0b001), reading(4, 2)] * 20, END]).done[0] == pytest.approx(80, abs=3)


def test_warp_does_not_read_what_another_one_holds():
    steps = [*[replace(reading(2, 4, hold=0b001), stall=2)] * 40, END]
    alone, both = (run(steps, warps=warps).done[0] for warps in (1, 5))  # warps 0 and 4 share a scheduler
    assert alone == 80
    assert both > 110  # where they take turns, each of them reads both registers again


def test_operands_of_one_bank_hold_up_the_scheduler():
    warps = 8  # two for each scheduler
    slow, fast = (run([reading(2, other)] * 20 + [END], warps=warps) for other in (4, 5))
    assert slow.done[0] == pytest.approx(2 * fast.done[0], rel=0.1)
    assert fast.stalls[Stall.DISPATCH_STALL] == 0
    assert slow.stalls[Stall.DISPATCH_STALL] >= 18 * warps  # the warp itself and the other one wait
