"""Single requests, lane by lane: what a drawing or an explanation of an instruction is made from.

The rule: a recorded request is what one warp asked for at one time, exactly; nothing is summed or fitted here.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Watched:
    """Which requests to record: those of one warp of one block, each instruction's `occurrence`-th (from 0)."""

    block: tuple[int, int, int]
    warp: int
    occurrence: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordedRequest:
    """One request of a warp.

    Args:
        mask: the active lanes.
        addresses: 32 byte addresses, from the start of the array, or of the space for shared and local memory; those
            of inactive lanes mean nothing.
    """

    mask: int
    addresses: tuple[int, ...]


RECORD_BYTES = 320
"""A record in memory: how often the instruction ran (i64), mask (i64), 32 addresses (i64); a multiple of 64."""
