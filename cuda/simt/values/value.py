"""Values of a warp.

The rule: a register's 32 values are held in the cheapest form that is exact. A value is *uniform* (one scalar for all
lanes), *affine* (one scalar plus offsets that are known when the kernel is compiled for its launch shape) or *varying*
(a vector of 32).
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache
from math import prod
from typing import Protocol

from warplens.cuda.device.spec import MemoryRules
from warplens.cuda.ground.textures import TextureView
from warplens.cuda.ptx import tree
from warplens.cuda.ptx.tree import MergedRequest
from warplens.cuda.simt.counting.rules import CURRENT, LANES
from warplens.cuda.simt.program.blocks import Op
from warplens.cuda.simt.values import bounds
from warplens.cuda.simt.values.bounds import UNKNOWN, Bounds

BITS = {"i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64, "i128": 128, "float": 32, "double": 64}
FLOATS = {"float", "double"}
INTRINSIC_SUFFIX = {**{type_: type_ for type_ in BITS}, "float": "f32", "double": "f64"}
LANE_NUMBERS = tuple(range(LANES))


@dataclass(frozen=True, slots=True)
class Value:
    """What a register of a warp holds, by LLVM type of a lane; a `varying` one has neither `const` nor `offsets`."""

    type: str
    varying: bool = False
    const: int | float | None = None  # the scalar part where it is known at compile time (integers: signed, except i1)
    offsets: tuple[int, ...] | None = None  # 32 numbers added to it (modulo the width), None: all zero
    root: str | None = None  # the array or variable that an address points into, where that is known
    bounds: Bounds = UNKNOWN  # of the scalar part, of an address into an array those of its distance from the start
    code: str = ""  # LLVM operand of the scalar part or the vector; "" while analysing

    @property
    def is_constant(self) -> bool:
        """Whether each lane holds a known integer, which is the same in every execution."""
        return not self.varying and isinstance(self.const, int)

    @property
    def uniform(self) -> bool:
        """Whether all lanes hold the same value."""
        return not self.varying and self.offsets is None

    def lanes(self) -> list[int] | None:
        """Return the value of every lane if all are known integers, else None."""
        if self.varying or not isinstance(self.const, int):
            return None
        if self.offsets is None:
            return [self.const] * LANES
        return [wrap(self.const + offset, BITS[self.type]) for offset in self.offsets]


def wrap(value: int, bits: int) -> int:
    """Reduce an integer to `bits` bits: signed two's complement, but 0 or 1 for a single bit."""
    value &= (1 << bits) - 1
    return value - (1 << bits) if bits > 1 and value >> (bits - 1) else value


def literal(type_: str, number: int) -> str:
    """Return an integer as an LLVM literal of a type; all literals of computed numbers are made here.

    LLVM cuts a number that is too large for its type without a word, and a bounds check with such a number checks
    nothing. So a number outside the signed range is a defect of the engine; who means a pattern of bits uses `wrap`.
    """
    if number != wrap(number, int(type_.removeprefix("i"))):
        raise AssertionError(f"{number} does not fit the type {type_}")
    return str(number)


def literals(type_: str, numbers: Iterable[int]) -> str:
    """Return the elements of an LLVM vector or array of known integers: 'i64 0, i64 4'."""
    return _literals(type_, tuple(numbers))


@lru_cache(maxsize=1024)  # a kernel has few vectors, and each many times
def _literals(type_: str, numbers: tuple[int, ...]) -> str:
    return ", ".join(f"{type_} {literal(type_, number)}" for number in numbers)


def join(first: Value | None, second: Value | None) -> Value | None:
    """Return the cheapest form that holds both values (None: no value yet)."""
    if first is None or second is None:
        return second if first is None else first
    root = first.root if first.root == second.root else None
    if first.varying or second.varying or first.offsets != second.offsets:
        return Value(first.type, varying=True, root=root)
    same = isinstance(first.const, int) and first.const == second.const  # floats: 0.0 == -0.0, so never
    joined_bounds = bounds.join(first.bounds, second.bounds) if first.root == second.root else UNKNOWN
    const = first.const if same else None
    return Value(first.type, const=const, offsets=first.offsets, root=root, bounds=joined_bounds)


# Instructions are written once against these protocols, for the code generator and the analysis of forms alike.
class Writer(Protocol):
    """Takes LLVM code, one instruction after the other."""

    def emit(self, code: str) -> str:
        """Add an instruction and return the name of its result."""

    def do(self, code: str) -> None:
        """Add an instruction without a result."""

    def label(self, name: str) -> None:
        """Begin an LLVM basic block."""

    def name(self, stem: str) -> str:
        """Return a fresh name for a label or a value."""

    def declare(self, signature: str) -> None:
        """Declare an external or intrinsic function once."""

    def define(self, text: str) -> None:
        """Add the text of an LLVM function once."""

    def apart(self) -> AbstractContextManager[list[str]]:
        """Collect the code that is written within the context, instead of adding it to the warp's."""

    def require(self, condition: Callable[[], str]) -> None:
        """Leave the warp for a retry without affine widening unless the condition (an i1) holds."""


class Registers(Protocol):
    """The virtual registers of a warp."""

    def read(self, name: str) -> Value:
        """Return the value of a register."""

    def write(self, name: str, value: Value) -> None:
        """Set a register, in the lanes that are active."""

    def place(self, name: str, bits: int, *, written: bool) -> int | None:
        """Return where a register of this width lies in the warp's frame; None if it does not, or is not `written`."""

    def keep(self, number: int, value: Value | None) -> int:
        """Return a spare place in the frame, after a value has been put there."""

    def kept(self, place: int, type_: str) -> Value:
        """Return the vector at a place in the frame."""

    def transform(self, function: str, places: Sequence[int], arguments: str) -> None:
        """Call an LLVM function that takes the frame, a table of places in it, and what else it needs."""


class Lanes(Protocol):
    """The lanes of a warp: which are active, and where they depend on each other."""

    def active(self) -> Value:
        """Return the lanes that execute the current instruction, a uniform i32."""

    def limited(self, lanes: Value) -> AbstractContextManager[None]:
        """Let only some of the active lanes execute what follows; `lanes` is a uniform i32."""

    def clock(self) -> Value:
        """Return how many instructions the warp has executed so far, an i64."""

    def barrier_result(self) -> tuple[Value, Value]:
        """Return the threads whose predicate held at the barrier just passed, and all its threads, two i32."""

    def require_members(self, op: Op, mask: Value) -> None:
        """Report a fault unless the lanes of a member mask execute the instruction together."""

    def read_from(self, op: Op, sources: Value) -> None:
        """Record that each active lane reads a register of another, by numbers from 0 to 31."""

    def fence(self, op: Op) -> None:
        """Record that all other threads of its scope now see the writes of the active lanes; this needs no code."""

    def fence_proxies(self) -> None:
        """Record that what the active lanes wrote is visible to asynchronous operations; this needs no code."""

    def of_warpgroup(self, op: Op) -> None:
        """Record a product of a warpgroup, or what orders such products; this needs no code."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tile:
    """A tile of shared memory that a warp reads by a descriptor (`values.tiles`)."""

    descriptor: Value  # a uniform i64
    first: Value  # the number of the first group, a uniform i64
    groups: int
    turned: bool  # not read by rows
    common: bool  # all warps of a group read it together, and their multiprocessor once


@dataclass(frozen=True, slots=True, kw_only=True)
class Texel:
    """One of the texels that a lane reads of a view, or the one that it writes."""

    offset: Value  # from the start of the array, an i64, always inside of it
    place: Value  # the same where the GPU keeps the texels, by which the request is counted
    inside: Value  # an i1: lanes for which it does not hold touch nothing


class Memory(Protocol):
    """Accesses of the active lanes. An address counts from the start of its space."""

    def load(self, op: Op, space: tree.Space | None, types: Sequence[str], address: Value) -> list[Value]:
        """Load one element of each type from consecutive places; no space: a generic address that may lie in any."""

    def reach(self, op: Op, space: tree.Space, width: int, address: Value) -> str:
        """Check and count a load of `width` bytes; return arguments of an LLVM function that makes it.

        These are a pointer, the distances of the lanes from it in bytes, and the active lanes.
        """

    def tile(self, op: Op, tile: Tile) -> str:
        """Check and count the reads of a tile of shared memory; return a pointer that its addresses count from."""

    def load_parts(self, op: Op, address: Value, width: int, sizes: Value) -> list[Value]:
        """Load `sizes` bytes of global memory, `width` (at most 16) or fewer; two i64, with zeros after the bytes."""

    def store(self, op: Op, space: tree.Space | None, address: Value, values: Sequence[Value]) -> None:
        """Store the values to consecutive places; no space: a generic address."""

    def atomic(
        self, op: Op, space: tree.Space | None, steps: Mapping[tree.Space, str], address: Value, values: Sequence[Value]
    ) -> Value:
        """Update memory for each active lane, the lowest first, by the step of its space; return its previous value."""

    def fetch(self, op: Op, view: TextureView, types: Sequence[str], texels: Sequence[Texel]) -> list[list[Value]]:
        """Read the elements of texels by one request; of lanes outside the elements mean nothing."""

    def put(self, op: Op, view: TextureView, texel: Texel, values: Sequence[Value]) -> None:
        """Write the elements of a texel."""

    def forbid_outside(self, op: Op, inside: Value, place: Value) -> None:
        """Report a fault of the active lanes that are not `inside` a surface; `place` is their x in bytes, an i32."""

    def keep(self, address: Value, value: Value) -> None:
        """Store a value among what calls save of each active thread, at an offset known to be good; not counted."""

    def clear_frames(self) -> None:
        """Note that no function with variables on the stack runs in any thread of the warp."""

    def mark_frame(self, start: Value, size: int, *, alive: bool) -> None:
        """Note for each active thread that a function whose variables begin at an address runs, or has ended."""

    def kept(self, address: Value, type_: str) -> Value:
        """Load a value that was kept."""


class Runtime(Protocol):
    """Calls of CUDA's run-time library, and ends of the launch before its time."""

    def stop(self, op: Op) -> None:
        """End the launch with a fault."""

    def require_stack(self, op: Op, needed: Value) -> None:
        """Report a fault unless the stack has room for `needed` bytes, an i64."""

    def call_nowhere(self, op: Op, address: Value) -> None:
        """End the launch with a fault: no function that could be called has this address."""

    def branch_nowhere(self, op: Op, index: Value) -> None:
        """End the launch with a fault: the table of branches does not have this index."""

    def print(self, op: Op, form: Value, buffer: Value) -> Value:
        """Print a format and the arguments in a buffer (generic addresses); return the number of arguments, an i32."""

    def allocate(self, sizes: Value) -> Value:
        """Allocate so many bytes of the heap for each lane; return their addresses, 0 where there is no room."""

    def free(self, op: Op, addresses: Value) -> None:
        """Give memory of the heap back; report addresses at which no live allocation begins."""

    def fail(self, op: Op, expression: Value, function: Value) -> None:
        """End the launch with a failed assertion: the addresses of its text and of the function's name."""


# Compiled code depends on the kernel and on a `Specialisation`, and on nothing else. Parts of the parameters and the
# extents of the grid may be left open: then each launch gives them anew, and one code serves all.
WORD_BYTES = 8  # parameters are left open in words of this size: no parameter of a simple type reaches beyond one


class Mode(StrEnum):
    """What code records about each access to memory."""

    COUNTING = "counting"  # how many requests there are, and what they cost
    RECORDING = "recording"  # also, lane by lane, the requests of a block named when the code runs (`counting.traces`)
    CHECKED = "checked"  # accesses race, or read shared memory that was never written (`codegen.checks.shadow`)
    MARKED = "marked"  # which bytes are touched at all (`codegen.counters.tally`)
    UNWRITTEN = "unwritten"  # which bytes of global memory are read that nobody wrote (`codegen.checks.unwritten`)


@dataclass(frozen=True, slots=True, kw_only=True)
class LaunchForm:
    """The form of a launch, in which its request and its code agree; open is what each launch gives anew."""

    block: tuple[int, int, int]  # x, y, z
    grid: tuple[int, int, int]  # x, y, z
    cluster: tuple[int, int, int] = (1, 1, 1)  # the blocks of a cluster along x, y and z, which run together
    parameters: bytes  # the block; a pointer is the bytes from the start of its array
    pointers: Mapping[int, str]  # the arrays of pointers, by their offset in the block
    dynamic_shared_bytes: int = 0
    requests: Mapping[int, MergedRequest] = field(default_factory=dict)  # the machine code's, by PTX line, if different
    rules: MemoryRules = CURRENT  # those by which the GPU serves requests
    open_words: tuple[int, ...] = ()  # 8-byte words of the block by their offsets
    open_axes: tuple[int, ...] = ()  # of the grid, 0 to 2
    open_sizes: bool = False  # those of arrays
    textures: Mapping[int, TextureView] = field(default_factory=dict)  # textures and surfaces by their handles


@dataclass(frozen=True, slots=True, kw_only=True)
class Specialisation(LaunchForm):
    """What a kernel is compiled for."""

    sizes: dict[str, int]  # bytes of each array, in the order of the launch's table, aligned to 256 bytes
    symbols: Mapping[str, str] = field(default_factory=dict)  # array names by those of variables of the module
    affine_widening: bool = True  # keep the affine form across widening, guarded at run time
    mode: Mode = Mode.COUNTING
    lockstep: bool = False  # the lanes of a warp run in step, as up to 6.x

    @property
    def first_open_row(self) -> int:
        """The row of the launch's table of arrays at which the open values begin: the words, then the extents."""
        if self.mode in {Mode.MARKED, Mode.CHECKED, Mode.UNWRITTEN}:
            return self.blocks_row + (self.mode is Mode.CHECKED)
        return len(self.sizes)

    @property
    def blocks_row(self) -> int:
        """The row of that table with what checked code knows of blocks; the shadows of the arrays stand before it."""
        return 2 * len(self.sizes)

    @property
    def open_values(self) -> tuple[int, ...]:
        """The values that this launch gives to what is left open, as signed 64-bit numbers."""
        padded = self.parameters + bytes(-len(self.parameters) % WORD_BYTES)
        words = (padded[offset : offset + WORD_BYTES] for offset in self.open_words)
        numbers = (int.from_bytes(word, "little", signed=True) for word in words)
        return (*numbers, *(self.grid[axis] for axis in self.open_axes))

    @property
    def cluster_blocks(self) -> int:
        """Blocks of a cluster."""
        return prod(self.cluster)

    @property
    def clusters(self) -> tuple[int, int, int]:
        """The clusters of the grid along x, y and z."""
        x, y, z = (extent // size for extent, size in zip(self.grid, self.cluster, strict=True))
        return x, y, z

    def cluster_of(self, block: int) -> int:
        """Return the number of a block's cluster; blocks and clusters are numbered with x first."""
        columns, rows, _ = self.grid
        place = (block % columns, block // columns % rows, block // columns // rows)
        x, y, z = (at // size for at, size in zip(place, self.cluster, strict=True))
        return x + self.clusters[0] * (y + self.clusters[1] * z)

    def first_block_of(self, cluster: int) -> int:
        """Return the number of the block with rank 0 of a cluster."""
        columns, rows, _ = self.clusters
        place = (cluster % columns, cluster // columns % rows, cluster // columns // rows)
        x, y, z = (at * size for at, size in zip(place, self.cluster, strict=True))
        return x + self.grid[0] * (y + self.grid[1] * z)

    @property
    def threads(self) -> int:
        """Threads of a block."""
        return self.block[0] * self.block[1] * self.block[2]

    @property
    def warps(self) -> int:
        """Warps of a block."""
        return -(-self.threads // LANES)
