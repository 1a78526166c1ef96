"""Modelled times of the 198 launches of plain kernels on an H200, beside those that Nsight Compute measured.

The rule: cold, since Nsight Compute empties the caches. The structure of the model, and the constants that its sheet
calls assumed, were chosen with these launches at hand; all others come from microbenchmarks.
"""

from __future__ import annotations

from pathlib import Path

from benchmark_registry import Samples, benchmark
from model.figures import error_rows, samples_of
from model.launches import HERE, Measured, modelled_probe
from model.processes import Task, modelled, task
from probes import TIME, Probe, read_probes

from warplens.cuda.ground.points import CacheState

HARDWARE = HERE.parents[1] / "hardware"
RECORDED = HARDWARE / "counters"
SETS = ("h200_probe.json", "h200_probe_rest.json")
KERNELS = RECORDED / "probe_kernels.cu"


def probe_tasks(data: Path, kernels: Path) -> list[Task]:
    """Return what models the launches of a data file that have a time; `kernels` is a file, or a folder of projects."""
    return [task(measured_of(probe), modelled_probe, probe, kernels) for probe in read_probes(data) if times_of(probe)]


def measured_of(probe: Probe) -> Measured:
    """Return a recorded launch."""
    return Measured(name=probe.name, kernel=probe.plain_name, ns=times_of(probe), counters=probe.metrics)


def times_of(probe: Probe) -> dict[CacheState, float]:
    """Return the recorded times of a launch: cold with its counters, warm in launches that follow each other."""
    times = {CacheState.COLD: probe.metrics.get(TIME, probe.metrics.get("cold_ns"))}
    times[CacheState.WARM] = probe.metrics.get("warm_ns")
    return {state: ns for state, ns in times.items() if ns is not None}


@benchmark("198 launches of plain kernels", unit="%", aim=8)
def model_plain() -> Samples:
    """Model the launches that the engine was made with at hand, and the rest of the same kernels."""
    launches = modelled([item for name in SETS for item in probe_tasks(RECORDED / name, KERNELS)])
    rows = error_rows("198 launches", launches, CacheState.COLD, (8, 25))
    return samples_of("plain", rows, launches, [CacheState.COLD])
