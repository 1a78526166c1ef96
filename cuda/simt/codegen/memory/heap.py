"""The heap that kernels allocate from: `malloc`, `free`, `new` and `delete` in device code.

The rule: all of a heap lies in its array (heap.ll says how), so that it outlives a launch as its other arrays do, and
is put back as they are. Only live allocations may be touched, each up to its last byte. Blocks that are given back are
used again as late as the heap allows. Races in it are not looked for: a block may get memory that another gave back.

A GPU's own overhead is not documented: here an allocation takes a multiple of 16 bytes and 16 more.

Source: CUDA C++ programming guide 12.9, 10.35 (dynamic global memory allocation and operations).
"""

import numpy as np

from warplens.cuda.simt.codegen import buffers, warp_code
from warplens.cuda.simt.program.blocks import HEAP, HEAP_GRANULE_BYTES, HEAP_HEAD_BYTES, Op
from warplens.cuda.simt.values.value import Value, filled

LIVE, FREED = 32, 33  # marks of the granule with which a block begins; those of its other granules count bytes
_WORDS = {
    "LIVE": LIVE, "FREED": FREED, "HEAD_BYTES": HEAP_HEAD_BYTES, "TAKEN_BYTES": HEAP_GRANULE_BYTES + 1,
}  # fmt: skip


def allocate(m: warp_code.WarpCode, sizes: Value) -> Value:
    """Allocate for each active lane; return the addresses, 0 where the heap has no room."""
    row = _row(m, "heap")
    code = m.emit(f"call <32 x i64> @heap.allocate(ptr {row}, <32 x i64> {m.vector(sizes)}, i32 {m.act})")
    return Value("i64", varying=True, code=code)


def release(m: warp_code.WarpCode, op: Op, addresses: Value) -> None:
    """Give memory back for each active lane; report the lanes at whose addresses no live allocation begins."""
    row = _row(m, "heap")
    lanes = f"<32 x i64> {m.vector(addresses)}, i32 {m.act}"
    bad = m.emit(f"call i32 @heap.release(ptr {row}, {lanes})")
    m.report_if(m.emit(f"icmp ne i32 {bad}, 0"), buffers.FAULT_FREE, op, bad, lambda: m.vector(addresses))


def or_beyond(m: warp_code.WarpCode, bad: str, vector: str, width: int) -> str:
    """Return some lanes, and the active ones whose access lies in the heap and in no live allocation of it."""
    if HEAP not in m.arrays:
        return bad
    m.declare("<32 x i8> @llvm.masked.gather.v32i8.v32p0(<32 x ptr>, i32, <32 x i1>, <32 x i8>)")
    row = _row(m, "heap_beyond")
    beyond = m.emit(f"call i32 @heap.beyond(ptr {row}, <32 x i64> {vector}, i32 {m.act}, i64 {width})")
    return m.emit(f"or i32 {bad}, {beyond}")


def _row(m: warp_code.WarpCode, text: str) -> str:
    """Return the row of the heap in the table of arrays, after the functions of a file were defined."""
    m.declare("void @llvm.memset.p0.i64(ptr, i8, i64, i1)")
    m.define(filled(f"codegen/memory/{text}.ll", **_WORDS))
    return m.emit(f"getelementptr {{ i64, i64 }}, ptr %arrays, i64 {m.arrays.index(HEAP)}")


def _parts(heap: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    count = (heap.nbytes - HEAP_HEAD_BYTES) // (HEAP_GRANULE_BYTES + 1)
    end = HEAP_HEAD_BYTES + HEAP_GRANULE_BYTES * count
    return heap[HEAP_HEAD_BYTES:end].view(np.uint64).reshape(count, 2), heap[end : end + count]


def live(heap: np.ndarray) -> tuple[int, int]:
    """Return how many live allocations a heap has, and their bytes."""
    granules, marks = _parts(heap)
    sizes = granules[marks == LIVE, 1]
    return int(sizes.size), int(sizes.sum())


def words(heap: np.ndarray) -> np.ndarray:
    """Return the words of 8 bytes in live allocations of a heap."""
    granules, marks = _parts(heap)
    return np.asarray(granules[(marks > 0) & (marks < LIVE)].reshape(-1))


def place_of(address: int, heap: np.ndarray | None) -> str:
    """Return where in the heap an address lies, as part of a sentence; "" of an address outside of it."""
    if heap is None or not 0 <= (byte := address - int(heap.ctypes.data) - HEAP_HEAD_BYTES) < heap.nbytes:
        return ""
    granules, marks = _parts(heap)
    heads = np.flatnonzero(marks[: byte // HEAP_GRANULE_BYTES + 1] >= LIVE)
    if not heads.size:
        return "in memory of the heap that was never allocated"
    head = int(heads[-1])
    at = byte - HEAP_GRANULE_BYTES * (head + 1)
    place = f"at byte {at}" if at >= 0 else f"{-at} bytes in front"
    freed = " that was freed" if marks[head] == FREED else ""
    return f"{place} of an allocation of {granules[head, 1]} bytes of the heap{freed}"
