"""What a fault record of compiled code stands for: its kinds, and the sentence for each.

The rule: a sentence begins with block and thread, then gives file, line and instruction, then what is wrong. Compiled
code writes the record (`runtime.ll`): kind, instruction, mask, warp, 32 words (addresses, or details by lane); `driver`
adds the block.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import numpy as np

from warplens.cuda.errors import KernelFault, UnsupportedError
from warplens.cuda.ptx import tree
from warplens.cuda.simt.program import Barrier, Op, Program
from warplens.cuda.simt.rules import LANES
from warplens.cuda.simt.tally import Site

if TYPE_CHECKING:
    from warplens.cuda.simt.codegen import Code

FAULT_ACCESS = 1
FAULT_BARRIER = 2
FAULT_STRANGER = 3
FAULT_PARTED = 4
FAULT_DEADLOCK = 5
FAULT_NUMBER = 6
FAULT_COUNT = 7
FAULT_SPLIT = 8
FAULT_TRAP = 9
"""Kinds of the fault record; 0 means none."""

RECORD_WORDS = 40
"""Words of the record, of 8 bytes."""
RECORD_BLOCK = 36
"""The word that holds the number of the block."""


def place_of(number: int, shape: tuple[int, int, int]) -> tuple[int, int, int]:
    """Return the coordinates of a block in its grid, or of a thread in its block, from its number (x first)."""
    return number % shape[0], number // shape[0] % shape[1], number // shape[0] // shape[1]


FAULT_SENTENCES = {
    FAULT_BARRIER: "a barrier that not all threads of the warp reach together",
    FAULT_DEADLOCK: "a barrier that the other threads of the block never reach",
    FAULT_NUMBER: "there is no barrier {detail}, they are numbered 0 to 15",
    FAULT_COUNT: "a barrier for {detail} threads, which must be a positive multiple of 32",
    FAULT_SPLIT: "threads of one warp come to different barriers, or wait for different numbers of threads",
    FAULT_TRAP: "the kernel stops itself",
    FAULT_STRANGER: "the member mask {detail:#010x} does not name the thread itself, or its members give other masks",
    FAULT_PARTED: "the member mask {detail:#010x} names threads that have taken another way and are not here",
}


def fault_of(
    record: np.ndarray, code: Code, file_name: str, arrays: Mapping[str, np.ndarray]
) -> KernelFault | UnsupportedError:
    """Return the error that a fault record stands for; `arrays` are those of the launch and of the module."""
    message = _describe(record, code, file_name, arrays)
    is_warp_barrier = _op(code.program, int(record[1])).instruction.opcode in {"bar", "barrier"}
    if int(record[0]) == FAULT_PARTED and is_warp_barrier:  # hardware would wait for them
        return UnsupportedError(
            f"{message}: the engine does not execute a warp barrier whose lanes come by several ways"
        )
    return KernelFault(message)


def _describe(record: np.ndarray, code: Code, file_name: str, arrays: Mapping[str, np.ndarray]) -> str:
    kind, instruction, mask, warp = (int(word) for word in record[:4])
    block = int(record[RECORD_BLOCK])
    lane = (mask & -mask).bit_length() - 1
    x, y, z = place_of(block, code.launch.grid)
    tx, ty, tz = place_of(warp * LANES + lane, code.launch.block)
    op = _op(code.program, instruction)
    where = f"block=({x},{y},{z}) thread=({tx},{ty},{tz}) {file_name}:{op.line}: `{op.text}`"
    if kind != FAULT_ACCESS:
        return f"{where}: {FAULT_SENTENCES[kind].format(detail=int(record[4 + lane]))}"
    site = next(site for site in code.sites if site.op.index == instruction)
    others = mask.bit_count() - 1
    more = f" (and {others} more threads of the warp)" if others else ""
    return f"{where}: {_describe_address(code, site, int(record[4 + lane]), arrays)}{more}"


def _describe_address(code: Code, site: Site, address: int, arrays: Mapping[str, np.ndarray]) -> str:
    verb = "updates" if site.is_atomic else "stores" if site.is_store else "loads"
    what = f"{verb} {site.width} byte{'s' if site.width > 1 else ''}"
    if site.array in arrays:
        array = arrays[site.array]
        kind = f"{site.space} variable" if site.array in code.launch.symbols.values() else "array"
        start, size, thing = array.ctypes.data, array.nbytes, f"{kind} {site.array!r}"
    elif site.array in code.program.variables:
        placed = code.program.variables[site.array]
        rest = code.shared_bytes if site.space is tree.Space.SHARED else code.program.local_bytes
        size = rest - placed.offset if placed.size is None else placed.size
        start, thing = placed.offset, f"{site.space} variable {site.array!r}"
    else:
        return f"{what} at address {address:#x}, which lies in no array of the launch or is misaligned"
    offset = address - start
    if 0 <= offset <= size - site.width:
        return f"{what} at byte {offset} of {thing}, misaligned: the address must be a multiple of {site.width}"
    return f"{what} at byte {offset} of {thing}, which has {size} bytes"


def _op(program: Program, index: int) -> Op:
    for block in program.blocks:
        for op in block.ops:
            if op.index == index:
                return op
        terminator = block.terminator
        if isinstance(terminator, Barrier) and terminator.op.index == index:
            return terminator.op
    raise AssertionError(f"no instruction {index}")
