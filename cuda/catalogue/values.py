"""The values of expressions: numbers, and arrays of which only the requested elements are computed.

The rule: a value stays within bounds, and an operation beyond them is an error before any time or memory is spent on
it. Whole numbers stay within 64 bits and floats stay finite, so that a launch can use them; an error points at the
operation. To compute a region, a lazy array requests from its operands only the elements that the region needs, in
pieces of bounded size. The elements are those of the whole array; where NumPy's result depends on how it divides the
work (sums and products of floats), the last bits may differ.

Operators mean what they mean in Python. The functions over numbers are:

    cdiv(a, b)      a / b, rounded up
    min(a, b, ...)  the smallest
    max(a, b, ...)  the largest
    pow2(k)         2 ** k
    log2(x)         the exponent of 2 that gives x: a whole number only for a power of two, so that
                    `log2(N) % 1 == 0` requires powers of two
"""

import math
import operator
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from warplens.cuda.catalogue import dtypes, tree
from warplens.cuda.catalogue.syntax import MAX_INTEGER, Dialect, Expression, Form, SourceText, parse
from warplens.cuda.ground import errors, host

Number = int | float  # this is the value of an expression; a comparison gives True or False, which are the ints 1 and 0

SCALAR_FUNCTIONS: dict[str, Form] = {
    "cdiv": Form(2, 2),
    "min": Form(2, None),
    "max": Form(2, None),
    "pow2": Form(1, 1),
    "log2": Form(1, 1),
}
NUMBERS = Dialect(functions=SCALAR_FUNCTIONS, arrays=False)  # the dialect of every expression but `reference`


def parse_number(text: SourceText | str) -> Expression:
    """Return the tree of an expression over numbers; an `ExpressionError` says why the text is none."""
    return parse(SourceText.plain(text) if isinstance(text, str) else text, NUMBERS)


def evaluate(expression: Expression, names: Mapping[str, Number]) -> Number:
    """Return the value of `expression`, its names taken from `names`.

    An unknown name, or an operation without a value or with one that is too large, is an `ExpressionError`.
    """
    return _value(expression, expression.root, names)


def evaluate_whole(expression: Expression, names: Mapping[str, Number], what: str, least: int) -> int:
    """Return the value of `expression` as an int of at least `least`; errors name it `what` ("the grid along x")."""
    value = evaluate(expression, names)
    if value != int(value):
        message = f"{what} is {value}, which is no whole number; divide with '//' or cdiv()"
        raise expression.error(expression.root, message)
    if value < least:
        raise expression.error(expression.root, f"{what} is {int(value)}; it must be {least} or more")
    return int(value)


def _value(expression: Expression, node: tree.Node, names: Mapping[str, Number]) -> Number:
    match node:
        case tree.Constant(value=int() | float() as value):
            return value
        case tree.Name(name=name):
            if name not in names:
                hint = errors.suggestion(name, frozenset(names))
                raise expression.error(node, f"no name {name!r} is known here{hint}")
            return names[name]
        case tree.Unary(operator=sign, operand=operand):
            value = _value(expression, operand, names)
            return _at(expression, node, lambda: calculate_unary(sign, value))
        case tree.Binary(operator=tree.Operator.AND, left=left, right=right):
            value = _value(expression, left, names)
            return _value(expression, right, names) if value else value
        case tree.Binary(operator=tree.Operator.OR, left=left, right=right):
            value = _value(expression, left, names)
            return value or _value(expression, right, names)
        case tree.Binary(operator=sign, left=left, right=right):
            first, second = _value(expression, left, names), _value(expression, right, names)
            return _at(expression, node, lambda: calculate(sign, first, second), divisor=right)
        case tree.FunctionCall(function=function, arguments=arguments):
            values = [_value(expression, argument, names) for argument in arguments]
            divisor = arguments[-1] if arguments else None
            return _at(expression, node, lambda: call_scalar(function, values), divisor=divisor)
    raise expression.error(node, "this is no number")


class _DivisionByZeroError(ValueError):
    """A division whose divisor is 0."""


def _at(
    expression: Expression, node: tree.Node, compute: Callable[[], Number], *, divisor: tree.Node | None = None
) -> Number:
    """Return the result of `compute`; where it fails, the error points at `node` and names a divisor that is 0."""
    try:
        return compute()
    except _DivisionByZeroError as problem:
        if divisor is None or isinstance(divisor, tree.Constant):
            raise expression.error(node, str(problem)) from None
        written = expression.text.value[divisor.start : divisor.end]
        raise expression.error(node, f"{problem}; {written} must not be 0") from None
    except ValueError as problem:
        raise expression.error(node, str(problem)) from None


_BY_SIGN = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv, "//": operator.floordiv,
    "%": operator.mod, "**": operator.pow, "==": operator.eq, "!=": operator.ne, "<": operator.lt, "<=": operator.le,
    ">": operator.gt, ">=": operator.ge,
}  # fmt: skip
OPERATIONS: dict[tree.Operator, Callable[[Any, Any], Any]] = {
    tree.Operator(sign): compute for sign, compute in _BY_SIGN.items()
}
"""The binary operators of both dialects compute these, on numbers and on arrays alike."""


def calculate(sign: tree.Operator, left: Number, right: Number) -> Number:
    """Return `left sign right`."""
    if sign is tree.Operator.POWER and _is_huge_power(left, right):
        raise ValueError(f"{left} ** {right} does not fit in 64 bits")
    try:
        return _bounded(OPERATIONS[sign](left, right))
    except ZeroDivisionError:
        raise _DivisionByZeroError(f"{left} {sign} {right} divides by zero") from None
    except OverflowError:
        raise ValueError(f"{left} {sign} {right} is larger than any float") from None


def calculate_unary(sign: tree.Operator, value: Number) -> Number:
    """Return `sign value`."""
    return not value if sign is tree.Operator.NOT else -value if sign is tree.Operator.SUBTRACT else +value


def call_scalar(function: str, values: list[Number]) -> Number:
    """Return the value of one of `SCALAR_FUNCTIONS`."""
    match function:
        case "min":
            return min(values)
        case "max":
            return max(values)
        case "cdiv":
            if values[1] == 0:
                raise _DivisionByZeroError(f"cdiv({values[0]}, {values[1]}) divides by zero")
            return -calculate(tree.Operator.FLOOR_DIVIDE, -values[0], values[1])
        case "pow2":
            return calculate(tree.Operator.POWER, 2, values[0])
        case "log2":
            value = values[0]
            if value <= 0:
                raise ValueError(f"log2({value}) does not exist; the argument must be more than 0")
            exponent = math.log2(value)
            if not exponent.is_integer():
                return exponent
            power = 2 ** int(exponent) if exponent >= 0 else 2.0**exponent
            if value == power:
                return int(exponent)
            return math.nextafter(exponent, math.inf if value > power else -math.inf)
    raise ValueError(f"{function}() gives no number")


def _is_huge_power(base: Number, exponent: Number) -> bool:
    """Return whether an integer power has more than 64 bits, without computing it."""
    if not (isinstance(base, int) and isinstance(exponent, int)) or exponent <= 0:
        return False
    return (abs(base).bit_length() - 1) * exponent >= MAX_INTEGER.bit_length()


def _bounded(value: Number | complex) -> Number:
    if isinstance(value, complex):
        raise ValueError("a negative number has no fractional power")  # noqa: TRY004 - a value, not a type
    if isinstance(value, int):
        if abs(value) > MAX_INTEGER:
            raise ValueError("the value does not fit in 64 bits")
    elif not math.isfinite(value):
        raise ValueError("the value is larger than any float")
    return value


# Regions: sets of elements of an array, as positions along each axis.
# A region is a cross product; its elements come in C order of its axes, and positions may repeat or go backwards.
# Nothing here knows what the elements are.

Array = npt.NDArray[Any]
Axis = npt.NDArray[np.int64]  # these are positions along one axis, from 0
Region = tuple[Axis, ...]  # a region holds the positions along each axis of an array


def whole(shape: tuple[int, ...]) -> Region:
    """Return the region of all elements of an array of `shape`."""
    return tuple(np.arange(size, dtype=np.int64) for size in shape)


def lengths(region: Region) -> tuple[int, ...]:
    """Return the shape of an array that holds the elements of `region`."""
    return tuple(len(axis) for axis in region)


def split(region: Region, max_elements: int) -> Iterator[tuple[tuple[slice, ...], Region]]:
    """Yield parts of `region` of 1 to `max_elements` elements, in C order, each after its position in the region."""
    sizes = lengths(region)
    if math.prod(sizes) <= max_elements or not sizes:
        yield tuple(slice(0, size) for size in sizes), region
        return
    step = max(1, max_elements // math.prod(sizes[1:]))
    for start in range(0, sizes[0], step):
        rows = region[0][start : start + step]
        for position, rest in split(region[1:], max_elements // len(rows) or 1):
            yield (slice(start, start + len(rows)), *position), (rows, *rest)


def squares(shape: tuple[int, ...], max_elements: int) -> Iterator[tuple[tuple[slice, ...], Region]]:
    """Yield parts of a whole array of at most `max_elements` elements, as `split`, but as square as possible.

    A square of a product needs the fewest rows and columns, one of a transposed array the fewest pages.
    """
    if not math.prod(shape):
        return
    sides: list[int] = []
    for number, size in enumerate(reversed(shape)):
        side = min(size, max_elements)
        if number == 0 and len(shape) > 1:
            side = min(side, max(math.isqrt(max_elements), max_elements // shape[-2]))
        sides.insert(0, side)
        max_elements //= side
    for corner in np.ndindex(*(-(-size // side) for size, side in zip(shape, sides, strict=True))):
        starts = [number * side for number, side in zip(corner, sides, strict=True)]
        ends = [min(start + side, size) for start, side, size in zip(starts, sides, shape, strict=True)]
        position = tuple(slice(start, end) for start, end in zip(starts, ends, strict=True))
        yield position, tuple(np.arange(start, end) for start, end in zip(starts, ends, strict=True))


def flat_indices(region: Region, shape: tuple[int, ...]) -> Axis:
    """Return the flat C-order index in an array of `shape` of each element of `region`, as a flat array."""
    indices = np.zeros(1, np.int64)
    for axis, size in zip(region, shape, strict=True):
        indices = (indices[:, None] * size + axis).reshape(-1)
    return indices


def rectangles(indices: Axis, shape: tuple[int, ...]) -> Iterator[tuple[Region, Axis]]:
    """Yield regions that together hold the elements of an array of `shape` with these flat C-order indices.

    With each comes the position of its elements in `indices`, as an array of the region's lengths. Rows with the same
    columns become one region, so that tiles cost one region for each row of tiles; sorted indices give the fewest.
    """
    if not len(indices):
        return
    if len(shape) < 2:
        yield (indices,), np.arange(len(indices))
        return
    lines, columns = np.divmod(indices, shape[-1])
    starts = np.flatnonzero(np.diff(lines, prepend=-1))
    ends = np.append(starts[1:], len(indices))
    alike: dict[bytes, list[int]] = {}
    for number, (start, end) in enumerate(zip(starts.tolist(), ends.tolist(), strict=True)):
        alike.setdefault(columns[start:end].tobytes(), []).append(number)
    for pattern, numbers in alike.items():
        axis = np.frombuffer(pattern, np.int64)
        first = starts[numbers]
        for region, where in rectangles(lines[first], shape[:-1]):
            yield (*region, axis), first[where][..., None] + np.arange(len(axis))


PIECE = 2**20  # this many elements are computed at a time: a few megabytes for each array in an expression

BLOCK = 64  # a transposed matrix is copied in square blocks of this side: 16 KiB of float32, and few pages
MIN_RUN = 8  # where runs of positions have at least this mean length, copying run by run is faster than one by one

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

    def at(self, indices: Axis, dtype: str | np.dtype[Any] | None = None) -> Array:
        """Return the elements with these flat C-order indices, converted to `dtype` unless it is None."""
        elements: Array | None = None if dtype is None else np.empty(len(indices), dtype)
        for region, where in rectangles(indices, self.shape):
            for position, piece in split(region, PIECE):
                values = self.part(piece)
                if elements is None:
                    elements = np.empty(len(indices), values.dtype)
                elements[where[position]] = in_order(values, elements.dtype)
        return np.empty(0, self.dtype()) if elements is None else elements

    def dtype(self) -> np.dtype[Any]:
        """Return the type of the elements, by computing the first one."""
        return self.part(tuple(np.zeros(1, np.int64) for _ in self.shape)).dtype


Operand = LazyArray | Any  # an operand is a lazy array or a single number


def in_memory(array: Array) -> LazyArray:
    """Return a lazy array over one that is in memory already; evenly spaced regions of it are views."""

    def part(region: Region) -> Array:
        steps = [_even(axis) for axis in region]
        values = array[tuple(slice(None) if step is None else step for step in steps)]
        uneven = [number for number, step in enumerate(steps) if step is None]
        uneven.sort(key=lambda axis: len(region[axis]) / array.shape[axis])  # the axis that leaves least first
        for number in uneven:
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
    subscript: tuple[Any, ...] = (*before, axis)
    starts = np.flatnonzero(np.diff(axis, prepend=axis[0]) != 1)
    if len(axis) < MIN_RUN * len(starts):
        return np.asarray(array[subscript])
    ends = [*starts[1:], len(axis)]
    runs = (slice(axis[start], axis[end - 1] + 1) for start, end in zip(starts, ends, strict=True))
    return np.concatenate([array[(*before, run)] for run in runs], axis=number)


def permuted(array: LazyArray, axes: tuple[int, ...]) -> LazyArray:
    """Return an array with its axes in another order: axis `i` is `axes[i]` of `array`."""
    back = tuple(axes.index(number) for number in range(len(axes)))
    shape = tuple(array.shape[axis] for axis in axes)
    return LazyArray(shape, lambda region: array.part(tuple(region[number] for number in back)).transpose(axes))


def transposed(array: LazyArray) -> LazyArray:
    """Return an array with its axes in reverse order."""
    return permuted(array, tuple(reversed(range(len(array.shape)))))


def widened(values: Array) -> Array:
    """Return bfloat16 and 8-bit floats as float32, and any other array as it is."""
    return values.astype(np.float32) if values.dtype in dtypes.NARROW else values


def in_order(values: Array, dtype: str | np.dtype[Any]) -> Array:
    """Return values in C order, of type `dtype`; a transposed matrix is copied in blocks that fit the caches."""
    if values.ndim != 2 or values.strides[0] >= values.strides[1]:
        with np.errstate(all="ignore"):
            return np.ascontiguousarray(values, dtype)
    copy = np.empty(values.shape, dtype)
    with np.errstate(all="ignore"):
        for row in range(0, values.shape[0], BLOCK):
            for column in range(0, values.shape[1], BLOCK):
                corner = np.s_[row : row + BLOCK, column : column + BLOCK]
                copy[corner] = values[corner]
    return copy


def all_elements(array: LazyArray) -> Array:
    """Return the whole array."""
    return array.part(whole(array.shape))


# What computing a reference may take: operations, and memory of this machine. Both are checked before they are spent,
# so that an expression of a stranger's kernel file ends in a sentence. An allowance belongs to one expression; it is
# in force while a value of that expression is computed.

LEAST_OPERATIONS = 2**38
"""Every reference may take this many multiplications with additions: the product of two matrices of 6,500 x 6,500,
which takes one processor about five seconds."""
PRODUCTS = 8  # a reference may multiply this many square matrices as large as the largest array of its launch
OPERATIONS_PER_ELEMENT = 32  # the time of an element of an array, in multiplications of a matrix product
ITEM_BYTES = 8  # an element of an intermediate array takes at most this many bytes


class Allowance:
    """How many operations are left for an expression over arrays with these numbers of elements."""

    def __init__(self, elements: Iterable[int]) -> None:
        self.allowed = max(LEAST_OPERATIONS, int(PRODUCTS * max(elements, default=0) ** 1.5))
        self.left = self.allowed

    @contextmanager
    def in_force(self) -> Iterator[None]:
        """Let `spend` take from this allowance meanwhile."""
        token = _CURRENT.set(self)
        try:
            yield
        finally:
            _CURRENT.reset(token)


_CURRENT: ContextVar[Allowance | None] = ContextVar("_CURRENT", default=None)


def spend(operations: int) -> None:
    """Take operations from the allowance in force, if there is one."""
    allowance = _CURRENT.get()
    if allowance is None:
        return
    allowance.left -= operations
    if allowance.left < 0:
        billions = f"{allowance.allowed / 1e9:.3g} billion"
        raise ValueError(f"the reference takes more than the {billions} operations that arrays of this size allow")


def check_room(shape: Iterable[int]) -> None:
    """Check that the machine has the memory for an array, and take the operations that making it costs."""
    sizes = tuple(shape)
    elements = math.prod(sizes)
    spend(OPERATIONS_PER_ELEMENT * elements)
    needed = ITEM_BYTES * elements
    if needed > host.SMALL_BYTES and needed > (free := host.ordinary_bytes()):
        needed_text, free_text = host.distinguishable_sizes(needed, free)
        listed = " x ".join(map(str, sizes))
        memory = f"{needed_text} of the host's memory, {free_text} are free"
        raise ValueError(f"an array of {listed} elements needs {memory}")


class NotLazyError(Exception):
    """A form that has to be computed whole."""


def require(condition: object) -> None:
    """Leave the form to the evaluation of the whole unless the condition holds."""
    if not condition:
        raise NotLazyError


def lazy_operand(operand: Operand) -> LazyArray:
    """Return an operand that is a lazy array with elements; else the form is computed whole."""
    if not isinstance(operand, LazyArray) or not operand.size:
        raise NotLazyError
    return operand
