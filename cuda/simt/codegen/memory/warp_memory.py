"""The memory of a warp in compiled code: it chooses how an access is made.

The rule: an access with a space goes to `access`, one without to `generic`; registers that are saved at a call go to
`local_stack`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen.memory import frames, local_stack
from warplens.cuda.simt.codegen.memory.access import AccessWriter
from warplens.cuda.simt.codegen.memory.generic import GenericAccess
from warplens.cuda.simt.codegen.memory.texels import TexelAccess
from warplens.cuda.simt.codegen.warp_code import WarpCode
from warplens.cuda.simt.program.blocks import Op
from warplens.cuda.simt.values.parts import Texel, Tile
from warplens.cuda.simt.values.value import Value
from warplens.cuda.textures import TextureView


class WarpMemory:
    """The accesses of the warp whose code is written."""

    def __init__(self, code: WarpCode, access: AccessWriter) -> None:
        self.m = code
        self.access = access
        self.generic = GenericAccess(code, access)
        self.texels = TexelAccess(code, access)

    def load(self, op: Op, space: tree.Space | None, types: Sequence[str], address: Value) -> list[Value]:
        """Check, observe and load."""
        if space is None:
            return self.generic.load(op, types, address)
        return self.access.load(op, space, types, address)

    def reach(self, op: Op, space: tree.Space, width: int, address: Value) -> str:
        """Check and observe a load; return the arguments of a function that makes it."""
        return self.access.reach(op, space, width, address)

    def tile(self, op: Op, tile: Tile) -> str:
        """Check and observe the reads of a tile; return where its addresses count from."""
        return self.access.tile(op, tile)

    def load_parts(self, op: Op, address: Value, width: int, sizes: Value) -> list[Value]:
        """Check, observe and load a number of bytes that varies over the lanes."""
        return self.access.load_parts(op, address, width, sizes)

    def store(self, op: Op, space: tree.Space | None, address: Value, values: Sequence[Value]) -> None:
        """Check, observe and store."""
        if space is None:
            self.generic.store(op, address, values)
            return
        self.access.store(op, space, address, values)

    def atomic(
        self, op: Op, space: tree.Space | None, steps: Mapping[tree.Space, str], address: Value, values: Sequence[Value]
    ) -> Value:
        """Check, observe and update."""
        if space is None:
            return self.generic.atomic(op, steps, address, values)
        return self.access.atomic(op, space, steps[space], address, values)

    def fetch(self, op: Op, view: TextureView, types: Sequence[str], texels: Sequence[Texel]) -> list[list[Value]]:
        """Observe and read texels."""
        return self.texels.fetch(op, view, types, texels)

    def put(self, op: Op, view: TextureView, texel: Texel, values: Sequence[Value]) -> None:
        """Observe and write a texel."""
        self.texels.put(op, view, texel, values)

    def forbid_outside(self, op: Op, inside: Value, place: Value) -> None:
        """Check that the active lanes are inside of a surface."""
        self.texels.forbid_outside(op, inside, place)

    def keep(self, address: Value, value: Value) -> None:
        """Store to the stack of each thread."""
        local_stack.keep(self.m, address, value)

    def clear_frames(self) -> None:
        """Write the code that empties the map of the stack."""
        frames.clear(self.m)

    def mark_frame(self, start: Value, size: int, *, alive: bool) -> None:
        """Write the code that notes a frame in the map of the stack."""
        frames.mark(self.m, start, size, alive=alive)

    def kept(self, address: Value, type_: str) -> Value:
        """Load from the stack of each thread."""
        return local_stack.kept(self.m, address, type_)
