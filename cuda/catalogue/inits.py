"""The contents of the input arrays before a launch: one function for each word that `init` may be.

The rule: the same seed, array name and size give the same numbers on every machine, so that variants of a family
compute on the same inputs and a result can be repeated.

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

Anything else is an expression over the indices (`indexed_values`): `i % 7`, `-inf`.
"""

import hashlib
import io
import math
import os
import re
import stat
import zlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from warplens.cuda.catalogue.array_functions import ARRAY_FUNCTIONS, CASTS
from warplens.cuda.catalogue.dtypes import INEXACT, NARROW, Array, DType, mantissa_bits
from warplens.cuda.catalogue.expressions import SCALAR_FUNCTIONS, Number, evaluate
from warplens.cuda.catalogue.front_matter import SourceText
from warplens.cuda.catalogue.reference import evaluate_arrays
from warplens.cuda.catalogue.syntax import Dialect, Expression, Form, check_names, names_of, parse
from warplens.cuda.catalogue.tree import FunctionCall, Name
from warplens.cuda.ground.errors import InputError, suggestion
from warplens.cuda.ground.files import NotRegularError, opened_regular, repository_of

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
        indices = {
            name: np.arange(start if axis == 0 else 0, (start if axis == 0 else 0) + size).reshape(
                [size if other == axis else 1 for other in range(part.ndim)]
            )
            for axis, (name, size) in enumerate(zip(INDICES, part.shape, strict=False))
        }
        values = np.asarray(evaluate_arrays(expression, {**LIMITS, **indices, **names}))
        _check_values(values, array.dtype)
        with np.errstate(all="ignore"):
            part[...] = values


def _check_values(values: Array, dtype: np.dtype[Any]) -> None:
    """Check that whole numbers can hold these values."""
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
        raise ValueError(
            f"csr({sizes[0]}, {sizes[1]}) gives the offsets of 1 row or more with 0 entries or more each, which are "
            f"one more than the rows, and the array has {array.size} elements"
        )
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
    if isinstance(root, Name) and INITS[word].arguments:
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
    root, word = init.root, _word(init)
    if word not in INITS:
        try:
            fill_by_indices(init, array, names)
        except ValueError as problem:
            raise init.error(root, str(problem)) from None
        return
    values = [evaluate(argument, {**LIMITS, **names}) for argument in _arguments(init)]
    generator = np.random.default_rng([seed, zlib.crc32(name.encode())])
    try:
        with np.errstate(all="ignore"):
            INITS[word].fill(generator, array, values)
    except (ValueError, OverflowError) as problem:
        raise init.error(root, str(problem)) from None


def _word(init: Expression) -> str:
    """Return the word that an expression is, or the function that it calls; "" for anything else."""
    root = init.root
    return root.function if isinstance(root, FunctionCall) else root.name if isinstance(root, Name) else ""


def _arguments(init: Expression) -> list[Expression]:
    """Return the numbers in the parentheses, each as an expression in the same text."""
    root = init.root
    return (
        [Expression(text=init.text, root=argument) for argument in root.arguments]
        if isinstance(root, FunctionCall)
        else []
    )


# Contents of arrays from `.npy` files: which file a kernel may name, its digest, and its elements.
# A kernel file may be a stranger's. It names files that end in `.npy` in its own folder, below that, or in its
# repository, as it names headers: no hidden file, no link that leads out, nothing but a regular file. The file is read
# as numbers, never as a pickle, and its digest is part of the identity of the kernel.


MAX_BYTES = 256 << 20  # a stored array has at most this many bytes; the file is in memory twice while it is read
FUNCTION = "npy"
_CALL = re.compile(r"""npy\s*\(\s*(?:"([^"]*)"|'([^']*)')\s*\)""")
_BEGINS = re.compile(r"npy\b")
_HEADERS: dict[tuple[int, int], Callable[[Any], tuple[tuple[int, ...], bool, np.dtype[Any]]]] = {
    (1, 0): np.lib.format.read_array_header_1_0,
    (2, 0): np.lib.format.read_array_header_2_0,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredArray:
    """A `.npy` file: its name as the kernel file has it, its path, and the SHA-256 of its bytes (hex)."""

    name: str
    path: str
    digest: str


def stored_name(init: str) -> str | None:
    """Return the file that an `init` names, None where it is another init."""
    if not _BEGINS.match(init.strip()):
        return None
    match = _CALL.fullmatch(init.strip())
    if match is None:
        raise ValueError("the init 'npy' takes the name of a file in quotation marks: npy('weights.npy')")
    return match[1] if match[1] is not None else match[2]


def find_stored(kernel_path: str, name: str) -> StoredArray:
    """Return the file that a kernel file names, with its digest."""
    if not name.endswith(".npy") or not name.isprintable() or os.path.isabs(name):  # noqa: PTH117 - a text
        raise InputError(f"{name!r} is no file beside the kernel that ends in .npy")
    home = os.path.realpath(os.path.dirname(os.path.abspath(kernel_path)))  # noqa: PTH100, PTH120 - links go
    path = os.path.normpath(os.path.join(home, name))  # noqa: PTH118 - and ".." goes
    try:
        real = os.path.realpath(path, strict=True)
    except OSError:
        _check_place(home, name, path)
        raise InputError(f"there is no file {name!r} beside the kernel") from None
    _check_place(home, name, real)
    return StoredArray(name=name, path=real, digest=_digest(name, real))


def _check_place(home: str, name: str, path: str) -> None:
    """Check that a file lies where a kernel may read it."""
    roots = [root for root in (home, repository_of(home)) if root is not None]
    inside = [root for root in roots if path.startswith(root.rstrip("/") + "/")]
    if not inside:
        raise InputError(f"{name!r} lies outside the kernel's folder and its repository")
    if all("/." in path[len(root.rstrip("/")) :] for root in inside):
        raise InputError(f"{name!r} is hidden: its name or that of its folder begins with a dot")


def _digest(name: str, path: str) -> str:
    try:
        status = os.lstat(path)
        if not stat.S_ISREG(status.st_mode):  # a device may act when it is opened
            raise InputError(f"{name!r} is not a regular file")
        if status.st_size > MAX_BYTES:
            raise InputError(f"{name!r} has more than {MAX_BYTES >> 20} MiB, which no stored array has")
        return _known_digest(name, path, status.st_ino, status.st_size, status.st_mtime_ns, status.st_ctime_ns)
    except OSError as error:
        raise InputError(f"{name!r} cannot be read: {error.strerror or error}") from None


@lru_cache(maxsize=256)  # kernel files are read for every point, and their arrays seldom change
def _known_digest(name: str, path: str, *_stamp: int) -> str:
    return hashlib.sha256(_bytes(name, path)).hexdigest()


def _bytes(name: str, path: str) -> bytes:
    try:
        with opened_regular(path) as file:
            data = file.read(MAX_BYTES + 1)
    except NotRegularError:  # it was replaced just now
        raise InputError(f"{name!r} is not a regular file") from None
    except OSError as error:
        raise InputError(f"{name!r} cannot be read: {error.strerror or error}") from None
    if len(data) > MAX_BYTES:
        raise InputError(f"{name!r} has more than {MAX_BYTES >> 20} MiB, which no stored array has")
    return data


def stored_bytes(stored: StoredArray) -> bytes:
    """Return the bytes of a file that was found; an `InputError` says that it has changed, or cannot be read."""
    data = _bytes(stored.name, stored.path)
    if hashlib.sha256(data).hexdigest() != stored.digest:
        raise InputError(f"{stored.name!r} has changed since the sweep was planned: plan it again")
    return data


def fill_stored(stored: StoredArray, array: Array, name: str) -> None:
    """Fill an array with the elements of a file, which has its dtype and shape.

    bfloat16 and 8-bit floats are taken from a file of their bits as well: unsigned integers of their size.
    """
    data = stored_bytes(stored)
    file = io.BytesIO(data)
    try:
        shape, is_fortran, dtype = _HEADERS[np.lib.format.read_magic(file)](file)
    except (ValueError, KeyError):
        raise InputError(f"{stored.name!r} is no array as numpy.save writes it") from None
    has_bits = array.dtype in NARROW and dtype.kind in "uV" and dtype.itemsize == array.dtype.itemsize
    if (dtype != array.dtype and not has_bits) or shape != array.shape:
        raise InputError(
            f"{stored.name!r} holds {dtype.name} {list(shape)}, and the array {name!r} is {array.dtype} "
            f"{list(array.shape)}"
        )
    elements = data[file.tell() :]
    if len(elements) != array.nbytes:
        raise InputError(f"{stored.name!r} has {len(elements)} bytes of elements, and its header says {array.nbytes}")
    bits = dtype if not has_bits else np.dtype(f"{dtype.byteorder.replace('|', '=')}u{dtype.itemsize}")
    values = np.frombuffer(elements, bits).reshape(shape, order="F" if is_fortran else "C")
    (array.view(f"u{array.itemsize}") if has_bits else array)[...] = values
