"""The functions of expressions over arrays, as lazy arrays.

The rule: a function is lazy only where its arguments are wholly understood; every other call is computed whole.
"""

import math
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

import numpy as np

from warplens.cuda.catalogue import lazy_operations
from warplens.cuda.catalogue.array_functions import ARRAY_FUNCTIONS, CASTS, ONE_EACH
from warplens.cuda.catalogue.lazy_operations import AxisSource, product, reduced
from warplens.cuda.catalogue.values import (
    Axis,
    LazyArray,
    NotLazyError,
    Operand,
    flat_indices,
    lazy_operand,
    lengths,
    permuted,
    require,
    transposed,
)

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
    return lazy_operations.elementwise(function, operands)


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
        return lazy_operations.gathered(array, subscripts[0])
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
    return lazy_operations.rearranged(array, _bounded(tuple(shape)), tuple(sources))


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
    return lazy_operations.rearranged(array, _bounded(shape), sources)


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
    return lazy_operations.masked(array, lambda row, column: compare(column, row + by))


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
