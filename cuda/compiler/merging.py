"""Finds the accesses that the assembler merged into wider ones, and the branches that it replaced by guards.

The rule: requests are those of the machine code. ptxas replaces scalar accesses to neighbouring addresses by one of 64
or 128 bits where it can prove the alignment; the wide instruction has the line of one of them, and the others have no
instruction. So a wide instruction covers the accesses of the same base register in the same basic block that lie within
its width and have no instruction. A branch over a few instructions becomes a guard of each of them, and its line then
has no branch. Any access that this does not explain keeps the width of the PTX.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TypeGuard

from warplens.cuda.compiler.sass import Control, MachineCode, MemoryKind, SassInstruction
from warplens.cuda.compiler.translations import translation_of
from warplens.cuda.ptx import tree
from warplens.cuda.ptx.requests import SERVED, MergedRequest
from warplens.cuda.ptx.walk import flat

ELEMENT_BYTES = {"8": 1, "16": 2, "32": 4, "64": 8}

KINDS = {
    ("ld", "shared"): MemoryKind.SHARED_LOAD,
    ("st", "shared"): MemoryKind.SHARED_STORE,
    ("ld", "global"): MemoryKind.GLOBAL_LOAD,
    ("st", "global"): MemoryKind.GLOBAL_STORE,
}


@dataclass(frozen=True, slots=True)
class _Access:
    """A load or store of the PTX: the bytes that it touches, relative to a base that is constant in a block."""

    line: int
    memory: MemoryKind
    base: tuple[object, ...]
    offset: int
    width: int


def merged_requests(code: MachineCode, entry: tree.Function) -> dict[int, MergedRequest]:
    r"""Return the requests that differ from the PTX, by PTX line.

    Example:
        >>> from warplens.cuda.ptx.parser import parse_module
        >>> loads = "ld.shared.f32 %f1, [%r1];\n ld.shared.f32 %f2, [%r1+4];"
        >>> module = parse_module(".version 8.8 .target sm_90 .address_size 64 .entry sum() {\n" + loads + "}")
        >>> wide = SassInstruction(0, 0x984, 2, guarded=False, conditional=False, target=None, width_bytes=8)
        >>> merged_requests(MachineCode((wide,), frozenset(), frozenset()), module.function("sum"))
        {2: MergedRequest(width_bytes=8, offset_bytes=0), 3: MergedRequest(width_bytes=0, offset_bytes=0)}
    """
    by_line: dict[int, list[SassInstruction]] = {}
    for instruction in code.instructions:
        if instruction.memory is not None:
            by_line.setdefault(instruction.ptx_line, []).append(instruction)
    branch_lines = {i.ptx_line for i in code.instructions if i.control in {Control.BRANCH, Control.EXIT}}
    accesses = list(_accesses(entry))
    owned = {a.line: _width(a, by_line.get(a.line, [])) for a in accesses}
    requests: dict[int, MergedRequest] = {}
    for leader in accesses:
        width = owned[leader.line]
        if width is None or width <= leader.width:
            continue
        served = [a for a in accesses if owned[a.line] is None and _has_same_base(a, leader) and a.line not in requests]
        start = _start(leader, served, width)
        if start is None:
            continue
        requests[leader.line] = MergedRequest(width_bytes=width, offset_bytes=start - leader.offset)
        for access in served:
            if start <= access.offset < start + width:
                requests[access.line] = SERVED
    for statement in flat(entry.body or ()):
        if _is_guarded_branch(statement) and statement.ptx_line not in branch_lines:
            requests[statement.ptx_line] = SERVED
    return requests


def _is_guarded_branch(statement: tree.Statement) -> TypeGuard[tree.Instruction]:
    return isinstance(statement, tree.Instruction) and statement.opcode == "bra" and statement.guard is not None


def _has_same_base(access: _Access, leader: _Access) -> bool:
    return (access.memory, access.base, access.width) == (leader.memory, leader.base, leader.width)


def _start(leader: _Access, served: list[_Access], width: int) -> int | None:
    """Return the lowest offset at which the wide access begins and is filled by accesses, or None."""
    offsets = {access.offset for access in served} | {leader.offset}
    for start in range(leader.offset - width + leader.width, leader.offset + 1, leader.width):
        if all(offset in offsets for offset in range(start, start + width, leader.width)):
            return start
    return None


def _width(access: _Access, instructions: list[SassInstruction]) -> int | None:
    """Return the width of an access's own instructions, None where it has none of its kind."""
    widths = {i.width_bytes for i in instructions if i.memory is access.memory}
    return max(widths, default=None)


def _accesses(entry: tree.Function) -> Iterator[_Access]:
    """Iterate over the loads and stores of a kernel; a base changes when its register is written or a block begins."""
    block = 0
    versions: dict[str, int] = {}
    for statement in flat(entry.body or ()):
        if isinstance(statement, tree.Label):
            block += 1
            continue
        if not isinstance(statement, tree.Instruction):
            continue
        access = _access(statement, block, versions)
        if access is not None:
            yield access
        if translation_of(statement.opcode).ends_block:
            block += 1
        for name in _registers(statement.operands[:1]):
            versions[name] = versions.get(name, 0) + 1


def _registers(operands: Iterable[tree.Operand]) -> Iterator[str]:
    """Iterate over the registers that destinations hold, those of vectors and pairs included."""
    for operand in operands:
        match operand:
            case tree.Register(name):
                yield name
            case tree.Vector(elements):
                yield from _registers(elements)
            case tree.RegisterPair(first, second):
                yield from _registers((first, second))


def _access(instruction: tree.Instruction, block: int, versions: dict[str, int]) -> _Access | None:
    space = next((m for m in instruction.modifiers if m in {"shared", "global"}), None)
    memory = KINDS.get((instruction.opcode, space or ""))
    address = next((o for o in instruction.operands if isinstance(o, tree.Address)), None)
    if memory is None or address is None:
        return None
    element = ELEMENT_BYTES.get(instruction.modifiers[-1].lstrip("busf"))
    if element is None:
        return None
    lanes = next((int(m[1:]) for m in instruction.modifiers if m in {"v2", "v4"}), 1)
    match address.base:
        case tree.Register(name):
            base: tuple[object, ...] = (block, name, versions.get(name, 0), instruction.guard)
        case other:
            base = (block, other, instruction.guard)
    return _Access(instruction.ptx_line, memory, base, address.offset, element * lanes)
