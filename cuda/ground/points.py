"""One point of a sweep, and its result: the values that a runner takes and returns.

The rule: these are plain frozen values that pickle and encode as they stand; nothing here knows how a point is run.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from numbers import Real
from pathlib import PurePath
from typing import Protocol

from warplens.cuda.ground.errors import FailureKind, InputError
from warplens.cuda.ground.metrics import MetricValue, Provenance

ASSUMED = "assumed: "  # a note of a point that begins so says what was assumed of its launch

CHOSEN = "chosen by "  # a note that begins so says which autotuner chose its configuration, and among how many


class Status(StrEnum):
    """How a point ended."""

    OK = "ok"  # it ran, and its result is right
    UNCHECKED = "unchecked"  # it ran, and its result was compared with no reference: it may be right or wrong
    SKIPPED = "skipped"
    FAILED = "failed"

    @property
    def is_usable(self) -> bool:
        """Whether the numbers of the point can be used: it ran, and nothing is known to be wrong with it.

        Example:
            >>> [status.value for status in Status if status.is_usable]
            ['ok', 'unchecked']
        """
        return self in (Status.OK, Status.UNCHECKED)

    @property
    def word(self) -> str:
        """What it is called wherever it is shown; the value is that of files."""
        return "not checked" if self is Status.UNCHECKED else self.value


class CheckLevel(StrEnum):
    """How much of a launch is executed again to find races and reads of unwritten shared memory."""

    AUTO = "auto"  # as many blocks as fit in about the time of the point so far, if the launch was executed whole
    FAST = "fast"  # nothing
    FULL = "full"  # every block, however long that takes


class InputSet(StrEnum):
    """Inputs on which a kernel is tried beside its own (`warplens.cuda.catalogue.kernel_file`)."""

    ZEROS = "zeros"
    ONES = "ones"
    NAN = "nan"  # NaN everywhere; whole numbers stay as they are
    HUGE = "huge"  # floating-point numbers from a quarter to half of the largest, and the largest whole number
    RANDOM = "random"  # the kernel's own inputs, with other random numbers


class CacheState(StrEnum):
    """The contents of the L2 cache when a timed launch begins."""

    COLD = "cold"  # none of the data of the launch: the cache was flushed before each sample
    WARM = "warm"  # the data that the launch before left there: launches follow each other


class Ending(StrEnum):
    """The reason why no more samples of a point were taken."""

    PRECISE = "precise"  # their relative standard deviation is at most `Measuring.largest_deviation`
    SETTLED = "settled"  # their relative standard deviation is larger, but no longer changes
    TIME = "time"  # the longest time was over before they were precise or settled
    HALF = "half"  # the second of two visits failed: these are the samples of the first
    COUNT = "count"  # there are as many samples as `Measuring.most_samples` allows
    DECIDED = "decided"  # two kernels were measured in turns: the samples decide which is faster, or that neither is


@dataclass(frozen=True, slots=True, kw_only=True)
class Measuring:
    """The settings of a timing.

    A point ends when it has `least_samples` samples over `least_time_s` seconds of wall clock, and the relative
    standard deviation of its samples is at most `largest_deviation`, or has varied by less than `settled_spread` (its
    own relative standard deviation) over the trailing half of them, `settled_window` at least. It ends in any case
    after `longest_time_s`, or after up to twice that where three samples take so long, and with `most_samples`.
    """

    least_samples: int = 10
    least_time_s: float = 0.1
    largest_deviation: float = 0.005
    settled_window: int = 32
    settled_spread: float = 0.05
    longest_time_s: float = 3.0
    longest_warm_up_s: float = 0.1  # before the samples
    batch: int = 50  # a warm sample is the mean of up to this many launches
    batch_time_s: float = 0.005  # that together take about this
    placements: int = 4  # of arrays and code, in each visit
    most_samples: int = 100_000

    def __post_init__(self) -> None:
        for setting in fields(self):
            value = getattr(self, setting.name)
            if not isinstance(value, Real) or not 0 <= float(value) < math.inf:
                raise InputError(f"the setting {setting.name} of the timing is {value!r}, a number from 0 on is needed")
        for name in ("least_samples", "settled_window", "batch", "placements", "most_samples"):
            if getattr(self, name) < 1:
                raise InputError(f"the setting {name} of the timing is {getattr(self, name)!r}, at least 1 is needed")
        if self.longest_time_s < self.least_time_s:
            raise InputError(
                f"the longest time of a timing ({self.longest_time_s:g} s) is below the least ({self.least_time_s:g} s)"
            )


def half_of(measuring: Measuring) -> Measuring:
    """Return the settings of the first of two visits: half of the samples and of the time, as many placements."""
    return replace(
        measuring,
        least_samples=-(-measuring.least_samples // 2),
        least_time_s=measuring.least_time_s / 2,
        longest_time_s=measuring.longest_time_s / 2,
        most_samples=-(-measuring.most_samples // 2),
    )


class Baseline(StrEnum):
    """What variants may be compared with that is no variant itself (`warplens.cuda.execute.baselines`)."""

    CUBLAS = "cublas"
    COPY = "copy"
    NUMPY = "numpy"


@dataclass(frozen=True, slots=True, kw_only=True)
class LaunchShape:
    """The shape of a launch: grid and block in blocks and threads, dynamic shared memory in bytes."""

    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    dynamic_shared_bytes: int = 0


def shortened(extent: Sequence[int]) -> Sequence[int]:
    """Return the extent of a grid or a block without the sides of 1 at its end.

    Example:
        >>> shortened((16, 1, 1)), shortened((1, 1, 4)), shortened((1, 1, 1))
        ((16,), (1, 1, 4), (1,))
    """
    used = max((number for number, side in enumerate(extent, start=1) if side != 1), default=1)
    return extent[:used]


@dataclass(frozen=True, slots=True, kw_only=True)
class Check:
    """The comparison of a result with its reference."""

    array: str
    checked: int  # the number of elements compared
    wrong: int
    largest_absolute: float = 0.0  # over all wrong elements (0 when none is wrong)
    largest_relative: float = 0.0  # likewise
    first_bad: tuple[int, ...] | None = None  # the index of the first wrong element
    expected: str = ""
    got: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Conditions:
    """The state of the GPU during consecutive samples of a point, in one visit at one placement; 0: not known."""

    samples: int  # how many these are
    sm_clock_hz: float
    memory_clock_hz: float
    temperature_c: float
    power_w: float
    throttled_by: tuple[str, ...] = ()  # the reasons for lower clocks, if any; samples taken then are kept
    visit: int | None = None  # counts visits to the point from 0 on, as in `Time.visits`; None: a file does not say it
    placement: int | None = None  # counts places of arrays and code from 0, others in each visit; None likewise


@dataclass(frozen=True, slots=True, kw_only=True)
class Visit:
    """One visit of a GPU to a point."""

    card: int  # the number of the GPU among those of its model
    turn: int  # the visits that the GPU made before in this sweep, to this point and others
    samples: int  # how many were taken
    elapsed_s: float  # how long they took


@dataclass(frozen=True, slots=True, kw_only=True)
class Time:
    """The time of a point; all but `value_ns`, `provenance` and `terms_ns` is of measured times."""

    value_ns: float
    provenance: Provenance
    samples_ns: tuple[float, ...] = ()  # in the order in which they were taken
    terms_ns: Mapping[str, float] = field(default_factory=dict)  # by terms of the model ("issue", "dram", ...)
    cache: CacheState | None = None
    stopped_by: str = ""  # why the samples ended (`Ending`)
    overhead_ns: float = 0.0  # was subtracted from each sample
    conditions: tuple[Conditions, ...] = ()
    spent_s: float = 0.0  # the seconds that samples and warm-up took
    visits: tuple[Visit, ...] = ()  # those in which the samples were taken


MAX_STEPS = 32  # a sequence has at most this many steps that launch a kernel
NOTE_ON_LONGEST_STEP = "registers, shared memory and theoretical occupancy are those of"
"""The note on the metrics of a sequence of launches that have no sum begins so."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StepResult:
    """One step of a sequence of launches, all launches of the step together."""

    number: int  # counts the steps of the kernel file from 1
    kernel: str  # what the step launches
    launches: int  # how often
    launch: LaunchShape  # the shape of the longest, of which the metrics of the occupancy are, the others of all
    time: Time | None = None  # the sum of their times, None where it is not known
    metrics: Mapping[str, MetricValue] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlannedVisit:
    """A visit before it is made: the GPU, the number of its visits so far, and the time of an `earlier` visit.

    The first visit to a point takes half of its samples and leaves `stopped_by` of its time empty. A point whose
    launches take long has all its samples in the first visit.
    """

    card: int
    turn: int
    earlier: Time | None = None


class PairSide(StrEnum):
    """One of the two kernels that are measured in turns."""

    A = "A"
    B = "B"


@dataclass(frozen=True, slots=True, kw_only=True)
class Pair:
    """One side of a pair of points that are measured in turns, in one process: A B B A, and again.

    They have as many samples; those with the same number were taken one directly after the other, at one placement.
    """

    id: str  # of both points, and of no other pair of the sweep
    side: PairSide


@dataclass(frozen=True, slots=True, kw_only=True)
class ReferenceKernel:
    """The kernel whose result is the reference of a point, described as in `PointSpec`."""

    kernel: str
    path: str = ""
    source_hash: str = ""
    front_matter: str = field(default="", repr=False)
    problem: str = ""  # why there is no such kernel, else "": the point fails with this sentence


@dataclass(frozen=True, slots=True, kw_only=True)
class ReferenceFunction:
    """A Python function of the user whose result is the reference of a point."""

    name: str
    path: str = ""
    source: str = field(default="", repr=False)  # the text of its module; of an object of Python its own
    source_hash: str  # the SHA-256 of `source` and `code` (hex)
    code: bytes = field(default=b"", repr=False)  # an object of Python as cloudpickle gives it, else empty

    @property
    def kernel(self) -> str:
        """What stands for the name of a kernel: that of the function, with its file."""
        return f"{PurePath(self.path).name}:{self.name}" if self.path else self.name

    @property
    def described(self) -> str:
        """The function in a sentence."""
        return f"the reference function {self.name!r}" + (f" of {PurePath(self.path).name}" if self.path else "")


@dataclass(frozen=True, slots=True, kw_only=True)
class LaunchFile:
    """The file of a kept launch (`warplens.cuda.capture.files`), and when it was written (system time, ns)."""

    path: str
    modified_ns: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class PointSpec:
    """One point to run: which kernel file, at which problem size and tune values, on which device.

    `measuring` is None unless the point is timed, and `cache` unless it is timed or modelled for a chosen state of the
    cache, which is part of the identity of the point; the settings are not. `include_folders` maps folders of the
    compiler's `-I` options to those that replace them on the machine that runs the point; it is empty on the user's own
    machine.
    """

    kernel: str  # the variant's name (the entry as written in the front matter)
    path: str  # the `.cu` itself
    source_hash: str  # the SHA-256 that its `KernelFile` has
    family: str
    problem: dict[str, int]
    tune: dict[str, int]
    device: str
    budget_s: float  # for executing its blocks: a longer launch is sampled (infinite: every block is executed)
    limit: int  # the most warp instructions that a block may execute
    check: CheckLevel = CheckLevel.AUTO  # how much of the launch is searched for memory errors and races
    cache: CacheState | None = None
    measuring: Measuring | None = None
    baseline: Baseline | None = None  # has the file of a variant of its family, a name of its own, and no tune values
    include_folders: Mapping[str, str] = field(default_factory=dict)
    pair: Pair | None = None  # it is measured in turns with the other point of that pair
    included_hash: str | None = None  # of the files that it includes; "": none of the user's, None: unknown
    front_matter: str = field(default="", repr=False)  # the one that was inferred for a file without
    inputs: tuple[InputSet, ...] = ()  # other inputs, on which it is tried
    reference: ReferenceKernel | ReferenceFunction | None = None  # with whose result its own is compared
    launch_file: LaunchFile | None = None  # a program's kept launch; it can be inspected, and `path` is not read

    @property
    def key(self) -> tuple[object, ...]:
        """Identify the point within a sweep, for resuming and matching."""
        return _key(self)


@dataclass(frozen=True, slots=True, kw_only=True)
class Invention:
    """A value of a launch that no host code gives, or that stands in the place of the host code's own, `host_value`."""

    name: str
    value: str
    host_value: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PointResult:
    """The result of one point; `cache`, `baseline`, `pair` and `included_hash` are those of its `PointSpec`."""

    kernel: str
    title: str
    source_hash: str
    family: str
    problem: dict[str, int]
    tune: dict[str, int]
    device: str
    status: Status
    reason: str = ""
    failure: FailureKind | None = None  # what it failed by, or for which limit it is skipped; earlier files lack it
    launch: LaunchShape | None = None  # of a sequence that of the longest step, as are metrics of the occupancy
    check: Check | None = None
    time: Time | None = None
    metrics: Mapping[str, MetricValue] = field(default_factory=dict)  # by their keys (cuda/ground/metrics.py)
    compiler: str = ""
    elapsed_s: float = 0.0
    notes: tuple[str, ...] = ()  # sentences on how it was run: the checked part of a sample, an overrun budget
    printed: str = ""  # the first lines of the text that the kernel printed
    cache: CacheState | None = None
    baseline: Baseline | None = None
    pair: Pair | None = None
    included_hash: str | None = None
    steps: tuple[StepResult, ...] = ()  # those of a sequence of launches; all other metrics are of all steps together
    invented: tuple[Invention, ...] = ()  # what no host code says of it

    @property
    def key(self) -> tuple[object, ...]:
        """Identify the point within a sweep; equal to the key of its `PointSpec`."""
        return _key(self)


def chosen_by(point: PointResult) -> str:
    """Return which autotuner chose the configuration of a point, and among how many; "" for another point.

    Example:
        >>> import warplens
        >>> point = warplens.load("reference:hochberg").points[0]
        >>> chosen_by(replace(point, notes=("launched once", "chosen by triton.autotune among 32 configurations")))
        'chosen by triton.autotune among 32 configurations'
    """
    return next((note for note in point.notes if note.startswith(CHOSEN)), "")


def _key(point: PointSpec | PointResult) -> tuple[object, ...]:
    problem, tune = point.problem, point.tune  # most have one axis, and a profile may have 100,000 points
    identity: tuple[object, ...] = (
        point.kernel,
        f"{point.source_hash}+{point.included_hash}" if point.included_hash else point.source_hash,
        tuple(problem.items()) if len(problem) < 2 else tuple(sorted(problem.items())),
        tuple(tune.items()) if len(tune) < 2 else tuple(sorted(tune.items())),
        point.device,
    )
    if point.cache is not None:
        identity = (*identity, point.cache.value)
    return identity if point.pair is None else (*identity, point.pair.id, point.pair.side.value)


_OF_SPEC = (  # these fields of a result are those of its specification
    "kernel", "source_hash", "family", "problem", "tune", "device", "cache", "baseline", "pair", "included_hash",
)  # fmt: skip


def result_of(point: PointSpec, status: Status, reason: str = "", failure: FailureKind | None = None) -> PointResult:
    """Return a result for `point` with its status, its reason and the kind of that, and nothing more."""
    shared = {name: getattr(point, name) for name in _OF_SPEC}
    return PointResult(**shared, title=point.kernel, status=status, reason=reason, failure=failure)


class Runner(Protocol):
    """Runs one point of a sweep.

    It returns expected failures (a broken requirement, a source that does not compile, a wrong result) as a skipped or
    failed result. An exception that leaves `run` is a defect of the runner.
    """

    def run(self, point: PointSpec) -> PointResult:
        """Run `point` to its end and return its result."""
