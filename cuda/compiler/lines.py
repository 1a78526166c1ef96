"""The line of the PTX that each address of the machine code belongs to: the assembler's line table of a cubin.

The rule: the table is read unchanged; an address without a row belongs to the row before it.

Source: the section `.nv_debug_line_sass` is a DWARF 2 line program (DWARF Debugging Information Format 2.0.0, 6.2)
whose lines are those of the PTX, one sequence a kernel; it is written because every compilation asks for line
information.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from elftools.elf.elffile import ELFFile

LINE_TABLE = ".nv_debug_line_sass"


def read_lines(elf: ELFFile, section: str) -> dict[int, int] | None:
    """Return the PTX line that begins at each address of a section, or None without a table."""
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

    def __init__(self, data: bytes, position: int = 0) -> None:
        self.data = data
        self.position = position

    def take(self, format_: str) -> tuple[int, ...]:
        values = struct.unpack_from(format_, self.data, self.position)
        self.position += struct.calcsize(format_)
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
    start, end = cursor.position + header, 4 + length
    unit, _is_statement, line_base, line_range, opcode_base = cursor.take("<BBbBB")
    operands = cursor.take(f"<{opcode_base - 1}B")
    cursor.position = start
    address, line = 0, 1
    rows: dict[int, int] = {}
    while cursor.position < end:
        (opcode,) = cursor.take("<B")
        if opcode >= opcode_base:
            advance, step = divmod(opcode - opcode_base, line_range)
            address, line = address + advance * unit, line + line_base + step
            rows[address] = line
        elif opcode == 0:  # extended: length, code, operands
            following = cursor.leb128() + cursor.position
            (code,) = cursor.take("<B")
            if code == 1:  # end of sequence
                yield rows
                address, line, rows = 0, 1, {}
            elif code == 2:  # set address; relocated to the start of a section
                (address,) = cursor.take("<Q")
            cursor.position = following
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
