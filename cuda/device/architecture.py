"""What all GPUs of one compute capability have in common and the timing model needs: lanes, caches, latencies.

The rule: every number stands in `architecture.toml` beside the document it is taken from, and a GPU's own sheet may
overrule it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any

_SHEET: dict[str, Any] = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))


@dataclass(frozen=True, slots=True, kw_only=True)
class Sourced:
    """A number and its source."""

    value: float
    source: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Architecture:
    """The facts of one compute capability; each field is a field of `GpuSpec` or is turned into one.

    `l1_bytes_per_sm` is the L1 cache that global loads go through by default, 0 where they bypass it.
    `l2_bytes_per_clock_per_sm` is the load bandwidth of the L2 cache divided by SMs and clock, so that it carries over
    to a GPU of another size; 0 where global memory has no L2 cache. `link_bytes_per_s` is the nominal rate of the link
    to the host in one direction, PCI Express with 16 lanes unless a sheet says otherwise.
    """

    fp32_lanes_per_sm: Sourced
    int32_lanes_per_sm: Sourced
    fp64_lanes_per_sm: Sourced
    sfu_lanes_per_sm: Sourced
    lsu_lanes_per_sm: Sourced
    schedulers_per_sm: Sourced
    l1_bytes_per_sm: Sourced
    l2_bytes_per_clock_per_sm: Sourced
    dram_efficiency: Sourced
    shared_latency_cycles: Sourced
    l1_latency_cycles: Sourced
    l2_latency_cycles: Sourced
    dram_latency_cycles: Sourced
    alu_latency_cycles: Sourced
    launch_overhead_ns: Sourced
    link_bytes_per_s: Sourced


def _capability(text: str) -> tuple[int, int]:
    major, _, minor = text.partition(".")
    return int(major), int(minor)


def _facts(family: str) -> dict[str, Sourced]:
    """Return what a family states, and what it takes from its base."""
    stated = dict(_SHEET["families"][family])
    facts = _facts(base) if (base := stated.pop("base", "")) else {}
    return facts | {
        name: Sourced(value=fact["value"], source=fact["source"].format(**_SHEET["documents"]))
        for name, fact in stated.items()
    }


ARCHITECTURES = MappingProxyType(
    {
        _capability(name): Architecture(**_facts(lanes) | _facts(family))
        for name, (lanes, family) in _SHEET["capabilities"].items()
    }
)
"""This table has the facts of every known compute capability; its keys are those of `limits.LIMITS`."""


def _rates(kind: str) -> Mapping[tuple[int, int], tuple[Mapping[str, float], str]]:
    tables = _SHEET["tensor"][kind].items()
    return MappingProxyType({_capability(name): (table["rates"], table["source"]) for name, table in tables})


TENSOR_RATES = _rates("published")  # multiply-adds a clock and SM, and the source of each row
MEASURED_RATES = _rates("measured")  # the same, of a GPU
ALIKE = frozenset({(7, 0), (8, 0), (9, 0)})
"""The rates of these are the same for all GPUs; of others a sheet is needed, since products of GeForce GPUs with sums
of f32 are half as fast as those of GPUs for workstations and servers."""


def tensor_rates_of(capability: tuple[int, int]) -> tuple[dict[str, float], dict[str, str]]:
    """Return the rates of a compute capability, and their sources, both by kind."""
    rates: dict[str, float] = {}
    sources: dict[str, str] = {}
    for table in (TENSOR_RATES, MEASURED_RATES):
        known, source = table.get(capability, ({}, ""))
        rates |= known
        sources |= dict.fromkeys(known, source)
    return rates, sources
