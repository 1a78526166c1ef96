"""Machine code as values: the instructions of a kernel, whichever encoding they were read from, and their blocks.

The rule: operations have the numbers of compute capability 7.0 and later, the low 12 bits of an instruction there; a
reader of another encoding translates into them (`maxwell.operations`), so that nothing else knows encodings.

Sources: opcodes as nvdisasm names them on sm_70 to sm_120. Control bits: Jia, Maggioni, Staiger and Scarpazza,
"Dissecting the NVIDIA Volta GPU Architecture via Microbenchmarking", 2018, section 2.1.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from warplens.cuda.ground import toml_beside

ALWAYS = 7  # this is the guard predicate PT, which is always true
NEVER = 15  # the guard !PT, which no lane passes: for sm_90 ptxas puts `@!PT LDS RZ, [RZ]` three times before LDGSTS


class MemoryKind(StrEnum):
    """Memory instructions whose requests are counted, by space and direction."""

    SHARED_LOAD = "LDS"
    SHARED_STORE = "STS"
    GLOBAL_LOAD = "LDG"
    GLOBAL_STORE = "STG"


OPCODES = {  # the opcodes of memory instructions whose requests are counted
    0x984: MemoryKind.SHARED_LOAD,
    0x388: MemoryKind.SHARED_STORE,
    **dict.fromkeys((0x981, 0x381), MemoryKind.GLOBAL_LOAD),
    **dict.fromkeys((0x986, 0x386), MemoryKind.GLOBAL_STORE),
}
WIDTHS = {0: 1, 1: 1, 2: 2, 3: 2, 4: 4, 5: 8, 6: 16, 7: 16}
"""Three bits of a memory instruction give the bytes of a lane: U8, S8, U16, S16, 32, 64, 128, U.128."""

OFFSETS = frozenset({0x983, 0x387})
"""LDL and STL: their number is the offset in bytes from the register, as that of a spilled register on the stack."""
WAIT_FOR_COPIES = 0x91A
"""DEPBAR.LE: its number is how many groups of asynchronous copies may be under way when the warp goes on."""


class Control(StrEnum):
    """Instructions after which control may not continue with the next one."""

    BRANCH = "BRA"
    UNIFORM_BRANCH = "BRA.U"  # always conditional, on a uniform predicate; from sm_100 on
    INDIRECT = "BRX"
    EXIT = "EXIT"
    CALL = "CALL"
    RETURN = "RET"
    MEET = "SYNC"  # lanes go to the place where those that parted continue together, and wait there; up to sm_62


CONTROL = {  # opcodes that transfer control; the last three are SYNC, BRK and CONT, numbered in `maxwell.operations`
    0x947: Control.BRANCH,
    0x547: Control.UNIFORM_BRANCH,
    0x949: Control.INDIRECT,
    0x94D: Control.EXIT,
    0x944: Control.CALL,
    0x950: Control.RETURN,
    **dict.fromkeys((0x1941, 0x2941, 0x3941), Control.MEET),
}

NO_SCOREBOARD = 7  # an instruction that sets no scoreboard names this one; there are six, 0 to 5


class Schedule(NamedTuple):
    """The control bits of an instruction, by which the compiler orders those of a warp.

    `stall_clocks` pass before the warp's next instruction; where it is 0, as it may be up to sm_62, both are issued in
    the same clock. A result that takes a time the compiler does not know frees the scoreboard `write` when it arrives.
    """

    stall_clocks: int = 1
    write: int = NO_SCOREBOARD
    read: int = NO_SCOREBOARD  # the scoreboard that operands free when they have been read
    wait_mask: int = 0  # the scoreboards that the instruction itself waits for


SCHEDULE_BITS = ((0, 15), (5, 7), (8, 7), (11, 63))
"""The first of the control bits of each field, and their mask; all are stall 4, yield 1, write 3, read 3, wait mask 6,
operand reuse 4."""

NO_REGISTER = 255  # RZ, which is no register of a bank
PLACES = 3  # the operands that an instruction may read from registers, by their place
REGISTER_BITS = 8
NO_OPERANDS = (1 << PLACES * REGISTER_BITS) - 1  # no place has a register
UNSCHEDULED = Schedule()  # the schedule of an instruction that was made by hand, as in tests


class SassInstruction(NamedTuple):
    """One instruction; in a block of `ControlFlow` with what its line of the PTX says of it."""

    address: int
    opcode: int  # the number of its operation
    ptx_line: int  # counted from 1
    guarded: bool  # it has a predicate
    conditional: bool  # the predicate decides whether control leaves here
    target: int | None  # the address that a branch or call goes to, None where it is not known
    width_bytes: int  # for memory instructions only
    never: bool = False  # executed with all lanes predicated off
    schedule: Schedule = UNSCHEDULED
    constant: int = 0  # its number beside its registers, where that is read (`OFFSETS`, `WAIT_FOR_COPIES`), else 0
    # what a float32 operation reads, `REGISTER_BITS` for each of its `PLACES`, and above them a bit for each register
    # that it holds for the same place of a later instruction
    operands: int = NO_OPERANDS
    memory: MemoryKind | None = None  # of an instruction that makes requests
    control: Control | None = None  # of one after which control may not continue with the next
    image: bool = False  # it is the image of its line
    single: bool = False  # its line most often becomes one instruction
    scales: bool = False  # unusual operands of its line (denormal, huge, negative) get instructions under a guard


@dataclass(frozen=True, slots=True)
class MachineCode:
    """The instructions of a kernel in order, the addresses of its inner functions, and its tables of branch targets."""

    instructions: tuple[SassInstruction, ...] = field(repr=False)
    functions: frozenset[int]
    tables: frozenset[int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Translation:
    """What the assembler makes of a PTX opcode (`machine.toml`)."""

    # by modifier, the low 9 bits of the machine instructions that do what the PTX instruction does, one for one; bits 9
    # to 11 tell where operands stand
    images: Mapping[str, frozenset[int]] = field(default_factory=dict)
    scales: bool = False  # floats that are denormal, huge or tiny are scaled under a guard
    corrects: bool = False  # integers: a low estimate, a negative operand and a zero are corrected under a guard
    several: bool = False  # of 32 bits it most often owns more or fewer than one machine instruction
    ends_block: bool = False  # accesses before and after it are never merged
    copies: bool = False  # the result is the operand, perhaps in another type or space


UNTRANSLATED = Translation()  # that of an opcode without a row
TRANSLATIONS = {  # the translation of each opcode
    opcode: Translation(**row | {"images": {word: frozenset(codes) for word, codes in row.get("images", {}).items()}})
    for opcodes, row in toml_beside(__file__).items()
    for opcode in opcodes.split()
}

EXIT = -1  # this successor is the end of the warp, or of an inner function


@dataclass(frozen=True, slots=True)
class MachineBlock:
    """A basic block."""

    instructions: tuple[SassInstruction, ...]
    successors: tuple[int, ...]  # the target of the branch at its end first
    calls: int | None = None  # an inner function
    reconverges: bool = False  # at its end, diverged lanes continue together
    gathers: bool = False  # they do so at its start
    waits: bool = False  # its last instruction only does this, BSYNC, or leads to such a place, SYNC


@dataclass(frozen=True, slots=True)
class ControlFlow:
    """The blocks of a kernel, the first of which is its start. `functions` are the first blocks of inner functions."""

    blocks: tuple[MachineBlock, ...]
    functions: frozenset[int]


@dataclass(slots=True)
class PtxBlock:
    """A basic block of the PTX."""

    lines: list[int] = field(default_factory=list)  # those of its instructions
    successors: list[int] = field(default_factory=list)  # the blocks that follow
    parts: bool = False  # its last instruction is a branch that some lanes may take
