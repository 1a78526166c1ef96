"""The contents of arrays: before a launch by `init`, and after a correct one by `reference`.

The rule: the same seed, array name and size give the same numbers on every machine, so that variants of a family
compute on the same inputs and a result can be repeated. `init` is one of these words, or an expression over the
indices: `i % 7`, `-inf`.

    random              floats from [0, 1), whole numbers from the whole range of the type; parts of complex numbers
                        as floats
    uniform(lo, hi)     floats from [lo, hi)
    normal(mean, sd)    floats, normally distributed
    integers(lo, hi)    whole numbers lo, lo + 1, ..., hi - 1, in any type
    permutation         0, 1, 2, ... in random order
    iota                0, 1, 2, ... in the order of memory
    pascal              Pascal's triangle as a symmetric matrix: 1 along the edges, else the sum of the left and upper
                        neighbours; kept modulo a power of two so that every entry is exact (2**24 for float32)
    identity            1 on the diagonal, else 0
    csr(rows, mean)     row offsets of a sparse matrix: rows + 1 numbers that rise from 0 to rows * mean at random
    zeros, ones, constant(x)

`reference` is an expression over arrays, in NumPy's terms. It sees the arrays and numbers passed to it, the functions
of `ARRAY_FUNCTIONS` and the attribute `.T`, and nothing else of Python or NumPy. Numbers written in an expression stay
Python's, so they never widen an array: `in * 2.0` of float32 stays float32. bfloat16 and 8-bit floats are computed with
as float32. Whole numbers and array sizes are bounded as in `expressions`.

An expression is computed whole, or lazily: to an array of which only requested elements are computed. A form is lazy
only where its arguments are wholly understood; every other form is computed whole, which also raises its errors. So an
expression has the same value either way, or the same error; only an index that does not exist goes unnoticed where its
element is not requested. Since a lazy array takes no memory, it may be as large as the largest array that the
expression names, which is in memory already.
"""

from __future__ import annotations  # NumPy imports its generators when one is named

import math
import zlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from warplens.cuda.catalogue import array_functions, tree
from warplens.cuda.catalogue import values as lazy
from warplens.cuda.catalogue.array_functions import ARRAY_FUNCTIONS, ARRAYS, CASTS, MAX_ELEMENTS, Value
from warplens.cuda.catalogue.dtypes import INEXACT, NARROW, Array, DType, mantissa_bits
from warplens.cuda.catalogue.lazy_functions import RULES, checked_elementwise, checked_product, elementwise, indexed
from warplens.cuda.catalogue.syntax import Dialect, Expression, Form, SourceText, check_names, names_of, parse
from warplens.cuda.catalogue.values import (
    OPERATIONS,
    SCALAR_FUNCTIONS,
    Allowance,
    Number,
    check_room,
    evaluate,
    widened,
)
from warplens.cuda.ground.errors import suggestion

# Expressions over arrays.


def parse_reference(text: SourceText | str) -> Expression:
    """Return the tree of an expression over arrays; an `ExpressionError` says why the text is none."""
    return parse(SourceText.plain(text) if isinstance(text, str) else text, ARRAYS)


def evaluate_arrays(expression: Expression, names: Mapping[str, Array | Number]) -> Value:
    """Return the value of `expression`: an array, or a single number."""
    with np.errstate(all="ignore"):
        return Evaluation(expression, names).value(expression.root)


class Evaluation:
    """One walk over an expression's tree."""

    def __init__(self, expression: Expression, names: Mapping[str, Array | Number]) -> None:
        self._expression = expression
        self._names = names
        self._allowance = Allowance(value.size for value in names.values() if isinstance(value, np.ndarray))

    def value(self, node: tree.Node) -> Value:
        """Return the value of `node`."""
        compute: Callable[[], Value]
        match node:
            case tree.Constant(value=constant):
                return constant
            case tree.Name():
                return self._named(node)
            case tree.Tuple(items=items):
                return tuple(self.value(item) for item in items)
            case tree.Binary():
                return self._binary(node)
            case tree.Unary(operator=sign, operand=operand):
                value = self.value(operand)
                compute = partial(array_functions.apply_unary, sign, value)
            case tree.Transposed(value=below):
                array = self.value(below)
                compute = partial(array_functions.whole_transposed, array)
            case tree.Index(value=below, subscripts=subscripts):
                array = self.value(below)
                indices = tuple(_subscript(self.value, subscript) for subscript in subscripts)
                compute = partial(array_functions.whole_indexed, array, indices)
            case tree.FunctionCall(function=function, arguments=arguments, keywords=keywords):
                values = [self.value(argument) for argument in arguments]
                named = {keyword: self.value(argument) for keyword, argument in keywords}
                compute = partial(ARRAY_FUNCTIONS[function].compute, *values, **named)
        return self.at(node, compute)

    def _named(self, node: tree.Name) -> Value:
        if node.name not in self._names:
            hint = suggestion(node.name, frozenset(self._names))
            raise self._expression.error(node, f"no name {node.name!r} is known here{hint}")
        value = self._names[node.name]
        return widened(value) if isinstance(value, np.ndarray) else value

    def narrow(self, name: str) -> Array | None:
        """Return an array whose elements are computed with in a wider type, None for any other name."""
        value = self._names.get(name)
        return value if isinstance(value, np.ndarray) and value.ndim and value.dtype in NARROW else None

    def _binary(self, node: tree.Binary) -> Value:
        sign, first = node.operator, self.value(node.left)
        if sign in (tree.Operator.AND, tree.Operator.OR):
            goes_on = self.at(node.left, lambda: array_functions.truth(sign, first)) is (sign is tree.Operator.AND)
            return self.value(node.right) if goes_on else first
        second = self.value(node.right)
        return self.at(node, lambda: array_functions.apply(sign, first, second))

    def at(self, node: tree.Node, compute: Callable[[], Value]) -> Value:
        """Return the result of `compute`; where NumPy refuses, the error points at `node`."""
        try:
            with self._allowance.in_force():
                return compute()
        except MemoryError:
            raise self._expression.error(node, "there is not enough memory for this array") from None
        except (ValueError, TypeError, IndexError, ArithmeticError) as problem:
            raise self._expression.error(node, str(problem).partition("\n")[0]) from None


def evaluate_lazily(expression: Expression, names: Mapping[str, Array | Number]) -> lazy.LazyArray | Value:
    """Return the value of `expression`: a lazy array, or a single number."""
    with np.errstate(all="ignore"):
        return _LazyEvaluation(expression, names).operand(expression.root)


class _LazyEvaluation:
    def __init__(self, expression: Expression, names: Mapping[str, Array | Number]) -> None:
        self._evaluation = Evaluation(expression, names)
        sizes = [value.size for value in names.values() if isinstance(value, np.ndarray)]
        self._max_elements = max([MAX_ELEMENTS, *sizes])

    def operand(self, node: tree.Node) -> lazy.Operand:
        if isinstance(node, tree.Tuple):
            return tuple(self.operand(item) for item in node.items)
        try:
            array = self._lazy_array(node)
            lazy.require(array.size <= self._max_elements)
        except lazy.NotLazyError:
            value = self._evaluation.value(node)
            return lazy.in_memory(value) if isinstance(value, np.ndarray) and value.ndim else value
        return lazy.LazyArray(array.shape, partial(self._part, node, array))

    def _part(self, node: tree.Node, array: lazy.LazyArray, region: lazy.Region) -> Array:
        with np.errstate(all="ignore"):
            part: Array = self._evaluation.at(node, partial(_part_of, array, region))
            return part

    def _lazy_array(self, node: tree.Node) -> lazy.LazyArray:
        match node:
            case tree.Name(name=name) if (narrow := self._evaluation.narrow(name)) is not None:
                return elementwise(widened, [lazy.in_memory(narrow)])
            case tree.Unary(operator=sign, operand=below) if sign is not tree.Operator.NOT:
                array = self._array(below)
                compute = np.negative if sign is tree.Operator.SUBTRACT else np.positive
                return elementwise(compute, [array])
            case tree.Binary(operator=tree.Operator.MATMUL, left=left, right=right):
                return checked_product(self._array(left), self._array(right))
            case tree.Binary(operator=sign, left=left, right=right) if sign in OPERATIONS:
                return checked_elementwise(OPERATIONS[sign], [self.operand(left), self.operand(right)])
            case tree.Transposed(value=below):
                return lazy.transposed(self._array(below))
            case tree.Index(value=below, subscripts=subscripts):
                return indexed(self._array(below), [_subscript(self.operand, subscript) for subscript in subscripts])
            case tree.FunctionCall(function=function, arguments=arguments, keywords=keywords) if function in RULES:
                operands = [self.operand(argument) for argument in arguments]
                named = {keyword: self.operand(value) for keyword, value in keywords}
                return RULES[function](function, operands, named)
        raise lazy.NotLazyError

    def _array(self, node: tree.Node) -> lazy.LazyArray:
        return lazy.lazy_operand(self.operand(node))


def _subscript(value_of: Callable[[tree.Node], Any], node: tree.Node | tree.Slice) -> Any:
    if not isinstance(node, tree.Slice):
        return value_of(node)
    bounds = (node.first, node.last, node.step)
    return slice(*(None if bound is None else value_of(bound) for bound in bounds))


def _part_of(array: lazy.LazyArray, region: lazy.Region) -> Array:
    check_room(lazy.lengths(region))
    return array.part(region)


# Initial contents as an expression over the indices `i`, `j`, `k` and `l` of an array: `i % 7`, `where(i == j, 1, 0)`.
# An axis of the kernel file with one of these names hides the index. Only functions of single elements are allowed, so
# that a large array is computed part by part.

INDICES = ("i", "j", "k", "l")  # the names of the indices, that of the first dimension first
LIMITS: Mapping[str, float] = {"inf": math.inf, "nan": math.nan}  # these names are values of floating-point arrays
FUNCTIONS = (  # an expression over indices may call these
    "abs", "arctan2", "cdiv", "ceil", "clip", "cos", "exp", "floor", "hypot", "log", "log2", "maximum", "minimum",
    "pow2", "round", "sign", "sin", "sqrt", "square", "tan", "tanh", "where", *CASTS,
)  # fmt: skip
OF_INDICES = Dialect(functions={name: ARRAY_FUNCTIONS[name].form for name in FUNCTIONS}, arrays=False)
PART = 2**20  # about this many elements are computed at a time


def fill_by_indices(expression: Expression, array: Array, names: Mapping[str, Number]) -> None:
    """Fill an array in C order with the values of an expression over its indices."""
    for name in names_of(expression):
        if name.name in INDICES[array.ndim :] and name.name not in names:
            message = f"{name.name!r} is the index of dimension {INDICES.index(name.name) + 1}, and the array has "
            raise expression.error(name, f"{message}{array.ndim}")
    rows = max(1, PART // max(1, math.prod(array.shape[1:])))
    for start in range(0, array.shape[0], rows):
        part = array[start : start + rows]
        axes = np.ix_(np.arange(start, start + len(part)), *map(np.arange, part.shape[1:]))
        indices = dict(zip(INDICES, axes, strict=False))
        values = np.asarray(evaluate_arrays(expression, {**LIMITS, **indices, **names}))
        _check_values(values, array.dtype)
        with np.errstate(all="ignore"):
            part[...] = values


def _check_values(values: Array, dtype: np.dtype[Any]) -> None:
    if dtype.kind not in "iu" or not values.size:
        return
    if values.dtype.kind == "f" and not np.array_equal(values, np.floor(values)):
        raise ValueError(f"a value is no whole number, and the array holds {dtype}")
    bounds = np.iinfo(dtype)
    least, most = values.min(), values.max()
    if least < bounds.min or most > bounds.max:
        raise ValueError(f"the values {least} to {most} do not fit in {dtype}")


BAND = 2**20
"""The generator draws this many numbers at a time, so that no second array of the same size is needed. It is a multiple
of 4, since the generator cuts small whole numbers four at a time from its output."""


@dataclass(frozen=True, slots=True)
class Init:
    """A word of `init`: how many numbers it takes, and the function that fills an array in C order."""

    arguments: int
    fill: Callable[[np.random.Generator, Array, list[Number]], None]
    floats_only: bool = False


def _bands(array: Array) -> Iterator[tuple[int, Array]]:
    """Yield the elements in C order, `BAND` at a time, with the index of the first."""
    flat = array.reshape(-1)
    for start in range(0, flat.size, BAND):
        yield start, flat[start : start + BAND]


def _parts(array: Array) -> Array:
    """Return the real and imaginary parts of complex numbers as an array of real ones, and other arrays as they are."""
    return array.reshape(-1).view(array.real.dtype) if array.dtype.kind == "c" else array


def _random(generator: np.random.Generator, array: Array, _: list[Number]) -> None:
    for _start, band in _bands(_parts(array)):
        if array.dtype not in INEXACT:
            bounds = np.iinfo(array.dtype)
            band[...] = generator.integers(bounds.min, bounds.max, size=band.size, dtype=array.dtype, endpoint=True)
        elif array.dtype.itemsize >= 4:
            generator.random(out=band, dtype=band.dtype.type)
        else:
            band[...] = generator.random(band.size, dtype=np.float32)
            below_one = np.array(1 - 2.0 ** -(mantissa_bits(array.dtype) + 1)).astype(array.dtype)
            np.minimum(band, below_one, out=band)  # the largest would round up to 1


def _uniform(generator: np.random.Generator, array: Array, bounds: list[Number]) -> None:
    for _, band in _bands(_parts(array)):
        band[...] = generator.uniform(bounds[0], bounds[1], band.size)


def _normal(generator: np.random.Generator, array: Array, moments: list[Number]) -> None:
    if moments[1] < 0:
        raise ValueError(f"normal() has the standard deviation {moments[1]}; it must be 0 or more")
    for _, band in _bands(_parts(array)):
        band[...] = generator.normal(moments[0], moments[1], band.size)


def _integers(generator: np.random.Generator, array: Array, bounds: list[Number]) -> None:
    low, high = (_whole("integers", bound) for bound in bounds)
    if low >= high:
        raise ValueError(f"integers({low}, {high}) is empty; the second number must be larger than the first")
    if array.dtype not in INEXACT and (low < np.iinfo(array.dtype).min or high - 1 > np.iinfo(array.dtype).max):
        raise ValueError(f"integers({low}, {high}) does not fit in {array.dtype}")
    for _, band in _bands(array):
        band[...] = generator.integers(low, high, size=band.size)


def _permutation(generator: np.random.Generator, array: Array, _: list[Number]) -> None:
    _iota(generator, array, [])
    generator.shuffle(array.reshape(-1))


def _iota(_: np.random.Generator, array: Array, __: list[Number]) -> None:
    for start, band in _bands(array):
        band[...] = np.arange(start, start + band.size)


def _pascal(_: np.random.Generator, array: Array, __: list[Number]) -> None:
    bits = mantissa_bits(array.dtype) + 1 if array.dtype in INEXACT else 8 * array.dtype.itemsize
    mask = np.uint64(2**bits - 1)
    row = np.ones(array.shape[1], np.uint64)
    for line in array:
        line[...] = row
        row = np.cumsum(row, dtype=np.uint64) & mask


def _identity(_: np.random.Generator, array: Array, __: list[Number]) -> None:
    array[...] = 0
    np.fill_diagonal(array[: array.shape[1]], 1)  # in the rows below the square another diagonal would begin


def _constant(_: np.random.Generator, array: Array, values: list[Number]) -> None:
    if array.dtype not in INEXACT:
        value, bounds = _whole("constant", values[0]), np.iinfo(array.dtype)
        if not bounds.min <= value <= bounds.max:
            raise ValueError(f"constant({value}) does not fit in {array.dtype}")
    np.copyto(array, values[0], casting="unsafe")


def _csr(generator: np.random.Generator, array: Array, sizes: list[Number]) -> None:
    rows, mean = _whole("csr", sizes[0]), sizes[1]
    entries = round(rows * mean)
    if rows < 1 or mean < 0 or array.size != rows + 1:
        offsets_of = "the offsets of 1 row or more with 0 entries or more each, which are one more than the rows"
        raise ValueError(f"csr({sizes[0]}, {sizes[1]}) gives {offsets_of}, and the array has {array.size} elements")
    if array.dtype not in INEXACT and entries > np.iinfo(array.dtype).max:
        raise ValueError(f"csr({sizes[0]}, {sizes[1]}) has {entries} entries, which does not fit in {array.dtype}")
    offsets = generator.integers(0, entries, size=rows + 1, endpoint=True)
    offsets.sort()
    offsets[0], offsets[-1] = 0, entries
    array.reshape(-1)[...] = offsets


def _whole(function: str, value: Number) -> int:
    if value != int(value):
        raise ValueError(f"{function}() takes whole numbers here, not {value}")
    return int(value)


INITS: dict[str, Init] = {  # `init` may be any of these words
    "random": Init(0, _random),
    "uniform": Init(2, _uniform, floats_only=True),
    "normal": Init(2, _normal, floats_only=True),
    "integers": Init(2, _integers),
    "permutation": Init(0, _permutation),
    "iota": Init(0, _iota),
    "pascal": Init(0, _pascal),
    "identity": Init(0, _identity),
    "csr": Init(2, _csr),
    "zeros": Init(0, lambda _, array, __: array.fill(0)),
    "ones": Init(0, lambda _, array, __: array.fill(1)),
    "constant": Init(1, _constant),
}

_OF_MATRICES = ("pascal", "identity")
_DIALECT = Dialect(
    functions={
        **OF_INDICES.functions,
        **SCALAR_FUNCTIONS,
        **{name: Form(init.arguments, init.arguments) for name, init in INITS.items()},
    },
    arrays=False,
    largest=2**64 - 1,  # `constant(x)` may be that of uint64
)


def parse_init(text: SourceText | str, *, dtype: str, dimensions: int, names: frozenset[str]) -> Expression:
    """Return the tree of an `init` for an array of `dtype` with this number of dimensions.

    An `ExpressionError` says that it names no known init, or does not fit the array.
    """
    written = SourceText.plain(text) if isinstance(text, str) else text
    expression = parse(written, _DIALECT)
    root = expression.root
    word = _word(expression)
    limits = frozenset(LIMITS) if not DType(dtype).is_whole else frozenset[str]()
    if word not in INITS and (not word or word in {*limits, *INDICES, *FUNCTIONS}):
        over_indices = parse(written, OF_INDICES)
        check_names(over_indices, names | limits | frozenset(INDICES))
        return over_indices
    if word not in INITS:
        raise expression.error(root, f"{str(expression)!r} is no init{suggestion(word, frozenset(INITS))}")
    if isinstance(root, tree.Name) and INITS[word].arguments:
        arguments = ", ".join(["lo", "hi"][: INITS[word].arguments]) if INITS[word].arguments > 1 else "x"
        raise expression.error(root, f"the init {word!r} takes numbers: {word}({arguments})")
    if word in _OF_MATRICES and dimensions != 2:
        raise expression.error(root, f"the init {word!r} needs a matrix, and the array has {dimensions} dimension(s)")
    if INITS[word].floats_only and DType(dtype).is_whole:
        raise expression.error(root, f"the init {word!r} gives floats, and the array holds {dtype}")
    for argument in _arguments(expression):
        check_names(argument, names | limits if word == "constant" else names)
    return expression


def fill_array(init: Expression, array: Array, *, name: str, names: Mapping[str, Number], seed: int) -> None:
    """Fill an array, which must be in C order, with its initial contents."""
    word = _word(init)
    try:
        if word not in INITS:
            fill_by_indices(init, array, names)
            return
        values = [evaluate(argument, {**LIMITS, **names}) for argument in _arguments(init)]
        generator = np.random.default_rng([seed, zlib.crc32(name.encode())])
        with np.errstate(all="ignore"):
            INITS[word].fill(generator, array, values)
    except (ValueError, OverflowError) as problem:
        raise init.error(init.root, str(problem)) from None


def _word(init: Expression) -> str:
    """Return the word that an expression is, or the function that it calls; "" for anything else."""
    root = init.root
    return root.function if isinstance(root, tree.FunctionCall) else root.name if isinstance(root, tree.Name) else ""


def _arguments(init: Expression) -> list[Expression]:
    """Return the numbers in the parentheses, each as an expression in the same text."""
    arguments = init.root.arguments if isinstance(init.root, tree.FunctionCall) else ()
    return [Expression(text=init.text, root=argument) for argument in arguments]
