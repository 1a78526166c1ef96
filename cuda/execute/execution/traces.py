"""Records what the timing model simulates: the requests of blocks that one multiprocessor takes.

The rule: the launch has been executed and its results compared; recording executes some blocks of it again, on the
arrays as the launch left them. Where that is not possible (the blocks wait for each other, the machine code is not
read, no flow fits the counts) there is no trace, and the time is estimated.
"""

from __future__ import annotations

from warplens.cuda.compiler import ControlFlow
from warplens.cuda.device.occupancy import Occupancy
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute.instructions import InstructionCounts
from warplens.cuda.execute.instructions.ways import ways_of
from warplens.cuda.ground.errors import LaunchError, UnsupportedError
from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.simt.counting.transactions import LOG_WORDS, REQUEST_WORDS, RecordedBlocks
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.timing.moved_arrays import LaunchTrace, WarpWays

KEPT_REQUESTS = 6
"""The requests of each instruction that are kept of a warp: a few trips of a loop show how its addresses go on."""
MOST_BLOCKS = 64
MOST_BYTES = 64 << 20
"""The recorded requests and branches take no more memory, unless a caller has less."""
GENERATIONS, FEW_RESIDENT = 3, 8
"""Blocks of three generations are recorded, of two where more than eight are resident at a time."""
LONGEST_S = 1.0
"""The longest that recording may take, estimated from the time that a block took before."""
RECORDING_COST = 2.0
"""The time of a block whose requests are recorded, over its time without that, roughly."""
FIRST_BLOCK = 60
"""The simulated multiprocessor takes this block first: not the first of the grid, which is often at a border."""
OTHER_FIRST = (0.5, 0.25, 0.0)
"""Where its blocks do less than others, it takes one first that lies behind this share of the grid."""
LESS = 0.7
"""Blocks do less than others if their warps execute less than this share of the average instructions."""


def launch_trace(
    launch: Launch,
    flow: ControlFlow | None,
    counts: LaunchCounts,
    instructions: InstructionCounts | None,
    *,
    spec: GpuSpec,
    fits: Occupancy,
    shared_bytes: int,
    most_bytes: int = MOST_BYTES,
) -> LaunchTrace | None:
    """Return the trace of a launch that has run, None where there can be none.

    Args:
        launch: the launch; its arrays are changed.
        flow, instructions: the control flow and the counts of its machine code, None where they are not known.
        counts: what it executed.
        spec, fits: the device, and the blocks that are resident on a multiprocessor.
        shared_bytes: the shared memory of a block, static and dynamic.
        most_bytes: what the recorded requests may take.
    """
    if flow is None or instructions is None:
        return None
    executed = counts.blocks if counts.sample is None else counts.sample.executed
    block_s = RECORDING_COST * launch.elapsed_s / max(1, executed)
    warps, sites = counts.warps // counts.blocks, max(1, len(counts.memory))
    block_bytes = 8 * warps * (sites * (1 + KEPT_REQUESTS * REQUEST_WORDS) + LOG_WORDS)
    most = max(1, min(int(LONGEST_S / block_s) if block_s else MOST_BLOCKS, most_bytes // block_bytes))
    firsts = [FIRST_BLOCK, *(int(share * counts.blocks) for share in OTHER_FIRST)]
    best: tuple[float, RecordedBlocks, WarpWays] | None = None
    for first in firsts:
        blocks = block_numbers(counts.blocks, spec.sm_count, fits.blocks_per_sm, first)
        if not launch.independence.any_order:
            blocks = tuple(range(min(len(blocks), counts.blocks)))
        try:
            recorded = launch.record_blocks(blocks[:most], kept=KEPT_REQUESTS)
        except (LaunchError, UnsupportedError):  # it ran as a whole, so it is the recording that cannot be done
            return None
        ways = ways_of(flow, counts, instructions.passes, recorded)
        work = float(ways.instructions.mean()) / max(1.0, instructions.warp_instructions / counts.warps)
        if best is None or work > best[0]:
            best = work, recorded, ways
        if work >= LESS or ways.is_cut or not launch.independence.any_order:
            break
    assert best is not None
    _, recorded, ways = best
    return LaunchTrace(
        flow=flow,
        passes=instructions.passes,
        recorded=recorded,
        ways=ways,
        global_sites=tuple(m.index for m in counts.memory if m.space in {"global", "local"}),
        array_bytes={name: array.nbytes for name, array in launch.request.arrays.items()},
        shared_bytes=shared_bytes,
    )


def block_numbers(blocks: int, multiprocessors: int, resident: int, first: int = FIRST_BLOCK) -> tuple[int, ...]:
    """Return the numbers of the blocks that one multiprocessor takes, from `first` on, in ascending order.

    Blocks go to the multiprocessors in turn, each of which holds so many `resident` ones at a time.
    """
    taken = -(-blocks // min(blocks, multiprocessors))
    generations = GENERATIONS if resident <= FEW_RESIDENT else GENERATIONS - 1
    first = min(first, blocks - 1)
    wanted = min(taken, generations * resident, MOST_BLOCKS)
    return tuple(sorted({(first + multiprocessors * number) % blocks for number in range(wanted)}))
