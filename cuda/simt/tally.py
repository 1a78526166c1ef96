"""Writes the code that counts a memory request: bytes, and sectors or wavefronts.

The rule: the numbers are those of `rules`. What a request by a whole warp adds is worked out at compile time and
multiplied by how often that happened, or looked up by where its first byte lies in a sector; a request by part of a
warp, or with distances unknown at compile time, is counted lane by lane in `runtime.ll`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from warplens.cuda.ptx import tree
from warplens.cuda.simt import rules
from warplens.cuda.simt.algebra import Value
from warplens.cuda.simt.program import Op
from warplens.cuda.simt.rules import FULL_MASK, LANES, SECTOR_BYTES

if TYPE_CHECKING:
    from warplens.cuda.simt.emitter import Emitter

COUNTERS = 4
"""Counters of a memory instruction: requests and active lanes (kept only under a guard), bytes, traffic."""


@dataclass(slots=True)
class Site:
    """A memory instruction and how its counts are found.

    `whole_bytes` and `whole_traffic` are what one execution by a whole warp adds, where that is always the same; what
    other executions add stands in the counters from `slot`. `guarded` sites count everything there.
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
    whole_bytes: int = 0
    whole_traffic: int = 0


class Tally:
    """Counts the requests of one kernel."""

    def __init__(self, emitter: Emitter) -> None:
        self.m = emitter

    def count(self, site: Site, address: Value, offsets: tuple[int, ...] | None = None) -> None:
        """Count one request. The address is known to be good."""
        m = self.m
        if m.under_guard:
            m.do(f"call void @count_lanes(i32 {m.act}, ptr {m.counter(site.slot)})")
        distances = (0,) * LANES if address.uniform else offsets
        if site.space is tree.Space.LOCAL or distances is None:
            self._count_lanes(site, address)
            return
        mask = m.fixed_mask
        if mask is not None and not m.under_guard:
            self._count_whole(site, address.code, distances, mask)
            return
        if address.uniform and site.space is tree.Space.GLOBAL and not m.under_guard:
            self._count_whole(site, address.code, distances, m.whole_mask)
            self._add(site, self._not_whole(), site.width, 1)
            return
        whole, some, end = m.name("whole"), m.name("some"), m.name("counted")
        full = m.emit(f"icmp eq i32 {m.act}, {m.whole_mask if m.whole_mask != FULL_MASK else -1}")
        m.do(f"br i1 {full}, label %{whole}, label %{some}")
        m.label(whole)
        if m.under_guard:
            traffic = self._traffic(site, address.code, distances, m.whole_mask)
            m.add_to(m.counter(site.slot + 2), str(self._bytes(site, distances, m.whole_mask)))
            m.add_to(m.counter(site.slot + 3), traffic)
        else:
            self._count_whole(site, address.code, distances, m.whole_mask)
        m.do(f"br label %{end}")
        m.label(some)
        self._count_lanes(site, address)
        m.do(f"br label %{end}")
        m.label(end)

    def _not_whole(self) -> str:
        """Return 1 where the active lanes are not a whole warp, else 0, as an i64."""
        m = self.m
        part = m.emit(f"icmp ne i32 {m.act}, {m.whole_mask if m.whole_mask != FULL_MASK else -1}")
        return m.emit(f"zext i1 {part} to i64")

    def _add(self, site: Site, factor: str, bytes_: int, traffic: int) -> None:
        m = self.m
        m.add_to(m.counter(site.slot + 2), m.emit(f"mul i64 {factor}, {bytes_}"))
        m.add_to(m.counter(site.slot + 3), m.emit(f"mul i64 {factor}, {traffic}"))

    def _bytes(self, site: Site, distances: Sequence[int], mask: int) -> int:
        return rules.distinct_bytes(distances, site.width, mask)

    def _count_whole(self, site: Site, base: str, distances: Sequence[int], mask: int) -> None:
        """Count a request by the lanes of a known mask: at compile time, or by where the base lies in a sector."""
        site.whole_bytes = self._bytes(site, distances, mask)
        traffic = self._traffic(site, base, distances, mask)
        if traffic.lstrip("-").isdigit():
            site.whole_traffic = int(traffic)
        else:
            self.m.add_to(self.m.counter(site.slot + 3), traffic)

    def _traffic(self, site: Site, base: str, distances: Sequence[int], mask: int) -> str:
        """Return the sectors or wavefronts of a request, a literal if they do not depend on the base."""
        if site.space is tree.Space.SHARED:
            lowest = min(distances)
            found = rules.wavefronts([d - lowest for d in distances], site.width, mask, is_store=site.is_store)
            if site.width >= rules.BANK_BYTES:
                return str(found)
            table = [
                rules.wavefronts([d - lowest + start for d in distances], site.width, mask, is_store=site.is_store)
                for start in range(0, rules.BANK_BYTES, site.width)
            ]
            return self._looked_up(site, base, table)
        table = [
            rules.sectors([start + distance for distance in distances], mask)
            for start in range(0, SECTOR_BYTES, site.width)
        ]
        return self._looked_up(site, base, table)

    def _looked_up(self, site: Site, base: str, table: Sequence[int]) -> str:
        if len(set(table)) == 1:
            return str(table[0])
        m = self.m
        name = f"@table.{len(m.tables)}"
        entries = ", ".join(f"i64 {entry}" for entry in table)
        m.tables.append(f"{name} = internal constant [{len(table)} x i64] [{entries}]")
        shifted = m.emit(f"lshr i64 {base}, {site.width.bit_length() - 1}")
        index = m.emit(f"and i64 {shifted}, {len(table) - 1}")
        return m.emit(f"load i64, ptr {m.emit(f'getelementptr i64, ptr {name}, i64 {index}')}")

    def _count_lanes(self, site: Site, address: Value) -> None:
        """Count a request lane by lane, with a memo of the instruction's last pattern."""
        m = self.m
        vector = m.vector(address)
        memo = m.emit(f"getelementptr %memo, ptr %memos, i64 {site.index}")
        slot = m.counter(site.slot)
        if site.space is tree.Space.SHARED:
            shift = max(site.width, rules.BANK_BYTES).bit_length() - 1
            pairing = int(site.width > rules.BANK_BYTES and not site.is_store)
            m.do(
                f"call void @count_shared(<32 x i64> {vector}, i32 {m.act}, i64 {site.width}, i64 {shift}, "
                f"i1 {pairing}, ptr {slot}, ptr {memo})"
            )
            return
        if site.space is tree.Space.LOCAL:
            vector = self._interleaved(site, vector)
        m.do(f"call void @count_global(<32 x i64> {vector}, i32 {m.act}, i64 {site.width}, ptr {slot}, ptr {memo})")

    def _interleaved(self, site: Site, vector: str) -> str:
        """Return local addresses as hardware lays them out: elements of neighbouring lanes side by side."""
        m = self.m
        scaled = m.emit(f"mul <32 x i64> {vector}, splat (i64 {LANES})")
        lanes = ", ".join(f"i64 {lane * site.width}" for lane in range(LANES))
        return m.emit(f"add <32 x i64> {scaled}, <{lanes}>")
