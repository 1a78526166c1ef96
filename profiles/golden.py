"""A golden profile: the counts that a kernel had, compared with those it has now. No GPU, no noise, no threshold.

The rule: only counted numbers decide, and one more sector is worse. What was sampled or inferred is reported and never
fails, and a point that was sampled is never called the same. A point that ran before and fails now is worse, whatever
it counted.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import prod

from warplens.cuda.catalogue import KernelFile
from warplens.cuda.device.spec import GpuSpec, all_specs
from warplens.cuda.errors import InputError, suggestion
from warplens.cuda.metrics import METRICS, Better, MetricValue, Provenance
from warplens.cuda.points import PointResult, PointSpec, Status
from warplens.cuda.sweep.plan import DEFAULT_LIMIT, LEAST_UNITS, SweepPlan, included_hash
from warplens.profiles.comparison import MetricChange
from warplens.profiles.records import DeviceRecord, Profile

COUNTS = (
    "gld_transactions",
    "gst_transactions",
    "shared_load_transactions",
    "shared_store_transactions",
    "gld_requests",
    "gst_requests",
    "warp_instructions",
    "thread_instructions",
)
"""A check fails when one of these grows."""

RESOURCES = ("registers_per_thread", "shared_bytes_per_block", "theoretical_occupancy")
"""These are reported, and fail a check only on request: more registers may be well spent."""


class GoldenOutcome(StrEnum):
    """The outcome of a golden point."""

    SAME = "same"
    BETTER = "better"
    WORSE = "worse"
    NOT_CHECKED = "not checked"


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckedPoint:
    """A golden point and what it counts now.

    `worse` and `better` are the counts that differ, `other` are changes that do not decide; `reason` says why nothing
    was compared, or how the kernel fails.
    """

    golden: PointResult
    new: PointResult | None
    outcome: GoldenOutcome
    worse: tuple[MetricChange, ...] = ()
    better: tuple[MetricChange, ...] = ()
    other: tuple[MetricChange, ...] = ()
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class GoldenPlan:
    """The points of a golden profile that can run: the sweep, the sheets it needs, and the points that are left out."""

    plan: SweepPlan
    specs: tuple[GpuSpec, ...]
    golden: tuple[PointResult, ...]
    left_out: tuple[CheckedPoint, ...]


def plan_check(
    golden: Profile, kernels: Sequence[KernelFile], *, budget_s: float = math.inf, with_sampled: bool = False
) -> GoldenPlan:
    """Plan a run of the points of a golden profile that are of these kernels.

    A point that was measured on a card is counted by the sheet of its model. Points without exact counts are left out
    unless `with_sampled` is set: then they are counted too.

    Raises:
        InputError: there is no point of one of the kernels.

    Example:
        >>> import warplens
        >>> from warplens.cuda.catalogue import select
        >>> planned = plan_check(warplens.load("reference:gtx-1080-ti"), select(["transpose_serial"]))
        >>> len(planned.plan.points), [(point.outcome.value, point.reason) for point in planned.left_out]
        (0, [('not checked', 'the golden profile has no counts of it')])
    """
    by_name = {kernel.name: kernel for kernel in kernels}
    held = {point.kernel for point in golden.points}
    for name in by_name:
        if name not in held:
            raise InputError(f"the golden profile has no point of {name}{suggestion(name, held)}")
    sheets = {spec.key: spec for spec in all_specs()}
    included = {name: included_hash(kernel) for name, kernel in by_name.items()}
    used: dict[str, GpuSpec] = {}
    pairs_by_key: dict[tuple[object, ...], tuple[PointSpec, PointResult]] = {}
    left_out: list[CheckedPoint] = []
    for point in golden.points:
        if point.kernel not in by_name:
            continue
        record = golden.device(point.device)
        spec = sheets.get(point.device) or (_sheet_of(record, sheets.values()) if record is not None else None)
        why = "" if spec is not None else f"there is no sheet of {record.name if record is not None else point.device}"
        if not why and not with_sampled:
            why = _why_not(point)
        if spec is None or why:
            left_out.append(CheckedPoint(golden=point, new=None, outcome=GoldenOutcome.NOT_CHECKED, reason=why))
            continue
        used[spec.key] = spec
        planned = _spec(by_name[point.kernel], point, spec.key, budget_s, included[point.kernel])
        pairs_by_key[planned.key] = (planned, point)
    points = tuple(planned for planned, _ in pairs_by_key.values())
    return GoldenPlan(
        plan=SweepPlan(points=points, units=tuple(LEAST_UNITS + prod(point.problem.values()) for point in points)),
        specs=tuple(used.values()),
        golden=tuple(point for _, point in pairs_by_key.values()),
        left_out=tuple(left_out),
    )


def check_point(golden: PointResult, new: PointResult, *, resources: bool = False) -> CheckedPoint:
    """Compare the counts of a point with those it had; with `resources`, registers, shared memory and occupancy too.

    Example:
        >>> import warplens
        >>> from dataclasses import replace
        >>> point = warplens.load("reference:gtx-1080-ti").points[0]
        >>> counts = (METRICS["gld_transactions"].value(count, Provenance.COUNTED) for count in (8192, 16384))
        >>> golden, new = (replace(point, metrics={"gld_transactions": count}) for count in counts)
        >>> check_point(golden, new).outcome.value, check_point(golden, golden).outcome.value
        ('worse', 'same')
    """
    if new.status is not Status.OK:
        first = new.reason.strip().split("\n", 1)[0]
        return CheckedPoint(
            golden=golden, new=new, outcome=GoldenOutcome.WORSE, reason=f"{new.status.value} now: {first}"
        )
    worse, better, other = [], [], []
    for key in (*COUNTS, *RESOURCES):
        change = MetricChange(key=key, base=golden.metrics.get(key), new=new.metrics.get(key))
        old, now = _number(change.base), _number(change.new)
        if old == now or change.base is None:
            continue
        decides = key in COUNTS or resources
        if not (decides and _is_counted(change.base) and _is_counted(change.new)) or old is None or now is None:
            other.append(change)
        elif (now < old) is (METRICS[key].better is Better.HIGHER):
            worse.append(change)
        else:
            better.append(change)
    if not worse and any(_is_sampled(new.metrics.get(key)) for key in COUNTS):
        reason = "sampled now, which is not exact; --budget inf counts every block"
        return CheckedPoint(
            golden=golden, new=new, outcome=GoldenOutcome.NOT_CHECKED, other=tuple(other), reason=reason
        )
    outcome = GoldenOutcome.WORSE if worse else GoldenOutcome.BETTER if better else GoldenOutcome.SAME
    return CheckedPoint(
        golden=golden, new=new, outcome=outcome, worse=tuple(worse), better=tuple(better), other=tuple(other)
    )


def checked_points(planned: GoldenPlan, run: Profile, *, resources: bool = False) -> tuple[CheckedPoint, ...]:
    """Return the points of a plan, checked against the profile of its sweep, and then those that it left out.

    Example:
        >>> import warplens
        >>> from dataclasses import replace
        >>> from warplens.cuda.catalogue import select
        >>> from warplens.cuda.points import result_of
        >>> golden = warplens.load("reference:gtx-1080-ti")
        >>> planned = plan_check(golden, select(["transpose_serial"]), with_sampled=True)
        >>> failed = tuple(result_of(point, Status.FAILED, "no memory") for point in planned.plan.points)
        >>> [(point.outcome.value, point.reason) for point in checked_points(planned, replace(golden, points=failed))]
        [('worse', 'failed now: no memory')]
    """
    results = {result.key: result for result in run.points}
    checked = (
        check_point(golden, results[point.key], resources=resources)
        for point, golden in zip(planned.plan.points, planned.golden, strict=True)
    )
    return (*checked, *planned.left_out)


def updated(golden: Profile, run: Profile) -> Profile:
    """Return the golden profile with the points that were run in place of their old ones.

    The profile that was run gives the devices and the compiler; golden points that were not run stay.

    Example:
        >>> import warplens
        >>> from dataclasses import replace
        >>> golden = warplens.load("reference:gtx-1080-ti")
        >>> run = replace(golden, points=(replace(golden.points[0], title="run again"),))
        >>> points = updated(golden, run).points
        >>> len(points) == len(golden.points), points[-1].kernel, points[-1].title
        (True, 'transpose_serial', 'run again')
    """
    fresh = {_identity(point, run): point for point in run.points}
    kept = tuple(point for point in golden.points if _identity(point, golden) not in fresh)
    devices = {device.key: device for device in (*golden.devices, *run.devices)}
    return Profile(
        program=run.program,
        compiler=run.compiler,
        devices=tuple(devices.values()),
        host=run.host,
        started=run.started,
        ended=run.ended,
        command=run.command,
        status=run.status,
        points=(*kept, *fresh.values()),
    )


def counts_of(checked: Iterable[CheckedPoint]) -> dict[GoldenOutcome, int]:
    """Return how many points have each outcome.

    Example:
        >>> import warplens
        >>> from warplens.cuda.catalogue import select
        >>> planned = plan_check(warplens.load("reference:gtx-1080-ti"), select(["transpose_serial"]))
        >>> {outcome.value: count for outcome, count in counts_of(planned.left_out).items()}
        {'same': 0, 'better': 0, 'worse': 0, 'not checked': 1}
    """
    outcomes = [point.outcome for point in checked]
    return {outcome: outcomes.count(outcome) for outcome in GoldenOutcome}


def _sheet_of(record: DeviceRecord, sheets: Iterable[GpuSpec]) -> GpuSpec | None:
    """Return the sheet of a card's model: the one of its name, or the only one whose name begins with it."""
    alike = [sheet for sheet in sheets if sheet.name.startswith(record.name) and sheet.target == record.target]
    exact = [sheet for sheet in alike if sheet.name == record.name]
    candidates = exact or alike
    return candidates[0] if len(candidates) == 1 else None


def _why_not(point: PointResult) -> str:
    if point.status is not Status.OK:
        return f"{point.status.value} in the golden profile"
    counted = [point.metrics[key] for key in COUNTS if key in point.metrics]
    if not counted:
        return "the golden profile has no counts of it"
    if any(map(_is_sampled, counted)):
        return "sampled in the golden profile, which is not exact; --update counts every block"
    return ""


def _spec(kernel: KernelFile, point: PointResult, device: str, budget_s: float, included: str) -> PointSpec:
    return PointSpec(
        kernel=kernel.name,
        path=str(kernel.path),
        source_hash=kernel.source_hash,
        family=kernel.family,
        problem=point.problem,
        tune=point.tune,
        device=device,
        budget_s=budget_s,
        limit=DEFAULT_LIMIT,
        included_hash=included,
    )


def _identity(point: PointResult, profile: Profile) -> tuple[object, ...]:
    record = profile.device(point.device)
    name = record.name if record is not None else point.device
    return point.kernel, tuple(sorted(point.problem.items())), tuple(sorted(point.tune.items())), name


def _is_counted(value: MetricValue | None) -> bool:
    return value is not None and value.provenance is Provenance.COUNTED


def _is_sampled(value: MetricValue | None) -> bool:
    return value is not None and value.provenance is Provenance.SAMPLED


def _number(value: MetricValue | None) -> float | None:
    return None if value is None or isinstance(value.value, str) else float(value.value)
