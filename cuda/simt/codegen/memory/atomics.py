"""The code of atomic operations: one lane after the other, the lowest first.

The rule: each operation and type has an LLVM function, added when it is first needed. Addresses have been checked.
"""

import tomllib
from collections.abc import Sequence

from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen.warp_code import WarpCode
from warplens.cuda.simt.counting.rules import LANES
from warplens.cuda.simt.program.blocks import GRANULE_BYTES, Program
from warplens.cuda.simt.values.value import BITS, Value, filled, literal, source

_TABLES = tomllib.loads(source("codegen/memory/atomics.toml"))


def function(step: str, type_: str) -> str:
    """Return the LLVM function `@atomic.STEP.TYPE` (pointers, second operands, third ones, active lanes)."""
    if step in _TABLES["step"]:
        code = _TABLES["step"][step].format(type=type_)
    else:
        table = _TABLES["side_by_side"][step]
        names = {"type": type_, "part": f"i{table['bits']}", "count": BITS[type_] // table["bits"]}
        widen, narrow = (table[direction].format(**names) for direction in ("widen", "narrow"))
        code = filled("codegen/memory/widened.ll", **names, widen=widen, narrow=narrow)
    return filled("codegen/memory/atomic.ll", step=step, type=type_, size=BITS[type_] // 8, code=code)


def update(m: WarpCode, step: str, pointers: str, values: Sequence[Value]) -> Value:
    """Update memory at 32 pointers, for the active lanes in turn; return what each read."""
    type_ = values[0].type
    if step == "fadd.ftz":
        m.declare("float @llvm.fabs.f32(float)")
        m.declare("float @llvm.copysign.f32(float, float)")
        m.define(source("codegen/memory/flush.ll").rstrip())
    m.define(function(step, type_))
    vectors = ", ".join(f"<32 x {type_}> {m.vector(value)}" for value in (values[0], values[-1]))
    code = m.emit(f"call <32 x {type_}> @atomic.{step}.{type_}(<32 x ptr> {pointers}, {vectors}, i32 {m.act})")
    return Value(type_, varying=True, code=code)


# A map behind the local memory of each thread has a byte for each granule of the stack: how many of its bytes belong to
# a function that runs. Calls set and clear the bytes of their frame. An access through an address whose variable is not
# known must lie in frames, whosever they are; the gaps between frames catch short overruns.
_MEMSET = "void @llvm.memset.p0.i64(ptr, i8, i64, i1)"


def clear(m: WarpCode) -> None:
    """Empty the maps of all lanes."""
    if m.program.stack_start is None:
        return
    m.declare(_MEMSET)
    m.define(filled("codegen/memory/frames_clear.ll", **_numbers(m.program)))
    m.do("call void @frames.clear(ptr %local)")


def mark(m: WarpCode, start: Value, size: int, *, alive: bool) -> None:
    """Note that the frame of `size` bytes at an address of each active lane holds variables, or no longer does."""
    if not size:
        return
    m.declare(_MEMSET)
    m.define(filled("codegen/memory/frames_mark.ll", **_numbers(m.program)))
    whole, rest = divmod(size, GRANULE_BYTES)
    last = -1 if not rest else rest if alive else 0
    m.do(
        f"call void @frames.mark(ptr %local, <32 x i64> {m.vector(start)}, i32 {m.act}, i64 {literal('i64', whole)}, "
        f"i8 {GRANULE_BYTES if alive else 0}, i8 {last})"
    )


def beyond(m: WarpCode, vector: str, width: int) -> str:
    """Return the active lanes whose access, within local memory, leaves all variables."""
    m.define(filled("codegen/memory/frames_beyond.ll", **_numbers(m.program)))
    return m.emit(f"call i32 @frames.beyond(ptr %local, <32 x i64> {vector}, i32 {m.act}, i64 {width})")


def _numbers(program: Program) -> dict[str, str]:
    """Return the places in a thread's memory that the functions know."""
    start = program.stack_start or 0
    local = [placed for placed in program.variables.values() if placed.space is tree.Space.LOCAL]
    fixed = [placed.offset + (placed.size or 0) for placed in local if not placed.on_stack]
    return {
        "stack_start": literal("i64", start),
        "variables": literal("i64", max(fixed, default=0)),
        "thread_bytes": literal("i64", program.thread_bytes),
        "map": literal("i64", program.local_bytes + program.saved_bytes),
        "map_bytes": literal("i64", program.map_bytes),
        "granule": literal("i64", GRANULE_BYTES),
        "shift": literal("i64", GRANULE_BYTES.bit_length() - 1),
        "lanes": literal("i64", LANES),
    }
