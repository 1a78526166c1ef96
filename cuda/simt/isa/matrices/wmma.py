"""Products of matrices whose layout in registers the manual leaves open (PTX ISA 9.7.14.4): those of `nvcuda::wmma`.

The rule: an element is in the lane and register in which an H200 has it, those of two `mma`. So loads and stores make
the requests of its machine code, and a product is two of `mma`. With 8 rows and 32 columns a and b are exchanged, and c
is transposed in registers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from warplens.cuda.ptx import tree
from warplens.cuda.simt.counting.counts import Unit
from warplens.cuda.simt.isa.matrices import transfers
from warplens.cuda.simt.isa.matrices.mma import multiply
from warplens.cuda.simt.isa.memory.addresses import located
from warplens.cuda.simt.isa.registry import Access, instruction, unsupported
from warplens.cuda.simt.program.blocks import LLVM_TYPES, Op
from warplens.cuda.simt.values.algebra import Algebra
from warplens.cuda.simt.values.tensors import Product
from warplens.cuda.simt.values.value import LANE_NUMBERS, Value

WHOLE = ("m16n16k16", "m32n8k16", "m8n32k16")
SHAPES = {
    **dict.fromkeys(("f16", "bf16", "s8", "u8"), WHOLE),
    "tf32": ("m16n16k8",),
    "f64": ("m8n8k4",),
}
"""The shapes for each type of a and b."""
BYTES = {"s8": 1, "u8": 1, "f16": 2, "bf16": 2, "f64": 8, **dict.fromkeys(("tf32", "f32", "s32"), 4)}
F16_REGISTERS = 8
"""a or b of f16 takes this many registers, which hold each element twice or four times."""
BOUNDARY = 8
"""A tile has this many rows: lane l holds elements of row (or column) l / 4."""


@dataclass(frozen=True, slots=True)
class _Fragment:
    """The layout of a matrix in registers: tiles of 8 rows (`turned`: columns) with `each` elements a lane.

    `origins` are the first row and column of each tile; the elements of a lane are neighbours in the row (column).
    """

    origins: tuple[tuple[int, int], ...]
    each: int
    turned: bool

    def elements(self, origin: tuple[int, int], step: int) -> tuple[list[int], list[int]]:
        """Return row and column of the `step`-th element of each lane in a tile."""
        across = [lane // 4 for lane in LANE_NUMBERS]
        along = [self.each * (lane % 4) + step for lane in LANE_NUMBERS]
        rows, columns = (along, across) if self.turned else (across, along)
        return [origin[0] + row for row in rows], [origin[1] + column for column in columns]


def _fragment(part: str, shape: str, type_: str) -> _Fragment:
    rows, columns, depth = (int(x) for x in shape.replace("n", " ").replace("k", " ")[1:].split())
    swapped = columns == 32
    if part in {"c", "d"}:
        origins = [(row, column) for column in range(0, columns, 8) for row in range(0, rows, 8)]
        return _Fragment(tuple(origins), 2, swapped)
    each = max(1, 4 // BYTES[type_])
    if part == "a":
        starts = range(0, rows, 8)
        origins = [(row + low, deep) for row in starts[::2] for deep in range(0, depth, 4 * each) for low in (0, 8)]
        return _Fragment(tuple((row, deep) for row, deep in origins if row < rows), each, turned=False)
    origins = []
    for column in range(0, columns, 16):
        pair = [x for x in (column, column + 8) if x < columns]
        deeps = range(0, depth, 4 * each)
        if swapped:
            origins += [(deep, x) for deep in deeps for x in pair]
        else:
            origins += [(deep, x) for x in pair for deep in deeps]
    return _Fragment(tuple(origins), each, turned=True)


def _results(instruction: tree.Instruction) -> int:
    """Return 0 for a store."""
    return int("store" not in instruction.modifiers)


@instruction(
    "wmma",
    unit=Unit.TENSOR,
    section="9.7.14.4",
    writes=_results,
    access=Access.MATRIX,
    exchanges=True,
    forms=(
        ".load(.a,.b).sync.aligned(.row,.col)(.m16n16k16,.m32n8k16,.m8n32k16){.global,.shared}(.f16,.bf16,.s8,.u8)",
        ".load.c.sync.aligned(.row,.col)(.m16n16k16,.m32n8k16,.m8n32k16){.global,.shared}(.f16,.f32,.s32)",
        ".store.d.sync.aligned(.row,.col)(.m16n16k16,.m32n8k16,.m8n32k16){.global,.shared}(.f16,.f32,.s32)",
        ".mma.sync.aligned(.row,.col)(.row,.col)(.m16n16k16,.m32n8k16,.m8n32k16)(.f16,.f32)(.f16,.f32)",
        ".mma.sync.aligned(.row,.col)(.row,.col)(.m16n16k16,.m32n8k16,.m8n32k16).f32.bf16.bf16.f32",
        ".mma.sync.aligned(.row,.col)(.row,.col)(.m16n16k16,.m32n8k16,.m8n32k16).s32(.s8.s8,.u8.u8).s32{.satfinite}",
        ".load(.a,.b).sync.aligned(.row,.col).m16n16k8{.global,.shared}.tf32",
        ".mma.sync.aligned(.row,.col)(.row,.col).m16n16k8.f32.tf32.tf32.f32",
        ".load(.a,.b,.c).sync.aligned(.row,.col).m8n8k4{.global,.shared}.f64",
        ".mma.sync.aligned(.row,.col)(.row,.col).m8n8k4.f64.f64.f64.f64",
    ),
)
def wmma(m: Algebra, op: Op) -> None:
    """`load`: d = a, b or c from rows or columns in memory; `store`: the reverse of d; `mma`: d = a * b + c."""
    m.lanes.require_members(op, m.known("i32", -1))
    match op.instruction.modifiers[0]:
        case "load":
            _load(m, op)
        case "store":
            _store(m, op)
        case _:
            _multiply(m, op)


@dataclass(frozen=True, slots=True)
class _Move:
    """A fragment between registers and memory: its base, the distance of rows (columns) and the space."""

    fragment: _Fragment
    type: str
    by_rows: bool
    base: Value
    stride: Value
    space: tree.Space | None

    @property
    def runs_along(self) -> bool:
        """Whether the elements of a lane are neighbours in memory."""
        return self.by_rows is not self.fragment.turned

    def address(self, m: Algebra, rows: Sequence[int], columns: Sequence[int]) -> Value:
        """Return the address of an element for each lane."""
        outer, inner = (rows, columns) if self.by_rows else (columns, rows)
        size = BYTES[self.type]
        far = m.multiply(self.stride, m.from_lanes("i64", [size * x for x in outer]))
        return m.add(m.add(self.base, far), m.from_lanes("i64", [size * x for x in inner]))


def _move(m: Algebra, op: Op, address: tree.Operand, stride: Sequence[tree.Operand]) -> _Move:
    modifiers = op.instruction.modifiers
    part, type_ = modifiers[1], modifiers[-1]
    shape = next((x for x in modifiers if x in (*WHOLE, "m16n16k8", "m8n8k4")), "")
    accumulates = part in {"c", "d"}
    types = {"f16", "f32", "s32", "f64"} if accumulates else {x for x in SHAPES if shape in SHAPES[x]}
    layout = {"row", "col"} & set(modifiers)
    if not shape or type_ not in types or len(layout) != 1 or (type_ == "f64") != (shape == "m8n8k4"):
        raise unsupported(op, m.program.file_name)
    space, base = located(m, op, m.address(address))
    by_rows = layout == {"row"}
    if stride:
        distance = m.widen("zext", m.read(stride[0], "i32"), "i64")
    else:
        rows, columns, depth = (int(x) for x in shape.replace("n", " ").replace("k", " ")[1:].split())
        height, width = {"a": (rows, depth), "b": (depth, columns)}.get(part, (rows, columns))
        distance = m.known("i64", width if by_rows else height)
    return _Move(_fragment(part, shape, type_), type_, by_rows, base, distance, space)


def _load(m: Algebra, op: Op) -> None:
    d, address, *stride = op.instruction.operands
    move = _move(m, op, address, stride)
    targets = d.elements if isinstance(d, tree.Vector) else (d,)
    is_factor = op.instruction.modifiers[1] in {"a", "b"}
    size = BYTES[move.type]
    each = 1 if size <= 2 else move.fragment.each
    copies = F16_REGISTERS // len(move.fragment.origins) if move.type == "f16" and is_factor else 1
    if len(targets) != copies * each * len(move.fragment.origins):
        raise unsupported(op, m.program.file_name, "number of registers")
    in_rows = size == 2 or (size == 1 and move.runs_along)
    if move.space is tree.Space.SHARED and is_factor and in_rows:
        _load_matrices(m, op, move, targets)
        return
    for target, value in zip(targets, [*_loaded(m, op, move)] * copies, strict=True):
        m.write(target, value)


def _loaded(m: Algebra, op: Op, move: _Move) -> Iterator[Value]:
    """Load tile after tile as the machine code does."""
    fragment, size = move.fragment, BYTES[move.type]
    is_pair, is_byte = size == 2, size == 1
    for origin in fragment.origins:
        if is_pair:
            yield _pairs(m, op, move, origin)
        elif is_byte and move.runs_along:
            yield m.memory.load(op, move.space, ["i32"], move.address(m, *fragment.elements(origin, 0)))[0]
        elif is_byte:
            whole = m.known("i32", 0)
            for step in range(fragment.each):
                (byte,) = m.memory.load(op, move.space, ["i8"], move.address(m, *fragment.elements(origin, step)))
                whole = m.binary("or", whole, m.binary("shl", m.cast("zext", byte, "i32"), m.known("i32", 8 * step)))
            yield whole
        elif move.runs_along:
            types = [LLVM_TYPES["b32" if move.type == "tf32" else move.type]] * fragment.each
            yield from m.memory.load(op, move.space, types, move.address(m, *fragment.elements(origin, 0)))
        else:
            for step in range(fragment.each):
                types = [LLVM_TYPES["b32" if move.type == "tf32" else move.type]]
                yield from m.memory.load(op, move.space, types, move.address(m, *fragment.elements(origin, step)))


def _pairs(m: Algebra, op: Op, move: _Move, origin: tuple[int, int]) -> Value:
    """Load one tile of 16-bit numbers, two at a time, or transposed where they are not neighbours in memory."""
    if move.runs_along:
        return m.memory.load(op, move.space, ["i32"], move.address(m, *move.fragment.elements(origin, 0)))[0]
    rows, columns = _other(move.fragment, origin)
    return transfers.transposed(m, m.memory.load(op, move.space, ["i32"], move.address(m, rows, columns))[0])


def _other(fragment: _Fragment, origin: tuple[int, int]) -> tuple[list[int], list[int]]:
    """Return the first elements of the lanes of a tile with rows and columns exchanged."""
    return _Fragment(fragment.origins, fragment.each, not fragment.turned).elements(origin, 0)


def _load_matrices(m: Algebra, op: Op, move: _Move, targets: Sequence[tree.Operand]) -> None:
    """Load tiles from shared memory as `ldmatrix` does, four, two or one at a time."""
    origins = move.fragment.origins
    side = move.fragment.turned if move.runs_along else not move.fragment.turned
    for first in range(0, len(origins), 4):
        some = origins[first : first + 4]
        starts = [some[lane // BOUNDARY % len(some)] for lane in LANE_NUMBERS]
        numbers = [lane % BOUNDARY for lane in LANE_NUMBERS]
        rows = [start[0] + (0 if side else x) for start, x in zip(starts, numbers, strict=True)]
        columns = [start[1] + (x if side else 0) for start, x in zip(starts, numbers, strict=True)]
        begins = range(first, len(targets), len(origins))
        registers = [targets[begin : begin + len(some)] for begin in begins]
        transfers.load(m, op, move.address(m, rows, columns), registers, transposed=not move.runs_along)


def _store(m: Algebra, op: Op) -> None:
    address, source, *stride = op.instruction.operands
    move = _move(m, op, address, stride)
    fragment, each = move.fragment, 1 if BYTES[move.type] == 2 else 2
    sources = source.elements if isinstance(source, tree.Vector) else (source,)
    if len(sources) != each * len(fragment.origins):
        raise unsupported(op, m.program.file_name, "number of registers")
    llvm = "i32" if move.type == "f16" else LLVM_TYPES[move.type]
    for index, origin in enumerate(fragment.origins):
        values = [m.read(x, llvm) for x in sources[each * index : each * (index + 1)]]
        if move.runs_along:
            m.memory.store(op, move.space, move.address(m, *fragment.elements(origin, 0)), values)
        elif move.type == "f16":
            turned = [transfers.transposed(m, values[0])]
            m.memory.store(op, move.space, move.address(m, *_other(fragment, origin)), turned)
        else:
            for step, value in enumerate(values):
                m.memory.store(op, move.space, move.address(m, *fragment.elements(origin, step)), [value])


def _multiply(m: Algebra, op: Op) -> None:
    d, a, b, c = (x.elements if isinstance(x, tree.Vector) else (x,) for x in op.instruction.operands)
    modifiers = op.instruction.modifiers
    shape = next((x for x in modifiers if x in (*WHOLE, "m16n16k8", "m8n8k4")), "")
    types = [x for x in modifiers if x in BYTES]
    if len(types) == 2:  # f16 alone is not named for a and b
        types = [types[0], "f16", "f16", types[1]]
    if not shape or len(types) != 4 or shape not in SHAPES.get(types[1], ()) or types[1] != types[2]:
        raise unsupported(op, m.program.file_name)
    rows, columns, depth = (int(x) for x in shape.replace("n", " ").replace("k", " ")[1:].split())
    product = Product(
        rows=min(rows, 16) if columns < 32 else 16,
        depth=depth,
        a=types[1],
        b=types[2],
        c=types[3],
        d=types[0],
        saturates="satfinite" in modifiers,
    )
    if columns == 32:
        a, b = b, a
    first, second, third, fourth = product.registers
    for half in range(len(c) // third):
        across = half if columns == 16 else 0
        down = half if columns != 16 else 0
        multiply(
            m,
            product,
            d[fourth * half : fourth * (half + 1)],
            (
                a[first * down : first * (down + 1)],
                b[second * across : second * (across + 1)],
                c[third * half : third * (half + 1)],
            ),
        )
