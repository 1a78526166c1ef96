"""Modelled times of the catalogue beside `reference:h200`: errors, regret of what the model picks, and its order.

The rule: the launch is chosen from the tiles of one variant at one size, or from all variants and tiles of a family at
one size. Baselines are no kernels of ours, and products out of core are several launches and copies: both are left out.

The measured times are those of events, less their constant overhead (`Time.overhead_ns`, about 2.9 us; that of a warm
batch is shared by its launches). Cold ones are those of Nsight Compute, to 0.1 % of their median. Warm ones of short
launches hold one thing more: up to 50 launches follow each other, and each of them lasts from the end of the launch
before to its own, with the distance between the two, which Nsight Compute does not count. It is 0.4 us: before
`launch_warm_ns` of the sheet held it, modelled times of launches below 10 us were 0.43 to 0.47 us too short in the
median when warm, and within 0.12 us when cold.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from benchmark_registry import Row, Samples, benchmark
from model.figures import error_rows, groups_of, regret_rows, samples_of, tau, timed, times_of
from model.launches import BUDGET_S, Measured, Modelled, modelled_point
from model.processes import Task, modelled, task
from model.tiles import choices, tile_row

from warplens.cuda.catalogue import builtin_kernels
from warplens.cuda.ground.points import CacheState, CheckLevel, PointResult
from warplens.cuda.sweep.plan import plan_sweep
from warplens.profiles.journal import open_profile

DEVICE, CARD = "h200", "gpu-nvidia-h200"
"""The sheet, and the name of the GPU in the profile."""
AIMS = {CacheState.COLD: (8, 25), CacheState.WARM: (12, 35)}
FAMILIES = ("matmul", "transpose", "copy", "column_sum")
"""Variants whose names begin alike compute the same."""


def reference_tasks() -> list[Task]:
    """Return what models the points of the profile, those of the two states together."""
    kernels = {kernel.name: kernel for kernel in builtin_kernels()}
    times: defaultdict[tuple[str, tuple[tuple[str, int], ...], tuple[tuple[str, int], ...]], dict[CacheState, float]]
    times = defaultdict(dict)
    for point in measured_points():
        if kernels[point.kernel].stream is None:
            assert point.time is not None
            assert point.time.cache is not None
            times[point.kernel, tuple(point.problem.items()), tuple(point.tune.items())][point.time.cache] = (
                point.time.value_ns
            )
    tasks = []
    for (name, problem, tune), ns in times.items():
        plan = plan_sweep(
            [kernels[name]],
            problem={axis: (value,) for axis, value in problem},
            tune={axis: (value,) for axis, value in tune},
            devices=[DEVICE],
            check=CheckLevel.FAST,
            budget_s=BUDGET_S,
        )
        [spec] = plan.points
        size = "/".join(f"{axis}={value}" for axis, value in problem)
        family = next(family for family in FAMILIES if name.startswith(family))
        label = label_of(name, dict(problem), dict(tune))
        tasks.append(task(Measured(name=label, kernel=name, family=family, size=size, ns=ns), modelled_point, spec))
    return tasks


def label_of(kernel: str, *axes: Mapping[str, int]) -> str:
    """Return the name of a launch: its kernel, sizes and tune values.

    >>> label_of("matmul_tiled", {"N": 256}, {"TILE": 16})
    'matmul_tiled/N=256/TILE=16'
    """
    return "/".join([kernel, *(f"{axis}={value}" for each in axes for axis, value in each.items())])


def is_compared(point: PointResult) -> bool:
    """Say whether a point of the profile is a measured launch of a kernel of the catalogue."""
    return point.baseline is None and point.device == CARD and point.time is not None and point.status.is_usable


@benchmark("reference:h200", unit="%", aim=8)
def model_reference() -> Samples:
    """Model the points of the reference profile."""
    launches = modelled(reference_tasks())
    rows: list[Row] = []
    for state, aims in AIMS.items():
        rows += error_rows("reference:h200", launches, state, aims)
    for state in AIMS:
        rows += choice_rows(launches, state)
        rows += marked_rows(launches, state)
    return samples_of("reference", rows, launches, list(AIMS))


@cache
def measured_points() -> tuple[PointResult, ...]:
    """Return the points of the profile that are compared."""
    return tuple(point for point in open_profile(Path(f"reference:{DEVICE}")).points if is_compared(point))


def _name_of(point: PointResult) -> str:
    return label_of(point.kernel, point.problem, point.tune)


def marked_rows(launches: list[Modelled], state: CacheState) -> list[Row]:
    """Return the row of the tiles that the window's heat map marks."""
    times = {launch.measured.name: launch.times[state].time_ns for launch in timed(launches, state)}
    points = measured_points()
    labels = [_name_of(point) for point in points]
    modelled_ns = {place: times[label] for place, label in enumerate(labels) if label in times}
    made = list(choices(points, modelled_ns, state))
    return [tile_row(state, made)] if made else []


def choice_rows(launches: list[Modelled], state: CacheState) -> list[Row]:
    """Return the rows of what the model picks, and of its order of tiles and of variants, each at its best tile."""
    tiles = groups_of(launches, state, lambda launch: (launch.measured.kernel, launch.measured.size))
    variants = groups_of(launches, state, lambda launch: (launch.measured.family, launch.measured.size))
    rows = regret_rows("regret of the tile", tiles, state, (2, 12))
    rows += regret_rows("regret of variant and tile", variants, state, (4, 20))
    orders = {"tiles": [times_of(members, state) for members in tiles.values()], "variants": []}
    for members in variants.values():
        by_kernel: defaultdict[str, list[Modelled]] = defaultdict(list)
        for launch in members:
            by_kernel[launch.measured.kernel].append(launch)
        best = [
            (min(modelled for modelled, _ in times), min(measured for _, measured in times))
            for times in (times_of(launches, state) for launches in by_kernel.values())
        ]
        if len(best) > 1:
            orders["variants"].append(best)
    for name, aim in (("tiles", 0.8), ("variants", 0.9)):
        taus = [tau(times) for times in orders[name]]
        if taus:
            rows.append(
                Row(
                    title=f"Kendall's tau over {name}, {state.value}",
                    unit="",
                    value=sum(taus) / len(taus),
                    aim=aim,
                    higher_is_better=True,
                    note=f"mean of {len(taus)} orders",
                )
            )
    return rows
