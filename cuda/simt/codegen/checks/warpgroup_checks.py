"""The checks of products of a warpgroup: their registers, and the fences that order memory before them.

The rule: three mistakes are reported, each undefined by PTX. A product before which the warp has no `wgmma.fence`. An
instruction that reads or writes the sums of a product, or writes its factors, before a wait that covers it
(`passes.in_flight`). A tile with a byte that a thread stored in the ordinary way, with no `fence.proxy.async` between
the store and the product, in any thread by way of which the two are ordered. What `cp.async` has copied is left out:
CUTLASS multiplies such tiles without that fence (`sm90_mma_multistage_gmma_ss_warpspecialized.hpp`).

Source: PTX ISA 8.8, 9.7.15.7 (`wgmma`), 8.5 and 9.7.13.4 (proxies, `fence.proxy.async`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen.fault_record import FAULT_TOUCHED, FAULT_UNFENCED
from warplens.cuda.simt.codegen.library import source
from warplens.cuda.simt.codegen.sites import Site
from warplens.cuda.simt.codegen.warp_code import WarpCode
from warplens.cuda.simt.isa.registry import access_of
from warplens.cuda.simt.isa.traits import Access
from warplens.cuda.simt.passes import in_flight
from warplens.cuda.simt.passes.in_flight import Touch
from warplens.cuda.simt.program.blocks import Op
from warplens.cuda.simt.values.tiles import PIECE_BYTES
from warplens.cuda.simt.values.value import Value

STATE_BYTES = 13312
"""The rows of warps and of barriers, and the words of warps (`warpgroup.ll`)."""


@dataclass(slots=True)
class WarpgroupChecks:
    """Writes the checks of the products of one kernel; nothing where it has none."""

    code: WarpCode
    are_needed: bool = False
    _touches: Mapping[int, Touch] = field(default_factory=dict)
    _copies: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.are_needed = any(in_flight.is_product(op) for op in self.code.program.ops())
        self._touches = in_flight.run(self.code.program)

    def reached(self, op: Op) -> None:
        """Check that an instruction touches no register of a product in flight."""
        m = self.code
        if op.index in self._touches:
            early = m.emit("call i1 @group.in.flight(ptr %shared, i32 %warp)")
            m.report_if(early, FAULT_TOUCHED, op, m.act, lambda: "zeroinitializer")

    def of_warpgroup(self, op: Op) -> None:
        """Record a fence, a product or the end of a group, or a wait."""
        m, words = self.code, op.instruction.modifiers
        if in_flight.is_product(op):
            bare = m.emit("call i1 @group.issued(ptr %shared, i32 %warp)")
            m.report_if(bare, FAULT_UNFENCED, op, m.act, lambda: "zeroinitializer")
        elif "wait_group" in words:
            newest = op.instruction.operands[0]
            count = newest.value if isinstance(newest, tree.Integer) else 0
            m.do(f"call void @group.waited(ptr %shared, i32 %warp, i64 {count})")
        else:
            name = "committed" if "commit_group" in words else "fenced"
            m.do(f"call void @group.{name}(ptr %shared, i32 %warp)")

    def stored(self, site: Site) -> None:
        """Note a store to shared memory that needs no fence."""
        if access_of(site.op.instruction) is Access.COPY:
            self._copies.add(site.index)

    def tile(self, op: Op, address: Value) -> None:
        """Check that what was stored in pieces of a tile is visible to the product."""
        m = self.code
        bad = m.emit(
            f"call i1 @proxy.read(ptr %shared, ptr %record, <32 x i64> {m.vector(address)}, i32 {m.act}, i32 %warp, "
            f"i64 {PIECE_BYTES}, i64 {op.index})"
        )
        m.branch_unlikely(bad, "FAULT")

    def event(self, call: str) -> str:
        """Return the call of a function of `warpgroup.ll`, as a line of code, if there are products."""
        return f"  call void @proxy.{call}\n" if self.are_needed else ""

    def library(self, last_site: int) -> str:
        """Return the functions; an access past `last_site` shares its number, so it counts as a copy."""
        if not self.are_needed:
            return ""
        table = ", ".join(f"i8 {int(number in self._copies or number == last_site)}" for number in range(last_site + 1))
        return source("checks/warpgroup.ll") + f"@check.copied = internal constant [{last_site + 1} x i8] [{table}]\n"
