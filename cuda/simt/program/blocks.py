"""A kernel as basic blocks: what the passes and the code generator work on.

The rule: a `Program` is the PTX text regrouped, with names resolved: registers to types, symbols to memory, `.loc` to
lines. It does not check what the engine can execute. A block ends where control can leave it or where a warp may wait,
and its terminator holds its successors.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from math import prod

from warplens.cuda.device.occupancy import reserved_shared_bytes
from warplens.cuda.ground.errors import UnsupportedError
from warplens.cuda.ptx import tree
from warplens.cuda.ptx.operands import print_instruction


@contextmanager
def well_formed() -> Iterator[None]:
    """Refuse code that uses what it does not declare, or an instruction that lacks a part: no assembler takes it."""
    try:
        yield
    except (KeyError, IndexError) as error:
        lacks = f"it declares no {error.args[0]}" if isinstance(error, KeyError) else "an instruction lacks a part"
        raise UnsupportedError(f"the PTX is not executed, as no assembler takes it: {lacks}") from error


# Global and constant memory are at their own addresses in this process, below 2^47. Shared memory, the local memory of
# a thread and the functions of the module have windows above them, so that no address in a window is null and none is
# in two spaces. Instructions of one space count from the start of its window, which `cvta` adds and subtracts (PTX ISA
# 5.1 and 9.7.9.20).
ABSOLUTE = {tree.Space.GLOBAL, tree.Space.CONST}
"""The addresses of these spaces are those of this process; addresses of others count from the start of their space."""

WINDOW_BYTES = 1 << 40  # larger than any space: an address out of bounds still shows the space that it was meant for

RANK_BYTES = 1 << 24
"""An address of the shared memory of a cluster is that in the block's own memory and, unless the block is the one that
computes it, the block's rank + 1 times this. On an H200 it is the rank times this, for the own block too, so that
addresses differ from those of a GPU and say the same."""
MOST_RANKS = 254  # `mapa` gives larger ranks, which no cluster has, like this one: it must fit in an address of 32 bits

_FIRST = 1 << 47  # user processes end below it on x86-64 and AArch64 with 48-bit addresses

WINDOWS = {tree.Space.SHARED: _FIRST, tree.Space.CLUSTER: _FIRST, tree.Space.LOCAL: _FIRST + WINDOW_BYTES}
"""The window of each space starts here; that of a cluster's shared memory is the block's own."""

CODE_WINDOW = _FIRST + 2 * WINDOW_BYTES
CODE_STEP = 16  # the addresses of two functions are this many bytes apart; there is no memory at them


STACK = "%.stack"
"""This register holds the end of a thread's stack in its local memory, where recursive functions have their variables.
No name in PTX has a dot behind its percent sign, so no kernel can write to this register or to the next ones."""
RETURNS = "%.returns"
"""This register holds the end of what calls have saved: registers and the points to return to. They lie behind the
local memory of the thread, where no address of the kernel leads."""
DEPTH = "%.depth"  # this register holds how many bytes of the stack are in use: variables and what calls have saved
THREAD_ALIGNMENT = 64  # the memory of each thread begins at a multiple of the widest access
GRANULE_BYTES = 16  # frames begin at multiples of this size, and the map of the stack has one byte for each granule
GAP_BYTES = 64  # a gap of this size precedes each frame, so that a short overrun of a variable meets no other variable

EXIT = -1  # this successor is the end of the thread

NO_LINE = -1
"""The line of anything that is not in the PTX: steps of a call or a table of branches, which do not count."""

_LONG_LIST = re.compile(r"\{([^,{}]+)(?:, [^,{}]+){7,}, ([^,{}]+)\}")

CARRY = "%.carry"  # the carry flag is a hidden register of one bit (PTX ISA 9.7.2)

TYPE_BYTES = {
    **dict.fromkeys(("b8", "u8", "s8"), 1),
    **dict.fromkeys(("b16", "u16", "s16", "f16", "bf16"), 2),
    **dict.fromkeys(("b32", "u32", "s32", "f32", "f16x2", "bf16x2"), 4),
    **dict.fromkeys(("b64", "u64", "s64", "f64"), 8),
    "b128": 16,
}
LLVM_TYPES = {type_: f"i{8 * size}" for type_, size in TYPE_BYTES.items()}
LLVM_TYPES |= {"pred": "i1", "f32": "float", "f64": "double"}  # each fundamental type of PTX is held in this LLVM type


@dataclass(frozen=True, slots=True)
class Op:
    """One instruction."""

    instruction: tree.Instruction
    line: int  # in the kernel file (0: unknown)
    index: int  # its number in the program
    origin: tree.Instruction | None = None  # the PTX's, if registers or parameters were renamed or a step replaces it

    @property
    def text(self) -> str:
        """The instruction as PTX, of a list of more than eight operands the first and the last."""
        return _LONG_LIST.sub(r"{\1, ..., \2}", print_instruction(self.origin or self.instruction))


@dataclass(frozen=True, slots=True)
class Jump:
    """Control goes on to one block."""

    target: int


@dataclass(frozen=True, slots=True)
class Equals:
    """The condition of a branch that is not in the PTX: a register of integers holds a number."""

    register: str
    number: int


@dataclass(frozen=True, slots=True)
class Branch:
    """Lanes whose guard holds go to `target`, the others to `otherwise` (EXIT: they end)."""

    guard: tree.Guard | Equals
    target: int
    otherwise: int
    ptx_line: int


_PLAIN = ((tree.Integer(0, "0"),),)  # a barrier of the whole block (such as `barrier.sync 0`) has these operands


@dataclass(frozen=True, slots=True)
class Barrier:
    """The warp waits for other warps of its block or cluster, or signals its arrival, and then goes on to `target`.

    A barrier with a result, `bar.red`, is also the first instruction of its target, which writes the result.
    """

    target: int
    op: Op

    @property
    def is_plain(self) -> bool:
        """Whether it is `bar.sync 0` of the whole block."""
        return "sync" in self.op.instruction.modifiers and self.op.instruction.operands in _PLAIN

    @property
    def is_of_cluster(self) -> bool:
        """Whether it is the barrier of the cluster, which has no number."""
        return "cluster" in self.op.instruction.modifiers

    @property
    def number(self) -> tree.Operand:
        """The number of the barrier, one of 16."""
        return self.op.instruction.operands[self.has_result]

    @property
    def threads(self) -> tree.Operand | None:
        """The number of threads that it is for; None for all of the block."""
        end = -1 if self.has_result else None
        rest = self.op.instruction.operands[self.has_result + 1 : end]
        return rest[0] if rest else None

    @property
    def predicate(self) -> tree.Operand | None:
        """The predicate of each thread, where there is a result."""
        return self.op.instruction.operands[-1] if self.has_result else None

    @property
    def has_result(self) -> bool:
        """Whether it is a `bar.red`."""
        return "red" in self.op.instruction.modifiers


Terminator = Jump | Branch | Barrier


@dataclass(slots=True)
class Block:
    """A basic block."""

    label: str
    ops: list[Op]
    terminator: Terminator
    instructions: int  # those that hardware would issue, including the terminator
    is_called: bool = False  # a function that several callers jump to begins here

    def successors(self) -> tuple[int, ...]:
        """Return the blocks that may follow (EXIT excluded)."""
        targets = {self.terminator.target: None}
        if isinstance(self.terminator, Branch):
            targets[self.terminator.otherwise] = None
        return tuple(block for block in targets if block != EXIT)


@dataclass(frozen=True, slots=True)
class Placed:
    """A variable of shared or local memory."""

    name: str
    space: tree.Space
    offset: int  # its address in its space
    size: int | None  # in bytes, None: up to the end of the space
    on_stack: bool = False  # the offset is in the frame of its function, which is recursive


@dataclass(frozen=True, slots=True)
class Data:
    """A variable of the module in global or constant memory, with its contents at the start of a launch."""

    name: str
    space: tree.Space
    initial: bytes
    addresses: tuple[tuple[int, str, int], ...] = ()  # that it holds: byte, variable, bytes added to its address
    alignment: int = 1  # in bytes


@dataclass(frozen=True, slots=True)
class Parameter:
    """A kernel parameter: its offset in the parameter block and its size in bytes."""

    name: str
    offset: int
    size: int


PARAMETER_BLOCK = "kernel parameters"  # a variable in constant memory, for loads whose address is computed at run time
GRID_WORKSPACE = "grid workspace"
"""A variable in global memory: what the driver gives the blocks of a cooperative launch for their barriers, as
`cooperative_groups` declares it (`struct grid_workspace`): its size and the state of the barrier, 4 bytes each."""
GRID_WORKSPACE_BYTES = 8
GRID_WORKSPACE_REGISTERS = ("%envreg2", "%envreg1")  # the low and the high half of its address
HEAP = "device heap"
"""A variable in global memory from which a kernel allocates (`codegen.memory.heap`): head, granules, a byte each."""
HEAP_HEAD_BYTES, HEAP_GRANULE_BYTES = 64, 16
HEAP_LIMIT_BYTES = 8 << 20  # `cudaLimitMallocHeapSize` unless a program sets it (CUDA C++ guide 12.9, 10.35.1)
KERNEL = "kernel"  # said by `Program.unsupported_symbols` of kernels, whose addresses only launches in device code take


@dataclass(slots=True)
class Program:
    """A kernel ready for analysis. Threads start at `blocks[0]`.

    Behind `local_bytes` of a thread `saved_bytes` hold what calls of shared functions save, then a byte for each
    granule of the stack how many of its bytes are variables of a running function (`codegen.memory.atomics`).
    """

    name: str
    blocks: list[Block]
    registers: dict[str, str]
    parameters: dict[str, Parameter]
    variables: dict[str, Placed]
    static_shared_bytes: int
    local_bytes: int  # what a thread can address: variables, and those on the stack
    file_name: str
    first_shared: int = 0  # the address at which the shared memory of a block begins (`first_shared_address`)
    saved_bytes: int = 0
    stack_start: int | None = None  # from here on recursive functions, if any, have variables on the stack
    irreducible: bool = False
    unsupported_symbols: dict[str, str] = field(default_factory=dict)
    data: dict[str, Data] = field(default_factory=dict)
    functions: dict[str, int] = field(default_factory=dict)  # the addresses of functions

    @property
    def thread_bytes(self) -> int:
        """The memory of one thread: what it can address, what calls save, and the map of the stack."""
        return align(self.local_bytes + self.saved_bytes + self.map_bytes, THREAD_ALIGNMENT)

    def shared_end(self, dynamic_bytes: int) -> int:
        """Return the address behind the shared memory of a block with so much dynamic shared memory."""
        return self.first_shared + self.static_shared_bytes + dynamic_bytes

    @property
    def maps_shared(self) -> bool:
        """Whether the kernel computes addresses of the shared memory of other blocks."""
        return any(op.instruction.opcode == "mapa" for op in self.ops())

    @property
    def is_for_clusters(self) -> bool:
        """Whether the kernel has instructions for clusters, which serve a cluster of one block, too."""
        instructions = (op.instruction for op in self.ops())
        return any(isinstance(end := block.terminator, Barrier) and end.is_of_cluster for block in self.blocks) or any(
            instruction.opcode in {"mapa", "getctarank"} or tree.Space.CLUSTER in instruction.modifiers
            for instruction in instructions
        )

    @property
    def map_bytes(self) -> int:
        """The size of the map of a thread's stack."""
        return 0 if self.stack_start is None else (self.local_bytes - self.stack_start) // GRANULE_BYTES

    def windows(self) -> list[tree.Space]:
        """Return the spaces with a window of which the kernel uses memory."""
        used = {placed.space for placed in self.variables.values()} | (
            {tree.Space.LOCAL} if self.local_bytes else set()
        )
        return [space for space in WINDOWS if space in used]

    def ops(self) -> Iterator[Op]:
        """Iterate over all instructions, terminators excluded."""
        for block in self.blocks:
            yield from block.ops

    def graph(self) -> list[tuple[int, ...]]:
        """Return the successors of each block."""
        return [block.successors() for block in self.blocks]

    def places(self) -> dict[int, tuple[int, int]]:
        """Return the block and the place in it of each instruction, by its number."""
        return {op.index: (b, i) for b, block in enumerate(self.blocks) for i, op in enumerate(block.ops)}


RETURN = -2  # this successor of a block is the caller of the function


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


def chain(register: str, cases: list[tuple[int, int]], otherwise: int, first: int, label: str) -> list[Block]:
    """Return blocks, numbered from `first`, that compare a register with numbers and branch to the block of each."""
    blocks = []
    for index, (number, target) in enumerate(cases):
        following = first + index + 1 if index + 1 < len(cases) else otherwise
        terminator = Branch(Equals(register, number), target, following, NO_LINE)
        blocks.append(Block(f"{label}.case", [], terminator, 0))
    return blocks or [Block(f"{label}.case", [], Jump(otherwise), 0)]


def integer(number: int) -> tree.Integer:
    """Return a number as an operand."""
    return tree.Integer(number, str(number))


def heap_bytes(limit: int) -> int:
    """Return the bytes of the variable of a heap with so much room, a granule at least."""
    return HEAP_HEAD_BYTES + max(1, -(-limit // HEAP_GRANULE_BYTES)) * (HEAP_GRANULE_BYTES + 1)


def call_target(instruction: tree.Instruction) -> tree.Operand:
    """Return the target of a `call`: a symbol, or a register with an address."""
    named = (operand for operand in instruction.operands[:2] if not isinstance(operand, tree.Arguments))
    return next(named, tree.Symbol(""))


def renamed(operand: tree.Operand, names: Mapping[str, str]) -> tree.Operand:
    """Return an operand with registers and symbols replaced by others, wherever they stand in it."""

    def named(leaf: tree.Operand) -> tree.Operand:
        match leaf:
            case tree.Register(name) | tree.Symbol(name) | tree.Relative(name) | tree.Element(name) if name in names:
                return replace(leaf, name=names[name])
            case _:
                return leaf

    return tree.mapped(operand, named)


def renamed_instruction(instruction: tree.Instruction, names: Mapping[str, str]) -> tree.Instruction:
    """Return an instruction with registers and symbols replaced by others."""
    guard = instruction.guard
    if guard is not None:
        guard = replace(guard, register=names.get(guard.register, guard.register))
    operands = tuple(renamed(operand, names) for operand in instruction.operands)
    return replace(instruction, operands=operands, guard=guard)


# Only what PTX itself leaves open is read off the target, such as where shared memory begins.
_TARGET = re.compile(r"sm_([0-9]+)([0-9])")


def compute_capability(module: tree.Module) -> tuple[int, int] | None:
    """Return the compute capability of a module's target, or None if the target names none."""
    match = _TARGET.match(module.target[0])
    return None if match is None else (int(match[1]), int(match[2]))


def first_shared_address(module: tree.Module) -> int:
    """Return the address in shared memory at which the variables of a block begin, in bytes.

    They lie behind what the driver reserves in each block. On an H200 (compute capability 9.0, driver 580) static
    shared memory began at address 0x400, for alignments of 4 to 16384 bytes, and alignments counted from there: 100
    bytes aligned to 256, 100 bytes aligned to 4096 and the dynamic shared memory lay at 0x400, 0x1400 and 0x1470. The
    other compute capabilities from 8.0 on, which reserve as much, were not probed.
    """
    capability = compute_capability(module)
    return 0 if capability is None else reserved_shared_bytes(capability)


STACK_BYTES = 16384
"""The stack of each thread for recursive functions, variables and what calls save together; CUDA's default is 1024, but
ptxas packs frames more tightly."""
STACK_ADDRESSES = STACK_BYTES + GAP_BYTES * (STACK_BYTES // GRANULE_BYTES + 1)
"""Frames take at most this many addresses: a call saves at least 16 bytes, and a gap precedes each frame."""
PADDING_ADDRESSES = STACK_BYTES
"""Frames with wider alignments than a granule take at most this many bytes more: the size of such a frame is a multiple
of its alignment, so what lies unused before it is smaller than itself."""
VECTOR_LANES = {"v2": 2, "v4": 4, "v8": 8}  # of a variable's vector type, by its word (PTX ISA 5.4.2)


def stack_addresses(alignments: Iterable[int]) -> int:
    """Return how many addresses the frames of a thread take at most, from the alignments of all of them."""
    return STACK_ADDRESSES + PADDING_ADDRESSES * any(alignment > GRANULE_BYTES for alignment in alignments)


def align(value: int, alignment: int) -> int:
    """Round up to a multiple."""
    return -(-value // alignment) * alignment


def alignment_of(variable: tree.Variable) -> int:
    """Return a variable's alignment in bytes: its own, or the size of its type, with all lanes of a vector.

    Source: PTX ISA 5.4.2 and 5.4.5.

    Example:
        >>> alignment_of(tree.Variable(tree.Space.SHARED, "f32", "tile"))
        4
        >>> alignment_of(tree.Variable(tree.Space.SHARED, "f32", "tile", align=16))
        16
        >>> alignment_of(tree.Variable(tree.Space.LOCAL, "f32", "row", attributes=("v4",)))
        16
    """
    return variable.align or _lanes_of(variable) * TYPE_BYTES[variable.type]


def size_of(variable: tree.Variable) -> int | None:
    """Return a variable's size in bytes, or None where its declaration leaves it open."""
    lengths = [length for length in variable.dimensions if length is not None]
    is_open = len(lengths) < len(variable.dimensions)
    return None if is_open else prod(lengths) * _lanes_of(variable) * TYPE_BYTES[variable.type]


def _lanes_of(variable: tree.Variable) -> int:
    return next((VECTOR_LANES[word] for word in variable.attributes if word in VECTOR_LANES), 1)


def parameters(variables: Iterable[tree.Variable]) -> dict[str, Parameter]:
    """Lay parameters out as the driver does: in order, each at its natural alignment (CUDA C++ guide, 4.5.5)."""
    placed: dict[str, Parameter] = {}
    offset = 0
    for variable in variables:
        size = size_of(variable) or 0
        offset = align(offset, alignment_of(variable))
        placed[variable.name] = Parameter(variable.name, offset, size)
        offset += size
    return placed


def source_name(symbol: str) -> str:
    """Return the name of a variable in the source.

    Example:
        >>> source_name("_ZZ15transpose_tiledE4tile")
        'tile'

    Source: Itanium C++ ABI, 5.1.6, local names: `_ZZ` encoding `E` name.
    """
    match = re.fullmatch(r"_ZZ.*E(\d+)([\w$]+)", symbol)
    return symbol if match is None else match.group(2)[: int(match.group(1))]
