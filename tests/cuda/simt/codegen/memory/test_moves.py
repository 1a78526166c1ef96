"""LLVM functions that move data between memory and the lanes of a warp, and the lengths of runs that need no
function.
"""

from __future__ import annotations

from warplens.cuda.simt.codegen.memory.access import run_length
from warplens.cuda.simt.codegen.memory.moves import RECORD_UNFIT, checked_gather, checked_gather_name


def test_checked_gather_name_returns_the_name_of_the_function_that_checks_and_loads_count():
    assert checked_gather_name("float", 2) == "@gather.checked.2.float"


def test_checked_gather_returns_a_function_that_checks_a_load_lane_by_lane_and_makes():
    assert "@record_fault(" in RECORD_UNFIT
    assert "@record_fault(" not in checked_gather("float", 1)


def test_run_length_returns_the_longest_power_of_two_such_that_each_run_of_that_many():
    assert run_length([4 * lane for lane in range(32)], 4, broadcast=False) == 32
    assert run_length([0] * 16 + [8] * 16, 4, broadcast=True) == 16
