"""Machine code as values: the instructions of a kernel, whichever encoding they were read from.

The rule: operations have the numbers of compute capability 7.0 and later, the low 12 bits of an instruction there; a
reader of another encoding translates into them (`maxwell.operations`), so that nothing else knows encodings.

Sources: opcodes as nvdisasm names them on sm_70 to sm_120. Control bits: Jia, Maggioni, Staiger and Scarpazza,
"Dissecting the NVIDIA Volta GPU Architecture via Microbenchmarking", 2018, section 2.1.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

ALWAYS = 7
"""This is the guard predicate PT, which is always true."""
NEVER = 15
"""This is the guard !PT, which no lane passes: for sm_90 ptxas puts `@!PT LDS RZ, [RZ]` three times before LDGSTS."""


class MemoryKind(StrEnum):
    """Memory instructions whose requests are counted, by space and direction."""

    SHARED_LOAD = "LDS"
    SHARED_STORE = "STS"
    GLOBAL_LOAD = "LDG"
    GLOBAL_STORE = "STG"


OPCODES = {
    0x984: MemoryKind.SHARED_LOAD,
    0x388: MemoryKind.SHARED_STORE,
    0x981: MemoryKind.GLOBAL_LOAD,
    0x381: MemoryKind.GLOBAL_LOAD,
    0x986: MemoryKind.GLOBAL_STORE,
    0x386: MemoryKind.GLOBAL_STORE,
}
"""The opcodes of memory instructions whose requests are counted."""
WIDTHS = {0: 1, 1: 1, 2: 2, 3: 2, 4: 4, 5: 8, 6: 16, 7: 16}
"""Three bits of a memory instruction give the bytes of a lane: U8, S8, U16, S16, 32, 64, 128, U.128."""


OFFSETS = frozenset({0x983, 0x387})
"""LDL and STL: their number is the offset in bytes from the register, as that of a spilled register on the stack."""
WAIT_FOR_COPIES = 0x91A
"""DEPBAR.LE: its number is how many groups of asynchronous copies may be under way when the warp goes on."""


class Control(StrEnum):
    """Instructions after which control may not continue with the next one."""

    BRANCH = "BRA"
    UNIFORM_BRANCH = "BRA.U"
    """Always conditional, on a uniform predicate; from sm_100 on."""
    INDIRECT = "BRX"
    EXIT = "EXIT"
    CALL = "CALL"
    RETURN = "RET"
    MEET = "SYNC"
    """Lanes go to the place where those that parted continue together, and wait there; up to sm_62."""


CONTROL = {
    0x947: Control.BRANCH,
    0x547: Control.UNIFORM_BRANCH,
    0x949: Control.INDIRECT,
    0x94D: Control.EXIT,
    0x944: Control.CALL,
    0x950: Control.RETURN,
    0x1941: Control.MEET,
    0x2941: Control.MEET,
    0x3941: Control.MEET,
}
"""The opcodes that transfer control; the last three are SYNC, BRK and CONT, numbered in `maxwell.operations`."""

NO_SCOREBOARD = 7
"""An instruction that sets no scoreboard names this one; there are six, 0 to 5."""


class Schedule(NamedTuple):
    """The control bits of an instruction, by which the compiler orders those of a warp.

    `stall_clocks` pass before the warp's next instruction; where it is 0, as it may be up to sm_62, both are issued in
    the same clock. A result that takes a time the compiler does not know frees the scoreboard `write` when it arrives,
    and operands that have been read free `read`; the instruction itself waits for the scoreboards of `wait_mask`.
    """

    stall_clocks: int = 1
    write: int = NO_SCOREBOARD
    read: int = NO_SCOREBOARD
    wait_mask: int = 0

    @classmethod
    def of_bits(cls, bits: int) -> Schedule:
        """Return the schedule of 21 control bits: stall 4, yield 1, write 3, read 3, wait mask 6, reuse of
        operands 4.
        """
        return cls(bits & 15, bits >> 5 & 7, bits >> 8 & 7, bits >> 11 & 63)


NO_REGISTER = 255
"""RZ, which is no register of a bank."""
PLACES = 3
"""The operands that an instruction may read from registers, by their place."""
REGISTER_BITS = 8
NO_OPERANDS = (1 << PLACES * REGISTER_BITS) - 1
"""No place has a register."""
UNSCHEDULED = Schedule()
"""The schedule of an instruction that was made by hand, as in tests."""


@dataclass(frozen=True, slots=True)
class SassInstruction:
    """One instruction: its address, its opcode (the number of its operation), and its PTX line (counted from 1).

    `guarded`: it has a predicate; `conditional`: the predicate decides whether control leaves here. `target` is the
    address that a branch or call goes to, None where it is not known; `width_bytes` has a meaning for memory
    instructions only. `never`: it is executed with all lanes predicated off. `constant` is the number that it has
    beside its registers, where that is read (`OFFSETS`, `WAIT_FOR_COPIES`), else 0. `operands` has the registers that a
    float32 operation reads, `REGISTER_BITS` for each of its `PLACES`, and above them a bit for each that it holds for
    the same place of a later instruction; `NO_OPERANDS` for other operations.
    """

    address: int
    opcode: int
    ptx_line: int
    guarded: bool
    conditional: bool
    target: int | None
    width_bytes: int
    never: bool = False
    schedule: Schedule = UNSCHEDULED
    constant: int = 0
    operands: int = NO_OPERANDS

    @property
    def memory(self) -> MemoryKind | None:
        """The kind of memory instruction that makes requests, None for others."""
        return None if self.never else OPCODES.get(self.opcode)

    @property
    def control(self) -> Control | None:
        """The kind of control transfer, None for others."""
        return CONTROL.get(self.opcode)


@dataclass(frozen=True, slots=True)
class MachineCode:
    """The instructions of a kernel in order, the addresses of its inner functions, and its tables of branch targets."""

    instructions: tuple[SassInstruction, ...] = field(repr=False)
    functions: frozenset[int]
    tables: frozenset[int]
