"""The functions of expressions over arrays, in NumPy's terms.

The rule: a function whose result may be larger than its inputs calls `check_size` first, so that a typing error never
fills the memory.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from warplens.cuda.catalogue import tree
from warplens.cuda.catalogue.dtypes import DType
from warplens.cuda.catalogue.syntax import Dialect, Form
from warplens.cuda.catalogue.values import (
    OPERATIONS,
    SCALAR_FUNCTIONS,
    calculate,
    calculate_unary,
    call_scalar,
    check_room,
    spend,
    widened,
)

Array = npt.NDArray[Any]
Value = Any  # an array, a NumPy scalar, a number, a tuple of these, or None, as NumPy functions take and return
MAX_ELEMENTS = 2**28  # the most elements of an array that an expression makes: a 16384 x 16384 matrix, 2 GiB of float64
MAX_EXACT_FLOAT64 = 2**53  # Float64 holds every whole number up to this one
HALF_WORD_BITS = 16  # the lower half of a 32-bit number has this many bits
MIN_EXACT_PRODUCT_ELEMENTS = 2**12  # the least of both of whole numbers, for a product in float64


@dataclass(frozen=True, slots=True)
class ArrayFunction:
    """A function of the array dialect; `compute` takes values and may raise any of NumPy's errors."""

    form: Form
    compute: Callable[..., Any]


def check_size(shape: tuple[int, ...]) -> None:
    """Check that an array of `shape` is not too large, for the language and for this machine."""
    elements = math.prod(shape)
    if elements > MAX_ELEMENTS:
        sizes = " x ".join(map(str, shape))
        raise ValueError(f"an array of {sizes} elements is too large; {MAX_ELEMENTS} elements are allowed")
    check_room(shape)


def check_broadcast(operation: str, *values: object) -> None:
    """Check that `values` are arrays or numbers whose shapes fit one another, and that the result is not too large."""
    if not all(isinstance(value, np.ndarray | np.generic | int | float) for value in values):
        raise ValueError(f"{operation} takes arrays and numbers, no None and no tuple")
    shapes = [np.shape(value) for value in values if isinstance(value, np.ndarray)]  # other values are single numbers
    try:
        shape = np.broadcast_shapes(*shapes)
    except ValueError:
        listed = " and ".join(str(shape) for shape in shapes)
        raise ValueError(f"arrays of the shapes {listed} do not fit one another in {operation}") from None
    check_size(shape)


def matrix_product(left: Any, right: Any) -> Any:
    """Return `left @ right`."""
    first, second = np.shape(left), np.shape(right)
    inner = second[-2] if len(second) > 1 else second[-1] if second else None
    if not first or not second or first[-1] != inner:
        raise ValueError(f"arrays of the shapes {first} and {second} have no matrix product")
    shape = (*first[:-1], *second[:-2], *second[-1:])[: len(first) + len(second)]
    check_size(shape)
    spend(math.prod(shape) * first[-1])
    is_whole = np.ndim(left) == np.ndim(right) == 2 and np.result_type(left, right).kind in "iu"
    if is_whole and min(left.size, right.size) >= MIN_EXACT_PRODUCT_ELEMENTS:
        return _whole_product(left, right)
    return left @ right


def _whole_product(left: Array, right: Array) -> Array:
    """Return `left @ right` of whole numbers, which wrap, computed in float64 where every sum is exact. NumPy
    multiplies matrices of whole numbers without BLAS: at N = 1024 that takes 40 times as long or more.
    """
    dtype = np.result_type(left, right)
    inner = left.shape[1]
    if _largest(left) * _largest(right) * inner <= MAX_EXACT_FLOAT64:
        return (left.astype(np.float64) @ right.astype(np.float64)).astype(np.int64).astype(dtype)
    if dtype.itemsize > 4 or inner * 2 ** (2 * HALF_WORD_BITS) > MAX_EXACT_FLOAT64:
        return np.asarray(left @ right)
    low, other_low = ((values & (2**HALF_WORD_BITS - 1)).astype(np.float64) for values in (left, right))
    high, other_high = ((values >> HALF_WORD_BITS).astype(np.float64) for values in (left, right))
    crossed = (high @ other_low).astype(np.int64) + (low @ other_high).astype(np.int64)
    return np.asarray((low @ other_low).astype(np.int64) + (crossed << HALF_WORD_BITS), dtype)


def _largest(values: Array) -> int:
    return max(-int(values.min()), int(values.max()))


def _elementwise(name: str, function: Callable[..., Any], count: int) -> ArrayFunction:
    def compute(*values: Any) -> Any:
        check_broadcast(f"{name}()", *values)
        return function(*values)

    return ArrayFunction(Form(count, count), compute)


def _reduction(function: Callable[..., Any], *, keepdims: bool = True) -> ArrayFunction:
    def compute(values: Any, *axis: Any, **keywords: Any) -> Any:
        if np.size(values) == 0:
            raise ValueError("the array has no elements")
        return function(values, *axis, **keywords)

    return ArrayFunction(Form(1, 2, ("axis", "keepdims") if keepdims else ("axis",)), compute)


def _extreme(reduce: Callable[..., Any], pair: Callable[..., Any], name: str) -> ArrayFunction:
    """Return `min` or `max`: of all elements of a single array, element by element of several."""

    def compute(first: Any, *others: Any, **keywords: Any) -> Any:
        if not others:
            if np.size(first) == 0:
                raise ValueError("the array has no elements")
            return reduce(first, **keywords)
        if keywords:
            raise ValueError(f"{name}() of several values takes no keyword")
        result = first
        for other in others:
            check_broadcast(f"{name}()", result, other)
            result = pair(result, other)
        return result if any(isinstance(value, np.ndarray) for value in (first, *others)) else result.item()

    return ArrayFunction(Form(1, None, ("axis", "keepdims")), compute)


def _scalar_or(name: str, function: Callable[..., Any]) -> ArrayFunction:
    def compute(*values: Any) -> Any:
        if all(isinstance(value, int | float) for value in values):
            return call_scalar(name, list(values))
        check_broadcast(f"{name}()", *values)
        return function(*values)

    return ArrayFunction(SCALAR_FUNCTIONS[name], compute)


def _shape(shape: Any) -> tuple[int, ...]:
    sizes = shape if isinstance(shape, tuple) else (shape,)
    if not all(isinstance(size, int | np.integer) and size >= 0 for size in sizes):
        raise ValueError(f"{shape} is no shape; it takes whole numbers such as (N, N)")
    check_size(sizes)
    return tuple(int(size) for size in sizes)


def _arange(*bounds: Any) -> Any:
    first, last, step = (0, bounds[0], 1) if len(bounds) == 1 else (*bounds, 1)[:3]
    if step == 0:
        raise ValueError("the step of arange() is 0")
    check_size((max(0, math.ceil((last - first) / step)),))
    return np.arange(first, last, step)


def _repeat(values: Any, times: Any, axis: Any = None) -> Any:
    if not isinstance(times, int):
        raise ValueError("repeat() takes a whole number of times")  # noqa: TRY004 - a sentence for the user
    check_size((np.size(values), max(0, times)))
    return np.repeat(values, times, axis=axis)


def _sized(form: Form, function: Callable[..., Any], shape: Callable[..., tuple[int, ...]]) -> ArrayFunction:
    """Return a function whose result has as many elements as `shape` says of its first arguments."""

    def compute(*values: Any, **keywords: Any) -> Any:
        check_size(shape(*values[:2]))
        return function(*values, **keywords)

    return ArrayFunction(form, compute)


def _dot(left: Any, right: Any) -> Any:
    if np.ndim(left) == 0 or np.ndim(right) == 0:
        check_broadcast("dot()", left, right)
        return left * right
    return matrix_product(left, right)


def _of_matrix(function: Callable[..., Any], most: int) -> ArrayFunction:
    def compute(values: Any, *diagonal: Any) -> Any:
        if np.ndim(values) == 1:
            check_size((np.size(values), np.size(values)))
        return function(values, *diagonal)

    return ArrayFunction(Form(1, most), compute)


def _bincount(values: Any, count: Any) -> Any:
    _shape(count)
    if np.size(values) and (np.min(values) < 0 or np.max(values) >= count):
        raise ValueError(f"bincount() met a value outside 0 to {count - 1}")
    return np.bincount(np.ravel(values), minlength=count)


def _joined(parts: Any, *_axis: Any) -> tuple[int, ...]:
    return (sum(np.size(part) for part in parts),)


def _cast(dtype: str) -> ArrayFunction:
    def compute(value: Any) -> Any:
        values = np.asarray(value)
        if values.dtype.kind == "c" and not DType(dtype).is_complex:
            raise ValueError(f"{dtype}() takes no complex numbers; take real(), imag() or abs()")
        return widened(values.astype(dtype))[()]

    return ArrayFunction(Form(1, 1), compute)


def _complex(real: Any, imaginary: Any) -> Array:
    shape = np.broadcast_shapes(np.shape(real), np.shape(imaginary))
    numbers = np.empty(shape, np.result_type(real, imaginary, np.complex64))
    numbers.real, numbers.imag = real, imaginary
    return np.asarray(numbers[()])


CASTS = tuple(DType)  # each dtype is a function; bfloat16 and 8-bit floats round to their values, which stay float32
ONE_EACH = (  # these, and those of two arrays, reductions and positions, have the names that they have in NumPy
    "abs", "sqrt", "exp", "log", "sin", "cos", "tan", "tanh", "floor", "ceil", "round", "sign", "square", "real",
    "imag", "conj",
)  # fmt: skip
_TWO_EACH = ("maximum", "minimum", "arctan2", "hypot")
_REDUCTIONS = ("sum", "prod", "mean", "any", "all")
_POSITIONS = ("argmax", "argmin", "cumsum", "cumprod")
ARRAY_FUNCTIONS: dict[str, ArrayFunction] = {  # a `reference` may call these functions and no others
    **{name: _elementwise(name, getattr(np, name), 1) for name in ONE_EACH},
    **{name: _elementwise(name, getattr(np, name), 2) for name in _TWO_EACH},
    "complex": _elementwise("complex", _complex, 2),
    **{name: _reduction(getattr(np, name)) for name in _REDUCTIONS},
    **{name: _reduction(getattr(np, name), keepdims=False) for name in _POSITIONS},
    **{name: _cast(name) for name in CASTS},
    "where": _elementwise("where", np.where, 3),
    "clip": _elementwise("clip", np.clip, 3),
    "min": _extreme(np.min, np.minimum, "min"),
    "max": _extreme(np.max, np.maximum, "max"),
    "cdiv": _scalar_or("cdiv", lambda a, b: -(-a // b)),
    "pow2": _scalar_or("pow2", np.exp2),
    "log2": _scalar_or("log2", np.log2),
    "dot": ArrayFunction(Form(2, 2), _dot),
    "matmul": ArrayFunction(Form(2, 2), matrix_product),
    "outer": _sized(Form(2, 2), np.outer, lambda left, right: (np.size(left), np.size(right))),
    "trace": ArrayFunction(Form(1, 1), np.trace),
    "diag": _of_matrix(np.diag, 1),
    "tril": _of_matrix(np.tril, 2),
    "triu": _of_matrix(np.triu, 2),
    "transpose": ArrayFunction(Form(1, 2), np.transpose),
    "reshape": ArrayFunction(Form(2, 2), np.reshape),
    "ravel": ArrayFunction(Form(1, 1), np.ravel),
    "flip": ArrayFunction(Form(1, 2, ("axis",)), np.flip),
    "roll": ArrayFunction(Form(2, 3, ("axis",)), np.roll),
    "sort": ArrayFunction(Form(1, 2, ("axis",)), np.sort),
    "argsort": ArrayFunction(Form(1, 2, ("axis",)), np.argsort),
    "repeat": ArrayFunction(Form(2, 3, ("axis",)), _repeat),
    "tile": _sized(Form(2, 2), np.tile, lambda values, times: (np.size(values), *_shape(times))),
    "concatenate": _sized(Form(1, 2, ("axis",)), np.concatenate, _joined),
    "stack": _sized(Form(1, 2, ("axis",)), np.stack, _joined),
    "bincount": ArrayFunction(Form(2, 2), _bincount),
    "arange": ArrayFunction(Form(1, 3), _arange),
    "zeros": ArrayFunction(Form(1, 1), lambda shape: np.zeros(_shape(shape))),
    "ones": ArrayFunction(Form(1, 1), lambda shape: np.ones(_shape(shape))),
    "full": ArrayFunction(Form(2, 2), lambda shape, value: np.full(_shape(shape), value)),
    "eye": ArrayFunction(Form(1, 1), lambda size: np.eye(_shape((size, size))[0])),
}

ARRAYS = Dialect(functions={name: function.form for name, function in ARRAY_FUNCTIONS.items()}, arrays=True)
"""This is the dialect of `reference`."""


def _is_number(value: Value) -> bool:
    return isinstance(value, int | float)


def apply(sign: tree.Operator, left: Value, right: Value) -> Value:
    """Return `left sign right` of arrays and numbers."""
    if _is_number(left) and _is_number(right) and sign is not tree.Operator.MATMUL:
        return calculate(sign, left, right)
    if sign is tree.Operator.MATMUL:
        return matrix_product(left, right)
    check_broadcast(repr(sign.value), left, right)
    return OPERATIONS[sign](left, right)


def apply_unary(sign: tree.Operator, value: Value) -> Value:
    """Return `sign value` of an array, or of a number."""
    if sign is tree.Operator.NOT:
        return not truth(sign, value)
    if _is_number(value):
        return calculate_unary(sign, value)
    if value is None or isinstance(value, tuple):
        raise ValueError(f"{sign.value!r} takes arrays and numbers, no None and no tuple")
    return -value if sign is tree.Operator.SUBTRACT else +value


def truth(sign: tree.Operator, value: Value) -> bool:
    """Return whether a single number is not 0."""
    if np.size(value) != 1:
        raise ValueError(f"{sign.value!r} takes single numbers; choose among elements with where()")
    return bool(value)


def whole_transposed(array: Value) -> Value:
    """Return `array.T`."""
    if not isinstance(array, np.ndarray | np.generic):
        raise ValueError("only an array has '.T'")  # noqa: TRY004 - a sentence for the user
    return array.T


def whole_indexed(array: Value, subscripts: tuple[Value, ...]) -> Value:
    """Return `array[subscripts]`."""
    if not isinstance(array, np.ndarray):
        raise ValueError("only an array can be indexed")  # noqa: TRY004 - a sentence for the user
    arrays = [subscript for subscript in subscripts if isinstance(subscript, np.ndarray)]
    if arrays:
        check_broadcast("an index", *arrays)
        pairs = zip(array.shape, [subscript for subscript in subscripts if subscript is not None], strict=False)
        sliced = [size for size, subscript in pairs if isinstance(subscript, slice)]
        rest = array.shape[sum(subscript is not None for subscript in subscripts) :]
        check_size((*np.broadcast_shapes(*(subscript.shape for subscript in arrays)), *sliced, *rest))
    return array[subscripts]
