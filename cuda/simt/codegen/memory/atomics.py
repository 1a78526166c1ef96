"""The code of atomic operations: one lane after the other, the lowest first.

The rule: each operation and type has an LLVM function, added when it is first needed. Addresses have been checked.
"""

from __future__ import annotations

from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen.warp_code import WarpCode
from warplens.cuda.simt.counting.rules import LANES
from warplens.cuda.simt.program.blocks import GRANULE_BYTES, Program
from warplens.cuda.simt.values.value import BITS, Value, literal

STEPS = {
    "add": "%new = add {type} %old, %b",
    "and": "%new = and {type} %old, %b",
    "or": "%new = or {type} %old, %b",
    "xor": "%new = xor {type} %old, %b",
    "exch": "%new = bitcast {type} %b to {type}",
    "smin": "%less = icmp slt {type} %old, %b\n  %new = select i1 %less, {type} %old, {type} %b",
    "umin": "%less = icmp ult {type} %old, %b\n  %new = select i1 %less, {type} %old, {type} %b",
    "smax": "%more = icmp sgt {type} %old, %b\n  %new = select i1 %more, {type} %old, {type} %b",
    "umax": "%more = icmp ugt {type} %old, %b\n  %new = select i1 %more, {type} %old, {type} %b",
    "inc": """%over = icmp uge {type} %old, %b
  %next = add {type} %old, 1
  %new = select i1 %over, {type} 0, {type} %next""",
    "dec": """%over = icmp ugt {type} %old, %b
  %zero = icmp eq {type} %old, 0
  %wraps = or i1 %over, %zero
  %next = sub {type} %old, 1
  %new = select i1 %wraps, {type} %b, {type} %next""",
    "cas": """%c.at = getelementptr {type}, ptr %thirds, i32 %lane
  %c = load {type}, ptr %c.at
  %same = icmp eq {type} %old, %b
  %new = select i1 %same, {type} %c, {type} %old""",
    "fadd": "%new = fadd {type} %old, %b",
    "fadd.ftz": """%old.flushed = call float @atomic.flush(float %old)
  %b.flushed = call float @atomic.flush(float %b)
  %sum = fadd float %old.flushed, %b.flushed
  %new = call float @atomic.flush(float %sum)""",
}
"""LLVM code by operation: it computes `%new`, which replaces `%old` in memory, from `%old` and `%b`."""

_WIDENED = """%old.parts = bitcast {type} %old to <{count} x {part}>
  %b.parts = bitcast {type} %b to <{count} x {part}>
  {widen}
  %sum = fadd <{count} x float> %old.float, %b.float
  {narrow}
  %new = bitcast <{count} x {part}> %sum.parts to {type}"""
_OF_HALVES = (
    """%old.half = bitcast <{count} x i16> %old.parts to <{count} x half>
  %b.half = bitcast <{count} x i16> %b.parts to <{count} x half>
  %old.float = fpext <{count} x half> %old.half to <{count} x float>
  %b.float = fpext <{count} x half> %b.half to <{count} x float>""",
    """%sum.half = fptrunc <{count} x float> %sum to <{count} x half>
  %rounded = bitcast <{count} x half> %sum.half to <{count} x i16>
  %no.number = fcmp uno <{count} x float> %sum, %sum
  %sum.parts = select <{count} x i1> %no.number, <{count} x i16> splat (i16 32767), <{count} x i16> %rounded""",
)
_OF_BRAINS = (
    """%old.wide = zext <{count} x i16> %old.parts to <{count} x i32>
  %b.wide = zext <{count} x i16> %b.parts to <{count} x i32>
  %old.high = shl <{count} x i32> %old.wide, splat (i32 16)
  %b.high = shl <{count} x i32> %b.wide, splat (i32 16)
  %old.float = bitcast <{count} x i32> %old.high to <{count} x float>
  %b.float = bitcast <{count} x i32> %b.high to <{count} x float>""",
    """%bits = bitcast <{count} x float> %sum to <{count} x i32>
  %last = lshr <{count} x i32> %bits, splat (i32 16)
  %odd = and <{count} x i32> %last, splat (i32 1)
  %more = add <{count} x i32> %bits, splat (i32 32767)
  %up = add <{count} x i32> %more, %odd
  %high = lshr <{count} x i32> %up, splat (i32 16)
  %rounded = trunc <{count} x i32> %high to <{count} x i16>
  %no.number = fcmp uno <{count} x float> %sum, %sum
  %sum.parts = select <{count} x i1> %no.number, <{count} x i16> splat (i16 32767), <{count} x i16> %rounded""",
)
_FLUSHED = """%{name}.exponent = and <{{count}} x i32> %{bits}, splat (i32 2139095040)
  %{name}.small = icmp eq <{{count}} x i32> %{name}.exponent, zeroinitializer
  %{name}.zero = and <{{count}} x i32> %{bits}, splat (i32 -2147483648)
  %{name} = select <{{count}} x i1> %{name}.small, <{{count}} x i32> %{name}.zero, <{{count}} x i32> %{bits}"""
"""This turns denormals into zeros of their sign: an H200 flushes vector sums in global memory like single ones."""
_OF_FLOATS = (
    f"""{_FLUSHED.format(name="old.kept", bits="old.parts")}
  {_FLUSHED.format(name="b.kept", bits="b.parts")}
  %old.float = bitcast <{{count}} x i32> %old.kept to <{{count}} x float>
  %b.float = bitcast <{{count}} x i32> %b.kept to <{{count}} x float>""",
    f"""%sum.bits = bitcast <{{count}} x float> %sum to <{{count}} x i32>
  {_FLUSHED.format(name="sum.parts", bits="sum.bits")}""",
)
SIDE_BY_SIDE = {
    "fadd.half": (16, *_OF_HALVES),
    "fadd.bfloat": (16, *_OF_BRAINS),
    "fadd.float.ftz": (32, *_OF_FLOATS),
}
"""The sums of several floats in one integer: the bits of each, and code to and from floats."""

FLUSH = """declare float @llvm.fabs.f32(float)
declare float @llvm.copysign.f32(float, float)
define internal float @atomic.flush(float %x) alwaysinline {
  %size = call float @llvm.fabs.f32(float %x)
  %small = fcmp olt float %size, 0x3810000000000000
  %zero = call float @llvm.copysign.f32(float 0.0, float %x)
  %result = select i1 %small, float %zero, float %x
  ret float %result
}"""

_FUNCTION = """define internal <32 x {type}> @atomic.{step}.{type}(<32 x ptr> %at, <32 x {type}> %seconds.in, <32 x {type}> %thirds.in, i32 %active) noinline {{
entry:
  %places = alloca <32 x ptr>, align 256
  %seconds = alloca <32 x {type}>, align 256
  %thirds = alloca <32 x {type}>, align 256
  %found = alloca <32 x {type}>, align 256
  store <32 x ptr> %at, ptr %places, align 256
  store <32 x {type}> %seconds.in, ptr %seconds, align 256
  store <32 x {type}> %thirds.in, ptr %thirds, align 256
  store <32 x {type}> zeroinitializer, ptr %found, align 256
  %no.lane = icmp eq i32 %active, 0
  br i1 %no.lane, label %exit, label %loop
loop:
  %left = phi i32 [ %active, %entry ], [ %rest, %loop ]
  %lane = call i32 @llvm.cttz.i32(i32 %left, i1 true)
  %place.at = getelementptr ptr, ptr %places, i32 %lane
  %place = load ptr, ptr %place.at
  %b.at = getelementptr {type}, ptr %seconds, i32 %lane
  %b = load {type}, ptr %b.at
  %old = load {type}, ptr %place, align {size}
  {code}
  store {type} %new, ptr %place, align {size}
  %found.at = getelementptr {type}, ptr %found, i32 %lane
  store {type} %old, ptr %found.at
  %less.one = sub i32 %left, 1
  %rest = and i32 %left, %less.one
  %done = icmp eq i32 %rest, 0
  br i1 %done, label %exit, label %loop
exit:
  %result = load <32 x {type}>, ptr %found, align 256
  ret <32 x {type}> %result
}}"""  # noqa: E501 - LLVM text


def function(step: str, type_: str) -> str:
    """Return the LLVM function `@atomic.STEP.TYPE` (pointers, second operands, third ones, active lanes)."""
    if step in SIDE_BY_SIDE:
        bits, widen, narrow = SIDE_BY_SIDE[step]
        names = {"type": type_, "part": f"i{bits}", "count": BITS[type_] // bits}
        code = _WIDENED.format(**names, widen=widen.format(**names), narrow=narrow.format(**names))
    else:
        code = STEPS[step].format(type=type_)
    return _FUNCTION.format(step=step, type=type_, size=BITS[type_] // 8, code=code)


# A map behind the local memory of each thread has a byte for each granule of the stack: how many of its bytes belong to
# a function that runs. Calls set and clear the bytes of their frame. An access through an address whose variable is not
# known must lie in frames, whosever they are; the gaps between frames catch short overruns.
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
