"""A kernel as basic blocks: what the passes and the code generator work on.

The rule: a `Program` is the PTX text regrouped, with names resolved (registers to types, symbols to places in memory,
`.loc` to lines) and nothing judged. A block ends where control can leave it or where a warp may wait; every block but
the last kind has its successors in its terminator.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from warplens.cuda.errors import UnsupportedError
from warplens.cuda.ptx import tree
from warplens.cuda.ptx.printer import print_statement

EXIT = -1
"""The successor that stands for the end of the thread."""

LLVM_TYPES = {
    "pred": "i1",
    **dict.fromkeys(("b8", "u8", "s8"), "i8"),
    **dict.fromkeys(("b16", "u16", "s16", "f16", "bf16"), "i16"),
    **dict.fromkeys(("b32", "u32", "s32", "f16x2", "bf16x2"), "i32"),
    **dict.fromkeys(("b64", "u64", "s64"), "i64"),
    "f32": "float",
    "f64": "double",
}
"""PTX fundamental types as the LLVM types that hold them."""

TYPE_BYTES = {
    **dict.fromkeys(("b8", "u8", "s8"), 1),
    **dict.fromkeys(("b16", "u16", "s16", "f16", "bf16"), 2),
    **dict.fromkeys(("b32", "u32", "s32", "f32", "f16x2", "bf16x2"), 4),
    **dict.fromkeys(("b64", "u64", "s64", "f64"), 8),
}


@dataclass(frozen=True, slots=True)
class Op:
    """One instruction with its place: `line` in the kernel file (0 unknown), position `index` in the program."""

    instruction: tree.Instruction
    line: int
    index: int

    @property
    def text(self) -> str:
        """The instruction as PTX."""
        return print_statement(self.instruction).removesuffix(";")


@dataclass(frozen=True, slots=True)
class Jump:
    """Control goes on to one block."""

    target: int


@dataclass(frozen=True, slots=True)
class Branch:
    """Lanes whose guard holds go to `target`, the others to `otherwise` (EXIT: they end)."""

    guard: tree.Guard
    target: int
    otherwise: int
    ptx_line: int


_PLAIN = ((tree.Integer(0, "0"),),)
"""Operands of a barrier of the whole block (`barrier.sync 0` and its like)."""


@dataclass(frozen=True, slots=True)
class Barrier:
    """The warp waits for other warps of its block (or tells them that it has come), then goes on to `target`.

    A barrier with a result, `bar.red`, is also the first instruction at its target, where the result is written.
    """

    target: int
    op: Op

    @property
    def is_plain(self) -> bool:
        """Whether it is `bar.sync 0` of the whole block."""
        return "sync" in self.op.instruction.modifiers and self.op.instruction.operands in _PLAIN

    @property
    def number(self) -> tree.Operand:
        """Which of the 16 barriers."""
        return self.op.instruction.operands[self.has_result]

    @property
    def threads(self) -> tree.Operand | None:
        """For how many threads; None for all of the block."""
        end = -1 if self.has_result else None
        rest = self.op.instruction.operands[self.has_result + 1 : end]
        return rest[0] if rest else None

    @property
    def predicate(self) -> tree.Operand | None:
        """What the threads say, where there is a result."""
        return self.op.instruction.operands[-1] if self.has_result else None

    @property
    def has_result(self) -> bool:
        """Whether it is a `bar.red`."""
        return "red" in self.op.instruction.modifiers


Terminator = Jump | Branch | Barrier


@dataclass(slots=True)
class Block:
    """A basic block. `instructions` counts what the hardware would issue, the terminator included."""

    label: str
    ops: list[Op]
    terminator: Terminator
    instructions: int

    def successors(self) -> tuple[int, ...]:
        """Return the blocks that may follow (EXIT excluded)."""
        terminator = self.terminator
        found: tuple[int, ...] = (terminator.target,)
        if isinstance(terminator, Branch) and terminator.otherwise != terminator.target:
            found = (terminator.target, terminator.otherwise)
        return tuple(block for block in found if block != EXIT)


@dataclass(frozen=True, slots=True)
class Placed:
    """A variable of shared or local memory: its offset and size in bytes (size None: up to the end of the space)."""

    name: str
    space: tree.Space
    offset: int
    size: int | None


@dataclass(frozen=True, slots=True)
class Data:
    """A variable of the module in global or constant memory, with what it holds at the start of a launch.

    `addresses` are places in it that hold the address of a variable: byte, name of the variable, bytes added.
    """

    name: str
    space: tree.Space
    initial: bytes
    addresses: tuple[tuple[int, str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Parameter:
    """A kernel parameter: its offset in the parameter block and its size in bytes."""

    name: str
    offset: int
    size: int


@dataclass(slots=True)
class Program:
    """A kernel ready for analysis. `blocks[0]` is where threads start."""

    name: str
    blocks: list[Block]
    registers: dict[str, str]
    parameters: dict[str, Parameter]
    variables: dict[str, Placed]
    static_shared_bytes: int
    local_bytes: int
    file_name: str
    irreducible: bool = False
    unsupported_symbols: dict[str, str] = field(default_factory=dict)
    data: dict[str, Data] = field(default_factory=dict)

    def ops(self) -> Iterator[Op]:
        """Iterate over all instructions, terminators excluded."""
        for block in self.blocks:
            yield from block.ops


def registers_of(operand: tree.Operand) -> Iterator[str]:
    """Iterate over the names of the registers that occur in an operand."""
    match operand:
        case tree.Register(name):
            yield name
        case tree.Address(base, _):
            yield from registers_of(base)
        case tree.Vector(elements) | tree.Arguments(elements):
            for element in elements:
                yield from registers_of(element)
        case tree.Pair(first, second):
            yield from registers_of(first)
            yield from registers_of(second)
        case tree.Negated(inner):
            yield from registers_of(inner)
        case _:
            return


def renamed(operand: tree.Operand, names: Mapping[str, str]) -> tree.Operand:
    """Return an operand with registers replaced by others."""
    match operand:
        case tree.Register(name):
            return tree.Register(names.get(name, name))
        case tree.Address(tree.Register(name)):
            return replace(operand, base=tree.Register(names.get(name, name)))
        case tree.Vector(elements):
            return tree.Vector(tuple(renamed(element, names) for element in elements))
        case tree.Arguments(elements):
            return tree.Arguments(tuple(renamed(element, names) for element in elements))
        case tree.Pair(first, second):
            return tree.Pair(renamed(first, names), renamed(second, names))
        case tree.Negated(inner):
            return tree.Negated(renamed(inner, names))
        case _:
            return operand


def _align(value: int, alignment: int) -> int:
    return -(-value // alignment) * alignment


def _size(variable: tree.Variable) -> int | None:
    elements = 1
    for dimension in variable.dimensions:
        if dimension is None:
            return None
        elements *= dimension
    lanes = next((int(a[1:]) for a in variable.attributes if a in {"v2", "v4"}), 1)
    return elements * lanes * TYPE_BYTES[variable.type]


def _symbols(op: Op) -> Iterator[str]:
    """Iterate over the names of variables that an instruction uses."""
    for operand in op.instruction.operands:
        match operand:
            case tree.Symbol(name) | tree.Address(tree.Symbol(name)):
                yield name
            case _:
                continue


def _data(variable: tree.Variable, size: int) -> Data | None:
    """Return a variable with its initial contents, or None if they are not understood."""
    width = TYPE_BYTES[variable.type]
    content = bytearray()
    addresses = []
    for value in variable.initial or ():
        match value:
            case tree.Integer(number, _):
                content += (number & (1 << 8 * width) - 1).to_bytes(width, "little")
            case tree.Float(bits, bits_wide, _) if bits_wide == 8 * width:
                content += bits.to_bytes(width, "little")
            case tree.Symbol(name) if width == 8:
                addresses.append((len(content), name, 0))
                content += bytes(width)
            case tree.Relative(name, offset, _, None) if width == 8:
                addresses.append((len(content), name, offset))
                content += bytes(width)
            case _:
                return None
    content += bytes(size - len(content))
    return Data(variable.name, variable.space, bytes(content), tuple(addresses))


def _parameters(variables: Iterable[tree.Variable]) -> dict[str, Parameter]:
    """Lay parameters out as the driver does: in order, each at its natural alignment (CUDA C++ guide, 4.5.5)."""
    placed: dict[str, Parameter] = {}
    offset = 0
    for variable in variables:
        size = _size(variable) or 0
        offset = _align(offset, variable.align or TYPE_BYTES[variable.type])
        placed[variable.name] = Parameter(variable.name, offset, size)
        offset += size
    return placed


class _Builder:
    """Collects statements into blocks; scopes are flattened, a register that hides another one gets its own name."""

    def __init__(self, module: tree.Module, function: tree.Function, file_name: str) -> None:
        self.function = function
        self.file_name = file_name
        self.registers: dict[str, str] = {}
        self.scopes: list[dict[str, str]] = []
        self.variables: dict[str, Placed] = {}
        self.unsupported: dict[str, str] = {}
        self.data: dict[str, Data] = {}
        self.shared_bytes = 0
        self.local_bytes = 0
        self.extern_shared: list[tree.Variable] = []
        self.line = 0
        self.count = 0
        self.labels: dict[str, int] = {}
        self.raw: list[tuple[str, list[Op], Op | None]] = []
        self.files = {item.index: item.path for item in module.items if isinstance(item, tree.File)}
        self.main_file = min(self.files, default=1)
        for item in module.items:
            if isinstance(item, tree.Variable):
                self._variable(item)
        self._open("entry")
        self._statements(function.body or ())
        for variable in self.extern_shared:
            offset = _align(self.shared_bytes, variable.align or TYPE_BYTES[variable.type])
            self.variables[variable.name] = Placed(variable.name, tree.Space.SHARED, offset, None)

    def _variable(self, variable: tree.Variable) -> None:
        if variable.type not in TYPE_BYTES:
            self.unsupported[variable.name] = f".{variable.type}"
            return
        size, align = _size(variable), variable.align or TYPE_BYTES[variable.type]
        match variable.space:
            case tree.Space.SHARED if size is None:
                self.extern_shared.append(variable)
            case tree.Space.SHARED:
                offset = _align(self.shared_bytes, align)
                self.variables[variable.name] = Placed(variable.name, tree.Space.SHARED, offset, size)
                self.shared_bytes = offset + (size or 0)
            case tree.Space.LOCAL:
                offset = _align(self.local_bytes, align)
                self.variables[variable.name] = Placed(variable.name, tree.Space.LOCAL, offset, size)
                self.local_bytes = offset + (size or 0)
            case tree.Space.GLOBAL | tree.Space.CONST if "extern" not in variable.linkage and size is not None:
                data = _data(variable, size)
                if data is None:
                    self.unsupported[variable.name] = f".{variable.space} (for its initial values)"
                else:
                    self.data[variable.name] = data
            case space:
                self.unsupported[variable.name] = f".{space}"

    def used_data(self) -> dict[str, Data]:
        """Return the variables of the module that the kernel names, and those whose addresses they hold."""
        found: dict[str, Data] = {}
        work = [s for _, ops, end in self.raw for op in (*ops, *([end] if end else ())) for s in _symbols(op)]
        while work:
            name = work.pop()
            if name in found or name not in self.data:
                continue
            data = self.data[name]
            if all(target in self.data for _, target, _ in data.addresses):
                found[name] = data
                work.extend(target for _, target, _ in data.addresses)
            else:
                self.unsupported[name] = f".{data.space} (for its initial values)"
        return found

    def _open(self, label: str) -> None:
        self.raw.append((label, [], None))

    def _close(self, op: Op) -> None:
        label, ops, _ = self.raw[-1]
        self.raw[-1] = (label, ops, op)
        self._open(f"{label}+")

    def _statements(self, statements: Iterable[tree.Statement]) -> None:
        for statement in statements:
            match statement:
                case tree.Instruction():
                    self._instruction(statement)
                case tree.Label(name):
                    if self.raw[-1][1]:
                        self._open(name)
                    else:
                        self.raw[-1] = (name, [], None)
                    self.labels[name] = len(self.raw) - 1
                case tree.Location():
                    self._location(statement)
                case tree.Registers(type_, name, count):
                    llvm = LLVM_TYPES.get(type_)
                    if llvm is None:
                        raise UnsupportedError(f"registers of type .{type_} are not executed ({self.function.name})")
                    names = [name] if count is None else [f"{name}{i}" for i in range(count)]
                    self.registers.update({self._declared(name): llvm for name in names})
                case tree.Variable():
                    self._variable(statement)
                case tree.Block(inner):
                    self.scopes.append({})
                    self._statements(inner)
                    self.scopes.pop()
                case _:
                    continue

    def _declared(self, name: str) -> str:
        """Return the name of a register that is declared here: `%p1.2` where there is another `%p1` already."""
        number, unique = 1, name
        while unique in self.registers:
            number += 1
            unique = f"{name}.{number}"
        if unique != name and self.scopes:
            self.scopes[-1][name] = unique
        return unique

    def _resolved(self, instruction: tree.Instruction) -> tree.Instruction:
        """Return the instruction with the registers of inner scopes by their own names."""
        names = {name: unique for scope in self.scopes for name, unique in scope.items()}
        if not names:
            return instruction
        operands = tuple(renamed(operand, names) for operand in instruction.operands)
        guard = instruction.guard
        if guard is not None:
            guard = replace(guard, register=names.get(guard.register, guard.register))
        return replace(instruction, operands=operands, guard=guard)

    def _location(self, location: tree.Location) -> None:
        """Follow inlined code to the file of the kernel: the outermost place that lies in it and is not line 0."""
        if location.file == self.main_file and location.line:
            self.line = location.line
        elif location.inlined_at and location.inlined_at[0] == self.main_file:
            self.line = location.inlined_at[1]

    def _instruction(self, instruction: tree.Instruction) -> None:
        op = Op(self._resolved(instruction), self.line, self.count)
        self.count += 1
        if instruction.opcode in {"bra", "ret", "exit", "bar", "barrier"} and "warp" not in instruction.modifiers:
            self._close(op)
            if "red" in instruction.modifiers:
                self.raw[-1][1].append(op)
        else:
            self.raw[-1][1].append(op)

    def blocks(self) -> list[Block]:
        if not self.raw[-1][1] and self.raw[-1][2] is None and len(self.raw) - 1 not in self.labels.values():
            self.raw.pop()
        return [self._block(i, *raw) for i, raw in enumerate(self.raw)]

    def _block(self, index: int, label: str, ops: list[Op], end: Op | None) -> Block:
        following = index + 1 if index + 1 < len(self.raw) else EXIT
        terminator: Terminator = Jump(following)
        if end is not None:
            instruction = end.instruction
            if instruction.opcode in {"bar", "barrier"}:
                _check_barrier(end, self.file_name)
                terminator = Barrier(following, end)
            else:
                target = EXIT if instruction.opcode != "bra" else self._target(end)
                guard = instruction.guard
                terminator = Jump(target) if guard is None else Branch(guard, target, following, instruction.ptx_line)
        counted = end is not None and not (isinstance(terminator, Barrier) and terminator.has_result)
        return Block(label, ops, terminator, len(ops) + counted)

    def _target(self, op: Op) -> int:
        operand = op.instruction.operands[0]
        if not isinstance(operand, tree.Symbol) or operand.name not in self.labels:
            raise UnsupportedError(f"{self.file_name}:{op.line}: no label for the branch {op.text!r}")
        return self.labels[operand.name]


BARRIER_FORMS = {"sync": (1, 2), "arrive": (2,), "red": (3, 4)}
"""How many operands each form of a block barrier has."""


def _check_barrier(op: Op, file_name: str) -> None:
    """Accept `sync`, `arrive` and `red` for the threads of the block, without a guard; name everything else."""
    instruction = op.instruction
    form = next((x for x in BARRIER_FORMS if x in instruction.modifiers), "")
    counts = BARRIER_FORMS.get(form, ())
    if len(instruction.operands) not in counts or instruction.guard is not None or "cluster" in instruction.modifiers:
        raise UnsupportedError(
            f"{file_name}:{op.line}: {op.text!r} is not executed: barriers are those of a block, unguarded"
        )


def build_program(module: tree.Module, symbol: str, file_name: str) -> Program:
    """Regroup an entry of a module into basic blocks.

    Args:
        module: the parsed PTX.
        symbol: the entry's (mangled) name.
        file_name: how the kernel file is named in messages.

    Raises:
        UnsupportedError: the entry declares or branches in a way that the engine does not execute.
    """
    function = module.function(symbol)
    builder = _Builder(module, function, file_name)
    return Program(
        name=symbol,
        blocks=builder.blocks(),
        registers=builder.registers,
        parameters=_parameters(function.parameters),
        variables=builder.variables,
        static_shared_bytes=builder.shared_bytes,
        local_bytes=builder.local_bytes,
        file_name=file_name,
        unsupported_symbols=builder.unsupported,
        data=builder.used_data(),
    )
