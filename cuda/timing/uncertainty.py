"""What makes a modelled time uncertain: ways of warps that were cut off, and blocks that are far longer than others.

The rule: a sentence is read off counts and ways and changes no number. What is simulated is taken to stand for the
launch; where it is a small part of a warp, or the launch has a block unlike it, the time may be off by any factor.
"""

from __future__ import annotations

import numpy as np

from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.timing.trace import LaunchTrace, entered_blocks

FOLLOWED = 0.9
"""A way that was followed for at least this part of its instructions counts as whole."""
UNEVEN = 2.0
"""A block is far longer than others if it alone takes this many times as long as all generations of average blocks."""
UNCERTAIN = "the modelled time is uncertain: "


def uncertainties(counts: LaunchCounts, trace: LaunchTrace | None, *, generations: int) -> tuple[str, ...]:
    """Return sentences on what makes the modelled time of a launch uncertain, none where nothing is known to.

    Args:
        counts: what the launch executed.
        trace: its machine code and the ways of recorded warps; None where the time is estimated.
        generations: how many blocks a multiprocessor executes one after the other in the place of one.
    """
    found = ("" if trace is None else _cut_way(counts, trace), _long_block(counts, generations))
    return tuple(UNCERTAIN + sentence for sentence in found if sentence)


def _cut_way(counts: LaunchCounts, trace: LaunchTrace) -> str:
    """Say how much of the longest recorded warp was followed, "" if all of it."""
    ways, flow, recorded = trace.ways, trace.flow, trace.recorded
    has_all_branches = bool((recorded.branch_times <= recorded.branches.shape[-1]).all())
    if has_all_branches and not ways.is_cut:
        return ""
    sizes = np.array([len(block.instructions) for block in flow.blocks])
    followed = np.array([sizes[way].sum() for way in ways.ways], np.float64)
    longest = np.unravel_index(int(ways.instructions.argmax()), ways.instructions.shape)
    average = float(np.dot(entered_blocks(flow, trace.passes, counts.warps), sizes)) / counts.warps
    simulated = float(followed[ways.of_warp[longest]])
    # a way that was cut off does not say how long it is
    executed = max(float(ways.instructions[longest]), average)
    if simulated >= FOLLOWED * executed:
        return ""
    return (
        f"{simulated:,.0f} of {executed:,.0f} instructions of the longest warp were simulated, "
        "and it is taken to go on like them"
    )


def _long_block(counts: LaunchCounts, generations: int) -> str:
    """Say how much longer the longest block is than an average one, "" if not much."""
    if counts.longest_block <= UNEVEN * generations:
        return ""
    return (
        f"the longest block executes {counts.longest_block:,.0f} times the instructions of an average one, "
        "and blocks are taken to be alike"
    )
