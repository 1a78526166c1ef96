"""The fields of the 64-bit encoding; tests/hardware compares whole kernels with nvdisasm."""

from __future__ import annotations

import struct

import pytest

from warplens.cuda.compiler.machine import Control, SassInstruction, Schedule
from warplens.cuda.compiler.maxwell import grouped_instructions
from warplens.cuda.compiler.maxwell.reader import instruction_address

NOP = 0x50B0000000070F00
EXIT = 0xE30000000007000F
SSY = 0xE290000002800000  # to the address 0x28 behind its own end, 0x38
SYNC_IF_P0 = 0xF0F800000000000F
SYNC = 0xF0F800000007000F


def _group(*words: int, controls: tuple[int, int, int] = (0x7E1, 0x7E1, 0x7E1)) -> bytes:
    control = controls[0] | controls[1] << 21 | controls[2] << 42
    return struct.pack("<4Q", control, *words, *[NOP] * (3 - len(words)))


def _read(data: bytes, lines: dict[int, int] | None = None) -> tuple[SassInstruction, ...]:
    return grouped_instructions(data, lines or {}, frozenset(), frozenset())


def test_control_word_holds_the_schedules_of_three_instructions() -> None:
    bits = (6 | 7 << 5 | 7 << 8, 15 | 2 << 5 | 7 << 8 | 0b100001 << 11, 2 | 1 << 4 | 7 << 5 | 5 << 8 | 0xF << 17)
    schedules = [i.schedule for i in _read(_group(NOP, NOP, EXIT, controls=bits))]
    assert schedules == [Schedule(6, 7, 7, 0), Schedule(15, 2, 7, 0b100001), Schedule(2, 7, 5, 0)]


def test_addresses_leave_the_control_words_out() -> None:
    assert [i.address for i in _read(_group(NOP) + _group(EXIT))] == [8, 16, 24, 40, 48, 56]


def test_line_that_begins_at_a_control_word_is_that_of_the_instruction_behind_it() -> None:
    assert [i.ptx_line for i in _read(_group(NOP) + _group(EXIT), {8: 3, 24: 5, 32: 9})] == [3, 3, 5, 9, 9, 9]


def test_lanes_meet_where_the_stack_says() -> None:
    code = _read(_group(SSY, SYNC_IF_P0, SYNC) + _group(NOP) + _group(EXIT))
    assert [(i.control, i.conditional, i.target) for i in code[:3]] == [
        (None, False, None),
        (Control.MEET, True, 0x38),
        (Control.MEET, False, 0x38),
    ]


def test_places_that_stacks_do_not_tell_are_unknown() -> None:
    code = _read(_group(SYNC_IF_P0, EXIT))
    assert (code[0].control, code[0].target) == (Control.MEET, None)


@pytest.mark.parametrize(
    ("distance", "target"), [(0x20, 0x30), (0x10, 0x28), (0xFFFFF8, 0x8), (0xFFFFF0, 0x8)]
)  # a target at a control word is the instruction behind it
def test_branch_holds_its_distance_from_the_next_word(distance: int, target: int) -> None:
    (branch, *_) = _read(_group(0xE2400000 << 32 | distance << 20 | 0x7000F, EXIT) + _group(EXIT))
    assert (branch.control, branch.conditional, branch.target) == (Control.BRANCH, False, target)


def test_branch_on_flags_is_conditional() -> None:
    (branch, *_) = _read(_group(0xE2400000 << 32 | 0x70002, EXIT))
    assert (branch.guarded, branch.conditional) == (False, True)


def test_branch_whose_distance_is_a_constant_has_no_known_target() -> None:
    (branch, *_) = _read(_group(0xE2400000 << 32 | 0x8 << 20 | 0x7002F, EXIT))
    assert branch.target is None


def test_instruction_that_no_lane_executes_makes_no_requests() -> None:
    lds = 0xEF4C000000000200
    (first, second, _) = _read(_group(lds | 0x7 << 16, lds | 0xF << 16, EXIT))
    assert (first.never, first.memory) == (False, "LDS")
    assert (second.never, second.memory) == (True, None)


def test_code_without_instructions_is_read() -> None:
    assert _read(b"") == ()


def test_instruction_address_returns_the_address_of_the_instruction_that_an_address_means():
    assert [hex(instruction_address(address)) for address in (0x0, 0x8, 0x38, 0x40)] == ["0x8", "0x8", "0x38", "0x48"]
