"""A sweep before it runs: kernels x problem sizes x tune values x devices, as points in the order they will run.

The rule: planning is a function of its arguments and of the files that the kernels include, whose hash is part of each
point; it compiles nothing and executes nothing. Cheap points come first, so that the rows of a plot fill from left to
right and a mistake shows after a second.

Where points are timed, those of one problem follow each other and the variants alternate: each has one point in every
round, and every other round is reversed. So no variant is always first or last, and a GPU that warms up makes no
difference between them. A profile has its points in the order of the plan. Within a problem a GPU visits each point
twice (`warplens.cuda.sweep.visits`).
"""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import astuple, dataclass, replace
from functools import lru_cache
from itertools import product
from math import prod, sqrt
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from warplens.cuda.catalogue.kernel_file import check_known
from warplens.cuda.execute.measurement.conditions import METHOD
from warplens.cuda.ground import errors, files
from warplens.cuda.ground import points as ground_points
from warplens.cuda.ground.host import worker_count
from warplens.cuda.ground.points import Baseline, CacheState, CheckLevel, Measuring, PointResult, PointSpec
from warplens.cuda.sweep import places, protocols

if TYPE_CHECKING:
    from warplens.cuda.catalogue import KernelFile
    from warplens.cuda.catalogue.files import DeviceContents

DEFAULT_LIMIT = 20_000_000_000  # the most warp instructions of a block: an endless loop ends after about ten seconds
LARGEST_SWEEP = 50_000  # the most points of a sweep; more would not end in a day, in a profile too large to read
LEAST_S = 0.08  # to start and check a point whose code is built, as that of a plain kernel
WORD_S, THREAD_S, FLOP_S = 35e-9, 60e-9, 5e-10  # beyond that, of a word, of a thread with one operation, of operations
MOST_BUDGETS = 2.0  # the most that execution takes: a longer launch is sampled, and the search for races takes as long

_T = TypeVar("_T")


def parse_budget(text: str) -> float:
    """Return a budget in seconds, which may be infinite; a text that is no number above 0 is an `InputError`.

    Example:
        >>> parse_budget("0.5"), parse_budget("inf")
        (0.5, inf)
    """
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not value > 0:
        allowed = "a number of seconds above 0, such as 0.5, or inf to execute every block"
        raise errors.InputError(f"a budget is {allowed}, not {text!r}")
    return value


@dataclass(frozen=True, slots=True, kw_only=True)
class SweepPlan:
    """The points of a sweep, with the work of each, for progress and time left."""

    points: tuple[PointSpec, ...]  # in the order they run
    units: tuple[float, ...]  # the work of each: the seconds that it usually takes once its code is built

    @property
    def measuring(self) -> Measuring | None:
        """How points are timed; None if no point is timed."""
        return next((point.measuring for point in self.points if point.measuring is not None), None)

    @property
    def devices(self) -> tuple[str, ...]:
        """The keys of the devices that have points."""
        return tuple(dict.fromkeys(point.device for point in self.points))

    @property
    def digest(self) -> str:
        """The SHA-256 of the plan in hexadecimal; equal for the same points and settings, wherever the kernels lie."""
        return _digest(self.points)

    @property
    def digest_without_sources(self) -> str:
        """The same without the texts of the kernels and of what they include."""
        return _digest(replace(point, source_hash="", included_hash=None, pair=None) for point in self.points)


def plan_sweep(
    kernels: Sequence[KernelFile],  # the variants; each brings the default values of its axes
    *,
    problem: Mapping[str, tuple[int, ...]],  # values that replace those of problem axes, for the kernels that have them
    tune: Mapping[str, tuple[int, ...]],  # the same for tune axes
    devices: Sequence[str],  # keys of GPU sheets and of GPUs of this machine
    budget_s: float | None = None,  # seconds that the blocks of a point may take, by default those of the place
    limit: int = DEFAULT_LIMIT,  # the most warp instructions of a block
    check: CheckLevel = CheckLevel.AUTO,  # how thoroughly races and reads of unwritten shared memory are searched
    inputs: Sequence[ground_points.InputSet] = (),  # on which other inputs each point is tried
    reference: str | ground_points.ReferenceFunction = "",
    caches: Sequence[CacheState] = (CacheState.COLD,),  # the states in which points are timed or modelled
    measuring: Measuring | None = None,  # how points are timed
    baselines: Iterable[Baseline] = (),  # what is compared with the variants
    configurations: Sequence[Mapping[str, int]] | None = None,
) -> SweepPlan:
    """Plan a sweep.

    An axis that follows another is in the points only if `problem` has values for it. With infinity as `budget_s` every
    block is executed. The result of `reference`, a kernel or a Python function, is that of the others, in place of the
    references of their files. There is one point for each state of the cache. Only some tasks have baselines, and only
    some devices. `configurations` are the values of all macros that run together; None for each combination of the tune
    axes.

    Raises:
        UnknownNameError: an axis that no chosen kernel has, or no kernel has the name of the reference.
        InputError: a size, a budget or a limit is too small, there is no kernel, or there are too many points.
    """
    _check_values(kernels, problem, tune, budget_s, limit)
    chosen_devices: list[tuple[str, CacheState | None]] = [
        (device, cache) for device in _distinct(devices, str) for cache in states_of(device, caches)
    ]
    contents: DeviceContents = {}
    axes = [
        (k, _replaced(k.problem, k.problem_axes, problem), _replaced(k.tune, k.tune_axes, tune), on_devices)
        for kernel in _distinct(kernels, lambda kernel: (kernel.name, kernel.source_hash))
        for k, on_devices in _by_launch(kernel, chosen_devices, contents)
    ]
    count = 0
    for _, sizes, macros, on_devices in axes:
        tried = prod(map(len, macros.values())) if configurations is None else len(configurations)
        count += len(on_devices) * prod(map(len, sizes.values())) * tried
    if count > LARGEST_SWEEP:
        raise errors.InputError(f"the sweep would have {count:,} points; at most {LARGEST_SWEEP:,} are allowed")
    planned: list[tuple[float, PointSpec]] = []
    for kernel, sizes, macros, on_devices in axes:
        included, judge = included_hash(kernel), reference_of(kernel, reference, kernels)
        of_all = {"limit": limit, "check": check, "inputs": tuple(dict.fromkeys(inputs)), "reference": judge}
        for size in _combinations(sizes):
            for macro in _combinations(macros) if configurations is None else configurations:
                for device, cache in on_devices:
                    allowed_s = budget_s or places.traits_of(device).budget_s
                    units = _units(kernel, size, macro, allowed_s)
                    point = kernel.point(size, macro, device, budget_s=allowed_s, included_hash=included, **of_all)
                    if cache is not None:
                        timed = (measuring or Measuring()) if places.is_timed(device) else None
                        point = replace(point, cache=cache, measuring=timed)
                    planned.append((units, point))
    sizes_of = {kernel.name: tuple(_combinations(sizes)) for kernel, sizes, _, _ in axes}
    chosen_baselines = frozenset(baselines)
    planned += _baselines(
        kernels, sizes_of, devices, chosen_baselines, caches=_distinct(caches, str), measuring=measuring or Measuring()
    )
    planned.sort(key=lambda pair: pair[0])  # stable: kernels stay in the order they were named
    if any(places.is_timed(device) for device, _ in chosen_devices):
        planned = _alternating(planned)
    planned.sort(key=lambda pair: not places.traits_of(pair[1].device).needs_machine)  # nothing else runs meanwhile
    return SweepPlan(points=tuple(point for _, point in planned), units=tuple(units for units, _ in planned))


def _check_values(
    kernels: Sequence[KernelFile],
    problem: Mapping[str, tuple[int, ...]],
    tune: Mapping[str, tuple[int, ...]],
    budget_s: float | None,
    limit: int,
) -> None:
    if budget_s is not None and not budget_s > 0:
        raise errors.InputError(f"a budget is a number of seconds above 0, not {budget_s:g}")
    if limit < 1:
        raise errors.InputError(f"an instruction limit is at least 1, not {limit}")
    if not kernels:
        raise errors.InputError("a sweep needs at least one kernel")
    check_known("problem axis", problem, {name for kernel in kernels for name in kernel.problem_axes})
    check_known("tune axis", tune, {name for kernel in kernels for name in kernel.tune_axes})
    for name, values in problem.items():
        if min(values) < min(kernel.least_size(name) for kernel in kernels):
            raise errors.InputError(f"the problem axis {name!r} has the value {min(values)}; a size is at least 1")


def _by_launch(
    kernel: KernelFile, devices: Iterable[tuple[str, CacheState | None]], contents: DeviceContents
) -> Iterator[tuple[KernelFile, tuple[tuple[str, CacheState | None], ...]]]:
    """Yield a kernel as its host code launches it on each GPU, with the GPUs where the launch is this one."""
    if kernel.inferred_with is None:
        yield kernel, tuple(devices)
        return
    from warplens.cuda.catalogue.files import for_device

    by_launch: dict[str, tuple[KernelFile, list[tuple[str, CacheState | None]]]] = {}
    for device, cache in devices:
        own = for_device(kernel, device, contents)
        by_launch.setdefault(own.front_matter, (own, []))[1].append((device, cache))
    yield from ((own, tuple(listed)) for own, listed in by_launch.values())


def states_of(device: str, caches: Sequence[CacheState]) -> tuple[CacheState | None, ...]:
    """Return the states of the cache of a device's points; a modelled time is one of a cold cache unless it says so."""
    is_usual = tuple(caches) == (CacheState.COLD,)
    if places.is_timed(device) or (places.traits_of(device).is_modelled and not is_usual):
        return tuple(_distinct(caches, str))
    return (None,)


def reference_of(
    kernel: KernelFile, requested: str | ground_points.ReferenceFunction = "", others: Sequence[KernelFile] = ()
) -> ground_points.ReferenceKernel | ground_points.ReferenceFunction | None:
    """Return what judges a kernel, the requested one or that which its file names; None where it has none.

    Where no kernel has the requested name, that is an `InputError`.
    """
    if isinstance(requested, ground_points.ReferenceFunction):
        return requested
    name = requested or kernel.reference_kernel
    if not name or (requested and requested == kernel.name):
        return None
    from warplens.cuda.catalogue.search import find_reference

    try:
        reference = find_reference(kernel, name, others)
    except errors.InputError as error:
        if requested:
            raise
        return ground_points.ReferenceKernel(kernel=name, problem=str(error))
    return ground_points.ReferenceKernel(
        kernel=reference.name,
        path=reference.path,
        source_hash=reference.source_hash,
        front_matter=reference.front_matter,
    )


def _digest(points: Iterable[PointSpec]) -> str:
    identity = [
        [
            *(list(part) if isinstance(part, tuple) else part for part in p.key),
            *(p.budget_s, p.limit, p.check, *p.inputs),
            *(() if p.reference is None else (p.reference.kernel, p.reference.source_hash)),
            *(() if p.measuring is None else (METHOD, *astuple(p.measuring))),
        ]
        for p in points
    ]
    return hashlib.sha256(json.dumps(identity, separators=(",", ":")).encode()).hexdigest()


def included_hash(kernel: KernelFile) -> str:
    """Return the SHA-256 of the files that a kernel includes, read now; "" if it includes none of the user's."""
    from warplens.cuda.compiler.includes import complete_file

    return complete_file(kernel.source, path=str(kernel.path), options=kernel.options).included_hash


def _baselines(
    kernels: Sequence[KernelFile],
    sizes_of: Mapping[str, Sequence[Mapping[str, int]]],
    devices: Sequence[str],
    chosen_baselines: frozenset[Baseline],
    *,
    caches: Sequence[CacheState],
    measuring: Measuring,
) -> Iterable[tuple[float, PointSpec]]:
    """Yield the points of the baselines, each with its work: the words that it moves."""
    if not chosen_baselines:
        return
    from warplens.cuda.execute.baselines import baseline_tasks, name_of, task_of

    for baseline, kernel, size in baseline_tasks(kernels, sizes_of, chosen_baselines):
        units = LEAST_S + WORD_S * float(task_of(kernel, size).bytes or 0) / 4
        for device in places.devices_of_baseline(baseline, devices):
            point = kernel.point(size, {}, device, budget_s=protocols.DEFAULT_BUDGET_S, limit=DEFAULT_LIMIT)
            named = replace(point, kernel=name_of(kernel, baseline), baseline=baseline, measuring=measuring)
            yield from ((units, replace(named, cache=cache)) for cache in caches)


def _alternating(planned: Iterable[tuple[float, PointSpec]]) -> list[tuple[float, PointSpec]]:
    """Return the points by problem, in rounds: one of each variant, device and cache, every other round reversed."""
    seen: dict[tuple[object, ...], int] = defaultdict(int)
    problems: dict[object, dict[int, list[tuple[float, PointSpec]]]] = {}
    for units, point in planned:
        problem = tuple(sorted(point.problem.items()))
        variant = (problem, point.kernel, point.device, point.cache)
        problems.setdefault(problem, {}).setdefault(seen[variant], []).append((units, point))
        seen[variant] += 1
    rounds = [pairs for of_problem in problems.values() for pairs in of_problem.values()]
    return [pair for number, pairs in enumerate(rounds) for pair in (pairs if number % 2 == 0 else reversed(pairs))]


def _replaced(
    own: Mapping[str, tuple[int, ...]], axes: Iterable[str], replacements: Mapping[str, tuple[int, ...]]
) -> dict[str, tuple[int, ...]]:
    """Return the values of each axis; an axis that follows another has values only where they are replaced."""
    values_of = {**own, **replacements}
    return {name: tuple(sorted(set(values_of[name]))) for name in axes if name in values_of}


def _combinations(axes: Mapping[str, tuple[int, ...]]) -> Iterable[dict[str, int]]:
    for values in product(*axes.values()):
        yield dict(zip(axes, values, strict=True))


def _distinct(items: Iterable[_T], key: Callable[[_T], object]) -> list[_T]:
    """Return the items without repetition, in the order of their first occurrence."""
    first: dict[object, _T] = {}
    for item in items:
        first.setdefault(key(item), item)
    return list(first.values())


def _units(kernel: KernelFile, problem: Mapping[str, int], tune: Mapping[str, int], budget_s: float) -> float:
    """Return the work of a point: the seconds of its arrays or of its execution, whichever is more.

    A thread takes the root of its operations: a long one runs in loops, which are translated into fast code.
    A file that does not state them is taken to compute once a thread, and to move each array once. The steps of a
    sequence are taken to run once, each with a start and a check: how often they do may depend on data.
    A point that breaks a requirement has the least work; an expression that fails is reported when the point runs.
    """
    # imported here: the window, which only shows plans, does not need the catalogue
    from warplens.cuda.catalogue.sequence import first_launches

    try:
        workload = kernel.workload(problem, tune)
        if workload.broken_requirement is not None:
            return LEAST_S
        launches = list(first_launches(workload).values()) if workload.steps else [workload]
        threads = sum(prod(launch.grid) * prod(launch.block) for launch in launches)
        flops = float(threads if workload.flops is None else workload.flops)
        moved = float(workload.array_bytes() if workload.bytes is None else workload.bytes)
        executed_s = max(THREAD_S * sqrt(threads * max(flops, threads)), FLOP_S * flops)
        least_s = LEAST_S * (len(launches) + UNROLLED * kernel.source.count(UNROLL))
        return least_s + max(min(executed_s, MOST_BUDGETS * budget_s), WORD_S * moved / 4)
    except errors.WarplensError:
        return LEAST_S + WORD_S * prod(problem.values())


# What the estimate of a sweep knows of this machine: which kernels are compiled and translated, and who else computes.
# A note lies in the cache folder and goes with it. A wrong one costs an estimate, and nothing is run by it.

COMPILE_S = 0.1  # NVRTC and the assembler for a plain kernel where nothing is cached, in seconds of one processor
TRANSLATE_S = 0.16  # LLVM for one launch shape, counting and searching; as `COMPILE_S`
PLAIN_LETTERS, MOST_LETTERS, UNROLLED, UNROLL = 1800.0, 4000, 0.5, "#pragma unroll"
"""The letters of a plain kernel, the most that count, and how many plain kernels a loop adds that is to be unrolled.
Set by the processor time of points of 20 built-in kernels on a cold and on a warm cache, in workers that had run
others: what the first point of a worker takes beside that is in `START_S` of an estimate."""
BY_LANE_WEIGHT, MOST_TRIPS, DOUBLE_WEIGHT, LAUNCH = 0.6, 16, 2.5, "[[launch]]"
"""How many plain kernels an atomic operation, a shuffle or a vote adds, whose code has a part for each lane, up to how
many trips the compiler unrolls a loop, and how many times as long 64-bit numbers take. Set by points of 14 families."""
_DOUBLE = re.compile(r"\bdouble\s*\*")
_BY_LANE = re.compile(r"\b(?:atomic|__shfl|__ballot|__match|__any|__all|__reduce)\w*\s*\(")
_BOUND = re.compile(r"\bfor\s*\([^;]*;[^;]*<\s*([A-Z_]\w*)\s*;")  # of a loop, where it is a macro
LOAD_FILE = Path("/proc/loadavg")


@lru_cache(1 << 12)
def code_weight(source: str, macros: tuple[tuple[str, int], ...] = ()) -> float:
    """Return how many times more there is to compile and translate than in a plain kernel, by its source.

    What has code for each lane counts as often as the longest loop repeats it that ends at a macro.
    """
    bounds = map(dict(macros).get, _BOUND.findall(source))
    trips = max((bound for bound in bounds if bound and bound <= MOST_TRIPS), default=1)
    letters = min(len(source), MOST_LETTERS) / PLAIN_LETTERS + UNROLLED * source.count(UNROLL)
    weight = letters + BY_LANE_WEIGHT * trips * len(_BY_LANE.findall(source))
    return weight * (DOUBLE_WEIGHT if _DOUBLE.search(source) else 1.0)


def building_s(plan: SweepPlan) -> tuple[float, ...]:
    """Return the seconds that building the code of each point is expected to take, 0 where the caches have it."""
    folder, keys = files.user_folder("built"), [_key_of_code(point) for point in plan.points]
    first = {key: index for index, key in reversed(list(enumerate(keys)))}
    built = {key for key in first if folder.get(key) is not None}
    texts = dict.fromkeys((point.path for point in plan.points), "")
    for path in texts:
        with suppress(OSError):
            texts[path] = Path(path).read_text(encoding="utf-8", errors="replace")
    seconds = [0.0] * len(keys)
    for index, (key, point) in enumerate(zip(keys, plan.points, strict=True)):
        if key not in built and point.baseline is None:
            text = texts[point.path]
            plain_s = TRANSLATE_S * max(1, (point.front_matter or text).count(LAUNCH)) + COMPILE_S * (
                first[key] == index
            )
            seconds[index] = code_weight(text, tuple(point.tune.items())) * plain_s
    return tuple(seconds)


def note_built(points: Iterable[PointResult]) -> None:
    """Note that the code of the kernels of these points is in the caches."""
    folder = files.user_folder("built")
    for key in {_key_of_code(point) for point in points if point.baseline is None and point.status.is_usable}:
        if folder.get(key) is None:
            folder.put(key, b"")


def others_share() -> float:
    """Return how many times longer work takes on all processors, since other programs use them too; 1 where unknown.

    The mean of the last minute still has what this program did, what can run now does not: the lower one counts. A
    container shows the load of its host, and is left out.
    """
    count, others = worker_count(), 0.0
    with suppress(OSError, ValueError):
        mean, _, _, running, _ = LOAD_FILE.read_text(encoding="ascii").split()  # proc_loadavg(5)
        others = min(float(mean), int(running.partition("/")[0]) - 1)
    return 1.0 + max(0.0, others) / count if count == os.cpu_count() else 1.0


def _key_of_code(point: PointSpec | PointResult) -> str:
    """Return what stands for the points that share a compiled kernel."""
    tune = (f"{name}={value}" for name, value in sorted(point.tune.items()))
    return files.key_of([point.kernel, point.source_hash, point.included_hash or "", point.device, *tune])
