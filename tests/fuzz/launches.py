"""Puts the launch of a generated kernel together: arrays with random bytes, offsets that change, and a way to execute.

The rule: a way that executes only some of the blocks is chosen only where the kernel allows a comparison.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

import numpy as np
from arena import Arena
from author import Author
from judging import Fill, Kernel, Way, nothing

SLOT = 32
"""Bytes of `out` that each thread has."""
WAYS = (Way.PLAIN,) * 5 + (Way.CHECKED, Way.CHECKED, Way.MARKED, Way.RECORDED, Way.TWO_THREADS, Way.SAMPLED)


def offsets(arena: Arena, *, values: np.ndarray) -> Mapping[str, np.ndarray]:
    """Fill the array of offsets."""
    del arena
    return {"off": values}


def with_offsets(launches: Sequence[np.ndarray]) -> list[Fill]:
    """Return a launch for each content of `off`."""
    return [partial(offsets, values=values) for values in launches]


def kernel_of(
    a: Author, *, data: int, out: int = 0, fills: Sequence[Fill] = (), updates: bool = False, way: Way | None = None
) -> Kernel:
    """Return the kernel that an author has written.

    Args:
        a: the author.
        data: bytes of the array `data`.
        out: bytes of `out` behind the slots of the threads.
        fills: the launches.
        updates: whether the result depends on all blocks.
        way: how it is executed, by default any.
    """
    way = way or a.pick(*WAYS)
    if way is Way.SAMPLED and (updates or a.blocks == 1):
        way = Way.PLAIN
    if way is Way.RECORDED and updates:
        way = Way.MARKED
    draw = np.random.default_rng(a.chance.randrange(1 << 30))
    arrays = {
        "data": draw.integers(0, 256, data, dtype=np.uint8),
        "off": np.zeros(a.threads, np.uint64),
        "out": np.zeros(SLOT * a.threads * a.blocks + out, np.uint8),
    }
    seed = a.chance.randrange(1 << 30)
    return Kernel(
        text=a.text(), arrays=arrays, parameters=a.parameters(), block=a.block, grid=a.grid,
        fills=tuple(fills) or (nothing,), way=way, arena_seed=seed,
    )  # fmt: skip


def racing(kernel: Kernel) -> Kernel:
    """Return a kernel whose reported races are right."""
    return replace(kernel, may_race=True)
