"""The inputs of a judgement: those of the reference, and hostile ones of the same shapes and of others.

The rule: whole numbers in arrays stay what they are, since they may be indices; only their order changes. A case that
the reference itself does not take is left out, and the verdict says so.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

import msgspec
import numpy as np

from warplens.cuda.capture import files
from warplens.cuda.capture.value import Capture
from warplens.cuda.ground.errors import WarplensError
from warplens.cuda.record.keeping import kept
from warplens.cuda.record.recorder import LaunchRecord
from warplens.profiles.judging.values import Value

Fill = Callable[[np.random.Generator, np.ndarray], np.ndarray]


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """Inputs of one call.

    `name` says what is hostile about them. With `is_in_place` the values stand in the arrays of the call before, at the
    same addresses. `is_exact` cases must give the bits of the call before. With `is_left_out` the kernels of the
    candidate do nothing: what is right then, no kernel has computed.
    """

    name: str
    inputs: tuple[Value, ...]
    is_in_place: bool = False
    is_exact: bool = False
    is_left_out: bool = False


def _uneven(random: np.random.Generator, like: np.ndarray) -> np.ndarray:
    values = random.standard_normal(like.shape) * 10.0 ** random.integers(-3, 4, like.shape)
    return np.asarray(values)


FILLS: Mapping[str, Fill] = {
    "zeros": lambda _, like: np.zeros(like.shape),
    "ones": lambda _, like: np.ones(like.shape),
    "negative numbers": lambda random, like: -np.abs(random.standard_normal(like.shape)) - 1,
    "large numbers": lambda random, like: random.standard_normal(like.shape) * 1e3,
    "numbers of all magnitudes": _uneven,
    "a NaN": lambda random, like: _with_one(random.standard_normal(like.shape), np.nan),
    "an infinity": lambda random, like: _with_one(random.standard_normal(like.shape), np.inf),
}
"""Values for the floating-point arrays among the inputs."""


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
    yield Case(
        name="other values in the same arrays",
        inputs=tuple(_filled(value, random, _like_before) for value in inputs),
        is_in_place=True,
    )
    if any(value.is_float for value in inputs):
        for name, fill in FILLS.items():
            yield Case(name=name, inputs=tuple(_filled(value, random, fill) for value in inputs))
    for name, values in sized.items():
        yield Case(name=name, inputs=tuple(values))
    # values of their own: memory that is used again holds results of the calls before
    yield Case(
        name="kernels left out",
        inputs=tuple(_filled(value, random, _like_before) for value in inputs),
        is_left_out=True,
    )


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
    """What one kind of launches of a call does.

    `metrics` are those of `METRICS` that it has, in the units of `warplens.cuda.ground.metrics`, and `provenances` says
    of each where it comes from. `ideal_sectors` are the sectors of global memory that its loads and stores need at
    least, where `sectors` are those that they take. `fault` is the race, or the read of shared memory that nothing
    wrote. `time_ns` is the time of a launch. Where it is measured, it is the mean of those of the call; `samples` says
    of how many timed launches, `agreement` how the GPU's results compare with the engine's, and `modelled_time_ns`
    what was modelled.
    """

    METRICS: ClassVar[tuple[str, ...]] = (
        "gld_efficiency", "gst_efficiency", "shared_efficiency", "warp_execution_efficiency", "theoretical_occupancy",
        "gld_transactions", "gst_transactions", "atomic_transactions", "reduction_transactions", "copy_transactions",
        "excess_sectors", "excess_wavefronts", "registers_per_thread",
    )  # fmt: skip
    name: str
    launches: int
    time_ns: float | None
    metrics: dict[str, float]
    provenances: dict[str, str] = {}
    time_provenance: str | None = None
    sectors: float | None = None
    ideal_sectors: float | None = None
    fault: str = ""
    modelled_time_ns: float | None = None
    samples: int = 0
    agreement: tuple[str, ...] = ()


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """Why a candidate fails: the rule that it broke, and the inputs that show it, "" where all do.

    The rules are "result", "inputs", "deterministic", "kernel", "fault", "race", "cached", "files", "ended" and "card".
    """

    rule: str
    case: str
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
