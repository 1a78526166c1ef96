"""The places that SYNC, BRK and CONT go to."""

from __future__ import annotations

import re

import pytest

from warplens.cuda.compiler.maxwell.reader import Step, meeting_places

END = Step("EXIT", ends=True)
OTHER = Step("OTHER")


def test_inner_place_is_taken_before_the_outer_one() -> None:
    steps = {
        1: Step("SSY", pushed=8), 2: Step("SSY", pushed=6), 3: Step("BRA", targets=(5,)), 4: Step("SYNC", ends=True),
        5: Step("SYNC", ends=True), 6: OTHER, 7: Step("SYNC", ends=True), 8: END,
    }  # fmt: skip
    assert meeting_places(steps, [1]) == {4: 6, 5: 6, 7: 8}


def test_lanes_that_leave_a_loop_take_what_was_pushed_inside_off() -> None:
    steps = {
        1: Step("PBK", pushed=8), 2: Step("SSY", pushed=6), 3: Step("SYNC"), 4: Step("BRK"), 5: Step("SYNC", ends=True),
        6: Step("BRA", targets=(2,)), 7: Step("BRK", ends=True), 8: END,
    }  # fmt: skip
    assert meeting_places(steps, [1]) == {3: 6, 4: 8, 5: 6, 7: 8}


def test_inner_function_begins_with_an_empty_stack() -> None:
    steps = {
        1: Step("SSY", pushed=3),
        2: Step("CAL"),
        3: END,
        4: Step("SSY", pushed=6),
        5: Step("SYNC", ends=True),
        6: END,
    }
    assert meeting_places(steps, [1, 4]) == {5: 6}


def test_code_that_control_never_reaches_has_no_places() -> None:
    assert meeting_places({1: END, 2: Step("SYNC", ends=True)}, [1]) == {}


@pytest.mark.parametrize(
    ("steps", "message"),
    [
        ({1: Step("SYNC"), 2: END}, "the SYNC at 0x1 has nothing on the stack: ()"),
        (
            {1: Step("SSY", pushed=3), 2: Step("BRK"), 3: END},
            "the BRK at 0x2 has nothing on the stack: (('SYNC', 3),)",
        ),
        (
            {1: Step("SSY", pushed=3), 2: Step("BRA", targets=(1,)), 3: END},
            "the instruction at 0x1 has two stacks: () and (('SYNC', 3),)",
        ),
    ],
)
def test_stacks_that_do_not_close_are_refused(steps: dict[int, Step], message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        meeting_places(steps, [1])
