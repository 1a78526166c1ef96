"""LLVM functions that move data between memory and the lanes of a warp, and the lengths of runs that need no function.

The rule: addresses have been checked, and a function is added to the module when it is first needed.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from warplens.cuda.simt.codegen.fault_record import FAULT_ACCESS, RECORD_SITE
from warplens.cuda.simt.counting.rules import LANES

SHORTEST_RUN = 4
"""At least this many lanes must be contiguous, or equal, to be loaded by pieces instead of gathered."""

MOST_INLINE = 64
"""A kernel with more memory instructions calls a function for each move lane by lane, which some processors do with
hundreds of instructions: else LLVM would take minutes for kernels with thousands of them. A call costs little beside
them."""

READ_PARTS = """declare void @llvm.memcpy.p0.p0.i32(ptr, ptr, i32, i1)
define internal { <32 x i64>, <32 x i64> } @read_parts(<32 x ptr> %from, <32 x i32> %sizes, i32 %active) noinline {
entry:
  %parts = alloca [64 x i64], align 64
  store [64 x i64] zeroinitializer, ptr %parts
  br label %loop
loop:
  %left = phi i32 [ %active, %entry ], [ %rest, %body ]
  %done = icmp eq i32 %left, 0
  br i1 %done, label %exit, label %body
body:
  %lane = call i32 @llvm.cttz.i32(i32 %left, i1 false)
  %less.one = sub i32 %left, 1
  %rest = and i32 %left, %less.one
  %source = extractelement <32 x ptr> %from, i32 %lane
  %size = extractelement <32 x i32> %sizes, i32 %lane
  %target = getelementptr { i64, i64 }, ptr %parts, i32 %lane
  call void @llvm.memcpy.p0.p0.i32(ptr %target, ptr %source, i32 %size, i1 false)
  br label %loop
exit:
  %all = load <64 x i64>, ptr %parts, align 64
  %low = shufflevector <64 x i64> %all, <64 x i64> poison, <32 x i32> <EVEN>
  %high = shufflevector <64 x i64> %all, <64 x i64> poison, <32 x i32> <ODD>
  %one = insertvalue { <32 x i64>, <32 x i64> } poison, <32 x i64> %low, 0
  %both = insertvalue { <32 x i64>, <32 x i64> } %one, <32 x i64> %high, 1
  ret { <32 x i64>, <32 x i64> } %both
}""".replace("EVEN", ", ".join(f"i32 {2 * lane}" for lane in range(32))).replace(
    "ODD", ", ".join(f"i32 {2 * lane + 1}" for lane in range(32))
)
"""The function reads `%sizes` bytes, at most 16, for each active lane and returns the low and the high eight."""


def gather_name(type_: str, count: int) -> str:
    """Return the name of the function that loads `count` consecutive elements for each lane."""
    return f"@gather.{count}.{type_}"


def gather(type_: str, count: int, suffix: str, size: int) -> str:
    """Return a function that loads `count` consecutive elements of `size` bytes for each active lane.

    The addresses count from `%base`. Lanes that are not active get zeros.
    """
    vector = f"<32 x {type_}>"
    result = f"{{ {', '.join([vector] * count)} }}"
    lines = []
    for way, mask in _WAYS:
        lines.append(f"{way}:")
        whole = "poison"
        for index in range(count):
            moved = f"<32 x ptr> %{way}.at.{index}, i32 {size}, <32 x i1> {mask}, {vector} zeroinitializer"
            lines += [
                *_places(way, index, size),
                f"  %{way}.{index} = call {vector} @llvm.masked.gather.v32{suffix}.v32p0({moved})",
                f"  %{way}.r{index} = insertvalue {result} {whole}, {vector} %{way}.{index}, {index}",
            ]
            whole = f"%{way}.r{index}"
        lines.append(f"  ret {result} {whole}")
    head = f"define internal {result} {gather_name(type_, count)}(ptr %base, <32 x i64> %at, i32 %active) noinline {{"
    return "\n".join([head, *_CHOICE, *lines, "}"])


def checked_gather_name(type_: str, count: int) -> str:
    """Return the name of the function that checks and loads `count` consecutive elements for each lane."""
    return f"@gather.checked.{count}.{type_}"


_ADDRESSES = """  %first.one = insertelement <32 x i64> poison, i64 %first, i32 0
  %first.all = shufflevector <32 x i64> %first.one, <32 x i64> poison, <32 x i32> zeroinitializer
  %each = load <32 x i64>, ptr %distances, align 8
  %at = add <32 x i64> %first.all, %each
  %bad = call i32 @unfit.rarely(<32 x i64> %at, i32 %active, i64 %width, i64 %start, i64 %room)"""
"""Addresses are the sums of `%first` and a table of distances, and bounds those of `unfit.rarely` (`runtime.ll`)."""
_CHECKED = "i64 %first, ptr %distances, i32 %active, i64 %width, i64 %start, i64 %room"

_FAULT = "ptr %record, i64 %site, i64 %op, i32 %warp"

RECORD_UNFIT = f"""define internal void @record_unfit({_CHECKED}, {_FAULT}) noinline cold {{
{_ADDRESSES}
  %site.at = getelementptr i64, ptr %record, i64 {RECORD_SITE}
  store i64 %site, ptr %site.at
  call void @record_fault(ptr %record, i64 {FAULT_ACCESS}, i64 %op, i32 %bad, i32 %warp, <32 x i64> %at)
  ret void
}}"""
"""Records the fault of a load that `checked_gather` has not made."""


def checked_gather(type_: str, count: int) -> str:
    """Return a function that checks a load lane by lane and makes it if all lanes fit, which its last result says.

    It writes nothing: the counters of a loop stay in registers around it.
    """
    vectors = [f"<32 x {type_}>"] * count
    loaded, result = f"{{ {', '.join(vectors)} }}", f"{{ {', '.join([*vectors, 'i1'])} }}"
    moved = []
    whole = "zeroinitializer"
    for index, vector in enumerate(vectors):
        moved += [
            f"  %value.{index} = extractvalue {loaded} %loaded, {index}",
            f"  %with.{index} = insertvalue {result} {whole}, {vector} %value.{index}, {index}",
        ]
        whole = f"%with.{index}"
    values = "\n".join(moved)
    knowledge = "noinline cold nofree norecurse nosync nounwind willreturn memory(read)"
    return f"""define internal {result} {checked_gather_name(type_, count)}({_CHECKED}, ptr %base) {knowledge} {{
{_ADDRESSES}
  %fits = icmp eq i32 %bad, 0
  br i1 %fits, label %load, label %fault
load:
  %loaded = call {loaded} {gather_name(type_, count)}(ptr %base, <32 x i64> %at, i32 %active)
{values}
  %done = insertvalue {result} {whole}, i1 true, {count}
  ret {result} %done
fault:
  ret {result} zeroinitializer
}}"""


def scatter_name(type_: str, count: int) -> str:
    """Return the name of the function that stores `count` consecutive elements of each lane."""
    return f"@scatter.{count}.{type_}"


def scatter(type_: str, count: int, suffix: str, size: int) -> str:
    """Return a function that stores `count` consecutive elements of `size` bytes of each active lane, lane after lane.

    The addresses count from `%base`.
    """
    vector = f"<32 x {type_}>"
    lines = []
    for way, mask in _WAYS:
        lines.append(f"{way}:")
        for index in range(count):
            moved = f"{vector} %value.{index}, <32 x ptr> %{way}.at.{index}, i32 {size}, <32 x i1> {mask}"
            lines += [*_places(way, index, size), f"  call void @llvm.masked.scatter.v32{suffix}.v32p0({moved})"]
        lines.append("  ret void")
    values = "".join(f", {vector} %value.{index}" for index in range(count))
    places = f"ptr %base, <32 x i64> %at, i32 %active{values}"
    head = f"define internal void {scatter_name(type_, count)}({places}) noinline {{"
    return "\n".join([head, *_CHOICE, *lines, "}"])


_WAYS = (("all", "splat (i1 true)"), ("some", "%mask"))
_CHOICE = (
    "  %mask = bitcast i32 %active to <32 x i1>",
    "  %whole = icmp eq i32 %active, -1",
    "  br i1 %whole, label %all, label %some",
)


def _places(way: str, index: int, size: int) -> list[str]:
    """Return the code that computes the places of the `index`-th element of each lane."""
    moved, offset = f"%{way}.moved.{index}", index * size
    return [
        f"  {moved} = add <32 x i64> %at, splat (i64 {offset})",
        f"  %{way}.at.{index} = getelementptr i8, ptr %base, <32 x i64> {moved}",
    ]


def run_length(offsets: Sequence[int], size: int, *, broadcast: bool) -> int | None:
    """Return the longest power of two such that each run of that many lanes is contiguous (or, if allowed, equal)."""
    length = LANES
    while length >= SHORTEST_RUN:
        steps = [
            {b - a for a, b in pairwise(run)}
            for run in (offsets[first : first + length] for first in range(0, LANES, length))
        ]
        if all(step == {size} or (broadcast and step == {0}) for step in steps):
            return length
        length //= 2
    return None
