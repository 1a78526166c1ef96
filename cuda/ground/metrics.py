"""The registry of metrics: one entry each, and the value that carries its provenance.

The rule: a number leaves the program only as a `MetricValue`, so it has a unit and a provenance. What a metric is
called and means stands in its table of `metrics.toml` and nowhere else, and its derivation here under the same key,
unless it is a number of the quantities as it stands, which the table names as `reads`. A new metric that follows from
known quantities (`warplens.cuda.ground.quantities`) is one entry of both: `derived` computes it for every point that
has these quantities. Efficiencies count the distinct bytes of a request, as Nsight Compute does (verified against
counters of an H200; see cuda/simt/README.md).
"""

import tomllib
from dataclasses import dataclass
from enum import StrEnum
from operator import attrgetter, methodcaller
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
    metric for the first time, `good` what to aim at; both without capital and full stop. `short` is a heading for a
    narrow terminal, where the label is too long for one.
    """

    key: str
    label: str
    unit: str
    better: Better
    formula: str
    meaning: str
    good: str
    derive: Derivation | None = None
    short: str = ""
    nvprof: str = ""
    ncu: str = ""

    def value(self, number: Number, provenance: Provenance, note: str = "") -> MetricValue:
        """Return `number` as a value of this metric, in its unit."""
        return MetricValue(value=number, unit=self.unit, provenance=provenance, note=note)


_TEXTS = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
_SOURCES: dict[str, type[Quantities]] = {
    "memory": MemoryQuantities,
    "instructions": InstructionQuantities,
    "resources": ResourceQuantities,
    "model": ModelQuantities,
    "plan": PlanQuantities,
    "stream": StreamQuantities,
}


def _read(path: str) -> Derivation:
    """Return the derivation of a number that one of the quantities holds as it is: `memory.global_read.sectors`."""
    source, _, name = path.partition(".")
    return of(_SOURCES[source], attrgetter(name))


_DERIVATIONS = {
    **{key: _read(text.pop("reads")) for key, text in _TEXTS.items() if "reads" in text},
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
    "shared_bytes_per_block": of(ResourceQuantities, lambda k: k.static_shared_bytes + k.dynamic_shared_bytes),
    "atomic_operations": of(
        MemoryQuantities,
        lambda c: sum(part.active_lanes for part in (c.global_atomic, c.global_reduction, c.shared_atomic)),
    ),
    "spill_requests": of(MemoryQuantities, lambda c: c.spilled or None),
    "spill_share": of(
        MemoryQuantities,
        lambda c: ratio(100 * c.spilled, c.local_load.requests + c.local_store.requests) if c.spilled else None,
    ),
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
    "tensor_products": of(MemoryQuantities, lambda c: ", ".join(c.tensor_products) or None),
    "warp_instructions": of(InstructionQuantities, lambda e: round(e.warp_instructions)),
    "thread_instructions": of(InstructionQuantities, lambda e: round(e.thread_instructions)),
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
    "link_rate": of(StreamQuantities, lambda s: s.upload_bytes_per_s / 1e9),
    "stream_fraction": of(StreamQuantities, lambda s: ratio(100 * s.bound_ns, s.time_ns)),
    "overlap": of(StreamQuantities, lambda s: ratio(s.time_ns, s.transfer_ns + s.product_ns)),
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
