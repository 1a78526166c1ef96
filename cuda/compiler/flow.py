"""The control flow of machine code: basic blocks, their successors, and the PTX line of each instruction.

The rule: only reachable code is part of it; padding and the trap loop behind a kernel are not. An instruction is the
`image` of a line where it does what the PTX instruction of that line does, one for one, so that both are executed
equally often: the same memory access, floating-point operation, barrier, exchange. Other instructions belong to a line
too, but the assembler makes any number of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from warplens.cuda.compiler.machine import NO_OPERANDS, UNSCHEDULED, Control, MachineCode, SassInstruction, Schedule
from warplens.cuda.ptx import tree
from warplens.cuda.ptx.tree import flat

# What the assembler makes of each PTX opcode. An opcode has one row. An opcode without a row becomes no particular
# machine instruction.
# Source: nvdisasm on the targets that `sass` names.


@dataclass(frozen=True, slots=True, kw_only=True)
class Translation:
    """One opcode.

    Args:
        images: by modifier, the low 9 bits of the machine instructions that do what the PTX instruction does, one for
            one. Bits 9 to 11 tell where operands stand.
        scales: of floats, operands that are denormal, huge or tiny are scaled under a guard.
        corrects: of integers, an estimate that is too small, a negative operand and a zero are corrected under a guard.
        several: an instruction of 32 bits owns more or fewer than one machine instruction most often.
        ends_block: accesses before and after it are never merged.
        copies: the result is the operand, perhaps in another type or space.
    """

    images: Mapping[str, frozenset[int]] = field(default_factory=dict)
    scales: bool = False
    corrects: bool = False
    several: bool = False
    ends_block: bool = False
    copies: bool = False


_FLOAT = frozenset({0x20, 0x21, 0x23})  # FMUL, FADD, FFMA
_DOUBLE = frozenset({0x28, 0x29, 0x2B})  # DMUL, DADD, DFMA
_SPECIAL = frozenset({0x108})  # MUFU
_BARRIER = frozenset({0x11D})

_ARITHMETIC = Translation(images={"f32": _FLOAT, "f64": _DOUBLE})
_SYNCHRONISATION = Translation(images={"sync": _BARRIER}, ends_block=True)
_NOTHING = Translation()

TRANSLATIONS = {
    "add": _ARITHMETIC,
    "sub": _ARITHMETIC,
    "mul": _ARITHMETIC,
    "fma": _ARITHMETIC,
    "mad": _ARITHMETIC,
    "ex2": Translation(images={"f32": _SPECIAL}, scales=True),
    "lg2": Translation(images={"f32": _SPECIAL}, scales=True),
    "sin": Translation(images={"f32": _SPECIAL}),
    "cos": Translation(images={"f32": _SPECIAL}),
    "div": Translation(scales=True, corrects=True, several=True),
    "rcp": Translation(scales=True, several=True),
    "sqrt": Translation(scales=True, several=True),
    "rsqrt": Translation(scales=True),
    "rem": Translation(corrects=True, several=True),
    "cvt": Translation(several=True, copies=True),
    "cvta": Translation(copies=True),
    "mov": Translation(several=True, copies=True),
    "ld": Translation(images={"global": frozenset({0x181}), "shared": frozenset({0x184})}, several=True),
    "st": Translation(images={"global": frozenset({0x186}), "shared": frozenset({0x188})}, several=True),
    "atom": Translation(several=True),
    "red": Translation(several=True),
    "shfl": Translation(images={"sync": frozenset({0x189})}),
    "bar": _SYNCHRONISATION,
    "barrier": _SYNCHRONISATION,
    "bra": Translation(ends_block=True),
}
"""The translation of each opcode."""


def translation_of(opcode: str) -> Translation:
    """Return what the assembler makes of an opcode."""
    return TRANSLATIONS.get(opcode, _NOTHING)


EXIT = -1
"""This successor is the end of the warp, or of an inner function."""

RECONVERGENCE = 0x941
"""These are the low 12 bits of BSYNC: diverged lanes execute it separately and continue together."""
WITH_TARGET = frozenset({Control.BRANCH, Control.UNIFORM_BRANCH, Control.CALL, Control.MEET})
"""Without the target of one of these the control flow is not known."""
SINGLE_TYPES = frozenset({"s32", "u32", "b32", "f32"})
"""Most PTX instructions on these types become one machine instruction (but see `Translation.several`)."""


@dataclass(frozen=True, slots=True)
class MachineInstruction:
    """An instruction of a block: its PTX line, whether it is the image of that line, its guard, and its control.

    `single`: its line most often becomes one instruction. `scales`: its line is a function whose unusual operands,
    such as denormal, huge or negative ones, get instructions under a guard. `never`: no lane passes its guard. `opcode`
    is the number of its operation (`compiler.machine`), `schedule` has the control bits, `constant` its own number,
    `operands` the registers that it reads (`machine.SassInstruction`).
    """

    ptx_line: int
    image: bool
    single: bool
    scales: bool
    guarded: bool
    memory: bool
    control: Control | None
    conditional: bool
    never: bool = False
    opcode: int = 0
    width_bytes: int = 4
    schedule: Schedule = UNSCHEDULED
    constant: int = 0
    operands: int = NO_OPERANDS


@dataclass(frozen=True, slots=True)
class MachineBlock:
    """A basic block. `successors` begins with the target of the branch at its end; `calls` is an inner function.

    `reconverges`: at its end, diverged lanes continue together. `gathers`: they do so at its start. `waits`: it ends
    with an instruction that only does this, BSYNC, or leads to such a place, SYNC.
    """

    instructions: tuple[MachineInstruction, ...]
    successors: tuple[int, ...]
    calls: int | None = None
    reconverges: bool = False
    gathers: bool = False
    waits: bool = False


@dataclass(frozen=True, slots=True)
class ControlFlow:
    """The blocks of a kernel, which starts at the first. `functions` are the first blocks of inner functions."""

    blocks: tuple[MachineBlock, ...]
    functions: frozenset[int]


def control_flow(code: MachineCode, entry: tree.Function) -> ControlFlow | None:
    """Return the control flow of a kernel, or None where a branch leads out of it or to a place that is not known.

    What the PTX calls is an inner function here, or lies elsewhere (`__assertfail`, `vprintf`) and counts as one
    instruction.
    """
    indices = {instruction.address: index for index, instruction in enumerate(code.instructions)}
    targets = {i.target for i in code.instructions if i.control in WITH_TARGET}
    if not targets <= indices.keys():
        return None
    gathering = {i.target for i in code.instructions if i.control is Control.MEET}
    starts = {0, *(indices[address] for address in targets | code.tables | code.functions if address in indices)}
    starts |= {index + 1 for index, i in enumerate(code.instructions) if i.control or i.opcode == RECONVERGENCE}
    ordered = sorted(start for start in starts if start < len(code.instructions))
    ends = [*ordered[1:], len(code.instructions)]
    number = {start: block for block, start in enumerate(ordered)}
    block_at = {address: number[index] for address, index in indices.items() if index in number}
    tables = tuple(sorted(block_at[address] for address in code.tables if address in block_at))
    lines = _lines(entry)
    blocks = []
    for block, (start, end) in enumerate(zip(ordered, ends, strict=True)):
        last = code.instructions[end - 1]
        following = block + 1 if block + 1 < len(ordered) else EXIT
        calls = block_at[last.target] if last.target in code.functions and last.control is Control.CALL else None
        successors = (following,) if calls is not None else _successors(last, following, block_at, tables)
        instructions = tuple(_instruction(i, lines) for i in code.instructions[start:end])
        reconverges = last.opcode == RECONVERGENCE
        blocks.append(
            MachineBlock(
                instructions,
                successors,
                calls,
                reconverges,
                gathers=code.instructions[start].address in gathering,
                waits=reconverges or _only_waits(last),
            )
        )
    return _reachable(blocks)


def _successors(
    last: SassInstruction, following: int, block_at: dict[int, int], tables: tuple[int, ...]
) -> tuple[int, ...]:
    match last.control:
        case None:
            return (following,)
        case Control.EXIT | Control.RETURN:
            targets: tuple[int, ...] = (EXIT,)
        case Control.INDIRECT:
            targets = tables
        case _:
            targets = (block_at[last.target or 0],)
    return (*targets, following) if last.conditional else targets


@dataclass(frozen=True, slots=True)
class _Lines:
    """The machine code of PTX lines: the opcodes of their images, and the lines that are `single` or `scaling`."""

    images: dict[int, frozenset[int]]
    single: frozenset[int]
    scaling: frozenset[int]


def _lines(entry: tree.Function) -> _Lines:
    images, single, scaling = {}, set(), set()
    for statement in flat(entry.body or ()):
        if not isinstance(statement, tree.Instruction):
            continue
        line, modifiers = statement.ptx_line, statement.modifiers
        translation = translation_of(statement.opcode)
        opcodes = next((translation.images[m] for m in modifiers if m in translation.images), None)
        if opcodes is not None:
            images[line] = opcodes
        is_float = bool({"f32", "f64"} & set(modifiers))
        if (translation.scales and is_float) or (translation.corrects and not is_float):
            scaling.add(line)
        elif modifiers[-1:] and modifiers[-1] in SINGLE_TYPES and not translation.several:
            single.add(line)
    return _Lines(images, frozenset(single), frozenset(scaling))


def _instruction(instruction: SassInstruction, lines: _Lines) -> MachineInstruction:
    line = instruction.ptx_line
    return MachineInstruction(
        ptx_line=line,
        image=not instruction.never and instruction.opcode & 0x1FF in lines.images.get(line, ()),
        single=line in lines.single,
        scales=line in lines.scaling,
        guarded=instruction.guarded,
        memory=instruction.memory is not None,
        control=None if _only_waits(instruction) else instruction.control,
        conditional=instruction.conditional,
        never=instruction.never,
        opcode=instruction.opcode,
        width_bytes=instruction.width_bytes,
        schedule=instruction.schedule,
        constant=instruction.constant,
        operands=instruction.operands,
    )


def _only_waits(instruction: SassInstruction) -> bool:
    """Whether lanes go where they meet others, whatever they hold: it comes from no branch of the PTX."""
    return instruction.control is Control.MEET and not instruction.conditional


def _reachable(blocks: list[MachineBlock]) -> ControlFlow:
    """Leave out the blocks that control never reaches."""
    reachable = dict.fromkeys(_walk(blocks))
    number = {old: new for new, old in enumerate(sorted(reachable))} | {EXIT: EXIT}
    moved = tuple(
        replace(
            blocks[old],
            successors=tuple(number[s] for s in dict.fromkeys(blocks[old].successors)),
            calls=None if blocks[old].calls is None else number[blocks[old].calls or 0],
        )
        for old in sorted(reachable)
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
