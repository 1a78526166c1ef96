"""What the assembler made of the accesses of the PTX: those that it merged into wider ones, narrowed or dropped.

The rule: a wide instruction has the line of one access, and the others have none. So it covers the accesses of the same
base register in the same basic block that lie within its width and have no instruction. Where a loop is unrolled, those
of successive trips are neighbours too, if a trip advances the base by as much as its accesses cover; then a wide
instruction serves several trips.

Only a load without a machine instruction of its own can be dropped, and there must be a reason: nothing reads what it
loads, or the same bytes were loaded before, on every way to it, by a load that is in the machine code. A load of a
vector whose only instructions are narrower takes the elements that something reads, where these are what one such
instruction holds. Volatile loads are never dropped.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from warplens.cuda.compiler.machine import TRANSLATIONS, UNTRANSLATED, MemoryKind, PtxBlock
from warplens.cuda.ptx import tree
from warplens.cuda.ptx.tree import SERVED, MergedRequest, flat, registers_of
from warplens.cuda.simt.passes.control_flow import dominators, reachable

# The step of a register is what one trip of the innermost loop around an instruction adds to it, or None where that is
# not proven: 0 where the loop does not define the register, else what additions of constants and moves sum up to. A
# loop is the text from a label to the last branch back to it, which is how compilers write loops.

Loop = tuple[int, int]  # the lines between which the instructions of a loop lie, the last included


class Steps:
    """The steps of the registers of a kernel."""

    def __init__(self, entry: tree.Function) -> None:
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
        case opcode, (_,) if TRANSLATIONS.get(opcode, UNTRANSLATED).copies:
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


SHARED = frozenset({MemoryKind.SHARED_LOAD, MemoryKind.SHARED_STORE})
"""The assembler knows the alignment from trip to trip for these alone."""


@dataclass(frozen=True, slots=True)
class Access:
    """A load or store of the PTX: the bytes that it touches, relative to a base that is constant in a block."""

    line: int
    memory: MemoryKind
    base: tuple[object, ...]
    offset: int
    width: int


def merged(
    entry: tree.Function, groups: Iterable[tuple[list[Access], dict[int, set[int]]]]
) -> dict[int, MergedRequest]:
    """Return by PTX line the requests of groups of accesses with one base, and the widths of their own instructions.

    The widest come first. Where one trip does not fill an instruction that has no other width, several may.
    """
    steps = Steps(entry)
    requests: dict[int, MergedRequest] = {}
    for group, widths in groups:
        wider = {max(own) for own in widths.values() if own and max(own) > group[0].width}
        for width in sorted(wider, reverse=True):
            leaders = [a for a in group if max(widths[a.line], default=0) == width]
            served = [a for a in group if not widths[a.line] and a.line not in requests]
            requests |= _placed(leaders, served, width, 1)
            others = [a for a in leaders if a.line not in requests and widths[a.line] == {width} and a.memory in SHARED]
            step = abs(steps.of(str(others[0].base[1]), others[0].line) or 0) if others else 0
            if 0 < step < width and width % step == 0:
                served = [a for a in served if a.line not in requests]
                requests |= _placed(others, served, step, width // step)
    return requests


def _placed(leaders: list[Access], served: list[Access], width: int, trips: int) -> dict[int, MergedRequest]:
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


VOLATILE = frozenset({"volatile", "relaxed", "acquire", "mmio"})
SPACES = frozenset({"global", "shared"})


@dataclass(frozen=True, slots=True)
class Load:
    """A load of the PTX: the bytes of an element and of all, and the widths of its own machine instructions."""

    instruction: tree.Instruction
    element_bytes: int
    width_bytes: int
    widths: tuple[int, ...]

    @property
    def line(self) -> int:
        """The line of the PTX."""
        return self.instruction.ptx_line

    @property
    def bytes_(self) -> tuple[object, ...]:
        """What identifies the bytes that it loads, as long as registers keep their values."""
        return self.instruction.modifiers, self.instruction.operands[1:]

    @property
    def results(self) -> tuple[tree.Operand, ...]:
        """The operands that its elements are loaded to."""
        first = self.instruction.operands[0]
        return first.elements if isinstance(first, tree.Vector) else (first,)


def dropped_loads(
    entry: tree.Function, blocks: Sequence[PtxBlock], loads: Sequence[Load], explained: Mapping[int, MergedRequest]
) -> dict[int, MergedRequest]:
    """Return by PTX line requests of loads that are missing or narrower; the entry's `blocks` lead on over barriers."""
    unexplained = [load for load in loads if load.line not in explained]
    unexplained = [load for load in unexplained if not VOLATILE & set(load.instruction.modifiers)]
    missing = [load for load in unexplained if not load.widths]
    narrow = [load for load in unexplained if load.widths and max(load.widths) < load.width_bytes]
    if not missing and not narrow:
        return {}
    needed = _needed(entry)
    requests = {load.line: SERVED for load in missing if not _used(load, needed)}
    requests |= {load.line: request for load in narrow if (request := _narrowed(load, needed)) is not None}
    rest = [load for load in missing if load.line not in requests]
    repeated = _Repeated(entry, blocks) if rest else None
    same: defaultdict[tuple[object, ...], list[Load]] = defaultdict(list)
    for load in loads:
        same[load.bytes_].append(load)
    for load in rest:
        others = (
            access
            for access in same[load.bytes_]
            if access.widths or access.line in explained or access.line in requests
        )
        if repeated is not None and any(repeated.is_repeated(load, other) for other in others):
            requests[load.line] = SERVED
    return requests


def _needed(entry: tree.Function) -> frozenset[str]:
    """Return the registers whose values have an effect."""
    from warplens.cuda.simt.isa.registry import INSTRUCTIONS

    pure = {"ld", *(opcode for opcode, traits in INSTRUCTIONS.items() if traits.is_pure)}
    waiting: list[tuple[frozenset[str], frozenset[str]]] = []  # results, and what they are computed from
    needed: set[str] = set()
    for statement in entry.instructions:
        guard = {statement.guard.register} if statement.guard is not None else set()
        is_pure = statement.opcode in pure and not VOLATILE & set(statement.modifiers)
        results = _registers(statement.operands[:1]) if is_pure else frozenset()
        read = _registers(statement.operands[1:] if is_pure else statement.operands) | guard
        if is_pure:
            waiting.append((results, read))
        else:
            needed |= read
    size = -1
    while size != len(needed):
        size = len(needed)
        for results, read in waiting:
            if not needed.isdisjoint(results):
                needed |= read
    return frozenset(needed)


def _registers(operands: Sequence[tree.Operand]) -> frozenset[str]:
    return frozenset(name for operand in operands for name in registers_of(operand))


def _used(load: Load, needed: frozenset[str]) -> tuple[int, ...]:
    """Return the numbers of the elements that something reads."""
    return tuple(number for number, result in enumerate(load.results) if not needed.isdisjoint(registers_of(result)))


def _narrowed(load: Load, needed: frozenset[str]) -> MergedRequest | None:
    """Return the request of a vector of which something reads a part, None where that does not explain its width."""
    used, width = _used(load, needed), max(load.widths)
    if not used or set(load.widths) != {width} or width % load.element_bytes:
        return None
    start = used[0] * load.element_bytes // width * width
    is_held = (used[-1] + 1) * load.element_bytes <= start + width
    return MergedRequest(width_bytes=width, offset_bytes=start) if is_held else None


class _Repeated:
    """Tells whether a load is a repetition, by the ways through the PTX and the registers that change."""

    def __init__(self, entry: tree.Function, blocks: Sequence[PtxBlock]) -> None:
        instructions = entry.instructions
        first = (instruction.operands[0] for instruction in instructions if instruction.operands)
        results = (result for result in first if not isinstance(result, tree.Address))
        written = Counter(name for result in results for name in registers_of(result))
        self._changing = frozenset(name for name, times in written.items() if times > 1)
        has_tables = any(instruction.opcode == "brx" for instruction in instructions)
        self._place = {
            line: (number, place)
            for number, block in enumerate(() if has_tables else blocks)
            for place, line in enumerate(block.lines)
        }
        self._dominators = dominators([block.successors for block in blocks])
        self._reached = reachable([block.successors for block in blocks])

    def is_repeated(self, load: Load, other: Load) -> bool:
        """Whether every way to a load leads over another one of the same bytes."""
        instruction, before = load.instruction, other.instruction
        is_same = (
            instruction is not before
            and load.bytes_ == other.bytes_
            and before.guard in {None, instruction.guard}
            and self._changing.isdisjoint(_registers(instruction.operands[1:]))
        )
        if not is_same or load.line not in self._place or other.line not in self._place:
            return False
        (block, place), (first, first_place) = self._place[load.line], self._place[other.line]
        if block not in self._reached:
            return False
        return first_place < place if block == first else bool(self._dominators[block] >> first & 1)
