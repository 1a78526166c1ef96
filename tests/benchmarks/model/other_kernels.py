"""Modelled times and limiters of kernels by others on an H200, which no part of the model was made with.

The rule: these launches are kept apart; nothing is chosen by them. The public projects are not part of Warplens: they
lie in the folder of `make bench model FOLDER=...`, which `probes.py fetch` fills, and without it they are left out.
Times are those of Nsight Compute; warm ones are 0.4 us shorter than by the product's events, which the model has
(`reference`).
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from benchmark_registry import Row, Samples, benchmark
from model.figures import error_rows, samples_of
from model.launches import Modelled
from model.limiters import half_of, limits_of
from model.plain import RECORDED, probe_tasks
from model.processes import modelled

from warplens.cuda.ground.points import CacheState

FOLDER = "WARPLENS_PROJECTS"
"""The environment variable with the folder of the projects."""
WRITTEN = (("h200_outside.json", "outside_kernels.cu"), ("h200_fresh.json", "fresh_kernels.cu"))
AIMS = (12, 35)
MOST_NAMED = 12
"""The most kinds of disagreement that are named."""
BOTH = (CacheState.COLD, CacheState.WARM)


def projects_folder() -> Path:
    """Return the folder with the public projects.

    Raises:
        RuntimeError: there is none.
    """
    folder = Path(os.environ.get(FOLDER, ""))
    if not os.environ.get(FOLDER) or not folder.is_dir():
        raise RuntimeError("it needs the public projects: make bench model FOLDER=..., filled by probes.py fetch")
    return folder.resolve()


@benchmark("launches of outside and fresh kernels", unit="%", aim=12)
def model_outside() -> Samples:
    """Model the launches of kernels that lie beside the counters and were not written for the engine."""
    launches = modelled(
        [item for data, kernels in WRITTEN for item in probe_tasks(RECORDED / data, RECORDED / kernels)]
    )
    rows = [row for state in BOTH for row in error_rows("outside and fresh", launches, state, AIMS)]
    return samples_of("outside", rows, launches, BOTH)


@benchmark("165 launches of public projects", unit="%", aim=12)
def model_projects() -> Samples:
    """Model the launches of public projects, and compare their limiters."""
    launches = modelled(probe_tasks(RECORDED / "h200_projects.json", projects_folder()))
    rows = [row for state in BOTH for row in error_rows("public projects", launches, state, AIMS)]
    rows += limiter_rows(launches)
    return samples_of("projects", rows, launches, BOTH)


def limiter_rows(launches: Sequence[Modelled]) -> list[Row]:
    """Return the rows of limiters that agree with Nsight Compute's; below them what disagrees, most frequent first."""
    compared = [
        (half_of(launch.measured.kernel), launch.times[CacheState.COLD].limiter, limits)
        for launch in launches
        if CacheState.COLD in launch.times and (limits := limits_of(launch.measured.counters))
    ]
    if not compared:
        return []
    rows = [_agreement("limiter as Nsight Compute has it", compared)]
    rows += [
        _agreement(f"limiter, half {half} of the kernels", [launch for launch in compared if launch[0] == half])
        for half in sorted({half for half, _, _ in compared})
    ]
    others = Counter((limiter, " or ".join(sorted(limits))) for _, limiter, limits in compared if limiter not in limits)
    named = tuple(f"{count:3} x {ours} for {theirs}" for (ours, theirs), count in others.most_common(MOST_NAMED))
    return [*rows[:-1], replace(rows[-1], details=named)]


def _agreement(title: str, compared: Sequence[tuple[str, str, frozenset[str]]]) -> Row:
    """Return the share of launches whose limiter is one of those that Nsight Compute shows."""
    agreeing = sum(limiter in limits for _, limiter, limits in compared)
    return Row(
        title=title,
        unit="% of launches",
        value=100 * agreeing / len(compared),
        aim=85,
        higher_is_better=True,
        note=f"{agreeing} of {len(compared)} launches",
    )
