"""Reads a `.cu` and checks its front matter, key by key, into a `KernelFile`.

The rule: this is the border. Any file gives either a `KernelFile` that is consistent, or one error that names the key,
points at it and says what is allowed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path
from typing import Any, NoReturn, TypeVar

from warplens.cuda.catalogue.expressions import parse_number
from warplens.cuda.catalogue.front_matter import FrontMatter, KeyPath, read_front_matter
from warplens.cuda.catalogue.inits import parse_init
from warplens.cuda.catalogue.kernel_file import ArraySpec, KernelFile, ParameterSpec, ScalarSpec, StreamSpec
from warplens.cuda.catalogue.reference import parse_reference
from warplens.cuda.catalogue.text import SourceFile, SourceText
from warplens.cuda.catalogue.tree import Expression, check_names, is_name, names_of
from warplens.cuda.catalogue.workload import ArrayArgument, ArrayRole, DType
from warplens.cuda.errors import KernelFileError, suggestion

MAX_FILE_BYTES = 2**20
"""A kernel file is written by hand; a file of more than 1 MiB is something else."""
MAX_AXIS_VALUE = 2**31 - 1
"""Sizes are 32-bit ints in the kernels of the lectures, and macros are ints."""
MAX_VALUES_PER_AXIS = 1000
MAX_DIMENSIONS = 8

_REQUIRED = ("entry", "block", "grid", "args", "reference", "flops", "bytes", "arrays")
_OPTIONAL = (
    "title", "family", "requires", "dynamic_shared", "tolerance", "options", "source", "problem", "tune", "stream",
)  # fmt: skip
_ARRAY_KEYS = ("dtype", "shape", "role", "init")
_STREAM_KEYS = ("left", "right", "result", "budget")
_KINDS = {str: "a string", bool: "true or false", int: "a whole number", float: "a number", list: "a list"}

Choice = TypeVar("Choice", bound=StrEnum)


def read_kernel_file(path: str | Path) -> KernelFile:
    """Return the kernel file at `path`.

    Raises:
        KernelFileError: the file cannot be read, is no text, or its front matter is missing or wrong.
        ExpressionError: an expression in it is wrong.

    Example:
        >>> from warplens.cuda.catalogue.search import BUILTIN_FOLDER
        >>> kernel = read_kernel_file(BUILTIN_FOLDER / "transpose" / "transpose_tiled.cu")
        >>> kernel.name, kernel.family, tuple(kernel.problem_axes), tuple(kernel.tune_axes)
        ('transpose_tiled', 'transpose', ('N',), ('TILE',))
    """
    data = _read_bytes(Path(path))
    text = decode(data, str(path))
    return _Reader(read_front_matter(SourceFile(path=str(path), text=text))).read(hashlib.sha256(data).hexdigest())


def _read_bytes(path: Path) -> bytes:
    """Return the bytes of a file, never more than a kernel file may have."""
    try:
        if path.is_dir():
            raise KernelFileError(f"{path} is a folder; name a .cu file in it")
        if path.exists() and not path.is_file():
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
    r"""Return UTF-8 text without a byte order mark, its lines ended by `\n`.

    Raises:
        KernelFileError: `data` is no such text.

    Example:
        >>> decode(b"int x;\r\n", "a.cu")
        'int x;\n'
    """
    if b"\0" in data:
        raise KernelFileError(f"{path} is a binary file, no CUDA source")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = data.count(b"\n", 0, problem.start) + 1
        byte = data[problem.start]
        raise KernelFileError(f"{path} is not UTF-8 text: byte 0x{byte:02x} in line {line}; save it as UTF-8") from None
    return text.replace("\r\n", "\n").replace("\r", "\n")


class _Reader:
    """Checks one front matter."""

    def __init__(self, matter: FrontMatter) -> None:
        self._matter = matter
        self._values = matter.values

    def read(self, source_hash: str) -> KernelFile:
        """Return the kernel file."""
        self._check_keys((), self._values, (*_REQUIRED, *_OPTIONAL), _REQUIRED)
        problem, problem_follows = self._axes("problem", frozenset())
        tune, tune_follows = self._axes("tune", frozenset((*problem, *problem_follows)))
        axes = frozenset((*problem, *problem_follows, *tune, *tune_follows))
        arrays = self._arrays(axes)
        entry = self._string(("entry",), "")
        return KernelFile(
            path=self._matter.source.path,
            name=entry,
            title=self._string(("title",), entry),
            family=self._string(("family",), "other"),
            source=self._matter.source.text,
            source_hash=source_hash,
            origin=self._string(("source",), ""),
            grid=self._extent("grid", axes),
            block=self._extent("block", axes),
            args=self._arguments(axes, arrays),
            requires=tuple(self._number(path, axes) for path in self._items(("requires",))),
            reference=self._reference(axes, arrays),
            flops=self._number(("flops",), axes),
            bytes=self._number(("bytes",), axes),
            dynamic_shared=self._number(("dynamic_shared",), axes, "0"),
            tolerance=self._tolerance(),
            options=tuple(self._string(path, "") for path in self._items(("options",))),
            problem=problem,
            tune=tune,
            problem_follows=problem_follows,
            tune_follows=tune_follows,
            arrays=arrays,
            stream=self._stream(axes, frozenset((*problem, *problem_follows)), arrays),
        )

    # values of any key

    def _get(self, path: KeyPath) -> Any:
        value: Any = self._values
        for step in path:
            if isinstance(value, dict) and step not in value:
                return None
            value = value[step]
        return value

    def _fail(self, path: KeyPath, message: str) -> NoReturn:
        raise KernelFileError(message, self._matter.value_span(path))

    def _check_keys(
        self, path: KeyPath, table: dict[str, Any], allowed: Iterable[str], required: Iterable[str]
    ) -> None:
        where = f" of {_named(path)}" if path else ""
        for key in table:
            if key not in allowed:
                message = f"no key{where} is named {key!r}{suggestion(key, allowed)}"
                raise KernelFileError(message, self._matter.key_span((*path, key)))
        for key in required:
            if key not in table:
                raise KernelFileError(f"the key {key!r}{where} is missing", self._matter.key_span(path))

    def _table(self, path: KeyPath) -> dict[str, Any]:
        value = self._get(path)
        if value is None:
            return {}
        if not isinstance(value, dict):
            self._fail(path, f"{_named(path)} must be a table, not {_kind(value)}")
        return value

    def _items(self, path: KeyPath) -> list[KeyPath]:
        value = self._get(path)
        if value is None:
            return []
        if not isinstance(value, list):
            self._fail(path, f"{_named(path)} must be a list, not {_kind(value)}")
        return [(*path, index) for index in range(len(value))]

    def _string(self, path: KeyPath, default: str) -> str:
        value = self._get(path)
        if value is None:
            return default
        if not isinstance(value, str):
            self._fail(path, f"{_named(path)} must be a string, not {_kind(value)}")
        if not value.strip() or not value.isprintable():
            self._fail(path, f"{_named(path)} must be one line of text")
        return value.strip()

    def _expression_text(self, path: KeyPath) -> SourceText:
        value = self._get(path)
        if isinstance(value, bool) or not isinstance(value, str | int | float):
            self._fail(path, f"{_named(path)} must be an expression in a string, not {_kind(value)}")
        return self._matter.text(path)

    def _number(self, path: KeyPath, names: frozenset[str], default: str = "") -> Expression:
        if self._get(path) is None and default:
            return parse_number(default)
        expression = parse_number(self._expression_text(path))
        check_names(expression, names)
        return expression

    def _choice(self, path: KeyPath, choices: type[Choice], default: Choice | None = None) -> Choice:
        value = self._get(path)
        if value is None and default is not None:
            return default
        if not isinstance(value, str):
            self._fail(path, f"{_named(path)} must be a string, not {_kind(value)}")
        names = [choice.value for choice in choices]
        if value not in names:
            self._fail(path, f"no {path[-1]} is named {value!r}{suggestion(value, names)}")
        return choices(value)

    # the keys

    def _axes(self, key: str, taken: frozenset[str]) -> tuple[dict[str, tuple[int, ...]], dict[str, Expression]]:
        values: dict[str, tuple[int, ...]] = {}
        follows: dict[str, Expression] = {}
        for name, value in self._table((key,)).items():
            self._check_name((key, name), name)
            if name in taken:
                message = f"the axis {name!r} is in both [problem] and [tune]"
                raise KernelFileError(message, self._matter.key_span((key, name)))
            if isinstance(value, str):
                earlier = taken | frozenset(values) | frozenset(follows)
                follows[name] = self._number((key, name), earlier)
            else:
                values[name] = self._axis_values((key, name), value)
        return values, follows

    def _axis_values(self, path: KeyPath, value: Any) -> tuple[int, ...]:
        """Return the default values of an axis, from a list or a single number."""
        value_paths = [(*path, index) for index in range(len(value))] if isinstance(value, list) else [path]
        if not value_paths or len(value_paths) > MAX_VALUES_PER_AXIS:
            self._fail(
                path, f"the axis {path[-1]!r} must have 1 to {MAX_VALUES_PER_AXIS} values, not {len(value_paths)}"
            )
        numbers: list[int] = []
        for value_path in value_paths:
            number = self._get(value_path)
            if isinstance(number, bool) or not isinstance(number, int):
                self._fail(value_path, f"the axis {path[-1]!r} takes whole numbers, not {_kind(number)}")
            if not 0 <= number <= MAX_AXIS_VALUE:
                self._fail(value_path, f"the axis {path[-1]!r} takes 0 to {MAX_AXIS_VALUE}, not {number}")
            if number in numbers:
                self._fail(value_path, f"the axis {path[-1]!r} has the value {number} twice")
            numbers.append(number)
        return tuple(numbers)

    def _check_name(self, path: KeyPath, name: str) -> None:
        if not is_name(name):
            message = f"{name!r} cannot be used as a name: it takes letters, digits and '_', and no word such as 'and'"
            raise KernelFileError(message, self._matter.key_span(path))

    def _arrays(self, axes: frozenset[str]) -> dict[str, ArraySpec]:
        arrays: dict[str, ArraySpec] = {}
        for name in self._table(("arrays",)):
            path: KeyPath = ("arrays", name)
            self._check_name(path, name)
            if name in axes:
                message = f"the array {name!r} has the name of an axis"
                raise KernelFileError(message, self._matter.key_span(path))
            self._check_keys(path, self._table(path), _ARRAY_KEYS, ("dtype", "shape"))
            arrays[name] = self._array(path, name, axes)
        return arrays

    def _array(self, path: KeyPath, name: str, axes: frozenset[str]) -> ArraySpec:
        dtype = self._choice((*path, "dtype"), DType)
        role = self._choice((*path, "role"), ArrayRole, ArrayRole.IN)
        sizes = self._items((*path, "shape"))
        if not 1 <= len(sizes) <= MAX_DIMENSIONS:
            self._fail((*path, "shape"), f"the shape of {name!r} must have 1 to {MAX_DIMENSIONS} dimensions")
        init_path: KeyPath = (*path, "init")
        if role is ArrayRole.OUT and self._get(init_path) is not None:
            self._fail(init_path, f"the array {name!r} has the role 'out', which begins with zeros and takes no init")
        self._string(init_path, "")
        text = self._matter.text(init_path) if self._get(init_path) is not None else SourceText.plain("random")
        init = parse_init(text, dtype=dtype, dimensions=len(sizes), names=axes)
        return ArraySpec(
            name=name, dtype=dtype, shape=tuple(self._number(size, axes) for size in sizes), role=role, init=init
        )

    def _extent(self, key: str, axes: frozenset[str]) -> tuple[Expression, ...]:
        size_paths = self._items((key,))
        if not 1 <= len(size_paths) <= 3:
            self._fail((key,), f"{key!r} must have 1 to 3 dimensions (x, y, z), not {len(size_paths)}")
        return tuple(self._number(size_path, axes) for size_path in size_paths)

    def _arguments(
        self, axes: frozenset[str], arrays: dict[str, ArraySpec]
    ) -> tuple[ParameterSpec | tuple[ParameterSpec, ...], ...]:
        arguments: list[ParameterSpec | tuple[ParameterSpec, ...]] = []
        for argument_path in self._items(("args",)):
            if isinstance(self._get(argument_path), list):
                fields = tuple(self._parameter(part, axes, arrays) for part in self._items(argument_path))
                if not fields:
                    self._fail(argument_path, "a struct among 'args' must have a field")
                arguments.append(fields)
            else:
                arguments.append(self._parameter(argument_path, axes, arrays))
        return tuple(arguments)

    def _parameter(self, path: KeyPath, axes: frozenset[str], arrays: dict[str, ArraySpec]) -> ParameterSpec:
        """``parameter := array | expression [':' dtype]``."""
        whole = self._expression_text(path)
        text = whole.part(0, len(whole.value))
        if text.value in arrays:
            return ArrayArgument(name=text.value)
        dtype: DType | None = None
        if (colon := text.value.rfind(":")) >= 0:
            suffix = text.part(colon + 1, len(text.value))
            if suffix.value not in tuple(DType):
                message = f"no dtype is named {suffix.value!r}{suggestion(suffix.value, DType)}"
                raise KernelFileError(message, suffix.span())
            dtype, text = DType(suffix.value), text.part(0, colon)
        expression = parse_number(text)
        for node in names_of(expression):
            if node.name in arrays:
                raise expression.error(node, f"{node.name!r} is an array; as an argument it must stand alone")
        check_names(expression, axes | frozenset(arrays))
        return ScalarSpec(value=expression, dtype=dtype)

    def _reference(self, axes: frozenset[str], arrays: dict[str, ArraySpec]) -> dict[str, Expression]:
        written = {name: array for name, array in arrays.items() if array.role is not ArrayRole.IN}
        if not written:
            raise KernelFileError("no array has the role 'out' or 'inout'", self._matter.key_span(("arrays",)))
        path: KeyPath = ("reference",)
        value, names = self._get(path), axes | frozenset(arrays)
        if not isinstance(value, dict):
            if len(written) > 1:
                listed = " and ".join(repr(name) for name in written)
                self._fail(path, f"'reference' must be a table with an expression for each of {listed}")
            return {name: self._array_expression(path, names) for name in written}
        for name in value:
            if name not in written:
                message = f"'reference' may name arrays that are written, not {name!r}{suggestion(name, written)}"
                raise KernelFileError(message, self._matter.key_span((*path, name)))
        if not value:
            self._fail(path, "'reference' has no expression")
        return {name: self._array_expression((*path, name), names) for name in value}

    def _array_expression(self, path: KeyPath, names: frozenset[str]) -> Expression:
        expression = parse_reference(self._expression_text(path))
        check_names(expression, names)
        return expression

    def _stream(self, axes: frozenset[str], problem: frozenset[str], arrays: dict[str, ArraySpec]) -> StreamSpec | None:
        """``stream := left right result budget``: arrays of the shapes [m, n], [n, k] and [m, k] over problem axes."""
        path: KeyPath = ("stream",)
        if self._get(path) is None:
            return None
        self._check_keys(path, self._table(path), _STREAM_KEYS, _STREAM_KEYS)
        names = [self._string((*path, key), "") for key in _STREAM_KEYS[:3]]
        for key, name in zip(_STREAM_KEYS, names, strict=False):
            if name not in arrays:
                self._fail((*path, key), f"no array is named {name!r}{suggestion(name, arrays)}")
        left, right, result = (arrays[name] for name in names)
        roles = (left.role, right.role, result.role)
        sides = [tuple(str(size) for size in array.shape) for array in (left, right, result)]
        axes_used = (*sides[0], *sides[1][1:])
        if (
            len(axes_used) != 3
            or sides != [(axes_used[0], axes_used[1]), (axes_used[1], axes_used[2]), (axes_used[0], axes_used[2])]
            or not problem.issuperset(axes_used)
            or len(set(axes_used)) != 3
            or roles != (ArrayRole.IN, ArrayRole.IN, ArrayRole.OUT)
            or len({array.dtype for array in (left, right, result)}) != 1
            or len(arrays) != 3
        ):
            message = (
                "'stream' takes a product of three arrays of one dtype: left [m, n] and right [n, k] with the role "
                "'in', result [m, k] with the role 'out', where m, n and k are three axes of [problem]"
            )
            raise KernelFileError(message, self._matter.key_span(path))
        rows, inner, columns = axes_used
        return StreamSpec(
            left=left.name, right=right.name, result=result.name, rows=rows, inner=inner, columns=columns,
            budget=self._number((*path, "budget"), axes),
        )  # fmt: skip

    def _tolerance(self) -> float:
        value = self._get(("tolerance",))
        if value is None:
            return 0.0
        if isinstance(value, bool) or not isinstance(value, int | float):
            self._fail(("tolerance",), f"'tolerance' must be a number, not {_kind(value)}")
        if not 0 <= value < 1:
            self._fail(("tolerance",), f"'tolerance' is a relative error from 0 to less than 1, not {value}")
        return float(value)


def _named(path: KeyPath) -> str:
    """Return the name of a value in errors: `'grid'`, `'arrays.in.shape'`, `item 2 of 'args'`."""
    keys = [str(step) for step in path if isinstance(step, str)]
    name = repr(".".join(keys))
    return f"item {path[-1] + 1} of {name}" if isinstance(path[-1], int) else name


def _kind(value: Any) -> str:
    if isinstance(value, dict):
        return "a table"
    return _KINDS.get(type(value), "a date or time")
