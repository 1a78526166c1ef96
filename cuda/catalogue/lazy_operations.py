"""What lazy arrays are made of: operations on them, each of which computes a region of its result from its operands.

The rule: an operation requests from its operands only the elements that the region needs, in pieces of bounded size.
"""

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np

from warplens.cuda.catalogue.array_functions import matrix_product
from warplens.cuda.catalogue.values import (
    PIECE,
    Array,
    Axis,
    ComputeRegion,
    LazyArray,
    Operand,
    Region,
    all_elements,
    in_memory,
    lengths,
)


def elementwise(function: Callable[..., Any], operands: Iterable[Operand]) -> LazyArray:
    """Return `function` of operands element by element; their shapes fit one another."""
    values_or_arrays = tuple(operands)
    shape = np.broadcast_shapes(*(operand.shape for operand in values_or_arrays if isinstance(operand, LazyArray)))

    def part(region: Region) -> Array:
        values = (_stretched(item, region) if isinstance(item, LazyArray) else item for item in values_or_arrays)
        return np.broadcast_to(function(*values), lengths(region))

    return LazyArray(shape, part)


def _stretched(operand: LazyArray, region: Region) -> Array:
    """Return the elements of an operand that meet `region`; an axis of one element stays one."""
    axes = region[len(region) - len(operand.shape) :]
    single = np.zeros(1, np.int64)
    return operand.part(tuple(single if size == 1 else axis for axis, size in zip(axes, operand.shape, strict=True)))


def masked(array: LazyArray, keeps: Callable[[Array, Array], Array]) -> LazyArray:
    """Return a matrix (or a stack of them) with zeros where `keeps` of row and column is false."""

    def part(region: Region) -> Array:
        values = array.part(region)
        return np.where(keeps(region[-2][:, None], region[-1]), values, np.zeros(1, values.dtype))

    return LazyArray(array.shape, part)


@dataclass(frozen=True, slots=True)
class AxisSource:
    """Where the positions along an axis of the operand come from, in a rearrangement."""

    axis: int | None  # that of the result which it follows, None where it stays at one position
    positions: Callable[[Axis], Axis] = lambda axis: axis  # maps one to another


def rearranged(array: LazyArray, shape: tuple[int, ...], sources: tuple[AxisSource, ...]) -> LazyArray:
    """Return the array of `shape` whose elements are elements of `array`, axis by axis.

    `sources` has an entry for each axis of `array`; those that follow an axis of the result follow them in order. An
    axis of the result that none follows repeats the same elements.
    """
    dropped = tuple(number for number, source in enumerate(sources) if source.axis is None)
    followed = {source.axis for source in sources}
    new = tuple(number for number in range(len(shape)) if number not in followed)

    def part(region: Region) -> Array:
        single = np.zeros(1, np.int64)
        followed_axes = ((source, single if source.axis is None else region[source.axis]) for source in sources)
        source_region = tuple(source.positions(axis) for source, axis in followed_axes)
        values = np.expand_dims(np.squeeze(array.part(source_region), dropped), new)
        return np.broadcast_to(values, lengths(region))

    return LazyArray(shape, part)


def gathered(array: LazyArray, indices: LazyArray) -> LazyArray:
    """Return `array[indices]`: rows (elements of the first axis) picked by an array of whole numbers."""
    dimensions, rows = len(indices.shape), array.shape[0]

    def part(region: Region) -> Array:
        picked = indices.part(region[:dimensions]).astype(np.int64)
        outside = picked[(picked < -rows) | (picked >= rows)]
        if outside.size:
            raise IndexError(f"index {outside.flat[0]} is out of bounds for axis 0 with size {rows}")
        rows_needed, where = np.unique(picked % rows, return_inverse=True)
        values = array.part((rows_needed, *region[dimensions:]))
        return values[where.reshape(picked.shape)]

    return LazyArray((*indices.shape, *array.shape[1:]), part)


MAX_SIDE = 1024  # a product is computed in pieces of at most this many rows and columns; a larger piece is no faster


def cached_if_small(array: LazyArray) -> LazyArray:
    """Return an array that is computed whole, and cached, once more elements were requested than it has.

    This is for arrays that cost far more than they hold, such as sums of rows: each piece of `A / sum(A, axis=1)`
    requests some of them again. A large array is returned as it is.
    """
    if array.size > PIECE:
        return array
    requested, cache = 0, list[LazyArray]()

    def part(region: Region) -> Array:
        nonlocal requested
        requested += math.prod(lengths(region))
        if not cache and requested > array.size:
            cache.append(in_memory(all_elements(array)))
        return (cache[0] if cache else array).part(region)

    return LazyArray(array.shape, part)


def product(left: LazyArray, right: LazyArray) -> LazyArray:
    """Return `left @ right` of matrices and vectors, not of two vectors."""
    inner = left.shape[-1]
    rows, columns = left.shape[:-1], right.shape[1:]
    side = min(MAX_SIDE, max(1, 4 * PIECE // max(1, inner)))
    summed = np.arange(inner)

    def multiplied(region: Region) -> Array:
        first, second = left.part((*region[: len(rows)], summed)), right.part((summed, *region[len(rows) :]))
        return np.asarray(matrix_product(first, second))

    shape = (*rows, *columns)
    return cached_if_small(LazyArray(shape, lambda region: _in_pieces(region, (side,) * len(region), multiplied)))


def reduced(function: Callable[..., Any], array: LazyArray, axes: tuple[int, ...], *, keepdims: bool) -> LazyArray:
    """Return `function` of an array over some of its axes: `function(values, axis=, keepdims=)`."""
    sizes = array.shape
    others = [number for number in range(len(sizes)) if number not in axes]
    max_results = max(1, 4 * PIECE // max(1, math.prod(sizes[axis] for axis in axes)))
    full = {axis: np.arange(sizes[axis]) for axis in axes}

    def of_others(region: Region) -> Array:
        axis_positions = dict(zip(others, region, strict=True)) | full
        values = array.part(tuple(axis_positions[number] for number in range(len(sizes))))
        return np.asarray(function(values, axis=axes, keepdims=True)).squeeze(axes)

    def part(region: Region) -> Array:
        kept = tuple(region[number] for number in others) if keepdims else region
        pieces = _sides(lengths(kept), max_results)
        values = _in_pieces(kept, pieces, of_others)
        return np.broadcast_to(np.expand_dims(values, axes), lengths(region)) if keepdims else values

    shape = tuple(1 if n in axes else size for n, size in enumerate(sizes)) if keepdims else None
    return cached_if_small(LazyArray(shape or tuple(sizes[number] for number in others), part))


def _sides(sizes: tuple[int, ...], max_elements: int) -> tuple[int, ...]:
    """Return the sides of pieces of at most `max_elements` elements, longest along the last axes."""
    sides: list[int] = []
    for size in reversed(sizes):
        sides.insert(0, max(1, min(size, max_elements)))
        max_elements //= sides[0]
    return tuple(sides)


def _in_pieces(region: Region, sides: tuple[int, ...], compute: ComputeRegion) -> Array:
    """Return `compute(region)`, computed in pieces of at most `sides` positions along each axis."""
    sizes = lengths(region)
    if all(size <= side for size, side in zip(sizes, sides, strict=True)):
        return np.asarray(compute(region))
    values: Array | None = None
    for corner in np.ndindex(*(-(-size // side) for size, side in zip(sizes, sides, strict=True))):
        position = tuple(slice(number * side, (number + 1) * side) for number, side in zip(corner, sides, strict=True))
        piece_values = compute(tuple(axis[piece] for axis, piece in zip(region, position, strict=True)))
        if values is None:
            values = np.empty(sizes, piece_values.dtype)
        values[position] = piece_values
    return compute(region) if values is None else values
