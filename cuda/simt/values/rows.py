"""The code that loads matrices of 8 by 8 numbers of 16 bits, a row of 16 bytes at each lane's address.

The rule: in registers lane l holds two neighbours of row l / 4, so the eight rows of a matrix, one after the other, are
its register. Transposed, the lane holds two numbers of column l / 4, one below the other.

Source: PTX ISA 9.7.14.5.15, "Warp-level matrix load instruction".
"""

from __future__ import annotations

from functools import lru_cache

from warplens.cuda.simt.counting.rules import LANES
from warplens.cuda.simt.values.tensors import PLACE_ALIGNMENT

ROWS = 8
ROW_WORDS = 4
NO_ROW = "@no.row = internal constant [16 x i8] zeroinitializer"
"""The functions need this constant beside them."""


def name(count: int, copies: int, *, transposed: bool) -> str:
    """Return the name of the function that loads `count` matrices, each to so many registers.

    Example:
        >>> name(4, 1, transposed=True)
        '@rows.4.1.transposed'
    """
    return f"@rows.{count}.{copies}{'.transposed' if transposed else ''}"


@lru_cache
def function(count: int, copies: int, *, transposed: bool) -> str:
    """Return the text of that function.

    It takes the frame of a warp and a table with places in it, the matrices of the first copy first; then an address,
    the distances of the rows from it, and the active lanes. The rows of other lanes are zeros.

    Example:
        >>> function(1, 1, transposed=False).splitlines()[0].split("(")[0]
        'define internal void @rows.1.1'
    """
    own_name = name(count, copies, transposed=transposed)
    parameters = "ptr %frame, ptr %places, ptr %base, <32 x i64> %at, i32 %active"
    lines = [f"define internal void {own_name}({parameters}) noinline {{"]
    for row in range(ROWS * count):
        lines += [
            f"  %far.{row} = extractelement <32 x i64> %at, i32 {row}",
            f"  %here.{row} = getelementptr i8, ptr %base, i64 %far.{row}",
            f"  %bit.{row} = and i32 %active, {(1 << row) - (1 << LANES if row == LANES - 1 else 0)}",
            f"  %on.{row} = icmp ne i32 %bit.{row}, 0",
            f"  %row.{row} = select i1 %on.{row}, ptr %here.{row}, ptr @no.row",
            f"  %w{ROW_WORDS}.{row} = load <{ROW_WORDS} x i32>, ptr %row.{row}, align 4",
        ]
    words = ROW_WORDS
    while words < LANES:
        lines += [_joined(words, index) for index in range(LANES * count // (2 * words))]
        words *= 2
    for matrix in range(count):
        register = f"%w{LANES}.{matrix}"
        if transposed:
            lines += _transposed(register, matrix)
            register = f"%turned.{matrix}"
        for copy in range(copies):
            index = copy * count + matrix
            lines += [
                f"  %entry.{index} = getelementptr i32, ptr %places, i64 {index}",
                f"  %place.{index} = load i32, ptr %entry.{index}",
                f"  %to.{index} = getelementptr i8, ptr %frame, i32 %place.{index}",
                f"  store <32 x i32> {register}, ptr %to.{index}, align {PLACE_ALIGNMENT}",
            ]
    return "\n".join([*lines, "  ret void", "}"])


def _joined(words: int, index: int) -> str:
    """Return the instruction that puts two neighbouring vectors of so many words into one."""
    type_ = f"<{words} x i32>"
    order = ", ".join(f"i32 {word}" for word in range(2 * words))
    first, second = f"%w{words}.{2 * index}", f"%w{words}.{2 * index + 1}"
    return f"  %w{2 * words}.{index} = shufflevector {type_} {first}, {type_} {second}, <{2 * words} x i32> <{order}>"


def _transposed(register: str, matrix: int) -> list[str]:
    order = ", ".join(
        f"i32 {ROWS * (2 * (lane % ROW_WORDS) + below) + lane // ROW_WORDS}"
        for lane in range(LANES)
        for below in (0, 1)
    )
    return [
        f"  %halves.{matrix} = bitcast <32 x i32> {register} to <64 x i16>",
        f"  %moved.{matrix} = shufflevector <64 x i16> %halves.{matrix}, <64 x i16> poison, <64 x i32> <{order}>",
        f"  %turned.{matrix} = bitcast <64 x i16> %moved.{matrix} to <32 x i32>",
    ]
