"""Reads machine code (SASS) from a cubin: the opcode, the control flow and the PTX line of each instruction.

The rule: it reads only fixed fields: opcode, guard, width, branch target, control bits. Nothing is disassembled. The
128-bit encoding of compute capability 7.0 and later is read here, the 64-bit encoding of 5.0 to 6.2 in `maxwell`.

Sources: opcodes, guards, widths and targets agree with nvdisasm on sm_70, 75, 80, 86, 89, 90, 100 and 120, for the
kernels of tests/hardware; on sm_50, 52, 60 and 61 see `maxwell`.
"""

from __future__ import annotations

import io
import struct
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from warplens.cuda.compiler.lines import read_lines
from warplens.cuda.compiler.machine import (
    ALWAYS,
    CONTROL,
    NEVER,
    NO_OPERANDS,
    NO_REGISTER,
    OFFSETS,
    PLACES,
    REGISTER_BITS,
    WAIT_FOR_COPIES,
    WIDTHS,
    Control,
    MachineCode,
    SassInstruction,
    Schedule,
)
from warplens.cuda.compiler.maxwell import grouped_instructions, instruction_address

if TYPE_CHECKING:
    from elftools.elf.elffile import ELFFile

INSTRUCTION_BYTES = 16
OF_REGISTERS: dict[int, tuple[int | None, ...]] = {
    0x220: (24, 32, None),
    0x221: (24, 32, None),
    0x223: (24, 32, 64),
}
"""FMUL, FADD and FFMA of registers alone: the first bits of these, by place."""
REUSE = 122
"""From this bit on an instruction says which of its registers are held for the same place of a later one."""
FIRST_WIDE_ENCODING = 70
"""This is the first target, as sm_NN, whose instructions have 128 bits."""
FIRST_SPLIT_TARGET = 90
"""This is the first target whose branches store the lowest bits of the distance apart from the others."""


def machine_code(cubin: bytes, symbol: str, target: str) -> MachineCode | None:
    """Read the machine code of a kernel.

    Args:
        cubin: the ELF file.
        symbol: the (mangled) name of the kernel.
        target: the target it was compiled for, as `sm_90`.

    Returns:
        None where the file has no line table, or no such kernel.
    """
    from elftools.elf.elffile import ELFFile

    elf = ELFFile(io.BytesIO(cubin))
    section = f".text.{symbol}"
    code = elf.get_section_by_name(section)
    lines = read_lines(elf, section)
    if code is None or lines is None:
        return None
    number = int(target.removeprefix("sm_").rstrip("af"))
    functions, tables = _functions(elf, section), _tables(elf, symbol, code["sh_size"])
    if number < FIRST_WIDE_ENCODING:
        functions = frozenset(instruction_address(address) for address in functions)
        tables = frozenset(instruction_address(address) for address in tables)
        instructions = grouped_instructions(code.data(), lines, functions, tables)
    else:
        tables = frozenset(address for address in tables if not address % INSTRUCTION_BYTES)
        instructions = _wide_instructions(code.data(), lines, split=number >= FIRST_SPLIT_TARGET)
    return MachineCode(instructions, functions, tables)


def _wide_instructions(data: bytes, lines: Mapping[int, int], *, split: bool) -> tuple[SassInstruction, ...]:
    instructions, line = [], 0
    for address in range(0, len(data) - INSTRUCTION_BYTES + 1, INSTRUCTION_BYTES):
        line = lines.get(address, line)
        low, high = struct.unpack_from("<QQ", data, address)
        instructions.append(_instruction(address, low, high, line, split=split))
    return tuple(instructions)


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
    width_bytes = WIDTHS[high >> 9 & 7]  # bits 73 to 75
    schedule = Schedule.of_bits(high >> 41)  # bits 105 to 125
    return SassInstruction(
        address=address,
        opcode=opcode,
        ptx_line=line,
        guarded=guarded,
        conditional=conditional,
        target=target,
        width_bytes=width_bytes,
        never=never,
        schedule=schedule,
        constant=_constant(opcode, low),
        operands=operands(low | high << 64),
    )


def operands(word: int) -> int:
    """Return the registers that an instruction reads, and which of them it holds (`machine.SassInstruction`).

    Args:
        word: the instruction.

    Source: Jia et al. 2018, section 3.2: the flags of reuse.

    Example:
        >>> ffma = 0x223 | 2 << 24 | 4 << 32 | 7 << 64 | 1 << REUSE  # FFMA R0, R2.reuse, R4, R7
        >>> hex(operands(ffma)), hex(operands(0x981))  # an LDG: not read
        ('0x1070402', '0xffffff')
    """
    bits = OF_REGISTERS.get(word & 0xFFF)
    if bits is None:
        return NO_OPERANDS
    registers = [NO_REGISTER if bit is None else word >> bit & 0xFF for bit in bits]
    packed = sum(register << place * REGISTER_BITS for place, register in enumerate(registers))
    return packed | (word >> REUSE & (1 << PLACES) - 1) << PLACES * REGISTER_BITS


def _constant(opcode: int, low: int) -> int:
    """Return the number of an instruction of which it is read."""
    if opcode in OFFSETS:
        offset = low >> 40 & 0xFFFFFF  # bits 40 to 63, signed
        return offset - (offset >> 23 << 24)
    if opcode == WAIT_FOR_COPIES:
        return low >> 38 & 0x3F
    return 0


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
    return frozenset(word for word in words if 0 < word < code_bytes and not word % 8)
