"""Writes the code that counts a memory request: bytes, and sectors or wavefronts.

The rule: the numbers are those of `rules`. What a request by a whole warp adds is worked out at compile time and
multiplied by how often that happened, or looked up by where its first byte lies in a sector; a request by part of a
warp, or with distances unknown at compile time, is counted lane by lane in `runtime.ll`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import gcd
from typing import TYPE_CHECKING

from warplens.cuda.ptx import tree
from warplens.cuda.ptx.requests import SERVED, MergedRequest
from warplens.cuda.simt import rules
from warplens.cuda.simt.algebra import Value
from warplens.cuda.simt.program import Op
from warplens.cuda.simt.rules import LANES, LINE_BYTES
from warplens.cuda.simt.traces import RECORD_BYTES, Watched

if TYPE_CHECKING:
    from warplens.cuda.simt.emitter import Emitter

COUNTERS = 5
"""Counters of a memory instruction: requests and active lanes (kept only under a guard), distinct bytes, traffic
(sectors or wavefronts) and lines. The last two are added to as one vector."""

Traffic = tuple[int, int]
"""Sectors and 128-byte lines of a request to global memory; wavefronts and 0 for shared memory."""


@dataclass(slots=True)
class Site:
    """A memory instruction and how its counts are found.

    `whole_bytes` and `whole` are what one execution by a whole warp adds, where that is always the same; what other
    executions add stands in the counters from `slot`. `guarded` sites count everything there. `width` is what the PTX
    moves, `request` what the machine code asks for: wider where accesses were merged, nothing for the others of them.
    """

    op: Op
    index: int
    block: int
    space: tree.Space
    is_store: bool
    width: int
    array: str
    slot: int
    guarded: bool
    request: MergedRequest
    whole_bytes: int = 0
    whole: Traffic = (0, 0)
    is_atomic: bool = False

    @property
    def counted(self) -> int:
        """Bytes a lane asks for in the machine code."""
        return self.request.width_bytes


class Tally:
    """Counts the requests of one kernel."""

    def __init__(self, emitter: Emitter) -> None:
        self.m = emitter

    def count(self, site: Site, address: Value, offsets: tuple[int, ...] | None = None) -> None:
        """Count one request. The address is known to be good."""
        m = self.m
        if m.launch.checked:
            return
        if m.launch.watched is not None:
            self._watch(site, address, m.launch.watched)
        if site.request == SERVED:
            return
        if site.request.offset_bytes:
            address = m.add(address, m.known(address.type, site.request.offset_bytes))
        if m.under_guard:
            m.do(f"call void @count_lanes(i32 {m.act}, ptr {m.counter(site.slot)})")
        distances = (0,) * LANES if address.uniform else offsets
        if site.space is tree.Space.LOCAL or distances is None:
            self._count_lanes(site, address)
            return
        mask = m.fixed_mask
        if mask is not None and not m.under_guard:
            self._count_whole(site, address, distances, mask)
            return
        whole, some, end = m.name("whole"), m.name("some"), m.name("counted")
        m.do(f"br i1 {m.is_whole_warp()}, label %{whole}, label %{some}")
        m.label(whole)
        if m.under_guard:
            m.add_to(m.counter(site.slot + 2), str(rules.distinct_bytes(distances, site.counted, m.whole_mask)))
            self._add_traffic(site, self._traffic(site, address, distances, m.whole_mask))
        else:
            self._count_whole(site, address, distances, m.whole_mask)
        m.do(f"br label %{end}")
        m.label(some)
        if address.uniform and site.space is tree.Space.GLOBAL:
            m.add_to(m.counter(site.slot + 2), str(site.counted))
            self._add_traffic(site, (1, 1))
        else:
            self._count_lanes(site, address)
        m.do(f"br label %{end}")
        m.label(end)

    def _watch(self, site: Site, address: Value, watched: Watched) -> None:
        """Record the request if it is one of the watched warp; records lie before the memos, the last site's first."""
        m = self.m
        here = m.emit(f"icmp eq i32 %warp, {watched.warp}")
        for axis, number in zip("xyz", watched.block, strict=True):
            same = m.emit(f"icmp eq i32 %block.{axis}, {number}")
            here = m.emit(f"and i1 {here}, {same}")
        watch, following = m.name("watch"), m.name("go")
        m.do(f"br i1 {here}, label %{watch}, label %{following}")
        m.label(watch)
        record = m.emit(f"getelementptr i8, ptr %memos, i64 {-RECORD_BYTES * (site.index + 1)}")
        m.do(f"call void @watch(ptr {record}, <32 x i64> {m.vector(address)}, i32 {m.act}, i64 {watched.occurrence})")
        m.do(f"br label %{following}")
        m.label(following)

    def _count_whole(self, site: Site, base: Value, distances: Sequence[int], mask: int) -> None:
        """Count a request by the lanes of a known mask: at compile time, or by where the base lies in a line."""
        site.whole_bytes = rules.distinct_bytes(distances, site.counted, mask)
        traffic = self._traffic(site, base, distances, mask)
        if isinstance(traffic, str):
            self._add_traffic(site, traffic)
        else:
            site.whole = traffic

    def _add_traffic(self, site: Site, traffic: Traffic | str) -> None:
        """Add known traffic, or a vector of two that was looked up, to the counters of an instruction."""
        m = self.m
        if not isinstance(traffic, str):
            traffic = f"<i64 {traffic[0]}, i64 {traffic[1]}>"
        at = m.counter(site.slot + 3)
        old = m.emit(f"load <2 x i64>, ptr {at}, align 8")
        m.do(f"store <2 x i64> {m.emit(f'add <2 x i64> {old}, {traffic}')}, ptr {at}, align 8")

    def _traffic(self, site: Site, base: Value, distances: Sequence[int], mask: int) -> Traffic | str:
        """Return the traffic of a request: known, or code that looks it up by the low bits of the base."""
        period = max(site.counted, rules.BANK_BYTES) if site.space is tree.Space.SHARED else LINE_BYTES
        table = [
            self._traffic_at([start + distance for distance in distances], site, mask)
            for start in range(0, period, site.counted)
        ]
        step = max(1, gcd(base.bounds.factor, period) // site.counted)
        if len(set(table[::step])) == 1:
            return table[0]
        m = self.m
        name = f"@table.{len(m.tables)}"
        entries = ", ".join(f"<2 x i64> <i64 {first}, i64 {second}>" for first, second in table)
        m.tables.append(f"{name} = internal constant [{len(table)} x <2 x i64>] [{entries}]")
        shifted = m.emit(f"lshr i64 {base.code}, {site.counted.bit_length() - 1}")
        index = m.emit(f"and i64 {shifted}, {len(table) - 1}")
        return m.emit(f"load <2 x i64>, ptr {m.emit(f'getelementptr <2 x i64>, ptr {name}, i64 {index}')}")

    @staticmethod
    def _traffic_at(addresses: Sequence[int], site: Site, mask: int) -> Traffic:
        if site.space is tree.Space.SHARED:
            return rules.wavefronts(addresses, site.counted, mask, is_store=site.is_store), 0
        return rules.sectors(addresses, mask), rules.lines(addresses, mask)

    def _count_lanes(self, site: Site, address: Value) -> None:
        """Count a request lane by lane, with a memo of the instruction's last pattern."""
        m = self.m
        vector = m.vector(address)
        memo = m.emit(f"getelementptr %memo, ptr %memos, i64 {site.index}")
        slot = m.counter(site.slot)
        if site.space is tree.Space.SHARED:
            shift = max(site.counted, rules.BANK_BYTES).bit_length() - 1
            pairing = int(site.counted > rules.BANK_BYTES and not site.is_store)
            m.do(
                f"call void @count_shared(<32 x i64> {vector}, i32 {m.act}, i64 {site.counted}, i64 {shift}, "
                f"i1 {pairing}, ptr {slot}, ptr {memo})"
            )
            return
        if site.space is tree.Space.LOCAL:
            vector = self._interleaved(site, vector)
        m.do(f"call void @count_global(<32 x i64> {vector}, i32 {m.act}, i64 {site.counted}, ptr {slot}, ptr {memo})")

    def _interleaved(self, site: Site, vector: str) -> str:
        """Return local addresses as hardware lays them out: elements of neighbouring lanes side by side."""
        m = self.m
        scaled = m.emit(f"mul <32 x i64> {vector}, splat (i64 {LANES})")
        lanes = ", ".join(f"i64 {lane * site.counted}" for lane in range(LANES))
        return m.emit(f"add <32 x i64> {scaled}, <{lanes}>")
