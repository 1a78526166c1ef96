"""Writes the accesses to the shared memory of a cluster, of whichever of its blocks (distributed shared memory).

The rule: an address names the block (`program.blocks.RANK_BYTES`), lane by lane; one that names no block of the cluster
or lies outside the memory of its block is a fault, and so is one of a block that has ended. Requests are counted apart
from those of shared and global memory, without wavefronts: how hardware serves them is not known.

Source: PTX ISA 8.8, 5.1.6 (`.shared::cluster`), 9.7.9.24 (`mapa`); CUDA C++ programming guide 12.9, 6.2.2: a block must
not end while others access its shared memory.
"""

from __future__ import annotations

from collections.abc import Sequence

from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen.loops import block_loop
from warplens.cuda.simt.codegen.memory import atomics
from warplens.cuda.simt.codegen.memory.access import AccessWriter
from warplens.cuda.simt.codegen.observer import FAULT_ACCESS, FAULT_ENDED, RECORD_SITE
from warplens.cuda.simt.codegen.warp_code import Site, WarpCode
from warplens.cuda.simt.program.blocks import Op
from warplens.cuda.simt.values.texts import source
from warplens.cuda.simt.values.value import BITS, Value, literal

_, *FUNCTIONS = source("codegen/memory/cluster.ll").rstrip().split("\n\n")  # behind what all of them share


class ClusterAccess:
    """The accesses of one kernel to the shared memory of its cluster."""

    def __init__(self, code: WarpCode, access: AccessWriter) -> None:
        self.m = code
        self.access = access

    def load(self, op: Op, types: Sequence[str], address: Value) -> list[Value]:
        """Load one element of each type from consecutive places."""
        site = self._site(op, address, sum(BITS[type_] // 8 for type_ in types), is_store=False)
        address = self._checked(site, address)
        if self.access.observer.watches(site.space):
            self.access.observer.load(site, types, address, None)
        places = self._places(site, address)
        return self.access.moves.gather(site.space, types, places)

    def store(self, op: Op, address: Value, values: Sequence[Value]) -> None:
        """Store the values to consecutive places; where several lanes store to one address, the highest lane wins."""
        site = self._site(op, address, sum(BITS[value.type] // 8 for value in values), is_store=True)
        address = self._checked(site, address)
        if self.access.observer.watches(site.space):
            self.access.observer.store(site, address, values, None)
        places = self._places(site, address)
        self.access.moves.scatter(site.space, places, values)

    def atomic(self, op: Op, step: str, address: Value, values: Sequence[Value]) -> Value:
        """Update memory for each lane in turn; return what it read."""
        site = self._site(op, address, BITS[values[0].type] // 8, is_store=True)
        site.is_atomic = True
        address = self._checked(site, address)
        if self.access.observer.watches(site.space):
            self.access.observer.atomic(site, address, reads=step != "exch")
        return atomics.update(
            self.m, step, self.access.moves.pointers(site.space, self._places(site, address), 0), values
        )

    def _site(self, op: Op, address: Value, width: int, *, is_store: bool) -> Site:
        unknown = Value("i64", varying=True, code=address.code)
        return self.access.site(op, tree.Space.CLUSTER, unknown, width, is_store=is_store)

    def _checked(self, site: Site, address: Value) -> Value:
        """Check the bounds of a request; return the address of each lane."""
        m = self.m
        m.declare("<32 x i64> @llvm.masked.gather.v32i64.v32p0(<32 x ptr>, i32, <32 x i1>, <32 x i64>)")
        for function in FUNCTIONS:
            m.define(function)
        vector = m.vector(address)
        first, end = m.program.first_shared, m.program.shared_end(m.launch.dynamic_shared_bytes)
        lanes = f"<32 x i64> {vector}, i32 {m.act}"
        bounds = f"i64 {site.width}, i64 {first}, i64 {end - first}, i64 {m.launch.cluster_blocks}"
        self._report(site, FAULT_ACCESS, vector, m.emit(f"call i32 @cluster.unfit({lanes}, {bounds})"))
        ended = m.emit(f"getelementptr i64, ptr %fuel, i64 {block_loop.FUEL_ENDED_RANKS}")
        self._report(site, FAULT_ENDED, vector, m.emit(f"call i32 @cluster.gone({lanes}, ptr {ended})"))
        return Value("i64", varying=True, code=vector)

    def _places(self, site: Site, address: Value) -> Value:
        """Observe a request; return the distance of each lane from the block's own shared memory."""
        m = self.m
        self.access.observer.request(site, address)
        places = f"<32 x i64> {address.code}, i32 %cluster.rank, i64 %cluster.stride"
        return Value("i64", varying=True, code=m.emit(f"call <32 x i64> @cluster.places({places})"))

    def _report(self, site: Site, kind: int, vector: str, lanes: str) -> None:
        """Report the lanes of a mask, if there are any, with the addresses of all."""
        m = self.m

        def addresses() -> str:
            at = m.emit(f"getelementptr i64, ptr %record, i64 {RECORD_SITE}")
            m.do(f"store i64 {literal('i64', site.index)}, ptr {at}")
            return vector

        m.report_if(m.emit(f"icmp ne i32 {lanes}, 0"), kind, site.op, lanes, addresses)
