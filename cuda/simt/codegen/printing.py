"""How compiled code hands a `printf` of a warp over to the function that prints (`launch.printf_calls`).

The rule: the code fills a `PrintCall` and calls the function whose address is in the fault record. Once the text is
full, it only counts the calls.
"""

from __future__ import annotations

import ctypes

from warplens.cuda.simt.codegen.fault_record import RECORD_PRINT, RECORD_PRINT_FULL
from warplens.cuda.simt.counting.rules import LANES

GOES_ON, IS_FULL, IS_BAD = range(3)
"""The callback returns one of these; for a bad address the mask of the call then names the lane."""


class PrintCall(ctypes.Structure):
    """One `printf` of a warp, as compiled code hands it over."""

    _fields_ = (
        ("formats", ctypes.c_uint64 * LANES),
        ("arguments", ctypes.c_uint64 * LANES),
        ("results", ctypes.c_int32 * LANES),
        ("local", ctypes.c_uint64),
        ("shared", ctypes.c_uint64),
        ("block", ctypes.c_int32 * 3),
        ("mask", ctypes.c_uint32),
    )


PRINT = f"""define internal i32 @printed(ptr %record, <32 x i64> %formats, <32 x i64> %arguments, ptr %results, ptr %local, ptr %shared, i32 %x, i32 %y, i32 %z, i32 %mask) noinline {{
  %call = alloca [{ctypes.sizeof(PrintCall)} x i8], align 256
  %full.at = getelementptr i64, ptr %record, i64 {RECORD_PRINT_FULL}
  %full = load i64, ptr %full.at
  %is.full = icmp ne i64 %full, 0
  br i1 %is.full, label %drop, label %print
drop:
  %ones = call i32 @llvm.ctpop.i32(i32 %mask)
  %more = zext i32 %ones to i64
  %dropped = add i64 %full, %more
  store i64 %dropped, ptr %full.at
  store <32 x i32> zeroinitializer, ptr %results, align 4
  ret i32 0
print:
  store <32 x i64> %formats, ptr %call, align 256
  %arguments.at = getelementptr i8, ptr %call, i64 {PrintCall.arguments.offset}
  store <32 x i64> %arguments, ptr %arguments.at, align 8
  %results.from = getelementptr i8, ptr %call, i64 {PrintCall.results.offset}
  store <32 x i32> zeroinitializer, ptr %results.from, align 8
  %local.at = getelementptr i8, ptr %call, i64 {PrintCall.local.offset}
  store ptr %local, ptr %local.at
  %shared.at = getelementptr i8, ptr %call, i64 {PrintCall.shared.offset}
  store ptr %shared, ptr %shared.at
  %x.at = getelementptr i8, ptr %call, i64 {PrintCall.block.offset}
  store i32 %x, ptr %x.at
  %y.at = getelementptr i8, ptr %call, i64 {PrintCall.block.offset + 4}
  store i32 %y, ptr %y.at
  %z.at = getelementptr i8, ptr %call, i64 {PrintCall.block.offset + 8}
  store i32 %z, ptr %z.at
  %mask.at = getelementptr i8, ptr %call, i64 {PrintCall.mask.offset}
  store i32 %mask, ptr %mask.at
  %function.at = getelementptr i64, ptr %record, i64 {RECORD_PRINT}
  %function = load ptr, ptr %function.at
  %outcome = call i32 %function(ptr %call)
  %results.new = load <32 x i32>, ptr %results.from, align 8
  store <32 x i32> %results.new, ptr %results, align 4
  switch i32 %outcome, label %good [ i32 {IS_FULL}, label %close i32 {IS_BAD}, label %fault ]
close:
  store i64 1, ptr %full.at
  br label %good
fault:
  %bad = load i32, ptr %mask.at
  ret i32 %bad
good:
  ret i32 0
}}"""  # noqa: E501 - LLVM text
"""`@printed` hands a call over and returns the lanes whose format or arguments lie in no memory of the launch."""
