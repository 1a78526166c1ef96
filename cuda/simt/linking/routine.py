"""One function of a module as basic blocks, before `calls` resolves its calls.

The rule: this regroups the text and resolves names in their scopes (a register or variable that hides another gets a
name of its own) and `.loc` to lines. `ret` leads to RETURN, in a kernel to EXIT. The parameters of calls (`.param`
variables of the body, formal parameters, results) are still memory here.
"""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace

from warplens.cuda.ground.errors import UnsupportedError
from warplens.cuda.ptx import tree
from warplens.cuda.simt.isa.registry import ENDS_BLOCK, Flow, find_entry
from warplens.cuda.simt.linking.memory_layout import MemoryLayout
from warplens.cuda.simt.program.blocks import (
    CARRY,
    EXIT,
    GRANULE_BYTES,
    LLVM_TYPES,
    NO_LINE,
    STACK,
    TYPE_BYTES,
    Barrier,
    Block,
    Branch,
    Equals,
    Jump,
    Op,
    Placed,
    Terminator,
    align,
    alignment_of,
    call_target,
    renamed_instruction,
    size_of,
)

RETURN = -2  # this successor is the caller of the function


@dataclass(frozen=True, slots=True)
class Call:
    """A call of a function by name, or by the address in a register; arguments and results are `.param` variables."""

    op: Op
    target: tree.Symbol | tree.Register
    arguments: tuple[str, ...]
    results: tuple[str, ...]
    prototype: tree.CallPrototype | None = None


@dataclass(slots=True)
class Routine:
    """A function as blocks; its instructions are numbered from 0 to `count`."""

    name: str
    blocks: list[Block]
    registers: dict[str, str]
    calls: dict[int, Call]  # the blocks that end in a call, by their number
    count: int
    parameters: dict[str, int]  # the formal ones, sizes in bytes by name
    results: dict[str, int]  # the same
    actual: dict[str, int]  # those of calls in the body
    variable_bytes: int  # of its local variables, if they are on the stack
    alignment: int = GRANULE_BYTES  # the widest of these, at least a granule

    @property
    def frame_bytes(self) -> int:
        """The size of its frame on the stack: its variables up to the next multiple of their alignment."""
        return align(self.variable_bytes, self.alignment)


class RoutineReader:
    """Regroups a function into basic blocks, scopes flattened; it places its variables."""

    def __init__(
        self,
        function: tree.Function,
        layout: MemoryLayout,
        file_name: str,  # that of the kernel file in messages
        *,
        callable_: Collection[str],  # those with a body; a call of another is left as an instruction
        on_stack: bool = False,  # local variables are placed there, not in the layout
        main_file: int = 1,  # the lines of this file count
    ) -> None:
        self.function, self.layout, self.file_name, self.callable = function, layout, file_name, callable_
        self.on_stack = on_stack
        self.registers: dict[str, str] = {}
        self.scopes: list[dict[str, str]] = []
        self.actual: dict[str, int] = {}
        self.frame: dict[str, int] = {}
        self.frame_bytes = 0
        self.frame_alignment = GRANULE_BYTES
        self.line = 0
        self.count = 0
        self.labels: dict[str, int] = {}
        self.label_names: set[str] = set()
        self.tables: dict[str, tree.BranchTargets] = {}
        self.prototypes: dict[str, tree.CallPrototype] = {}
        self.calls: dict[int, Call] = {}
        self.raw: list[tuple[str, list[Op], Op | None]] = []
        self.more: list[Block] = []
        self.main_file = main_file
        self.is_entry = function.kind is tree.FunctionKind.ENTRY
        body = function.body or ()
        for statement in tree.flat(body):
            if isinstance(statement, tree.CallPrototype):
                self.prototypes[statement.name] = statement
        self._open("entry")
        self._enter(body, dict(layout.renamed))
        self._statements(body)

    def routine(self) -> Routine:
        """Return the function as blocks."""
        if not self.raw[-1][1] and self.raw[-1][2] is None and len(self.raw) - 1 not in self.labels.values():
            self.raw.pop()
        blocks = [self._block(i, *raw) for i, raw in enumerate(self.raw)]
        if self.frame:
            steps = []  # they compute the addresses of the frame's variables where the function begins
            for name, offset in self.frame.items():
                operands = tree.Register(_holder(name)), tree.Register(STACK), integer(offset), tree.Symbol(name)
                steps.append(Op(tree.Instruction("frame", (), operands, None, NO_LINE), 0, self.count))
                self.count += 1
            blocks[0].ops[:0] = steps
        formal: list[dict[str, int]] = [{}, {}] if self.is_entry else [self._sizes("parameter"), self._sizes("result")]
        return Routine(
            name=self.function.name,
            blocks=blocks + self.more,
            registers=self.registers,
            calls=self.calls,
            count=self.count,
            parameters=formal[0],
            results=formal[1],
            actual=self.actual,
            variable_bytes=self.frame_bytes,
            alignment=self.frame_alignment,
        )

    def _declared(self, name: str, taken: Collection[str]) -> str:
        """Return a unique name for a declaration: `%p1.2` where there is another `%p1` already."""
        number, unique = 1, name
        while unique in taken:
            number += 1
            unique = f"{name}.{number}"
        if unique != name:
            self.scopes[-1][name] = unique
        return unique

    def _enter(self, statements: Iterable[tree.Statement], names: dict[str, str]) -> None:
        """Begin a scope; its labels and tables are known in all of it, and hide those of the same name around it."""
        statements = tuple(statements)
        self.scopes.append(names)
        for statement in statements:
            if isinstance(statement, tree.Label):
                self.label_names.add(self._declared(statement.name, self.label_names))
        for statement in statements:
            if isinstance(statement, tree.BranchTargets):
                labels = tuple(self._names.get(name, name) for name in statement.labels)
                self.tables[self._declared(statement.name, self.tables)] = replace(statement, labels=labels)

    @property
    def _names(self) -> dict[str, str]:
        """The unique names of what is declared in the scopes that are open, where they differ."""
        return {name: unique for scope in self.scopes for name, unique in scope.items()}

    def _resolved(self, instruction: tree.Instruction) -> tree.Instruction:
        """Return the instruction with unique names for those of inner scopes, and frame variables on the stack."""
        names = self._names
        if names:
            instruction = renamed_instruction(instruction, names)
        if self.frame and find_entry(instruction).flow not in {Flow.BRANCH, Flow.CALL}:
            instruction = self._on_stack(instruction)
        return instruction

    def _on_stack(self, instruction: tree.Instruction) -> tree.Instruction:
        def held(leaf: tree.Operand) -> tree.Operand:
            if isinstance(leaf, tree.Symbol) and leaf.name in self.frame:
                return tree.Register(_holder(leaf.name))
            return leaf

        operands = tuple(tree.mapped(operand, held) for operand in instruction.operands)
        return replace(instruction, operands=operands)

    def _variable(self, variable: tree.Variable) -> None:
        layout = self.layout
        match variable.space:
            case tree.Space.PARAM:
                name = self._declared(variable.name, {*self.actual, *self.layout.variables})
                self.actual[name] = size_of(variable) or 0
            case tree.Space.LOCAL if self.on_stack:
                name = self._declared(variable.name, {*self.frame, *layout.variables, *layout.taken})
                self.frame[name] = align(self.frame_bytes, alignment_of(variable))
                self.frame_bytes = self.frame[name] + (size_of(variable) or 0)
                self.frame_alignment = max(self.frame_alignment, alignment_of(variable))
                self.registers[_holder(name)] = "i64"
                size = size_of(variable)
                layout.variables[name] = Placed(name, tree.Space.LOCAL, self.frame[name], size, on_stack=True)
            case _:
                name = self._declared(
                    variable.name, {*layout.variables, *layout.data, *layout.unsupported, *layout.taken}
                )
                layout.place(replace(variable, name=name))

    def _statements(self, statements: Iterable[tree.Statement]) -> None:
        for statement in statements:
            match statement:
                case tree.Instruction():
                    self._instruction(statement)
                case tree.Label(written):
                    name = self._names.get(written, written)
                    if self.raw[-1][1]:
                        self._open(name)
                    else:
                        self.raw[-1] = (name, [], None)
                    self.labels[name] = len(self.raw) - 1
                case tree.Location():
                    self._location(statement)
                case tree.RegisterDeclaration(type_, name, count):
                    llvm = LLVM_TYPES.get(type_)
                    if llvm is None:
                        raise UnsupportedError(f"registers of type .{type_} are not executed ({self.function.name})")
                    names = [name] if count is None else [f"{name}{i}" for i in range(count)]
                    self.registers.update({self._declared(name, self.registers): llvm for name in names})
                case tree.Variable():
                    self._variable(statement)
                case tree.Scope(inner):
                    self._enter(inner, {})
                    self._statements(inner)
                    self.scopes.pop()
                case _:
                    continue

    def _location(self, location: tree.Location) -> None:
        """Follow inlined code to the outermost line that is in the kernel's file and not 0."""
        if location.file == self.main_file and location.line:
            self.line = location.line
        elif location.inlined_at and location.inlined_at[0] == self.main_file:
            self.line = location.inlined_at[1]

    def _instruction(self, instruction: tree.Instruction) -> None:
        resolved = self._resolved(instruction)
        op = Op(resolved, self.line, self.count, None if resolved == instruction else instruction)
        if "cc" in instruction.modifiers:
            self.registers[CARRY] = "i1"
        self.count += 1
        flow = find_entry(instruction).flow
        if flow is Flow.CALL:
            self._call(op)
        elif flow in ENDS_BLOCK and "warp" not in instruction.modifiers:
            self._close(op)
            if "red" in instruction.modifiers:
                self.raw[-1][1].append(op)
        else:
            self.raw[-1][1].append(op)

    def _call(self, op: Op) -> None:
        """End the block in a call; a call of a function without a body is an ordinary instruction."""
        instruction = op.instruction
        target = call_target(instruction)
        if isinstance(target, tree.Symbol) and target.name not in self.callable:
            self.raw[-1][1].append(op)
            return
        if instruction.guard is not None:
            self._close(op)
        else:
            self.raw[-1][1].append(op)
        self.calls[len(self.raw) - 1] = self._parts_of(op)
        self._open(f"{self.raw[-1][0]}+")

    def _parts_of(self, op: Op) -> Call:
        operands = list(op.instruction.operands)
        results = _names(operands.pop(0)) if operands and isinstance(operands[0], tree.Arguments) else ()
        target = operands.pop(0) if operands else None
        arguments = _names(operands.pop(0)) if operands and isinstance(operands[0], tree.Arguments) else ()
        prototype = None
        if operands and isinstance(operands[0], tree.Symbol):
            prototype = self.prototypes.get(operands[0].name)
        has_target = isinstance(target, tree.Symbol) or (isinstance(target, tree.Register) and prototype is not None)
        if not has_target or results is None or arguments is None or {*results, *arguments} - set(self.actual):
            raise UnsupportedError(f"{self.file_name}:{op.line}: the engine does not execute `{op.text}` in this form")
        assert isinstance(target, tree.Symbol | tree.Register)
        return Call(op, target, arguments, results, prototype)

    def _open(self, label: str) -> None:
        self.raw.append((label, [], None))

    def _close(self, op: Op) -> None:
        label, ops, _ = self.raw[-1]
        self.raw[-1] = (label, ops, op)
        self._open(f"{label}+")

    def _following(self, index: int) -> int:
        return index if index < len(self.raw) else self._end

    @property
    def _end(self) -> int:
        return EXIT if self.is_entry else RETURN

    def _block(self, index: int, label: str, ops: list[Op], end: Op | None) -> Block:
        following = self._following(index + 1)
        if end is None:
            return Block(label, ops, Jump(following), len(ops))
        instruction = end.instruction
        guard = instruction.guard
        terminator: Terminator
        match find_entry(instruction).flow:
            case Flow.BARRIER:
                terminator = Barrier(following, end)
                forms = CLUSTER_FORMS if terminator.is_of_cluster else BARRIER_FORMS
                form = next((x for x in forms if x in instruction.modifiers), "")
                if guard is not None or len(instruction.operands) not in forms.get(form, ()):
                    raise UnsupportedError(
                        f"{self.file_name}:{end.line}: {end.text!r} is not executed: barriers are those of a block or "
                        "a cluster, unguarded"
                    )
                return Block(label, ops, terminator, len(ops) + (not terminator.has_result))
            case Flow.CALL:
                target, following = following, self._following(index + 2)
            case Flow.BRANCH:
                target = self._target(end)
            case Flow.TABLE:
                target = self._table(label, end)
            case Flow.EXIT:
                target = EXIT
            case _:
                target = self._end
        terminator = Jump(target) if guard is None else Branch(guard, target, following, instruction.ptx_line)
        return Block(label, ops, terminator, len(ops) + 1)

    def _sizes(self, kind: str) -> dict[str, int]:
        variables = self.function.parameters if kind == "parameter" else self.function.returns
        for variable in variables:
            if variable.type not in TYPE_BYTES:
                raise UnsupportedError(
                    f"{self.file_name}: the engine does not execute the function {self.function.name}: its {kind} "
                    f"{variable.name} has the type .{variable.type}"
                )
        return {variable.name: size_of(variable) or 0 for variable in variables}

    def _target(self, op: Op) -> int:
        operand = next(iter(op.instruction.operands), None)
        if not isinstance(operand, tree.Symbol) or operand.name not in self.labels:
            raise UnsupportedError(f"{self.file_name}:{op.line}: no label for the branch {op.text!r}")
        return self.labels[operand.name]

    def _table(self, label: str, op: Op) -> int:
        """Write a table of branches as comparisons; return its first block. An index past the end is a fault."""
        operands = op.instruction.operands
        index, table = operands[:2] if len(operands) > 1 else (None, None)
        if not isinstance(index, tree.Register) or not isinstance(table, tree.Symbol) or table.name not in self.tables:
            raise UnsupportedError(f"{self.file_name}:{op.line}: no table for the branch {op.text!r}")
        names = self.tables[table.name].labels
        for name in names:
            if name not in self.labels:
                raise UnsupportedError(f"{self.file_name}:{op.line}: no label {name!r} for the branch {op.text!r}")
        targets = [self.labels[name] for name in names]
        beyond = replace(op.instruction, operands=(index, table, integer(len(targets))), guard=None, ptx_line=NO_LINE)
        fault = Op(beyond, op.line, self.count, op.origin or op.instruction)
        self.count += 1
        nowhere = len(self.raw) + len(self.more)
        self.more.append(Block(f"{label}.nowhere", [fault], Jump(EXIT), 0))
        self.more += chain(index.name, list(enumerate(targets)), nowhere, nowhere + 1, label)
        return nowhere + 1


def integer(number: int) -> tree.Integer:
    """Return a number as an operand."""
    return tree.Integer(number, str(number))


def _holder(name: str) -> str:
    return f"%.frame.{name}"


def chain(register: str, cases: list[tuple[int, int]], otherwise: int, first: int, label: str) -> list[Block]:
    """Return blocks, numbered from `first`, that compare a register with numbers and branch to the block of each."""
    blocks = []
    for index, (number, target) in enumerate(cases):
        following = first + index + 1 if index + 1 < len(cases) else otherwise
        terminator = Branch(Equals(register, number), target, following, NO_LINE)
        blocks.append(Block(f"{label}.case", [], terminator, 0))
    return blocks or [Block(f"{label}.case", [], Jump(otherwise), 0)]


def _names(operand: tree.Operand) -> tuple[str, ...] | None:
    """Return the names in a list of arguments, or None if it holds anything else."""
    if not isinstance(operand, tree.Arguments):
        return None
    names = tuple(element.name for element in operand.elements if isinstance(element, tree.Symbol))
    return names if len(names) == len(operand.elements) else None


BARRIER_FORMS = {"sync": (1, 2), "arrive": (2,), "red": (3, 4)}  # how many operands each form of a block barrier has
CLUSTER_FORMS = {"arrive": (0,), "wait": (0,)}


def symbols_of(instructions: Iterable[tree.Instruction]) -> Iterator[str]:
    """Iterate over the names of variables and functions in instructions, except targets of calls and branches."""
    for instruction in instructions:
        flow = find_entry(instruction).flow
        if flow in {Flow.BRANCH, Flow.TABLE}:
            continue
        called = call_target(instruction) if flow is Flow.CALL else None
        for operand in instruction.operands:
            if operand is not called:
                yield from (leaf.name for leaf in tree.leaves(operand) if isinstance(leaf, tree.Symbol))
