"""The inputs of a judgement, hostile ones too, and arguments and results as a file.

The rule: whole numbers in arrays stay what they are, since they may be indices; only their order changes. A case that
the reference itself does not take is left out, and the verdict says so.
"""

import json
import math
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, ClassVar

import ml_dtypes
import msgspec
import numpy as np

from warplens.cuda.capture import files
from warplens.cuda.capture.value import Capture
from warplens.cuda.ground.errors import InputError, WarplensError
from warplens.cuda.record.keeping import kept
from warplens.cuda.record.recorder import LaunchRecord

# Arguments and results as a file: arrays of NumPy, PyTorch, CuPy or PyCUDA, and plain numbers; nothing is unpickled.
# The rule: a value comes back as what it was, a tensor as a tensor; everything between is NumPy.

Plain = bool | int | float | str | None
PACKAGES: Mapping[str, str] = {"cupy": "CuPy", "pycuda": "PyCUDA", "torch": "PyTorch", "numpy": "NumPy"}
"""The packages of arrays with their names; those whose kernels take no arrays of others stand first."""
_STAND_INS = "warplens.cuda.record"
_DEVICE_ARRAYS = {  # classes of arrays in device memory: the module of the stand-in, and the name
    "cupy": (f"{_STAND_INS}.cupy.arrays", "ndarray"),
    "pycuda": (f"{_STAND_INS}.pycuda.gpuarray", "GPUArray"),
}
_NARROW = {"bfloat16": np.dtype(ml_dtypes.bfloat16)}  # what NumPy's files lack, kept as whole numbers of its size


@dataclass(frozen=True, slots=True)
class Value:
    """One argument or result: an array of one of the `PACKAGES`, or a plain number or text, which has none ("")."""

    content: np.ndarray | Plain
    package: str = ""

    @property
    def array(self) -> np.ndarray:
        """The array; a plain value has none, which is an `InputError`."""
        if not isinstance(self.content, np.ndarray):
            raise InputError(f"{self.content!r} is no array")
        return self.content

    def of(self, package: str) -> "Value":
        """Return an array as one of another package, and a plain value as it is."""
        return replace(self, package=package) if self.is_array else self

    @property
    def is_array(self) -> bool:
        """Whether it is an array."""
        return isinstance(self.content, np.ndarray)

    @property
    def is_float(self) -> bool:
        """Whether it is an array of floating-point numbers."""
        return isinstance(self.content, np.ndarray) and is_float(self.content)


def is_float(array: np.ndarray) -> bool:
    """Return whether an array has floating-point or complex numbers, also narrow ones."""
    return array.dtype.kind in "fc" or array.dtype in _NARROW.values()


def taken(value: object, what: str) -> Value:
    """Return a value of a program."""
    if value is None or isinstance(value, bool | int | float | str):
        return Value(value)
    if isinstance(value, np.ndarray | np.generic):
        return Value(np.array(value, copy=True), "numpy")
    if type(value).__module__.partition(".")[0] == "torch" and hasattr(value, "detach"):
        import torch

        tensor = value.detach().cpu().contiguous()
        if tensor.dtype == torch.bfloat16:
            return Value(tensor.view(torch.int16).numpy().copy().view(ml_dtypes.bfloat16), "torch")
        return Value(tensor.numpy().copy(), "torch")
    for package, (module, name) in _DEVICE_ARRAYS.items():
        kind: Any = getattr(sys.modules.get(module), name, ())
        if isinstance(value, kind):
            return Value(np.array(value.get(), copy=True), package)
    packages = ", ".join(PACKAGES.values())
    raise InputError(f"{what} is a {type(value).__name__}: arrays of {packages} and numbers are taken")


def as_argument(value: Value) -> object:
    """Return a value as a program takes it; an array is a copy."""
    if not isinstance(value.content, np.ndarray):
        return value.content
    if value.package == "cupy":
        from warplens.cuda.record import cupy

        return cupy.array(value.content)
    if value.package == "pycuda":
        from warplens.cuda.record.pycuda import gpuarray

        return gpuarray.to_gpu(value.content)
    if value.package != "torch":
        return value.content.copy()
    import torch

    if value.content.dtype == _NARROW["bfloat16"]:
        return torch.from_numpy(value.content.view(np.int16).copy()).view(torch.bfloat16)
    return torch.from_numpy(value.content.copy())


def taken_apart(value: object, into: list[Value], what: str) -> object:
    """Return how a value is made of lists, tuples and dictionaries, with the place of each other value in a list."""
    if type(value) is list or type(value) is tuple:
        return {type(value).__name__: [taken_apart(part, into, what) for part in value]}
    if type(value) is dict and all(isinstance(key, str) for key in value):
        return {"dict": {key: taken_apart(part, into, what) for key, part in value.items()}}
    into.append(taken(value, what))
    return len(into) - 1


def put_together(form: Any, values: Sequence[Value]) -> object:
    """Return what `taken_apart` has taken apart, as a program takes it."""
    match form:
        case {"list": parts}:
            return [put_together(part, values) for part in parts]
        case {"tuple": parts}:
            return tuple(put_together(part, values) for part in parts)
        case {"dict": parts}:
            return {key: put_together(part, values) for key, part in parts.items()}
    return as_argument(values[form])


def write_values(path: Path, values: Sequence[Value], facts: Mapping[str, object] | None = None) -> None:
    """Write values, and facts about them, to a file."""
    arrays: dict[str, np.ndarray] = {}
    described: list[dict[str, object]] = []
    for number, value in enumerate(values):
        if isinstance(value.content, np.ndarray):
            name = next((name for name, dtype in _NARROW.items() if value.content.dtype == dtype), "")
            arrays[f"a{number}"] = value.content.view(np.uint16) if name else value.content
            described.append({"package": value.package, "narrow": name})
        else:
            described.append({"plain": value.content})
    text = json.dumps({"values": described, "facts": dict(facts or {})})
    with path.open("wb") as file:
        np.savez(file, description=np.frombuffer(text.encode(), np.uint8), **arrays)  # type: ignore[arg-type]


def read_values(path: Path) -> tuple[list[Value], dict[str, Any]]:
    """Return the values and facts of a file; nothing in it is executed."""
    try:
        with np.load(path, allow_pickle=False) as kept:
            description = json.loads(bytes(kept["description"]).decode())
            values = []
            for number, item in enumerate(description["values"]):
                if "plain" in item:
                    values.append(Value(item["plain"]))
                    continue
                array = kept[f"a{number}"]
                narrow = _NARROW.get(item["narrow"])
                values.append(Value(array.view(narrow) if narrow is not None else array, str(item["package"])))
            return values, dict(description["facts"])
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise InputError(f"the results in {path.name} cannot be read: {error}") from None


# The bound follows from the reference in float64 where there is one, never from a constant that lets an error pass.
# With e = 2^-p the rounding of the format, k the length of the longest axis of the inputs and m the largest number of
# the true result: |result - true| <= 4 max |reference - true| + 4 e (m / 4 + |true|) (1 + sqrt(k)).
# Source: rounding errors of a sum of k numbers grow with sqrt(k) (Higham, Accuracy and Stability of Numerical
# Algorithms, 2nd edition, section 4.2).


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """The element of a result that is furthest from what is allowed; `index` is its place."""

    index: tuple[int, ...]
    value: float
    expected: float
    allowed: float
    count: int

    def __str__(self) -> str:
        place = ", ".join(map(str, self.index))
        error = abs(self.value - self.expected)
        far = f", {error:.3g} away where {self.allowed:.3g} is allowed" if math.isfinite(error) else ""
        elements = "1 element is" if self.count == 1 else f"{self.count:,} elements are"
        return f"[{place}] is {self.value:.7g}, and not {self.expected:.7g}{far}; {elements} wrong"


def difference(
    result: np.ndarray,
    reference: np.ndarray,
    true: np.ndarray | None,  # the reference in float64, None where it cannot be had
    *,
    longest: int,  # the length of the longest axis of the inputs
    rtol: float | None = None,  # as of NumPy's `allclose`, with `atol` in place of the bound
    atol: float | None = None,  # the same
) -> Difference | None:
    """Return where a result is wrong, None where it is right."""
    if not is_float(reference):
        wrong = np.asarray(result != reference)
        distance = wrong.astype(np.float64)
        allowed = np.zeros(reference.shape)
        expected = reference
    else:
        wide_type = np.complex128 if reference.dtype.kind == "c" else np.float64
        expected = np.asarray(reference if true is None else true, dtype=wide_type)
        with np.errstate(all="ignore"):
            wide = result.astype(expected.dtype)
            allowed = _allowed(reference, expected, longest, rtol, atol)
            distance = np.abs(wide - expected)
            same = (wide == expected) | (np.isnan(wide) & np.isnan(expected))
            # Alike is where both are NaN, or neither is and both have one sign; complex numbers have no sign.
            others = reference.astype(expected.dtype)
            alike = np.isnan(wide) == np.isnan(others)
            if wide.dtype.kind != "c":
                alike &= np.isnan(wide) | (np.signbit(wide) == np.signbit(others))
            overflown = ~np.isfinite(reference) & alike
            near = (distance <= allowed) & np.isfinite(expected)  # from an infinity everything is as far as it may be
            wrong = ~(same | near | (overflown & ~np.isfinite(wide)))
    count = int(np.count_nonzero(wrong))
    if not count:
        return None
    with np.errstate(invalid="ignore"):
        excess = np.where(wrong, np.nan_to_num(distance - allowed, nan=np.inf, posinf=np.inf), -np.inf)
    index = tuple(int(number) for number in np.unravel_index(int(np.argmax(excess)), excess.shape))
    return Difference(
        index=index,
        value=float(np.real(result[index])),
        expected=float(np.real(expected[index])),
        allowed=float(allowed[index]),
        count=count,
    )


def _allowed(
    reference: np.ndarray, true: np.ndarray, longest: int, rtol: float | None, atol: float | None
) -> np.ndarray:
    magnitude = np.abs(true)
    if rtol is not None or atol is not None:
        return np.asarray((atol or 0.0) + (rtol or 0.0) * magnitude)
    finite = magnitude[np.isfinite(magnitude)]
    largest = float(finite.max()) if finite.size else 0.0
    # the rounding error is half of the distance between 1 and the next number
    rounding = float(ml_dtypes.finfo(reference.dtype).eps) / 2  # type: ignore[no-untyped-call]
    with np.errstate(invalid="ignore"):
        own = np.abs(reference.astype(true.dtype) - true)
    finite_own = own[np.isfinite(own)]
    worst = float(finite_own.max()) if finite_own.size else 0.0
    return np.asarray(4 * worst + 4 * rounding * (largest / 4 + magnitude) * (1 + math.sqrt(max(longest, 1))))


Fill = Callable[[np.random.Generator, np.ndarray], np.ndarray]


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """Inputs of one call."""

    name: str  # what is hostile about them
    inputs: tuple[Value, ...]
    is_in_place: bool = False  # the values stand in the arrays of the call before, at the same addresses
    is_exact: bool = False  # must give the bits of the call before
    is_left_out: bool = False  # the candidate's kernels do nothing: what is right then, no kernel has computed


FILLS: Mapping[str, Fill] = {  # values for the floating-point arrays among the inputs
    "zeros": lambda _, like: np.zeros(like.shape),
    "ones": lambda _, like: np.ones(like.shape),
    "negative numbers": lambda random, like: -np.abs(random.standard_normal(like.shape)) - 1,
    "large numbers": lambda random, like: random.standard_normal(like.shape) * 1e3,
    "numbers of all magnitudes": lambda random, like: (
        random.standard_normal(like.shape) * 10.0 ** random.integers(-3, 4, like.shape)
    ),
    "a NaN": lambda random, like: _with_one(random.standard_normal(like.shape), np.nan),
    "an infinity": lambda random, like: _with_one(random.standard_normal(like.shape), np.inf),
}


def _with_one(values: np.ndarray, value: float) -> np.ndarray:
    if values.size:
        values.flat[values.size // 2] = value
    return values


def cases_of(base: Sequence[Value], sized: Mapping[str, Sequence[Value]], seed: int) -> Iterator[Case]:
    """Yield the cases, in the order in which a candidate is called."""
    inputs = tuple(base)
    random = np.random.default_rng(seed)
    yield Case(name="the inputs of the reference", inputs=inputs)
    yield Case(name="the same inputs again", inputs=inputs, is_exact=True)
    others = tuple(_filled(value, random, _like_before) for value in inputs)
    yield Case(name="other values in the same arrays", inputs=others, is_in_place=True)
    if any(value.is_float for value in inputs):
        for name, fill in FILLS.items():
            yield Case(name=name, inputs=tuple(_filled(value, random, fill) for value in inputs))
    for name, values in sized.items():
        yield Case(name=name, inputs=tuple(values))
    # values of their own: memory that is used again holds results of the calls before
    others = tuple(_filled(value, random, _like_before) for value in inputs)
    yield Case(name="kernels left out", inputs=others, is_left_out=True)


def _filled(value: Value, random: np.random.Generator, fill: Fill) -> Value:
    """Return an input with other values; whole numbers change their order alone."""
    if not value.is_array:
        return value
    array = value.array
    if value.is_float:
        return Value(fill(random, array).astype(array.dtype), value.package)
    return Value(random.permutation(array.reshape(-1)).reshape(array.shape), value.package)


def _like_before(random: np.random.Generator, like: np.ndarray) -> np.ndarray:
    """Return other values of the same magnitude and sign."""
    factors = random.uniform(0.5, 1.5, like.shape)
    return np.asarray(random.permutation(like.astype(np.float64).reshape(-1)).reshape(like.shape) * factors)


def other_sizes(sizes: Mapping[str, int]) -> Iterator[dict[str, int]]:
    """Yield sizes beside those of the reference: one more, one less, about half, 1, and twice, one name at a time."""
    for name, size in sizes.items():
        for other in dict.fromkeys((size + 1, size - 1, size // 2 + 1, 1, 2 * size + 1)):
            if other > 0 and other != size:
                yield {**sizes, name: other}


# Equal launches are kept one by one: one may do less than the next, by what its arrays and numbers hold.

MIB = 2**20
MOST_LAUNCHES = 64  # the most launches of a call that are kept: each is timed for some seconds
MOST_BYTES = 1024 * MIB  # the most bytes of arrays that all of them have together


class CallLaunches:
    """Keeps the launches of a call while there is one; `keep` is what a `Recorder` calls.

    `kinds` are the records of the kept launches, in their order, and `hindrance` says why not all are kept.
    """

    def __init__(self) -> None:
        self.kinds: list[LaunchRecord] = []
        self.hindrance = ""
        self._left_bytes = MOST_BYTES
        self._at: Path | None = None

    def begin(self, at: Path) -> None:
        """Keep the launches from now on, as the files `launch_file(at, 0)`, `launch_file(at, 1)` and so on."""
        self.kinds, self.hindrance, self._left_bytes, self._at = [], "", MOST_BYTES, at

    def end(self) -> None:
        """Keep no more launches."""
        self._at = None

    def keep(self, record: LaunchRecord, capture: Capture) -> str:
        """Keep a launch before it is executed; return "", since its point says nothing of that."""
        if self._at is None or self.hindrance:
            return ""
        try:
            capture = kept(capture)
            self._left_bytes -= capture.size_bytes
            if len(self.kinds) == MOST_LAUNCHES:
                self.hindrance = f"a call launches more than {MOST_LAUNCHES} kernels"
            elif self._left_bytes < 0:
                self.hindrance = f"the launches of a call have more than {MOST_BYTES // MIB:,} MiB of arrays together"
            else:
                path = launch_file(self._at, len(self.kinds))
                path.write_bytes(files.encode(capture))
                self.kinds.append(record)
        except WarplensError as error:
            self.hindrance = str(error)
        return ""


def launch_file(at: Path, number: int) -> Path:
    """Return the file of a launch of the call whose results are at a path."""
    return at.with_name(f"{at.name}-{number}{files.SUFFIX}")


class KernelSummary(msgspec.Struct, frozen=True, kw_only=True):
    """What one kind of launches of a call does."""

    METRICS: ClassVar[tuple[str, ...]] = (
        "gld_efficiency", "gst_efficiency", "shared_efficiency", "warp_execution_efficiency", "theoretical_occupancy",
        "gld_transactions", "gst_transactions", "atomic_transactions", "reduction_transactions", "copy_transactions",
        "excess_sectors", "excess_wavefronts", "registers_per_thread",
    )  # fmt: skip
    name: str
    launches: int
    time_ns: float | None  # of a launch; where it is measured, the mean of those of the call
    metrics: dict[str, float]  # those of `METRICS` that it has, in the units of `warplens.cuda.ground.metrics`
    provenances: dict[str, str] = {}  # where each metric comes from
    time_provenance: str | None = None
    sectors: float | None = None  # of global memory that its loads and stores take
    ideal_sectors: float | None = None  # those that they need at least
    fault: str = ""  # the race, or the read of shared memory that nothing wrote
    modelled_time_ns: float | None = None  # what was modelled, where the time is measured
    samples: int = 0  # the number of timed launches
    agreement: tuple[str, ...] = ()  # how the GPU's results compare with the engine's


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """Why a candidate fails."""

    rule: str  # "result", "inputs", "deterministic", "kernel", "fault", "race", "cached", "files", "ended" or "card"
    case: str  # the inputs that show it, "" where all do
    text: str


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """The verdict on a candidate, whose `function` was called, on a `device`: a sheet that counts and models, or a GPU.

    `notes` say what could not be looked at, and whether arrays of another package than the reference's were given;
    `cases` are the names of those that were compared. `kernels` are the launches of the second call with the inputs of
    the reference, as the first may try configurations. `time_ns` is the time of these, `reference_time_ns` that of the
    reference's own launches, and `time_provenance` says of both whether they are modelled, from the counts and the
    sheet of the device, or measured on a GPU; beside measured ones stand the modelled ones. `cache` is the state of the
    GPU's cache when a timed launch begins. What there is none of is None.
    """

    candidate: str
    reference: str
    function: str
    device: str
    passed: bool
    reasons: tuple[Reason, ...]
    notes: tuple[str, ...] = ()
    cases: tuple[str, ...] = ()
    kernels: tuple[KernelSummary, ...] = ()
    time_ns: float | None = None
    reference_time_ns: float | None = None
    time_provenance: str | None = None
    modelled_time_ns: float | None = None
    reference_modelled_time_ns: float | None = None
    cache: str | None = None
