"""The points of a profile from the launches of a program, and their names.

The rule: a point has the counters of the first of its launches; its notes say how many there were, and where. A name
holds only what tells a point from the others.
"""

import hashlib
import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import PurePath

from warplens.cuda.capture.value import LAUNCHED, UNCOMPARED, Launch, Place, replaced_code
from warplens.cuda.catalogue.inference.likely_block import is_size
from warplens.cuda.compiler.process.client import shared_target
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute import achieved_metrics, executor, joined_results, on_engine, preparation
from warplens.cuda.execute.result_builder import ResultBuilder
from warplens.cuda.ground.errors import FailureKind, LaunchLimitError, WarplensError
from warplens.cuda.ground.points import PointResult, PointSpec, Status
from warplens.cuda.record.on_gpu import code_for
from warplens.cuda.record.recorder import LaunchRecord
from warplens.cuda.simt.counting.counts import MemoryCount
from warplens.cuda.timing import ModelledTime

# The names of the points of a program's launches: what tells each of them from the others.
# Whole numbers are axes; truth values and words are in a name where
# launches of a kernel differ by them, the grid where nothing else tells them apart. So a name may change as launches
# come.

TRUTHS = {"False": 0, "True": 1}


class LaunchPoints:
    """The points of a program's launches, as they come; a point is made again only when there is more to know of it.

    Points that share their kernel and sizes are numbered. What is no whole number tells launches of a kernel apart
    where it differs: truth values are axes, and the dtypes of arrays and other options are parts of the variant's name.
    """

    def __init__(self, spec: GpuSpec) -> None:
        self._spec = spec
        self._records: list[LaunchRecord] = []
        self._plain: list[PointSpec] = []
        self._names: list[PointSpec] = []
        self._values: dict[str, dict[str, set[str]]] = {}
        self._differing: dict[str, frozenset[str]] = {}
        self._shapes: dict[tuple[object, ...], set[tuple[object, ...]]] = {}
        self._counts: dict[tuple[object, ...], int] = {}
        self._made: dict[int, tuple[tuple[object, ...], PointResult]] = {}

    def take(self, records: Sequence[LaunchRecord]) -> None:
        """Take the records that are new; `records` are all so far, in the order of the program."""
        for record in records[len(self._records) :]:
            self._add(record)

    @property
    def names(self) -> tuple[PointSpec, ...]:
        """What identifies each point; the object of a name stays the same as long as the name does."""
        return tuple(self._names)

    def __getitem__(self, number: int) -> PointResult:
        """Return the point of a record as it stands."""
        record, name = self._records[number], self._names[number]
        state = (name, *state_of(record), record.count, record.left_out, len(record.places), len(record.remarks))
        made = self._made.get(number)
        if made is None or made[0] != state:
            made = self._made[number] = state, point_of(record, name, self._spec)
        return made[1]

    @property
    def all(self) -> tuple[PointResult, ...]:
        """The points of the records so far."""
        return tuple(self[number] for number in range(len(self._records)))

    def _add(self, record: LaunchRecord) -> None:
        """Name one more record; those before it may get other names."""
        kernel, shape = record.code.kernel, _extents(record)
        values = self._values.setdefault(kernel, {})
        told = ((name, str(value)) for name, value in record.told.items())
        for name, value in (*record.code.options, *_dtypes(record), *told):
            values.setdefault(name, set()).add(value)
        differing = frozenset(name for name, several in values.items() if len(several) > 1)
        is_other = differing != self._differing.get(kernel, differing)
        self._differing[kernel] = differing
        plain = identity_of(record, self._spec, differing)
        self._records.append(record)
        self._plain.append(plain)
        if is_other:
            self._name_all_of(kernel)
            return
        shapes = self._shapes.setdefault(plain.key, {shape})
        if shape not in shapes:
            shapes.add(shape)
            self._name_all()
        else:
            self._names.append(self._name_of(record, plain))

    def _name_all_of(self, kernel: str) -> None:
        """Name the launches of a kernel by what they differ in now."""
        for number, record in enumerate(self._records):
            if record.code.kernel == kernel:
                self._plain[number] = identity_of(record, self._spec, self._differing[kernel])
        self._shapes = {}
        for record, plain in zip(self._records, self._plain, strict=True):
            self._shapes.setdefault(plain.key, set()).add(_extents(record))
        self._name_all()

    def _name_all(self) -> None:
        self._counts = {}
        before = self._names
        names = [self._name_of(record, plain) for record, plain in zip(self._records, self._plain, strict=True)]
        # a name that stays is the same object
        kept = [old if old == new else new for old, new in zip(before, names, strict=False)]
        self._names = [*kept, *names[len(before) :]]

    def _name_of(self, record: LaunchRecord, plain: PointSpec) -> PointSpec:
        """Return a name with its shape, where it needs that, and its number among those that are alike."""
        name = plain
        if not plain.problem or len(self._shapes[plain.key]) > 1:
            name = replace(plain, problem={**plain.problem, **_shape(record.launch)})
        number = self._counts[name.key] = self._counts.get(name.key, 0) + 1
        return name if number == 1 else replace(name, problem={**name.problem, "variant": number})


def identity_of(record: LaunchRecord, spec: GpuSpec, differing: frozenset[str] = frozenset()) -> PointSpec:
    """Return what identifies the point of a record among others; `LaunchPoints` numbers those that share it."""
    code, place = record.code, record.origin.launched_at
    tune = {name: int(value) for name, value in code.options if _is_whole(value)}
    tune |= {name: TRUTHS[value] for name, value in code.options if name in differing and value in TRUTHS}
    others = [(name, value) for name, value in code.options if name in differing and value not in TRUTHS]
    words = [f"{name}={value}" for name, value in others if not _is_whole(value)]
    dtypes = dict.fromkeys(dtype for name, dtype in _dtypes(record) if name in differing)
    tune |= record.origin.tune
    return PointSpec(
        kernel=" ".join([code.kernel, *dtypes, *words]),
        path=(code.source_at or place).file,
        source_hash=_hash_of(code.source or code.ptx),
        family=PurePath(place.file).stem,
        problem=_problem(record, is_tuned=bool(tune))
        | {name: value for name, value in record.told.items() if name in differing},
        tune=tune,
        device=spec.key,
        budget_s=math.inf,
        limit=executor.DEFAULT_LIMIT,
    )


def _extents(record: LaunchRecord) -> tuple[object, ...]:
    return record.launch.grid, record.launch.block, record.launch.cluster


@lru_cache(maxsize=256)
def _hash_of(source: str) -> str:
    return hashlib.sha256(source.encode()).hexdigest()


def _shape(launch: Launch) -> dict[str, int]:
    cluster = math.prod(launch.cluster)
    shape = {"blocks": math.prod(launch.grid), "threads": math.prod(launch.block)}
    return shape | ({"cluster": cluster} if cluster > 1 else {})


def _dtypes(record: LaunchRecord) -> Iterator[tuple[str, str]]:
    """Return name and dtype of each array, from texts such as `x: float32[1000]`."""
    for text in record.arrays:
        name, _, array = text.partition(": ")
        yield name, array.partition("[")[0]


def _problem(record: LaunchRecord, *, is_tuned: bool) -> dict[str, int]:
    """Return the sizes of a launch; one with options and without sizes has the bytes of its arrays. So the
    configurations of a kernel that is tuned have the same sizes: they are one curve over their options.
    """
    if record.modelled is not None:  # a call of a library, whose sizes are all there is
        return record.numbers
    sizes = dict(record.origin.problem)
    sizes |= {name: value for name, value in record.numbers.items() if is_size(name) or name.endswith("numel")}
    return sizes or ({"bytes": record.allocated_bytes} if is_tuned else {})


def _is_whole(value: str) -> bool:
    return value.lstrip("-").isdigit()


REPEATED = "were not executed: they could only write again what the launch before them had written"
UNCOMPARED_CALL = "the result of a call of a library is that of NumPy, and compared with nothing"
BENCHMARKED = "not searched for races: only benchmarks launched it"


def points_of(records: Iterable[LaunchRecord], spec: GpuSpec) -> Iterator[PointResult]:
    """Return a point for each record, under the name that it has among them."""
    points = LaunchPoints(spec)
    points.take(tuple(records))
    return iter(points.all)


def state_of(record: LaunchRecord) -> tuple[object, ...]:
    """Return what is known of the launches of a record, but for how many there were, and where."""
    executed, measured = record.executed, record.measured
    return (
        id(executed),
        executed is not None and executed.counts.sample is None,
        None if measured is None else measured.value_ns,
        record.gpu_notes,
        len(record.failures),
        record.difference,
        record.hindrance,
        record.uncounted,
        record.printed,
        record.checks,
        record.fault,
        record.notes,
        record.not_kept,
        record.whole > 0,
    )


def point_of(record: LaunchRecord, identity: PointSpec, spec: GpuSpec) -> PointResult:
    """Return the point of a record."""
    builder = ResultBuilder(identity, title=identity.kernel, compiler=record.code.compiler)
    if record.modelled is not None:
        builder.time = record.modelled
        builder.leave_unchecked(UNCOMPARED_CALL)
        builder.add_notes(_how_often(record), *record.remarks, *record.notes, record.not_kept)
        return builder.result(0.0)
    builder.launch = preparation.launch_shape(record.launch)
    builder.leave_unchecked(UNCOMPARED)
    builder.add_notes(*filter(None, [_compiled_for(record, spec)]))
    builder.add_notes(_how_often(record), *record.remarks, *filter(None, [", ".join(record.arrays)]))
    if record.left_out:
        builder.add_notes(f"{record.left_out:,} of them {REPEATED}")
    builder.add_notes(*_options(record, identity), *record.notes)
    if not record.whole:
        builder.add_notes(BENCHMARKED)
    builder.add_notes(*filter(None, [record.not_kept]))
    with builder.expected_failures():
        if record.executed is not None:
            builder.keep_printed(record.executed.counts.printed)
            _add_counts(builder, record, record.executed, spec)
    if record.fault:
        builder.fail(str(record.fault), record.fault.kind)
    if record.failures:
        first = next(iter(record.failures.values()))
        settle = builder.skip if isinstance(first, LaunchLimitError) else builder.fail
        settle("; ".join(record.failures), first.kind)
    counted = builder.result(0.0)
    notes = list(record.gpu_notes)
    if record.hindrance and record.measured is None and not record.difference:
        notes.append(f"not measured: {record.hindrance}")
    if record.measured is not None and (translated := code_for(record.code, spec)[1]):
        notes.append(translated)
    if record.uncounted:
        notes.append(f"not counted: {record.uncounted}")
    check = next((check for check in record.checks if check.wrong), next(iter(record.checks), None))
    point = replace(counted, check=check, notes=(*notes, *counted.notes), printed=counted.printed or record.printed)
    if record.measured is not None:
        measured = replace(point, time=record.measured, cache=record.measured.cache, metrics={})
        point = joined_results.join_results(measured, counted)
    if record.difference:
        reasons = [counted.reason] if counted.status is Status.FAILED else []
        kind = point.failure or FailureKind.WRONG
        point = replace(point, status=Status.FAILED, reason="; ".join([*reasons, record.difference]), failure=kind)
    return point


def _how_often(record: LaunchRecord) -> str:
    program, times = record.origin.program, "once" if record.count == 1 else f"{record.count:,} times"
    if not record.places:
        return f"{LAUNCHED}{times} on the GPU alone"
    listed = ", ".join(_shown(place, record.code.path if program else "") for place in record.places)
    how = f"by {program}, {listed}" if record.count == 1 else f"by {program} {times}, {listed}"
    often = f"{LAUNCHED}{how}" if program else f"{LAUNCHED}{times}, in {listed}"
    is_counted = record.count > 1 and record.modelled is None
    return f"{often}; the counters are those of the first launch" if is_counted else often


def _shown(place: Place, path: str) -> str:
    """Return a line as text; one of the file of the kernel without the file, where that is given."""
    name = PurePath(place.file).name
    return name if not place.line else f"line {place.line}" if place.file == path else f"{name}:{place.line}"


def _compiled_for(record: LaunchRecord, spec: GpuSpec) -> str:
    """Return what stands first about code that is compiled for another target than the device's, "" for its own."""
    code = record.code
    if sentence := replaced_code(code.target, code.unexecuted, spec.target):
        return sentence
    if record.executed is None or not code.cubin or shared_target(code.target) == spec.target:
        return ""
    return f"compiled for {code.target}, counted and modelled for {spec.target}"


def _options(record: LaunchRecord, identity: PointSpec) -> tuple[str, ...]:
    """Return the options that are no axes, as a note."""
    others = [f"{name}={value}" for name, value in record.code.options if name not in identity.tune]
    return (f"options: {', '.join(others)}",) if others else ()


def modelled_time(record: LaunchRecord, spec: GpuSpec) -> ModelledTime | None:
    """Return the modelled time of a launch, None where it failed or the device's machine code is not known."""
    code = record.code
    if record.executed is None or not code.cubin or replaced_code(code.target, code.unexecuted, spec.target):
        return None
    return record.executed.simulated or record.executed.modelled()


def modelled_ns(record: LaunchRecord, spec: GpuSpec) -> float:
    """Return the modelled time of a launch in nanoseconds, NaN where it has none."""
    try:
        model = modelled_time(record, spec)
    except WarplensError:
        return math.nan
    return math.nan if model is None else model.time_ns


def _add_counts(builder: ResultBuilder, record: LaunchRecord, executed: on_engine.Executed, spec: GpuSpec) -> None:
    code, counts = record.code, executed.counts
    builder.add_counts(counts, executed.instructions, spec)
    if not code.cubin:
        builder.add_notes("no occupancy and no modelled time: the front end gives no machine code")
        return
    if replaced_code(code.target, code.unexecuted, spec.target):
        return
    builder.metrics |= executed.resource_metrics
    try:
        model = modelled_time(record, spec)
    except WarplensError as error:
        builder.add_notes(f"no modelled time: {error}")
        return
    if model is not None:
        builder.add_model(model)
        builder.metrics |= achieved_metrics.executed_rate(counts, model)


# What of a program's time each of its kernels takes, and the line of it that costs the most.
# The rule: a share is one of the launches whose time is known, and says whether that is measured or modelled; where
# some have no time, the sentence says how many. A line is named by what it moves beyond what it needs, as it was
# counted.

BANK_BYTES = 128  # a wavefront serves four bytes of each of the 32 banks
MOST_KERNELS = 10  # further ones take a small share of the time


@dataclass(frozen=True, slots=True, kw_only=True)
class Share:
    """The launches of one kernel: how many, and their time in nanoseconds, NaN where it is not known."""

    kernel: str
    launches: int
    time_ns: float
    is_measured: bool
    line: str = ""


def shares(records: Iterable[LaunchRecord], spec: GpuSpec) -> list[Share]:
    """Return the kernels of a program, the one that takes the most time first. Where a GPU has timed some, the others
    have no share: it did not run them.
    """
    by_kernel: dict[str, list[LaunchRecord]] = {}
    kept = tuple(records)
    for record in [record for record in kept if record.measured is not None] or kept:
        by_kernel.setdefault(record.code.kernel, []).append(record)
    kernels = [_share(kernel, of_kernel, spec) for kernel, of_kernel in by_kernel.items()]
    return sorted(kernels, key=lambda share: math.inf if math.isnan(share.time_ns) else -share.time_ns)


def sentences(kernels: Sequence[Share]) -> Iterator[str]:
    """Yield what a report says: each kernel with its share and its worst line."""
    timed = [share for share in kernels if not math.isnan(share.time_ns)]
    total_ns = sum(share.time_ns for share in timed)
    if not total_ns:
        return
    how = "measured" if all(share.is_measured for share in timed) else "modelled"
    yield f"by share of the {how} time of all launches ({total_ns / 1e3:,.1f} µs):"
    for share in timed[:MOST_KERNELS]:
        times = f"{share.launches:,} launches" if share.launches > 1 else "1 launch"
        line = f"; {share.line}" if share.line else ""
        yield f"  {share.time_ns / total_ns:6.1%}  {share.kernel}, {times}{line}"
    if len(timed) > MOST_KERNELS:
        yield f"  and {len(timed) - MOST_KERNELS:,} more kernels"
    if untimed := sum(share.launches for share in kernels if math.isnan(share.time_ns)):
        yield f"  {untimed:,} launches have no time"


def _share(kernel: str, records: Sequence[LaunchRecord], spec: GpuSpec) -> Share:
    times = [_time_ns(record, spec) * record.count for record in records]
    heaviest = max(zip(times, records, strict=True), key=lambda pair: -1.0 if math.isnan(pair[0]) else pair[0])[1]
    return Share(
        kernel=kernel,
        launches=sum(record.count for record in records),
        time_ns=sum(times),
        is_measured=all(record.measured is not None for record in records),
        line=worst_line(heaviest),
    )


def _time_ns(record: LaunchRecord, spec: GpuSpec) -> float:
    if record.measured is not None:
        return record.measured.value_ns
    if record.modelled is not None:  # a call of a library
        return record.modelled.value_ns
    return modelled_ns(record, spec)


def worst_line(record: LaunchRecord) -> str:
    """Return the line of a launch that moves the most beyond what it needs, else the one that moves the most."""
    if record.executed is None:
        return ""
    by_line: dict[tuple[int, bool], list[MemoryCount]] = {}
    for count in record.executed.counts.memory:
        if count.line and count.space in {"global", "shared"}:
            by_line.setdefault((count.line, count.space == "shared"), []).append(count)
    if not by_line:
        return ""
    file = PurePath(record.code.path).name
    (line, is_shared), counts = max(by_line.items(), key=lambda item: _excess(item[1]))
    place = f"{file}:{line}" if file else f"line {line}"
    if is_shared and _excess(counts):
        ratio = sum(c.wavefronts for c in counts) / sum(map(_least_wavefronts, counts))
        return f"worst line {place}: {ratio:.1f} times the wavefronts of shared memory that it needs"
    if _excess(counts):
        ratio = sum(c.sectors for c in counts) / sum(c.ideal_sectors for c in counts)
        return f"worst line {place}: {ratio:.1f} times the sectors that it needs"
    (line, _), counts = max(by_line.items(), key=lambda item: sum(c.sectors for c in item[1]))
    return f"no line moves more than it needs; the most is moved in {file}:{line}"


def _least_wavefronts(count: MemoryCount) -> int:
    """Return the fewest wavefronts of the requests: one each, and one for every 128 bytes that they move."""
    return max(count.requests, -(-count.distinct_bytes // BANK_BYTES))


def _excess(counts: Iterable[MemoryCount]) -> int:
    """Return the sectors, or for shared memory the wavefronts, beyond the fewest."""
    return sum(
        max(0, c.wavefronts - _least_wavefronts(c)) if c.space == "shared" else max(0, c.sectors - c.ideal_sectors)
        for c in counts
        if c.space == "shared" or c.ideal_sectors
    )
