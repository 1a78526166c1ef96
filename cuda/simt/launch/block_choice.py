"""Whether blocks may be executed separately (in another order, side by side, or only some), and which represent others.

The rule: blocks are dependent unless they are shown not to be. CUDA lets blocks run in any order, so blocks of a kernel
without a race can see each other's work only through atomic operations, fences and `volatile` or ordered accesses to
global memory; where the results of these are used, every block is executed, in order. Blocks run side by side where
none of that occurs and the address of each store follows from the block's number and from no data: then even a kernel
with a race (two blocks store to one address) has the same result each time, unless different numbers give one address.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from math import gcd, prod
from typing import Any

import numpy as np
import numpy.typing as npt

from warplens.cuda.ptx import tree
from warplens.cuda.ptx.tree import registers_of
from warplens.cuda.simt.codegen.warp_code import Site
from warplens.cuda.simt.isa import registry
from warplens.cuda.simt.isa.registry import Access, Flow
from warplens.cuda.simt.passes.liveness import writers
from warplens.cuda.simt.program.blocks import HEAP, Branch, Program, call_target

ORDERED = {"volatile", "relaxed", "acquire", "release", "acq_rel", "mmio"}
"""Other blocks may rely on the order of accesses with these modifiers (PTX ISA 8.4)."""
WIDER_THAN_BLOCK = {"gl", "sys", "gpu", "cluster"}  # a fence of these scopes concerns other blocks
UNCHANGING = {"param", "const"}  # these spaces hold the same data for every block and launch of one code
DATA = "data"  # a register with this trait depends on loaded data; other traits are axes of the grid that it depends on


@dataclass(frozen=True, slots=True, kw_only=True)
class Independence:
    """How the blocks of one launch depend on each other."""

    any_order: bool  # no block depends on the work of others
    side_by_side: bool  # several threads may execute blocks at a time
    stores_apart: bool  # the address of each store (but atomics) follows from the block's number
    stored: frozenset[str]  # arrays only stored to, of which each element holds the work of one block
    updated: frozenset[str]  # those that hold the work of several


def independence(program: Program, sites: Sequence[Site], grid: tuple[int, int, int]) -> Independence:
    """Return how the blocks of a launch depend on each other."""
    global_sites = [site for site in sites if site.space is tree.Space.GLOBAL]
    updated = {site.array for site in global_sites if site.is_atomic}
    stored = {site.array for site in global_sites if site.is_store}
    loaded = {site.array for site in global_sites if not site.is_store}
    arrays_known = "" not in stored | loaded
    ordered = _are_ordered(program, global_sites)
    apart = arrays_known and _keep_apart(program, [site for site in global_sites if not site.is_atomic], grid)
    return Independence(
        any_order=not ordered,
        side_by_side=not ordered and not updated and apart,
        stores_apart=apart,
        stored=frozenset(stored - loaded - updated) if arrays_known and not ordered else frozenset(),
        updated=frozenset(updated),
    )


def registers_read(program: Program) -> frozenset[str]:
    """Return the registers that some instruction reads."""
    terminators = (block.terminator for block in program.blocks)
    barriers = (t.op for t in terminators if not isinstance(t, Branch) and hasattr(t, "op"))
    return frozenset(name for op in chain(program.ops(), barriers) for name in registry.sources(op.instruction))


def _are_ordered(program: Program, sites: Iterable[Site]) -> bool:
    """Return whether a block may depend on the work of blocks before it."""
    if HEAP in program.data:  # what a block gives back another one gets
        return True
    read = registers_read(program)
    for op in program.ops():
        entry = registry.find_entry(op.instruction)
        if entry is not None and entry.fences and WIDER_THAN_BLOCK & set(op.instruction.modifiers):
            return True
    for site in sites:
        instruction = site.op.instruction
        if site.is_atomic and read & set(registry.destinations(instruction)):
            return True
        if not site.is_atomic and ORDERED & set(instruction.modifiers):
            return True
    return False


def _keep_apart(program: Program, sites: Sequence[Site], grid: tuple[int, int, int]) -> bool:
    """Return whether each block stores to separate addresses, and loads stored arrays from those addresses alone."""
    both = {site.array for site in sites if site.is_store} & {site.array for site in sites if not site.is_store}
    for instruction in (op.instruction for op in program.ops()):
        if registry.flow_of(instruction) is Flow.CALL:
            target = call_target(instruction)
            if isinstance(target, tree.Symbol) and target.name not in program.functions:
                return False  # it prints, in the order of the blocks
        elif registry.access_of(instruction) is Access.STACK:
            return False  # it loads registers from a recursion's stack, which is not followed
    traits, written_by = _traits(program), writers(program)
    axes = {f"%ctaid.{axis}" for axis, extent in zip("xyz", grid, strict=True) if extent > 1}
    bases_by_array: dict[str, set[tuple[str, int]]] = {}
    for site in sites:
        if site.is_texel and site.array in both:
            return False
        address = next(o for o in site.op.instruction.operands if isinstance(o, tree.Address))
        base = address.base.name if isinstance(address.base, tree.Register) else ""
        dependences = set(traits.get(base, set()))
        for coordinate in address.coordinates:
            dependences = dependences.union(*(traits.get(name, set()) for name in registers_of(coordinate)))
        if site.is_store and (DATA in dependences or axes - dependences):
            return False
        if site.array in both:
            if len(written_by.get(base, ())) != 1:
                return False
            bases_by_array.setdefault(site.array, set()).add((base, address.offset))
    return all(len(bases) == 1 for bases in bases_by_array.values())


def _traits(program: Program) -> dict[str, set[str]]:
    """Return what registers depend on: axes of the block's number, and data: so do those with several definitions."""
    traits: dict[str, set[str]] = {}
    several = {name for name, ops in writers(program).items() if len(ops) > 1}
    guards = {b.terminator.guard.register for b in program.blocks if isinstance(b.terminator, Branch)}
    changed = True
    while changed:
        changed = False
        chosen_by_data = any(DATA in traits.get(guard, ()) for guard in guards)
        for op in program.ops():
            dependences = {name for name in registry.sources(op.instruction) if name.startswith("%ctaid.")}
            for name in registry.sources(op.instruction):
                dependences |= traits.get(name, set())
            if registry.access_of(op.instruction) in registry.READING and not UNCHANGING & set(
                op.instruction.modifiers
            ):
                dependences.add(DATA)  # it may differ from launch to launch
            for name in registry.destinations(op.instruction):
                more = dependences | ({DATA} if chosen_by_data and name in several else set())
                if not more <= traits.setdefault(name, set()):
                    traits[name] |= more
                    changed = True
    return traits


# The blocks of a grid that represent the others where not all are executed.
# Pure functions of the grid's shape. Blocks are divided into classes by their position (first, inside or last along x,
# y and z: corners, edges, interior), which is where kernels treat them differently. Blocks of a class are taken in a
# fixed order that is spread evenly over the class at any length. Every block taken represents a whole number of blocks
# of its class, so scaled counts are whole numbers, and relations between them hold as in single blocks.


Shape = tuple[int, int, int]
Numbers = npt.NDArray[np.int64]

SPREAD = {
    1: (0.6180339887498949,),
    2: (0.7548776662466927, 0.5698402909980532),
    3: (0.8191725133961645, 0.6710436067037893, 0.5497004779019703),
}
"""The steps from one block taken to the next, in parts of each extent, by the number of axes: they fill a line, a
square and a cube evenly at any length (Roberts, "The unreasonable effectiveness of quasirandom sequences", 2018)."""
MAX_INT64_PRODUCT = 2**62  # positions above this are computed as Python's integers


@dataclass(frozen=True, slots=True, kw_only=True)
class BlockClass:
    """Blocks alike by their place in the grid, `along` x, y and z; positions in their order are `free` to be taken."""

    grid: Shape
    along: tuple[range, range, range]
    free: tuple[range, ...]

    @property
    def count(self) -> int:
        """The number of blocks that may be taken."""
        return sum(map(len, self.free))

    def take(self, first: int, last: int) -> Numbers:
        """Return the numbers of the blocks taken from `first` to `last` (exclusive), of `count` in all.

        The first is in the middle, and those after it lie in turn on one side of it and on the other: where work grows
        along an axis, few blocks have the average then.
        """
        stride = self._stride()
        kind: Any = np.int64 if stride * max(1, last) < MAX_INT64_PRODUCT else object
        order = np.arange(first, last)
        steps = ((order + 1) // 2 * np.where(order % 2, 1, -1)).astype(kind)
        positions = (self._middle() + steps * stride) % self.count
        ends = np.cumsum([len(part) for part in self.free])
        part = np.searchsorted(ends, positions.astype(np.int64), side="right")
        positions += np.array([part.stop - end for part, end in zip(self.free, ends.tolist(), strict=True)])[part]
        number, unit = np.zeros_like(positions), 1
        for axis, extent in zip(self.along, self.grid, strict=True):
            number += (axis.start + positions % len(axis)) * unit
            positions //= len(axis)
            unit *= extent
        return number.astype(np.int64)

    @property
    def _extents(self) -> list[int]:
        """The extents of axes with several blocks, the last without its first blocks, which are executed in order."""
        extents = [len(axis) for axis in self.along if len(axis) > 1]
        return [*extents[:-1], -(-self.count // prod(extents[:-1]))] if extents else []

    def _middle(self) -> int:
        """Return the position of the block in the middle of each axis."""
        extents, position, unit = self._extents, 0, 1
        before = prod(map(len, self.along)) - self.count
        for extent in extents[:-1]:
            position += (extent // 2 - before // unit) % extent * unit
            unit *= extent
        position += (extents[-1] - 1) // 2 * unit if extents else 0
        return min(position, self.count - 1)

    def _stride(self) -> int:
        """Return a step that reaches every block once, through all residues modulo powers of two."""
        stride, unit = 0, 1
        extents = self._extents
        for extent, part in zip(extents, SPREAD.get(len(extents), ()), strict=True):
            stride += round(part * extent) % extent * unit
            unit *= extent
        stride = max(1, stride)
        while gcd(stride, self.count) != 1:
            stride += 1
        return stride


def classes(grid: Shape, left: Sequence[range]) -> tuple[BlockClass, ...]:
    """Return the classes of the blocks whose numbers are `left`, the largest class first."""
    position_classes = [
        BlockClass(grid=grid, along=(x, y, z), free=tuple(_within(numbers, grid, (x, y, z)) for numbers in left))
        for z in _thirds(grid[2])
        for y in _thirds(grid[1])
        for x in _thirds(grid[0])
    ]
    not_empty = (block_class for block_class in position_classes if block_class.count)
    return tuple(sorted(not_empty, key=lambda block_class: -block_class.count))


def _thirds(extent: int) -> tuple[range, ...]:
    """Cut an axis into its first block, those inside, and its last block."""
    return tuple(part for part in (range(1), range(1, extent - 1), range(max(1, extent - 1), extent)) if part)


def _within(numbers: range, grid: Shape, along: tuple[range, range, range]) -> range:
    """Return the positions, in the order of a class, of its blocks among some block numbers."""
    places = (
        (end % grid[0], end // grid[0] % grid[1], end // grid[0] // grid[1]) for end in (numbers.start, numbers.stop)
    )
    return range(*(_before(place, along) for place in places))


def _before(coordinates: Shape, along: tuple[range, range, range]) -> int:
    """Count the blocks of a class whose number is below that of the block at these coordinates."""
    count = 0
    for axis in (2, 1, 0):
        inner = prod(map(len, along[:axis]))
        count += inner * len(range(along[axis].start, min(along[axis].stop, coordinates[axis])))
        if coordinates[axis] not in along[axis]:
            break
    return count


def weights(sizes: Sequence[int], count: int) -> list[int]:
    """Return how many of `count` blocks each block of a group represents, for groups of these sizes.

    The weights differ by at most 1. A size is at most 1 more than the sum of those before: every rest is whole groups.
    """
    share, rest = divmod(count, sum(sizes))
    block_weights = [share] * len(sizes)
    for index in sorted(range(len(sizes)), key=lambda index: -sizes[index]):
        if sizes[index] <= rest:
            block_weights[index] += 1
            rest -= sizes[index]
    if rest:
        raise AssertionError(f"groups of {sizes} cannot represent {count} blocks")
    return block_weights
