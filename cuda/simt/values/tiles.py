"""The code that reads matrices from memory: rows for `ldmatrix`, and tiles of shared memory for `wgmma`, a warp's part.

The rule: matrices are read in pieces of 16 bytes. A group of a tile is eight rows of a, or eight columns of b, of 32
bytes each: two halves of eight pieces. Where a descriptor leads to is what an H100 was seen to do for descriptors of
every kind, those included that no layout of the manual has: the offsets count from the start wherever that lies, and a
piece is exchanged with another of its row by the bits of its own address.

Source: PTX ISA 9.7.14.5.15, "Warp-level matrix load instruction"; 9.7.15.5.1, "Shared memory matrix layout" and "Matrix
descriptor format"; `tests/golden/wgmma`.
"""

from collections.abc import Sequence
from functools import lru_cache

from warplens.cuda.simt.counting.rules import LANES
from warplens.cuda.simt.values.tensors import INTRINSICS, PLACE_ALIGNMENT, SUMS, Body, Product, place_of, sums_of
from warplens.cuda.simt.values.value import filled, source

GROUP_ROWS = 8
HALVES = 2
PIECES = GROUP_ROWS * HALVES  # a group has this many pieces of `PIECE_BYTES`
PIECE_BYTES = 16
ROW_BYTES = HALVES * PIECE_BYTES
WARPS = 4  # a warpgroup has this many warps
NO_ROW = "@no.row = internal constant [16 x i8] zeroinitializer"  # the functions that read rows need this beside them
_VECTOR = f"<{PIECES} x i64>"
_ROW = ", ".join(f"i64 {piece % GROUP_ROWS}" for piece in range(PIECES))
_HALF = ", ".join(f"i64 {piece // GROUP_ROWS}" for piece in range(PIECES))


def _joined(elements: int, type_: str, index: int) -> str:
    """Return the instruction that puts the `index`-th neighbouring vectors `%w`, of this many elements, into one."""
    vector = f"<{elements} x {type_}>"
    order = ", ".join(f"i32 {element}" for element in range(2 * elements))
    halves = f"{vector} %w{elements}.{2 * index}, {vector} %w{elements}.{2 * index + 1}"
    return f"  %w{2 * elements}.{index} = shufflevector {halves}, <{2 * elements} x i32> <{order}>"


@lru_cache
def rows(count: int, copies: int, *, transposed: bool) -> tuple[str, str]:
    """Return name and text of the function that loads `count` matrices of 8 by 8 numbers, each to this many registers.

    It takes the frame of a warp and a table with places in it, the matrices of the first copy first; then an address,
    the distances of the rows from it, and the active lanes. The rows of other lanes are zeros. In registers lane l
    holds two neighbours of row l / 4, so the eight rows of a matrix, one after the other, are its register; transposed,
    it holds two numbers of column l / 4, one below the other.
    """
    name = f"@rows.{count}.{copies}{'.transposed' if transposed else ''}"
    parameters = "ptr %frame, ptr %places, ptr %base, <32 x i64> %at, i32 %active"
    lines = [f"define internal void {name}({parameters}) noinline {{"]
    words = PIECE_BYTES // 4
    for row in range(GROUP_ROWS * count):
        bit = (1 << row) - (1 << LANES if row == LANES - 1 else 0)
        lines.append(filled("values/tile_row.ll", row=row, bit=bit, words=words))
    lanes = ", ".join(
        f"i32 {GROUP_ROWS * (2 * (lane % words) + below) + lane // words}" for lane in range(LANES) for below in (0, 1)
    )
    order = f"<64 x i32> <{lanes}>"
    while words < LANES:
        lines += [_joined(words, "i32", index) for index in range(LANES * count // (2 * words))]
        words *= 2
    for matrix in range(count):
        register = f"%w{LANES}.{matrix}"
        if transposed:
            lines += [
                f"  %halves.{matrix} = bitcast <32 x i32> {register} to <64 x i16>",
                f"  %moved.{matrix} = shufflevector <64 x i16> %halves.{matrix}, <64 x i16> poison, {order}",
                f"  %turned.{matrix} = bitcast <64 x i16> %moved.{matrix} to <32 x i32>",
            ]
            register = f"%turned.{matrix}"
        for index in range(matrix, copies * count, count):
            names = {"index": index, "register": register, "alignment": PLACE_ALIGNMENT}
            lines.append(filled("values/tile_register.ll", **names))
    return name, "\n".join([*lines, "  ret void", "}"])


def _addresses(*, turned: bool) -> str:
    steps = source(f"values/tile_{'turned' if turned else 'rows'}.ll").rstrip()
    spread = "\n".join(
        f"  %{name}.one = insertelement {_VECTOR} poison, i64 %{name}, i32 0\n"
        f"  %{name}.all = shufflevector {_VECTOR} %{name}.one, {_VECTOR} poison, <{PIECES} x i32> zeroinitializer"
        for name in ("here", "row", "second", "base", "mask")
    )
    names = {"name": part_name("addresses", turned=turned), "vector": _VECTOR, "rows": _ROW, "halves": _HALF}
    return filled("values/tile_addresses.ll", steps=steps, spread=spread, **names)


def part_name(part: str, *, turned: bool) -> str:
    """Return the name of a function of the pieces of a tile.

    `addresses` gives those of a group, `unfit` looks for a group with a piece outside of memory (-1: there is none),
    and `half` loads half a group.

    Example:
        >>> part_name("addresses", turned=True)
        '@tile.addresses.turned'
    """
    return f"@tile.{part}{'.turned' if turned else ''}"


def _half(*, turned: bool) -> str:
    """Return the function that loads half a group from its pieces, as a register of `mma` holds it."""
    count = PIECE_BYTES // 2
    own = part_name("half", turned=turned)
    lines = [f"define internal <{LANES} x i32> {own}(ptr %base, {_VECTOR} %at, i32 %first) {{"]
    lines += [filled("values/tile_piece.ll", row=row, vector=_VECTOR, count=count) for row in range(GROUP_ROWS)]
    while count < 2 * LANES:
        lines += [_joined(count, "i16", index) for index in range(LANES // count)]
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
    """Return the functions that find, check and load the pieces of a tile, by rows or `turned`."""
    names = {"name": part_name("unfit", turned=turned), "addresses": part_name("addresses", turned=turned)}
    unfit = filled("values/tile_unfit.ll", pieces=PIECES, vector=_VECTOR, **names)
    return _addresses(turned=turned), unfit, _half(turned=turned)


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
    """
    registers, type_ = product.registers[3], SUMS[product.d]
    body = Body()
    say = body.lines.append
    say("entry:")
    total = body.emit(f"mul i32 %groups, {registers}")

    def load_group(tile: str, number: str, names: Sequence[str], *, turned: bool) -> None:
        at = body.emit(f"call {_VECTOR} {part_name('addresses', turned=turned)}(i64 {tile}, i64 {number})")
        for half, held in enumerate(names):
            pieces = f"ptr %base, {_VECTOR} {at}, i32 {GROUP_ROWS * half}"
            say(f"  {held} = call <32 x i32> {part_name('half', turned=turned)}({pieces})")

    if a_in_shared:
        for group in range(2):
            number = body.emit(f"add i64 %first, {group}")
            load_group("%tile.a", number, (f"%held{group}", f"%held{group + 2}"), turned=turned[0])
    else:
        first = body.emit(f"mul i32 {total}, {2 if adds else 1}")
        for index in range(4):
            place = place_of(body, f"i32 {body.emit(f'add i32 {first}, {index}')}")
            say(f"  %held{index} = load <32 x i32>, ptr {place}, align {PLACE_ALIGNMENT}")
    flip = body.emit("insertelement <32 x i32> poison, i32 %flip, i32 0")
    flip = body.emit(f"shufflevector <32 x i32> {flip}, <32 x i32> poison, <32 x i32> zeroinitializer")
    for index in range(4):
        say(f"  %a{index} = xor <32 x i32> %held{index}, {flip}")
    counts = body.emit("bitcast i32 %with.c to <32 x i1>")
    say("  br label %loop")
    say("loop:")
    say("  %group = phi i32 [ 0, %entry ], [ %group.next, %loop ]")
    load_group("%tile.b", body.emit("zext i32 %group to i64"), ("%b0", "%b1"), turned=turned[1])
    own = body.emit(f"mul i32 %group, {registers}")
    of_c = body.emit(f"add i32 {own}, {total}")
    for index in range(registers):
        if not adds:
            say(f"  %c{index} = freeze <32 x {type_}> zeroinitializer")
            continue
        place = place_of(body, f"i32 {body.emit(f'add i32 {of_c}, {index}')}")
        held = body.emit(f"load <32 x {type_}>, ptr {place}, align {PLACE_ALIGNMENT}")
        say(f"  %c{index} = select <32 x i1> {counts}, <32 x {type_}> {held}, <32 x {type_}> zeroinitializer")
    for index, sums in enumerate(sums_of(body, product)):
        place = place_of(body, f"i32 {body.emit(f'add i32 {own}, {index}')}")
        say(f"  store <32 x {type_}> {sums}, ptr {place}, align {PLACE_ALIGNMENT}")
    say("  %group.next = add i32 %group, 1")
    say("  %done = icmp eq i32 %group.next, %groups")
    say("  br i1 %done, label %exit, label %loop")
    say("exit:")
    parameters = (
        "ptr %frame, ptr %places, ptr %base, i64 %tile.a, i64 %tile.b, i64 %first, i32 %groups, i32 %with.c, i32 %flip"
    )
    own_name = name(product, a_in_shared=a_in_shared, turned=turned, adds=adds)
    head = f"define internal void {own_name}({parameters}) noinline {{"
    return "\n".join([head, *body.lines, "  ret void", "}"]), INTRINSICS
