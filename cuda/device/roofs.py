"""The ceilings of a GPU for a roofline: what its arithmetic and each level of its memory can do at most.

The rule: peaks of the GPU's sheet, nothing measured and nothing fitted.

Source: Williams, Waterman and Patterson, "Roofline: an insightful visual performance model", CACM 52(4), 2009.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from warplens.cuda.device.spec import GpuSpec


class RoofKind(StrEnum):
    """What a ceiling bounds."""

    ARITHMETIC = "arithmetic"
    """Floating-point operations a second, independent of the traffic."""
    BANDWIDTH = "bandwidth"
    """Bytes a second, so operations in proportion to the intensity."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Roof:
    """One ceiling: floating-point operations or bytes a second."""

    name: str
    kind: RoofKind
    per_s: float

    def flops_per_s(self, intensity: float) -> float:
        """Return the operations a second that it allows at an intensity, in operations for each byte.

        Example:
            >>> Roof(name="DRAM", kind=RoofKind.BANDWIDTH, per_s=4e12).flops_per_s(0.5)
            2000000000000.0
        """
        return self.per_s if self.kind is RoofKind.ARITHMETIC else self.per_s * intensity


def roofs(spec: GpuSpec) -> tuple[Roof, ...]:
    """Return the ceilings of a GPU; those that its sheet cannot give (no double precision, no L2 cache) are left out.

    On every SM, shared memory makes a pass in as many clocks as its banks take through the load/store lanes.

    Source: CUDA C++ Programming Guide, "Shared Memory" of each compute capability, for its bandwidth.

    Example:
        >>> from warplens.cuda.device.spec import load_spec
        >>> [roof.name for roof in roofs(load_spec("h200"))]
        ['float32', 'float64', 'shared memory', 'L2', 'DRAM']
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
    )
    return tuple(roof for roof in ceilings if roof.per_s > 0)
