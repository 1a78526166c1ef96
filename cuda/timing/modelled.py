"""A modelled time and what it consists of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
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

    `terms_ns` has, for each resource, its throughput as Nsight Compute defines it times the time of the launch
    (`throughput`), in an estimate the time of the launch if that resource alone mattered: "issue", "fma", "alu",
    "fp64", "tensor", "sfu", "convert", "load_store", "shared", "l1", "texture" and "constant" (`further_units`), "l2",
    "dram", "dispatch" and "launch"; also "tail", the part of `time_ns` that is lost because the last wave does not fill
    the GPU. An estimate has "latency" beside them, a simulation the time for which an average warp waits, by the causes
    of `stalls`. `bounds_ns` are the times that no launch of these instructions can fall below, by resource; an estimate
    has none. `limiter` and `runner_up` name two of the terms ("tail" is not among them). `waves` is blocks over the
    blocks that the whole GPU holds at a time; `achieved_occupancy_percent` is over the time and the SMs that have work.

    `stalls` are the clocks of an average warp for each instruction that it issues, by cause, as Nsight Compute names
    them; empty for an estimate. `waits_at` are the lines of the PTX at which it waits, with their share of all waiting,
    longest first. `local_traffic_percent` is the share of local memory in the sectors between L1 and L2, None where
    nothing was simulated or there is no local memory. `note` says what a reader must know of the constants, `notes`
    what the time leaves out.
    """

    time_ns: float
    terms_ns: dict[str, float]
    limiter: str
    runner_up: str
    achieved_occupancy_percent: float
    waves: float
    method: Method = Method.ESTIMATED
    bounds_ns: Mapping[str, float] = field(default_factory=dict)
    stalls: Mapping[str, float] = field(default_factory=dict)
    waits_at: tuple[tuple[int, float], ...] = ()
    local_traffic_percent: float | None = None
    note: str = ""
    notes: tuple[str, ...] = ()


def mean_stalls(parts: Iterable[tuple[ModelledTime, float]]) -> dict[str, float]:
    """Return the stalls of several launches together, each with its weight; estimated ones have none.

    The weights are those of the time: the instructions that the launches issue are not part of a modelled time.
    """
    known = [(model.stalls, weight) for model, weight in parts if model.stalls and weight > 0]
    spent = sum(weight for _, weight in known)
    names = dict.fromkeys(name for stalls, _ in known for name in stalls)
    return {name: sum(stalls.get(name, 0.0) * weight for stalls, weight in known) / spent for name in names}
