"""Checked code: accesses to the shared memory of other blocks of a cluster, compared with what these do there.

The rule is that of `shadow`: what is uncertain is not reported. Reported are

- a read of bytes of another block that no thread has written;
- two accesses to one place by threads of different blocks, at least one of them a write, that neither a barrier of the
  cluster nor a fence orders; atomic operations conflict with plain accesses alone, and a write of the value that is
  there with nothing;
- an access to a block that may have ended by then, since no barrier of the cluster follows the access.

Missed on purpose: once the barrier of a cluster is complete, all that was done before counts as ordered for warps that
have waited, also what was done between arrival and wait; what a warp did before a fence counts as seen by all blocks;
of several blocks that access a place the last is remembered; and accesses by threads of one block to the memory of
another are not compared with each other.

Source: PTX ISA 8.8, 8 (memory consistency model), 9.7.13.3; CUDA C++ programming guide 12.9, 6.2.2.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen.checks.global_shadow import RELEASING
from warplens.cuda.simt.codegen.loops import block_loop
from warplens.cuda.simt.codegen.warp_code import Site, WarpCode
from warplens.cuda.simt.program.blocks import Op
from warplens.cuda.simt.values.texts import source
from warplens.cuda.simt.values.value import Value

HEAD_BYTES, WORDS = 1024, 2  # what lies before the words of places (`cluster_shadow.ll`), and how many each has


@dataclass(slots=True)
class ClusterChecks:
    """Writes the checks of one kernel; nothing where it computes no address of another block's memory."""

    code: WarpCode
    are_needed: bool = field(init=False)

    def __post_init__(self) -> None:
        self.are_needed = self.code.program.maps_shared

    def extra_bytes(self, cells: int) -> int:
        """Return the bytes behind the shadow of a block with so many cells."""
        return HEAD_BYTES + 8 * WORDS * cells if self.are_needed else 0

    def access(
        self, site: Site, address: Value, width: int, words: str, *, atomic: bool, needs: bool, values: str = "null"
    ) -> None:
        """Check an access of `width` bytes a lane, to whichever block; `words` name its site and instruction."""
        if not self.are_needed:
            return
        m = self.code
        is_store = site.is_store
        lanes = f"ptr %shared, ptr %record, <32 x i64> {m.vector(address)}, i32 {m.act}, i32 %warp"
        waits = m.emit(f"load i32, ptr {m.frame_field(block_loop.COMPLETE)}")
        early = m.emit(f"icmp ne i32 {waits}, 0")
        kind = f"i64 {width}, {words}, i1 {int(is_store)}, i1 {int(atomic)}, i1 {early}"
        if site.space is tree.Space.CLUSTER:
            self._leave_if(
                f"remote.access({lanes}, i32 %cluster.rank, i64 %cluster.stride, {kind}, i1 {int(needs)}, ptr {values})"
            )
        self._leave_if(f"remote.own({lanes}, {kind}, ptr {values})")
        self.released(site.op)

    def released(self, op: Op) -> None:
        """Record that an access releases, if it does."""
        if not RELEASING.isdisjoint(op.instruction.modifiers):
            self.fenced()

    def fenced(self) -> None:
        """Record a fence."""
        if self.are_needed:
            where = f"i32 %cluster.rank, i64 %cluster.stride, i32 {self.code.launch.cluster_blocks}"
            self.code.do(f"call void @remote.published(ptr %shared, i32 %warp, {where})")

    def library(self, offset: int) -> str:
        """Return the functions; what they note lies at an offset from the start of a block's shared memory."""
        if not self.are_needed:
            return ""
        return f"@check.remote = internal constant i64 {offset}\n" + source("codegen/checks/cluster_shadow.ll")

    def _leave_if(self, call: str) -> None:
        m = self.code
        m.branch_unlikely(m.emit(f"call i1 @{call}"), "FAULT")
