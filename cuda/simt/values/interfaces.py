"""What instructions ask of whoever executes them: a writer of code, registers, lanes, memory and the runtime.

The rule: instructions are written once against these protocols, for the code generator and the analysis of forms alike.
"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Literal, Protocol

from warplens.cuda.ground.textures import TextureView
from warplens.cuda.ptx import tree
from warplens.cuda.simt.program.blocks import Op
from warplens.cuda.simt.values.value import Value


class Writer(Protocol):
    """Takes LLVM code, one instruction after the other."""

    def emit(self, code: str) -> str:
        """Add an instruction and return the name of its result."""

    def do(self, code: str) -> None:
        """Add an instruction without a result."""

    def label(self, name: str) -> None:
        """Begin an LLVM basic block."""

    def name(self, stem: str) -> str:
        """Return a fresh name for a label or a value."""

    def declare(self, signature: str) -> None:
        """Declare an external or intrinsic function once."""

    def define(self, text: str) -> None:
        """Add the text of an LLVM function once."""

    def apart(self) -> AbstractContextManager[list[str]]:
        """Collect the code that is written within the context, instead of adding it to the warp's."""

    def require(self, condition: Callable[[], str]) -> None:
        """Leave the warp for a retry without affine widening unless the condition (an i1) holds."""


class Registers(Protocol):
    """The virtual registers of a warp."""

    def read(self, name: str) -> Value:
        """Return the value of a register."""

    def write(self, name: str, value: Value) -> None:
        """Set a register, in the lanes that are active."""

    def place(self, name: str, bits: int, *, written: bool) -> int | None:
        """Return where a register of this width lies in the warp's frame; None if it does not, or is not `written`."""

    def keep(self, number: int, value: Value | None) -> int:
        """Return a spare place in the frame, after a value has been put there."""

    def kept(self, place: int, type_: str) -> Value:
        """Return the vector at a place in the frame."""

    def transform(self, function: str, places: Sequence[int], arguments: str) -> None:
        """Call an LLVM function that takes the frame, a table of places in it, and what else it needs."""


class Lanes(Protocol):
    """The lanes of a warp: which are active, and where they depend on each other."""

    def active(self) -> Value:
        """Return the lanes that execute the current instruction, a uniform i32."""

    def limited(self, lanes: Value) -> AbstractContextManager[None]:
        """Let only some of the active lanes execute what follows; `lanes` is a uniform i32."""

    def clock(self) -> Value:
        """Return how many instructions the warp has executed so far, an i64."""

    def barrier_result(self) -> tuple[Value, Value]:
        """Return the threads whose predicate held at the barrier just passed, and all its threads, two i32."""

    def require_members(self, op: Op, mask: Value) -> None:
        """Report a fault unless the lanes of a member mask execute the instruction together."""

    def read_from(self, op: Op, sources: Value) -> None:
        """Record that each active lane reads a register of another, by numbers from 0 to 31."""

    def fence(self, op: Op) -> None:
        """Record that all other threads of its scope now see the writes of the active lanes; this needs no code."""

    def fence_proxies(self) -> None:
        """Record that what the active lanes wrote is visible to asynchronous operations; this needs no code."""

    def of_warpgroup(self, op: Op) -> None:
        """Record a product of a warpgroup, or what orders such products; this needs no code."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tile:
    """A tile of shared memory that a warp reads by a descriptor (`values.tiles`)."""

    descriptor: Value  # a uniform i64
    first: Value  # the number of the first group, a uniform i64
    groups: int
    turned: bool  # not read by rows
    common: bool  # all warps of a group read it together, and their multiprocessor once


@dataclass(frozen=True, slots=True, kw_only=True)
class Texel:
    """One of the texels that a lane reads of a view, or the one that it writes."""

    offset: Value  # from the start of the array, an i64, always inside of it
    place: Value  # the same where the GPU keeps the texels, by which the request is counted
    inside: Value  # an i1: lanes for which it does not hold touch nothing


Forbidden = Literal["SURFACE", "TEXEL", "HANDLE", "COPY", "SPACE"]
"""What an access does that a GPU does not take, as the kinds of faults are named (`codegen.buffers`)."""


class Memory(Protocol):
    """Accesses of the active lanes. An address counts from the start of its space."""

    def load(self, op: Op, space: tree.Space | None, types: Sequence[str], address: Value) -> list[Value]:
        """Load one element of each type from consecutive places; no space: a generic address that may lie in any."""

    def reach(self, op: Op, space: tree.Space, width: int, address: Value) -> str:
        """Check and count a load of `width` bytes; return LLVM arguments: pointer, distances in bytes, active lanes."""

    def tile(self, op: Op, tile: Tile) -> str:
        """Check and count the reads of a tile of shared memory; return a pointer that its addresses count from."""

    def load_parts(self, op: Op, address: Value, width: int, sizes: Value) -> list[Value]:
        """Load `sizes` bytes of global memory, `width` (at most 16) or fewer; two i64, with zeros after the bytes."""

    def store(self, op: Op, space: tree.Space | None, address: Value, values: Sequence[Value]) -> None:
        """Store the values to consecutive places; no space: a generic address."""

    def atomic(
        self, op: Op, space: tree.Space | None, steps: Mapping[tree.Space, str], address: Value, values: Sequence[Value]
    ) -> Value:
        """Update memory for each active lane, the lowest first, by the step of its space; return its previous value."""

    def fetch(self, op: Op, view: TextureView, types: Sequence[str], texels: Sequence[Texel]) -> list[list[Value]]:
        """Read the elements of texels by one request; of lanes outside the elements mean nothing."""

    def put(self, op: Op, view: TextureView, texel: Texel, values: Sequence[Value]) -> None:
        """Write the elements of a texel."""

    def forbid(self, op: Op, what: Forbidden, allowed: Value, detail: Value) -> None:
        """Report a fault of the active lanes that are not `allowed`; `detail` is an i32 for its sentence."""

    def keep(self, address: Value, value: Value) -> None:
        """Store a value among what calls save of each active thread, at an offset known to be good; not counted."""

    def clear_frames(self) -> None:
        """Note that no function with variables on the stack runs in any thread of the warp."""

    def mark_frame(self, start: Value, size: int, *, alive: bool) -> None:
        """Note for each active thread that a function whose variables begin at an address runs, or has ended."""

    def kept(self, address: Value, type_: str) -> Value:
        """Load a value that was kept."""


class Runtime(Protocol):
    """Calls of CUDA's run-time library, and ends of the launch before its time."""

    def stop(self, op: Op) -> None:
        """End the launch with a fault."""

    def require_stack(self, op: Op, needed: Value) -> None:
        """Report a fault unless the stack has room for `needed` bytes, an i64."""

    def call_nowhere(self, op: Op, address: Value) -> None:
        """End the launch with a fault: no function that could be called has this address."""

    def branch_nowhere(self, op: Op, index: Value) -> None:
        """End the launch with a fault: the table of branches does not have this index."""

    def print(self, op: Op, form: Value, buffer: Value) -> Value:
        """Print a format and the arguments in a buffer (generic addresses); return the number of arguments, an i32."""

    def allocate(self, sizes: Value) -> Value:
        """Allocate so many bytes of the heap for each lane; return their addresses, 0 where there is no room."""

    def free(self, op: Op, addresses: Value) -> None:
        """Give memory of the heap back; report addresses at which no live allocation begins."""

    def fail(self, op: Op, expression: Value, function: Value) -> None:
        """End the launch with a failed assertion: the addresses of its text and of the function's name."""
