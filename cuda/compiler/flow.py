"""The control flow of machine code: basic blocks, where each can go on to, and which PTX their instructions stem from.

The rule: only what can be executed is part of it; padding and the trap loop behind a kernel are not. An instruction
is the `image` of a line where it does what the PTX instruction of that line does, one for one, so that both are
executed equally often: the same memory access, floating-point operation, barrier, exchange. Other instructions stem
from a line too, but the assembler makes any number of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from warplens.cuda.compiler.sass import Control, Instruction, MachineCode
from warplens.cuda.ptx import tree
from warplens.cuda.ptx.walk import flat

EXIT = -1
"""The successor that stands for the end of the warp, or of an inner function."""

_FLOAT = frozenset({0x20, 0x21, 0x23})  # FMUL, FADD, FFMA
_DOUBLE = frozenset({0x28, 0x29, 0x2B})  # DMUL, DADD, DFMA
_SPECIAL = frozenset({0x108})  # MUFU
MEETING = 0x941
"""The low 12 bits of BSYNC: lanes that come here apart execute it apart, and go on together."""
IMAGES: dict[tuple[str, str], frozenset[int]] = {
    **{(opcode, "f32"): _FLOAT for opcode in ("add", "sub", "mul", "fma", "mad")},
    **{(opcode, "f64"): _DOUBLE for opcode in ("add", "sub", "mul", "fma", "mad")},
    **{(opcode, "f32"): _SPECIAL for opcode in ("ex2", "lg2", "sin", "cos")},
    ("ld", "global"): frozenset({0x181}),
    ("st", "global"): frozenset({0x186}),
    ("ld", "shared"): frozenset({0x184}),
    ("st", "shared"): frozenset({0x188}),
    ("bar", "sync"): frozenset({0x11D}),
    ("barrier", "sync"): frozenset({0x11D}),
    ("shfl", "sync"): frozenset({0x189}),
}
"""The low 9 bits of the machine instructions that do what a PTX instruction with this modifier does.

Bits 9 to 11 tell where operands stand. Source: nvdisasm on the targets that `sass` names.
"""


SCALING = frozenset({"div", "rcp", "sqrt", "rsqrt", "ex2", "lg2"})
"""Functions of floats whose operands are scaled under a guard where they are denormal, huge or tiny."""
SINGLE_TYPES = frozenset({"s32", "u32", "b32", "f32"})
SEVERAL = frozenset({"div", "rem", "sqrt", "rcp", "cvt", "mov", "ld", "st", "atom", "red"})
"""What computes with 32 bits owns one instruction most often, but for these."""


@dataclass(frozen=True, slots=True)
class MachineInstruction:
    """An instruction of a block: its PTX line, whether it is the image of that line, its guard, and its control.

    `single`: its line most often owns one instruction. `scales`: its line is a function for which the assembler scales
    operands that are denormal or huge, under a guard.
    """

    ptx_line: int
    image: bool
    single: bool
    scales: bool
    guarded: bool
    memory: bool
    control: Control | None
    conditional: bool


@dataclass(frozen=True, slots=True)
class MachineBlock:
    """A basic block. `successors` holds the target of the branch at its end first, `calls` an inner function.

    `meets`: at its end, lanes that come apart go on together.
    """

    instructions: tuple[MachineInstruction, ...]
    successors: tuple[int, ...]
    calls: int | None = None
    meets: bool = False


@dataclass(frozen=True, slots=True)
class ControlFlow:
    """The blocks of a kernel; it starts at the first. `functions` are the blocks where inner functions begin."""

    blocks: tuple[MachineBlock, ...]
    functions: frozenset[int]


def control_flow(code: MachineCode, entry: tree.Function) -> ControlFlow | None:
    """Return the control flow of a kernel, or None where a branch leads out of it, or the PTX calls functions."""
    if any(isinstance(s, tree.Instruction) and s.opcode == "call" for s in flat(entry.body or ())):
        return None
    places = {instruction.address: place for place, instruction in enumerate(code.instructions)}
    targets = {i.target for i in code.instructions if i.target is not None}
    if not targets <= places.keys():
        return None
    starts = {0, *(places[address] for address in targets | code.tables | code.functions if address in places)}
    starts |= {place + 1 for place, i in enumerate(code.instructions) if i.control or i.opcode == MEETING}
    ordered = sorted(start for start in starts if start < len(code.instructions))
    ends = [*ordered[1:], len(code.instructions)]
    number = {start: index for index, start in enumerate(ordered)}
    block_at = {address: number[place] for address, place in places.items() if place in number}
    tables = tuple(sorted(block_at[address] for address in code.tables if address in block_at))
    lines = _lines(entry)
    blocks = []
    for index, (start, end) in enumerate(zip(ordered, ends, strict=True)):
        last = code.instructions[end - 1]
        following = index + 1 if index + 1 < len(ordered) else EXIT
        calls = block_at[last.target] if last.target in code.functions and last.control is Control.CALL else None
        successors = (following,) if calls is not None else _successors(last, following, block_at, tables)
        made = tuple(_instruction(i, lines) for i in code.instructions[start:end])
        blocks.append(MachineBlock(made, successors, calls, last.opcode == MEETING))
    return _reachable(blocks)


def _successors(
    last: Instruction, following: int, block_at: dict[int, int], tables: tuple[int, ...]
) -> tuple[int, ...]:
    match last.control:
        case None:
            return (following,)
        case Control.EXIT | Control.RETURN:
            gone: tuple[int, ...] = (EXIT,)
        case Control.INDIRECT:
            gone = tables
        case _:
            gone = (block_at[last.target or 0],)
    return (*gone, following) if last.conditional else gone


@dataclass(frozen=True, slots=True)
class _Lines:
    """What the lines of the PTX become: the opcodes of their images, and those that are `single`, that `scales`."""

    images: dict[int, frozenset[int]]
    single: frozenset[int]
    scaling: frozenset[int]


def _lines(entry: tree.Function) -> _Lines:
    images, single, scaling = {}, set(), set()
    for statement in flat(entry.body or ()):
        if not isinstance(statement, tree.Instruction):
            continue
        line, modifiers = statement.ptx_line, statement.modifiers
        opcodes = next((IMAGES[statement.opcode, m] for m in modifiers if (statement.opcode, m) in IMAGES), None)
        if opcodes is not None:
            images[line] = opcodes
        if statement.opcode in SCALING and {"f32", "f64"} & set(modifiers):
            scaling.add(line)
        elif modifiers[-1:] and modifiers[-1] in SINGLE_TYPES and statement.opcode not in SEVERAL:
            single.add(line)
    return _Lines(images, frozenset(single), frozenset(scaling))


def _instruction(instruction: Instruction, lines: _Lines) -> MachineInstruction:
    line = instruction.ptx_line
    return MachineInstruction(
        ptx_line=line,
        image=instruction.opcode & 0x1FF in lines.images.get(line, ()),
        single=line in lines.single,
        scales=line in lines.scaling,
        guarded=instruction.guarded,
        memory=instruction.memory is not None,
        control=instruction.control,
        conditional=instruction.conditional,
    )


def _reachable(blocks: list[MachineBlock]) -> ControlFlow:
    """Leave out the blocks that control never comes to."""
    kept = dict.fromkeys(_walk(blocks))
    number = {old: new for new, old in enumerate(sorted(kept))} | {EXIT: EXIT}
    moved = tuple(
        replace(
            blocks[old],
            successors=tuple(number[s] for s in dict.fromkeys(blocks[old].successors)),
            calls=None if blocks[old].calls is None else number[blocks[old].calls or 0],
        )
        for old in sorted(kept)
    )
    return ControlFlow(moved, frozenset(block.calls for block in moved if block.calls is not None))


def _walk(blocks: list[MachineBlock]) -> Iterator[int]:
    seen, work = set(), [0]
    while work:
        block = work.pop()
        if block not in seen and block != EXIT:
            seen.add(block)
            yield block
            called = blocks[block].calls
            work += [*blocks[block].successors, *([called] if called is not None else [])]
