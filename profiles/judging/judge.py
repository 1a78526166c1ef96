"""Calls a candidate and a reference with the same inputs, and says what stands against the candidate.

The rule: a result is compared in this process, from arrays; a case counts only if the reference takes it.
"""

from __future__ import annotations

import ast
import math
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import numpy as np

from warplens.cuda.device.cards import default_device, load_device
from warplens.cuda.errors import InputError
from warplens.profiles.judging.cases import Case, cases_of
from warplens.profiles.judging.closeness import difference
from warplens.profiles.judging.program import BASE, GET_INIT_INPUTS, GET_INPUTS, Call, Job
from warplens.profiles.judging.values import Value, read_values, write_values
from warplens.profiles.judging.verdict import KernelSummary, Reason, Verdict

MODELS = (("ModelNew", "Model"), ("Model", "Model"))
"""Classes of PyTorch of a candidate and of its reference, as collections of generated kernels name them."""
DEFAULT_TIME_LIMIT_S = 300.0
SECTOR_BYTES = 32
STORING = ("gst_transactions", "atomic_transactions", "reduction_transactions", "copy_transactions")
"""The sectors of global memory that a kernel may change."""


def judge(
    candidate: str | Path,
    reference: str | Path,
    *,
    function: str | None = None,
    device: str | None = None,
    without: Sequence[str] = (),
    rtol: float | None = None,
    atol: float | None = None,
    seed: int = 0,
    time_limit_s: float = DEFAULT_TIME_LIMIT_S,
) -> Verdict:
    """Judge a Python file with kernels by a reference: right, in bounds, without races, and the same each time.

    Both files define the function; the reference also defines `get_inputs()`, which returns its arguments. Parameters
    of `get_inputs` with whole numbers as defaults are sizes, which are varied. The files run in processes of their own,
    with the rights of the user.

    Args:
        candidate, reference: the files.
        function: the function; by default the one that both define, or the classes `ModelNew` and `Model` of PyTorch.
        device: a key of `devices`, by whose sheet the launches are counted and modelled.
        without: names of cases that do not count.
        rtol, atol: tolerances as of NumPy's `allclose`, in place of the bound of `closeness`.
        seed: of all random numbers.
        time_limit_s: seconds that each process may take.

    Raises:
        InputError: a file is not there or has no such function, or the reference fails with its own inputs.
    """
    files = Path(candidate), Path(reference)
    names = function_names(*files, function)
    spec = load_device(default_device() if device is None else device)
    theirs = _Program(files[1], names[1], spec.key, seed, time_limit_s)
    cases = list(cases_of(*theirs.inputs(), seed))
    _refuse_unknown(without, [case.name for case in cases])
    cases = [case for case in cases if case.name not in without]
    # the candidate runs first: there is no result yet that it could find
    own = _Program(files[0], names[0], spec.key, seed, time_limit_s).results(cases)
    expected = theirs.results(cases, with_wide=True)
    if isinstance(expected.calls[0], str):
        raise InputError(f"{files[1]} fails with its own inputs: {expected.calls[0] or expected.ended}")
    judgement = _Judgement(own, expected, cases, rtol, atol)
    judgement.compare()
    return Verdict(
        candidate=str(files[0]),
        reference=str(files[1]),
        function=names[0],
        device=spec.key,
        passed=not judgement.reasons,
        reasons=tuple(judgement.reasons),
        notes=tuple(judgement.notes),
        cases=tuple(judgement.compared),
        kernels=tuple(judgement.kernels),
        time_ns=judgement.time_ns,
        reference_time_ns=judgement.reference_time_ns,
    )


def function_names(candidate: Path, reference: Path, function: str | None = None) -> tuple[str, str]:
    """Return the names of what is called in a candidate and in its reference; neither file is executed.

    Raises:
        InputError: a file cannot be read, or it is not clear which function is meant.

    Example:
        >>> with TemporaryDirectory() as folder:
        ...     for name in ("mine.py", "reference.py"):
        ...         _ = Path(folder, name).write_text("def add(x, y): return x + y")
        ...     function_names(Path(folder, "mine.py"), Path(folder, "reference.py"))
        ('add', 'add')
    """
    own, others = _defined(candidate), _defined(reference)
    if function is not None:
        for path, names in ((candidate, own), (reference, others)):
            if function not in names:
                raise InputError(f"{path} defines no {function}; it defines {', '.join(names) or 'nothing'}")
        return function, function
    for mine, theirs in MODELS:
        if mine in own and theirs in others:
            return mine, theirs
    shared = [name for name in own if name in others and not name.startswith("_")]
    shared = [name for name in shared if name not in (GET_INPUTS, GET_INIT_INPUTS)]
    if len(shared) == 1:
        return shared[0], shared[0]
    which = f"several: {', '.join(shared)}" if shared else "none"
    raise InputError(f"one function is judged that {candidate} and {reference} both define; they share {which}")


def _defined(path: Path) -> list[str]:
    """Return the functions and classes that a file defines."""
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
    except OSError as error:
        raise InputError(f"{path} cannot be read: {error.strerror}") from None
    except (SyntaxError, ValueError) as error:
        raise InputError(f"{path} is no Python: {error}") from None
    return [node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef)]


def _refuse_unknown(without: Sequence[str], names: Sequence[str]) -> None:
    for name in without:
        if name not in names:
            raise InputError(f"no case is named {name!r}; the cases are {', '.join(map(repr, names))}")


CallResult = tuple[list[Value], dict[str, Any]] | str
"""What a call gave, with facts about it; or the sentence on why it gave nothing, empty where its process had ended."""


@dataclass(frozen=True, slots=True)
class _Results:
    """The results of the calls of a process, by case: as they are and from float64; and how it ended, if early."""

    calls: list[CallResult]
    wide: list[CallResult]
    ended: str


@dataclass(frozen=True, slots=True)
class _Program:
    """A file, run in a process of its own, with a folder that holds what goes to and from that process alone."""

    file: Path
    function: str
    device: str
    seed: int
    time_limit_s: float

    def inputs(self) -> tuple[list[Value], dict[str, list[Value]]]:
        """Return the inputs that the file gives, and those of other sizes, by what is other.

        Raises:
            InputError: it gives none.
        """
        with _folder() as folder:
            ended = self._run(folder, has_inputs=True)
            base = _result(folder, BASE)
            if ended or isinstance(base, str):
                raise InputError(f"{self.file} gives no inputs: {ended or base}")
            sized = {}
            for path in sorted(folder.glob("sized-*")):
                if path.suffix != ".error":
                    values, facts = read_values(path)
                    sizes = base[1]["sizes"]
                    changed = {name: size for name, size in facts["sizes"].items() if size != sizes.get(name)}
                    sized[", ".join(f"{name}={size}" for name, size in changed.items())] = values
        return base[0], sized

    def results(self, cases: Sequence[Case], *, with_wide: bool = False) -> _Results:
        """Call the function with each case; `with_wide` once more with the floating-point numbers as float64."""
        with _folder() as folder:
            calls = []
            for number, case in enumerate(cases):
                write_values(folder / f"case-{number}", case.inputs)
                calls.append(Call(inputs=f"case-{number}", to=f"call-{number}", is_in_place=case.is_in_place))
            if with_wide:
                calls += [Call(inputs=call.inputs, to=f"wide-{call.to}", is_wide=True) for call in calls]
            ended = self._run(folder, calls=tuple(calls))
            found = [_result(folder, call.to) for call in calls]
        return _Results(found[: len(cases)], found[len(cases) :], ended)

    def _run(self, folder: Path, **asked: Any) -> str:
        """Run the process to its end, and return how it ended before that, empty where it did not."""
        job = Job(file=str(self.file.resolve()), function=self.function, device=self.device, seed=self.seed, **asked)
        path = folder / "job.json"
        path.write_bytes(msgspec.json.encode(job))
        try:
            ended = subprocess.run(
                [sys.executable, "-m", "warplens.profiles.judging.program", str(path)],
                capture_output=True,
                text=True,
                errors="replace",
                timeout=self.time_limit_s if math.isfinite(self.time_limit_s) else None,
                stdin=subprocess.DEVNULL,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return f"it took longer than {self.time_limit_s:g} s"
        if ended.returncode == 0:
            return ""
        lines = [line for line in ended.stderr.splitlines() if line.strip()]
        return _error(folder, "job") or f"its process ended with code {ended.returncode}: {lines[-1] if lines else ''}"


@contextmanager
def _folder() -> Iterator[Path]:
    with TemporaryDirectory(prefix="warplens-judge-", ignore_cleanup_errors=True) as folder:
        yield Path(folder)


def _result(folder: Path, name: str) -> CallResult:
    """Return what a call left in a folder."""
    path = folder / name
    if not path.is_file():
        return _error(folder, name)
    try:
        return read_values(path)
    except InputError as error:
        return str(error)


def _error(folder: Path, name: str) -> str:
    path = folder / f"{name}.error"
    return path.read_text(encoding="utf-8", errors="replace") if path.is_file() else ""


@dataclass(slots=True)
class _Judgement:
    """What is found against a candidate."""

    own: _Results
    expected: _Results
    cases: Sequence[Case]
    rtol: float | None
    atol: float | None
    reasons: list[Reason] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    compared: list[str] = field(default_factory=list)
    kernels: list[KernelSummary] = field(default_factory=list)
    time_ns: float | None = None
    reference_time_ns: float | None = None

    def compare(self) -> None:
        """Compare all cases."""
        before: list[Value] = []
        informative, launching = False, False
        for number, case in enumerate(self.cases):
            reference = self.expected.calls[number]
            if isinstance(reference, str):
                self.notes.append(f"{case.name}: left out, since the reference fails: {reference}")
                continue
            candidate = self.own.calls[number]
            if isinstance(candidate, str):
                if not candidate:
                    self._add("ended", case, self.own.ended or "its process ended without a word")
                    return
                self._add("fault", case, candidate)
                before = []
                continue
            self.compared.append(case.name)
            facts = candidate[1]
            launching |= facts["launches"] > 0
            kernels = msgspec.convert(facts["kernels"], list[KernelSummary])
            if number == 0:
                self.kernels, self.time_ns = kernels, _time(facts)
                self.reference_time_ns = _time(reference[1])
            for kernel in kernels:
                if kernel.fault and not any(kernel.fault in reason.text for reason in self.reasons):
                    self._add("race", case, f"{kernel.name}: {kernel.fault}")
            results = _outputs(candidate, reference[1])
            expected = _outputs(reference, reference[1])
            informative |= any(value.is_array and bool(np.any(value.array != 0)) for value in expected)
            self._compare_results(number, case, results, expected, before)
            if facts["launches"]:
                self._look_for_bystanders(case, kernels, results)
            if reference[1]["results"]:
                self._compare_inputs(case, candidate, reference)
            if case.is_exact and before and not _same(results, before):
                self._add("deterministic", case, "the results of two calls with the same inputs differ in their bits")
            before = results
        if self.compared and not launching:
            self._add("kernel", None, "it launches no kernel: what it computes is computed by a library, or nowhere")
        if self.compared and not informative:
            self.notes.append(
                "the reference returns zeros for all inputs: a candidate that writes zeros cannot be told"
            )

    def _compare_results(
        self, number: int, case: Case, results: Sequence[Value], expected: Sequence[Value], before: Sequence[Value]
    ) -> None:
        if len(results) != len(expected):
            self._add("result", case, f"it returns {len(results)} values, and the reference {len(expected)}")
            return
        wide = self.expected.wide[number]
        true = [] if isinstance(wide, str) else _outputs(wide, wide[1])
        longest = max((max(value.array.shape, default=1) for value in case.inputs if value.is_array), default=1)
        for place, (result, value) in enumerate(zip(results, expected, strict=True)):
            fits = place < len(true) and true[place].is_array
            exact = true[place].array if fits else None
            sentence = self._wrong(result, value, exact, longest)
            if sentence:
                name = f"result {place}: " if len(expected) > 1 else ""
                cause = _cause(result, value, case.inputs, before[place] if place < len(before) else None)
                rule = "cached" if cause.startswith("it returns the result of the call before") else "result"
                self._add(rule, case, f"{name}{cause}{sentence}")

    def _wrong(self, result: Value, expected: Value, true: np.ndarray | None, longest: int) -> str:
        """Return what is wrong with a result, empty where it is right."""
        if not expected.is_array or not result.is_array:
            return "" if result.content == expected.content else f"is {result.content!r}, and not {expected.content!r}"
        mine, theirs = result.array, expected.array
        if mine.shape != theirs.shape or mine.dtype != theirs.dtype:
            return f"is {mine.dtype}{list(mine.shape)}, and not {theirs.dtype}{list(theirs.shape)}"
        exact = true if true is not None and true.shape == theirs.shape else None
        found = difference(mine, theirs, exact, longest=longest, rtol=self.rtol, atol=self.atol)
        return "" if found is None else str(found)

    def _compare_inputs(
        self, case: Case, candidate: tuple[list[Value], dict[str, Any]], reference: tuple[list[Value], dict[str, Any]]
    ) -> None:
        """Look for inputs that the candidate changes and the reference does not."""
        mine = candidate[0][candidate[1]["results"] :]
        theirs = reference[0][reference[1]["results"] :]
        for place, (after, other, given) in enumerate(zip(mine, theirs, case.inputs, strict=False)):
            if given.is_array and _same([other], [given]) and not _same([after], [given]):
                self._add("inputs", case, f"it changes input {place}, which the reference leaves as it is")

    def _look_for_bystanders(self, case: Case, kernels: Sequence[KernelSummary], results: Sequence[Value]) -> None:
        """Look for kernels that store less than the results hold, so that something else computes them."""
        most = sum(kernel.launches * SECTOR_BYTES * _sectors_stored(kernel) for kernel in kernels)
        needed = sum(value.array.nbytes for value in results if value.is_array)
        if most < needed and all(reason.rule != "kernel" for reason in self.reasons):
            text = f"its kernels store at most {most:,.0f} bytes, and the results have {needed:,}"
            self._add("kernel", case, f"{text}: something else computes them")

    def _add(self, rule: str, case: Case | None, text: str) -> None:
        self.reasons.append(Reason(rule=rule, case="" if case is None else case.name, text=text))


def _sectors_stored(kernel: KernelSummary) -> float:
    return sum(kernel.metrics.get(name, 0) for name in STORING)


def _outputs(call: tuple[list[Value], dict[str, Any]], reference: dict[str, Any]) -> list[Value]:
    """Return what is compared: the results, or where the reference returns none, the arrays among the inputs after."""
    values, facts = call
    if reference["results"]:
        return values[: facts["results"]]
    return [value for value in values[facts["results"] :] if value.is_array]


def _same(values: Sequence[Value], others: Sequence[Value]) -> bool:
    """Return whether values agree bit by bit."""

    def pairs() -> Iterator[bool]:
        for value, other in zip(values, others, strict=True):
            if value.is_array and other.is_array:
                yield value.array.shape == other.array.shape and value.array.tobytes() == other.array.tobytes()
            else:
                yield value.content == other.content

    return len(values) == len(others) and all(pairs())


def _cause(result: Value, expected: Value, inputs: Sequence[Value], before: Value | None) -> str:
    """Return what a wrong result looks like, as the beginning of a sentence."""
    if not (result.is_array and expected.is_array):
        return ""
    for place, value in enumerate(inputs):
        if value.is_array and result.array.size and _same([result], [value]):
            return f"it returns input {place} as it is: "
    if result.array.size and not np.any(result.array):
        return "it returns zeros: "
    if before is not None and _same([result], [before]):
        return "it returns the result of the call before: "
    return ""


def _time(facts: dict[str, Any]) -> float | None:
    time_ns = facts["time_ns"]
    return None if not facts["launches"] or time_ns is None or math.isnan(time_ns) else float(time_ns)
