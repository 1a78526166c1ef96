"""A GPU as a value, read from its sheet: one TOML file a GPU, a source beside every number.

A sheet gives what belongs to that GPU; what it leaves out is taken from its compute capability (`architecture.toml`),
and any of those numbers may be overruled by the sheet:

    name = "NVIDIA H200"
    compute_capability = "9.0"

    [documents]                                   # short names for the sources below; optional
    datasheet = "NVIDIA H200 Tensor Core GPU datasheet"

    [values]
    sm_count  = { value = 132, source = "datasheet" }
    clock_mhz = { value = 1980, source = "datasheet" }
    ...

The rule: a number without a source is refused, and so is a sheet whose lanes and clock do not give the FLOP/s that it
states: two per lane and clock (a fused multiply-add), to within `FLOPS_TOLERANCE`.

How a GPU splits the requests of a warp is stated for each compute capability, in a file of `rules/` for each family.
"""

import math
import tomllib
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, fields, replace
from dataclasses import field as field_of
from enum import StrEnum
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, TypeVar

import msgspec

from warplens.cuda.device.occupancy import LIMITS, SmLimits, capability_of, limits_of
from warplens.cuda.ground import toml_beside, toml_values
from warplens.cuda.ground.errors import SpecError, UnknownNameError

# How a GPU splits the requests of a warp to global and shared memory. This states which rule holds where; what the
# rules do to 32 addresses is defined in `warplens.cuda.simt.counting.counts`.

T = TypeVar("T")
_RULES = Path(__file__).parent / "rules"


class Coalescing(StrEnum):
    """What accesses of lanes to global memory become."""

    IN_ORDER = "in order"
    """one or two transactions where lane k requests word k of an aligned segment, else one of 32 bytes for each lane"""
    SEGMENTS = "segments"  # one for each aligned segment, which shrinks to the half or the quarter that is in use
    LINES = "lines"  # whole lines of 128 bytes
    SECTORS = "sectors"  # pieces of 32 bytes


class Broadcast(StrEnum):
    """Which lanes that access one word of shared memory are served together."""

    ONE_WORD = "one word"  # those of one word in a pass; wide accesses are split into words
    MANY_WORDS = "many words"  # those of every word
    PAIRS = "pairs"  # those of every word; wide loads whose lanes agree pairwise take half as many passes


@dataclass(frozen=True, slots=True, kw_only=True)
class MemoryRules:
    """How the requests of a warp are split, from one compute capability on."""

    name: str  # that compute capability, such as "5.0"
    loads: Coalescing  # what becomes of loads from global memory
    stores: Coalescing  # of stores and atomic operations there
    request_lanes: int  # a request to global memory is cut into parts of at most this many lanes
    request_bytes: int  # which ask for at most this much
    banks: int  # of shared memory, each 4 bytes wide
    pass_bytes: int  # one pass through the banks moves at most this much
    broadcast: Broadcast  # which lanes are served together
    extra_passes: int  # of each part of a 16-byte access, beside its conflicts
    sources: dict[str, str] = field_of(hash=False)  # the document that each field is taken from

    @property
    def in_sectors(self) -> bool:
        """Whether each sector moves by itself; elsewhere transactions differ in size, and bytes say more."""
        return self.loads is self.stores is Coalescing.SECTORS


def memory_rules(compute_capability: tuple[int, int]) -> MemoryRules:
    """Return the rules of a compute capability such as `(9, 0)`; an unknown one is an `UnknownNameError`."""
    rules = all_rules().get(compute_capability)
    if rules is None:
        name, *names = (".".join(map(str, known)) for known in (compute_capability, *all_rules()))
        raise UnknownNameError("compute capability", name, names)
    return rules


@cache
def all_rules() -> dict[tuple[int, int], MemoryRules]:
    """Return the rules by compute capability, oldest first."""
    rules_by_capability = {}
    for path in _RULES.glob("*.toml"):
        sheet = tomllib.loads(path.read_text(encoding="utf-8"))
        rules = _rules_of_file(path, sheet["values"], sheet["documents"])
        for capability in sheet["capabilities"]:
            rules_by_capability[capability_of(capability)] = rules
    return dict(sorted(rules_by_capability.items()))


def _rules_of_file(path: Path, values: dict[str, dict[str, str | int]], documents: dict[str, str]) -> MemoryRules:
    fields = [field for field in MemoryRules.__slots__ if field not in {"name", "sources"}]
    if sorted(values) != sorted(fields) or not all(value.get("source") for value in values.values()):
        raise SpecError(f"{path}: [values] must have {', '.join(fields)}, each with a value and a source")
    kinds: dict[str, Any] = {"loads": Coalescing, "stores": Coalescing, "broadcast": Broadcast}
    rules = {field: kinds.get(field, int)(value["value"]) for field, value in values.items()}
    sources = {field: str(value["source"]).format(**documents) for field, value in values.items()}
    return MemoryRules(name=path.stem, sources=sources, **rules)


# What all GPUs of one compute capability have in common and the timing model needs: lanes, caches, latencies. Every
# number stands in `architecture.toml` beside the document that it is taken from.

_SHEET: dict[str, Any] = toml_beside(__file__, "architecture.toml")


Text = Annotated[str, msgspec.Meta(min_length=1)]


class Sourced(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A number and its source."""

    value: int | float
    source: Text


@dataclass(frozen=True, slots=True, kw_only=True)
class Architecture:
    """The facts of one compute capability; each field is a field of `GpuSpec` or is turned into one."""

    fp32_lanes_per_sm: Sourced
    int32_lanes_per_sm: Sourced
    fp64_lanes_per_sm: Sourced
    sfu_lanes_per_sm: Sourced
    lsu_lanes_per_sm: Sourced
    schedulers_per_sm: Sourced
    l1_bytes_per_sm: Sourced  # what global loads go through by default, 0 where they bypass it
    l2_bytes_per_clock_per_sm: Sourced  # load bandwidth by SMs and clock, to carry over to any size; 0: no L2
    dram_efficiency: Sourced
    shared_latency_cycles: Sourced
    l1_latency_cycles: Sourced
    l2_latency_cycles: Sourced
    dram_latency_cycles: Sourced
    alu_latency_cycles: Sourced
    launch_overhead_ns: Sourced
    link_bytes_per_s: Sourced  # to the host in one direction, nominal; PCI Express with 16 lanes unless a sheet differs


def _facts(family: str) -> dict[str, Sourced]:
    """Return what a family states, and what it takes from its base."""
    stated = dict(_SHEET["families"][family])
    facts = _facts(base) if (base := stated.pop("base", "")) else {}
    return facts | {
        name: Sourced(value=fact["value"], source=fact["source"].format(**_SHEET["documents"]))
        for name, fact in stated.items()
    }


ARCHITECTURES = MappingProxyType(  # the facts of every known compute capability; its keys are those of `limits.LIMITS`
    {
        capability_of(name): Architecture(**_facts(lanes) | _facts(family))
        for name, (lanes, family) in _SHEET["capabilities"].items()
    }
)


def _rates(kind: str) -> Mapping[tuple[int, int], tuple[Mapping[str, float], str]]:
    tables = _SHEET["tensor"][kind].items()
    return MappingProxyType({capability_of(name): (table["rates"], table["source"]) for name, table in tables})


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


DEFAULT_DEVICE = "h200"  # this GPU is modelled where the machine has none

FLOPS_TOLERANCE = 0.015  # FLOP/s are stated to three digits, clocks in MHz; a larger difference is the sheet's error

COMPILER_TARGETS = (50, 52, 53, 60, 61, 62, 70, 72, 75, 80, 86, 87, 89, 90, 100, 101, 103, 120, 121)
"""These are the `sm_` targets of NVRTC 12.9, from its list of supported architectures."""

_SPECS = Path(__file__).parent / "specs"
_UNITS: Mapping[str, tuple[str, float]] = {
    "sm_count": ("sm_count", 1),
    "clock_mhz": ("clock_hz", 1e6),
    "base_clock_mhz": ("base_clock_hz", 1e6),
    "memory_mib": ("memory_bytes", 1 << 20),
    "memory_bandwidth_gb_per_s": ("memory_bandwidth_bytes_per_s", 1e9),
    "l2_kib": ("l2_bytes", 1 << 10),
    "fp32_tflop_per_s": ("fp32_flops_per_s", 1e12),
}  # every sheet must give these: the name in the sheet, the field of `GpuSpec`, the factor between them
_L2_PER_CLOCK = "l2_bytes_per_clock_per_sm"
_L2_STATED = "l2_bandwidth_gb_per_s"
_ARCHITECTURE_FIELDS = tuple(field.name for field in fields(Architecture))
_MAY_BE_ZERO = frozenset({"l2_kib", "l1_bytes_per_sm", _L2_PER_CLOCK, "fp64_lanes_per_sm"})
_WHOLE = frozenset({"sm_count", "memory_mib", "l2_kib", "schedulers_per_sm", "l1_bytes_per_sm"})


@dataclass(frozen=True, slots=True, kw_only=True)
class GpuSpec:
    """One GPU.

    A GPU whose compute capability is not in the tables has limits of its own, as its driver gives them, and a `kin`,
    the known compute capability whose rules its memory accesses are assumed to follow.
    """

    key: str
    name: str
    compute_capability: tuple[int, int]
    sm_count: int
    clock_hz: float  # of the SMs under load (boost; on 1.x and 2.x the shader clock, at which their lanes run)
    base_clock_hz: float
    memory_bytes: int
    memory_bandwidth_bytes_per_s: float
    l2_bytes: int  # 0 where global memory is not cached
    l2_bandwidth_bytes_per_s: float  # likewise
    fp32_flops_per_s: float
    fp32_lanes_per_sm: int
    int32_lanes_per_sm: int
    fp64_lanes_per_sm: int
    sfu_lanes_per_sm: int
    lsu_lanes_per_sm: int
    schedulers_per_sm: int
    l1_bytes_per_sm: int  # 0 where global loads bypass L1 (by default on Kepler, Maxwell and 6.1)
    dram_efficiency: float  # the fraction of the memory bandwidth that a streaming kernel reaches
    shared_latency_cycles: float
    l1_latency_cycles: float
    l2_latency_cycles: float
    dram_latency_cycles: float
    alu_latency_cycles: float
    launch_overhead_ns: float
    link_bytes_per_s: float  # nominal, of the link to the host, one direction
    sources: dict[str, str]  # of each field
    tensor_rates: Mapping[str, float] = field_of(default_factory=dict)  # matrix multiply-adds a clock and SM, by kind
    own_limits: SmLimits | None = None
    kin: tuple[int, int] | None = None

    @property
    def limits(self) -> SmLimits:
        """The limits of one SM of this GPU."""
        return self.own_limits or limits_of(self.compute_capability)

    @property
    def memory_rules(self) -> MemoryRules:
        """How this GPU splits the requests of a warp."""
        return memory_rules(self.kin or self.compute_capability)

    @property
    def target(self) -> str:
        """The compiler target for this GPU, such as "sm_90"; the nearest lower one where it has none of its own."""
        usable = [target for target in COMPILER_TARGETS if target <= self._own_target]
        return f"sm_{usable[-1] if usable else COMPILER_TARGETS[0]}"

    @property
    def target_is_own(self) -> bool:
        """Whether the compiler has a target for this compute capability; if not, registers are those of another."""
        return self._own_target in COMPILER_TARGETS

    @property
    def has_machine_code(self) -> bool:
        """Whether the compiler makes machine code of this compute capability, or of a close one before it."""
        # Below the first target there is none; what the compiler makes for that target tells nothing of such a GPU.
        return self._own_target >= COMPILER_TARGETS[0]

    @property
    def _own_target(self) -> int:
        major, minor = self.compute_capability
        return 10 * major + minor


def load_spec(key: str, others: Iterable[str] = ()) -> GpuSpec:
    """Return the built-in GPU of a key, in any case; no sheet else is read; `UnknownNameError` suggests `others`."""
    device = "-".join(key.lower().split())
    if device not in _keys():
        raise UnknownNameError("device", key, (*others, *(spec.key for spec in all_specs())))
    return _builtin(device)


@cache
def all_specs() -> tuple[GpuSpec, ...]:
    """Return the built-in GPUs, oldest compute capability first."""
    specs = map(_builtin, _keys())
    return tuple(sorted(specs, key=lambda spec: (spec.compute_capability, spec.fp32_flops_per_s, spec.key)))


@cache
def _keys() -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in _SPECS.glob("*.toml")))


@cache
def _builtin(key: str) -> GpuSpec:
    return load_spec_file(_SPECS / f"{key}.toml")


class _Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Text
    compute_capability: str
    values: dict[str, Any]
    documents: dict[str, Text] = {}
    tensor: dict[str, Any] = {}


def load_spec_file(path: Path) -> GpuSpec:
    """Read a GPU's sheet; its key is the file's name without `.toml`."""
    sheet = read_sheet(path, "GPU sheet", _Sheet)
    spec = _assemble(path, sheet, _numbers(path, sheet))
    spec = _with_tensor_rates(path, spec, sheet)
    _check_flops(path, spec)
    return spec


def read_sheet(path: Path, what: str, form: type[T]) -> T:
    """Return a sheet in TOML; what is wrong with the file is a `SpecError`, which calls it `what`."""
    try:
        return msgspec.convert(toml_values(path.read_text(encoding="utf-8")), form)
    except OSError as error:
        raise SpecError(f"{path}: the {what} cannot be read: {error.strerror}") from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise SpecError(f"{path}: the {what} is not TOML: {error}") from error
    except msgspec.ValidationError as error:
        raise SpecError(f"{path}: the {what} is wrong: {error}") from error


def read_sourced(path: Path, table: Mapping[str, Any], known: Collection[str]) -> dict[str, Sourced]:
    """Return the numbers of a table of a sheet, none below 0, by names that are `known`; all are where none is."""
    numbers: dict[str, Sourced] = {}
    for name, entry in table.items():
        if known and name not in known:
            raise SpecError(f"{path}: {name!r} is no number of such a sheet (known: {', '.join(sorted(known))})")
        try:
            numbers[name] = msgspec.convert(entry, Sourced)
        except msgspec.ValidationError as error:
            raise SpecError(f'{path}: `{name}` must be written {{ value = 1, source = "..." }}: {error}') from error
        if not 0 <= numbers[name].value < math.inf:
            raise SpecError(f"{path}: the value of `{name}` is {numbers[name].value}, a number of 0 or more is needed")
    return numbers


def _capability(path: Path, written: str) -> tuple[int, int]:
    capabilities = {limits.name: capability for capability, limits in LIMITS.items()}
    if written not in capabilities:
        raise SpecError(f"{path}: `compute_capability` is {written!r}, known are {', '.join(capabilities)} (in quotes)")
    return capabilities[written]


def _numbers(path: Path, sheet: _Sheet) -> dict[str, tuple[float, str]]:
    """Return the value and the source of each number of the sheet, in the sheet's units."""
    stated = read_sourced(path, sheet.values, (*_UNITS, _L2_STATED, *_ARCHITECTURE_FIELDS))
    for field, value in ((field, number.value) for field, number in stated.items()):
        if value == 0 and field not in _MAY_BE_ZERO:
            raise SpecError(f"{path}: the value of `{field}` is {value!r}, a positive number is needed")
        if (field in _WHOLE or field.endswith("_lanes_per_sm")) and value != int(value):
            raise SpecError(f"{path}: the value of `{field}` is {value!r}, a whole number is needed")
        if field == "dram_efficiency" and value > 1:
            raise SpecError(f"{path}: the value of `dram_efficiency` is {value!r}, a fraction up to 1 is needed")
    if missing := [field for field in _UNITS if field not in stated]:
        raise SpecError(f"{path}: `{missing[0]}` is missing from [values]")
    return {field: (each.value, sheet.documents.get(each.source, each.source)) for field, each in stated.items()}


def _assemble(path: Path, sheet: _Sheet, numbers: Mapping[str, tuple[float, str]]) -> GpuSpec:
    """Return the spec of the sheet's numbers, completed by those of the compute capability."""
    capability = _capability(path, sheet.compute_capability)
    architecture = ARCHITECTURES[capability]
    facts: dict[str, float] = {}
    sources: dict[str, str] = {}
    for field, (target, factor) in _UNITS.items():
        value, sources[target] = numbers[field]
        facts[target] = value * factor
    for field in _ARCHITECTURE_FIELDS:
        shared = getattr(architecture, field)
        facts[field], sources[field] = numbers.get(field, (shared.value, shared.source))
    per_clock, per_clock_source = facts.pop(_L2_PER_CLOCK), sources.pop(_L2_PER_CLOCK)
    if _L2_STATED in numbers:
        stated, sources["l2_bandwidth_bytes_per_s"] = numbers[_L2_STATED]
        facts["l2_bandwidth_bytes_per_s"] = stated * 1e9
    else:
        facts["l2_bandwidth_bytes_per_s"] = per_clock * facts["clock_hz"] * facts["sm_count"]
        sources["l2_bandwidth_bytes_per_s"] = f"{per_clock:g} bytes per clock and SM, derived: {per_clock_source}"
    known: dict[str, Any] = {field: int(value) if _is_whole(field) else value for field, value in facts.items()}
    return GpuSpec(key=path.stem, name=sheet.name, compute_capability=capability, sources=sources, **known)


def _is_whole(field: str) -> bool:
    return field in {"sm_count", "memory_bytes", "l2_bytes"} or field.endswith("_per_sm")


def _with_tensor_rates(path: Path, spec: GpuSpec, sheet: _Sheet) -> GpuSpec:
    """Return a spec with the rates of its compute capability, and those that its sheet states instead."""
    rates, known = tensor_rates_of(spec.compute_capability)
    sources = dict(spec.sources) | {f"tensor {kind}": source for kind, source in known.items()}
    for kind, stated in read_sourced(path, sheet.tensor, ()).items():
        if not stated.value:
            raise SpecError(f"{path}: the value of `{kind}` is {stated.value}, a positive number is needed")
        rates[kind], sources[f"tensor {kind}"] = stated.value, sheet.documents.get(stated.source, stated.source)
    return replace(spec, tensor_rates=rates, sources=sources)


def _check_flops(path: Path, spec: GpuSpec) -> None:
    """Refuse a sheet whose lanes and clock do not give its stated float32 rate."""
    # Source: CUDA C++ Programming Guide, arithmetic throughput: a fused multiply-add, two operations, a lane and clock.
    computed = 2 * spec.sm_count * spec.fp32_lanes_per_sm * spec.clock_hz
    if abs(computed / spec.fp32_flops_per_s - 1) > FLOPS_TOLERANCE:
        raise SpecError(
            f"{path}: {spec.sm_count} SMs with {spec.fp32_lanes_per_sm} lanes at {spec.clock_hz / 1e6:g} MHz give "
            f"{computed / 1e12:.4g} TFLOP/s, and the sheet states {spec.fp32_flops_per_s / 1e12:.4g}"
        )
