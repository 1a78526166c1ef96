"""Whether the model names what Nsight Compute shows as the limit of a launch.

The rule: Nsight Compute's limit is the resource whose throughput is highest, if that is at least 60 % of its peak (its
section "GPU Speed Of Light" calls a kernel below that one that waits for latencies); else the largest reason of stalls,
in per cent of all warps that were sampled, those that issue left out. The model agrees if its limiter is that one, or
one that comes within 5 points of it. A throughput is that of a part of the GPU, which stands for several terms of the
model (`RESOURCES`). The terms "launch" and "dispatch" have no counterpart, and agree with nothing.

What the model calls busy was made with the launches of half A in view (`half_of`); those of half B are for judging.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256

BUSY_PERCENT = 60.0
MARGIN_POINTS = 5.0
STALLED = "smsp__average_warps_issue_stalled_"
RESOURCES = {
    "gpu__dram_throughput.avg.pct_of_peak_sustained_elapsed": ("dram",),
    "lts__throughput.avg.pct_of_peak_sustained_elapsed": ("l2",),
    "l1tex__throughput.avg.pct_of_peak_sustained_active": ("l1", "shared"),
    "sm__throughput.avg.pct_of_peak_sustained_elapsed": ("issue", "load_store", "alu", "fma", "fp64", "sfu", "tensor"),
}
REASONS = {"math_pipe_throttle": "math_pipe"}
"""Reasons of stalls that the model calls otherwise."""


def limits_of(counters: Mapping[str, float]) -> frozenset[str]:
    """Return the terms of the model that are a launch's limit by its counters; empty where these are missing.

    >>> sorted(limits_of({"lts__throughput.avg.pct_of_peak_sustained_elapsed": 70.0}))
    ['l2']
    """
    throughputs = {name: counters[name] for name in RESOURCES if name in counters}
    most = max(throughputs.values(), default=0.0)
    if most >= BUSY_PERCENT:
        near = [name for name, percent in throughputs.items() if percent >= most - MARGIN_POINTS]
        return frozenset(term for name in near for term in RESOURCES[name])
    reasons = _reasons(counters)
    spent = sum(reasons.values())
    waits = {name: 100 * clocks / spent for name, clocks in reasons.items() if spent and name != "selected"}
    most = max(waits.values(), default=0.0)
    return frozenset(name for name, percent in waits.items() if percent >= most - MARGIN_POINTS)


def half_of(kernel: str) -> str:
    """Return the half of the kernels that one belongs to, by its name without arguments of templates.

    >>> half_of("blur"), half_of("sgemm_naive"), half_of("reduce7<256>")
    ('A', 'B', 'A')
    """
    return "AB"[sha256(kernel.partition("<")[0].encode()).digest()[0] % 2]


def _reasons(counters: Mapping[str, float]) -> dict[str, float]:
    """Return the clocks of a warp for each instruction that it issues, by the model's names of the reasons."""
    names = {key: key.removeprefix(STALLED).partition("_per_issue_active")[0] for key in counters if STALLED in key}
    return {REASONS.get(name, name): counters[key] for key, name in names.items()}
