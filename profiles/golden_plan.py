"""Which points a golden profile and the kernels have in common: the sweep of a check, what it leaves out, the update.

The rule: nothing is left out in silence. A kernel without golden points, golden points without a kernel, and the points
and axis values of a kernel that the golden profile lacks are part of the result (`Coverage`).
"""

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import prod

from warplens.cuda.catalogue import KernelFile, files
from warplens.cuda.device.spec import DEFAULT_DEVICE, GpuSpec, all_specs, load_spec
from warplens.cuda.ground.errors import InputError, WarplensError, suggestion
from warplens.cuda.ground.points import PointResult, PointSpec
from warplens.cuda.sweep import plan as plans
from warplens.cuda.sweep.protocols import DEFAULT_BUDGET_S
from warplens.profiles import formats, kept_launches
from warplens.profiles.golden import COUNTS, CheckedPoint, GoldenOutcome, check_point, is_sampled
from warplens.profiles.records import DeviceRecord, Profile

MAX_VALUES = 8  # of the values of an axis that are never checked, this many are named
MAX_NAMES = 5  # of the kernels that only the golden profile has, this many are named


@dataclass(frozen=True, slots=True, kw_only=True)
class AxisGap:
    """The points of a kernel's own axes that have no golden counts: how many of how many, and unchecked axis values."""

    kernel: str
    missing: int
    own: int
    values: Mapping[str, tuple[int, ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Coverage:
    """What a check does not look at."""

    new_kernels: tuple[str, ...] = ()  # they have no golden point
    left_kernels: Mapping[str, int]  # the number of golden points of each kernel that was not chosen
    gaps: tuple[AxisGap, ...] = ()  # within the kernels that both have

    def sentences(self) -> tuple[str, ...]:
        """Return a sentence for each thing that is not checked; golden points without a kernel share one."""
        return (
            *(f"{formats.one_line(name)} has no golden point; --update adds it" for name in self.new_kernels),
            *_left_sentence(self.left_kernels),
            *map(_gap_sentence, self.gaps),
        )


def _left_sentence(left: Mapping[str, int]) -> tuple[str, ...]:
    if not left:
        return ()
    count = sum(left.values())
    names = [formats.one_line(name) for name in left]
    more = f" and {len(names) - MAX_NAMES} more" if len(names) > MAX_NAMES else ""
    named = ", ".join(names[:MAX_NAMES]) + more
    have, those = ("has", "that") if count == 1 else ("have", "those")
    return (f"{formats.points_text(count)} of the golden profile {have} no kernel here: {those} of {named}",)


def _gap_sentence(gap: AxisGap) -> str:
    named = [f"{formats.one_line(name)}={value}" for name, values in gap.values.items() for value in values]
    if len(named) > MAX_VALUES:
        named = [*named[:MAX_VALUES], f"{len(named) - MAX_VALUES} more values"]
    first = f"{gap.missing} of {formats.points_text(gap.own)} of {formats.one_line(gap.kernel)} have no golden counts"
    if not named:
        return first
    return f"{first}, none with {' or '.join(part for part in (', '.join(named[:-1]), named[-1]) if part)} has"


@dataclass(frozen=True, slots=True, kw_only=True)
class GoldenPlan:
    """The points of a golden profile that can run: the sweep, the sheets it needs, and the points that are left out."""

    plan: plans.SweepPlan
    specs: tuple[GpuSpec, ...]
    golden: tuple[PointResult, ...]  # the first points of the plan, in this order; the others are of new kernels
    left_out: tuple[CheckedPoint, ...]
    coverage: Coverage


def plan_check(
    golden: Profile, kernels: Sequence[KernelFile], *, budget_s: float | None = None, update: bool = False
) -> GoldenPlan:
    """Plan a run of the points of a golden profile that are of these kernels.

    A point that was measured on a GPU is counted by the sheet of its model, and a point without counts is left out.

    `budget_s` are the seconds that the blocks of a point may take. By default every block of a point is executed, but
    those of a point that was sampled in the golden profile as long as in any sweep. With `update` points without counts
    are counted too, points that were sampled in full, and kernels without a golden point at all points of their own
    axes, on the devices of the golden profile.
    """
    by_name = {kernel.name: kernel for kernel in kernels}
    held = Counter(point.kernel for point in golden.points if point.baseline is None)
    new_kernels = tuple(kernel for name, kernel in by_name.items() if name not in held)
    if len(new_kernels) == len(by_name) and not update:
        name = new_kernels[0].name
        raise InputError(f"the golden profile has no point of {name}{suggestion(name, held)}")
    sheets = {spec.key: spec for spec in all_specs()}
    included = {name: plans.included_hash(kernel) for name, kernel in by_name.items()}
    used: dict[str, GpuSpec] = {}
    pairs_by_key: dict[tuple[object, ...], tuple[PointSpec, PointResult]] = {}
    left_out: list[CheckedPoint] = []
    contents: files.DeviceContents = {}
    for point in golden.points:
        record = golden.device(point.device)
        spec = sheets.get(point.device) or (_sheet_of(record, sheets.values()) if record is not None else None)
        if point.kernel not in by_name:
            continue
        why = "" if spec is not None else f"there is no sheet of {record.name if record is not None else point.device}"
        if not why and not update:
            why = _why_not(point)
        if spec is None or why:
            left_out.append(CheckedPoint(golden=point, new=None, outcome=GoldenOutcome.NOT_CHECKED, reason=why))
            continue
        used[spec.key] = spec
        allowed_s = budget_s or (DEFAULT_BUDGET_S if is_sampled(point) and not update else math.inf)
        kernel = files.for_device(by_name[point.kernel], spec.key, contents)
        planned = kernel.point(
            point.problem,
            point.tune,
            spec.key,
            budget_s=allowed_s,
            limit=plans.DEFAULT_LIMIT,
            included_hash=included[point.kernel],
            reference=plans.reference_of(kernel),
        )
        pairs_by_key[planned.key] = (planned, point)
    points = tuple(planned for planned, _ in pairs_by_key.values())
    units = tuple(plans.LEAST_S + plans.WORD_S * prod(point.problem.values()) for point in points)
    plan = plans.SweepPlan(points=points, units=units)
    if update and new_kernels:
        used = used or {DEFAULT_DEVICE: load_spec(DEFAULT_DEVICE)}
        more = plans.plan_sweep(new_kernels, problem={}, tune={}, devices=list(used), budget_s=budget_s or math.inf)
        plan = plans.SweepPlan(points=(*plan.points, *more.points), units=(*plan.units, *more.units))
    golden_points = tuple(point for _, point in pairs_by_key.values())
    return GoldenPlan(
        plan=plan,
        specs=tuple(used.values()),
        golden=golden_points,
        left_out=tuple(left_out),
        coverage=Coverage(
            new_kernels=() if update else tuple(kernel.name for kernel in new_kernels),
            left_kernels={name: count for name, count in held.items() if name not in by_name},
            gaps=tuple(_gaps(golden_points, (kernel for kernel in kernels if kernel.name in held))),
        ),
    )


def checked_points(planned: GoldenPlan, run: Profile, *, resources: bool = False) -> tuple[CheckedPoint, ...]:
    """Return the golden points of a plan, checked against the profile of its sweep, and then those that it left out."""
    results = {result.key: result for result in run.points}
    pairs = zip(planned.plan.points, planned.golden, strict=False)  # the points of new kernels come last
    checked = (check_point(golden, results[point.key], resources=resources) for point, golden in pairs)
    return (*checked, *planned.left_out)


def checked_launches(
    golden: Profile, run: Profile, *, resources: bool = False
) -> tuple[tuple[CheckedPoint, ...], Coverage]:
    """Return the launches of a golden profile, checked against those of the program now, and what is not checked."""
    new = {_identity(point, run): point for point in run.points}
    devices = {_identity(point, run)[-1] for point in run.points}
    held = {_identity(point, golden): point for point in golden.points if kept_launches.is_launch(point)}
    checked = []
    for key, point in held.items():
        if key in new:
            checked.append(check_point(point, new[key], resources=resources))
        elif key[-1] in devices:
            failed = CheckedPoint(golden=point, new=None, outcome=GoldenOutcome.FAILED)
            checked.append(replace(failed, reason="it is launched no more"))
    names = {point.kernel for point in held.values()}
    return tuple(checked), Coverage(
        new_kernels=tuple(dict.fromkeys(point.kernel for point in run.points if point.kernel not in names)),
        left_kernels=Counter(point.kernel for point in golden.points if not kept_launches.is_launch(point)),
    )


def updated(golden: Profile, run: Profile) -> Profile:
    """Return the golden profile with the points that were run in place of their old ones.

    The profile that was run gives the devices and the compiler; golden points that were not run stay.
    """
    fresh = {_identity(point, run): point for point in run.points}
    kept = tuple(point for point in golden.points if _identity(point, golden) not in fresh)
    devices = {device.key: device for device in (*golden.devices, *run.devices)}
    return replace(run, devices=tuple(devices.values()), points=(*kept, *fresh.values()))


def _gaps(golden: Sequence[PointResult], kernels: Iterable[KernelFile]) -> Iterable[AxisGap]:
    for kernel in kernels:
        held = [_place(point.problem, point.tune) for point in golden if point.kernel == kernel.name]
        planned = plans.plan_sweep([kernel], problem={}, tune={}, devices=[DEFAULT_DEVICE]).points
        own = [point for point in planned if _can_run(kernel, point)]
        missing = [point for point in own if _place(point.problem, point.tune) not in held]
        if not missing:
            continue
        seen = {item for place in held for item in place}
        unseen = {item for point in missing for item in _place(point.problem, point.tune)} - seen
        values: dict[str, tuple[int, ...]] = {}
        for _, name, value in sorted(unseen):
            values[name] = (*values.get(name, ()), value)
        yield AxisGap(kernel=kernel.name, missing=len(missing), own=len(own), values=values)


def _place(problem: Mapping[str, int], tune: Mapping[str, int]) -> tuple[tuple[str, str, int], ...]:
    """Return the values of all axes, sorted: whether it is a size or a macro, its name, its value."""
    return tuple(sorted([("problem", *item) for item in problem.items()] + [("tune", *item) for item in tune.items()]))


def _can_run(kernel: KernelFile, point: PointSpec) -> bool:
    try:
        return kernel.workload(point.problem, point.tune).broken_requirement is None
    except WarplensError:
        return True  # the sentence on it comes when the point runs


def _sheet_of(record: DeviceRecord, sheets: Iterable[GpuSpec]) -> GpuSpec | None:
    """Return the sheet of a GPU's model: the one of its name, or the only one whose name begins with it."""
    alike = [sheet for sheet in sheets if sheet.name.startswith(record.name) and sheet.target == record.target]
    candidates = [sheet for sheet in alike if sheet.name == record.name] or alike
    return candidates[0] if len(candidates) == 1 else None


def _why_not(point: PointResult) -> str:
    if not point.status.is_usable:
        return f"{point.status.word} in the golden profile"
    if not any(key in point.metrics for key in COUNTS if key != "local_bytes_per_thread"):
        return "the golden profile has no counts of it"
    return ""


def _identity(point: PointResult, profile: Profile) -> tuple[object, ...]:
    record = profile.device(point.device)
    name = record.name if record is not None else point.device
    return point.kernel, tuple(sorted(point.problem.items())), tuple(sorted(point.tune.items())), name
