"""Reads machine code (SASS) from a cubin: the opcode, the control flow and the PTX line of each instruction.

The rule: it reads only the fixed fields of the 128-bit encoding of compute capability 7.0 and later: opcode, guard,
width, branch target, control bits. Nothing is disassembled, and nothing is claimed about older encodings, which it does
not read.

Sources: opcodes, guards, widths and targets agree with nvdisasm on sm_70, 75, 80, 86, 89, 90, 100 and 120, for the
kernels of tests/hardware. Control bits: Jia, Maggioni, Staiger and Scarpazza, "Dissecting the NVIDIA Volta GPU
Architecture via Microbenchmarking", 2018, section 2.1.
"""

from __future__ import annotations

import io
import struct
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any, NamedTuple

from warplens.cuda.compiler.lines import read_lines

if TYPE_CHECKING:
    from elftools.elf.elffile import ELFFile

INSTRUCTION_BYTES = 16
FIRST_WIDE_ENCODING = 70
"""This is the first target, as sm_NN, whose instructions have 128 bits."""
FIRST_SPLIT_TARGET = 90
"""This is the first target whose branches store the lowest bits of the distance apart from the others."""
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
"""The low 12 bits of an instruction give its opcode; these are the ones that matter here."""
WIDTHS = {0: 1, 1: 1, 2: 2, 3: 2, 4: 4, 5: 8, 6: 16, 7: 16}
"""Bits 73 to 75 of a memory instruction give the bytes of a lane: U8, S8, U16, S16, 32, 64, 128, U.128."""


class Control(StrEnum):
    """Instructions after which control may not continue with the next one."""

    BRANCH = "BRA"
    UNIFORM_BRANCH = "BRA.U"
    """Always conditional, on a uniform predicate; from sm_100 on."""
    INDIRECT = "BRX"
    EXIT = "EXIT"
    CALL = "CALL"
    RETURN = "RET"


CONTROL = {
    0x947: Control.BRANCH,
    0x547: Control.UNIFORM_BRANCH,
    0x949: Control.INDIRECT,
    0x94D: Control.EXIT,
    0x944: Control.CALL,
    0x950: Control.RETURN,
}
"""The low 12 bits of an instruction give its opcode; these are the ones that matter here."""


NO_SCOREBOARD = 7
"""An instruction that sets no scoreboard names this one; there are six, 0 to 5."""


class Schedule(NamedTuple):
    """The control bits of an instruction, by which the compiler orders those of a warp.

    `stall_clocks` pass before the warp's next instruction. A result that takes a time the compiler does not know frees
    the scoreboard `write` when it arrives, and operands that have been read free `read`; the instruction itself waits
    for the scoreboards of `wait_mask`.
    """

    stall_clocks: int = 1
    write: int = NO_SCOREBOARD
    read: int = NO_SCOREBOARD
    wait_mask: int = 0


UNSCHEDULED = Schedule()
"""It sets no scoreboard and waits for none."""


@dataclass(frozen=True, slots=True)
class SassInstruction:
    """One instruction: its address, its opcode (the low 12 bits), and its PTX line (counted from 1).

    `guarded`: it has a predicate; `conditional`: the predicate decides whether control leaves here. `target` is the
    address that a branch or call goes to; `width_bytes` has a meaning for memory instructions only. `never`: it is
    executed with all lanes predicated off.
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


def machine_code(cubin: bytes, symbol: str, target: str) -> MachineCode | None:
    """Read the machine code of a kernel.

    Args:
        cubin: the ELF file.
        symbol: the (mangled) name of the kernel.
        target: the target it was compiled for, as `sm_90`.

    Returns:
        None where the encoding is older than 128 bits, or the file has no line table.
    """
    number = int(target.removeprefix("sm_").rstrip("af"))
    if number < FIRST_WIDE_ENCODING:
        return None
    from elftools.elf.elffile import ELFFile

    elf = ELFFile(io.BytesIO(cubin))
    section = f".text.{symbol}"
    code = elf.get_section_by_name(section)
    lines = read_lines(elf, section)
    if code is None or lines is None:
        return None
    instructions, line, data = [], 0, code.data()
    for address in range(0, len(data) - INSTRUCTION_BYTES + 1, INSTRUCTION_BYTES):
        line = lines.get(address, line)
        low, high = struct.unpack_from("<QQ", data, address)
        instructions.append(_instruction(address, low, high, line, split=number >= FIRST_SPLIT_TARGET))
    return MachineCode(tuple(instructions), _functions(elf, section), _tables(elf, symbol, len(data)))


def _instruction(address: int, low: int, high: int, line: int, *, split: bool) -> SassInstruction:
    opcode = low & 0xFFF
    control = CONTROL.get(opcode)
    never = low >> 12 & 15 == NEVER
    guarded = low >> 12 & 7 != ALWAYS
    # A branch has a second predicate in bits 87 to 90; control leaves where both hold.
    second = control is Control.BRANCH and high >> 23 & 7 != ALWAYS
    conditional = control is Control.UNIFORM_BRANCH or (control is not None and (guarded or second))
    target = None
    if control in {Control.BRANCH, Control.UNIFORM_BRANCH, Control.CALL}:
        distance = (low >> 34 | high << 30) & (1 << 48) - 1  # bits 34 to 81, signed
        distance -= distance >> 47 << 48
        if split:
            distance = distance << 8 | low >> 16 & 0xFF
        target = address + INSTRUCTION_BYTES + 4 * distance
    width_bytes, schedule = WIDTHS[high >> 9 & 7], _schedule(high)
    return SassInstruction(address, opcode, line, guarded, conditional, target, width_bytes, never, schedule)


def _schedule(high: int) -> Schedule:
    """Return the control bits, 105 to 125 of an instruction: stall, yield, write, read, wait mask, reuse."""
    bits = high >> 41
    return Schedule(bits & 15, bits >> 5 & 7, bits >> 8 & 7, bits >> 11 & 63)


def _functions(elf: ELFFile, section: str) -> frozenset[int]:
    """Return the addresses of the functions that the assembler put behind the kernel's own code."""
    symbols: Any = elf.get_section_by_name(".symtab")
    return frozenset(
        int(symbol["st_value"])
        for symbol in symbols.iter_symbols()
        if symbol["st_info"]["type"] == "STT_FUNC"
        and symbol["st_value"]
        and elf.get_section(symbol["st_shndx"]).name == section
    )


def _tables(elf: ELFFile, symbol: str, code_bytes: int) -> frozenset[int]:
    """Return the addresses that indirect branches may go to: every word of the kernel's own constants that is one."""
    constants = elf.get_section_by_name(f".nv.constant2.{symbol}")
    if constants is None:
        return frozenset()
    data = constants.data()
    words = struct.unpack(f"<{len(data) // 4}I", data[: len(data) // 4 * 4])
    return frozenset(word for word in words if 0 < word < code_bytes and not word % INSTRUCTION_BYTES)
