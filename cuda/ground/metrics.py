"""The registry of metrics: one entry each, and the value that carries its provenance.

The rule: a number leaves the program only as a `MetricValue`, so it has a unit and a provenance. What a metric is
called and means stands in its table of `metrics.toml` and nowhere else, and its derivation here under the same key. A
new metric that follows from known quantities (`warplens.cuda.ground.quantities`) is one entry of both: `derived`
computes it for every point that has these quantities. Efficiencies count the distinct bytes of a request, as Nsight
Compute does (verified against counters of an H200; see cuda/simt/README.md).
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from enum import StrEnum
from operator import methodcaller
from pathlib import Path

from warplens.cuda.ground.quantities import (
    Derivation,
    InstructionQuantities,
    MemoryQuantities,
    ModelQuantities,
    Number,
    PlanQuantities,
    Quantities,
    ResourceQuantities,
    StreamQuantities,
    TimeQuantities,
    of,
    rate,
    ratio,
)


class Provenance(StrEnum):
    """Where a number comes from; every number has one."""

    MEASURED = "measured"
    """Timed on a GPU."""
    COUNTED = "counted"
    """Exact: every block was executed by the engine, or the number was read from the compiled kernel."""
    SAMPLED = "sampled"
    """Executed for a stated subset of blocks and scaled."""
    INFERRED = "inferred"
    """Deduced from exact counts and the machine code, which leave some choice."""
    MODELLED = "modelled"
    """From the timing model; never drawn like a measurement."""
    PUBLISHED = "published"
    """Taken from a named document."""
    IMPORTED = "imported"
    """From another tool's file. Warplens imports none itself: a program that writes profiles says it of its numbers."""


class Better(StrEnum):
    """Which direction of a metric is good."""

    HIGHER = "higher"
    LOWER = "lower"
    NEITHER = "neither"


@dataclass(frozen=True, slots=True, kw_only=True)
class MetricValue:
    """One number (or word, such as the occupancy limiter) with its unit and provenance.

    `unit` is "" for words and plain counts; percentages are 0 to 100 with unit "%".
    `note` says what a reader must know about this one value, for example "registers of sm_50".
    """

    value: Number
    unit: str
    provenance: Provenance
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Metric:
    """What a metric is called, what it means and how its value is derived.

    `formula` states the derivation for a reader, `derive` computes it; `derive` is None for the metrics that need two
    points or two times, which are computed where those meet. `meaning` is one sentence for a reader who meets the
    metric for the first time, `good` what to aim at; both without capital and full stop.
    """

    key: str
    label: str
    unit: str
    better: Better
    formula: str
    meaning: str
    good: str
    derive: Derivation | None = None
    nvprof: str = ""
    ncu: str = ""

    def value(self, number: Number, provenance: Provenance, note: str = "") -> MetricValue:
        """Return `number` as a value of this metric, in its unit."""
        return MetricValue(value=number, unit=self.unit, provenance=provenance, note=note)


_TEXTS = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
_DERIVATIONS = {
    "gld_efficiency": of(
        MemoryQuantities, lambda c: ratio(100 * c.global_load.distinct_bytes, 32 * c.global_load.sectors)
    ),
    "gst_efficiency": of(
        MemoryQuantities, lambda c: ratio(100 * c.global_store.distinct_bytes, 32 * c.global_store.sectors)
    ),
    "shared_efficiency": of(
        MemoryQuantities, lambda c: ratio(100 * c.shared_all.distinct_bytes, c.pass_bytes * c.shared_all.wavefronts)
    ),
    "warp_execution_efficiency": of(
        InstructionQuantities, lambda e: ratio(100 * e.thread_instructions, 32 * e.warp_instructions)
    ),
    "warp_nonpred_execution_efficiency": of(
        InstructionQuantities, lambda e: ratio(100 * e.thread_instructions_on, 32 * e.warp_instructions)
    ),
    "achieved_occupancy": of(ModelQuantities, lambda m: m.achieved_occupancy_percent),
    "theoretical_occupancy": of(ResourceQuantities, lambda k: k.theoretical_occupancy_percent),
    "occupancy_limiter": of(ResourceQuantities, lambda k: k.occupancy_limiter),
    "registers_per_thread": of(ResourceQuantities, lambda k: k.registers_per_thread),
    "shared_bytes_per_block": of(ResourceQuantities, lambda k: k.static_shared_bytes + k.dynamic_shared_bytes),
    "local_bytes_per_thread": of(ResourceQuantities, lambda k: k.local_bytes_per_thread),
    "gld_transactions": of(MemoryQuantities, lambda c: c.global_read.sectors),
    "gst_transactions": of(MemoryQuantities, lambda c: c.global_store.sectors),
    "shared_load_transactions": of(MemoryQuantities, lambda c: c.shared_load.wavefronts),
    "shared_store_transactions": of(MemoryQuantities, lambda c: c.shared_store.wavefronts),
    "excess_sectors": of(MemoryQuantities, lambda c: c.excess_sectors),
    "excess_wavefronts": of(MemoryQuantities, lambda c: c.excess_wavefronts),
    "gld_requests": of(MemoryQuantities, lambda c: c.global_read.requests),
    "gst_requests": of(MemoryQuantities, lambda c: c.global_store.requests),
    "read_only_requests": of(MemoryQuantities, lambda c: c.read_only.requests),
    "atomic_requests": of(MemoryQuantities, lambda c: c.global_atomic.requests),
    "atomic_transactions": of(MemoryQuantities, lambda c: c.global_atomic.sectors),
    "reduction_requests": of(MemoryQuantities, lambda c: c.global_reduction.requests),
    "reduction_transactions": of(MemoryQuantities, lambda c: c.global_reduction.sectors),
    "shared_atomic_requests": of(MemoryQuantities, lambda c: c.shared_atomic.requests),
    "shared_atomic_transactions": of(MemoryQuantities, lambda c: c.shared_atomic.wavefronts),
    "atomic_operations": of(
        MemoryQuantities,
        lambda c: sum(part.active_lanes for part in (c.global_atomic, c.global_reduction, c.shared_atomic)),
    ),
    "copy_requests": of(MemoryQuantities, lambda c: c.shared_copy.requests),
    "copy_transactions": of(MemoryQuantities, lambda c: c.shared_copy.wavefronts),
    "local_load_requests": of(MemoryQuantities, lambda c: c.local_load.requests),
    "local_store_requests": of(MemoryQuantities, lambda c: c.local_store.requests),
    "local_load_transactions": of(MemoryQuantities, lambda c: c.local_load.sectors),
    "local_store_transactions": of(MemoryQuantities, lambda c: c.local_store.sectors),
    "spill_requests": of(MemoryQuantities, lambda c: c.spilled or None),
    "spill_share": of(
        MemoryQuantities,
        lambda c: ratio(100 * c.spilled, c.local_load.requests + c.local_store.requests) if c.spilled else None,
    ),
    "local_memory_overhead": of(ModelQuantities, lambda m: m.local_traffic_percent),
    "constant_requests": of(MemoryQuantities, lambda c: c.constant_load.requests),
    "constant_instructions": of(MemoryQuantities, lambda c: c.constant_instructions),
    "constant_cache_requests": of(
        MemoryQuantities, lambda c: None if c.constant_passes is None else c.constant_passes + c.constant_replays
    ),
    "constant_replays": of(MemoryQuantities, lambda c: c.constant_replays if c.constant_load.requests else None),
    "texture_instructions": of(MemoryQuantities, lambda c: c.texture.requests or None),
    "texture_requests": of(MemoryQuantities, lambda c: c.texture.wavefronts or None),
    "texture_transactions": of(MemoryQuantities, lambda c: c.texture.sectors or None),
    "surface_load_requests": of(MemoryQuantities, lambda c: c.surface_load.wavefronts or None),
    "surface_load_transactions": of(MemoryQuantities, lambda c: c.surface_load.sectors or None),
    "surface_store_requests": of(MemoryQuantities, lambda c: c.surface_store.wavefronts or None),
    "surface_store_transactions": of(MemoryQuantities, lambda c: c.surface_store.sectors or None),
    "barriers": of(MemoryQuantities, lambda c: c.barriers),
    "fences": of(MemoryQuantities, lambda c: c.fences),
    "divergent_branches": of(MemoryQuantities, lambda c: c.divergent_branches),
    "tensor_instructions": of(MemoryQuantities, lambda c: c.tensor_instructions),
    "tensor_flops": of(MemoryQuantities, lambda c: c.tensor_flops),
    "tensor_products": of(MemoryQuantities, lambda c: ", ".join(c.tensor_products) or None),
    "warp_instructions": of(InstructionQuantities, lambda e: round(e.warp_instructions)),
    "thread_instructions": of(InstructionQuantities, lambda e: round(e.thread_instructions)),
    "flops": of(MemoryQuantities, lambda c: c.flops),
    "cgma_ratio": of(
        MemoryQuantities, lambda c: ratio(c.all_flops, c.global_read.active_lanes + c.global_store.active_lanes)
    ),
    "arithmetic_intensity": of(
        MemoryQuantities, lambda c: ratio(c.all_flops, 32 * (c.global_read.sectors + c.global_store.sectors))
    ),
    "least_intensity": of(MemoryQuantities, lambda c: ratio(c.all_flops, c.least_bytes)),
    "gflops": of(TimeQuantities, lambda t: rate(t.flops, t.time_ns)),
    "effective_bandwidth": of(TimeQuantities, lambda t: rate(t.bytes, t.time_ns)),
    "roofline_fraction": of(TimeQuantities, lambda t: rate(100 * t.least_ns, t.time_ns)),
    "panel_memory": of(PlanQuantities, lambda p: p.memory_bytes),
    "panel_products": of(PlanQuantities, lambda p: p.products),
    "uploaded_bytes": of(PlanQuantities, lambda p: p.uploaded_bytes),
    "downloaded_bytes": of(PlanQuantities, lambda p: p.downloaded_bytes),
    "link_rate": of(StreamQuantities, lambda s: s.upload_bytes_per_s / 1e9),
    "transfer_time": of(StreamQuantities, lambda s: s.transfer_ns),
    "product_time": of(StreamQuantities, lambda s: s.product_ns),
    "stream_bound": of(StreamQuantities, lambda s: s.bound_ns),
    "stream_limiter": of(StreamQuantities, lambda s: s.limiter),
    "stream_fraction": of(StreamQuantities, lambda s: ratio(100 * s.bound_ns, s.time_ns)),
    "overlap": of(StreamQuantities, lambda s: ratio(s.time_ns, s.transfer_ns + s.product_ns)),
    "time_limiter": of(ModelQuantities, lambda m: m.limiter),
    "time_runner_up": of(ModelQuantities, lambda m: m.runner_up),
    "stall_line": of(ModelQuantities, lambda m: m.stall_line or None),
    **{
        key: of(ModelQuantities, methodcaller("stall", key.removeprefix("stall_")))
        for key in _TEXTS
        if key.startswith("stall_") and key != "stall_line"
    },
}
METRICS = {
    key: Metric(**text | {"key": key, "better": Better(text["better"]), "derive": _DERIVATIONS.get(key)})
    for key, text in _TEXTS.items()
}
"""Every metric by its key, in the order in which they are shown."""


def metric(key: str) -> Metric:
    """Return the registered metric; a `KeyError` is a defect of the program, not of the user's input."""
    return METRICS[key]


def derived(quantities: Quantities) -> dict[str, Number]:
    """Return the value of every metric that follows from these quantities, by key."""
    values = {key: entry.derive(quantities) for key, entry in METRICS.items() if entry.derive is not None}
    return {key: value for key, value in values.items() if value is not None}
