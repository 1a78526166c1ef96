"""What a checked launch looked at, and what it noted.

The rule: a fault is raised and stands in no outcome; a note is on what a card tolerates.
"""

from __future__ import annotations

from dataclasses import dataclass

from warplens.cuda.ptx import tree


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckOutcome:
    """The outcome of a checked launch.

    Args:
        executed, blocks: blocks executed, of how many.
        notes: what a card tolerates (barriers, shuffles).
        looked_at: the spaces whose accesses were checked, as far as the kernel has such that could conflict.
        left_out: why global memory was not looked at, where it should have been.
        are_first: whether the executed blocks are the first ones; else they are a sample.
    """

    executed: int
    blocks: int
    notes: tuple[str, ...]
    looked_at: tuple[tree.Space, ...] = (tree.Space.SHARED,)
    left_out: str = ""
    are_first: bool = True
