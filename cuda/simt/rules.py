"""How one request of a warp is counted: sectors of global memory, wavefronts of shared memory, distinct bytes.

The rule: these are the definitions. Everything else that counts (the tables that compiled code looks up, the functions
of `runtime.ll`) must agree with them, and the tests check that it does.

Source: NVIDIA H200 counters for single requests (tests/cuda/simt/h200_requests.json), which the functions reproduce to
the last wavefront; the pairing rule for 8- and 16-byte loads is NVIDIA's answer "Unexpected shared memory bank
conflict" in its developer forum (stated for compute capability 7.x; the H200 agrees).
"""

from __future__ import annotations

from collections.abc import Sequence

LANES = 32
"""Threads of a warp."""
SECTOR_BYTES = 32
"""The unit in which the L1 asks the L2 for global memory (compute capability 5.0 and later)."""
LINE_BYTES = 128
"""The unit that the L1 looks up: four sectors under one tag."""
BANKS = 32
BANK_BYTES = 4
"""Shared memory has 32 banks of 4 bytes (compute capability 5.0 and later)."""
FULL_MASK = (1 << LANES) - 1


def active_lanes(mask: int) -> list[int]:
    """Return the lanes whose bit is set in `mask`."""
    return [lane for lane in range(LANES) if mask >> lane & 1]


def sectors(addresses: Sequence[int], mask: int = FULL_MASK) -> int:
    """Count the 32-byte sectors that a request touches.

    Args:
        addresses: 32 byte addresses, each aligned to the width of the access (at most 16 bytes), so that every lane
            touches one sector.
        mask: active lanes.
    """
    return len({addresses[lane] // SECTOR_BYTES for lane in active_lanes(mask)})


def lines(addresses: Sequence[int], mask: int = FULL_MASK) -> int:
    """Count the 128-byte lines that a request touches: each is one look-up in the L1 (arguments as for `sectors`)."""
    return len({addresses[lane] // LINE_BYTES for lane in active_lanes(mask)})


def distinct_bytes(addresses: Sequence[int], width_bytes: int, mask: int = FULL_MASK) -> int:
    """Count the bytes that a request asks for, the same byte once.

    Aligned accesses of one width are equal or disjoint, so this is the number of different addresses times the width.
    """
    return width_bytes * len({addresses[lane] for lane in active_lanes(mask)})


def wavefronts(addresses: Sequence[int], width_bytes: int, mask: int = FULL_MASK, *, is_store: bool = False) -> int:
    """Count the passes that a request needs through the banks of shared memory.

    Up to 4 bytes a lane: the largest number of different words that lie in one bank. Accesses of 8 bytes are served in
    two halves of the warp, of 16 bytes in four quarters, each pass moving at most 128 bytes; the largest number of
    different elements that share a bank counts in each part. A load whose active lanes agree pairwise, all with their
    neighbour (lane n with n^1) or all with the next but one (n^2), is served in half as many parts.

    Args:
        addresses: 32 byte offsets, each aligned to `width_bytes`.
        width_bytes: 1, 2, 4, 8 or 16.
        mask: active lanes.
        is_store: stores are never paired.
    """
    element_bytes = max(width_bytes, BANK_BYTES)
    banks = BANKS * BANK_BYTES // element_bytes
    lanes_per_part = banks
    lanes = active_lanes(mask)
    if width_bytes > BANK_BYTES and not is_store and (_paired(addresses, lanes, 1) or _paired(addresses, lanes, 2)):
        lanes_per_part *= 2
    total = 0
    for first in range(0, LANES, lanes_per_part):
        conflicts: dict[int, set[int]] = {}
        for lane in lanes:
            if first <= lane < first + lanes_per_part:
                element = addresses[lane] // element_bytes
                conflicts.setdefault(element % banks, set()).add(element)
        total += max(map(len, conflicts.values()), default=0)
    return total


def _paired(addresses: Sequence[int], lanes: Sequence[int], distance: int) -> bool:
    present = set(lanes)
    return all(addresses[lane] == addresses[lane ^ distance] for lane in lanes if lane ^ distance in present)
