"""The registry of metrics, the value that carries its provenance, and the quantities that metrics are computed from.

The rule: a number leaves the program only as a `MetricValue`, so it has a unit and a provenance. What a metric is
called and means stands in its table of `metrics.toml` and nowhere else, and its derivation here under the same key,
unless it is a number of the quantities as it stands, which the table names as `reads`. A new metric that follows from
known quantities (`warplens.cuda.ground.metrics`) is one entry of both: `derived` computes it for every point that
has these quantities. Efficiencies count the distinct bytes of a request, as Nsight Compute does (verified against
counters of an H200; see cuda/simt/README.md).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from operator import attrgetter, methodcaller
from typing import TypeVar

from warplens.cuda.ground import toml_beside

# The plain numbers that metrics are computed from, grouped by where they come from.
# The rule: a group holds what a runner reads off its source (counters, machine code, a time, a plan) and no formula.
# The formulas are those of the metrics (`warplens.cuda.ground.metrics`), which need nothing but these groups.


@dataclass(frozen=True, slots=True, kw_only=True)
class Traffic:
    """The sum over the memory instructions of one space and direction."""

    requests: int = 0
    active_lanes: int = 0
    distinct_bytes: int = 0
    sectors: int = 0
    wavefronts: int = 0

    def __add__(self, other: "Traffic") -> "Traffic":
        """Return the traffic of both."""
        return Traffic(**{name: getattr(self, name) + getattr(other, name) for name in Traffic.__slots__})


@dataclass(frozen=True, slots=True, kw_only=True)
class MemoryQuantities:
    """The memory traffic and the arithmetic of a launch, as the engine counts them."""

    global_load: Traffic
    global_read: Traffic  # the loads, and the copies from global to shared memory
    global_store: Traffic
    shared_load: Traffic
    shared_store: Traffic
    shared_all: Traffic  # loads, stores, atomic operations and copies
    pass_bytes: int  # what one pass of the shared memory can move
    excess_sectors: int
    excess_wavefronts: int
    flops: int
    least_bytes: int  # what the kernel file says must move (0: it says nothing)
    read_only: Traffic = Traffic()  # the loads that take the read-only path
    global_atomic: Traffic = Traffic()
    global_reduction: Traffic = Traffic()
    shared_atomic: Traffic = Traffic()
    shared_copy: Traffic = Traffic()  # the halves of asynchronous copies that write it
    local_load: Traffic = Traffic()  # holds spilled registers, too
    local_store: Traffic = Traffic()  # likewise
    constant_load: Traffic = Traffic()
    constant_replays: int = 0  # the repetitions of loads from constant memory
    spilled: int = 0  # the requests of spilled registers
    constant_instructions: int | None = None  # loads from constant memory of the machine code, None: it was not read
    constant_passes: int | None = None  # those with a lane that passes the guard, None likewise
    texture: Traffic = Traffic()  # of texels `wavefronts` are the requests to L1
    surface_load: Traffic = Traffic()
    surface_store: Traffic = Traffic()
    barriers: int = 0
    fences: int = 0
    divergent_branches: int = 0
    tensor_instructions: int = 0  # products of matrices
    tensor_flops: int = 0  # their operations, a multiply-add as two
    tensor_products: tuple[str, ...] = ()  # their kinds (`tf32.f32`)

    @property
    def all_flops(self) -> int:
        """The operations of lanes and of tensor cores."""
        return self.flops + self.tensor_flops


@dataclass(frozen=True, slots=True, kw_only=True)
class InstructionQuantities:
    """The instructions of a launch: per warp, per active lane, and per lane whose guard is true."""

    warp_instructions: float
    thread_instructions: float
    thread_instructions_on: float


@dataclass(frozen=True, slots=True, kw_only=True)
class ResourceQuantities:
    """The resources of a compiled kernel, and what they allow on the device."""

    registers_per_thread: int
    local_bytes_per_thread: int
    static_shared_bytes: int
    dynamic_shared_bytes: int
    theoretical_occupancy_percent: float
    occupancy_limiter: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeQuantities:
    """The time of a launch, measured or modelled, and the amounts of work that the kernel file states."""

    time_ns: float
    flops: int  # 0 where the file states none
    bytes: int  # likewise
    least_ns: float = 0.0  # that the peaks of the device allow for them, 0 where it is not known


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelQuantities:
    """What the timing model says of a launch beside its time."""

    achieved_occupancy_percent: float
    limiter: str
    runner_up: str
    stalls: Mapping[str, float] = field(default_factory=dict)  # clocks of an average warp per instruction, by cause
    stall_line: str = ""  # of the kernel file, where warps wait longest; this and `stalls` are empty without simulation
    local_traffic_percent: float | None = None  # of the sectors between L1 and L2, None where it is not known

    def stall(self, cause: str) -> float | None:
        """Return the clocks of a cause, 0 where warps do not wait for it, None where stalls are not known."""
        return self.stalls.get(cause, 0.0) if self.stalls else None


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanQuantities:
    """The exact amounts of the plan of a product that streams."""

    memory_bytes: int
    products: int
    uploaded_bytes: int
    downloaded_bytes: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StreamQuantities:
    """The time of a product that streams, and the times of its parts."""

    time_ns: float
    upload_bytes_per_s: float
    transfer_ns: float
    product_ns: float
    bound_ns: float
    limiter: str


Quantities = (
    MemoryQuantities
    | InstructionQuantities
    | ResourceQuantities
    | TimeQuantities
    | ModelQuantities
    | PlanQuantities
    | StreamQuantities
)

Number = float | int | str  # the value of a metric is a number, or a word for metrics such as the occupancy limiter

Derivation = Callable[[Quantities], Number | None]  # the value, or None where it does not follow from these

_Q = TypeVar("_Q", bound=Quantities)


def of(source: type[_Q], formula: Callable[[_Q], Number | None]) -> Derivation:
    """Return the derivation that applies `formula` to quantities of one kind, and to no others."""

    def derive(quantities: Quantities) -> Number | None:
        return formula(quantities) if isinstance(quantities, source) else None

    return derive


def ratio(above: float, below: float) -> float | None:
    """Return `above / below`, None where there is nothing to divide by: an efficiency of nothing is no number."""
    return above / below if below else None


def rate(work: float, time_ns: float) -> float | None:
    """Return work per nanosecond, None where either is not known or zero."""
    return work / time_ns if work and time_ns else None


# The terms of a modelled time: which of them are waiting, and which limits the launch. The timing model and the
# readers of saved profiles rank terms by this one function.

BUSY = 0.6
"""A resource that is busy for this share of the time limits the launch; below it the launch waits for latencies.

Source: Nsight Compute, "GPU Speed Of Light": a kernel that reaches 60 % of no peak is bound by latency.
"""
STARTING = 0.9
"""The starts of blocks limit the launch where they take this share of the time.

They come one after the other: such a queue makes late only where it is hardly ever empty. Nsight Compute has none.
"""
WAITS = (  # the terms that are the waiting of an average warp, by cause; the others are the busy times of resources
    "wait", "long_scoreboard", "short_scoreboard", "math_pipe", "lg_throttle", "mio_throttle", "barrier",
    "not_selected", "drain", "dispatch_stall",
)  # fmt: skip
DISPATCH = "dispatch"  # the term of the starts of blocks
TAIL = "tail"  # the term that is lost since the last blocks do not fill the GPU; it limits nothing


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


class Provenance(StrEnum):
    """Where a number comes from; every number has one."""

    MEASURED = "measured"  # timed on a GPU
    COUNTED = "counted"  # exact: the engine executed every block, or the number was read from the compiled kernel
    SAMPLED = "sampled"  # executed for a stated subset of blocks and scaled
    INFERRED = "inferred"  # deduced from exact counts and the machine code, which leave some choice
    MODELLED = "modelled"  # from the timing model; never drawn like a measurement
    PUBLISHED = "published"  # taken from a named document
    IMPORTED = "imported"  # from another tool's file; Warplens imports none: a program that writes profiles says it


class Better(StrEnum):
    """Which direction of a metric is good."""

    HIGHER = "higher"
    LOWER = "lower"
    NEITHER = "neither"


@dataclass(frozen=True, slots=True, kw_only=True)
class MetricValue:
    """One number (or word, such as the occupancy limiter) with its unit and provenance."""

    value: Number
    unit: str  # "" for words and plain counts; percentages are 0 to 100 with unit "%"
    provenance: Provenance
    note: str = ""  # what a reader must know about this one value, for example "registers of sm_50"


@dataclass(frozen=True, slots=True, kw_only=True)
class Metric:
    """What a metric is called, what it means and how its value is derived."""

    key: str
    label: str
    unit: str
    better: Better
    formula: str  # the derivation for a reader
    meaning: str  # one sentence for a reader who meets the metric for the first time, without capital and full stop
    good: str  # what to aim at, likewise
    derive: Derivation | None = None  # computes it; None: it needs two points or two times, computed where those meet
    short: str = ""  # a heading for a narrow terminal, where the label is too long for one
    nvprof: str = ""
    ncu: str = ""

    def value(self, number: Number, provenance: Provenance, note: str = "") -> MetricValue:
        """Return `number` as a value of this metric, in its unit."""
        return MetricValue(value=number, unit=self.unit, provenance=provenance, note=note)


_TEXTS = toml_beside(__file__)
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


_OF_MEMORY: dict[str, Callable[[MemoryQuantities], Number | None]] = {
    "gld_efficiency": lambda c: ratio(100 * c.global_load.distinct_bytes, 32 * c.global_load.sectors),
    "gst_efficiency": lambda c: ratio(100 * c.global_store.distinct_bytes, 32 * c.global_store.sectors),
    "shared_efficiency": lambda c: ratio(100 * c.shared_all.distinct_bytes, c.pass_bytes * c.shared_all.wavefronts),
    "atomic_operations": lambda c: sum(
        part.active_lanes for part in (c.global_atomic, c.global_reduction, c.shared_atomic)
    ),
    "spill_requests": lambda c: c.spilled or None,
    "spill_share": lambda c: (
        ratio(100 * c.spilled, c.local_load.requests + c.local_store.requests) if c.spilled else None
    ),
    "constant_cache_requests": lambda c: None if c.constant_passes is None else c.constant_passes + c.constant_replays,
    "constant_replays": lambda c: c.constant_replays if c.constant_load.requests else None,
    "texture_instructions": lambda c: c.texture.requests or None,
    "texture_requests": lambda c: c.texture.wavefronts or None,
    "texture_transactions": lambda c: c.texture.sectors or None,
    "surface_load_requests": lambda c: c.surface_load.wavefronts or None,
    "surface_load_transactions": lambda c: c.surface_load.sectors or None,
    "surface_store_requests": lambda c: c.surface_store.wavefronts or None,
    "surface_store_transactions": lambda c: c.surface_store.sectors or None,
    "tensor_products": lambda c: ", ".join(c.tensor_products) or None,
    "cgma_ratio": lambda c: ratio(c.all_flops, c.global_read.active_lanes + c.global_store.active_lanes),
    "arithmetic_intensity": lambda c: ratio(c.all_flops, 32 * (c.global_read.sectors + c.global_store.sectors)),
    "least_intensity": lambda c: ratio(c.all_flops, c.least_bytes),
}
_OF_INSTRUCTIONS: dict[str, Callable[[InstructionQuantities], Number | None]] = {
    "warp_execution_efficiency": lambda e: ratio(100 * e.thread_instructions, 32 * e.warp_instructions),
    "warp_nonpred_execution_efficiency": lambda e: ratio(100 * e.thread_instructions_on, 32 * e.warp_instructions),
    "warp_instructions": lambda e: round(e.warp_instructions),
    "thread_instructions": lambda e: round(e.thread_instructions),
}
_DERIVATIONS = {
    **{key: _read(text.pop("reads")) for key, text in _TEXTS.items() if "reads" in text},
    **{key: of(MemoryQuantities, formula) for key, formula in _OF_MEMORY.items()},
    **{key: of(InstructionQuantities, formula) for key, formula in _OF_INSTRUCTIONS.items()},
    "shared_bytes_per_block": of(ResourceQuantities, lambda k: k.static_shared_bytes + k.dynamic_shared_bytes),
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
METRICS = {  # every metric by its key, in the order in which they are shown
    key: Metric(**text | {"key": key, "better": Better(text["better"]), "derive": _DERIVATIONS.get(key)})
    for key, text in _TEXTS.items()
}


def metric(key: str) -> Metric:
    """Return the registered metric; a `KeyError` is a defect of the program, not of the user's input."""
    return METRICS[key]


def derived(quantities: Quantities) -> dict[str, Number]:
    """Return the value of every metric that follows from these quantities, by key."""
    values = {key: entry.derive(quantities) for key, entry in METRICS.items() if entry.derive is not None}
    return {key: value for key, value in values.items() if value is not None}
