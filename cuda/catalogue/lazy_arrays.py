"""Arrays of which only the wanted elements are computed.

The rule: asked for a region, a deferred array asks what it is made of for the elements that this region needs and for
nothing else, in pieces of bounded size. It gives what the whole array would hold there; where NumPy's result depends
on how it divides the work (sums and products of floats), the last bits may differ.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from warplens.cuda.catalogue.functions import matrix_product
from warplens.cuda.catalogue.regions import Array, Axis, Region, flat_indices, lengths, rectangles, split, whole

PIECE = 2**20
"""Elements computed at a time: a few megabytes for each array in an expression."""
MAX_SIDE = 1024
"""Rows and columns of a product computed at a time; a larger piece is no faster."""

BLOCK = 64
"""Side of the blocks in which a transposed matrix is copied: 16 KiB of float32, and few pages."""
MIN_RUN = 8
"""Length of runs of positions, on average, from which on copying run by run is faster than one by one."""

ComputeRegion = Callable[[Region], Array]


@dataclass(frozen=True, slots=True)
class LazyArray:
    """An array of one dimension or more; `part` computes a region of it, in the shape of the region."""

    shape: tuple[int, ...]
    part: ComputeRegion = field(repr=False)

    @property
    def size(self) -> int:
        """Number of elements."""
        return math.prod(self.shape)

    def at(self, places: Axis, dtype: str | np.dtype[Any] | None = None) -> Array:
        """Return the elements with the flat C-order indices `places`, converted to `dtype` if that is given."""
        found: Array | None = None if dtype is None else np.empty(len(places), dtype)
        for region, where in rectangles(places, self.shape):
            for place, piece in split(region, PIECE):
                values = self.part(piece)
                if found is None:
                    found = np.empty(len(places), values.dtype)
                found[where[place]] = in_order(values, found.dtype)
        return np.empty(0, self.dtype()) if found is None else found

    def dtype(self) -> np.dtype[Any]:
        """Return the type of the elements, by computing the first one."""
        return self.part(tuple(np.zeros(1, np.int64) for _ in self.shape)).dtype


Operand = LazyArray | Any
"""A deferred array, or a single number."""


def in_memory(array: Array) -> LazyArray:
    """Return an array that is in memory already; evenly spaced regions of it are views."""

    def part(region: Region) -> Array:
        steps = [_even(axis) for axis in region]
        values = array[tuple(slice(None) if step is None else step for step in steps)]
        uneven = [number for number, step in enumerate(steps) if step is None]
        for number in sorted(uneven, key=lambda axis: len(region[axis]) / array.shape[axis]):  # what leaves least
            values = _picked(values, region[number], number)
        return values

    return LazyArray(array.shape, part)


def _even(axis: Axis) -> slice | None:
    """Return the positions as a slice, None where they are not evenly spaced upwards."""
    if len(axis) == 0:
        return slice(0, 0)
    step = int(axis[1] - axis[0]) if len(axis) > 1 else 1
    if step < 1 or (len(axis) > 2 and (np.diff(axis) != step).any()):
        return None
    return slice(int(axis[0]), int(axis[-1]) + 1, step)


def _picked(array: Array, axis: Axis, number: int) -> Array:
    """Return the positions `axis` along axis `number`: run by run, which copies faster, where they come in runs."""
    before: tuple[Any, ...] = (slice(None),) * number
    chosen: tuple[Any, ...] = (*before, axis)
    starts = np.flatnonzero(np.diff(axis, prepend=axis[0]) != 1)
    if len(axis) < MIN_RUN * len(starts):
        return np.asarray(array[chosen])
    ends = [*starts[1:], len(axis)]
    runs = (slice(axis[start], axis[end - 1] + 1) for start, end in zip(starts, ends, strict=True))
    return np.concatenate([array[(*before, run)] for run in runs], axis=number)


def cached_if_small(below: LazyArray) -> LazyArray:
    """Return an array that is computed whole, and cached_if_small, once more elements were asked for than it has.

    For arrays that cost far more than they hold, such as sums of rows: each piece of `A / sum(A, axis=1)` asks for some
    of them again. A large array is returned as it is.
    """
    if below.size > PIECE:
        return below
    asked, found = 0, list[LazyArray]()

    def part(region: Region) -> Array:
        nonlocal asked
        asked += math.prod(lengths(region))
        if not found and asked > below.size:
            found.append(in_memory(all_elements(below)))
        return (found[0] if found else below).part(region)

    return LazyArray(below.shape, part)


def elementwise(function: Callable[..., Any], operands: Iterable[Operand]) -> LazyArray:
    """Return `function` of operands element by element; their shapes fit one another."""
    given = tuple(operands)
    shape = np.broadcast_shapes(*(operand.shape for operand in given if isinstance(operand, LazyArray)))

    def part(region: Region) -> Array:
        values = [_stretched(operand, region) if isinstance(operand, LazyArray) else operand for operand in given]
        return np.broadcast_to(function(*values), lengths(region))

    return LazyArray(shape, part)


def _stretched(operand: LazyArray, region: Region) -> Array:
    """Return the elements of an operand that meet `region`; an axis of one element stays one."""
    below = region[len(region) - len(operand.shape) :]
    one = np.zeros(1, np.int64)
    return operand.part(tuple(one if size == 1 else axis for axis, size in zip(below, operand.shape, strict=True)))


def masked(below: LazyArray, keeps: Callable[[Array, Array], Array]) -> LazyArray:
    """Return a matrix (or a stack of them) with zeros where `keeps` of row and column is false."""

    def part(region: Region) -> Array:
        values = below.part(region)
        return np.where(keeps(region[-2][:, None], region[-1]), values, np.zeros(1, values.dtype))

    return LazyArray(below.shape, part)


def computed(shape: tuple[int, ...], function: Callable[..., Any]) -> LazyArray:
    """Return the array whose elements are `function` of their positions along the axes."""
    return LazyArray(shape, lambda region: np.asarray(function(*np.ix_(*region))))


def permuted(below: LazyArray, axes: tuple[int, ...]) -> LazyArray:
    """Return an array with its axes in another order: axis `i` is `axes[i]` of `below`."""
    back = tuple(axes.index(number) for number in range(len(axes)))
    shape = tuple(below.shape[axis] for axis in axes)
    return LazyArray(shape, lambda region: below.part(tuple(region[number] for number in back)).transpose(axes))


@dataclass(frozen=True, slots=True)
class AxisSource:
    """Where an axis of an array comes from, in a rearrangement of it.

    Args:
        axis: which axis of the result it follows; None: it stands at `positions` of nothing, one fixed position.
        positions: its positions for those of the result's axis.
    """

    axis: int | None
    positions: Callable[[Axis], Axis] = lambda axis: axis


def rearranged(below: LazyArray, shape: tuple[int, ...], sources: tuple[AxisSource, ...]) -> LazyArray:
    """Return the array of `shape` whose elements are elements of `below`, axis by axis.

    `sources` has an entry for each axis of `below`; those that follow an axis of the result follow them in order. An
    axis of the result that none follows repeats the same elements.
    """
    dropped = tuple(number for number, source in enumerate(sources) if source.axis is None)
    followed = {source.axis for source in sources}
    new = tuple(number for number in range(len(shape)) if number not in followed)

    def part(region: Region) -> Array:
        one = np.zeros(1, np.int64)
        wanted = tuple(source.positions(one if source.axis is None else region[source.axis]) for source in sources)
        values = np.expand_dims(np.squeeze(below.part(wanted), dropped), new)
        return np.broadcast_to(values, lengths(region))

    return LazyArray(shape, part)


def reshaped(below: LazyArray, shape: tuple[int, ...]) -> LazyArray:
    """Return the elements in C order in another shape."""
    return LazyArray(shape, lambda region: below.at(flat_indices(region, shape)).reshape(lengths(region)))


def gathered(below: LazyArray, places: LazyArray) -> LazyArray:
    """Return `below[places]`: rows (elements of the first axis) picked by an array of whole numbers.

    Raises, when computed:
        IndexError: a wanted row does not exist.
    """
    dimensions, rows = len(places.shape), below.shape[0]

    def part(region: Region) -> Array:
        picked = places.part(region[:dimensions]).astype(np.int64)
        outside = picked[(picked < -rows) | (picked >= rows)]
        if outside.size:
            raise IndexError(f"index {outside.flat[0]} is out of bounds for axis 0 with size {rows}")
        wanted, where = np.unique(picked % rows, return_inverse=True)
        values = below.part((wanted, *region[dimensions:]))
        return values[where.reshape(picked.shape)]

    return LazyArray((*places.shape, *below.shape[1:]), part)


def product(left: LazyArray, right: LazyArray) -> LazyArray:
    """Return `left @ right` of matrices and vectors, not of two vectors."""
    inner = left.shape[-1]
    rows, columns = left.shape[:-1], right.shape[1:]
    side = min(MAX_SIDE, max(1, 4 * PIECE // max(1, inner)))
    summed = np.arange(inner)

    def multiplied(region: Region) -> Array:
        first, second = left.part((*region[: len(rows)], summed)), right.part((summed, *region[len(rows) :]))
        return np.asarray(matrix_product(first, second))

    def part(region: Region) -> Array:
        return _in_pieces(region, (side,) * len(region), multiplied)

    return cached_if_small(LazyArray((*rows, *columns), part))


def reduced(
    function: Callable[..., Any], below: LazyArray, axes: tuple[int, ...], *, keepdims: bool, one_axis: bool = False
) -> LazyArray:
    """Return `function` of an array over some of its axes: `function(values, axis=, keepdims=)`.

    `one_axis` says that the function takes a single number for its axis.
    """
    sizes = below.shape
    others = [number for number in range(len(sizes)) if number not in axes]
    most = max(1, 4 * PIECE // max(1, math.prod(sizes[axis] for axis in axes)))
    full = {axis: np.arange(sizes[axis]) for axis in axes}
    axis = axes[0] if one_axis else axes

    def of_others(region: Region) -> Array:
        wanted = dict(zip(others, region, strict=True)) | full
        values = below.part(tuple(wanted[number] for number in range(len(sizes))))
        return np.asarray(function(values, axis=axis, keepdims=True)).squeeze(axes)

    def part(region: Region) -> Array:
        chosen = tuple(region[number] for number in others) if keepdims else region
        pieces = _sides(lengths(chosen), most)
        values = _in_pieces(chosen, pieces, of_others)
        return np.broadcast_to(np.expand_dims(values, axes), lengths(region)) if keepdims else values

    shape = tuple(1 if n in axes else size for n, size in enumerate(sizes)) if keepdims else None
    return cached_if_small(LazyArray(shape or tuple(sizes[number] for number in others), part))


def along(function: Callable[..., Array], below: LazyArray, axis: int) -> LazyArray:
    """Return `function(values, axis=)` of the same shape, each line of which depends on its own line of `below`."""
    line = np.arange(below.shape[axis])
    most = max(1, 4 * PIECE // max(1, len(line)))

    def of_lines(region: Region) -> Array:
        wanted = (*region[:axis], line, *region[axis + 1 :])
        return np.take(function(below.part(wanted), axis=axis), region[axis], axis=axis)

    def part(region: Region) -> Array:
        sides = list(_sides((*lengths(region)[:axis], *lengths(region)[axis + 1 :]), most))
        sides.insert(axis, max(1, len(region[axis])))
        return _in_pieces(region, tuple(sides), of_lines)

    return LazyArray(below.shape, part)


def concatenated(parts: tuple[LazyArray, ...], axis: int) -> LazyArray:
    """Return arrays one behind the other along an axis; none of them is empty."""
    ends = np.cumsum([part.shape[axis] for part in parts])
    dtype = np.result_type(*(part.dtype() for part in parts))

    def part(region: Region) -> Array:
        values = np.empty(lengths(region), dtype)
        for below, end in zip(parts, ends, strict=True):
            place = region[axis] - (end - below.shape[axis])
            own = (place >= 0) & (place < below.shape[axis])
            if own.any():
                target = [slice(None)] * len(region)
                values[(*target[:axis], own, *target[axis + 1 :])] = below.part(
                    (*region[:axis], place[own], *region[axis + 1 :])
                )
        return values

    shape = parts[0].shape
    return LazyArray((*shape[:axis], int(ends[-1]), *shape[axis + 1 :]), part)


def _sides(sizes: tuple[int, ...], most: int) -> tuple[int, ...]:
    """Return the sides of pieces of at most `most` elements: long ones along the last axes."""
    sides: list[int] = []
    for size in reversed(sizes):
        sides.insert(0, max(1, min(size, most)))
        most //= sides[0]
    return tuple(sides)


def _in_pieces(region: Region, sides: tuple[int, ...], compute: ComputeRegion) -> Array:
    """Return what `compute` gives for `region`, computed in pieces of at most `sides` positions along each axis."""
    sizes = lengths(region)
    if all(size <= side for size, side in zip(sizes, sides, strict=True)):
        return np.asarray(compute(region))
    values: Array | None = None
    for corner in np.ndindex(*(-(-size // side) for size, side in zip(sizes, sides, strict=True))):
        place = tuple(slice(number * side, (number + 1) * side) for number, side in zip(corner, sides, strict=True))
        found = compute(tuple(axis[piece] for axis, piece in zip(region, place, strict=True)))
        if values is None:
            values = np.empty(sizes, found.dtype)
        values[place] = found
    return compute(region) if values is None else values


def in_order(values: Array, dtype: str | np.dtype[Any]) -> Array:
    """Return values in C order in a type; a transposed matrix is copied in blocks, which the caches hold."""
    if values.ndim != 2 or values.strides[0] >= values.strides[1]:
        with np.errstate(all="ignore"):
            return np.ascontiguousarray(values, dtype)
    copy = np.empty(values.shape, dtype)
    with np.errstate(all="ignore"):
        for row in range(0, values.shape[0], BLOCK):
            for column in range(0, values.shape[1], BLOCK):
                place = np.s_[row : row + BLOCK, column : column + BLOCK]
                copy[place] = values[place]
    return copy


def all_elements(below: LazyArray) -> Array:
    """Return the whole array."""
    return below.part(whole(below.shape))
