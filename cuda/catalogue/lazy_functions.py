"""The functions of expressions over arrays, as lazy arrays.

The rule: a function is lazy only where its arguments are wholly understood; every other call is computed whole.
"""

import math
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import numpy as np

from warplens.cuda.catalogue import lazy_operations
from warplens.cuda.catalogue.array_functions import ARRAY_FUNCTIONS, CASTS, ONE_EACH
from warplens.cuda.catalogue.lazy_operations import AxisSource, along, concatenated, product, reduced
from warplens.cuda.catalogue.values import (
    Axis,
    LazyArray,
    NotLazyError,
    Operand,
    flat_indices,
    in_memory,
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
            sources.append(AxisSource(len(shape), partial(_moved, steps.start, steps.step)))
            shape.append(len(steps))
        else:
            size, index = array.shape[len(sources)], _whole_number(subscript)
            require(-size <= index < size)
            sources.append(AxisSource(None, partial(_moved, index % size, 1)))
    require(shape)
    return lazy_operations.rearranged(array, _bounded(tuple(shape)), tuple(sources))


def _range(subscript: slice, size: int) -> range:
    bounds = (subscript.start, subscript.stop, subscript.step)
    require(all(bound is None or isinstance(bound, int) for bound in bounds) and subscript.step != 0)
    return range(*subscript.indices(size))


def _moved(start: int, step: int, axis: Axis) -> Axis:
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


def _position(function: str, arguments: list[Operand], named: Named) -> LazyArray:
    (first,), axis = _axis_given(arguments, named, 1)
    array = lazy_operand(first)
    require(len(array.shape) > 1)
    compute = ARRAY_FUNCTIONS[function].compute
    return reduced(compute, array, (_axis(axis, array),), keepdims=False, one_axis=True)


def _lines(function: str, arguments: list[Operand], named: Named) -> LazyArray:
    (first,), axis = _axis_given(arguments, named, 1)
    array = lazy_operand(first)
    if axis is None and "axis" not in named and len(arguments) == 1:
        require(function in ("sort", "argsort") or len(array.shape) == 1)  # the others run over the flat array
        axis = -1
    return along(ARRAY_FUNCTIONS[function].compute, array, _axis(axis, array))


def _flip(_: str, arguments: list[Operand], named: Named) -> LazyArray:
    (first,), axis = _axis_given(arguments, named, 1)
    array = lazy_operand(first)
    turned = range(len(array.shape)) if axis is None else (_axis(axis, array),)
    maps = {number: partial(_moved, array.shape[number] - 1, -1) for number in turned}
    return _axis_by_axis(array, maps, array.shape)


def _roll(_: str, arguments: list[Operand], named: Named) -> LazyArray:
    (first, shift), axis = _axis_given(arguments, named, 2)
    array = lazy_operand(first)
    number = 0 if axis is None and len(array.shape) == 1 else _axis(axis, array)
    size, by = array.shape[number], _whole_number(shift)
    return _axis_by_axis(array, {number: lambda axis: (axis - by) % size}, array.shape)


def _repeat(_: str, arguments: list[Operand], named: Named) -> LazyArray:
    (first, times), axis = _axis_given(arguments, named, 2)
    array, count = lazy_operand(first), _whole_number(times)
    number = 0 if axis is None and len(array.shape) == 1 else _axis(axis, array)
    require(count > 0)
    shape = tuple(size * count if n == number else size for n, size in enumerate(array.shape))
    return _axis_by_axis(array, {number: lambda axis: axis // count}, _bounded(shape))


def _axis_by_axis(array: LazyArray, maps: Mapping[int, Callable[[Axis], Axis]], shape: tuple[int, ...]) -> LazyArray:
    sources = tuple(AxisSource(number, maps.get(number, lambda axis: axis)) for number in range(len(shape)))
    return lazy_operations.rearranged(array, shape, sources)


def _tile(_: str, arguments: list[Operand], __: Named) -> LazyArray:
    array, times = lazy_operand(arguments[0]), arguments[1] if isinstance(arguments[1], tuple) else (arguments[1],)
    dimensions = max(len(array.shape), len(times))
    counts = [1] * (dimensions - len(times)) + [_whole_number(count) for count in times]
    sizes = [1] * (dimensions - len(array.shape)) + list(array.shape)
    shape = tuple(count * size for count, size in zip(counts, sizes, strict=True))
    axes = range(dimensions - len(array.shape), dimensions)
    sources = tuple(AxisSource(number, partial(lambda size, axis: axis % size, sizes[number])) for number in axes)
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


def _joined(function: str, arguments: list[Operand], named: Named) -> LazyArray:
    (first,), axis = _axis_given(arguments, named, 1)
    arrays = [lazy_operand(part) for part in _tuple(first)]
    require(arrays)
    if function == "stack":
        require(len({array.shape for array in arrays}) == 1)
        at = _whole_number(0 if axis is None else axis)
        dimensions = len(arrays[0].shape) + 1
        require(-dimensions <= at < dimensions)
        at %= dimensions
        arrays = [_widened(array, at) for array in arrays]
    else:
        at = _axis(0 if axis is None else axis, arrays[0])
        require(len({(len(a.shape), *a.shape[:at], None, *a.shape[at + 1 :]) for a in arrays}) == 1)
    _bounded((sum(array.size for array in arrays),))
    return concatenated(tuple(arrays), at)


def _widened(array: LazyArray, at: int) -> LazyArray:
    shape = (*array.shape[:at], 1, *array.shape[at:])
    return lazy_operations.rearranged(array, shape, tuple(AxisSource(n + (n >= at)) for n in range(len(array.shape))))


def _outer(_: str, arguments: list[Operand], __: Named) -> LazyArray:
    left, right = (lazy_operand(argument) for argument in arguments)
    require(len(left.shape) == len(right.shape) == 1)
    _bounded((left.size, right.size))
    return lazy_operations.elementwise(np.multiply, [_widened(left, 1), _widened(right, 0)])


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


def _diagonal(_: str, arguments: list[Operand], __: Named) -> LazyArray:
    array = lazy_operand(arguments[0])
    require(len(array.shape) == 1)
    shape = _bounded((array.size, array.size))
    rows = lazy_operations.rearranged(array, shape, (AxisSource(0),))
    return lazy_operations.masked(rows, lambda row, column: column == row)


def _filled(function: str, arguments: list[Operand], _: Named) -> LazyArray:
    sizes = arguments[0] if isinstance(arguments[0], tuple) else (arguments[0],)
    shape = _bounded(tuple(_whole_number(size) for size in sizes))
    require(shape and min(shape) > 0)
    if function != "full":
        value = np.full((), 1.0 if function == "ones" else 0.0)
    else:
        require(isinstance(arguments[1], int | float | np.generic))
        value = np.full((), arguments[1])
    return in_memory(np.broadcast_to(value, shape))


def _eye(_: str, arguments: list[Operand], __: Named) -> LazyArray:
    size = _whole_number(arguments[0])
    _bounded((size, size))
    return lazy_operations.computed((size, size), lambda row, column: (row == column).astype(np.float64))


def _arange(_: str, arguments: list[Operand], __: Named) -> LazyArray:
    numbers = [_whole_number(argument) for argument in arguments]
    require(not (len(numbers) == 3 and numbers[2] == 0))
    steps = range(*numbers)
    _bounded((len(steps),))
    return lazy_operations.computed((len(steps),), lambda axis: steps.start + steps.step * axis)


RULES: dict[str, Rule] = {  # that of each lazy function; `bincount` and `trace` always compute their argument whole
    **dict.fromkeys(
        (*CASTS, "where", "clip", "cdiv", "pow2", "log2", "maximum", "minimum", "arctan2", "hypot", "complex"), _each
    ),
    **dict.fromkeys(ONE_EACH, _each),
    **dict.fromkeys(
        ("min", "max"), lambda name, values, named: (_each if len(values) > 1 else _reduction)(name, values, named)
    ),
    **dict.fromkeys(("sum", "prod", "mean", "any", "all"), _reduction),
    **dict.fromkeys(("argmax", "argmin"), _position),
    **dict.fromkeys(("cumsum", "cumprod", "sort", "argsort"), _lines),
    **dict.fromkeys(("reshape", "ravel"), _reshaped),
    **dict.fromkeys(("concatenate", "stack"), _joined),
    **dict.fromkeys(("tril", "triu"), _triangle),
    **dict.fromkeys(("zeros", "ones", "full"), _filled),
    "dot": _dot,
    "matmul": lambda _, arguments, __: checked_product(lazy_operand(arguments[0]), lazy_operand(arguments[1])),
    "transpose": _transposed,
    "flip": _flip,
    "roll": _roll,
    "repeat": _repeat,
    "tile": _tile,
    "outer": _outer,
    "diag": _diagonal,
    "eye": _eye,
    "arange": _arange,
}
