"""What the assembler made of a kernel: its control flow, and the requests that differ from those of the PTX.

The rule: requests are those of the machine code. ptxas replaces scalar accesses to neighbouring addresses by one of 64
or 128 bits where it can prove the alignment, drops loads or makes them narrower (`merging`), keeps
arrays in registers, and moves or copies accesses. A branch over a few instructions becomes a guard on each of them, and
its line then has no branch; the branch of an unrolled loop has several. Any access that all this does not explain keeps
the width of the PTX.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache

from warplens.cuda.compiler import machine, merging
from warplens.cuda.compiler.machine import Control, ControlFlow, MachineBlock, MachineCode, PtxBlock, SassInstruction
from warplens.cuda.ptx import tree
from warplens.cuda.ptx.tree import LARGEST_COPY, SERVED, UNROLLED, MergedRequest, flat, registers_of
from warplens.cuda.simt.passes.control_flow import dominators, predecessors, reachable

# The control flow of machine code: basic blocks, their successors, and the PTX line of each instruction.
# Only reachable code is part of it; padding and the trap loop behind a kernel are not. An instruction is the `image` of
# a line where it does what the PTX instruction of that line does, one for one, so that both are executed equally often:
# the same memory access, floating-point operation, barrier, exchange. Other instructions belong to a line too, but the
# assembler makes any number of them.

RECONVERGENCE = 0x941  # these are the low 12 bits of BSYNC: diverged lanes execute it separately and continue together
WITH_TARGET = frozenset({Control.BRANCH, Control.UNIFORM_BRANCH, Control.CALL, Control.MEET})
"""Without the target of one of these the control flow is not known."""
SINGLE_TYPES = frozenset({"s32", "u32", "b32", "f32"})
"""Most PTX instructions on these types become one machine instruction (but see `Translation.several`)."""


def control_flow(code: MachineCode, entry: tree.Function) -> ControlFlow | None:
    """Return the control flow of a kernel, or None where a branch leads out of it or to a place that is not known.

    What the PTX calls is an inner function, or lies elsewhere (`__assertfail`, `vprintf`) and is one instruction.
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
        following = block + 1 if block + 1 < len(ordered) else machine.EXIT
        is_call = last.target in code.functions and last.control is Control.CALL
        calls = block_at[last.target] if is_call and last.target is not None else None
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
            targets: tuple[int, ...] = (machine.EXIT,)
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
    for statement in entry.instructions:
        line, modifiers = statement.ptx_line, statement.modifiers
        translation = machine.TRANSLATIONS.get(statement.opcode, machine.UNTRANSLATED)
        opcodes = next((translation.images[m] for m in modifiers if m in translation.images), None)
        if opcodes is not None:
            images[line] = opcodes
        is_float = bool({"f32", "f64"} & set(modifiers))
        if (translation.scales and is_float) or (translation.corrects and not is_float):
            scaling.add(line)
        elif modifiers[-1:] and modifiers[-1] in SINGLE_TYPES and not translation.several:
            single.add(line)
    return _Lines(images, frozenset(single), frozenset(scaling))


def _instruction(instruction: SassInstruction, lines: _Lines) -> SassInstruction:
    line = instruction.ptx_line
    return instruction._replace(
        image=not instruction.never and instruction.opcode & 0x1FF in lines.images.get(line, ()),
        single=line in lines.single,
        scales=line in lines.scaling,
        control=None if _only_waits(instruction) else instruction.control,
    )


def _only_waits(instruction: SassInstruction) -> bool:
    """Whether lanes only go where they meet others, unconditionally: this comes from no branch of the PTX."""
    return instruction.control is Control.MEET and not instruction.conditional


def _reachable(blocks: list[MachineBlock]) -> ControlFlow:
    """Leave out the blocks that control never reaches."""
    graph = [block.successors if block.calls is None else (*block.successors, block.calls) for block in blocks]
    reached = sorted(reachable(graph))
    number = {old: new for new, old in enumerate(reached)} | {machine.EXIT: machine.EXIT}
    moved = tuple(
        replace(
            blocks[old],
            successors=tuple(number[s] for s in dict.fromkeys(blocks[old].successors)),
            calls=None if blocks[old].calls is None else number[blocks[old].calls or 0],
        )
        for old in reached
    )
    return ControlFlow(moved, frozenset(block.calls for block in moved if block.calls is not None))


# The basic blocks of the PTX.


@cache
def _leaving() -> frozenset[str]:
    """Return the opcodes at which control ends unless they have a guard."""
    from warplens.cuda.simt.isa.registry import INSTRUCTIONS, Flow

    ends = {Flow.RETURN, Flow.EXIT, Flow.STOP}
    return frozenset(opcode for opcode, traits in INSTRUCTIONS.items() if traits.flow in ends)


def blocks_of(entry: tree.Function, *, over_barriers: bool = False) -> list[PtxBlock]:
    """Return the basic blocks of a kernel; tables of branches lead nowhere, barriers only on with `over_barriers`."""
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
                case opcode, _ if opcode in _leaving():
                    block.parts = is_guarded
                    begin(is_reached=is_guarded)
                case opcode, _ if machine.TRANSLATIONS.get(opcode, machine.UNTRANSLATED).ends_block or opcode == "brx":
                    begin(is_reached=over_barriers and opcode != "brx")
    for number, name in targets.items():
        blocks[number].successors.append(labels[name])
    return blocks


# ptxas may keep a small array in registers that the PTX declares in local memory. Then no access of the function to
# local memory has a machine instruction, and none makes a request. Where one has, all keep those of the PTX, since the
# machine code does not say which array stayed in memory.

IN_LOCAL = frozenset({0x983, 0x387, 0x980, 0x385})  # LDL, STL, and LD and ST, whose addresses may be of local memory


def held_in_registers(code: MachineCode, functions: Iterable[tree.Function]) -> dict[int, MergedRequest]:
    """Return by PTX line the accesses of local memory that are in registers, which make no request."""
    lines = {instruction.ptx_line for instruction in code.instructions}
    in_local = {instruction.ptx_line for instruction in code.instructions if instruction.opcode in IN_LOCAL}
    bodies = [function.instructions for function in functions]
    requests: dict[int, MergedRequest] = {}
    if not in_local <= {instruction.ptx_line for body in bodies for instruction in body}:
        return requests  # it is not known which access of the PTX that is
    for body in bodies:
        accesses = {i.ptx_line for i in body if i.opcode in {"ld", "st"} and "local" in i.modifiers}
        has_code = any(instruction.ptx_line in lines for instruction in body)  # else it is that of another kernel
        if has_code and in_local.isdisjoint(accesses):
            requests |= dict.fromkeys(accesses, SERVED)
    return requests


ELEMENT_BYTES = {"8": 1, "16": 2, "32": 4, "64": 8}

KINDS = {
    ("ld", "shared"): machine.MemoryKind.SHARED_LOAD,
    ("st", "shared"): machine.MemoryKind.SHARED_STORE,
    ("ld", "global"): machine.MemoryKind.GLOBAL_LOAD,
    ("st", "global"): machine.MemoryKind.GLOBAL_STORE,
}


def merged_requests(
    code: MachineCode, entry: tree.Function, module: tree.Module | None = None
) -> dict[int, MergedRequest]:
    """Return by PTX line the requests that differ from it; of other functions of a `module` those of local memory."""
    by_line: dict[int, list[SassInstruction]] = {}
    for instruction in code.instructions:
        if instruction.memory is not None:
            by_line.setdefault(instruction.ptx_line, []).append(instruction)
    groups: dict[tuple[object, ...], list[merging.Access]] = {}
    for access in _accesses(entry):
        groups.setdefault((access.memory, access.base, access.width), []).append(access)
    wide = []
    for group in groups.values():
        widths = {a.line: {i.width_bytes for i in by_line.get(a.line, []) if i.memory is a.memory} for a in group}
        if any(width > group[0].width for own in widths.values() for width in own):
            wide.append((group, widths))
    requests = merging.merged(entry, wide) if wide else {}
    loads = list(_loads(entry, by_line))
    if any(max(load.widths, default=0) < load.width_bytes for load in loads):
        requests |= merging.dropped_loads(entry, blocks_of(entry, over_barriers=True), loads, requests)
    requests |= _branch_requests(code, entry)
    flow = control_flow(code, entry)
    for line, placed in ({} if flow is None else placed_requests(flow, entry)).items():
        request = requests.get(line, MergedRequest())
        if request.trips == 1:  # how lanes share out requests of several trips is not known
            requests[line] = replace(request, copies=placed.copies, moved_to=placed.moved_to)
    functions = [entry] if module is None else [item for item in module.items if isinstance(item, tree.Function)]
    return requests | held_in_registers(code, functions)


def _branch_requests(code: MachineCode, entry: tree.Function) -> dict[int, MergedRequest]:
    """Return by PTX line the branches that became guards, and those of unrolled loops."""
    branches = Counter(
        i.ptx_line
        for i in code.instructions
        if i.control in {Control.BRANCH, Control.EXIT} or (i.control is Control.MEET and i.conditional)
    )
    requests: dict[int, MergedRequest] = {}
    back: dict[str, int] = {}  # the line of the last branch back to each label
    for statement in flat(entry.body or ()):
        match statement:
            case tree.Label(name):
                back.setdefault(name, 0)
            case tree.Instruction(opcode="bra", ptx_line=line, operands=operands):
                if statement.guard is not None and not branches[line]:
                    requests[line] = SERVED
                match operands:
                    case (tree.Symbol(name), *_) if name in back:
                        back[name] = line
    return requests | {line: UNROLLED for line in back.values() if branches[line] > 1}


def _accesses(entry: tree.Function) -> Iterator[merging.Access]:
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
        if machine.TRANSLATIONS.get(statement.opcode, machine.UNTRANSLATED).ends_block:
            block += 1
        for result in statement.operands[:1]:
            for name in () if isinstance(result, tree.Address) else registers_of(result):
                versions[name] = versions.get(name, 0) + 1


def _loads(entry: tree.Function, by_line: Mapping[int, Sequence[SassInstruction]]) -> Iterator[merging.Load]:
    for statement in entry.instructions:
        if statement.opcode == "ld":
            memory, element = _memory_of(statement)
            if memory is not None and element is not None:
                own, result = by_line.get(statement.ptx_line, ()), statement.operands[0]
                lanes = len(result.elements) if isinstance(result, tree.Vector) else 1
                widths = tuple(i.width_bytes for i in own if i.memory is memory)
                yield merging.Load(statement, element, element * lanes, widths)


def _memory_of(instruction: tree.Instruction) -> tuple[machine.MemoryKind | None, int | None]:
    """Return the kind of a load or store that is counted, and the bytes of an element; None for others."""
    space = next((m for m in instruction.modifiers if m in {"shared", "global"}), "")
    kind = KINDS.get((instruction.opcode, space))
    return kind, ELEMENT_BYTES.get(instruction.modifiers[-1].lstrip("busf")) if kind is not None else None


def _access(instruction: tree.Instruction, block: int, versions: dict[str, int]) -> merging.Access | None:
    memory, element = _memory_of(instruction)
    address = next((o for o in instruction.operands if isinstance(o, tree.Address)), None)
    if memory is None or element is None or address is None:
        return None
    lanes = next((int(m[1:]) for m in instruction.modifiers if m in {"v2", "v4"}), 1)
    match address.base:
        case tree.Register(name):
            base: tuple[object, ...] = (block, name, versions.get(name, 0), instruction.guard)
        case other:
            base = (block, other, instruction.guard)
    return merging.Access(instruction.ptx_line, memory, base, address.offset, element * lanes)


# Where the machine code makes the requests of the PTX: in copies of a loop, or behind a branch. A place is read off the
# images of an instruction. Where several blocks of the machine code hold different numbers of its images,
# or one holds several, they are copies of an unrolled loop, and each takes as many trips at once as it has images.
# Where its only image lies behind the branch that ends its block of the PTX, lanes that leave there do not execute it;
# the block of the PTX whose lanes do is the one that the instructions around the image come from. Any other image is
# executed by the lanes of its own block.
def placed_requests(flow: ControlFlow, entry: tree.Function) -> dict[int, MergedRequest]:
    """Return by PTX line the memory instructions that have copies, or that were moved to another block."""
    images: dict[int, Counter[int]] = {}
    guarded = set()
    for number, block in enumerate(flow.blocks):
        for instruction in block.instructions:
            if instruction.image and instruction.memory:
                images.setdefault(instruction.ptx_line, Counter())[number] += 1
                if instruction.guarded:
                    guarded.add(instruction.ptx_line)
    moves = _Moves(flow, entry)
    placed = {}
    for line, blocks in images.items():
        copies = _copies(blocks)
        moved_to = moves.of(line, next(iter(blocks))) if blocks.total() == 1 and line not in guarded else 0
        if copies or moved_to:
            placed[line] = MergedRequest(copies=copies, moved_to=moved_to)
    return placed


def _copies(blocks: Counter[int]) -> tuple[int, ...]:
    """Return the trips of copies, the most first, none where they do not tell how lanes share out the trips."""
    sizes = tuple(sorted(set(blocks.values()), reverse=True))
    is_known = sizes[0] <= LARGEST_COPY and all(size.bit_count() == 1 for size in sizes)
    return sizes if is_known and sizes != (1,) else ()


class _Moves:
    """Finds the instructions that the assembler moved behind the branch at the end of their block."""

    def __init__(self, flow: ControlFlow, entry: tree.Function) -> None:
        self._flow = flow
        self._blocks = blocks_of(entry)
        self._block_of = {line: number for number, block in enumerate(self._blocks) for line in block.lines}
        self._before = predecessors([block.successors for block in self._blocks])
        self._dominators = dominators([block.successors for block in flow.blocks])
        self._branches: dict[int, list[int]] = {}
        for number, block in enumerate(flow.blocks):
            last = block.instructions[-1]
            if last.control in {Control.BRANCH, Control.EXIT} and last.conditional:
                self._branches.setdefault(last.ptx_line, []).append(number)

    def of(self, line: int, image: int) -> int:
        """Return a line of the block whose lanes execute an instruction, 0 where that is its own."""
        own = self._block_of.get(line)
        if own is None or not self._blocks[own].parts:
            return 0
        branches = self._branches.get(self._blocks[own].lines[-1], [])
        is_behind = len(branches) == 1 and branches[0] != image and self._dominators[image] >> branches[0] & 1
        if not is_behind:
            return 0
        origins = Counter(
            origin
            for instruction in self._flow.blocks[image].instructions
            if (origin := self._block_of.get(instruction.ptx_line)) is not None and self._follows(origin, own)
        )
        return self._blocks[max(origins, key=lambda origin: origins[origin])].lines[0] if origins else 0

    def _follows(self, number: int, own: int) -> bool:
        """Whether the only way to a block leads from another one, over branches alone."""
        seen = set()
        while number not in seen and len(self._before[number]) == 1:
            seen.add(number)
            (number,) = self._before[number]
            if number == own:
                return True
            if not self._blocks[number].parts:
                return False
        return False
