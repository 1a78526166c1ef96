"""Machine code as values: the instructions of a kernel, whichever encoding they were read from."""

from __future__ import annotations

from warplens.cuda.compiler.machine import Schedule


def test_schedule_of_bits_returns_the_schedule_of_21_control_bits():
    assert Schedule.of_bits(0x7E4) == Schedule(stall_clocks=4, write=7, read=7, wait_mask=0)  # no scoreboard, 4 clocks
