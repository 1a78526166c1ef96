"""Modelled times beside those that others published for GPUs that are not here, and beside the lecture's table.

The rule: which times these are, and where they are printed, is written in `tests/corpus/published_times.toml` and in
the shipped profiles. The launches are modelled in the state of the L2 cache that the document has, the lecture's cold:
its kernels run once, behind the copy of their arrays, and on the very GPU where the document prints its clock. The
projects lie in the folder of `make bench model FOLDER=...`;
those that it lacks are left out.
"""

from __future__ import annotations

import tempfile
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from statistics import median

import published
from benchmark_registry import Row, Samples, benchmark
from model.figures import error_rows, quantile, samples_of, timed
from model.launches import BUDGET_S, Measured, Modelled, modelled_point
from model.other_kernels import projects_folder
from model.processes import modelled, task

from warplens.cuda.ground.points import CacheState
from warplens.profiles.journal import open_profile

BOTH = (CacheState.COLD, CacheState.WARM)


def launches_of(times: Sequence[published.PublishedTime], folder: Path, scratch: Path) -> list[Modelled]:
    """Model the launches of published times."""
    content = published.read_published()
    files = published.kernel_files(content, folder, scratch)
    there = [time for time in times if time.kernel in files]
    plan = published.plan_of(there, files)
    return modelled(
        [
            task(
                measured_of(time),
                modelled_point,
                replace(point, budget_s=BUDGET_S),
                card=content.cards.get((time.document, time.device)),
            )
            for time, point in zip(there, plan.points, strict=True)
        ]
    )


def measured_of(time: published.PublishedTime) -> Measured:
    """Return a published time."""
    axes = [f"{axis}={value}" for axis, value in {**time.problem, **time.tune}.items()]
    state = CacheState(time.cache or CacheState.COLD.value)
    return Measured(
        name="/".join([time.document, time.device, time.kernel, *axes]),
        kernel=time.kernel,
        family=time.document,
        size=time.device,
        ns={state: 1e6 * time.time_ms},
    )


@benchmark("published times on other GPUs", unit="%", aim=20)
def model_published() -> Samples:
    """Model the launches of papers, blogs and search spaces."""
    with tempfile.TemporaryDirectory() as scratch:
        launches = launches_of(published.read_published().times, projects_folder(), Path(scratch))
    errors: defaultdict[str, list[float]] = defaultdict(list)
    for launch in launches:
        for state in launch.times:
            errors[f"{launch.measured.family}, {launch.measured.size}"].append(100 * abs(launch.ratio(state) - 1))
    every = [error for of_source in errors.values() for error in of_source]
    rows = []
    if every:
        details = tuple(
            f"{source:<30} {len(of_source):>3} points, median error {median(of_source):.0f} %"
            for source, of_source in errors.items()
        )
        note = f"{len(every)} of {len(launches)} points"
        rows = [
            Row(title="published times: median error", unit="%", value=median(every), aim=20, note=note),
            Row(title="published times: p90 of errors", unit="%", value=quantile(every, 0.9), details=details),
        ]
    return samples_of("published", rows, launches, BOTH)


@benchmark("the lecture's table", unit="%", aim=15)
def model_lecture() -> Samples:
    """Model the lecture's kernels on its two GPUs."""
    with tempfile.TemporaryDirectory() as scratch:
        launches = launches_of(published.lecture_times(), Path(scratch), Path(scratch))
    state = CacheState.COLD
    rows = error_rows("the lecture's 16 times", launches, state, (15, None))
    ratios = {launch.measured.name: launch.ratio(state) for launch in timed(launches, state)}
    if ratios:
        worst = max(ratios, key=lambda name: max(ratios[name], 1 / ratios[name]))
        value = max(ratios[worst], 1 / ratios[worst])
        details = tuple(f"{name:<60} {ratio:.2f}" for name, ratio in ratios.items())
        rows.append(
            Row(title="the lecture's times: worst", unit="times", value=value, aim=1.5, note=worst, details=details)
        )
    return samples_of("lecture", [*rows, *occupancy_rows(launches)], launches, [])


def occupancy_rows(launches: Sequence[Modelled]) -> list[Row]:
    """Return the row of the largest difference in achieved occupancy; below it all of them."""
    printed = {}
    for name in published.LECTURE:
        for point in open_profile(Path(f"reference:{name}")).points:
            axes = [f"{axis}={value}" for axis, value in {**point.problem, **point.tune}.items()]
            achieved = point.metrics.get("achieved_occupancy")
            if achieved is not None:
                printed["/".join(["lecture", point.device, point.kernel, *axes])] = float(achieved.value)
    pairs = {
        launch.measured.name: (launch.times[CacheState.COLD].achieved_occupancy_percent, printed[launch.measured.name])
        for launch in timed(launches, CacheState.COLD)
        if launch.measured.name in printed
    }
    if not pairs:
        return []
    details = tuple(f"{name:<60} {ours:5.1f} for {theirs:5.1f} %" for name, (ours, theirs) in pairs.items())
    return [
        Row(
            title="achieved occupancy: largest difference",
            unit="points",
            value=max(abs(ours - theirs) for ours, theirs in pairs.values()),
            aim=10,
            note=f"{sum(abs(ours - theirs) <= 10 for ours, theirs in pairs.values())} of {len(pairs)} within 10 points",
            details=details,
        )
    ]
