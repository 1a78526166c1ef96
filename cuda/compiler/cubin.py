"""The resources of a kernel, read from its cubin.

The rule: it reads only sections and attributes whose meaning was checked against the assembler's own report
(`--ptxas-options=-v`, targets sm_50 to sm_121).

Source: the sections `.nv.info`, `.nv.info.<kernel>`, `.nv.shared.<kernel>` and `.nv.constant3` of cubins that NVRTC
12.9 writes. NVIDIA's "CUDA Binary Utilities" lists the names of the attributes (`cuobjdump -elf` prints them); their
layout was read off cubins: one byte format, one byte attribute, two bytes value, or their length when the format is 4.
"""

from __future__ import annotations

import io
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from math import prod
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from elftools.elf.elffile import ELFFile

RESERVED_SHARED_BYTES = 1024
"""From sm_90 on `.nv.shared.<kernel>` includes this many bytes at the bottom of shared memory (observed for sm_90 to
sm_121; the CUDA programming guide, "Compute Capabilities", names the 1 KB a block)."""
_FIRST_RESERVING_CAPABILITY = (9, 0)

_HEADER = struct.Struct("<BBH")
_SIZED = 4
"""An attribute of this format has its value as bytes after the header (EIFMT_SVAL)."""


class _Attribute(IntEnum):
    MAX_THREADS = 0x05  # three words, the most threads in x, y, z: __launch_bounds__
    PARAMETER_BANK = 0x0A  # symbol, then offset and size of the parameters as half words
    EXACT_THREADS = 0x10  # three words, the only block shape: .reqntid
    FRAME_SIZE = 0x11  # symbol, bytes: the stack of the function alone
    MIN_STACK_SIZE = 0x12  # symbol, bytes: the stack with the functions it calls
    REGISTER_COUNT = 0x2F  # symbol, registers


@dataclass(frozen=True, slots=True, kw_only=True)
class CubinResources:
    """The resources of one kernel that a cubin holds; the fields are those of `KernelResources`."""

    registers_per_thread: int
    static_shared_bytes: int
    local_bytes_per_thread: int
    constant_bytes: int
    parameter_bytes: int
    max_threads_per_block: int | None


def read_resources(cubin: bytes, symbol: str, capability: tuple[int, int]) -> CubinResources:
    """Return the resources of kernel `symbol`.

    Args:
        symbol: the name of the kernel in the cubin (mangled if it is C++).
        capability: the compute capability that the cubin is for.

    Raises:
        ValueError: the cubin holds no such kernel.
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
    bank = of_kernel.get(_Attribute.PARAMETER_BANK)
    threads = of_kernel.get(_Attribute.EXACT_THREADS) or of_kernel.get(_Attribute.MAX_THREADS)
    return CubinResources(
        registers_per_thread=of_symbol[_Attribute.REGISTER_COUNT],
        static_shared_bytes=shared,
        local_bytes_per_thread=max(
            of_symbol.get(_Attribute.FRAME_SIZE, 0), of_symbol.get(_Attribute.MIN_STACK_SIZE, 0)
        ),
        constant_bytes=_section_size(elf, ".nv.constant3"),
        parameter_bytes=bank[1] >> 16 if bank else 0,
        max_threads_per_block=prod(threads) if threads else None,
    )


def _symbol_number(elf: ELFFile, symbol: str) -> int:
    from elftools.elf.sections import SymbolTableSection

    table = elf.get_section_by_name(".symtab")
    if isinstance(table, SymbolTableSection):
        for number, entry in enumerate(table.iter_symbols()):
            if entry.name == symbol:
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
