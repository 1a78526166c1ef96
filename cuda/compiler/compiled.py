"""A compiled kernel: its value, its place on disk, and its machine code (SASS), PTX lines and resources from the cubin.

The rule: the key of a kernel on disk covers everything that it depends on, including the program's own format (see
`warplens.cuda.ground.files`). Of a cubin only fixed fields are read: opcode, guard, width, branch target, control bits.
Nothing is disassembled. The 128-bit encoding of compute capability 7.0 and later is read here, the 64-bit encoding of
5.0 to 6.2 in `maxwell`.

Sources: opcodes, guards, widths and targets agree with nvdisasm on sm_70, 75, 80, 86, 89, 90, 100 and 120, for the
kernels of tests/hardware; on sm_50, 52, 60 and 61 see `maxwell`.
"""

from __future__ import annotations

import io
import struct
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cache
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, Any

from warplens.cuda.compiler import machine
from warplens.cuda.compiler.maxwell import grouped_instructions, instruction_address
from warplens.cuda.ground.files import BlobFolder, key_of, user_folder

if TYPE_CHECKING:
    import msgspec
    from elftools.elf.elffile import ELFFile

    from warplens.cuda.capture.value import Code, Place


# The result of a compilation: the kernel as PTX and as machine code, and the resources that it takes. Plain frozen
# values that can be pickled and encoded, so that the cache and the worker processes can pass them on.
@dataclass(frozen=True, slots=True, kw_only=True)
class KernelResources:
    """The resources that a kernel takes of a multiprocessor, compiled for one target."""

    registers_per_thread: int  # those that the assembler assigned
    static_shared_bytes: int  # of a block, without the 1 KiB that the system takes from sm_90 on
    local_bytes_per_thread: int  # the stack with that of called functions; spilled registers live there
    spill_store_bytes: int = 0  # what a thread's code stores for spills, each instruction once, however often executed
    spill_load_bytes: int = 0  # and what it loads
    constant_bytes: int  # the `__constant__` variables of the file
    parameter_bytes: int  # the kernel's parameters
    max_threads_per_block: int | None = None  # that of `__launch_bounds__`


@dataclass(frozen=True, slots=True, kw_only=True)
class CompiledKernel:
    """One `__global__` function, compiled for one target."""

    entry: str  # as the request names it (`transpose`, `tiles::product<16>`)
    symbol: str  # its name in the PTX and the cubin
    target: str
    version: str  # of the compiler (`NVRTC 12.9.86`)
    log: str  # the compiler's warnings under the user's file name and line numbers; empty for most
    resources: KernelResources
    ptx: str = field(repr=False)
    cubin: bytes = field(repr=False)

    def code(self, kernel: str, source: str, place: Place, options: tuple[tuple[str, str], ...] = ()) -> Code:
        """Return the code as a capture holds it: by the name that the user gave it, its source from `place` on."""
        from warplens.cuda.capture.value import Code  # it brings msgspec, which a compilation does not need

        return Code(
            kernel=kernel,
            symbol=self.symbol,
            ptx=self.ptx,
            cubin=self.cubin,
            target=self.target,
            compiler=self.version,
            source=source,
            source_at=place,
            options=options,
        )


SCHEMA = 3  # raise it when an entry's meaning changes: a `CompiledKernel` field, a compiler option, a built-in header


def cache_key(
    *,
    source: str,
    defines: Mapping[str, int],
    options: Sequence[str],
    target: str,
    entry: str,
    version: str,
    headers: str,
    included: Mapping[str, str] | None = None,
) -> str:
    """Return the key of a compilation: SHA-256, in hexadecimal, over everything that its result depends on."""
    parts = [str(SCHEMA), version, headers, target, entry]
    parts += [f"{name}={value}" for name, value in sorted(defines.items())]
    files = [text for file in sorted((included or {}).items()) for text in file]
    parts += ["", *options, "", *files, "", source]  # the empty ones keep a define from reading like an option
    return key_of(parts)


class CompileCache:
    """A folder of compiled kernels, which is made with the first one. Several processes may use it at once."""

    def __init__(self, folder: str | Path) -> None:
        self._blobs = BlobFolder(folder, ".kernel")

    @property
    def folder(self) -> Path:
        """The folder of the entries."""
        return self._blobs.folder

    def get(self, key: str) -> CompiledKernel | None:
        """Return the kernel under `key`, or None where no entry reads back whole."""
        import msgspec

        body = self._blobs.get(key)
        if body is None:
            return None
        try:
            return _decoder().decode(body)
        except msgspec.DecodeError:  # written by another version of the program
            return None

    def put(self, key: str, kernel: CompiledKernel) -> None:
        """Store `kernel` under `key`; where the folder cannot be written, do nothing."""
        import msgspec

        self._blobs.put(key, msgspec.msgpack.encode(kernel))


@cache
def _decoder() -> msgspec.msgpack.Decoder[CompiledKernel]:
    import msgspec

    return msgspec.msgpack.Decoder(CompiledKernel)


def default_cache() -> CompileCache:
    """Return the cache in the user's own cache folder."""
    return CompileCache(user_folder("compiled").folder)


# The line of the PTX that each address of the machine code belongs to: the assembler's line table of a cubin. The
# table is read unchanged; an address without a row belongs to the row before it.
# Source: the section `.nv_debug_line_sass` is a DWARF 2 line program (DWARF Debugging Information Format 2.0.0, 6.2)
# whose lines are those of the PTX, one sequence a kernel; it is written because every compilation asks for line
# information.

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
    def __init__(self, data: bytes) -> None:
        self.data, self.position = data, 0

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


INSTRUCTION_BYTES = 16
OF_REGISTERS: dict[int, tuple[int | None, ...]] = {0x220: (24, 32, None), 0x221: (24, 32, None), 0x223: (24, 32, 64)}
"""FMUL, FADD and FFMA of registers alone: the first bits of these, by place."""
REUSE = 122  # from this bit on an instruction says which of its registers are held for the same place of a later one
FIRST_WIDE_ENCODING = 70  # this is the first target, as sm_NN, whose instructions have 128 bits
FIRST_SPLIT_TARGET = 90  # the first target whose branches store the lowest bits of the distance apart from the others


def machine_code(cubin: bytes, symbol: str, target: str) -> machine.MachineCode | None:
    """Read a kernel, by its (mangled) name, from a cubin for a target (`sm_90`); None without it or its line table."""
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
        data, line, wide = code.data(), 0, []
        for address in range(0, len(data) - INSTRUCTION_BYTES + 1, INSTRUCTION_BYTES):
            line = lines.get(address, line)
            low, high = struct.unpack_from("<QQ", data, address)
            wide.append(_instruction(address, low, high, line, split=number >= FIRST_SPLIT_TARGET))
        instructions = tuple(wide)
    return machine.MachineCode(instructions, functions, tables)


def _instruction(address: int, low: int, high: int, line: int, *, split: bool) -> machine.SassInstruction:
    opcode = low & 0xFFF
    control = machine.CONTROL.get(opcode)
    never = low >> 12 & 15 == machine.NEVER
    guarded = low >> 12 & 7 != machine.ALWAYS
    # A branch has a second predicate in bits 87 to 90; control leaves where both hold.
    second = control is machine.Control.BRANCH and high >> 23 & 7 != machine.ALWAYS
    conditional = control is machine.Control.UNIFORM_BRANCH or (control is not None and (guarded or second))
    target = None
    if control in {machine.Control.BRANCH, machine.Control.UNIFORM_BRANCH, machine.Control.CALL}:
        distance = (low >> 34 | high << 30) & (1 << 48) - 1  # bits 34 to 81, signed
        distance -= distance >> 47 << 48
        if split:
            distance = distance << 8 | low >> 16 & 0xFF
        target = address + INSTRUCTION_BYTES + 4 * distance
    bits = high >> 41  # of the schedule: 105 to 125
    schedule = machine.Schedule(*(bits >> first & mask for first, mask in machine.SCHEDULE_BITS))
    return machine.SassInstruction(
        address=address,
        opcode=opcode,
        ptx_line=line,
        guarded=guarded,
        conditional=conditional,
        target=target,
        width_bytes=machine.WIDTHS[high >> 9 & 7],  # bits 73 to 75
        never=never,
        schedule=schedule,
        constant=_constant(opcode, low),
        operands=operands(low | high << 64),
        memory=None if never else machine.OPCODES.get(opcode),
        control=control,
    )


def operands(word: int) -> int:
    """Return the registers that an instruction reads, and which of them it holds (`machine.SassInstruction`).

    Source: Jia et al. 2018, section 3.2: the flags of reuse.

    Example:
        >>> ffma = 0x223 | 2 << 24 | 4 << 32 | 7 << 64 | 1 << REUSE  # FFMA R0, R2.reuse, R4, R7
        >>> hex(operands(ffma)), hex(operands(0x981))  # an LDG: not read
        ('0x1070402', '0xffffff')
    """
    bits = OF_REGISTERS.get(word & 0xFFF)
    if bits is None:
        return machine.NO_OPERANDS
    registers = [machine.NO_REGISTER if bit is None else word >> bit & 0xFF for bit in bits]
    packed = sum(register << place * machine.REGISTER_BITS for place, register in enumerate(registers))
    return packed | (word >> REUSE & (1 << machine.PLACES) - 1) << machine.PLACES * machine.REGISTER_BITS


def _constant(opcode: int, low: int) -> int:
    """Return the constant of an instruction whose constant is read, 0 for all others."""
    if opcode in machine.OFFSETS:
        offset = low >> 40 & 0xFFFFFF  # bits 40 to 63, signed
        return offset - (offset >> 23 << 24)
    if opcode == machine.WAIT_FOR_COPIES:
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


# The resources of a kernel, read from its cubin. It reads only sections and attributes whose meaning was checked
# against the assembler's own report (`--ptxas-options=-v`, targets sm_50 to sm_121).
# Source: the sections `.nv.info`, `.nv.info.<kernel>`, `.nv.shared.<kernel>` and `.nv.constant3` of cubins that NVRTC
# 12.9 writes. NVIDIA's "CUDA Binary Utilities" lists the names of the attributes (`cuobjdump -elf` prints them); their
# layout was read off cubins: one byte format, one byte attribute, two bytes value, or their length when the format is
# 4.

RESERVED_SHARED_BYTES = 1024
"""From sm_90 on `.nv.shared.<kernel>` includes this many bytes at the bottom of shared memory (observed for sm_90 to
sm_121; the CUDA programming guide, "Compute Capabilities", names the 1 KB a block)."""
_FIRST_RESERVING_CAPABILITY = (9, 0)

_HEADER = struct.Struct("<BBH")
_SIZED = 4  # an attribute of this format has its value as bytes after the header (EIFMT_SVAL)


class _Attribute(IntEnum):
    MAX_THREADS = 0x05  # three words, the most threads in x, y, z: __launch_bounds__
    PARAMETER_BANK = 0x0A  # symbol, then offset and size of the parameters as half words
    EXACT_THREADS = 0x10  # three words, the only block shape: .reqntid
    FRAME_SIZE = 0x11  # symbol, bytes: the stack of the function alone
    MIN_STACK_SIZE = 0x12  # symbol, bytes: the stack with the functions it calls
    REGISTER_COUNT = 0x2F  # symbol, registers


def read_resources(cubin: bytes, symbol: str, capability: tuple[int, int]) -> KernelResources:
    """Return the resources of a kernel in a cubin for a compute capability, by its name there (mangled if it is C++).

    What only the log of its compilation says is left out: spills. `ValueError` if the cubin holds no such kernel.
    """
    from elftools.elf.elffile import ELFFile

    elf = ELFFile(io.BytesIO(cubin))
    number = _symbol_number(elf, symbol)
    of_symbol = {
        attribute: words[1]
        for attribute, words in _attributes(_section(elf, ".nv.info"))
        if len(words) == 2 and words[0] == number
    }
    of_kernel = dict(_attributes(_section(elf, f".nv.info.{symbol}")))
    shared = _section_size(elf, f".nv.shared.{symbol}")
    if capability >= _FIRST_RESERVING_CAPABILITY:
        shared = max(0, shared - RESERVED_SHARED_BYTES)
    stacks = (of_symbol.get(size, 0) for size in (_Attribute.FRAME_SIZE, _Attribute.MIN_STACK_SIZE))
    bank = of_kernel.get(_Attribute.PARAMETER_BANK)
    threads = of_kernel.get(_Attribute.EXACT_THREADS) or of_kernel.get(_Attribute.MAX_THREADS)
    return KernelResources(
        registers_per_thread=of_symbol[_Attribute.REGISTER_COUNT],
        static_shared_bytes=shared,
        local_bytes_per_thread=max(stacks),
        constant_bytes=_section_size(elf, ".nv.constant3"),
        parameter_bytes=bank[1] >> 16 if bank else 0,
        max_threads_per_block=prod(threads) if threads else None,
    )


def _symbol_number(elf: ELFFile, symbol: str) -> int:
    # pyelftools takes 0.3 ms an entry, which is more than all else here; the name is the first word of an entry.
    table, names = elf.get_section_by_name(".symtab"), _section(elf, ".strtab")
    if table is not None:
        wanted = symbol.encode() + b"\0"
        for number, (name,) in enumerate(struct.iter_unpack(f"<I{table['sh_entsize'] - 4}x", table.data())):
            if names.startswith(wanted, name):
                return number
    raise ValueError(f"the cubin holds no kernel {symbol!r}")


def _section(elf: ELFFile, name: str) -> bytes:
    section = elf.get_section_by_name(name)
    return bytes(section.data()) if section else b""


def _section_size(elf: ELFFile, name: str) -> int:
    section = elf.get_section_by_name(name)
    return int(section["sh_size"]) if section else 0


def _attributes(data: bytes) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield the attributes whose value is words, as number and words."""
    offset = 0
    while offset + _HEADER.size <= len(data):
        form, attribute, size = _HEADER.unpack_from(data, offset)
        offset += _HEADER.size
        if form == _SIZED:
            yield attribute, struct.unpack_from(f"<{size // 4}I", data, offset)
            offset += size
