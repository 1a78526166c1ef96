"""Evaluate an expression over arrays lazily: from its tree to an array of which only requested elements are computed.

The rule: a form is lazy only where its arguments are wholly understood; every other form is computed whole by
`reference`, which also raises its errors. So an expression has the same value here as there, or the same error; only an
index that does not exist goes unnoticed where its element is not requested. Since a lazy array takes no memory, it may
be as large as the largest array that the expression names, which is in memory already.
"""

import math
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import numpy as np

from warplens.cuda.catalogue import lazy_arrays, tree
from warplens.cuda.catalogue.dtypes import widened
from warplens.cuda.catalogue.expressions import OPERATIONS, Number
from warplens.cuda.catalogue.lazy_arrays import Axis, AxisSource, LazyArray, Operand, Region, flat_indices, lengths
from warplens.cuda.catalogue.reference import ARRAY_FUNCTIONS, CASTS, MAX_ELEMENTS, Array, Evaluation, Value, check_room
from warplens.cuda.catalogue.syntax import Expression

MAX_POSITIONS = 2**48  # a lazy array has at most so many elements: every size that NumPy computes fits in 64 bits


def evaluate_lazily(expression: Expression, names: Mapping[str, Array | Number]) -> LazyArray | Value:
    """Return the value of `expression`: a lazy array, or a single number."""
    with np.errstate(all="ignore"):
        return _LazyEvaluation(expression, names).operand(expression.root)


class _NotLazyError(Exception):
    """A form that has to be computed whole."""


class _LazyEvaluation:
    """One walk over an expression's tree."""

    def __init__(self, expression: Expression, names: Mapping[str, Array | Number]) -> None:
        self._expression = expression
        self._evaluation = Evaluation(expression, names)
        self._max_elements = max(
            (MAX_ELEMENTS, *(value.size for value in names.values() if isinstance(value, np.ndarray)))
        )

    def operand(self, node: tree.Node) -> Operand:
        if isinstance(node, tree.Tuple):
            return tuple(self.operand(item) for item in node.items)
        try:
            array = self._lazy_array(node)
            _require(array.size <= self._max_elements)
        except _NotLazyError:
            value = self._evaluation.value(node)
            return lazy_arrays.in_memory(value) if isinstance(value, np.ndarray) and value.ndim else value
        return LazyArray(array.shape, partial(self._part, node, array))

    def _part(self, node: tree.Node, array: LazyArray, region: Region) -> Array:
        with np.errstate(all="ignore"):
            part: Array = self._evaluation.at(node, partial(_part_of, array, region))
            return part

    def _lazy_array(self, node: tree.Node) -> LazyArray:
        match node:
            case tree.Name(name=name) if (narrow := self._evaluation.narrow(name)) is not None:
                return lazy_arrays.elementwise(widened, [lazy_arrays.in_memory(narrow)])
            case tree.Unary(operator=sign, operand=below) if sign is not tree.Operator.NOT:
                array = self._array(below)
                return lazy_arrays.elementwise(np.negative if sign is tree.Operator.SUBTRACT else np.positive, [array])
            case tree.Binary(operator=tree.Operator.MATMUL, left=left, right=right):
                return _product(self._array(left), self._array(right))
            case tree.Binary(operator=sign, left=left, right=right) if sign in OPERATIONS:
                return _elementwise(OPERATIONS[sign], [self.operand(left), self.operand(right)])
            case tree.Transposed(value=below):
                return _transpose(self._array(below))
            case tree.Index(value=below, subscripts=subscripts):
                return _index(self._array(below), [self._subscript(subscript) for subscript in subscripts])
            case tree.FunctionCall(function=function, arguments=arguments, keywords=keywords) if function in _RULES:
                operands = [self.operand(argument) for argument in arguments]
                named = {keyword: self.operand(value) for keyword, value in keywords}
                return _RULES[function](function, operands, named)
        raise _NotLazyError

    def _array(self, node: tree.Node) -> LazyArray:
        return _array(self.operand(node))

    def _subscript(self, node: tree.Node | tree.Slice) -> Operand | slice:
        if not isinstance(node, tree.Slice):
            return self.operand(node)
        bounds = (node.first, node.last, node.step)
        return slice(*(None if bound is None else self.operand(bound) for bound in bounds))


def _part_of(array: LazyArray, region: Region) -> Array:
    check_room(lengths(region))
    return array.part(region)


def _require(condition: object) -> None:
    """Leave the form to the evaluation of the whole unless the condition holds."""
    if not condition:
        raise _NotLazyError


def _array(operand: Operand) -> LazyArray:
    if not isinstance(operand, LazyArray) or not operand.size:
        raise _NotLazyError
    return operand


def _whole_number(operand: Operand) -> int:
    if not isinstance(operand, int) or isinstance(operand, bool):
        raise _NotLazyError
    return operand


def _tuple(operand: Operand) -> tuple[Operand, ...]:
    if not isinstance(operand, tuple):
        raise _NotLazyError
    return operand


def _axis(operand: Operand, array: LazyArray) -> int:
    """Return the number of an axis from 0."""
    number, dimensions = _whole_number(operand), len(array.shape)
    _require(-dimensions <= number < dimensions)
    return number % dimensions


def _bounded(shape: tuple[int, ...]) -> tuple[int, ...]:
    _require(0 < math.prod(shape) <= MAX_POSITIONS)
    return shape


# --- operators -------------------------------------------------------------------------------------------------------


def _elementwise(function: Callable[..., Any], operands: list[Operand]) -> LazyArray:
    arrays = [operand for operand in operands if isinstance(operand, LazyArray)]
    single = all(isinstance(operand, LazyArray | np.generic | int | float) for operand in operands)
    _require(arrays and single)
    try:
        _bounded(np.broadcast_shapes(*(array.shape for array in arrays)))
    except ValueError:
        raise _NotLazyError from None
    return lazy_arrays.elementwise(function, operands)


def _product(left: LazyArray, right: LazyArray) -> LazyArray:
    dimensions = len(left.shape), len(right.shape)
    _require(dimensions in ((2, 2), (1, 2), (2, 1)) and left.shape[-1] == right.shape[0])
    _bounded((*left.shape[:-1], *right.shape[1:]))
    return lazy_arrays.product(left, right)


def _transpose(array: LazyArray) -> LazyArray:
    return lazy_arrays.permuted(array, tuple(reversed(range(len(array.shape)))))


def _index(array: LazyArray, subscripts: list[Operand | slice]) -> LazyArray:
    if len(subscripts) == 1 and isinstance(subscripts[0], LazyArray):
        _require(subscripts[0].dtype().kind in "iu")
        _bounded((*subscripts[0].shape, *array.shape[1:]))
        return lazy_arrays.gathered(array, subscripts[0])
    taken = sum(subscript is not None for subscript in subscripts)
    _require(taken <= len(array.shape))
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
            _require(-size <= index < size)
            sources.append(AxisSource(None, partial(_moved, index % size, 1)))
    _require(shape)
    return lazy_arrays.rearranged(array, _bounded(tuple(shape)), tuple(sources))


def _range(subscript: slice, size: int) -> range:
    bounds = (subscript.start, subscript.stop, subscript.step)
    _require(all(bound is None or isinstance(bound, int) for bound in bounds) and subscript.step != 0)
    return range(*subscript.indices(size))


def _moved(start: int, step: int, axis: Axis) -> Axis:
    return start + step * axis


# --- functions -------------------------------------------------------------------------------------------------------

Named = Mapping[str, Operand]
Rule = Callable[[str, list[Operand], Named], LazyArray]
"""A rule makes the lazy array of a call from the function's name, its arguments and its keyword arguments."""


def _each(function: str, arguments: list[Operand], named: Named) -> LazyArray:
    _require(not named)
    return _elementwise(ARRAY_FUNCTIONS[function].compute, arguments)


def _axis_given(arguments: list[Operand], named: Named, axis_index: int) -> tuple[list[Operand], Operand]:
    """Return the arguments before the axis, and the axis: the argument at `axis_index` or the keyword `axis=`."""
    _require(len(arguments) <= axis_index + ("axis" not in named))
    return arguments[:axis_index], arguments[axis_index] if len(arguments) > axis_index else named.get("axis")


def _reduction(function: str, arguments: list[Operand], named: Named) -> LazyArray:
    (first,), axis = _axis_given(arguments, named, 1)
    array = _array(first)
    axes = tuple(sorted({_axis(number, array) for number in (axis if isinstance(axis, tuple) else (axis,))}))
    keepdims = named.get("keepdims", False)
    _require(isinstance(keepdims, int | bool) and (len(axes) < len(array.shape) or keepdims))
    _require(not isinstance(axis, tuple) or len(axes) == len(axis))
    return lazy_arrays.reduced(ARRAY_FUNCTIONS[function].compute, array, axes, keepdims=bool(keepdims))


def _position(function: str, arguments: list[Operand], named: Named) -> LazyArray:
    (first,), axis = _axis_given(arguments, named, 1)
    array = _array(first)
    _require(len(array.shape) > 1)
    compute = ARRAY_FUNCTIONS[function].compute
    return lazy_arrays.reduced(compute, array, (_axis(axis, array),), keepdims=False, one_axis=True)


def _lines(function: str, arguments: list[Operand], named: Named) -> LazyArray:
    (first,), axis = _axis_given(arguments, named, 1)
    array = _array(first)
    if axis is None and "axis" not in named and len(arguments) == 1:
        _require(function in ("sort", "argsort") or len(array.shape) == 1)  # the others run over the flat array
        axis = -1
    return lazy_arrays.along(ARRAY_FUNCTIONS[function].compute, array, _axis(axis, array))


def _flip(_: str, arguments: list[Operand], named: Named) -> LazyArray:
    (first,), axis = _axis_given(arguments, named, 1)
    array = _array(first)
    turned = range(len(array.shape)) if axis is None else (_axis(axis, array),)
    return _axis_by_axis(
        array, {number: partial(_moved, array.shape[number] - 1, -1) for number in turned}, array.shape
    )


def _roll(_: str, arguments: list[Operand], named: Named) -> LazyArray:
    (first, shift), axis = _axis_given(arguments, named, 2)
    array = _array(first)
    number = 0 if axis is None and len(array.shape) == 1 else _axis(axis, array)
    size, by = array.shape[number], _whole_number(shift)
    return _axis_by_axis(array, {number: lambda axis: (axis - by) % size}, array.shape)


def _repeat(_: str, arguments: list[Operand], named: Named) -> LazyArray:
    (first, times), axis = _axis_given(arguments, named, 2)
    array, count = _array(first), _whole_number(times)
    number = 0 if axis is None and len(array.shape) == 1 else _axis(axis, array)
    _require(count > 0)
    shape = tuple(size * count if n == number else size for n, size in enumerate(array.shape))
    return _axis_by_axis(array, {number: lambda axis: axis // count}, _bounded(shape))


def _axis_by_axis(array: LazyArray, maps: Mapping[int, Callable[[Axis], Axis]], shape: tuple[int, ...]) -> LazyArray:
    sources = (
        AxisSource(number, maps[number]) if number in maps else AxisSource(number) for number in range(len(shape))
    )
    return lazy_arrays.rearranged(array, shape, tuple(sources))


def _tile(_: str, arguments: list[Operand], __: Named) -> LazyArray:
    array, times = _array(arguments[0]), arguments[1] if isinstance(arguments[1], tuple) else (arguments[1],)
    dimensions = max(len(array.shape), len(times))
    counts = [1] * (dimensions - len(times)) + [_whole_number(count) for count in times]
    sizes = [1] * (dimensions - len(array.shape)) + list(array.shape)
    shape = tuple(count * size for count, size in zip(counts, sizes, strict=True))
    axes = range(dimensions - len(array.shape), dimensions)
    sources = tuple(AxisSource(number, partial(lambda size, axis: axis % size, sizes[number])) for number in axes)
    return lazy_arrays.rearranged(array, _bounded(shape), sources)


def _transposed(_: str, arguments: list[Operand], __: Named) -> LazyArray:
    array = _array(arguments[0])
    if len(arguments) == 1:
        return _transpose(array)
    axes = tuple(_axis(number, array) for number in _tuple(arguments[1]))
    _require(sorted(axes) == list(range(len(array.shape))))
    return lazy_arrays.permuted(array, axes)


def _reshaped(_: str, arguments: list[Operand], __: Named) -> LazyArray:
    array = _array(arguments[0])
    new_shape = arguments[1] if len(arguments) > 1 else -1
    sizes = [_whole_number(size) for size in (new_shape if isinstance(new_shape, tuple) else (new_shape,))]
    if sizes.count(-1) == 1:
        others = -math.prod(sizes)
        _require(others > 0)
        sizes[sizes.index(-1)] = array.size // others
    _require(sizes and min(sizes) > 0 and math.prod(sizes) == array.size)
    shape = tuple(sizes)  # the elements in C order
    return LazyArray(shape, lambda region: array.at(flat_indices(region, shape)).reshape(lengths(region)))


def _joined(function: str, arguments: list[Operand], named: Named) -> LazyArray:
    (first,), axis = _axis_given(arguments, named, 1)
    arrays = [_array(part) for part in _tuple(first)]
    _require(arrays)
    if function == "stack":
        _require(len({array.shape for array in arrays}) == 1)
        at = _whole_number(0 if axis is None else axis)
        dimensions = len(arrays[0].shape) + 1
        _require(-dimensions <= at < dimensions)
        at %= dimensions
        arrays = [_widened(array, at) for array in arrays]
    else:
        at = _axis(0 if axis is None else axis, arrays[0])
        _require(len({(len(a.shape), *a.shape[:at], None, *a.shape[at + 1 :]) for a in arrays}) == 1)
    _bounded((sum(array.size for array in arrays),))
    return lazy_arrays.concatenated(tuple(arrays), at)


def _widened(array: LazyArray, at: int) -> LazyArray:
    """Return the array with a new axis of one element."""
    shape = (*array.shape[:at], 1, *array.shape[at:])
    return lazy_arrays.rearranged(array, shape, tuple(AxisSource(n + (n >= at)) for n in range(len(array.shape))))


def _outer(_: str, arguments: list[Operand], __: Named) -> LazyArray:
    left, right = (_array(argument) for argument in arguments)
    _require(len(left.shape) == len(right.shape) == 1)
    _bounded((left.size, right.size))
    return lazy_arrays.elementwise(np.multiply, [_widened(left, 1), _widened(right, 0)])


def _dot(_: str, arguments: list[Operand], __: Named) -> LazyArray:
    left, right = arguments
    if not isinstance(left, LazyArray) or not isinstance(right, LazyArray):
        return _elementwise(np.multiply, arguments)
    return _product(_array(left), _array(right))


def _triangle(function: str, arguments: list[Operand], _: Named) -> LazyArray:
    array, by = _array(arguments[0]), _whole_number(arguments[1] if len(arguments) > 1 else 0)
    _require(len(array.shape) > 1)
    if function == "tril":
        return lazy_arrays.masked(array, lambda row, column: column <= row + by)
    return lazy_arrays.masked(array, lambda row, column: column >= row + by)


def _diagonal(_: str, arguments: list[Operand], __: Named) -> LazyArray:
    array = _array(arguments[0])
    _require(len(array.shape) == 1)
    shape = _bounded((array.size, array.size))
    rows = lazy_arrays.rearranged(array, shape, (AxisSource(0),))
    return lazy_arrays.masked(rows, lambda row, column: column == row)


def _filled(function: str, arguments: list[Operand], _: Named) -> LazyArray:
    sizes = arguments[0] if isinstance(arguments[0], tuple) else (arguments[0],)
    shape = _bounded(tuple(_whole_number(size) for size in sizes))
    _require(shape and min(shape) > 0)
    if function != "full":
        value = np.full((), 1.0 if function == "ones" else 0.0)
    else:
        _require(isinstance(arguments[1], int | float | np.generic))
        value = np.full((), arguments[1])
    return lazy_arrays.in_memory(np.broadcast_to(value, shape))


def _eye(_: str, arguments: list[Operand], __: Named) -> LazyArray:
    size = _whole_number(arguments[0])
    _bounded((size, size))
    return lazy_arrays.computed((size, size), lambda row, column: (row == column).astype(np.float64))


def _arange(_: str, arguments: list[Operand], __: Named) -> LazyArray:
    numbers = [_whole_number(argument) for argument in arguments]
    _require(not (len(numbers) == 3 and numbers[2] == 0))
    steps = range(*numbers)
    _bounded((len(steps),))
    return lazy_arrays.computed((len(steps),), lambda axis: steps.start + steps.step * axis)


_RULES: dict[str, Rule] = {  # that of each lazy function; `bincount` and `trace` always compute their argument whole
    **dict.fromkeys(
        (*CASTS, "where", "clip", "cdiv", "pow2", "log2", "maximum", "minimum", "arctan2", "hypot", "complex"), _each
    ),
    **dict.fromkeys(("abs", "sqrt", "exp", "log", "sin", "cos", "tan", "tanh"), _each),
    **dict.fromkeys(("floor", "ceil", "round", "sign", "square", "real", "imag", "conj"), _each),
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
    "matmul": lambda _, arguments, __: _product(_array(arguments[0]), _array(arguments[1])),
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
