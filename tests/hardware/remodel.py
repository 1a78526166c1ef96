"""Models the launches of recorded profiles anew, so that the times beside the measured ones are those of today's model.

    make remodel                                            # the catalogue on an H200, as `make reference` measured it
    .venv/bin/python tests/hardware/remodel.py PROFILE...   # other profiles of the built-in kernels
    .venv/bin/python tests/hardware/remodel.py --counts PROFILE   # one that an engine counted which counted less

The rule: what was measured on the GPU and counted beside it stays as it was recorded, with its samples, notes and
settings. Only values with the provenance `modelled` are replaced, and the terms of the modelled time. The launch is
executed here for them, compiled by this machine's NVRTC, with the budget that a sweep on a GPU gives it. A point that
was not modelled when it was recorded, or cannot be modelled now, stays too, and is named. Counts that are other than
today's are named, where each side executed every block.

With `--counts` the engine's counts are today's too, where both compilers gave a thread the same registers and bytes of
local memory; where they did not, the counts stay, and the point is named. The note of the profile says so.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import replace
from datetime import UTC, date, datetime
from functools import cache
from pathlib import Path

from warplens.cuda.catalogue import KernelFile, builtin_kernels
from warplens.cuda.compiler.process.client import compiler_version
from warplens.cuda.device.gpus import sheet_like
from warplens.cuda.execute.joined_results import join_results
from warplens.cuda.ground.metrics import MetricValue, Provenance, ResourceQuantities, derived
from warplens.cuda.ground.points import CacheState, CheckLevel, PointResult, PointSpec, StepResult, Time
from warplens.cuda.sweep.places import GPU_BUDGET_S
from warplens.cuda.sweep.plan import plan_sweep
from warplens.cuda.sweep.pool import make_executor
from warplens.cuda.sweep.workers import run_emulated_in_states
from warplens.profiles.records import Profile
from warplens.profiles.store import read_profile
from warplens.profiles.writing import write_profile

COMMAND = "make remodel"
LIMIT_S = 300.0
"""A launch may take this many seconds beside its budget."""
SHOWN_EVERY = 50
"""Launches between two lines of progress."""
COUNTS = (Provenance.COUNTED, Provenance.INFERRED)
"""Of all blocks of a launch."""
ENGINE = (*COUNTS, Provenance.SAMPLED)
"""Of whichever blocks the engine executed."""
RESOURCES = frozenset(
    derived(
        ResourceQuantities(
            registers_per_thread=1,
            local_bytes_per_thread=1,
            static_shared_bytes=1,
            dynamic_shared_bytes=1,
            theoretical_occupancy_percent=1.0,
            occupancy_limiter="threads",
        )
    )
)
"""The metrics that the compiler or the driver of the GPU's machine gave, whose provenance is `counted` too."""
COMPILED = ("registers_per_thread", "local_bytes_per_thread")
"""Values in which two compilations of a kernel agree, or the counts of one are not those of the other."""


def launch_of(point: PointResult, profile: Profile) -> PointSpec | None:
    """Return what models a recorded point, in all states of the cache; None where it has no modelled time.

    A kernel whose source is another than the recorded one has none either: it is another launch today.
    """
    if point.baseline is not None or "modelled_time" not in point.metrics:
        return None
    kernel, sheet = _kernels().get(point.kernel), sheet_like(profile.device(point.device))
    if kernel is None or sheet is None or point.source_hash != kernel.source_hash:
        return None
    plan = plan_sweep(
        [kernel],
        problem={axis: (value,) for axis, value in point.problem.items()},
        tune={axis: (value,) for axis, value in point.tune.items()},
        devices=[sheet.key],
        budget_s=GPU_BUDGET_S,
        check=CheckLevel.FAST,
    )
    return replace(plan.points[0], cache=None)


@cache
def _kernels() -> dict[str, KernelFile]:
    return {kernel.name: kernel for kernel in builtin_kernels()}


def remodelled(point: PointResult, counted: PointResult) -> PointResult:
    """Return a recorded point with the modelled values of `counted`, the same launch executed and modelled today.

    Raises:
        ValueError: `counted` has no modelled time; the message says why.
    """
    if counted.time is None or counted.time.provenance is not Provenance.MODELLED:
        raise ValueError(counted.reason or "; ".join(counted.notes) or counted.status.value)
    joined = join_results(_without_model(point), replace(counted, metrics=_modelled(counted.metrics), steps=()))
    metrics = {key: joined.metrics[key] for key in (*point.metrics, *joined.metrics) if key in joined.metrics}
    return replace(point, time=joined.time, metrics=metrics, steps=_steps(point, counted))


def _without_model(point: PointResult) -> PointResult:
    """Return a recorded point without its modelled values."""
    time: Time | None = None if point.time is None else replace(point.time, terms_ns={})
    return replace(point, time=time, metrics=_others(point.metrics))


def _modelled(metrics: Mapping[str, MetricValue]) -> dict[str, MetricValue]:
    return {key: value for key, value in metrics.items() if value.provenance is Provenance.MODELLED}


def _others(metrics: Mapping[str, MetricValue]) -> dict[str, MetricValue]:
    return {key: value for key, value in metrics.items() if value.provenance is not Provenance.MODELLED}


def _steps(point: PointResult, counted: PointResult) -> tuple[StepResult, ...]:
    """Return the recorded steps with the modelled values of today's."""
    today = {step.number: _modelled(step.metrics) for step in counted.steps}
    return tuple(replace(step, metrics={**_others(step.metrics), **today.get(step.number, {})}) for step in point.steps)


def recounted(point: PointResult, counted: PointResult) -> PointResult:
    """Return a recorded point with the counts of `counted`, the same launch executed today, in place of its own.

    What the compiler or the driver of the GPU's machine said stays: registers, bytes, occupancy.

    Raises:
        ValueError: the two compilations differ; the message says in what.
    """
    for key in COMPILED:
        here, there = counted.metrics.get(key), point.metrics.get(key)
        if here is not None and there is not None and here.value != there.value:
            raise ValueError(f"the counts stay as recorded: {key} {there.value} there, {here.value} here")
    steps_today = {step.number: step.metrics for step in counted.steps}
    return replace(
        point,
        metrics=_with_counts(point.metrics, counted.metrics),
        steps=tuple(
            replace(step, metrics=_with_counts(step.metrics, steps_today.get(step.number, step.metrics)))
            for step in point.steps
        ),
    )


def _with_counts(recorded: Mapping[str, MetricValue], counted: Mapping[str, MetricValue]) -> dict[str, MetricValue]:
    """Return recorded metrics with the engine's counts of another run in place of their own, in the recorded order."""
    today = {key: value for key, value in counted.items() if key not in RESOURCES and value.provenance in ENGINE}
    stays = {key: value for key, value in recorded.items() if key in RESOURCES or value.provenance not in ENGINE}
    joined = {**stays, **today}
    return {key: joined[key] for key in dict.fromkeys((*recorded, *today)) if key in joined}


def noted(note: str, day: date, compiler: str) -> str:
    """Return the note of a profile with the day and the compiler of its counts, in place of earlier ones."""
    kept = re.sub(r" ?Counted anew on \S+, compiled by NVRTC [\d.]+", "", note)
    return f"{kept} Counted anew on {day}, compiled by {compiler}.".strip()


def other_counts(point: PointResult, counted: PointResult) -> Iterator[str]:
    """Yield the counts of a recorded point that are other today, where both are of all blocks."""
    for key, before in point.metrics.items():
        today = counted.metrics.get(key)
        if today is not None and {before.provenance, today.provenance} <= set(COUNTS) and before.value != today.value:
            yield f"{key} {before.value} recorded, {today.value} today"


def remodel(profile: Profile, *, counts: bool = False) -> tuple[Profile, list[str]]:
    """Return a profile with today's modelled values, and a line for all that is other than recorded or stays.

    `counts` takes the engine's counts of today as well.
    """
    pool = make_executor(None, LIMIT_S, True)
    launches: dict[tuple[object, ...], Future[Mapping[CacheState, PointResult]]] = {}
    of_point: dict[tuple[object, ...], Future[Mapping[CacheState, PointResult]]] = {}
    try:
        for point in profile.points:
            launch = launch_of(point, profile)
            if launch is None:
                continue
            if launch.key not in launches:
                launches[launch.key] = pool.submit(run_emulated_in_states, launch)
            of_point[point.key] = launches[launch.key]
        for number, future in enumerate(launches.values(), 1):
            future.exception()  # waits
            if number % SHOWN_EVERY == 0:
                sys.stderr.write(f"{number} of {len(launches)} launches\n")
    finally:
        pool.shutdown(wait=False)
    points, lines = [], []
    for point in profile.points:
        points.append(point)
        name = f"{point.kernel} {point.problem} {point.tune} {point.cache or ''}"
        if point.key not in of_point:
            if point.baseline is None:
                lines.append(f"{name}: not modelled")
            continue
        try:
            counted = of_point[point.key].result()[point.cache or CacheState.COLD]
            points[-1] = remodelled(point, counted)
            if counts:
                points[-1] = recounted(points[-1], counted)
        except Exception as error:  # noqa: BLE001 - whatever ends a launch becomes its reason
            lines.append(f"{name}: stays as recorded: {error}")
        else:
            lines += [f"{name}: {line}" for line in other_counts(points[-1], counted)]
    return replace(profile, points=tuple(points)), lines


def main(arguments: Sequence[str]) -> None:
    """Write each profile with today's modelled values in place of the recorded ones."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("profiles", nargs="+", type=Path, metavar="PROFILE")
    parser.add_argument("--counts", action="store_true", help="take the engine's counts of today as well")
    given = parser.parse_args(arguments)
    for path in given.profiles:
        before = read_profile(path)
        after, lines = remodel(before, counts=given.counts)
        if given.counts:
            after = replace(after, note=noted(after.note, datetime.now(UTC).date(), compiler_version()))
        write_profile(path, after)
        moved = sum(old != new for old, new in zip(before.points, after.points, strict=True))
        kinds = "modelled values or counts" if given.counts else "modelled values"
        print(f"{path.name}: {moved} of {len(after.points)} points have other {kinds}", *lines, sep="\n  ")


if __name__ == "__main__":
    main(sys.argv[1:])
