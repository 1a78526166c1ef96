"""The ceilings of a GPU for a roofline: what its arithmetic and each level of its memory can do at most.

The rule: peaks of the GPU's sheet, nothing measured and nothing fitted.

Source: Williams, Waterman and Patterson, "Roofline: an insightful visual performance model", CACM 52(4), 2009.
"""

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum

from warplens.cuda.device.spec import GpuSpec

_NAMES = {
    "f64": "FP64", "tf32": "TF32", "f16": "FP16", "bf16": "BF16", "e4m3": "FP8", "e5m2": "FP8 (e5m2)", "s8": "INT8",
    "u8": "UINT8", "s4": "INT4", "u4": "UINT4", "b1": "INT1",
}  # fmt: skip
"""The field's names of the types of factors."""


class RoofKind(StrEnum):
    """What a ceiling bounds."""

    ARITHMETIC = "arithmetic"
    """Floating-point operations a second, independent of the traffic."""
    BANDWIDTH = "bandwidth"
    """Bytes a second, so operations in proportion to the intensity."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Roof:
    """One ceiling: operations or bytes a second; `product` is the kind of the products of matrices that it is for."""

    name: str
    kind: RoofKind
    per_s: float
    product: str = ""

    def flops_per_s(self, intensity: float) -> float:
        """Return the operations a second that it allows at an intensity, in operations for each byte.

        Example:
            >>> Roof(name="DRAM", kind=RoofKind.BANDWIDTH, per_s=4e12).flops_per_s(0.5)
            2000000000000.0
        """
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
    """Return the types of a kind of product of matrices, of a warp as of a warpgroup.

    Example:
        >>> product_of("wgmma.bf16.f32"), product_of("bf16.f32")
        ('bf16.f32', 'bf16.f32')
    """
    return kind.removeprefix("wgmma.")


def _name_of(product: str) -> str:
    factors, sums = product.split(".")
    ending = ", FP16 sums" if sums == "f16" else ""
    return f"{_NAMES.get(factors, factors)} tensor cores{ending}"
