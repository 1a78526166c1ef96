"""One function of a module as basic blocks, before `calls` resolves its calls, and where variables lie in memory.

The rule: this regroups the text and resolves names in their scopes (a register or variable that hides another gets a
name of its own) and `.loc` to lines. `ret` leads to RETURN, in a kernel to EXIT. The parameters of calls (`.param`
variables of the body, formal parameters, results) are still memory here. Every variable is placed once, whichever
function declares it. A function with several callers has one set of shared variables, and one of local variables
unless it is recursive; then they are on the stack.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from warplens.cuda.ground.errors import LaunchLimitError, UnsupportedError
from warplens.cuda.ground.host import check_host_room
from warplens.cuda.ptx import tree
from warplens.cuda.simt.isa.registry import ENDS_BLOCK, Flow, find_entry
from warplens.cuda.simt.program import blocks

MAX_DATA_ALIGNMENT = 4096
"""Variables of a module may have alignments up to this, the smallest page of memory of the systems that Warplens runs
on: memory between guard pages has the alignment of a page at most."""

LOCAL_BYTES = 512 << 10
"""A GPU gives a thread at most this much local memory.

Source: CUDA C++ programming guide 12.9, 16.2, table "Technical Specifications per Compute Capability".
"""


class MemoryLayout:
    """The variables of a module and of its functions, with the memory that they take."""

    def __init__(self, module: tree.Module, functions: Mapping[str, int], taken: Collection[str] = ()) -> None:
        """Place the variables of the module.

        `functions` are the addresses of those that have one, `taken` the names that no shared or local variable may
        have; `renamed` has other names for those that had.
        """
        self.functions = functions
        self.taken = frozenset(taken)
        self.renamed: dict[str, str] = {}
        self.variables: dict[str, blocks.Placed] = {}
        self.unsupported: dict[str, str] = {}
        self.data: dict[str, blocks.Data] = {}
        self.first_shared = blocks.first_shared_address(module)
        self.shared_bytes = 0
        self.local_bytes = 0
        self._data_bytes = 0
        self._extern_shared: list[tree.Variable] = []
        for item in module.items:
            if isinstance(item, tree.Variable):
                if item.name in self.taken and item.space in {tree.Space.SHARED, tree.Space.LOCAL}:
                    self.renamed[item.name] = f"{item.name} (variable)"
                self.place(replace(item, name=self.renamed.get(item.name, item.name)))

    def place(self, variable: tree.Variable) -> None:
        """Place a variable; an unsupported one fails where it is used; `LaunchLimitError` if the host has no room."""
        if variable.type not in blocks.TYPE_BYTES:
            self.unsupported[variable.name] = f".{variable.type}"
            return
        size = blocks.size_of(variable)
        match variable.space:
            case tree.Space.SHARED if size is None:
                self._extern_shared.append(variable)
            case tree.Space.SHARED:
                offset = blocks.align(self.shared_bytes, blocks.alignment_of(variable))
                address = self.first_shared + offset  # alignments count from the first address
                self.variables[variable.name] = blocks.Placed(variable.name, tree.Space.SHARED, address, size)
                self.shared_bytes = offset + (size or 0)
            case tree.Space.LOCAL:
                offset = blocks.align(self.local_bytes, blocks.alignment_of(variable))
                self.variables[variable.name] = blocks.Placed(variable.name, tree.Space.LOCAL, offset, size)
                self.local_bytes = offset + (size or 0)
            case tree.Space.GLOBAL | tree.Space.CONST if blocks.alignment_of(variable) > MAX_DATA_ALIGNMENT:
                self.unsupported[variable.name] = (
                    f".{variable.space} (aligned to {blocks.alignment_of(variable):,} bytes)"
                )
            case tree.Space.GLOBAL | tree.Space.CONST if "extern" not in variable.linkage and size is not None:
                self._data_bytes += 2 * size  # its initial contents, and the array of a launch
                check_host_room(self._data_bytes)
                data = self._data(variable, size)
                if data is None:
                    self.unsupported[variable.name] = f".{variable.space} (for its initial values)"
                else:
                    self.data[variable.name] = data
            case space:
                self.unsupported[variable.name] = f".{space}"

    def check_local(self, frames: Iterable[int], symbol: str, file_name: str) -> None:
        """Compare the local variables of a thread, and the frames of recursive functions, with a GPU's memory."""
        needed = max([self.local_bytes, *frames])
        if needed > LOCAL_BYTES:
            raise LaunchLimitError(
                f"{file_name}: a thread of {symbol} needs {needed:,} bytes of local memory, and a GPU gives it at "
                f"most {LOCAL_BYTES:,}"
            )

    def finish(self) -> None:
        """Place the dynamic shared memory behind the static, to which what aligns it belongs, as in machine code."""
        alignment = max(map(blocks.alignment_of, self._extern_shared), default=1)
        self.shared_bytes = blocks.align(self.shared_bytes, alignment)
        address = self.first_shared + self.shared_bytes
        for variable in self._extern_shared:
            self.variables[variable.name] = blocks.Placed(variable.name, tree.Space.SHARED, address, None)

    def used_data(self, names: Iterable[str]) -> dict[str, blocks.Data]:
        """Return the named variables of the module, and the variables whose addresses they hold."""
        used: dict[str, blocks.Data] = {}
        work = list(names)
        while work:
            name = work.pop()
            if name in used or name not in self.data:
                continue
            data = self.data[name]
            if all(target in self.data for _, target, _ in data.addresses):
                used[name] = data
                work.extend(target for _, target, _ in data.addresses)
            else:
                self.unsupported[name] = f".{data.space} (for its initial values)"
        return used

    @staticmethod
    def own_data(
        placed: Mapping[str, blocks.Parameter], instructions: Sequence[tree.Instruction]
    ) -> dict[str, blocks.Data]:
        """Return the variables of the engine itself, by their names."""
        # One holds all parameters, where one is loaded through a register; one is for barriers of the whole grid, where
        # its address is read; and one is the heap, where memory is allocated or freed.
        sizes: dict[str, int] = {}
        if any(
            instruction.opcode == "ld"
            and "param" in instruction.modifiers
            and isinstance(address := instruction.operands[1], tree.Address)
            and isinstance(address.base, tree.Register)
            for instruction in instructions
        ):
            ends = (parameter.offset + parameter.size for parameter in placed.values())
            sizes[blocks.PARAMETER_BLOCK] = max(ends, default=0)
        operands = (operand for instruction in instructions for operand in instruction.operands)
        if blocks.GRID_WORKSPACE_REGISTERS[0] in {name for operand in operands for name in tree.registers_of(operand)}:
            sizes[blocks.GRID_WORKSPACE] = blocks.GRID_WORKSPACE_BYTES
        calls = (instruction for instruction in instructions if instruction.opcode == "call")
        if {blocks.call_target(call) for call in calls} & {tree.Symbol("malloc"), tree.Symbol("free")}:
            sizes[blocks.HEAP] = blocks.heap_bytes(blocks.HEAP_LIMIT_BYTES)
        spaces = {blocks.PARAMETER_BLOCK: tree.Space.CONST}
        return {
            name: blocks.Data(name, spaces.get(name, tree.Space.GLOBAL), bytes(size)) for name, size in sizes.items()
        }

    def _data(self, variable: tree.Variable, size: int) -> blocks.Data | None:
        """Return a variable with its initial contents, or None if they are not supported."""
        width = blocks.TYPE_BYTES[variable.type]
        content = bytearray()
        addresses = []
        for value in variable.initial or ():
            match value:
                case tree.Integer(number, _):
                    content += (number & (1 << 8 * width) - 1).to_bytes(width, "little")
                case tree.Float(bits, bits_wide, _) if bits_wide == 8 * width:
                    content += bits.to_bytes(width, "little")
                case tree.Symbol(name) | tree.Relative(name, 0, _, None) if name in self.functions and width == 8:
                    content += self.functions[name].to_bytes(width, "little")
                case tree.Symbol(name) | tree.Relative(name, _, _, None) if width == 8:
                    addresses.append((len(content), name, value.offset if isinstance(value, tree.Relative) else 0))
                    content += bytes(width)
                case _:
                    return None
        content += bytes(size - len(content))
        return blocks.Data(
            variable.name, variable.space, bytes(content), tuple(addresses), blocks.alignment_of(variable)
        )


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
        self.frame_alignment = blocks.GRANULE_BYTES
        self.line = 0
        self.count = 0
        self.labels: dict[str, int] = {}
        self.label_names: set[str] = set()
        self.tables: dict[str, tree.BranchTargets] = {}
        self.calls: dict[int, blocks.Call] = {}
        self.raw: list[tuple[str, list[blocks.Op], blocks.Op | None]] = []
        self.more: list[blocks.Block] = []
        self.main_file = main_file
        self.is_entry = function.kind is tree.FunctionKind.ENTRY
        body = function.body or ()
        self.prototypes = {part.name: part for part in tree.flat(body) if isinstance(part, tree.CallPrototype)}
        self._open("entry")
        self._enter(body, dict(layout.renamed))
        self._statements(body)

    def routine(self) -> blocks.Routine:
        """Return the function as blocks."""
        if not self.raw[-1][1] and self.raw[-1][2] is None and len(self.raw) - 1 not in self.labels.values():
            self.raw.pop()
        listed = [self._block(i, *raw) for i, raw in enumerate(self.raw)]
        if self.frame:
            steps = []  # they compute the addresses of the frame's variables where the function begins
            for name, offset in self.frame.items():
                operands = (
                    tree.Register(_holder(name)),
                    tree.Register(blocks.STACK),
                    blocks.integer(offset),
                    tree.Symbol(name),
                )
                steps.append(blocks.Op(tree.Instruction("frame", (), operands, None, blocks.NO_LINE), 0, self.count))
                self.count += 1
            listed[0].ops[:0] = steps
        formal: list[dict[str, int]] = [{}, {}] if self.is_entry else [self._sizes("parameter"), self._sizes("result")]
        return blocks.Routine(
            name=self.function.name,
            blocks=listed + self.more,
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
            instruction = blocks.renamed_instruction(instruction, names)
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
                self.actual[name] = blocks.size_of(variable) or 0
            case tree.Space.LOCAL if self.on_stack:
                name = self._declared(variable.name, {*self.frame, *layout.variables, *layout.taken})
                self.frame[name] = blocks.align(self.frame_bytes, blocks.alignment_of(variable))
                self.frame_bytes = self.frame[name] + (blocks.size_of(variable) or 0)
                self.frame_alignment = max(self.frame_alignment, blocks.alignment_of(variable))
                self.registers[_holder(name)] = "i64"
                size = blocks.size_of(variable)
                layout.variables[name] = blocks.Placed(name, tree.Space.LOCAL, self.frame[name], size, on_stack=True)
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
                    llvm = blocks.LLVM_TYPES.get(type_)
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
        op = blocks.Op(resolved, self.line, self.count, None if resolved == instruction else instruction)
        if "cc" in instruction.modifiers:
            self.registers[blocks.CARRY] = "i1"
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

    def _call(self, op: blocks.Op) -> None:
        """End the block in a call; a call of a function without a body is an ordinary instruction."""
        instruction = op.instruction
        target = blocks.call_target(instruction)
        if isinstance(target, tree.Symbol) and target.name not in self.callable:
            self.raw[-1][1].append(op)
            return
        if instruction.guard is not None:
            self._close(op)
        else:
            self.raw[-1][1].append(op)
        self.calls[len(self.raw) - 1] = self._parts_of(op)
        self._open(f"{self.raw[-1][0]}+")

    def _parts_of(self, op: blocks.Op) -> blocks.Call:
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
        return blocks.Call(op, target, arguments, results, prototype)

    def _open(self, label: str) -> None:
        self.raw.append((label, [], None))

    def _close(self, op: blocks.Op) -> None:
        label, ops, _ = self.raw[-1]
        self.raw[-1] = (label, ops, op)
        self._open(f"{label}+")

    def _following(self, index: int) -> int:
        return index if index < len(self.raw) else self._end

    @property
    def _end(self) -> int:
        return blocks.EXIT if self.is_entry else blocks.RETURN

    def _block(self, index: int, label: str, ops: list[blocks.Op], end: blocks.Op | None) -> blocks.Block:
        following = self._following(index + 1)
        if end is None:
            return blocks.Block(label, ops, blocks.Jump(following), len(ops))
        instruction = end.instruction
        guard = instruction.guard
        terminator: blocks.Terminator
        match find_entry(instruction).flow:
            case Flow.BARRIER:
                terminator = blocks.Barrier(following, end)
                forms = CLUSTER_FORMS if terminator.is_of_cluster else BARRIER_FORMS
                form = next((x for x in forms if x in instruction.modifiers), "")
                if guard is not None or len(instruction.operands) not in forms.get(form, ()):
                    raise UnsupportedError(
                        f"{self.file_name}:{end.line}: {end.text!r} is not executed: barriers are those of a block or "
                        "a cluster, unguarded"
                    )
                return blocks.Block(label, ops, terminator, len(ops) + (not terminator.has_result))
            case Flow.CALL:
                target, following = following, self._following(index + 2)
            case Flow.BRANCH:
                target = self._target(end)
            case Flow.TABLE:
                target = self._table(label, end)
            case Flow.EXIT:
                target = blocks.EXIT
            case _:
                target = self._end
        terminator = (
            blocks.Jump(target) if guard is None else blocks.Branch(guard, target, following, instruction.ptx_line)
        )
        return blocks.Block(label, ops, terminator, len(ops) + 1)

    def _sizes(self, kind: str) -> dict[str, int]:
        variables = self.function.parameters if kind == "parameter" else self.function.returns
        for variable in variables:
            if variable.type not in blocks.TYPE_BYTES:
                raise UnsupportedError(
                    f"{self.file_name}: the engine does not execute the function {self.function.name}: its {kind} "
                    f"{variable.name} has the type .{variable.type}"
                )
        return {variable.name: blocks.size_of(variable) or 0 for variable in variables}

    def _target(self, op: blocks.Op) -> int:
        operand = next(iter(op.instruction.operands), None)
        if not isinstance(operand, tree.Symbol) or operand.name not in self.labels:
            raise UnsupportedError(f"{self.file_name}:{op.line}: no label for the branch {op.text!r}")
        return self.labels[operand.name]

    def _table(self, label: str, op: blocks.Op) -> int:
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
        beyond = replace(
            op.instruction, operands=(index, table, blocks.integer(len(targets))), guard=None, ptx_line=blocks.NO_LINE
        )
        fault = blocks.Op(beyond, op.line, self.count, op.origin or op.instruction)
        self.count += 1
        nowhere = len(self.raw) + len(self.more)
        self.more.append(blocks.Block(f"{label}.nowhere", [fault], blocks.Jump(blocks.EXIT), 0))
        self.more += blocks.chain(index.name, list(enumerate(targets)), nowhere, nowhere + 1, label)
        return nowhere + 1


def _holder(name: str) -> str:
    return f"%.frame.{name}"


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
        called = blocks.call_target(instruction) if flow is Flow.CALL else None
        for operand in instruction.operands:
            if operand is not called:
                yield from (leaf.name for leaf in tree.leaves(operand) if isinstance(leaf, tree.Symbol))
