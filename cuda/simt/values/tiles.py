"""The code that reads tiles of shared memory by descriptors, and that multiplies them: a warp's part of `wgmma`.

The rule: a tile is read in pieces of 16 bytes. A group of a tile is eight rows of a, or eight columns of b, of 32 bytes
each: two halves of eight pieces. Where a descriptor leads to is what an H100 was seen to do for descriptors of every
kind, those included that no layout of the manual has: the offsets count from the start wherever that lies, and a piece
is exchanged with another of its row by the bits of its own address.

Source: PTX ISA 9.7.15.5.1, "Shared memory matrix layout" and "Matrix descriptor format"; `tests/golden/wgmma`.
"""

from __future__ import annotations

from functools import lru_cache

from warplens.cuda.simt.counting.rules import LANES
from warplens.cuda.simt.values.sums import INTRINSICS, Body
from warplens.cuda.simt.values.tensors import PLACE_ALIGNMENT, SUMS, Product, sums_of

GROUP_ROWS = 8
HALVES = 2
PIECES = GROUP_ROWS * HALVES
"""A group has this many pieces of `PIECE_BYTES`."""
PIECE_BYTES = 16
ROW_BYTES = HALVES * PIECE_BYTES
WARPS = 4
"""A warpgroup has this many warps."""
ROWS = 64
"""Rows of a, of all warps of a group together."""

_ROW = ", ".join(f"i64 {piece % GROUP_ROWS}" for piece in range(PIECES))
_HALF = ", ".join(f"i64 {piece // GROUP_ROWS}" for piece in range(PIECES))


def _addresses(*, turned: bool) -> str:
    """Return the function that gives the addresses of the pieces of a group, the first half before the second."""
    if turned:
        steps = """  %first = select i1 %plain, i64 %stride, i64 %lead
  %second = select i1 %plain, i64 %lead, i64 %stride
  %outer = lshr i64 %group, %shift
  %inner = and i64 %group, %mask
  %outer.far = mul i64 %outer, %first
  %inner.far = shl i64 %inner, 4
  %far = add i64 %outer.far, %inner.far"""
    else:
        steps = """  %second = select i1 %plain, i64 %lead, i64 16
  %far = mul i64 %group, %stride"""
    return f"""define internal <{PIECES} x i64> {addresses_name(turned=turned)}(i64 %tile, i64 %group) {{
  %start.in = and i64 %tile, 16383
  %start = shl i64 %start.in, 4
  %lead.at = lshr i64 %tile, 16
  %lead.in = and i64 %lead.at, 16383
  %lead = shl i64 %lead.in, 4
  %stride.at = lshr i64 %tile, 32
  %stride.in = and i64 %stride.at, 16383
  %stride = shl i64 %stride.in, 4
  %base.at = lshr i64 %tile, 49
  %base = and i64 %base.at, 7
  %mode = lshr i64 %tile, 62
  %plain = icmp eq i64 %mode, 0
  %less = sub i64 4, %mode
  %shift = and i64 %less, 3
  %one = shl i64 1, %shift
  %mask = sub i64 %one, 1
  %row = shl i64 %one, 4
{steps}
  %here = add i64 %start, %far
  %here.one = insertelement <{PIECES} x i64> poison, i64 %here, i32 0
  %here.all = shufflevector <{PIECES} x i64> %here.one, <{PIECES} x i64> poison, <{PIECES} x i32> zeroinitializer
  %row.one = insertelement <{PIECES} x i64> poison, i64 %row, i32 0
  %row.all = shufflevector <{PIECES} x i64> %row.one, <{PIECES} x i64> poison, <{PIECES} x i32> zeroinitializer
  %second.one = insertelement <{PIECES} x i64> poison, i64 %second, i32 0
  %second.all = shufflevector <{PIECES} x i64> %second.one, <{PIECES} x i64> poison, <{PIECES} x i32> zeroinitializer
  %base.one = insertelement <{PIECES} x i64> poison, i64 %base, i32 0
  %base.all = shufflevector <{PIECES} x i64> %base.one, <{PIECES} x i64> poison, <{PIECES} x i32> zeroinitializer
  %mask.one = insertelement <{PIECES} x i64> poison, i64 %mask, i32 0
  %mask.all = shufflevector <{PIECES} x i64> %mask.one, <{PIECES} x i64> poison, <{PIECES} x i32> zeroinitializer
  %down = mul <{PIECES} x i64> %row.all, <{_ROW}>
  %right = mul <{PIECES} x i64> %second.all, <{_HALF}>
  %moved = add <{PIECES} x i64> %down, %right
  %at = add <{PIECES} x i64> %here.all, %moved
  %line = lshr <{PIECES} x i64> %at, splat (i64 7)
  %turn = sub <{PIECES} x i64> %line, %base.all
  %bits = and <{PIECES} x i64> %turn, %mask.all
  %exchange = shl <{PIECES} x i64> %bits, splat (i64 4)
  %piece = xor <{PIECES} x i64> %at, %exchange
  ret <{PIECES} x i64> %piece
}}"""


def addresses_name(*, turned: bool) -> str:
    """Return the name of the function that gives the addresses of the pieces of a group.

    Example:
        >>> addresses_name(turned=True)
        '@tile.addresses.turned'
    """
    return f"@tile.addresses{'.turned' if turned else ''}"


def unfit_name(*, turned: bool) -> str:
    """Return the name of the function that looks for a group with a piece outside of memory; -1 if there is none.

    Example:
        >>> unfit_name(turned=False)
        '@tile.unfit'
    """
    return f"@tile.unfit{'.turned' if turned else ''}"


def _unfit(*, turned: bool) -> str:
    vector = f"<{PIECES} x i64>"
    parameters = "i64 %tile, i64 %first, i64 %end, i64 %start, i64 %room"
    return f"""define internal i64 {unfit_name(turned=turned)}({parameters}) {{
entry:
  %start.one = insertelement {vector} poison, i64 %start, i32 0
  %start.all = shufflevector {vector} %start.one, {vector} poison, <{PIECES} x i32> zeroinitializer
  %room.one = insertelement {vector} poison, i64 %room, i32 0
  %room.all = shufflevector {vector} %room.one, {vector} poison, <{PIECES} x i32> zeroinitializer
  br label %loop
loop:
  %group = phi i64 [ %first, %entry ], [ %next, %good ]
  %at = call {vector} {addresses_name(turned=turned)}(i64 %tile, i64 %group)
  %offset = sub {vector} %at, %start.all
  %beyond = icmp ugt {vector} %offset, %room.all
  %bits = bitcast <{PIECES} x i1> %beyond to i{PIECES}
  %bad = icmp ne i{PIECES} %bits, 0
  br i1 %bad, label %found, label %good
good:
  %next = add i64 %group, 1
  %done = icmp eq i64 %next, %end
  br i1 %done, label %none, label %loop
found:
  ret i64 %group
none:
  ret i64 -1
}}"""


def _half_name(*, turned: bool) -> str:
    return f"@tile.half{'.turned' if turned else ''}"


def _half(*, turned: bool) -> str:
    """Return the function that loads half a group from its pieces, as a register of `mma` holds it."""
    count = PIECE_BYTES // 2
    lines = [
        f"define internal <{LANES} x i32> {_half_name(turned=turned)}(ptr %base, <{PIECES} x i64> %at, i32 %first) {{"
    ]
    for row in range(GROUP_ROWS):
        lines += [
            f"  %index.{row} = add i32 %first, {row}",
            f"  %far.{row} = extractelement <{PIECES} x i64> %at, i32 %index.{row}",
            f"  %here.{row} = getelementptr i8, ptr %base, i64 %far.{row}",
            f"  %w{count}.{row} = load <{count} x i16>, ptr %here.{row}, align 4",
        ]
    while count < 2 * LANES:
        order = ", ".join(f"i32 {word}" for word in range(2 * count))
        for index in range(LANES // count):
            first, second = f"%w{count}.{2 * index}", f"%w{count}.{2 * index + 1}"
            joined = f"<{count} x i16> {first}, <{count} x i16> {second}, <{2 * count} x i32> <{order}>"
            lines.append(f"  %w{2 * count}.{index} = shufflevector {joined}")
        count *= 2
    whole = f"%w{count}.0"
    if turned:
        order = ", ".join(f"i32 {GROUP_ROWS * k + row}" for row in range(GROUP_ROWS) for k in range(GROUP_ROWS))
        lines.append(
            f"  %turned = shufflevector <{count} x i16> {whole}, <{count} x i16> poison, <{count} x i32> <{order}>"
        )
        whole = "%turned"
    lines += [f"  %words = bitcast <{count} x i16> {whole} to <{LANES} x i32>", f"  ret <{LANES} x i32> %words", "}"]
    return "\n".join(lines)


@lru_cache
def reading(*, turned: bool) -> tuple[str, ...]:
    """Return the functions that find, check and load the pieces of a tile, by rows or `turned`.

    Example:
        >>> len(reading(turned=False))
        3
    """
    return _addresses(turned=turned), _unfit(turned=turned), _half(turned=turned)


def name(product: Product, *, a_in_shared: bool, turned: tuple[bool, bool], adds: bool) -> str:
    """Return the name of the function that multiplies.

    Example:
        >>> part = Product(rows=16, depth=16, a="f16", b="f16", c="f32", d="f32", of_warpgroup=True)
        >>> name(part, a_in_shared=True, turned=(False, True), adds=True)
        '@wgmma.16.f16.f16.f32.shared.turned.b'
    """
    words = [str(product.depth), product.a, product.b, product.d]
    words += ["saturated"] * product.saturates + ["shared"] * a_in_shared + ["alone"] * (not adds)
    words += [f"turned.{part}" for part, is_turned in zip("ab", turned, strict=True) if is_turned]
    return "@wgmma." + ".".join(words)


@lru_cache
def function(
    product: Product, *, a_in_shared: bool, turned: tuple[bool, bool], adds: bool
) -> tuple[str, tuple[str, ...]]:
    """Return the function that multiplies a warp's rows of a by all columns of b, and the intrinsics to declare.

    It takes the frame of a warp and a table with the places of the registers of d, c (if it `adds`) and a (unless that
    is shared) in it; then shared memory, the descriptors of a and b, the first group of a that is the warp's, the
    number of groups of b, the lanes in which c counts, and bits to flip in a. It reads a register of c before it writes
    that of d.

    Example:
        >>> part = Product(rows=16, depth=32, a="s8", b="s8", c="s32", d="s32", of_warpgroup=True)
        >>> text, _ = function(part, a_in_shared=False, turned=(False, False), adds=True)
        >>> text.splitlines()[0].split("(")[0]
        'define internal void @wgmma.32.s8.s8.s32'
    """
    registers, own_name = product.registers[3], name(product, a_in_shared=a_in_shared, turned=turned, adds=adds)
    type_ = SUMS[product.d]
    body = Body()
    say = body.lines.append
    say("entry:")
    total = body.emit(f"mul i32 %groups, {registers}")
    if a_in_shared:
        for group in range(2):
            number = body.emit(f"add i64 %first, {group}")
            at = body.emit(f"call <{PIECES} x i64> {addresses_name(turned=turned[0])}(i64 %tile.a, i64 {number})")
            for half in range(HALVES):
                pieces = f"ptr %base, <{PIECES} x i64> {at}, i32 {GROUP_ROWS * half}"
                say(f"  %held{group + 2 * half} = call <32 x i32> {_half_name(turned=turned[0])}({pieces})")
    else:
        first = body.emit(f"mul i32 {total}, {2 if adds else 1}")
        for index in range(4):
            place = _place(body, body.emit(f"add i32 {first}, {index}"))
            say(f"  %held{index} = load <32 x i32>, ptr {place}, align {PLACE_ALIGNMENT}")
    flip = body.emit("insertelement <32 x i32> poison, i32 %flip, i32 0")
    flip = body.emit(f"shufflevector <32 x i32> {flip}, <32 x i32> poison, <32 x i32> zeroinitializer")
    for index in range(4):
        say(f"  %a{index} = xor <32 x i32> %held{index}, {flip}")
    counts = body.emit("bitcast i32 %with.c to <32 x i1>")
    say("  br label %loop")
    say("loop:")
    say("  %group = phi i32 [ 0, %entry ], [ %group.next, %loop ]")
    number = body.emit("zext i32 %group to i64")
    at = body.emit(f"call <{PIECES} x i64> {addresses_name(turned=turned[1])}(i64 %tile.b, i64 {number})")
    for half in range(HALVES):
        pieces = f"ptr %base, <{PIECES} x i64> {at}, i32 {GROUP_ROWS * half}"
        say(f"  %b{half} = call <32 x i32> {_half_name(turned=turned[1])}({pieces})")
    own = body.emit(f"mul i32 %group, {registers}")
    of_c = body.emit(f"add i32 {own}, {total}")
    for index in range(registers):
        if not adds:
            say(f"  %c{index} = freeze <32 x {type_}> zeroinitializer")
            continue
        place = _place(body, body.emit(f"add i32 {of_c}, {index}"))
        held = body.emit(f"load <32 x {type_}>, ptr {place}, align {PLACE_ALIGNMENT}")
        say(f"  %c{index} = select <32 x i1> {counts}, <32 x {type_}> {held}, <32 x {type_}> zeroinitializer")
    for index, sums in enumerate(sums_of(body, product)):
        place = _place(body, body.emit(f"add i32 {own}, {index}"))
        say(f"  store <32 x {type_}> {sums}, ptr {place}, align {PLACE_ALIGNMENT}")
    say("  %group.next = add i32 %group, 1")
    say("  %done = icmp eq i32 %group.next, %groups")
    say("  br i1 %done, label %exit, label %loop")
    say("exit:")
    parameters = (
        "ptr %frame, ptr %places, ptr %base, i64 %tile.a, i64 %tile.b, i64 %first, i32 %groups, i32 %with.c, i32 %flip"
    )
    head = f"define internal void {own_name}({parameters}) noinline {{"
    return "\n".join([head, *body.lines, "  ret void", "}"]), INTRINSICS


def _place(body: Body, index: str) -> str:
    """Return the address of a register by its number in the table."""
    entry = body.emit(f"getelementptr i32, ptr %places, i32 {index}")
    return body.emit(f"getelementptr i8, ptr %frame, i32 {body.emit(f'load i32, ptr {entry}')}")
