"""The layout of the buffers that compiled code and the launch share: codes, fuel, heads of frames, the fault record.

The rule: what one side writes and the other reads has its place and its meaning here alone.
"""

import ctypes

from warplens.cuda.device.legality import MOST_CLUSTER_BLOCKS
from warplens.cuda.simt.counting.rules import LANES

ENDED = -1  # `@warp` returns this when the warp has ended
FAULT = -2  # `@warp` returns this after a fault, which the fault record describes
WIDEN = -3  # `@warp` returns this where an index wraps that the code assumed not to wrap
LIMIT = -4  # `@warp` returns this when the block has used up its instruction limit

FUEL_LEFT, FUEL_LIMIT, FUEL_STOP, FUEL_REACHED, FUEL_ROUNDS, FUEL_SCHEDULER, FUEL_INDEX = range(7)
FUEL_LONGEST, FUEL_USED, FUEL_ENDED, FUEL_WORK, FUEL_ENOUGH = range(7, 12)
"""The words of the fuel buffer are: the warp instructions that the block may still execute, and those that it may
execute at its start; a number that is not zero to end before the next block; when `@run` returns 0, the first
index that was not executed; the rounds that loops which wait for other blocks may still go, the address of the function
that is called then (`count_round`), the index of the block; the most that a block has used of its instructions, what
all blocks have used, how many have ended, the work of all warps (`registry.work_of`), and that after which none begins.
"""
FUEL_ENDED_RANKS = 12  # from here on a word for each block of a cluster is not 0 once all its threads have ended
FUEL_WORDS = FUEL_ENDED_RANKS + MOST_CLUSTER_BLOCKS

BARRIERS = 16  # a block has this many barriers (PTX ISA 9.7.13.1)
ARRIVED, COMPLETE = 40, 44
"""At these offsets are, of the barrier of the cluster, the lanes that have arrived and not waited since, and whether
all others have arrived, too. Its number is `BARRIERS`."""
NUMBER, WARPS, STATE, HOLDING, PRESENT, INSTRUCTION, RESULT = range(4, 32, 4)
"""These are offsets in the head of a frame, in bytes, of an i32 each: the barrier's number, the warps it is for (0:
all), what the warp does there, how many of its lanes have a predicate that holds, its active lanes, and the
instruction. Once the barrier is complete, RESULT counts the lanes whose predicate holds, PRESENT all. The mask: 0."""
GOES_ON, WAITS, ARRIVES = range(3)  # these are the things that a warp may do at a barrier

SHARED_BY_WARPS = ("shared", "counters", "arrays", "record", "fuel", "memos")  # `@run` passes these on to every warp

RUN_PARAMETERS = "i64 %first, i64 %last, ptr %chosen, ptr %frames, ptr %points, ptr %local" + "".join(
    f", ptr %{name}" for name in SHARED_BY_WARPS
)
WARP_PARAMETERS = (
    "ptr noalias %frame, i32 %point, ptr noalias %local, i32 %warp, i32 %block.x, i32 %block.y, i32 %block.z"
    + "".join(f", ptr noalias %{name}" for name in SHARED_BY_WARPS)
)

# The fault record: its kind, the instruction, the mask of lanes, the warp and 32 words (addresses, or details by lane).
# `runtime.ll` writes these, the loops over blocks add the block, and `launch.faults` reads them.
# It has one of these kinds; 0 means none.
FAULT_ACCESS, FAULT_BARRIER, FAULT_NOT_A_MEMBER, FAULT_MEMBER_ABSENT, FAULT_DEADLOCK = range(1, 6)
FAULT_NUMBER, FAULT_COUNT, FAULT_SPLIT, FAULT_TRAP = range(6, 10)
FAULT_ARRIVED_TWICE, FAULT_NOT_ARRIVED, FAULT_ENDED = range(10, 13)
FAULT_UNWRITTEN, FAULT_RACE, FAULT_GLOBAL_RACE, FAULT_PROXY, FAULT_TOUCHED, FAULT_UNFENCED = range(20, 26)
FAULT_CLUSTER_RACE, FAULT_CLUSTER_UNWRITTEN, FAULT_LEFT = range(26, 29)
FAULT_CALL, FAULT_STACK, FAULT_SPACE, FAULT_ASSERT, FAULT_PRINT = range(30, 35)
FAULT_BRANCH, FAULT_FRAME, FAULT_SURFACE, FAULT_FREE, FAULT_HANDLE, FAULT_TEXEL, FAULT_COPY = range(35, 42)

RECORD_WORDS = 59  # the record has this many words of 8 bytes
RECORD_BLOCK = 36  # this word holds the number of the block
RECORD_OTHER, RECORD_WAS_READ, RECORD_BYTE = 37, 38, 39
"""Words of a fault that checked code found: the other access (a word of a cell), whether it was a read, the byte."""
RECORD_FUNCTION = 40  # this word holds the address of the name of the function whose assertion failed
RECORD_PRINT, RECORD_PRINT_FULL = 41, 42
"""Words for `printf`, not for faults: the function that prints; 0, or once the text is full 1 plus the calls since."""
RECORD_SITE = 43  # this word holds the number of the access that failed: an instruction has one for each space
RECORD_LEFT, RECORD_APART = 44, 48
"""Each is the first of four words on barriers that a GPU tolerates: a thread, its block + 1, and one or two points at
which warps waited; some threads had ended before a barrier, or warps waited at different ones."""
RECORD_SHUFFLED = 52
"""This is the first of six words on the first shuffle from a lane that takes no part: the thread that reads, the x of
its block + 1, y, z, the instruction, and the lane that is read."""
RECORD_OTHER_BLOCK = 58
"""The number of the block of the other access of a race in global memory; its rank for the memory of a cluster."""

# Compiled code fills a `PrintCall` and calls the function whose address is in the fault record (`launch.printf`). Once
# the text is full, it only counts the calls.
IS_TAKEN, IS_FULL, IS_BAD = range(3)  # what the callback returns; for a bad address the call's mask then names the lane


class PrintCall(ctypes.Structure):
    """One `printf` of a warp, as compiled code hands it over."""

    _fields_ = (
        ("formats", ctypes.c_uint64 * LANES),
        ("arguments", ctypes.c_uint64 * LANES),
        ("results", ctypes.c_int32 * LANES),
        ("local", ctypes.c_uint64),
        ("shared", ctypes.c_uint64),
        ("block", ctypes.c_int32 * 3),
        ("mask", ctypes.c_uint32),
    )
