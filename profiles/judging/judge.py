"""Calls a candidate and a reference with the same inputs, and says what stands against the candidate.

The rule: a result is compared in this process, from arrays; a case counts only if the reference takes it. On a GPU the
launches that a candidate has left are timed by another process, after those of the candidate have ended.

What is looked at against cheats: results that are right although no kernel is executed, results that are kept, faults
that are caught, results that change from call to call, files of the reference that change, processes that go on. What
nothing here can see, since a candidate runs with the rights of its user: one that changes Warplens in its own process
and makes up what its kernels do, or that finds out by the arguments and the order of calls that it is judged.
"""

import ast
import hashlib
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from warplens.cuda.device.gpus import default_device, is_gpu, load_device
from warplens.cuda.execute.gpu.launch_process import LaunchTiming
from warplens.cuda.ground.errors import InputError
from warplens.cuda.ground.metrics import Provenance
from warplens.profiles.arguments import launch_timing
from warplens.profiles.judging.cases import Case, KernelSummary, Reason, Value, Verdict, cases_of, difference
from warplens.profiles.judging.processes import MeasuredCall, Program, Results, measure_call
from warplens.profiles.judging.program import GET_INIT_INPUTS, GET_INPUTS

MODELS = (("ModelNew", "Model"), ("Model", "Model"))
"""Classes of PyTorch of a candidate and of its reference, as collections of generated kernels name them."""
DEFAULT_TIME_LIMIT_S = 300.0
SECTOR_BYTES = 32
_TIMING = ("time_ns", "reference_time_ns", "modelled_time_ns", "reference_modelled_time_ns", "cache")
FEW = 4  # of a result of so few elements all must be right without kernels, of a longer one more than half
_Called = tuple[list[Value], dict[str, Any]]  # what a call gave, with facts about it
NO_KERNEL = "what it computes is computed by a library, or nowhere"
RTOL = 1e-3  # a result without kernels that is right to this part is right on purpose
STORING = ("gst_transactions", "atomic_transactions", "reduction_transactions", "copy_transactions")
"""The sectors of global memory that a kernel may change."""


def judge(
    candidate: str | Path,
    reference: str | Path,
    *,
    function: str | None = None,
    device: str | None = None,
    emulate: bool = False,
    cache: str | None = None,
    timing: Mapping[str, float] | None = None,
    without: Sequence[str] = (),
    rtol: float | None = None,
    atol: float | None = None,
    seed: int = 0,
    time_limit_s: float = DEFAULT_TIME_LIMIT_S,
) -> Verdict:
    """Judge a Python file with kernels by a reference: right, in bounds, without races, and the same each time.

    Both files define the function; the reference also defines `get_inputs()`, which returns its arguments. Parameters
    of `get_inputs` with whole numbers as defaults are sizes, which are varied. Models are made from what
    `get_init_inputs()` returns, of the reference where the candidate has none. A candidate that does not take arrays of
    the reference's package gets those of a package that it imports. The files run in processes of their own, with the
    rights of the user.

    Args:
        function: the function; by default the one that both define, or the classes `ModelNew` and `Model` of PyTorch.
        device: a key of `devices`, by whose sheet the launches are counted and modelled; a GPU of this machine times
            the launches of a candidate that passes, and those of the reference.
        cache: `cold` or `warm`, the state of the GPU's cache when a timed launch begins.
        timing: settings of the timing, such as `{"least_samples": 20}`.
        rtol, atol: tolerances as of NumPy's `allclose`, in place of the bound of `closeness`.
        time_limit_s: seconds that each process may take.

    Raises:
        InputError: a file is not there or has no such function, the reference fails with its own inputs, the device is
            a GPU that is not there, or `cache` or `timing` is wrong, or is given and nothing is timed.
    """
    files = Path(candidate), Path(reference)
    names = function_names(*files, function)
    spec = load_device(default_device() if device is None else device)
    how = launch_timing(cache, timing, is_timed=is_gpu(spec.key) and not emulate)
    theirs = Program(files[1], names[1], spec.key, seed, time_limit_s)
    inputs = theirs.inputs()
    cases = list(cases_of(inputs.base, inputs.sized, seed))
    names_of_cases = [case.name for case in cases]
    if unknown := [name for name in without if name not in names_of_cases]:
        raise InputError(f"no case is named {unknown[0]!r}; the cases are {', '.join(map(repr, names_of_cases))}")
    cases = [case for case in cases if case.name not in without]
    measured = next((number for number, case in enumerate(cases) if case.is_exact), 0) if how and cases else None
    # the candidate runs first: there is no result yet that it could find
    before = {path: _digest(path) for path in files[1].parent.glob("*.py")}  # and what it may import from beside it
    mine = Program(files[0], names[0], spec.key, seed, time_limit_s)
    own = mine.results(cases, is_candidate=True, init=inputs.init, kept=measured)
    verdict = partial(Verdict, candidate=str(files[0]), reference=str(files[1]), function=names[0], device=spec.key)
    changed = sorted(path for path, digest in before.items() if _digest(path) != digest)
    if changed:
        text = f"it changes {', '.join(path.name for path in changed)}, which it is judged by"
        reasons = (Reason(rule="files", case="", text=text),)
        return verdict(passed=False, reasons=reasons)
    expected = theirs.results(cases, with_wide=True, kept=measured)
    if isinstance(expected.calls[0], str):
        raise InputError(f"{files[1]} fails with its own inputs: {expected.calls[0] or expected.ended}")
    judgement = _Judgement(own, expected, cases, rtol, atol)
    judgement.compare()
    if how is not None and measured is not None:
        judgement.measure(measured, spec.key, how, time_limit_s)
    return verdict(
        passed=not judgement.reasons,
        reasons=tuple(judgement.reasons),
        notes=tuple(judgement.notes),
        cases=tuple(judgement.compared),
        kernels=tuple(judgement.kernels),
        time_provenance=None if judgement.time_ns is None else judgement.time_provenance.value,
        **{name: getattr(judgement, name) for name in _TIMING},
    )


def _digest(path: Path) -> str:
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError:
        return ""


def function_names(candidate: Path, reference: Path, function: str | None = None) -> tuple[str, str]:
    """Return the names of what is called in a candidate and in its reference; neither file is executed."""
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
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
    except OSError as error:
        raise InputError(f"{path} cannot be read: {error.strerror}") from None
    except (SyntaxError, ValueError) as error:
        raise InputError(f"{path} is no Python: {error}") from None
    return [node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef)]


@dataclass(slots=True)
class _Judgement:
    own: Results
    expected: Results
    cases: Sequence[Case]
    rtol: float | None
    atol: float | None
    reasons: list[Reason] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    compared: list[str] = field(default_factory=list)
    kernels: list[KernelSummary] = field(default_factory=list)
    time_ns: float | None = None
    reference_time_ns: float | None = None
    time_provenance: Provenance = Provenance.MODELLED
    modelled_time_ns: float | None = None
    reference_modelled_time_ns: float | None = None
    cache: str | None = None
    _before: list[Value] = field(default_factory=list)
    _expected_before: list[Value] = field(default_factory=list)
    _is_called: bool = False
    _is_launching: bool = False
    _is_informative: bool = False

    def compare(self) -> None:
        for number, case in enumerate(self.cases):
            reference, candidate = self.expected.calls[number], self.own.calls[number]
            if not isinstance(reference, str):
                expected = _outputs(reference, reference[1])
                self._is_informative |= any(value.is_array and bool(np.any(value.array != 0)) for value in expected)
            if isinstance(reference, str):
                self.notes.append(f"{case.name}: left out, since the reference fails: {reference}")
            elif case.is_left_out:
                if not isinstance(candidate, str):
                    self.compared.append(case.name)
                    self._look_for_results_without_kernels(case, candidate, reference)
            elif candidate == "":
                self._add("ended", case, self.own.ended or "its process ended without a word")
                return
            elif isinstance(candidate, str):
                self._add("fault", case, candidate)
                self._before = []
            else:
                self.compared.append(case.name)
                self._compare_case(number, case, candidate, reference)
        if self._is_called and not self._is_launching:
            ended = " where it ends" if any(reason.rule == "fault" for reason in self.reasons) else ""
            self._add("kernel", None, f"it launches no kernel{ended}: {NO_KERNEL}")
        if self.compared and not self._is_informative:
            says = "the reference returns zeros for all inputs: a candidate that writes zeros cannot be told"
            self.notes.append(says)

    def measure(self, number: int, device: str, timing: LaunchTiming, time_limit_s: float) -> None:
        """Put the times of a call on a GPU in the place of the modelled ones, where the candidate passes."""
        own, expected = self.own.calls[number], self.expected.calls[number]
        if self.reasons or isinstance(own, str) or isinstance(expected, str) or not own[1]["launches"]:
            self.notes.append("not measured: only the launches of a candidate that passes are given to the GPU")
            return
        mine = measure_call(self.own.kept, self.kernels, device, timing, time_limit_s)
        if mine.failure:
            self._add("card", self.cases[number], f"on the GPU, {mine.failure}")
            return
        if mine.hindrance:
            self.notes.append(f"not measured: {mine.hindrance}")
            return
        theirs = MeasuredCall()
        if expected[1]["launches"]:
            kernels = msgspec.convert(expected[1]["kernels"], list[KernelSummary])
            theirs = measure_call(self.expected.kept, kernels, device, timing, time_limit_s)
            if theirs.time_ns is None:
                self.notes.append(f"not measured: of the reference {theirs.failure or theirs.hindrance}")
                return
        self.modelled_time_ns, self.reference_modelled_time_ns = self.time_ns, self.reference_time_ns
        self.kernels, self.time_ns, self.reference_time_ns = list(mine.kernels), mine.time_ns, theirs.time_ns
        self.time_provenance, self.cache = Provenance.MEASURED, timing.cache.value

    def _compare_case(self, number: int, case: Case, candidate: _Called, reference: _Called) -> None:
        facts = candidate[1]
        was_launching, self._is_called = self._is_launching, True
        self._is_launching |= facts["launches"] > 0
        kernels = msgspec.convert(facts["kernels"], list[KernelSummary])
        if facts["instead"] and facts["instead"] not in self.notes:
            self.notes.append(facts["instead"])
        if number == 0 or (case.is_exact and facts["launches"]):  # the first call may try configurations
            self.kernels, self.time_ns = kernels, _time(facts)
            self.reference_time_ns = _time(reference[1])
        for crash in facts["crashes"]:
            self._add("fault", case, f"a launch failed, and it goes on: {crash}")
        for kernel in kernels:
            if kernel.fault and not any(kernel.fault in reason.text for reason in self.reasons):
                self._add("race", case, f"{kernel.name}: {kernel.fault}")
        results, expected = _outputs(candidate, reference[1]), _outputs(reference, reference[1])
        self._compare_results(number, case, results, expected, self._before)
        if facts["launches"]:
            # Kernels that store less than the results hold: something else computes them.
            stored = [(kernel.launches, sum(kernel.metrics.get(name, 0) for name in STORING)) for kernel in kernels]
            most = sum(launches * SECTOR_BYTES * sectors for launches, sectors in stored)
            needed = sum(value.array.nbytes for value in results if value.is_array)
            if most < needed and all(reason.rule != "kernel" for reason in self.reasons):
                text = f"its kernels store at most {most:,.0f} bytes, and the results have {needed:,}"
                self._add("kernel", case, f"{text}: something else computes them")
        if reference[1]["results"]:
            # Inputs that the candidate changes and the reference does not:
            mine = candidate[0][candidate[1]["results"] :]
            theirs = reference[0][reference[1]["results"] :]
            for place, (after, other, before) in enumerate(zip(mine, theirs, case.inputs, strict=False)):
                if before.is_array and _same([other], [before]) and not _same([after], [before]):
                    self._add("inputs", case, f"it changes input {place}, which the reference leaves as it is")
        if case.is_exact and self._before and was_launching and not facts["launches"]:
            self._add("cached", case, "it launches no kernel for inputs that it has had, and returns what it kept")
        if case.is_exact and self._before and not _same(results, self._before):
            self._add("deterministic", case, "the results of two calls with the same inputs differ in their bits")
        self._before, self._expected_before = results, expected

    def _compare_results(
        self, number: int, case: Case, results: Sequence[Value], expected: Sequence[Value], before: Sequence[Value]
    ) -> None:
        if len(results) != len(expected):
            self._add("result", case, f"it returns {len(results)} values, and the reference {len(expected)}")
            return
        wide = self.expected.wide[number]
        true = [] if isinstance(wide, str) else _outputs(wide, wide[1])
        longest = max((max(value.array.shape, default=1) for value in case.inputs if value.is_array), default=1)
        is_alike = _same(expected, self._expected_before)
        for place, (result, value) in enumerate(zip(results, expected, strict=True)):
            fits = place < len(true) and true[place].is_array
            exact = true[place].array if fits else None
            sentence = self._wrong(result, value, exact, longest)
            if sentence:
                name = f"result {place}: " if len(expected) > 1 else ""
                is_old = place < len(before) and not case.is_exact and not is_alike  # else equal results are no wonder
                cause = _cause(result, value, case.inputs, before[place] if is_old else None)
                rule = "cached" if cause.startswith("it returns the result of the call before") else "result"
                self._add(rule, case, f"{name}{cause}{sentence}")

    def _wrong(self, result: Value, expected: Value, true: np.ndarray | None, longest: int) -> str:
        if not expected.is_array or not result.is_array:
            return "" if result.content == expected.content else f"is {result.content!r}, and not {expected.content!r}"
        mine, theirs = result.array, expected.array
        if mine.shape != theirs.shape or mine.dtype != theirs.dtype:
            return f"is {mine.dtype}{list(mine.shape)}, and not {theirs.dtype}{list(theirs.shape)}"
        exact = true if true is not None and true.shape == theirs.shape else None
        distance = difference(mine, theirs, exact, longest=longest, rtol=self.rtol, atol=self.atol)
        return "" if distance is None else str(distance)

    def _look_for_results_without_kernels(self, case: Case, candidate: _Called, reference: _Called) -> None:
        results, expected = _outputs(candidate, reference[1]), _outputs(reference, reference[1])
        for place, (result, value) in enumerate(zip(results, expected, strict=False)):
            are_arrays = result.is_array and value.is_array
            if not are_arrays or any(given.is_array and _same([value], [given]) for given in case.inputs):
                continue
            right = _right_by_itself(result.array, value.array, case.inputs, self.rtol, self.atol)
            if right:
                name = f" of result {place}" if len(expected) > 1 else ""
                text = f"{right:,} of {value.array.size:,} elements{name} are right although no kernel was executed"
                self._add("kernel", case, f"{text}: something else computes them")

    def _add(self, rule: str, case: Case | None, text: str) -> None:
        self.reasons.append(Reason(rule=rule, case="" if case is None else case.name, text=text))


def _right_by_itself(
    result: np.ndarray, expected: np.ndarray, inputs: Sequence[Value], rtol: float | None, atol: float | None
) -> int:
    """Return how many elements are right that no fill and no input explains; 0 where they are too few to tell.

    Zeros say nothing, nor does a number that half of the result has, as an array has that was filled before a kernel,
    nor one that stands at the same place of an input.
    """
    if result.shape != expected.shape or result.dtype != expected.dtype or not result.size:
        return 0
    allowed = (rtol or RTOL) * np.abs(expected.astype(np.float64)) if expected.dtype.kind != "c" else 0.0
    with np.errstate(all="ignore"):
        near = np.abs(result.astype(np.complex128) - expected.astype(np.complex128)) <= allowed + (atol or 0.0)
    informative = near & (expected != 0)
    for value in inputs:
        if value.is_array and value.array.shape == result.shape:
            informative &= ~np.asarray(value.array == result)
    if result.size > FEW:
        values, counts = np.unique(result, return_counts=True)
        informative &= ~np.isin(result, values[counts * 2 > result.size])
    count = int(np.count_nonzero(informative))
    return count if 2 * count > result.size and (result.size > FEW or count == result.size) else 0


def _outputs(call: _Called, reference: dict[str, Any]) -> list[Value]:
    """Return what is compared: the results, or where the reference returns none, the arrays among the inputs after."""
    values, facts = call
    if reference["results"]:
        return values[: facts["results"]]
    return [value for value in values[facts["results"] :] if value.is_array]


def _same(values: Sequence[Value], others: Sequence[Value]) -> bool:
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
    with np.errstate(invalid="ignore"):  # unwritten memory may hold a signalling NaN
        is_zero = result.array.size and not np.any(result.array)
    if is_zero:
        return "it returns zeros: "
    if before is not None and _same([result], [before]):
        return "it returns the result of the call before: "
    return ""


def _time(facts: dict[str, Any]) -> float | None:
    time_ns = facts["time_ns"]
    return None if not facts["launches"] or time_ns is None or math.isnan(time_ns) else float(time_ns)
