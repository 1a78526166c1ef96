"""Limits and architecture of a GPU whose compute capability is not in the tables.

The rule: the driver's numbers come first. The rest is taken from the nearest compute capability below, and each such
number says so. Without the driver's numbers nothing is assumed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace

from warplens.cuda.device.architecture import ARCHITECTURES, Architecture, Sourced
from warplens.cuda.device.driver import Attribute
from warplens.cuda.device.limits import LIMITS, SmLimits
from warplens.cuda.device.occupancy import WARP_LANES

DRIVER = "the driver of this machine"
NEEDED = frozenset(Attribute) - {Attribute.L2_BYTES}
"""Without these attributes the limits of a multiprocessor are not known."""


def nearest(compute_capability: tuple[int, int]) -> tuple[int, int] | None:
    """Return the nearest known compute capability that is not above; None where there is none."""
    return max((capability for capability in LIMITS if capability <= compute_capability), default=None)


def limits_from(compute_capability: tuple[int, int], attributes: Mapping[Attribute, int]) -> SmLimits | None:
    """Return the limits that the driver gives, None where it does not give all.

    The driver gives neither the units in which registers and shared memory are allocated nor the registers that a
    thread may have: these are taken from the nearest compute capability below.
    """
    nearest_known = nearest(compute_capability)
    if nearest_known is None or not attributes.keys() >= NEEDED:
        return None
    return replace(
        LIMITS[nearest_known],
        compute_capability=compute_capability,
        warps=attributes[Attribute.THREADS_PER_SM] // WARP_LANES,
        blocks=attributes[Attribute.BLOCKS_PER_SM],
        threads_per_block=attributes[Attribute.THREADS_PER_BLOCK],
        registers=attributes[Attribute.REGISTERS_PER_SM],
        registers_per_block=attributes[Attribute.REGISTERS_PER_BLOCK],
        shared_bytes=attributes[Attribute.SHARED_PER_SM],
        shared_per_block_bytes=attributes[Attribute.SHARED_PER_BLOCK_OPTIN],
        reserved_shared_bytes=attributes[Attribute.RESERVED_SHARED_PER_BLOCK],
    )


def architecture_from(
    compute_capability: tuple[int, int], cores: int, attributes: Mapping[Attribute, int]
) -> Architecture:
    """Return the architecture of a GPU with `cores` float32 lanes whose limits `limits_from` gives."""
    nearest_known = nearest(compute_capability)
    assert nearest_known is not None
    base = ARCHITECTURES[nearest_known]
    note = f"of compute capability {LIMITS[nearest_known].name}, assumed: "
    taken = {field.name: getattr(base, field.name) for field in fields(base)}
    taken = {name: replace(fact, source=note + fact.source) for name, fact in taken.items()}
    lanes = max(1, cores // attributes[Attribute.SM_COUNT])
    doubles = lanes // max(1, attributes[Attribute.FP32_OVER_FP64])
    exact = {"fp32_lanes_per_sm": lanes, "fp64_lanes_per_sm": doubles}
    return Architecture(**taken | {name: Sourced(value=value, source=DRIVER) for name, value in exact.items()})
