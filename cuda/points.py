"""What a runner takes and gives: one point of a sweep, and what became of it.

The rule: these are plain frozen values that pickle and encode as they stand; nothing here knows how a point is run.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum

from warplens.cuda.errors import InputError
from warplens.cuda.metrics import MetricValue, Provenance


class Status(StrEnum):
    """What became of a point."""

    OK = "ok"
    SKIPPED = "skipped"
    FAILED = "failed"


class CheckLevel(StrEnum):
    """How much of a launch is executed a second time to find races and reads of unwritten shared memory."""

    AUTO = "auto"
    """As much as does not make the point take more than about twice as long, if it was executed whole."""
    FAST = "fast"
    """Nothing."""
    FULL = "full"
    """Every block, however long that takes."""


class CacheState(StrEnum):
    """What the L2 cache holds when a timed launch begins."""

    COLD = "cold"
    """Nothing of the launch: it was flushed before each sample."""
    WARM = "warm"
    """What the launch before left: launches follow each other."""


class Ending(StrEnum):
    """What ended the samples of a point."""

    PRECISE = "precise"
    """Their relative standard deviation is as small as was asked for."""
    SETTLED = "settled"
    """Their relative standard deviation is larger than that, and no longer changes."""
    TIME = "time"
    """The wall clock: neither came to be within the longest time."""
    HALF = "half"
    """The second of two visits could not be made: these are the samples of the first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Measuring:
    """The settings of a timing.

    A point ends when it has `least_samples` samples over `least_time_s` seconds of wall clock, and the relative
    standard deviation of its samples is at most `largest_deviation`, or has varied by less than `settled_spread` (its
    own relative standard deviation) over the trailing half of them, `settled_window` at least; in any case after
    `longest_time_s`, or up to twice that where it takes so long to have three samples. Before that it is warmed up for
    `longest_warm_up_s` at most. A warm sample is the mean of up to `batch` launches, of as many as take
    `batch_time_s`.
    """

    least_samples: int = 10
    least_time_s: float = 0.1
    largest_deviation: float = 0.005
    settled_window: int = 32
    settled_spread: float = 0.05
    longest_time_s: float = 3.0
    longest_warm_up_s: float = 0.1
    batch: int = 50
    batch_time_s: float = 0.005

    def __post_init__(self) -> None:
        """Check the settings.

        Raises:
            InputError: one of them makes no sense.
        """
        for setting in fields(self):
            value = getattr(self, setting.name)
            if not 0 <= value < math.inf:
                raise InputError(f"the setting {setting.name} of the timing is {value!r}, a number from 0 on is needed")
        for name in ("least_samples", "settled_window", "batch"):
            if getattr(self, name) < 1:
                raise InputError(f"the setting {name} of the timing is {getattr(self, name)!r}, at least 1 is needed")
        if self.longest_time_s < self.least_time_s:
            raise InputError(
                f"the longest time of a timing ({self.longest_time_s:g} s) is below the least ({self.least_time_s:g} s)"
            )


def half_of(measuring: Measuring) -> Measuring:
    """Return the settings of the first of two visits: half of the samples and of the time."""
    return replace(
        measuring,
        least_samples=-(-measuring.least_samples // 2),
        least_time_s=measuring.least_time_s / 2,
        longest_time_s=measuring.longest_time_s / 2,
    )


class Baseline(StrEnum):
    """What a variant may be held against that is none itself (`warplens.cuda.runners.baselines`)."""

    CUBLAS = "cublas"
    COPY = "copy"
    NUMPY = "numpy"


@dataclass(frozen=True, slots=True, kw_only=True)
class Launch:
    """The shape of a launch: grid and block in blocks and threads, dynamic shared memory in bytes."""

    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    dynamic_shared_bytes: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Check:
    """The comparison of a result with its reference.

    `first_bad` is the index of the first wrong element, `largest_absolute` and `largest_relative` are over all wrong
    elements (0 when none is wrong); `checked` is the number of elements compared.
    """

    array: str
    checked: int
    wrong: int
    largest_absolute: float = 0.0
    largest_relative: float = 0.0
    first_bad: tuple[int, ...] | None = None
    expected: str = ""
    got: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Conditions:
    """What the card was like while so many `samples` of a point, one after the other, were taken.

    `throttled_by` names what held the clocks down, nothing where nothing did; samples taken then are kept.
    """

    samples: int
    sm_clock_hz: float
    memory_clock_hz: float
    temperature_c: float
    power_w: float
    throttled_by: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Visit:
    """One stretch of the samples of a point: so many `samples`, over so many seconds.

    `turn` counts the visits that the card made before in this sweep, to this point and others; `card` tells the cards
    of one model apart.
    """

    card: int
    turn: int
    samples: int
    elapsed_s: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Time:
    """The time of a point: `value_ns` with its provenance, the samples where it was measured, the model's terms.

    `terms_ns` maps a name of the timing model ("issue", "dram", "launch", ...) to nanoseconds. The rest is of measured
    times: `samples_ns` in the order in which they were taken, `overhead_ns` is what was taken off each of them,
    `stopped_by` what ended them (`Ending`), `spent_s` the seconds that they and the warm-up took, `visits` in
    which order the card came to this point and to others.
    """

    value_ns: float
    provenance: Provenance
    samples_ns: tuple[float, ...] = ()
    terms_ns: Mapping[str, float] = field(default_factory=dict)
    cache: CacheState | None = None
    stopped_by: str = ""
    overhead_ns: float = 0.0
    conditions: tuple[Conditions, ...] = ()
    spent_s: float = 0.0
    visits: tuple[Visit, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PlannedVisit:
    """A visit that is to be made: on which card, as its how-manieth, and what was measured in an `earlier` one.

    The first visit to a point takes half of its samples and leaves `stopped_by` of its time empty; a point whose
    launches take long is done with it.
    """

    card: int
    turn: int
    earlier: Time | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PointSpec:
    """One point to run: which kernel file, at which problem size and tune values, on which device.

    `kernel` is the variant's name (the entry as written in the front matter), `path` the `.cu` itself,
    `source_hash` the SHA-256 of its bytes (hex). `budget_s` is the time that executing its blocks may take: a launch
    that takes longer is sampled (infinite: every block is executed). `limit` is the most warp instructions of a block.
    `check` says how much is done to find what a card would not forgive. `cache` and `measuring` are of points that are
    timed on a card, and absent from all others: the state of the cache is part of what a point is, the settings say
    how it is timed. A `baseline` has the file of a variant of its family and a name of its own, and no tune values.
    """

    kernel: str
    path: str
    source_hash: str
    family: str
    problem: dict[str, int]
    tune: dict[str, int]
    device: str
    budget_s: float
    limit: int
    check: CheckLevel = CheckLevel.AUTO
    cache: CacheState | None = None
    measuring: Measuring | None = None
    baseline: Baseline | None = None

    @property
    def key(self) -> tuple[object, ...]:
        """Identify the point within a sweep, for resuming and matching."""
        return _key(self)


@dataclass(frozen=True, slots=True, kw_only=True)
class PointResult:
    """What became of one point.

    `cache` and `baseline` are those of its `PointSpec`. `metrics` maps metric keys (cuda/metrics.py) to values with
    provenance. `notes` are sentences on how it was run that a reader should know: how much of a sample was checked, a
    budget that was overrun. `printed` is the text of the kernel's `printf`, the first lines of it.
    """

    kernel: str
    title: str
    source_hash: str
    family: str
    problem: dict[str, int]
    tune: dict[str, int]
    device: str
    status: Status
    reason: str = ""
    launch: Launch | None = None
    check: Check | None = None
    time: Time | None = None
    metrics: Mapping[str, MetricValue] = field(default_factory=dict)
    compiler: str = ""
    elapsed_s: float = 0.0
    notes: tuple[str, ...] = ()
    printed: str = ""
    cache: CacheState | None = None
    baseline: Baseline | None = None

    @property
    def key(self) -> tuple[object, ...]:
        """Identify the point within a sweep; equal to the key of its `PointSpec`."""
        return _key(self)


def _key(point: PointSpec | PointResult) -> tuple[object, ...]:
    problem, tune = point.problem, point.tune  # most have one axis, and a profile may have 100,000 points
    identity = (
        point.kernel,
        point.source_hash,
        tuple(problem.items()) if len(problem) < 2 else tuple(sorted(problem.items())),
        tuple(tune.items()) if len(tune) < 2 else tuple(sorted(tune.items())),
        point.device,
    )
    return identity if point.cache is None else (*identity, point.cache.value)


def result_of(point: PointSpec, status: Status, reason: str = "") -> PointResult:
    """Return a result for `point` that says what became of it and nothing more."""
    return PointResult(
        kernel=point.kernel,
        title=point.kernel,
        source_hash=point.source_hash,
        family=point.family,
        problem=point.problem,
        tune=point.tune,
        device=point.device,
        status=status,
        reason=reason,
        cache=point.cache,
        baseline=point.baseline,
    )
