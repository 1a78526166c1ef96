"""Machine code as values: the instructions of a kernel, whichever encoding they were read from.

The rule: operations have the numbers of compute capability 7.0 and later, the low 12 bits of an instruction there; a
reader of another encoding translates into them (`maxwell.operations`), so that nothing else knows encodings.

Sources: opcodes as nvdisasm names them on sm_70 to sm_120. Control bits: Jia, Maggioni, Staiger and Scarpazza,
"Dissecting the NVIDIA Volta GPU Architecture via Microbenchmarking", 2018, section 2.1.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from warplens.cuda.ptx import tree
from warplens.cuda.ptx.tree import flat

ALWAYS = 7  # this is the guard predicate PT, which is always true
NEVER = 15  # the guard !PT, which no lane passes: for sm_90 ptxas puts `@!PT LDS RZ, [RZ]` three times before LDGSTS


class MemoryKind(StrEnum):
    """Memory instructions whose requests are counted, by space and direction."""

    SHARED_LOAD = "LDS"
    SHARED_STORE = "STS"
    GLOBAL_LOAD = "LDG"
    GLOBAL_STORE = "STG"


OPCODES = {  # the opcodes of memory instructions whose requests are counted
    0x984: MemoryKind.SHARED_LOAD,
    0x388: MemoryKind.SHARED_STORE,
    0x981: MemoryKind.GLOBAL_LOAD,
    0x381: MemoryKind.GLOBAL_LOAD,
    0x986: MemoryKind.GLOBAL_STORE,
    0x386: MemoryKind.GLOBAL_STORE,
}
WIDTHS = {0: 1, 1: 1, 2: 2, 3: 2, 4: 4, 5: 8, 6: 16, 7: 16}
"""Three bits of a memory instruction give the bytes of a lane: U8, S8, U16, S16, 32, 64, 128, U.128."""


OFFSETS = frozenset({0x983, 0x387})
"""LDL and STL: their number is the offset in bytes from the register, as that of a spilled register on the stack."""
WAIT_FOR_COPIES = 0x91A
"""DEPBAR.LE: its number is how many groups of asynchronous copies may be under way when the warp goes on."""


class Control(StrEnum):
    """Instructions after which control may not continue with the next one."""

    BRANCH = "BRA"
    UNIFORM_BRANCH = "BRA.U"  # always conditional, on a uniform predicate; from sm_100 on
    INDIRECT = "BRX"
    EXIT = "EXIT"
    CALL = "CALL"
    RETURN = "RET"
    MEET = "SYNC"  # lanes go to the place where those that parted continue together, and wait there; up to sm_62


CONTROL = {  # opcodes that transfer control; the last three are SYNC, BRK and CONT, numbered in `maxwell.operations`
    0x947: Control.BRANCH,
    0x547: Control.UNIFORM_BRANCH,
    0x949: Control.INDIRECT,
    0x94D: Control.EXIT,
    0x944: Control.CALL,
    0x950: Control.RETURN,
    0x1941: Control.MEET,
    0x2941: Control.MEET,
    0x3941: Control.MEET,
}

NO_SCOREBOARD = 7  # an instruction that sets no scoreboard names this one; there are six, 0 to 5


class Schedule(NamedTuple):
    """The control bits of an instruction, by which the compiler orders those of a warp.

    `stall_clocks` pass before the warp's next instruction; where it is 0, as it may be up to sm_62, both are issued in
    the same clock. A result that takes a time the compiler does not know frees the scoreboard `write` when it arrives.
    """

    stall_clocks: int = 1
    write: int = NO_SCOREBOARD
    read: int = NO_SCOREBOARD  # the scoreboard that operands free when they have been read
    wait_mask: int = 0  # the scoreboards that the instruction itself waits for

    @classmethod
    def of_bits(cls, bits: int) -> "Schedule":
        """Return the schedule of 21 control bits: stall 4, yield 1, write 3, read 3, wait mask 6, operand reuse 4."""
        return cls(bits & 15, bits >> 5 & 7, bits >> 8 & 7, bits >> 11 & 63)


NO_REGISTER = 255  # RZ, which is no register of a bank
PLACES = 3  # the operands that an instruction may read from registers, by their place
REGISTER_BITS = 8
NO_OPERANDS = (1 << PLACES * REGISTER_BITS) - 1  # no place has a register
UNSCHEDULED = Schedule()  # the schedule of an instruction that was made by hand, as in tests


@dataclass(frozen=True, slots=True)
class SassInstruction:
    """One instruction."""

    address: int
    opcode: int  # the number of its operation
    ptx_line: int  # counted from 1
    guarded: bool  # it has a predicate
    conditional: bool  # the predicate decides whether control leaves here
    target: int | None  # the address that a branch or call goes to, None where it is not known
    width_bytes: int  # for memory instructions only
    never: bool = False  # executed with all lanes predicated off
    schedule: Schedule = UNSCHEDULED
    constant: int = 0  # its number beside its registers, where that is read (`OFFSETS`, `WAIT_FOR_COPIES`), else 0
    # what a float32 operation reads, `REGISTER_BITS` for each of its `PLACES`, and above them a bit for each register
    # that it holds for the same place of a later instruction
    operands: int = NO_OPERANDS

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


# The control flow of machine code: basic blocks, their successors, and the PTX line of each instruction.
# Only reachable code is part of it; padding and the trap loop behind a kernel are not. An instruction is the `image` of
# a line where it does what the PTX instruction of that line does, one for one, so that both are executed equally often:
# the same memory access, floating-point operation, barrier, exchange. Other instructions belong to a line too, but the
# assembler makes any number of them.


@dataclass(frozen=True, slots=True, kw_only=True)
class Translation:
    """What the assembler makes of a PTX opcode (`machine.toml`)."""

    # by modifier, the low 9 bits of the machine instructions that do what the PTX instruction does, one for one; bits 9
    # to 11 tell where operands stand
    images: Mapping[str, frozenset[int]] = field(default_factory=dict)
    scales: bool = False  # floats that are denormal, huge or tiny are scaled under a guard
    corrects: bool = False  # integers: a low estimate, a negative operand and a zero are corrected under a guard
    several: bool = False  # of 32 bits it most often owns more or fewer than one machine instruction
    ends_block: bool = False  # accesses before and after it are never merged
    copies: bool = False  # the result is the operand, perhaps in another type or space


_NOTHING = Translation()
TRANSLATIONS = {  # the translation of each opcode
    opcode: Translation(**row | {"images": {word: frozenset(codes) for word, codes in row.get("images", {}).items()}})
    for opcodes, row in tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8")).items()
    for opcode in opcodes.split()
}


def translation_of(opcode: str) -> Translation:
    """Return what the assembler makes of an opcode."""
    return TRANSLATIONS.get(opcode, _NOTHING)


EXIT = -1  # this successor is the end of the warp, or of an inner function

RECONVERGENCE = 0x941  # these are the low 12 bits of BSYNC: diverged lanes execute it separately and continue together
WITH_TARGET = frozenset({Control.BRANCH, Control.UNIFORM_BRANCH, Control.CALL, Control.MEET})
"""Without the target of one of these the control flow is not known."""
SINGLE_TYPES = frozenset({"s32", "u32", "b32", "f32"})
"""Most PTX instructions on these types become one machine instruction (but see `Translation.several`)."""


@dataclass(frozen=True, slots=True)
class MachineInstruction:
    """An instruction of a block: its PTX line, its guard, its control, and what `SassInstruction` has of it."""

    ptx_line: int
    image: bool  # it is the image of its line
    single: bool  # its line most often becomes one instruction
    scales: bool  # unusual operands of its line (denormal, huge, negative) get instructions under a guard
    guarded: bool
    memory: bool
    control: Control | None
    conditional: bool
    never: bool = False  # no lane passes its guard
    opcode: int = 0
    width_bytes: int = 4
    schedule: Schedule = UNSCHEDULED
    constant: int = 0
    operands: int = NO_OPERANDS


@dataclass(frozen=True, slots=True)
class MachineBlock:
    """A basic block."""

    instructions: tuple[MachineInstruction, ...]
    successors: tuple[int, ...]  # the target of the branch at its end first
    calls: int | None = None  # an inner function
    reconverges: bool = False  # at its end, diverged lanes continue together
    gathers: bool = False  # they do so at its start
    waits: bool = False  # its last instruction only does this, BSYNC, or leads to such a place, SYNC


@dataclass(frozen=True, slots=True)
class ControlFlow:
    """The blocks of a kernel, the first of which is its start. `functions` are the first blocks of inner functions."""

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
    """Whether lanes only go where they meet others, unconditionally: this comes from no branch of the PTX."""
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


# The basic blocks of the PTX.

LEAVING = frozenset({"ret", "exit", "trap"})  # without a guard, control ends at these


@dataclass(slots=True)
class PtxBlock:
    """A basic block of the PTX."""

    lines: list[int] = field(default_factory=list)  # those of its instructions
    successors: list[int] = field(default_factory=list)  # the blocks that follow
    parts: bool = False  # its last instruction is a branch that some lanes may take


def blocks_of(entry: tree.Function, *, over_barriers: bool = False) -> list[PtxBlock]:
    """Return the basic blocks of a kernel.

    A block that ends in a table of branches leads nowhere; one that ends in a barrier leads to the next only with
    `over_barriers`.
    """
    blocks = [PtxBlock()]
    labels: dict[str, int] = {}
    targets: dict[int, str] = {}

    def begin(*, is_reached: bool) -> None:
        """Begin a block, unless the last one is still empty."""
        if blocks[-1].lines:
            if is_reached:
                blocks[-1].successors.append(len(blocks))
            blocks.append(PtxBlock())

    for statement in flat(entry.body or ()):
        if isinstance(statement, tree.Label):
            begin(is_reached=True)
            labels[statement.name] = len(blocks) - 1
        elif isinstance(statement, tree.Instruction):
            block, is_guarded = blocks[-1], statement.guard is not None
            block.lines.append(statement.ptx_line)
            match statement.opcode, statement.operands:
                case "bra", (tree.Symbol(name), *_):
                    targets[len(blocks) - 1] = name
                    block.parts = is_guarded
                    begin(is_reached=is_guarded)
                case opcode, _ if opcode in LEAVING:
                    block.parts = is_guarded
                    begin(is_reached=is_guarded)
                case opcode, _ if translation_of(opcode).ends_block or opcode == "brx":
                    begin(is_reached=over_barriers and opcode != "brx")
    for number, name in targets.items():
        blocks[number].successors.append(labels[name])
    return blocks
