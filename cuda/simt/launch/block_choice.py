"""The blocks of a grid that represent the others where not all are executed.

The rule: these are pure functions of the grid's shape. Blocks are divided into classes by their position (first, inside
or last along x, y and z: corners, edges, interior), which is where kernels treat them differently. Blocks of a class
are taken in a fixed order that is spread evenly over the class at any length. Every block taken represents a whole
number of blocks of its class, so scaled counts are whole numbers, and relations between them hold as in single blocks.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import gcd, prod
from typing import Any

import numpy as np
import numpy.typing as npt

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
    """Return how many of `count` blocks each block of a group represents, for groups of these sizes."""
    # They differ by at most 1. A size is at most 1 more than the sum of those before: every rest is whole groups.
    share, rest = divmod(count, sum(sizes))
    block_weights = [share] * len(sizes)
    for index in sorted(range(len(sizes)), key=lambda index: -sizes[index]):
        if sizes[index] <= rest:
            block_weights[index] += 1
            rest -= sizes[index]
    if rest:
        raise AssertionError(f"groups of {sizes} cannot represent {count} blocks")
    return block_weights
