"""The loop over blocks and warps, as LLVM code: `@run`, which calls the kernel's `@warp`.

The rule: blocks run one after the other. In a block each warp in turn runs until it ends or waits at a barrier, and
then the next round begins. `@warp` returns the point to resume at (1 and up) or one of the codes below. `@run` executes
the blocks from `first` up to `last` and returns 0, or the first code that is a failure; with a table of `chosen`
blocks, `first` and `last` are indices of it. Each block has the whole instruction limit (`FUEL_LIMIT`) to itself.
Between blocks `@run` ends early if `FUEL_STOP` is set.
"""

from warplens.cuda.device.occupancy import MOST_CLUSTER_BLOCKS
from warplens.cuda.simt.codegen.observer import FAULT_DEADLOCK, RECORD_BLOCK, Observer
from warplens.cuda.simt.codegen.warp_code import UNLIKELY, WarpCode
from warplens.cuda.simt.counting.rules import LANES
from warplens.cuda.simt.program.blocks import Op
from warplens.cuda.simt.values.value import Specialisation, filled, source

ENDED = -1  # `@warp` returns this when the warp has ended
FAULT = -2  # `@warp` returns this after a fault, which the fault record describes
WIDEN = -3  # `@warp` returns this where an index wraps that the code assumed not to wrap
LIMIT = -4  # `@warp` returns this when the block has used up its instruction limit

FUEL_LEFT, FUEL_LIMIT, FUEL_STOP, FUEL_REACHED, FUEL_ROUNDS, FUEL_SCHEDULER, FUEL_INDEX = range(7)
FUEL_LONGEST, FUEL_USED, FUEL_ENDED = range(7, 10)
"""The words of the fuel buffer are: the warp instructions that the block may still execute, and those that it may
execute at its start; a number that is not zero to end before the next block; when `@run` returns 0, the first
index that was not executed; the rounds that loops which wait for other blocks may still go, the address of the function
that is called then (`count_round`), the index of the block; the most that a block has used of its instructions, what
all blocks have used, and how many have ended."""
FUEL_ENDED_RANKS = 10  # from here on a word for each block of a cluster is not 0 once all its threads have ended
FUEL_WORDS = FUEL_ENDED_RANKS + MOST_CLUSTER_BLOCKS

SHARED_BY_WARPS = ("shared", "counters", "arrays", "record", "fuel", "memos")  # `@run` passes these on to every warp

RUN_PARAMETERS = "i64 %first, i64 %last, ptr %chosen, ptr %frames, ptr %points, ptr %local" + "".join(
    f", ptr %{name}" for name in SHARED_BY_WARPS
)
WARP_PARAMETERS = (
    "ptr noalias %frame, i32 %point, ptr noalias %local, i32 %warp, i32 %block.x, i32 %block.y, i32 %block.z"
    + "".join(f", ptr noalias %{name}" for name in SHARED_BY_WARPS)
)


BLOCK_NUMBER = "\n" + source("codegen/loops/block_number.ll").rstrip()  # the code of `block_start` calls this function


def block_start(launch: Specialisation, observer: Observer) -> str:
    """Return the code that begins a block: its `%number`, its coordinates `%x %y %z` in the grid, and its fuel."""
    columns, rows = (_extent(launch, axis) for axis in (0, 1))
    extents = {"open_extents": _open_extents(launch), "columns": columns, "rows": rows}
    words = {"limit": FUEL_LIMIT, "index": FUEL_INDEX, "observed": observer.block_start()}
    return filled("codegen/loops/block_start.ll", **extents, **words)


def _open_extents(launch: Specialisation) -> str:
    """Return the code that loads the extents of the grid that are left open."""
    first = launch.first_open_row + len(launch.open_words)
    return "".join(
        f"""  %extent.{axis}.at = getelementptr {{ i64, i64 }}, ptr %arrays, i64 {row}
  %extent.{axis} = load i64, ptr %extent.{axis}.at
"""
        for row, axis in enumerate(launch.open_axes, first)
    )


def _extent(launch: Specialisation, axis: int) -> str:
    return f"%extent.{axis}" if axis in launch.open_axes else str(launch.grid[axis])


WHETHER_OVER = filled("codegen/loops/whether_over.ll", stop=FUEL_STOP) + "\n"
"""This code computes `%over`: there is no block at `%index`, or another thread asks to stop."""


REACHED = f"""  %reached.at = getelementptr i64, ptr %fuel, i64 {FUEL_REACHED}
  store i64 %index, ptr %reached.at
"""  # records the first index that `@run` did not execute


BLOCK_END = filled("codegen/loops/block_end.ll", longest=FUEL_LONGEST, used=FUEL_USED, ended=FUEL_ENDED) + "\n"
"""This code notes what a block that has ended used of its instructions."""


def fresh_points(launch: Specialisation) -> str:
    """Return the loop, entered from `begin` and left for `phase`, that sets every warp of a block to its start."""
    return filled("codegen/loops/fresh_points.ll", warps=launch.warps) + "\n"


def call_of_warp(frame_bytes: int, local_bytes: int) -> str:
    """Return the code that runs warp `%w` from `%point` on and computes `%code`, and whether it `%failed`."""
    buffers = "".join(f", ptr %{name}" for name in SHARED_BY_WARPS)
    sizes = {"frame": frame_bytes, "local": local_bytes * LANES}
    return filled("codegen/loops/call_of_warp.ll", buffers=buffers, ended=ENDED, **sizes) + "\n"


def of_both_loops(
    launch: Specialisation, observer: Observer, frame_bytes: int, local_bytes: int
) -> dict[str, str | int]:
    """Return the parts of `@run` that the loop for numbered barriers has, too, by their names in the text."""
    return {
        "parameters": RUN_PARAMETERS,
        "whether_over": WHETHER_OVER,
        "block_start": block_start(launch, observer),
        "fresh_points": fresh_points(launch),
        "call_of_warp": call_of_warp(frame_bytes, local_bytes),
        "block_end": BLOCK_END,
        "reached": REACHED,
        "warps": launch.warps,
        "RECORD_BLOCK": RECORD_BLOCK,
    }


def text(launch: Specialisation, observer: Observer, frame_bytes: int, local_bytes: int) -> str:
    """Return `@run` for a launch; frames are per warp, local memory per thread."""
    return f"{BLOCK_NUMBER}\n" + filled(
        "codegen/loops/block_loop.ll",
        at_barrier=observer.at_barrier(frame_bytes),
        **of_both_loops(launch, observer, frame_bytes, local_bytes),
    )


# A loop that waits for another block (`passes.control_flow`) would never end while blocks run one after the other. So
# each of its rounds uses up one of the rounds in the fuel buffer, and at 0 the code calls the function whose address
# lies beside them, which lets other blocks run. It receives the buffer, the access by which the loop waits, the cost of
# a round and the warp instructions that are left, and returns how many it gives back; a negative number ends the block.
def count_round(m: WarpCode, op: Op, cost: int) -> None:
    """Write the end of a round of a loop that waits by the access `op`."""
    over, ready, goes_on = (m.name(stem) for stem in ("over", "ready", "goes_on"))
    rounds_at = m.emit(f"getelementptr i64, ptr %fuel, i64 {FUEL_ROUNDS}")
    rounds = m.emit(f"sub i64 {m.emit(f'load i64, ptr {rounds_at}')}, 1")
    m.do(f"store i64 {rounds}, ptr {rounds_at}")
    m.do(f"br i1 {m.emit(f'icmp slt i64 {rounds}, 0')}, label %{over}, label %{goes_on}{UNLIKELY}")
    m.label(over)
    scheduler = m.emit(f"load ptr, ptr {m.emit(f'getelementptr i64, ptr %fuel, i64 {FUEL_SCHEDULER}')}")
    m.do(f"br i1 {m.emit(f'icmp eq ptr {scheduler}, null')}, label %{goes_on}, label %{ready}")
    m.label(ready)
    left = m.emit("load i64, ptr %fuel.left")
    back = m.emit(f"call i64 {scheduler}(ptr %fuel, i64 {op.index}, i64 {cost}, i64 {left})")
    m.branch_unlikely(m.emit(f"icmp slt i64 {back}, 0"), "LIMIT")
    m.do(f"store i64 {m.emit(f'add i64 {left}, {back}')}, ptr %fuel.left")
    m.do(f"br label %{goes_on}")
    m.label(goes_on)


# The loop over blocks and warps for kernels whose barriers have numbers, thread counts or results.
# The rule: a warp that arrives at a barrier writes its number, its count of warps and its lanes' predicates to the
# head of the frame. A barrier is complete once that many warps have arrived (without a count: all that have not
# ended), and then the warps that wait there go on. If no warp can go on, the first one that waits is reported.
# Kernels with plain `bar.sync 0` have the simpler loop above.
# Source: PTX ISA 8.8, 9.7.13.1 (a barrier counts warps, not threads: the last one of a block counts as whole).


BARRIERS = 16  # a block has this many barriers (PTX ISA 9.7.13.1)
ARRIVED, COMPLETE = 40, 44
"""At these offsets are, of the barrier of the cluster, the lanes that have arrived and not waited since, and whether
all others have arrived, too. Its number is `BARRIERS`."""
NUMBER, WARPS, STATE, HOLDING, PRESENT, INSTRUCTION, RESULT = range(4, 32, 4)
"""These are offsets in the head of a frame, in bytes, of an i32 each: the barrier's number, the warps it is for (0:
all), what the warp does there, how many of its lanes have a predicate that holds, its active lanes, and the
instruction. Once the barrier is complete, RESULT counts the lanes of all warps whose predicate holds, and PRESENT all
their lanes. The mask is at 0."""
GOES_ON, WAITS, ARRIVES = range(3)  # these are the things that a warp may do at a barrier


def numbered_text(launch: Specialisation, observer: Observer, frame_bytes: int, local_bytes: int) -> str:
    """Return `@run` for a launch with such barriers; frames are per warp, local memory per thread.

    Example:
        >>> from warplens.cuda.simt.codegen.observer import Observer
        >>> launch = Specialisation(block=(64, 1, 1), grid=(4, 2, 1), parameters=b"", pointers={}, sizes={})
        >>> code = numbered_text(launch, Observer(), frame_bytes=256, local_bytes=0)
        >>> [line.split("(")[0] for line in code.splitlines() if line.startswith("define i32")]
        ['define i32 @run']
    """
    return f"{BLOCK_NUMBER}\n{_barriers(launch, observer, frame_bytes)}" + filled(
        "codegen/loops/barrier_loop.ll",
        **_words(frame_bytes),
        **of_both_loops(launch, observer, frame_bytes, local_bytes),
        **observer.at_numbered_barriers(frame_bytes),
    )


def _words(frame_bytes: int) -> dict[str, int]:
    """Return the places of the words of a frame and what they may hold, by their names in the texts."""
    numbers = ("number", "count", "state", "holding", "present", "instruction", "result", "arrived", "complete")
    places = (NUMBER, WARPS, STATE, HOLDING, PRESENT, INSTRUCTION, RESULT, ARRIVED, COMPLETE)
    kinds = {"waits": WAITS, "arrives": ARRIVES, "goes_on": GOES_ON, "barriers": BARRIERS, "frame_bytes": frame_bytes}
    return dict(zip(numbers, places, strict=True)) | kinds | {"FAULT": FAULT, "FAULT_DEADLOCK": FAULT_DEADLOCK}


def _barriers(launch: Specialisation, observer: Observer, frame_bytes: int) -> str:
    """Return the functions that know which warps of a block wait at a barrier, and let them go on."""
    events = observer.at_numbered_barriers(frame_bytes)
    return filled("codegen/loops/barriers.ll", **_words(frame_bytes), **events, warps=launch.warps) + "\n"


# The loop over clusters, for launches of clusters and kernels with their barrier.
# The rule: the blocks of a cluster are executed together, on one thread: in each round the warps of all its blocks run
# in turn until they end or wait. Barriers of a block are those of the loop above. The barrier of the cluster is
# complete when each warp that has not ended has arrived with all its lanes. `first` and `last` are numbers of clusters.
# The shared memories of the blocks lie side by side, `stride` bytes apart.
# Source: PTX ISA 8.8, 9.7.13.3 (`barrier.cluster`: it waits for all threads of the cluster that have not exited).
def cluster_text(launch: Specialisation, observer: Observer, frame_bytes: int, local_bytes: int, *, stride: int) -> str:
    """Return `@run` for a launch of clusters; frames are per warp, local memory per thread.

    `stride` is the distance in bytes of the shared memory of one block of a cluster from that of the next.
    """
    columns, rows = (_extent(launch, axis) for axis in (0, 1))
    both = of_both_loops(launch, observer, frame_bytes, local_bytes)
    ranks = launch.cluster_blocks
    sizes = {
        **dict(zip(("cluster_x", "cluster_y", "cluster_z"), launch.cluster, strict=True)),
        "ranks": ranks,
        "stride": stride,
        "all_warps": ranks * launch.warps,
        "all_barriers": ranks * BARRIERS,
        "block_frames": frame_bytes * launch.warps,
        "block_local": local_bytes * LANES * launch.warps,
        "limit": FUEL_LIMIT,
        "index": FUEL_INDEX,
        "ended_ranks": FUEL_ENDED_RANKS,
    }
    code = {
        "open_extents": _open_extents(launch),
        "columns": columns,
        "rows": rows,
        "observed": observer.block_start(),
        "at_barrier": observer.at_cluster_barrier(),
        "at_end": observer.at_cluster_end(),
        "buffers_taken": "".join(f", ptr %{name}" for name in SHARED_BY_WARPS),
        "buffers_given": "".join(f", ptr %{'own.' * (name == 'shared')}{name}" for name in SHARED_BY_WARPS),
    }
    events = observer.at_numbered_barriers(frame_bytes)
    text_of_loop = filled("codegen/loops/cluster_loop.ll", **_words(frame_bytes), **both, **events, **sizes, **code)
    return f"{BLOCK_NUMBER}\n{_barriers(launch, observer, frame_bytes)}{text_of_loop}"
