"""Joins a kernel and the functions that it calls, and places their variables.

The rule: the resulting program has no calls. A function that is not recursive is copied to each of its callers. A
recursive function, or one whose copies would be too large, is shared: its callers save the number of the point to
return to on a stack of each thread, and its end compares that number with those of all callers. The kernel cannot
address what calls save; the variables of recursive functions are on a stack of their own in local memory. A
call by address becomes one comparison for every function that has an address and fits the prototype; any other address
is a fault. Comparisons, moves and stack operations are not in the PTX and are not counted; `call` and `ret` are.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from warplens.cuda.ground.errors import LaunchLimitError, UnsupportedError
from warplens.cuda.ground.host import check_host_room
from warplens.cuda.ptx import tree
from warplens.cuda.ptx.tree import flat, registers_of
from warplens.cuda.simt.isa.registry import Flow, find_entry
from warplens.cuda.simt.linking.call_parameters import NO_PIECES, Pieces
from warplens.cuda.simt.linking.resolved_calls import Instance, passed, resolve, return_from
from warplens.cuda.simt.linking.routine import RETURN, Call, Routine, integer, read_routine, symbols_of
from warplens.cuda.simt.program import blocks

COPIED_INSTRUCTIONS = 10_000  # a function is shared if its copies would have more instructions than this

Signature = tuple[tuple[int, ...], tuple[int, ...]]


def build_program(module: tree.Module, symbol: str, file_name: str, taken: Collection[str] = ()) -> blocks.Program:
    """Regroup an entry of a module, and the functions that it calls, into basic blocks.

    `symbol` is the entry's (mangled) name, `file_name` how the kernel file is named in messages; `taken` are the names
    of the launch's arrays: variables have others.

    Raises:
        UnsupportedError: the code declares, branches or calls in a way that the engine does not execute.
        LaunchLimitError: a thread needs more local memory than a GPU gives it.
    """
    if (bits := module.address_size) != 64:
        raise UnsupportedError(
            f"{file_name}: addresses of {bits} bits (.address_size) are not executed, only of 64 bits"
        )
    graph = _Graph(module, symbol)
    layout = MemoryLayout(module, graph.addresses, taken)
    file = main_file(graph.bodies[symbol])
    routines = {
        name: read_routine(
            graph.bodies[name],
            layout,
            file_name,
            callable_={*graph.bodies, *graph.aliases},
            on_stack=graph.is_recursive(name),
            main_file=file,
        )
        for name in graph.order
    }
    layout.check_local((routine.frame_bytes for routine in routines.values()), symbol, file_name)
    layout.finish()
    has_frames = any(routine.frame_bytes for routine in routines.values())
    stack_start = blocks.align(layout.local_bytes, blocks.GRANULE_BYTES)
    linker = _Linker(graph, routines, file_name, stack_start=stack_start)
    linked = linker.link()
    instructions = list(_instructions(linked))
    placed = blocks.parameters(graph.bodies[symbol].parameters)
    stack_bytes = blocks.stack_addresses(routine.alignment for routine in routines.values())
    local_bytes = stack_start + stack_bytes if has_frames else layout.local_bytes
    return blocks.Program(
        name=symbol,
        blocks=linked,
        registers=linker.registers,
        parameters=placed,
        variables=layout.variables,
        static_shared_bytes=layout.shared_bytes,
        first_shared=layout.first_shared,
        local_bytes=local_bytes,
        saved_bytes=blocks.STACK_BYTES if linker.shared else 0,
        stack_start=stack_start if has_frames else None,
        file_name=file_name,
        unsupported_symbols=layout.unsupported | dict.fromkeys(graph.kernels, blocks.KERNEL),
        data=layout.used_data(symbols_of(instructions)) | layout.own_data(placed, instructions),
        functions=graph.addresses,
    )


def function_addresses(names: Iterable[str]) -> dict[str, int]:
    """Return the addresses of the functions of a module, whose names come in the order of its text."""
    return {name: blocks.CODE_WINDOW + blocks.CODE_STEP * number for number, name in enumerate(names, 1)}


def _instructions(linked: list[blocks.Block]) -> Iterator[tree.Instruction]:
    for block in linked:
        yield from (op.instruction for op in block.ops)
        if isinstance(block.terminator, blocks.Barrier):
            yield block.terminator.op.instruction


def main_file(entry: tree.Function) -> int:
    """Return the index of the file that a kernel is written in, as `.loc` has it; 1 where it has no lines."""
    locations = [statement for statement in flat(entry.body or ()) if isinstance(statement, tree.Location)]
    return next((location.file for location in locations if location.line and location.inlined_at is None), 1)


class _Graph:
    """The functions that a kernel may call, their bodies and aliases; in `order`, each follows those that it calls."""

    def __init__(self, module: tree.Module, entry: str) -> None:
        functions = [item for item in module.items if isinstance(item, tree.Function) and item.body is not None]
        self.bodies = {item.name: item for item in functions}
        self.aliases = {item.name: item.target for item in module.items if isinstance(item, tree.Alias)}
        self.kernels = [item.name for item in functions if item.kind is not tree.FunctionKind.FUNC]
        inner = [item.name for item in functions if item.kind is tree.FunctionKind.FUNC]
        self.addresses = function_addresses(inner)
        self.addresses |= {a: self.addresses[t] for a, t in self.aliases.items() if t in self.addresses}
        self._data = {item.name: item for item in module.items if isinstance(item, tree.Variable)}
        self._callees: dict[str, set[str]] = {}
        self._taken: set[str] = set()
        self._explore(entry)
        self._reach = {name: self._reachable(name) for name in self._callees}
        self.order = list(self._postorder(entry, set()))

    def is_recursive(self, name: str) -> bool:
        return name in self._reach[name]

    def together(self, first: str, second: str) -> bool:
        """Return whether two functions may call each other, directly or through others."""
        return second in self._reach[first] and first in self._reach[second]

    def candidates(self, call: Call) -> list[str]:
        """Return the functions that a call may reach: by address, all those of its prototype that have one."""
        if isinstance(call.target, tree.Symbol):
            return [self.aliases.get(call.target.name, call.target.name)]
        if call.prototype is None:
            return []
        signature = _signature(call.prototype)
        return sorted(name for name in self._taken if _signature(self.bodies[name]) == signature)

    def _explore(self, entry: str) -> None:
        size = -1
        seen_data: set[str] = set()
        reached = {entry}
        while size != len(reached) + len(self._taken) + len(seen_data):
            size = len(reached) + len(self._taken) + len(seen_data)
            for name in sorted(reached):
                body = self.bodies[name].body or ()
                instructions = [s for s in flat(body) if isinstance(s, tree.Instruction)]
                used = set(symbols_of(instructions))
                if any(isinstance(s, tree.CallPrototype) for s in flat(body)):
                    used |= self._data.keys()  # what it calls by an address, another kernel may have stored
                while used - seen_data:
                    unseen = used - seen_data
                    seen_data |= unseen
                    values = (value for name in unseen & set(self._data) for value in self._data[name].initial or ())
                    used = {value.name for value in values if isinstance(value, tree.Symbol | tree.Relative)}
                self._callees[name] = self._called(self.bodies[name], instructions)
                reached |= self._callees[name]
            self._taken = {self.aliases.get(name, name) for name in seen_data} & set(self.bodies)

    def _called(self, function: tree.Function, instructions: list[tree.Instruction]) -> set[str]:
        callees: set[str] = set()
        prototypes = {s.name: s for s in flat(function.body or ()) if isinstance(s, tree.CallPrototype)}
        for instruction in instructions:
            if find_entry(instruction).flow is not Flow.CALL:
                continue
            target = blocks.call_target(instruction)
            last = next(reversed(instruction.operands), None)
            if isinstance(target, tree.Symbol):
                callees.add(self.aliases.get(target.name, target.name))
            elif isinstance(last, tree.Symbol) and last.name in prototypes:
                signature = _signature(prototypes[last.name])
                callees |= {name for name in self._taken if _signature(self.bodies[name]) == signature}
        return callees & set(self.bodies)

    def _reachable(self, name: str) -> set[str]:
        reachable: set[str] = set()
        work = [name]
        while work:
            new = self._callees[work.pop()] - reachable
            reachable |= new
            work += new
        return reachable

    def _postorder(self, name: str, seen: set[str]) -> Iterator[str]:
        seen.add(name)
        for callee in sorted(self._callees[name]):
            if callee not in seen:
                yield from self._postorder(callee, seen)
        yield name


def _signature(function: tree.Function | tree.CallPrototype) -> Signature:
    return (
        tuple(blocks.size_of(variable) or 0 for variable in function.parameters),
        tuple(blocks.size_of(variable) or 0 for variable in function.returns),
    )


class _Linker:
    """Collects the blocks of a program."""

    def __init__(self, graph: _Graph, routines: dict[str, Routine], file_name: str, *, stack_start: int) -> None:
        self.graph, self.routines, self.file_name = graph, routines, file_name
        self.stack_start = stack_start
        self.blocks: list[blocks.Block] = []
        self.registers: dict[str, str] = {}
        self.count = 0
        self.copies = 0
        self.pieces = NO_PIECES
        if any(routine.calls or routine.parameters or routine.actual for routine in routines.values()):
            self.pieces = Pieces(routines, passed(self), file_name)
            for routine in routines.values():
                self.pieces.rewrite(routine)
        self.shared = self._shared_functions()
        self.instances: dict[str, Instance] = {}

    def link(self) -> list[blocks.Block]:
        """Return all blocks; shared functions come first, after an empty block 0."""
        *functions, entry = self.graph.order
        if self.shared:
            self.blocks.append(blocks.Block("entry", [], blocks.Jump(blocks.EXIT), 0))
            self.registers |= dict.fromkeys((blocks.STACK, blocks.RETURNS, blocks.DEPTH), "i64")
            for register, start in ((blocks.STACK, self.stack_start), (blocks.RETURNS, 0), (blocks.DEPTH, 0)):
                operands = (tree.Register(register), integer(start))
                self.blocks[0].ops.append(self.step("mov", ("b64",), operands))
            self.blocks[0].ops.append(self.step("stack", ("clear",), (tree.Register("_"),)))
        for name in functions:
            if name in self.shared:
                self.instances[name] = self.copy(self.routines[name])
                self.blocks[self.instances[name].start].is_called = True
        for name in functions:
            if name in self.shared:
                resolve(self, self.instances[name])
        main = self.copy(self.routines[entry], is_entry=True)
        if main.routine.calls:
            resolve(self, main)
        if self.shared:
            self.blocks[0].terminator = blocks.Jump(main.start)
        for instance in self.instances.values():
            return_from(self, instance)
        return self.blocks

    def _shared_functions(self) -> set[str]:
        called = [
            name
            for routine in self.routines.values()
            for call in routine.calls.values()
            for name in self.graph.candidates(call)
        ]
        sizes: dict[str, int] = {}
        shared: set[str] = set()
        for name in self.graph.order[:-1]:
            routine = self.routines[name]
            inner = [c for call in routine.calls.values() for c in self.graph.candidates(call)]
            sizes[name] = routine.count + sum(sizes[c] for c in inner if c not in shared and c in sizes)
            sites = called.count(name)
            if self.graph.is_recursive(name) or (sites > 1 and sites * sizes[name] > COPIED_INSTRUCTIONS):
                shared.add(name)
        return shared

    def copy(self, routine: Routine, *, is_entry: bool = False, caller: Instance | None = None) -> Instance:
        """Append a copy of a function's blocks, and a block that it returns from."""
        tag = "" if is_entry else f".f{self.copies}"
        self.copies += 1
        names = {register: register + tag for register in routine.registers} | {blocks.CARRY: blocks.CARRY}
        self.registers.update({names[register]: type_ for register, type_ in routine.registers.items()})
        start = len(self.blocks)
        frame_bytes = routine.frame_bytes if caller is None else caller.frame_bytes
        instance = Instance(
            routine, names, start, start + len(routine.blocks), self.count, frame_bytes, renames=not is_entry
        )
        self.count += routine.count
        self.blocks += [self._copied(block, instance) for block in routine.blocks]
        self.blocks.append(blocks.Block(f"{routine.name}.return", [], blocks.Jump(blocks.EXIT), 0))
        return instance

    def _copied(self, block: blocks.Block, instance: Instance) -> blocks.Block:
        def placed(target: int) -> int:
            return {blocks.EXIT: blocks.EXIT, RETURN: instance.end}.get(target, instance.start + target)

        terminator: blocks.Terminator
        match block.terminator:
            case blocks.Jump(target):
                terminator = blocks.Jump(placed(target))
            case blocks.Barrier(target, op):
                terminator = blocks.Barrier(placed(target), self.copied_op(op, instance))
            case blocks.Branch(guard, target, otherwise, line):
                if isinstance(guard, blocks.Equals | tree.Guard):
                    guard = replace(guard, register=instance.names[guard.register])
                terminator = blocks.Branch(guard, placed(target), placed(otherwise), line)
        return blocks.Block(
            block.label, [self.copied_op(op, instance) for op in block.ops], terminator, block.instructions
        )

    @staticmethod
    def copied_op(op: blocks.Op, instance: Instance) -> blocks.Op:
        instruction = blocks.renamed_instruction(op.instruction, instance.names) if instance.renames else op.instruction
        return blocks.Op(instruction, op.line, op.index + instance.base, op.origin or op.instruction)

    def step(self, opcode: str, modifiers: tuple[str, ...], operands: tuple[tree.Operand, ...]) -> blocks.Op:
        """Return an instruction of the engine itself, which the PTX does not have."""
        self.count += 1
        return blocks.Op(tree.Instruction(opcode, modifiers, operands, None, blocks.NO_LINE), 0, self.count - 1)


# Every variable is placed once, whichever function declares it. A function with several callers has one set of shared
# variables, and one of local variables unless it is recursive; then they are on the stack.
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
        """Place the dynamic shared memory, which follows the static shared memory.

        What aligns it belongs to the static memory, as in machine code: a launch asks for the bytes behind it only.
        """
        self.shared_bytes = blocks.align(
            self.shared_bytes, max(map(blocks.alignment_of, self._extern_shared), default=1)
        )
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
        """Return the variables of the engine itself, by their names.

        One holds all parameters, where one is loaded through a register; one is for barriers of the whole grid, where
        its address is read; and one is the heap, where memory is allocated or freed.
        """
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
        if blocks.GRID_WORKSPACE_REGISTERS[0] in {name for operand in operands for name in registers_of(operand)}:
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
