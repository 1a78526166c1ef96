"""References of the user: Python functions, checked, and the results of kernels that others are compared with.

The rule: a function comes from the user, on the command line or as an object of Python, and never from a kernel file.
It runs in the worker of its point, which Stop and the time limit of the point end; it has a time limit of its own, and
what goes wrong in it is one sentence that names the function and its file.
"""

import ast
import hashlib
import inspect
import keyword
import linecache
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any, NoReturn

import numpy as np

from warplens.cuda.catalogue.dtypes import NARROW
from warplens.cuda.catalogue.kernel_file import Array, SizedArray, Workload
from warplens.cuda.catalogue.launch_spec import ArrayRole
from warplens.cuda.catalogue.search import expecting, reference_workload, value_name, written
from warplens.cuda.catalogue.values import widened
from warplens.cuda.execute.preparation import CompiledPoint, Preparer, ReadPoint
from warplens.cuda.ground.errors import InputError, LaunchError, LaunchLimitError, WarplensError, suggestion
from warplens.cuda.ground.points import PointSpec, ReferenceFunction

MAX_SOURCE_BYTES = 2**20  # a module with a reference has at most this many bytes, as a kernel file
LIMIT_S = 30.0  # a call may take this much processor time, half of what a point has by default
SEPARATOR = ":"


class _TimeLimitError(BaseException):
    """The call took too long; no `except Exception` of the function catches this."""


def is_function(text: str) -> bool:
    """Return whether a reference is written as a function of a module rather than as a kernel."""
    path, _, _ = text.rpartition(SEPARATOR)
    return path.endswith(".py") or text.endswith(".py")


def read_function(text: str, option: str = "--reference") -> ReferenceFunction:
    """Return what `module.py:function` names, without running it; `InputError` names the `option` where that fails."""
    written, _, name = text.rpartition(SEPARATOR)
    if not written.endswith(".py") or not name.isidentifier():
        raise InputError(f"{option} takes a function as module.py:function, not {text!r}")
    path = Path(written)
    try:
        if path.exists() and not path.is_file():
            raise InputError(f"{path} is no ordinary file, which a module with a reference is")
        with path.open("rb") as file:
            data = file.read(MAX_SOURCE_BYTES + 1)
        source = data.decode("utf-8-sig")
    except FileNotFoundError:
        raise InputError(f"there is no file {path}") from None
    except OSError as error:
        raise InputError(f"{path} cannot be read: {error.strerror or error}") from None
    except ValueError:
        raise InputError(f"{path} is not UTF-8 text, which a module with a reference is") from None
    if len(data) > MAX_SOURCE_BYTES:
        raise InputError(f"{path} is larger than 1 MiB, which no module with a reference is")
    _check_defined(path, source, name)
    return ReferenceFunction(
        name=name, path=str(path.absolute()), source=source, source_hash=hashlib.sha256(data).hexdigest()
    )


def _check_defined(path: Path, source: str, name: str) -> None:
    try:
        tree = ast.parse(source, filename=str(path))
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        line = f", line {error.lineno}" if isinstance(error, SyntaxError) and error.lineno else ""
        what = error.msg if isinstance(error, SyntaxError) else str(error)
        raise InputError(f"{path}{line} is no Python: {what}") from None
    functions = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    others = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    imported = {
        (alias.asname or alias.name)
        for node in tree.body
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    }
    if name not in functions | others | imported and "*" not in imported:
        raise InputError(f"{path} has no function {name!r}{suggestion(name, functions)}")


def function_of(function: Callable[..., object]) -> ReferenceFunction:
    """Return a function of this process, as of a notebook, for the workers; `InputError` if it cannot be sent there."""
    import cloudpickle

    name = str(getattr(function, "__name__", type(function).__name__))
    try:
        code = bytes(cloudpickle.dumps(function))
    except Exception as error:  # noqa: BLE001 - what an object of the user raises is his to see
        raise InputError(f"the reference {name} cannot be sent to a worker process: {error}") from None
    path = source = ""
    try:
        path = inspect.getsourcefile(function) or ""
        source = inspect.getsource(function)
    except (OSError, TypeError):  # a function of C, or one that was typed at a prompt
        source = ""
    digest = hashlib.sha256(source.encode() + code).hexdigest()  # the code has what the function has captured
    return ReferenceFunction(name=name, path=path, source=source, source_hash=digest, code=code)


def expected_arrays(function: ReferenceFunction, workload: Workload, *, limit_s: float = LIMIT_S) -> dict[str, Array]:
    """Return what a function expects of a workload, by the arrays that the kernel writes.

    It returns an array, a tuple of them in their order, or a dictionary by their names. Each of its parameters takes
    the array or the size of its name: arrays as they are before the launch, which cannot be written to, bfloat16 and
    8-bit floats as float32. The array `in` has the parameter `in_`. Its module and the call may take `limit_s`.
    """
    arrays = workload.make_arrays()
    values: dict[str, object] = {**workload.names}
    for name, array in arrays.items():
        values[name] = readable = widened(array).view()
        readable.flags.writeable = False
    values |= {f"{name}_": value for name, value in values.items() if keyword.iskeyword(name)}
    try:
        with _time_limit(limit_s), redirect_stdout(sys.stderr), np.errstate(all="ignore"):
            called = _function(function)
            positional, named = _arguments(function, called, values)
            result = called(*positional, **named)
            return _checked(function, result, workload)
    except _TimeLimitError:
        raise LaunchError(f"{function.described} takes longer than {limit_s:g} s of processor time") from None
    except LaunchError:
        raise
    except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever the user's function raises
        _failed(function, error)


def with_tolerance(workload: Workload, names: tuple[str, ...]) -> tuple[Workload, str]:
    """Return a workload with a tolerance for the result of a function, and a note where the kernel file states none."""
    if workload.tolerance or workload.rtol or workload.atol:
        return workload, ""
    dtypes = [array.dtype for array in workload.arrays if array.name in names]
    widest = max(dtypes, key=lambda dtype: dtype.tolerance)
    if not widest.tolerance:
        return workload, ""
    note = f"no tolerance is stated: elements of {widest} may differ by {widest.tolerance:.2g}"
    return replace(workload, tolerance=widest.tolerance), note


@cache
def _function(function: ReferenceFunction) -> Any:
    if not function.code:
        return _executed(function)
    import cloudpickle

    return cloudpickle.loads(function.code)


def _executed(function: ReferenceFunction) -> Callable[..., object]:
    module = ModuleType(f"warplens_reference_{function.source_hash[:12]}")
    module.__file__ = function.path
    folder = str(Path(function.path).parent)
    if folder not in sys.path:
        sys.path.append(folder)  # modules beside it; behind all others, so that none of them is hidden
    sys.modules[module.__name__] = module
    lines = function.source.splitlines(keepends=True)
    linecache.cache[function.path] = (len(function.source), None, lines, function.path)
    exec(compile(function.source, function.path, "exec"), module.__dict__)  # noqa: S102 - the user gave it to be run
    defined: Callable[..., object] | None = getattr(module, function.name, None)
    if not callable(defined):
        raise LaunchError(f"{function.described} is no function")
    return defined


def _arguments(
    function: ReferenceFunction, called: Callable[..., object], values: Mapping[str, object]
) -> tuple[list[object], dict[str, object]]:
    positional: list[object] = []
    named: dict[str, object] = {}
    for parameter in inspect.signature(called).parameters.values():
        if parameter.kind is parameter.VAR_KEYWORD:
            named |= {name: value for name, value in values.items() if name not in named}
        elif parameter.kind is parameter.VAR_POSITIONAL:
            continue
        elif parameter.name in values:
            if parameter.kind is parameter.POSITIONAL_ONLY:
                positional.append(values[parameter.name])
            else:
                named[parameter.name] = values[parameter.name]
        elif parameter.default is parameter.empty:
            known = [name for name in values if not keyword.iskeyword(name)]
            hint = suggestion(parameter.name, known)
            message = f"has the parameter {parameter.name!r}, which is no array and no size of the kernel"
            raise LaunchError(f"{function.described} {message}{hint}")
    return positional, named


def _checked(function: ReferenceFunction, result: object, workload: Workload) -> dict[str, Array]:
    written = {array.name: array for array in workload.arrays if array.role is not ArrayRole.IN}
    listed = " and ".join(map(repr, written)) or "no array"
    if isinstance(result, Mapping):
        values = dict(result)
    elif len(written) == 1:
        values = {next(iter(written)): result}
    elif isinstance(result, tuple) and len(result) == len(written):
        values = dict(zip(written, result, strict=True))
    else:
        raise LaunchError(
            f"{function.described} returns {_kind(result)}, and the kernel writes {listed}: a dictionary of them is "
            f"expected"
        )
    if not values:
        raise LaunchError(f"{function.described} returns no array, and the kernel writes {listed}")
    for name in values:
        if name not in written:
            raise LaunchError(f"{function.described} returns {name!r}, and the kernel writes {listed}")
    return {name: _array(function, value, written[name]) for name, value in values.items()}


def _array(function: ReferenceFunction, value: object, array: SizedArray) -> Array:
    if value is None:
        raise LaunchError(f"{function.described} returns None for {array.name!r}, and an array is expected")
    values = np.asarray(value)
    what = f"{function.described} returns"
    if values.dtype.kind not in "biufc" and values.dtype not in NARROW:
        raise LaunchError(f"{what} {_kind(value)} for {array.name!r}, and an array of numbers is expected")
    if values.shape != array.shape and not values.size == np.prod(array.shape) == 1:
        raise LaunchError(f"{what} the shape {values.shape} for {array.name!r}, which has {array.shape}")
    if values.dtype.kind == "c" and not array.dtype.is_complex:
        raise LaunchError(f"{what} complex numbers for {array.name!r}, which holds {array.dtype}")
    with np.errstate(all="ignore"):
        return np.array(values.reshape(array.shape), dtype=array.dtype, order="C")


def _kind(value: object) -> str:
    if value is None:
        return "None"
    return f"{len(value)} values" if isinstance(value, tuple | list) else f"a value of {type(value).__name__}"


def _failed(function: ReferenceFunction, error: BaseException) -> NoReturn:
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == function.path]
    if isinstance(error, SyntaxError) and error.filename == function.path:
        lines.append(error.lineno)
    where = f", line {lines[-1]}" if lines and lines[-1] else ""
    text = str(error).partition("\n")[0]
    said = f"{type(error).__name__}: {text}" if text else type(error).__name__
    raise LaunchError(f"{function.described}{where}: {said}") from None


@contextmanager
def _time_limit(seconds: float) -> Iterator[None]:
    """End the code within by an error after so much processor time, where the system can; else the point's holds."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def expire(_number: int, _frame: FrameType | None) -> NoReturn:
        raise _TimeLimitError

    before = signal.signal(signal.SIGPROF, expire)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


# Takes the results of kernels and functions as the reference of others, and keeps the last ones.
# The rule: a reference kernel runs on the same arrays as the kernel that it judges. Only the whole of its result is a
# reference: one that takes longer than the budget of the point is none, and the point is unchecked with that reason.

MAX_KEPT_BYTES = 256 << 20  # results of up to this size together are kept: a kernel's macros change, its sizes stay


@dataclass(frozen=True, slots=True, kw_only=True)
class ReferenceResult:
    """A workload whose reference is the result of another kernel."""

    workload: Workload
    values: Mapping[str, Array] = field(default_factory=dict, repr=False)  # that result by the names in the expressions
    hindrance: str = ""  # why there is no such result, "" where there is
    notes: tuple[str, ...] = ()  # what the point was compared with


def compiled_reference(preparer: Preparer, code: CompiledPoint | ReadPoint, point: PointSpec) -> CompiledPoint | None:
    """Return the reference kernel of a point, compiled to run on its arrays; None where the point has none."""
    reference = point.reference
    if reference is None or isinstance(reference, ReferenceFunction):
        return None
    if reference.problem:
        raise InputError(reference.problem)
    kernel = preparer.read(
        replace(
            point, kernel=reference.kernel, path=reference.path, source_hash=reference.source_hash,
            front_matter=reference.front_matter,
        )
    )  # fmt: skip
    return preparer.compile_point(kernel, reference_workload(kernel, code.workload), code.spec)


class ReferenceRuns:
    """References of points, kernels or functions; `execute` returns what a kernel writes, None if that takes long."""

    def __init__(
        self, preparer: Preparer, execute: Callable[[CompiledPoint, PointSpec], Mapping[str, Array] | None]
    ) -> None:
        self._preparer = preparer
        self._execute = execute
        self._kept: dict[object, Mapping[str, Array]] = {}

    def result(self, code: CompiledPoint | ReadPoint, point: PointSpec) -> ReferenceResult:
        """Return the workload of a point with its reference."""
        if isinstance(point.reference, ReferenceFunction):
            return self._of_function(point.reference, code.workload)
        reference = compiled_reference(self._preparer, code, point)
        if reference is None:
            return ReferenceResult(workload=code.workload)
        name = reference.kernel.name
        inits = tuple(str(array.init) for array in reference.workload.arrays)
        key = (reference.kernel.source_hash, str(reference.workload), inits, point.device)
        values = self._kept.get(key)
        if values is None:
            try:
                values = self._execute(reference, point)
            except LaunchLimitError:
                raise
            except WarplensError as error:
                raise LaunchError(f"the reference kernel {name}: {error}") from None
            if values is None:
                hindrance = f"the reference kernel {name} takes longer than the budget; --budget inf executes all of it"
                return ReferenceResult(workload=replace(code.workload, expected={}), hindrance=hindrance)
            self._keep(key, values)
        judged = judged_by(code.workload, values, f"{name} {reference.kernel.source_hash[:12]}")
        return replace(judged, notes=(f"compared with the result of {name}",))

    def _of_function(self, function: ReferenceFunction, workload: Workload) -> ReferenceResult:
        inits = tuple(str(array.init) for array in workload.arrays)
        names = tuple(workload.names.items())
        key = (function.source_hash, function.name, workload.arrays, inits, names, workload.seed)
        values = self._kept.get(key)
        if values is None:
            values = expected_arrays(function, workload)
            self._keep(key, values)
        tolerant, note = with_tolerance(workload, tuple(values))
        sizes = ", ".join(f"{name}={value}" for name, value in workload.names.items())
        judged = judged_by(tolerant, values, f"{function.kernel} {function.source_hash[:12]} {sizes}")
        said = f"compared with the result of {function.kernel}, SHA-256 {function.source_hash[:12]}"
        return replace(judged, notes=tuple(filter(None, (said, note))))

    def _keep(self, key: object, values: Mapping[str, Array]) -> None:
        self._kept[key] = values
        while sum(array.nbytes for kept in self._kept.values() for array in kept.values()) > MAX_KEPT_BYTES:
            del self._kept[next(iter(self._kept))]


def judged_by(workload: Workload, results: Mapping[str, Array], source: str) -> ReferenceResult:
    """Return a workload that is judged by the results of a kernel, in those arrays that both write."""
    names = [name for name in results if name in written(workload)]
    values = {value_name(name, source): results[name] for name in names}
    return ReferenceResult(workload=expecting(workload, names, source), values=values)
