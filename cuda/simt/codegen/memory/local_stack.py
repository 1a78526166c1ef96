"""Writes the code that keeps values of each thread at calls of functions with a single copy.

The rule: they are kept behind the local memory that the kernel can address, at offsets known to be good. These are no
accesses of the kernel, so they are not counted.
"""

from __future__ import annotations

from warplens.cuda.simt.codegen.warp_code import WarpCode
from warplens.cuda.simt.counting.rules import LANES
from warplens.cuda.simt.values.value import BITS, INTRINSIC_SUFFIX, Value, literals


def keep(m: WarpCode, address: Value, value: Value) -> None:
    """Store a value at an offset in what calls save of each active lane."""
    type_, suffix = value.type, INTRINSIC_SUFFIX[value.type]
    name = f"@llvm.masked.scatter.v32{suffix}.v32p0"
    m.declare(f"void {name}(<32 x {type_}>, <32 x ptr>, i32, <32 x i1>)")
    operands = f"<32 x {type_}> {m.vector(value)}, <32 x ptr> {_pointers(m, address)}"
    m.do(f"call void {name}({operands}, i32 {BITS[type_] // 8}, <32 x i1> {m.mask})")


def kept(m: WarpCode, address: Value, type_: str) -> Value:
    """Load a value that `keep` stored."""
    suffix = INTRINSIC_SUFFIX[type_]
    name = f"@llvm.masked.gather.v32{suffix}.v32p0"
    m.declare(f"<32 x {type_}> {name}(<32 x ptr>, i32, <32 x i1>, <32 x {type_}>)")
    at = _pointers(m, address)
    operands = f"<32 x ptr> {at}, i32 {BITS[type_] // 8}, <32 x i1> {m.mask}, <32 x {type_}> zeroinitializer"
    return Value(type_, varying=True, code=m.emit(f"call <32 x {type_}> {name}({operands})"))


def _pointers(m: WarpCode, address: Value) -> str:
    program = m.program
    lanes = literals("i64", (lane * program.thread_bytes + program.local_bytes for lane in range(LANES)))
    vector = m.emit(f"add <32 x i64> {m.vector(address)}, <{lanes}>")
    return m.emit(f"getelementptr i8, ptr %local, <32 x i64> {vector}")
