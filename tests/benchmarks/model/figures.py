"""What the rows of the table are made of: errors of times, regret of what is picked, agreement of orders.

The rule: an error is |modelled / measured - 1|; the p90 is the 0.9 quantile of these. A launch without a modelled time
is in no figure, and is counted beside it.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from statistics import mean, median

import numpy as np
from benchmark_registry import Row, Samples
from model.launches import Modelled

from warplens.cuda.ground.points import CacheState
from warplens.cuda.timing import Method

ROOT = Path(__file__).resolve().parents[3]
RESULTS = ROOT / "build" / "model"
WORST = 12
"""So many kernels are named with their errors."""


def error_rows(
    title: str, launches: Sequence[Modelled], state: CacheState, aims: tuple[float, float | None]
) -> list[Row]:
    """Return the rows of the median error and of the p90, in per cent."""
    errors = [100 * abs(launch.ratio(state) - 1) for launch in timed(launches, state)]
    if not errors:
        return []
    middle = median(launch.ratio(state) for launch in timed(launches, state))
    left = f"{_estimated(launches, state)}{_without(launches)}"
    note = f"{len(errors)} launches, modelled / measured {middle:.2f} in the median{left}"
    return [
        Row(title=f"{title}, {state.value}: median error", unit="%", value=median(errors), aim=aims[0], note=note),
        Row(title=f"{title}, {state.value}: p90 of errors", unit="%", value=quantile(errors, 0.9), aim=aims[1]),
    ]


def timed(launches: Iterable[Modelled], state: CacheState) -> list[Modelled]:
    """Return the launches with both times of a state."""
    return [launch for launch in launches if state in launch.times and state in launch.measured.ns]


def quantile(values: Sequence[float], share: float) -> float:
    """Return a quantile, between two values in proportion.

    >>> quantile([1.0, 2.0, 3.0], 0.75)
    2.5
    """
    return float(np.quantile(values, share))


def _estimated(launches: Sequence[Modelled], state: CacheState) -> str:
    estimated = sum(launch.times[state].method is Method.ESTIMATED for launch in timed(launches, state))
    return f"; {estimated} estimated, not simulated" if estimated else ""


def _without(launches: Sequence[Modelled]) -> str:
    missing = sum(1 for launch in launches if launch.failure)
    return f"; {missing} without a modelled time" if missing else ""


Times = Sequence[tuple[float, float]]
"""Modelled and measured times of what is to be chosen from."""


def regret(times: Times) -> float:
    """Return by how many per cent the one with the least modelled time is slower than the fastest.

    >>> regret([(1.0, 12.0), (2.0, 10.0)])
    20.0
    """
    return 100 * (min(times)[1] / min(measured for _, measured in times) - 1)


def tau(times: Times) -> float:
    """Return Kendall's tau of the two orders: 1 where they are the same, -1 where one is the other's reverse.

    Two equal times count as half agreeing (tau-a).

    >>> tau([(1.0, 10.0), (2.0, 20.0), (3.0, 15.0)])
    0.3333333333333333
    """
    signs = [
        float(np.sign(modelled - other_modelled) * np.sign(measured - other_measured))
        for index, (modelled, measured) in enumerate(times)
        for other_modelled, other_measured in times[:index]
    ]
    return mean(signs)


def groups_of(
    launches: Iterable[Modelled], state: CacheState, key: Callable[[Modelled], object]
) -> dict[object, list[Modelled]]:
    """Return the launches that are chosen from, those of two or more with the same key."""
    groups: defaultdict[object, list[Modelled]] = defaultdict(list)
    for launch in timed(launches, state):
        groups[key(launch)].append(launch)
    return {name: members for name, members in groups.items() if len(members) > 1}


def times_of(launches: Iterable[Modelled], state: CacheState) -> list[tuple[float, float]]:
    """Return modelled and measured times."""
    return [(launch.times[state].time_ns, launch.measured.ns[state]) for launch in launches]


def regret_rows(
    title: str, groups: Mapping[object, list[Modelled]], state: CacheState, aims: tuple[float, float]
) -> list[Row]:
    """Return the rows of the mean regret and of the worst one; below that the picks which cost most."""
    costs = {name: regret(times_of(members, state)) for name, members in groups.items()}
    if not costs:
        return []
    ranked = sorted(costs, key=lambda name: -costs[name])
    picks = []
    for name in ranked[:WORST]:
        members = groups[name]
        picked = min(members, key=lambda launch: launch.times[state].time_ns)
        best = min(members, key=lambda launch: launch.measured.ns[state])
        if picked is not best:
            picks.append(f"{costs[name]:5.1f} %  {picked.measured.name} for {best.measured.name}")
    return [
        Row(
            title=f"{title}, {state.value}: mean",
            unit="%",
            value=mean(costs.values()),
            aim=aims[0],
            note=f"{len(costs)} choices, {sum(cost == 0 for cost in costs.values())} of the fastest",
        ),
        Row(
            title=f"{title}, {state.value}: worst",
            unit="%",
            value=max(costs.values()),
            aim=aims[1],
            details=tuple(picks),
        ),
    ]


def worst_lines(launches: Sequence[Modelled], state: CacheState) -> Iterator[str]:
    """Iterate over the lines of the kernels with the largest median errors: launches, and ratios of both times."""
    by_kernel: defaultdict[str, list[float]] = defaultdict(list)
    for launch in timed(launches, state):
        by_kernel[launch.measured.kernel].append(launch.ratio(state))
    ranked = sorted(by_kernel.items(), key=lambda item: -median(abs(ratio - 1) for ratio in item[1]))
    if ranked:
        yield f"| kernel, {state.value} | launches | median error | modelled / measured, median | least | largest |"
        yield "| --- | --- | --- | --- | --- | --- |"
    for kernel, ratios in ranked[:WORST]:
        error = 100 * median(abs(ratio - 1) for ratio in ratios)
        yield (
            f"| `{kernel}` | {len(ratios)} | {error:.0f} % | {median(ratios):.2f} | {min(ratios):.2f} |"
            f" {max(ratios):.2f} |"
        )


def samples_of(part: str, rows: Sequence[Row], launches: Sequence[Modelled], states: Sequence[CacheState]) -> Samples:
    """Return the rows of a part, with its worst kernels below; write rows and launches to `build/model/PART.json`.

    Raises:
        RuntimeError: nothing was modelled.
    """
    if not rows:
        reasons = {launch.failure for launch in launches if launch.failure}
        raise RuntimeError(f"no launch has both times: {'; '.join(sorted(reasons)[:3]) or 'no time was recorded'}")
    RESULTS.mkdir(parents=True, exist_ok=True)
    content = {
        "rows": [{"title": row.title, "unit": row.unit, "value": row.value, "aim": row.aim} for row in rows],
        "launches": [_record(launch) for launch in launches],
    }
    (RESULTS / f"{part}.json").write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")
    failed = [f"not modelled: {launch.measured.name}: {launch.failure}" for launch in launches if launch.failure]
    tables = [line for state in states for line in worst_lines(launches, state)]
    return Samples(rows=tuple(rows), details=(*tables, *failed))


def _record(launch: Modelled) -> dict[str, object]:
    return {
        "name": launch.measured.name,
        "kernel": launch.measured.kernel,
        "measured_ns": {state.value: ns for state, ns in launch.measured.ns.items()},
        "modelled_ns": {state.value: time.time_ns for state, time in launch.times.items()},
        "method": next((time.method.value for time in launch.times.values()), ""),
        "limiter": next((time.limiter for time in launch.times.values()), ""),
        "terms_ns": next((dict(time.terms_ns) for time in launch.times.values()), {}),
        "recording_s": launch.costs.recording_s,
        "simulating_s": launch.costs.simulating_s,
        "failure": launch.failure,
    }
