"""A modelled time and what it consists of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum


class Method(StrEnum):
    """How a time was modelled."""

    SIMULATED = "simulated"
    """One multiprocessor was simulated over the machine code (`launch`)."""
    ESTIMATED = "estimated"
    """Blocks circulate between resources (`estimate`): where the machine code is not read."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelledTime:
    """A modelled time and its terms.

    `terms_ns` has, for each resource, the time of the launch if that resource alone mattered: "issue", "fma",
    "alu", "fp64", "tensor", "sfu", "convert", "load_store", "shared", "l1", "l2", "dram", "dispatch" and "launch";
    also "tail", the part of `time_ns` that is lost because the last wave does not fill the GPU. An estimate has
    "latency" beside them, a simulation the time for which an average warp waits, by the causes of `stalls`.
    `limiter` and `runner_up` name two of the terms ("tail" is not among them). `waves` is blocks over the blocks
    that the whole GPU holds at a time; `achieved_occupancy_percent` is over the time and the SMs that have work.

    `stalls` are the clocks of an average warp for each instruction that it issues, by cause, as Nsight Compute names
    them; empty for an estimate. `waits_at` are the lines of the PTX at which it waits longest, with their share of all
    waiting, longest first. `note` says what a reader must know of the constants.
    """

    time_ns: float
    terms_ns: dict[str, float]
    limiter: str
    runner_up: str
    achieved_occupancy_percent: float
    waves: float
    method: Method = Method.ESTIMATED
    stalls: Mapping[str, float] = field(default_factory=dict)
    waits_at: tuple[tuple[int, float], ...] = ()
    note: str = ""
