"""The process of a candidate or a reference: it calls the function of a file with inputs from files.

    python -m warplens.profiles.judging.program JOB.json

The rule: each result is written before the next call, so that a crash loses no earlier one. The job and the results are
files that hold arrays and text, and nothing that is executed.
"""

import importlib.util
import inspect
import random
import sys
import traceback
from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass, field
from functools import partial
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, TypeVar

import msgspec
import numpy as np

from warplens.cuda.device.gpus import load_device
from warplens.cuda.ground import errors, points
from warplens.cuda.record import adapters, recorder
from warplens.cuda.record.session import Session, active
from warplens.profiles.judging import cases

# A process that ends with code 1 has written one sentence to `NAME.error`, beside `NAME.json`.

_Job = TypeVar("_Job")


def run_job_file(path: Path, type_: type[_Job], run: Callable[[_Job, Path], None]) -> int:
    """Run the job of a file in its folder, and return the exit code: 1 where it fails by an error of Warplens."""
    try:
        run(msgspec.json.decode(path.read_bytes(), type=type_), path.parent)
    except errors.WarplensError as error:
        path.with_suffix(".error").write_text(str(error), encoding="utf-8")
        return 1
    return 0


GET_INPUTS, GET_INIT_INPUTS = "get_inputs", "get_init_inputs"
SEARCHED = 16  # races are looked for in this many launches of a kind: those of the cases differ in what the arrays hold
LAUNCHES_LEFT_OUT = 100
"""Ten times the launches of a call and this many more do nothing; a loop with more waits for what no kernel writes."""
BASE, INIT = "base", "init"  # the files of the inputs by default sizes, and of what models are made from


class Call(msgspec.Struct, frozen=True, kw_only=True):
    """Asks for one call: the files of its inputs and of its results."""

    inputs: str
    to: str
    is_in_place: bool = False  # the inputs are written to the arrays of the call before
    is_wide: bool = False  # arrays of floating-point numbers are given as float64
    is_left_out: bool = False  # kernels do nothing
    is_kept: bool = False  # the launches are kept as files


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """What a process does: the file and its function, and what is asked of it.

    With `has_inputs` the file gives its inputs, as `base` and, for other sizes, as `sized-0`, `sized-1`, ...; and where
    it says what a model is made from, that as `init`. With `tries_packages` a function that does not take the arrays
    of the inputs is called with those of the packages that its file imports. `has_init` says that `init` is there.
    """

    file: str
    function: str
    device: str
    seed: int
    has_inputs: bool = False
    tries_packages: bool = False
    has_init: bool = False
    calls: tuple[Call, ...] = ()


def run_job(job: Job, folder: Path) -> None:
    """Run a job; its results are files of the folder, and `NAME.error` where something failed."""
    launches = cases.CallLaunches()
    session = Session(load_device(job.device), searched=SEARCHED, keep=launches.keep, keeps_each=True)
    with active(session), adapters.installed():
        module = load_module(Path(job.file))
        sow(job.seed)
        if job.has_inputs:
            sizes = default_sizes(module)
            for number, other in enumerate((sizes, *cases.other_sizes(sizes))):
                sow(job.seed)
                to = f"sized-{number - 1}" if number else BASE
                _step(folder, to, partial(_write_inputs, module, other, folder / to))
            if hasattr(module, GET_INIT_INPUTS):
                sow(job.seed)
                _step(folder, INIT, partial(_write_init, module, folder / INIT))
        if job.calls:
            sow(job.seed)
            made_from = _init_inputs(module, folder / INIT if job.has_init else None)
            sow(job.seed)  # a model has the same weights, wherever its arguments come from
            function = function_of(module, job.function, made_from)
            caller = _Caller(function, session, launches, folder, tries_packages=job.tries_packages)
            for call in job.calls:
                sow(job.seed)
                _step(folder, call.to, partial(caller.call, call))


def sow(seed: int) -> None:
    """Give the random numbers of Python, NumPy and, where it is imported, PyTorch a start that is always the same."""
    random.seed(seed)
    np.random.seed(seed % 2**32)  # noqa: NPY002 - the generator that programs use
    if "torch" in sys.modules:
        sys.modules["torch"].manual_seed(seed)


class _SourceLoader(SourceFileLoader):
    """Compiles the file as it is: compiled code that lies beside it may be of something else."""

    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        return self.source_to_code(self.get_data(path), path)


def load_module(path: Path) -> ModuleType:
    """Import a file as a module of its own name."""
    spec = importlib.util.spec_from_file_location(path.stem, path, loader=_SourceLoader(path.stem, str(path)))
    if not path.is_file() or spec is None or spec.loader is None:
        raise errors.InputError(f"there is no Python file {path}")
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    sys.path.insert(0, str(path.resolve().parent))
    try:
        spec.loader.exec_module(module)
    except errors.WarplensError:
        raise
    except Exception as error:
        raise errors.InputError(f"{path} fails when it is imported: {_last_line(error)}") from error
    return module


def function_of(module: ModuleType, name: str, made_from: Sequence[object] = ()) -> Callable[..., object]:
    """Return a function of a module, or a model that is made."""
    value: object = getattr(module, name, None)
    if not callable(value):
        raise errors.InputError(f"{module.__file__} has no function {name}")
    if isinstance(value, type):
        model: Callable[..., object] = value(*made_from)
        return model
    return value


def _init_inputs(module: ModuleType, of_reference: Path | None) -> Sequence[object]:
    """Return what a model is made from: what its file says, else what the reference says in a file of values."""
    if hasattr(module, GET_INIT_INPUTS):
        return tuple(getattr(module, GET_INIT_INPUTS)())
    if of_reference is None:
        return ()
    if not of_reference.is_file():
        raise errors.InputError(of_reference.with_suffix(".error").read_text(encoding="utf-8"))
    values, facts = cases.read_values(of_reference)
    made_from = cases.put_together(facts["form"], values)
    assert isinstance(made_from, list), made_from
    return made_from


def default_sizes(module: ModuleType) -> dict[str, int]:
    """Return the parameters of `get_inputs` with their default values, which are whole numbers."""
    function = getattr(module, GET_INPUTS, None)
    if not callable(function):
        raise errors.InputError(f"{module.__file__} has no function {GET_INPUTS}(), which returns a list of inputs")
    parameters = inspect.signature(function).parameters.values()
    return {parameter.name: parameter.default for parameter in parameters if type(parameter.default) is int}


def _write_inputs(module: ModuleType, sizes: dict[str, int], to: Path) -> None:
    values = getattr(module, GET_INPUTS)(**sizes)
    if not isinstance(values, list | tuple):
        raise errors.InputError(f"{GET_INPUTS}() returns a {type(values).__name__}, where a list of inputs is needed")
    kept = [cases.taken(value, f"input {number}") for number, value in enumerate(values)]
    cases.write_values(to, kept, {"sizes": sizes})


def _write_init(module: ModuleType, to: Path) -> None:
    values: list[cases.Value] = []
    form = cases.taken_apart(list(getattr(module, GET_INIT_INPUTS)()), values, f"what {GET_INIT_INPUTS}() returns")
    cases.write_values(to, values, {"form": form})


@dataclass(slots=True)
class _Caller:
    """Calls a function, and keeps the arrays of the call before."""

    function: Callable[..., object]
    session: Session
    launches: cases.CallLaunches
    folder: Path
    tries_packages: bool
    _package: str = ""
    _instead: str = ""
    _arguments: list[Any] = field(default_factory=list)
    _most: int = 0

    def call(self, call: Call) -> None:
        """Make one call and write its results.

        The facts beside them are the number of launches, their modelled time, the kernels, and of each kept launch the
        position of its kernel among these; behind the results come the inputs after the call.
        """
        inputs, _ = cases.read_values(self.folder / call.inputs)
        if call.is_wide:
            inputs = [cases.Value(v.array.astype(np.float64), v.package) if v.is_float else v for v in inputs]
        if self._package:
            inputs = [value.of(self._package) for value in inputs]
        if call.is_in_place and (
            len(self._arguments) == len(inputs)
            and all(
                not value.is_array or tuple(argument.shape) == value.array.shape
                for argument, value in zip(self._arguments, inputs, strict=True)
            )
        ):
            for argument, value in zip(self._arguments, inputs, strict=True):
                if value.is_array:
                    argument[...] = cases.as_argument(value)
        else:
            self._arguments = [cases.as_argument(value) for value in inputs]
        session = self.session
        launches, start, known = session.count, session.now(), {id(r): r.count for r in session.records}
        crashes = {id(record): len(record.crashes) for record in session.records}
        session.left_out = LAUNCHES_LEFT_OUT + 10 * self._most if call.is_left_out else None
        if call.is_kept:
            self.launches.begin(self.folder / call.to)
        try:
            result = self._called(inputs)
        finally:
            self.launches.end()
            self.tries_packages = False
        results = list(result) if isinstance(result, tuple | list) else [] if result is None else [result]
        kept = [cases.taken(value, f"result {number}") for number, value in enumerate(results)]
        after = [cases.taken(value, f"input {number}") for number, value in enumerate(self._arguments)]
        launched = [
            (record, point)
            for record, point in zip(session.records, session.points, strict=True)
            if record.count > known.get(id(record), 0)
        ]
        kernels = [_summary(record, point, record.count - known.get(id(record), 0)) for record, point in launched]
        positions = {id(record): position for position, (record, _) in enumerate(launched)}
        facts = {
            "results": len(kept),
            "launches": session.count - launches,
            "time_ns": start.ns_until(session.now()),
            "kernels": msgspec.to_builtins(kernels),
            "kept": [positions[id(record)] for record in self.launches.kinds] if call.is_kept else [],
            "not_kept": self.launches.hindrance if call.is_kept else "",
            "crashes": [text for r in session.records for text in r.crashes[crashes.get(id(r), 0) :]],
            "instead": self._instead,
        }
        self._most = max(self._most, session.count - launches)
        cases.write_values(self.folder / call.to, [*kept, *after], facts)

    def _called(self, inputs: Sequence[cases.Value]) -> object:
        """Call the function, if it does not take arrays of the package of the inputs with those of one that it imports.
        A function that has launched a kernel has taken what it was given.
        """
        before = self._launched
        try:
            return self.function(*self._arguments)
        except Exception as error:
            theirs = {value.package for value in inputs if value.is_array}
            if not self.tries_packages or not theirs or self._launched > before:
                raise
            for package in cases.PACKAGES:
                if package not in sys.modules or theirs == {package}:
                    continue
                try:
                    self._arguments = [cases.as_argument(value.of(package)) for value in inputs]
                    result = self.function(*self._arguments)
                except Exception:  # an array of this package may be what it does not take
                    if self._launched > before:
                        self._package, self._instead = package, _instead(package, theirs, error)
                        raise
                else:
                    self._package, self._instead = package, _instead(package, theirs, error)
                    return result
            self._arguments = [cases.as_argument(value) for value in inputs]
            raise

    @property
    def _launched(self) -> int:
        return sum(record.count for record in self.session.records)


def _instead(package: str, theirs: Container[str], error: Exception) -> str:
    others = " and ".join(name for key, name in cases.PACKAGES.items() if key in theirs)
    return f"called with arrays of {cases.PACKAGES[package]}: with those of {others}, it ends in {_last_line(error)}"


def _summary(record: recorder.LaunchRecord, point: points.PointResult, launches: int) -> cases.KernelSummary:
    known = {name: point.metrics[name] for name in cases.KernelSummary.METRICS if name in point.metrics}
    numbers = {name: metric.value for name, metric in known.items() if not isinstance(metric.value, str)}
    sectors = numbers.get("gld_transactions", 0) + numbers.get("gst_transactions", 0)
    excess = numbers.get("excess_sectors")
    return cases.KernelSummary(
        name=point.kernel,
        launches=launches,
        time_ns=point.time.value_ns if point.time is not None else None,
        time_provenance=point.time.provenance.value if point.time is not None else None,
        metrics=numbers,
        provenances={name: known[name].provenance.value for name in numbers},
        sectors=None if excess is None else sectors,
        ideal_sectors=None if excess is None else sectors - excess,
        fault=str(record.fault or ""),
    )


def _step(folder: Path, to: str, work: Callable[[], None]) -> None:
    """Do a step; what fails becomes the text of an `.error` file."""
    try:
        work()
    except Exception as error:  # noqa: BLE001 - a candidate may raise anything, which is its result
        (folder / f"{to}.error").write_text(_last_line(error), encoding="utf-8")


def _last_line(error: BaseException) -> str:
    text = traceback.format_exception_only(error)[-1].strip()
    return text.removeprefix(f"{type(error).__module__}.")


if __name__ == "__main__":
    sys.exit(run_job_file(Path(sys.argv[1]), Job, run_job))
