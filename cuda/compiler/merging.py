"""Accesses of the PTX that the assembler merged into wider ones.

The rule: a wide instruction has the line of one access, and the others have none. So it covers the accesses of the same
base register in the same basic block that lie within its width and have no instruction. Where a loop is unrolled, those
of successive trips are neighbours too, if a trip advances the base by as much as its accesses cover; then a wide
instruction serves several trips.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from warplens.cuda.compiler.machine import TRANSLATIONS, UNTRANSLATED, MemoryKind
from warplens.cuda.ptx import tree
from warplens.cuda.ptx.tree import SERVED, MergedRequest, flat

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
