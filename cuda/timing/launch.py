"""The time of a launch from the simulation of one multiprocessor.

The rule: the multiprocessor that has most blocks decides. It is simulated with the blocks that were recorded, two or
three generations of them; what comes behind goes on at the same rate. L2 and DRAM are shared: each multiprocessor that
has work gets its part of their bandwidth.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import prod

import numpy as np
from numpy.typing import NDArray

from warplens.cuda.device.occupancy import Occupancy
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.device.timing_constants import TimingConstants, timing_constants
from warplens.cuda.points import CacheState
from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.simt.counting.rules import SECTOR_BYTES
from warplens.cuda.timing.modelled import Method, ModelledTime
from warplens.cuda.timing.program import Program, program_of
from warplens.cuda.timing.requests import Requests, requests_of
from warplens.cuda.timing.sm import SCHEDULERS, Rates, Stall, Total, simulate
from warplens.cuda.timing.trace import LaunchTrace
from warplens.cuda.timing.units import Kind

MOST_ISSUED = 150_000
"""The simulation ends after so many instructions; the rest goes on at the same rate."""
BUSY = 0.6
"""A resource that is busy for this share of the time limits the launch; below it the launch waits for latencies.

Source: Nsight Compute, "GPU Speed Of Light": below 60 % of the peak of each resource a kernel is bound by latency.
"""
PIPES = {"alu": Kind.ALU, "fma": Kind.FMA, "fp64": Kind.FP64, "sfu": Kind.SFU, "tensor": Kind.TENSOR}
LINES_NAMED = 3
"""So many lines of the PTX are named at which warps wait longest."""
_NS = 1e9


@dataclass(frozen=True, slots=True, kw_only=True)
class _Run:
    """What the simulation of `blocks` blocks came to, in clocks; `done` has the end of each block, in order."""

    blocks: int
    done: NDArray[np.float64] = field(repr=False)
    stalls: NDArray[np.float64] = field(repr=False)
    waited: NDArray[np.float64] = field(repr=False)
    totals: NDArray[np.float64] = field(repr=False)
