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
from pathlib import Path

from benchmark_registry import Row, Samples, benchmark
from model.figures import error_rows, samples_of
from model.launches import Modelled
from model.limiters import limits_of
from model.plain import RECORDED, probe_tasks
from model.processes import modelled

from warplens.cuda.points import CacheState

FOLDER = "WARPLENS_PROJECTS"
"""The environment variable with the folder of the projects."""
WRITTEN = (("h200_outside.json", "outside_kernels.cu"), ("h200_fresh.json", "fresh_kernels.cu"))
AIMS = (12, 35)
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
    """Return the row of the limiters that agree with Nsight Compute's; below it what disagrees, most frequent first."""
    pairs = [
        (launch.times[CacheState.COLD].limiter, limits_of(launch.measured.counters))
        for launch in launches
        if CacheState.COLD in launch.times
    ]
    compared = [(limiter, limits) for limiter, limits in pairs if limits]
    if not compared:
        return []
    agreeing = sum(limiter in limits for limiter, limits in compared)
    others = Counter((limiter, " or ".join(sorted(limits))) for limiter, limits in compared if limiter not in limits)
    return [
        Row(
            title="limiter as Nsight Compute has it",
            unit="% of launches",
            value=100 * agreeing / len(compared),
            aim=85,
            higher_is_better=True,
            note=f"{agreeing} of {len(compared)} launches",
            details=tuple(f"{count:3} x {ours} for {theirs}" for (ours, theirs), count in others.most_common(12)),
        )
    ]
