"""Writes the code that knows which bytes of a thread's stack hold variables of functions that run.

The rule: a map behind the local memory of each thread has a byte for each granule of the stack: how many of its bytes
are in a frame. A call sets the bytes of the frame that it begins, and its return clears them. An access through an
address whose variable is not known must lie in frames, whosever they are; gaps between them catch short overruns.
"""

from __future__ import annotations

from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen.warp_code import WarpCode
from warplens.cuda.simt.counting.rules import LANES
from warplens.cuda.simt.program.blocks import GRANULE_BYTES, Program
from warplens.cuda.simt.values.value import Value, literal

_MEMSET = "void @llvm.memset.p0.i64(ptr, i8, i64, i1)"

_CLEAR = """define internal void @frames.clear(ptr %local) noinline {{
entry:
  br label %each
each:
  %lane = phi i64 [ 0, %entry ], [ %next, %each ]
  %thread = mul i64 %lane, {thread_bytes}
  %place = add i64 %thread, {map}
  %at = getelementptr i8, ptr %local, i64 %place
  call void @llvm.memset.p0.i64(ptr %at, i8 0, i64 {map_bytes}, i1 false)
  %next = add i64 %lane, 1
  %done = icmp eq i64 %next, {lanes}
  br i1 %done, label %exit, label %each
exit:
  ret void
}}"""

_MARK = """define internal void @frames.mark(ptr %local, <32 x i64> %starts, i32 %active, i64 %whole, i8 %full, i8 %rest) noinline {{
entry:
  br label %loop
loop:
  %left = phi i32 [ %active, %entry ], [ %others, %end ]
  %done = icmp eq i32 %left, 0
  br i1 %done, label %exit, label %body
body:
  %lane = call i32 @llvm.cttz.i32(i32 %left, i1 false)
  %less.one = sub i32 %left, 1
  %others = and i32 %left, %less.one
  %start = extractelement <32 x i64> %starts, i32 %lane
  %from = sub i64 %start, {stack_start}
  %granule = lshr i64 %from, {shift}
  %lane.64 = zext i32 %lane to i64
  %thread = mul i64 %lane.64, {thread_bytes}
  %map = add i64 %thread, {map}
  %place = add i64 %map, %granule
  %at = getelementptr i8, ptr %local, i64 %place
  call void @llvm.memset.p0.i64(ptr %at, i8 %full, i64 %whole, i1 false)
  %is.whole = icmp eq i8 %rest, -1
  br i1 %is.whole, label %end, label %part
part:
  %last = getelementptr i8, ptr %at, i64 %whole
  store i8 %rest, ptr %last
  br label %end
end:
  br label %loop
exit:
  ret void
}}"""  # noqa: E501 - LLVM text
"""It sets the bytes of `%whole` granules to `%full`, and one more to `%rest` unless that is -1."""

_BEYOND = """define internal i32 @frames.beyond(ptr %local, <32 x i64> %addresses, i32 %active, i64 %width) noinline {{
entry:
  br label %loop
loop:
  %left = phi i32 [ %active, %entry ], [ %others, %end ]
  %bad = phi i32 [ 0, %entry ], [ %bad.next, %end ]
  %done = icmp eq i32 %left, 0
  br i1 %done, label %exit, label %body
body:
  %lane = call i32 @llvm.cttz.i32(i32 %left, i1 false)
  %less.one = sub i32 %left, 1
  %others = and i32 %left, %less.one
  %lane.bit = shl i32 1, %lane
  %address = extractelement <32 x i64> %addresses, i32 %lane
  %behind = add i64 %address, %width
  %is.fixed = icmp ule i64 %behind, {variables}
  br i1 %is.fixed, label %end, label %stack
stack:
  %below = icmp ult i64 %address, {stack_start}
  br i1 %below, label %end, label %granules
granules:
  %lane.64 = zext i32 %lane to i64
  %thread = mul i64 %lane.64, {thread_bytes}
  %map.place = add i64 %thread, {map}
  %map = getelementptr i8, ptr %local, i64 %map.place
  %from = sub i64 %address, {stack_start}
  %to = add i64 %from, %width
  br label %granule
granule:
  %at = phi i64 [ %from, %granules ], [ %at.next, %alive ]
  %number = lshr i64 %at, {shift}
  %byte.at = getelementptr i8, ptr %map, i64 %number
  %byte = load i8, ptr %byte.at
  %held = zext i8 %byte to i64
  %start = shl i64 %number, {shift}
  %limit = add i64 %start, %held
  %at.next = add i64 %start, {granule}
  %is.last = icmp ule i64 %to, %at.next
  %needed = select i1 %is.last, i64 %to, i64 %at.next
  %within = icmp ule i64 %needed, %limit
  br i1 %within, label %alive, label %end
alive:
  br i1 %is.last, label %end, label %granule
end:
  %wrong = phi i1 [ 0, %body ], [ 1, %stack ], [ 1, %granule ], [ 0, %alive ]
  %more = select i1 %wrong, i32 %lane.bit, i32 0
  %bad.next = or i32 %bad, %more
  br label %loop
exit:
  ret i32 %bad
}}"""


def clear(m: WarpCode) -> None:
    """Empty the maps of all lanes."""
    if m.program.stack_start is None:
        return
    m.declare(_MEMSET)
    m.define(_CLEAR.format(**_numbers(m.program)))
    m.do("call void @frames.clear(ptr %local)")


def mark(m: WarpCode, start: Value, size: int, *, alive: bool) -> None:
    """Note that the frame of `size` bytes at an address of each active lane holds variables, or no longer does."""
    if not size:
        return
    m.declare(_MEMSET)
    m.define(_MARK.format(**_numbers(m.program)))
    whole, rest = divmod(size, GRANULE_BYTES)
    last = -1 if not rest else rest if alive else 0
    m.do(
        f"call void @frames.mark(ptr %local, <32 x i64> {m.vector(start)}, i32 {m.act}, i64 {literal('i64', whole)}, "
        f"i8 {GRANULE_BYTES if alive else 0}, i8 {last})"
    )


def beyond(m: WarpCode, vector: str, width: int) -> str:
    """Return the active lanes whose access, within local memory, leaves all variables."""
    m.define(_BEYOND.format(**_numbers(m.program)))
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
