"""A ladder at one place: each rung with its fastest point there, what it brought, and the roof above all of them.

The rule: a place is one size, one GPU, one state of the cache and one provenance, so that only like is compared with
like: a measured time never stands beside a modelled one. A rung is compared with the nearest rung below it that has a
time. The roof is what a library or the GPU's own copy reached at the same place; without such a point it is the peak
of the GPU's sheet.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import product, takewhile
from math import prod

from warplens.cuda.catalogue import Arithmetic, KernelFile
from warplens.cuda.catalogue.ladders import Ladder
from warplens.cuda.device.gpus import sheet_like
from warplens.cuda.execute.baselines import baselines_of, name_of, product_of
from warplens.cuda.ground.errors import InputError, WarplensError
from warplens.cuda.ground.metrics import MetricValue, Provenance
from warplens.cuda.ground.points import Baseline, CacheState, PointResult, Status
from warplens.profiles import columns, journal, store
from warplens.profiles.answers import TRUSTED, fastest_of_each, has_time, time_of
from warplens.profiles.formats import assigned, outcome_of, short_device_name, short_name
from warplens.profiles.moved import MovedCounter, are_counted, moved_counter
from warplens.profiles.records import DeviceRecord, Profile

RATE, BANDWIDTH = "gflops", "effective_bandwidth"
_ROOFS = {Baseline.CUBLAS: "cuBLAS", Baseline.COPY: "the GPU's own copy"}
ARITHMETIC_PEAK, MEMORY_PEAK = "the peak of float32 arithmetic", "the peak of the GPU's memory"
"""The names of the roofs that a GPU's sheet gives."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """Where rungs are compared."""

    device: str
    problem: tuple[tuple[str, int], ...]
    cache: CacheState | None
    provenance: Provenance


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What the reader asks for; "", None and {} leave the choice to the program: `cold`, the largest size, any GPU."""

    device: str = ""
    problem: Mapping[str, int] | None = None
    cache: CacheState | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Roof:
    """What the rungs are held against: its name, and its value in the unit of the ladder."""

    name: str
    value: float
    provenance: Provenance
    point: PointResult | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ReachedRung:
    """A rung at the place."""

    kernel: KernelFile
    name: str
    previous: int | None  # the number of the rung that it comes from, None for the first
    point: PointResult | None = None  # its fastest one at the place
    absence: str = ""  # why it has no time there
    below: int | None = None  # the number of the nearest rung on the way to it that has a time
    gain: float | None = None  # so many times as fast it is as `below`
    share: float | None = None  # the part of the roof that it reaches, in percent
    moved: MovedCounter | None = None  # the counter that moved most since `below`
    is_counted: bool = False  # whether both have counters, so that one can have moved
    is_changed: bool = False  # whether its source has changed since the point ran

    @property
    def time_ns(self) -> float | None:
        """Its time at the place."""
        return None if self.point is None or self.point.time is None else self.point.time.value_ns

    @property
    def limiter(self) -> str:
        """What limits it by the timing model, "" where that is not known."""
        value = None if self.point is None else self.point.metrics.get("time_limiter")
        return "" if value is None else columns.term_words(str(value.value))


@dataclass(frozen=True)
class TimedLadder:
    """A ladder at a place; `metric` is the key of what the rungs are held against the roof by."""

    ladder: Ladder
    place: Place
    device_name: str
    metric: str
    rungs: tuple[ReachedRung, ...]
    roof: Roof | None = None

    def value(self, number: int) -> MetricValue | None:
        """Return the rate or the bandwidth of a rung."""
        point = self.rungs[number].point
        return None if point is None else point.metrics.get(self.metric)

    @cached_property
    def reached(self) -> tuple[int, ...]:
        """The numbers of the rungs that have a time."""
        return tuple(number for number, rung in enumerate(self.rungs) if rung.point is not None)

    @cached_property
    def best(self) -> int:
        """The number of the fastest rung."""
        return min(self.reached, key=lambda number: self.rungs[number].time_ns or 0.0)

    @property
    def where(self) -> str:
        """The place in words: `H200 · N 4096 · cold cache · measured`."""
        cache = f"{self.place.cache.value} cache" if self.place.cache is not None else ""
        parts = (self.device_name, assigned(dict(self.place.problem)), cache, self.place.provenance.value)
        return " · ".join(part for part in parts if part)


def timed_ladder(ladder: Ladder, profiles: Sequence[Profile], wanted: Wanted | None = None) -> TimedLadder:
    """Return a ladder at the place that fits best: most trusted, most rungs, cold, largest.

    Of one place that several profiles have, the fastest point of each rung counts. Where no rung has a time at the
    wanted place, an `InputError` says where there are times.
    """
    wanted = wanted or Wanted()
    places = places_of(ladder, profiles, wanted)
    if not places:
        raise InputError(_nothing_there(ladder, places_of(ladder, profiles), wanted, _devices(profiles)))
    return timed_at(ladder, profiles, places[0])


def places_of(ladder: Ladder, profiles: Sequence[Profile], wanted: Wanted | None = None) -> tuple[Place, ...]:
    """Return the places at which a rung has a time, the best first: most trusted, most rungs, cold, largest."""
    wanted, devices = wanted or Wanted(), _devices(profiles)
    groups = _groups(ladder, profiles)
    fitting = [place for place in groups if _fits(place, wanted, devices)]
    return tuple(sorted(fitting, key=lambda place: _preference(place, groups[place], wanted), reverse=True))


def timed_at(ladder: Ladder, profiles: Sequence[Profile], place: Place) -> TimedLadder:
    """Return a ladder at one of its places (`places_of`)."""
    points = [point for profile in profiles for point in profile.points]
    there = _groups(ladder, profiles)[place]
    metrics = (RATE, BANDWIDTH) if Baseline.CUBLAS in baselines_of(ladder.rungs[0].kernel) else (BANDWIDTH, RATE)
    metric = next((key for key in metrics if any(key in point.metrics for point in there)), metrics[0])
    absences = {
        point.kernel: _absence(point)
        for point in points
        if (point.device, tuple(sorted(point.problem.items())), point.cache)
        == (place.device, place.problem, place.cache)
        and not _is_timed(point)
    }
    fastest = {point.kernel: point for point in fastest_of_each(there)}
    rungs = []
    for rung, name in zip(ladder.rungs, rung_names(ladder), strict=True):
        reached = fastest.get(rung.kernel.name)
        absence = "" if reached is not None else absences.get(rung.kernel.name, "not run here")
        is_changed = reached is not None and reached.source_hash not in ("", rung.kernel.source_hash)
        step = ReachedRung(kernel=rung.kernel, name=name, previous=rung.previous, point=reached)
        rungs.append(replace(step, absence=absence, is_changed=is_changed))
    record = _devices(profiles).get(place.device)
    has_rates = any(metric in point.metrics for point in there)
    roof = _roof(ladder, points, place, record, metric) if has_rates else None
    return TimedLadder(
        ladder=ladder,
        place=place,
        device_name=short_device_name(record.name) if record else place.device,
        metric=metric,
        rungs=tuple(_compared(rungs, number, roof, metric) for number in range(len(rungs))),
        roof=roof,
    )


def timed_ladders(
    ladders: Sequence[Ladder], profiles: Sequence[Profile], wanted: Wanted | None = None
) -> tuple[TimedLadder, ...]:
    """Return each of these ladders that has a time at a wanted place; where none has, raise why not the first."""
    all_timed: list[TimedLadder] = []
    errors: list[InputError] = []
    for ladder in ladders:
        try:
            all_timed.append(timed_ladder(ladder, profiles, wanted))
        except InputError as error:
            errors.append(error)
    if not all_timed and errors:
        raise errors[0]
    return tuple(all_timed)


def rung_names(ladder: Ladder) -> tuple[str, ...]:
    """Return the names of the rungs: without the words with which all begin, else without that of their family."""
    words = [rung.kernel.name.split("_") for rung in ladder.rungs]
    shared = sum(1 for _ in takewhile(lambda column: len(set(column)) == 1, zip(*words, strict=False)))
    if not shared or any(len(name) == shared or "::" in name[0] for name in words):
        return tuple(short_name(rung.kernel.name, rung.kernel.family) for rung in ladder.rungs)
    return tuple(" ".join(name[shared:]) for name in words)


def is_of_device(key: str, record: DeviceRecord | None, wanted: str) -> bool:
    """Return whether a device of a profile is the wanted one: by its own key, or by that of its model's sheet."""
    sheet = sheet_like(record)
    return key == wanted or (sheet is not None and sheet.key == wanted)


def _devices(profiles: Iterable[Profile]) -> dict[str, DeviceRecord]:
    return {device.key: device for profile in profiles for device in profile.devices}


def _groups(ladder: Ladder, profiles: Iterable[Profile]) -> dict[Place, list[PointResult]]:
    names = {rung.kernel.name for rung in ladder.rungs}
    groups: dict[Place, list[PointResult]] = {}
    for profile in profiles:
        for point in profile.points:
            if point.kernel in names and point.baseline is None and _is_timed(point):
                groups.setdefault(_place_of(point), []).append(point)
    return groups


def _is_timed(point: PointResult) -> bool:
    return point.status.is_usable and has_time(point)


def _place_of(point: PointResult) -> Place:
    assert point.time is not None, "points without a time are left out before"
    problem = tuple(sorted(point.problem.items()))
    return Place(device=point.device, problem=problem, cache=point.cache, provenance=point.time.provenance)


def _absence(point: PointResult) -> str:
    if point.status.is_usable:  # it ran, and nothing modelled its time
        return next((note for note in point.notes if "no time is modelled" in note), "its time is not known")
    return outcome_of(point).removeprefix(f"{Status.SKIPPED.value}: ")


def _fits(place: Place, wanted: Wanted, devices: Mapping[str, DeviceRecord]) -> bool:
    if wanted.device and not is_of_device(place.device, devices.get(place.device), wanted.device):
        return False
    if wanted.cache is not None and place.cache not in (None, wanted.cache):
        return False
    problem = dict(place.problem)
    return all(problem.get(axis) == value for axis, value in (wanted.problem or {}).items())


def _preference(place: Place, points: Iterable[PointResult], wanted: Wanted) -> tuple[object, ...]:
    count = len({point.kernel for point in points})
    trust = -TRUSTED.index(place.provenance) if place.provenance in TRUSTED else -len(TRUSTED)
    is_cold = place.cache in (None, wanted.cache or CacheState.COLD)
    size = tuple(value for _, value in place.problem)
    return count > 1, trust, is_cold, count, size


def _nothing_there(ladder: Ladder, places: Sequence[Place], wanted: Wanted, devices: Mapping[str, DeviceRecord]) -> str:
    if not places:
        return f"no rung of {ladder.title} has a time here"
    wishes = [wanted.device] if wanted.device else []
    wishes += [f"{axis}={value}" for axis, value in (wanted.problem or {}).items()]
    wishes += [f"{wanted.cache.value} cache"] if wanted.cache is not None else []
    keys = [place.device for place in places]
    names = dict.fromkeys(short_device_name(devices[key].name) if key in devices else key for key in keys)
    sizes = dict.fromkeys(assigned(dict(place.problem)) for place in sorted(places, key=lambda place: place.problem))
    there = f"{', '.join(names)} for {', '.join(sizes)}"
    return f"no rung of {ladder.title} has a time for {', '.join(wishes)} here; there are times of {there}"


def _compared(rungs: Sequence[ReachedRung], number: int, roof: Roof | None, metric: str) -> ReachedRung:
    """Return a rung with what it brought since the nearest one below it that has a time."""
    rung = rungs[number]
    if rung.point is None:
        return rung
    value = rung.point.metrics.get(metric)
    share = None
    if roof is not None and value is not None and not isinstance(value.value, str):
        share = 100 * float(value.value) / roof.value
    below = rung.previous
    while below is not None and rungs[below].point is None:
        below = rungs[below].previous
    before = None if below is None else rungs[below].point
    if before is None:
        return replace(rung, share=share)
    return replace(
        rung,
        share=share,
        below=below,
        gain=time_of(before) / time_of(rung.point),
        moved=moved_counter(before, rung.point),
        is_counted=are_counted(before, rung.point),
    )


def _roof(
    ladder: Ladder, points: Iterable[PointResult], place: Place, record: DeviceRecord | None, metric: str
) -> Roof | None:
    """Return the fastest baseline at the place, else the peak of the sheet, None where neither is known."""
    baselines = [
        point
        for point in points
        if point.baseline in _ROOFS
        and point.family in ladder.families
        and _is_timed(point)
        and _place_of(point) == place
        and metric in point.metrics
        and _is_for(ladder, point)
    ]
    if baselines:
        best = min(baselines, key=time_of)
        assert best.baseline is not None
        value = best.metrics[metric]
        name = _ROOFS[best.baseline]
        return Roof(name=name, value=float(value.value), provenance=value.provenance, point=best)
    product = product_of(ladder.rungs[0].kernel)
    is_single = ladder.title.endswith("float32") and (product is None or product.arithmetic is Arithmetic.FLOAT32)
    if record is None or (metric == RATE and not is_single):
        return None
    peak = record.fp32_flops_per_s if metric == RATE else record.memory_bandwidth_bytes_per_s
    name = ARITHMETIC_PEAK if metric == RATE else MEMORY_PEAK
    return Roof(name=name, value=peak / 1e9, provenance=Provenance.PUBLISHED) if peak else None


def _is_for(ladder: Ladder, baseline: PointResult) -> bool:
    """Return whether a baseline has the arithmetic of the ladder, which its name ends with."""
    kernel = ladder.rungs[0].kernel
    assert baseline.baseline is not None, "only baselines are roofs"
    arithmetic = name_of(kernel, baseline.baseline).removeprefix(f"{kernel.family}_{baseline.baseline.value}")
    return baseline.kernel == f"{baseline.family}_{baseline.baseline.value}{arithmetic}"


# The default size of a ladder. A rung is judged where it fills the GPU. The lecture's sizes give the large tiles of the
# last rungs fewer blocks than the GPU has multiprocessors, so that they look slower than the rungs before them.

BLOCKS_PER_MULTIPROCESSOR = 2  # with fewer, a GPU is full or half empty by chance: few multiprocessors run the last


def default_size(ladder: Ladder, multiprocessors: int, problem: Mapping[str, int]) -> tuple[dict[str, int], str]:
    """Return the sizes at which a ladder runs, and why, as a phrase.

    Of the sizes that the files of the rungs name and that all rungs allow, it is the smallest one at which each rung
    has two blocks for each multiprocessor, or as many blocks as at the largest size. Of sequences of launches, whose
    blocks are not known before they run, it is the largest one.
    """
    kernels = [rung.kernel for rung in ladder.rungs]
    axes: dict[str, set[int]] = {}
    for kernel in kernels:
        for name, values in kernel.problem.items():
            axes.setdefault(name, set()).update(values)
    choices = {name: sorted(values) for name, values in axes.items()} | {name: [size] for name, size in problem.items()}
    sizes = [dict(zip(choices, values, strict=True)) for values in product(*choices.values())]
    blocks = {at: counts for at, size in enumerate(sizes) if (counts := _blocks(kernels, size)) is not None}
    largest = max(blocks, default=len(sizes) - 1)
    least = BLOCKS_PER_MULTIPROCESSOR * multiprocessors
    wanted = f"{BLOCKS_PER_MULTIPROCESSOR} blocks for each of the {multiprocessors} multiprocessors"
    for at, counts in blocks.items():
        if all(count >= least for count in counts):
            return sizes[at], f"the smallest size of its files at which each rung has {wanted}"
        capped = [count >= min(least, most) for count, most in zip(counts, blocks[largest], strict=True)]
        if at != largest and 0 not in counts and all(capped):
            return sizes[at], f"from this size of its files on, each rung whose grid grows has {wanted}"
    if 0 in blocks.get(largest, ()):
        return sizes[largest], "the largest size of its files: the launches of a sequence are known only when it runs"
    return sizes[largest], f"the largest size of its files, at which some rungs have fewer than {wanted}"


def _blocks(kernels: list[KernelFile], size: Mapping[str, int]) -> list[int] | None:
    """Return the blocks of the largest launch of each kernel at a size; None where one of them does not allow it."""
    counts = []
    for kernel in kernels:
        own = {name: value for name, value in size.items() if name in kernel.problem_axes}
        try:
            workload = kernel.workload(own, {name: values[-1] for name, values in kernel.tune.items()})
        except WarplensError:
            return None
        if workload.broken_requirement is not None:
            return None
        counts.append(0 if workload.steps else prod(workload.grid))  # the launches of a sequence are known when it runs
    return counts


# The devices that a profile lists say which GPU it is of, never its name. A profile with the tag `space` holds one
# rung at thousands of configurations, without counters: it is for searches, and no ladder is read from it.

SPACE = "space"  # the tag of profiles of a whole space of configurations


def shipped_times(ladders: Sequence[Ladder], device: str) -> dict[str, Profile]:
    """Return the shipped profiles, by name, with a time of a rung of these ladders on this GPU."""
    names = {rung.kernel.name for ladder in ladders for rung in ladder.rungs}
    profiles: dict[str, Profile] = {}
    for name, path in journal.references().items():
        profile = store.read_profile(path)
        if SPACE in profile.tags:
            continue
        keys = {record.key for record in profile.devices if is_of_device(record.key, record, device)}
        if any(point.kernel in names and point.device in keys and point.time is not None for point in profile.points):
            profiles[f"{journal.PREFIX}{name}"] = profile
    return profiles
