"""Occupancy with other numbers and the nearest change that pays, and the roofs of a GPU that bound a kernel.

The rule: everything here is `occupancy` computed again with one number changed. A launch that a device cannot hold is
no error: it has no resident blocks.
"""

from bisect import bisect_right
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache

from warplens.cuda.device.occupancy import WARP_LANES, Occupancy, SmLimits, occupancy
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.ground.errors import LaunchLimitError


class Varied(StrEnum):
    """The number that changes while the others stay."""

    THREADS = "threads a block"
    REGISTERS = "registers a thread"
    SHARED = "shared memory a block"


@dataclass(frozen=True, kw_only=True)  # without slots: a curve takes hundreds of them as keywords
class Usage:
    """What one launch takes of a multiprocessor; shared memory in bytes, without the driver's reserved part."""

    threads_per_block: int
    registers_per_thread: int
    shared_bytes_per_block: int

    def value(self, varied: Varied) -> int:
        """Return the number that `varied` names."""
        return int(getattr(self, _FIELDS[varied]))

    def with_value(self, varied: Varied, value: int) -> "Usage":
        """Return this usage with that number changed."""
        return replace(self, **{_FIELDS[varied]: value})


_FIELDS = {
    Varied.THREADS: "threads_per_block",
    Varied.REGISTERS: "registers_per_thread",
    Varied.SHARED: "shared_bytes_per_block",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """Occupancy while the changed number goes from `first` to `last`; None where no block fits."""

    first: int
    last: int
    fits: Occupancy | None

    @property
    def blocks(self) -> int:
        """Resident blocks on one multiprocessor."""
        return self.fits.blocks_per_sm if self.fits else 0

    @property
    def percent(self) -> float:
        """Resident warps in per cent of those that a multiprocessor can hold."""
        return self.fits.percent if self.fits else 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Threshold:
    """The nearest other value that changes the number of resident blocks, `delta` away from the launch's own."""

    varied: Varied
    value: int
    delta: int
    fits: Occupancy


@lru_cache(maxsize=4096)
def fitting(limits: SmLimits, usage: Usage) -> Occupancy | None:
    """Return the occupancy of a launch, None where no block fits."""
    try:
        return occupancy(limits, **vars(usage))
    except LaunchLimitError:
        return None


def resident_blocks(limits: SmLimits, registers: int, shared_bytes: int, threads: int) -> int:
    """Return how many blocks of so many threads fit on a multiprocessor, 0 where none does."""
    fits = fitting(
        limits, Usage(threads_per_block=threads, registers_per_thread=registers, shared_bytes_per_block=shared_bytes)
    )
    return fits.blocks_per_sm if fits else 0


@lru_cache(maxsize=256)  # the points of a sweep share few usages, and each selection asks again
def curve(limits: SmLimits, usage: Usage, varied: Varied) -> tuple[Step, ...]:
    """Return occupancy over the whole range of one number, in steps of equal occupancy with rising `first`.

    Block sizes are whole warps; registers go from 1 and shared memory from 0 to the most that a launch may ask for.
    """
    match varied:
        case Varied.THREADS:
            values = range(WARP_LANES, limits.threads_per_block + 1, WARP_LANES)
            return tuple(Step(first=v, last=v, fits=fitting(limits, usage.with_value(varied, v))) for v in values)
        case Varied.REGISTERS:
            return tuple(_steps(limits, usage, varied, 1, limits.registers_per_thread))
        case Varied.SHARED:
            return tuple(_steps(limits, usage, varied, 0, limits.shared_per_block_bytes))


def thresholds(limits: SmLimits, usage: Usage) -> tuple[Threshold, ...]:
    """Return the least cuts of registers or shared memory that alone let more blocks be resident, if one does."""
    present = fitting(limits, usage)
    if present is None:
        return ()
    nearest = []
    for varied, least in ((Varied.REGISTERS, 1), (Varied.SHARED, 0)):
        present_value = usage.value(varied)
        steps = tuple(_steps(limits, usage, varied, least, present_value)) if present_value > least else ()
        better = [step for step in steps if step.fits is not None and step.blocks > present.blocks_per_sm]
        if better and (fits := better[-1].fits) is not None:
            value = better[-1].last
            nearest.append(Threshold(varied=varied, value=value, delta=value - present_value, fits=fits))
    return tuple(nearest)


def headroom(limits: SmLimits, usage: Usage, varied: Varied) -> int | None:
    """Return the largest value of one number that keeps as many blocks resident; None where no block fits."""
    present = fitting(limits, usage)
    if present is None or varied is Varied.THREADS:
        return None
    present_value = usage.value(varied)
    highest = limits.registers_per_thread if varied is Varied.REGISTERS else limits.shared_per_block_bytes
    return next(_steps(limits, usage, varied, present_value, highest)).last


def describe_step(usage: Usage, threshold: Threshold, present: Occupancy) -> str:
    """Return the effect of a step: `8 registers a thread fewer (32, not 40): 2 blocks more on an SM, ...`.

    Example:
        >>> from warplens.cuda.device.occupancy import limits_of
        >>> usage = Usage(threads_per_block=256, registers_per_thread=64, shared_bytes_per_block=0)
        >>> limits = limits_of((9, 0))
        >>> describe_step(usage, thresholds(limits, usage)[0], fitting(limits, usage))
        '16 registers a thread fewer (48, not 64): 1 block more on an SM, occupancy 62.5 %, not 50 %'
    """
    size = abs(threshold.delta)
    if threshold.varied is Varied.REGISTERS:
        change = f"{size} register{'' if size == 1 else 's'} a thread fewer"
    else:
        change = f"{size:,} byte{'' if size == 1 else 's'} of shared memory a block fewer"
    more = threshold.fits.blocks_per_sm - present.blocks_per_sm
    blocks = f"{more} block{'' if more == 1 else 's'}"
    return (
        f"{change} ({threshold.value:,}, not {usage.value(threshold.varied):,}): {blocks} "
        f"more on an SM, occupancy {threshold.fits.percent:.4g} %, not {present.percent:.4g} %"
    )


def _steps(limits: SmLimits, usage: Usage, varied: Varied, least: int, highest: int) -> Iterator[Step]:
    """Yield the steps between two values; a step ends where the number of resident blocks changes."""

    def blocks(value: int) -> int:
        fits = fitting(limits, usage.with_value(varied, value))
        return fits.blocks_per_sm if fits else 0

    first = least
    while first <= highest:
        resident = blocks(first)
        if varied is Varied.SHARED:  # more bytes never admit more blocks, and there are too many to try all
            last = first - 1 + bisect_right(range(first, highest + 1), -resident, key=lambda value: -blocks(value))
        else:
            # On 2.x a count with one more register may be allocated in smaller pieces, so halving would fail.
            values = range(first + 1, highest + 1)
            last = next((value - 1 for value in values if blocks(value) != resident), highest)
        yield Step(first=first, last=last, fits=fitting(limits, usage.with_value(varied, first)))
        first = last + 1


# The ceilings of a GPU for a roofline: what its arithmetic and each level of its memory can do at most.
# The rule: peaks of the GPU's sheet, nothing measured and nothing fitted.
# Source: Williams, Waterman and Patterson, "Roofline: an insightful visual performance model", CACM 52(4), 2009.

_NAMES = {  # the field's names of the types of factors
    "f64": "FP64", "tf32": "TF32", "f16": "FP16", "bf16": "BF16", "e4m3": "FP8", "e5m2": "FP8 (e5m2)", "s8": "INT8",
    "u8": "UINT8", "s4": "INT4", "u4": "UINT4", "b1": "INT1",
}  # fmt: skip


class RoofKind(StrEnum):
    """What a ceiling bounds."""

    ARITHMETIC = "arithmetic"  # floating-point operations a second, independent of the traffic
    BANDWIDTH = "bandwidth"  # bytes a second, so operations in proportion to the intensity


@dataclass(frozen=True, slots=True, kw_only=True)
class Roof:
    """One ceiling: operations or bytes a second; `product` is the kind of the products of matrices that it is for."""

    name: str
    kind: RoofKind
    per_s: float
    product: str = ""

    def flops_per_s(self, intensity: float) -> float:
        """Return the operations a second that it allows at an intensity, in operations for each byte."""
        return self.per_s if self.kind is RoofKind.ARITHMETIC else self.per_s * intensity


def roofs(spec: GpuSpec) -> tuple[Roof, ...]:
    """Return the ceilings of a GPU; those that its sheet cannot give (no double precision, no L2 cache) are left out.

    On every SM, shared memory makes a pass in as many clocks as its banks take through the load/store lanes. Tensor
    cores have a ceiling for each kind of product.

    Source: CUDA C++ Programming Guide, "Shared Memory" of each compute capability, for its bandwidth.

    Example:
        >>> from warplens.cuda.device.spec import load_spec
        >>> [roof.name for roof in roofs(load_spec("v100-sxm2")) if not roof.product]
        ['float32', 'float64', 'shared memory', 'L2', 'DRAM']
        >>> [roof.name for roof in roofs(load_spec("v100-sxm2")) if roof.product]
        ['FP16 tensor cores, FP16 sums', 'FP16 tensor cores']
    """
    rules = spec.memory_rules
    shared = rules.pass_bytes * spec.lsu_lanes_per_sm / rules.banks * spec.sm_count * spec.clock_hz
    double = spec.fp32_flops_per_s * spec.fp64_lanes_per_sm / spec.fp32_lanes_per_sm
    ceilings = (
        Roof(name="float32", kind=RoofKind.ARITHMETIC, per_s=spec.fp32_flops_per_s),
        Roof(name="float64", kind=RoofKind.ARITHMETIC, per_s=double),
        Roof(name="shared memory", kind=RoofKind.BANDWIDTH, per_s=shared),
        Roof(name="L2", kind=RoofKind.BANDWIDTH, per_s=spec.l2_bandwidth_bytes_per_s),
        Roof(name="DRAM", kind=RoofKind.BANDWIDTH, per_s=spec.memory_bandwidth_bytes_per_s),
        *(
            Roof(name=_name_of(product), kind=RoofKind.ARITHMETIC, per_s=tensor_per_s(spec, {product}), product=product)
            for product in dict.fromkeys(map(product_of, spec.tensor_rates))
        ),
    )
    return tuple(roof for roof in ceilings if roof.per_s > 0)


def tensor_per_s(spec: GpuSpec, kinds: Collection[str]) -> float:
    """Return the operations a second that tensor cores make at most of these kinds of products, 0 if no rate is known.

    Products of a warp and of a warpgroup have one ceiling, that of the faster. A multiply-add is two operations.

    Source: `cuda.device.spec`.

    Example:
        >>> from warplens.cuda.device.spec import load_spec
        >>> round(tensor_per_s(load_spec("h200"), {"tf32.f32"}) / 1e12)
        535
    """
    products = set(map(product_of, kinds))
    rates = (rate for kind, rate in spec.tensor_rates.items() if product_of(kind) in products)
    return 2.0 * max(rates, default=0.0) * spec.sm_count * spec.clock_hz


def product_of(kind: str) -> str:
    """Return the types of a kind of product of matrices, of a warp as of a warpgroup."""
    return kind.removeprefix("wgmma.")


def _name_of(product: str) -> str:
    factors, sums = product.split(".")
    ending = ", FP16 sums" if sums == "f16" else ""
    return f"{_NAMES.get(factors, factors)} tensor cores{ending}"
