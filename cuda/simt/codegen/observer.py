"""What code records about accesses to memory, as one class with a form for each mode.

The rule: a launch has one observer, chosen in `emitter`; accesses report to it and do not know which one it is.
"""

import ctypes
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen.warp_code import Site
from warplens.cuda.simt.counting.rules import LANES
from warplens.cuda.simt.counting.transactions import Outcome
from warplens.cuda.simt.program.blocks import Op
from warplens.cuda.simt.values.texts import filled
from warplens.cuda.simt.values.value import Tile, Value

BARRIER_EVENTS = ("checked_arrived", "checked_ended", "checked_freed", "checked_reset")
"""An observer may have code at these points of the loop for numbered barriers (`block_loop`)."""


Pieces: TypeAlias = Callable[[], Iterator[tuple[Value, Value]]]
"""Writes the addresses of the pieces of a tile, one a lane, each time with the lanes that have one."""


class Touched(NamedTuple):
    """A texel of each lane of a mask: its address, the place by which it is counted, and the lanes, a uniform i32."""

    address: Value
    place: Value
    lanes: Value


class Observer:
    """Writes the code that observes accesses; this one observes nothing, and each form gives what it needs."""

    def watches(self, space: tree.Space) -> bool:
        """Return whether accesses to a space are reported by `load`, `store` and `atomic` before they happen."""
        del space
        return False

    def load(self, site: Site, types: Sequence[str], address: Value, offsets: tuple[int, ...] | None) -> None:
        """Take a load whose bounds have been checked; `offsets` are the lanes' distances if they are known."""

    def load_part(self, site: Site, address: Value) -> None:
        """Take a load by lanes each of which may read a part of its bytes, at least one."""

    def store(self, site: Site, address: Value, values: Sequence[Value], offsets: tuple[int, ...] | None) -> None:
        """Take a store whose bounds have been checked."""

    def atomic(self, site: Site, address: Value, *, reads: bool) -> None:
        """Take an atomic update whose bounds have been checked."""

    def request(self, site: Site, address: Value, offsets: tuple[int, ...] | None = None) -> None:
        """Take a request of any space whose bounds have been checked."""

    def count_kept(self, site: Site, address: Value, distances: tuple[int, ...] | None) -> None:
        """Take a request of the active lanes that was kept (`kept_requests`)."""

    def tile(self, site: Site, tile: Tile, pieces: Pieces) -> None:
        """Take the reads of a tile whose bounds have been checked, 32 pieces of 16 bytes at a time."""

    def texels(self, site: Site, touched: Sequence[Touched]) -> None:
        """Take one request of texels; the same lanes may read or write several."""

    def branched(self, block: int, outcome: Outcome) -> None:
        """Take the branch at the end of a block, once it is known where the active lanes go."""

    def met(self) -> None:
        """Record that lanes of the warp have waited for each other."""

    def reached(self, op: Op) -> None:
        """Take an instruction, of any kind, whose guard holds, before it is executed."""

    def fenced(self, op: Op) -> None:
        """Record a memory fence."""

    def proxies_fenced(self) -> None:
        """Record a fence between ordinary and asynchronous accesses."""

    def of_warpgroup(self, op: Op) -> None:
        """Take a product of a warpgroup, or what orders such products, before it is executed."""

    def shuffled(self, op: Op, lanes: Value) -> None:
        """Take a shuffle in which each lane reads one of `lanes`, from 0 to 31."""

    # --- beside the warp's code -----------------------------------------------------------------------------------

    def functions(self, shared_end: int) -> str:
        """Return the LLVM functions and tables of this kernel alone that the code uses, after all code is written."""
        del shared_end
        return ""

    def libraries(self, shared_end: int) -> tuple[str, ...]:
        """Return the libraries of functions that the code may call, after all code is written."""
        del shared_end
        return ()

    @property
    def cell_bytes(self) -> int:
        """The bytes of a cell of the shadow of global memory, once all code is written; 0 if there is none."""
        return 0

    def extra_bytes(self, shared_end: int) -> int:
        """Return the bytes that the code needs after the shared memory of a block, once all code is written."""
        del shared_end
        return 0

    def entry(self) -> list[str]:
        """Return the code at the entry of the warp's function, once all other code is written."""
        return []

    def block_start(self) -> str:
        """Return the code at the start of a block."""
        return ""

    def at_barrier(self, frame_bytes: int) -> str:
        """Return the code for when all warps of a block have reached a barrier or ended."""
        del frame_bytes
        return ""

    def at_cluster_barrier(self) -> str:
        """Return the code for when all threads of a cluster have arrived at its barrier, for each of its blocks."""
        return ""

    def at_cluster_end(self) -> str:
        """Return the code for when all blocks of a cluster have ended, for each: it returns the rank of a block + 1.

        That block may have accessed the memory of this one after its end; 0 where none has.
        """
        return "  ret i64 0\n"

    def at_numbered_barriers(self, frame_bytes: int) -> dict[str, str]:
        """Return the code at each of the `BARRIER_EVENTS`."""
        del frame_bytes
        return dict.fromkeys(BARRIER_EVENTS, "")


# The fault record: its kind, the instruction, the mask of lanes, the warp and 32 words (addresses, or details by lane).
# `runtime.ll` writes these, the loops over blocks add the block, and `launch.faults` reads them.
FAULT_ACCESS = 1
FAULT_BARRIER = 2
FAULT_NOT_A_MEMBER = 3
FAULT_MEMBER_ABSENT = 4
FAULT_DEADLOCK = 5
FAULT_NUMBER = 6
FAULT_COUNT = 7
FAULT_SPLIT = 8
FAULT_TRAP = 9
FAULT_ARRIVED_TWICE = 10
FAULT_NOT_ARRIVED = 11
FAULT_ENDED = 12
FAULT_UNWRITTEN = 20
FAULT_RACE = 21
FAULT_GLOBAL_RACE = 22
FAULT_PROXY = 23
FAULT_TOUCHED = 24
FAULT_UNFENCED = 25
FAULT_CLUSTER_RACE = 26
FAULT_CLUSTER_UNWRITTEN = 27
FAULT_LEFT = 28
FAULT_CALL = 30
FAULT_STACK = 31
FAULT_SPACE = 32
FAULT_ASSERT = 33
FAULT_PRINT = 34
FAULT_BRANCH = 35
FAULT_FRAME = 36
FAULT_SURFACE = 37
FAULT_FREE = 38  # a fault record has one of these kinds; 0 means none

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
GOES_ON, IS_FULL, IS_BAD = range(3)  # what the callback returns; for a bad address the call's mask then names the lane


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


def print_function() -> str:
    """Return `@printed`, which hands a call over and returns the lanes whose format or arguments lie in no memory."""
    block = PrintCall.block.offset
    return filled(
        "codegen/printed.ll",
        call_bytes=ctypes.sizeof(PrintCall),
        **{
            name: getattr(PrintCall, name).offset
            for name in ("arguments", "results", "local", "shared", "block", "mask")
        },
        block_y=block + 4,
        block_z=block + 8,
        RECORD_PRINT=RECORD_PRINT,
        RECORD_PRINT_FULL=RECORD_PRINT_FULL,
        IS_FULL=IS_FULL,
        IS_BAD=IS_BAD,
    )
