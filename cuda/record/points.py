"""The points of a profile from the launches of a program, and their names.

The rule: a point has the counters of the first of its launches; its notes say how many there were, and where. A name
holds only what tells a point from the others.
"""

import hashlib
import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import PurePath

from warplens.cuda.capture.value import LAUNCHED, UNCOMPARED, Launch, Place, replaced_code
from warplens.cuda.catalogue.inference.likely_block import is_size
from warplens.cuda.compiler.process.client import shared_target
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute import achieved_metrics
from warplens.cuda.execute.executor import DEFAULT_LIMIT
from warplens.cuda.execute.joined_results import join_results
from warplens.cuda.execute.on_engine import Executed
from warplens.cuda.execute.preparation import launch_shape
from warplens.cuda.execute.result_builder import ResultBuilder
from warplens.cuda.ground.errors import FailureKind, WarplensError
from warplens.cuda.ground.points import PointResult, PointSpec, Status
from warplens.cuda.record.on_gpu import code_for
from warplens.cuda.record.recorder import LaunchRecord
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
    words = [f"{name}={value}" for name, value in code.options if name in differing and not _is_number(value)]
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
        limit=DEFAULT_LIMIT,
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
    """Return the sizes of a launch; one with options and without sizes has the bytes of its arrays.

    So the configurations of a kernel that is tuned have the same sizes: they are one curve over their options.
    """
    if record.modelled is not None:  # a call of a library, whose sizes are all there is
        return record.numbers
    sizes = dict(record.origin.problem)
    sizes |= {name: value for name, value in record.numbers.items() if is_size(name) or name.endswith("numel")}
    return sizes or ({"bytes": record.allocated_bytes} if is_tuned else {})


def _is_whole(value: str) -> bool:
    return value.lstrip("-").isdigit()


def _is_number(value: str) -> bool:
    return _is_whole(value) or value in TRUTHS


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
    builder.launch = launch_shape(record.launch)
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
        builder.fail("; ".join(record.failures), next(iter(record.failures.values())).kind)
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
        point = join_results(measured, counted)
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
    if not place.line:
        return name
    return f"line {place.line}" if place.file == path else f"{name}:{place.line}"


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


def _add_counts(builder: ResultBuilder, record: LaunchRecord, executed: Executed, spec: GpuSpec) -> None:
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
