"""Writes the code that reads and writes texels: the accesses of textures and surfaces.

The rule: offsets of texels are inside of their array for every lane (`values.texel_places`), so nothing is checked here
but that an access to a surface is allowed. One instruction is one request, however many texels it reads.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen.fault_record import FAULT_SURFACE
from warplens.cuda.simt.codegen.memory.access import AccessWriter
from warplens.cuda.simt.codegen.observer import Touched
from warplens.cuda.simt.codegen.sites import Site
from warplens.cuda.simt.codegen.warp_code import WarpCode
from warplens.cuda.simt.counting.texel_rules import service_of
from warplens.cuda.simt.program.blocks import Op
from warplens.cuda.simt.values import crosslane
from warplens.cuda.simt.values.parts import Texel
from warplens.cuda.simt.values.value import Value
from warplens.cuda.textures import TextureView

GATHER = "tld4"
"""This instruction reads the texels that a filter would, and weighs none."""


class TexelAccess:
    """Writes the texel accesses of one warp."""

    def __init__(self, code: WarpCode, access: AccessWriter) -> None:
        self.m = code
        self.access = access

    def fetch(self, op: Op, view: TextureView, types: Sequence[str], texels: Sequence[Texel]) -> list[list[Value]]:
        """Observe one request, and read the elements of each texel."""
        site = self._site(op, view, is_store=False)
        touched = [self._touched(view, texel) for texel in texels]
        if self.access.observer.watches(tree.Space.GLOBAL):
            for one in touched:
                self._where_any(one.lanes, partial(self.access.observer.load, site, types, one.address, None))
        self.access.observer.texels(site, touched)
        return [self.access.moves.gather(tree.Space.GLOBAL, types, address) for address, _, _ in touched]

    def put(self, op: Op, view: TextureView, texel: Texel, values: Sequence[Value]) -> None:
        """Observe one request, and write the elements of a texel; of lanes that write one texel the highest wins."""
        site = self._site(op, view, is_store=True)
        touched = self._touched(view, texel)
        observer = self.access.observer
        if observer.watches(tree.Space.GLOBAL):
            self._where_any(touched.lanes, partial(observer.store, site, touched.address, values, None))
        observer.texels(site, [touched])
        with self.m.limited(touched.lanes):
            self.access.moves.scatter(tree.Space.GLOBAL, touched.address, values)

    def forbid_outside(self, op: Op, inside: Value, place: Value) -> None:
        """Report a fault of the active lanes that are not inside of a surface."""
        self.m.fault_if(crosslane.ballot(self.m, self.m.invert(inside)), FAULT_SURFACE, op, place)

    def _site(self, op: Op, view: TextureView, *, is_store: bool) -> Site:
        address = Value("i64", root=view.array)
        site = self.access.site(op, tree.Space.GLOBAL, address, view.texel_bytes, is_store=is_store)
        site.service = service_of(view, is_gather=op.instruction.opcode == GATHER)
        return site

    def _touched(self, view: TextureView, texel: Texel) -> Touched:
        """Return the addresses of a texel of each lane, and the lanes that touch it."""
        m = self.m
        start = Value("i64", root=view.array, code=f"%array.{m.arrays.index(view.array)}")
        moved = m.add(start, texel.offset)
        address = Value("i64", varying=True, root=view.array, code=m.vector(moved))
        return Touched(address, texel.place, crosslane.ballot(m, texel.inside))

    def _where_any(self, lanes: Value, observe: Callable[[], None]) -> None:
        """Observe an access of some lanes, if there are any."""
        m = self.m
        some, end = m.name("touches"), m.name("touched")
        with m.limited(lanes):
            m.do(f"br i1 {m.emit(f'icmp ne i32 {m.act}, 0')}, label %{some}, label %{end}")
            m.label(some)
            observe()
        m.do(f"br label %{end}")
        m.label(end)
