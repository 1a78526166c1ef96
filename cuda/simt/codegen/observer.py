"""What code records about accesses to memory, as one class with a form for each mode.

The rule: a launch has one observer, chosen in `modes`; accesses report to it and do not know which one it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen.sites import Site
from warplens.cuda.simt.counting.traces import Outcome
from warplens.cuda.simt.program.blocks import Op
from warplens.cuda.simt.values.parts import Tile
from warplens.cuda.simt.values.value import Value

BARRIER_EVENTS = ("checked_arrived", "checked_ended", "checked_freed", "checked_reset")
"""An observer may have code at these points of the loop for numbered barriers (`barrier_loop`)."""


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

    def at_numbered_barriers(self, frame_bytes: int) -> dict[str, str]:
        """Return the code at each of the `BARRIER_EVENTS`."""
        del frame_bytes
        return dict.fromkeys(BARRIER_EVENTS, "")
