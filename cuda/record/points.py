"""The points of a profile from the launches of a program.

The rule: a point has the counters of the first of its launches; its notes say how many there were, and where.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import PurePath

from warplens.cuda.capture.value import LAUNCHED, UNCOMPARED, Place, replaced_code
from warplens.cuda.compiler.options import shared_target
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute import derived_metrics
from warplens.cuda.execute.captured import fitting, resources_of
from warplens.cuda.execute.draft import ResultDraft, join_results
from warplens.cuda.ground.errors import WarplensError
from warplens.cuda.ground.points import LaunchShape, PointResult, PointSpec, Status
from warplens.cuda.record.execution import ExecutedLaunch
from warplens.cuda.record.naming import PointNames
from warplens.cuda.record.on_card import code_for
from warplens.cuda.record.recorder import LaunchRecord
from warplens.cuda.timing import ModelledTime, model_time

REPEATED = "were not executed: they could only write again what the launch before them had written"
BENCHMARKED = "not searched for races: only benchmarks launched it"


def points_of(records: Iterable[LaunchRecord], spec: GpuSpec) -> Iterator[PointResult]:
    """Return a point for each record, under the name that it has among them (`PointNames`)."""
    points = LaunchPoints(spec)
    points.take(tuple(records))
    return iter(points.all)


class LaunchPoints:
    """The points of a program's launches, as they come; a point is made again only when there is more to know of it."""

    def __init__(self, spec: GpuSpec) -> None:
        self._spec = spec
        self._names = PointNames(spec)
        self._records: list[LaunchRecord] = []
        self._made: dict[int, tuple[tuple[object, ...], PointResult]] = {}

    def take(self, records: Sequence[LaunchRecord]) -> None:
        """Take the records that are new; `records` are all so far, in the order of the program."""
        for record in records[len(self._records) :]:
            self._records.append(record)
            self._names.add(record)

    @property
    def names(self) -> tuple[PointSpec, ...]:
        """What identifies each point; the object of a name stays the same as long as the name does."""
        return self._names.all

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


def state_of(record: LaunchRecord) -> tuple[object, ...]:
    """Return what is known of the launches of a record, but for how many there were, and where."""
    executed, measured = record.executed, record.measured
    return (
        id(executed),
        executed is not None and executed.counts.sample is None,
        None if measured is None else measured.value_ns,
        record.card_notes,
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
    launch = record.launch
    draft = ResultDraft(identity, title=identity.kernel, compiler=record.code.compiler)
    draft.launch = LaunchShape(grid=launch.grid, block=launch.block, dynamic_shared_bytes=launch.dynamic_shared_bytes)
    draft.leave_unchecked(UNCOMPARED)
    draft.add_notes(*filter(None, [_compiled_for(record, spec)]))
    draft.add_notes(_how_often(record), *record.remarks, *filter(None, [", ".join(record.arrays)]))
    if record.left_out:
        draft.add_notes(f"{record.left_out:,} of them {REPEATED}")
    draft.add_notes(*_options(record, identity), *record.notes)
    if not record.whole:
        draft.add_notes(BENCHMARKED)
    draft.add_notes(*filter(None, [record.not_kept]))
    with draft.expected_failures():
        if record.executed is not None:
            draft.keep_printed(record.executed.counts.printed)
            _add_counts(draft, record, record.executed, spec)
    if record.fault:
        draft.fail(record.fault)
    if record.failures:
        draft.fail("; ".join(record.failures))
    counted = draft.result(0.0)
    notes = list(record.card_notes)
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
        point = replace(point, status=Status.FAILED, reason="; ".join([*reasons, record.difference]))
    return point


def _how_often(record: LaunchRecord) -> str:
    """Say how often a launch was made, and where."""
    program, times = record.origin.program, "once" if record.count == 1 else f"{record.count:,} times"
    listed = ", ".join(_shown(place, record.code.path if program else "") for place in record.places)
    how = f"by {program}, {listed}" if record.count == 1 else f"by {program} {times}, {listed}"
    often = f"{LAUNCHED}{how}" if program else f"{LAUNCHED}{times}, in {listed}"
    return often if record.count == 1 else f"{often}; the counters are those of the first launch"


def _shown(place: Place, path: str) -> str:
    """Return a line as text; one of the file of the kernel without the file, where that is given."""
    return f"line {place.line}" if place.file == path else f"{PurePath(place.file).name}:{place.line}"


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
    code, launch = record.code, record.launch
    if record.executed is None or not code.cubin:
        return None
    if replaced_code(code.target, code.unexecuted, spec.target):
        return None
    if record.executed.model is not None:
        return record.executed.model
    return model_time(
        counts=record.executed.counts,
        spec=spec,
        occupancy=fitting(launch, resources_of(code), spec),
        blocks=math.prod(launch.grid),
        threads_per_block=math.prod(launch.block),
        footprint_bytes=record.allocated_bytes,
    )


def _add_counts(draft: ResultDraft, record: LaunchRecord, executed: ExecutedLaunch, spec: GpuSpec) -> None:
    """Add the counters of a launch, and where its machine code is known its resources and modelled time."""
    code, launch, counts = record.code, record.launch, executed.counts
    draft.add_counts(counts, executed.instructions, spec)
    if not code.cubin:
        draft.add_notes("no occupancy and no modelled time: the front end gives no machine code")
        return
    if replaced_code(code.target, code.unexecuted, spec.target):
        return
    resources = resources_of(code)
    fits = fitting(launch, resources, spec)
    draft.metrics |= derived_metrics.resource_metrics(resources, launch.dynamic_shared_bytes, fits, spec)
    try:
        model = modelled_time(record, spec)
    except WarplensError as error:
        draft.add_notes(f"no modelled time: {error}")
        return
    if model is not None:
        draft.add_model(model)
        draft.metrics |= derived_metrics.executed_rate(counts, model)
