"""The terms of a modelled time: which of them are waiting, and which limits the launch.

The rule: the timing model and the readers of saved profiles rank terms by this one function.
"""

from __future__ import annotations

from collections.abc import Mapping

BUSY = 0.6
"""A resource that is busy for this share of the time limits the launch; below it the launch waits for latencies.

Source: Nsight Compute, "GPU Speed Of Light": a kernel that reaches 60 % of no peak is bound by latency.
"""
STARTING = 0.9
"""The starts of blocks limit the launch where they take this share of the time.

They come one after the other: what is in such a queue is late only where the queue is hardly ever empty. Nsight Compute
has no throughput for it.
"""
WAITS = (
    "wait", "long_scoreboard", "short_scoreboard", "math_pipe", "lg_throttle", "mio_throttle", "barrier",
    "not_selected", "drain", "dispatch_stall",
)  # fmt: skip
"""The terms that are the waiting of an average warp, by cause; the others are the busy times of resources."""
DISPATCH = "dispatch"
"""The term of the starts of blocks."""
TAIL = "tail"
"""The term that is lost since the last blocks do not fill the GPU; it limits nothing."""


def ranked_terms(terms_ns: Mapping[str, float], time_ns: float) -> list[str]:
    """Return the names of the terms of a modelled time, first what limits the launch.

    A resource that is busy for most of the time comes first, then what an average warp waits for, then the other
    resources; of each the largest first. The tail is left out.

    Example:
        >>> ranked_terms({"dram": 700.0, "l2": 500.0, "long_scoreboard": 900.0, "tail": 100.0}, 1000.0)
        ['dram', 'long_scoreboard', 'l2']
    """
    names = sorted((name for name in terms_ns if name != TAIL), key=lambda name: -terms_ns[name])
    resources = [name for name in names if name not in WAITS]
    busy = [name for name in resources if terms_ns[name] >= (STARTING if name == DISPATCH else BUSY) * time_ns]
    return [*busy, *(name for name in names if name in WAITS), *resources[len(busy) :]]
