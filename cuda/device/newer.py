"""What is known of a card whose compute capability is not in the tables.

The rule: what the driver says goes first; the rest is taken from the nearest compute capability below, and each such
number says so. Without an answer of the driver nothing is taken for granted.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace

from warplens.cuda.device.architecture import ARCHITECTURES, Architecture, Sourced
from warplens.cuda.device.driver import Attribute
from warplens.cuda.device.limits import LIMITS, SmLimits

DRIVER = "the driver of this machine"
WARP_LANES = 32
NEEDED = frozenset(Attribute) - {Attribute.L2_BYTES}
"""Without these the limits of a multiprocessor are not known."""


def nearest(compute_capability: tuple[int, int]) -> tuple[int, int] | None:
    """Return the nearest known compute capability that is not above; None where there is none."""
    return max((known for known in LIMITS if known <= compute_capability), default=None)


def limits_from(compute_capability: tuple[int, int], said: Mapping[Attribute, int]) -> SmLimits | None:
    """Return the limits that the driver gives, None where it does not give all.

    In what units registers and shared memory are allocated, and how many registers a thread may have, the driver does
    not say: these are those of the nearest compute capability below.
    """
    below = nearest(compute_capability)
    if below is None or not said.keys() >= NEEDED:
        return None
    return replace(
        LIMITS[below],
        compute_capability=compute_capability,
        warps=said[Attribute.THREADS_PER_SM] // WARP_LANES,
        blocks=said[Attribute.BLOCKS_PER_SM],
        threads_per_block=said[Attribute.THREADS_PER_BLOCK],
        registers=said[Attribute.REGISTERS_PER_SM],
        registers_per_block=said[Attribute.REGISTERS_PER_BLOCK],
        shared_bytes=said[Attribute.SHARED_PER_SM],
        shared_per_block_bytes=said[Attribute.SHARED_PER_BLOCK_OPTIN],
        reserved_shared_bytes=said[Attribute.RESERVED_SHARED_PER_BLOCK],
    )


def architecture_from(compute_capability: tuple[int, int], cores: int, said: Mapping[Attribute, int]) -> Architecture:
    """Return the architecture of a card with so many lanes for float32, of which `limits_from` knows the limits."""
    below = nearest(compute_capability)
    assert below is not None
    base = ARCHITECTURES[below]
    note = f"of compute capability {LIMITS[below].name}, assumed: "
    taken = {field.name: getattr(base, field.name) for field in fields(base)}
    taken = {name: replace(one, source=note + one.source) for name, one in taken.items()}
    lanes = max(1, cores // said[Attribute.SM_COUNT])
    doubles = lanes // max(1, said[Attribute.FP32_OVER_FP64])
    given = {"fp32_lanes_per_sm": lanes, "fp64_lanes_per_sm": doubles}
    return Architecture(**taken | {name: Sourced(value=value, source=DRIVER) for name, value in given.items()})
