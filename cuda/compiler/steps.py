"""The step of a register of the PTX: how far one trip of the innermost loop around an instruction advances it.

The rule: a step is proven or None. A register that the loop does not define has step 0; one whose value of the last
trip reaches it through additions of constants and moves has their sum; what is computed from registers with steps has
the step that follows.
A loop is the text from a label to the last branch back to it, which is how compilers write loops.
"""

from __future__ import annotations

from warplens.cuda.compiler.translations import translation_of
from warplens.cuda.ptx import tree
from warplens.cuda.ptx.walk import flat

Loop = tuple[int, int]
"""The lines between which the instructions of a loop lie, the last included."""


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
            return None if self._is_defined(register, loop) else 0
        around = self._around(register, loop)
        if around is not None:
            return around
        steps = [self._operand_step(operand, loop) for operand in definition.operands[1:]]
        if None in steps:
            return None
        return _combined(definition, [step or 0 for step in steps]) if any(steps) else 0

    def _around(self, register: str, loop: Loop) -> int | None:
        """Return what additions and moves add to a register on its way to itself, None where it has no such way."""
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

    def _is_defined(self, register: str, loop: Loop) -> bool:
        return any(loop[0] < i.ptx_line <= loop[1] for i in self._definitions.get(register, ()))

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
        case opcode, (_,) if translation_of(opcode).copies:
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
