"""What the input arrays hold before a launch: one function for each word that `init` may be.

The rule: the same seed, array name and size give the same numbers on every machine, so that variants of a family
compute on the same inputs and a result can be repeated.

    random              floats from [0, 1), whole numbers from all that the type can hold
    uniform(lo, hi)     floats from [lo, hi)
    normal(mean, sd)    floats, normally distributed
    integers(lo, hi)    whole numbers lo, lo + 1, ..., hi - 1, in any type
    permutation         0, 1, 2, ... in random order
    iota                0, 1, 2, ... in the order of memory
    pascal              Pascal's triangle as a symmetric matrix: 1 along the edges, else the sum of the left and upper
                        neighbours; kept modulo a power of two so that every entry is exact (2**24 for float32)
    identity            1 on the diagonal, else 0
    zeros, ones, constant(x)
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from warplens.cuda.catalogue.expressions import SCALAR_FUNCTIONS, Number, evaluate
from warplens.cuda.catalogue.syntax import parse
from warplens.cuda.catalogue.text import Text
from warplens.cuda.catalogue.tree import Call, Dialect, Expression, Form, Name, check_names, suggestion

Array = npt.NDArray[Any]
Shape = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Init:
    """A word of `init`: how many numbers it takes, and what makes the array."""

    arguments: int
    make: Callable[[np.random.Generator, np.dtype[Any], Shape, list[Number]], Array]
    floats_only: bool = False


def _random(generator: np.random.Generator, dtype: np.dtype[Any], shape: Shape, _: list[Number]) -> Array:
    if dtype.kind == "f":
        drawn: Array = generator.random(shape, dtype=np.float32 if dtype.itemsize <= 4 else np.float64).astype(dtype)
        below_one: Array = np.nextafter(np.ones((), dtype), np.zeros((), dtype))
        return np.minimum(drawn, below_one)  # float16 would round the largest ones up to 1
    bounds = np.iinfo(dtype)
    return generator.integers(bounds.min, bounds.max, size=shape, dtype=dtype, endpoint=True)


def _uniform(generator: np.random.Generator, dtype: np.dtype[Any], shape: Shape, bounds: list[Number]) -> Array:
    return generator.uniform(bounds[0], bounds[1], shape).astype(dtype)


def _normal(generator: np.random.Generator, dtype: np.dtype[Any], shape: Shape, moments: list[Number]) -> Array:
    if moments[1] < 0:
        raise ValueError(f"normal() has the standard deviation {moments[1]}; it must be 0 or more")
    return generator.normal(moments[0], moments[1], shape).astype(dtype)


def _integers(generator: np.random.Generator, dtype: np.dtype[Any], shape: Shape, bounds: list[Number]) -> Array:
    low, high = (_whole("integers", bound) for bound in bounds)
    if low >= high:
        raise ValueError(f"integers({low}, {high}) is empty; the second number must be larger than the first")
    if dtype.kind != "f" and (low < np.iinfo(dtype).min or high - 1 > np.iinfo(dtype).max):
        raise ValueError(f"integers({low}, {high}) does not fit in {dtype}")
    return generator.integers(low, high, size=shape).astype(dtype)


def _permutation(generator: np.random.Generator, dtype: np.dtype[Any], shape: Shape, _: list[Number]) -> Array:
    return generator.permutation(int(np.prod(shape))).astype(dtype).reshape(shape)


def _iota(_: np.random.Generator, dtype: np.dtype[Any], shape: Shape, __: list[Number]) -> Array:
    return np.arange(int(np.prod(shape))).astype(dtype).reshape(shape)


def _pascal(_: np.random.Generator, dtype: np.dtype[Any], shape: Shape, __: list[Number]) -> Array:
    bits = np.finfo(dtype).nmant + 1 if dtype.kind == "f" else 8 * dtype.itemsize
    mask = np.uint64(2**bits - 1)
    matrix = np.empty(shape, np.uint64)
    row = np.ones(shape[1], np.uint64)
    for index in range(shape[0]):
        matrix[index] = row
        row = np.cumsum(row, dtype=np.uint64) & mask
    return matrix.astype(dtype)


def _identity(_: np.random.Generator, dtype: np.dtype[Any], shape: Shape, __: list[Number]) -> Array:
    return np.eye(shape[0], shape[1], dtype=dtype)


def _constant(_: np.random.Generator, dtype: np.dtype[Any], shape: Shape, values: list[Number]) -> Array:
    if dtype.kind != "f":
        value, bounds = _whole("constant", values[0]), np.iinfo(dtype)
        if not bounds.min <= value <= bounds.max:
            raise ValueError(f"constant({value}) does not fit in {dtype}")
    return np.full(shape, values[0], dtype)


def _whole(function: str, value: Number) -> int:
    if value != int(value):
        raise ValueError(f"{function}() takes whole numbers here, not {value}")
    return int(value)


INITS: dict[str, Init] = {
    "random": Init(0, _random),
    "uniform": Init(2, _uniform, floats_only=True),
    "normal": Init(2, _normal, floats_only=True),
    "integers": Init(2, _integers),
    "permutation": Init(0, _permutation),
    "iota": Init(0, _iota),
    "pascal": Init(0, _pascal),
    "identity": Init(0, _identity),
    "zeros": Init(0, lambda _, dtype, shape, __: np.zeros(shape, dtype)),
    "ones": Init(0, lambda _, dtype, shape, __: np.ones(shape, dtype)),
    "constant": Init(1, _constant),
}
"""Every word that `init` may be."""

_OF_MATRICES = ("pascal", "identity")
_DIALECT = Dialect(
    functions={**SCALAR_FUNCTIONS, **{name: Form(init.arguments, init.arguments) for name, init in INITS.items()}},
    arrays=False,
)


def parse_init(text: Text | str, *, dtype: str, dimensions: int, names: frozenset[str]) -> Expression:
    """Return the tree of an `init` for an array of `dtype` with so many dimensions.

    Raises:
        ExpressionError: it names no known init, or does not fit the array.
    """
    expression = parse(Text.plain(text) if isinstance(text, str) else text, _DIALECT)
    root = expression.root
    word = root.function if isinstance(root, Call) else root.name if isinstance(root, Name) else ""
    if word not in INITS:
        raise expression.error(root, f"{str(expression)!r} is no init{suggestion(word, frozenset(INITS))}")
    if isinstance(root, Name) and INITS[word].arguments:
        arguments = ", ".join(["lo", "hi"][: INITS[word].arguments]) if INITS[word].arguments > 1 else "x"
        raise expression.error(root, f"the init {word!r} takes numbers: {word}({arguments})")
    if word in _OF_MATRICES and dimensions != 2:
        raise expression.error(root, f"the init {word!r} needs a matrix, and the array has {dimensions} dimension(s)")
    if INITS[word].floats_only and not dtype.startswith("float"):
        raise expression.error(root, f"the init {word!r} gives floats, and the array holds {dtype}")
    for argument in _arguments(expression):
        check_names(argument, names)
    return expression


def make_array(
    init: Expression, *, name: str, dtype: str, shape: Shape, names: Mapping[str, Number], seed: int
) -> Array:
    """Return the initial contents of an array.

    Raises:
        ExpressionError: the numbers of `init` do not make sense.
    """
    root = init.root
    word = root.function if isinstance(root, Call) else root.name if isinstance(root, Name) else ""
    values = [evaluate(argument, names) for argument in _arguments(init)]
    generator = np.random.default_rng([seed, zlib.crc32(name.encode())])
    try:
        with np.errstate(all="ignore"):
            return INITS[word].make(generator, np.dtype(dtype), shape, values)
    except (ValueError, OverflowError) as problem:
        raise init.error(root, str(problem)) from None


def _arguments(init: Expression) -> list[Expression]:
    """Return the numbers in the parentheses, each as an expression in the same text."""
    root = init.root
    return [Expression(text=init.text, root=argument) for argument in root.arguments] if isinstance(root, Call) else []
