"""Reads machine code (SASS) off a cubin: which instructions touch memory, how wide, and for which line of the PTX.

The rule: only what the 128-bit encoding of compute capability 7.0 and later says in fixed places is read, opcode, guard
and width; nothing is disassembled. Older encodings are not read, and then nothing is claimed of them.

Sources: opcodes and the place of the width agree with nvdisasm on sm_70, 75, 80, 90 and 120. The section
`.nv_debug_line_sass` is a DWARF 2 line program (DWARF Debugging Information Format 2.0.0, 6.2) whose lines are those of
the PTX, one sequence a kernel; it is written because every compilation asks for line information.
"""

from __future__ import annotations

import io
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from elftools.elf.elffile import ELFFile

INSTRUCTION_BYTES = 16
LINE_TABLE = ".nv_debug_line_sass"
FIRST_WIDE_ENCODING = 70
"""The first target, as sm_NN, whose instructions have 128 bits."""
ALWAYS = 7
"""The guard predicate PT: always true."""


class Memory(StrEnum):
    """Memory instructions that requests are counted for, by space and direction."""

    SHARED_LOAD = "LDS"
    SHARED_STORE = "STS"
    GLOBAL_LOAD = "LDG"
    GLOBAL_STORE = "STG"


OPCODES = {
    0x984: Memory.SHARED_LOAD,
    0x388: Memory.SHARED_STORE,
    0x981: Memory.GLOBAL_LOAD,
    0x381: Memory.GLOBAL_LOAD,
    0x986: Memory.GLOBAL_STORE,
    0x386: Memory.GLOBAL_STORE,
}
"""The low 12 bits of an instruction."""
WIDTHS = {0: 1, 1: 1, 2: 2, 3: 2, 4: 4, 5: 8, 6: 16, 7: 16}
"""Bits 73 to 75 of a memory instruction as bytes a lane: U8, S8, U16, S16, 32, 64, 128, U.128."""


@dataclass(frozen=True, slots=True)
class MemoryInstruction:
    """One memory instruction of the machine code; `ptx_line` counts from 1, `guarded` tells of a predicate."""

    address: int
    memory: Memory
    width_bytes: int
    ptx_line: int
    guarded: bool


BRANCHES = {0x947, 0x94D}
"""The low 12 bits of BRA and EXIT."""


@dataclass(frozen=True, slots=True)
class MachineCode:
    """What is read of a kernel: its memory instructions in order, and the PTX lines that own a branch or an exit."""

    memory: tuple[MemoryInstruction, ...]
    branch_lines: frozenset[int]


def machine_code(cubin: bytes, symbol: str, target: str) -> MachineCode | None:
    """Read the machine code of a kernel.

    Args:
        cubin: the ELF file.
        symbol: the (mangled) name of the kernel.
        target: the target it was compiled for, as `sm_90`.

    Returns:
        None where the encoding is older than this can read, or the file has no line table.
    """
    if int(target.removeprefix("sm_")) < FIRST_WIDE_ENCODING:
        return None
    from elftools.elf.elffile import ELFFile

    elf = ELFFile(io.BytesIO(cubin))
    code = elf.get_section_by_name(f".text.{symbol}")
    lines = _lines(elf, f".text.{symbol}")
    if code is None or lines is None:
        return None
    memory, branches, line, data = [], set(), 0, code.data()
    for address in range(0, len(data) - INSTRUCTION_BYTES + 1, INSTRUCTION_BYTES):
        line = lines.get(address, line)
        low, high = struct.unpack_from("<QQ", data, address)
        opcode, guarded = low & 0xFFF, low >> 12 & 7 != ALWAYS
        if opcode in OPCODES:
            memory.append(MemoryInstruction(address, OPCODES[opcode], WIDTHS[high >> 9 & 7], line, guarded))
        elif opcode in BRANCHES:
            branches.add(line)
    return MachineCode(tuple(memory), frozenset(branches))


def _lines(elf: ELFFile, section: str) -> dict[int, int] | None:
    """Return the PTX line that each address of a section begins, or None without a table."""
    table = elf.get_section_by_name(LINE_TABLE)
    relocations: Any = elf.get_section_by_name(f".rela{LINE_TABLE}") or elf.get_section_by_name(f".rel{LINE_TABLE}")
    symbols: Any = elf.get_section_by_name(".symtab")
    if table is None or relocations is None or symbols is None:
        return None
    ordered = sorted(relocations.iter_relocations(), key=lambda r: r["r_offset"])
    names = [elf.get_section(symbols.get_symbol(r["r_info_sym"])["st_shndx"]).name for r in ordered]
    for name, sequence in zip(names, _sequences(table.data()), strict=False):
        if name == section:
            return sequence
    return None


class _Bytes:
    """A cursor over a line program."""

    def __init__(self, data: bytes, place: int = 0) -> None:
        self.data = data
        self.place = place

    def take(self, format_: str) -> tuple[Any, ...]:
        values = struct.unpack_from(format_, self.data, self.place)
        self.place += struct.calcsize(format_)
        return values

    def leb128(self, *, signed: bool = False) -> int:
        value = shift = 0
        while True:
            byte = int(self.take("<B")[0])
            value |= (byte & 0x7F) << shift
            shift += 7
            if not byte & 0x80:
                return value - (1 << shift) if signed and byte & 0x40 else value


def _sequences(data: bytes) -> Iterator[dict[int, int]]:
    """Run the line program; one table of address to line for each sequence (DWARF 2, 6.2.5)."""
    cursor = _Bytes(data)
    length, _version, header = cursor.take("<IHI")
    start, end = cursor.place + header, 4 + length
    unit, _is_statement, line_base, line_range, opcode_base = cursor.take("<BBbBB")
    operands = cursor.take(f"<{opcode_base - 1}B")
    cursor.place = start
    address, line = 0, 1
    rows: dict[int, int] = {}
    while cursor.place < end:
        (opcode,) = cursor.take("<B")
        if opcode >= opcode_base:
            advance, step = divmod(opcode - opcode_base, line_range)
            address, line = address + advance * unit, line + line_base + step
            rows[address] = line
        elif opcode == 0:  # extended: length, code, operands
            following = cursor.leb128() + cursor.place
            (code,) = cursor.take("<B")
            if code == 1:  # end of sequence
                yield rows
                address, line, rows = 0, 1, {}
            elif code == 2:  # set address; relocated to the start of a section
                (address,) = cursor.take("<Q")
            cursor.place = following
        elif opcode == 1:  # copy
            rows[address] = line
        elif opcode == 2:  # advance pc
            address += cursor.leb128() * unit
        elif opcode == 3:  # advance line
            line += cursor.leb128(signed=True)
        elif opcode == 8:  # const add pc
            address += (255 - opcode_base) // line_range * unit
        elif opcode == 9:  # fixed advance pc
            address += cursor.take("<H")[0]
        else:
            for _ in range(operands[opcode - 1]):
                cursor.leb128()
