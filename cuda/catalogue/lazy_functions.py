"""The functions of expressions over arrays, as lazy arrays, and what these are made of.

The rule: a function is lazy only where its arguments are wholly understood; every other call is computed whole. What is
lazy requests from its operands only the elements that a region needs, in pieces of bounded size.
"""

import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from warplens.cuda.catalogue.array_functions import ARRAY_FUNCTIONS, CASTS, ONE_EACH, matrix_product
from warplens.cuda.catalogue.values import (
    PIECE,
    Array,
    Axis,
    ComputeRegion,
    LazyArray,
    NotLazyError,
    Operand,
    Region,
    all_elements,
    flat_indices,
    in_memory,
    lazy_operand,
    lengths,
    permuted,
    require,
    transposed,
)

# What lazy arrays are made of: operations on them, each of which computes a region of its result from its operands.


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


# The functions: each checks its arguments, and leaves what it does not understand to the evaluation of the whole.

MAX_POSITIONS = 2**48  # the most elements of a lazy array, so that each size that NumPy computes fits in 64 bits


def _whole_number(operand: Operand) -> int:
    if not isinstance(operand, int) or isinstance(operand, bool):
        raise NotLazyError
    return operand


def _tuple(operand: Operand) -> tuple[Operand, ...]:
    if not isinstance(operand, tuple):
        raise NotLazyError
    return operand


def _axis(operand: Operand, array: LazyArray) -> int:
    number, dimensions = _whole_number(operand), len(array.shape)
    require(-dimensions <= number < dimensions)
    return number % dimensions


def _bounded(shape: tuple[int, ...]) -> tuple[int, ...]:
    require(0 < math.prod(shape) <= MAX_POSITIONS)
    return shape


def checked_elementwise(function: Callable[..., Any], operands: list[Operand]) -> LazyArray:
    """Return a function of arrays and numbers whose shapes fit one another, element by element."""
    arrays = [operand for operand in operands if isinstance(operand, LazyArray)]
    single = all(isinstance(operand, LazyArray | np.generic | int | float) for operand in operands)
    require(arrays and single)
    try:
        _bounded(np.broadcast_shapes(*(array.shape for array in arrays)))
    except ValueError:
        raise NotLazyError from None
    return elementwise(function, operands)


def checked_product(left: LazyArray, right: LazyArray) -> LazyArray:
    """Return the product of two matrices, or of a matrix and a vector."""
    dimensions = len(left.shape), len(right.shape)
    require(dimensions in ((2, 2), (1, 2), (2, 1)) and left.shape[-1] == right.shape[0])
    _bounded((*left.shape[:-1], *right.shape[1:]))
    return product(left, right)


def indexed(array: LazyArray, subscripts: list[Operand | slice]) -> LazyArray:
    """Return `array[subscripts]`."""
    if len(subscripts) == 1 and isinstance(subscripts[0], LazyArray):
        require(subscripts[0].dtype().kind in "iu")
        _bounded((*subscripts[0].shape, *array.shape[1:]))
        return gathered(array, subscripts[0])
    taken = sum(subscript is not None for subscript in subscripts)
    require(taken <= len(array.shape))
    shape: list[int] = []
    sources: list[AxisSource] = []
    for subscript in [*subscripts, *[slice(None)] * (len(array.shape) - taken)]:
        if subscript is None:
            shape.append(1)
        elif isinstance(subscript, slice):
            steps = _range(subscript, array.shape[len(sources)])
            sources.append(AxisSource(len(shape), partial(_stepped, steps.start, steps.step)))
            shape.append(len(steps))
        else:
            size, index = array.shape[len(sources)], _whole_number(subscript)
            require(-size <= index < size)
            sources.append(AxisSource(None, partial(_stepped, index % size, 1)))
    require(shape)
    return rearranged(array, _bounded(tuple(shape)), tuple(sources))


def _range(subscript: slice, size: int) -> range:
    bounds = (subscript.start, subscript.stop, subscript.step)
    require(all(bound is None or isinstance(bound, int) for bound in bounds) and subscript.step != 0)
    return range(*subscript.indices(size))


def _stepped(start: int, step: int, axis: Axis) -> Axis:
    return start + step * axis


Named = Mapping[str, Operand]
Rule = Callable[[str, list[Operand], Named], LazyArray]
"""A rule makes the lazy array of a call from the function's name, its arguments and its keyword arguments."""


def _each(function: str, arguments: list[Operand], named: Named) -> LazyArray:
    require(not named)
    return checked_elementwise(ARRAY_FUNCTIONS[function].compute, arguments)


def _axis_given(arguments: list[Operand], named: Named, axis_index: int) -> tuple[list[Operand], Operand]:
    """Return the arguments before the axis, and the axis: the argument at `axis_index` or the keyword `axis=`."""
    require(len(arguments) <= axis_index + ("axis" not in named))
    return arguments[:axis_index], arguments[axis_index] if len(arguments) > axis_index else named.get("axis")


def _reduction(function: str, arguments: list[Operand], named: Named) -> LazyArray:
    (first,), axis = _axis_given(arguments, named, 1)
    array = lazy_operand(first)
    axes = tuple(sorted({_axis(number, array) for number in (axis if isinstance(axis, tuple) else (axis,))}))
    keepdims = named.get("keepdims", False)
    require(isinstance(keepdims, int | bool) and (len(axes) < len(array.shape) or keepdims))
    require(not isinstance(axis, tuple) or len(axes) == len(axis))
    return reduced(ARRAY_FUNCTIONS[function].compute, array, axes, keepdims=bool(keepdims))


def _moved_along(function: str, arguments: list[Operand], named: Named) -> LazyArray:
    """Return `flip`, `roll` or `repeat` along one axis."""
    given, axis = _axis_given(arguments, named, 1 if function == "flip" else 2)
    array = lazy_operand(given[0])
    number = _axis(axis, array)
    return _picked(array, {number: _moved(function, array.shape[number], map(_whole_number, given[1:]))})


def _tile(_: str, arguments: list[Operand], __: Named) -> LazyArray:
    array, times = lazy_operand(arguments[0]), _tuple(arguments[1])
    require(len(times) == len(array.shape))
    pairs = enumerate(zip(array.shape, times, strict=True))
    return _picked(array, {number: _moved("tile", size, [_whole_number(count)]) for number, (size, count) in pairs})


def _moved(function: str, size: int, by: Iterable[int]) -> Axis:
    """Return which position along an axis each position of the result shows."""
    try:
        return np.asarray(ARRAY_FUNCTIONS[function].compute(np.arange(size), *by))
    except ValueError:
        raise NotLazyError from None


def _picked(array: LazyArray, positions: Mapping[int, Axis]) -> LazyArray:
    """Return the elements at these positions along some axes; along that of a vector they take as much as the whole."""
    shape = tuple(len(positions.get(number, range(size))) for number, size in enumerate(array.shape))
    require(len(shape) > 1)
    maps: dict[int, Callable[[Axis], Axis]] = {number: axis.__getitem__ for number, axis in positions.items()}
    sources = tuple(AxisSource(number, maps.get(number, lambda axis: axis)) for number in range(len(shape)))
    return rearranged(array, _bounded(shape), sources)


def _transposed(_: str, arguments: list[Operand], __: Named) -> LazyArray:
    array = lazy_operand(arguments[0])
    if len(arguments) == 1:
        return transposed(array)
    axes = tuple(_axis(number, array) for number in _tuple(arguments[1]))
    require(sorted(axes) == list(range(len(array.shape))))
    return permuted(array, axes)


def _reshaped(_: str, arguments: list[Operand], __: Named) -> LazyArray:
    array = lazy_operand(arguments[0])
    new_shape = arguments[1] if len(arguments) > 1 else -1
    sizes = [_whole_number(size) for size in (new_shape if isinstance(new_shape, tuple) else (new_shape,))]
    if sizes.count(-1) == 1:
        others = -math.prod(sizes)
        require(others > 0)
        sizes[sizes.index(-1)] = array.size // others
    require(sizes and min(sizes) > 0 and math.prod(sizes) == array.size)
    shape = tuple(sizes)  # the elements in C order
    return LazyArray(shape, lambda region: array.at(flat_indices(region, shape)).reshape(lengths(region)))


def _dot(_: str, arguments: list[Operand], __: Named) -> LazyArray:
    left, right = arguments
    if not isinstance(left, LazyArray) or not isinstance(right, LazyArray):
        return checked_elementwise(np.multiply, arguments)
    return checked_product(lazy_operand(left), lazy_operand(right))


def _triangle(function: str, arguments: list[Operand], _: Named) -> LazyArray:
    array, by = lazy_operand(arguments[0]), _whole_number(arguments[1] if len(arguments) > 1 else 0)
    require(len(array.shape) > 1)
    compare = np.less_equal if function == "tril" else np.greater_equal
    return masked(array, lambda row, column: compare(column, row + by))


RULES: dict[str, Rule] = {
    **dict.fromkeys(
        (*CASTS, "where", "clip", "cdiv", "pow2", "log2", "maximum", "minimum", "arctan2", "hypot", "complex"), _each
    ),
    **dict.fromkeys(ONE_EACH, _each),
    **dict.fromkeys(
        ("min", "max"), lambda name, values, named: (_each if len(values) > 1 else _reduction)(name, values, named)
    ),
    **dict.fromkeys(("sum", "prod", "mean", "any", "all"), _reduction),
    **dict.fromkeys(("reshape", "ravel"), _reshaped),
    **dict.fromkeys(("tril", "triu"), _triangle),
    **dict.fromkeys(("flip", "roll", "repeat"), _moved_along),
    "dot": _dot,
    "matmul": lambda _, arguments, __: checked_product(lazy_operand(arguments[0]), lazy_operand(arguments[1])),
    "transpose": _transposed,
    "tile": _tile,
}
"""The rule of each lazy function. The others make arrays of numbers, join arrays or order their elements: the whole of
that costs about what the arrays of the launch cost."""
