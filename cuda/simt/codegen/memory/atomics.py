"""The code of atomic operations: one lane after the other, the lowest first.

The rule: each operation and type has an LLVM function, added when it is first needed. Addresses have been checked.
"""

from __future__ import annotations

from warplens.cuda.simt.values.value import BITS

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
