"""The points of a profile from the launches of a program.

The rule: a point has the counters of the first of its launches; its notes say how many there were, and where.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import PurePath

from warplens.cuda.compiler.targets import shared_target
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.errors import WarplensError
from warplens.cuda.frontends.execution import ExecutedLaunch
from warplens.cuda.frontends.naming import PointNames
from warplens.cuda.frontends.on_card import code_for
from warplens.cuda.frontends.recorder import LaunchRecord
from warplens.cuda.frontends.resources import fitting, resources_of
from warplens.cuda.launches.kept import LAUNCHED, UNCOMPARED
from warplens.cuda.metrics import Provenance
from warplens.cuda.points import LaunchShape, PointResult, PointSpec, Status, Time
from warplens.cuda.runners import derived_metrics
from warplens.cuda.runners.draft import ResultDraft
from warplens.cuda.runners.gpu.joining import join_results
from warplens.cuda.timing import ModelledTime, model_time

REPEATED = "were not executed: they could only write again what the launch before them had written"
BENCHMARKED = "not searched for races: only benchmarks launched it"


def points_of(records: Iterable[LaunchRecord], spec: GpuSpec) -> Iterator[PointResult]:
    """Return a point for each record, under the name that it has among them (`PointNames`).

    Args:
        records: the launches of a program.
        spec: the device that they are counted and modelled for.
    """
    records = tuple(records)
    names = PointNames(spec)
    for record in records:
        names.add(record)
    for record, identity in zip(records, names.all, strict=True):
        yield point_of(record, identity, spec)


def point_of(record: LaunchRecord, identity: PointSpec, spec: GpuSpec) -> PointResult:
    """Return the point of a record.

    Args:
        record: launches of a program.
        identity: the name of the point.
        spec: the device that they are counted and modelled for.
    """
    launch = record.launch
    draft = ResultDraft(identity, title=identity.kernel, compiler=launch.compiler)
    draft.launch = LaunchShape(grid=launch.grid, block=launch.block, dynamic_shared_bytes=launch.dynamic_shared_bytes)
    draft.leave_unchecked(UNCOMPARED)
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
    return _with_card(draft.result(0.0), record, spec)


def _with_card(counted: PointResult, record: LaunchRecord, spec: GpuSpec) -> PointResult:
    """Return a point with what a card showed of it: its time, and whether its result is the engine's."""
    notes = list(record.card_notes)
    if record.hindrance and record.measured is None and not record.difference:
        notes.append(f"not measured: {record.hindrance}")
    if record.measured is not None and (translated := code_for(record.launch, spec)[1]):
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
    listed = ", ".join(f"{PurePath(place.file).name}:{place.line}" for place in record.places)
    if record.count == 1:
        return f"{LAUNCHED}once, in {listed}"
    return f"{LAUNCHED}{record.count:,} times, in {listed}; the counters are those of the first launch"


def _options(record: LaunchRecord, identity: PointSpec) -> tuple[str, ...]:
    """Return the options that are no axes, as a note."""
    others = [f"{name}={value}" for name, value in record.launch.options if name not in identity.tune]
    return (f"options: {', '.join(others)}",) if others else ()


def modelled_time(record: LaunchRecord, spec: GpuSpec) -> ModelledTime | None:
    """Return the modelled time of a launch, None where its machine code is not known or it has not ended well.

    Raises:
        WarplensError: the device cannot run it, or has too few numbers for the model.
    """
    launch = record.launch
    if record.executed is None or not launch.cubin:
        return None
    if record.executed.model is not None:
        return record.executed.model
    return model_time(
        counts=record.executed.counts,
        spec=spec,
        occupancy=fitting(launch, resources_of(launch.cubin, launch.symbol, launch.target), spec),
        blocks=math.prod(launch.grid),
        threads_per_block=math.prod(launch.block),
        footprint_bytes=record.allocated_bytes,
    )


def _add_counts(draft: ResultDraft, record: LaunchRecord, executed: ExecutedLaunch, spec: GpuSpec) -> None:
    """Add the counters of a launch, and where its machine code is known its resources and modelled time."""
    launch, counts = record.launch, executed.counts
    draft.metrics |= derived_metrics.counted_metrics(counts, spec, machine=executed.instructions)
    draft.metrics |= derived_metrics.instruction_metrics(counts, executed.instructions, spec)
    if not launch.cubin:
        draft.add_notes("no occupancy and no modelled time: the front end gives no machine code")
        return
    resources = resources_of(launch.cubin, launch.symbol, launch.target)
    fits = fitting(launch, resources, spec)
    draft.metrics |= derived_metrics.resource_metrics(resources, launch.dynamic_shared_bytes, fits, spec)
    if shared_target(launch.target) != spec.target:
        draft.add_notes(f"compiled for {launch.target}, counted and modelled for {spec.target}")
    try:
        model = modelled_time(record, spec)
    except WarplensError as error:
        draft.add_notes(f"no modelled time: {error}")
        return
    if model is not None:
        draft.add_notes(*model.notes)
        draft.metrics |= derived_metrics.modelled_metrics(model, None, None)
        draft.metrics |= derived_metrics.executed_rate(counts, model)
        draft.time = Time(value_ns=model.time_ns, provenance=Provenance.MODELLED, terms_ns=model.terms_ns)
