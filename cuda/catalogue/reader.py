"""Reads a `.cu` and checks its front matter, key by key, into a `KernelFile`.

The rule: this is the border. Any file gives either a `KernelFile` that is consistent, or one error that names the key,
points at it and says what is allowed.
"""

import hashlib
import math
import re
import stat
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from warplens.cuda.catalogue import assumptions, contents, dtypes, kernel_file, stored_arrays, table_reader, tree
from warplens.cuda.catalogue.front_matter import (
    DYNAMIC_SHARED,
    LAUNCH_KEYS,
    FrontMatter,
    KeyPath,
    ValueReader,
    has_front_matter,
    kind,
    read_front_matters,
)
from warplens.cuda.catalogue.launch_spec import ArrayRole, ArraySpec
from warplens.cuda.catalogue.syntax import Expression, SourceFile, SourceText, check_names
from warplens.cuda.catalogue.values import parse_number
from warplens.cuda.ground.errors import InputError, KernelFileError, suggestion

MAX_FILE_BYTES = 2**20  # a kernel file is written by hand; a file of more than 1 MiB is something else
MAX_AXIS_VALUE = 2**31 - 1  # sizes are 32-bit ints in the kernels of the lectures, and macros are ints
MAX_VALUES_PER_AXIS = 1000
MAX_DIMENSIONS = 8

SEARCH = "search"  # the table with the values of macros among which a search looks

# The keys of front matter that give a variant its place in a ladder: `previous` and `step`. They say where a variant
# stands among others and nothing of what it does, so they are no part of its hash.

LADDER_KEYS = ("previous", "step")
MAX_STEP_CHARACTERS = 80  # a step is one idea: it stands beside its rung in a plot and in a row of a table

_PREVIOUS: KeyPath = ("previous",)
_STEP: KeyPath = ("step",)

_REQUIRED = ("entry",)
_OPTIONAL = (
    "title", "family", "requires", "reference", "flops", "bytes", "arrays", "tolerance", "rtol", "atol", "options",
    "source", "problem", "tune", "constants", "stream", "launch", "assumed", "textures", "surfaces", "arithmetic",
    *LADDER_KEYS, SEARCH,
)  # fmt: skip
_ARRAY_KEYS = ("dtype", "shape", "role", "init", "variable")
_CONSTANT_KEYS = ("dtype", "shape", "init")


def read_kernel_file(path: str | Path, front_matter: str = "") -> kernel_file.KernelFile:
    """Return the kernel file at `path`, the first of its kernels if it has several front matters.

    Args:
        path: the `.cu`.
        front_matter: TOML for a file without front matter; it may not be given for one that has its own.

    Raises:
        KernelFileError: the file cannot be read, is no text, or its front matter is missing or wrong.
        ExpressionError: an expression in it is wrong.

    Example:
        >>> from warplens.cuda.catalogue.search import BUILTIN_FOLDER
        >>> kernel = read_kernel_file(BUILTIN_FOLDER / "transpose" / "transpose_tiled.cu")
        >>> kernel.name, kernel.family, tuple(kernel.problem_axes), tuple(kernel.tune_axes)
        ('transpose_tiled', 'transpose', ('N',), ('TILE',))
    """
    return read_kernel_files(path, front_matter)[0]


def read_kernel_files(path: str | Path, front_matter: str = "") -> tuple[kernel_file.KernelFile, ...]:
    """Return the kernels of the file at `path`, one for each of its front matters, in the order of the text.

    The arguments and errors are those of `read_kernel_file`; in addition two front matters may not name one entry.
    """
    return tuple(map(_with_stored, _kernels_of(str(path), read_bytes(Path(path)), front_matter)))


@lru_cache(maxsize=256)  # names are looked up for every point, and files seldom change
def _kernels_of(path: str, data: bytes, front_matter: str) -> tuple[kernel_file.KernelFile, ...]:
    text = decode(data, path)
    source = SourceFile(path=path, text=text)
    if front_matter:
        if has_front_matter(text):
            raise KernelFileError(f"{path} has front matter of its own, and no other is taken for it")
        name = f"the front matter inferred for {path}"
        matters = read_front_matters(SourceFile(path=name, text=f"/* warplens\n{front_matter}*/"))
    else:
        matters = read_front_matters(source)
    is_single = len(matters) == 1 and not front_matter
    data = without_unhashed(data, text, matters if not front_matter else ())
    kernels: dict[str, kernel_file.KernelFile] = {}
    for matter in matters:
        kernel = _Reader(matter).read(source, hashlib.sha256(data).hexdigest())
        if kernel.name in kernels:
            raise KernelFileError(f"the entry {kernel.name!r} has two front matters", matter.value_span(("entry",)))
        if not is_single:  # kernels of one file differ in what they launch, and each has a hash of its own
            digest = hashlib.sha256(data + hashed_part(front_matter).encode() + kernel.name.encode()).hexdigest()
            kernel = replace(kernel, source_hash=digest, front_matter=front_matter)
        kernels[kernel.name] = kernel
    return tuple(kernels.values())


def _with_stored(kernel: kernel_file.KernelFile) -> kernel_file.KernelFile:
    """Return a kernel with the `.npy` files that it names; their digests are part of its hash."""
    if not any(stored_arrays.FUNCTION in str(array.init) for array in kernel.arrays.values()):
        return kernel
    digest = hashlib.sha256(kernel.source_hash.encode())
    arrays = dict(kernel.arrays)
    for name, array in arrays.items():
        stored = stored_arrays.stored_name(str(array.init))
        if stored is None:
            continue
        try:
            arrays[name] = replace(array, stored=stored_arrays.find_stored(kernel.path, stored))
        except InputError as error:
            raise KernelFileError(str(error), array.init.text.span()) from None
        digest.update(f"{name} {stored_arrays.find_stored(kernel.path, stored).digest}".encode())
    return replace(kernel, arrays=arrays, source_hash=digest.hexdigest()) if arrays != kernel.arrays else kernel


def read_text(path: str | Path) -> str:
    """Return the text of a `.cu`; a `KernelFileError` says that the file cannot be read, or is no text."""
    return decode(read_bytes(Path(path)), str(path))


def read_bytes(path: Path) -> bytes:
    """Return the bytes of a file, never more than a kernel file may have; else a `KernelFileError` says why not."""
    try:
        mode = path.stat().st_mode
        if stat.S_ISDIR(mode):
            raise KernelFileError(f"{path} is a folder; name a .cu file in it")
        if not stat.S_ISREG(mode):
            raise KernelFileError(f"{path} is no ordinary file")
        with path.open("rb") as file:
            data = file.read(MAX_FILE_BYTES + 1)
    except FileNotFoundError:
        raise KernelFileError(f"there is no file {path}") from None
    except OSError as problem:
        raise KernelFileError(f"{path} cannot be read: {problem.strerror or problem}") from None
    except ValueError:  # a null character
        raise KernelFileError(f"{str(path)!r} is no path") from None
    if len(data) > MAX_FILE_BYTES:
        raise KernelFileError(f"{path} is larger than 1 MiB, which no kernel file is")
    return data


def decode(data: bytes, path: str) -> str:
    r"""Return a text without a byte order mark, its lines ended by `\n`; a binary file is a `KernelFileError`.

    A text that is not UTF-8 has its comments in another encoding, of which nothing says which: each byte is a character
    then, as nvcc reads it, and code is the same in all of them.
    """
    if b"\0" in data:
        raise KernelFileError(f"{path} is a binary file, no CUDA source")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = data.decode("latin-1")
    return text.replace("\r\n", "\n").replace("\r", "\n")


class LadderReader(ValueReader):
    """Reads the two keys."""

    def previous_and_step(self, entry: str) -> tuple[str, str]:
        """Return the variant before this one in its ladder, and what is new in this one; both "" outside of any."""
        previous, step = self._string(_PREVIOUS, ""), self._string(_STEP, "")
        if previous and not step:
            self._fail_key(_PREVIOUS, "the key 'step' is missing: it says in one line what is new beside 'previous'")
        if step and not previous:
            message = "the key 'previous' is missing: it names the variant from which 'step' leads to this one"
            self._fail_key(_STEP, message)
        if previous == entry and entry:
            self._fail(_PREVIOUS, f"'previous' names another variant, not {entry!r} itself")
        if len(step) > MAX_STEP_CHARACTERS:
            self._fail(_STEP, f"'step' takes at most {MAX_STEP_CHARACTERS} characters, not {len(step)}")
        return previous, step


class _Reader(table_reader.SequenceReader, table_reader.TextureReader, LadderReader):
    def read(self, source: SourceFile, source_hash: str) -> kernel_file.KernelFile:
        has_steps = "launch" in self._values
        allowed = (*_REQUIRED, *LAUNCH_KEYS, DYNAMIC_SHARED, *_OPTIONAL)
        self._check_keys((), self._values, allowed, _REQUIRED if has_steps else (*_REQUIRED, *LAUNCH_KEYS))
        problem, problem_follows = self._axes("problem", frozenset())
        sizes = frozenset((*problem, *problem_follows))
        tune, tune_follows = self._axes("tune", sizes)
        search = self._search((*tune, *tune_follows))
        axes = sizes | frozenset((*tune, *tune_follows))
        arrays = self._arrays(axes)
        if table_reader.TEXTURES in self._values or table_reader.SURFACES in self._values:
            self.textures = self._views(arrays, axes)
        if self.textures and table_reader.STREAM in self._values:
            self._fail_key((table_reader.STREAM,), "a file with [stream] has no textures and surfaces")
        steps = self._steps(axes, arrays) if has_steps else ()
        entry = self._string(("entry",), "")
        previous, step = self.previous_and_step(entry)
        return kernel_file.KernelFile(
            path=source.path,
            name=entry,
            title=self._string(("title",), entry),
            family=self._string(("family",), "other"),
            source=source.text,
            source_hash=source_hash,
            origin=self._string(("source",), ""),
            grid=() if steps else self._extent(("grid",), axes),
            block=() if steps else self._extent(("block",), axes),
            args=() if steps else self._arguments(("args",), axes, arrays),
            requires=tuple(self._number(path, axes) for path in self._items(("requires",))),
            reference=self._reference(axes, arrays),
            reference_kernel=self._reference_kernel(),
            flops=self._optional_number(("flops",), axes),
            bytes=self._optional_number(("bytes",), axes),
            dynamic_shared=self._number((DYNAMIC_SHARED,), axes, "0"),
            is_shared_assumed=self._is_assumed(DYNAMIC_SHARED),
            tolerance=self._tolerance(),
            rtol=self._error_bound("rtol"),
            atol=self._error_bound("atol"),
            options=tuple(self._string(path, "") for path in self._items(("options",))),
            problem=problem,
            tune=tune,
            problem_follows=problem_follows,
            tune_follows=tune_follows,
            arrays=arrays,
            textures=dict(self.textures),
            steps=steps,
            stream=self._stream(axes, sizes, arrays) if table_reader.STREAM in self._values else None,
            assumed=tuple(self._string(path, "") for path in self._items(("assumed",))),
            previous=previous,
            step=step,
            arithmetic=self._arithmetic(),
            search=search,
        )

    def _is_assumed(self, key: str) -> bool:
        return "assumed" in self._matter.source.text and bool(assumptions.assumption_on(self._matter, key))

    # the keys

    def _axes(self, key: str, taken: frozenset[str]) -> tuple[dict[str, tuple[int, ...]], dict[str, Expression]]:
        values: dict[str, tuple[int, ...]] = {}
        follows: dict[str, Expression] = {}
        for name, value in self._table((key,)).items():
            self._check_name((key, name), name)
            if name in taken:
                self._fail_key((key, name), f"the axis {name!r} is in both [problem] and [tune]")
            if isinstance(value, str):
                earlier = taken | frozenset(values) | frozenset(follows)
                follows[name] = self._number((key, name), earlier)
            else:
                values[name] = self._axis_values((key, name), value)
        return values, follows

    def _search(self, macros: tuple[str, ...]) -> dict[str, tuple[int, ...]]:
        values = {}
        for name, value in self._table((SEARCH,)).items():
            if name not in macros:
                message = f"[search] has values of macros of [tune], not of {name!r}{suggestion(name, macros)}"
                self._fail_key((SEARCH, name), message)
            values[name] = self._axis_values((SEARCH, name), value)
        return values

    def _axis_values(self, path: KeyPath, value: Any) -> tuple[int, ...]:
        value_paths = [(*path, index) for index in range(len(value))] if isinstance(value, list) else [path]
        if not value_paths or len(value_paths) > MAX_VALUES_PER_AXIS:
            message = f"the axis {path[-1]!r} must have 1 to {MAX_VALUES_PER_AXIS} values, not {len(value_paths)}"
            self._fail(path, message)
        numbers: list[int] = []
        for value_path in value_paths:
            number = self._get(value_path)
            if isinstance(number, bool) or not isinstance(number, int):
                self._fail(value_path, f"the axis {path[-1]!r} takes whole numbers, not {kind(number)}")
            if not 0 <= number <= MAX_AXIS_VALUE:
                self._fail(value_path, f"the axis {path[-1]!r} takes 0 to {MAX_AXIS_VALUE}, not {number}")
            if number in numbers:
                self._fail(value_path, f"the axis {path[-1]!r} has the value {number} twice")
            numbers.append(number)
        return tuple(numbers)

    def _arrays(self, axes: frozenset[str]) -> dict[str, ArraySpec]:
        arrays: dict[str, ArraySpec] = {}
        for table, keys in (("arrays", _ARRAY_KEYS), ("constants", _CONSTANT_KEYS)):
            for name in self._table((table,)):
                path: KeyPath = (table, name)
                self._check_name(path, name)
                if name in axes or name in arrays:
                    owner = "an axis" if name in axes else "an array"
                    self._fail_key(path, f"the {table.removesuffix('s')} {name!r} has the name of {owner}")
                self._check_keys(path, self._table(path), keys, ("dtype", "shape"))
                array = self._array(path, name, axes)
                arrays[name] = replace(
                    array,
                    is_variable=table == "constants" or self._is_set((*path, "variable"), f"'variable' of {name!r}"),
                    is_length_assumed=self._is_assumed(f"{table}.{name}.shape"),
                    are_numbers_assumed=str(array.init).startswith("integers(")
                    and self._is_assumed(f"{table}.{name}.init"),
                )
        return arrays

    def _array(self, path: KeyPath, name: str, axes: frozenset[str]) -> ArraySpec:
        dtype, lanes = self._element((*path, "dtype"))
        role = self._choice((*path, "role"), ArrayRole, ArrayRole.IN)
        sizes = self._items((*path, "shape"))
        if not 1 <= len(sizes) <= MAX_DIMENSIONS:
            self._fail((*path, "shape"), f"the shape of {name!r} must have 1 to {MAX_DIMENSIONS} dimensions")
        init_path: KeyPath = (*path, "init")
        if role is ArrayRole.OUT and self._get(init_path) is not None:
            self._fail(init_path, f"the array {name!r} has the role 'out', which begins with zeros and takes no init")
        self._string(init_path, "")
        text = self._matter.text(init_path) if self._get(init_path) is not None else SourceText.plain("random")
        shape = [self._number(size, axes) for size in sizes]
        if lanes > 1:
            shape.append(parse_number(str(lanes)))
        stored = _stored_init(text) if stored_arrays.FUNCTION in text.value else None
        init = stored or contents.parse_init(text, dtype=dtype, dimensions=len(shape), names=axes)
        return ArraySpec(name=name, dtype=dtype, shape=tuple(shape), role=role, init=init, lanes=lanes)

    def _element(self, path: KeyPath) -> tuple[dtypes.DType, int]:
        """Return the dtype of an array, and the lanes of a vector of CUDA, 1 for a single number."""
        value = self._get(path)
        if isinstance(value, str) and value in dtypes.VECTORS:
            return dtypes.VECTORS[value].dtype, dtypes.VECTORS[value].lanes
        return self._choice(path, dtypes.DType), 1

    def _reference(self, axes: frozenset[str], arrays: dict[str, ArraySpec]) -> dict[str, Expression]:
        path: KeyPath = ("reference",)
        value, names = self._get(path), axes | frozenset(arrays)
        if value is None or self._reference_kernel():
            return {}
        written = {name: array for name, array in arrays.items() if array.role is not ArrayRole.IN}
        if not written:
            message = "'reference' compares arrays that are written, and no array has the role 'out' or 'inout'"
            self._fail_key(path, message)
        if not isinstance(value, dict):
            if len(written) > 1:
                listed = " and ".join(repr(name) for name in written)
                self._fail(path, f"'reference' must be a table with an expression for each of {listed}")
            return {name: self._array_expression(path, names) for name in written}
        for name in value:
            if name not in written:
                message = f"'reference' may name arrays that are written, not {name!r}{suggestion(name, written)}"
                self._fail_key((*path, name), message)
        if not value:
            self._fail(path, "'reference' has no expression")
        return {name: self._array_expression((*path, name), names) for name in value}

    def _reference_kernel(self) -> str:
        """Return the kernel that `reference` names, "" where it has expressions."""
        value = self._get(("reference",))
        if not isinstance(value, dict) or set(value) != {"kernel"} or "kernel" in self._table(("arrays",)):
            return ""
        return self._string(("reference", "kernel"), "")

    def _array_expression(self, path: KeyPath, names: frozenset[str]) -> Expression:
        expression = contents.parse_reference(self._expression_text(path))
        check_names(expression, names)
        return expression

    def _tolerance(self) -> float:
        value = self._error_bound("tolerance", 1, "is a relative error from 0 to less than 1")
        for key in ("rtol", "atol"):
            if self._get(("tolerance",)) is not None and self._get((key,)) is not None:
                self._fail(("tolerance",), f"'tolerance' and {key!r} exclude each other")
        return value

    def _arithmetic(self) -> dtypes.Arithmetic | None:
        """Return the arithmetic of a product that rounds its factors, None where the types of its arrays say all."""
        value = self._string(("arithmetic",), "")
        if value not in ("", dtypes.Arithmetic.TF32):
            message = f"'arithmetic' is \"tf32\" or left out, not {value!r}: others are the types of the arrays"
            self._fail(("arithmetic",), message)
        return dtypes.Arithmetic(value) if value else None

    def _error_bound(self, key: str, below: float = math.inf, meaning: str = "must be a number from 0 on") -> float:
        """Return how far results may be from the reference, 0 where the file does not give it."""
        value = self._value((key,), float) or 0.0
        if not 0 <= value < below:
            self._fail((key,), f"{key!r} {meaning}, not {value}")
        return float(value)


def _stored_init(text: SourceText) -> Expression | None:
    """Return an init that names a `.npy` file, whose text is all of it; None for any other init."""
    try:
        name = stored_arrays.stored_name(text.value)
    except ValueError as error:
        raise KernelFileError(str(error), text.span()) from None
    return None if name is None else Expression(text=text, root=tree.Name(stored_arrays.FUNCTION, 0, len(text.value)))


# What of a front matter is no part of a kernel's hash: its place in a ladder, what a search may try, a GPU's numbers.
# `previous`, `step` and the table `[search]` say nothing of what a kernel does. So what was measured before
# a variant got its place, or its `[search]`, stays valid. What is inferred from host code that asks its device
# differs from GPU to GPU, and the kernel is the same: its hash is made of what is inferred for one GPU.

_ASKS_DEVICE = re.compile(r"# the host code asks its device, hash ([0-9a-f]{64})\n")
_HEADER = re.compile(r"^[ \t]*\[", re.MULTILINE)


def without_unhashed(data: bytes, text: str, matters: Iterable[FrontMatter]) -> bytes:
    """Return a kernel file without the lines of `previous` and `step`, and without `[search]`.

    The table ends where the next one begins, or the comment: blank lines and comments before that are left out too.
    """
    left_out: set[int] = set()
    for matter in matters:
        for start, end in _lines(text, matter):
            first = text.count("\n", 0, start)
            left_out |= {*range(first, first + text.count("\n", start, end))}
    lines = data.splitlines(keepends=True)
    return b"".join(line for number, line in enumerate(lines) if number not in left_out) if left_out else data


def of_one_device(front_matter: str, common: str) -> str:
    """Return a front matter that was inferred for one GPU, marked with the one that makes the hash for all."""
    return f"# the host code asks its device, hash {hashlib.sha256(common.encode()).hexdigest()}\n{front_matter}"


def hashed_part(front_matter: str) -> str:
    """Return what an inferred front matter adds to the hash of its kernel."""
    match = _ASKS_DEVICE.match(front_matter)
    return match[1] if match is not None else front_matter


def _lines(text: str, matter: FrontMatter) -> Iterator[tuple[int, int]]:
    """Yield the beginning of each run of lines that is left out, and the beginning of the line after it."""
    for key in (*LADDER_KEYS, SEARCH):
        position = matter.positions.get((key,))
        if position is None or key not in matter.values:
            continue
        start, end = text.rfind("\n", 0, position.key[0]) + 1, text.find("\n", position.value[1])
        before, after = text[start : position.key[0]].strip(), text[position.value[1] : end].strip()
        if before == "[" and key == SEARCH:
            comment_end = text.index("*/", position.value[1])
            header = _HEADER.search(text, position.value[1], comment_end)
            yield start, header.start() if header else text.rfind("\n", 0, comment_end) + 1
        elif end >= 0 and not before and (not after or after.startswith("#")) and "*/" not in after:
            yield start, end + 1
