"""Values of a warp.

The rule: a register's 32 values are held in the cheapest form that is exact. A value is *uniform* (one scalar for all
lanes), *affine* (one scalar plus offsets that are known when the kernel is compiled for its launch shape) or *varying*
(a vector of 32).
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache, lru_cache
from importlib.resources import files
from math import gcd, prod

from warplens.cuda.device.spec import MemoryRules
from warplens.cuda.ground.textures import TextureView
from warplens.cuda.ptx.tree import MergedRequest
from warplens.cuda.simt.counting.rules import CURRENT, LANES

BITS = {"i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64, "i128": 128, "float": 32, "double": 64}
FLOATS = {"float", "double"}
INTRINSIC_SUFFIX = {**{type_: type_ for type_ in BITS}, "float": "f32", "double": "f64"}
LANE_NUMBERS = tuple(range(LANES))


# Bounds on a scalar are known before it is computed. They may be wider than necessary, never narrower. A range bounds
# the signed number itself, so an operation that may wrap drops the range and keeps only the power of two in the
# divisor, which wrapping preserves.
@dataclass(frozen=True, slots=True)
class Bounds:
    """A number from `low` to `high` (None: unknown) and a multiple of `factor`, which is 0 for the number 0 alone."""

    low: int | None = None
    high: int | None = None
    factor: int = 1

    @property
    def range(self) -> tuple[int, int] | None:
        """The range, or None if it is unknown."""
        return None if self.low is None or self.high is None else (self.low, self.high)

    def within(self, low: int, high: int) -> bool:
        """Return whether the number is known to be between two numbers, both included."""
        return self.range is not None and low <= self.range[0] and self.range[1] <= high

    def widened(self) -> "Bounds":
        """Return the bounds without their range."""
        return Bounds(factor=self.factor)

    def joined(self, other: "Bounds") -> "Bounds":
        """Return the bounds of a number that has these or those."""
        factor = gcd(self.factor, other.factor)
        if self.range is None or other.range is None:
            return Bounds(factor=factor)
        return Bounds(min(self.range[0], other.range[0]), max(self.range[1], other.range[1]), factor)


UNKNOWN = Bounds()


def exact(number: int) -> Bounds:
    """Return the bounds of a known number."""
    return Bounds(number, number, abs(number))


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
    joined_bounds = first.bounds.joined(second.bounds) if first.root == second.root else UNKNOWN
    const = first.const if same else None
    return Value(first.type, const=const, offsets=first.offsets, root=root, bounds=joined_bounds)


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
        place = coordinates_of(block, self.grid)
        x, y, z = (at // size for at, size in zip(place, self.cluster, strict=True))
        return x + self.clusters[0] * (y + self.clusters[1] * z)

    def first_block_of(self, cluster: int) -> int:
        """Return the number of the block with rank 0 of a cluster."""
        place = coordinates_of(cluster, self.clusters)
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


_PLACE = re.compile(r"\{(\w+)\}")


@cache
def source(name: str) -> str:
    """Return the text of a file: its path from the folder `simt`."""
    return files("warplens.cuda.simt").joinpath(name).read_text(encoding="utf-8")


def filled(name: str, /, **values: object) -> str:
    """Return the text of a file with `{a word}` replaced by the value of that name."""
    return _PLACE.sub(lambda match: str(values[match[1]]), source(name).rstrip("\n"))


def coordinates_of(number: int, shape: tuple[int, int, int]) -> tuple[int, int, int]:
    """Return the coordinates of a block in its grid, or of a thread in its block, from its number (x first)."""
    return number % shape[0], number // shape[0] % shape[1], number // shape[0] // shape[1]
