"""Code that marks every byte it touches, so that the unique bytes of each array and shared variable can be told.

The rule: a byte is marked if an active lane loads, stores or updates it, however often. Each array has a map of its
own size, in which an access stores ones as far from the map's start as it is from the array's; the map of shared memory
lies behind it, and is added up and cleared when the next block begins. Local memory is not marked, and a copy past the
registers that reads only a part of what it writes is marked as if it read all. Marking code counts no requests.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

import numpy as np

from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen.algebra import Specialisation, Value
from warplens.cuda.simt.counting.rules import WIDEST_BYTES
from warplens.cuda.simt.launch.aligned_memory import ARRAY_ALIGNMENT, aligned_zeros

if TYPE_CHECKING:
    from warplens.cuda.simt.codegen.emitter import Emitter
    from warplens.cuda.simt.codegen.tally import Site
    from warplens.cuda.simt.program.blocks import Placed

SUM_BYTES = 4
"""Behind the map of shared memory: in how many blocks each of its bytes was touched, as an i32."""

_LANES = """
; Marks what the lanes of a mask access, in whichever array it lies: rows of the table from %count on say how far the
; map of each array is from it.
define internal void @mark(<32 x i64> %addresses, i32 %mask, i64 %width, ptr %table, i64 %count) noinline {
entry:
  br label %lane
lane:
  %left = phi i32 [ %mask, %entry ], [ %rest, %next.lane ]
  %number = call i32 @llvm.cttz.i32(i32 %left, i1 true)
  %address = extractelement <32 x i64> %addresses, i32 %number
  br label %array
array:
  %index = phi i64 [ 0, %lane ], [ %next, %elsewhere ]
  %more = icmp ult i64 %index, %count
  br i1 %more, label %look, label %next.lane
look:
  %at = getelementptr { i64, i64 }, ptr %table, i64 %index
  %start = load i64, ptr %at
  %size.at = getelementptr { i64, i64 }, ptr %table, i64 %index, i32 1
  %size = load i64, ptr %size.at
  %offset = sub i64 %address, %start
  %within = icmp ult i64 %offset, %size
  br i1 %within, label %here, label %elsewhere
elsewhere:
  %next = add i64 %index, 1
  br label %array
here:
  %row = add i64 %index, %count
  %distance.at = getelementptr { i64, i64 }, ptr %table, i64 %row
  %distance = load i64, ptr %distance.at
  %mark = add i64 %address, %distance
  %pointer = inttoptr i64 %mark to ptr
  call void @llvm.memset.p0.i64(ptr %pointer, i8 -1, i64 %width, i1 false)
  br label %next.lane
next.lane:
  %less = sub i32 %left, 1
  %rest = and i32 %left, %less
  %done = icmp eq i32 %rest, 0
  br i1 %done, label %exit, label %lane
exit:
  ret void
}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
"""

_BEGIN = """
; Adds the marks of the block before to the sums, and clears them.
define internal void @marks.begin(ptr %shared) noinline {{
entry:
  br label %loop
loop:
  %at = phi i64 [ 0, %entry ], [ %next, %loop ]
  %place = add i64 %at, {map}
  %map = getelementptr i8, ptr %shared, i64 %place
  %marks = load <16 x i8>, ptr %map, align 16
  %touched = icmp ne <16 x i8> %marks, zeroinitializer
  %ones = zext <16 x i1> %touched to <16 x i32>
  %sums.at = mul i64 %at, {sum_bytes}
  %sums.place = add i64 %sums.at, {sums}
  %sums = getelementptr i8, ptr %shared, i64 %sums.place
  %old = load <16 x i32>, ptr %sums, align 64
  %new = add <16 x i32> %old, %ones
  store <16 x i32> %new, ptr %sums, align 64
  store <16 x i8> zeroinitializer, ptr %map, align 16
  %next = add i64 %at, 16
  %done = icmp uge i64 %next, {map}
  br i1 %done, label %exit, label %loop
exit:
  ret void
}}
"""


_NO_SHARED = """
define internal void @marks.begin(ptr %shared) alwaysinline {
  ret void
}
"""


def mark(m: Emitter, site: Site, address: Value, offsets: tuple[int, ...] | None) -> None:
    """Mark what one request touches; the address is known to be good."""
    if site.space is tree.Space.SHARED:
        moved = m.add(address, m.known(address.type, _map_offset(m.launch, m.program.static_shared_bytes)))
    elif site.array in m.arrays:
        row = len(m.arrays) + m.arrays.index(site.array)
        at = m.emit(f"getelementptr {{ i64, i64 }}, ptr %arrays, i64 {row}")
        moved = m.add(address, Value("i64", code=m.emit(f"load i64, ptr {at}")))
    elif site.space is tree.Space.LOCAL:
        return
    else:
        lanes = f"<32 x i64> {m.vector(address)}, i32 {m.act}"
        m.do(f"call void @mark({lanes}, i64 {site.width}, ptr %arrays, i64 {len(m.arrays)})")
        return
    each = min(site.width, 8)
    ones = [m.known(f"i{8 * each}", -1)] * (site.width // each)
    if address.uniform:
        m.access.store_uniform(site.space, moved, ones)
    elif offsets is None:
        m.access.scatter(site, moved, ones)
    else:
        m.access.store_lanes(site, moved, offsets, ones)


def _map_offset(launch: Specialisation, static_bytes: int) -> int:
    """Return where the map lies behind the shared memory of a block; it is as long as that."""
    return -(-(static_bytes + launch.dynamic_shared_bytes) // ARRAY_ALIGNMENT) * ARRAY_ALIGNMENT


def shadow_bytes(shared_bytes: int) -> int:
    """Return the size of shared memory, its map and the sums together, less `shared_bytes`."""
    whole = -(-shared_bytes // ARRAY_ALIGNMENT) * ARRAY_ALIGNMENT
    return whole - shared_bytes + whole + SUM_BYTES * whole


def text(shared_bytes: int) -> str:
    """Return the functions that marking code calls."""
    whole = -(-shared_bytes // ARRAY_ALIGNMENT) * ARRAY_ALIGNMENT
    begin = _BEGIN.format(map=whole, sums=2 * whole, sum_bytes=SUM_BYTES) if shared_bytes else _NO_SHARED
    return _LANES + begin


def begin_code(launch: Specialisation) -> str:
    """Return what the driver does at the start of a block."""
    return "  call void @marks.begin(ptr %shared)\n" if launch.marked else ""


def maps_of(arrays: Mapping[str, np.ndarray]) -> dict[str, np.ndarray]:
    """Return a map for each array, with nothing marked; it is longer, as a copy that reads a part is marked whole."""
    return {name: aligned_zeros(array.nbytes + WIDEST_BYTES) for name, array in arrays.items()}


def touched_in_arrays(maps: Mapping[str, np.ndarray]) -> dict[str, int]:
    """Return how many bytes of each array were touched."""
    return {name: int(np.count_nonzero(marks[:-WIDEST_BYTES])) for name, marks in maps.items()}


def touched_in_shared(
    memories: Iterable[np.ndarray], shared_bytes: int, variables: Mapping[str, Placed]
) -> dict[str, int]:
    """Return how many bytes of each shared variable were touched, summed over the blocks.

    Args:
        memories: shared memory with its map and sums, as often as threads executed blocks.
        shared_bytes: the first of these alone.
        variables: of the kernel; others than shared ones are left out.
    """
    whole = -(-shared_bytes // ARRAY_ALIGNMENT) * ARRAY_ALIGNMENT
    sums = np.zeros(whole, np.int64)
    for memory in memories:
        sums += memory[2 * whole : (2 + SUM_BYTES) * whole].view(np.int32)
        sums += memory[whole : 2 * whole] != 0
    found = {}
    for name, placed in variables.items():
        if placed.space is tree.Space.SHARED:
            end = shared_bytes if placed.size is None else placed.offset + placed.size
            found[name] = int(sums[placed.offset : end].sum())
    return found
