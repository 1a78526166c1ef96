"""Code that marks every byte it touches, to count the unique bytes of each array and shared variable.

The rule: a byte is marked if an active lane loads, stores or updates it. Marking code counts no requests.
"""

from collections.abc import Sequence

from warplens.cuda.ground.host import ARRAY_ALIGNMENT
from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen.memory.access import Moves
from warplens.cuda.simt.codegen.warp_code import Observer, Pieces, Site, Touched, WarpCode
from warplens.cuda.simt.program.blocks import align
from warplens.cuda.simt.values import interfaces, value

# Each array has a map of its size; an access stores ones in the map at its own distance from the start of the array.
# The map of shared memory follows that memory, and is added to the sums and cleared when the next block begins. Local
# memory is not marked, nor is shared memory of other blocks. A copy past the registers that reads only a part of what
# it writes is marked as if it read all of it.

SUM_BYTES = 4  # after the map of shared memory, an i32 counts for each byte the blocks that touched it


class TouchMarker(Observer):
    """Marks the bytes that a kernel touches."""

    def __init__(self, code: WarpCode, moves: Moves) -> None:
        self.m = code
        self.moves = moves

    def request(self, site: Site, address: value.Value, offsets: tuple[int, ...] | None = None) -> None:
        """Mark what one request touches."""
        m = self.m
        if site.space is tree.Space.SHARED:
            offset = map_bytes(m.program.shared_end(m.launch.dynamic_shared_bytes))
            moved = m.add(address, m.known(address.type, offset))
        elif site.array in m.arrays:
            row = len(m.arrays) + m.arrays.index(site.array)
            at = m.emit(f"getelementptr {{ i64, i64 }}, ptr %arrays, i64 {row}")
            moved = m.add(address, value.Value("i64", code=m.emit(f"load i64, ptr {at}")))
        elif site.space in {tree.Space.LOCAL, tree.Space.CLUSTER}:
            return
        else:
            lanes = f"<32 x i64> {m.vector(address)}, i32 {m.act}"
            m.do(f"call void @mark({lanes}, i64 {site.width}, ptr %arrays, i64 {len(m.arrays)})")
            return
        each = min(site.width, 8)
        ones = [m.known(f"i{8 * each}", -1)] * (site.width // each)
        if address.uniform:
            self.moves.store_uniform(site.space, moved, ones)
        elif offsets is None:
            self.moves.by_lane.scatter(site.space, moved, ones)
        else:
            self.moves.store_lanes(site.space, moved, offsets, ones)

    def texels(self, site: Site, touched: Sequence[Touched]) -> None:
        """Mark the texels of a request."""
        for address, _, lanes in touched:
            with self.m.limited(lanes):
                self.request(site, address)

    def tile(self, site: Site, tile: interfaces.Tile, pieces: Pieces) -> None:
        """Mark the pieces of a tile."""
        del tile
        for address, lanes in pieces():
            with self.m.limited(lanes):
                self.request(site, address)

    def functions(self, shared_end: int) -> str:
        """Return the functions that marking code calls."""
        whole = map_bytes(shared_end)
        begin = value.source("codegen/counters/no_shared.ll")
        if shared_end:
            sizes = {"map": whole, "sums": 2 * whole, "sum_bytes": SUM_BYTES}
            begin = "\n" + value.filled("codegen/counters/marks_begin.ll", **sizes) + "\n"
        return "\n" + value.source("codegen/counters/mark.ll") + begin

    def extra_bytes(self, shared_end: int) -> int:
        """Return the size of shared memory, its map and the sums together, less `shared_end`."""
        whole = map_bytes(shared_end)
        return whole - shared_end + whole + SUM_BYTES * whole

    def block_start(self) -> str:
        """Return the code that adds the map of the previous block to the sums."""
        return "  call void @marks.begin(ptr %shared)\n"


def map_bytes(shared_end: int) -> int:
    """Return the size of the map of shared memory."""
    return align(shared_end, ARRAY_ALIGNMENT)
