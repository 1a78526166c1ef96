"""Which requests the machine code makes for the PTX: merged into wider ones, moved, or none under a guard.

The rule: requests are those of the machine code. ptxas replaces scalar accesses to neighbouring addresses by one of 64
or 128 bits where it can prove the alignment; the wide instruction has the line of one of them, and the others have no
instruction. So a wide instruction covers the accesses of the same base register in the same basic block that lie within
its width and have no instruction. Where a loop is unrolled, those of successive trips are neighbours too, if a trip
advances the base by as much as its accesses cover; then a wide instruction serves several trips. A branch over a few
instructions becomes a guard on each of them, and its line then has no branch; the branch of an unrolled loop has
several. `dropped_loads` finds the loads that have no instruction for another reason. Any access that all this does not
explain keeps the width of the PTX.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from warplens.cuda.compiler import machine
from warplens.cuda.compiler.dropped_loads import Load, dropped_loads
from warplens.cuda.compiler.machine import Control, ControlFlow, blocks_of
from warplens.cuda.ptx import tree
from warplens.cuda.ptx.tree import LARGEST_COPY, SERVED, UNROLLED, MergedRequest, flat, registers_of
from warplens.cuda.simt.passes.control_flow import dominators, predecessors

# ptxas may keep a small array in registers that the PTX declares in local memory. Then no access of the function to
# local memory has a machine instruction, and none makes a request. Where one has, all keep those of the PTX, since the
# machine code does not say which array stayed in memory.

IN_LOCAL = frozenset({0x983, 0x387, 0x980, 0x385})  # LDL, STL, and LD and ST, whose addresses may be of local memory


def held_in_registers(code: machine.MachineCode, functions: Iterable[tree.Function]) -> dict[int, MergedRequest]:
    """Return by PTX line the accesses of local memory that are in registers, which make no request."""
    lines = {instruction.ptx_line for instruction in code.instructions}
    in_local = {instruction.ptx_line for instruction in code.instructions if instruction.opcode in IN_LOCAL}
    bodies = [
        [part for part in flat(function.body or ()) if isinstance(part, tree.Instruction)] for function in functions
    ]
    requests: dict[int, MergedRequest] = {}
    if not in_local <= {instruction.ptx_line for body in bodies for instruction in body}:
        return requests  # it is not known which access of the PTX that is
    for body in bodies:
        accesses = {i.ptx_line for i in body if i.opcode in {"ld", "st"} and "local" in i.modifiers}
        has_code = any(instruction.ptx_line in lines for instruction in body)  # else it is that of another kernel
        if has_code and in_local.isdisjoint(accesses):
            requests |= dict.fromkeys(accesses, SERVED)
    return requests


# The step of a register is what one trip of the innermost loop around an instruction adds to it, or None where that is
# not proven: 0 where the loop does not define the register, else what additions of constants and moves sum up to. A
# loop is the text from a label to the last branch back to it, which is how compilers write loops.


Loop = tuple[int, int]  # the lines between which the instructions of a loop lie, the last included


class Steps:
    """The steps of the registers of a kernel."""

    def __init__(self, entry: tree.Function) -> None:
        """Index the definitions of each register, and the loops."""
        self._definitions: dict[str, list[tree.Instruction]] = {}
        self._loops: dict[str, Loop] = {}
        self._known: dict[tuple[str, Loop], int | None] = {}
        labels: dict[str, int] = {}
        line = 0
        for statement in flat(entry.body or ()):
            match statement:
                case tree.Label(name):
                    labels[name] = line
                case tree.Instruction(opcode="bra", operands=(tree.Symbol(name), *_)) if name in labels:
                    self._loops[name] = labels[name], statement.ptx_line
                case tree.Instruction(operands=(tree.Register(name), *_)):
                    self._definitions.setdefault(name, []).append(statement)
            if isinstance(statement, tree.Instruction):
                line = statement.ptx_line

    @property
    def branches_back(self) -> frozenset[int]:
        """The lines of the last branch back of each loop."""
        return frozenset(last for _, last in self._loops.values())

    def of(self, register: str, line: int) -> int | None:
        """Return the step of a register in the innermost loop around a line of the PTX, None where it is not known."""
        around = [loop for loop in self._loops.values() if loop[0] < line <= loop[1]]
        return self._step(register, min(around, key=lambda loop: loop[1] - loop[0])) if around else None

    def _step(self, register: str, loop: Loop) -> int | None:
        key = register, loop
        if key not in self._known:
            self._known[key] = None  # while it is looked for: a cycle that is no chain of additions has no step
            self._known[key] = self._derived(register, loop)
        return self._known[key]

    def _derived(self, register: str, loop: Loop) -> int | None:
        definition = self._definition(register, loop)
        if definition is None:
            is_defined = any(loop[0] < i.ptx_line <= loop[1] for i in self._definitions.get(register, ()))
            return None if is_defined else 0
        around = self._around(register, loop)
        if around is not None:
            return around
        steps = [self._operand_step(operand, loop) for operand in definition.operands[1:]]
        if None in steps:
            return None
        return _combined(definition, [step or 0 for step in steps]) if any(steps) else 0

    def _around(self, register: str, loop: Loop) -> int | None:
        """Return what a chain of additions and moves from a register to itself adds to it, None where there is none."""
        total, name = 0, register
        seen: set[str] = set()
        while name not in seen and (definition := self._definition(name, loop)) is not None:
            seen.add(name)
            match definition.opcode, definition.operands[1:]:
                case "add", (tree.Register(name), tree.Integer(value)):
                    total += value
                case "mov", (tree.Register(name),):
                    pass
                case _:
                    return None
            if name == register:
                return total
        return None

    def _definition(self, register: str, loop: Loop) -> tree.Instruction | None:
        """Return the one instruction of a loop that defines a register, None where there are none or several."""
        inside = [i for i in self._definitions.get(register, ()) if loop[0] < i.ptx_line <= loop[1]]
        return inside[0] if len(inside) == 1 and inside[0].guard is None else None

    def _operand_step(self, operand: tree.Operand, loop: Loop) -> int | None:
        match operand:
            case tree.Integer() | tree.Symbol():
                return 0
            case tree.Register(name):
                return self._step(name, loop)
            case _:
                return None


def _combined(definition: tree.Instruction, steps: list[int]) -> int | None:
    """Return the step of a result from those of the operands, of which one at least is not 0."""
    match definition.opcode, definition.operands[1:]:
        case opcode, (_,) if machine.translation_of(opcode).copies:
            return steps[0]  # steps are far smaller than any type
        case "add", _:
            return steps[0] + steps[1]
        case "sub", _:
            return steps[0] - steps[1]
        case "shl", (_, tree.Integer(value)):
            return steps[0] << value
        case "mul", (_, tree.Integer(value)) if "hi" not in definition.modifiers:
            return steps[0] * value
        case "mad", (_, tree.Integer(value), _) if "hi" not in definition.modifiers:
            return steps[0] * value + steps[2]
        case "or", (_, tree.Integer(value)) if value >= 0 and steps[0] % (1 << value.bit_length()) == 0:
            return steps[0]  # the bits that a trip changes lie above those of the constant
        case _:
            return None


ELEMENT_BYTES = {"8": 1, "16": 2, "32": 4, "64": 8}

KINDS = {
    ("ld", "shared"): machine.MemoryKind.SHARED_LOAD,
    ("st", "shared"): machine.MemoryKind.SHARED_STORE,
    ("ld", "global"): machine.MemoryKind.GLOBAL_LOAD,
    ("st", "global"): machine.MemoryKind.GLOBAL_STORE,
}
SHARED = frozenset({machine.MemoryKind.SHARED_LOAD, machine.MemoryKind.SHARED_STORE})
"""The assembler knows the alignment from trip to trip for these alone."""


@dataclass(frozen=True, slots=True)
class _Access:
    """A load or store of the PTX: the bytes that it touches, relative to a base that is constant in a block."""

    line: int
    memory: machine.MemoryKind
    base: tuple[object, ...]
    offset: int
    width: int

    @property
    def register(self) -> str:
        """The register of the base, "" where it is a variable."""
        return str(self.base[1]) if isinstance(self.base[1], str) else ""


def merged_requests(
    code: machine.MachineCode, entry: tree.Function, module: tree.Module | None = None
) -> dict[int, MergedRequest]:
    """Return the requests that differ from the PTX, by PTX line; of a `module` those of all its functions.

    Only accesses of local memory differ in functions that are not the entry.
    """
    by_line: dict[int, list[machine.SassInstruction]] = {}
    for instruction in code.instructions:
        if instruction.memory is not None:
            by_line.setdefault(instruction.ptx_line, []).append(instruction)
    branches = Counter(
        i.ptx_line
        for i in code.instructions
        if i.control in {machine.Control.BRANCH, machine.Control.EXIT}
        or (i.control is machine.Control.MEET and i.conditional)
    )
    groups: dict[tuple[object, ...], list[_Access]] = {}
    for access in _accesses(entry):
        groups.setdefault((access.memory, access.base, access.width), []).append(access)
    steps = Steps(entry)
    requests: dict[int, MergedRequest] = {}
    for group in groups.values():
        widths = {a.line: {i.width_bytes for i in by_line.get(a.line, []) if i.memory is a.memory} for a in group}
        requests |= _merged(group, widths, steps)
    loads = list(_loads(entry, by_line))
    if any(max(load.widths, default=0) < load.width_bytes for load in loads):
        requests |= dropped_loads(entry, loads, requests)
    for statement in flat(entry.body or ()):
        if (
            isinstance(statement, tree.Instruction)
            and statement.opcode == "bra"
            and statement.guard is not None
            and not branches[statement.ptx_line]
        ):
            requests[statement.ptx_line] = SERVED
    requests |= {line: UNROLLED for line in steps.branches_back if branches[line] > 1}
    flow = machine.control_flow(code, entry)
    for line, placed in ({} if flow is None else placed_requests(flow, entry)).items():
        merged = requests.get(line, MergedRequest())
        if merged.trips == 1:  # how lanes share out requests of several trips is not known
            requests[line] = replace(merged, copies=placed.copies, moved_to=placed.moved_to)
    functions = [entry] if module is None else [item for item in module.items if isinstance(item, tree.Function)]
    return requests | held_in_registers(code, functions)


def _merged(group: list[_Access], widths: dict[int, set[int]], steps: Steps) -> dict[int, MergedRequest]:
    """Return the requests of accesses with one base, whose own instructions have these widths; the widest come first.

    Where one trip does not fill an instruction that has no other width, several may.
    """
    requests: dict[int, MergedRequest] = {}
    element = group[0].width
    for width in sorted({max(w) for w in widths.values() if w and max(w) > element}, reverse=True):
        leaders = [a for a in group if max(widths[a.line], default=0) == width]
        served = [a for a in group if not widths[a.line] and a.line not in requests]
        requests |= _placed(leaders, served, width, 1)
        others = [a for a in leaders if a.line not in requests and widths[a.line] == {width} and a.memory in SHARED]
        step = abs(steps.of(others[0].register, others[0].line) or 0) if others else 0
        if 0 < step < width and width % step == 0:
            served = [a for a in served if a.line not in requests]
            requests |= _placed(others, served, step, width // step)
    return requests


def _placed(leaders: list[_Access], served: list[_Access], width: int, trips: int) -> dict[int, MergedRequest]:
    """Place the instructions of some accesses so that as many as possible are filled.

    They lie at multiples of their width from one place; where several places fill as many, the base itself is one.
    `width` is what one trip covers of each.
    """
    best: dict[int, MergedRequest] = {}
    for place in range(0, width, leaders[0].width if leaders else width):
        placed: dict[int, MergedRequest] = {}
        for leader in leaders:
            start = leader.offset - (leader.offset - place) % width
            covered = [a for a in served if start <= a.offset < start + width]
            offsets = {a.offset for a in covered} | {leader.offset}
            if offsets.issuperset(range(start, start + width, leader.width)):
                moved = MergedRequest(width_bytes=trips * width, offset_bytes=start - leader.offset, trips=trips)
                placed |= {leader.line: moved} | {a.line: SERVED for a in covered}
        if len(placed) > len(best):
            best = placed
    return best


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
        if machine.translation_of(statement.opcode).ends_block:
            block += 1
        for result in statement.operands[:1]:
            for name in () if isinstance(result, tree.Address) else registers_of(result):
                versions[name] = versions.get(name, 0) + 1


def _loads(entry: tree.Function, by_line: Mapping[int, Sequence[machine.SassInstruction]]) -> Iterator[Load]:
    for statement in flat(entry.body or ()):
        if isinstance(statement, tree.Instruction) and statement.opcode == "ld":
            space = next((m for m in statement.modifiers if m in {"shared", "global"}), "")
            memory, element = KINDS.get(("ld", space)), ELEMENT_BYTES.get(statement.modifiers[-1].lstrip("busf"))
            if memory is not None and element is not None:
                own, result = by_line.get(statement.ptx_line, ()), statement.operands[0]
                lanes = len(result.elements) if isinstance(result, tree.Vector) else 1
                widths = tuple(i.width_bytes for i in own if i.memory is memory)
                yield Load(statement, element, element * lanes, widths)


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


# Where the machine code makes the requests of the PTX: in copies of a loop, or behind a branch. A place is read off the
# images of an instruction (`machine`). Where several blocks of the machine code hold different numbers of its images,
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
