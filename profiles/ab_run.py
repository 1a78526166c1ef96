"""Two kernels measured in turns, in one process: what is compared, its plan, and when the samples are enough.

The rule: an A/B run is a plan like any other, of pairs of points. Its profile has both points of each pair, and a
comparison of its two sides gives the verdict. Without a GPU the points are counted and their times modelled.
"""

import hashlib
import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory

from warplens.cuda.catalogue import KernelFile, read_kernel_file, select
from warplens.cuda.catalogue.kernel_file import check_known
from warplens.cuda.execute.measurement.interleaved import Parts
from warplens.cuda.ground.errors import InputError, UnknownNameError
from warplens.cuda.ground.points import CacheState, CheckLevel, Measuring, Pair, PairSide, PointResult, PointSpec
from warplens.cuda.sweep.places import is_timed, traits_of
from warplens.cuda.sweep.plan import DEFAULT_LIMIT, SweepPlan, included_hash, reference_of
from warplens.cuda.sweep.pool import TIME_LIMIT_S, local_execution
from warplens.cuda.sweep.protocols import Execution
from warplens.profiles import evidence, journal
from warplens.profiles.matching import Side, Thresholds, ab_sides
from warplens.profiles.records import Profile
from warplens.profiles.revisions import file_of_revision, revision_with, split_revision

LONGEST_S = 10.0  # the samples of a pair take at most this long, unless another time is given: a person waits for them
LEAST_PLACEMENTS = 4  # arrays and code lie in at least this many places before the samples may decide
MOST_SAMPLES = 20_000  # either kernel has at most this many samples, unless another number is given
PROFILE_ENDS = (".json", ".json.gz")  # a text that ends so names a profile

Axes = Mapping[str, tuple[int, ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Contender:
    """One of the two kernels: its file, its tune values, and how it is named to the user."""

    kernel: KernelFile
    name: str
    tune: Mapping[str, int]


@contextmanager
def contenders(
    a: str,  # the path of a `.cu`, a kernel by name, `REVISION:PATH`, or a profile with the kernel
    b: str | None,  # the same for the other; without it the kernel of `a`, with another tune value
    *,
    folders: Sequence[str | Path] = (),  # of kernels beside the built-in ones
    kernel: str | None = None,  # which kernel of a profile that has several
    tune: Axes | None = None,  # of both; without `b` one axis has two values, the first for A and the second for B
    tune_a: Axes | None = None,
    tune_b: Axes | None = None,
) -> Iterator[tuple[Contender, Contender]]:
    """Yield the two kernels; files of revisions are there within the context.

    A profile's kernel has the tune values that all its points were recorded with, and the other kernel has them too
    unless it is given others. A kernel of a profile that is none of the known ones is looked for in the other's file.
    """
    common, of_a, of_b = dict(tune or {}), dict(tune_a or {}), dict(tune_b or {})
    if b is None:
        b = a
        two = [name for name, values in common.items() if len(values) == 2]
        if len(two) == 1:
            first, second = common.pop(two[0])
            of_a[two[0]], of_b[two[0]] = (first,), (second,)
        elif of_a == of_b:
            rule = "one kernel is compared with itself at two values of a tune axis"
            raise InputError(f"{rule}: give two values, as --tune TILE=16,32")
    with ExitStack() as stack:
        found_a = _kernel_of(a, folders, kernel, stack, other=b)
        found_b = _kernel_of(b, folders, kernel, stack, other=a)
        shared = found_b[1] | found_a[1]
        check_known("tune axis", common, {*found_a[0].tune_axes, *found_b[0].tune_axes})
        side_a, side_b = (
            Contender(
                kernel=kernel_file,
                name=text,
                tune={name: value for name, value in (shared | recorded).items() if name in kernel_file.tune_axes}
                | _single(_of(common, kernel_file.tune_axes) | own),
            )
            for text, (kernel_file, recorded), own in ((a, found_a, of_a), (b, found_b, of_b))
        )
        yield side_a, side_b


def plan_ab(
    a: Contender,
    b: Contender,
    *,
    problem: Axes,
    device: str,
    caches: Sequence[CacheState] = (CacheState.COLD,),
    measuring: Measuring | None = None,
    budget_s: float | None = None,
    limit: int = DEFAULT_LIMIT,
    check: CheckLevel = CheckLevel.AUTO,
) -> SweepPlan:
    """Plan an A/B run: a pair of points for each state of the cache, one pair where the device is not timed.

    An axis of the problem without a value has its largest default up to 1024; a size counts for kernels with that axis.
    """
    from warplens.cuda.execute.inspection.records import choose_point  # the window asks only for hindrances

    check_known("problem axis", problem, {*a.kernel.problem_axes, *b.kernel.problem_axes})
    points = [
        replace(
            choose_point(
                [side.kernel],
                problem=_of(problem, side.kernel.problem_axes),
                tune={name: (value,) for name, value in side.tune.items()},
                device=device,
                budget_s=budget_s or traits_of(device).budget_s,
                limit=limit,
                check=check,
                verb="measured in turns",
            ),
            included_hash=included_hash(side.kernel),
            reference=reference_of(side.kernel),
        )
        for side in (a, b)
    ]
    timed = is_timed(points[0].device)
    for side in (a, b):
        if timed and side.kernel.stream is not None:
            raise InputError(f"{side.name} keeps its matrices on the host: it cannot be timed in turns")
    pairs = [_pair(points, cache, measuring or ab_measuring()) for cache in (caches if timed else (None,))]
    planned = tuple(point for pair in pairs for point in pair)
    return SweepPlan(points=planned, units=(1.0,) * len(planned))


def hindrance(
    points: Sequence[PointResult],
    kernels: Mapping[str, KernelFile],  # the kernel files of this machine by name, as they are now
    devices: Collection[str],  # the keys of the GPUs of this machine, and of the emulated ones
    names: Mapping[str, str] | None = None,  # what GPUs are called, by their keys; by default as their keys
) -> str:
    """Return why these two points of a profile cannot be measured in turns here, "" where they can."""
    called = {point.device: (names or {}).get(point.device, point.device) for point in points}
    for point in points:
        if reason := _hindrance_of_one(point, kernels.get(point.kernel)):
            return reason
        if point.device not in devices:
            return f"{called[point.device]} is not among the GPUs of this machine"
    a, b = points
    if a.device != b.device:
        return f"two points of one GPU are measured in turns, not of {called[a.device]} and {called[b.device]}"
    if a.cache is not b.cache:
        return f"two points of one state of the cache are measured in turns, not {a.cache} and {b.cache}"
    for axis in a.problem.keys() & b.problem.keys():
        if a.problem[axis] != b.problem[axis]:
            return f"two points of one size are measured in turns, not {axis}={a.problem[axis]} and {b.problem[axis]}"
    return ""


def _hindrance_of_one(point: PointResult, file: KernelFile | None) -> str:
    if point.baseline is not None:
        return f"{point.kernel} is a baseline and has no kernel file"
    if file is None:
        return f"the file of {point.kernel} is not among the kernels"
    if file.source_hash != point.source_hash:
        return f"{point.kernel} has changed since this point ran"
    if file.stream is not None and is_timed(point.device):
        return f"{point.kernel} keeps its matrices on the host and cannot be timed in turns"
    return ""


def plan_points(
    a: PointResult, b: PointResult, kernels: Mapping[str, KernelFile], *, budget_s: float | None = None
) -> tuple[tuple[Contender, Contender], SweepPlan]:
    """Plan an A/B run of two points of a profile, which nothing hinders (`hindrance`)."""
    first, second = (Contender(kernel=kernels[p.kernel], name=p.kernel, tune=p.tune) for p in (a, b))
    plan = plan_ab(
        first,
        second,
        problem={axis: (size,) for axis, size in (a.problem | b.problem).items()},
        device=a.device,
        caches=(a.cache or CacheState.COLD,),
        budget_s=budget_s,
    )
    for point, planned in zip((a, b), plan.points, strict=True):
        if point.included_hash is not None and point.included_hash != planned.included_hash:
            raise InputError(f"a file that {point.kernel} includes has changed since this point ran")
    return (first, second), plan


def ab_measuring(**settings: float) -> Measuring:
    """Return the settings of a timing in turns, with some of them changed."""
    usual = {"least_time_s": 0.0, "longest_time_s": LONGEST_S, "most_samples": MOST_SAMPLES}
    return Measuring(**(usual | settings))  # type: ignore[arg-type]  # it checks its values itself


def ab_execution(plan: SweepPlan, limits: Thresholds, *, workers: int | None = None) -> Execution:
    """Return the execution of an A/B run on this machine; it ends where the samples decide by these thresholds."""
    longest_s = plan.measuring.longest_time_s if plan.measuring is not None else 0.0
    return local_execution(
        plan.devices,
        len(plan.points),
        workers=workers,
        limit_s=TIME_LIMIT_S + longest_s if plan.measuring is not None else None,
        decides=Decided(limits.change, limits.level),
    )


def named_sides(profile: Profile, both: Sequence[Contender]) -> tuple[Side, Side]:
    """Return both sides of a profile, called A and B with the texts that the user gave and the tune values.

    A point that failed has no time here, modelled or not: there is no verdict on a wrong result.
    """
    a, b = (
        replace(
            side,
            name=" ".join([f"{side.name}: {of.name}", *(f"{name}={value}" for name, value in of.tune.items())]),
            points=tuple(p if p.status.is_usable else replace(p, time=None) for p in side.points),
        )
        for side, of in zip(ab_sides(profile), both, strict=True)
    )
    return a, b


@dataclass(frozen=True, slots=True)
class Decided:
    """Says whether the samples of A and B decide if B is slower, faster or the same; see `Decides`."""

    change: float
    level: float

    def __call__(self, of_a: Parts, of_b: Parts) -> bool:
        """Return whether they do."""
        # A sample may be shorter than what is taken off for the events.
        usable = [(a, b) for a, b in zip(of_a, of_b, strict=True) if min(*a, *b) > 0.0]
        if len(usable) < LEAST_PLACEMENTS:
            return False
        judgement = evidence.judge_interleaved(*zip(*usable, strict=True), change=self.change, level=self.level)
        return bool(judgement.direction) or judgement.resolution <= self.change * (1.0 + 1e-9)


def _kernel_of(
    text: str, folders: Sequence[str | Path], wanted: str | None, stack: ExitStack, *, other: str
) -> tuple[KernelFile, dict[str, int]]:
    """Return the kernel that a text names, and the tune values that it was recorded with. `other` is the text of the
    other side.
    """
    revision = split_revision(text)
    if revision is not None:
        return _at_revision(*revision, stack), {}
    if text.startswith("reference:") or text.endswith(PROFILE_ENDS):
        return _of_profile(journal.open_profile(Path(text)), text, folders, wanted, stack, other=other)
    kernels = select([text], folders)
    if len(kernels) != 1:
        names = ", ".join(kernel.name for kernel in kernels)
        raise InputError(f"{text!r} is a family of {len(kernels)} kernels ({names}): name one of them")
    return kernels[0], {}


def _at_revision(revision: str, path: str, stack: ExitStack) -> KernelFile:
    folder = Path(stack.enter_context(TemporaryDirectory(prefix="warplens-")))
    return read_kernel_file(file_of_revision(revision, path, folder))


def _of_profile(
    profile: Profile, name: str, folders: Sequence[str | Path], wanted: str | None, stack: ExitStack, *, other: str
) -> tuple[KernelFile, dict[str, int]]:
    """Return the kernel of a profile as it was, and its tune values where the profile has only those."""
    points = [point for point in profile.points if point.baseline is None and wanted in (None, point.kernel)]
    kernels = list(dict.fromkeys(point.kernel for point in points))
    if not kernels:
        raise InputError(f"{name} has no point of {wanted}" if wanted else f"{name} has no point of a kernel")
    if len(kernels) > 1:
        listed = ", ".join(kernels[:8]) + (", ..." if len(kernels) > 8 else "")
        raise InputError(f"{name} has {len(kernels)} kernels ({listed}): name one with --kernel")
    unknown = UnknownNameError("kernel", kernels[0], ())
    matching: tuple[KernelFile, ...] = ()
    try:
        matching = select(kernels, folders)
    except UnknownNameError as error:
        unknown = error
    file = next((other for other in matching if other.name == kernels[0]), None)  # a family may have its name
    if file is None:
        file = read_kernel_file(other) if other.endswith(".cu") and Path(other).is_file() else None
        if file is None or file.name != kernels[0]:
            raise unknown
    return _with_source(file, points, name, stack), _recorded(points)


def _with_source(file: KernelFile, points: Sequence[PointResult], name: str, stack: ExitStack) -> KernelFile:
    """Return a kernel file with the source that points were run with: the present one, or that of a revision."""
    source_hash = points[-1].source_hash
    if file.source_hash == source_hash:
        if points[-1].included_hash not in {None, included_hash(file)}:
            raise InputError(f"a file that {file.path} includes has changed since {name} was recorded")
        return file
    if not source_hash:
        raise InputError(f"{name} does not say which source {file.name} had")
    missing = f"{file.path} has changed since {name} was recorded"
    try:
        revision = revision_with(source_hash, Path(file.path))
    except InputError as error:
        raise InputError(f"{missing}, and is not found as it was: {error}") from None
    if revision is None:
        raise InputError(f"{missing}, and no revision of git has it as it was (SHA-256 {source_hash[:12]}...)")
    return _at_revision(revision, str(file.path), stack)


def _recorded(points: Sequence[PointResult]) -> dict[str, int]:
    shared = dict(points[0].tune)
    for point in points:
        shared = {name: value for name, value in shared.items() if point.tune.get(name) == value}
    return shared


def _of(values: Axes, axes: Sequence[str]) -> dict[str, tuple[int, ...]]:
    return {name: numbers for name, numbers in values.items() if name in axes}


def _single(values: Axes) -> dict[str, int]:
    for name, numbers in values.items():
        if len(numbers) != 1:
            listed = ",".join(map(str, numbers[:8])) + (",..." if len(numbers) > 8 else "")
            raise InputError(f"two kernels are measured in turns at one value of {name!r} each, not at {name}={listed}")
    return {name: numbers[0] for name, numbers in values.items()}


def _pair(points: Sequence[PointSpec], cache: CacheState | None, measuring: Measuring) -> list[PointSpec]:
    """Return the two points as a pair, whose id is the same for the same points."""
    timed = [point if cache is None else replace(point, cache=cache, measuring=measuring) for point in points]
    identity = json.dumps([repr(point.key) for point in timed]).encode()
    name = hashlib.sha256(identity).hexdigest()[:16]
    return [replace(point, pair=Pair(id=name, side=side)) for point, side in zip(timed, PairSide, strict=True)]
