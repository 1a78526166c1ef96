"""Reads the fields of the 64-bit encoding: operation, guard, target, width, and the control bits of three at once.

The rule: the word at each multiple of 32 bytes holds the control bits of the three instructions behind it, 21 each, the
first in the lowest. An address of such a word means the instruction behind it.
"""

import struct
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from warplens.cuda.compiler import machine
from warplens.cuda.ground import toml_beside

# Each warp has a stack of the places where lanes that diverged continue together. SSY, PBK and PCNT push an address;
# SYNC, BRK and CONT jump to the last one of their kind and pop it with all above it. Compilers push and pop as brackets
# open and close, so each instruction has one stack on every path; code in which one has two is not read.
# Source: the addresses that nvdisasm prints behind SYNC, BRK and CONT, BRANCH_TARGETS.

PUSHES = {"SSY": "SYNC", "PBK": "BRK", "PCNT": "CONT"}  # the operation that goes to the address, for each that pushes
MEETS = frozenset(PUSHES.values())

Stack = tuple[tuple[str, int], ...]  # the addresses, and the operations that go to them; the last is on top


class Step(NamedTuple):
    """An instruction as far as the stack goes."""

    operation: str
    targets: tuple[int, ...] = ()  # where control goes besides the next instruction
    pushed: int = 0  # the address that it pushes
    ends: bool = False  # control never goes on to the next instruction


def meeting_places(steps: Mapping[int, Step], starts: Iterable[int]) -> dict[int, int]:
    """Return the address that each SYNC, BRK and CONT goes to; one that control never reaches has none."""
    following = dict(pairwise(steps))
    stacks: dict[int, Stack] = {}
    places: dict[int, int] = {}
    work: list[tuple[int, Stack]] = [(start, ()) for start in starts]
    while work:
        address, stack = work.pop()
        if stacks.setdefault(address, stack) != stack:
            raise ValueError(f"the instruction at {address:#x} has two stacks: {stacks[address]} and {stack}")
        step = steps[address]
        successors = [(target, stack) for target in step.targets]
        if step.operation in MEETS:
            depth = max((d for d, (pushed_for, _) in enumerate(stack) if pushed_for == step.operation), default=None)
            if depth is None:
                raise ValueError(f"the {step.operation} at {address:#x} has nothing on the stack: {stack}")
            places[address], left = stack[depth][1], stack[:depth]
            successors.append((places[address], left))
        if not step.ends and address in following:
            pushed = ((PUSHES[step.operation], step.pushed),) if step.operation in PUSHES else ()
            successors.append((following[address], stack + pushed))
        work += [successor for successor in successors if stacks.get(successor[0]) != successor[1]]
    return places


# An operation of the 64-bit encoding that compute capability 7.0 has too, perhaps under another name, has its number
# there (`compiler.machine`). Any other has more than 12 bits, of which the low 9 are those of an operation that keeps
# the same unit busy. What kernels of CUDA C++ cannot contain, such as graphics and textures, has no row.
class Operation(NamedTuple):
    """An operation, by name and number, and how the upper bits of its instructions begin.

    Operations of which an operand may be a register, a constant or an immediate value are written as that of registers.
    """

    name: str
    number: int
    codes: tuple[str, ...]  # `5C58/13` are the upper 13 bits of 0x5C58


OTHER = Operation("OTHER", 0, ())  # every operation without a row
OPERATIONS = tuple(  # all operations that kernels consist of
    Operation(name, number, tuple(codes)) for name, (number, *codes) in toml_beside(__file__).items()
)

_BY_CODE = {
    (int(value, 16) >> 16 - int(bits), int(bits)): operation
    for operation in OPERATIONS
    for value, bits in (code.split("/") for code in operation.codes)
}
_LENGTHS = sorted({bits for _, bits in _BY_CODE}, reverse=True)


@cache
def operation_of(upper: int) -> Operation:
    """Return the operation of an instruction from its upper 16 bits.

    The upper 8 of these are 58 to 5C where the second operand is a register, as `OPERATIONS` has it; for a constant
    they are 48 to 4C, and for an immediate value 30 to 39, of which the lowest bit is the sign.
    """
    first = upper >> 8
    if 0x30 <= first <= 0x39:
        first = 0x58 + (first - 0x30) // 2
    elif 0x48 <= first <= 0x4C:
        first += 0x10
    form = first << 8 | upper & 0xFF
    codes = ((form >> 16 - length, length) for length in _LENGTHS)
    return next((_BY_CODE[code] for code in codes if code in _BY_CODE), OTHER)


GROUP_BYTES = 32
WORD_BYTES = 8
CONTROL_BITS = 21
ANY_CODE = 15  # a branch also tests the flags of the last instruction that set them; by this test it does not
RELATIVE = frozenset({"BRA", "CAL", *PUSHES})
"""These hold the distance from the next word, 24 bits with sign; bit 5 says that it lies in a constant instead."""
UNGUARDED = frozenset({"CAL", *PUSHES})  # these have no guard; its bits are 0
WIDTH_PLACES = {"LD": 53, "ST": 53} | dict.fromkeys(("LDG", "STG", "LDL", "STL", "LDS", "STS", "LDC"), 48)
"""The lowest of the three bits of the width."""


@dataclass(frozen=True, slots=True)
class _Word:
    """An instruction before the places are known to which SYNC and its like go; `pushed` is a place that it pushes."""

    operation: Operation
    instruction: machine.SassInstruction
    pushed: int = 0


def instruction_address(address: int) -> int:
    """Return the address of the instruction that an address means."""
    return address if address % GROUP_BYTES else address + WORD_BYTES


def grouped_instructions(
    data: bytes, lines: Mapping[int, int], functions: frozenset[int], tables: frozenset[int]
) -> tuple[machine.SassInstruction, ...]:
    """Return the instructions of a kernel's `data`; SYNC and its like have no target where the stacks do not tell it.

    `lines` are the PTX lines by the address at which they begin; `functions` are addresses of inner functions, `tables`
    those that indirect branches may go to.
    """
    words = _words(data, lines)
    steps = {word.instruction.address: _step(word, tables) for word in words}
    try:
        places = meeting_places(steps, {next(iter(steps), 0), *functions})
    except (LookupError, ValueError):  # control leaves the kernel, or its stacks do not close
        places = {}
    instructions = (word.instruction for word in words)
    return tuple(i._replace(target=places.get(i.address, i.target)) for i in instructions)


def _words(data: bytes, lines: Mapping[int, int]) -> list[_Word]:
    words, line = [], 0
    for group in range(0, len(data) - GROUP_BYTES + 1, GROUP_BYTES):
        control, *instructions = struct.unpack_from("<4Q", data, group)
        line = lines.get(group, line)
        for place, word in enumerate(instructions):
            address = group + (place + 1) * WORD_BYTES
            line = lines.get(address, line)
            bits = control >> place * CONTROL_BITS
            schedule = machine.Schedule(*(bits >> first & mask for first, mask in machine.SCHEDULE_BITS))
            words.append(_word(address, word, line, schedule))
    return words


def _word(address: int, word: int, line: int, schedule: machine.Schedule) -> _Word:
    operation = operation_of(word >> 48)
    guard = machine.ALWAYS if operation.name in UNGUARDED else word >> 16 & 15
    guarded = guard & 7 != machine.ALWAYS
    control = machine.CONTROL.get(operation.number)
    target = None
    if operation.name in RELATIVE and not word >> 5 & 1:
        distance = word >> 20 & (1 << 24) - 1
        target = instruction_address(address + WORD_BYTES + distance - (distance >> 23 << 24))
    is_pushed = operation.name in PUSHES
    instruction = machine.SassInstruction(
        address=address,
        opcode=operation.number,
        ptx_line=line,
        guarded=guarded,
        conditional=control not in {None, machine.Control.CALL} and (guarded or word & 31 != ANY_CODE),
        target=None if is_pushed else target,
        width_bytes=machine.WIDTHS[word >> WIDTH_PLACES[operation.name] & 7] if operation.name in WIDTH_PLACES else 4,
        never=guard == machine.NEVER,
        schedule=schedule,
        memory=None if guard == machine.NEVER else machine.OPCODES.get(operation.number),
        control=control,
    )
    return _Word(operation, instruction, (target or 0) if is_pushed else 0)


def _step(word: _Word, tables: frozenset[int]) -> Step:
    instruction = word.instruction
    targets: frozenset[int] = frozenset()
    match instruction.control:
        case machine.Control.INDIRECT:
            targets = tables
        case machine.Control.BRANCH if instruction.target is not None:
            targets = frozenset({instruction.target})
    return Step(
        operation=word.operation.name,
        targets=tuple(sorted(targets)),
        pushed=word.pushed,
        ends=instruction.control not in {None, machine.Control.CALL} and not instruction.conditional,
    )
