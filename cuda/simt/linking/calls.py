"""Joins a kernel and the functions that it calls.

The rule: the resulting program has no calls. A function that is not recursive is copied to each of its callers. A
recursive function, or one whose copies would be too large, is shared: its callers save the number of the point to
return to on a stack of each thread, and its end compares that number with those of all callers. The kernel cannot
address what calls save; the variables of recursive functions are on a stack of their own in local memory. A
call by address becomes one comparison for every function that has an address and fits the prototype; any other address
is a fault. Comparisons, moves and stack operations are not in the PTX and are not counted; `call` and `ret` are.
"""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field, replace

from warplens.cuda.ground.errors import UnsupportedError
from warplens.cuda.ptx import tree
from warplens.cuda.simt.isa.registry import Flow, find_entry
from warplens.cuda.simt.linking.call_parameters import NO_PIECES, Key, Pieces, live_after_calls
from warplens.cuda.simt.linking.routine import MemoryLayout, RoutineReader, symbols_of
from warplens.cuda.simt.program import blocks

COPIED_INSTRUCTIONS = 10_000  # a function is shared if its copies would have more instructions than this

Signature = tuple[tuple[int, ...], tuple[int, ...]]


@blocks.well_formed()
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
        name: RoutineReader(
            graph.bodies[name],
            layout,
            file_name,
            callable_={*graph.bodies, *graph.aliases},
            on_stack=graph.is_recursive(name),
            main_file=file,
        ).routine()
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
    locations = [statement for statement in tree.flat(entry.body or ()) if isinstance(statement, tree.Location)]
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

    def candidates(self, call: blocks.Call) -> list[str]:
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
                instructions = [s for s in tree.flat(body) if isinstance(s, tree.Instruction)]
                used = set(symbols_of(instructions))
                if any(isinstance(s, tree.CallPrototype) for s in tree.flat(body)):
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
        prototypes = {s.name: s for s in tree.flat(function.body or ()) if isinstance(s, tree.CallPrototype)}
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


@dataclass(slots=True)
class _Instance:
    """A copy of a function in the program: its own names of registers, where it begins and where it returns from."""

    routine: blocks.Routine
    names: dict[str, str]
    start: int
    end: int
    base: int
    frame_bytes: int  # of its variables on the stack, or where it is copied to its caller, those of the caller
    sites: list[int] = field(default_factory=list)  # the blocks that a shared function returns to
    renames: bool = True  # the entry's only copy does not


class _Linker:
    """Collects the blocks of a program."""

    def __init__(self, graph: _Graph, routines: dict[str, blocks.Routine], file_name: str, *, stack_start: int) -> None:
        self.graph, self.routines, self.file_name = graph, routines, file_name
        self.stack_start = stack_start
        self.blocks: list[blocks.Block] = []
        self.registers: dict[str, str] = {}
        self.count = 0
        self.copies = 0
        self.pieces = NO_PIECES
        if any(routine.calls or routine.parameters or routine.actual for routine in routines.values()):
            self.pieces = Pieces(routines, self._passed(), file_name)
            for routine in routines.values():
                self.pieces.rewrite(routine)
        self.shared = self._shared_functions()
        self.instances: dict[str, _Instance] = {}

    def link(self) -> list[blocks.Block]:
        """Return all blocks; shared functions come first, after an empty block 0."""
        *functions, entry = self.graph.order
        if self.shared:
            self.blocks.append(blocks.Block("entry", [], blocks.Jump(blocks.EXIT), 0))
            self.registers |= dict.fromkeys((blocks.STACK, blocks.RETURNS, blocks.DEPTH), "i64")
            for register, start in ((blocks.STACK, self.stack_start), (blocks.RETURNS, 0), (blocks.DEPTH, 0)):
                operands = (tree.Register(register), blocks.integer(start))
                self.blocks[0].ops.append(self._step("mov", ("b64",), operands))
            self.blocks[0].ops.append(self._step("stack", ("clear",), (tree.Register("_"),)))
        for name in functions:
            if name in self.shared:
                self.instances[name] = self._copy(self.routines[name])
                self.blocks[self.instances[name].start].is_called = True
        for name in functions:
            if name in self.shared:
                self._resolve(self.instances[name])
        main = self._copy(self.routines[entry], is_entry=True)
        if main.routine.calls:
            self._resolve(main)
        if self.shared:
            self.blocks[0].terminator = blocks.Jump(main.start)
        for instance in self.instances.values():
            self._return_from(instance)
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

    def _copy(self, routine: blocks.Routine, *, is_entry: bool = False, caller: _Instance | None = None) -> _Instance:
        """Append a copy of a function's blocks, and a block that it returns from."""
        tag = "" if is_entry else f".f{self.copies}"
        self.copies += 1
        names = {register: register + tag for register in routine.registers} | {blocks.CARRY: blocks.CARRY}
        self.registers.update({names[register]: type_ for register, type_ in routine.registers.items()})
        start = len(self.blocks)
        frame_bytes = routine.frame_bytes if caller is None else caller.frame_bytes
        instance = _Instance(
            routine, names, start, start + len(routine.blocks), self.count, frame_bytes, renames=not is_entry
        )
        self.count += routine.count
        self.blocks += [self._copied(block, instance) for block in routine.blocks]
        self.blocks.append(blocks.Block(f"{routine.name}.return", [], blocks.Jump(blocks.EXIT), 0))
        return instance

    def _copied(self, block: blocks.Block, instance: _Instance) -> blocks.Block:
        def placed(target: int) -> int:
            return {blocks.EXIT: blocks.EXIT, blocks.RETURN: instance.end}.get(target, instance.start + target)

        terminator: blocks.Terminator
        match block.terminator:
            case blocks.Jump(target):
                terminator = blocks.Jump(placed(target))
            case blocks.Barrier(target, op):
                terminator = blocks.Barrier(placed(target), self._copied_op(op, instance))
            case blocks.Branch(guard, target, otherwise, line):
                if isinstance(guard, blocks.Equals | tree.Guard):
                    guard = replace(guard, register=instance.names[guard.register])
                terminator = blocks.Branch(guard, placed(target), placed(otherwise), line)
        return blocks.Block(
            block.label, [self._copied_op(op, instance) for op in block.ops], terminator, block.instructions
        )

    @staticmethod
    def _copied_op(op: blocks.Op, instance: _Instance) -> blocks.Op:
        """Return an instruction as part of a copy."""
        instruction = blocks.renamed_instruction(op.instruction, instance.names) if instance.renames else op.instruction
        return blocks.Op(instruction, op.line, op.index + instance.base, op.origin or op.instruction)

    def _step(self, opcode: str, modifiers: tuple[str, ...], operands: tuple[tree.Operand, ...]) -> blocks.Op:
        """Return an instruction of the engine itself, which the PTX does not have."""
        self.count += 1
        return blocks.Op(tree.Instruction(opcode, modifiers, operands, None, blocks.NO_LINE), 0, self.count - 1)

    def _passed(self) -> Iterator[tuple[Key, Key]]:
        """Iterate over the parameters that calls copy to others."""
        for caller in self.routines.values():
            for call in caller.calls.values():
                for name in self.graph.candidates(call):
                    callee = self.routines[name]
                    pairs = [(call.arguments, callee.parameters), (call.results, callee.results)]
                    for actual, formal in pairs:
                        if len(actual) != len(formal):
                            raise UnsupportedError(
                                f"{self.file_name}:{call.op.line}: `{call.op.text}` gives {name} {len(actual)} "
                                f"parameters, it has {len(formal)}"
                            )
                        for first, second in zip(actual, formal, strict=True):
                            yield (caller.name, first), (name, second)

    def _resolve(self, instance: _Instance) -> None:
        """Resolve the calls of a copy."""
        is_shared = instance.routine.name in self.shared
        live = live_after_calls(self.pieces, instance.routine, self.file_name) if is_shared else {}
        for number, call in instance.routine.calls.items():
            at = instance.start + number
            following = self.blocks[at].successors()
            onward = following[0] if following else blocks.EXIT
            first_blocks = {
                name: self._first_block(instance, call, name, onward, live=live.get(number, []))
                for name in self.graph.candidates(call)
            }
            if isinstance(call.target, tree.Symbol):
                (first,) = first_blocks.values()
            else:
                first = self._compared(instance, call, call.target, first_blocks)
            self.blocks[at].terminator = blocks.Jump(first)

    def _compared(
        self, instance: _Instance, call: blocks.Call, target: tree.Register, first_blocks: dict[str, int]
    ) -> int:
        op = self._copied_op(call.op, instance)
        always = replace(op.instruction, guard=None, ptx_line=blocks.NO_LINE)
        nowhere = replace(op, instruction=always, index=self.count)
        self.count += 1
        self.blocks.append(blocks.Block("call.nowhere", [nowhere], blocks.Jump(blocks.EXIT), 0))
        fault = len(self.blocks) - 1
        cases = [(self.graph.addresses[name], first_block) for name, first_block in first_blocks.items()]
        self.blocks += blocks.chain(instance.names[target.name], cases, fault, fault + 1, "call")
        return fault + 1

    def _first_block(self, caller: _Instance, call: blocks.Call, name: str, onward: int, *, live: list[str]) -> int:
        """Write the blocks into a function, where its arguments are moved, and back; return the first of them."""
        # A shared one also pushes the block to return to, with the registers that are live after a recursive call.
        is_shared = name in self.shared
        callee = self.instances[name] if is_shared else self._copy(self.routines[name], caller=caller)
        formal, results = callee.routine.parameters, callee.routine.results
        into = self._moves(caller, call.arguments, callee, formal, inward=True, is_shared=is_shared)
        back = self._moves(caller, call.results, callee, results, inward=False, is_shared=is_shared)
        if not is_shared:
            self._resolve(callee)
            self.blocks[callee.end] = replace(self.blocks[callee.end], ops=back, terminator=blocks.Jump(onward))
        else:
            saved = [caller.names[n] for n in live] if self.graph.together(caller.routine.name, name) else []
            push, pop = self._stack_steps(call, caller, callee, saved)
            into, back = [push, *into], [pop, *back]
            callee.sites.append(len(self.blocks))
            self.blocks.append(blocks.Block("call.back", back, blocks.Jump(onward), 0))
        self.blocks.append(blocks.Block("call.into", into, blocks.Jump(callee.start), 0))
        return len(self.blocks) - 1

    def _moves(
        self,
        caller: _Instance,
        actual: tuple[str, ...],
        callee: _Instance,
        formal: dict[str, int],
        *,
        inward: bool,
        is_shared: bool,
    ) -> list[blocks.Op]:
        moves = []
        for first, second in zip(actual, formal, strict=True):
            theirs = self.pieces.of(callee.routine.name, second)
            for own, other in zip(self.pieces.of(caller.routine.name, first), theirs, strict=True):
                ends = tree.Register(callee.names[other.register]), tree.Register(caller.names[own.register])
                opcode = "pass" if is_shared else "mov"
                moves.append(self._step(opcode, (f"b{8 * own.size}",), ends if inward else ends[::-1]))
        return moves

    def _stack_steps(
        self, call: blocks.Call, caller: _Instance, callee: _Instance, saved: list[str]
    ) -> tuple[blocks.Op, blocks.Op]:
        ends = tree.Vector((tree.Register(blocks.STACK), tree.Register(blocks.RETURNS), tree.Register(blocks.DEPTH)))
        frame, alignment = blocks.integer(caller.frame_bytes), callee.routine.alignment
        registers = tuple(  # a wide alignment of the callee's frame moves the end of the stack by an unknown distance
            tree.Register(name) for name in ([blocks.STACK] if alignment > blocks.GRANULE_BYTES else []) + saved
        )
        number = blocks.integer(len(callee.sites))
        needs = tree.Vector((blocks.integer(callee.routine.variable_bytes), blocks.integer(alignment)))
        push = self._step("stack", ("push",), (ends, ends, frame, number, needs, tree.Vector(registers)))
        push = replace(push, line=call.op.line, origin=call.op.instruction)
        pop = self._step("stack", ("pop",), (tree.Vector((*ends.elements, *registers)), ends, frame, needs))
        return push, pop

    def _return_from(self, instance: _Instance) -> None:
        """Let a shared function return to the block whose number its caller pushed."""
        register = f"%.return{instance.start}"
        self.registers[register] = "i64"
        *cases, (_, last) = enumerate(instance.sites)
        step = self._step("stack", ("return",), (tree.Register(register), tree.Register(blocks.RETURNS)))
        block = self.blocks[instance.end]
        first = len(self.blocks)
        self.blocks += blocks.chain(register, cases, last, first, block.label)
        self.blocks[instance.end] = replace(block, ops=[step], terminator=blocks.Jump(first))
