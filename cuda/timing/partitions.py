"""What a warm L2 cache lacks of the arrays of a launch, where it consists of two partitions.

The rule: a multiprocessor asks the partition that it lies at. That one keeps what its multiprocessors touch, and for
the other one a second copy of what lies in DRAM behind it. So arrays may fill L2 twice, and where few multiprocessors
work, which all lie at one partition, they have that one alone. What the own partition lacks, the other one may have.

Source: NVIDIA, A100 white paper, "A100 L2 cache": each partition caches data for the multiprocessors of the GPCs that
are directly connected to it. The measurement, `tests/hardware/counters/h200_partitions.json`: the latency of loads from
1 to 132 multiprocessors that read, or copy, 4 to 64 MiB again and again, and the sectors that L2 lacks meanwhile.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

HALF_FULL = 1.03
"""A partition that is asked for so much of its size lacks half of it."""
FULL_SPREAD = 0.05
"""Of the logistic function by which the share grows that it lacks."""
STALE = 1 / 3
"""The room that a copy for the other partition takes if only that one reads it: it is the oldest, and gives way."""


@dataclass(frozen=True, slots=True)
class Lacking:
    """The shares of the first accesses to sectors of arrays that the own partition of L2 cannot answer.

    Args:
        in_dram: those that no partition has.
        far: those that the other partition has.
    """

    in_dram: float
    far: float


NOTHING = Lacking(0.0, 0.0)
ALL = Lacking(1.0, 0.0)
LEAST = 0.005
"""A smaller share is none."""


def lacking(
    loaded_bytes: float,
    stored_bytes: float,
    *,
    active: int,
    first: float,
    partitions: float,
    l2_bytes: float,
) -> Lacking:
    """Return what L2 lacks for the multiprocessors at the busier partition, if a launch follows one like it.

    Args:
        loaded_bytes: what all multiprocessors read of the arrays.
        stored_bytes: what they write.
        active: the multiprocessors with work.
        first: the number of those that get blocks first, all of them at one partition; the others take turns.
        partitions: 2, or 1, which has everything or nothing.
        l2_bytes: the size of all partitions.

    Example:
        >>> MIB = 1 << 20
        >>> h200 = {"first": 8, "partitions": 2, "l2_bytes": 60 * MIB}
        >>> eight = lacking(16 * MIB, 16 * MIB, active=8, **h200)  # all at one of 30 MiB
        >>> round(eight.in_dram, 2), round(eight.far, 2)
        (0.34, 0.34)
        >>> lacking(16 * MIB, 16 * MIB, active=64, **h200).in_dram < 0.01
        True
    """
    if partitions < 2.0:
        return NOTHING if loaded_bytes + stored_bytes < l2_bytes else ALL
    busier = 1.0 if active <= first else 0.5 + 0.5 * first / active
    size = l2_bytes / 2
    own = _lacked(_held(loaded_bytes, stored_bytes, busier, STALE) / size)
    if own < LEAST:
        return NOTHING
    stale = STALE + (1.0 - STALE) * own  # the other one is asked for what this one lacks, which keeps it there
    other = _lacked(_held(loaded_bytes, stored_bytes, 1.0 - busier, stale) / size)
    return Lacking(own * (0.5 + 0.5 * other), own * 0.5 * (1.0 - other))


def _held(loaded_bytes: float, stored_bytes: float, share: float, stale: float) -> float:
    """Return the bytes that a partition is asked for, with so large a `share` of the multiprocessors at it.

    Half of what only the others touch lies in DRAM behind it, so that it has a copy.
    """
    copies = 0.5 * (1.0 - share) * (stale * loaded_bytes + stored_bytes)
    return share * (loaded_bytes + stored_bytes) + copies


def _lacked(fill: float) -> float:
    """Return the share of reads that miss in a cache, where `fill` times its size is read repeatedly in one order."""
    return 1.0 / (1.0 + math.exp(min(50.0, (HALF_FULL - fill) / FULL_SPREAD)))
