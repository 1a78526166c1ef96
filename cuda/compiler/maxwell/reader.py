"""Reads the fields of the 64-bit encoding: operation, guard, target, width, and the control bits of three at once.

The rule: the word at each multiple of 32 bytes holds the control bits of the three instructions behind it, 21 each, the
first in the lowest. An address of such a word means the instruction behind it.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from warplens.cuda.compiler.machine import ALWAYS, CONTROL, NEVER, WIDTHS, Control, SassInstruction, Schedule

# Each warp has a stack of the places where lanes that diverged continue together. SSY, PBK and PCNT push an address;
# SYNC, BRK and CONT jump to the last one of their kind and pop it with all above it. Compilers push and pop as brackets
# open and close, so each instruction has one stack on every path; code in which one has two is not read.
# Source: the addresses that nvdisasm prints behind SYNC, BRK and CONT, BRANCH_TARGETS.

PUSHES = {"SSY": "SYNC", "PBK": "BRK", "PCNT": "CONT"}
"""The operation that goes to the address, for each that pushes one."""
MEETS = frozenset(PUSHES.values())

Stack = tuple[tuple[str, int], ...]  # the addresses, and the operations that go to them; the last is on top


class Step(NamedTuple):
    """An instruction as far as the stack goes: its operation, and where control goes besides the next instruction.

    `pushed` is the address that it pushes. `ends`: control never goes on to the next instruction.
    """

    operation: str
    targets: tuple[int, ...] = ()
    pushed: int = 0
    ends: bool = False


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
# Source: the names that nvdisasm 12.8 gives to all values of the upper 16 bits, for sm_50, sm_52, sm_60 and sm_61; no
# value has two names. `tests/hardware/instructions/compare_machine_code.py` makes the comparison.


class Operation(NamedTuple):
    """An operation: its name, its number, and how the upper bits of its instructions begin.

    `5C58/13` are the upper 13 bits of 0x5C58. Operations of which an operand may be a register, a constant or an
    immediate value are written as that of registers.
    """

    name: str
    number: int
    codes: tuple[str, ...]


OTHER = Operation("OTHER", 0, ())  # every operation without a row
OPERATIONS = (
    # Floating point.
    Operation("FADD", 0x221, ("5C58/13",)),
    Operation("FADD32I", 0x221, ("0800/6",)),
    Operation("FMUL", 0x220, ("5C68/13",)),
    Operation("FMUL32I", 0x220, ("1E00/8",)),
    Operation("FFMA", 0x223, ("5980/9", "5180/9")),
    Operation("FFMA32I", 0x223, ("0C00/6",)),
    Operation("FMNMX", 0x209, ("5C60/13",)),
    Operation("FSET", 0x20A, ("5800/8",)),
    Operation("FSETP", 0x20B, ("5BB0/12",)),
    Operation("FCMP", 0x1208, ("5BA0/12", "5380/10")),
    Operation("FCHK", 0x302, ("5C88/13",)),
    Operation("FSWZADD", 0x822, ("50F8/13",)),
    Operation("MUFU", 0x308, ("5080/13",)),
    Operation("RRO", 0x1304, ("5C90/13",)),
    # Float64.
    Operation("DADD", 0x229, ("5C70/12",)),
    Operation("DMUL", 0x228, ("5C80/13",)),
    Operation("DFMA", 0x22B, ("5B70/12", "5360/11")),
    Operation("DMNMX", 0x122A, ("5C50/13",)),
    Operation("DSET", 0x222A, ("5900/9",)),
    Operation("DSETP", 0x22A, ("5B80/11",)),
    # Half precision, from sm_60 on.
    Operation("HADD2", 0x230, ("5D10/13", "7A00/7")),
    Operation("HADD2_32I", 0x230, ("2C00/6",)),
    Operation("HFMA2", 0x231, ("5D00/13", "6000/4", "7000/5")),
    Operation("HFMA2_32I", 0x231, ("2800/7",)),
    Operation("HMUL2", 0x232, ("5D08/13", "7800/7")),
    Operation("HMUL2_32I", 0x232, ("2A00/7",)),
    Operation("HSET2", 0x233, ("5D18/13", "7C00/7")),
    Operation("HSETP2", 0x234, ("5D20/11", "7E00/7")),
    # Integers.
    Operation("IADD", 0x1210, ("5C10/13",)),
    Operation("IADD32I", 0x1210, ("1C00/7",)),
    Operation("IADD3", 0x210, ("5CC0/11",)),
    Operation("XMAD", 0x2210, ("5B00/10", "4E00/7", "5100/9")),
    Operation("IMAD", 0x224, ("5A00/9", "5200/9")),
    Operation("IMAD32I", 0x224, ("1000/6",)),
    Operation("IMADSP", 0x1224, ("5A80/9", "5280/9")),
    Operation("IMUL", 0x2224, ("5C38/13",)),
    Operation("IMUL32I", 0x2224, ("1F00/8",)),
    Operation("IDP", 0x226, ("53D0/12", "53F8/13")),
    Operation("ISCADD", 0x1211, ("5C18/13",)),
    Operation("ISCADD32I", 0x1211, ("1400/6",)),
    Operation("LEA", 0x211, ("1800/6", "5BD0/12")),
    Operation("IMNMX", 0x217, ("5C20/13",)),
    Operation("ISET", 0x120C, ("5B50/12",)),
    Operation("ISETP", 0x20C, ("5B60/12",)),
    Operation("ICMP", 0x1207, ("5B40/12", "5340/11")),
    # Bits, moves, conversions.
    Operation("LOP", 0x1212, ("5C40/13",)),
    Operation("LOP32I", 0x1212, ("0400/6",)),
    Operation("LOP3", 0x212, ("0200/7", "3C00/6", "5BE0/12")),
    Operation("SHL", 0x1219, ("5C48/13",)),
    Operation("SHR", 0x2219, ("5C28/13",)),
    Operation("SHF", 0x219, ("5BF8/13", "5CF8/13")),
    Operation("BFE", 0x3219, ("5C00/13",)),
    Operation("BFI", 0x4219, ("5BF0/13", "53F0/13")),
    Operation("PRMT", 0x216, ("5BC0/12", "53C0/12")),
    Operation("FLO", 0x300, ("5C30/13",)),
    Operation("POPC", 0x309, ("5C08/13",)),
    Operation("SEL", 0x207, ("5CA0/13",)),
    Operation("MOV", 0x202, ("5C98/13",)),
    Operation("MOV32I", 0x202, ("0000/7",)),
    Operation("F2F", 0x304, ("5CA8/13",)),
    Operation("F2I", 0x305, ("5CB0/13",)),
    Operation("I2F", 0x306, ("5CB8/13",)),
    Operation("I2I", 0x2304, ("5CE0/13",)),
    # Predicates, and exchanges between lanes.
    Operation("PSET", 0x181C, ("5088/13",)),
    Operation("PSETP", 0x281C, ("5090/13",)),
    Operation("CSET", 0x381C, ("5098/13",)),
    Operation("CSETP", 0x481C, ("50A0/12",)),
    Operation("P2R", 0x803, ("5CE8/13",)),
    Operation("R2P", 0x804, ("5CF0/13",)),
    Operation("VOTE", 0x806, ("50D8/13", "50E0/12")),
    Operation("SHFL", 0x389, ("EF00/10",)),
    # Video instructions.
    Operation("VADD", 0x3210, ("2000/5",)),
    Operation("VABSDIFF", 0x4210, ("5400/7",)),
    Operation("VABSDIFF4", 0x5210, ("5000/9",)),
    Operation("VMAD", 0x6210, ("5E00/7",)),
    Operation("VMNMX", 0x7210, ("3A00/7",)),
    Operation("VSET", 0x8210, ("4000/5",)),
    Operation("VSETP", 0x9210, ("50F0/13",)),
    Operation("VSHL", 0xA210, ("5700/8",)),
    Operation("VSHR", 0xB210, ("5600/8",)),
    # Special registers, barriers.
    Operation("S2R", 0x919, ("F0C8/13",)),
    Operation("CS2R", 0x805, ("50C0/12",)),
    Operation("B2R", 0x31C, ("F0B8/13",)),
    Operation("R2B", 0x31E, ("F0C0/13",)),
    Operation("BAR", 0xB1D, ("F0A8/13",)),
    Operation("MEMBAR", 0x992, ("EF98/13",)),
    Operation("DEPBAR", 0x91A, ("F0F0/13",)),
    Operation("NOP", 0x918, ("50B0/12",)),
    Operation("BPT", 0x1918, ("E3A0/11",)),
    # Memory.
    Operation("LD", 0x980, ("8000/3",)),
    Operation("LDG", 0x381, ("EEC0/12", "EED0/13")),
    Operation("LDL", 0x983, ("EF40/13",)),
    Operation("LDS", 0x984, ("EF48/13",)),
    Operation("LDC", 0xB82, ("EF90/13",)),
    Operation("ST", 0x385, ("A000/3",)),
    Operation("STG", 0x386, ("EED8/13",)),
    Operation("STL", 0x387, ("EF50/13",)),
    Operation("STS", 0x388, ("EF58/13",)),
    Operation("ATOM", 0x38A, ("ED00/8", "EE60/11", "EEE0/11")),
    Operation("ATOMS", 0x38C, ("EC00/8", "EE00/10", "EE40/11")),
    Operation("RED", 0x98E, ("EBF8/13",)),
    Operation("CCTL", 0x98F, ("EF60/11",)),
    Operation("CCTLL", 0x990, ("EF80/12",)),
    # Control.
    Operation("BRA", 0x947, ("E240/12",)),
    Operation("BRX", 0x949, ("E250/12",)),
    Operation("JMP", 0x947, ("E210/12",)),
    Operation("JMX", 0x949, ("E200/12",)),
    Operation("EXIT", 0x94D, ("E300/12",)),
    Operation("CAL", 0x944, ("E260/12",)),
    Operation("JCAL", 0x944, ("E220/12",)),
    Operation("RET", 0x950, ("E320/12",)),
    Operation("SSY", 0x945, ("E290/12",)),
    Operation("PBK", 0x1945, ("E2A0/12",)),
    Operation("PCNT", 0x2945, ("E2B0/12",)),
    Operation("PRET", 0x944, ("E270/12",)),
    Operation("SYNC", 0x1941, ("F0F8/13",)),
    Operation("BRK", 0x2941, ("E340/12",)),
    Operation("CONT", 0x3941, ("E350/12",)),
)
"""All operations that kernels consist of."""

_BY_CODE = {
    (int(value, 16) >> 16 - int(bits), int(bits)): operation
    for operation in OPERATIONS
    for value, bits in (code.split("/") for code in operation.codes)
}
_LENGTHS = sorted({bits for _, bits in _BY_CODE}, reverse=True)


@cache
def operation_of(upper: int) -> Operation:
    """Return the operation of an instruction from its upper 16 bits."""
    form = _form_of_registers(upper)
    codes = ((form >> 16 - length, length) for length in _LENGTHS)
    return next((_BY_CODE[code] for code in codes if code in _BY_CODE), OTHER)


def _form_of_registers(upper: int) -> int:
    """Return the bits that an instruction has where its second operand is a register.

    The upper 8 are then 58 to 5C; for a constant they are 48 to 4C, and for an immediate value 30 to 39, of which the
    lowest bit is the sign.
    """
    first = upper >> 8
    if 0x30 <= first <= 0x39:
        first = 0x58 + (first - 0x30) // 2
    elif 0x48 <= first <= 0x4C:
        first += 0x10
    return first << 8 | upper & 0xFF


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
    instruction: SassInstruction
    pushed: int = 0


def instruction_address(address: int) -> int:
    """Return the address of the instruction that an address means."""
    return address if address % GROUP_BYTES else address + WORD_BYTES


def grouped_instructions(
    data: bytes, lines: Mapping[int, int], functions: frozenset[int], tables: frozenset[int]
) -> tuple[SassInstruction, ...]:
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
