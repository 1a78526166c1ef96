"""Writes the code that records single requests, lane by lane, and branches, beside counting (`counting.traces`).

The rule: the block whose requests are recorded is named when the code runs, so one compiled code serves all blocks.
"""

from __future__ import annotations

from warplens.cuda.simt.codegen.counters.tally import Tally
from warplens.cuda.simt.codegen.sites import Site
from warplens.cuda.simt.counting.traces import HEADER_WORDS, LOG_ENTRIES, MOST_NOTED_BLOCKS, OUTCOMES, Outcome
from warplens.cuda.simt.values.value import Value


class Recorder(Tally):
    """Counts the requests of one kernel, and records those of the watched block, with the branches of its warps."""

    def branched(self, block: int, outcome: Outcome) -> None:
        """Note a branch if it is one of the watched block, and one of the first."""
        if block >= MOST_NOTED_BLOCKS:
            return
        m = self.m
        header = m.emit(f"getelementptr i64, ptr %memos, i64 {-HEADER_WORDS}")
        place = ", ".join(f"i32 %block.{axis}" for axis in "xyz")
        entry = OUTCOMES * block + outcome
        m.do(f"call void @record_branch(ptr {header}, i32 %warp, {place}, i32 {entry}, i64 {LOG_ENTRIES})")

    def _record(self, site: Site, address: Value) -> None:
        """Record the request if it is one of the watched block."""
        m = self.m
        header = m.emit(f"getelementptr i64, ptr %memos, i64 {-HEADER_WORDS}")
        row = m.emit(f"add i32 %warp, {site.index * m.launch.warps}")
        block = ", ".join(f"i32 %block.{axis}" for axis in "xyz")
        lanes = m.vector(address)
        if site.request.trips > 1:  # a request of several trips begins at a multiple of its width
            lanes = m.emit(f"and <32 x i64> {lanes}, splat (i64 {-site.counted})")
        m.do(f"call void @record_request(ptr {header}, i32 {row}, {block}, <32 x i64> {lanes}, i32 {m.act})")

    def at_barrier(self, frame_bytes: int) -> str:
        """Count the barrier: requests after it are in a later phase."""
        del frame_bytes
        return """  %barriers.at = getelementptr i64, ptr %memos, i64 -1
  %barriers = load i64, ptr %barriers.at
  %barriers.more = add i64 %barriers, 1
  store i64 %barriers.more, ptr %barriers.at
"""
