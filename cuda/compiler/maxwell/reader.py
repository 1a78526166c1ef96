"""Reads the fields of the 64-bit encoding: operation, guard, target, width, and the control bits of three at once.

The rule: the word at each multiple of 32 bytes holds the control bits of the three instructions behind it, 21 each, the
first in the lowest. An address of such a word means the instruction behind it.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping
from dataclasses import dataclass, replace

from warplens.cuda.compiler.machine import ALWAYS, CONTROL, NEVER, WIDTHS, Control, SassInstruction, Schedule
from warplens.cuda.compiler.maxwell.meeting import PUSHES, Step, meeting_places
from warplens.cuda.compiler.maxwell.operations import Operation, operation_of

GROUP_BYTES = 32
WORD_BYTES = 8
CONTROL_BITS = 21
ANY_CODE = 15
"""A branch also tests the flags of the last instruction that set them; by this test it does not."""
RELATIVE = frozenset({"BRA", "CAL", *PUSHES})
"""These hold the distance from the next word, 24 bits with sign; bit 5 says that it lies in a constant instead."""
UNGUARDED = frozenset({"CAL", *PUSHES})
"""These have no guard; its bits are 0."""
WIDTH_PLACES = {"LD": 53, "ST": 53} | dict.fromkeys(("LDG", "STG", "LDL", "STL", "LDS", "STS", "LDC"), 48)
"""The lowest of the three bits of the width."""


@dataclass(frozen=True, slots=True)
class _Word:
    """An instruction before the places are known to which SYNC and its like go; `pushed` is a place that it pushes."""

    operation: Operation
    instruction: SassInstruction
    pushed: int = 0


def instruction_address(address: int) -> int:
    """Return the address of the instruction that an address means."""
    return address if address % GROUP_BYTES else address + WORD_BYTES


def grouped_instructions(
    data: bytes, lines: Mapping[int, int], functions: frozenset[int], tables: frozenset[int]
) -> tuple[SassInstruction, ...]:
    """Return the instructions of a kernel; SYNC and its like have no target where the stacks do not tell it.

    Args:
        data: the section of the code.
        lines: the PTX line that begins at an address.
        functions: the addresses of inner functions.
        tables: the addresses that indirect branches may go to.
    """
    words = _words(data, lines)
    steps = {word.instruction.address: _step(word, tables) for word in words}
    try:
        places = meeting_places(steps, {next(iter(steps), 0), *functions})
    except (LookupError, ValueError):  # control leaves the kernel, or its stacks do not close
        places = {}
    return tuple(
        replace(word.instruction, target=places[word.instruction.address])
        if word.instruction.address in places
        else word.instruction
        for word in words
    )


def _words(data: bytes, lines: Mapping[int, int]) -> list[_Word]:
    words, line = [], 0
    for group in range(0, len(data) - GROUP_BYTES + 1, GROUP_BYTES):
        control, *instructions = struct.unpack_from("<4Q", data, group)
        line = lines.get(group, line)
        for place, word in enumerate(instructions):
            address = group + (place + 1) * WORD_BYTES
            line = lines.get(address, line)
            words.append(_word(address, word, line, Schedule.of_bits(control >> place * CONTROL_BITS)))
    return words


def _word(address: int, word: int, line: int, schedule: Schedule) -> _Word:
    operation = operation_of(word >> 48)
    guard = ALWAYS if operation.name in UNGUARDED else word >> 16 & 15
    guarded = guard & 7 != ALWAYS
    control = CONTROL.get(operation.number)
    target = _target(address, word) if operation.name in RELATIVE and not word >> 5 & 1 else None
    is_pushed = operation.name in PUSHES
    instruction = SassInstruction(
        address=address,
        opcode=operation.number,
        ptx_line=line,
        guarded=guarded,
        conditional=control not in {None, Control.CALL} and (guarded or word & 31 != ANY_CODE),
        target=None if is_pushed else target,
        width_bytes=WIDTHS[word >> WIDTH_PLACES[operation.name] & 7] if operation.name in WIDTH_PLACES else 4,
        never=guard == NEVER,
        schedule=schedule,
    )
    return _Word(operation, instruction, (target or 0) if is_pushed else 0)


def _target(address: int, word: int) -> int:
    distance = word >> 20 & (1 << 24) - 1
    distance -= distance >> 23 << 24
    return instruction_address(address + WORD_BYTES + distance)


def _step(word: _Word, tables: frozenset[int]) -> Step:
    instruction = word.instruction
    targets: frozenset[int] = frozenset()
    match instruction.control:
        case Control.INDIRECT:
            targets = tables
        case Control.BRANCH if instruction.target is not None:
            targets = frozenset({instruction.target})
    return Step(
        operation=word.operation.name,
        targets=tuple(sorted(targets)),
        pushed=word.pushed,
        ends=instruction.control not in {None, Control.CALL} and not instruction.conditional,
    )
